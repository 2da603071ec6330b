# The first round, explained: one text for each kind of decision, shown when it first comes up.

guide-title = First steps
guide-start = First steps
guide-skip = I know this, skip the rest
guide-on = Got it

guide-elysium-Turn = In every epoch you take three cards and one Quest, one in each turn. The coloured signs on a card name Columns that must stand on your board; they are not paid. Cards go to your Domain above, where their powers help you.
guide-elysium-Dismissal = After each card or Quest one Column leaves your board, any colour you like. Fewer Columns mean fewer cards within reach, so look ahead at what you want next.
guide-elysium-Writing = Now cards may pass from your Domain into the Elysium below, where they score. Each costs Gold equal to its level, and your Quest says how many may go. In the Elysium their powers are gone, so choose the moment.
guide-elysium-Placing = A Legend is one family with different levels, or one level with different families. A card can begin a new Legend or join one that it fits; it stays there for good.
guide-elysium-other = A card asks you something. Hover over it or hold it to read what it does.

guide-offrandes-Preparation = Seven ladders show your helpers. Before the game begins you move three of your discs one step up, each on another ladder.
guide-offrandes-AuctionTurn = You are the auctioneer: offer two helpers and open with a bid, or end your turn. Who wins pays and climbs one step on both ladders. If it is you, your auction turn is over.
guide-offrandes-Bidding = Bid more than the highest bid, or pass. Only who wins pays.
guide-offrandes-Bribe = Your seducer may bribe one helper of a city whose guard stands lower: your disc goes up a step, theirs goes down.
guide-offrandes-Herding = There are not enough animals of your kind left: choose a lower kind, or take what there is.
guide-offrandes-Laying = Your farmer says which animal, water carrier and flower seller how many, the temple servant which altars. An occupied altar wants at least as good an offering. It scores at once, with your priestess; at the end every altar scores for its owner.
guide-offrandes-other = Choose what to do; things that glow can be chosen.

guide-derby-ChoosingGods = Choose the god that you will be. With powers, each god has two cards of its own, with Fate tokens three.
guide-derby-PlacingToken = Put your Fate token on a space. Whenever a creature stops there, each god may use their Fate power on it; the first one used takes the token away.
guide-derby-Bet = A bet is a card that names a place, face down, and an open token of a creature. All see the creature, nobody sees the place. The better you know the cards in your two holders, the better you bet.
guide-derby-Turn = Tap a card of your left holder and one of your right, which you share with your neighbours. The first moves its creature by the upper number, the second by the lower; the course shows where they will stand. You can swap the two. A trick adds spaces to the first, but Zeus may punish it. Then play.
guide-derby-Response = You may use a power now. Each can be used once in the game.
guide-derby-Target = Your power needs a target: choose it among the things that glow.
guide-derby-other = Choose what to do; things that glow can be chosen.
