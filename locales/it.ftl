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

## The browser: learning

web-nav-learn = Impara
web-learn-lessons = Le regole, una alla volta
web-learn-welcome = Abande si impara in fretta: dodici brevi lezioni, ognuna superata con una mossa sul tavoliere.
web-learn-begin = Comincia
web-learn-continue = Continua: { $title }
web-learn-over-again = Ricomincia
web-learn-over-again-sure = Tutte le lezioni e gli esercizi risulteranno non superati. Ricominciare?
web-learn-lesson = Lezione { $number } di { $count }
web-learn-progress = { $done } di { $count } superate
web-learn-is-done = superato
web-learn-overview = Tutte le lezioni
web-learn-next = Avanti
web-learn-finish = Concludi
web-learn-hint = Suggerimento
web-learn-hint-pass = Suggerimento: passa il turno.
web-learn-hint-move = Suggerimento: { $move }.
web-learn-retry = Riprova
web-learn-miss = Una mossa valida, ma non è ciò che si chiede qui.
web-learn-ask-label = Tocca a te
web-learn-you-are = Giochi con il { $player }.
web-learn-tally = { $player }: { $points } punti, { $hand } fuori dal tavoliere
web-learn-enter = Collocare una pedina
web-learn-enter-text = Il tavoliere è vuoto e ciascuno ha 18 pedine fuori dal tavoliere. Il Nero comincia.
web-learn-enter-ask = Colloca la tua prima pedina: va bene qualsiasi casella.
web-learn-enter-done = Eccola. Le pedine non lasciano più il tavoliere.
web-learn-band = Il gruppo
web-learn-band-text = Tutte le pedine sul tavoliere, nere e bianche, formano un solo gruppo. Ogni nuova pedina si colloca su una casella vuota accanto al gruppo.
web-learn-band-ask = Colloca una pedina accanto al gruppo.
web-learn-band-done = Il gruppo cresce e resta uno solo.
web-learn-capture = Catturare
web-learn-capture-text = Dopo che tre pedine sono state collocate, puoi catturare invece di collocare: muovi una pedina di un passo sopra una pedina avversaria vicina. La tua ora è in cima, e la pedina in cima possiede la pila.
web-learn-capture-ask = Cattura una pedina bianca: scegli la tua, poi quella bianca.
web-learn-capture-done = Ora è una pila di due, ed è tua.
web-learn-stack = Le pile si muovono intere
web-learn-stack-text = Una pila si muove come una pedina, di un passo e sempre intera: non si divide mai. Nulla si muove su una casella vuota né su una pila propria.
web-learn-stack-ask = Cattura con la pila in { $space }.
web-learn-stack-done = Alta tre pedine, e tutte e tre contano per te.
web-learn-cut = Ciò che tiene unito il gruppo
web-learn-cut-text = Dopo ogni mossa tutte le pile devono formare ancora un solo gruppo. Una pila che ne tiene unite due parti è un punto di taglio: deve restare dov’è.
web-learn-cut-ask = Prova a catturare con la pedina in { $space } e guarda che cosa succede.
web-learn-cut-done = Proprio così: senza { $space } il gruppo si dividerebbe nelle parti segnate.
web-learn-keep = Catturare tenendo unito il gruppo
web-learn-keep-text = Alcune tue pedine tengono unito il gruppo, altre sono libere. Guarda che cosa resterebbe.
web-learn-keep-ask = Cattura in modo che il gruppo resti intero.
web-learn-keep-done = Ben visto: tutto è ancora collegato.
web-learn-three = Al massimo tre
web-learn-three-text = Nessuna pila supera le tre pedine. Una pila di tre è definitiva: non si muove e non si cattura.
web-learn-three-ask = Cattura la pila bianca in { $space }.
web-learn-three-done = Una su due fa tre, e nessuno te la può più togliere.
web-learn-pass = Passare il turno
web-learn-pass-text = Puoi passare il turno solo quando non hai più pedine fuori dal tavoliere. Dopo puoi ancora catturare. Quando i due giocatori passano uno dopo l’altro, la partita è finita.
web-learn-pass-ask = Colloca la tua ultima pedina. Il Bianco passa; poi passa anche tu.
web-learn-pass-done = Due passaggi di fila: la partita è finita.
web-learn-sleep = Pezzi dormienti
web-learn-sleep-text = Alla fine, una pila senza pile avversarie accanto dorme e non conta. Il tavoliere mostra pallide quelle dormienti.
web-learn-sleep-ask = La pila bianca di tre in { $space } non si può catturare. Addormentala.
web-learn-sleep-done = Dorme: nessuna delle tue le sta accanto, e i suoi tre punti sono persi.
web-learn-score = Il punteggio
web-learn-score-text = Alla fine ogni pila sveglia conta la sua altezza per chi la possiede. Vince il punteggio più alto.
web-learn-score-ask = Il Bianco ha passato il turno. Cattura, poi passa e vinci la partita.
web-learn-score-miss = La partita è finita e non sei in vantaggio. Bada ai punti e ai tuoi pezzi dormienti.
web-learn-score-done = Hai vinto. Queste sono tutte le regole di Abande su un tavoliere.
web-learn-libre = Libre: senza tavoliere
web-learn-libre-text = Libre non ha bordi e comincia con una pedina di ogni colore. In cambio il gruppo dev’essere saldo: una nuova pedina deve toccare due pile.
web-learn-libre-ask = Colloca una pedina che le tocchi entrambe.
web-learn-libre-done = Toccare due o più pile è una connessione forte.
web-learn-strong = Debole e forte
web-learn-strong-text = Una pedina può anche toccare una sola pila, se questa ha una connessione forte, cioè se ne tocca essa stessa due o più. Per catturare non conta.
web-learn-strong-ask = Colloca una pedina che tocchi esattamente una pila.
web-learn-strong-done = Si regge su una sola pila, e quella è abbastanza forte.
web-learn-end = Ora conosci Abande
web-learn-end-text = Queste erano tutte le regole. Allena l’occhio con gli esercizi o gioca la tua prima partita.
web-learn-play = Gioca una partita
web-learn-exercises = Esercizi
web-learn-exercises-text = Finali risolti fino all’ultima mossa. Una mossa è la migliore: trovala.
web-learn-exercise = Esercizio { $number } di { $count }
web-learn-exercise-name = Esercizio { $number }, { $board }
web-learn-theme-keep = Catturare e tenere unito il gruppo
web-learn-theme-keep-ask = Diverse catture tentano, una sola tiene unito il gruppo, e vince. Trovala.
web-learn-theme-last = L’ultima mossa migliore
web-learn-theme-last-ask = Dopo la mossa giusta per entrambi è meglio passare il turno. Trova quella che conta di più.
web-learn-theme-win = Vincere di un punto
web-learn-theme-win-ask = Una mossa vince di un solo punto; tutte le altre pareggiano o perdono. Trovala.
web-learn-right = Giusto! { $outcome }
web-learn-worse = { $outcome } C’è una mossa migliore.
web-learn-outcome-win =
    Con il gioco migliore { $move } vince di { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
web-learn-outcome-draw = Con il gioco migliore { $move } porta alla parità.
web-learn-outcome-loss =
    Con il gioco migliore { $move } perde di { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
web-learn-go-on = Mostra come prosegue
web-learn-next-exercise = Esercizio seguente
web-learn-all-solved = Li hai risolti tutti.
web-learn-unknown = Questa lezione non esiste.
