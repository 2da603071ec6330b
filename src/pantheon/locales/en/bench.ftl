# pantheon bench

bench-help = measure how fast the engine is, beside its peers
bench-json = print everything as one JSON object
bench-quick = measure for less than half a minute instead of two minutes
bench-against = show how the ratios to hearts have changed since a kept run
bench-keep = keep the run in a file, as JSON
bench-progress = Measuring

bench-engine = engine
bench-players = { $name } ({ $players })
bench-mode = runs as
bench-mode-compiled = compiled
bench-mode-interpreted = interpreted
bench-mode-native = C++
bench-mode-python = Python
bench-whole = whole
bench-strict = replay
bench-loop =
    own
    loop
bench-copy = copy
bench-decisions =
    decisions
    per game
bench-games = games/s
bench-hearts-whole =
    whole
    :hearts
bench-hearts-strict =
    replay
    :hearts
bench-change =
    change
    in %
bench-count = { $count }
bench-point = .
bench-legend =
    whole     µs per decision in random games from setup or deal to end, driven from Python
    replay    µs per decision in recorded games, only legal actions and applying; no setup, no deal, no choice
    own loop  µs per decision in random games from setup to end, in the engine’s own loop
    copy      µs per copy of a position, mean over whole games
    games/s   on one core, in the engine’s own loop where it has one, else as in “whole”
    :hearts   ratio to OpenSpiel hearts
bench-legend-change =
    change    of the two ratios to hearts since the kept run

bench-environment = environment
bench-toolkit = toolkit
bench-numbers =
    numbers
    seen
bench-step = step
bench-steps = steps/s
bench-texas = :poker
bench-legend-environments =
    step      µs per step with observation and mask, in random games; × 64 is vectorised, per game and without the choice
              of actions, each step one decision, or with the answers of random opponents
    :poker    ratio to texas_holdem_v4 of PettingZoo

bench-bar-hearts = { $game }: a decision takes { $whole } times as long as in OpenSpiel hearts in whole games (its deal included), { $strict } times in replays (without deal and choice); a copy { $copy } times.
bench-bar-copy = { $game }: a copy takes { $micros } µs.
bench-bar-interpreted = { $game }: compiled is { $whole } times as fast as interpreted in whole games, { $strict } times in replays, { $loop } times in its own loop, { $copy } times in copies.
bench-no-hearts = Without OpenSpiel there are no ratios to hearts.
bench-not-compiled = The engine of this installation is not compiled, so there is no compiled row.
bench-missing = { $peer } is left out ({ $reason }); “make bench” fetches it, or install the extra “bench”.

bench-bots-help = measure how fast bots think, beside a peer, and how an arena fills two cores
bench-bots-quick = measure for a quarter of a minute instead of five minutes
bench-bots-search = search
bench-bots-iterations = iterations/s
bench-bots-to = : { $peer }
bench-bots-arena = arena, greedy bots
bench-bots-one = games/min, 1 process
bench-bots-two = 2 processes
bench-bots-ratio = ratio

problem-bench-kept = { $file } is no kept run of “pantheon bench”.
