"""What a table is: who sits where, what was done, who may see what. Without I/O.

Inputs and the time go in, effects come out: see `table.Table`. Everything that is ever done at a
table is an entry of its log (`entries`); who sits where (`seating`) and how the game stands
(`playing`) follow from it (`state`). What is to be done is a command, which becomes an entry where
that is allowed (`commands`). Whatever a person is told of a game passes `disclosure`.
"""
