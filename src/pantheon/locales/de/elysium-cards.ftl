# Elysium: die Namen und Texte der Karten. Die Zahlen sind die aus values.toml.

elysium-card-citizen = Bürger

# Apollo

elysium-card-apollo-gathering = Zusammenkunft (Apollo)
elysium-text-apollo-gathering = Endwertung: { $vp } SP je verschiedener Familie in dem Mythos, zu dem diese Karte gehört.

elysium-card-apollo-pythia = Pythia
elysium-text-apollo-pythia = Du darfst eine Karte des Orakels mit einer Karte der Agora tauschen. Nimm dir { $gold } Gold.

elysium-card-apollo-daphne = Lorbeer der Daphne
elysium-text-apollo-daphne = Nimm dir { $gold } Gold je verschiedenem Rang unter den Karten des Orakels.

elysium-card-apollo-sibyl = Sibylle
elysium-text-apollo-sibyl = Endwertung: { $vp } SP je Karte des Orakels, deren Familie in deinem Elysium liegt, höchstens { $most } SP.

elysium-card-apollo-temple = Tempel des Apollo
elysium-text-apollo-temple = Endwertung: { $vp } SP je Apollo-Karte in dem Mythos, zu dem diese Karte gehört.

elysium-card-apollo-tripod = Delphischer Dreifuß
elysium-text-apollo-tripod = Du darfst Karten vom Orakel nehmen, als lägen sie in der Agora. Sooft du das tust, nimm dir { $vp } SP.

elysium-card-apollo-orpheus = Orpheus
elysium-text-apollo-orpheus = Lege die oberste Karte des Zugstapels offen zum Orakel. Nimm dir so viel Gold, wie ihr Rang angibt.

elysium-card-apollo-omphalos = Omphalos
elysium-text-apollo-omphalos = Lege die { $cards ->
    [one] oberste Karte
   *[other] obersten { $cards } Karten
} des Zugstapels offen zum Orakel. Danach darfst du eine Karte { $highest ->
    [1] des Ranges 1
    [2] des Ranges 1 oder 2
   *[other] beliebigen Ranges
} vom Orakel nehmen.

elysium-card-apollo-cassandra = Kassandra
elysium-text-apollo-cassandra = Nimm eine Karte vom Orakel, auch wenn du ihre Bedingung nicht erfüllst.

elysium-card-apollo-muses = Die neun Musen
elysium-text-apollo-muses = Einen Übergang deiner Aufgabe darfst du mit einer Karte { $highest ->
    [1] des Ranges 1
    [2] des Ranges 1 oder 2
   *[other] beliebigen Ranges
} vom Orakel ausführen; er kostet { $more } Gold mehr.

elysium-card-apollo-asclepius = Asklepios
elysium-text-apollo-asclepius = Du darfst eine Karte { $highest ->
    [1] des Ranges 1
    [2] des Ranges 1 oder 2
   *[other] beliebigen Ranges
} aus dem Ablagestapel oder vom Orakel nehmen.

# Ares

elysium-card-ares-gathering = Zusammenkunft (Ares)
elysium-text-ares-gathering = Endwertung: { $vp } SP je verschiedener Familie in dem Mythos, zu dem diese Karte gehört.

elysium-card-ares-spartoi = Spartoi
elysium-text-ares-spartoi = Nimm dir { $pp } EP.

elysium-card-ares-amazons = Amazonen
elysium-text-ares-amazons = Zahle { $gold } Gold: nimm dir { $pp } EP.

elysium-card-ares-nike = Nike
elysium-text-ares-nike = Endwertung: { $vp } SP für je { $every } EP in deinem Besitz, höchstens { $most } SP.

elysium-card-ares-temple = Tempel des Ares
elysium-text-ares-temple = Endwertung: { $vp } SP je Ares-Karte in dem Mythos, zu dem diese Karte gehört.

elysium-card-ares-phobos = Phobos und Deimos
elysium-text-ares-phobos = Nimm dir { $pp } EP.

