# Divinity Derby: alle Wörter.

derby-about = Götter wetten auf drei Rennen fliegender Fabelwesen und lenken sie mit Karten, die Nachbarn teilen.
derby-moves = bet first dragon, play left pegasus-2/1+3, trick left pegasus-2/1+3, use sun-ray

derby-option-gods = die Götter werden verlost oder gewählt
derby-option-powers = jeder Gott hat Machtkarten
derby-option-fate = Schicksalsmarker auf der Strecke, nur mit den Mächten
derby-option-sober = Schutzkarten, die Zeus zieht, verlassen das Spiel

derby-god-yet = ein Gott in spe
derby-god-anansi = Anansi
derby-god-horus = Horus
derby-god-marduk = Marduk
derby-god-odin = Odin
derby-god-quetzalcoatl = Quetzalcoatl
derby-god-yu-huang = Yù Huáng

derby-creature-dragon = Drache
derby-creature-gryphon = Greif
derby-creature-lamassu = Lamassu
derby-creature-pegasus = Pegasus
derby-creature-phoenix = Phönix
derby-creature-sylph = Seidenflügel

derby-bet-top-three = 1., 2. oder 3.
derby-bet-top-two = 1. oder 2.
derby-bet-first = 1.
derby-bet-first-or-disqualified = 1. oder disqualifiziert
derby-bet-last-two = Letzter oder Vorletzter
derby-bet-last = Letzter
derby-bet-disqualified = disqualifiziert

derby-side-left = links
derby-side-right = rechts

derby-power-trickster = Schelm
derby-power-web-of-lies = Lügennetz
derby-power-spiders-thread = Spinnenfaden
derby-power-sun-ray = Sonnenstrahl
derby-power-falcons-eye = Falkenauge
derby-power-wings-of-horus = Schwingen des Horus
derby-power-prophecy = Prophezeiung
derby-power-tablet-of-destinies = Schicksalstafel
derby-power-storm-winds = Sturmwinde
derby-power-superior-wisdom = Höhere Weisheit
derby-power-huginn-and-muninn = Hugin und Munin
derby-power-sleipnir = Sleipnir
derby-power-renewal = Erneuerung
derby-power-feathered-serpent = Gefiederte Schlange
derby-power-rebirth = Wiedergeburt
derby-power-blessing = Segen des Himmelsfürsten
derby-power-celestial-ministry = Himmlisches Ministerium
derby-power-heavenly-edict = Himmlischer Erlass

# Was auf den Machtkarten steht, und die Momente von D9.4
derby-text-trickster = Tausche den Fabelwesen-Marker auf einer deiner Wetten gegen einen, der noch auf dem Spielplan liegt, von einem Fabelwesen, auf das du in diesem Rennen nicht gewettet hast.
derby-text-web-of-lies = Die langsame Bewegung eines anderen um mindestens 1 Feld schrumpft auf 0 Felder. Die Karte kommt trotzdem auf den Ablagestapel.
derby-text-spiders-thread = Dieses Fabelwesen tauscht das Feld mit einem anderen, das nicht im Ziel ist und höchstens zwei Felder davor oder dahinter steht (nicht auf demselben Feld). Beide gelten auf dem neuen Feld als später gekommen; das vorrückende überquert die Mittellinie, wenn es an ihr vorbeikommt.
derby-text-sun-ray = Eine beliebige Karte, deren Fabelwesen nicht im Ziel ist, bewegt es 2 Felder weiter, selbst wenn sie es um 0 Felder bewegen würde.
derby-text-falcons-eye = Sieh dir alle Karten eines Kartenständers an, in den du sonst keinen Einblick hast.
derby-text-wings-of-horus = Dieses Fabelwesen zieht 2 Felder weiter.
derby-text-prophecy = Ersetze eine deiner platzierten Wettkarten durch eine aus deiner Hand; der Marker bleibt liegen, die alte Karte nimmst du auf die Hand.
derby-text-tablet-of-destinies = Nimm eine Bewegungskarte deiner Wahl aus dem Zeus-Stapel; sie kommt auf den Ablagestapel.
derby-text-storm-winds = Dieses Fabelwesen fällt 2 Felder zurück, aber nicht hinter das Startfeld, und gilt dort als später gekommen. Eine überquerte Mittellinie bleibt überquert.
derby-text-superior-wisdom = Sieh dir von jedem anderen eine platzierte Wettkarte deiner Wahl an, im Uhrzeigersinn einen nach dem anderen.
derby-text-huginn-and-muninn = Tausche eine Karte deines linken Kartenständers gegen eine deines rechten.
derby-text-sleipnir = Dieses Fabelwesen springt auf das Feld des nächsten vor ihm, das nicht im Ziel ist, und liegt dort vorn. Geht nicht, wenn auf der Strecke keines vor ihm ist.
derby-text-renewal = Die Karte, die du gerade gespielt hast, kommt, wenn sie kein schmutziger Trick ist, zurück in einen deiner Kartenständer, in dem eine andere Karte desselben Fabelwesens steckt; stattdessen wird diese abgelegt. Die Bewegung gilt; die zurückgesteckte Karte darf in einem späteren Zug wieder gespielt werden. Eine für diesen Zug genannte Karte steckt in keinem Kartenständer.
derby-text-feathered-serpent = Die zweite Karte deines eigenen Zuges bewegt schnell statt langsam, aber ohne Trick. Geht nicht mehr, wenn eine andere Macht diese Bewegung geändert hat.
derby-text-rebirth = Alle Karten dieses Fabelwesens wandern aus dem Zeus-Stapel auf den Ablagestapel. Geht nicht, wenn keine darin ist.
derby-text-blessing = Ein Fabelwesen, das nicht im Ziel ist und nicht als erstes die Mittellinie überquert hat, rückt 3 Felder vor.
derby-text-celestial-ministry = Lege eine der gezogenen Karten zurück, mische den Zeus-Stapel und ziehe Ersatz; dabei bleibt es. Geht nicht, wenn der Stapel leer ist.
derby-text-heavenly-edict = Ein schmutziger Trick dieses Fabelwesens wandert vom Ablagestapel in den Zeus-Stapel. Geht nicht, wenn kein solcher Trick abgelegt ist.

derby-moment-bet = Vor deiner ersten oder zweiten Wette
derby-moment-turn = Zu Beginn deines Zuges
derby-moment-card = Wenn eine Bewegungskarte gespielt wird
derby-moment-after = Nachdem du eine Karte gespielt hast
derby-moment-fate = Wenn ein Fabelwesen auf einem Schicksalsmarker hält
derby-moment-line = Wenn ein Fabelwesen die Mittellinie überquert hat, vor den dritten Wetten
derby-moment-zeus = Bevor Zeus zieht
derby-moment-judged = Nachdem Zeus gezogen hat

# Fragen
derby-ask-ChoosingGods = Wähle deinen Gott.
derby-ask-PlacingToken = Lege deinen Schicksalsmarker auf ein Feld der Strecke.
derby-ask-Bet = Platziere deine { $place ->
    [1] erste
    [2] zweite
   *[3] dritte
} Wette: eine Karte, und auf welches Fabelwesen.
derby-ask-Turn = { $step ->
    [1] Du bist am Zug: Nenne zwei Karten, eine aus jedem Ständer. Zuerst die, die schnell bewegt.
   *[2] Nenne die Karte aus dem anderen Ständer ({ $side }), die folgt; sie bewegt langsam. Dann werden beide gespielt.
}
derby-ask-Response = { $moment ->
    [0] Vor deiner Wette: eine Macht nutzen?
    [1] Dein Zug beginnt: eine Macht nutzen?
    [2] { $card } steht vor der Bewegung: eine Macht nutzen?
    [3] Du hast { $card } gespielt: eine Macht nutzen?
    [4] Auf dem Schicksalsmarker steht: { $creature }. Eine Macht nutzen?
    [5] Vor den dritten Wetten: eine Macht nutzen?
    [6] Bevor Zeus zieht: eine Macht nutzen?
   *[7] Zeus hat gezogen: eine Macht nutzen?
}
derby-ask-Target = { $power }: { $number ->
    [0] { $step ->
        [0] Welchen deiner Marker tauschst du?
       *[1] Gegen welches Fabelwesen?
    }
    [2] Mit welchem Fabelwesen tauscht es das Feld?
    [4] In welchen Ständer siehst du?
    [6] { $step ->
        [0] Welche deiner Wettkarten ersetzt du?
       *[1] Durch welche Karte?
    }
    [7] Welche Karte verlässt den Zeus-Stapel?
    [9] Welche Wettkarte siehst du an?
    [10] { $step ->
        [0] Welche Karte des linken Ständers geht nach rechts?
       *[1] Welche Karte des rechten Ständers kommt nach links?
    }
    [12] Welche Karte wird statt der gespielten abgelegt?
    [15] Welches Fabelwesen zieht 3 Felder?
    [16] Welche gezogene Karte geht zurück?
   *[17] Welche Karte kommt auf den Zeus-Stapel?
}

