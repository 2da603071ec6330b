# Die Studien.

study-help = einen Bot viele Partien spielen lassen und sehen, was sie über Familien, Plätze, Karten oder Wetten sagen
study-which = STUDIE
study-studies = Studien
study-sets-help = Elysium: wie sich die Zusammenstellungen der Familien unterscheiden und ob sie halten, was man von ihnen sagt
study-seats-help = ob ein Platz oder eine Stelle in der ersten Zugfolge besser ist
study-cards-help = Elysium: wie oft jede Karte genommen wird und übergeht, und wer mit ihr gewinnt
study-bets-help = Divinity Derby: wie oft jede Wette gesetzt wird und trifft, und was sie einbringt
study-all = alle 56 Zusammenstellungen von fünf Familien spielen, nicht nur die sechs mit Namen
study-bot-help = der Bot auf allen Plätzen, etwa random, greedy, hero oder mcts:200
study-players-help = wie viele mitspielen
study-written = Der Bericht steht in { $report }, die Rohdaten in { $data }.
problem-study-sets-option = study sets spielt die Zusammenstellungen der Reihe nach und nimmt kein --option; mit --all spielt es alle.

# In allen Berichten.
study-games = Partien
study-intervals = Intervalle (auch hinter ±) gelten zu 95 %. Was in einer Partie geschieht, hängt zusammen; die Intervalle sind aus Partien gemacht, nicht aus einzelnen Ereignissen. Auf allen Plätzen sitzt derselbe Bot: Ein anderer, oder Menschen, spielen vielleicht anders.

# Spalten.
study-set = Familien
study-points = Punkte
study-spread = Spanne
study-lead = Vorsprung
study-elsewhere = % anderswoher
study-transfers = Übergänge
study-early = frühe
study-powers = Kräfte
study-losses = Verluste
study-family = Familie
study-with = mit ihr
study-without = ohne sie
study-change = Änderung
study-position = Stelle
study-seat = Platz
study-wins = Siege
study-interval = Intervall
study-card = Karte
study-source = Wirkung
study-seen = gesehen
study-taken = genommen
study-transferred = übergegangen
study-takers = Nehmende
study-bet = Wette
study-placed = gesetzt
study-of-copies = genutzt
study-hits = Treffer
study-earns = Punkte je Wette
study-round = Runde
study-mean-plot = Mittelwerte mit Intervallen zu 95 %; die gestrichelte Linie ist das Mittel von allen.

# Woher die Wirkung einer Karte kommt.
study-source-rulebook = Regelheft
study-source-inferred = erschlossen
study-source-public = öffentlich
study-source-house = Haus

# Zusammenstellungen.
study-sets-title = Die Zusammenstellungen der Familien in Elysium
study-sets-about = Die Zusammenstellungen werden der Reihe nach gespielt, jede so oft wie die anderen. Punkte, Übergänge, Kräfte und Verluste sind die einer Person in einer Partie. Die Spanne liegt zwischen Erstem und Letztem, der Vorsprung zwischen Erstem und Zweitem. Anderswoher kommt der Anteil der Punkte, der nicht aus Mythen stammt (ihre Bonusplättchen und Bürger gehören dazu). Früh sind Übergänge vor dem Schreiben der Mythen. Verluste sind, wie oft Kräfte anderer Gold, SP, Ehre oder eine Karte nehmen.
study-sets-level = Höhe und Knappheit
study-sets-play = Wie gespielt wird
study-sets-points = Höhe der Punkte
study-sets-lead = Knappheit
study-sets-families = Was eine Familie an den Punkten einer Person ändert
study-sets-sources = Woher die Punkte kommen
study-sets-sources-plot = Punkte einer Person nach den Zeilen der Wertung, im Mittel.
study-set-first = Erste Partie
study-set-opulence = In Hülle und Fülle
study-set-misfortune = Besiegte bestraft das Schicksal
study-set-wasteland = Das wüste Land
study-set-plots = Todsichere Pläne
study-set-whybother = Elysium? Wozu das denn?
study-sets-points-differ = Am meisten Punkte bringt „{ $highest }“ ({ $high } je Person), am wenigsten „{ $lowest }“ ({ $low }).
study-sets-points-alike = Bei keiner Zusammenstellung zeigen sich mehr Punkte als bei einer anderen; die Mittel gehen von { $low } („{ $lowest }“) bis { $high } („{ $highest }“).
study-sets-lead-differ = Am knappsten geht es bei „{ $lowest }“ zu, wo der Erste { $low } Punkte vorn liegt, am deutlichsten bei „{ $highest }“ ({ $high }).
study-sets-lead-alike = Bei keiner Zusammenstellung zeigen sich knappere Partien als bei einer anderen; der Vorsprung geht von { $low } („{ $lowest }“) bis { $high } Punkte („{ $highest }“).
study-said-opulence-points = „In Hülle und Fülle“ soll viele Punkte bringen.
study-said-misfortune-losses = „Besiegte bestraft das Schicksal“ soll angriffslustig sein.
study-said-wasteland-points = „Das wüste Land“ soll wenige Punkte bringen.
study-said-wasteland-lead = „Das wüste Land“ soll knapp sein.
study-said-plots-transfers = „Todsichere Pläne“ soll von Kombinationen leben, zu sehen an den Übergängen.
study-said-whybother-elsewhere = In „Elysium? Wozu das denn?“ sollen die Punkte nicht aus Mythen kommen.
study-verdict-yes = So ist es: { $measure } { $here }, bei den anderen { $there } (Unterschied { $difference }; Nummer { $rank } von { $sets } darin).
study-verdict-no = Es ist umgekehrt: { $measure } { $here }, bei den anderen { $there } (Unterschied { $difference }; Nummer { $rank } von { $sets } darin).
study-verdict-open = Das ist nicht zu sehen: { $measure } { $here }, bei den anderen { $there } (Unterschied { $difference }; Nummer { $rank } von { $sets } darin).

