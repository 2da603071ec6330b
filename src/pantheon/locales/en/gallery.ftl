# The gallery of all cards, and the values on the pages of the rules.

gallery-about-elysium = All 88 cards. Choose what you want to see; look closer with a click.
gallery-about-derby = The powers of the six gods: when they can be used, and what they do.
gallery-filters = Filters
gallery-family = Family
gallery-god = God
gallery-kind = Power
gallery-moment = Moment
gallery-source = Text
gallery-search = Name or text
gallery-citizen = The Citizen too
gallery-clear = Show all
gallery-shown = { $shown } of { $all }
gallery-none = Nothing is like that. Take a filter away.

gallery-previous = Previous
gallery-next = Next
gallery-value = Value
gallery-from = Source
gallery-name = Name
gallery-fate = only with Fate tokens

# Where something comes from
gallery-source-rulebook = printed
gallery-source-inferred = inferred
gallery-source-public = public
gallery-source-house = house

# The numbers in the text of a card
gallery-number-cards = Cards
gallery-number-each = For each one
gallery-number-every = For every
gallery-number-gold = Gold
gallery-number-highest = Highest Level
gallery-number-less = Gold less
gallery-number-lost = Lost
gallery-number-more = Gold more
gallery-number-most = At most
gallery-number-needed = Needed
gallery-number-otherwise = Otherwise
gallery-number-others_gold = Gold of the others
gallery-number-others_vp = VP of the others
gallery-number-pp = PP
gallery-number-transfers = Transfers
gallery-number-vp = VP

# On the pages of the rules
gallery-from-rulebook = Rulebook: { $told }
gallery-from-inferred = Inferred from { $told }
gallery-from-public = Publicly known: { $told }
gallery-from-house = House: { $told }
gallery-all-cards = All cards in the gallery
gallery-all-powers = All powers in the gallery
gallery-values = Values
gallery-values-about = The numbers on the components, each with its source: printed in the rulebook, inferred from it, public knowledge of the game, or a house value where the rulebook prints none.
