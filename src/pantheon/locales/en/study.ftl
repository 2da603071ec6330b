# The studies.

study-help = let a bot play many games and see what they say about sets, seats, cards or bets
study-which = STUDY
study-studies = studies
study-sets-help = Elysium: how the family sets differ, and whether they do what is said of them
study-seats-help = whether a seat or a place in the first round of turns is better
study-cards-help = Elysium: how often each card is taken and transferred, and who wins with it
study-bets-help = Divinity Derby: how often each bet is placed and hits, and what it earns
study-all = play all 56 sets of five families, not only the six named ones
study-bot-help = the bot that sits on all seats, such as random, greedy, hero or mcts:200
study-players-help = the number of players
study-written = The report is in { $report }, the raw data in { $data }.
problem-study-sets-option = study sets plays the sets in turn and takes no --option; say --all for all of them.

# In all reports.
study-games = games
study-intervals = Intervals (also behind ±) are 95 %. What happens in one game hangs together; the intervals are made of games, not of single events. One bot sits on all seats: another one, or people, may play otherwise.

# Columns.
study-set = set
study-points = points
study-spread = spread
study-lead = lead
study-elsewhere = % elsewhere
study-transfers = transfers
study-early = early
study-powers = powers
study-losses = losses
study-family = family
study-with = with it
study-without = without it
study-change = change
study-position = position
study-seat = seat
study-wins = wins
study-interval = interval
study-card = card
study-source = effect
study-seen = seen
study-taken = taken
study-transferred = transferred
study-takers = takers
study-bet = bet
study-placed = placed
study-of-copies = used
study-hits = hits
study-earns = points a bet
study-round = round
study-mean-plot = Means with 95 % intervals; the dashed line is the mean of all.

# Where the effect of a card comes from.
study-source-rulebook = rulebook
study-source-inferred = inferred
study-source-public = public
study-source-house = house

# Sets.
study-sets-title = The family sets of Elysium
study-sets-about = The sets are played in turn, each as often as the others. Points, transfers, powers and losses are those of one player in a game. Spread is what lies between the first and the last, lead between the first and the second. Elsewhere is the share of points that does not come from Legends (their Bonus tiles and Citizens belong to them). Early are transfers before the writing. Losses are how often powers of other players take gold, VP, Prestige or a card.
study-sets-level = Level and closeness
study-sets-play = How it is played
study-sets-points = Score level
study-sets-lead = Closeness
study-sets-families = What a family changes in the points of a player
study-sets-sources = Where the points come from
study-sets-sources-plot = Points of a player by the lines of the score sheet, in the mean.
study-set-first = First game
study-set-opulence = Opulence
study-set-misfortune = Misfortune
study-set-wasteland = Wasteland
study-set-plots = Deadly plots
study-set-whybother = Why bother with Elysium?
study-sets-points-differ = Scores are highest in “{ $highest }” ({ $high } points a player) and lowest in “{ $lowest }” ({ $low }).
study-sets-points-alike = No set is seen to bring higher scores than another; the means go from { $low } (“{ $lowest }”) to { $high } (“{ $highest }”).
study-sets-lead-differ = Games are closest in “{ $lowest }”, where the winner leads by { $low } points, and most lopsided in “{ $highest }” ({ $high }).
study-sets-lead-alike = No set is seen to make closer games than another; the lead of the winner goes from { $low } (“{ $lowest }”) to { $high } points (“{ $highest }”).
study-said-opulence-points = “Opulence” should bring high scores.
study-said-misfortune-losses = “Misfortune” should be aggressive.
study-said-wasteland-points = “Wasteland” should bring low scores.
study-said-wasteland-lead = “Wasteland” should be tight.
study-said-plots-transfers = “Deadly plots” should live on combinations, seen as transfers.
study-said-whybother-elsewhere = In “Why bother with Elysium?” points should come from elsewhere than Legends.
study-verdict-yes = It is so: { $measure } { $here }, in the other sets { $there } (difference { $difference }; number { $rank } of { $sets } sets in this).
study-verdict-no = It is the other way round: { $measure } { $here }, in the other sets { $there } (difference { $difference }; number { $rank } of { $sets } sets in this).
study-verdict-open = That cannot be seen: { $measure } { $here }, in the other sets { $there } (difference { $difference }; number { $rank } of { $sets } sets in this).

