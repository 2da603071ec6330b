# pantheon bench

bench-help = messen, wie schnell die Maschine ist, neben anderen ihrer Art
bench-json = alles als ein JSON-Objekt ausgeben
bench-quick = weniger als eine halbe Minute messen statt zwei Minuten
bench-against = zeigen, wie sich die Verhältnisse zu Hearts seit einer aufgehobenen Messung geändert haben
bench-keep = die Messung als JSON in einer Datei aufheben
bench-progress = Es wird gemessen

bench-engine = Maschine
bench-players = { $name } ({ $players })
bench-mode = läuft als
bench-mode-compiled = übersetzt
bench-mode-interpreted = interpretiert
bench-mode-native = C++
bench-mode-python = Python
bench-whole = ganz
bench-strict = nach
bench-loop = eigen
bench-copy = Kopie
bench-decisions =
    Entsch.
    /Partie
bench-games =
    Partien
    /s
bench-hearts-whole =
    ganz
    :Hearts
bench-hearts-strict =
    nach
    :Hearts
bench-change =
    Änd.
    in %
bench-count = { $count }
bench-point = ,
bench-legend =
    ganz       µs je Entscheidung in zufälligen Partien vom Aufbau oder Geben bis zum Ende, aus Python gesteuert
    nach       µs je Entscheidung beim Nachspielen, nur erlaubte Züge und Ausführen; ohne Aufbau, Geben und Wahl
    eigen      µs je Entscheidung in zufälligen Partien vom Aufbau bis zum Ende, in der Schleife der Maschine
    Kopie      µs je Kopie einer Stellung, im Mittel über ganze Partien
    Partien/s  auf einem Kern, in der eigenen Schleife, wo die Maschine eine hat, sonst wie bei „ganz“
    :Hearts    Verhältnis zu OpenSpiel Hearts
bench-legend-change =
    Änd.       dieser beiden Verhältnisse seit der aufgehobenen Messung

bench-environment = Umgebung
bench-toolkit = Baukasten
bench-numbers =
    Zahlen
    gesehen
bench-step = Schritt
bench-steps = Schritte/s
bench-texas = :Poker
bench-legend-environments =
    Schritt   µs je Schritt mit Beobachtung und Maske, in zufälligen Partien; × 64 ist vektorisiert, je Partie und ohne die
              Wahl der Züge, jeder Schritt eine Entscheidung, oder mit den Antworten zufälliger Gegner
    :Poker    Verhältnis zu texas_holdem_v4 von PettingZoo

bench-bar-hearts = { $game }: Eine Entscheidung dauert { $whole }-mal so lange wie in OpenSpiel Hearts in ganzen Partien (dort mit Geben), { $strict }-mal so lange beim Nachspielen (ohne Geben und Wahl); eine Kopie { $copy }-mal so lange.
bench-bar-copy = { $game }: Eine Kopie dauert { $micros } µs.
bench-bar-interpreted = { $game }: Übersetzt ist es { $whole }-mal so schnell wie interpretiert in ganzen Partien, { $strict }-mal beim Nachspielen, { $loop }-mal in der eigenen Schleife, { $copy }-mal beim Kopieren.
bench-no-hearts = Ohne OpenSpiel gibt es keine Verhältnisse zu Hearts.
bench-not-compiled = Die Maschine ist hier nicht übersetzt; darum fehlt die übersetzte Zeile.
bench-missing = { $peer } fehlt ({ $reason }); „make bench“ holt es, oder installiere das Extra „bench“.

bench-bots-help = messen, wie schnell Bots denken, neben einem anderen, und wie eine Arena zwei Kerne füllt
bench-bots-quick = eine Viertelminute lang messen statt fünf Minuten
bench-bots-search = Suche
bench-bots-iterations = Durchläufe/s
bench-bots-to = : { $peer }
bench-bots-arena = Arena, Bots „greedy“
bench-bots-one = Partien/min, 1 Prozess
bench-bots-two = 2 Prozesse
bench-bots-ratio = Verhältnis

problem-bench-kept = { $file } ist keine aufgehobene Messung von „pantheon bench“.
