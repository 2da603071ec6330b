# Der Server und seine Befehle.

serve-help = Tische im Browser, für Freunde und Bots
serve-host = die Adresse, auf der gelauscht wird (sonst 127.0.0.1: nur dieser Rechner)
serve-port = der Port, auf dem gelauscht wird (sonst 8451; 0 nimmt irgendeinen freien)
serve-database = sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME (sonst eine Datei in deinem Datenordner)
serve-origin = eine andere Website, deren Seiten mit diesem Server sprechen dürfen, etwa https://spiele.example
serve-thinkers = in wie vielen Prozessen Bots denken (sonst 1)
serve-rate = Anfragen einer Adresse und Nachrichten einer Person in der Sekunde, die erlaubt sind (sonst 50)
serve-proxy = dem Reverse Proxy unter dieser Adresse (127.0.0.1) glauben, was er über Adressen und https sagt
serve-metrics = Adressen, die /metrics lesen dürfen (nur dieser Rechner)
serve-open = den Browser öffnen
serve-where = Pantheon ist unter { $address } und bewahrt seine Tische in { $database }. Strg-C beendet es.

backup-help = die Datenbank des Servers in eine Datei kopieren, während er läuft (SQLite)
backup-file = eine neue Datei für die Kopie
backup-done = { $tables ->
    [one] 1 Tisch ist
   *[other] { $tables } Tische sind
} in { $file }. Das Geheimnis des Servers nicht: Ohne es sind alle fremd, wo die Kopie zurückgespielt wird.
restore-help = eine Kopie der Datenbank des Servers an ihren Platz zurückspielen (SQLite)
restore-file = eine Datei, die backup geschrieben hat
restore-replace = eine Datenbank, die schon da ist, beiseitelegen
restore-done = { $file } ist zurückgespielt, mit { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
}.
restore-old = Was da war, ist jetzt { $file }.

problem-backup-postgresql = PostgreSQL hat dafür eigene Werkzeuge: pg_dump und pg_restore.
problem-backup-exists = { $file } gibt es schon; nenne eine andere Datei.
problem-backup-failed = { $source } lässt sich nicht nach { $file } kopieren: { $reason }.
problem-backup-broken = { $file } ist keine heile Kopie einer Datenbank: { $reason }.
problem-backup-version = { $file } stammt aus einer anderen Version von Pantheon, die diese nicht kennt.
problem-restore-full = { $file } enthält schon eine Datenbank; sage --replace, um sie beiseitezulegen.
problem-restore-busy = { $file } wird benutzt; halte zuerst den Server an.

problem-database-kind = „{ $kind }:…“ ist keine Datenbank; schreibe sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME.
problem-database-closed = Die Datenbank { $url } lässt sich nicht benutzen: { $reason }
problem-address-bad = „{ $text }“ ist keine Adresse und kein Netz, etwa 127.0.0.1 oder 10.0.0.0/8.
problem-database-newer = Die Datenbank { $url } hat ein neueres Pantheon benutzt, das dieses nicht kennt.
problem-serve-few = Ein Server braucht mindestens einen Prozess, in dem Bots denken (--thinkers), und eine --rate von 1 oder mehr.
problem-port-taken = Auf { $host }:{ $port } kann nichts lauschen: { $reason }. Mit --port geht ein anderer Port.

problem-person-unknown = Du hast hier noch keinen Namen; wähle zuerst einen.
problem-name-bad = Ein Name hat 1 bis { $most } sichtbare Zeichen.
problem-link-dead = Dieser Link gilt nicht oder nicht mehr; erzeuge auf deinem ersten Gerät einen neuen.

problem-table-unknown = Diesen Tisch gibt es nicht.
problem-table-started = Dieses Spiel hat begonnen; niemand kann sich mehr setzen oder aufstehen.
problem-table-not-started = Dieses Spiel hat noch nicht begonnen.
problem-table-old = Diese Partie { $game } begann unter Regeln, die sich seither geändert haben; hier lässt sie sich nicht fortsetzen.
problem-table-full = An diesem Tisch ist jeder Platz besetzt.
problem-table-busy = An diesem Tisch geschieht zu viel auf einmal; versuche es noch einmal.
problem-seat-already = Du sitzt schon an diesem Tisch.
problem-seat-taken = Platz { $seat } ist besetzt.
problem-seat-none = Du hast keinen Platz an diesem Tisch.
problem-seat-bot = Auf Platz { $seat } sitzt ein Bot.
problem-seats-empty = { $count ->
    [one] Ein Platz ist
   *[other] { $count } Plätze sind
} noch leer; lade jemanden oder einen Bot ein.
problem-host-only = Das kann nur, wer den Tisch aufgestellt hat.
problem-bot-named = Einen Bot { $bot } kann man nicht einladen; es gibt { $known }.
problem-bots-many = { $bots } Bots lassen dir an einem Tisch für { $players } keinen Platz.
problem-clock-short = Eine Uhr hat mindestens 5 Sekunden.

