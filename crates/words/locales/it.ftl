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
to-move = Tocca al { $player }

## Shared: how a game ends

result-win = Vince il { $winner }, { $points } a { $other }.
result-draw = Parità, { $points } a { $points }.
result-won = Vince il { $winner }.
result-drawn = Parità di comune accordo.
result-open = La partita non è finita.
result-won-resigned = Vince il { $winner }: il { $loser } ha abbandonato.
result-won-time = Vince il { $winner }: il tempo del { $loser } è scaduto.

## Shared: what a move does

move-enter = Il { $player } colloca una pedina in { $space }.
move-capture = Il { $player } cattura { $to } da { $from }.
move-pass = Il { $player } passa il turno.

## Shared: why a move is refused

refusal-game-over = La partita è finita: entrambi hanno passato il turno.
refusal-no-such-space = Su questo tavoliere ({ $board }) non c’è la casella { $space }.
refusal-empty-hand = Non hai più pedine da collocare.
refusal-occupied = { $space } è occupata: le pedine si collocano su caselle vuote.
refusal-not-next-to-band = { $space } non tocca il gruppo: non c’è nessuna pila accanto.
refusal-weak-connection = In { $space } una pedina toccherebbe solo { $to }, che a sua volta tocca una sola pila: connessione troppo debole.
refusal-too-early = È troppo presto per catturare: prima devono essere state collocate tre pedine.
refusal-nothing-to-move = Non c’è nessuna pila da muovere in { $from }.
refusal-not-yours = La pila in { $from } non è tua: la pedina in cima è dell’avversario.
refusal-own-stack = La pila in { $to } è tua: si catturano solo quelle dell’avversario.
refusal-nothing-to-capture = Non c’è niente da catturare in { $to }: le pile non vanno mai su caselle vuote.
refusal-not-adjacent = { $from } e { $to } non sono vicine: una pila si muove di un passo.
refusal-stack-of-three = La pila in { $at } è alta tre: non si muove e non può essere catturata.
refusal-too-high = { $from } su { $to } sarebbe alta { $height }: troppo, il limite è tre.
refusal-would-split = Muovere la pila da { $from } dividerebbe il gruppo in { $count } parti: { $parts }.
refusal-hand-not-empty = { $pieces ->
    [one] Il { $player } ha { $pieces } pedina fuori dal tavoliere: si passa il turno solo quando non ne restano.
   *[other] Il { $player } ha { $pieces } pedine fuori dal tavoliere: si passa il turno solo quando non ne restano.
}

## Shared: why a text is no move

typed-empty = Manca una mossa. Esempi: { $examples }
typed-no-such-space = Su questo tavoliere ({ $board }) non c’è la casella «{ $name }».
typed-too-far = { $name } è troppo lontana: le coordinate di Libre vanno da -128 a 127.
typed-ambiguous = «{ $text }» si può leggere in più modi: { $first } o { $second }.
typed-not-a-move = «{ $text }» non è una mossa. Esempi: { $examples }

## The terminal

tui-you = Tu
tui-person = Persona
tui-level = Livello { $number }
tui-thinking = pensa…
tui-paused = aspetta: Invio
tui-not-your-turn = Tocca al { $player }: il programma sta pensando.

tui-one-more-pass = Se si passa ancora il turno, la partita finisce.
tui-over = { $result } n: nuova partita. u: annulla.
tui-taken-up = { $space } cattura: scegli una delle pile segnate. Esc annulla.
tui-no-enemy-beside = { $space } non può catturare: nessuna pila avversaria accanto.
tui-capturers = { $space } può essere catturata da { $stacks }: scegli prima una di queste.
tui-nothing-to-undo = Non c’è nessuna mossa da annullare.
tui-nothing-to-redo = Nessuna mossa annullata da rigiocare.
tui-seeking-hint = Cerco una buona mossa…
tui-hint = Suggerimento: { $move }

tui-kept = La partita è conservata: «abande play» la riproporrà.
tui-not-kept = La partita non può essere conservata: { $reason }
tui-resumed = La partita riprende da dov’era.
tui-opened = Stai guardando una partita: ← → la scorrono, x gioca da qui.
tui-looking = Stai guardando una partita. x gioca da qui, in una partita tua.
tui-reading = Lettura di { $file }… Esc annulla.
tui-which = partita { $number } di { $total }
tui-no-such-game = { $count ->
    [one] Questa partita non c’è: il file ne contiene { $count }.
   *[other] Questa partita non c’è: il file ne contiene { $count }.
}
tui-played-from = Qui comincia una nuova partita. L’altra resta com’è.
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
# Both in a line where there is no room for more: at most 16 letters with two numbers of two digits.
tui-tally = { $points } pt, { $hand } fuori

tui-key-help = aiuto
tui-key-act = gioca
tui-key-pass = passa
tui-key-undo = annulla
tui-key-hint = consiglio
tui-key-analysis = analisi
tui-key-save = salva
tui-key-new = nuova
tui-key-quit = esci
tui-key-done = conferma
tui-key-cancel = annulla
tui-key-steps = mosse
tui-key-from = gioca da qui
tui-key-games = partita

key-enter = Invio
tui-name-space = Spazio
tui-name-slants = Home Pag↑ Fine Pag↓
key-escape = Esc
tui-name-control = Ctrl
tui-name-pages = Pag↑ Pag↓

tui-menu-kept = Partite non finite
tui-menu-new = Nuova partita
tui-menu-board = Tavoliere
tui-menu-start = Comincia
tui-menu-from = Gioca da qui
tui-menu-moves = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
tui-menu-keys = ↑ ↓: scegliere · ← →: cambiare · Invio: cominciare · q: uscire
tui-menu-keys-kept = ↑ ↓: scegliere · ← →: cambiare · Invio: riprendere o cominciare · x: eliminare · q: uscire
tui-menu-discard = Ancora x, e questa partita è eliminata per sempre.

tui-help-keys = Tasti e segni
tui-help-step = muoversi sul tavoliere
tui-help-slant = in diagonale; anche Y U B N
tui-help-act = collocare una pedina, scegliere una pila, catturare; o fare clic
tui-help-type = Scrivi una mossa: d4 colloca, c3-d4 cattura, pass passa; in Libre 0,1 e 0,1->1,0.
tui-help-pass = passare il turno, senza più pedine da collocare
tui-help-undo = annullare la tua ultima mossa
tui-help-redo = rigiocare la mossa annullata
tui-help-hint = chiedere un suggerimento al programma
tui-help-analysis = analisi: chi è in vantaggio e di quanto, e le varianti migliori
tui-help-marks = mostrare o nascondere le mosse permesse
tui-help-save = salvare la partita in un file (.abn)
tui-help-open = guardare le partite di un file
tui-help-new = cominciare un’altra partita; questa resta conservata
tui-help-from = giocare da qui, in una nuova partita
tui-help-look = guardando una partita: una mossa indietro o avanti, all’inizio o alla fine
tui-help-games = guardando una partita: la precedente, la successiva del file
tui-help-cancel = rimettere giù la pila; chiudere
tui-help-redraw = ridisegnare lo schermo
tui-help-suspend = tornare per un po’ alla shell; fg riprende
tui-help-quit = uscire; una partita non finita resta conservata
tui-help-foot = ↑ ↓ scorrono; qualsiasi altro tasto torna alla partita.
tui-sign-black = una pila nera alta due
tui-sign-white = una pila bianca alta uno
tui-sign-asleep = dietro una pila: dorme, non conta
tui-sign-last = l’ultima mossa
tui-sign-enter = qui si può collocare una pedina
tui-sign-movable = questa pila può catturare
tui-sign-target = la pila scelta può catturare questa
tui-sign-pointed = ciò di cui parla un suggerimento o un messaggio
tui-sign-cursor = il cursore e la pila scelta
tui-too-small = La finestra è troppo piccola: servono almeno { $columns } x { $lines }, e 80 x 24 per vedere tutto.

tui-plain-welcome = Abande, { $board }. Nero: { $black }. Bianco: { $white }. Scrivi una mossa, o help.
tui-plain-looking = Abande, { $board }. Nero: { $black }. Bianco: { $white }. Stai guardando una partita: undo e redo la scorrono, play gioca da qui, help elenca tutti i comandi.
tui-plain-which = Questa è la partita { $number } di { $total }: game N ne mostra un’altra.
tui-plain-only-looking = Stai guardando una partita: play gioca da qui, in una partita tua.
tui-plain-waits = Tocca al { $player }, e il programma aspetta: go lo fa muovere.
tui-plain-no-file = Nessun file è aperto: open FILE ne apre uno.
tui-plain-play-whom = Dopo play va l’avversario, human o un livello da 1 a 10, oppure niente.
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
tui-plain-analyse = chi è in vantaggio e di quanto, e le varianti migliori
tui-plain-resume = riprendere l’ultima partita non finita
tui-plain-game = guardare un’altra partita del file
tui-plain-play = giocare da qui, in una nuova partita; play 5 gioca contro il livello 5
tui-plain-go = far muovere il programma dove aspetta

## Puzzles in the terminal

