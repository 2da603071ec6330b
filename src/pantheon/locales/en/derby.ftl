# Divinity Derby: all its words.

derby-about = Gods bet on three races of flying creatures and steer them with cards that neighbours share.
derby-moves = bet first dragon, play left pegasus-2/1+3, trick left pegasus-2/1+3, use sun-ray

derby-option-gods = the gods are dealt at random or chosen by the players
derby-option-powers = every god has power cards
derby-option-fate = Fate tokens on the course, only with powers
derby-option-sober = protection cards that Zeus draws leave the game

derby-god-yet = a god to come
derby-god-anansi = Anansi
derby-god-horus = Horus
derby-god-marduk = Marduk
derby-god-odin = Odin
derby-god-quetzalcoatl = Quetzalcoatl
derby-god-yu-huang = Yù Huáng

derby-creature-dragon = dragon
derby-creature-gryphon = gryphon
derby-creature-lamassu = lamassu
derby-creature-pegasus = pegasus
derby-creature-phoenix = phoenix
derby-creature-sylph = sylph

derby-bet-top-three = 1st, 2nd or 3rd
derby-bet-top-two = 1st or 2nd
derby-bet-first = 1st
derby-bet-first-or-disqualified = 1st or disqualified
derby-bet-last-two = last or next to last
derby-bet-last = last
derby-bet-disqualified = disqualified

derby-side-left = left
derby-side-right = right

derby-power-trickster = Trickster
derby-power-web-of-lies = Web of Lies
derby-power-spiders-thread = Spider's Thread
derby-power-sun-ray = Sun Ray
derby-power-falcons-eye = Falcon's Eye
derby-power-wings-of-horus = Wings of Horus
derby-power-prophecy = Prophecy
derby-power-tablet-of-destinies = Tablet of Destinies
derby-power-storm-winds = Storm Winds
derby-power-superior-wisdom = Superior Wisdom
derby-power-huginn-and-muninn = Huginn and Muninn
derby-power-sleipnir = Sleipnir
derby-power-renewal = Renewal
derby-power-feathered-serpent = Feathered Serpent
derby-power-rebirth = Rebirth
derby-power-blessing = Heavenly Duke's Blessing
derby-power-celestial-ministry = Celestial Ministry
derby-power-heavenly-edict = Heavenly Edict

# What the power cards say, and the moments of D9.4
derby-text-trickster = Swap the creature token on one of your placed bets with a token still on the board, of a creature you have no bet on in this race.
derby-text-web-of-lies = Another player's slow move of 1 space or more is reduced to 0 spaces. The card still goes to the discard pile.
derby-text-spiders-thread = This creature swaps spaces with another unfinished creature at most two spaces ahead or behind (not on the same space). Each counts as the later arrival on its new space; the one that goes forward crosses the middle line if it passes it.
derby-text-sun-ray = Any player's card of an unfinished creature moves it 2 spaces more, even if it would move it 0 spaces.
derby-text-falcons-eye = Look at all cards of one holder that you cannot see.
derby-text-wings-of-horus = This creature moves 2 spaces more.
derby-text-prophecy = Replace one of your placed bet cards by an unused one from your hand; the token stays, the old card returns to your hand.
derby-text-tablet-of-destinies = Take one movement card of your choice out of the Zeus pile; it goes to the discard pile.
derby-text-storm-winds = This creature goes back 2 spaces, not behind the start space, and counts as the later arrival there. A middle line already crossed stays crossed.
derby-text-superior-wisdom = Look at one placed bet card of each other player, of your choice, clockwise one after the other.
derby-text-huginn-and-muninn = Swap one card of your left holder with one of your right holder.
derby-text-sleipnir = This creature jumps to the space of the next unfinished creature ahead of it and is ahead of it there. Not usable when nobody is ahead on the track.
derby-text-renewal = The card you just played, if it is no dirty-trick card, goes back into one of your holders that holds another card of the same creature, and that other card is discarded instead. The move stands; the returned card may be played again in a later turn. A card named for this turn is in no holder.
derby-text-feathered-serpent = Your own second card of the turn moves its creature by the fast value instead of the slow one. No trick. Not usable after another power has changed this move.
derby-text-rebirth = All cards of this creature in the Zeus pile go to the discard pile. Not usable when there are none.
derby-text-blessing = An unfinished creature other than the one that crossed the line first moves 3 spaces forward.
derby-text-celestial-ministry = Put one of the drawn Zeus cards back, shuffle the pile and draw a replacement, which stands. Not usable when the pile is empty.
derby-text-heavenly-edict = One dirty-trick card of this creature from the discard pile goes to the Zeus pile. Not usable when the discard pile has none.

