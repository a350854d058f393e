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

tui-you = Tú
tui-person = Persona
tui-level = Nivel { $number }
tui-thinking = piensa …
tui-paused = espera: Enter
tui-not-your-turn = Le toca a { $player }: el programa está pensando.

tui-one-more-pass = Si el otro también pasa, termina la partida.
tui-taken-up = { $space } captura: elige una de las pilas marcadas. Esc lo cancela.
tui-no-enemy-beside = { $space } no puede capturar: no hay ninguna pila rival al lado.
tui-capturers = { $space } se puede capturar desde { $stacks }: elige primero una de ellas.
tui-nothing-to-undo = No hay ninguna jugada que deshacer.
tui-nothing-to-redo = No se ha deshecho ninguna jugada que repetir.
tui-seeking-hint = Buscando una buena jugada …
tui-hint = Consejo: { $move }

tui-kept = La partida queda guardada: «abande play» la ofrecerá de nuevo.
tui-not-kept = La partida no se puede conservar: { $reason }
tui-resumed = La partida sigue donde estaba.
tui-opened = La partida está abierta: u y r van atrás y adelante.
tui-saved = Guardado: { $file }
tui-exists = { $file } ya existe.
tui-not-saved = No se ha guardado nada.
tui-prompt-move = Jugada
tui-prompt-save = Guardar como
tui-prompt-open = Abrir el archivo
tui-prompt-replace = Reemplazar (s/n)
tui-yes = s

tui-space-empty = { $space }: vacío
tui-space-enter = { $space }: vacío, aquí se puede añadir una pieza
tui-space-stack = { $space }: { $player }, altura { $height }
tui-space-asleep = { $space }: { $player }, altura { $height }, dormida: no toca al rival y no puntúa

tui-moves = Jugadas
tui-analysis = Análisis
tui-analysis-over = La partida ha terminado.
tui-depth = profundidad { $depth }
tui-proven = seguro
tui-even = igualdad
tui-decimal-mark = ,

tui-key-help = ayuda
tui-key-act = jugar
tui-key-pass = pasar
tui-key-undo = deshacer
tui-key-hint = consejo
tui-key-analysis = análisis
tui-key-save = guardar
tui-key-new = nueva
tui-key-quit = salir

tui-menu-kept = Partidas sin terminar
tui-menu-new = Partida nueva
tui-menu-board = Tablero
tui-menu-start = Empezar
tui-menu-moves = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
tui-menu-keys = Arriba, Abajo: elegir · Izquierda, Derecha: cambiar · Enter: empezar · q: salir
tui-menu-keys-kept = Arriba, Abajo: elegir · Izquierda, Derecha: cambiar · Enter: seguir o empezar · x: tirar · q: salir
tui-menu-discard = Otra vez x tira esta partida para siempre.

tui-help-keys = Teclas y signos
tui-help-step = recorrer el tablero
tui-help-slant = en diagonal; también Y U B N
tui-help-act = añadir una pieza, elegir una pila, capturar; o clic
tui-help-type = Escribir una jugada: d4 añade, c3-d4 captura, pass pasa; en Libre 0,1 y 0,1->1,0.
tui-help-pass = pasar, sin piezas en mano
tui-help-undo = deshacer tu última jugada
tui-help-redo = repetir lo deshecho
tui-help-hint = pedir un consejo al programa
tui-help-analysis = análisis: quién gana por cuánto, y las mejores líneas
tui-help-marks = mostrar u ocultar lo permitido
tui-help-save = guardar la partida en un archivo (.abn)
tui-help-open = abrir una partida de un archivo
tui-help-new = empezar otra partida; esta se conserva
tui-help-cancel = soltar la pila; cerrar
tui-help-redraw = redibujar la pantalla
tui-help-quit = salir; una partida sin terminar se conserva
tui-help-foot = Arriba y Abajo desplazan; otra tecla vuelve a la partida.
tui-sign-black = una pila negra de altura dos
tui-sign-white = una pila blanca de altura uno
tui-sign-asleep = detrás de una pila: dormida, no puntúa
tui-sign-last = la última jugada
tui-sign-enter = aquí se puede añadir una pieza
tui-sign-movable = esta pila puede capturar
tui-sign-target = la pila elegida puede capturar esta
tui-sign-pointed = de lo que trata un consejo o un mensaje
tui-sign-cursor = el cursor, y la pila elegida
tui-too-small = La ventana es demasiado pequeña: hacen falta al menos { $columns } x { $lines }, y 80 x 24 para verlo todo.

tui-plain-welcome = Abande, { $board }. Negro: { $black }. Blanco: { $white }. Escribe una jugada, o help.
tui-plain-kept = { $count ->
    [one] Hay { $count } partida sin terminar: resume la continúa.
   *[other] Hay { $count } partidas sin terminar: resume continúa la última.
}
tui-plain-nothing-kept = No hay ninguna partida sin terminar que continuar.
tui-plain-see-help = help da todas las órdenes.
tui-plain-help = esta lista
tui-plain-board = dibujar el tablero
tui-plain-stacks = enumerar las pilas
tui-plain-moves = enumerar las jugadas permitidas
tui-plain-score = puntos, piezas en mano y a quién le toca
tui-plain-position = la posición en una línea de texto
tui-plain-analyse = quién gana por cuánto, y las mejores líneas

## The browser