# Plätze.
study-seats-title = Plätze und Startspieler
study-seats-about = Auf allen Plätzen sitzt derselbe Bot, und der Startspieler wird ausgelost. Stelle 1 ist der Startspieler, Stelle 2 der nächste im Uhrzeigersinn.
study-seats-position = Nach der Stelle hinter dem Startspieler
study-seats-seat = Nach dem Platz
study-seats-label = Stelle { $number }
study-seats-plot = Gewonnene Partien mit Intervallen, die in 95 % aller Studien zusammen stimmen; ein geteilter Sieg wird aufgeteilt.
study-seats-points = Punkte nach der Stelle
study-seats-position-more = Stelle { $number } gewinnt öfter als gerecht: { $share } ({ $interval }).
study-seats-position-less = Stelle { $number } gewinnt seltener als gerecht: { $share } ({ $interval }).
study-seats-position-even = Keine Stelle zeigt sich besser oder schlechter als ihre gerechten { $fair }. Ein Vorteil von viel weniger als { $width } Prozentpunkten wäre nicht zu sehen gewesen.
study-seats-seat-more = Platz { $number } gewinnt öfter als gerecht, { $share }, obwohl ihn nichts von den anderen unterscheidet: Zufall oder ein Fehler.
study-seats-seat-less = Platz { $number } gewinnt seltener als gerecht, { $share }, obwohl ihn nichts von den anderen unterscheidet: Zufall oder ein Fehler.
study-seats-seat-even = Kein Platz zeigt sich als solcher besser oder schlechter als die anderen, wie es sein soll.

# Karten.
study-cards-title = Die Karten von Elysium
study-cards-about = Gesehen sind Exemplare, die auf die Agora oder zum Orakel kamen; genommen sind die, die jemand von dort nahm. Übergegangen ist der Anteil derer, die eine Karte nahmen und später zu einem Mythos brachten. Die Änderung sagt, um wie viele Prozentpunkte öfter als gerecht gewinnt, wer eine Karte nahm.
study-cards-ends = Wer mit welcher Karte am meisten und am wenigsten gewinnt
study-cards-all = Alle Karten
study-cards-change = Änderung der Siege (Prozentpunkte)
study-cards-cloud = Wie oft eine Karte genommen wird und ob sie gewinnt
study-cards-cloud-plot = Ein Punkt für jede Karte: nach rechts, wie oft sie genommen wird, wo sie zu haben ist; nach oben, wie sich die Siege derer ändern, die sie nahmen. Die am weitesten außen haben ihren Namen und ihr Intervall.
study-cards-change-plot = Mit Intervallen zu 95 %; die gestrichelte Linie ist der gerechte Anteil.
study-cards-caution = Wer eine Karte nimmt, liegt vielleicht schon vorn: Eine Änderung sagt, dass Karte und Siege zusammengehen, nicht, dass eines vom anderen kommt. Von { $cards } Intervallen verfehlt etwa jedes zwanzigste die Wahrheit; stark oder schwach heißen nur Karten, deren Änderung dafür zu groß ist.
study-cards-strong = Als stark fallen auf: { $names }.
study-cards-weak = Als schwach fallen auf: { $names }.
study-cards-rare = Kaum je genommen: { $names }.
study-cards-always = Fast immer genommen: { $names }.
study-cards-no-strong = Keine Karte fällt als stark auf.
study-cards-no-weak = Keine Karte fällt als schwach auf.
study-cards-no-rare = Keine Karte bleibt fast immer liegen.
study-cards-no-always = Keine Karte wird fast immer genommen.

# Wetten.
study-bets-title = Die Wetten von Divinity Derby
study-bets-about = Jede Wette, die am Ende eines Rennens aufgedeckt wurde, mit der Runde, in der sie gesetzt wurde; die dritte kommt mitten im Rennen.
study-bets-cards = Die Wettkarten
study-bets-rounds = Nach Runden
study-bets-earns = Was eine Wette einbringt
study-bets-hits = Wie oft eine Wette trifft
study-bets-round = Runde { $round }
study-bets-placed = Wann eine Wette gesetzt wird
study-a-game = Wetten je Partie
study-bets-earns-plot = Punkte, die eine Wette bringt, die verfehlten mitgezählt, mit Intervallen zu 95 %; die gestrichelte Linie ist das Mittel aller Wetten.
study-bets-hits-plot = Wie oft eine Wette trifft, mit Intervallen zu 95 %.
study-bets-placed-plot = Wie oft eine Karte in einer Partie gesetzt wird, nach Runden.
study-bets-mean = Eine Wette bringt im Mittel { $points } Punkte, ob sie trifft oder nicht.
study-bets-more = „{ $bet }“ bringt mehr als das: { $points }; { $used } ihrer Exemplare werden gesetzt.
study-bets-more-rarely = „{ $bet }“ bringt mehr als das, { $points }, und doch werden nur { $used } ihrer Exemplare gesetzt.
study-bets-less = „{ $bet }“ bringt weniger als das: { $points }; { $used } ihrer Exemplare werden gesetzt.
study-bets-alike = Bei keiner Wettkarte zeigt sich, dass sie mehr oder weniger bringt als die anderen.
study-bets-third-better = Die dritte Wette trifft öfter ({ $third }) als die ersten beiden ({ $first }).
study-bets-third-worse = Die dritte Wette trifft seltener ({ $third }) als die ersten beiden ({ $first }).
study-bets-third-open = Bei der dritten Wette zeigt sich nicht, dass sie öfter oder seltener trifft ({ $third }) als die ersten beiden ({ $first }).
