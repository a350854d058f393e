### Abande auf Deutsch.

## Shared: the game

language = Deutsch
color-black = Schwarz
color-white = Weiß

board-hex = sechseckig
board-square = quadratisch
board-snub = snub-quadratisch
board-libre = Libre

points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
in-hand = { $count ->
    [one] { $count } Stein im Vorrat
   *[other] { $count } Steine im Vorrat
}
to-move = { $player } am Zug

## Shared: how a game ends

result-win = { $winner } gewinnt { $points }:{ $other }.
result-draw = Remis, { $points }:{ $points }.
result-won = { $winner } gewinnt.
result-drawn = Remis nach Vereinbarung.
result-open = Die Partie ist nicht zu Ende.

## Shared: what a move does

move-enter = { $player } setzt einen Stein auf { $space } ein.
move-capture = { $player } schlägt { $to } von { $from } aus.
move-pass = { $player } passt.

## Shared: why a move is refused

refusal-game-over = Die Partie ist zu Ende: beide haben gepasst.
refusal-no-such-space = Das Brett { $board } hat kein Feld { $space }.
refusal-empty-hand = Im Vorrat ist kein Stein mehr, der eingesetzt werden könnte.
refusal-occupied = { $space } ist besetzt: Steine werden auf leeren Feldern eingesetzt.
refusal-not-next-to-band = { $space } liegt nicht am Band: kein Stapel steht daneben.
refusal-weak-connection = Auf { $space } würde ein Stein nur { $to } berühren, der selbst nur einen Stapel berührt: zu schwach verbunden.
refusal-too-early = Zum Schlagen ist es zu früh: erst müssen drei Steine eingesetzt sein.
refusal-nothing-to-move = Auf { $from } steht kein Stapel, der ziehen könnte.
refusal-not-yours = Der Stapel auf { $from } gehört dem Gegner: sein oberster Stein ist nicht von dir.
refusal-own-stack = Der Stapel auf { $to } ist dein eigener: geschlagen werden nur gegnerische.
refusal-nothing-to-capture = Auf { $to } gibt es nichts zu schlagen: Stapel ziehen nie auf leere Felder.
refusal-not-adjacent = { $from } und { $to } sind keine Nachbarn: ein Stapel zieht einen Schritt weit.
refusal-stack-of-three = Der Stapel auf { $at } ist drei hoch: er zieht nicht und wird nicht geschlagen.
refusal-too-high = { $from } auf { $to } wäre { $height } hoch: zu hoch, drei ist die Grenze.
refusal-would-split = Zöge der Stapel von { $from }, zerfiele das Band in { $count } Teile: { $parts }.
refusal-hand-not-empty = { $pieces ->
    [one] { $player } hat { $pieces } Stein im Vorrat: gepasst wird nur mit leerem Vorrat.
   *[other] { $player } hat { $pieces } Steine im Vorrat: gepasst wird nur mit leerem Vorrat.
}

## Shared: why a text is no move

typed-empty = Es fehlt ein Zug. Beispiele: { $examples }
typed-no-such-space = Das Brett { $board } hat kein Feld „{ $name }“.
typed-ambiguous = „{ $text }“ lässt sich verschieden lesen: { $first } oder { $second }.
typed-not-a-move = „{ $text }“ ist kein Zug. Beispiele: { $examples }

## The terminal

## The browser

web-nav = Bereiche
web-nav-play = Spielen
web-nav-settings = Einstellungen
web-skip = Zum Inhalt springen
web-close = Schließen
web-cancel = Abbrechen
web-board = Brett
web-you = Du
web-engine = Computer, Stufe { $level }
web-thinking = Der Computer denkt nach.
web-may-pass = { $player } zieht oder passt
web-no-target = Neben { $space } steht kein Stapel des Gegners: Es gibt nichts zu schlagen.
web-restore-failed = Die Partie vom letzten Besuch lässt sich nicht lesen: { $message }
web-controls = Bedienung
web-pass = Passen
web-pass-short = passt
web-undo = Zurücknehmen
web-redo = Wiederholen
web-rotate = Brett drehen
web-flip = Brett spiegeln
web-sound = Ton
web-resign = Aufgeben
web-resign-sure = Möchtest du diese Partie aufgeben?
web-moves = Züge
web-no-moves = Es ist noch kein Zug gespielt.
web-new-game = Neue Partie
web-against = Gegner
web-against-engine = Computer
web-against-people = Zu zweit hier
web-against-nobody = Beide Seiten, zum Probieren
web-level = Stufe { $level }
web-level-low = Anfänger
web-level-high = Volle Stärke
web-your-color = Du spielst
web-color-random = Zufall
web-board-file = Aus Datei
web-board-file-choose = Brettdatei wählen …
web-board-file-missing = Wähle erst eine Brettdatei.
web-board-file-fault = { $file } ist kein Brett: { $message }
web-more = Größe, Steine, Uhr
web-size = Felder je Seite
web-pieces = Steine je Spieler
web-clock = Uhr, Minuten + Sekunden je Zug
web-clock-none = Keine
web-start = Los geht’s
web-keys = Tasten
web-key-walk = Über das Brett gehen
web-key-act = Stein einsetzen, Stapel wählen oder schlagen
web-key-clear = Auswahl aufheben
web-key-hints = Erlaubte Züge zeigen oder verbergen
web-key-zoom = Größer, kleiner, alles zeigen (Libre)
web-language = Sprache
web-theme = Farben
web-theme-auto = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-contrast = Hoher Kontrast
web-coordinates = Namen der Felder
web-coordinates-off = Aus
web-coordinates-edge = Am Rand
web-coordinates-spaces = In den Feldern
web-system = System des sechseckigen Bretts
web-system-stein = Steins
web-system-slanted = Schräg
web-hints = Erlaubte Züge zeigen
web-space-empty = { $space }, leer
web-space-piece = { $space }, { $player }
web-space-stack = { $space }, { $player }, { $height } hoch, von unten: { $pieces }
web-makeup = { $space }, von unten: { $pieces }
web-asleep = schläft
web-can-enter = hier kann ein Stein eingesetzt werden
web-can-capture = kann { $spaces } schlagen
web-can-be-captured = kann von { $spaces } geschlagen werden
web-chosen = gewählt
web-fit = Ganzes Band zeigen

