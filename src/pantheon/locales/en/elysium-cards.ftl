# Elysium: the names and texts of the cards. The numbers are those of values.toml.

elysium-card-citizen = a Citizen

# Apollo

elysium-card-apollo-gathering = Gathering (Apollo)
elysium-text-apollo-gathering = Final scoring: { $vp } VP for each different Family in the Legend that contains this card.

elysium-card-apollo-pythia = Pythia
elysium-text-apollo-pythia = You may swap an Oracle card with an Agora card. Gain { $gold } Gold.

elysium-card-apollo-daphne = Laurel of Daphne
elysium-text-apollo-daphne = Gain { $gold } Gold for each different Level among the Oracle cards.

elysium-card-apollo-sibyl = Sibyl
elysium-text-apollo-sibyl = Final scoring: { $vp } VP for each Oracle card whose Family lies in your Elysium; { $most } VP at most.

elysium-card-apollo-temple = Temple of Apollo
elysium-text-apollo-temple = Final scoring: { $vp } VP for each Apollo card in the Legend that contains this card.

elysium-card-apollo-tripod = Delphic Tripod
elysium-text-apollo-tripod = You may take cards from the Oracle as if they lay in the Agora. Gain { $vp } VP whenever you do.

elysium-card-apollo-orpheus = Orpheus
elysium-text-apollo-orpheus = Add the top card of the draw pile to the Oracle. Gain as much Gold as its Level.

elysium-card-apollo-omphalos = Omphalos
elysium-text-apollo-omphalos = Add the top { $cards ->
    [one] card
   *[other] { $cards } cards
} of the draw pile to the Oracle. Then you may take a card of { $highest ->
    [1] Level 1
    [2] Level 1 or 2
   *[other] any Level
} from the Oracle.

elysium-card-apollo-cassandra = Cassandra
elysium-text-apollo-cassandra = Take a card from the Oracle, whatever its condition.

elysium-card-apollo-muses = The Nine Muses
elysium-text-apollo-muses = One of your Quest's transfers may be made with an Oracle card of { $highest ->
    [1] Level 1
    [2] Level 1 or 2
   *[other] any Level
}; it costs { $more } Gold more.

elysium-card-apollo-asclepius = Asclepius
elysium-text-apollo-asclepius = You may take a card of { $highest ->
    [1] Level 1
    [2] Level 1 or 2
   *[other] any Level
} from the discard pile or from the Oracle.

# Ares

elysium-card-ares-gathering = Gathering (Ares)
elysium-text-ares-gathering = Final scoring: { $vp } VP for each different Family in the Legend that contains this card.

elysium-card-ares-spartoi = Spartoi
elysium-text-ares-spartoi = Gain { $pp } PP.

elysium-card-ares-amazons = Amazons
elysium-text-ares-amazons = Pay { $gold } Gold: gain { $pp } PP.

elysium-card-ares-nike = Nike
elysium-text-ares-nike = Final scoring: { $vp } VP for every { $every } PP you have; { $most } VP at most.

elysium-card-ares-temple = Temple of Ares
elysium-text-ares-temple = Final scoring: { $vp } VP for each Ares card in the Legend that contains this card.

elysium-card-ares-phobos = Phobos and Deimos
elysium-text-ares-phobos = Gain { $pp } PP.

elysium-card-ares-eris = Eris
elysium-text-ares-eris = Gain { $pp } PP. The other player with the most PP loses { $lost } PP.

elysium-card-ares-hippolyta = Hippolyta
elysium-text-ares-hippolyta = Gain { $pp } PP for each transfer you have made this phase; { $most } PP at most.

elysium-card-ares-spear = Spear of Ares
elysium-text-ares-spear = Whenever you take or transfer an Ares card, gain { $pp } PP.

elysium-card-ares-trojan = Trojan War
elysium-text-ares-trojan = Gain { $pp } PP for each different Family in your Domain.

elysium-card-ares-achilles = Achilles
elysium-text-ares-achilles = Gain { $pp } PP.

# Athena

