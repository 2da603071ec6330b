# What every game shares.

refuse-over = The game is over.
refuse-not-asked = That answers another question than the one asked now.

problem-action-unknown = There is no action { NUMBER($action, useGrouping: 0) }; the actions are numbered 0 to { $last }.
problem-verb-unknown = “{ $text }” is no move; moves begin with one of: { $verbs }.
problem-arguments-wrong = The move “{ $verb }” is written “{ $wanted }”.
problem-argument-unknown = “{ $word }” is no { $domain }; known are: { $values }.
problem-players-wrong = { $game } is for { $least } to { $most } players, not for { $players }.
problem-deck-none = { $game } has no deck to print.
problem-game-unknown = There is no game “{ $game }”; the games are: { $known }.
problem-option-unknown = There is no option “{ $option }”; the options are: { $known }.
problem-option-choice = The option { $option } cannot be “{ $choice }”; it can be: { $known }.
problem-option-form = “{ $text }” is no option; write it as name=choice.
problem-format-unknown = The format { $found } is unknown; this version reads format { $known }.
problem-version-wrong = It was made with the rules { $found }; this version plays { $known }.
problem-state-broken = This is no state of { $game }: { $reason }.
problem-record-broken = This is no record: { $reason }.
problem-record-entry = The entry “{ $entry }” of the record is missing or wrong: { $found }.
problem-record-where = { $file }, line { $line }: { $reason }
problem-record-empty = { $file } holds no record.
problem-digest-differs = All moves are allowed, but they lead to another position than the recorded one.
problem-value-missing = The value “{ $entry }” is missing.
problem-value-unknown = There is no value “{ $entry }”; known there are: { $known }.
problem-value-absurd = The value “{ $entry }” is { $found }; it must be a whole number from { $least } to { $most }.
problem-value-count = The value “{ $entry }” is { $found }; it must be a list of { $count } whole numbers.
problem-value-not-table = “{ $entry }” must be a table of values.
problem-value-source = The value “{ $entry }” is { $found }; it must be one of: { $known }.
problem-values-broken = { $file } cannot be read as TOML: { $reason }.
problem-file-missing = { $file } does not exist.
problem-file-unreadable = { $file } cannot be read: { $reason }.
problem-file-unwritable = { $file } cannot be written: { $reason }.
problem-file-exists = { $file } exists already; name another file, or say --force to replace it.
problem-games-few = { $games } games cannot be played; ask for at least 1.
problem-line-missing = { $file } has no record in line { $line }.
problem-seat-wrong = There is no seat { $seat }; the seats are numbered 0 to { $last }.
problem-rule-unknown = There is no rule { $rule }; the last one is { $last }.
problem-undo-nothing = There is nothing of yours to take back.
problem-undo-secret = What came after your decision has shown something hidden; it cannot be taken back.
problem-save-name = Say where to: save FILE.
problem-state-other = This state of { $game } was played with other options or values.
problem-value-not-tables = “{ $entry }” must be a list of tables of values.
problem-value-words = The value “{ $entry }” is { $found }; it must be a list of these: { $known }.
