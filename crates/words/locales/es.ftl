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
result-drawn = Empate de común acuerdo.
result-open = La partida no ha terminado.
result-won-resigned = Gana { $winner }: { $loser } se ha rendido.
result-won-time = Gana { $winner }: a { $loser } se le acabó el tiempo.

## Shared: what a move does

move-enter = { $player } añade una pieza en { $space }.
move-capture = { $player } captura { $to } desde { $from }.
move-pass = { $player } pasa.

## Shared: why a move is refused

refusal-game-over = La partida ha terminado: ambos jugadores han pasado.
refusal-no-such-space = En este tablero ({ $board }) no existe el espacio { $space }.
refusal-empty-hand = No queda ninguna pieza en mano que añadir.
refusal-occupied = { $space } está ocupado: las piezas se añaden en espacios vacíos.
refusal-not-next-to-band = { $space } no toca la banda: no hay ninguna pila al lado.
refusal-weak-connection = En { $space } una pieza solo tocaría { $to }, que a su vez solo toca una pila: conexión demasiado débil.
refusal-too-early = Es demasiado pronto para capturar: antes hay que haber añadido tres piezas.
refusal-nothing-to-move = No hay ninguna pila que mover en { $from }.
refusal-not-yours = La pila de { $from } no es tuya: su pieza superior es del rival.
refusal-own-stack = La pila de { $to } es tuya: solo se capturan las del rival.
refusal-nothing-to-capture = No hay nada que capturar en { $to }: las pilas nunca van a espacios vacíos.
refusal-not-adjacent = { $from } y { $to } no son vecinos: una pila se mueve un paso.
refusal-stack-of-three = La pila de { $at } tiene tres piezas: ni se mueve ni se captura.
refusal-too-high = { $from } sobre { $to } formaría una pila de { $height } piezas: demasiado alta, el límite es tres.
refusal-would-split = Mover la pila de { $from } partiría la banda en { $count } partes: { $parts }.
refusal-hand-not-empty = { $pieces ->
    [one] { $player } tiene { $pieces } pieza en mano: solo se pasa sin piezas en mano.
   *[other] { $player } tiene { $pieces } piezas en mano: solo se pasa sin piezas en mano.
}

## Shared: why a text is no move

typed-empty = Falta una jugada. Ejemplos: { $examples }
typed-no-such-space = En este tablero ({ $board }) no existe el espacio «{ $name }».
typed-too-far = { $name } queda demasiado lejos: las coordenadas de Libre van de -128 a 127.
typed-ambiguous = «{ $text }» se puede leer de varias maneras: { $first } o { $second }.
typed-not-a-move = «{ $text }» no es una jugada. Ejemplos: { $examples }

## The terminal

tui-you = Tú
tui-person = Persona
tui-level = Nivel { $number }
tui-thinking = piensa…
tui-paused = espera: Intro
tui-not-your-turn = Le toca a { $player }: el programa está pensando.

tui-one-more-pass = Otro pase termina la partida.
tui-over = { $result } n: nueva partida. u: deshacer.
tui-taken-up = { $space } captura: elige una de las pilas marcadas. Esc lo cancela.
tui-no-enemy-beside = { $space } no puede capturar: no hay ninguna pila rival al lado.
tui-capturers = { $space } se puede capturar desde { $stacks }: elige primero una de ellas.
tui-nothing-to-undo = No hay ninguna jugada que deshacer.
tui-nothing-to-redo = No hay ninguna jugada deshecha que repetir.
tui-seeking-hint = Buscando una buena jugada…
tui-hint = Pista: { $move }

tui-kept = La partida se conserva: «abande play» la ofrecerá de nuevo.
tui-not-kept = La partida no se puede conservar: { $reason }
tui-resumed = La partida sigue donde estaba.
tui-opened = Estás viendo una partida: ← → la recorren, x juega desde aquí.
tui-looking = Estás viendo una partida. x juega desde aquí, en una partida tuya.
tui-reading = Leyendo { $file }… Esc lo cancela.
tui-which = partida { $number } de { $total }
tui-no-such-game = { $count ->
    [one] No existe esa partida: el archivo tiene { $count } partida.
   *[other] No existe esa partida: el archivo tiene { $count } partidas.
}
tui-played-from = Aquí empieza una nueva partida. La otra queda como está.
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
# Both in a line where there is no room for more: at most 16 letters with two numbers of two digits.
tui-tally = { $points } pts, { $hand } mano

tui-key-help = ayuda
tui-key-act = jugar
tui-key-pass = pasar
tui-key-undo = deshacer
tui-key-hint = pista
tui-key-analysis = análisis
tui-key-save = guardar
tui-key-new = nueva
tui-key-quit = salir
tui-key-done = aceptar
tui-key-cancel = cancelar
tui-key-steps = jugadas
tui-key-from = jugar desde aquí
tui-key-games = partida

key-enter = Intro
tui-name-space = Espacio
tui-name-slants = Inicio RePág Fin AvPág
key-escape = Esc
tui-name-control = Ctrl
tui-name-pages = RePág AvPág

tui-menu-kept = Partidas sin terminar
tui-menu-new = Nueva partida
tui-menu-board = Tablero
tui-menu-start = Empezar
tui-menu-from = Jugar desde aquí
tui-menu-moves = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
tui-menu-keys = ↑ ↓: elegir · ← →: cambiar · Intro: empezar · q: salir
tui-menu-keys-kept = ↑ ↓: elegir · ← →: cambiar · Intro: seguir o empezar · x: borrar · q: salir
tui-menu-discard = Otra vez x, y esta partida se borra para siempre.

tui-help-keys = Teclas y signos
tui-help-step = recorrer el tablero
tui-help-slant = en diagonal; también Y U B N
tui-help-act = añadir una pieza, elegir una pila, capturar; o hacer clic
tui-help-type = Escribe una jugada: d4 añade, c3-d4 captura, pass pasa; en Libre 0,1 y 0,1->1,0.
tui-help-pass = pasar, sin piezas en mano
tui-help-undo = deshacer tu última jugada
tui-help-redo = repetir lo deshecho
tui-help-hint = pedir una pista al programa
tui-help-analysis = análisis: quién va ganando y por cuánto, y las mejores variantes
tui-help-marks = mostrar u ocultar lo permitido
tui-help-save = guardar la partida en un archivo (.abn)
tui-help-open = ver las partidas de un archivo
tui-help-new = empezar otra partida; esta se conserva
tui-help-from = jugar desde aquí, en una nueva partida
tui-help-look = al ver una partida: una jugada atrás o adelante, al principio o al final
tui-help-games = al ver una partida: la anterior, la siguiente del archivo
tui-help-cancel = soltar la pila; cerrar
tui-help-redraw = redibujar la pantalla
tui-help-suspend = volver un rato al shell; fg regresa
tui-help-quit = salir; una partida sin terminar se conserva
tui-help-foot = ↑ ↓ desplazan; cualquier otra tecla vuelve a la partida.
tui-sign-black = una pila negra de altura dos
tui-sign-white = una pila blanca de altura uno
tui-sign-asleep = detrás de una pila: dormida, no puntúa
tui-sign-last = la última jugada
tui-sign-enter = aquí se puede añadir una pieza
tui-sign-movable = esta pila puede capturar
tui-sign-target = la pila elegida puede capturar esta
tui-sign-pointed = de lo que trata una pista o un mensaje
tui-sign-cursor = el cursor y la pila elegida
tui-too-small = La ventana es demasiado pequeña: hacen falta al menos { $columns } x { $lines }, y 80 x 24 para verlo todo.

tui-plain-welcome = Abande, { $board }. Negro: { $black }. Blanco: { $white }. Escribe una jugada, o help.
tui-plain-looking = Abande, { $board }. Negro: { $black }. Blanco: { $white }. Estás viendo una partida: undo y redo la recorren, play juega desde aquí, help muestra todas las órdenes.
tui-plain-which = Esta es la partida { $number } de { $total }: game N muestra otra.
tui-plain-only-looking = Estás viendo una partida: play juega desde aquí, en una partida tuya.
tui-plain-waits = Le toca a { $player }, y el programa espera: go lo hace jugar.
tui-plain-no-file = No hay ningún archivo abierto: open ARCHIVO abre uno.
tui-plain-play-whom = Tras play va el rival, human o un nivel de 1 a 10, o nada.
tui-plain-kept = { $count ->
    [one] Hay { $count } partida sin terminar: resume la continúa.
   *[other] Hay { $count } partidas sin terminar: resume continúa la última.
}
tui-plain-nothing-kept = No hay ninguna partida sin terminar que continuar.
tui-plain-see-help = help muestra todas las órdenes.
tui-plain-help = esta lista
tui-plain-board = dibujar el tablero
tui-plain-stacks = enumerar las pilas
tui-plain-moves = enumerar las jugadas permitidas
tui-plain-score = puntos, piezas en mano y a quién le toca
tui-plain-position = la posición en una línea de texto
tui-plain-analyse = quién va ganando y por cuánto, y las mejores variantes
tui-plain-resume = continuar la última partida sin terminar
tui-plain-game = ver otra partida del archivo
tui-plain-play = jugar desde aquí, en una nueva partida; play 5 juega contra el nivel 5
tui-plain-go = hacer jugar al programa donde espera

## Puzzles in the terminal

