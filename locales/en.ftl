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

# Who plays.
tui-you = You
tui-person = Person
tui-level = Level { $number }
tui-thinking = is thinking …
tui-paused = waits: Enter
tui-not-your-turn = It is { $player }’s turn: the engine is thinking.

# What has been done, and what cannot be.
tui-one-more-pass = Another pass ends the game.
tui-taken-up = { $space } captures: choose one of the marked stacks. Esc puts it down.
tui-no-enemy-beside = { $space } cannot capture: no stack of the opponent is next to it.
tui-capturers = { $space } can be captured from { $stacks }: choose one of these first.
tui-nothing-to-undo = There is no move to take back.
tui-nothing-to-redo = Nothing was taken back that could be played again.
tui-seeking-hint = Looking for a good move …
tui-hint = Hint: { $move }

# Keeping, saving and opening games. tui-yes is the letter that answers tui-prompt-replace.
tui-kept = The game is kept: “abande play” offers it again.
tui-not-kept = The game cannot be kept for another day: { $reason }
tui-resumed = The game goes on where it stood.
tui-opened = The game is open: u and r go back and forth.
tui-saved = Saved: { $file }
tui-exists = { $file } exists already.
tui-not-saved = Nothing was saved.
tui-prompt-move = Move
tui-prompt-save = Save as
tui-prompt-open = Open the file
tui-prompt-replace = Replace it (y/n)
tui-yes = y

# About the space of the cursor.
tui-space-empty = { $space }: empty
tui-space-enter = { $space }: empty, a piece may be entered here
tui-space-stack = { $space }: { $player }, { $height } high
tui-space-asleep = { $space }: { $player }, { $height } high, asleep: it touches no opponent and scores nothing

# Beside the board.
tui-moves = Moves
tui-analysis = Analysis
tui-analysis-over = The game is over.
tui-depth = depth { $depth }
tui-proven = certain
tui-even = even
tui-decimal-mark = .

# The line of keys: as short as can be.
tui-key-help = help
tui-key-act = play
tui-key-pass = pass
tui-key-undo = undo
tui-key-hint = hint
tui-key-analysis = analysis
tui-key-save = save
tui-key-new = new
tui-key-quit = quit

# The menu.
tui-menu-kept = Unfinished games
tui-menu-new = New game
tui-menu-board = Board
tui-menu-start = Start
tui-menu-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
tui-menu-keys = Up, Down: choose · Left, Right: change · Enter: start · q: quit
tui-menu-keys-kept = Up, Down: choose · Left, Right: change · Enter: go on or start · x: throw away · q: quit
tui-menu-discard = x once more throws this game away for good.

# Help.
tui-help-keys = Keys and signs
tui-help-step = go over the board
tui-help-slant = go on a slant; so do Y U B N
tui-help-act = enter a piece, choose a stack, capture; or click
tui-help-type = Type a move: d4 enters, c3-d4 captures, pass passes; in Libre 0,1 and 0,1->1,0.
tui-help-pass = pass, with an empty hand
tui-help-undo = take back your last move
tui-help-redo = play again what was taken back
tui-help-hint = ask the engine for a hint
tui-help-analysis = analysis: who leads by how much, and the best lines
tui-help-marks = show or hide what is legal
tui-help-save = save the game to a file (.abn)
tui-help-open = open a game from a file
tui-help-new = begin a new game; this one is kept
tui-help-cancel = put the stack down again; close
tui-help-redraw = draw the screen anew
tui-help-quit = leave; an unfinished game is kept
tui-help-foot = Up and Down scroll; any other key goes back to the game.
tui-sign-black = a black stack, two high
tui-sign-white = a white stack, one high
tui-sign-asleep = behind a stack: asleep, it would score nothing
tui-sign-last = the last move
tui-sign-enter = a piece may be entered here
tui-sign-movable = this stack may capture
tui-sign-target = the chosen stack may capture this one
tui-sign-pointed = what a hint or a message is about
tui-sign-cursor = the cursor, and the chosen stack
tui-too-small = The window is too small: it takes { $columns } x { $lines } at least, and 80 x 24 to see everything.

# Line by line, for screen readers and scripts.
tui-plain-welcome = Abande, { $board }. Black: { $black }. White: { $white }. Type a move, or help.
tui-plain-kept = { $count ->
    [one] There is { $count } unfinished game: resume goes on with it.
   *[other] There are { $count } unfinished games: resume goes on with the latest.
}
tui-plain-nothing-kept = There is no unfinished game to go on with.
tui-plain-see-help = help lists all commands.
tui-plain-help = this list
tui-plain-board = draw the board
tui-plain-stacks = list all stacks
tui-plain-moves = list all legal moves
tui-plain-score = points, hands, and whose turn it is
tui-plain-position = the position as a line of text
tui-plain-analyse = who leads by how much, and the best lines

## The browser