elysium-card-athena-gathering = Gathering (Athena)
elysium-text-athena-gathering = Final scoring: { $vp } VP for each different Family in the Legend that contains this card.

elysium-card-athena-olive = Olive Tree
elysium-text-athena-olive = Gain { $gold } Gold and { $vp } VP. Each other player gains { $others_gold } Gold or { $others_vp } VP.

elysium-card-athena-games = Panathenaic Games
elysium-text-athena-games = You may make { $transfers ->
    [one] { $transfers } transfer
   *[other] { $transfers } transfers
}. Then each other player may make one transfer that costs { $more } Gold more.

elysium-card-athena-trade = Trade Agreement
elysium-text-athena-trade = Gain { $gold } Gold. Each other player gains { $others_gold } Gold.

elysium-card-athena-temple = Temple of Athena
elysium-text-athena-temple = Final scoring: { $vp } VP for each Athena card in the Legend that contains this card.

elysium-card-athena-initiation = Initiation
elysium-text-athena-initiation = Gain { $gold } Gold. Each other player with at least { $needed ->
    [one] { $needed } Eleusis card
   *[other] { $needed } Eleusis cards
} in their Domain gains { $others_gold } Gold.

elysium-card-athena-kykeon = Kykeon
elysium-text-athena-kykeon = Gain { $vp } VP for each other Eleusis card in your Domain, { $most } VP at most. Each other player with at least { $needed ->
    [one] { $needed } Eleusis card
   *[other] { $needed } Eleusis cards
} in their Domain gains { $others_vp } VP.

elysium-card-athena-owl = Owl of Athena
elysium-text-athena-owl = Whenever any player has used a shared Athena power, gain { $vp } VP.

elysium-card-athena-aegis = Aegis
elysium-text-athena-aegis = Whenever you take or transfer an Athena card, gain { $gold } Gold.

elysium-card-athena-horse = Wooden Horse
elysium-text-athena-horse = Take a card from the Agora, whatever its condition. Each other player gains { $others_gold } Gold.

elysium-card-athena-telesterion = Telesterion
elysium-text-athena-telesterion = Gain { $vp } VP. Each other player gains { $others_vp } VP if they have at least { $needed ->
    [one] { $needed } Eleusis card
   *[other] { $needed } Eleusis cards
} in their Domain, otherwise { $others_gold } Gold.

# Hades

elysium-card-hades-gathering = Gathering (Hades)
elysium-text-hades-gathering = Final scoring: { $vp } VP for each different Family in the Legend that contains this card.

elysium-card-hades-tartarus = Tartarus
elysium-text-hades-tartarus = Final scoring: { $vp } VP for every { $every ->
    [one] card
   *[other] { $every } cards
} in your Elysium.

elysium-card-hades-charon = Charon
elysium-text-hades-charon = You may make { $transfers ->
    [one] { $transfers } transfer; it costs
   *[other] { $transfers } transfers; each costs
} { $less } Gold less.

elysium-card-hades-lethe = Lethe
elysium-text-hades-lethe = Swap another Family card of { $highest ->
    [1] Level 1
    [2] Level 1 or 2
   *[other] any Level
} in your Domain for a card of the same Level in the discard pile.

elysium-card-hades-temple = Temple of Hades
elysium-text-hades-temple = Final scoring: { $vp } VP for each Hades card in the Legend that contains this card.

elysium-card-hades-persephone = Persephone
elysium-text-hades-persephone = Make { $transfers ->
    [one] { $transfers } transfer; it costs
   *[other] { $transfers } transfers; each costs
} { $less } Gold less.

elysium-card-hades-cerberus = Cerberus
elysium-text-hades-cerberus = If you have made at least { $needed ->
    [one] { $needed } transfer
   *[other] { $needed } transfers
} this epoch, make { $transfers ->
    [one] { $transfers } free transfer
   *[other] { $transfers } free transfers
}.

elysium-card-hades-eurydice = Eurydice
elysium-text-hades-eurydice = Take a card of { $highest ->
    [1] Level 1
    [2] Level 1 or 2
   *[other] any Level
} from the discard pile, or gain { $gold } Gold.