puzzle-title = Reto { $id }. Tablero: { $board }. Nivel Elo: { $rating }.
puzzle-task = { $count ->
    [one] Juega { $player }: una jugada es claramente la mejor. ¿Cuál?
   *[other] Juega { $player }: una jugada es claramente la mejor. Hay { $count } por encontrar.
}
puzzle-right = { $move } es correcta.
puzzle-wrong = { $move } no es la buena.
puzzle-refutation = { $player } responde { $moves }. Entonces queda así: { $margin }.
puzzle-try-again = La jugada se ha deshecho: prueba otra, o escribe hint.
puzzle-reply = { $player } responde { $move }.
puzzle-solved = Resuelto. La línea vale alrededor de { $margin }, y cualquier otra jugada al menos { $gap } menos, según una búsqueda larga.
puzzle-solved-proven = Resuelto. Es seguro: la línea vale { $margin }, y cualquier otra jugada al menos { $gap } menos.
puzzle-themes = Temas: { $themes }.
puzzle-no-more = Aquí no queda nada por encontrar: next muestra otro reto, quit termina.
puzzle-solution = Solución: { $moves }
puzzle-hint-themes = Pista, el tema: { $themes }.
puzzle-hint-enter = Pista: se añade una pieza.
puzzle-hint-capture = Pista: se captura una pila.
puzzle-hint-pass = Pista: a veces lo mejor es no hacer nada.
puzzle-hint-from = Pista: captura la pila de { $space }.
puzzle-hint-near = Pista: la pieza va junto a { $space }.
puzzle-hint-move = Pista: { $move }
puzzle-see-help = help muestra todas las órdenes.
puzzle-help-move = Escribe una jugada: d4 añade, c3-d4 captura, pass pasa. O bien:
puzzle-help-hint = una pista; cada una dice más
puzzle-help-solution = las jugadas que quedan por encontrar
puzzle-help-board = dibujar el tablero
puzzle-help-next = otro reto
puzzle-help-help = esta lista
puzzle-help-quit = salir
puzzle-theme-keep-the-band = Mantener la banda
puzzle-theme-cut = Bisagra
puzzle-theme-pin = Clavada
puzzle-theme-put-to-sleep = Dormir
puzzle-theme-wake-up = Despertar
puzzle-theme-three-at-once = Tres de una vez
puzzle-theme-take-back = Recapturar
puzzle-theme-last-piece = La última pieza
puzzle-theme-pass = Pasar
puzzle-theme-race = Carrera
puzzle-theme-connection = Conexión

## The server, in its answers

# What the server refuses, in the words of the answer.
server-bad-request = El servidor no entiende esta petición.
# $why is a remark in English, for whoever writes programs.
server-bad-request-why = El servidor no entiende esta petición: { $why }
server-unauthorized = Inicia sesión primero.
server-wrong-password = El nombre o la contraseña no son correctos.
server-forbidden = No puedes hacer esto.
server-method = Esta dirección no se consulta de esta manera.
server-not-for-guests = Para esto hace falta una cuenta: crea una primero.
server-has-account = Ya tienes una cuenta: cierra la sesión para crear otra.
server-strange-origin = Esta petición viene de la página de otro sitio, no de este servidor.
server-strange-host = Este servidor no se conoce por esta dirección. Quien lo administra puede indicarla con --url.
server-not-found = Eso no existe aquí, o ya no existe.
server-conflict = Otra cosa llegó antes. Vuelve a mirar.
server-seek-taken = Esta oferta ya no está abierta: alguien fue más rápido o la oferta se retiró.
server-own-seek = Esta oferta es tuya: envía el enlace a quien quieras que juegue contigo.
server-needs-account = Una partida puntuada requiere una cuenta.
server-no-person = Aquí nadie se llama { $name }.
server-too-many-seeks = Tienes demasiadas ofertas abiertas: retira una primero.
server-too-large = Es demasiado para un solo mensaje.
server-too-many = { $seconds ->
    [one] Demasiadas peticiones a la vez. Inténtalo de nuevo en { $seconds } segundo.
   *[other] Demasiadas peticiones a la vez. Inténtalo de nuevo en { $seconds } segundos.
}
# Two minutes or more.
server-too-many-minutes = Demasiadas peticiones a la vez. Inténtalo de nuevo en { $minutes } minutos.
server-unavailable = El servidor no está disponible en este momento. Inténtalo de nuevo en un rato.

# What cannot be done in a game online.
server-command-id = El identificador de una orden tiene de 1 a 64 signos de A-Z a-z 0-9 - _.
server-future-version = La versión { $named } aún no existe: la partida va por la versión { $version }.
server-other-contents = Otra orden ya tenía este identificador.
server-game-over = La partida ha terminado.
server-stale = En la partida ha pasado algo que aún no habías visto. Míralo y decide después.
server-not-your-turn = No es tu turno.
server-too-late-to-abort = Ya se han hecho dos jugadas: puedes rendirte, pero ya no anular la partida.
server-no-offer = No hay ninguna propuesta así, o ya no la hay.
server-offered-already = Ya lo has propuesto.
server-draw-offered = Ya has ofrecido empate: podrás volver a hacerlo después de tu próxima jugada.
server-nothing-to-take-back = Aún no has hecho ninguna jugada que se pueda deshacer.
server-rated-take-back = En una partida puntuada no se deshacen jugadas.
server-not-over-yet = La revancha se propone cuando la partida ha terminado.
server-next-begun = La siguiente partida ya ha empezado.
server-no-claim = No puedes reclamar la victoria: el rival no se ha ido.
server-no-claim-yet = Aún no puedes reclamar la victoria: dale un poco más de tiempo al rival.
server-no-clock = Esta partida no tiene reloj.

# Names. $letter is a character in quotes, or its number, such as U+200B.
server-name-too-short = Este nombre es demasiado corto: usa al menos { $least } letras.
server-name-too-long = Este nombre es demasiado largo: usa { $most } letras como máximo.
server-name-no-letter-first = Un nombre empieza por una letra: pon una delante.
server-name-letter = Un nombre no puede llevar { $letter }: usa letras, cifras, - y _.
server-name-signs = En un nombre, - y _ van de uno en uno entre letras o cifras: quita los demás.
server-name-marks = Una letra de este nombre lleva demasiados acentos: quita alguno.
server-name-scripts = Las letras de este nombre son de varias escrituras, por ejemplo latina y cirílica: usa las de una sola.
server-name-disguised = En mayúsculas, este nombre parece escrito en otras letras: escríbelo en minúsculas.
server-name-reserved = Este nombre está reservado para el servidor: elige otro.
server-name-taken = Alguien ya tiene este nombre, o uno muy parecido: elige otro.

# Passwords.
server-password-too-short = Esta contraseña es demasiado corta: usa al menos { $least } caracteres.
server-password-too-long = Esta contraseña es demasiado larga: usa { $most } caracteres como máximo.
server-password-is-name = La contraseña es el nombre, que todos ven: elige otra.
server-password-common = Esta contraseña es de las que se prueban primero: elige otra, por ejemplo tres palabras.

## The browser

web-nav = Secciones
web-nav-play = Jugar
web-nav-online = En línea
web-nav-settings = Ajustes
web-skip = Ir al contenido
web-no-server = Aquí no se puede jugar con otros: en esta dirección no responde ningún servidor.
web-close = Cerrar
web-cancel = Cancelar
web-board = Tablero
web-you = Tú
web-engine = { $name }, nivel { $level }
# In records against the computer: whoever has not said a name.
web-somebody = Persona
web-thinking = El ordenador está pensando.
web-may-pass = { $player } juega o pasa
web-no-target = Ninguna pila del rival toca { $space }: no hay nada que capturar.
web-restore-failed = No se puede leer la partida de la última visita: { $message }

# Where the browser keeps nothing.
web-kept-blocked = Este navegador no guarda nada: guarda tus partidas antes de irte.
web-kept-full = Este navegador está lleno: guarda tus partidas antes de irte.
web-kept-silent = El almacenamiento no responde: guarda tus partidas antes de irte.
web-kept-save = Guardar un archivo
web-kept-apart = Esta partida ha seguido en otra pestaña. Lo que juegues aquí es ahora una partida aparte.

# What cannot be fetched, and an engine that fails.
web-not-loaded = No se ha podido cargar esta parte. Comprueba la conexión e inténtalo otra vez.
web-load-again = Intentar otra vez
web-engine-failed = El motor ya no responde. Recarga la página para continuar.

web-controls = Controles
web-pass = Pasar
web-pass-short = pasar
web-passing = pasar
web-undo = Deshacer
web-redo = Rehacer
web-rotate = Girar el tablero
web-flip = Reflejar el tablero
web-sound = Sonido
web-resign = Rendirse
web-resign-sure = ¿Quieres rendirte en esta partida?
web-moves = Jugadas
web-no-moves = Todavía no hay jugadas.

# Looking back, the end of a game
web-looking = Estás viendo la jugada { $ply } de { $all }
web-looking-start = Estás viendo el comienzo
web-looking-undone = Una jugada que se deshizo
web-present = Volver a la partida
web-pass-ends = Si pasas, la partida termina.
web-pass-end = Pasar y terminar la partida
web-you-win = Ganas por { $points } a { $other }.
web-you-lose = Pierdes por { $points } a { $other }.
web-you-resigned = Pierdes: te has rendido.
web-you-win-resigned = Ganas: el ordenador se ha rendido.
web-you-lose-time = Pierdes: se te acabó el tiempo.
web-you-win-time = Ganas: al ordenador se le acabó el tiempo.

