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