elysium-card-hades-judge = Judge of the Underworld
elysium-text-hades-judge = You may make as many transfers as you have Hades cards in your Domain, or fewer.

elysium-card-hades-thanatos = Thanatos
elysium-text-hades-thanatos = You may transfer { $transfers ->
    [one] { $transfers } Family card
   *[other] { $transfers } Family cards
} for free.

elysium-card-hades-helm = Helm of Hades
elysium-text-hades-helm = Each of your transfers costs { $less } Gold less.

# Hephaestus

elysium-card-hephaestus-gathering = Gathering (Hephaestus)
elysium-text-hephaestus-gathering = Final scoring: { $vp } VP for each different Family in the Legend that contains this card.

elysium-card-hephaestus-assistance = Divine Assistance
elysium-text-hephaestus-assistance = Gain { $gold } Gold.

elysium-card-hephaestus-cabeiri = Cabeiri
elysium-text-hephaestus-cabeiri = Gain { $gold } Gold, plus { $each } Gold for each other Hephaestus card in your Domain; { $most } Gold at most.

elysium-card-hephaestus-throne = Golden Throne
elysium-text-hephaestus-throne = Final scoring: { $vp } VP for every { $every } Gold you have left; { $most } VP at most.

elysium-card-hephaestus-temple = Temple of Hephaestus
elysium-text-hephaestus-temple = Final scoring: { $vp } VP for each Hephaestus card in the Legend that contains this card.

elysium-card-hephaestus-maidens = Golden Maidens
elysium-text-hephaestus-maidens = Gain { $gold } Gold for each Hephaestus card in your Domain; { $most } Gold at most.

elysium-card-hephaestus-talos = Talos
elysium-text-hephaestus-talos = When you take a Quest, gain { $gold } Gold. Other players' powers cannot make you lose Gold, VP, PP or Domain cards.

elysium-card-hephaestus-necklace = Necklace of Harmonia
elysium-text-hephaestus-necklace = Pay { $gold } Gold: gain { $vp } VP.

elysium-card-hephaestus-firegod = Fire God
elysium-text-hephaestus-firegod = Whenever you take or transfer a Hephaestus card, gain { $vp } VP.

elysium-card-hephaestus-shield = Shield of Achilles
elysium-text-hephaestus-shield = Pay { $most ->
    [one] { $most } Gold
   *[other] up to { $most } Gold, but at least one
}: gain { $vp } VP for each Gold paid.

elysium-card-hephaestus-pandora = Pandora
elysium-text-hephaestus-pandora = Gain { $gold } Gold. Then draw the top card of the draw pile and take it.

# Hermes

elysium-card-hermes-gathering = Gathering (Hermes)
elysium-text-hermes-gathering = Final scoring: { $vp } VP for each different Family in the Legend that contains this card.

elysium-card-hermes-sandals = Winged Sandals
elysium-text-hermes-sandals = Each of your Columns counts as every colour.

elysium-card-hermes-echo = Echo
elysium-text-hermes-echo = Final scoring: score another Chronos card in your Legends once more; { $most } VP at most.

elysium-card-hermes-herma = Herm
elysium-text-hermes-herma = You may swap another Family card in your Domain for an Agora card of the same Level.

elysium-card-hermes-temple = Temple of Hermes
elysium-text-hermes-temple = Final scoring: { $vp } VP for each Hermes card in the Legend that contains this card.

elysium-card-hermes-autolycus = Autolycus
elysium-text-hermes-autolycus = Use the Instantaneous power of a card in another player's Domain, or gain { $gold } Gold.

elysium-card-hermes-mystagogue = Mystagogue
elysium-text-hermes-mystagogue = Use the power of another Eleusis card in any Domain.

elysium-card-hermes-syrinx = Syrinx
elysium-text-hermes-syrinx = Use the Instantaneous power of another card of { $highest ->
    [1] Level 1
    [2] Level 1 or 2
   *[other] any Level
} in your Domain again, or gain { $gold } Gold.

elysium-card-hermes-caduceus = Caduceus
elysium-text-hermes-caduceus = Whenever you take or transfer a Hermes card, gain { $gold } Gold.

