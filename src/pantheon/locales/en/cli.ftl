# The commands.

cli-about = Board games of the Greek gods: play them, study them, teach machines to play them.
cli-version = say which Pantheon this is and whether its engine is compiled
cli-lang = the language of all texts
cli-command = COMMAND
cli-commands = commands
cli-game = GAME
cli-game-help = the name of a game; `pantheon games` lists them
cli-option = an option of the game, such as powers=on; can be given several times
cli-values = a file with values to lay over the built-in ones
cli-force = replace a file that exists
cli-replace = { $file } exists already. Replace it? [y/N]

deck-help = show all that is printed on the cards of a game, with its source
deck-export = write the values to a file that can be changed and used with --deck
deck-exported = The values are in { $file }. Change them, then: pantheon play { $game } --deck { $file }

games-help = list the games
games-players = { $least } to { $most } players

verify-help = replay records and say whether they are sound
verify-file = a file of records, one a line
verify-hash = the hash of the seed that the server showed at the start of the game
verify-ok = { $file }: OK ({ $count ->
    [one] 1 record
   *[other] { $count } records
})
verify-broken = { $file }, line { $line }: breaks { $fault }
verify-fault = at action { $ordinal }: { $reason }

simulate-help = play many games with random players
simulate-players = how many players
simulate-games = how many games (1000)
simulate-seed = a word or number that decides all chance (1)
simulate-json = print the result as JSON
simulate-out = write the records of all games to a file
simulate-progress = Playing
simulate-stopped = Stopped after { $games ->
    [one] 1 game
   *[other] { $games } games
}.
simulate-title = { $game }, { $players } random players, { $games ->
    [one] 1 game
   *[other] { $games } games
}
simulate-what = {""}
simulate-mean = mean
simulate-deviation = deviation
simulate-least = least
simulate-most = most
simulate-wins = wins
simulate-decisions = decisions in a game
simulate-points = points of a player
simulate-winning-points = points of the winner
simulate-seat = points of seat { $seat }

replay-help = step through a recorded game
replay-file = a file of records, one a line
replay-line = which line of the file (1)
replay-seat = the seat through whose eyes to look; without it, a spectator's
replay-at = After action { $done } of { $total }.
replay-keys = Enter: next, b: back, a number: go there, q: quit >

play-help = play a game in the terminal, against bots
play-players = how many players, you included
play-seat = your seat, counted from 0 (0)
play-bot = who sits on the other seats (adept): random, greedy, novice, adept, hero, olympian, mcts:0.5s, mcts:2000
play-seed = a word or number that decides all chance
play-resume = go on with the game you left, or with the one in a file
play-welcome = You are { $name }. Type “help” for what you can say.
play-commands = a number, or: why MOVE · hint · undo · save FILE · help [rules | { $rule }] · board · quit
play-allowed = That is allowed.
play-hint = { $move }: a share of { $share } of the win
play-saved = Saved to { $file } ({ $count } actions).
play-kept = Your game is kept: pantheon play { $game } --resume goes on with it.
play-over = The game is over.
play-place = { $place }. { $name } with { $points } points
play-save-over = Type “save FILE” to keep the game, “undo” to take back your last decision, or just Enter to leave.
play-help-text =
    A number picks the choice beside it; where a number is asked for, it is that number.
    A move can also be written out, such as: { $moves }.
    why MOVE     why a move is not allowed, with the number of the rule
    hint         the moves a strong bot likes best; it sees no more than you do
    undo         take back your last decision
    save FILE    write the game to a file, for pantheon replay and verify
    help rules   all rules
    help { $rule }   one rule
    board        draw the table again
    quit         leave; the game is kept and can be resumed