elysium-card-ares-eris = Eris
elysium-text-ares-eris = Nimm dir { $pp } EP. Der Mitspieler mit den meisten EP verliert { $lost } EP.

elysium-card-ares-hippolyta = Hippolyte
elysium-text-ares-hippolyta = Nimm dir { $pp } EP je Übergang, den du in dieser Phase ausgeführt hast, höchstens { $most } EP.

elysium-card-ares-spear = Speer des Ares
elysium-text-ares-spear = Sooft du eine Ares-Karte nimmst oder übergehen lässt, nimm dir { $pp } EP.

elysium-card-ares-trojan = Trojanischer Krieg
elysium-text-ares-trojan = Nimm dir { $pp } EP je verschiedener Familie in deiner Sphäre.

elysium-card-ares-achilles = Achilles
elysium-text-ares-achilles = Nimm dir { $pp } EP.

# Athene

elysium-card-athena-gathering = Zusammenkunft (Athene)
elysium-text-athena-gathering = Endwertung: { $vp } SP je verschiedener Familie in dem Mythos, zu dem diese Karte gehört.

elysium-card-athena-olive = Ölbaum
elysium-text-athena-olive = Nimm dir { $gold } Gold und { $vp } SP. Jeder Mitspieler nimmt sich { $others_gold } Gold oder { $others_vp } SP.

elysium-card-athena-games = Panathenäische Spiele
elysium-text-athena-games = Du darfst { $transfers ->
    [one] { $transfers } Übergang
   *[other] { $transfers } Übergänge
} ausführen. Danach darf jeder Mitspieler einen Übergang ausführen, der { $more } Gold mehr kostet.

elysium-card-athena-trade = Handelsabkommen
elysium-text-athena-trade = Nimm dir { $gold } Gold. Jeder Mitspieler nimmt sich { $others_gold } Gold.

elysium-card-athena-temple = Tempel der Athene
elysium-text-athena-temple = Endwertung: { $vp } SP je Athene-Karte in dem Mythos, zu dem diese Karte gehört.

elysium-card-athena-initiation = Initiation
elysium-text-athena-initiation = Nimm dir { $gold } Gold. Jeder Mitspieler mit mindestens { $needed ->
    [one] einer Eleusis-Karte
   *[other] { $needed } Eleusis-Karten
} in seiner Sphäre nimmt sich { $others_gold } Gold.

elysium-card-athena-kykeon = Kykeon
elysium-text-athena-kykeon = Nimm dir { $vp } SP je weiterer Eleusis-Karte in deiner Sphäre, höchstens { $most } SP. Jeder Mitspieler mit mindestens { $needed ->
    [one] einer Eleusis-Karte
   *[other] { $needed } Eleusis-Karten
} in seiner Sphäre nimmt sich { $others_vp } SP.

elysium-card-athena-owl = Eule der Athene
elysium-text-athena-owl = Sooft irgendein Spieler einen geteilten Athene-Effekt genutzt hat, nimm dir { $vp } SP.

elysium-card-athena-aegis = Aigis
elysium-text-athena-aegis = Sooft du eine Athene-Karte nimmst oder übergehen lässt, nimm dir { $gold } Gold.

elysium-card-athena-horse = Hölzernes Pferd
elysium-text-athena-horse = Nimm eine Karte aus der Agora, auch wenn du ihre Bedingung nicht erfüllst. Jeder Mitspieler nimmt sich { $others_gold } Gold.

elysium-card-athena-telesterion = Telesterion
elysium-text-athena-telesterion = Nimm dir { $vp } SP. Jeder Mitspieler nimmt sich { $others_vp } SP, wenn mindestens { $needed ->
    [one] eine Eleusis-Karte in seiner Sphäre liegt
   *[other] { $needed } Eleusis-Karten in seiner Sphäre liegen
}, sonst { $others_gold } Gold.

# Hades

elysium-card-hades-gathering = Zusammenkunft (Hades)
elysium-text-hades-gathering = Endwertung: { $vp } SP je verschiedener Familie in dem Mythos, zu dem diese Karte gehört.

