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