puzzle-title = Problema { $id }. Tavoliere: { $board }. Livello Elo: { $rating }.
puzzle-task = { $count ->
    [one] Tocca al { $player }: una mossa è chiaramente la migliore. Quale?
   *[other] Tocca al { $player }: una mossa è chiaramente la migliore. Ce ne sono { $count } da trovare.
}
puzzle-right = { $move } è giusta.
puzzle-wrong = { $move } non è quella buona.
puzzle-refutation = Il { $player } risponde { $moves }. Allora si sta così: { $margin }.
puzzle-try-again = La mossa è stata ripresa: provane un’altra, o scrivi hint.
puzzle-reply = Il { $player } risponde { $move }.
puzzle-solved = Risolto. La variante vale circa { $margin }, e ogni altra mossa almeno { $gap } in meno, secondo una lunga ricerca.
puzzle-solved-proven = Risolto. È certo: la variante vale { $margin }, e ogni altra mossa almeno { $gap } in meno.
puzzle-themes = Temi: { $themes }.
puzzle-no-more = Qui non resta nulla da trovare: next mostra un altro problema, quit termina.
puzzle-solution = Soluzione: { $moves }
puzzle-hint-themes = Suggerimento, il tema: { $themes }.
puzzle-hint-enter = Suggerimento: si colloca una pedina.
puzzle-hint-capture = Suggerimento: si cattura una pila.
puzzle-hint-pass = Suggerimento: a volte è meglio non fare nulla.
puzzle-hint-from = Suggerimento: cattura la pila in { $space }.
puzzle-hint-near = Suggerimento: la pedina va accanto a { $space }.
puzzle-hint-move = Suggerimento: { $move }
puzzle-see-help = help elenca tutti i comandi.
puzzle-help-move = Scrivi una mossa: d4 colloca, c3-d4 cattura, pass passa il turno. Oppure:
puzzle-help-hint = un suggerimento; ognuno dice di più
puzzle-help-solution = le mosse ancora da trovare
puzzle-help-board = disegnare il tavoliere
puzzle-help-next = un altro problema
puzzle-help-help = questo elenco
puzzle-help-quit = uscire
puzzle-theme-keep-the-band = Tenere unito il gruppo
puzzle-theme-cut = Cerniera
puzzle-theme-pin = Inchiodatura
puzzle-theme-put-to-sleep = Addormentare
puzzle-theme-wake-up = Svegliare
puzzle-theme-three-at-once = Tre in una volta
puzzle-theme-take-back = Ricatturare
puzzle-theme-last-piece = L’ultima pedina
puzzle-theme-pass = Passare il turno
puzzle-theme-race = Corsa
puzzle-theme-connection = Connessione

## The server, in its answers

# What the server refuses, in the words of the answer.
server-bad-request = Il server non capisce questa richiesta.
# $why is a remark in English, for whoever writes programs.
server-bad-request-why = Il server non capisce questa richiesta: { $why }
server-unauthorized = Prima devi accedere.
server-wrong-password = Il nome o la password non sono corretti.
server-forbidden = Non ti è permesso.
server-method = Questo indirizzo non si usa in questo modo.
server-not-for-guests = Per questo serve un account: creane prima uno.
server-has-account = Hai già un account: esci prima di crearne un altro.
server-strange-origin = Questa richiesta viene dalla pagina di un altro sito, non da questo server.
server-strange-host = Questo server non è noto a questo indirizzo. Chi lo gestisce può indicarlo con --url.
server-not-found = Qui non c’è, o non c’è più.
server-conflict = Qualcos’altro è arrivato prima. Guarda di nuovo.
server-seek-taken = Questa proposta non è più aperta: qualcuno è stato più veloce, o è stata ritirata.
server-own-seek = Questa proposta è tua: manda il link a chi vuoi che giochi con te.
server-needs-account = Per una partita classificata serve un account.
server-no-person = Qui nessuno si chiama { $name }.
server-too-many-seeks = Hai troppe proposte aperte: ritirane prima una.
server-too-large = È troppo per un solo messaggio.
server-too-many = { $seconds ->
    [one] Troppe richieste in una volta. Riprova tra { $seconds } secondo.
   *[other] Troppe richieste in una volta. Riprova tra { $seconds } secondi.
}
# Two minutes or more.
server-too-many-minutes = Troppe richieste in una volta. Riprova tra { $minutes } minuti.
server-unavailable = Il server al momento non è disponibile. Riprova tra poco.

# What cannot be done in a game online.
server-command-id = L’identificativo di un comando ha da 1 a 64 segni tra A-Z a-z 0-9 - _.
server-future-version = La versione { $named } non c’è ancora: la partita è alla versione { $version }.
server-other-contents = Un altro comando aveva già questo identificativo.
server-game-over = La partita è finita.
server-stale = Nella partita è successo qualcosa che non avevi ancora visto. Guarda e poi decidi.
server-not-your-turn = Non tocca a te.
server-too-late-to-abort = Sono già state fatte due mosse: puoi abbandonare la partita, ma non più annullarla.
server-no-offer = Non c’è nessuna proposta del genere, o non c’è più.
server-offered-already = L’hai già proposto.
server-draw-offered = Hai già proposto la parità: potrai rifarlo dopo la tua prossima mossa.
server-nothing-to-take-back = Non hai ancora fatto una mossa da annullare.
server-rated-take-back = In una partita classificata non si annullano mosse.
server-not-over-yet = La rivincita si propone quando la partita è finita.
server-next-begun = La prossima partita è già cominciata.
server-no-claim = Non puoi reclamare la vittoria: l’avversario non se n’è andato.
server-no-claim-yet = Non puoi ancora reclamare la vittoria: dai all’avversario ancora un po’ di tempo.
server-no-clock = Questa partita non ha orologio.

# Names. $letter is a character in quotes, or its number, such as U+200B.
server-name-too-short = Questo nome è troppo corto: usa almeno { $least } lettere.
server-name-too-long = Questo nome è troppo lungo: usa al massimo { $most } lettere.
server-name-no-letter-first = Un nome comincia con una lettera: mettine una davanti.
server-name-letter = Un nome non può avere { $letter }: usa lettere, cifre, - e _.
server-name-signs = In un nome - e _ stanno da soli tra lettere o cifre: togli gli altri.
server-name-marks = Una lettera di questo nome ha troppi accenti: togline qualcuno.
server-name-scripts = Le lettere di questo nome sono di più scritture, per esempio latina e cirillica: usa quelle di una sola.
server-name-disguised = In maiuscolo questo nome sembra scritto in altre lettere: scrivilo in minuscolo.
server-name-reserved = Questo nome è riservato al server: scegline un altro.
server-name-taken = Qualcuno ha già questo nome, o uno che gli somiglia: scegline un altro.

# Passwords.
server-password-too-short = Questa password è troppo corta: usa almeno { $least } caratteri.
server-password-too-long = Questa password è troppo lunga: usa al massimo { $most } caratteri.
server-password-is-name = La password è il nome, che tutti vedono: scegline un’altra.
server-password-common = Questa password è tra le prime che si provano: scegline un’altra, per esempio tre parole.

## The browser

web-nav = Sezioni
web-nav-play = Gioca
web-nav-online = Online
web-nav-settings = Opzioni
web-skip = Vai al contenuto
web-no-server = Qui non si può giocare con altri: a questo indirizzo non risponde nessun server.
web-close = Chiudi
web-cancel = Annulla
web-board = Tavoliere
web-you = Tu
web-engine = { $name }, livello { $level }
# In records against the computer: whoever has not said a name.
web-somebody = Persona
web-thinking = Il computer sta pensando.
web-may-pass = Il { $player } muove o passa il turno
web-no-target = Nessuna pila avversaria tocca { $space }: non c’è nulla da catturare.
web-restore-failed = La partita dell’ultima visita non è leggibile: { $message }

# Where the browser keeps nothing.
web-kept-blocked = Questo browser non conserva nulla: salva le tue partite prima di uscire.
web-kept-full = Questo browser è pieno: salva le tue partite prima di uscire.
web-kept-silent = La memoria non risponde: salva le tue partite prima di uscire.
web-kept-save = Salva un file
web-kept-apart = Questa partita è andata avanti in un’altra scheda. Ciò che giochi qui è ora una partita a sé.

# What cannot be fetched, and an engine that fails.
web-not-loaded = Non è stato possibile caricare questa parte. Controlla la connessione e riprova.
web-load-again = Riprova
web-engine-failed = Il motore non risponde più. Ricarica la pagina per continuare.

web-controls = Comandi
web-pass = Passa
web-pass-short = passare
web-passing = passare
web-undo = Annulla la mossa
web-redo = Ripeti la mossa
web-rotate = Ruota il tavoliere
web-flip = Specchia il tavoliere
web-sound = Suono
web-resign = Abbandona
web-resign-sure = Vuoi abbandonare questa partita?
web-moves = Mosse
web-no-moves = Non è stata ancora giocata nessuna mossa.

# Looking back, the end of a game
web-looking = Stai rivedendo la mossa { $ply } di { $all }
web-looking-start = Stai rivedendo l’inizio
web-looking-undone = Una mossa che è stata annullata
web-present = Torna alla partita
web-pass-ends = Se passi il turno, la partita finisce.
web-pass-end = Passa il turno e chiudi la partita
web-you-win = Vinci { $points } a { $other }.
web-you-lose = Perdi { $points } a { $other }.
web-you-resigned = Perdi: hai abbandonato.
web-you-win-resigned = Vinci: il computer ha abbandonato.
web-you-lose-time = Perdi: il tuo tempo è scaduto.
web-you-win-time = Vinci: il tempo del computer è scaduto.

