# Offrandes: alle Wörter.

offrandes-about = Städte ersteigern Helfer, bestechen fremde und legen Opfergaben auf elf Altäre.
offrandes-moves = offer farmer+guard, bid 4, bribe corinth farmer, lay zeus
offrandes-city-sparta = Sparta
offrandes-city-corinth = Korinth
offrandes-city-athens = Athen
offrandes-city-thebes = Theben
offrandes-city-delos = Delos

offrandes-ladder-farmer = Bauer
offrandes-ladder-water-carrier = Wasserträgerin
offrandes-ladder-flower-seller = Blumenhändler
offrandes-ladder-temple-servant = Tempeldiener
offrandes-ladder-priestess = Priesterin
offrandes-ladder-seducer = Verführer
offrandes-ladder-guard = Wache

offrandes-animal-chicken = Huhn
offrandes-animal-pig = Schwein
offrandes-animal-goat = Ziege
offrandes-animal-sheep = Schaf
offrandes-animal-ox = Ochse

offrandes-altar-hephaestus = Hephaistos
offrandes-altar-ares = Ares
offrandes-altar-hermes = Hermes
offrandes-altar-athena = Athene
offrandes-altar-hera = Hera
offrandes-altar-aphrodite = Aphrodite
offrandes-altar-artemis = Artemis
offrandes-altar-apollo = Apollon
offrandes-altar-hades = Hades
offrandes-altar-poseidon = Poseidon
offrandes-altar-zeus = Zeus

# Fragen
offrandes-ask-Preparation = Vorbereitung: Rücke { $left ->
    [one] noch einen Stein
   *[other] { $left } verschiedene Steine
} um eine Stufe vor.
offrandes-ask-AuctionTurn = Dein Versteigerungszug: Biete zwei Tafeln an oder beende den Zug.
offrandes-ask-Bidding = { $high ->
    [0] Eröffne die Versteigerung von { $ladder } und { $ladder2 } (du besitzt { $own } Drachmen).
   *[other] Um { $ladder } und { $ladder2 }: Biete mehr als { $high } oder passe (du besitzt { $own } Drachmen).
}
offrandes-ask-Bribe = Bestich einen Helfer eines Gegners oder verzichte.
offrandes-ask-Herding = Im Vorrat ist zu wenig für { $number } × { $animal }. Welche Tiere nimmst du?
offrandes-ask-Laying = Deine Opfergabe: { $number } × { $animal }. Auf welchen Altar legst du sie?

# Möglichkeiten
offrandes-do-prepare = { $ladder } vorrücken
offrandes-do-offer = { $pair } anbieten
offrandes-do-end-turn = den Zug beenden
offrandes-do-bribe = { $city } bestechen: { $ladder }
offrandes-do-decline = niemanden bestechen
offrandes-do-take = { $animal } nehmen
offrandes-do-lay = vor { $altar } legen
offrandes-do-pass = passen
offrandes-do-bid = { $drachmas } bieten

# Was geschieht
offrandes-event-starts = { $seat } beginnt.
offrandes-event-round = Runde { $round } beginnt; { $seat } hat den Startspielerstein.
offrandes-event-climbs = { $seat }: { $ladder } steigt auf Stufe { $step }.
offrandes-event-sinks = { $seat }: { $ladder } fällt auf Stufe { $step }.
offrandes-event-offers = { $seat } bietet { $ladder } und { $ladder2 } an.
offrandes-event-ends-turn = { $seat } beendet den Versteigerungszug.
offrandes-event-bids = { $seat } bietet { $drachmas }.
offrandes-event-passes = { $seat } passt.
offrandes-event-wins = { $seat } ersteigert { $ladder } und { $ladder2 } für { $drachmas }.
offrandes-event-bribes = { $seat } besticht { $seat2 }: { $ladder }.
offrandes-event-declines = { $seat } besticht niemanden.
offrandes-event-takes = { $seat } nimmt { $number } × { $animal }.
offrandes-event-lays = { $seat } opfert { $number } × { $animal } vor { $altar }.
offrandes-event-drives-out = { $seat2 } verliert den Altar { $altar } an { $seat }.
offrandes-event-scores = { $seat } erhält { $points } Punkte und steht bei { $total }.
offrandes-event-cannot-offer = { $seat } bringt keine Opfergabe dar.
offrandes-event-earns = { $seat } erhält { $drachmas } Drachmen.
offrandes-event-all-altars = Auf allen Altären liegt eine Opfergabe: Die Partie endet.
offrandes-event-above = { $seat } steht bei { $points } Punkten: Die Partie endet.
offrandes-event-last-round = Runde { $round } war die letzte: Die Partie endet.
offrandes-event-altar-scores = Der Altar { $altar } bringt { $seat } { $points } Punkte.