# What follows the end of a game
web-end = Fin de la partida
web-end-show = Recuento y siguientes pasos
web-end-count = El recuento
web-end-asleep = { $count ->
    [one] { $spaces } duerme: no hay ninguna pila de { $player } al lado, así que no puntúa.
   *[other] { $spaces } duermen: no hay ninguna pila de { $player } al lado, así que no puntúan.
}
web-end-review = Repasar mis errores
web-end-rematch = Revancha
web-end-share = Compartir
web-end-go-up = Tres victorias seguidas: ya puedes con el nivel { $level }.
web-end-go-down = Tres derrotas seguidas: el nivel { $level } quizá sea más divertido por ahora.
web-statistics = Estadísticas
web-statistics-none = Aún no has terminado ninguna partida contra el ordenador.
web-statistics-level = Nivel
web-statistics-won = Ganadas
web-statistics-drawn = Empatadas
web-statistics-lost = Perdidas
web-statistics-all = Todas
web-statistics-helped = { $count ->
    [one] Una de ellas con pistas o jugadas deshechas.
   *[other] { $count } de ellas con pistas o jugadas deshechas.
}

# Hints in a game
web-hint = Pista
web-hint-asking = Buscando una pista…
web-hint-more = Mostrar la jugada
web-hint-why = ¿Por qué?
web-hint-close = Cerrar la pista
web-hint-stack = Mira tu pila en { $space }.
web-hint-area = Mira alrededor de { $spaces }.
web-hint-enter = Añade una pieza en { $space }.
web-hint-capture = Captura { $to } con { $from }.
web-hint-pass = Pasa.
web-hint-taken = con una pista
web-why-gains = { $points ->
    [one] Da un punto enseguida.
   *[other] Da { $points } puntos enseguida.
}
web-why-puts-to-sleep = Hace dormir a { $spaces }.
web-why-completes = La pila en { $spaces } queda con tres piezas: nadie puede capturarla.
web-why-escapes = Pone { $spaces } a salvo.
web-why-protects = Ya no se puede capturar { $spaces } enseguida.
web-why-threatens = Amenaza con capturar { $spaces }.
web-why-leaves-nothing = Después el rival no puede capturar nada.
web-why-wins = { $points ->
    [one] Con el mejor juego ganas por un punto.
   *[other] Con el mejor juego ganas por { $points } puntos.
}
web-why-loses = { $points ->
    [one] Aun así, pierdes por un punto si el rival juega bien.
   *[other] Aun así, pierdes por { $points } puntos si el rival juega bien.
}
web-why-draws = Con el mejor juego es empate.
web-why-even = La partida queda igualada.
web-why-ahead = { $points ->
    [one] Quedas con cerca de un punto de ventaja.
   *[other] Quedas con cerca de { $points } puntos de ventaja.
}
web-why-behind = { $points ->
    [one] Aun así, vas cerca de un punto por detrás.
   *[other] Aun así, vas cerca de { $points } puntos por detrás.
}

web-new-game = Nueva partida
web-play-from = Jugar desde aquí
web-against = Rival
web-against-engine = Ordenador
web-against-people = Dos en esta pantalla
web-against-nobody = Ambos lados, para probar
web-level = Nivel { $level }
web-your-color = Juegas con
web-color-random = Al azar
web-board-file = Desde un archivo
web-board-file-choose = Elegir un archivo…
web-board-file-missing = Elige primero un archivo.
web-board-file-fault = { $file } no es un tablero: { $message }
web-more = Tamaño, piezas, reloj
web-size = Espacios por lado
web-pieces = Piezas por jugador
web-clock = Reloj, minutos + segundos por jugada
web-clock-none = Ninguno
web-start = Empezar
web-keys = Teclas
web-name-home = Inicio
web-name-end = Fin
web-name-delete = Supr
web-key-walk = Recorrer el tablero
web-key-act = Añadir una pieza, elegir o capturar una pila
web-key-clear = Quitar la selección
web-key-hints = Mostrar u ocultar las jugadas permitidas
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
web-system = Nombres en el tablero hexagonal
web-system-stein = De Stein
web-system-slanted = Inclinados
web-hints = Mostrar las jugadas permitidas
web-space-empty = { $space }, vacío
web-space-piece = { $space }, { $player }
web-space-stack = { $space }, { $player }, altura { $height }, desde abajo: { $pieces }
web-makeup = { $space }, desde abajo: { $pieces }
web-asleep = dormida
web-why-asleep = Dormida: no tiene al lado ninguna pila rival. Si sigue así, al final no puntúa.
web-can-enter = aquí se puede añadir una pieza
web-can-capture = puede capturar { $spaces }
web-can-be-captured = se puede capturar desde { $spaces }
web-chosen = elegida
web-fit = Mostrar toda la banda
web-zoom-in = Acercar
web-zoom-out = Alejar
web-show-last = Mostrar la última jugada

# The levels: who they are, and what they really do.
web-level-name-1 = Soñador
web-level-name-2 = Apilador
web-level-name-3 = Contador
web-level-name-4 = Vecino
web-level-name-5 = Aprendiz
web-level-name-6 = Asiduo
web-level-name-7 = Estratega
web-level-name-8 = Experto
web-level-name-9 = Maestro
web-level-name-10 = Fuerza máxima
web-level-line-1 = Solo mira su propia jugada, se le escapa casi todo y olvida que las piezas dormidas no puntúan.
web-level-line-2 = Ve su captura y la respuesta, pero se le escapa una jugada de cada dos. Olvida las piezas dormidas.
web-level-line-3 = Sabe qué cuenta, también con las piezas dormidas, pero se le escapa una jugada de cada cuatro.
web-level-line-4 = Mira tu respuesta; se le escapan dos jugadas de cada cinco. Salva lo que ve en peligro.
web-level-line-5 = Mira tu respuesta, sigue los cambios y se le escapa una jugada de cada cuatro.
web-level-line-6 = Ve tres jugadas por delante; a veces se le escapa una, sobre todo con pilas clavadas.
web-level-line-7 = Ve cuatro jugadas por delante y rara vez se le escapa algo.
web-level-line-8 = Estudia 4500 posiciones por jugada sin que se le escape nada; su juicio es algo impreciso.
web-level-line-9 = Estudia 22 000 posiciones por jugada; su juicio es algo impreciso.
web-level-line-10 = Todo lo que sabe el motor, con unos tres segundos por jugada o según su reloj.
web-level-steps = Cada nivel gana unas cuatro partidas de cada cinco contra el anterior.
web-level-named = Nivel { $level }: { $name }

# New games: what is not as usual, and two people at one screen.
web-unusual-size = { $size } espacios por lado
web-unusual-pieces = { $pieces ->
    [one] { $pieces } pieza por jugador
   *[other] { $pieces } piezas por jugador
}
web-unusual-clock = reloj { $clock }
web-usual = Volver a lo habitual
web-name-of = Nombre de { $player }
web-turning = Girar el tablero hacia quien tiene el turno

# Games by link: with a friend, without a server. $name is a person's, $player a colour.
web-against-link = Por enlace, con un amigo
web-against-link-about = Juega y envía el enlace por cualquier aplicación de mensajería; tu amigo juega y te devuelve otro. Sin cuenta y sin servidor por medio.
web-own-name = Tu nombre, si quieres
web-games-link = Partida por enlace
web-link-you-named = { $name } (tú)
web-link-invited = { $name } te invita a una partida
web-link-invited-friend = Te invitan a una partida
web-link-seat = Juego con { $player }
web-link-seat-named = Soy { $name } ({ $player })
web-link-watch = Solo miro
web-link-watching = Solo miras. Juega { $player }
web-link-sit = Juego en esta partida
web-link-your-turn = Te toca: juegas con { $player }
web-link-your-turn-pass = Te toca: juegas con { $player } y puedes pasar
web-link-send-now = Ahora envía el enlace
web-link-send = Envía este enlace a { $name }
web-link-send-friend = Envía este enlace a tu amigo
web-link-send-note = Tu jugada cuenta cuando envías el enlace. Hasta entonces puedes deshacerla.
web-link-send-begin = Empieza tu amigo: el enlace le invita a la partida.
web-link-share = Compartir…
web-link-copy = Copiar enlace
web-link-field = El enlace para enviar
web-link-message = Abande: ¡te toca!
web-link-message-over = Abande: nuestra partida ha terminado.
web-link-waiting = Le toca a { $name }
web-link-waiting-friend = Le toca a tu amigo
web-link-sent = Puede que tu amigo ya tenga el enlace.
web-link-paste = Cuando recibas el enlace de vuelta, ábrelo o pégalo aquí
web-link-paste-none = En este texto no hay ningún enlace a una partida.
web-link-open = Abrir
web-link-back-sure = Puede que tu amigo ya tenga el enlace con esta jugada. Si la deshaces y envías otra, verá las dos y tendrá que elegir.
web-link-back = Deshacer de todos modos
web-link-older = { $count ->
    [one] Este enlace es anterior: desde entonces se ha hecho una jugada más.
   *[other] Este enlace es anterior: desde entonces se han hecho { $count } jugadas más.
}
web-link-older-show = Ver la posición anterior
web-link-damaged = Este enlace está dañado o cortado. Pide a tu amigo que lo envíe otra vez y ábrelo entero. Tus partidas siguen como estaban.
web-link-foreign = Este enlace no corresponde a tu partida: empieza de otro modo. Tu partida sigue como estaba.
web-link-unknown = Esta partida no está guardada en este navegador. Abre su último enlace: contiene toda la partida.
web-link-fork = El enlace y tu partida no coinciden
web-link-fork-about = { $count ->
    [0] No coinciden desde la primera jugada. Pregunta a tu amigo cuál vale.
    [one] La primera jugada es la misma; después no coinciden. Pregunta a tu amigo cuál vale.
   *[other] Las primeras { $count } jugadas son las mismas; después no coinciden. Pregunta a tu amigo cuál vale.
}
web-link-fork-mine = Tú tienes
web-link-fork-theirs = El enlace tiene
web-link-fork-show = Mostrar
web-link-fork-go-mine = Seguir con la mía
web-link-fork-go-theirs = Seguir con el enlace
web-link-fork-note = La otra queda entre tus partidas.
web-link-fork-name = { $players } (otras jugadas)
web-link-resigns = { $player } se rinde.
web-link-offer = Ofrecer empate con esta jugada
web-link-offer-out = Has ofrecido empate.
web-link-offered = { $name } ofrece empate: acéptalo o haz tu jugada
web-link-offered-friend = Tu amigo ofrece empate: acéptalo o haz tu jugada
web-link-agree = Aceptar el empate
web-link-agrees = { $player } acepta el empate.
web-link-won-resigned = Ganas: el rival se ha rendido.
web-link-with-offer = { $move }, con oferta de empate
# Also in the page's title.
web-your-turn = Te toca
web-games-link-yours = te toca
web-games-link-unsent = enlace sin enviar
web-games-link-waiting = le toca a tu amigo
web-games-link-watching = solo miras
web-games-kind-link = Partidas por enlace

