# Die Kritik einer aufgezeichneten Partie.

review-help = die Entscheidungen einer aufgezeichneten Partie beurteilen und die teuersten finden
review-file = eine Datei mit Aufzeichnungen, eine je Zeile
review-line = welche Zeile der Datei (1)
review-iterations = wie oft eine Suche bei jeder Entscheidung Züge probiert (200); mehr ist langsamer und sicherer
review-top = wie viele der teuersten Entscheidungen aufgezählt werden (5)
review-seed = ein Wort oder eine Zahl, die entscheidet, was die Suche errät (1)
review-json = die Kritik und ihre Aufzeichnung als JSON ausgeben
review-progress = Wird beurteilt
review-unfinished = Die Aufzeichnung endet vor der Partie. Nach { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
}:
review-plot = Der Anteil am Sieg, auf den alle hoffen durften, vom Anfang bis Entscheidung { $count }:
review-costliest = Die teuersten Entscheidungen, mit ihren Ziffern in den Bildern
review-flawless = Die Suche fand keine Entscheidung, die etwas gekostet hat.
review-decision = Nr.
review-player = wer
review-what = was
review-cost = Preis
review-played = gespielt: { $move } ({ $expected })
review-better = besser: { $move } ({ $expected })

problem-review-iterations = --iterations { $iterations } muss von 1 bis { $most } gehen.
problem-review-top = --top { $top } muss mindestens 0 sein.
problem-review-broken = { $file }, Zeile { $line } lässt sich nicht beurteilen, die Aufzeichnung bricht ab: { $fault }