# Möglichkeiten
derby-do-god = { $god } sein
derby-do-bet = „{ $bet }“ auf { $creature }
derby-do-decline = keine nutzen
derby-do-use = { $power } nutzen
derby-do-creature = { $creature }
derby-do-replace = „{ $bet }“
derby-do-slot = Wette { $place } von { $seat }
derby-do-holder = der Ständer links von { $seat }
derby-do-drawn = die als Nummer { $order } gezogene Karte
derby-do-play = { $side }: { $card }
derby-do-trick = { $side }: { $card } mit Trick
derby-do-give = { $side }: { $card }
derby-do-pile = { $card }
derby-do-token = Feld { $space }

# Was geschieht
derby-event-starts = { $seat } beginnt.
derby-event-takes-god = Dieser Spieler ist { $god }.
derby-event-race = Rennen { $race } beginnt; { $seat } hat den Startspielermarker.
derby-event-token = { $seat } legt einen Schicksalsmarker auf Feld { $space }.
derby-event-bets = { $seat } wettet auf: { $creature }.
derby-event-bets-known = { $seat } wettet „{ $bet }“ auf: { $creature }.
derby-event-skips-bet = Für { $seat } ist kein Fabelwesen mehr übrig.
derby-event-names = { $step ->
    [1] { $seat } nennt { $card } ({ $side }) als schnelle Karte.
   *[2] { $seat } nennt { $card } ({ $side }) als langsame Karte.
}
derby-event-names-trick = { $seat } nennt { $card } ({ $side }) als schnelle Karte mit Trick.
derby-event-moves = { $creature } zieht { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} auf Feld { $space }.
derby-event-stays = { $creature } bleibt stehen.
derby-event-goes-back = { $creature } geht zurück auf Feld { $space }.
derby-event-crosses = { $creature } überquert als Erster die Mittellinie.
derby-event-finishes = { $creature } überquert die Ziellinie als Nummer { $place }.
derby-event-uses = { $seat } nutzt { $power }.
derby-event-looks-holder = { $seat } sieht in den Ständer zwischen { $seat2 } und { $seat3 }.
derby-event-looks-bet = { $seat } sieht die Wettkarte von { $seat2 } auf { $creature } an.
derby-event-looks-bet-known = { $seat } sieht die Wettkarte von { $seat2 } auf { $creature } an: „{ $bet }“.
derby-event-swaps-token = { $seat } verlegt eine Wette von { $creature } auf { $creature2 }.
derby-event-swaps-bet = { $seat } ersetzt die Wettkarte auf { $creature }.
derby-event-swaps-bet-known = { $seat } ersetzt „{ $bet }“ auf { $creature } durch „{ $bet2 }“.
derby-event-swaps-cards = { $seat } tauscht eine Karte zwischen den beiden Ständern.
derby-event-swaps-cards-known = { $seat } tauscht links { $card } gegen rechts { $card2 }.
derby-event-returns = { $seat } stellt { $card } in einen Ständer ({ $side }) und legt daraus { $card2 } ab.
derby-event-leaves-pile = { $card } verlässt den Zeus-Stapel.
derby-event-joins-pile = { $card } kommt auf den Zeus-Stapel.
derby-event-token-gone = Der Schicksalsmarker auf Feld { $space } ist weg.
derby-event-stands = Platz { $place }: { $creature }.
derby-event-draws = Zeus zieht { $card }.
derby-event-draws-protection = Zeus zieht eine Schutzkarte.
derby-event-puts-back = { $seat } lässt { $card } zurücklegen.
derby-event-puts-back-protection = { $seat } lässt eine Schutzkarte zurücklegen.
derby-event-disqualified = { $creature } ist disqualifiziert.
derby-event-hits = { $seat }: „{ $bet }“ auf { $creature } bringt { $points }.
derby-event-misses = { $seat }: „{ $bet }“ auf { $creature } ist verloren.

