"""Many games: matches between bots, tournaments, ratings, studies and reports."""
