# Elysium: all its words but those on the cards.

elysium-about = Demigods gather heroes and powers in their Domain and give them up to write Legends.
elysium-moves = take zeus-ganymede, dismiss red, quest 2, use zeus-companion, transfer zeus-ganymede, join 1, end

elysium-option-families = the five families in play: a named set, random, or five names joined by + (ares+athena+hades+hermes+zeus)

elysium-demigod-theseus = Theseus
elysium-demigod-atalanta = Atalanta
elysium-demigod-bellerophon = Bellerophon
elysium-demigod-jason = Jason

elysium-family-apollo = Apollo
elysium-family-ares = Ares
elysium-family-athena = Athena
elysium-family-hades = Hades
elysium-family-hephaestus = Hephaestus
elysium-family-hermes = Hermes
elysium-family-poseidon = Poseidon
elysium-family-zeus = Zeus

elysium-colour-red = red
elysium-colour-green = green
elysium-colour-blue = blue
elysium-colour-yellow = yellow

# Questions
elysium-ask-Turn = { $acted ->
    [0] Your turn: take { $cards ->
        [0] a Quest
       *[other] { $quests ->
            [0] a card
           *[other] a card or a Quest
        }
    }, before or after powers ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } and { $quests ->
        [0] no Quest
       *[other] 1 Quest
    } to go this epoch).
   *[1] Use more powers, or end your turn.
}
elysium-ask-Dismissal = Which Column do you dismiss?
elysium-ask-Writing = Write your Legends: { $left ->
    [0] no transfer
    [one] 1 transfer
   *[other] { $left } transfers
} left.
elysium-ask-Placing = Where does { $card } go?
elysium-ask-Paying = { $card }: how much Gold do you pay?
elysium-ask-Present = { $card }: what do you gain?
elysium-ask-Toll = { $card }: what do you give up?
elysium-ask-Richest = { $card }: which of the players with the most?
elysium-ask-Granted = { $card }: which card do you transfer? ({ $left } left)
elysium-ask-Inspired = { $card }: which Oracle card do you transfer?
elysium-ask-Fetching = { $card }: which card do you take?
elysium-ask-Lowering = { $card }: which Oracle card goes into the Agora?
elysium-ask-Raising = { $card }: for which Agora card is { $card2 } swapped?
elysium-ask-Swallowing = { $card }: which card do you discard from the Agora? ({ $left } left)
elysium-ask-GivingUp = { $card }: which of your cards do you give up?
elysium-ask-SwappingIn = { $card }: which card comes for { $card2 }?
elysium-ask-Stealing = { $card }: which of your cards do you give up, or do you gain Gold?
elysium-ask-Seizing = { $card }: which card comes for { $card2 }, and from whom?
elysium-ask-Copying = { $card }: which power do you use?

# Options
elysium-do-take = take { $card }
elysium-do-oracle = { $card } from the Oracle
elysium-do-agora = { $card } from the Agora
elysium-do-recall = { $card } from the discard pile
elysium-do-use = use { $card }
elysium-do-copy = the power of { $card }
elysium-do-transfer = transfer { $card }
elysium-do-give = { $card }
elysium-do-seize = { $card }
elysium-do-discard = discard { $card }
elysium-do-join = join Legend { $legend }
elysium-do-start = start a new Legend
elysium-do-quest = take Quest { $quest }
elysium-do-dismiss = the { $colour } one
elysium-do-player = { $seat }
elysium-do-pay = pay { $amount } Gold
elysium-do-gold = gain Gold
elysium-do-vp = gain VP
elysium-do-lose = lose Gold
elysium-do-decline = no, thank you
elysium-do-end = done

