### Abande in English. The same keys and arguments in every language; `cargo test --package abande-words`
### finds what is missing, and what nobody uses.
###
### Sections: what all parts share, the terminal (`tui-`), the browser (`web-`).

## Shared: the game

language = English
color-black = Black
color-white = White

# The board, as in "Board: hexagonal".
board-hex = hexagonal
board-square = square
board-snub = snub-square
board-libre = Libre

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
in-hand = { $count ->
    [one] { $count } piece in hand
   *[other] { $count } pieces in hand
}
to-move = { $player } to move

## Shared: how a game ends

# $points and $other are numbers: those of the winner, and those of the loser.
result-win = { $winner } wins { $points }–{ $other }.
result-draw = A draw, { $points }–{ $points }.
result-won = { $winner } wins.
result-drawn = A draw by agreement.
result-open = The game is not over.

## Shared: what a move does

# $space, $from and $to are names of spaces, such as d4.
move-enter = { $player } enters a piece on { $space }.
move-capture = { $player } captures { $to } from { $from }.
move-pass = { $player } passes.

## Shared: why a move is refused

refusal-game-over = The game is over: both players have passed.
refusal-no-such-space = The board { $board } has no space { $space }.
refusal-empty-hand = There is no piece left in hand to enter.
refusal-occupied = { $space } is occupied: pieces are entered on empty spaces.
refusal-not-next-to-band = { $space } is not next to the band: no stack stands beside it.
refusal-weak-connection = At { $space } a piece would touch only { $to }, which itself touches only one stack: too weak a connection.
refusal-too-early = It is too early to capture: three pieces must have been entered first.
refusal-nothing-to-move = There is no stack on { $from } to move.
refusal-not-yours = The stack on { $from } is not yours: its top piece is the opponent’s.
refusal-own-stack = The stack on { $to } is your own: only the opponent’s can be captured.
refusal-nothing-to-capture = There is nothing to capture on { $to }: stacks never move to empty spaces.
refusal-not-adjacent = { $from } and { $to } are not adjacent: a stack moves one step.
refusal-stack-of-three = The stack on { $at } is three high: it neither moves nor is captured.
refusal-too-high = { $from } on { $to } would be { $height } high: too high, three is the limit.
# $parts are lists of spaces, such as "b2 c3 | e3"; $count says how many.
refusal-would-split = Moving the stack from { $from } would split the band into { $count } parts: { $parts }.
refusal-hand-not-empty = { $pieces ->
    [one] { $player } has { $pieces } piece in hand: passing is for an empty hand.
   *[other] { $player } has { $pieces } pieces in hand: passing is for an empty hand.
}

## Shared: why a text is no move

typed-empty = A move is missing. Examples: { $examples }
typed-no-such-space = The board { $board } has no space ‘{ $name }’.
typed-ambiguous = ‘{ $text }’ can be read in more than one way: { $first } or { $second }.
typed-not-a-move = ‘{ $text }’ is no move. Examples: { $examples }

## The terminal

## The browser

web-nav = Screens
web-nav-play = Play
web-nav-settings = Settings
web-skip = Skip to the content
web-close = Close
web-cancel = Cancel
web-board = Board
web-you = You
web-engine = Computer, level { $level }
web-thinking = The computer is thinking.
web-may-pass = { $player } to move, or to pass
web-no-target = No stack of the opponent’s stands beside { $space }: there is nothing to capture.
web-restore-failed = The game of your last visit cannot be read: { $message }
web-controls = Controls
web-pass = Pass
web-pass-short = pass
web-undo = Take back
web-redo = Play again
web-rotate = Turn the board
web-flip = Mirror the board
web-sound = Sound
web-resign = Resign
web-resign-sure = Do you want to resign this game?
web-moves = Moves
web-no-moves = No move has been made yet.
web-new-game = New game
web-against = Opponent
web-against-engine = Computer
web-against-people = Two at this screen
web-against-nobody = Both sides, to try things
web-level = Level { $level }
web-level-low = Beginner
web-level-high = Full strength
web-your-color = You play
web-color-random = By lot
web-board-file = From a file
web-board-file-choose = Choose a board file …
web-board-file-missing = Choose a board file first.
web-board-file-fault = { $file } is no board: { $message }
web-more = Size, pieces, clock
web-size = Spaces a side
web-pieces = Pieces for each player
web-clock = Clock, minutes + seconds a move
web-clock-none = None
web-start = Start
web-keys = Keys
web-key-walk = Walk over the board
web-key-act = Enter a piece, choose or capture a stack
web-key-clear = Choose nothing
web-key-hints = Show or hide legal moves
web-key-zoom = Zoom in, zoom out, show all (Libre)
web-language = Language
web-theme = Colours
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-coordinates = Names of the spaces
web-coordinates-off = Off
web-coordinates-edge = At the edge
web-coordinates-spaces = In the spaces
web-system = System of the hexagonal board
web-system-stein = Stein’s
web-system-slanted = Slanted
web-hints = Show legal moves
web-space-empty = { $space }, empty
web-space-piece = { $space }, { $player }
web-space-stack = { $space }, { $player }, { $height } high, from the bottom: { $pieces }
web-makeup = { $space }, from the bottom: { $pieces }
web-asleep = asleep
web-can-enter = a piece can be entered here
web-can-capture = can capture { $spaces }
web-can-be-captured = can be captured from { $spaces }
web-chosen = chosen
web-fit = Show the whole band

## The browser: learning

