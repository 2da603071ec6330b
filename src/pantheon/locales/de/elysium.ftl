# Elysium: alle Wörter außer denen auf den Karten.

elysium-about = Halbgötter sammeln Helden und Kräfte in ihrer Sphäre und geben sie her, um Mythen zu bilden.
elysium-moves = take zeus-ganymede, dismiss red, quest 2, use zeus-companion, transfer zeus-ganymede, join 1, end

elysium-option-families = die fünf Familien im Spiel: eine benannte Auswahl, random, oder fünf Namen mit + (ares+athena+hades+hermes+zeus)

elysium-demigod-theseus = Theseus
elysium-demigod-atalanta = Atalante
elysium-demigod-bellerophon = Bellerophon
elysium-demigod-jason = Jason

elysium-family-apollo = Apollo
elysium-family-ares = Ares
elysium-family-athena = Athene
elysium-family-hades = Hades
elysium-family-hephaestus = Hephaistos
elysium-family-hermes = Hermes
elysium-family-poseidon = Poseidon
elysium-family-zeus = Zeus

elysium-colour-red = rot
elysium-colour-green = grün
elysium-colour-blue = blau
elysium-colour-yellow = gelb

# Fragen
elysium-ask-Turn = { $acted ->
    [0] Du bist am Zug: Nimm { $cards ->
        [0] eine Aufgabe
       *[other] { $quests ->
            [0] eine Karte
           *[other] eine Karte oder eine Aufgabe
        }
    }, davor und danach nutze Effekte (in dieser Epoche noch { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } und { $quests ->
        [0] keine Aufgabe
       *[other] 1 Aufgabe
    }).
   *[1] Nutze weitere Effekte oder beende deinen Zug.
}
elysium-ask-Dismissal = Welche Säule stellst du weg?
elysium-ask-Writing = Bilde deine Mythen: noch { $left ->
    [0] kein Übergang
    [one] 1 Übergang
   *[other] { $left } Übergänge
}.
elysium-ask-Placing = { $card }: in welchen Mythos?
elysium-ask-Paying = { $card }: Wie viel Gold zahlst du?
elysium-ask-Present = { $card }: Was nimmst du dir?
elysium-ask-Toll = { $card }: Was gibst du her?
elysium-ask-Richest = { $card }: Welcher der Spieler mit dem meisten Besitz?
elysium-ask-Granted = { $card }: Welche Karte geht ins Elysium über? (noch { $left })
elysium-ask-Inspired = { $card }: Welche Karte des Orakels geht ins Elysium über?
elysium-ask-Fetching = { $card }: Welche Karte nimmst du?
elysium-ask-Lowering = { $card }: Welche Karte des Orakels kommt in die Agora?
elysium-ask-Raising = { $card }: Gegen welche Karte der Agora wird getauscht: { $card2 }?
elysium-ask-Swallowing = { $card }: Welche Karte der Agora wirfst du ab? (noch { $left })
elysium-ask-GivingUp = { $card }: Welche deiner Karten gibst du her?
elysium-ask-SwappingIn = { $card }: Welche Karte bekommst du für { $card2 }?
elysium-ask-Stealing = { $card }: Welche deiner Karten gibst du her, oder nimmst du Gold?
elysium-ask-Seizing = { $card }: Welche Karte bekommst du für { $card2 }, und von wem?
elysium-ask-Copying = { $card }: Welchen Effekt nutzt du?

# Möglichkeiten
elysium-do-take = { $card } nehmen
elysium-do-oracle = { $card } vom Orakel
elysium-do-agora = { $card } aus der Agora
elysium-do-recall = { $card } aus dem Ablagestapel
elysium-do-use = { $card } nutzen
elysium-do-copy = der Effekt von { $card }
elysium-do-transfer = { $card } übergehen lassen
elysium-do-give = { $card }
elysium-do-seize = { $card }
elysium-do-discard = { $card } abwerfen
elysium-do-join = zu Mythos { $legend }
elysium-do-start = einen neuen Mythos beginnen
elysium-do-quest = Aufgabe { $quest } nehmen
elysium-do-dismiss = { $colour }
elysium-do-player = { $seat }
elysium-do-pay = { $amount } Gold zahlen
elysium-do-gold = Gold nehmen
elysium-do-vp = SP nehmen
elysium-do-lose = Gold verlieren
elysium-do-decline = nein, danke
elysium-do-end = fertig

