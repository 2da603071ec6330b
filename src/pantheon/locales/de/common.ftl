# Was alle Spiele gemeinsam haben.

refuse-over = Die Partie ist zu Ende.
refuse-not-asked = Das beantwortet eine andere Frage als die, die gerade gestellt ist.

problem-action-unknown = Es gibt keinen Zug { NUMBER($action, useGrouping: 0) }; die Züge tragen die Nummern 0 bis { $last }.
problem-verb-unknown = „{ $text }“ ist kein Zug; Züge beginnen mit einem von: { $verbs }.
problem-arguments-wrong = Der Zug „{ $verb }“ wird so geschrieben: „{ $wanted }“.
problem-argument-unknown = „{ $word }“ passt nicht zu { $domain }; bekannt sind: { $values }.
problem-players-wrong = { $game } ist für { $least } bis { $most } Personen, nicht für { $players }.
problem-deck-none = Für { $game } gibt es keine Karten zu drucken.
problem-game-unknown = Es gibt kein Spiel „{ $game }“; die Spiele sind: { $known }.
problem-option-unknown = Es gibt keine Option „{ $option }“; die Optionen sind: { $known }.
problem-option-choice = Die Option { $option } kann nicht „{ $choice }“ sein; möglich sind: { $known }.
problem-option-form = „{ $text }“ ist keine Option; schreibe sie als Name=Wahl.
problem-format-unknown = Das Format { $found } ist unbekannt; diese Fassung liest Format { $known }.
problem-version-wrong = Das entstand mit den Regeln { $found }; diese Fassung spielt { $known }.
problem-state-broken = Das ist keine Stellung von { $game }: { $reason }.
problem-record-broken = Das ist keine Aufzeichnung: { $reason }.
problem-record-entry = Der Eintrag „{ $entry }“ der Aufzeichnung fehlt oder ist falsch: { $found }.
problem-record-where = { $file }, Zeile { $line }: { $reason }
problem-record-empty = { $file } enthält keine Aufzeichnung.
problem-digest-differs = Alle Züge sind erlaubt, führen aber zu einer anderen Stellung als der aufgezeichneten.
problem-value-missing = Der Wert „{ $entry }“ fehlt.
problem-value-unknown = Einen Wert „{ $entry }“ gibt es nicht; bekannt sind dort: { $known }.
problem-value-absurd = Der Wert „{ $entry }“ ist { $found }; er muss eine ganze Zahl von { $least } bis { $most } sein.
problem-value-count = Der Wert „{ $entry }“ ist { $found }; er muss eine Liste von { $count } ganzen Zahlen sein.
problem-value-not-table = „{ $entry }“ muss eine Tabelle von Werten sein.
problem-value-source = Der Wert „{ $entry }“ ist { $found }; er muss einer von diesen sein: { $known }.
problem-values-broken = { $file } lässt sich nicht als TOML lesen: { $reason }.
problem-file-missing = { $file } gibt es nicht.
problem-file-unreadable = { $file } lässt sich nicht lesen: { $reason }.
problem-file-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
problem-file-exists = { $file } gibt es schon; nenne eine andere Datei oder ersetze sie mit --force.
problem-games-few = { $games } Partien lassen sich nicht spielen; es muss mindestens 1 sein.
problem-line-missing = { $file } hat keine Aufzeichnung in Zeile { $line }.
problem-seat-wrong = Es gibt keinen Platz { $seat }; die Plätze tragen die Nummern 0 bis { $last }.
problem-rule-unknown = Es gibt keine Regel { $rule }; die letzte ist { $last }.
problem-undo-nothing = Von dir gibt es nichts zurückzunehmen.
problem-undo-secret = Nach deiner Entscheidung wurde Verdecktes sichtbar; sie lässt sich nicht zurücknehmen.
problem-save-name = Sage, wohin: save DATEI.
problem-state-other = Diese Stellung von { $game } wurde mit anderen Optionen oder Werten gespielt.
problem-value-not-tables = „{ $entry }“ muss eine Liste von Wertetabellen sein.
problem-value-words = Der Wert „{ $entry }“ ist { $found }; er muss eine Liste aus diesen sein: { $known }.
