# Die Arena und die Studien.

arena-help = Bots viele Partien gegeneinander spielen lassen
arena-bots = die Bots, etwa hero,greedy,random oder hero,greedy*3; auch mcts:0.5s, mcts:2000, openspiel-ismcts:0.5s und learned:policy.npz
arena-players = wie viele mitspielen
arena-games = wie viele Partien im Ganzen
arena-seed = wovon das Austeilen und der Zufall der Bots abhängen
arena-jobs = wie viele Prozesse spielen
arena-backend = wo gespielt wird: hier oder auf einem Ray-Cluster
arena-address = die Adresse eines laufenden Ray-Clusters
arena-out = der Ordner für die Partien; ein zweiter Aufruf macht weiter, wo der erste aufhörte
arena-progress = Es wird gespielt
arena-stopped = Angehalten. { $games } Partien sind aufgehoben; derselbe Befehl macht weiter.
arena-report = Der Bericht steht in { $file }.
arena-title = { $game } zu { $players }, { $games } Partien
arena-fair = Der gerechte Anteil ist { $share }; Intervalle zu 95 %.
arena-bot = Bot
arena-played = Partien
arena-share = Siege
arena-interval = Intervall
arena-points = Punkte
arena-gap = Vorsprung
arena-rating = Wertung
arena-millis = ms je Entscheidung
