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

tui-you = Tu
tui-person = Persona
tui-level = Livello { $number }
tui-thinking = pensa …
tui-paused = aspetta: Enter
tui-not-your-turn = Tocca a { $player }: il programma sta pensando.

tui-one-more-pass = Se anche l’altro passa, la partita è finita.
tui-taken-up = { $space } cattura: scegli una delle pile segnate. Esc annulla.
tui-no-enemy-beside = { $space } non può catturare: nessuna pila avversaria accanto.
tui-capturers = { $space } può essere catturata da { $stacks }: scegli prima una di queste.
tui-nothing-to-undo = Non c’è nessuna mossa da annullare.
tui-nothing-to-redo = Nessuna mossa annullata da rigiocare.
tui-seeking-hint = Cerco una buona mossa …
tui-hint = Consiglio: { $move }

tui-kept = La partita è conservata: «abande play» la riproporrà.
tui-not-kept = La partita non può essere conservata: { $reason }
tui-resumed = La partita riprende da dov’era.
tui-opened = La partita è aperta: u e r vanno indietro e avanti.
tui-saved = Salvato: { $file }
tui-exists = { $file } esiste già.
tui-not-saved = Non è stato salvato niente.
tui-prompt-move = Mossa
tui-prompt-save = Salva come
tui-prompt-open = Apri il file
tui-prompt-replace = Sostituire (s/n)
tui-yes = s

tui-space-empty = { $space }: vuota
tui-space-enter = { $space }: vuota, qui si può collocare una pedina
tui-space-stack = { $space }: { $player }, altezza { $height }
tui-space-asleep = { $space }: { $player }, altezza { $height }, dorme: non tocca l’avversario e non conta

tui-moves = Mosse
tui-analysis = Analisi
tui-analysis-over = La partita è finita.
tui-depth = profondità { $depth }
tui-proven = certo
tui-even = pari
tui-decimal-mark = ,

tui-key-help = aiuto
tui-key-act = gioca
tui-key-pass = passa
tui-key-undo = annulla
tui-key-hint = consiglio
tui-key-analysis = analisi
tui-key-save = salva
tui-key-new = nuova
tui-key-quit = esci

tui-menu-kept = Partite non finite
tui-menu-new = Nuova partita
tui-menu-board = Tavoliere
tui-menu-start = Comincia
tui-menu-moves = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
tui-menu-keys = Su, Giù: scegliere · Sinistra, Destra: cambiare · Enter: cominciare · q: uscire
tui-menu-keys-kept = Su, Giù: scegliere · Sinistra, Destra: cambiare · Enter: riprendere o cominciare · x: buttare · q: uscire
tui-menu-discard = Ancora x butta via questa partita per sempre.

tui-help-keys = Tasti e segni
tui-help-step = muoversi sul tavoliere
tui-help-slant = in diagonale; anche Y U B N
tui-help-act = collocare una pedina, scegliere una pila, catturare; o clic
tui-help-type = Scrivere una mossa: d4 colloca, c3-d4 cattura, pass passa; in Libre 0,1 e 0,1->1,0.
tui-help-pass = passare il turno, senza pedine
tui-help-undo = annullare la tua ultima mossa
tui-help-redo = rigiocare la mossa annullata
tui-help-hint = chiedere un consiglio al programma
tui-help-analysis = analisi: chi è in vantaggio e di quanto, e le linee migliori
tui-help-marks = mostrare o nascondere le mosse permesse
tui-help-save = salvare la partita in un file (.abn)
tui-help-open = aprire una partita da un file
tui-help-new = cominciare un’altra partita; questa resta conservata
tui-help-cancel = rimettere giù la pila; chiudere
tui-help-redraw = ridisegnare lo schermo
tui-help-quit = uscire; una partita non finita resta conservata
tui-help-foot = Su e Giù scorrono; un altro tasto torna alla partita.
tui-sign-black = una pila nera alta due
tui-sign-white = una pila bianca alta uno
tui-sign-asleep = dietro una pila: dorme, non conta
tui-sign-last = l’ultima mossa
tui-sign-enter = qui si può collocare una pedina
tui-sign-movable = questa pila può catturare
tui-sign-target = la pila scelta può catturare questa
tui-sign-pointed = ciò di cui parla un consiglio o un messaggio
tui-sign-cursor = il cursore, e la pila scelta
tui-too-small = La finestra è troppo piccola: servono almeno { $columns } x { $lines }, e 80 x 24 per vedere tutto.

tui-plain-welcome = Abande, { $board }. Nero: { $black }. Bianco: { $white }. Scrivi una mossa, o help.
tui-plain-kept = { $count ->
    [one] C’è { $count } partita non finita: resume la riprende.
   *[other] Ci sono { $count } partite non finite: resume riprende l’ultima.
}
tui-plain-nothing-kept = Non c’è nessuna partita da riprendere.
tui-plain-see-help = help elenca tutti i comandi.
tui-plain-help = questo elenco
tui-plain-board = disegnare il tavoliere
tui-plain-stacks = elencare le pile
tui-plain-moves = elencare le mosse permesse
tui-plain-score = punti, pedine e a chi tocca
tui-plain-position = la posizione in una riga di testo
tui-plain-analyse = chi è in vantaggio e di quanto, e le linee migliori

## The browser
