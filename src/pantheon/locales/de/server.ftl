# Der Server und seine Befehle.

serve-help = Tische im Browser, für Freunde und Bots
serve-host = die Adresse, auf der gelauscht wird (sonst 127.0.0.1: nur dieser Rechner)
serve-port = der Port, auf dem gelauscht wird (sonst 8451; 0 nimmt irgendeinen freien)
serve-database = sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME (sonst eine Datei in deinem Datenordner)
serve-origin = eine andere Website, deren Seiten mit diesem Server sprechen dürfen, etwa https://spiele.example
serve-thinkers = in wie vielen Prozessen Bots denken (sonst 1)
serve-proxy = einem Reverse Proxy glauben, was er über Adressen und https sagt
serve-open = den Browser öffnen
serve-where = Pantheon ist unter { $address } und bewahrt seine Tische in { $database }. Strg-C beendet es.

problem-database-kind = Eine Datenbank heißt sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME; { $url } ist keins von beiden.
problem-database-closed = Die Datenbank { $url } lässt sich nicht benutzen: { $reason }
problem-port-taken = Auf { $host }:{ $port } kann nichts lauschen: { $reason }. Mit --port geht ein anderer Port.

problem-person-unknown = Du hast hier noch keinen Namen; wähle zuerst einen.
problem-name-bad = Ein Name hat 1 bis { $most } sichtbare Zeichen.
problem-link-dead = Dieser Link gilt nicht oder nicht mehr; erzeuge auf deinem ersten Gerät einen neuen.

problem-table-unknown = Diesen Tisch gibt es nicht.
problem-table-started = Dieses Spiel hat begonnen; niemand kann sich mehr setzen oder aufstehen.
problem-table-not-started = Dieses Spiel hat noch nicht begonnen.
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
problem-hello-first = Sage zuerst hello.
problem-chat-empty = Darin steht nichts.
problem-message-large = Eine Nachricht hat höchstens { $most } Bytes.
problem-message-bad = Diese Nachricht ist nicht zu verstehen: { $reason }.
problem-request-bad = { $where } stimmt nicht: { $reason }.
problem-too-much = Das war zu viel auf einmal; versuche es gleich noch einmal.
problem-origin-foreign = Diese Anfrage kommt von einer anderen Website.
problem-body-large = Eine Anfrage darf höchstens { $most } Bytes haben.
problem-store-unavailable = Der Server kann gerade nichts bewahren; nichts hat sich geändert. Versuche es gleich noch einmal.