# What follows the end of a game
web-end = Fine della partita
web-end-show = Conteggio e prossimi passi
web-end-count = Il conteggio
web-end-asleep = { $count ->
    [one] { $spaces } dorme: accanto non c’è nessuna pila del { $player }, quindi non dà punti.
   *[other] { $spaces } dormono: accanto non c’è nessuna pila del { $player }, quindi non danno punti.
}
web-end-review = Rivedi i miei errori
web-end-rematch = Rivincita
web-end-share = Condividi
web-end-go-up = Tre vittorie di fila: è ora del livello { $level }.
web-end-go-down = Tre sconfitte di fila: per ora il livello { $level } può essere più divertente.
web-statistics = Statistiche
web-statistics-none = Non hai ancora finito nessuna partita contro il computer.
web-statistics-level = Livello
web-statistics-won = Vinte
web-statistics-drawn = Pari
web-statistics-lost = Perse
web-statistics-all = Tutte
web-statistics-helped = { $count ->
    [one] Una di queste con suggerimenti o mosse annullate.
   *[other] { $count } di queste con suggerimenti o mosse annullate.
}

# Hints in a game
web-hint = Suggerimento
web-hint-asking = Cerco un suggerimento…
web-hint-more = Mostra la mossa
web-hint-why = Perché?
web-hint-close = Chiudi il suggerimento
web-hint-stack = Guarda la tua pila in { $space }.
web-hint-area = Guarda intorno a { $spaces }.
web-hint-enter = Colloca una pedina in { $space }.
web-hint-capture = Cattura { $to } con { $from }.
web-hint-pass = Passa il turno.
web-hint-taken = con un suggerimento
web-why-gains = { $points ->
    [one] Guadagna subito un punto.
   *[other] Guadagna subito { $points } punti.
}
web-why-puts-to-sleep = Addormenta { $spaces }.
web-why-completes = La pila in { $spaces } diventa alta tre: nessuno può catturarla.
web-why-escapes = Mette { $spaces } al sicuro.
web-why-protects = Non si può più catturare subito { $spaces }.
web-why-threatens = Minaccia di catturare { $spaces }.
web-why-leaves-nothing = Poi l’avversario non può catturare nulla.
web-why-wins = { $points ->
    [one] Con il gioco migliore vinci di un punto.
   *[other] Con il gioco migliore vinci di { $points } punti.
}
web-why-loses = { $points ->
    [one] Anche così perdi di un punto, se l’avversario gioca al meglio.
   *[other] Anche così perdi di { $points } punti, se l’avversario gioca al meglio.
}
web-why-draws = Con il gioco migliore è parità.
web-why-even = Poi la partita è in equilibrio.
web-why-ahead = { $points ->
    [one] Poi hai circa un punto di vantaggio.
   *[other] Poi hai circa { $points } punti di vantaggio.
}
web-why-behind = { $points ->
    [one] Anche così sei indietro di circa un punto.
   *[other] Anche così sei indietro di circa { $points } punti.
}

web-new-game = Nuova partita
web-play-from = Gioca da qui
web-against = Avversario
web-against-engine = Computer
web-against-people = In due su questo schermo
web-against-nobody = Entrambi i lati, per provare
web-level = Livello { $level }
web-your-color = Giochi con
web-color-random = A caso
web-board-file = Da file
web-board-file-choose = Scegli un file…
web-board-file-missing = Scegli prima un file.
web-board-file-fault = { $file } non è un tavoliere: { $message }
web-more = Dimensione, pedine, orologio
web-size = Caselle per lato
web-pieces = Pedine per giocatore
web-clock = Orologio, minuti + secondi a mossa
web-clock-none = Nessuno
web-start = Inizia
web-keys = Tasti
web-name-home = Home
web-name-end = Fine
web-name-delete = Canc
web-key-walk = Percorri il tavoliere
web-key-act = Colloca una pedina, scegli o cattura una pila
web-key-clear = Annulla la scelta
web-key-hints = Mostra o nascondi le mosse permesse
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
web-system = Nomi sul tavoliere esagonale
web-system-stein = Di Stein
web-system-slanted = Obliqui
web-hints = Mostra le mosse permesse
web-space-empty = { $space }, vuota
web-space-piece = { $space }, { $player }
web-space-stack = { $space }, { $player }, altezza { $height }, dal basso: { $pieces }
web-makeup = { $space }, dal basso: { $pieces }
web-asleep = dormiente
web-why-asleep = Dormiente: non ha accanto nessuna pila avversaria. Se resta così, alla fine non vale nulla.
web-can-enter = qui si può collocare una pedina
web-can-capture = può catturare { $spaces }
web-can-be-captured = può essere catturata da { $spaces }
web-chosen = scelta
web-fit = Mostra tutto il gruppo
web-zoom-in = Ingrandisci
web-zoom-out = Rimpicciolisci
web-show-last = Mostra l’ultima mossa

# The levels: who they are, and what they really do.
web-level-name-1 = Sognatore
web-level-name-2 = Impilatore
web-level-name-3 = Contabile
web-level-name-4 = Vicino
web-level-name-5 = Apprendista
web-level-name-6 = Habitué
web-level-name-7 = Stratega
web-level-name-8 = Esperto
web-level-name-9 = Maestro
web-level-name-10 = Forza massima
web-level-line-1 = Guarda solo la propria mossa, gli sfugge quasi tutto e dimentica che le pedine dormienti non valgono nulla.
web-level-line-2 = Vede la sua cattura e la risposta, ma gli sfugge una mossa su due. Dimentica le pedine dormienti.
web-level-line-3 = Sa che cosa conta, anche con le pedine dormienti, ma gli sfugge una mossa su quattro.
web-level-line-4 = Guarda la tua risposta; gli sfuggono due mosse su cinque. Salva ciò che vede in pericolo.
web-level-line-5 = Guarda la tua risposta, segue gli scambi e gli sfugge una mossa su quattro.
web-level-line-6 = Vede tre mosse avanti; ogni tanto gliene sfugge una, soprattutto con le pile inchiodate.
web-level-line-7 = Vede quattro mosse avanti e di rado gli sfugge qualcosa.
web-level-line-8 = Studia 4500 posizioni a mossa senza che gli sfugga nulla; il suo giudizio è un po’ impreciso.
web-level-line-9 = Studia 22 000 posizioni a mossa; il suo giudizio è un po’ impreciso.
web-level-line-10 = Tutto ciò che sa il motore, con circa tre secondi a mossa o secondo il suo orologio.
web-level-steps = Ogni livello vince circa quattro partite su cinque contro il precedente.
web-level-named = Livello { $level }: { $name }

# New games: what is not as usual, and two people at one screen.
web-unusual-size = { $size } caselle per lato
web-unusual-pieces = { $pieces ->
    [one] { $pieces } pedina a testa
   *[other] { $pieces } pedine a testa
}
web-unusual-clock = orologio { $clock }
web-usual = Torna al solito
web-name-of = Nome del { $player }
web-turning = Gira il tavoliere verso chi deve muovere

# Games by link: with a friend, without a server. $name is a person's, $player a colour.
web-against-link = Tramite link, con un amico
web-against-link-about = Fai una mossa e manda il link con qualsiasi app di messaggi; il tuo amico muove e te ne rimanda uno. Senza account e senza server in mezzo.
web-own-name = Il tuo nome, se vuoi
web-games-link = Partita tramite link
web-link-you-named = { $name } (tu)
web-link-invited = { $name } ti invita a una partita
web-link-invited-friend = Ti invitano a una partita
web-link-seat = Gioco con il { $player }
web-link-seat-named = Sono { $name } ({ $player })
web-link-watch = Guardo soltanto
web-link-watching = Guardi soltanto. Tocca al { $player }
web-link-sit = Gioco in questa partita
web-link-your-turn = Tocca a te: giochi con il { $player }
web-link-your-turn-pass = Tocca a te: giochi con il { $player } e puoi passare il turno
web-link-send-now = Ora manda il link
web-link-send = Manda questo link a { $name }
web-link-send-friend = Manda questo link al tuo amico
web-link-send-note = La tua mossa vale quando hai mandato il link. Fino ad allora puoi annullarla.
web-link-send-begin = Comincia il tuo amico: il link lo invita alla partita.
web-link-share = Condividi…
web-link-copy = Copia link
web-link-field = Il link da mandare
web-link-message = Abande: tocca a te!
web-link-message-over = Abande: la nostra partita è finita.
web-link-waiting = Tocca a { $name }
web-link-waiting-friend = Tocca al tuo amico
web-link-sent = Forse il tuo amico ha già il link.
web-link-paste = Quando ti arriva un link di risposta, aprilo o incollalo qui
web-link-paste-none = In questo testo non c’è nessun link a una partita.
web-link-open = Apri
web-link-back-sure = Forse il tuo amico ha già il link con questa mossa. Se la annulli e ne mandi un’altra, le vedrà tutte e due e dovrà scegliere.
web-link-back = Annulla lo stesso
web-link-older = { $count ->
    [one] Questo link è più vecchio: da allora è stata fatta un’altra mossa.
   *[other] Questo link è più vecchio: da allora sono state fatte altre { $count } mosse.
}
web-link-older-show = Guarda la vecchia posizione
web-link-damaged = Questo link è danneggiato o tagliato. Chiedi al tuo amico di rimandarlo e aprilo per intero. Le tue partite sono come prima.
web-link-foreign = Questo link non va con la tua partita: comincia in un altro modo. La tua partita è come prima.
web-link-unknown = Questa partita non è conservata in questo browser. Apri il suo ultimo link: contiene tutta la partita.
web-link-fork = Il link e la tua partita non coincidono
web-link-fork-about = { $count ->
    [0] Non coincidono fin dalla prima mossa. Chiedi al tuo amico quale vale.
    [one] La prima mossa è la stessa, poi non coincidono. Chiedi al tuo amico quale vale.
   *[other] Le prime { $count } mosse sono le stesse, poi non coincidono. Chiedi al tuo amico quale vale.
}
web-link-fork-mine = Tu hai
web-link-fork-theirs = Il link ha
web-link-fork-show = Mostra
web-link-fork-go-mine = Continua con la mia
web-link-fork-go-theirs = Continua con il link
web-link-fork-note = L’altra resta tra le tue partite.
web-link-fork-name = { $players } (altre mosse)
web-link-resigns = Il { $player } abbandona.
web-link-offer = Proponi la parità con questa mossa
web-link-offer-out = Hai proposto la parità.
web-link-offered = { $name } propone la parità: accettala o fai la tua mossa
web-link-offered-friend = Il tuo amico propone la parità: accettala o fai la tua mossa
web-link-agree = Accetta la parità
web-link-agrees = Il { $player } accetta la parità.
web-link-won-resigned = Vinci: l’avversario ha abbandonato.
web-link-with-offer = { $move }, con proposta di parità
# Also in the page's title.
web-your-turn = Tocca a te
web-games-link-yours = tocca a te
web-games-link-unsent = link non ancora mandato
web-games-link-waiting = tocca al tuo amico
web-games-link-watching = guardi soltanto
web-games-kind-link = Partite tramite link

