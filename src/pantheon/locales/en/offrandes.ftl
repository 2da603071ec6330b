# Offrandes: all its words.

offrandes-about = Cities bid for helpers, bribe each other's, and lay offerings on eleven altars.
offrandes-moves = offer farmer+guard, bid 4, bribe corinth farmer, lay zeus
offrandes-city-sparta = Sparta
offrandes-city-corinth = Corinth
offrandes-city-athens = Athens
offrandes-city-thebes = Thebes
offrandes-city-delos = Delos

offrandes-ladder-farmer = farmer
offrandes-ladder-water-carrier = water carrier
offrandes-ladder-flower-seller = flower seller
offrandes-ladder-temple-servant = temple servant
offrandes-ladder-priestess = priestess
offrandes-ladder-seducer = seducer
offrandes-ladder-guard = guard

offrandes-animal-chicken = chicken
offrandes-animal-pig = pig
offrandes-animal-goat = goat
offrandes-animal-sheep = sheep
offrandes-animal-ox = ox

offrandes-altar-hephaestus = Hephaestus
offrandes-altar-ares = Ares
offrandes-altar-hermes = Hermes
offrandes-altar-athena = Athena
offrandes-altar-hera = Hera
offrandes-altar-aphrodite = Aphrodite
offrandes-altar-artemis = Artemis
offrandes-altar-apollo = Apollo
offrandes-altar-hades = Hades
offrandes-altar-poseidon = Poseidon
offrandes-altar-zeus = Zeus

# Questions
offrandes-ask-Preparation = Preparation: move { $left ->
    [one] one more disc
   *[other] { $left } different discs
} one step up.
offrandes-ask-AuctionTurn = Your auction turn: offer two tiles, or end the turn.
offrandes-ask-Bidding = { $high ->
    [0] Open the auction for { $ladder } and { $ladder2 } (you own { $own } drachmas).
   *[other] For { $ladder } and { $ladder2 }: bid more than { $high }, or pass (you own { $own } drachmas).
}
offrandes-ask-Bribe = Bribe one helper of an opponent, or decline.
offrandes-ask-Herding = The supply has fewer than { $number } of { $animal }. Which animals do you take?
offrandes-ask-Laying = Your offering: { $number } × { $animal }. On which altar do you lay it?

# Choices
offrandes-do-prepare = move the { $ladder } up
offrandes-do-offer = offer { $pair }
offrandes-do-end-turn = end the turn
offrandes-do-bribe = bribe { $city }: { $ladder }
offrandes-do-decline = bribe nobody
offrandes-do-take = take { $animal }
offrandes-do-lay = lay it before { $altar }
offrandes-do-pass = pass
offrandes-do-bid = bid { $drachmas }

# What happens
offrandes-event-starts = { $seat } is the start player.
offrandes-event-round = Round { $round } begins; { $seat } has the start marker.
offrandes-event-climbs = { $seat }: the { $ladder } climbs to step { $step }.
offrandes-event-sinks = { $seat }: the { $ladder } goes down to step { $step }.
offrandes-event-offers = { $seat } offers { $ladder } and { $ladder2 }.
offrandes-event-ends-turn = { $seat } ends the auction turn.
offrandes-event-bids = { $seat } bids { $drachmas }.
offrandes-event-passes = { $seat } passes.
offrandes-event-wins = { $seat } wins { $ladder } and { $ladder2 } for { $drachmas }.
offrandes-event-bribes = { $seat } bribes a { $ladder } of { $seat2 }.
offrandes-event-declines = { $seat } bribes nobody.
offrandes-event-takes = { $seat } takes { $number } × { $animal }.
offrandes-event-lays = { $seat } offers { $number } × { $animal } to { $altar }.
offrandes-event-drives-out = { $seat2 } loses the altar of { $altar } to { $seat }.
offrandes-event-scores = { $seat } scores { $points } and stands at { $total }.
offrandes-event-cannot-offer = { $seat } makes no offering.
offrandes-event-earns = { $seat } receives { $drachmas } drachmas.
offrandes-event-all-altars = All altars hold an offering: the game ends.
offrandes-event-above = { $seat } stands at { $points } points: the game ends.
offrandes-event-last-round = Round { $round } was the last: the game ends.
offrandes-event-altar-scores = The altar of { $altar } brings { $seat } { $points } points.

# What is refused
offrandes-refuse-moved-already = Your { $ladder } has moved already; three different discs move one step each.
offrandes-refuse-tile-gone = The tile { $ladder } has been won in this auction turn.
offrandes-refuse-must-open = You offered the tiles, so you open with a bid of at least 1.
offrandes-refuse-bid-above-own = You cannot bid { $drachmas }; you own { $own }.
offrandes-refuse-bid-too-low = { $drachmas } is not more than the highest bid, which is { $high }.
offrandes-refuse-no-such-city = { $city } does not take part in this game.
offrandes-refuse-bribe-self = You cannot bribe your own helpers.
offrandes-refuse-bribed-already = { $seat } has been bribed this round.
offrandes-refuse-guarded = Your seducer on step { $seducer } is not above the guard of { $seat } on step { $guard }.
offrandes-refuse-unbribable = A { $ladder } cannot be bribed.
offrandes-refuse-no-foothold = You need a { $ladder } of your own.
offrandes-refuse-on-top = Your { $ladder } is on the top step and cannot move up.
offrandes-refuse-nobody-there = { $seat } has no { $ladder }.
offrandes-refuse-top-protected = The { $ladder } of { $seat } is on the top step; only a seducer on the top step can bribe it.
offrandes-refuse-farmer-too-low = Your farmer brings { $animal2 } and nothing better.
offrandes-refuse-none-left = The supply has no { $animal } left.
offrandes-refuse-must-offer = An altar takes your animals, so you offer them.
offrandes-refuse-altar-too-high = The altar of { $altar } is in group { $group }; your temple servant is on step { $step }.
offrandes-refuse-offering-the-same = The very same offering lies before { $altar } already; it must differ.
offrandes-refuse-offering-too-small = { $number2 } × { $animal2 } cannot replace { $number } × { $animal } before { $altar }: it takes at least as many animals, of at least the kind.
problem-offrandes-coins-few = The value “coins.total” is { $coins }; five players may own { $needed } together.