## The browser: learning

web-nav-learn = Lernen
web-learn-lessons = Die Regeln, eine nach der anderen
web-learn-welcome = Abande ist schnell gelernt: zwölf kurze Lektionen, jede wird durch einen Zug auf dem Brett bestanden.
web-learn-begin = Beginnen
web-learn-continue = Weiter: { $title }
web-learn-over-again = Von vorn beginnen
web-learn-over-again-sure = Alle Lektionen und Aufgaben gelten dann als nicht geschafft. Von vorn beginnen?
web-learn-lesson = Lektion { $number } von { $count }
web-learn-progress = { $done } von { $count } geschafft
web-learn-is-done = geschafft
web-learn-overview = Alle Lektionen
web-learn-next = Weiter
web-learn-finish = Abschließen
web-learn-hint = Tipp
web-learn-hint-pass = Tipp: passen.
web-learn-hint-move = Tipp: { $move }.
web-learn-retry = Noch einmal
web-learn-miss = Ein erlaubter Zug, aber er erfüllt die Aufgabe nicht.
web-learn-ask-label = Deine Aufgabe
web-learn-you-are = Du spielst { $player }.
web-learn-tally = { $player }: { $points } Punkte, { $hand } im Vorrat
web-learn-enter = Einen Stein einsetzen
web-learn-enter-text = Das Brett ist leer, und beide haben 18 Steine im Vorrat. Schwarz beginnt.
web-learn-enter-ask = Setze deinen ersten Stein ein: Jedes Feld ist recht.
web-learn-enter-done = Da steht er. Steine verlassen das Brett nie wieder.
web-learn-band = Das Band
web-learn-band-text = Alle Steine auf dem Brett, schwarze wie weiße, bilden ein Band. Jeder weitere Stein wird auf ein leeres Feld neben dem Band eingesetzt.
web-learn-band-ask = Setze einen Stein neben das Band.
web-learn-band-done = Das Band wächst, und es ist noch immer eines.
web-learn-capture = Schlagen
web-learn-capture-text = Sobald drei Steine eingesetzt sind, darfst du auch schlagen, statt einzusetzen: Ziehe einen Stein einen Schritt weit auf einen benachbarten Stein des Gegners. Deiner liegt nun oben, und dem obersten Stein gehört der Stapel.
web-learn-capture-ask = Schlage einen weißen Stein: Wähle deinen, dann den weißen.
web-learn-capture-done = Jetzt ist es ein Stapel aus zwei Steinen, und er gehört dir.
web-learn-stack = Stapel ziehen im Ganzen
web-learn-stack-text = Ein Stapel zieht wie ein Stein, einen Schritt weit und immer im Ganzen: Er wird nie geteilt. Nichts zieht je auf ein leeres Feld oder auf einen eigenen Stapel.
web-learn-stack-ask = Schlage mit dem Stapel auf { $space }.
web-learn-stack-done = Drei Steine hoch, und alle drei zählen für dich.
web-learn-cut = Was das Band hält
web-learn-cut-text = Nach jedem Zug müssen alle Stapel noch ein einziges Band bilden. Ein Stapel, der zwei Teile zusammenhält, ist ein Schnittpunkt: Er muss bleiben, wo er ist.
web-learn-cut-ask = Versuche mit dem Stein auf { $space } zu schlagen, und sieh, was geschieht.
web-learn-cut-done = Genau: Ohne { $space } zerfiele das Band in die markierten Teile.
web-learn-keep = Schlagen, ohne das Band zu trennen
web-learn-keep-text = Manche deiner Steine halten das Band zusammen, andere dürfen fort. Achte darauf, was übrig bliebe.
web-learn-keep-ask = Schlage so, dass das Band ganz bleibt.
web-learn-keep-done = Gut gesehen: Alles hängt noch zusammen.
web-learn-three = Höchstens drei
web-learn-three-text = Kein Stapel ist je höher als drei. Ein Dreierstapel ist endgültig: Er zieht nicht und wird nicht geschlagen.
web-learn-three-ask = Schlage den weißen Stapel auf { $space }.
web-learn-three-done = Einer auf zwei macht drei, und niemand nimmt dir diesen Stapel mehr.
web-learn-pass = Passen
web-learn-pass-text = Passen darfst du nur mit leerem Vorrat. Schlagen darfst du später trotzdem noch. Passen beide nacheinander, ist das Spiel zu Ende.
web-learn-pass-ask = Setze deinen letzten Stein ein. Weiß passt; passe dann auch.
web-learn-pass-done = Zweimal hintereinander gepasst: Das Spiel ist zu Ende.
web-learn-sleep = Schlafende Steine
web-learn-sleep-text = Am Ende schläft ein Stapel, neben dem kein gegnerischer steht, und zählt nichts. Schlafende zeigt das Brett blass.
web-learn-sleep-ask = Den weißen Dreierstapel auf { $space } kann man nicht schlagen. Schläfere ihn ein.
web-learn-sleep-done = Er schläft: Keiner von deinen steht daneben, und seine drei Punkte sind dahin.
web-learn-score = Die Wertung
web-learn-score-text = Am Ende zählt jeder wache Stapel seine Höhe für den Besitzer. Wer mehr Punkte hat, gewinnt.
web-learn-score-ask = Weiß hat gepasst. Schlage, passe dann, und gewinne das Spiel.
web-learn-score-miss = Das Spiel ist zu Ende, und du liegst nicht vorn. Achte auf die Punkte und auf eigene Schläfer.
web-learn-score-done = Gewonnen! Das sind alle Regeln von Abande auf einem Brett.
web-learn-libre = Libre: ohne Brett
web-learn-libre-text = Libre hat keine Ränder und beginnt mit einem Stein jeder Farbe. Dafür muss das Band fest sein: Ein neuer Stein soll zwei Stapel berühren.
web-learn-libre-ask = Setze einen Stein ein, der beide berührt.
web-learn-libre-done = Zwei oder mehr Stapel zu berühren heißt: stark verbunden.
web-learn-strong = Schwach und stark
web-learn-strong-text = Ein Stein darf auch nur einen Stapel berühren, wenn dieser stark verbunden ist, also selbst zwei oder mehr berührt. Fürs Schlagen spielt das keine Rolle.
web-learn-strong-ask = Setze einen Stein ein, der genau einen Stapel berührt.
web-learn-strong-done = Er hängt an nur einem Stapel, und der ist stark genug.
web-learn-end = Du kannst Abande
web-learn-end-text = Das waren alle Regeln. Übe deinen Blick an den Aufgaben, oder spiele deine erste Partie.
web-learn-play = Eine Partie spielen
web-learn-exercises = Aufgaben
web-learn-exercises-text = Partieschlüsse, bis zum letzten Zug gelöst. Ein Zug ist der beste; finde ihn.
web-learn-exercise = Aufgabe { $number } von { $count }
web-learn-exercise-name = Aufgabe { $number }, { $board }
web-learn-theme-keep = Schlagen und das Band bewahren
web-learn-theme-keep-ask = Mehrere Schläge locken, nur einer lässt das Band ganz, und er gewinnt. Finde ihn.
web-learn-theme-last = Der beste letzte Zug
web-learn-theme-last-ask = Nach dem richtigen Zug passen beide am besten. Finde den, der am meisten zählt.
web-learn-theme-win = Mit einem Punkt gewinnen
web-learn-theme-win-ask = Ein Zug gewinnt mit einem einzigen Punkt; jeder andere endet remis oder verliert. Finde ihn.
web-learn-right = Richtig! { $outcome }
web-learn-worse = { $outcome } Es gibt einen besseren Zug.
web-learn-outcome-win =
    Bei bestem Spiel gewinnt { $move } mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
web-learn-outcome-draw = Bei bestem Spiel führt { $move } zum Remis.
web-learn-outcome-loss =
    Bei bestem Spiel verliert { $move } mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
web-learn-go-on = Zeigen, wie es weitergeht
web-learn-next-exercise = Nächste Aufgabe
web-learn-all-solved = Du hast alle gelöst.
web-learn-unknown = Diese Lektion gibt es nicht.
