### Abande en español.

## Shared: the game

language = Español
color-black = Negro
color-white = Blanco

board-hex = hexagonal
board-square = cuadrado
board-snub = cuadrado romo
board-libre = Libre

points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
in-hand = { $count ->
    [one] { $count } pieza en mano
   *[other] { $count } piezas en mano
}
to-move = Juega { $player }

## Shared: how a game ends

result-win = Gana { $winner } por { $points } a { $other }.
result-draw = Empate a { $points }.
result-won = Gana { $winner }.
result-drawn = Empate por acuerdo.
result-open = La partida no ha terminado.

## Shared: what a move does

move-enter = { $player } añade una pieza en { $space }.
move-capture = { $player } captura { $to } desde { $from }.
move-pass = { $player } pasa.

## Shared: why a move is refused

refusal-game-over = La partida ha terminado: ambos jugadores han pasado.
refusal-no-such-space = El tablero { $board } no tiene el espacio { $space }.
refusal-empty-hand = No queda ninguna pieza en mano que añadir.
refusal-occupied = { $space } está ocupado: las piezas se añaden en espacios vacíos.
refusal-not-next-to-band = { $space } no toca la banda: no hay ninguna pila al lado.
refusal-weak-connection = En { $space } una pieza solo tocaría { $to }, que a su vez solo toca una pila: conexión demasiado débil.
refusal-too-early = Es pronto para capturar: antes hay que haber añadido tres piezas.
refusal-nothing-to-move = No hay ninguna pila que mover en { $from }.
refusal-not-yours = La pila de { $from } no es tuya: su pieza superior es del rival.
refusal-own-stack = La pila de { $to } es tuya: solo se capturan las del rival.
refusal-nothing-to-capture = No hay nada que capturar en { $to }: las pilas nunca van a espacios vacíos.
refusal-not-adjacent = { $from } y { $to } no son vecinos: una pila se mueve un paso.
refusal-stack-of-three = La pila de { $at } tiene tres piezas: ni se mueve ni se captura.
refusal-too-high = { $from } sobre { $to } tendría { $height } piezas: demasiado alta, el límite es tres.
refusal-would-split = Mover la pila de { $from } partiría la banda en { $count } partes: { $parts }.
refusal-hand-not-empty = { $pieces ->
    [one] { $player } tiene { $pieces } pieza en mano: solo se pasa sin piezas en mano.
   *[other] { $player } tiene { $pieces } piezas en mano: solo se pasa sin piezas en mano.
}

## Shared: why a text is no move

typed-empty = Falta una jugada. Ejemplos: { $examples }
typed-no-such-space = El tablero { $board } no tiene el espacio «{ $name }».
typed-ambiguous = «{ $text }» se puede leer de varias maneras: { $first } o { $second }.
typed-not-a-move = «{ $text }» no es una jugada. Ejemplos: { $examples }

## The terminal

## The browser
