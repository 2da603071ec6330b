# Die Befehle.

cli-about = Brettspiele der griechischen Götter: spielen, erforschen, Maschinen beibringen.
cli-version = sagt, welches Pantheon das ist und ob seine Maschine übersetzt ist
cli-lang = die Sprache aller Texte
cli-command = BEFEHL
cli-commands = Befehle
cli-game = SPIEL
cli-game-help = der Name eines Spiels; `pantheon games` zählt sie auf
cli-option = eine Option des Spiels, etwa powers=on; mehrfach möglich
cli-values = eine Datei mit Werten, die über die eingebauten gelegt werden
cli-force = eine vorhandene Datei ersetzen
cli-replace = { $file } gibt es schon. Ersetzen? [j/N]

deck-help = zeigen, was auf den Karten eines Spiels steht, mit Quelle
deck-export = die Werte in eine Datei schreiben, zum Ändern und zum Spielen mit --deck
deck-exported = Die Werte stehen in { $file }. Nach dem Ändern: pantheon play { $game } --deck { $file }

games-help = die Spiele aufzählen
games-players = { $least } bis { $most } Personen

verify-help = Aufzeichnungen nachspielen und sagen, ob sie stimmen
verify-file = eine Datei mit Aufzeichnungen, eine je Zeile
verify-hash = der Hash des Seeds, den der Server zu Beginn gezeigt hat
verify-ok = { $file }: OK ({ $count ->
    [one] 1 Aufzeichnung
   *[other] { $count } Aufzeichnungen
})
verify-broken = { $file }, Zeile { $line }: bricht { $fault }
verify-fault = bei Zug { $ordinal }: { $reason }

simulate-help = viele Partien mit zufälligen Spielern spielen
simulate-players = wie viele Spieler
simulate-games = wie viele Partien (1000)
simulate-seed = ein Wort oder eine Zahl, die allen Zufall bestimmt (1)
simulate-json = das Ergebnis als JSON ausgeben
simulate-out = die Aufzeichnungen aller Partien in eine Datei schreiben
simulate-progress = Es wird gespielt
simulate-stopped = Angehalten nach { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}.
simulate-title = { $game }, { $players } zufällige Spieler, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
simulate-what = {""}
simulate-mean = Mittel
simulate-deviation = Streuung
simulate-least = kleinster
simulate-most = größter
simulate-wins = Siege
simulate-decisions = Entscheidungen je Partie
simulate-points = Punkte je Spieler
simulate-winning-points = Punkte des Siegers
simulate-seat = Punkte von Platz { $seat }

replay-help = eine aufgezeichnete Partie Schritt für Schritt ansehen
replay-file = eine Datei mit Aufzeichnungen, eine je Zeile
replay-line = welche Zeile der Datei (1)
replay-seat = der Platz, mit dessen Augen man schaut; ohne Angabe als Zuschauer
replay-at = Nach Zug { $done } von { $total }.
replay-keys = Eingabe: weiter, b: zurück, eine Zahl: dorthin, q: Ende >

play-help = ein Spiel im Terminal spielen, gegen Bots
play-players = wie viele Spieler, du mitgezählt
play-seat = dein Platz, von 0 an gezählt (0)
play-bot = wer auf den anderen Plätzen sitzt (adept): random, greedy, novice, adept, hero, olympian, mcts:0.5s, mcts:2000
play-seed = ein Wort oder eine Zahl, die allen Zufall bestimmt
play-resume = die verlassene Partie fortsetzen, oder die aus einer Datei
play-welcome = Du bist { $name }. Mit „help“ erfährst du, was du sagen kannst.
play-commands = eine Zahl, oder: why ZUG · hint · undo · save DATEI · help [rules | { $rule }] · board · quit
play-allowed = Das ist erlaubt.
play-hint = { $move }: ein Anteil von { $share } am Sieg
play-saved = In { $file } gespeichert ({ $count } Züge).
play-kept = Deine Partie ist aufgehoben: pantheon play { $game } --resume setzt sie fort.
play-over = Die Partie ist zu Ende.
play-place = { $place }. { $name } mit { $points } Punkten
play-save-over = „save DATEI“ hebt die Partie auf, „undo“ nimmt deine letzte Entscheidung zurück, die Eingabetaste beendet.
play-help-text =
    Eine Zahl wählt, was neben ihr steht; wo nach einer Zahl gefragt wird, ist sie diese Zahl.
    Ein Zug lässt sich auch ausschreiben, etwa: { $moves }.
    why ZUG      warum ein Zug nicht erlaubt ist, mit der Nummer der Regel
    hint         die Züge, die ein starker Bot am liebsten mag; er sieht nicht mehr als du
    undo         die letzte eigene Entscheidung zurücknehmen
    save DATEI   die Partie in eine Datei schreiben, für pantheon replay und verify
    help rules   alle Regeln
    help { $rule }   eine Regel
    board        den Tisch noch einmal zeichnen
    quit         gehen; die Partie wird aufgehoben und lässt sich fortsetzen
