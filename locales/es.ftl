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

web-nav = Pantallas
web-nav-play = Jugar
web-nav-settings = Ajustes
web-skip = Ir al contenido
web-close = Cerrar
web-cancel = Cancelar
web-board = Tablero
web-you = Tú
web-engine = Ordenador, nivel { $level }
web-thinking = El ordenador está pensando.
web-may-pass = Mueve o pasa: { $player }
web-no-target = Ninguna pila del rival toca { $space }: no hay nada que capturar.
web-restore-failed = No se puede leer la partida de la última visita: { $message }
web-controls = Controles
web-pass = Pasar
web-pass-short = pasa
web-undo = Deshacer
web-redo = Rehacer
web-rotate = Girar el tablero
web-flip = Reflejar el tablero
web-sound = Sonido
web-resign = Rendirse
web-resign-sure = ¿Quieres rendirte en esta partida?
web-moves = Jugadas
web-no-moves = Todavía no hay jugadas.
web-new-game = Nueva partida
web-against = Rival
web-against-engine = Ordenador
web-against-people = Dos aquí
web-against-nobody = Ambos lados, para probar
web-level = Nivel { $level }
web-level-low = Principiante
web-level-high = Fuerza máxima
web-your-color = Juegas con
web-color-random = Al azar
web-board-file = Desde un archivo
web-board-file-choose = Elegir un archivo …
web-board-file-missing = Elige primero un archivo.
web-board-file-fault = { $file } no es un tablero: { $message }
web-more = Tamaño, piezas, reloj
web-size = Espacios por lado
web-pieces = Piezas por jugador
web-clock = Reloj, minutos + segundos por jugada
web-clock-none = Ninguno
web-start = Empezar
web-keys = Teclas
web-key-walk = Recorrer el tablero
web-key-act = Añadir una pieza, elegir o capturar una pila
web-key-clear = Quitar la selección
web-key-hints = Mostrar u ocultar jugadas legales
web-key-zoom = Acercar, alejar, mostrar todo (Libre)
web-language = Idioma
web-theme = Colores
web-theme-auto = Como el sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-theme-contrast = Alto contraste
web-coordinates = Nombres de los espacios
web-coordinates-off = No
web-coordinates-edge = En el borde
web-coordinates-spaces = En los espacios
web-system = Sistema del tablero hexagonal
web-system-stein = De Stein
web-system-slanted = Inclinado
web-hints = Mostrar jugadas legales
web-space-empty = { $space }, vacío
web-space-piece = { $space }, { $player }
web-space-stack = { $space }, { $player }, altura { $height }, desde abajo: { $pieces }
web-makeup = { $space }, desde abajo: { $pieces }
web-asleep = dormida
web-can-enter = aquí se puede añadir una pieza
web-can-capture = puede capturar { $spaces }
web-can-be-captured = se puede capturar desde { $spaces }
web-chosen = elegida
web-fit = Mostrar toda la banda

## The browser: learning

