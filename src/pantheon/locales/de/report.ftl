# Die Wörter der HTML-Berichte.

report-reading = Was sich zeigt
report-unfinished = Bisher sind { $played } von { $games } Partien gespielt.
report-alone = { $bot } spielt gegen sich selbst; vergleichen lassen sich nur die Plätze.
report-bot-above = { $bot } gewinnt { $share } seiner Partien, mehr als den gerechten Anteil von { $fair }: Das Intervall ({ $low } bis { $high }) liegt darüber.
report-bot-below = { $bot } gewinnt { $share } seiner Partien, weniger als den gerechten Anteil von { $fair }: Das Intervall ({ $low } bis { $high }) liegt darunter.
report-bot-open = { $bot } gewinnt { $share } seiner Partien, was Zufall sein kann: Das Intervall ({ $low } bis { $high }) enthält den gerechten Anteil von { $fair }.
report-seat-above = Platz { $seat } ist besser als gerecht, über den Zufall hinaus: Er gewinnt { $share } ({ $low } bis { $high }) statt { $fair }.
report-seat-below = Platz { $seat } ist schlechter als gerecht, über den Zufall hinaus: Er gewinnt { $share } ({ $low } bis { $high }) statt { $fair }.
report-seats-open = Kein Platz ist über den Zufall hinaus besser oder schlechter als gerecht.

report-standings = Rangliste
report-columns = Der Vorsprung sind die Punkte eines Bots abzüglich des Mittels der anderen am Tisch; die Wertung ist die von openskill (Plackett-Luce) mit ihrer Unsicherheit.


report-fair = gerechter Anteil
report-wins = Siege jedes Bots
report-wins-caption = Der Anteil gewonnener Partien mit seinem 95-%-Intervall (Wilson). Ein geteilter Sieg wird aufgeteilt.
report-points = Punkte jedes Bots
report-points-caption = Wie oft ein Bot mit wie vielen Punkten endete; die Striche und die Zahlen rechts sind Mediane.
report-ratings = Wertungen im Lauf der Partien
report-ratings-caption = Die Wertung nach jeder Partie und ein Band, so breit wie ihre Unsicherheit. Das Glück weniger Partien kann sie heben oder senken.
report-seats = Siege jedes Platzes
report-seat = Platz { $seat }
report-seats-caption = Die Bots wechseln die Plätze, also kommt ein Unterschied vom Platz. Die Intervalle gelten zusammen zu 95 % und berücksichtigen, dass jede Auslage in jeder Sitzordnung gespielt wird.

report-played = Was gespielt wurde
report-what-game = Spiel
report-what-options = Optionen
report-what-players = Mitspielende
report-what-bots = Bots
report-what-seed = Seed
report-what-games = Partien
report-what-version = Pantheon
report-command = Der Befehl, der diese Partien spielt (Bots, die eine Zeit lang nachdenken und nicht eine Anzahl von Durchläufen, entscheiden das nächste Mal vielleicht anders):
report-values = Werte, die über den eingebauten liegen:
