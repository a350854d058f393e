### Abande in italiano.

## Shared: the game

language = Italiano
color-black = Nero
color-white = Bianco

board-hex = esagonale
board-square = quadrato
board-snub = quadrato camuso
board-libre = Libre

points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
in-hand = { $count ->
    [one] { $count } pedina fuori dal tavoliere
   *[other] { $count } pedine fuori dal tavoliere
}
to-move = Tocca a { $player }

## Shared: how a game ends

result-win = Vince { $winner } { $points } a { $other }.
result-draw = Parità, { $points } a { $points }.
result-won = Vince { $winner }.
result-drawn = Parità per accordo.
result-open = La partita non è finita.

## Shared: what a move does

move-enter = { $player } colloca una pedina in { $space }.
move-capture = { $player } cattura { $to } da { $from }.
move-pass = { $player } passa il turno.

## Shared: why a move is refused

refusal-game-over = La partita è finita: entrambi hanno passato il turno.
refusal-no-such-space = Il tavoliere { $board } non ha la casella { $space }.
refusal-empty-hand = Non ci sono più pedine da collocare.
refusal-occupied = { $space } è occupata: le pedine si collocano su caselle vuote.
refusal-not-next-to-band = { $space } non tocca il gruppo: non c’è nessuna pila accanto.
refusal-weak-connection = In { $space } una pedina toccherebbe solo { $to }, che a sua volta tocca una sola pila: connessione troppo debole.
refusal-too-early = È presto per catturare: prima devono essere state collocate tre pedine.
refusal-nothing-to-move = Non c’è nessuna pila da muovere in { $from }.
refusal-not-yours = La pila in { $from } non è tua: la pedina in cima è dell’avversario.
refusal-own-stack = La pila in { $to } è tua: si catturano solo quelle dell’avversario.
refusal-nothing-to-capture = Non c’è niente da catturare in { $to }: le pile non vanno mai su caselle vuote.
refusal-not-adjacent = { $from } e { $to } non sono vicine: una pila si muove di un passo.
refusal-stack-of-three = La pila in { $at } è alta tre: non si muove e non può essere catturata.
refusal-too-high = { $from } su { $to } sarebbe alta { $height }: troppo, il limite è tre.
refusal-would-split = Muovere la pila da { $from } dividerebbe il gruppo in { $count } parti: { $parts }.
refusal-hand-not-empty = { $pieces ->
    [one] { $player } ha { $pieces } pedina fuori dal tavoliere: si passa il turno solo senza pedine.
   *[other] { $player } ha { $pieces } pedine fuori dal tavoliere: si passa il turno solo senza pedine.
}

## Shared: why a text is no move

typed-empty = Manca una mossa. Esempi: { $examples }
typed-no-such-space = Il tavoliere { $board } non ha la casella «{ $name }».
typed-ambiguous = «{ $text }» si può leggere in più modi: { $first } o { $second }.
typed-not-a-move = «{ $text }» non è una mossa. Esempi: { $examples }

## The terminal

## The browser

web-nav = Schermate
web-nav-play = Gioca
web-nav-settings = Impostazioni
web-skip = Vai al contenuto
web-close = Chiudi
web-cancel = Annulla
web-board = Tavoliere
web-you = Tu
web-engine = Computer, livello { $level }
web-thinking = Il computer sta pensando.
web-may-pass = Muove o passa: { $player }
web-no-target = Nessuna pila avversaria tocca { $space }: non c’è nulla da catturare.
web-restore-failed = La partita dell’ultima visita non è leggibile: { $message }
web-controls = Comandi
web-pass = Passa
web-pass-short = passa
web-undo = Annulla la mossa
web-redo = Ripeti la mossa
web-rotate = Ruota il tavoliere
web-flip = Specchia il tavoliere
web-sound = Suono
web-resign = Abbandona
web-resign-sure = Vuoi abbandonare questa partita?
web-moves = Mosse
web-no-moves = Non è stata ancora giocata nessuna mossa.
web-new-game = Nuova partita
web-against = Avversario
web-against-engine = Computer
web-against-people = In due qui
web-against-nobody = Entrambi i lati, per provare
web-level = Livello { $level }
web-level-low = Principiante
web-level-high = Forza massima
web-your-color = Giochi con
web-color-random = A caso
web-board-file = Da file
web-board-file-choose = Scegli un file …
web-board-file-missing = Scegli prima un file.
web-board-file-fault = { $file } non è un tavoliere: { $message }
web-more = Dimensione, pedine, orologio
web-size = Caselle per lato
web-pieces = Pedine per giocatore
web-clock = Orologio, minuti + secondi a mossa
web-clock-none = Nessuno
web-start = Inizia
web-keys = Tasti
web-key-walk = Percorri il tavoliere
web-key-act = Colloca una pedina, scegli o cattura una pila
web-key-clear = Togli la scelta
web-key-hints = Mostra o nascondi le mosse legali
web-key-zoom = Ingrandisci, riduci, mostra tutto (Libre)
web-language = Lingua
web-theme = Colori
web-theme-auto = Come il sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-theme-contrast = Alto contrasto
web-coordinates = Nomi delle caselle
web-coordinates-off = No
web-coordinates-edge = Sul bordo
web-coordinates-spaces = Nelle caselle
web-system = Sistema del tavoliere esagonale
web-system-stein = Di Stein
web-system-slanted = Obliquo
web-hints = Mostra le mosse legali
web-space-empty = { $space }, vuota
web-space-piece = { $space }, { $player }
web-space-stack = { $space }, { $player }, altezza { $height }, dal basso: { $pieces }
web-makeup = { $space }, dal basso: { $pieces }
web-asleep = dormiente
web-can-enter = qui si può collocare una pedina
web-can-capture = può catturare { $spaces }
web-can-be-captured = può essere catturata da { $spaces }
web-chosen = scelta
web-fit = Mostra tutto il gruppo