# Ereignisse
elysium-event-family = Familie im Spiel: { $family }.
elysium-event-first = { $seat } hat Scheibe 1.
elysium-event-epoch = Epoche { $epoch } beginnt.
elysium-event-to-agora = In die Agora kommt: { $card }.
elysium-event-to-oracle = Zum Orakel kommt: { $card }.
elysium-event-slides = Vom Orakel in die Agora rückt: { $card }.
elysium-event-leaves-agora = Aus der Agora auf den Ablagestapel: { $card }.
elysium-event-shuffles = Der Ablagestapel wird gemischt und zum Zugstapel.
elysium-event-takes = { $seat } nimmt aus der Agora: { $card }.
elysium-event-takes-oracle = { $seat } nimmt vom Orakel: { $card }.
elysium-event-recalls = { $seat } nimmt aus dem Ablagestapel: { $card }.
elysium-event-draws = { $seat } zieht und nimmt: { $card }.
elysium-event-draws-twin = { $seat } zieht { $card }, darf die Karte nicht haben und wirft sie ab.
elysium-event-takes-citizen = { $seat } nimmt einen Bürger.
elysium-event-no-citizen = { $seat } müsste einen Bürger nehmen, aber es gibt keine Karte mehr.
elysium-event-takes-quest = { $seat } nimmt Aufgabe { $quest }.
elysium-event-sits-out = { $seat } kann keine Aufgabe nehmen und setzt aus.
elysium-event-gets-incomplete = { $seat } bekommt eine unvollendete Aufgabe.
elysium-event-dismisses = { $seat } stellt eine Säule weg: { $colour }.
elysium-event-uses = { $seat } nutzt { $card }.
elysium-event-reacts = { $card } wirkt für { $seat }.
elysium-event-copies = { $seat } nutzt den Effekt von { $card }.
elysium-event-gains-gold = { $seat } bekommt { $amount } Gold.
elysium-event-gains-vp = { $seat } bekommt { $amount } SP.
elysium-event-gains-pp = { $seat } bekommt { $amount } EP.
elysium-event-loses-gold = { $seat } verliert { $amount } Gold.
elysium-event-loses-vp = { $seat } verliert { $amount } SP.
elysium-event-loses-pp = { $seat } verliert { $amount } EP.
elysium-event-gives-gold = { $seat } gibt { $amount } Gold an { $seat2 } ab.
elysium-event-gives-vp = { $seat } gibt { $amount } SP an { $seat2 } ab.
elysium-event-gives-pp = { $seat } gibt { $amount } EP an { $seat2 } ab.
elysium-event-pays = { $seat } zahlt { $amount } Gold.
elysium-event-discards = { $seat } wirft ab: { $card }.
elysium-event-returns = { $seat } legt in die Agora: { $card }.
elysium-event-swaps-rows = { $seat } tauscht { $card } am Orakel gegen { $card2 } in der Agora.
elysium-event-swaps = { $seat } tauscht { $card } gegen { $card2 } in der Sphäre von { $seat2 }.
elysium-event-disc = { $seat } hat jetzt Scheibe { $disc }.
elysium-event-starts = { $seat } beginnt Mythos { $legend } mit { $card }.
elysium-event-joins = { $seat } legt zu Mythos { $legend }: { $card }.
elysium-event-family-tile = { $seat } bekommt ein Plättchen von { $family }: { $vp } SP.
elysium-event-level-tile = { $seat } bekommt das Plättchen von Rang { $level }: { $vp } SP.
elysium-event-scores = { $seat } kommt auf { $points } SP.