# Events
elysium-event-family = { $family } is in play.
elysium-event-first = { $seat } has disc 1.
elysium-event-epoch = Epoch { $epoch } begins.
elysium-event-to-agora = { $card } comes into the Agora.
elysium-event-to-oracle = { $card } comes to the Oracle.
elysium-event-slides = { $card } moves from the Oracle into the Agora.
elysium-event-leaves-agora = { $card } goes from the Agora to the discard pile.
elysium-event-shuffles = The discard pile is shuffled and becomes the draw pile.
elysium-event-takes = { $seat } takes { $card } from the Agora.
elysium-event-takes-oracle = { $seat } takes { $card } from the Oracle.
elysium-event-recalls = { $seat } takes { $card } from the discard pile.
elysium-event-draws = { $seat } draws and takes { $card }.
elysium-event-draws-twin = { $seat } draws { $card }, may not have it, and discards it.
elysium-event-takes-citizen = { $seat } takes a Citizen.
elysium-event-no-citizen = { $seat } should take a Citizen, but there is no card left.
elysium-event-takes-quest = { $seat } takes Quest { $quest }.
elysium-event-sits-out = { $seat } can take no Quest and sits this turn out.
elysium-event-gets-incomplete = { $seat } gets an Incomplete Quest.
elysium-event-dismisses = { $seat } dismisses the { $colour } Column.
elysium-event-uses = { $seat } uses { $card }.
elysium-event-reacts = { $card } of { $seat } works.
elysium-event-copies = { $seat } uses the power of { $card }.
elysium-event-gains-gold = { $seat } gains { $amount } Gold.
elysium-event-gains-vp = { $seat } gains { $amount } VP.
elysium-event-gains-pp = { $seat } gains { $amount } PP.
elysium-event-loses-gold = { $seat } loses { $amount } Gold.
elysium-event-loses-vp = { $seat } loses { $amount } VP.
elysium-event-loses-pp = { $seat } loses { $amount } PP.
elysium-event-gives-gold = { $seat } gives { $seat2 } { $amount } Gold.
elysium-event-gives-vp = { $seat } gives { $seat2 } { $amount } VP.
elysium-event-gives-pp = { $seat } gives { $seat2 } { $amount } PP.
elysium-event-pays = { $seat } pays { $amount } Gold.
elysium-event-discards = { $seat } discards { $card }.
elysium-event-returns = { $seat } puts { $card } into the Agora.
elysium-event-swaps-rows = { $seat } swaps { $card } at the Oracle for { $card2 } in the Agora.
elysium-event-swaps = { $seat } swaps { $card } for { $card2 } in the Domain of { $seat2 }.
elysium-event-disc = { $seat } has disc { $disc } now.
elysium-event-starts = { $seat } starts Legend { $legend } with { $card }.
elysium-event-joins = { $seat } adds { $card } to Legend { $legend }.
elysium-event-family-tile = { $seat } gets the { $family } tile of { $vp } VP.
elysium-event-level-tile = { $seat } gets the tile of Level { $level }, { $vp } VP.
elysium-event-scores = { $seat } ends with { $points } VP.