elysium-card-hades-tartarus = Tartaros
elysium-text-hades-tartarus = Endwertung: { $vp } SP { $every ->
    [one] je Karte
   *[other] für je { $every } Karten
} in deinem Elysium.

elysium-card-hades-charon = Charon
elysium-text-hades-charon = Du darfst { $transfers ->
    [one] eine Karte übergehen lassen und zahlst dafür
   *[other] { $transfers } Karten übergehen lassen und zahlst für jede
} { $less } Gold weniger.

elysium-card-hades-lethe = Lethe
elysium-text-hades-lethe = Tausche eine andere Familienkarte { $highest ->
    [1] des Ranges 1
    [2] des Ranges 1 oder 2
   *[other] beliebigen Ranges
} aus deiner Sphäre gegen eine Karte desselben Ranges im Ablagestapel.

elysium-card-hades-temple = Tempel des Hades
elysium-text-hades-temple = Endwertung: { $vp } SP je Hades-Karte in dem Mythos, zu dem diese Karte gehört.

elysium-card-hades-persephone = Persephone
elysium-text-hades-persephone = Führe { $transfers ->
    [one] { $transfers } Übergang aus; er
   *[other] { $transfers } Übergänge aus; jeder
} kostet { $less } Gold weniger.

elysium-card-hades-cerberus = Kerberos
elysium-text-hades-cerberus = Hast du in dieser Epoche mindestens { $needed ->
    [one] einen Übergang
   *[other] { $needed } Übergänge
} ausgeführt, führe { $transfers ->
    [one] { $transfers } kostenlosen Übergang
   *[other] { $transfers } kostenlose Übergänge
} aus.

elysium-card-hades-eurydice = Eurydike
elysium-text-hades-eurydice = Nimm eine Karte { $highest ->
    [1] des Ranges 1
    [2] des Ranges 1 oder 2
   *[other] beliebigen Ranges
} aus dem Ablagestapel oder nimm dir { $gold } Gold.

elysium-card-hades-judge = Richter der Unterwelt
elysium-text-hades-judge = Du darfst so viele Übergänge ausführen, wie Hades-Karten in deiner Sphäre liegen, oder weniger.

elysium-card-hades-thanatos = Thanatos
elysium-text-hades-thanatos = Du darfst { $transfers ->
    [one] { $transfers } Familienkarte
   *[other] { $transfers } Familienkarten
} kostenlos ins Elysium übergehen lassen.

elysium-card-hades-helm = Helm des Hades
elysium-text-hades-helm = Jeder deiner Übergänge kostet { $less } Gold weniger.

# Hephaistos

elysium-card-hephaestus-gathering = Zusammenkunft (Hephaistos)
elysium-text-hephaestus-gathering = Endwertung: { $vp } SP je verschiedener Familie in dem Mythos, zu dem diese Karte gehört.

elysium-card-hephaestus-assistance = Göttliche Hilfe
elysium-text-hephaestus-assistance = Nimm dir { $gold } Gold.

elysium-card-hephaestus-cabeiri = Kabiren
elysium-text-hephaestus-cabeiri = Nimm dir { $gold } Gold und zusätzlich { $each } Gold je weiterer Hephaistos-Karte in deiner Sphäre, höchstens { $most } Gold.

elysium-card-hephaestus-throne = Goldener Thron
elysium-text-hephaestus-throne = Endwertung: { $vp } SP für je { $every } Gold in deinem Besitz, höchstens { $most } SP.

elysium-card-hephaestus-temple = Tempel des Hephaistos
elysium-text-hephaestus-temple = Endwertung: { $vp } SP je Hephaistos-Karte in dem Mythos, zu dem diese Karte gehört.

elysium-card-hephaestus-maidens = Goldene Dienerinnen
elysium-text-hephaestus-maidens = Nimm dir { $gold } Gold je Hephaistos-Karte in deiner Sphäre, höchstens { $most } Gold.