# Settings: how it looks, moves and sounds, and what is kept.
web-settings-look = Idioma y colores
web-settings-board = Tablero
web-settings-motion = Movimiento y sonido
web-look = Tablero y piezas
web-look-wood = Madera
web-look-slate = Pizarra
web-look-paper = Papel
web-pace = Jugadas en el tablero
web-pace-off = Al instante
web-pace-fast = Rápidas
web-pace-normal = Normales
web-pace-slow = Lentas
web-volume = Volumen
web-stored-games = Partidas: { $number }
web-stored-learned = Lecciones y ejercicios hechos: { $number }
web-stored-delete = Borrarlo todo
web-stored-delete-sure = Todas las partidas, los ajustes y lo que has aprendido se borrarán de este navegador. No se puede deshacer; antes puedes exportar tus partidas.
web-stored-failed = No se ha podido borrar todo. Cierra las demás pestañas de esta página e inténtalo otra vez.
web-stored-games-link = Ver mis partidas

## The browser: analysing, and the list of games

web-nav-analyse = Analizar
web-nav-games = Partidas
web-analyse-this = Analizar esta partida
web-analyse-setup = Componer una posición
web-analyse-setup-done = Analizar esta posición
web-analyse-tool = Qué hace un clic
web-analyse-tool-add = añade { $player }
web-analyse-tool-remove = quita
web-analyse-turn = Turno
web-analyse-hand = En mano de { $player }
web-analyse-passes = Pases justo antes
web-analyse-position = Posición
web-analyse-from-start = Inicio de una partida
web-analyse-empty = Vaciar el tablero
web-analyse-faults = Esta posición aún no se puede jugar:
web-analyse-sound = Esta posición se puede jugar.
web-analyse-fault-no-such-space = En este tablero ({ $board }) no existe el espacio { $space }.
web-analyse-fault-too-far = { $space } está demasiado lejos.
web-analyse-fault-too-high = La pila de { $space } tiene { $height } piezas: el límite es tres.
web-analyse-fault-own-capture = En la pila de { $space }, la pieza de arriba está sobre una de su color: ninguna captura lo produce.
web-analyse-fault-split-band = La banda está en { $count } partes: { $parts }.
web-analyse-fault-no-band = No hay ninguna pila: Libre empieza con dos.
web-analyse-fault-wrong-count = Las piezas de { $player } no suman { $pieces }: { $board } en el tablero y { $hand } en mano.
web-analyse-fault-passed-holding-pieces = { $player } no puede haber pasado teniendo piezas en mano.
web-analyse-engine = Motor
web-analyse-lines = Número de variantes
web-analyse-best = Mejores variantes
web-analyse-follow = Jugar la primera jugada de esta variante
web-analyse-begins = Pensando…
web-analyse-depth = Profundidad { $depth }
web-analyse-over = La partida ha terminado.
web-analyse-ahead = { $player } +{ $margin }
web-analyse-even = Igualdad
web-analyse-wins = { $player } gana por { $points }
web-analyse-drawn = Empate
web-analyse-chance = { $player } { $chance }
web-analyse-unknown = Aún sin examinar
web-analyse-bar = Probabilidad de ganar, parte de Negro
web-analyse-graph = Curso de la partida
web-analyse-ply = Jugada { $ply }
web-analyse-review = Revisar la partida
web-analyse-reviewing = Posiciones: { $done } de { $total }
web-analyse-review-time = Tiempo por posición
web-analyse-seconds = { $seconds } s
web-analyse-accuracy = Precisión
web-analyse-only = Única jugada
web-analyse-inaccuracy = Imprecisión
web-analyse-mistake = Error
web-analyse-blunder = Error grave
web-analyse-better = { $verdict }. Mejor: { $move }
web-analyse-annotation = Sobre esta jugada
web-analyse-judgement = Valoración
web-analyse-glyph-1 = Buena jugada
web-analyse-glyph-2 = Error
web-analyse-glyph-3 = Jugada brillante
web-analyse-glyph-4 = Error grave
web-analyse-glyph-5 = Jugada interesante
web-analyse-glyph-6 = Jugada dudosa
web-analyse-comment = Comentario
web-analyse-make-main = Convertir en la variante principal
web-analyse-delete = Borrar desde esta jugada
web-analyse-deleted = Se han borrado las jugadas.
web-analyse-undo = Deshacer
web-analyse-first = Al principio
web-analyse-back = Una jugada atrás
web-analyse-on = Una jugada adelante
web-analyse-last = Al final
web-analyse-key-moves = Una jugada atrás o adelante, en la lista de jugadas
web-analyse-key-variations = Otra variante, en la lista de jugadas
web-analyse-key-ends = Al principio o al final
web-analyse-import = Importar
web-analyse-import-text = Pega partidas (.abn), un registro de Abstract Play (JSON), una línea de posición o simplemente jugadas (d4 c3 d3).
web-analyse-import-file = Elegir archivos…
web-analyse-imported = { $count ->
    [one] Se ha importado { $count } partida; está entre tus partidas.
   *[other] Se han importado { $count } partidas; todas están entre tus partidas.
}
web-analyse-slanted = Nombres inclinados de los espacios
web-analyse-unreadable = Esto no se puede leer: { $message }
web-analyse-unreadable-file = { $file } no se puede leer: { $message }
web-analyse-link-damaged = Este enlace está dañado: no contiene ninguna partida. Pídelo otra vez.
web-analyse-link-version = Este enlace es de una versión más nueva. Recarga esta página para obtener esa versión.