# Settings: how it looks, moves and sounds, and what is kept.
web-settings-look = Lingua e colori
web-settings-board = Tavoliere
web-settings-motion = Movimento e suono
web-look = Tavoliere e pedine
web-look-wood = Legno
web-look-slate = Ardesia
web-look-paper = Carta
web-pace = Mosse sul tavoliere
web-pace-off = Subito
web-pace-fast = Veloci
web-pace-normal = Normali
web-pace-slow = Lente
web-volume = Volume del suono
web-stored-games = Partite: { $number }
web-stored-learned = Lezioni ed esercizi fatti: { $number }
web-stored-delete = Cancella tutto
web-stored-delete-sure = Tutte le partite, le opzioni e ciò che hai imparato saranno cancellati da questo browser. Non si può annullare; prima puoi esportare le tue partite.
web-stored-failed = Non è stato possibile cancellare tutto. Chiudi le altre schede di questa pagina e riprova.
web-stored-games-link = Vai alle mie partite

## The browser: analysing, and the list of games

web-nav-analyse = Analisi
web-nav-games = Partite
web-analyse-this = Analizza questa partita
web-analyse-setup = Componi una posizione
web-analyse-setup-done = Analizza questa posizione
web-analyse-tool = Che cosa fa un clic
web-analyse-tool-add = aggiunge { $player }
web-analyse-tool-remove = toglie
web-analyse-turn = A chi tocca
web-analyse-hand = Fuori dal tavoliere, { $player }
web-analyse-passes = Turni passati appena prima
web-analyse-position = Posizione
web-analyse-from-start = Inizio di una partita
web-analyse-empty = Svuota il tavoliere
web-analyse-faults = Questa posizione non è ancora giocabile:
web-analyse-sound = Questa posizione è giocabile.
web-analyse-fault-no-such-space = Su questo tavoliere ({ $board }) non c’è la casella { $space }.
web-analyse-fault-too-far = { $space } è troppo lontana.
web-analyse-fault-too-high = La pila in { $space } è alta { $height }: il limite è tre.
web-analyse-fault-own-capture = Nella pila in { $space } la pedina in cima sta su una del proprio colore: nessuna cattura lo produce.
web-analyse-fault-split-band = Il gruppo è in { $count } parti: { $parts }.
web-analyse-fault-no-band = Non c’è alcuna pila: Libre comincia con due.
web-analyse-fault-wrong-count = Le pedine del { $player } non fanno { $pieces }: { $board } sul tavoliere e { $hand } fuori.
web-analyse-fault-passed-holding-pieces = Il { $player } non può aver passato il turno: ha ancora pedine fuori dal tavoliere.
web-analyse-engine = Motore
web-analyse-lines = Numero di varianti
web-analyse-best = Migliori varianti
web-analyse-follow = Gioca la prima mossa di questa variante
web-analyse-begins = Sto pensando…
web-analyse-depth = Profondità { $depth }
web-analyse-over = La partita è finita.
web-analyse-ahead = { $player } +{ $margin }
web-analyse-even = Equilibrio
web-analyse-wins = Il { $player } vince di { $points }
web-analyse-drawn = Parità
web-analyse-chance = { $player } { $chance }
web-analyse-unknown = Non ancora esaminata
web-analyse-bar = Probabilità di vittoria, quota del Nero
web-analyse-graph = Andamento della partita
web-analyse-ply = Mossa { $ply }
web-analyse-review = Rivedi la partita
web-analyse-reviewing = Posizioni: { $done } su { $total }
web-analyse-review-time = Tempo per posizione
web-analyse-seconds = { $seconds } s
web-analyse-accuracy = Precisione
web-analyse-only = Mossa unica
web-analyse-inaccuracy = Imprecisione
web-analyse-mistake = Errore
web-analyse-blunder = Errore grave
web-analyse-better = { $verdict }. Meglio: { $move }
web-analyse-annotation = Su questa mossa
web-analyse-judgement = Giudizio
web-analyse-glyph-1 = Buona mossa
web-analyse-glyph-2 = Errore
web-analyse-glyph-3 = Mossa brillante
web-analyse-glyph-4 = Errore grave
web-analyse-glyph-5 = Mossa interessante
web-analyse-glyph-6 = Mossa dubbia
web-analyse-comment = Commento
web-analyse-make-main = Rendila la variante principale
web-analyse-delete = Elimina da questa mossa in poi
web-analyse-deleted = Le mosse sono state eliminate.
web-analyse-undo = Annulla
web-analyse-first = All’inizio
web-analyse-back = Una mossa indietro
web-analyse-on = Una mossa avanti
web-analyse-last = Alla fine
web-analyse-key-moves = Una mossa indietro o avanti, nell’elenco delle mosse
web-analyse-key-variations = Un’altra variante, nell’elenco delle mosse
web-analyse-key-ends = All’inizio o alla fine
web-analyse-import = Importa
web-analyse-import-text = Incolla partite (.abn), una partita di Abstract Play (JSON), una riga di posizione o semplicemente mosse (d4 c3 d3).
web-analyse-import-file = Scegli i file…
web-analyse-imported = { $count ->
    [one] { $count } partita importata; è tra le tue partite.
   *[other] { $count } partite importate; sono tutte tra le tue partite.
}
web-analyse-slanted = Nomi obliqui delle caselle
web-analyse-unreadable = Questo non si può leggere: { $message }
web-analyse-unreadable-file = { $file } non si può leggere: { $message }
web-analyse-link-damaged = Questo link è danneggiato: non contiene alcuna partita. Chiedilo di nuovo.
web-analyse-link-version = Questo link viene da una versione più recente. Ricarica la pagina per avere quella versione.