# Was abgelehnt wird
offrandes-refuse-moved-already = { $ladder } ist schon vorgerückt; drei verschiedene Steine rücken je eine Stufe vor.
offrandes-refuse-tile-gone = Die Tafel { $ladder } wurde in diesem Versteigerungszug schon ersteigert.
offrandes-refuse-must-open = Du hast die Tafeln angeboten und eröffnest mit mindestens 1 Drachme.
offrandes-refuse-bid-above-own = { $drachmas } kannst du nicht bieten; du besitzt { $own }.
offrandes-refuse-bid-too-low = { $drachmas } ist nicht mehr als das höchste Gebot von { $high }.
offrandes-refuse-no-such-city = { $city } spielt in dieser Partie nicht mit.
offrandes-refuse-bribe-self = Eigene Helfer kannst du nicht bestechen.
offrandes-refuse-bribed-already = { $seat } wurde in dieser Runde schon bestochen.
offrandes-refuse-guarded = Dein Verführer auf Stufe { $seducer } steht nicht über der Wache von { $seat } auf Stufe { $guard }.
offrandes-refuse-unbribable = { $ladder } lässt sich nicht bestechen.
offrandes-refuse-no-foothold = Dafür brauchst du selbst mindestens Stufe 1 bei { $ladder }.
offrandes-refuse-on-top = Dein Stein bei { $ladder } liegt auf der obersten Stufe und kann nicht steigen.
offrandes-refuse-nobody-there = { $seat } steht bei { $ladder } auf Stufe 0.
offrandes-refuse-top-protected = { $seat } steht bei { $ladder } auf der obersten Stufe; das gelingt nur mit einem Verführer auf der obersten Stufe.
offrandes-refuse-farmer-too-low = Dein Bauer liefert höchstens { $animal2 }.
offrandes-refuse-none-left = Im Vorrat ist kein Tier dieser Art mehr: { $animal }.
offrandes-refuse-must-offer = Ein Altar nimmt deine Tiere an, also opferst du sie.
offrandes-refuse-altar-too-high = Der Altar { $altar } liegt in Gruppe { $group }; dein Tempeldiener steht auf Stufe { $step }.
offrandes-refuse-offering-the-same = Genau diese Gabe liegt schon vor { $altar }; sie muss sich unterscheiden.
offrandes-refuse-offering-too-small = { $number2 } × { $animal2 } kann { $number } × { $animal } vor { $altar } nicht ersetzen: Es müssen mindestens so viele Tiere von mindestens dieser Art sein.
problem-offrandes-coins-few = Der Wert „coins.total“ ist { $coins }; fünf Spieler dürfen zusammen { $needed } besitzen.

# Der Tisch im Terminal
offrandes-table-round = Runde { $round } · Startspieler { $name }
offrandes-table-preparation = Vorbereitung · Startspieler { $name }
offrandes-table-step = Stufe
offrandes-table-group = Gruppe { $group }: je { $points } Punkte
offrandes-table-empty = leer
offrandes-table-city = Stadt
offrandes-table-drachmas = Drachmen
offrandes-table-points = Punkte
offrandes-table-owned = Altäre
offrandes-table-offering = Opfergabe
offrandes-table-no-offering = noch keine
offrandes-table-worth = { $number } × { $animal }, { $points } Punkte, bis Gruppe { $group }
offrandes-table-supply = Vorrat
offrandes-table-you = du
offrandes-table-tiles = Tafeln: { $tiles }
offrandes-table-auction = { $high ->
    [0] Versteigerung: { $first } und { $second }, noch kein Gebot
   *[other] Versteigerung: { $first } und { $second }, { $leader } bietet { $high }
}
offrandes-table-bidders = noch dabei: { $names }