# Why a text cannot be read, and where.
web-fault-at = línea { $line }, columna { $column }: { $words }
web-fault-column = columna { $column }: { $words }
web-fault-in = en { $path }: { $words }
web-fault-no-game = En este texto no hay ninguna partida.
web-fault-not-utf8 = A partir de aquí esto no es texto.
web-fault-unexpected = «{ $text }» no va aquí.
web-fault-ends-too-soon = El texto termina demasiado pronto.
web-fault-no-result-yet = Aquí empieza otra partida, pero a la anterior le falta el resultado, por ejemplo 15-12 o *.
web-fault-open-comment = El comentario que empieza aquí no está cerrado: falta una {"}"}.
web-fault-open-variation = La variante que empieza aquí no está cerrada: falta un ).
web-fault-empty-variation = La variante no tiene jugadas.
web-fault-nothing-to-replace = No hay ninguna jugada que esta variante pueda reemplazar.
web-fault-nothing-to-judge = No hay ninguna jugada que este signo pueda juzgar.
web-fault-glyph = «{ $text }» no es un signo para una jugada: usa !, ?, !!, ??, !?, ?! o de $0 a $255.
web-fault-open-value = El valor no está cerrado: falta una ".
web-fault-tag-twice = El campo { $name } aparece dos veces.
web-fault-tags-disagree = «{ $first }» y «{ $second }» se contradicen.
web-fault-coords = «{ $text }» no es un sistema de coordenadas: escribe stein o slanted.
web-fault-no-result = «{ $text }» no es un resultado: escribe *, una puntuación como 15-12, 1-0, 0-1 o 1/2-1/2.
web-fault-wrong-result = { $given } no puede ser el resultado: la puntuación es { $score }.
web-fault-illegal = Las reglas prohíben { $text } aquí.
web-fault-illegal-because = { $text }: { $rule }
web-fault-unknown-board = No hay ningún tablero «{ $name }».
web-fault-board-size = «{ $size }» no es un tamaño: este tablero ({ $board }) va de { $least } a { $most }.
web-fault-pieces = «{ $pieces }» no es un número de piezas: este tablero ({ $board }) admite de 1 a { $most }.
web-fault-position-too-short = La posición está incompleta. Necesita tablero, pilas, turno, piezas en mano y pases.
web-fault-position-too-long = «{ $text }» sobra: una posición termina con el número de pases.
web-fault-files = Columnas: { $found }, pero este tablero ({ $board }) tiene { $expected }.
web-fault-spaces = Espacios de la columna que empieza en { $space }: { $expected }, pero el texto le da { $found }.
web-fault-stack = «{ $text }» no es una pila.
web-fault-turn = «{ $text }» no dice a quién le toca: escribe b o w.
web-fault-hands = «{ $text }» no son piezas en mano: escribe las de Negro y Blanco como 18/18.
web-fault-passes = «{ $text }» no es un número de pases: escribe 0, 1 o 2.
web-fault-no-move-there = Aquí falta una jugada.
web-fault-no-such-space = En este tablero ({ $board }) no existe el espacio «{ $name }».
web-fault-ambiguous = «{ $text }» se puede leer de más de una manera: { $first } o { $second }.
web-fault-no-move = «{ $text }» no es una jugada.
web-fault-json = Esto no es JSON válido.
web-fault-missing = Falta este dato.
web-fault-wrong-kind = Aquí debería haber otra cosa.
web-fault-wrong-outcome = La partida terminó { $score }, pero el registro dice otra cosa.
web-fault-other-game = El juego es «{ $name }», no Abande.
web-fault-ambiguous-board = «{ $name }» no es un tablero conocido, y las jugadas valen en varios: { $boards }. Escribe hex, snub o libre en su lugar, o una lista vacía para square.
web-fault-behind-the-end = La partida ya ha terminado: nada sigue a resign, timeout, draw o abandoned.
web-fault-no-date = «{ $text }» no es una fecha con hora como 2024-02-29T10:00:00Z.
web-fault-board-syntax = Esto no es TOML válido ni JSON válido.
web-fault-missing-field = Falta el campo «{ $name }».
web-fault-unknown-field = Los archivos de tablero no tienen ningún campo «{ $name }».
web-fault-field-kind = «{ $name }» no contiene lo que debería.
web-fault-board-name = «{ $name }» no sirve como nombre de tablero: usa una minúscula y después letras, cifras, - o _, y no el nombre de un tablero conocido.
web-fault-space-name = «{ $name }» no sirve como nombre de espacio: usa una letra y después hasta 11 letras, cifras o _, y no «pass».
web-fault-same-name = Ya hay un espacio «{ $name }».
web-fault-space-place = El lugar de «{ $name }» se da con dos números entre -1000000 y 1000000.
web-fault-same-place = «{ $first }» está dibujado encima de «{ $second }».
web-fault-no-spaces = El tablero no tiene espacios.
web-fault-too-many-spaces = El tablero tiene { $count } espacios; son demasiados.
web-fault-link = «{ $text }» no es una unión: escribe los nombres de dos o más espacios, como a1-a2-a3.
web-fault-link-unknown = La unión «{ $text }» nombra «{ $name }», que no es un espacio del tablero.
web-fault-link-loop = La unión «{ $text }» lleva de «{ $name }» al mismo espacio.
web-fault-not-connected = Ninguna unión lleva de «{ $from }» a «{ $to }»: el tablero debe estar todo unido.
web-fault-export-unfinished = La partida no ha terminado: Abstract Play solo guarda partidas terminadas.
web-fault-export-board = Abstract Play no tiene este tablero ({ $board }).
web-fault-export-pieces = En Abstract Play se juega con 18 piezas cada uno; esta partida, con { $pieces }.
web-fault-export-start = Esta partida no empieza con el tablero vacío, y Abstract Play no conoce otro comienzo.

web-analyse-drop = Suelta aquí las partidas
web-analyse-share = Compartir y exportar
web-analyse-link = Enlace
web-analyse-link-note = El propio enlace contiene toda la partida; no se envía nada a ningún sitio.

# Sharing: the address of links, a film of the game, a picture on the clipboard.
web-share-address = Dirección de Abande en la web
web-share-address-used = Los enlaces empiezan por esta dirección, porque esta página funciona en tu propio equipo.
web-share-address-none = Esta página funciona en tu propio equipo: nadie más puede abrir este enlace. Indica una dirección donde otros encuentren Abande.
web-share-copy-picture = Copiar la imagen
web-share-offer = Ofrecer en línea
web-share-picture-failed = No se ha podido copiar la imagen. Puedes guardarla como archivo.
web-share-save-gif = Guardar la partida como GIF
web-share-filming = Dibujando el GIF…

web-analyse-record = Notación de la partida
web-analyse-copy = Copiar
web-analyse-copied = Copiado
web-analyse-copy-failed = El navegador no permite copiar: selecciona el texto y cópialo tú.
web-analyse-save-abn = Guardar .abn
web-analyse-save-json = Guardar para Abstract Play
web-analyse-save-svg = Guardar SVG
web-analyse-save-png = Guardar PNG
web-analyse-picture = Imagen de esta posición
# Analysing: what surrounds the moves
web-analyse-new = Nuevo análisis
web-analyse-new-note = Lo que está abierto queda entre tus partidas.
web-analyse-word-new = Nuevo
web-analyse-word-setup = Componer
web-analyse-word-import = Importar
web-analyse-word-share = Compartir
web-analyse-word-play = Jugar
web-analyse-sheet-review = Gráfico y revisión
web-analyse-sheet-notes = Notas
web-analyse-threat = Amenaza
web-analyse-threat-title = Si { $player } tuviera el turno:
web-analyse-no-threat = Aquí no hay ninguna amenaza que mostrar.
web-analyse-follow-to = Jugar la variante hasta esta jugada
web-analyse-key-draw = Dibujar en el tablero: dos veces en un espacio, un círculo; en dos espacios, una flecha. O con el botón derecho del ratón.
web-analyse-wipe = Borrar los dibujos
# Learning from the mistakes that a review has found
web-analyse-learn = Aprender de los errores
web-analyse-mistake-back = Error anterior
web-analyse-mistake-on = Error siguiente
web-mistakes-count = Error { $number } de { $total }
web-mistakes-whose = Errores de quién
web-mistakes-both = Ambos jugadores
web-mistakes-was = Jugada { $ply }: { $player } jugó { $move }. { $verdict }.
web-mistakes-passed = Jugada { $ply }: { $player } pasó. { $verdict }.
web-mistakes-ask = Encuentra una jugada mejor en el tablero.
web-mistakes-judging = El motor examina tu jugada…
web-mistakes-found = ¡Bien! { $move } es una buena jugada.
web-mistakes-not = No del todo: { $move } también regala algo. { $verdict }.
web-mistakes-told = Mejor era { $move }.
web-mistakes-game = En la partida
web-mistakes-yours = Tu jugada
web-mistakes-best = La mejor
web-mistakes-again = Intentar otra vez
web-mistakes-tell = Mostrar una jugada mejor
web-mistakes-back = Atrás
web-mistakes-done = Listo
web-mistakes-none = No hay errores así.
web-games-none = Aún no hay partidas. Lo que juegues, analices o importes se guarda aquí, solo en este navegador.
web-games-players = { $black } – { $white }
web-games-untitled = { $board }, { $date }
web-games-open = sin terminar
web-games-play = Seguir jugando: { $name }
web-games-rename = Cambiar el nombre: { $name }
web-games-delete = Borrar: { $name }
web-games-deleted = Se ha borrado «{ $name }».
web-games-new-name = Nombre de la partida
web-games-save = Guardar
web-games-export = Exportar todas
web-games-moves = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
web-games-imported = { $count ->
    [one] Se ha importado { $count } partida.
   *[other] Se han importado { $count } partidas.
}

# The list of games: what is shown of it, and in which order.
web-games-search = Buscar: nombres, tableros, jugadores
web-games-which = Qué partidas
web-games-kind-all = Todas las partidas
web-games-kind-starred = Destacadas
web-games-kind-open = Sin terminar
web-games-kind-won = Ganadas al ordenador
web-games-kind-lost = Perdidas contra el ordenador
web-games-kind-computer = Contra el ordenador
web-games-kind-others = Todas las demás
web-games-all-boards = Todos los tableros
web-games-order = Orden
web-games-order-changed = Últimos cambios primero
web-games-order-begun = Las más nuevas primero
web-games-order-title = Por nombre
web-games-order-moves = Las más largas primero
web-games-count = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
web-games-star = Destacar: { $name }
web-games-play-on = Seguir jugando
web-games-play-from = Jugar desde aquí: { $name }
web-games-remove = Borrar
web-games-more = Más: { $name }

# Everything as one file.
web-backup = Copia de seguridad
web-backup-about = Partidas, ajustes, progreso y resultados en un solo archivo; «Importar» los trae de vuelta.
web-backup-added = { $count ->
    [0] No se ha añadido ninguna partida nueva.
    [one] Se ha añadido una partida.
   *[other] Se han añadido { $count } partidas.
}
web-backup-known = { $count ->
    [one] Una ya estaba aquí.
   *[other] { $count } ya estaban aquí.
}
web-backup-beside = { $count ->
    [one] Una es distinta aquí: se guardan las dos versiones.
   *[other] { $count } son distintas aquí: se guardan las dos versiones.
}
web-backup-unreadable = { $count ->
    [one] Una entrada no es una partida y se ha dejado fuera.
   *[other] { $count } entradas no son partidas y se han dejado fuera.
}
web-backup-values = Los ajustes son los de la copia; el progreso y los resultados son los de ambas.
web-backup-done = Listo
web-backup-damaged = Esta copia de seguridad está dañada: no se ha cambiado nada.
web-backup-version = Esta copia de seguridad es de una versión más nueva. Recarga esta página para obtener esa versión.