# Why a text cannot be read, and where.
web-fault-at = riga { $line }, colonna { $column }: { $words }
web-fault-column = colonna { $column }: { $words }
web-fault-in = in { $path }: { $words }
web-fault-no-game = In questo testo non c’è nessuna partita.
web-fault-not-utf8 = Da qui in poi non è testo.
web-fault-unexpected = «{ $text }» qui è fuori posto.
web-fault-ends-too-soon = Il testo finisce troppo presto.
web-fault-no-result-yet = Qui comincia una nuova partita, ma alla precedente manca il risultato, per esempio 15-12 o *.
web-fault-open-comment = Il commento che comincia qui non è chiuso: manca una {"}"}.
web-fault-open-variation = La variante che comincia qui non è chiusa: manca una ).
web-fault-empty-variation = La variante non ha mosse.
web-fault-nothing-to-replace = Non c’è nessuna mossa che questa variante possa sostituire.
web-fault-nothing-to-judge = Non c’è nessuna mossa che questo segno possa giudicare.
web-fault-glyph = «{ $text }» non è un segno per una mossa: usa !, ?, !!, ??, !?, ?! oppure da $0 a $255.
web-fault-open-value = Il valore non è chiuso: manca un ".
web-fault-tag-twice = Il campo { $name } compare due volte.
web-fault-tags-disagree = «{ $first }» e «{ $second }» si contraddicono.
web-fault-coords = «{ $text }» non è un sistema di coordinate: scrivi stein o slanted.
web-fault-no-result = «{ $text }» non è un risultato: scrivi *, un punteggio come 15-12, 1-0, 0-1 o 1/2-1/2.
web-fault-wrong-result = { $given } non può essere il risultato: il punteggio è { $score }.
web-fault-illegal = Le regole vietano { $text } qui.
web-fault-illegal-because = { $text }: { $rule }
web-fault-unknown-board = Non c’è nessun tavoliere «{ $name }».
web-fault-board-size = «{ $size }» non è una dimensione: questo tavoliere ({ $board }) va da { $least } a { $most }.
web-fault-pieces = «{ $pieces }» non è un numero di pedine: questo tavoliere ({ $board }) ne ammette da 1 a { $most }.
web-fault-position-too-short = La posizione è incompleta. Servono tavoliere, pile, turno, pedine fuori dal tavoliere e turni passati.
web-fault-position-too-long = «{ $text }» è di troppo: una posizione finisce con il numero dei turni passati.
web-fault-files = Colonne: { $found }, ma questo tavoliere ({ $board }) ne ha { $expected }.
web-fault-spaces = Caselle della colonna che comincia in { $space }: { $expected }, ma il testo gliene dà { $found }.
web-fault-stack = «{ $text }» non è una pila.
web-fault-turn = «{ $text }» non dice a chi tocca: scrivi b o w.
web-fault-hands = «{ $text }» non sono pedine fuori dal tavoliere: scrivi quelle del Nero e del Bianco come 18/18.
web-fault-passes = «{ $text }» non è un numero di turni passati: scrivi 0, 1 o 2.
web-fault-no-move-there = Qui manca una mossa.
web-fault-no-such-space = Su questo tavoliere ({ $board }) non c’è la casella «{ $name }».
web-fault-ambiguous = «{ $text }» si può leggere in più di un modo: { $first } o { $second }.
web-fault-no-move = «{ $text }» non è una mossa.
web-fault-json = Questo non è un JSON valido.
web-fault-missing = Manca questo dato.
web-fault-wrong-kind = Qui dovrebbe esserci qualcos’altro.
web-fault-wrong-outcome = La partita è finita { $score }, ma la registrazione dice altro.
web-fault-other-game = Il gioco è «{ $name }», non Abande.
web-fault-ambiguous-board = «{ $name }» non è un tavoliere conosciuto, e le mosse valgono su più d’uno: { $boards }. Scrivi hex, snub o libre al suo posto, o una lista vuota per square.
web-fault-behind-the-end = La partita è già finita: dopo resign, timeout, draw o abandoned non segue nulla.
web-fault-no-date = «{ $text }» non è una data con l’ora come 2024-02-29T10:00:00Z.
web-fault-board-syntax = Non è né TOML valido né JSON valido.
web-fault-missing-field = Manca il campo «{ $name }».
web-fault-unknown-field = I file di tavoliere non hanno un campo «{ $name }».
web-fault-field-kind = «{ $name }» non contiene quello che dovrebbe.
web-fault-board-name = «{ $name }» non va bene come nome di un tavoliere: usa una minuscola, poi lettere, cifre, - o _, e non il nome di un tavoliere conosciuto.
web-fault-space-name = «{ $name }» non va bene come nome di una casella: usa una lettera, poi fino a 11 lettere, cifre o _, e non «pass».
web-fault-same-name = C’è già una casella «{ $name }».
web-fault-space-place = Il posto di «{ $name }» va dato con due numeri tra -1000000 e 1000000.
web-fault-same-place = «{ $first }» è disegnata sopra «{ $second }».
web-fault-no-spaces = Il tavoliere non ha caselle.
web-fault-too-many-spaces = Il tavoliere ha { $count } caselle: sono troppe.
web-fault-link = «{ $text }» non è un collegamento: scrivi i nomi di due o più caselle, come a1-a2-a3.
web-fault-link-unknown = Il collegamento «{ $text }» nomina «{ $name }», che non è una casella del tavoliere.
web-fault-link-loop = Il collegamento «{ $text }» va da «{ $name }» a sé stessa.
web-fault-not-connected = Nessun collegamento porta da «{ $from }» a «{ $to }»: il tavoliere deve essere tutto unito.
web-fault-export-unfinished = La partita non è finita: Abstract Play conserva solo partite finite.
web-fault-export-board = Abstract Play non ha questo tavoliere ({ $board }).
web-fault-export-pieces = Su Abstract Play si gioca con 18 pedine a testa, questa partita con { $pieces }.
web-fault-export-start = Questa partita non comincia a tavoliere vuoto, e Abstract Play non conosce altri inizi.

web-analyse-drop = Rilascia qui le partite
web-analyse-share = Condividi ed esporta
web-analyse-link = Link
web-analyse-link-note = Il link stesso contiene tutta la partita; non viene inviato nulla.

# Sharing: the address of links, a film of the game, a picture on the clipboard.
web-share-address = Indirizzo di Abande sul web
web-share-address-used = I link cominciano con questo indirizzo, perché questa pagina gira sul tuo computer.
web-share-address-none = Questa pagina gira sul tuo computer: nessun altro può aprire questo link. Inserisci un indirizzo dove altri trovano Abande.
web-share-copy-picture = Copia l’immagine
web-share-offer = Proponi online
web-share-picture-failed = Non è stato possibile copiare l’immagine. Puoi però salvarla.
web-share-save-gif = Salva la partita come GIF
web-share-filming = Sto disegnando la GIF…

web-analyse-record = Notazione della partita
web-analyse-copy = Copia
web-analyse-copied = Copiato
web-analyse-copy-failed = Il browser non permette di copiare: seleziona il testo e copialo tu.
web-analyse-save-abn = Salva .abn
web-analyse-save-json = Salva per Abstract Play
web-analyse-save-svg = Salva SVG
web-analyse-save-png = Salva PNG
web-analyse-picture = Immagine di questa posizione
# Analysing: what surrounds the moves
web-analyse-new = Nuova analisi
web-analyse-new-note = Ciò che è aperto resta tra le tue partite.
web-analyse-word-new = Nuova
web-analyse-word-setup = Componi
web-analyse-word-import = Importa
web-analyse-word-share = Condividi
web-analyse-word-play = Gioca
web-analyse-sheet-review = Andamento e revisione
web-analyse-sheet-notes = Note
web-analyse-threat = Minaccia
web-analyse-threat-title = Se toccasse al { $player }:
web-analyse-no-threat = Qui non c’è nessuna minaccia da mostrare.
web-analyse-follow-to = Gioca la variante fino a questa mossa
web-analyse-key-draw = Disegnare sul tavoliere: due volte su una casella un cerchio, su due caselle una freccia. Oppure con il tasto destro del mouse.
web-analyse-wipe = Cancella i disegni
# Learning from the mistakes that a review has found
web-analyse-learn = Impara dagli errori
web-analyse-mistake-back = Errore precedente
web-analyse-mistake-on = Errore successivo
web-mistakes-count = Errore { $number } di { $total }
web-mistakes-whose = Errori di chi
web-mistakes-both = Entrambi
web-mistakes-was = Mossa { $ply }: il { $player } ha giocato { $move }. { $verdict }.
web-mistakes-passed = Mossa { $ply }: il { $player } ha passato il turno. { $verdict }.
web-mistakes-ask = Trova una mossa migliore sul tavoliere.
web-mistakes-judging = Il motore esamina la tua mossa…
web-mistakes-found = Ben fatto: { $move } è una buona mossa.
web-mistakes-not = Non del tutto: anche { $move } regala qualcosa. { $verdict }.
web-mistakes-told = Meglio era { $move }.
web-mistakes-game = Nella partita
web-mistakes-yours = La tua mossa
web-mistakes-best = La migliore
web-mistakes-again = Riprova
web-mistakes-tell = Mostra una mossa migliore
web-mistakes-back = Indietro
web-mistakes-done = Fatto
web-mistakes-none = Non ci sono errori di questo tipo.
web-games-none = Ancora nessuna partita. Ciò che giochi, analizzi o importi resta qui, solo in questo browser.
web-games-players = { $black } – { $white }
web-games-untitled = { $board }, { $date }
web-games-open = non finita
web-games-play = Continua a giocare: { $name }
web-games-rename = Rinomina: { $name }
web-games-delete = Elimina: { $name }
web-games-deleted = La partita «{ $name }» è stata eliminata.
web-games-new-name = Nome della partita
web-games-save = Salva
web-games-export = Esporta tutte
web-games-moves = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
web-games-imported = { $count ->
    [one] { $count } partita importata.
   *[other] { $count } partite importate.
}

# The list of games: what is shown of it, and in which order.
web-games-search = Cerca: nomi, tavolieri, giocatori
web-games-which = Quali partite
web-games-kind-all = Tutte le partite
web-games-kind-starred = Preferite
web-games-kind-open = Non finite
web-games-kind-won = Vinte contro il computer
web-games-kind-lost = Perse contro il computer
web-games-kind-computer = Contro il computer
web-games-kind-others = Tutte le altre
web-games-all-boards = Tutti i tavolieri
web-games-order = Ordine
web-games-order-changed = Ultime modifiche
web-games-order-begun = Prima le più recenti
web-games-order-title = Per nome
web-games-order-moves = Prima le più lunghe
web-games-count = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
web-games-star = Preferita: { $name }
web-games-play-on = Continua a giocare
web-games-play-from = Gioca da qui: { $name }
web-games-remove = Elimina
web-games-more = Altro: { $name }

# Everything as one file.
web-backup = Copia di sicurezza
web-backup-about = Partite, opzioni, progressi e risultati in un solo file; «Importa» li riporta qui.
web-backup-added = { $count ->
    [0] Non è stata aggiunta nessuna nuova partita.
    [one] È stata aggiunta una partita.
   *[other] Sono state aggiunte { $count } partite.
}
web-backup-known = { $count ->
    [one] Una c’era già.
   *[other] { $count } c’erano già.
}
web-backup-beside = { $count ->
    [one] Una qui è diversa: sono conservate entrambe le versioni.
   *[other] { $count } qui sono diverse: sono conservate entrambe le versioni.
}
web-backup-unreadable = { $count ->
    [one] Una voce non è una partita ed è stata tralasciata.
   *[other] { $count } voci non sono partite e sono state tralasciate.
}
web-backup-values = Le opzioni sono quelle della copia; i progressi e i risultati sono quelli di entrambe.
web-backup-done = Fatto
web-backup-damaged = Questa copia di sicurezza è danneggiata: non è stato cambiato nulla.
web-backup-version = Questa copia di sicurezza viene da una versione più recente. Ricarica questa pagina per avere quella versione.