# Ablehnungen
elysium-refuse-must = { $card } muss ausgeführt werden; verzichten kannst du nicht.
elysium-refuse-no-legend = Du hast keinen Mythos { $legend }.
elysium-refuse-same-legend = Ein früherer Mythos hat dieselben Karten wie Mythos { $legend }; nimm jenen.
elysium-refuse-citizen-first = Ein Bürger kann keinen Mythos beginnen.
elysium-refuse-citizen-second = Mythos { $legend } hat nur eine Karte; ein Bürger braucht zwei.
elysium-refuse-citizen-nowhere = Kein Mythos mit zwei oder mehr Karten hat bei dir Platz für einen Bürger.
elysium-refuse-no-citizen-here = Jetzt darf nur eine Familienkarte übergehen, kein Bürger.
elysium-refuse-legend-full = Mythos { $legend } ist vollendet.
elysium-refuse-other-level = Mythos { $legend } ist von Rang { $level }, { $card } nicht.
elysium-refuse-family-there = In Mythos { $legend } liegt schon eine Karte dieser Familie: { $family }.
elysium-refuse-other-family = Mythos { $legend } gehört zu { $family }, { $card } nicht.
elysium-refuse-level-there = In Mythos { $legend } liegt schon eine Karte von Rang { $level }.
elysium-refuse-alike = { $card } hat Familie und Rang der Karte in Mythos { $legend }; eines davon muss sich unterscheiden.
elysium-refuse-neither = { $card } hat weder die Familie noch den Rang der Karte in Mythos { $legend }.
elysium-refuse-not-in-domain = { $card } liegt nicht in deiner Sphäre.
elysium-refuse-transfer-gold = Der Übergang von { $card } kostet { $cost } Gold, du hast { $gold }.
elysium-refuse-no-transfers-left = Die Übergänge deiner Aufgabe sind verbraucht.
elysium-refuse-pay-most = Für { $card } kannst du höchstens { $gold } Gold zahlen.
elysium-refuse-lose-gold = Dafür brauchst du { $cost } Gold, du hast { $gold }.
elysium-refuse-not-yourself = Bei { $card } geht es um die Mitspieler.
elysium-refuse-protected = { $seat } ist durch Talos geschützt.
elysium-refuse-not-the-most = { $seat } hat nicht das meiste.
elysium-refuse-not-at-oracle = { $card } liegt nicht beim Orakel.
elysium-refuse-not-in-agora = { $card } liegt nicht in der Agora.
elysium-refuse-not-there = { $card } liegt dort nicht.
elysium-refuse-oracle-closed = Nur mit dem Delphischen Dreifuß nimmst du Karten vom Orakel.
elysium-refuse-level-too-high = { $card } liegt über Rang { $level }.
elysium-refuse-twin = { $card } liegt schon in deiner Sphäre; keine Karte darf dort doppelt liegen.
elysium-refuse-their-twin = { $card } liegt schon in der anderen Sphäre; keine Karte darf dort doppelt liegen.
elysium-refuse-their-no-return = { $card } hat die andere Sphäre in diesem Zug verlassen; kein Effekt bringt sie in ihm dorthin zurück.
elysium-refuse-no-return = { $card } hat deine Sphäre in diesem Zug verlassen; kein Effekt bringt sie in ihm zurück.
elysium-refuse-own-design = { $card } lässt sich nicht gegen die gleiche Karte tauschen.
elysium-refuse-another-card = Es muss eine andere Karte sein als { $card }.
elysium-refuse-no-partner = Es gibt keine Karte von Rang { $level } im Tausch für { $card }.
elysium-refuse-same-level = { $card } ist nicht von Rang { $level }.
elysium-refuse-not-theirs = Mit { $seat } lässt sich { $card } nicht tauschen.
elysium-refuse-in-no-domain = { $card } liegt in keiner der fraglichen Sphären.
elysium-refuse-no-copy-of-copies = { $card } nutzt fremde Effekte und kann nicht selbst genutzt werden.
elysium-refuse-other-kind = { $card } hat nicht die verlangte Art von Effekt.
elysium-refuse-not-usable = { $card } könntest du jetzt nicht nutzen.
elysium-refuse-no-power = Ein Bürger hat keinen Effekt.
elysium-refuse-instant-only = { $card } wirkt nur in dem Augenblick, in dem du die Karte nimmst.
elysium-refuse-always-active = { $card } wirkt ständig und wird nicht eigens genutzt.
elysium-refuse-phase-two-only = { $card } lässt sich nur in deinen Zügen der Phase II nutzen.
elysium-refuse-phase-three-only = { $card } lässt sich nur in Phase III nutzen.
elysium-refuse-end-only = { $card } zählt erst bei der Endwertung.
elysium-refuse-ring-gone = { $card } wurde schon genutzt; der Ring ist weg.
elysium-refuse-turned = { $card } wurde in dieser Epoche schon genutzt.
elysium-refuse-eleusis-alone = { $card } braucht eine zweite Eleusis-Karte in deiner Sphäre.
elysium-refuse-power-idle = { $card } lässt sich jetzt nicht nutzen: Die Bedingung ist nicht erfüllt.
elysium-refuse-take-first = Nimm zuerst eine Karte oder eine Aufgabe.
elysium-refuse-acted = In diesem Zug hast du schon etwas genommen.
elysium-refuse-no-quest = Zu zweit gibt es keine Aufgabe { $quest }.
elysium-refuse-one-quest = Du hast schon deine Aufgabe für diese Epoche.
elysium-refuse-quest-gone = Aufgabe { $quest } hat { $seat } genommen.
elysium-refuse-quest-colour = Für Aufgabe { $quest } fehlt dir eine Säule: { $colour }.
elysium-refuse-quest-colours = Für Aufgabe { $quest } fehlt dir eine Säule: { $colour } oder { $colour2 }.
elysium-refuse-three-cards = Du hast schon deine drei Karten dieser Epoche.
elysium-refuse-citizen-card = Du kannst noch eine Familienkarte nehmen, etwa { $card }.
elysium-refuse-citizen-quest = Du kannst noch eine Aufgabe nehmen, etwa Nummer { $quest }.
elysium-refuse-needs-colour = Für { $card } fehlt dir eine Säule: { $colour }.
elysium-refuse-needs-columns = Für { $card } brauchst du { $needed } Säulen, du hast { $columns }.
elysium-refuse-column-first = Stelle erst eine Säule weg; danach lassen sich wieder Effekte nutzen.
elysium-refuse-family-card-only = Nur eine Familienkarte lässt sich tauschen, kein Bürger.
elysium-refuse-no-column = Diese Säule steht nicht auf deinem Tableau: { $colour }.