## The browser: playing with others. These words are fetched where they are said.

# The page, and the line to the server.
web-online-title = Jugar con otros
web-online-lost = Se ha perdido la conexión. Reintentando…
web-online-lost-locked = Se ha perdido la conexión: el tablero queda bloqueado hasta que vuelva. No se pierde nada.
web-online-catching-up = Poniendo la partida al día…
web-online-loading = La partida está en camino…
web-online-game = Una partida

# Where people meet.
web-online-friend = Jugar con un amigo
web-online-new = Nueva oferta
web-online-my-games = Mis partidas
web-online-challenges = Desafíos para ti
web-online-lobby = Ofertas abiertas
web-online-lobby-empty = Ahora mismo nadie ofrece una partida. Envía un enlace a un amigo, o haz una oferta y juega mientras tanto contra el ordenador.
web-online-own-seek = Tu oferta
web-online-accept = Aceptar
web-online-accept-of = Aceptar la oferta de { $name }
web-online-decline = Rechazar
web-online-withdraw = Retirar
web-online-find = Personas y partidas
web-online-name = Nombre
web-online-player = Nombre de un jugador
web-online-search = Buscar
web-online-person-find = Buscar a alguien
web-online-games-search = Buscar partidas
web-online-to-lobby = Partidas y ofertas

# An offer of a game.
web-online-seek = Una oferta
web-online-for-whom = Para quién
web-online-for-link = Quien tenga el enlace
web-online-for-all = Todos
web-online-for-person = Una persona concreta
web-online-time-none = sin reloj
web-online-time-custom = Otro
web-online-time-days = { $days ->
    [one] { $days } día por jugada
   *[other] { $days } días por jugada
}
web-online-minutes = Minutos para la partida
web-online-seconds = Segundos por jugada
web-online-more = Tamaño, piezas
web-online-wants-color = juega con { $color }
web-online-from-position = desde una posición
web-online-this-position = La partida empieza en la posición que has elegido: { $board }.
web-online-make-link = Crear un enlace
web-online-offer = Ofrecer la partida
web-online-as-guest = Juegas como invitado, con un nombre que se te asigna.
web-online-waiting = Esperando a alguien
web-online-waiting-link = Envía este enlace, o haz que escaneen el código. Quien primero lo abra y acepte juega contigo.
web-online-waiting-public = Tu oferta está en la lista, abierta a todos, mientras esta aplicación esté abierta.
web-online-waiting-person = { $name } verá tu desafío.
web-online-meanwhile = No hace falta esperar aquí: estés donde estés en la aplicación, se te avisará.
web-online-play-engine = Jugar mientras tanto contra el ordenador
web-online-own-machine = Esta dirección es la de tu propio equipo: los demás no pueden abrir el enlace. Inicia «abande serve --lan», abre la aplicación en la dirección que muestra y envía el enlace desde allí.
web-online-qr = El enlace como código QR
web-online-send = Enviar
web-online-invitation = ¿Una partida de Abande conmigo?
web-online-invited = { $name } ofrece una partida
web-online-taken = Esta oferta ya fue aceptada
web-online-watch = Ver la partida

# Called from another screen.
web-online-called = { $name } ha llegado: empieza la partida.
web-online-challenged = { $name } te desafía: { $what }
web-online-to-game = Ir a la partida
web-online-look = Ver

# During a game.
web-online-your-move = Te toca jugar.
web-online-here = en línea
web-online-away = ausente
web-online-watching = { $count ->
    [one] { $count } persona está mirando
   *[other] { $count } personas están mirando
}
web-online-first-move = { $seconds ->
    [one] Tu primera jugada: queda { $seconds } segundo.
   *[other] Tu primera jugada: quedan { $seconds } segundos.
}
web-online-first-move-of = { $seconds ->
    [one] Juega { $player }, queda { $seconds } segundo.
   *[other] Juega { $player }, quedan { $seconds } segundos.
}
web-online-read-clocks = Leer los relojes en voz alta
web-online-ask-take-back = Pedir deshacer la jugada
web-online-ask-draw = Ofrecer empate
web-online-give-time = Dar 15 segundos al rival
web-online-abort = Anular la partida
web-online-claim = Reclamar la victoria
web-online-may-claim = { $name } lleva mucho tiempo ausente: puedes reclamar la victoria o esperar.
web-online-offers-draw = { $name } ofrece empate.
web-online-offers-take-back = { $name } quiere deshacer una jugada.
web-online-offers-rematch = { $name } quiere la revancha.
web-online-offered-draw = Has ofrecido empate.
web-online-offered-take-back = Has pedido deshacer tu jugada.
web-online-offered-rematch = Has ofrecido la revancha.
web-online-declined = { $name } ha rechazado la propuesta.
web-online-say = Decir algo
web-online-say-to = A { $name }, que lo leerá en su idioma:
web-online-say-hello = ¡Hola!
web-online-say-good-luck = ¡Suerte!
web-online-say-one-moment = Un momento, por favor.
web-online-say-well-played = ¡Bien jugado!
web-online-say-sorry = ¡Perdón!
web-online-say-good-game = ¡Buena partida!
web-online-say-thanks = ¡Gracias!
web-online-say-bye = Tengo que irme. ¡Adiós!

# How it ended, and what follows.
web-online-aborted = La partida se anuló: no cuenta.
web-online-won-resigned = Ganas: el rival se ha rendido.
web-online-won-time = Ganas: al rival se le acabó el tiempo.
web-online-won-gone = Ganas: el rival abandonó la partida.
web-online-lost-gone = Pierdes: estuviste ausente demasiado tiempo.
web-online-gone = Gana { $winner }: el rival abandonó la partida.
web-online-next-game = Ir a la siguiente partida
web-online-export = Compartir, exportar
web-online-export-all = Exportar todas como .abn
web-online-export-json = Exportar todas para Abstract Play
web-online-export-left-out = { $count ->
    [one] Una partida no cabe en los archivos de Abstract Play: no está incluida.
   *[other] { $count } partidas no caben en los archivos de Abstract Play: no están incluidas.
}
web-online-result = Resultado
web-online-result-aborted = anulada
web-online-result-draw = Empate
web-online-any = Todos
web-online-status-live = En curso
web-online-status-over = Terminadas
web-online-no-games = No hay partidas así.
web-online-more-games = Más partidas

# Somebody.
web-online-no-person = No hay nadie que se llame { $name }.
web-online-kind-guest = Un invitado
web-online-kind-account = Tiene una cuenta
web-online-kind-bot = Un programa
web-online-challenge = Desafiar
web-online-block = Bloquear
web-online-unblock = Desbloquear
web-online-unblock-of = Desbloquear a { $name }
web-online-blocked = { $name } ya no puede desafiarte ni aceptar tus ofertas.
web-online-unblocked = Has desbloqueado a { $name }.
web-online-blocks = Personas bloqueadas
web-online-report = Denunciar
web-online-report-what = ¿Qué ha hecho { $name }? Lo leerá quien lleva este servidor.
web-online-report-send = Enviar la denuncia
web-online-reported = Gracias: tu denuncia se ha enviado.

# Who one is.
web-online-account = Cuenta
web-online-sign-in = Iniciar sesión
web-online-sign-in-guest = Las partidas que jugaste como invitado se quedan con el invitado.
web-online-sign-out = Cerrar sesión
web-online-sign-out-all = Cerrar sesión en todas partes
web-online-signed-in = Has iniciado sesión como { $name }.
web-online-signed-out = Has cerrado la sesión.
web-online-nobody = Puedes jugar ahora mismo, como invitado. Con una cuenta tu nombre es siempre tuyo, en todos los dispositivos.
web-online-guest-is = Juegas como invitado: { $name }.
web-online-make-account = Crear una cuenta
web-online-make-account-text = Bastan un nombre y una contraseña.
web-online-make-account-guest = Bastan un nombre y una contraseña. Tus partidas siguen siendo tuyas.
web-online-password = Contraseña
web-online-password-new = Nueva contraseña
web-online-password-hint = Al menos 8 caracteres. Si se olvida, no se puede recuperar.
web-online-password-change = Cambiar la contraseña
web-online-password-changed = La contraseña se ha cambiado.
web-online-wrong-password = El nombre o la contraseña no son correctos.
web-online-mine = Tus datos
web-online-my-page = Mi página
web-online-data = Descargar mis datos
web-online-delete = Borrar mi cuenta
web-online-delete-sure = Tu nombre desaparecerá para siempre y nadie más lo tendrá. Las partidas en curso se pierden. No se puede deshacer.
web-online-deleted = Tu cuenta se ha borrado.

