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
client-rules-about = Every rule has a number; messages point at it. Below each stands where it comes from; a mark tells which part of it is not printed in the rulebook.
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

client-join = A link or code from a friend
client-join-go = To the table
client-join-none = This is no link to a table. It looks like https://…/table/CODE; the code alone will do.

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
client-speed-100 = at once
client-motion = Things move to where they go
client-sound = Soft sounds

client-device = Another device
client-device-about = A private link makes you the same person on your phone or another computer. It works for a day. Whoever opens it is you, so keep it to yourself.
client-device-make = Make a link
client-device-link = Private link to another device
client-device-done = You are { $name } on this device too.
client-device-other = On this device you are { $name } so far. The link belongs to somebody else, or to yourself under another name.
client-device-become = Be who made the link
client-device-stay = Stay { $name }

client-keys = Keys
client-keys-arrows = go to the nearest thing that can be chosen
client-keys-enter = choose it
client-keys-digits = take the choice that stands there in the line
client-keys-escape = put back what was picked
client-keys-undo = undo
client-keys-hint = hint
client-keys-skip = show the moves of others at once
client-keys-replay = in a replay, one move back or on
client-keys-help = these keys
client-close = Close

client-table = Table
client-table-none = No table here
client-table-gone = This link leads to no table. Perhaps it was cut short, or the table is gone.
client-table-closed = Everybody has left this table before the game began.
client-table-full = Every seat at this table is taken. You can look on when the game has begun.
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
client-tab-glows = (something can be chosen here)
client-story-jump = See this moment in the replay
client-others-turn = { $name } decides.
client-over = The game is over.
client-undo = Undo
client-hint = Hint
client-skip-moves = Skip
client-fold = Fold ▾
client-unfold = Choices ▴
client-rematch = Play again
client-rematch-look = To the next game
client-chat = Chat
client-chat-say = Say something
client-chat-send = Send

client-replay = Replay
client-replay-review = Replay and review
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

client-watching = You are watching this game.
client-winner = has won
client-source-rulebook = printed in the rulebook
client-source-inferred = follows from the rulebook
client-source-public = publicly known
client-source-house = house: the rulebook does not print it

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