# Was abgelehnt wird
derby-refuse-god-taken = { $god } ist vergeben.
derby-refuse-bet-card-gone = Du hast keine Karte „{ $bet }“ mehr.
derby-refuse-bet-twice = In diesem Rennen hast du schon gewettet auf: { $creature }.
derby-refuse-no-token = Es gibt keinen Marker mehr für: { $creature }.
derby-refuse-same-holder = Die erste Karte kam aus diesem Ständer ({ $side }); die zweite kommt aus dem anderen.
derby-refuse-not-in-holder = { $card } ist nicht in diesem Ständer ({ $side }).
derby-refuse-trick-second = { $card } ist deine zweite Karte; ein Trick zählt nur bei der ersten.
derby-refuse-no-trick = { $card } hat keinen schmutzigen Trick.
derby-refuse-trick-finished = Schon im Ziel: { $creature }. Der Trick lässt sich nicht nutzen.
derby-refuse-token-there = Auf Feld { $spaces } liegt schon ein Schicksalsmarker.
derby-refuse-power-not-yours = { $power } gehört einem anderen Gott.
derby-refuse-power-not-in-play = { $power } ist in dieser Partie nicht dabei.
derby-refuse-power-used = { $power } ist verbraucht.
derby-refuse-power-not-now = Jetzt ist nicht der Augenblick für { $power }.
derby-refuse-power-idle = { $power } bewirkt gerade nichts.
derby-refuse-no-target = Darauf lässt sich { $power } nicht anwenden.

problem-derby-fate-alone = Schicksalsmarker gibt es nur mit den Mächten: Nimm powers=on dazu (D10).
problem-derby-holder-size = Mit { $players } Spielern ist deal.cards_per_holder { $found }; es muss gerade sein und höchstens { $most }.
problem-derby-movement-count = Die Bewegungskarten ergeben zusammen { $found }; jedes Fabelwesen hat { $needed }.
problem-derby-movement-slow = Auf einer Bewegungskarte muss der schnelle Wert höher sein als der langsame (D3.2); auf { $face } ist er es nicht.
problem-derby-movement-twice = Zwei Bewegungskarten zeigen dasselbe, { $face }; gib stattdessen einer mehr Exemplare (copies).
problem-derby-bet-count = Die Wettkarten ergeben zusammen { $found }; jeder Gott hat { $needed }.

# Der Tisch im Terminal
derby-table-title = Rennen { $race } von 3 · Startspieler { $name }
derby-table-next = { $race ->
    [1] Vor Rennen 1 · Startspieler { $name }
   *[other] Schicksalsmarker für Rennen { $race } · { $name }, bisher Startspieler, legt zuerst
}
derby-table-finish = Ziel
derby-table-tokens = Marker
derby-table-left = Linker Ständer, geteilt mit { $name }
derby-table-right = Rechter Ständer, geteilt mit { $name }
derby-table-holder = Zwischen { $name } und { $other }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
derby-table-known = bekannt: { $cards }
derby-table-before = vor den Raben: { $cards }
derby-table-god = Gott
derby-table-points = Punkte
derby-table-bets = Wetten
derby-table-powers = Mächte
derby-table-you = du
derby-table-hand = Deine Wettkarten: { $cards }
derby-table-zeus = Zeus-Stapel: { $protections } Schutz{ $tricks ->
    [0] {""}
   *[other] , { $cards }
}
derby-table-named = Von { $name } genannt: { $cards }
derby-table-named-card = { $card }, { $fast ->
    [1] schnell
   *[0] langsam
}{ $trick ->
    [1] { " mit Trick" }
   *[0] { "" }
}: { $spaces }
derby-table-drawn = Zeus hat gezogen: { $cards }
derby-table-protection = Schutz

# Der Tisch im Browser
derby-board-course = Die Rennstrecke
derby-board-start = Start
derby-board-race = Rennen { $race } von 3
derby-board-before = Vor Rennen { $race }
derby-board-race-short = Rennen { $race }
derby-board-start-player = Startspieler
derby-board-standings = Die Fabelwesen, das vorderste zuerst
derby-board-in-race = An Stelle { $place }, auf Feld { $space }
derby-board-in-finish = Als Nummer { $place } im Ziel
derby-board-tokens-left = { $count ->
    [0] kein Marker mehr da
    [one] 1 Marker übrig
   *[other] { $count } Marker übrig
}
derby-board-backers = Wetten von { $names }
derby-board-fate = Schicksalsmarker auf Feld { $space }
derby-board-zeus = Zeus zieht 2 von { $count }
derby-board-protection = Schutzkarte
derby-board-protections = { $count ->
    [one] 1 Schutzkarte
   *[other] { $count } Schutzkarten
}
derby-board-protection-text = Zieht Zeus sie, geschieht nichts.
derby-board-deck = { $count ->
    [one] 1 nicht verteilte Karte
   *[other] { $count } nicht verteilte Karten
}
derby-board-discard = Ablagestapel: { $count }
derby-board-fast = Als erste Karte: { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
}
derby-board-slow = Als zweite Karte: { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
}
derby-board-bonus = Schmutziger Trick, nur als erste Karte: { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} mehr, aber die Karte geht an Zeus
derby-board-copies = { $count ->
    [one] einmal
   *[other] { $count }-mal
} für jedes Fabelwesen
derby-board-no-cards = Keine Karten
derby-board-bets = Deine Wetten
derby-board-hand = Deine Wettkarten
derby-board-pays = Bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
derby-board-bet-copies = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} für jeden Gott
derby-board-bet-card = { $bet }, bringt { $points }, noch { $count }
derby-board-bet-hidden = { $name }, Wette { $place }: { $creature }
derby-board-bet-known = { $name }, Wette { $place }: „{ $bet }“ auf { $creature }
derby-board-kept = Gewonnene Wetten: { $count }
derby-board-lost = Verlorene Wetten: { $count }
derby-board-gods = Wählt eure Götter
derby-board-judgement = Zeus' Urteil in Rennen { $race }
derby-board-sheet = Das Ende der Partie
derby-board-close = Weiter