# What went wrong.
web-online-error-unreachable = El servidor no responde. Inténtalo de nuevo en un momento.
web-online-error-unauthorized = Ya no tienes la sesión abierta.
web-online-error-not-found = Esto no existe, o ya no.
web-online-error-stale = La partida ha seguido entretanto: mira de nuevo.
web-online-error-over = La partida ya ha terminado.
web-online-error-too-many = { $seconds ->
    [one] Demasiadas peticiones a la vez. Inténtalo en { $seconds } segundo.
   *[other] Demasiadas peticiones a la vez. Inténtalo en { $seconds } segundos.
}
web-online-error-unavailable = El servidor no puede hacerlo ahora. Inténtalo de nuevo en un momento.
web-online-error-other = No ha funcionado ({ $code }).

## The browser: for newcomers

web-welcome = Te damos la bienvenida a Abande
web-welcome-aim = Añade piezas y captura apilando, hasta tres de altura; pero todas las piezas deben seguir siendo una sola banda. Al final, cada pila tuya que toca al rival da su altura en puntos: gana quien tiene más.
web-welcome-learn = Aprende en cinco minutos
web-welcome-play = Juega ya
web-sleeper = Las piezas pálidas duermen: no tienen al lado ninguna pila rival. Lo que duerma al final no puntúa.
web-understood = Entendido
web-rules = Las reglas
web-rules-intro = Abande es un juego para dos, creado por Dieter Stein en 2005. Estas son las reglas con nuestras palabras; se leen en cinco minutos.
web-rules-start = El comienzo
web-rules-start-text = El tablero está vacío y cada jugador tiene 18 piezas en mano. Negro juega primero, en el espacio que quiera. Después se juega por turnos.
web-rules-turn = Tu turno
web-rules-turn-text = Haz una de tres cosas: añadir una pieza, capturar o pasar. Solo puedes pasar si no te quedan piezas en mano.
web-rules-enter = Añadir: pon una pieza de tu mano en un espacio vacío junto a la banda. Todas las piezas del tablero, negras y blancas, son la banda.
web-rules-enter-picture = Negro puede añadir una pieza en cualquier espacio con un punto.
web-rules-capture = Capturar
web-rules-capture-text = Mueve una pila tuya un paso, sobre una pila vecina del rival. Una pieza sola también es una pila. La pieza de arriba dice de quién es la pila. Las pilas se mueven enteras, nunca a un espacio vacío ni sobre una pila propia.
web-rules-capture-early = Se captura cuando ya se han añadido tres piezas.
web-rules-capture-picture = Las flechas muestran todo lo que Negro puede capturar aquí.
web-rules-three = Tres es el límite
web-rules-three-text = Ninguna pila tiene más de tres piezas. Una pila de tres ni se mueve ni puede ser capturada: ahí se queda.
web-rules-band = Una sola banda
web-rules-band-text = Después de cada jugada todas las pilas deben estar unidas. No se puede capturar con una pila si solo ella unía dos partes de la banda.
web-rules-band-picture = La pieza del centro no puede capturar: sin ella la banda se rompería en las dos partes marcadas.
web-rules-end = El final
web-rules-end-text = La partida termina cuando los dos jugadores pasan uno tras otro. Quien ha pasado puede capturar más tarde, mientras la partida siga. Quien tiene piezas en mano y ninguna jugada permitida, pasa.
web-rules-score = La puntuación
web-rules-score-text = Una pila que no toca ninguna pila rival está dormida y no puntúa. Cada una de las demás da a su dueño su altura en puntos. Gana quien tiene más puntos; si es igual, hay empate.
web-rules-score-picture = El final de una partida. Las pilas pálidas duermen.
web-rules-libre = Libre
web-rules-libre-text = Libre no tiene tablero. Hay una pieza negra y una blanca juntas, y cada jugador tiene 17 más. Una pila que toca otras dos o más tiene una conexión fuerte. Se añade donde la pieza toque dos pilas, o una que tenga conexión fuerte. Las capturas no piden fuerza. Si queda una sola pila, vale cualquier espacio junto a ella.
web-rules-libre-picture = Dónde puede Negro añadir una pieza en Libre.
web-rules-more = Más sobre el juego
web-rules-stein = Abande en las páginas de Dieter Stein
web-rules-stein-rules = Sus propias reglas
web-about = Acerca de Abande
web-about-game = El juego es de Dieter Stein, que lo publicó en 2005. Esta aplicación no es suya: la hace gente a la que le gusta su juego.
web-about-version = Versión { $version }
web-about-licence = El programa es libre: bajo la licencia MIT o la Apache 2.0, la que prefieras. Está hecho con Rust, Svelte y Fluent.
web-about-third-party = Licencias de las partes que han escrito otros
web-about-stored = Qué se guarda
web-about-stored-text = Tus partidas, tus ajustes y lo que has aprendido se guardan solo en este navegador. Nada sale de este dispositivo: ni cuenta, ni cookies, ni peticiones a nadie. Un enlace que compartes contiene la propia partida. Solo lo que juegas en línea se guarda en el servidor en el que juegas: tu nombre, esas partidas y, aquí, una cookie que dice quién eres.
web-about-clear = Ver y borrar lo guardado

## The browser: learning

web-nav-learn = Aprender
web-learn-lessons = Las reglas, una a una
web-learn-welcome = Abande se aprende enseguida: doce lecciones cortas; cada una se supera con una jugada en el tablero.
web-learn-begin = Empezar
web-learn-continue = Continuar: { $title }
web-learn-over-again = Empezar de nuevo
web-learn-over-again-sure = Todas las lecciones y los ejercicios quedarán como no superados. ¿Empezar de nuevo?
web-learn-lesson = Lección { $number } de { $count }
web-learn-progress = Progreso: { $done } de { $count }
web-learn-is-done = ya está
web-learn-overview = Todas las lecciones
web-learn-next = Siguiente
web-learn-finish = Terminar
web-learn-hint = Pista
web-learn-hint-pass = Pista: pasa.
web-learn-hint-move = Pista: { $move }.
web-learn-hint-more = Otra pista
web-learn-hint-stack = Mira la pila en { $space }.
web-learn-hint-enter = Añade una pieza. ¿Dónde cuenta más?
web-learn-hint-nothing = Mira si alguna captura gana algo.
web-learn-why-sleep = Hace dormir a { $spaces }.
web-learn-why-wake = Despierta a { $spaces }.
web-learn-why-final = La pila en { $space } queda con tres piezas: ya nadie puede capturarla.
web-learn-retry = Otra vez
web-learn-miss = Una jugada permitida, pero no es lo que se pide aquí.
web-learn-ask-label = Tu tarea
web-learn-you-are = Juegas con { $player }.
web-learn-tally =
    { $player }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $hand } en mano
web-learn-enter = Añadir una pieza
web-learn-enter-text = El tablero está vacío y cada jugador tiene 18 piezas en mano. Empieza Negro.
web-learn-enter-ask = Añade tu primera pieza: sirve cualquier espacio.
web-learn-enter-done = Ahí está. Las piezas ya nunca salen del tablero.
web-learn-band = La banda
web-learn-band-text = Todas las piezas del tablero, negras y blancas, forman una sola banda. Cada pieza nueva se añade en un espacio vacío junto a ella.
web-learn-band-ask = Añade una pieza junto a la banda.
web-learn-band-done = La banda crece y sigue siendo una sola.
web-learn-capture = Capturar
web-learn-capture-text = Cuando se han añadido tres piezas, puedes capturar en vez de añadir: mueve una pieza un paso sobre una pieza vecina del rival. La tuya queda encima, y la pila es de quien tiene la pieza de arriba.
web-learn-capture-ask = Captura una pieza blanca: elige la tuya y después la blanca.
web-learn-capture-done = Ahora es una pila de dos, y es tuya.
web-learn-stack = Las pilas se mueven enteras
web-learn-stack-text = Una pila se mueve como una pieza, un paso y siempre entera: nunca se divide. Nada se mueve a un espacio vacío ni sobre una pila propia.
web-learn-stack-ask = Captura con la pila de { $space }.
web-learn-stack-done = Tres piezas de altura, y las tres cuentan para ti.
web-learn-cut = Lo que mantiene unida la banda
web-learn-cut-text = Después de cada jugada todas las pilas deben seguir formando una sola banda. Una pila que une dos partes es una bisagra: tiene que quedarse donde está.
web-learn-cut-ask = Intenta capturar con la pieza de { $space } y mira qué pasa.
web-learn-cut-done = Eso es: sin { $space } la banda se rompería en las partes marcadas.
web-learn-keep = Capturar sin romper la banda
web-learn-keep-text = Algunas de tus piezas mantienen unida la banda, otras pueden irse. Mira lo que quedaría.
web-learn-keep-ask = Captura de modo que la banda quede entera.
web-learn-keep-done = Bien visto: todo sigue conectado.
web-learn-three = Tres como máximo
web-learn-three-text = Ninguna pila pasa de tres piezas. Una pila de tres es definitiva: ni se mueve ni se captura.
web-learn-three-ask = Captura la pila blanca de { $space }.
web-learn-three-done = Una sobre dos son tres, y ya nadie te la puede quitar.
web-learn-pass = Pasar
web-learn-pass-text = Solo puedes pasar sin piezas en mano. Más tarde aún puedes capturar. Cuando los dos jugadores pasan seguidos, la partida termina.
web-learn-pass-ask = Añade tu última pieza. Blanco pasa; después pasa tú también.
web-learn-pass-done = Dos pases seguidos: la partida ha terminado.
web-learn-sleep = Piezas dormidas
web-learn-sleep-text = Al final, una pila sin ninguna pila rival al lado está dormida y no puntúa. El tablero muestra más pálidas las piezas dormidas.
web-learn-sleep-ask = La pila blanca de tres en { $space } no se puede capturar. Duérmela.
web-learn-sleep-done = Duerme: ninguna de tus pilas está a su lado, y sus tres puntos se pierden.
web-learn-score = La puntuación
web-learn-score-text = Al final cada pila despierta da a su dueño su altura en puntos. Gana la puntuación más alta.
web-learn-score-ask = Blanco ha pasado. Captura, después pasa y gana la partida.
web-learn-score-miss = La partida ha terminado y no vas por delante. Fíjate en los puntos y en tus piezas dormidas.
web-learn-score-done = Has ganado. Estas son todas las reglas de Abande en un tablero.
web-learn-libre = Libre: sin tablero
web-learn-libre-text = Libre no tiene bordes y empieza con una pieza de cada color. A cambio, la banda debe ser firme: una pieza nueva ha de tocar dos pilas.
web-learn-libre-ask = Añade una pieza que toque las dos.
web-learn-libre-done = Tocar dos o más pilas es una conexión fuerte.
web-learn-strong = Débil y fuerte
web-learn-strong-text = Una pieza también puede tocar una sola pila si esta tiene conexión fuerte, es decir, si ella misma toca dos o más. Para capturar no importa.
web-learn-strong-ask = Añade una pieza que toque exactamente una pila.
web-learn-strong-done = Se apoya en una sola pila, y esa es lo bastante fuerte.
web-learn-end = Ya sabes jugar a Abande
web-learn-end-text = Estas son todas las reglas. Entrena la vista con los ejercicios o juega tu primera partida.
web-learn-play = Jugar una partida
web-learn-exercises = Ejercicios
web-learn-exercises-text = Finales resueltos hasta la última jugada. Solo una jugada es la mejor: encuéntrala.
web-learn-exercise = Ejercicio { $number } de { $count }
web-learn-exercise-name = Ejercicio { $number }, { $board }
web-learn-theme-keep = Capturar y mantener unida la banda
web-learn-theme-keep-ask = Varias capturas son tentadoras, pero solo una mantiene unida la banda, y gana. Encuéntrala.
web-learn-theme-last = La mejor última jugada
web-learn-theme-last-ask = Tras la jugada correcta, lo mejor para ambos es pasar. Encuentra la que más puntos da.
web-learn-theme-win = Ganar por un punto
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

