# Die Galerie aller Karten, und die Werte auf den Regelseiten.

gallery-about-elysium = Alle 88 Karten. Wähle, was du sehen willst; ein Klick zeigt eine Karte groß.
gallery-about-derby = Die Mächte der sechs Götter: wann sie wirken und was sie tun.
gallery-filters = Filter
gallery-family = Familie
gallery-god = Gott
gallery-kind = Effekt
gallery-moment = Moment
gallery-source = Text
gallery-search = Name oder Text
gallery-citizen = Auch der Bürger
gallery-clear = Alle zeigen
gallery-shown = { $shown } von { $all }
gallery-none = So etwas gibt es nicht. Nimm einen Filter weg.

gallery-previous = Vorige
gallery-next = Nächste
gallery-value = Wert
gallery-from = Quelle
gallery-name = Name
gallery-fate = nur mit Schicksalsmarkern

# Woher etwas kommt
gallery-source-rulebook = gedruckt
gallery-source-inferred = gefolgert
gallery-source-public = bekannt
gallery-source-house = Haus

# Die Zahlen im Text einer Karte
gallery-number-cards = Karten
gallery-number-each = Für jeden
gallery-number-every = Je
gallery-number-gold = Gold
gallery-number-highest = Höchster Rang
gallery-number-less = Gold weniger
gallery-number-lost = Verlust
gallery-number-more = Gold mehr
gallery-number-most = Höchstens
gallery-number-needed = Nötig
gallery-number-otherwise = Sonst
gallery-number-others_gold = Gold der anderen
gallery-number-others_vp = SP der anderen
gallery-number-pp = EP
gallery-number-transfers = Übergänge
gallery-number-vp = SP

# Auf den Regelseiten
gallery-from-rulebook = Spielanleitung: { $told }
gallery-from-inferred = Gefolgert aus { $told }
gallery-from-public = Allgemein bekannt: { $told }
gallery-from-house = Hausregel: { $told }
gallery-all-cards = Alle Karten in der Galerie
gallery-all-powers = Alle Mächte in der Galerie
gallery-values = Werte
gallery-values-about = Die Zahlen auf dem Spielmaterial, jede mit ihrer Quelle: in der Anleitung gedruckt, aus ihr gefolgert, vom Spiel bekannt, oder ein Hauswert, wo die Anleitung keine Zahl nennt.