web-nav-learn = Aprender
web-learn-lessons = Las reglas, una a una
web-learn-welcome = Abande se aprende pronto: doce lecciones cortas, cada una se supera con una jugada en el tablero.
web-learn-begin = Empezar
web-learn-continue = Continuar: { $title }
web-learn-over-again = Empezar de nuevo
web-learn-over-again-sure = Todas las lecciones y los ejercicios quedarán como no superados. ¿Empezar de nuevo?
web-learn-lesson = Lección { $number } de { $count }
web-learn-progress = { $done } de { $count } superadas
web-learn-is-done = superado
web-learn-overview = Todas las lecciones
web-learn-next = Siguiente
web-learn-finish = Terminar
web-learn-hint = Pista
web-learn-hint-pass = Pista: pasa.
web-learn-hint-move = Pista: { $move }.
web-learn-retry = Otra vez
web-learn-miss = Una jugada válida, pero no es lo que se pide aquí.
web-learn-ask-label = Tu tarea
web-learn-you-are = Juegas con { $player }.
web-learn-tally = { $player }: { $points } puntos, { $hand } en mano
web-learn-enter = Añadir una pieza
web-learn-enter-text = El tablero está vacío y cada jugador tiene 18 piezas en mano. Negro empieza.
web-learn-enter-ask = Añade tu primera pieza: sirve cualquier espacio.
web-learn-enter-done = Ahí está. Las piezas ya nunca salen del tablero.
web-learn-band = La banda
web-learn-band-text = Todas las piezas del tablero, negras y blancas, forman una sola banda. Cada pieza nueva se añade en un espacio vacío junto a ella.
web-learn-band-ask = Añade una pieza junto a la banda.
web-learn-band-done = La banda crece y sigue siendo una sola.
web-learn-capture = Capturar
web-learn-capture-text = Cuando se han añadido tres piezas, puedes capturar en vez de añadir: mueve una pieza un paso sobre una pieza vecina del rival. La tuya queda encima, y la pieza de arriba es dueña de la pila.
web-learn-capture-ask = Captura una pieza blanca: elige la tuya y después la blanca.
web-learn-capture-done = Ahora es una pila de dos, y es tuya.
web-learn-stack = Las pilas se mueven enteras
web-learn-stack-text = Una pila se mueve como una pieza, un paso y siempre entera: nunca se divide. Nada se mueve a un espacio vacío ni sobre una pila propia.
web-learn-stack-ask = Captura con la pila de { $space }.
web-learn-stack-done = Tres piezas de altura, y las tres cuentan para ti.
web-learn-cut = Lo que sostiene la banda
web-learn-cut-text = Después de cada jugada todas las pilas deben seguir formando una sola banda. Una pila que une dos partes es un punto de corte: tiene que quedarse donde está.
web-learn-cut-ask = Intenta capturar con la pieza de { $space } y mira qué pasa.
web-learn-cut-done = Eso es: sin { $space } la banda se rompería en las partes marcadas.
web-learn-keep = Capturar sin romper la banda
web-learn-keep-text = Algunas de tus piezas sostienen la banda, otras pueden irse. Mira lo que quedaría.
web-learn-keep-ask = Captura de modo que la banda quede entera.
web-learn-keep-done = Bien visto: todo sigue conectado.
web-learn-three = Tres como máximo
web-learn-three-text = Ninguna pila pasa de tres. Una pila de tres es definitiva: ni se mueve ni se captura.
web-learn-three-ask = Captura la pila blanca de { $space }.
web-learn-three-done = Una sobre dos son tres, y ya nadie te la puede quitar.
web-learn-pass = Pasar
web-learn-pass-text = Solo puedes pasar sin piezas en mano. Más tarde aún puedes capturar. Cuando los dos jugadores pasan seguidos, la partida termina.
web-learn-pass-ask = Añade tu última pieza. Blanco pasa; después pasa tú también.
web-learn-pass-done = Dos pases seguidos: la partida ha terminado.
web-learn-sleep = Piezas dormidas
web-learn-sleep-text = Al final, una pila sin ninguna pila rival al lado está dormida y no cuenta. El tablero muestra pálidas las dormidas.
web-learn-sleep-ask = La pila blanca de tres en { $space } no se puede capturar. Duérmela.
web-learn-sleep-done = Duerme: ninguna tuya está a su lado, y sus tres puntos se pierden.
web-learn-score = La puntuación
web-learn-score-text = Al final cada pila despierta cuenta su altura para su dueño. Gana la puntuación más alta.
web-learn-score-ask = Blanco ha pasado. Captura, después pasa y gana la partida.
web-learn-score-miss = La partida ha terminado y no vas por delante. Fíjate en los puntos y en tus piezas dormidas.
web-learn-score-done = Ganas. Estas son todas las reglas de Abande en un tablero.
web-learn-libre = Libre: sin tablero
web-learn-libre-text = Libre no tiene bordes y empieza con una pieza de cada color. A cambio, la banda debe ser firme: una pieza nueva ha de tocar dos pilas.
web-learn-libre-ask = Añade una pieza que toque las dos.
web-learn-libre-done = Tocar dos o más pilas es una conexión fuerte.
web-learn-strong = Débil y fuerte
web-learn-strong-text = Una pieza también puede tocar una sola pila si esta tiene conexión fuerte, es decir, si ella misma toca dos o más. Para capturar no importa.
web-learn-strong-ask = Añade una pieza que toque exactamente una pila.
web-learn-strong-done = Se apoya en una sola pila, y esa es lo bastante fuerte.
web-learn-end = Ya sabes Abande
web-learn-end-text = Estas eran todas las reglas. Entrena la vista con los ejercicios o juega tu primera partida.
web-learn-play = Jugar una partida
web-learn-exercises = Ejercicios
web-learn-exercises-text = Finales resueltos hasta la última jugada. Una jugada es la mejor; encuéntrala.
web-learn-exercise = Ejercicio { $number } de { $count }
web-learn-exercise-name = Ejercicio { $number }, { $board }
web-learn-theme-keep = Capturar y mantener la banda
web-learn-theme-keep-ask = Varias capturas tientan, una sola mantiene la banda, y gana. Encuéntrala.
web-learn-theme-last = La mejor última jugada
web-learn-theme-last-ask = Tras la jugada correcta, lo mejor para ambos es pasar. Encuentra la que más cuenta.
web-learn-theme-win = Ganar por uno
web-learn-theme-win-ask = Una jugada gana por un solo punto; todas las demás empatan o pierden. Encuéntrala.
web-learn-right = ¡Correcto! { $outcome }
web-learn-worse = { $outcome } Hay una jugada mejor.
web-learn-outcome-win =
    Con el mejor juego, { $move } gana por { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
web-learn-outcome-draw = Con el mejor juego, { $move } lleva al empate.
web-learn-outcome-loss =
    Con el mejor juego, { $move } pierde por { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
web-learn-go-on = Mostrar cómo sigue
web-learn-next-exercise = Siguiente ejercicio
web-learn-all-solved = Los has resuelto todos.
web-learn-unknown = Esa lección no existe.
