# Die erste Runde, erklärt: ein Text für jede Art von Entscheidung, wenn sie zum ersten Mal ansteht.

guide-title = Erste Schritte
guide-start = Erste Schritte
guide-skip = Das kenne ich, den Rest überspringen
guide-on = Verstanden

guide-elysium-Turn = In jeder Epoche nimmst du drei Karten und eine Aufgabe, in jedem Zug eine davon. Die farbigen Zeichen auf einer Karte nennen Säulen, die auf deinem Tableau stehen müssen; bezahlt werden sie nicht. Karten kommen in deine Sphäre oben, wo ihre Effekte dir helfen.
guide-elysium-Dismissal = Nach jeder Karte oder Aufgabe verlässt eine Säule dein Tableau, welche Farbe du willst. Weniger Säulen heißt weniger Karten in Reichweite; denk also an das, was du als Nächstes willst.
guide-elysium-Writing = Jetzt dürfen Karten aus deiner Sphäre ins Elysium unten übergehen, wo sie Punkte bringen. Jede kostet so viel Gold wie ihr Rang, und deine Aufgabe sagt, wie viele gehen dürfen. Im Elysium sind ihre Effekte vorbei; wähle also den Augenblick.
guide-elysium-Placing = Ein Mythos ist eine Familie mit verschiedenen Rängen oder ein Rang mit verschiedenen Familien. Eine Karte beginnt einen neuen Mythos oder kommt zu einem, zu dem sie passt; dort bleibt sie für immer.
guide-elysium-other = Eine Karte fragt dich etwas. Zeig auf sie oder halte sie, um zu lesen, was sie tut.

guide-offrandes-Preparation = Sieben Leitern zeigen deine Helfer. Vor dem Spiel rückst du drei deiner Scheiben eine Stufe hinauf, jede auf einer anderen Leiter.
guide-offrandes-AuctionTurn = Du versteigerst: Biete zwei Helfer an und eröffne mit einem Gebot, oder beende deinen Zug. Wer gewinnt, zahlt und steigt auf beiden Leitern eine Stufe. Bist du es selbst, ist dein Versteigerungszug zu Ende.
guide-offrandes-Bidding = Biete mehr als das höchste Gebot oder passe. Nur wer gewinnt, zahlt.
guide-offrandes-Bribe = Dein Verführer darf einen Helfer einer Stadt bestechen, deren Wache tiefer steht: Deine Scheibe steigt eine Stufe, ihre sinkt.
guide-offrandes-Herding = Von deiner Tierart sind nicht genug da: Wähle eine geringere oder nimm, was da ist.
guide-offrandes-Laying = Dein Bauer sagt, welches Tier, Wasserträgerin und Blumenhändler, wie viele, der Tempeldiener, welche Altäre. Ein besetzter Altar will eine mindestens ebenso gute Gabe. Sie zählt sofort, mit deiner Priesterin; am Ende zählt jeder Altar für seinen Besitzer.
guide-offrandes-other = Wähle, was du tust; was leuchtet, lässt sich wählen.

guide-derby-ChoosingGods = Wähle den Gott, der du sein willst. Mit Mächten hat jeder Gott zwei eigene Karten, mit Schicksalsmarkern drei.
guide-derby-PlacingToken = Leg deinen Schicksalsmarker auf ein Feld. Sooft dort ein Fabelwesen stehen bleibt, darf jeder Gott seine Schicksalsmacht darauf einsetzen; die erste, die wirkt, nimmt den Marker weg.
guide-derby-Bet = Eine Wette ist eine verdeckte Karte, die einen Platz nennt, und ein offener Marker eines Fabelwesens. Das Fabelwesen sehen alle, den Platz niemand. Je besser du die Karten in deinen beiden Kartenständern kennst, desto besser wettest du.
guide-derby-Turn = Tippe eine Karte deines linken und eine deines rechten Kartenständers an, die du mit deinen Nachbarn teilst. Die erste bewegt ihr Fabelwesen um die obere Zahl, die zweite um die untere; die Strecke zeigt, wo sie dann stehen. Du kannst die beiden tauschen. Ein Trick bringt der ersten Felder dazu, aber Zeus kann ihn bestrafen. Dann spiel sie aus.
guide-derby-Response = Du kannst jetzt eine Macht nutzen, jede einmal im Spiel.
guide-derby-Target = Deine Macht braucht ein Ziel: Wähle eines der Dinge, die leuchten.
guide-derby-other = Wähle, was du tust; was leuchtet, lässt sich wählen.