web-nav-learn = Learn
web-learn-lessons = The rules, one by one
web-learn-welcome = Abande is quickly learned: twelve short lessons, each won by a move on the board.
web-learn-begin = Begin
web-learn-continue = Go on: { $title }
web-learn-over-again = Begin again
web-learn-over-again-sure = All lessons and exercises will count as not done. Begin again?
web-learn-lesson = Lesson { $number } of { $count }
web-learn-progress = { $done } of { $count } done
web-learn-is-done = done
web-learn-overview = All lessons
web-learn-next = Next
web-learn-finish = Finish
web-learn-hint = Hint
web-learn-hint-pass = Hint: pass.
web-learn-hint-move = Hint: { $move }.
web-learn-retry = Try again
web-learn-miss = A legal move, but it does not do what is asked here.
web-learn-ask-label = Your task
web-learn-you-are = You play { $player }.
web-learn-tally = { $player }: { $points } points, { $hand } in hand
web-learn-enter = Entering a piece
web-learn-enter-text = The board is empty, and each player has 18 pieces in hand. Black moves first.
web-learn-enter-ask = Enter your first piece: any space will do.
web-learn-enter-done = There it stands. Pieces never leave the board again.
web-learn-band = The band
web-learn-band-text = All pieces on the board, black and white, form one band. Every further piece is entered on an empty space next to it.
web-learn-band-ask = Enter a piece next to the band.
web-learn-band-done = The band grows, and it is still one.
web-learn-capture = Capturing
web-learn-capture-text = Once three pieces have been entered, you may capture instead of entering: move a piece one step onto a neighbouring piece of the opponent’s. Yours is now on top, and the top piece owns the stack.
web-learn-capture-ask = Capture a white piece: choose yours, then the white one.
web-learn-capture-done = Now it is a stack of two, and it is yours.
web-learn-stack = Stacks move whole
web-learn-stack-text = A stack moves like a piece, one step, and always whole: it is never split. Nothing ever moves to an empty space, or onto a stack of one’s own.
web-learn-stack-ask = Capture with the stack on { $space }.
web-learn-stack-done = Three pieces high, and all three count for you.
web-learn-cut = What holds the band
web-learn-cut-text = After every move all stacks must still form one band. A stack that holds two parts of it together is a cut point: it has to stay where it is.
web-learn-cut-ask = Try to capture with the piece on { $space }, and see what happens.
web-learn-cut-done = Just so: without { $space } the band would fall into the parts that are marked.
web-learn-keep = A capture that keeps the band
web-learn-keep-text = Some of your pieces hold the band together, others are free to go. Look at what would remain.
web-learn-keep-ask = Capture so that the band stays in one piece.
web-learn-keep-done = Well seen: everything is still connected.
web-learn-three = Three is the limit
web-learn-three-text = No stack is ever higher than three. A stack of three is final: it neither moves nor is captured.
web-learn-three-ask = Capture the white stack on { $space }.
web-learn-three-done = One on two makes three, and nobody can take it from you any more.
web-learn-pass = Passing
web-learn-pass-text = Only with an empty hand may you pass. You may still capture later. When both players pass one after the other, the game is over.
web-learn-pass-ask = Enter your last piece. White passes; then pass, too.
web-learn-pass-done = Two passes in a row: the game is over.
web-learn-sleep = Sleeping pieces
web-learn-sleep-text = At the end, a stack with no stack of the opponent’s beside it is asleep and counts nothing. The board shows sleepers pale.
web-learn-sleep-ask = White’s stack of three on { $space } cannot be captured. Put it to sleep.
web-learn-sleep-done = It sleeps: none of yours is beside it, and its three points are gone.
web-learn-score = The score
web-learn-score-text = At the end every stack that is awake counts its height for its owner. The higher score wins.
web-learn-score-ask = White has passed. Capture, then pass, and win the game.
web-learn-score-miss = The game is over, and you are not ahead. Mind the points, and your own sleepers.
web-learn-score-done = You win. These are all the rules of Abande on a board.
web-learn-libre = Libre: without a board
web-learn-libre-text = Libre has no edges, and begins with a piece of each colour. In return the band must be firm: a new piece should touch two stacks.
web-learn-libre-ask = Enter a piece that touches both.
web-learn-libre-done = Touching two or more stacks is a strong connection.
web-learn-strong = Weak and strong
web-learn-strong-text = A piece may also touch just one stack, if that one is strongly connected: if it touches two or more itself. Captures ask for no strength.
web-learn-strong-ask = Enter a piece that touches exactly one stack.
web-learn-strong-done = It hangs on by one stack, and that one is strong enough.
web-learn-end = You know Abande
web-learn-end-text = Those were all the rules. Try your eye on the exercises, or play your first game.
web-learn-play = Play a game
web-learn-exercises = Exercises
web-learn-exercises-text = Ends of games, solved to the last move. One move is best; find it.
web-learn-exercise = Exercise { $number } of { $count }
web-learn-exercise-name = Exercise { $number }, { $board }
web-learn-theme-keep = Capture and keep the band
web-learn-theme-keep-ask = Several captures are tempting, one alone keeps the band, and it wins. Find it.
web-learn-theme-last = The best last move
web-learn-theme-last-ask = After the right move both do best to pass. Find the one that counts most.
web-learn-theme-win = Win by one
web-learn-theme-win-ask = One move wins by a single point; every other draws or loses. Find it.
web-learn-right = Right! { $outcome }
web-learn-worse = { $outcome } There is a better move.
web-learn-outcome-win =
    With best play { $move } wins by { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-learn-outcome-draw = With best play { $move } leads to a draw.
web-learn-outcome-loss =
    With best play { $move } loses by { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-learn-go-on = Show how it goes on
web-learn-next-exercise = Next exercise
web-learn-all-solved = You have solved them all.
web-learn-unknown = There is no such lesson.