# The table in the terminal
offrandes-table-round = Round { $round } · start player { $name }
offrandes-table-preparation = Preparation · start player { $name }
offrandes-table-step = step
offrandes-table-group = Group { $group }: { $points } points each
offrandes-table-empty = empty
offrandes-table-city = city
offrandes-table-drachmas = drachmas
offrandes-table-points = points
offrandes-table-owned = altars
offrandes-table-offering = offering
offrandes-table-no-offering = none yet
offrandes-table-worth = { $number } × { $animal }, { $points } points, up to group { $group }
offrandes-table-supply = Supply
offrandes-table-you = you
offrandes-table-tiles = Tiles left: { $tiles }
offrandes-table-auction = { $high ->
    [0] Auction: { $first } and { $second }, no bid yet
   *[other] Auction: { $first } and { $second }, { $leader } bids { $high }
}
offrandes-table-bidders = still in: { $names }

# The table in the browser
offrandes-board-ladders = Ladders
offrandes-board-altars = Altars
offrandes-board-tiles = Character tiles
offrandes-board-auctions = Auctions
offrandes-board-bribery = Bribery
offrandes-board-offerings = Offerings
offrandes-board-disc = { $name }: { $ladder }, step { $step }
offrandes-board-no-bid = no bid yet
offrandes-board-passed = passed
offrandes-board-sits-out = sits out
offrandes-board-bribed = bribed already
offrandes-board-less = bid less
offrandes-board-more = bid more
offrandes-board-reach = altars up to group { $group }
offrandes-board-start = start player
offrandes-board-sheet = Score sheet
offrandes-board-place = Place
offrandes-board-about-farmer = Brings the animal: step 1 a chicken, then pig, goat, sheep and, on step 5, an ox.
offrandes-board-about-water-carrier = Washes the animals. You offer as many as you can both wash and adorn.
offrandes-board-about-flower-seller = Adorns the animals. You offer as many as you can both wash and adorn.
offrandes-board-about-temple-servant = Opens the altars, up to the group of his step.
offrandes-board-about-priestess = Adds { $points } points for each of her steps to every offering.
offrandes-board-about-seducer = Bribes opponents whose guard stands on a lower step. The highest seducer acts first.
offrandes-board-about-guard = Protects you from every seducer who does not stand higher.
offrandes-board-your-step = You stand on step { $step }.
offrandes-board-altar = Group { $group }: needs a temple servant on step { $group }. It brings { $points } points at the end.
offrandes-board-laid = { $name } has laid { $number } × { $animal } here. It takes at least as many animals, of at least this kind, and more of one of the two.
offrandes-board-animal = Each is worth { $value } { $value ->
    [one] point
   *[other] points
}. { $left } of { $total } are left in the supply.
offrandes-board-offering = Could offer { $number } × { $animal } now, for { $points } points, up to group { $group }.
offrandes-board-no-offering = Can offer nothing yet: farmer, water carrier, flower seller and temple servant must all stand on step 1 or higher.
offrandes-board-owns = Altars: { $count }, worth { $points } points at the end.
offrandes-board-money = Drachmas: { $money }. Each round brings { $income }; nobody owns more than { $cap }.
offrandes-board-goal = The game ends with the round in which somebody has more than { $points } points, or no altar is empty.

# The values as tables, on the pages of the rules
offrandes-values-money = Money
offrandes-values-animals = Animals
offrandes-values-auction = Auctions
offrandes-values-ladders = What the steps of the ladders bring
offrandes-values-altars = Altars
offrandes-values-end = The end
offrandes-value-drachmas = Drachmas
offrandes-value-start = At the start, each
offrandes-value-income = Income of a round
offrandes-value-cap = Most that one may own
offrandes-value-coins = Coins in the box
offrandes-value-worth = Value
offrandes-value-supply = In the supply
offrandes-value-pairs = Pairs in a turn
offrandes-value-three = With 3 players
offrandes-value-more = With 4 or 5 players
offrandes-value-step = Step { $number }
offrandes-value-farmer = Farmer: the animal
offrandes-value-water-carrier = Water carrier: animals
offrandes-value-flower-seller = Flower seller: animals
offrandes-value-temple-servant = Temple servant: group
offrandes-value-priestess = Priestess: points
offrandes-value-group = Group
offrandes-value-number = Number
offrandes-value-above = The game ends above these points
offrandes-value-last-round = Last round