elysium-card-hephaestus-talos = Talos
elysium-text-hephaestus-talos = Nimmst du eine Aufgabe, nimm dir { $gold } Gold. Effekte anderer Spieler können dir kein Gold, keine SP, keine EP und keine Karten aus deiner Sphäre nehmen.

elysium-card-hephaestus-necklace = Halsband der Harmonia
elysium-text-hephaestus-necklace = Zahle { $gold } Gold: nimm dir { $vp } SP.

elysium-card-hephaestus-firegod = Feuergott
elysium-text-hephaestus-firegod = Sooft du eine Hephaistos-Karte nimmst oder übergehen lässt, nimm dir { $vp } SP.

elysium-card-hephaestus-shield = Schild des Achilles
elysium-text-hephaestus-shield = Zahle { $most ->
    [one] { $most } Gold
   *[other] bis zu { $most } Gold, mindestens aber eines
}: nimm dir { $vp } SP je gezahltem Gold.

elysium-card-hephaestus-pandora = Pandora
elysium-text-hephaestus-pandora = Nimm dir { $gold } Gold. Ziehe danach die oberste Karte des Zugstapels und nimm sie offen in deine Sphäre.

# Hermes

elysium-card-hermes-gathering = Zusammenkunft (Hermes)
elysium-text-hermes-gathering = Endwertung: { $vp } SP je verschiedener Familie in dem Mythos, zu dem diese Karte gehört.

elysium-card-hermes-sandals = Flügelsandalen
elysium-text-hermes-sandals = Jede deiner Säulen zählt als jede beliebige Farbe.

elysium-card-hermes-echo = Echo
elysium-text-hermes-echo = Endwertung: Werte eine andere Chronos-Karte in deinen Mythen noch einmal, höchstens { $most } SP.

elysium-card-hermes-herma = Herme
elysium-text-hermes-herma = Du darfst eine andere Familienkarte in deiner Sphäre gegen eine Karte desselben Ranges in der Agora tauschen.

elysium-card-hermes-temple = Tempel des Hermes
elysium-text-hermes-temple = Endwertung: { $vp } SP je Hermes-Karte in dem Mythos, zu dem diese Karte gehört.

elysium-card-hermes-autolycus = Autolykos
elysium-text-hermes-autolycus = Nutze den Sofort-Effekt einer Karte in der Sphäre eines Mitspielers oder nimm dir { $gold } Gold.

elysium-card-hermes-mystagogue = Mystagoge
elysium-text-hermes-mystagogue = Nutze den Effekt einer anderen Eleusis-Karte in einer beliebigen Sphäre.

elysium-card-hermes-syrinx = Syrinx
elysium-text-hermes-syrinx = Nutze den Sofort-Effekt einer anderen Karte { $highest ->
    [1] des Ranges 1
    [2] des Ranges 1 oder 2
   *[other] beliebigen Ranges
} in deiner Sphäre erneut oder nimm dir { $gold } Gold.

elysium-card-hermes-caduceus = Hermesstab
elysium-text-hermes-caduceus = Sooft du eine Hermes-Karte nimmst oder übergehen lässt, nimm dir { $gold } Gold.

elysium-card-hermes-argus = Argostöter
elysium-text-hermes-argus = Nutze den einmaligen Effekt einer anderen Karte in einer beliebigen Sphäre, auch wenn er schon genutzt wurde.

elysium-card-hermes-thieves = Fürst der Diebe
elysium-text-hermes-thieves = Tausche eine andere Familienkarte in deiner Sphäre gegen eine Familienkarte desselben Ranges in der Sphäre eines Mitspielers oder nimm dir { $gold } Gold.

# Poseidon

elysium-card-poseidon-gathering = Zusammenkunft (Poseidon)
elysium-text-poseidon-gathering = Endwertung: { $vp } SP je verschiedener Familie in dem Mythos, zu dem diese Karte gehört.

elysium-card-poseidon-triton = Triton
elysium-text-poseidon-triton = Der Mitspieler mit dem meisten Gold gibt dir { $gold } Gold ab.