# Beanstandungen
problem-elysium-copies = Karten von { $family }: Es sind { $found } Exemplare, eine Familie hat aber { $needed } Karten.
problem-elysium-cost = { $entry }: { $found } ist keine Bedingung; sie hat ein bis vier Kreise und keine Farbe zweimal.
problem-elysium-pediment = { $entry }: { $found } sollte jede der vier Farben einmal nennen.
problem-elysium-name = { $entry }: { $found } ist kein Name; er hat 1 bis { $longest } Buchstaben, keine Steuerzeichen.
problem-elysium-families = families={ $found } sollte eines von { $sets } sein oder { $count } verschiedene von { $families }, mit + verbunden (E1.2).

# Wann ein Effekt genutzt wird
elysium-kind-instant = Sofort
elysium-kind-permanent = Dauerhaft
elysium-kind-activate = Aktivieren
elysium-kind-eleusis = Eleusis
elysium-kind-trigger = Einmalig
elysium-kind-legend = Mythos
elysium-kind-chronos = Chronos

# Der Tisch
elysium-table-title = Epoche { $epoch } von 5 · Phase { $phase ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
elysium-table-signs = ↷ gedreht  ◎ Ring  ◌ verbraucht
elysium-table-any = beliebig
elysium-table-agora = Agora
elysium-table-oracle = Orakel
elysium-table-domain = Deine Sphäre
elysium-table-level = Rang
elysium-table-card = Karte
elysium-table-cost = Säulen
elysium-table-power = Effekt
elysium-table-text = Text
elysium-table-quest = Aufgabe
elysium-table-columns = Säulen
elysium-table-gold = Gold
elysium-table-vp = SP
elysium-table-pp = EP
elysium-table-transfers = Übergänge
elysium-table-owner = Genommen von
elysium-table-pile = Zugstapel: { $count }
elysium-table-discard = Ablagestapel:
elysium-table-player = Spieler
elysium-table-disc = Scheibe
elysium-table-tiles = Bonusplättchen
elysium-table-score = Stand
elysium-table-you = du
elysium-table-incomplete = unvollendet
elysium-table-of-level = Rang { $level }
elysium-table-domain-of = Sphäre von { $name }: { $cards }
elysium-table-legends-of = Mythen von { $name }: { $legends }

# Das Wertungsblatt
elysium-table-sheet = Wertungsblatt
elysium-sheet-vp = SP während des Spiels
elysium-sheet-chronos = Chronos
elysium-sheet-legends = Mythen
elysium-sheet-legend = { $of }, { $cards } Karten
elysium-sheet-prestige = Ehre
elysium-sheet-tiles = Bonusplättchen
elysium-sheet-citizens = Bürger
elysium-sheet-total = Summe
elysium-sheet-gold = Gold übrig

# Die Karten, gedruckt
elysium-table-copies = Anzahl
elysium-table-numbers = Zahlen
elysium-table-others = Weitere Werte
elysium-source-rulebook = steht in der Spielanleitung
elysium-source-inferred = ergibt sich daraus
elysium-source-public = öffentlich beschrieben
elysium-source-house = unser eigener Wert
elysium-export = Die Werte von Elysium, zum Ändern und zum Spielen mit --deck.
    Was bleibt, wie es ist, kann wegfallen. Eine Familie hat 21 Karten; "any" ist eine beliebige Säule.

# Der Tisch im Browser
elysium-board-temple = Tempel
elysium-board-domain = Sphäre
elysium-board-domain-empty = Die Sphäre ist leer.
elysium-board-legends-empty = Noch keine Mythen.
elysium-board-legend = Mythos { $number }
elysium-board-worth = { $vp } SP wert mit { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
elysium-board-complete = Er ist vollendet.
elysium-board-offer = Hier anlegen kostet { $cost } Gold und bringt { $gain } SP.
elysium-board-start = Neuer Mythos
elysium-board-transfer = Übergang kostet
elysium-board-of-gold = von deinen { $gold }
elysium-board-taken = { $taken } von { $most } Karten
elysium-board-quest = Bringt { $gold } Gold und { $vp } SP und erlaubt { $transfers ->
    [one] 1 Übergang
   *[other] { $transfers } Übergänge
}.
elysium-board-tile-family = Für den { $rank ->
    [1] ersten
   *[other] zweiten
} vollendeten Mythos der Familie { $family }.
elysium-board-tile-level = Für den längsten Mythos des Ranges { $level }, ab zwei Karten.
elysium-board-pile = Wer nichts anderes nehmen kann, nimmt einen Bürger: die oberste Karte, verdeckt.
elysium-board-citizen = Eine verdeckte Karte. In einem Mythos aus zwei oder mehr Karten ersetzt sie eine fehlende.
elysium-board-turned = quer gelegt, in dieser Epoche genutzt
elysium-board-ring = mit Ring
elysium-board-used = verbraucht
elysium-board-gold = Mit Gold bezahlt man Übergänge.
elysium-board-vp = Bisherige SP, ohne Mythen, Plättchen und Chronos.
elysium-board-pp = Ehre: Die meisten EP bringen am Ende die meisten SP.
elysium-board-disc = Die Spielreihenfolge: Die niedrigste Zahl beginnt.
elysium-board-transfers = So viele Übergänge bleiben in dieser Epoche.
elysium-board-turn = am Zug
elysium-board-open = Klicken öffnet dieses Tableau.

# Die Werte als Tabellen, auf den Regelseiten
elysium-values-start = Am Anfang
elysium-values-quests-3-4 = Aufgaben zu dritt und zu viert
elysium-values-quests-2 = Aufgaben zu zweit
elysium-values-pediment = Farben des Giebels
elysium-values-legends = Was Mythen wert sind, in SP
elysium-values-tiles = Bonusplättchen
elysium-values-end = Ehre und Bürger
elysium-value-each = Für jeden
elysium-value-quest = Aufgabe { $number }
elysium-value-incomplete = Unvollendete Aufgabe
elysium-value-side-a = Seite A
elysium-value-side-b = Seite B
elysium-value-place = Platz { $number }
elysium-value-family-legend = Familienmythos
elysium-value-level-legend = Rangmythos
elysium-value-cards = { $number } Karten
elysium-value-family-tile = { $number ->
    [1] Erster
   *[other] Zweiter
} Mythos einer Familie
elysium-value-level-tile = Längster Mythos des Ranges { $number }
elysium-value-prestige = Platz { $number } nach EP
elysium-value-citizen = Jeder Bürger