## The browser: playing with others. These words are fetched where they are said.

# The page, and the line to the server.
web-online-title = Gioca con altri
web-online-lost = La connessione è caduta. Nuovo tentativo…
web-online-lost-locked = La connessione è caduta: il tavoliere resta bloccato finché non torna. Nulla va perso.
web-online-catching-up = Aggiornamento della partita…
web-online-loading = Caricamento della partita…
web-online-game = Una partita

# Where people meet.
web-online-friend = Gioca con un amico
web-online-new = Nuova proposta
web-online-my-games = Le mie partite
web-online-challenges = Sfide per te
web-online-lobby = Proposte aperte
web-online-lobby-empty = Al momento nessuno propone una partita. Manda un link a un amico, o fai una proposta e intanto gioca contro il computer.
web-online-own-seek = La tua proposta
web-online-accept = Accetta
web-online-accept-of = Accetta la proposta di { $name }
web-online-decline = Rifiuta
web-online-withdraw = Ritira
web-online-find = Persone e partite
web-online-name = Nome
web-online-player = Nome di un giocatore
web-online-search = Cerca
web-online-person-find = Trova qualcuno
web-online-games-search = Cerca partite
web-online-to-lobby = Partite e proposte

# An offer of a game.
web-online-seek = Una proposta
web-online-for-whom = Per chi
web-online-for-link = Chi ha il link
web-online-for-all = Tutti
web-online-for-person = Una persona precisa
web-online-time-none = senza orologio
web-online-time-custom = Altro
web-online-time-days = { $days ->
    [one] { $days } giorno per mossa
   *[other] { $days } giorni per mossa
}
web-online-minutes = Minuti per la partita
web-online-seconds = Secondi per mossa
web-online-more = Dimensione, pedine
web-online-wants-color = gioca con il { $color }
web-online-from-position = da una posizione
web-online-this-position = La partita comincia dalla posizione scelta: { $board }.
web-online-make-link = Crea un link
web-online-offer = Proponi la partita
web-online-as-guest = Giochi come ospite, con un nome creato per te.
web-online-waiting = In attesa di qualcuno
web-online-waiting-link = Manda questo link, o fai inquadrare il codice. Chi per primo lo apre e accetta gioca con te.
web-online-waiting-public = La tua proposta è nella lista, aperta a tutti, finché questa app è aperta.
web-online-waiting-person = { $name } vedrà la tua sfida.
web-online-meanwhile = Non serve aspettare qui: ovunque tu sia nell’app, arriva un avviso.
web-online-play-engine = Intanto gioca contro il computer
web-online-own-machine = Questo indirizzo è quello del tuo dispositivo: gli altri non possono aprire il link. Avvia «abande serve --lan», apri l’app all’indirizzo indicato e manda il link da lì.
web-online-qr = Il link come codice QR
web-online-send = Manda
web-online-invitation = Una partita di Abande con me?
web-online-invited = { $name } propone una partita
web-online-taken = Questa proposta è già stata accettata
web-online-watch = Guarda la partita

# Called from another screen.
web-online-called = { $name } è qui: la partita comincia.
web-online-challenged = { $name } ti sfida: { $what }
web-online-to-game = Vai alla partita
web-online-look = Guarda

# During a game.
web-online-your-move = Tocca a te.
web-online-here = online
web-online-away = assente
web-online-watching = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
}
web-online-first-move = { $seconds ->
    [one] La tua prima mossa: ancora { $seconds } secondo.
   *[other] La tua prima mossa: ancora { $seconds } secondi.
}
web-online-first-move-of = { $seconds ->
    [one] Tocca al { $player }, ancora { $seconds } secondo.
   *[other] Tocca al { $player }, ancora { $seconds } secondi.
}
web-online-read-clocks = Leggi gli orologi ad alta voce
web-online-ask-take-back = Chiedi di annullare la mossa
web-online-ask-draw = Proponi la parità
web-online-give-time = Dai 15 secondi all’avversario
web-online-abort = Annulla la partita
web-online-claim = Reclama la vittoria
web-online-may-claim = { $name } è assente da tempo: puoi reclamare la vittoria o aspettare.
web-online-offers-draw = { $name } propone la parità.
web-online-offers-take-back = { $name } vorrebbe annullare una mossa.
web-online-offers-rematch = { $name } vorrebbe la rivincita.
web-online-offered-draw = Hai proposto la parità.
web-online-offered-take-back = Hai chiesto di annullare la tua mossa.
web-online-offered-rematch = Hai proposto la rivincita.
web-online-declined = { $name } ha rifiutato.
web-online-say = Di’ qualcosa
web-online-say-to = A { $name }, che lo leggerà nella sua lingua:
web-online-say-hello = Ciao!
web-online-say-good-luck = Buona fortuna!
web-online-say-one-moment = Un momento, per favore.
web-online-say-well-played = Ben giocato!
web-online-say-sorry = Scusa!
web-online-say-good-game = Bella partita!
web-online-say-thanks = Grazie!
web-online-say-bye = Devo andare. Arrivederci!

# How it ended, and what follows.
web-online-aborted = La partita è stata annullata: non conta.
web-online-won-resigned = Vinci: l’avversario ha abbandonato.
web-online-won-time = Vinci: il tempo dell’avversario è scaduto.
web-online-won-gone = Vinci: l’avversario se n’è andato.
web-online-lost-gone = Perdi: la tua assenza è durata troppo.
web-online-gone = Vince il { $winner }: l’avversario se n’è andato.
web-online-next-game = Vai alla prossima partita
web-online-export = Condividi, esporta
web-online-export-all = Esporta tutte come .abn
web-online-export-json = Esporta tutte per Abstract Play
web-online-export-left-out = { $count ->
    [one] Una partita non trova posto nei file di Abstract Play: è stata tralasciata.
   *[other] { $count } partite non trovano posto nei file di Abstract Play: sono state tralasciate.
}
web-online-result = Risultato
web-online-result-aborted = annullata
web-online-result-draw = Parità
web-online-any = Tutti
web-online-status-live = In corso
web-online-status-over = Finite
web-online-no-games = Non ci sono partite così.
web-online-more-games = Altre partite

# Somebody.
web-online-no-person = Nessuno si chiama { $name }.
web-online-kind-guest = Un ospite
web-online-kind-account = Ha un account
web-online-kind-bot = Un programma
web-online-challenge = Sfida
web-online-block = Blocca
web-online-unblock = Sblocca
web-online-unblock-of = Sblocca { $name }
web-online-blocked = { $name } non può più sfidarti né accettare le tue proposte.
web-online-unblocked = Hai sbloccato { $name }.
web-online-blocks = Persone bloccate
web-online-report = Segnala
web-online-report-what = Che cosa ha fatto { $name }? Lo leggerà chi gestisce questo server.
web-online-report-send = Manda la segnalazione
web-online-reported = Grazie: la segnalazione è stata inviata.

# Who one is.
web-online-account = Account
web-online-sign-in = Accedi
web-online-sign-in-guest = Le partite giocate come ospite restano all’ospite.
web-online-sign-out = Esci
web-online-sign-out-all = Esci ovunque
web-online-signed-in = Accesso eseguito come { $name }.
web-online-signed-out = Sessione chiusa.
web-online-nobody = Puoi giocare subito, come ospite. Con un account il tuo nome resta tuo, su ogni dispositivo.
web-online-guest-is = Giochi come ospite: { $name }.
web-online-make-account = Crea un account
web-online-make-account-text = Bastano un nome e una password.
web-online-make-account-guest = Bastano un nome e una password. Le tue partite restano tue.
web-online-password = Password
web-online-password-new = Nuova password
web-online-password-hint = Almeno 8 caratteri. Se la dimentichi, non si può recuperare.
web-online-password-change = Cambia la password
web-online-password-changed = La password è stata cambiata.
web-online-wrong-password = Il nome o la password non sono corretti.
web-online-mine = I tuoi dati
web-online-my-page = La mia pagina
web-online-data = Scarica i miei dati
web-online-delete = Elimina il mio account
web-online-delete-sure = Il tuo nome sparirà per sempre e non andrà a nessun altro. Le partite in corso sono perse. Non si può annullare.
web-online-deleted = Il tuo account è stato eliminato.

# What went wrong.
web-online-error-unreachable = Il server non risponde. Riprova tra un momento.
web-online-error-unauthorized = La sessione è scaduta: accedi di nuovo.
web-online-error-not-found = Questo non c’è, o non c’è più.
web-online-error-stale = Nel frattempo la partita è andata avanti: guarda di nuovo.
web-online-error-over = La partita è già finita.
web-online-error-too-many = { $seconds ->
    [one] Troppe richieste in una volta. Riprova tra { $seconds } secondo.
   *[other] Troppe richieste in una volta. Riprova tra { $seconds } secondi.
}
web-online-error-unavailable = Il server ora non può farlo. Riprova tra un momento.
web-online-error-other = Non ha funzionato ({ $code }).

## The browser: for newcomers