# Die Ablage, auf der die beiden Karten eines Zuges liegen
derby-tray-mine = Dein Zug
derby-tray-turn = { $name } ist am Zug
derby-tray-named = { $name } spielt
derby-tray-first = eine Karte von links oder rechts
derby-tray-second = und eine auf der anderen Seite
derby-tray-missing = jetzt eine von { $side }
derby-tray-moves = { $fast ->
    [1] schnell
   *[0] langsam
}, auf Feld { $space }
derby-tray-stays = { $fast ->
    [1] schnell
   *[0] langsam
}, bleibt
derby-tray-finishes = { $fast ->
    [1] schnell
   *[0] langsam
}, ins Ziel
derby-tray-swap = Reihenfolge tauschen
derby-tray-put-back = { $card } zurückstellen
derby-tray-trick = Trick: { $spaces } mehr, aber die Karte geht an Zeus
derby-tray-zeus = Karte an Zeus
derby-tray-trick-short = Trick +{ $spaces }: Karte an Zeus
derby-tray-play = Spielen
derby-tray-clear = Leeren

# Was die Entscheidungszeile von der Ablage sagt
derby-tray-card = { $card }{ $trick ->
    [1] { " mit Trick" }
   *[0] { "" }
} ({ $way })
derby-tray-one = Gewählt: { $first }. Jetzt eine von { $side }.
derby-tray-both = Gewählt: { $first }, dann { $second }.

# Was simulate über viele Partien erzählt
derby-tally-finishers = im Ziel je Rennen
derby-tally-unfinished = Rennen, in denen keiner ins Ziel kam
derby-tally-third-turn = Züge vor den dritten Wetten
derby-tally-late = Rennen mit dritten Wetten erst nach der letzten Karte
derby-tally-disqualified = disqualifiziert je Rennen
derby-tally-bet = „{ $bet }“: Trefferquote, mittlere Punkte

# Die Werte als Tabellen, auf den Regelseiten
derby-values-deal = Was ausgeteilt wird
derby-values-course = Die Rennstrecke
derby-values-movement = Bewegungskarten jedes Fabelwesens
derby-values-bets = Wettkarten jedes Gottes
derby-values-zeus = Der Zeus-Stapel
derby-value-players = zu { $number ->
    [3] dritt
    [4] viert
    [5] fünft
   *[6] sechst
}
derby-value-holder = Karten je Kartenständer
derby-value-tokens = Marker je Fabelwesen
derby-value-space = Feld
derby-value-line-few = Mittellinie zu dritt und viert
derby-value-line-many = Mittellinie zu fünft und sechst
derby-value-last-space = Letztes Feld vor dem Ziel
derby-value-card = { $fast }/{ $slow }{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
}
derby-value-fast = Schnell
derby-value-slow = Langsam
derby-value-bonus = Trick
derby-value-copies = Anzahl
derby-value-protections = Schutzkarten

# Teile vom Text einer Macht, die eine eigene Quelle haben
derby-part-standing = eine Karte, die um 0 Felder bewegt
derby-part-order = einer nach dem anderen
derby-part-again = sie wieder spielen
derby-part-named = für diesen Zug genannt
derby-part-unbacked = noch keine Wette darauf
derby-part-returned = die alte Karte kehrt zurück
derby-part-choice = deiner Wahl