problem-game-running = Das wird erst nach dem Spiel verraten.
problem-game-over = Das Spiel ist vorbei.
problem-action-missing = Zu einem Zug gehört eine Aktion.
problem-turn-other = Du bist nicht am Zug; Platz { $seat } entscheidet.
problem-ordinal-old = Am Tisch ging es weiter: Du zogst bei { $given }, und er ist bei { $now }.
problem-undo-other = Inzwischen hat Platz { $seat } entschieden; dein Zug lässt sich nicht zurücknehmen.
problem-comeback-nothing = Für dich spielt kein Bot.
problem-handover-early = Die Uhr von Platz { $seat } ist nicht abgelaufen.
problem-hint-never = An diesem Tisch gibt es keine Hinweise.
problem-hint-busy = Ein Bot denkt schon über einen Hinweis für dich nach.
problem-hello-first = Sage zuerst hello.
problem-chat-empty = Darin steht nichts.
problem-chat-bad = Eine Zeile im Chat besteht aus sichtbaren Zeichen.
problem-message-large = Eine Nachricht hat höchstens { $most } Bytes.
problem-message-bad = Diese Nachricht ist nicht zu verstehen: { $reason }.
problem-request-bad = { $where } stimmt nicht: { $reason }.
problem-too-much = Das war zu viel auf einmal; versuche es gleich noch einmal.
problem-sockets-many = Du hast mehr als { $most } Tische offen; schließe zuerst einige.
problem-hint-late = Der Tisch ist weiter, seit du nach einem Hinweis gefragt hast; frage noch einmal.
problem-table-arranged = An diesem Tisch ist { $most }-mal jemand gekommen oder gegangen; stelle einen anderen auf.
problem-chat-full = An diesem Tisch sind { $most } Zeilen gesagt; für mehr ist kein Platz.
problem-clock-long = Eine Uhr läuft höchstens { $most } Tage.
problem-undo-much = Du hast in dieser Partie { $most } Entscheidungen zurückgenommen; mehr geht nicht.
problem-table-broken = Was von diesem Tisch aufgehoben ist, lässt sich nicht spielen; der Server hat notiert, warum.
problem-origin-foreign = Diese Anfrage kommt von einer anderen Website.
problem-body-large = Eine Anfrage darf höchstens { $most } Bytes haben.
problem-server-wrong = Am Server stimmt etwas nicht, und er hat aufgeschrieben was; an dir liegt es nicht.
problem-store-unavailable = Der Server kann gerade nichts bewahren; nichts hat sich geändert. Versuche es gleich noch einmal.

load-help = wie viel ein Server aushält: Spieler nach Drehbuch an vielen Tischen
load-tables = Tische zugleich (sonst 100)
load-minutes = wie lange Spieler spielen, die nachdenken (sonst 1); danach kurz ohne Nachdenken
load-database = die Datenbank, die erprobt wird (sonst eine SQLite-Datei, die weggeworfen wird); postgresql://NUTZER@RECHNER/NAME
load-coming = Spieler kommen
load-thinking = 1 bis 3 Sekunden Nachdenken
load-rushing = ohne Nachdenken
load-leaving = Spieler gehen
load-others = andere an neuen Tischen
load-phase = Spieler
load-moves = Züge
load-speed = Züge/s
load-p50 = p50 ms
load-p95 = p95 ms
load-p99 = p99 ms
load-errors = Fehler
load-memory-empty = Server vor dem ersten Tisch: { $mib } MiB
load-memory-full = Server mit allen Tischen im Spiel: { $mib } MiB, { $each } KiB je Tisch mit seinen Verbindungen
load-memory-rest = Server, nachdem alle gegangen sind: { $mib } MiB, { $each } KiB je Tisch zurückbehalten
load-memory-again = Server nach ebenso vielen anderen: { $mib } MiB, { $each } KiB je weiterem ruhendem Tisch
problem-load-tables = Eine Last hat mindestens 1 Tisch, nicht { $tables }.
problem-load-minutes = Eine Last dauert länger als { $minutes } Minuten.
problem-load-refused = Der Server hat { $path } abgelehnt: { $reason }
problem-load-server = Der Server funktioniert nicht: { $reason }