derby-moment-bet = Before your first or second bet
derby-moment-turn = At the start of your turn
derby-moment-card = When a movement card is played
derby-moment-after = After your own card was played
derby-moment-fate = When a creature stops on a Fate token
derby-moment-line = When a creature has crossed the middle line, before the third bets
derby-moment-zeus = Before Zeus draws
derby-moment-judged = After Zeus has drawn

# Questions
derby-ask-ChoosingGods = Choose your god.
derby-ask-PlacingToken = Put your Fate token on a space of the course.
derby-ask-Bet = Place your { $place ->
    [1] first
    [2] second
   *[3] third
} bet: a card, and the creature it is on.
derby-ask-Turn = { $step ->
    [1] Your turn: name two cards, one of each holder. First the one that moves fast.
   *[2] Name the card that follows, from the { $side } holder; it moves slowly. Then both are played.
}
derby-ask-Response = { $moment ->
    [0] Before your bet: use a power?
    [1] Your turn begins: use a power?
    [2] About to move: { $card }. Use a power?
    [3] You have played { $card }: use a power?
    [4] The { $creature } stands on a Fate token: use a power?
    [5] Before the third bets: use a power?
    [6] Before Zeus draws: use a power?
   *[7] Zeus has drawn: use a power?
}
derby-ask-Target = { $power }: { $number ->
    [0] { $step ->
        [0] which of your tokens do you swap?
       *[1] for a token of which creature?
    }
    [2] with which creature does it swap spaces?
    [4] into which holder do you look?
    [6] { $step ->
        [0] which of your bet cards do you replace?
       *[1] by which card?
    }
    [7] which card leaves the Zeus pile?
    [9] at which bet card do you look?
    [10] { $step ->
        [0] which card of your left holder goes to the right?
       *[1] which card of your right holder comes to the left?
    }
    [12] which card is discarded in the place of the one you played?
    [15] which creature moves 3 spaces?
    [16] which drawn card goes back?
   *[17] which card goes to the Zeus pile?
}

# Choices
derby-do-god = be { $god }
derby-do-bet = bet “{ $bet }” on the { $creature }
derby-do-decline = use none
derby-do-use = use { $power }
derby-do-creature = the { $creature }
derby-do-replace = “{ $bet }”
derby-do-slot = bet { $place } of { $seat }
derby-do-holder = the holder on the left of { $seat }
derby-do-drawn = the card drawn as number { $order }
derby-do-play = { $side }: { $card }
derby-do-trick = { $side }: { $card } with its trick
derby-do-give = { $side }: { $card }
derby-do-pile = { $card }
derby-do-token = space { $space }

# What happens
derby-event-starts = { $seat } is the start player.
derby-event-takes-god = This player is { $god }.
derby-event-race = Race { $race } begins; { $seat } has the start marker.
derby-event-token = { $seat } puts a Fate token on space { $space }.
derby-event-bets = { $seat } bets on the { $creature }.
derby-event-bets-known = { $seat } bets “{ $bet }” on the { $creature }.
derby-event-skips-bet = { $seat } finds no creature left to bet on.
derby-event-names = { $step ->
    [1] { $seat } names { $card } ({ $side }), to move fast.
   *[2] { $seat } names { $card } ({ $side }), to move slowly.
}
derby-event-names-trick = { $seat } names { $card } ({ $side }), to move fast with its trick.
derby-event-moves = The { $creature } moves { $spaces } to space { $space }.
derby-event-stays = The { $creature } stays where it is.
derby-event-goes-back = The { $creature } goes back to space { $space }.
derby-event-crosses = The { $creature } is the first to cross the middle line.
derby-event-finishes = The { $creature } crosses the finish line as number { $place }.
derby-event-uses = { $seat } uses { $power }.
derby-event-looks-holder = { $seat } looks into the holder between { $seat2 } and { $seat3 }.
derby-event-looks-bet = { $seat } looks at the bet of { $seat2 } on the { $creature }.
derby-event-looks-bet-known = { $seat } looks at the bet of { $seat2 } on the { $creature }: “{ $bet }”.
derby-event-swaps-token = { $seat } moves a bet from the { $creature } to the { $creature2 }.
derby-event-swaps-bet = { $seat } replaces the bet card on the { $creature }.
derby-event-swaps-bet-known = { $seat } replaces “{ $bet }” on the { $creature } by “{ $bet2 }”.
derby-event-swaps-cards = { $seat } swaps a card between the two holders.
derby-event-swaps-cards-known = { $seat } swaps { $card } on the left with { $card2 } on the right.
derby-event-returns = { $seat } puts { $card } into the { $side } holder and discards { $card2 } from it.
derby-event-leaves-pile = { $card } leaves the Zeus pile.
derby-event-joins-pile = { $card } goes to the Zeus pile.
derby-event-token-gone = The Fate token on space { $space } is gone.
derby-event-stands = Place { $place }: the { $creature }.
derby-event-draws = Zeus draws { $card }.
derby-event-draws-protection = Zeus draws a protection card.
derby-event-puts-back = { $seat } has { $card } put back.
derby-event-puts-back-protection = { $seat } has a protection card put back.
derby-event-disqualified = The { $creature } is disqualified.
derby-event-hits = { $seat }: “{ $bet }” on the { $creature } pays { $points }.
derby-event-misses = { $seat }: “{ $bet }” on the { $creature } is lost.

