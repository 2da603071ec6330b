# The review of a recorded game.

review-help = judge the decisions of a recorded game and find those that cost most
review-file = a file of records, one a line
review-line = which line of the file (1)
review-iterations = how often a search tries moves at each decision (200); more is slower and surer
review-top = how many of the costliest decisions to list (5)
review-seed = a word or number that decides what the search guesses (1)
review-json = print the review and its record as JSON
review-progress = Reviewing
review-unfinished = The record ends before the game does. After { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}:
review-plot = The share of a win that each could hope for, from the start to decision { $count }:
review-costliest = The costliest decisions, with their numbers in the plots
review-flawless = The search found no decision that cost anything.
review-decision = decision
review-player = player
review-what = what
review-cost = cost
review-played = played: { $move } ({ $expected })
review-better = better: { $move } ({ $expected })

problem-review-iterations = --iterations { $iterations } should be from 1 to { $most }.
problem-review-top = --top { $top } should be at least 0.
problem-review-broken = { $file }, line { $line } cannot be reviewed, the record breaks: { $fault }