# The explorer of openings.
web-analyse-sheet-openings = Aperturas
web-openings-own = Mis partidas
web-openings-own-title = Contar lo que se jugó en las partidas guardadas aquí
web-openings-about = Posiciones en el libro: { $positions }, nodos para cada una: { $nodes }
web-openings-unknown = El libro no conoce esta posición.
web-openings-end = El libro termina aquí.
web-openings-none = No hay libro para este tablero.
web-openings-failed = No se puede obtener el libro: { $message }
web-openings-counting = Contando tus partidas…
web-openings-games = Tus partidas en este tablero: { $games }
web-openings-never = Ninguna de tus partidas siguió desde aquí.
web-openings-move = { $move }: { $standing }, parte del libro { $share }
web-openings-played = { $move }: partidas { $games }, ganadas por Negro { $black }, por Blanco { $white }, empates { $draws }
web-openings-alike = Lo mismo girado o reflejado: { $moves }

## The browser: puzzles

web-nav-puzzles = Retos
web-stored-puzzles = Retos puntuados: { $number }
web-puzzle-welcome = { $count ->
    [one] { $count } posición en la que una jugada es claramente la mejor.
   *[other] { $count } posiciones, y en cada una hay una jugada claramente mejor.
}
web-puzzle-overview = Todos los retos
web-puzzle-unknown = Ese reto no existe.
web-puzzle-none = No hay retos así.
web-puzzle-name = Reto { $id }
web-puzzle-day = Reto del día
web-puzzle-day-text = El mismo para todos.
web-puzzle-day-done = Lo has resuelto.
web-puzzle-rated = Retos con puntuación
web-puzzle-rating = Tu puntuación
web-puzzle-rating-guess = de momento, una estimación
web-puzzle-theme = Tema
web-puzzle-any-board = cualquier tablero
web-puzzle-any-theme = cualquier tema
web-puzzle-solve = Resolver
web-puzzle-count = { $count ->
    [one] { $count } reto
   *[other] { $count } retos
}
web-puzzle-timed = Tres minutos
web-puzzle-timed-text = Tantos como puedas en tres minutos. Tres fallos lo terminan.
web-puzzle-streak = Racha
web-puzzle-streak-text = Hasta el primer fallo, cada vez más difícil.
web-puzzle-best = Récord: { $number }
web-puzzle-themes = Temas
web-puzzle-themes-text = De qué tratan, y cuántos has resuelto.
web-puzzle-mistakes = Mis errores
web-puzzle-mistakes-text = De tus partidas revisadas: encuentra una jugada mejor.
web-puzzle-mistakes-none = Aún no se ha revisado ninguna de tus partidas, o ninguna tenía errores. Abre una en Analizar y revísala.
web-puzzle-mistake-was = { $date }: jugaste { $move }. { $verdict }.
web-puzzle-mistake-of = { $date }: { $player } jugó { $move }. { $verdict }.
web-puzzle-history = Mis retos
web-puzzle-history-text = La evolución de tu puntuación, los temas y los últimos retos.
web-puzzle-history-none = Nada aún. Resuelve un reto y estará aquí.
web-puzzle-graph = { $count ->
    [one] Tu puntuación tras un reto: { $last }
   *[other] Tu puntuación a lo largo de { $count } retos, de { $first } a { $last }
}
web-puzzle-latest = Los últimos
web-puzzle-is-solved = Resueltos
web-puzzle-is-missed = Fallados
web-puzzle-is-helped = Resueltos con pistas

web-puzzle-find = Encuentra la mejor jugada para { $player }
web-puzzle-right = ¡Bien!
web-puzzle-go-on = ¡Bien! { $reply } Sigue.
web-puzzle-solved = ¡Resuelto!
web-puzzle-told = Esta es la solución.
web-puzzle-new-rating = Tu puntuación: { $rating } ({ $change }).
web-puzzle-wrong = { $move } no es.
web-puzzle-wrong-looking = { $move } no es. Veamos por qué…
web-puzzle-wrong-over = { $move } no es, y termina la partida: { $outlook }.
web-puzzle-wrong-unknown = { $move } no es. El motor no ha podido mostrar por qué.
web-puzzle-refuted = { $move } no es: la respuesta es { $reply }. { $outlook }.
web-puzzle-hint-themes = Se trata de: { $themes }.
web-puzzle-hint-near = Añade una pieza junto a { $space }.
web-puzzle-hint-capture = Es una captura.
web-puzzle-tell = Solución
web-puzzle-next = Siguiente reto
web-puzzle-analyse = Abrir en Analizar
web-puzzle-about-themes = { $themes }. Puntuación { $rating }.
web-puzzle-about = Puntuación { $rating }.
web-puzzle-proven = { $outlook }: demostrado hasta el final de la partida.
web-puzzle-searched = { $outlook }, según una búsqueda profunda.

web-puzzle-run-start = Empezar
web-puzzle-run-again = Otra vez
web-puzzle-run-solved = Resueltos: { $number }
web-puzzle-run-missed = Fallados: { $number }
web-puzzle-run-left = { $count ->
    [one] queda { $count } segundo
   *[other] quedan { $count } segundos
}
web-puzzle-run-time = Se acabó el tiempo.
web-puzzle-run-misses = { $count ->
    [one] Un fallo lo terminó.
   *[other] { $count } fallos lo terminaron.
}
web-puzzle-run-empty = No hay más retos.
web-puzzle-run-record = ¡Tu mejor resultado!
web-puzzle-run-answers = Para repasar

web-puzzle-theme-keep = Mantener la banda
web-puzzle-theme-keep-text = De varias capturas solo una deja la banda entera.
web-puzzle-theme-cut = Bisagra
web-puzzle-theme-cut-text = Tras una captura la banda depende de una pila rival, que debe quedarse.
web-puzzle-theme-pin = Clavada
web-puzzle-theme-pin-text = Una pieza nueva depende de una pila rival, que ya no puede irse.
web-puzzle-theme-sleep = Dormir
web-puzzle-theme-sleep-text = Una pila rival se duerme y ya no cuenta.
web-puzzle-theme-wake = Despertar
web-puzzle-theme-wake-text = Una pila que dormía está despierta de nuevo.
web-puzzle-theme-three = Tres de una vez
web-puzzle-theme-three-text = Una sola pieza captura una pila de dos, y nadie puede recuperarla.
web-puzzle-theme-take-back = Recapturar
web-puzzle-theme-take-back-text = Lo que acaba de capturar es capturado al instante.
web-puzzle-theme-last = La última pieza
web-puzzle-theme-last-text = La última pieza en mano se añade donde más cuenta.
web-puzzle-theme-pass = Pasar
web-puzzle-theme-pass-text = Hay algo que capturar, y es mejor pasar.
web-puzzle-theme-race = Carrera
web-puzzle-theme-race-text = Todas las piezas están en el tablero: ¿quién captura qué primero?
web-puzzle-theme-connection = Conexión
web-puzzle-theme-connection-text = En Libre decide lo que tiene conexión débil o fuerte.