# What is refused
derby-refuse-god-taken = { $god } is taken.
derby-refuse-bet-card-gone = You have no card “{ $bet }” left.
derby-refuse-bet-twice = You have a bet on the { $creature } in this race.
derby-refuse-no-token = There is no token of the { $creature } left.
derby-refuse-same-holder = The first card came from the { $side } holder; the second comes from the other.
derby-refuse-not-in-holder = { $card } is not in the { $side } holder.
derby-refuse-trick-second = { $card } is your second card; a trick counts only with the first.
derby-refuse-no-trick = { $card } is no dirty-trick card.
derby-refuse-trick-finished = The { $creature } has finished; its trick cannot be used.
derby-refuse-token-there = There is a Fate token on space { $spaces }.
derby-refuse-power-not-yours = { $power } belongs to another god.
derby-refuse-power-not-in-play = { $power } is not in this game.
derby-refuse-power-used = { $power } has been used.
derby-refuse-power-not-now = This is not the moment for { $power }.
derby-refuse-power-idle = { $power } can do nothing now.
derby-refuse-no-target = { $power } cannot be used on that.

problem-derby-fate-alone = Fate tokens are played only with powers: say powers=on as well (D10).
problem-derby-holder-size = With { $players } players, deal.cards_per_holder is { $found }; it must be even and at most { $most }.
problem-derby-movement-count = The copies of the movement cards add up to { $found }; every creature has { $needed }.
problem-derby-movement-slow = On a movement card the fast value must be higher than the slow one (D3.2), and on { $face } it is not.
problem-derby-movement-twice = Two movement cards have the same face { $face }; give one of them more copies instead.
problem-derby-bet-count = The copies of the bet cards add up to { $found }; every god has { $needed }.

# The table in the terminal
derby-table-title = Race { $race } of 3 · start player { $name }
derby-table-next = { $race ->
    [1] Before race 1 · start player { $name }
   *[other] Fate tokens for race { $race } · { $name }, start player so far, places first
}
derby-table-finish = finish
derby-table-tokens = tokens
derby-table-left = Left holder, shared with { $name }
derby-table-right = Right holder, shared with { $name }
derby-table-holder = Between { $name } and { $other }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
derby-table-known = known: { $cards }
derby-table-before = before the ravens: { $cards }
derby-table-god = god
derby-table-points = points
derby-table-bets = bets
derby-table-powers = powers
derby-table-you = you
derby-table-hand = Your bet cards: { $cards }
derby-table-zeus = Zeus pile: { $protections } protection{ $tricks ->
    [0] {""}
   *[other] , { $cards }
}
derby-table-named = Named by { $name }: { $cards }
derby-table-named-card = { $card }, { $fast ->
    [1] fast
   *[0] slowly
}{ $trick ->
    [1] { " with its trick" }
   *[0] { "" }
}: { $spaces }
derby-table-drawn = Zeus has drawn: { $cards }
derby-table-protection = protection

