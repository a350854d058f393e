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

## The browser: analysing, and the list of games

web-nav-analyse = Analyse
web-nav-games = Games
web-analyse-this = Analyse this game
web-analyse-setup = Set up a position
web-analyse-setup-done = Analyse this position
web-analyse-tool = What a click does
web-analyse-tool-add = adds { $player }
web-analyse-tool-remove = takes off
web-analyse-turn = To move
web-analyse-hand = In hand, { $player }
web-analyse-passes = Passes just before
web-analyse-position = Position
web-analyse-from-start = Start of a game
web-analyse-empty = Empty the board
web-analyse-faults = This is not yet a position:
web-analyse-sound = This is a position.
web-analyse-fault-no-such-space = The board { $board } has no space { $space }.
web-analyse-fault-too-far = { $space } lies too far out.
web-analyse-fault-too-high = The stack on { $space } is { $height } high: three is the limit.
web-analyse-fault-own-capture = The stack on { $space } has a piece on top of one of its own colour, which no capture brings about.
web-analyse-fault-split-band = The band is in { $count } parts: { $parts }.
web-analyse-fault-no-band = There is no stack: Libre starts with two.
web-analyse-fault-wrong-count = { $player } has { $board } on the board and { $hand } in hand, which do not make { $pieces } pieces.
web-analyse-fault-passed-holding-pieces = { $player } cannot have passed while holding pieces.
web-analyse-engine = Engine
web-analyse-lines = Number of lines
web-analyse-best = Best lines
web-analyse-follow = Play the first move of this line
web-analyse-begins = Thinking …
web-analyse-depth = Depth { $depth }
web-analyse-over = The game is over.
web-analyse-ahead = { $player } +{ $margin }
web-analyse-even = Even
web-analyse-wins = { $player } wins by { $points }
web-analyse-drawn = Drawn
web-analyse-chance = { $player } { $chance }
web-analyse-unknown = Not looked at yet
web-analyse-bar = Winning chance, Black’s share
web-analyse-graph = Course of the game
web-analyse-ply = Move { $ply }
web-analyse-review = Review the game
web-analyse-reviewing = { $done } of { $total } positions
web-analyse-review-time = Time for a position
web-analyse-seconds = { $seconds } s
web-analyse-accuracy = Accuracy
web-analyse-only = Only move
web-analyse-inaccuracy = Inaccuracy
web-analyse-mistake = Mistake
web-analyse-blunder = Blunder
web-analyse-better = { $verdict }. Better: { $move }
web-analyse-annotation = About this move
web-analyse-judgement = Judgement
web-analyse-glyph-1 = Good move
web-analyse-glyph-2 = Mistake
web-analyse-glyph-3 = Brilliant move
web-analyse-glyph-4 = Blunder
web-analyse-glyph-5 = Interesting move
web-analyse-glyph-6 = Dubious move
web-analyse-comment = Comment
web-analyse-make-main = Make this the main line
web-analyse-delete = Delete from this move on
web-analyse-deleted = The moves were deleted.
web-analyse-undo = Undo
web-analyse-first = To the start
web-analyse-back = One move back
web-analyse-on = One move on
web-analyse-last = To the end
web-analyse-key-moves = One move back or on, in the list of moves
web-analyse-key-variations = Another variation, in the list of moves
web-analyse-key-ends = To the start or the end
web-analyse-import = Import
web-analyse-import-text = Paste games (.abn), a record of Abstract Play (JSON), or a position line.
web-analyse-import-file = Choose files …
web-analyse-imported = { $count } games were imported; all are among your games.
web-analyse-slanted = Slanted names of spaces
web-analyse-unreadable = This cannot be read: { $message }
web-analyse-unreadable-file = { $file } cannot be read: { $message }
web-analyse-link-damaged = This link is damaged: it holds no game. Ask for it once more.
web-analyse-link-version = This link is from a newer version. Load this page again to get it.
web-analyse-drop = Drop games here
web-analyse-share = Share and export
web-analyse-link = Link
web-analyse-link-note = The link itself holds the whole game; nothing is sent anywhere.
web-analyse-record = Record of the game
web-analyse-copy = Copy
web-analyse-copied = Copied
web-analyse-copy-failed = The browser does not let this be copied: mark the text and copy it yourself.
web-analyse-save-abn = Save .abn
web-analyse-save-json = Save for Abstract Play
web-analyse-save-svg = Save SVG
web-analyse-save-png = Save PNG
web-analyse-picture = Picture of this position
web-games-none = No games yet. What you play, analyse or import is kept here, in this browser alone.
web-games-players = { $black } – { $white }
web-games-untitled = { $board }, { $date }
web-games-open = open
web-games-play = Play on: { $name }
web-games-rename = Rename: { $name }
web-games-delete = Delete: { $name }
web-games-deleted = “{ $name }” was deleted.
web-games-new-name = Name of the game
web-games-save = Save
web-games-export = Export all
web-games-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
web-games-imported = { $count ->
    [one] { $count } game was imported.
   *[other] { $count } games were imported.
}
