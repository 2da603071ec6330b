# The server and its commands.

serve-help = tables in the browser, for friends and bots
serve-host = the address to listen on (default 127.0.0.1: only this machine)
serve-port = the port to listen on (default 8451; 0 takes any free one)
serve-database = sqlite:///FILE or postgresql://USER@HOST/NAME (default: a file in your data folder)
serve-origin = another site whose pages may talk to this server, such as https://games.example
serve-thinkers = in how many processes bots think (default 1)
serve-proxy = believe what a reverse proxy says about addresses and https
serve-open = open the browser
serve-where = Pantheon is at { $address } and keeps its tables in { $database }. Ctrl-C stops it.

problem-database-kind = A database is sqlite:///FILE or postgresql://USER@HOST/NAME, and { $url } is neither.
problem-database-closed = The database { $url } cannot be used: { $reason }
problem-port-taken = Nothing can listen on { $host }:{ $port }: { $reason }. Another port can be named with --port.

problem-person-unknown = You have no name here yet; choose one first.
problem-name-bad = A name has 1 to { $most } letters that can be seen.
problem-link-dead = This link does not work, or not any more; make another one on your first device.

problem-table-unknown = There is no such table.
problem-table-started = This game has begun; nobody can sit down or leave any more.
problem-table-not-started = This game has not begun yet.
problem-table-full = Every seat at this table is taken.
problem-table-busy = Too much happens at this table at once; try again.
problem-seat-already = You sit at this table already.
problem-seat-taken = Seat { $seat } is taken.
problem-seat-none = You have no seat at this table.
problem-seat-bot = Seat { $seat } is a bot's.
problem-seats-empty = { $count ->
    [one] One seat is
   *[other] { $count } seats are
} still empty; invite somebody or a bot.
problem-host-only = Only who put up the table can do this.
problem-bot-named = There is no bot { $bot } to invite; there are { $known }.
problem-bots-many = { $bots } bots leave no seat for you at a table for { $players }.
problem-clock-short = A clock has at least 5 seconds.

problem-game-running = This is told when the game is over.
problem-game-over = The game is over.
problem-action-missing = An act names an action.
problem-turn-other = It is not your turn; seat { $seat } decides.
problem-ordinal-old = The table has moved on: you acted at { $given }, and it is at { $now }.
problem-undo-other = Seat { $seat } has decided since; your decision cannot be taken back.
problem-comeback-nothing = No bot sits in for you.
problem-handover-early = The clock of seat { $seat } has not run out.
problem-hint-never = At this table there are no hints.
problem-hello-first = Say hello first.
problem-chat-empty = There is nothing to say in this.
problem-message-large = A message has { $most } bytes at most.
problem-message-bad = This message cannot be understood: { $reason }.
problem-request-bad = { $where } is not right: { $reason }.
problem-too-much = That was too much at once; try again in a moment.
problem-origin-foreign = This request comes from another site.
problem-body-large = A request may have { $most } bytes at most.
problem-store-unavailable = The server cannot keep anything just now; nothing has changed. Try again in a moment.