elysium-card-poseidon-charybdis = Charybdis
elysium-text-poseidon-charybdis = Du darfst bis zu { $most ->
    [one] { $most } Karte
   *[other] { $most } Karten
} aus der Agora abwerfen. Nimm dir für jede davon { $gold } Gold.

elysium-card-poseidon-proteus = Proteus
elysium-text-poseidon-proteus = Der Mitspieler mit dem meisten Gold gibt dir { $gold } Gold ab.

elysium-card-poseidon-temple = Tempel des Poseidon
elysium-text-poseidon-temple = Endwertung: { $vp } SP je Poseidon-Karte in dem Mythos, zu dem diese Karte gehört.

elysium-card-poseidon-cyclops = Kyklopen
elysium-text-poseidon-cyclops = Jeder Mitspieler wählt: eine Karte aus der eigenen Sphäre abwerfen oder { $gold } Gold verlieren.

elysium-card-poseidon-atlantis = Atlantis
elysium-text-poseidon-atlantis = Endwertung: { $vp } SP, falls kein Mitspieler mehr Karten in seinem Elysium hat als du, sonst { $otherwise } SP.

elysium-card-poseidon-scylla = Skylla
elysium-text-poseidon-scylla = Der Mitspieler mit den meisten SP gibt dir { $vp } SP ab.

elysium-card-poseidon-trident = Dreizack
elysium-text-poseidon-trident = Sooft du eine Poseidon-Karte nimmst oder übergehen lässt, gibt dir der Mitspieler mit dem meisten Gold { $gold } Gold ab.

elysium-card-poseidon-earthquake = Erdbeben
elysium-text-poseidon-earthquake = Jeder Mitspieler wirft eine Karte seiner Wahl aus seiner Sphäre ab; wer dort keine hat, verliert { $vp } SP. Nimm dir { $gold } Gold.

elysium-card-poseidon-ketos = Ketos
elysium-text-poseidon-ketos = Jeder Mitspieler verliert { $lost } SP. Nimm dir { $vp } SP.

# Zeus

elysium-card-zeus-gathering = Zusammenkunft (Zeus)
elysium-text-zeus-gathering = Endwertung: { $vp } SP je verschiedener Familie in dem Mythos, zu dem diese Karte gehört.

elysium-card-zeus-ganymede = Ganymed
elysium-text-zeus-ganymede = Nimm dir { $vp } SP.

elysium-card-zeus-danae = Danaë
elysium-text-zeus-danae = Besitzt du mindestens { $gold } Gold, nimm dir { $vp } SP. Das Gold behältst du.

elysium-card-zeus-philemon = Philemon und Baucis
elysium-text-zeus-philemon = Endwertung: { $vp } SP und zusätzlich { $each } SP je Bürger in deinem Elysium, höchstens { $most } SP.

elysium-card-zeus-temple = Tempel des Zeus
elysium-text-zeus-temple = Endwertung: { $vp } SP je Zeus-Karte in dem Mythos, zu dem diese Karte gehört.

elysium-card-zeus-companion = Begleiter des Zeus
elysium-text-zeus-companion = Nimm dir { $vp } SP.

elysium-card-zeus-demeter = Demeter
elysium-text-zeus-demeter = Nimm dir { $gold } Gold und { $vp } SP.

elysium-card-zeus-perseus = Perseus
elysium-text-zeus-perseus = Sooft du ein Bonusplättchen bekommst, nimm dir { $vp } SP.

elysium-card-zeus-herakles = Herakles
elysium-text-zeus-herakles = Nimm dir { $vp } SP für je volle { $every } SP auf deinem Tableau.

elysium-card-zeus-thunderbolt = Donnerkeil
elysium-text-zeus-thunderbolt = Gibt dir ein Karteneffekt in deinem eigenen Zug SP, nimm dir zusätzlich { $vp } SP.

elysium-card-zeus-hera = Hera
elysium-text-zeus-hera = Nimm dir { $vp } SP je Zeus-Karte in deiner Sphäre und deinem Elysium, höchstens { $most } SP.