web-welcome = Ti diamo il benvenuto in Abande
web-welcome-aim = Colloca pedine e cattura impilando, fino a un’altezza di tre; ma tutte le pedine devono restare un solo gruppo. Alla fine ogni tua pila che tocca l’avversario vale la sua altezza: vince chi ha più punti.
web-welcome-learn = Impara in cinque minuti
web-welcome-play = Gioca subito
web-sleeper = Le pedine pallide dormono: non hanno accanto nessuna pila avversaria. Ciò che dorme alla fine non vale nulla.
web-understood = Ho capito
web-rules = Le regole
web-rules-intro = Abande è un gioco di Dieter Stein (2005) per due giocatori. Queste sono le regole con parole nostre; si leggono in cinque minuti.
web-rules-start = L’inizio
web-rules-start-text = Il tavoliere è vuoto e ogni giocatore ha 18 pedine fuori dal tavoliere. Comincia il Nero, su una casella qualsiasi. Poi si gioca a turno.
web-rules-turn = Il tuo turno
web-rules-turn-text = Fa’ una di queste tre cose: collocare una pedina, catturare o passare il turno. Puoi passare il turno solo se non hai più pedine fuori dal tavoliere.
web-rules-enter = Collocare: metti una tua pedina su una casella vuota accanto al gruppo. Tutte le pedine sul tavoliere, nere e bianche, sono il gruppo.
web-rules-enter-picture = Il Nero può collocare una pedina su ogni casella con un punto.
web-rules-capture = Catturare
web-rules-capture-text = Muovi una tua pila di un passo, sopra una pila avversaria vicina. Anche una pedina sola è una pila. La pedina in cima dice di chi è la pila. Le pile si muovono intere, mai su una casella vuota né sopra una pila propria.
web-rules-capture-early = Si cattura dopo che tre pedine sono state collocate.
web-rules-capture-picture = Le frecce mostrano tutte le catture che il Nero può fare qui.
web-rules-three = Tre è il limite
web-rules-three-text = Nessuna pila è più alta di tre. Una pila di tre non si muove e non può essere catturata: resta lì per sempre.
web-rules-band = Un solo gruppo
web-rules-band-text = Dopo ogni mossa tutte le pile devono essere unite. Non si può catturare con una pila se solo essa teneva insieme due parti del gruppo.
web-rules-band-picture = La pedina al centro non può catturare: senza di essa il gruppo si dividerebbe nelle due parti segnate.
web-rules-end = La fine
web-rules-end-text = La partita finisce quando i due giocatori passano il turno uno dopo l’altro. Chi ha passato può ancora catturare più tardi, finché la partita continua. Chi ha pedine da collocare ma nessuna mossa permessa passa il turno.
web-rules-score = Il punteggio
web-rules-score-text = Una pila che non tocca nessuna pila avversaria è dormiente e non vale nulla. Ogni altra pila vale la sua altezza per chi la possiede. Vince chi ha più punti; a punti uguali è parità.
web-rules-score-picture = La fine di una partita. Le pile pallide dormono.
web-rules-libre = Libre
web-rules-libre-text = Libre non ha tavoliere. Una pedina nera e una bianca sono affiancate, e ogni giocatore ne ha altre 17. Una pila che ne tocca almeno altre due ha una connessione forte. Si colloca dove la pedina tocca due pile, o una che abbia una connessione forte. Le catture non chiedono forza. Se resta una sola pila, va bene ogni casella accanto.
web-rules-libre-picture = Dove il Nero può collocare una pedina in Libre.
web-rules-more = Altro sul gioco
web-rules-stein = Abande sulle pagine di Dieter Stein
web-rules-stein-rules = Le sue regole
web-about = Informazioni su Abande
web-about-game = Il gioco è di Dieter Stein, che lo ha pubblicato nel 2005. Questa app non è sua: la fanno persone a cui piace il suo gioco.
web-about-version = Versione { $version }
web-about-licence = Il programma è libero: con licenza MIT o Apache 2.0, a scelta. È fatto con Rust, Svelte e Fluent.
web-about-third-party = Licenze delle parti scritte da altri
web-about-stored = Che cosa viene salvato
web-about-stored-text = Le tue partite, le tue opzioni e ciò che hai imparato restano solo in questo browser. Nulla lascia questo dispositivo: niente account, niente cookie, nessuna richiesta ad altri. Un link che condividi contiene la partita stessa. Solo ciò che giochi online resta sul server su cui giochi: il tuo nome, quelle partite e, qui, un cookie che dice chi sei.
web-about-clear = Vedi e cancella ciò che è salvato

## The browser: learning

web-nav-learn = Impara
web-learn-lessons = Le regole, una alla volta
web-learn-welcome = Abande si impara in fretta: dodici brevi lezioni, ognuna superata con una mossa sul tavoliere.
web-learn-begin = Comincia
web-learn-continue = Continua: { $title }
web-learn-over-again = Ricomincia
web-learn-over-again-sure = Tutte le lezioni e gli esercizi risulteranno non superati. Ricominciare?
web-learn-lesson = Lezione { $number } di { $count }
web-learn-progress = Progressi: { $done } su { $count }
web-learn-is-done = già fatto
web-learn-overview = Tutte le lezioni
web-learn-next = Avanti
web-learn-finish = Concludi
web-learn-hint = Suggerimento
web-learn-hint-pass = Suggerimento: passa il turno.
web-learn-hint-move = Suggerimento: { $move }.
web-learn-hint-more = Un altro suggerimento
web-learn-hint-stack = Guarda la pila in { $space }.
web-learn-hint-enter = Colloca una pedina. Dove conta di più?
web-learn-hint-nothing = Guarda se una cattura porta qualcosa.
web-learn-why-sleep = Addormenta { $spaces }.
web-learn-why-wake = Sveglia { $spaces }.
web-learn-why-final = La pila in { $space } diventa alta tre: nessuno può più catturarla.
web-learn-retry = Riprova
web-learn-miss = Una mossa permessa, ma non è ciò che si chiede qui.
web-learn-ask-label = Tocca a te
web-learn-you-are = Giochi con il { $player }.
web-learn-tally =
    { $player }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $hand } fuori dal tavoliere