# Refusals
elysium-refuse-must = { $card } must be carried out; you cannot decline.
elysium-refuse-no-legend = You have no Legend { $legend }.
elysium-refuse-same-legend = An earlier Legend holds the same cards as Legend { $legend }; join that one.
elysium-refuse-citizen-first = A Citizen cannot start a Legend.
elysium-refuse-citizen-second = Legend { $legend } has only one card; a Citizen needs two.
elysium-refuse-citizen-nowhere = No Legend of yours with two or more cards has a place for a Citizen.
elysium-refuse-no-citizen-here = Only a Family card may be transferred now, not a Citizen.
elysium-refuse-legend-full = Legend { $legend } is complete.
elysium-refuse-other-level = Legend { $legend } is of Level { $level }, { $card } is not.
elysium-refuse-family-there = Legend { $legend } already has a card of { $family }.
elysium-refuse-other-family = Legend { $legend } is of { $family }, { $card } is not.
elysium-refuse-level-there = Legend { $legend } already has a card of Level { $level }.
elysium-refuse-alike = { $card } has the family and the Level of the card in Legend { $legend }; one of them must differ.
elysium-refuse-neither = { $card } has neither the family nor the Level of the card in Legend { $legend }.
elysium-refuse-not-in-domain = { $card } is not in your Domain.
elysium-refuse-transfer-gold = Transferring { $card } costs { $cost } Gold, you have { $gold }.
elysium-refuse-no-transfers-left = You have no transfer of your Quest left.
elysium-refuse-pay-most = You can pay at most { $gold } Gold for { $card }.
elysium-refuse-lose-gold = That needs { $cost } Gold, you have { $gold }.
elysium-refuse-not-yourself = { $card } is about the other players.
elysium-refuse-protected = { $seat } is protected by Talos.
elysium-refuse-not-the-most = { $seat } is not one of the players with the most.
elysium-refuse-not-at-oracle = { $card } is not at the Oracle.
elysium-refuse-not-in-agora = { $card } is not in the Agora.
elysium-refuse-not-there = { $card } does not lie there.
elysium-refuse-oracle-closed = Only Delphic Tripod lets you take cards from the Oracle.
elysium-refuse-level-too-high = { $card } is above Level { $level }.
elysium-refuse-twin = { $card } is already in your Domain; no Domain has two of a kind.
elysium-refuse-their-twin = The other Domain already has { $card }; no Domain has two of a kind.
elysium-refuse-their-no-return = { $card } has left the other Domain in this turn; no power puts it back in it.
elysium-refuse-no-return = { $card } has left your Domain in this turn; no power brings it back in it.
elysium-refuse-own-design = { $card } cannot be swapped for its own kind.
elysium-refuse-another-card = It must be another card than { $card }.
elysium-refuse-no-partner = There is no card of Level { $level } that { $card } could be swapped for.
elysium-refuse-same-level = { $card } is not of Level { $level }.
elysium-refuse-not-theirs = { $seat } cannot swap { $card } with you.
elysium-refuse-in-no-domain = { $card } is in none of the Domains in question.
elysium-refuse-no-copy-of-copies = { $card } copies powers and cannot be copied.
elysium-refuse-other-kind = { $card } is not of the kind of power that is asked for.
elysium-refuse-not-usable = You could not use { $card } now.
elysium-refuse-no-power = A Citizen has no power.
elysium-refuse-instant-only = { $card } works only at the moment it is taken.
elysium-refuse-always-active = { $card } always works and is not used.
elysium-refuse-phase-two-only = { $card } can be used only in your turns of phase II.
elysium-refuse-phase-three-only = { $card } can be used only in phase III.
elysium-refuse-end-only = { $card } scores at the end of the game.
elysium-refuse-ring-gone = { $card } has been used; its ring is gone.
elysium-refuse-turned = { $card } has been used in this epoch.
elysium-refuse-eleusis-alone = { $card } needs another Eleusis card in your Domain.
elysium-refuse-power-idle = { $card } cannot be used now: what it asks for is not given.
elysium-refuse-take-first = First take a card or a Quest.
elysium-refuse-acted = You have taken something in this turn already.
elysium-refuse-no-quest = There is no Quest { $quest } with two players.
elysium-refuse-one-quest = You have your Quest for this epoch.
elysium-refuse-quest-gone = { $seat } has taken Quest { $quest }.
elysium-refuse-quest-colour = Quest { $quest } needs the { $colour } Column.
elysium-refuse-quest-colours = Quest { $quest } needs the { $colour } or the { $colour2 } Column.
elysium-refuse-three-cards = You have your three cards of this epoch.
elysium-refuse-citizen-card = You can still take a Family card, such as { $card }.
elysium-refuse-citizen-quest = You can still take a Quest, such as number { $quest }.
elysium-refuse-needs-colour = { $card } needs the { $colour } Column.
elysium-refuse-needs-columns = { $card } needs { $needed } Columns, you have { $columns }.
elysium-refuse-column-first = First dismiss a Column; then powers can be used again.
elysium-refuse-family-card-only = Only a Family card can be swapped, not a Citizen.
elysium-refuse-no-column = The { $colour } Column is not on your board.

# Complaints about values
problem-elysium-copies = cards of { $family }: there are { $found } copies, but a family has { $needed } cards.
problem-elysium-cost = { $entry }: { $found } is not a condition; it has one to four circles, and no colour twice.
problem-elysium-pediment = { $entry }: { $found } should name each of the four colours once.
problem-elysium-name = { $entry }: { $found } is not a name; it has 1 to { $longest } letters, without control characters.
problem-elysium-families = families={ $found } should be one of { $sets }, or { $count } different ones of { $families }, joined by + (E1.2).

# When a power is used
elysium-kind-instant = Instantaneous
elysium-kind-permanent = Permanent
elysium-kind-activate = Activate
elysium-kind-eleusis = Eleusis
elysium-kind-trigger = Trigger
elysium-kind-legend = Legend
elysium-kind-chronos = Chronos