# The table in the browser
derby-board-course = The course
derby-board-start = start
derby-board-race = Race { $race } of 3
derby-board-before = Before race { $race }
derby-board-race-short = Race { $race }
derby-board-start-player = start player
derby-board-standings = The creatures, the first one first
derby-board-in-race = Number { $place }, on space { $space }
derby-board-in-finish = Over the finish line as number { $place }
derby-board-tokens-left = { $count ->
    [0] no bet token left
    [one] 1 bet token left
   *[other] { $count } bet tokens left
}
derby-board-backers = Bets by { $names }
derby-board-fate = Fate token on space { $space }
derby-board-zeus = Zeus draws 2 of { $count }
derby-board-protection = Protection card
derby-board-protections = { $count ->
    [one] 1 protection card
   *[other] { $count } protection cards
}
derby-board-protection-text = When Zeus draws it, nothing happens.
derby-board-deck = { $count ->
    [one] 1 card that was not dealt
   *[other] { $count } cards that were not dealt
}
derby-board-discard = Discard pile: { $count }
derby-board-fast = As first card: { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}
derby-board-slow = As second card: { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}
derby-board-bonus = Dirty trick, first card only: { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} more, but the card goes to Zeus
derby-board-copies = { $count ->
    [one] once
   *[other] { $count } times
} for every creature
derby-board-no-cards = No cards
derby-board-bets = Your bets
derby-board-hand = Your bet cards
derby-board-pays = Pays { $points ->
    [one] 1 point
   *[other] { $points } points
}
derby-board-bet-copies = { $count ->
    [one] one card
   *[other] { $count } cards
} for every god
derby-board-bet-card = { $bet }, pays { $points }, { $count } left
derby-board-bet-hidden = { $name }, bet { $place }: the { $creature }
derby-board-bet-known = { $name }, bet { $place }: “{ $bet }” on the { $creature }
derby-board-kept = Won bets: { $count }
derby-board-lost = Lost bets: { $count }
derby-board-gods = Choose your gods
derby-board-judgement = Zeus' judgement in race { $race }
derby-board-sheet = The end of the game
derby-board-close = Go on

# The tray, where the two cards of a turn lie
derby-tray-mine = Your turn
derby-tray-turn = { $name }’s turn
derby-tray-named = { $name } plays
derby-tray-first = tap a card on the left or right
derby-tray-second = and one on the other side
derby-tray-missing = now one from the { $side }
derby-tray-moves = { $fast ->
    [1] fast
   *[0] slow
}, to space { $space }
derby-tray-stays = { $fast ->
    [1] fast
   *[0] slow
}, stays
derby-tray-finishes = { $fast ->
    [1] fast
   *[0] slow
}, to the finish
derby-tray-swap = Swap the order
derby-tray-put-back = Put { $card } back
derby-tray-trick = Trick: { $spaces } more, but the card goes to Zeus
derby-tray-zeus = card to Zeus
derby-tray-trick-short = Trick +{ $spaces }: card to Zeus
derby-tray-play = Play
derby-tray-clear = Clear

# What the decision line says of the tray
derby-tray-card = { $card }{ $trick ->
    [1] { " with its trick" }
   *[0] { "" }
} ({ $way })
derby-tray-one = Picked: { $first }. Now one from the { $side }.
derby-tray-both = Picked: { $first }, then { $second }.

# What simulate tells about many games
derby-tally-finishers = finishers in a race
derby-tally-unfinished = races without a finisher
derby-tally-third-turn = turns played before the third bets
derby-tally-late = races whose third bets came after the last card
derby-tally-disqualified = disqualifications in a race
derby-tally-bet = “{ $bet }”: hit rate, mean points

# The values as tables, on the pages of the rules
derby-values-deal = The deal
derby-values-course = The course
derby-values-movement = Movement cards of each creature
derby-values-bets = Bet cards of each god
derby-values-zeus = The Zeus pile
derby-value-players = { $number } players
derby-value-holder = Cards in each holder
derby-value-tokens = Tokens of each creature
derby-value-space = Space
derby-value-line-few = Middle line with 3 or 4 players
derby-value-line-many = Middle line with 5 or 6 players
derby-value-last-space = Last space before the finish
derby-value-card = { $fast }/{ $slow }{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
}
derby-value-fast = Fast
derby-value-slow = Slow
derby-value-bonus = Trick
derby-value-copies = Copies
derby-value-protections = Protection cards

# Parts of a power's text that have a source of their own
derby-part-standing = a card that would move 0 spaces
derby-part-order = one after the other
derby-part-again = playing it again
derby-part-named = named for this turn
derby-part-unbacked = no bet on it yet
derby-part-returned = the old card returns
derby-part-choice = of your choice
