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
