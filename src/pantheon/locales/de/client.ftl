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
client-rules-about = Jede Regel hat eine Nummer, auf die sich Meldungen beziehen. Ein Vermerk sagt, woher eine Regel kommt, wenn sie nicht in der Spielanleitung steht.
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
client-motion = Dinge bewegen sich dorthin, wo sie hinkommen
client-sound = Leise Töne

client-table = Tisch
client-table-none = Hier steht kein Tisch
client-table-gone = Dieser Link führt zu keinem Tisch. Vielleicht fehlt ein Stück, oder es gibt den Tisch nicht mehr.
client-table-closed = Alle haben diesen Tisch verlassen, bevor das Spiel begann.
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
client-others-turn = { $name } ist am Zug.
client-over = Das Spiel ist zu Ende.
client-undo = Zurücknehmen
client-hint = Tipp
client-rematch = Noch einmal spielen
client-chat = Gespräch
client-chat-say = Etwas sagen
client-chat-send = Senden

client-replay = Nachspielen
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