# The table
elysium-table-title = Epoch { $epoch } of 5 · phase { $phase ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
elysium-table-signs = ↷ turned  ◎ ring  ◌ used up
elysium-table-any = any
elysium-table-agora = Agora
elysium-table-oracle = Oracle
elysium-table-domain = Your Domain
elysium-table-level = Level
elysium-table-card = Card
elysium-table-cost = Columns
elysium-table-power = Power
elysium-table-text = Text
elysium-table-quest = Quest
elysium-table-columns = Columns
elysium-table-gold = Gold
elysium-table-vp = VP
elysium-table-pp = PP
elysium-table-transfers = Transfers
elysium-table-owner = Taken by
elysium-table-pile = Draw pile: { $count }
elysium-table-discard = Discard pile:
elysium-table-player = Player
elysium-table-disc = Disc
elysium-table-tiles = Bonus tiles
elysium-table-score = Score now
elysium-table-you = you
elysium-table-incomplete = Incomplete
elysium-table-of-level = Level { $level }
elysium-table-domain-of = Domain of { $name }: { $cards }
elysium-table-legends-of = Legends of { $name }: { $legends }

# The score sheet
elysium-table-sheet = Score sheet
elysium-sheet-vp = VP during play
elysium-sheet-chronos = Chronos
elysium-sheet-legends = Legends
elysium-sheet-legend = { $of }, { $cards } cards
elysium-sheet-prestige = Prestige
elysium-sheet-tiles = Bonus tiles
elysium-sheet-citizens = Citizens
elysium-sheet-total = Total
elysium-sheet-gold = Gold left

# The printed deck
elysium-table-copies = Copies
elysium-table-numbers = Numbers
elysium-table-others = Other values
elysium-source-rulebook = printed in the rulebook
elysium-source-inferred = follows from it
elysium-source-public = described in public
elysium-source-house = our own value
elysium-export = The values of Elysium, to be changed and used with --deck.
    Leave out what stays as it is. A family has 21 cards; a cost names Columns or "any".

# The table in the browser
elysium-board-temple = Temple
elysium-board-domain = Domain
elysium-board-domain-empty = The Domain is empty.
elysium-board-legends-empty = No Legends yet.
elysium-board-legend = Legend { $number }
elysium-board-worth = Worth { $vp } VP with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
elysium-board-complete = It is complete.
elysium-board-offer = Joining costs { $cost } Gold and brings { $gain } VP.
elysium-board-start = New Legend
elysium-board-transfer = Transfer costs
elysium-board-of-gold = of your { $gold }
elysium-board-taken = { $taken } of { $most } cards
elysium-board-quest = Brings { $gold } Gold and { $vp } VP and allows { $transfers ->
    [one] 1 transfer
   *[other] { $transfers } transfers
}.
elysium-board-tile-family = For { $rank ->
    [1] the first
   *[other] the second
} completed Legend of { $family }.
elysium-board-tile-level = For the longest Legend of Level { $level }, from two cards on.
elysium-board-pile = Who can take nothing else takes a Citizen: the top card, face down.
elysium-board-citizen = A card face down. In a Legend of two or more cards it stands for a missing one.
elysium-board-turned = turned, used in this epoch
elysium-board-ring = with its ring
elysium-board-used = used up
elysium-board-gold = Gold pays for transfers.
elysium-board-vp = VP gained so far, without Legends, tiles and Chronos.
elysium-board-pp = Prestige: the most PP bring the most VP at the end.
elysium-board-disc = The order of play: the lowest number begins.
elysium-board-transfers = So many transfers are left in this epoch.
elysium-board-turn = in turn
elysium-board-open = Click to open this board.

# The values as tables, on the pages of the rules
elysium-values-start = At the start
elysium-values-quests-3-4 = Quests, with 3 or 4 players
elysium-values-quests-2 = Quests, with 2 players
elysium-values-pediment = Colours of the pediment
elysium-values-legends = Worth of Legends, in VP
elysium-values-tiles = Bonus tiles
elysium-values-end = Prestige and Citizens
elysium-value-each = For each player
elysium-value-quest = Quest { $number }
elysium-value-incomplete = Incomplete Quest
elysium-value-side-a = Side A
elysium-value-side-b = Side B
elysium-value-place = Place { $number }
elysium-value-family-legend = Family Legend
elysium-value-level-legend = Level Legend
elysium-value-cards = { $number } cards
elysium-value-family-tile = { $number ->
    [1] First
   *[other] Second
} Legend of a family
elysium-value-level-tile = Longest Legend of Level { $number }
elysium-value-prestige = Place { $number } by PP
elysium-value-citizen = Each Citizen
