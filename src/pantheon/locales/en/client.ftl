# The browser client.

elysium-name = Elysium
offrandes-name = Offrandes
derby-name = Divinity Derby

client-skip = Skip to the content
client-nav = Pages
client-home = To the start page
client-settings = Settings
client-lost-title = Nothing here
client-lost = There is no page at this address. Perhaps the link was cut short.
client-offline = The server does not answer. Try again in a moment.

client-gallery = Gallery
client-rules = Rules
client-rules-about = Every rule has a number; messages point at it. A mark tells where a rule comes from if it is not printed in the rulebook.
client-powers = Powers

client-welcome = Sit down with the gods
client-players = Players
client-bots = Bots
client-bot-novice = Novice
client-bot-adept = Adept
client-bot-hero = Hero
client-bot-olympian = Olympian
client-options = Options
client-public = list the table publicly
client-choice-off = off
client-choice-on = on
client-choice-dealt = dealt
client-choice-chosen = chosen
client-choice-first = first game
client-choice-opulence = Opulence
client-choice-misfortune = Misfortune
client-choice-wasteland = Wasteland
client-choice-plots = Deadly Plots
client-choice-whybother = Why Bother
client-choice-random = at random
client-play-bots = Play against bots
client-invite = Invite friends
client-mine = My tables
client-mine-none = You sit at no table yet.
client-open = Open tables
client-open-none = Nobody has a public table just now.
client-status-open = waiting for players
client-status-playing = being played
client-status-over = over
client-status-closed = closed
client-free = free seat

client-name = What shall we call you?
client-name-take = That's me
client-name-kept = You have a new name.

client-language = Language
client-language-en = English
client-language-de = Deutsch
client-theme = Colours
client-theme-system = as on this device
client-theme-light = bone (light)
client-theme-dark = glaze (dark)
client-text = Size of the text
client-speed = Moves of others
client-speed-1 = calm
client-speed-2 = brisk
client-speed-4 = fast
client-motion = Things move to where they go
client-sound = Soft sounds

client-table = Table
client-table-none = No table here
client-table-gone = This link leads to no table. Perhaps it was cut short, or the table is gone.
client-table-closed = Everybody has left this table before the game began.
client-reconnecting = The line is broken; we keep trying. Nothing is lost.
client-share = Send this link to those who shall play:
client-link = Link to this table
client-copy = Copy
client-copied = Copied
client-here = here
client-away = away
client-sit = Sit here
client-leave = Leave
client-send-away = Send away
client-start = Begin
client-wait-start = Waiting for the host to begin.

client-parts = Parts of the table
client-tab-board = Board
client-tab-me = Me
client-tab-others = Others
client-tab-log = Log
client-others-turn = { $name } decides.
client-over = The game is over.
client-undo = Undo
client-hint = Hint
client-rematch = Play again
client-chat = Chat
client-chat-say = Say something
client-chat-send = Send

client-replay = Replay
client-to-table = Back to the table
client-scores = Points
client-review = What cost most
client-review-wait = A strong bot looks at every decision. That takes a while.
client-better = { $cost } % of a win; better: { $move }
client-flawless = No decision cost anything worth telling.
client-back = One move back
client-forward = One move on
client-run = Play
client-pause = Pause
client-timeline = Moment of the game
client-record = Download the record

client-seats = Players
client-in-turn = in turn
client-stand-in = a bot sits in
client-hours = { $hours } h
client-hand-over = Let a bot play on
client-come-back = Take my seat back
client-resign = Resign
client-resign-sure = Yes, a bot plays on for me

client-clock = Clock
client-clock-none = none
client-clock-minute = a minute for a move
client-clock-minutes = five minutes for a move
client-clock-game = half an hour for the game
client-clock-day = a day for a move
client-clock-days = three days for a move
client-absent = a bot plays on when time is up
client-hints = hints are allowed

client-unofficial = Pantheon is unofficial; the names of the games belong to their owners.
client-credits = Icons by Lorc, Delapouite and others, game-icons.net, CC BY 3.0.
