# The server and its commands.

serve-help = tables in the browser, for friends and bots
serve-host = the address to listen on (default 127.0.0.1: only this machine)
serve-port = the port to listen on (default 8451; 0 takes any free one)
serve-database = sqlite:///FILE or postgresql://USER@HOST/NAME (default: a file in your data folder)
serve-origin = another site whose pages may talk to this server, such as https://games.example
serve-thinkers = in how many processes bots think (default 1)
serve-rate = requests that one address and messages that one person may send in a second (default 50)
serve-proxy = believe what the reverse proxy at this address (127.0.0.1) says about addresses and https
serve-metrics = addresses that may read /metrics (only this machine)
serve-open = open the browser
serve-where = Pantheon is at { $address } and keeps its tables in { $database }. Ctrl-C stops it.

backup-help = copy the server's database to a file, while it runs (SQLite)
backup-file = a new file for the copy
backup-done = { $tables ->
    [one] 1 table is
   *[other] { $tables } tables are
} in { $file }. The server's secret is not: without it people are strangers where the copy is restored.
restore-help = put a copy of the server's database in its place (SQLite)
restore-file = a file that backup wrote
restore-replace = put a database that is there aside
restore-done = { $file } is restored, with { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}.
restore-old = What was there is now { $file }.

problem-backup-postgresql = PostgreSQL has its own tools for this: pg_dump and pg_restore.
problem-backup-exists = { $file } exists already; name another file.
problem-backup-failed = { $source } cannot be copied to { $file }: { $reason }.
problem-backup-broken = { $file } is no sound copy of a database: { $reason }.
problem-backup-version = { $file } comes from another version of Pantheon, which this one does not know.
problem-restore-full = { $file } holds a database already; say --replace to put it aside.
problem-restore-busy = { $file } is in use; stop the server first.

problem-database-kind = “{ $kind }:…” is no database; write sqlite:///FILE or postgresql://USER@HOST/NAME.
problem-database-closed = The database { $url } cannot be used: { $reason }
problem-address-bad = “{ $text }” is no address or network, such as 127.0.0.1 or 10.0.0.0/8.
problem-database-newer = The database { $url } was used by a newer Pantheon, which this one does not know.
problem-serve-few = A server needs at least one process in which bots think (--thinkers) and a --rate of 1 or more.
problem-port-taken = Nothing can listen on { $host }:{ $port }: { $reason }. Another port can be named with --port.

problem-person-unknown = You have no name here yet; choose one first.
problem-name-bad = A name has 1 to { $most } letters that can be seen.
problem-link-dead = This link does not work, or not any more; make another one on your first device.

problem-table-unknown = There is no such table.
problem-table-started = This game has begun; nobody can sit down or leave any more.
problem-table-not-started = This game has not begun yet.
problem-table-old = This game of { $game } was begun under rules that have changed since; it cannot be played on here.
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
problem-hint-busy = A bot thinks about a hint for you already.
problem-hello-first = Say hello first.
problem-chat-empty = There is nothing to say in this.
problem-chat-bad = A line of chat is made of letters that can be seen.
problem-message-large = A message has { $most } bytes at most.
problem-message-bad = This message cannot be understood: { $reason }.
problem-request-bad = { $where } is not right: { $reason }.
problem-too-much = That was too much at once; try again in a moment.
problem-sockets-many = You have more than { $most } tables open; close some first.
problem-hint-late = The table has moved on since you asked for a hint; ask once more.
problem-table-arranged = People and bots have come and gone { $most } times at this table; put up another one.
problem-chat-full = { $most } lines have been said at this table; there is no room for more.
problem-clock-long = A clock runs for { $most } days at most.
problem-undo-much = You have taken back { $most } decisions in this game; that is all.
problem-table-broken = What was kept of this table cannot be played; the server has written down why.
problem-origin-foreign = This request comes from another site.
problem-body-large = A request may have { $most } bytes at most.
problem-server-wrong = Something is wrong with the server, and it has written down what; it is not your fault.
problem-store-unavailable = The server cannot keep anything just now; nothing has changed. Try again in a moment.

load-help = how much a server bears: scripted players at many tables
load-tables = tables at once (default 100)
load-minutes = for how long players who think play (default 1); a short while without thought follows
load-database = the database to try (default: a SQLite file that is thrown away); postgresql://USER@HOST/NAME
load-coming = players come
load-thinking = 1 to 3 seconds of thought
load-rushing = no thought
load-leaving = players leave
load-others = others at new tables
load-phase = players
load-moves = moves
load-speed = moves/s
load-p50 = p50 ms
load-p95 = p95 ms
load-p99 = p99 ms
load-errors = errors
load-memory-empty = server before the first table: { $mib } MiB
load-memory-full = server with all tables in play: { $mib } MiB, { $each } KiB a table with its connections
load-memory-rest = server when all have left: { $mib } MiB, { $each } KiB kept for each table
load-memory-again = server after as many others: { $mib } MiB, { $each } KiB for each table more at rest
problem-load-tables = A load has 1 table or more, not { $tables }.
problem-load-minutes = A load lasts longer than { $minutes } minutes.
problem-load-refused = The server has refused { $path }: { $reason }
problem-load-server = The server does not work: { $reason }
