# Der Client im Browser.

elysium-name = Elysium
offrandes-name = Offrandes
derby-name = Divinity Derby

client-skip = Zum Inhalt springen
client-nav = Seiten
client-home = Zur Startseite
client-settings = Einstellungen
client-lost-title = Hier ist nichts
client-lost = Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt ein Stück des Links.
client-offline = Der Server antwortet nicht. Versuch es gleich noch einmal.

client-gallery = Galerie
client-rules = Regeln
client-rules-about = Jede Regel hat eine Nummer, auf die sich Meldungen beziehen. Unter jeder steht, woher sie kommt; ein Vermerk sagt, was davon nicht in der Spielanleitung steht.
client-powers = Mächte

client-welcome = Nimm Platz bei den Göttern
client-players = Spieler
client-bots = Bots
client-bot-novice = Neuling
client-bot-adept = Kenner
client-bot-hero = Held
client-bot-olympian = Olympier
client-options = Varianten
client-public = den Tisch öffentlich anzeigen
client-choice-off = aus
client-choice-on = an
client-choice-dealt = ausgelost
client-choice-chosen = gewählt
client-choice-first = erste Partie
client-choice-opulence = Überfluss
client-choice-misfortune = Missgeschick
client-choice-wasteland = Ödland
client-choice-plots = Tödliche Ränke
client-choice-whybother = Wozu die Mühe
client-choice-random = zufällig
client-play-bots = Gegen Bots spielen
client-invite = Freunde einladen
client-mine = Meine Tische
client-mine-none = Du sitzt noch an keinem Tisch.
client-open = Offene Tische
client-open-none = Gerade gibt es keinen öffentlichen Tisch.
client-status-open = wartet auf Mitspieler
client-status-playing = wird gespielt
client-status-over = zu Ende
client-status-closed = geschlossen
client-free = freier Platz

client-join = Link oder Code von Freunden
client-join-go = Zum Tisch
client-join-none = Das ist kein Link zu einem Tisch. Er sieht aus wie https://…/table/CODE; der Code allein genügt.

client-name = Wie dürfen wir dich nennen?
client-name-take = So heiße ich
client-name-kept = Du hast einen neuen Namen.

client-language = Sprache
client-language-en = English
client-language-de = Deutsch
client-theme = Farben
client-theme-system = wie auf diesem Gerät
client-theme-light = Elfenbein (hell)
client-theme-dark = Glanzton (dunkel)
client-text = Schriftgröße
client-speed = Züge der anderen
client-speed-1 = ruhig
client-speed-2 = zügig
client-speed-4 = schnell
client-speed-100 = sofort
client-motion = Dinge bewegen sich dorthin, wo sie hinkommen
client-sound = Leise Töne

client-device = Ein anderes Gerät
client-device-about = Mit einem privaten Link bist du auf deinem Telefon oder einem anderen Rechner dieselbe Person. Er gilt einen Tag. Wer ihn öffnet, ist du; behalte ihn also für dich.
client-device-make = Link erstellen
client-device-link = Privater Link zu einem anderen Gerät
client-device-done = Du bist jetzt auch auf diesem Gerät { $name }.
client-device-other = Auf diesem Gerät bist du bisher { $name }. Der Link gehört jemand anderem, oder dir unter anderem Namen.
client-device-become = Werden, wer den Link erstellt hat
client-device-stay = { $name } bleiben

client-keys = Tasten
client-keys-arrows = zum nächsten Ding gehen, das man wählen kann
client-keys-enter = es wählen
client-keys-digits = die Wahl, die an dieser Stelle in der Zeile steht
client-keys-escape = zurücklegen, was ausgesucht ist
client-keys-undo = zurücknehmen
client-keys-hint = Tipp
client-keys-skip = die Züge der anderen sofort zeigen
client-keys-replay = beim Nachspielen ein Zug zurück oder vor
client-keys-help = diese Tasten
client-close = Schließen

client-table = Tisch
client-table-none = Hier steht kein Tisch
client-table-gone = Dieser Link führt zu keinem Tisch. Vielleicht fehlt ein Stück, oder es gibt den Tisch nicht mehr.
client-table-closed = Alle haben diesen Tisch verlassen, bevor das Spiel begann.
client-table-full = An diesem Tisch ist jeder Platz besetzt. Wenn das Spiel begonnen hat, kannst du zusehen.
client-reconnecting = Die Verbindung ist unterbrochen; wir versuchen es weiter. Nichts geht verloren.
client-share = Schick diesen Link allen, die mitspielen sollen:
client-link = Link zu diesem Tisch
client-copy = Kopieren
client-copied = Kopiert
client-here = da
client-away = weg
client-sit = Hier setzen
client-leave = Aufstehen
client-send-away = Wegschicken
client-start = Beginnen
client-wait-start = Wer den Tisch aufgestellt hat, beginnt das Spiel.

client-parts = Teile des Tisches
client-tab-board = Spielplan
client-tab-me = Ich
client-tab-others = Andere
client-tab-log = Verlauf
client-tab-glows = (hier kann etwas gewählt werden)
client-story-jump = Diesen Augenblick nachspielen
client-others-turn = { $name } ist am Zug.
client-over = Das Spiel ist zu Ende.
client-undo = Zurücknehmen
client-hint = Tipp
client-skip-moves = Überspringen
client-fold = Einklappen ▾
client-unfold = Auswahl ▴
client-rematch = Noch einmal spielen
client-rematch-look = Zur nächsten Partie
client-chat = Gespräch
client-chat-say = Etwas sagen
client-chat-send = Senden

client-replay = Nachspielen
client-replay-review = Nachspielen und Bewertung
client-to-table = Zurück zum Tisch
client-scores = Punkte
client-review = Was am meisten kostete
client-review-wait = Ein starker Bot sieht sich jede Entscheidung an. Das dauert ein wenig.
client-better = { $cost } % eines Siegs; besser: { $move }
client-flawless = Keine Entscheidung kostete etwas, das der Rede wert wäre.
client-back = Ein Zug zurück
client-forward = Ein Zug vor
client-run = Abspielen
client-pause = Anhalten
client-timeline = Augenblick der Partie
client-record = Aufzeichnung herunterladen

client-seats = Mitspieler
client-in-turn = am Zug
client-stand-in = ein Bot vertritt
client-hours = { $hours } Std.
client-hand-over = Einen Bot weiterspielen lassen
client-come-back = Meinen Platz wieder einnehmen
client-resign = Aufgeben
client-resign-sure = Ja, ein Bot spielt für mich weiter

client-watching = Du schaust bei dieser Partie zu.
client-winner = hat gewonnen
client-source-rulebook = steht in der Spielanleitung
client-source-inferred = aus der Anleitung gefolgert
client-source-public = öffentlich bekannt
client-source-house = Haus: steht so nicht in der Spielanleitung

client-clock = Uhr
client-clock-none = keine
client-clock-minute = eine Minute je Zug
client-clock-minutes = fünf Minuten je Zug
client-clock-game = eine halbe Stunde je Partie
client-clock-day = ein Tag je Zug
client-clock-days = drei Tage je Zug
client-absent = nach Ablauf spielt ein Bot weiter
client-hints = Tipps sind erlaubt

client-unofficial = Pantheon ist inoffiziell; die Namen der Spiele gehören ihren Inhabern.
client-credits = Symbole von Lorc, Delapouite und anderen, game-icons.net, CC BY 3.0.