web-learn-enter = Collocare una pedina
web-learn-enter-text = Il tavoliere è vuoto: ciascuno ha ancora fuori tutte le sue 18 pedine. Comincia il Nero.
web-learn-enter-ask = Colloca la tua prima pedina: va bene qualsiasi casella.
web-learn-enter-done = Eccola. Le pedine non lasciano più il tavoliere.
web-learn-band = Il gruppo
web-learn-band-text = Tutte le pedine sul tavoliere, nere e bianche, formano un solo gruppo. Ogni nuova pedina si colloca su una casella vuota accanto al gruppo.
web-learn-band-ask = Colloca una pedina accanto al gruppo.
web-learn-band-done = Il gruppo cresce e resta uno solo.
web-learn-capture = Catturare
web-learn-capture-text = Dopo che tre pedine sono state collocate, puoi catturare invece di collocare: muovi una pedina di un passo sopra una pedina avversaria vicina. La tua ora è in cima, e la pila appartiene a chi ha la pedina in cima.
web-learn-capture-ask = Cattura una pedina bianca: scegli la tua, poi quella bianca.
web-learn-capture-done = Ora è una pila di due, ed è tua.
web-learn-stack = Le pile si muovono intere
web-learn-stack-text = Una pila si muove come una pedina, di un passo e sempre intera: non si divide mai. Nulla si muove su una casella vuota né su una pila propria.
web-learn-stack-ask = Cattura con la pila in { $space }.
web-learn-stack-done = Alta tre pedine, e tutte e tre contano per te.
web-learn-cut = Ciò che tiene unito il gruppo
web-learn-cut-text = Dopo ogni mossa tutte le pile devono formare ancora un solo gruppo. Una pila che ne tiene unite due parti è una cerniera: deve restare dov’è.
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
web-learn-pass-text = Puoi passare il turno solo quando non hai più pedine fuori dal tavoliere. Dopo puoi ancora catturare. Quando i due giocatori passano il turno uno dopo l’altro, la partita è finita.
web-learn-pass-ask = Colloca la tua ultima pedina. Il Bianco passa il turno; poi passa anche tu.
web-learn-pass-done = Due turni passati di seguito: la partita è finita.
web-learn-sleep = Pedine dormienti
web-learn-sleep-text = Alla fine, una pila senza pile avversarie accanto dorme e non vale nulla. Il tavoliere mostra più pallide le pedine dormienti.
web-learn-sleep-ask = La pila bianca di tre in { $space } non si può catturare. Addormentala.
web-learn-sleep-done = Dorme: nessuna delle tue pile le sta accanto, e i suoi tre punti sono persi.
web-learn-score = Il punteggio
web-learn-score-text = Alla fine ogni pila sveglia vale la sua altezza per chi la possiede. Vince il punteggio più alto.
web-learn-score-ask = Il Bianco ha passato il turno. Cattura, poi passa e vinci la partita.
web-learn-score-miss = La partita è finita e non sei in vantaggio. Bada ai punti e alle tue pedine dormienti.
web-learn-score-done = Hai vinto. Queste sono tutte le regole di Abande su un tavoliere.
web-learn-libre = Libre: senza tavoliere
web-learn-libre-text = Libre non ha bordi e comincia con una pedina di ogni colore. In cambio il gruppo dev’essere saldo: una nuova pedina deve toccare due pile.
web-learn-libre-ask = Colloca una pedina che le tocchi entrambe.
web-learn-libre-done = Toccare due o più pile è una connessione forte.
web-learn-strong = Debole e forte
web-learn-strong-text = Una pedina può anche toccare una sola pila, se questa ha una connessione forte, cioè se a sua volta ne tocca due o più. Per catturare non conta.
web-learn-strong-ask = Colloca una pedina che tocchi esattamente una pila.
web-learn-strong-done = Si regge su una sola pila, e quella è abbastanza forte.
web-learn-end = Ora conosci Abande
web-learn-end-text = Queste sono tutte le regole. Allena l’occhio con gli esercizi o gioca la tua prima partita.
web-learn-play = Gioca una partita
web-learn-exercises = Esercizi
web-learn-exercises-text = Finali risolti fino all’ultima mossa. Una sola mossa è la migliore: trovala.
web-learn-exercise = Esercizio { $number } di { $count }
web-learn-exercise-name = Esercizio { $number }, { $board }
web-learn-theme-keep = Catturare e tenere unito il gruppo
web-learn-theme-keep-ask = Diverse catture fanno gola, ma una sola tiene unito il gruppo, e vince. Trovala.
web-learn-theme-last = La migliore ultima mossa
web-learn-theme-last-ask = Dopo la mossa giusta, per entrambi è meglio passare il turno. Trova quella che rende di più.
web-learn-theme-win = Vincere di un punto
web-learn-theme-win-ask = Una mossa vince di un solo punto; tutte le altre portano alla parità o alla sconfitta. Trovala.
web-learn-right = Giusto! { $outcome }
web-learn-worse = { $outcome } C’è una mossa migliore.
web-learn-outcome-win =
    Con il gioco migliore, { $move } vince di { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
web-learn-outcome-draw = Con il gioco migliore, { $move } porta alla parità.
web-learn-outcome-loss =
    Con il gioco migliore, { $move } perde di { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
web-learn-go-on = Mostra come prosegue
web-learn-next-exercise = Esercizio seguente
web-learn-all-solved = Li hai risolti tutti.
web-learn-unknown = Questa lezione non esiste.

# The explorer of openings.
web-analyse-sheet-openings = Aperture
web-openings-own = Le mie partite
web-openings-own-title = Conta che cosa si è giocato nelle partite conservate qui
web-openings-about = Posizioni nel libro: { $positions }, nodi per ciascuna: { $nodes }
web-openings-unknown = Il libro non conosce questa posizione.
web-openings-end = Il libro finisce qui.
web-openings-none = Non c’è un libro per questo tavoliere.
web-openings-failed = Non è possibile avere il libro: { $message }
web-openings-counting = Sto contando le tue partite…
web-openings-games = Le tue partite su questo tavoliere: { $games }
web-openings-never = Nessuna delle tue partite è continuata da qui.
web-openings-move = { $move }: { $standing }, parte del libro { $share }
web-openings-played = { $move }: partite { $games }, vinte dal Nero { $black }, dal Bianco { $white }, pari { $draws }
web-openings-alike = Lo stesso girato o specchiato: { $moves }

## The browser: puzzles

web-nav-puzzles = Problemi
web-stored-puzzles = Problemi conteggiati: { $number }
web-puzzle-welcome = { $count ->
    [one] { $count } posizione in cui una mossa è nettamente la migliore.
   *[other] { $count } posizioni, e in ognuna una mossa è nettamente la migliore.
}
web-puzzle-overview = Tutti i problemi
web-puzzle-unknown = Questo problema non esiste.
web-puzzle-none = Non ci sono problemi di questo tipo.
web-puzzle-name = Il problema { $id }
web-puzzle-day = Problema del giorno
web-puzzle-day-text = Lo stesso per tutti.
web-puzzle-day-done = L’hai risolto.
web-puzzle-rated = Problemi a punteggio
web-puzzle-rating = Il tuo punteggio
web-puzzle-rating-guess = per ora una stima
web-puzzle-theme = Tema
web-puzzle-any-board = qualsiasi tavoliere
web-puzzle-any-theme = qualsiasi tema
web-puzzle-solve = Risolvi
web-puzzle-count = { $count ->
    [one] { $count } problema
   *[other] { $count } problemi
}
web-puzzle-timed = Tre minuti
web-puzzle-timed-text = Quanti ne riesci in tre minuti. Tre errori e finisce.
web-puzzle-streak = Serie
web-puzzle-streak-text = Fino al primo errore, sempre più difficile.
web-puzzle-best = Record: { $number }
web-puzzle-themes = Temi
web-puzzle-themes-text = Di che cosa trattano, e quanti ne hai risolti.
web-puzzle-mistakes = I miei errori
web-puzzle-mistakes-text = Dalle tue partite riesaminate: trova una mossa migliore.
web-puzzle-mistakes-none = Nessuna delle tue partite è stata ancora riesaminata, o nessuna aveva errori. Aprine una in Analisi e falla riesaminare.
web-puzzle-mistake-was = { $date }: hai giocato { $move }. { $verdict }.
web-puzzle-mistake-of = { $date }: il { $player } ha giocato { $move }. { $verdict }.
web-puzzle-history = I miei problemi
web-puzzle-history-text = L’andamento del tuo punteggio, i temi e gli ultimi problemi.
web-puzzle-history-none = Ancora niente. Risolvi un problema, e sarà qui.
web-puzzle-graph = { $count ->
    [one] Il tuo punteggio dopo un problema: { $last }
   *[other] Il tuo punteggio su { $count } problemi, da { $first } a { $last }
}
web-puzzle-latest = Gli ultimi
web-puzzle-is-solved = Risolti
web-puzzle-is-missed = Mancati
web-puzzle-is-helped = Risolti con suggerimenti

web-puzzle-find = Trova la mossa migliore per il { $player }
web-puzzle-right = Giusto!
web-puzzle-go-on = Giusto! { $reply } Continua.
web-puzzle-solved = Risolto!
web-puzzle-told = Questa è la soluzione.
web-puzzle-new-rating = Il tuo punteggio: { $rating } ({ $change }).
web-puzzle-wrong = { $move } non è la mossa giusta.
web-puzzle-wrong-looking = { $move } non è la mossa giusta. Vediamo perché…
web-puzzle-wrong-over = { $move } non è la mossa giusta, e finisce la partita: { $outlook }.
web-puzzle-wrong-unknown = { $move } non è la mossa giusta. Il motore non è riuscito a mostrare perché.
web-puzzle-refuted = { $move } non è la mossa giusta: la risposta è { $reply }. { $outlook }.
web-puzzle-hint-themes = Si tratta di: { $themes }.
web-puzzle-hint-near = Colloca una pedina accanto a { $space }.
web-puzzle-hint-capture = È una cattura.
web-puzzle-tell = Soluzione
web-puzzle-next = Problema successivo
web-puzzle-analyse = Apri in Analisi
web-puzzle-about-themes = { $themes }. Punteggio { $rating }.
web-puzzle-about = Punteggio { $rating }.
web-puzzle-proven = { $outlook }: dimostrato fino alla fine della partita.
web-puzzle-searched = { $outlook }, secondo una ricerca profonda.

web-puzzle-run-start = Inizia
web-puzzle-run-again = Ancora
web-puzzle-run-solved = Risolti: { $number }
web-puzzle-run-missed = Mancati: { $number }
web-puzzle-run-left = { $count ->
    [one] ancora { $count } secondo
   *[other] ancora { $count } secondi
}
web-puzzle-run-time = Il tempo è scaduto.
web-puzzle-run-misses = { $count ->
    [one] Un errore, ed è finita.
   *[other] { $count } errori, ed è finita.
}
web-puzzle-run-empty = Non ci sono altri problemi.
web-puzzle-run-record = Il tuo miglior risultato!
web-puzzle-run-answers = Da rivedere

web-puzzle-theme-keep = Tenere unito il gruppo
web-puzzle-theme-keep-text = Di più catture una sola lascia unito il gruppo.
web-puzzle-theme-cut = Cerniera
web-puzzle-theme-cut-text = Dopo una cattura il gruppo dipende da una pila avversaria, che deve restare.
web-puzzle-theme-pin = Inchiodatura
web-puzzle-theme-pin-text = Una nuova pedina dipende da una pila avversaria, che non può più andarsene.
web-puzzle-theme-sleep = Addormentare
web-puzzle-theme-sleep-text = Una pila avversaria si addormenta e non conta più.
web-puzzle-theme-wake = Svegliare
web-puzzle-theme-wake-text = Una pila che dormiva è di nuovo sveglia.
web-puzzle-theme-three = Tre in una volta
web-puzzle-theme-three-text = Una pedina sola cattura una pila di due, e nessuno può riprenderla.
web-puzzle-theme-take-back = Ricatturare
web-puzzle-theme-take-back-text = Ciò che ha appena catturato viene subito catturato.
web-puzzle-theme-last = L’ultima pedina
web-puzzle-theme-last-text = L’ultima pedina fuori dal tavoliere va dove conta di più.
web-puzzle-theme-pass = Passare il turno
web-puzzle-theme-pass-text = C’è qualcosa da catturare, e passare è meglio.
web-puzzle-theme-race = Corsa
web-puzzle-theme-race-text = Tutte le pedine sono sul tavoliere: chi cattura che cosa per primo?
web-puzzle-theme-connection = Connessione
web-puzzle-theme-connection-text = In Libre decide ciò che ha connessione debole o forte.
