# The arena and the studies.

arena-help = let bots play many games against each other
arena-bots = the bots, such as hero,greedy,random or hero,greedy*3; also mcts:0.5s, mcts:2000, openspiel-ismcts:0.5s and learned:policy.npz
arena-players = the number of players
arena-games = how many games in all
arena-seed = what the deals and the bots' chance depend on
arena-jobs = how many processes play
arena-backend = where the games are played: here, or on a Ray cluster
arena-address = the address of a running Ray cluster
arena-out = the folder that keeps the games; a second call goes on where the first stopped
arena-progress = Playing
arena-stopped = Stopped. { $games } games are kept; the same command goes on.
arena-report = The report is in { $file }.
arena-title = { $game }, { $players } players, { $games } games
arena-fair = A fair share is { $share }; intervals are 95 %.
arena-bot = bot
arena-played = games
arena-share = wins
arena-interval = interval
arena-points = points
arena-gap = lead
arena-rating = rating
arena-millis = ms a decision
