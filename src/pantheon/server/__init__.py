"""Tables where people and bots play: kept in a database, played over WebSockets."""