# Seats.
study-seats-title = Seats and the start player
study-seats-about = The same bot sits on all seats, and the start player is drawn by lot. Position 1 is the start player, position 2 the next one clockwise.
study-seats-position = By position after the start player
study-seats-seat = By seat
study-seats-label = position { $number }
study-seats-plot = Games won, with intervals that are all right together in 95 % of all studies; shared wins are shared out.
study-seats-points = Points by position
study-seats-position-more = Position { $number } wins more often than is fair: { $share } ({ $interval }).
study-seats-position-less = Position { $number } wins less often than is fair: { $share } ({ $interval }).
study-seats-position-even = No position is seen to be better or worse than its fair { $fair }. An advantage of much less than { $width } percentage points would not have shown.
study-seats-seat-more = Seat { $number } wins more often than is fair, { $share }, though it is no different from the others: luck, or a fault.
study-seats-seat-less = Seat { $number } wins less often than is fair, { $share }, though it is no different from the others: luck, or a fault.
study-seats-seat-even = No seat as such is seen to be better or worse than the others, as it should be.

# Cards.
study-cards-title = The cards of Elysium
study-cards-about = Seen are copies that came into the Agora or the Oracle; taken are those that a player took from there. Transferred is the share of those who took a card and later brought it to a Legend. Change is by how many percentage points those who took a card win more often than is fair.
study-cards-ends = Who wins most, and least, with which card
study-cards-all = All cards
study-cards-change = change in win share (percentage points)
study-cards-cloud = How often a card is taken, and whether it wins
study-cards-cloud-plot = A dot for each card: across, how often it is taken where it can be; up, the change in win share of those who took it. Those furthest out have their name and interval.
study-cards-change-plot = With 95 % intervals; the dashed line is the fair share.
study-cards-caution = Who takes a card may have been ahead already: a change says that card and wins go together, not that one makes the other. Of { $cards } intervals about one in twenty misses the truth; called strong or weak are only cards whose change is too large for that.
study-cards-strong = Stand out as strong: { $names }.
study-cards-weak = Stand out as weak: { $names }.
study-cards-rare = Hardly ever taken: { $names }.
study-cards-always = Nearly always taken: { $names }.
study-cards-no-strong = No card stands out as strong.
study-cards-no-weak = No card stands out as weak.
study-cards-no-rare = No card is left lying nearly always.
study-cards-no-always = No card is taken nearly always.

# Bets.
study-bets-title = The bets of Divinity Derby
study-bets-about = Every bet that was turned up at the end of a race, with the round in which it was placed; the third one comes in the middle of the race.
study-bets-cards = The bet cards
study-bets-rounds = By round
study-bets-earns = What a bet earns
study-bets-hits = How often a bet hits
study-bets-round = round { $round }
study-bets-placed = When a bet is placed
study-a-game = bets a game
study-bets-earns-plot = Points that a bet brings, those that miss included, with 95 % intervals; the dashed line is the mean of all bets.
study-bets-hits-plot = How often a bet hits, with 95 % intervals.
study-bets-placed-plot = How often a card is placed in a game, by round.
study-bets-mean = A bet brings { $points } points in the mean, hit or miss.
study-bets-more = “{ $bet }” pays more than that: { $points }; { $used } of its copies are placed.
study-bets-more-rarely = “{ $bet }” pays more than that, { $points }, and still only { $used } of its copies are placed.
study-bets-less = “{ $bet }” pays less than that: { $points }; { $used } of its copies are placed.
study-bets-alike = No bet card is seen to pay more or less than the others.
study-bets-third-better = The third bet hits more often ({ $third }) than the first two ({ $first }).
study-bets-third-worse = The third bet hits less often ({ $third }) than the first two ({ $first }).
study-bets-third-open = The third bet is not seen to hit more or less often ({ $third }) than the first two ({ $first }).