# Der Tisch im Browser
offrandes-board-ladders = Leitern
offrandes-board-altars = Altäre
offrandes-board-tiles = Personentafeln
offrandes-board-auctions = Versteigerung
offrandes-board-bribery = Bestechung
offrandes-board-offerings = Opfergaben
offrandes-board-disc = { $name }: { $ladder }, Stufe { $step }
offrandes-board-no-bid = noch kein Gebot
offrandes-board-passed = gepasst
offrandes-board-sits-out = setzt aus
offrandes-board-bribed = schon bestochen
offrandes-board-less = weniger bieten
offrandes-board-more = mehr bieten
offrandes-board-reach = Altäre bis Gruppe { $group }
offrandes-board-start = Startspieler
offrandes-board-sheet = Wertungsblatt
offrandes-board-place = Platz
offrandes-board-about-farmer = Liefert das Tier: auf Stufe 1 ein Huhn, dann Schwein, Ziege, Schaf und auf Stufe 5 einen Ochsen.
offrandes-board-about-water-carrier = Wäscht die Tiere. Du opferst so viele, wie du waschen und auch schmücken kannst.
offrandes-board-about-flower-seller = Schmückt die Tiere. Du opferst so viele, wie du waschen und auch schmücken kannst.
offrandes-board-about-temple-servant = Öffnet die Altäre bis zu der Gruppe, die seine Stufe nennt.
offrandes-board-about-priestess = Gibt zu jeder Opfergabe { $points } Punkte je Stufe.
offrandes-board-about-seducer = Besticht Gegner, deren Wache niedriger steht. Der höchste Verführer ist zuerst an der Reihe.
offrandes-board-about-guard = Schützt vor jedem Verführer, der nicht höher steht.
offrandes-board-your-step = Du stehst auf Stufe { $step }.
offrandes-board-altar = Gruppe { $group }: verlangt einen Tempeldiener auf Stufe { $group }. Am Ende bringt der Altar { $points } Punkte.
offrandes-board-laid = { $name } hat hier { $number } × { $animal } geopfert. Es braucht mindestens so viele Tiere von mindestens dieser Art, und von einem von beidem mehr.
offrandes-board-animal = Jedes ist { $value } { $value ->
    [one] Punkt
   *[other] Punkte
} wert. Im Vorrat sind noch { $left } von { $total }.
offrandes-board-offering = Könnte jetzt { $number } × { $animal } opfern, für { $points } Punkte, bis Gruppe { $group }.
offrandes-board-no-offering = Kann noch nichts opfern: Bauer, Wasserträgerin, Blumenhändler und Tempeldiener müssen alle mindestens auf Stufe 1 stehen.
offrandes-board-owns = Altäre: { $count }, am Ende { $points } Punkte wert.
offrandes-board-money = Drachmen: { $money }. Jede Runde bringt { $income }; niemand besitzt mehr als { $cap }.
offrandes-board-goal = Die Partie endet mit der Runde, in der jemand mehr als { $points } Punkte hat oder kein Altar mehr leer ist.

# Die Werte als Tabellen, auf den Regelseiten
offrandes-values-money = Geld
offrandes-values-animals = Tiere
offrandes-values-auction = Versteigerungen
offrandes-values-ladders = Was die Stufen der Leitern bringen
offrandes-values-altars = Altäre
offrandes-values-end = Das Ende
offrandes-value-drachmas = Drachmen
offrandes-value-start = Am Anfang, für jeden
offrandes-value-income = Einkommen einer Runde
offrandes-value-cap = Mehr darf niemand haben
offrandes-value-coins = Münzen in der Schachtel
offrandes-value-worth = Wert
offrandes-value-supply = Im Vorrat
offrandes-value-pairs = Paare in einem Zug
offrandes-value-three = Zu dritt
offrandes-value-more = Zu viert oder fünft
offrandes-value-step = Stufe { $number }
offrandes-value-farmer = Bauer: das Tier
offrandes-value-water-carrier = Wasserträgerin: Tiere
offrandes-value-flower-seller = Blumenhändler: Tiere
offrandes-value-temple-servant = Tempeldiener: Gruppe
offrandes-value-priestess = Priesterin: Punkte
offrandes-value-group = Gruppe
offrandes-value-number = Zahl
offrandes-value-above = Das Spiel endet über so vielen Punkten
offrandes-value-last-round = Letzte Runde