elysium-card-hermes-argus = Slayer of Argus
elysium-text-hermes-argus = Use the Trigger power of another card in any Domain, even if it has already been used.

elysium-card-hermes-thieves = Prince of Thieves
elysium-text-hermes-thieves = Swap another Family card in your Domain for a Family card of the same Level in another player's Domain, or gain { $gold } Gold.

# Poseidon

elysium-card-poseidon-gathering = Gathering (Poseidon)
elysium-text-poseidon-gathering = Final scoring: { $vp } VP for each different Family in the Legend that contains this card.

elysium-card-poseidon-triton = Triton
elysium-text-poseidon-triton = The other player with the most Gold gives you { $gold } Gold.

elysium-card-poseidon-charybdis = Charybdis
elysium-text-poseidon-charybdis = You may discard up to { $most ->
    [one] { $most } card
   *[other] { $most } cards
} from the Agora. Gain { $gold } Gold for each.

elysium-card-poseidon-proteus = Proteus
elysium-text-poseidon-proteus = The other player with the most Gold gives you { $gold } Gold.

elysium-card-poseidon-temple = Temple of Poseidon
elysium-text-poseidon-temple = Final scoring: { $vp } VP for each Poseidon card in the Legend that contains this card.

elysium-card-poseidon-cyclops = Cyclops
elysium-text-poseidon-cyclops = Each other player chooses: discard a card from their Domain, or lose { $gold } Gold.

elysium-card-poseidon-atlantis = Atlantis
elysium-text-poseidon-atlantis = Final scoring: { $vp } VP if no other player has more cards in their Elysium than you; otherwise { $otherwise } VP.

elysium-card-poseidon-scylla = Scylla
elysium-text-poseidon-scylla = The other player with the most VP gives you { $vp } VP.

elysium-card-poseidon-trident = Trident
elysium-text-poseidon-trident = Whenever you take or transfer a Poseidon card, the other player with the most Gold gives you { $gold } Gold.

elysium-card-poseidon-earthquake = Earthquake
elysium-text-poseidon-earthquake = Each other player discards a card of their choice from their Domain; whoever has none loses { $vp } VP. Gain { $gold } Gold.

elysium-card-poseidon-ketos = Ketos
elysium-text-poseidon-ketos = Each other player loses { $lost } VP. Gain { $vp } VP.

# Zeus

elysium-card-zeus-gathering = Gathering (Zeus)
elysium-text-zeus-gathering = Final scoring: { $vp } VP for each different Family in the Legend that contains this card.

elysium-card-zeus-ganymede = Ganymede
elysium-text-zeus-ganymede = Gain { $vp } VP.

elysium-card-zeus-danae = Danaë
elysium-text-zeus-danae = If you have at least { $gold } Gold, gain { $vp } VP. You keep the Gold.

elysium-card-zeus-philemon = Philemon and Baucis
elysium-text-zeus-philemon = Final scoring: { $vp } VP, plus { $each } VP for each Citizen in your Elysium; { $most } VP at most.

elysium-card-zeus-temple = Temple of Zeus
elysium-text-zeus-temple = Final scoring: { $vp } VP for each Zeus card in the Legend that contains this card.

elysium-card-zeus-companion = Companion of Zeus
elysium-text-zeus-companion = Gain { $vp } VP.

elysium-card-zeus-demeter = Demeter
elysium-text-zeus-demeter = Gain { $gold } Gold and { $vp } VP.

elysium-card-zeus-perseus = Perseus
elysium-text-zeus-perseus = Whenever you receive a Bonus tile, gain { $vp } VP.

elysium-card-zeus-herakles = Herakles
elysium-text-zeus-herakles = Gain { $vp } VP for every full { $every } VP on your board.

elysium-card-zeus-thunderbolt = Thunderbolt
elysium-text-zeus-thunderbolt = Whenever a power gives you VP during your own turn, gain { $vp } more VP.

elysium-card-zeus-hera = Hera
elysium-text-zeus-hera = Gain { $vp } VP for each Zeus card in your Domain and your Elysium; { $most } VP at most.
