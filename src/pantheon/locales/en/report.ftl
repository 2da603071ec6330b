# The words of the HTML reports.

report-reading = What it says
report-unfinished = { $played } of { $games } games have been played so far.
report-alone = { $bot } plays against itself, so only the seats can be compared.
report-bot-above = { $bot } wins { $share } of its games, more than the fair share of { $fair }: the interval ({ $low } to { $high }) lies above it.
report-bot-below = { $bot } wins { $share } of its games, less than the fair share of { $fair }: the interval ({ $low } to { $high }) lies below it.
report-bot-open = { $bot } wins { $share } of its games, which may be chance: the interval ({ $low } to { $high }) holds the fair share of { $fair }.
report-seat-above = Seat { $seat } is better than fair beyond chance: it wins { $share } ({ $low } to { $high }) instead of { $fair }.
report-seat-below = Seat { $seat } is worse than fair beyond chance: it wins { $share } ({ $low } to { $high }) instead of { $fair }.
report-seats-open = No seat is better or worse than fair beyond chance.

report-standings = Standings
report-columns = The lead is a bot's points less the mean of the others at its table; the rating is openskill's (Plackett-Luce), with its uncertainty.


report-fair = fair share
report-wins = Wins of each bot
report-wins-caption = The share of games won, with its 95 % interval (Wilson). A shared win is shared out.
report-points = Points of each bot
report-points-caption = How often a bot ended with how many points; the strokes, and the figures on the right, are medians.
report-ratings = Ratings over the games
report-ratings-caption = The rating after each game, and a band as wide as its uncertainty. A rating may rise or fall with the luck of a few games.
report-seats = Wins of each seat
report-seat = seat { $seat }
report-seats-caption = Bots take turns in the seats, so a difference is the seat's. The intervals hold together with 95 %, and allow for each deal being played once in every seating.

report-played = What was played
report-what-game = game
report-what-options = options
report-what-players = players
report-what-bots = bots
report-what-seed = seed
report-what-games = games
report-what-version = Pantheon
report-command = The command that plays these games (bots that think for a time, not for a number of iterations, may decide otherwise the next time):
report-values = Values laid over the built-in ones:
