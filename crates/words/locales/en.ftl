### Abande in English. The same keys and arguments in every language; `cargo test --package abande-words`
### finds what is missing, and what nobody uses.
###
### Sections: what all parts share, the terminal (`tui-`, `puzzle-`), the server (`server-`), the browser (`web-`).

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
result-won-resigned = { $winner } wins: { $loser } resigned.
result-won-time = { $winner } wins: { $loser }’s time is up.

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
typed-no-such-space = There is no space ‘{ $name }’ on this board ({ $board }).
typed-too-far = { $name } lies too far out: the coordinates of Libre go from -128 to 127.
typed-ambiguous = ‘{ $text }’ can be read in more than one way: { $first } or { $second }.
typed-not-a-move = ‘{ $text }’ is no move. Examples: { $examples }

## The terminal

# Who plays.
tui-you = You
tui-person = Person
tui-level = Level { $number }
tui-thinking = is thinking…
tui-paused = waits: Enter
tui-not-your-turn = It is { $player }’s turn: the engine is thinking.

# What has been done, and what cannot be.
tui-one-more-pass = Another pass ends the game.
tui-over = { $result } n: a new game. u: back.
tui-taken-up = { $space } captures: choose one of the marked stacks. Esc puts it down.
tui-no-enemy-beside = { $space } cannot capture: no stack of the opponent is next to it.
tui-capturers = { $space } can be captured from { $stacks }: choose one of these first.
tui-nothing-to-undo = There is no move to take back.
tui-nothing-to-redo = Nothing was taken back that could be played again.
tui-seeking-hint = Looking for a good move…
tui-hint = Hint: { $move }

# Keeping, saving and opening games. tui-yes is the letter that answers tui-prompt-replace.
tui-kept = The game is kept: “abande play” offers it again.
tui-not-kept = The game cannot be kept for another day: { $reason }
tui-resumed = The game goes on where it stood.
tui-opened = You are looking at a game: ← → step through it, x plays on from here.
tui-looking = You are looking at a game. x plays on from here, in a game of your own.
tui-reading = Reading { $file }… Esc gives up.
tui-which = game { $number } of { $total }
tui-no-such-game = { $count ->
    [one] There is no such game: the file has { $count } game.
   *[other] There is no such game: the file has { $count } games.
}
tui-played-from = A new game begins here. The one you looked at stays as it is.
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
# Both in a line where there is no room for more: at most 16 letters with two numbers of two digits.
tui-tally = { $points } pts, { $hand } hand

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
tui-key-done = done
tui-key-cancel = cancel
tui-key-steps = step
tui-key-from = play from here
tui-key-games = game

# What is printed on the keys: Enter, the space bar, those that go on a slant, Esc, Ctrl.
key-enter = Enter
tui-name-space = Space
tui-name-slants = Home PgUp End PgDn
key-escape = Esc
tui-name-control = Ctrl
tui-name-pages = PgUp PgDn

# The menu.
tui-menu-kept = Unfinished games
tui-menu-new = New game
tui-menu-board = Board
tui-menu-start = Start
tui-menu-from = Play from here
tui-menu-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
tui-menu-keys = ↑ ↓: choose · ← →: change · Enter: start · q: quit
tui-menu-keys-kept = ↑ ↓: choose · ← →: change · Enter: go on or start · x: throw away · q: quit
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
tui-help-open = look at the games of a file
tui-help-new = begin a new game; this one is kept
tui-help-from = play on from here, in a new game
tui-help-look = looking at a game: one move back or on, to its start or end
tui-help-games = looking at a game: the one before, the next one of the file
tui-help-cancel = put the stack down again; close
tui-help-redraw = draw the screen anew
tui-help-suspend = back to the shell for a while; fg comes back
tui-help-quit = leave; an unfinished game is kept
tui-help-foot = ↑ ↓ scroll; any other key goes back to the game.
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
tui-plain-looking = Abande, { $board }. Black: { $black }. White: { $white }. You are looking at a game: undo and redo step through it, play goes on from here, help lists all commands.
tui-plain-which = This is game { $number } of { $total }: game N shows another.
tui-plain-only-looking = You are looking at a game: play goes on from here, in a game of your own.
tui-plain-waits = It is { $player }’s turn, and the engine waits: go has it move.
tui-plain-no-file = No file is open: open FILE opens one.
tui-plain-play-whom = play takes an opponent, human or a level from 1 to 10, or nothing.
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
tui-plain-resume = go on with the latest unfinished game
tui-plain-game = look at another game of the file
tui-plain-play = play on from here, in a new game; play 5 plays against level 5
tui-plain-go = have the engine move where it waits

## Puzzles in the terminal

# $rating is a number, as of players.
puzzle-title = Puzzle { $id }. Board: { $board }. Rating: { $rating }.
puzzle-task = { $count ->
    [one] { $player } to move: one move is clearly best. Which?
   *[other] { $player } to move: one move is clearly best. There are { $count } to find.
}
puzzle-right = { $move } is right.
puzzle-wrong = { $move } is not it.
# $moves are the reply and what may follow; $margin is such as “Black +1.2 (61%)”.
puzzle-refutation = { $player } answers { $moves }. Then it stands: { $margin }.
puzzle-try-again = The move is taken back: try another, or type hint.
puzzle-reply = { $player } answers { $move }.
# $margin has a sign, such as +2.0; $gap has none.
puzzle-solved = Solved. The line is worth about { $margin }, and any other move at least { $gap } less, as a long search has it.
puzzle-solved-proven = Solved. It is certain: the line is worth { $margin }, and any other move at least { $gap } less.
puzzle-themes = Themes: { $themes }.
puzzle-no-more = Nothing is left to find here: next shows another puzzle, quit ends.
puzzle-solution = Solution: { $moves }
puzzle-hint-themes = Hint: the theme is { $themes }.
puzzle-hint-enter = Hint: a piece is entered.
puzzle-hint-capture = Hint: a stack is captured.
puzzle-hint-pass = Hint: sometimes it is best to do nothing.
puzzle-hint-from = Hint: the stack on { $space } captures.
puzzle-hint-near = Hint: the piece goes beside { $space }.
puzzle-hint-move = Hint: { $move }
puzzle-see-help = help lists all commands.
puzzle-help-move = Type a move: d4 enters, c3-d4 captures, pass passes. Or:
puzzle-help-hint = a hint; each one tells more
puzzle-help-solution = the moves that are still to be found
puzzle-help-board = draw the board
puzzle-help-next = another puzzle
puzzle-help-help = this list
puzzle-help-quit = leave
puzzle-theme-keep-the-band = Keep the band
puzzle-theme-cut = Cut
puzzle-theme-pin = Pin
puzzle-theme-put-to-sleep = Put to sleep
puzzle-theme-wake-up = Wake up
puzzle-theme-three-at-once = Three at once
puzzle-theme-take-back = Take back
puzzle-theme-last-piece = The last piece
puzzle-theme-pass = Pass
puzzle-theme-race = Race
puzzle-theme-connection = Connection

## The server, in its answers

# What the server refuses, in the words of the answer.
server-bad-request = The server does not understand this request.
# $why is a remark in English, for whoever writes programs.
server-bad-request-why = The server does not understand this request: { $why }
server-unauthorized = Sign in first.
server-wrong-password = The name or the password is wrong.
server-forbidden = You may not do this.
server-method = This address does not take this kind of request.
server-not-for-guests = This needs an account: make one first.
server-has-account = You have an account already: sign out first to make another one.
server-strange-origin = This request comes from another site’s page, not from this server’s.
server-strange-host = This server is not known under this address. Whoever runs it can name its address with --url.
server-not-found = There is no such thing here, or no longer.
server-conflict = Something else came first. Have another look.
server-seek-taken = This offer is no longer open: somebody was faster, or it was withdrawn.
server-own-seek = This offer is your own: send the link to the person you want to play.
server-needs-account = A rated game needs an account.
server-no-person = Nobody here is called { $name }.
server-too-many-seeks = You have too many open offers: withdraw one first.
server-too-large = That is too much for one message.
server-too-many = { $seconds ->
    [one] That was too much at once. Try again in { $seconds } second.
   *[other] That was too much at once. Try again in { $seconds } seconds.
}
# Two minutes or more.
server-too-many-minutes = That was too much at once. Try again in { $minutes } minutes.
server-unavailable = The server is not available at the moment. Try again soon.

# What cannot be done in a game online.
server-command-id = The id of a command is 1 to 64 of A-Z a-z 0-9 - _.
server-future-version = There is no version { $named } yet: the game is at version { $version }.
server-other-contents = Another command had this id already.
server-game-over = The game is over.
server-stale = Something has happened in the game that you had not seen yet. Look at it, and then decide.
server-not-your-turn = It is not your turn.
server-too-late-to-abort = Two moves have been made: the game can be resigned, but no longer aborted.
server-no-offer = Nothing of this kind is offered, or no longer.
server-offered-already = You have offered this already.
server-draw-offered = You have offered a draw already: you can do so again after your next move.
server-nothing-to-take-back = You have not made a move yet that could be taken back.
server-rated-take-back = No move is taken back in a rated game.
server-not-over-yet = A rematch can be offered when the game is over.
server-next-begun = The next game has begun already.
server-no-claim = The win cannot be claimed: your opponent has not left it.
server-no-claim-yet = The win cannot be claimed yet: give your opponent some more time.
server-no-clock = This game has no clock.

# Names. $letter is a character in quotes, or its number, such as U+200B.
server-name-too-short = This name is too short: use { $least } letters or more.
server-name-too-long = This name is too long: use { $most } letters or fewer.
server-name-no-letter-first = A name begins with a letter: put one in front.
server-name-letter = A name cannot have { $letter }: use letters, digits, - and _.
server-name-signs = In a name - and _ stand singly between letters or digits: remove the others.
server-name-marks = There are too many accents on one letter of this name: remove some.
server-name-scripts = The letters of this name are of several scripts, such as Latin and Cyrillic: use those of one.
server-name-disguised = In capitals this name looks like one in other letters: write it in small letters.
server-name-reserved = This name is kept for the server: choose another one.
server-name-taken = Somebody has this name, or one that looks like it: choose another one.

# Passwords.
server-password-too-short = This password is too short: use { $least } characters or more.
server-password-too-long = This password is too long: use { $most } characters or fewer.
server-password-is-name = The password is the name, which everybody sees: choose another one.
server-password-common = This password is one of those that are tried first: choose another one, such as three words.

## The browser

web-nav = Screens
web-nav-play = Play
web-nav-online = Online
web-nav-settings = Settings
web-skip = Skip to the content
web-no-server = You cannot play with others here: no server answers at this address.
web-close = Close
web-cancel = Cancel
web-board = Board
web-you = You
web-engine = { $name }, level { $level }
# In records against the computer: whoever has not said a name.
web-somebody = Human
web-thinking = The computer is thinking.
web-may-pass = { $player } to move, or to pass
web-no-target = No stack of the opponent’s stands beside { $space }: there is nothing to capture.
web-restore-failed = The game of your last visit cannot be read: { $message }

# Where the browser keeps nothing.
web-kept-blocked = This browser keeps nothing: save your games before you leave.
web-kept-full = This browser has no room left: save your games before you leave.
web-kept-silent = The browser’s storage does not answer: save your games before you leave.
web-kept-save = Save a file
web-kept-apart = This game has gone on in another tab. What you play here is now a game of its own.

# What cannot be fetched, and an engine that fails.
web-not-loaded = This part could not be loaded. Check the connection and try again.
web-load-again = Try again
web-engine-failed = The engine does not answer any more. Reload the page to go on.

web-controls = Controls
web-pass = Pass
web-pass-short = pass
# Where a sentence speaks of the pass: “passing was better”.
web-passing = passing
web-undo = Take back
web-redo = Redo
web-rotate = Turn the board
web-flip = Mirror the board
web-sound = Sound
web-resign = Resign
web-resign-sure = Do you want to resign this game?
web-moves = Moves
web-no-moves = No move has been made yet.

# Looking back, the end of a game
web-looking = Looking back: move { $ply } of { $all }
web-looking-start = Looking back: the start
web-looking-undone = Looking at a move that was taken back
web-present = Back to the game
web-pass-ends = This pass ends the game.
web-pass-end = Pass and end the game
web-you-win = You win { $points }–{ $other }.
web-you-lose = You lose { $points }–{ $other }.
web-you-resigned = You lose: you resigned.
web-you-win-resigned = You win: the computer resigned.
web-you-lose-time = You lose: your time is up.
web-you-win-time = You win: the computer’s time is up.

# What follows the end of a game
web-end = The end of the game
web-end-show = Count and next steps
web-end-count = How it counts
web-end-asleep = { $count ->
    [one] { $spaces } sleeps: no stack of { $player }’s stands beside it, so it scores nothing.
   *[other] { $spaces } sleep: no stack of { $player }’s stands beside them, so they score nothing.
}
web-end-review = Review my mistakes
web-end-rematch = Rematch
web-end-share = Share
web-end-go-up = Three wins in a row: you are ready for level { $level }.
web-end-go-down = Three losses in a row: level { $level } may be more fun for now.
web-statistics = Statistics
web-statistics-none = No game against the computer has ended yet.
web-statistics-level = Level
web-statistics-won = Won
web-statistics-drawn = Drawn
web-statistics-lost = Lost
web-statistics-all = All
web-statistics-helped = { $count ->
    [one] One of them was played with hints or moves taken back.
   *[other] { $count } of them were played with hints or moves taken back.
}

# Hints in a game
web-hint = Hint
web-hint-asking = Looking for a hint…
web-hint-more = Show the move
web-hint-why = Why?
web-hint-close = Close the hint
web-hint-stack = Look at your stack on { $space }.
web-hint-area = Look around { $spaces }.
web-hint-enter = Enter a piece on { $space }.
web-hint-capture = Capture { $to } with { $from }.
web-hint-pass = Pass.
web-hint-taken = with a hint
web-why-gains = { $points ->
    [one] It gains a point at once.
   *[other] It gains { $points } points at once.
}
web-why-puts-to-sleep = It puts { $spaces } to sleep.
web-why-completes = The stack on { $spaces } is three high then: nobody can capture it.
web-why-escapes = It brings { $spaces } out of danger.
web-why-protects = { $spaces } can no longer be captured at once.
web-why-threatens = It threatens to capture { $spaces }.
web-why-leaves-nothing = Your opponent can capture nothing then.
web-why-wins = { $points ->
    [one] With best play you win by a point.
   *[other] With best play you win by { $points }.
}
web-why-loses = { $points ->
    [one] Even so, with best play you lose by a point.
   *[other] Even so, with best play you lose by { $points }.
}
web-why-draws = With best play it is a draw.
web-why-even = The game is even then.
web-why-ahead = { $points ->
    [one] You are about a point ahead then.
   *[other] You are about { $points } points ahead then.
}
web-why-behind = { $points ->
    [one] You are about a point behind even so.
   *[other] You are about { $points } points behind even so.
}

web-new-game = New game
web-play-from = Play from here
web-against = Opponent
web-against-engine = Computer
web-against-people = Two at this screen
web-against-nobody = Both sides, to try things
web-level = Level { $level }
web-your-color = You play
web-color-random = Random
web-board-file = From a file
web-board-file-choose = Choose a board file…
web-board-file-missing = Choose a board file first.
web-board-file-fault = { $file } is no board: { $message }
web-more = Size, pieces, clock
web-size = Spaces per side
web-pieces = Pieces per player
web-clock = Clock, minutes + seconds per move
web-clock-none = None
web-start = Start
web-keys = Keys
# What is printed on the keys.
web-name-home = Home
web-name-end = End
web-name-delete = Del
web-key-walk = Move around the board
web-key-act = Enter a piece, choose or capture a stack
web-key-clear = Clear the selection
web-key-hints = Show or hide legal moves
web-key-zoom = Zoom in, zoom out, show all (Libre)
web-language = Language
web-theme = Colours
web-theme-auto = Same as the system
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-coordinates = Names of the spaces
web-coordinates-off = Off
web-coordinates-edge = At the edge
web-coordinates-spaces = In the spaces
web-system = Names on the hexagonal board
web-system-stein = Stein’s
web-system-slanted = Slanted
web-hints = Show legal moves
web-space-empty = { $space }, empty
web-space-piece = { $space }, { $player }
web-space-stack = { $space }, { $player }, { $height } high, from the bottom: { $pieces }
web-makeup = { $space }, from the bottom: { $pieces }
web-asleep = asleep
web-why-asleep = Asleep: no stack of the opponent’s stands beside it. If it stays so, it counts for nothing at the end.
web-can-enter = a piece can be entered here
web-can-capture = can capture { $spaces }
web-can-be-captured = can be captured from { $spaces }
web-chosen = chosen
web-fit = Show the whole band
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-show-last = Show the last move

# The levels: who they are, and what they really do.
web-level-name-1 = Daydreamer
web-level-name-2 = Stacker
web-level-name-3 = Counter
web-level-name-4 = Neighbour
web-level-name-5 = Apprentice
web-level-name-6 = Regular
web-level-name-7 = Planner
web-level-name-8 = Expert
web-level-name-9 = Master
web-level-name-10 = Full strength
web-level-line-1 = Looks at its own move only, overlooks most, and forgets that sleepers count for nothing.
web-level-line-2 = Sees its capture and the recapture, but overlooks every other move. Forgets sleepers.
web-level-line-3 = Knows what counts, sleepers too, and still overlooks one move in four.
web-level-line-4 = Looks at your reply and overlooks two moves in five. Saves what it sees in danger.
web-level-line-5 = Looks at your reply, follows exchanges, and overlooks one move in four.
web-level-line-6 = Looks three moves ahead and now and then overlooks one, above all with pinned stacks.
web-level-line-7 = Looks four moves ahead and seldom overlooks anything.
web-level-line-8 = Studies 4,500 positions a move and overlooks nothing there; its judgement is a little off.
web-level-line-9 = Studies 22,000 positions a move; its judgement is a little off.
web-level-line-10 = All that the engine can do, with about three seconds a move, or its clock.
web-level-steps = Each level wins about four games in five against the one below.
web-level-named = Level { $level }: { $name }

# New games: what is not as usual, and two people at one screen.
web-unusual-size = { $size } spaces per side
web-unusual-pieces = { $pieces ->
    [one] { $pieces } piece each
   *[other] { $pieces } pieces each
}
web-unusual-clock = clock { $clock }
web-usual = Back to the usual
web-name-of = Name, { $player }
web-turning = Turn the board to whoever is to move

# Games by link: with a friend, without a server. $name is a person's, $player a colour.
web-against-link = By link, with a friend
web-against-link-about = Make a move and send the link by any messenger; your friend moves and sends one back. No account, and no server in between.
web-own-name = Your name, if you like
web-games-link = Game by link
web-link-you-named = { $name } (you)
web-link-invited = { $name } invites you to a game
web-link-invited-friend = You are invited to a game
web-link-seat = I play { $player }
web-link-seat-named = I am { $name } ({ $player })
web-link-watch = I am only watching
web-link-watching = You are only watching. { $player } to move
web-link-sit = I play in this game
web-link-your-turn = Your turn: you play { $player }
web-link-your-turn-pass = Your turn: you play { $player }, and may pass
web-link-send-now = Now send the link
web-link-send = Send this link to { $name }
web-link-send-friend = Send this link to your friend
web-link-send-note = Your move counts once the link is sent. Until then you can take it back.
web-link-send-begin = Your friend begins: the link invites them to the game.
web-link-share = Share…
web-link-copy = Copy link
web-link-field = The link to send
web-link-message = Abande: your turn!
web-link-message-over = Abande: our game is over.
web-link-waiting = Waiting for { $name }
web-link-waiting-friend = Waiting for your friend
web-link-sent = Your friend may have the link already.
web-link-paste = When a link comes back, open it, or paste it here
web-link-paste-none = There is no link to a game in this text.
web-link-open = Open
web-link-back-sure = Your friend may have the link with this move already. If you take it back and send another one, your friend will see both and has to choose.
web-link-back = Take back all the same
web-link-older = { $count ->
    [one] This link is older: the game has gone on by one move since.
   *[other] This link is older: the game has gone on by { $count } moves since.
}
web-link-older-show = Look at the old position
web-link-damaged = This link is damaged or was cut off. Ask your friend to send it again, and open all of it. Your games are as they were.
web-link-foreign = This link does not fit your game: it begins differently. Your game is as it was.
web-link-unknown = This game is not kept in this browser. Open its latest link: it holds the whole game.
web-link-fork = The link and your game differ
web-link-fork-about = { $count ->
    [0] They differ from the first move on. Ask your friend which one counts.
    [one] The first move is the same, then they differ. Ask your friend which one counts.
   *[other] The first { $count } moves are the same, then they differ. Ask your friend which one counts.
}
web-link-fork-mine = You have
web-link-fork-theirs = The link has
web-link-fork-show = Show
web-link-fork-go-mine = Go on with mine
web-link-fork-go-theirs = Go on with the link’s
web-link-fork-note = The other one stays among your games.
web-link-fork-name = { $players } (other moves)
web-link-resigns = { $player } resigns.
web-link-offer = Offer a draw with this move
web-link-offer-out = You have offered a draw.
web-link-offered = { $name } offers a draw: accept it, or make your move
web-link-offered-friend = Your friend offers a draw: accept it, or make your move
web-link-agree = Accept the draw
web-link-agrees = { $player } accepts the draw.
web-link-won-resigned = You win: the other side resigned.
web-link-with-offer = { $move }, with the offer of a draw
# Also in the page's title.
web-your-turn = Your turn
web-games-link-yours = your turn
web-games-link-unsent = link not sent yet
web-games-link-waiting = waiting for your friend
web-games-link-watching = watching
web-games-kind-link = Games by link

# Settings: how it looks, moves and sounds, and what is kept.
web-settings-look = Language and colours
web-settings-board = Board
web-settings-motion = Motion and sound
web-look = Board and pieces
web-look-wood = Wood
web-look-slate = Slate
web-look-paper = Paper
web-pace = Moves on the board
web-pace-off = At once
web-pace-fast = Fast
web-pace-normal = Normal
web-pace-slow = Slow
web-volume = Volume
web-stored-games = Games: { $number }
web-stored-learned = Lessons and exercises done: { $number }
web-stored-delete = Delete all of it
web-stored-delete-sure = All games, settings and what you have learned will be deleted in this browser. This cannot be undone; you can export your games first.
web-stored-failed = Not all of it could be deleted. Close the other tabs of this page and try again.
web-stored-games-link = To my games

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
web-analyse-faults = This position cannot be played yet:
web-analyse-sound = This position can be played.
web-analyse-fault-no-such-space = There is no space { $space } on this board ({ $board }).
web-analyse-fault-too-far = { $space } lies too far out.
web-analyse-fault-too-high = The stack on { $space } is { $height } high: three is the limit.
web-analyse-fault-own-capture = The stack on { $space } has a piece on top of one of its own colour, which no capture brings about.
web-analyse-fault-split-band = The band is in { $count } parts: { $parts }.
web-analyse-fault-no-band = There is no stack: Libre starts with two.
web-analyse-fault-wrong-count = { $player }’s pieces do not make { $pieces }: { $board } on the board and { $hand } in hand.
web-analyse-fault-passed-holding-pieces = { $player } cannot have passed while holding pieces.
web-analyse-engine = Engine
web-analyse-lines = Number of lines
web-analyse-best = Best lines
web-analyse-follow = Play the first move of this line
web-analyse-begins = Thinking…
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
web-analyse-reviewing = Positions: { $done } of { $total }
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
web-analyse-import-text = Paste games (.abn), a record of Abstract Play (JSON), a position line, or just moves (d4 c3 d3).
web-analyse-import-file = Choose files…
web-analyse-imported = { $count ->
    [one] { $count } game was imported; it is among your games.
   *[other] { $count } games were imported; all are among your games.
}
web-analyse-slanted = Slanted names of spaces
web-analyse-unreadable = This cannot be read: { $message }
web-analyse-unreadable-file = { $file } cannot be read: { $message }
web-analyse-link-damaged = This link is damaged: it holds no game. Ask for it once more.
web-analyse-link-version = This link was made by a newer version. Reload this page to get that version.

# Why a text cannot be read, and where.
web-fault-at = line { $line }, column { $column }: { $words }
web-fault-column = column { $column }: { $words }
web-fault-in = at { $path }: { $words }
web-fault-no-game = There is no game in this text.
web-fault-not-utf8 = From here on this is not text.
web-fault-unexpected = ‘{ $text }’ is out of place here.
web-fault-ends-too-soon = The text ends too soon.
web-fault-no-result-yet = A new game begins here, but the one before lacks its result, such as 15-12 or *.
web-fault-open-comment = The comment that begins here is not closed: a {"}"} is missing.
web-fault-open-variation = The variation that begins here is not closed: a ) is missing.
web-fault-empty-variation = The variation has no moves.
web-fault-nothing-to-replace = There is no move that this variation could replace.
web-fault-nothing-to-judge = There is no move that this sign could judge.
web-fault-glyph = ‘{ $text }’ is no sign for a move: use !, ?, !!, ??, !?, ?! or $0 to $255.
web-fault-open-value = The value is not closed: a " is missing.
web-fault-tag-twice = The tag { $name } is there twice.
web-fault-tags-disagree = ‘{ $first }’ and ‘{ $second }’ contradict each other.
web-fault-coords = ‘{ $text }’ is no system of coordinates: write stein or slanted.
web-fault-no-result = ‘{ $text }’ is no result: write *, a score such as 15-12, 1-0, 0-1 or 1/2-1/2.
web-fault-wrong-result = { $given } cannot be the result: the points stand at { $score }.
web-fault-illegal = The rules forbid { $text } here.
web-fault-illegal-because = { $text }: { $rule }
web-fault-unknown-board = There is no board ‘{ $name }’.
web-fault-board-size = ‘{ $size }’ is no size: this board ({ $board }) goes from { $least } to { $most }.
web-fault-pieces = ‘{ $pieces }’ is no number of pieces: this board ({ $board }) takes 1 to { $most }.
web-fault-position-too-short = The position is cut short. It needs board, stacks, player to move, pieces in hand and passes.
web-fault-position-too-long = ‘{ $text }’ is too much: a position ends with the number of passes.
web-fault-files = Files: { $found }, but this board ({ $board }) has { $expected }.
web-fault-spaces = Spaces in the file from { $space } on: { $expected }, but the text gives it { $found }.
web-fault-stack = ‘{ $text }’ is no stack.
web-fault-turn = ‘{ $text }’ is no player to move: write b or w.
web-fault-hands = ‘{ $text }’ are no pieces in hand: write Black’s and White’s as 18/18.
web-fault-passes = ‘{ $text }’ is no number of passes: write 0, 1 or 2.
web-fault-no-move-there = A move is missing here.
web-fault-no-such-space = There is no space ‘{ $name }’ on this board ({ $board }).
web-fault-ambiguous = ‘{ $text }’ can be read in more than one way: { $first } or { $second }.
web-fault-no-move = ‘{ $text }’ is no move.
web-fault-json = This is not valid JSON.
web-fault-missing = This is missing.
web-fault-wrong-kind = Something else belongs here.
web-fault-wrong-outcome = The game ended { $score }, but the record says otherwise.
web-fault-other-game = The game is ‘{ $name }’, not Abande.
web-fault-ambiguous-board = ‘{ $name }’ is no board that we know, and the moves fit several: { $boards }. Write hex, snub or libre in its place, or an empty list for square.
web-fault-behind-the-end = The game has ended before this: nothing follows resign, timeout, draw or abandoned.
web-fault-no-date = ‘{ $text }’ is no date and time such as 2024-02-29T10:00:00Z.
web-fault-board-syntax = This is neither valid TOML nor valid JSON.
web-fault-missing-field = The field ‘{ $name }’ is missing.
web-fault-unknown-field = Board files have no field ‘{ $name }’.
web-fault-field-kind = ‘{ $name }’ does not hold what it should.
web-fault-board-name = ‘{ $name }’ is no name for a board: use a small letter, then letters, digits, - or _, and not the name of a known board.
web-fault-space-name = ‘{ $name }’ is no name for a space: use a letter, then up to 11 letters, digits or _, and not ‘pass’.
web-fault-same-name = There is a space ‘{ $name }’ already.
web-fault-space-place = The place of ‘{ $name }’ must be two numbers between -1000000 and 1000000.
web-fault-same-place = ‘{ $first }’ is drawn on top of ‘{ $second }’.
web-fault-no-spaces = The board has no spaces.
web-fault-too-many-spaces = The board has { $count } spaces, which is too many.
web-fault-link = ‘{ $text }’ is no link: write the names of two spaces or more, as a1-a2-a3.
web-fault-link-unknown = The link ‘{ $text }’ names ‘{ $name }’, which is no space of the board.
web-fault-link-loop = The link ‘{ $text }’ leads from ‘{ $name }’ to itself.
web-fault-not-connected = No links lead from ‘{ $from }’ to ‘{ $to }’: the board must hang together.
web-fault-export-unfinished = The game is not finished: Abstract Play keeps finished games only.
web-fault-export-board = Abstract Play does not have this board ({ $board }).
web-fault-export-pieces = Abstract Play plays with 18 pieces each, this game with { $pieces }.
web-fault-export-start = This game does not begin with an empty board, and Abstract Play knows no other beginning.

web-analyse-drop = Drop games here
web-analyse-share = Share and export
web-analyse-link = Link
web-analyse-link-note = The link itself holds the whole game; nothing is sent anywhere.

# Sharing: the address of links, a film of the game, a picture on the clipboard.
web-share-address = Address of Abande on the web
web-share-address-used = Links begin with this address, because this page runs on your own machine.
web-share-address-none = This page runs on your own machine: nobody else can open this link. Enter an address where others find Abande.
web-share-copy-picture = Copy picture
web-share-offer = Offer it online
web-share-picture-failed = The picture could not be copied. Save it instead.
web-share-save-gif = Save the game as GIF
web-share-filming = Drawing the GIF…

web-analyse-record = Record of the game
web-analyse-copy = Copy
web-analyse-copied = Copied
web-analyse-copy-failed = The browser does not allow copying: select the text and copy it yourself.
web-analyse-save-abn = Save .abn
web-analyse-save-json = Save for Abstract Play
web-analyse-save-svg = Save SVG
web-analyse-save-png = Save PNG
web-analyse-picture = Picture of this position
# Analysing: what surrounds the moves
web-analyse-new = New analysis
web-analyse-new-note = What is open now stays among your games.
web-analyse-word-new = New
web-analyse-word-setup = Set up
web-analyse-word-import = Import
web-analyse-word-share = Share
web-analyse-word-play = Play
web-analyse-sheet-review = Course and review
web-analyse-sheet-notes = Notes
web-analyse-threat = Threat
web-analyse-threat-title = If { $player } were to move now:
web-analyse-no-threat = There is no threat to show here.
web-analyse-follow-to = Play the line up to this move
web-analyse-key-draw = Draw on the board: twice on a space for a circle, on two for an arrow. Or with the right mouse button.
web-analyse-wipe = Clear the drawings
# Learning from the mistakes that a review has found
web-analyse-learn = Learn from the mistakes
web-analyse-mistake-back = Previous mistake
web-analyse-mistake-on = Next mistake
web-mistakes-count = Mistake { $number } of { $total }
web-mistakes-whose = Whose mistakes
web-mistakes-both = Both players
web-mistakes-was = Move { $ply }: { $player } played { $move }. { $verdict }.
web-mistakes-passed = Move { $ply }: { $player } passed. { $verdict }.
web-mistakes-ask = Find a better move on the board.
web-mistakes-judging = The engine looks at your move…
web-mistakes-found = Well done: { $move } is a good move.
web-mistakes-not = Not quite: { $move } gives something away too. { $verdict }.
web-mistakes-told = Better was { $move }.
web-mistakes-game = In the game
web-mistakes-yours = Your move
web-mistakes-best = Best
web-mistakes-again = Try again
web-mistakes-tell = Show a better move
web-mistakes-back = Back
web-mistakes-done = Done
web-mistakes-none = There are no such mistakes.
web-games-none = No games yet. What you play, analyse or import is kept here, in this browser only.
web-games-players = { $black } – { $white }
web-games-untitled = { $board }, { $date }
web-games-open = unfinished
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

# The list of games: what is shown of it, and in which order.
web-games-search = Search: names, boards, players
web-games-which = Which games
web-games-kind-all = All games
web-games-kind-starred = Starred
web-games-kind-open = Unfinished
web-games-kind-won = Won against the computer
web-games-kind-lost = Lost against the computer
web-games-kind-computer = Against the computer
web-games-kind-others = All others
web-games-all-boards = All boards
web-games-order = Order
web-games-order-changed = Last changed first
web-games-order-begun = Newest first
web-games-order-title = By name
web-games-order-moves = Longest first
web-games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
web-games-star = Star: { $name }
web-games-play-on = Play on
web-games-play-from = Play from here: { $name }
web-games-remove = Delete
web-games-more = More: { $name }

# Everything as one file.
web-backup = Backup
web-backup-about = Games, settings, progress and results as one file; “Import” brings them back.
web-backup-added = { $count ->
    [0] No new games came in.
    [one] One game came in.
   *[other] { $count } games came in.
}
web-backup-known = { $count ->
    [one] One was here already.
   *[other] { $count } were here already.
}
web-backup-beside = { $count ->
    [one] One had another record here: both are kept.
   *[other] { $count } had another record here: both are kept.
}
web-backup-unreadable = { $count ->
    [one] One entry is no game and was left out.
   *[other] { $count } entries are no games and were left out.
}
web-backup-values = Settings are those of the backup; progress and results are those of both.
web-backup-done = Done
web-backup-damaged = This backup is damaged: nothing was changed.
web-backup-version = This backup was made by a newer version. Reload this page to get that version.

## The browser: playing with others. These words are fetched where they are said.

# The page, and the line to the server.
web-online-title = Play with others
web-online-lost = The connection is lost. Trying again…
web-online-lost-locked = The connection is lost: the board is locked until it is back. Nothing is lost.
web-online-catching-up = Catching up with the game…
web-online-loading = The game is on its way…
web-online-game = A game

# Where people meet.
web-online-friend = Play a friend
web-online-new = New offer
web-online-my-games = My games
web-online-challenges = Challenges to you
web-online-lobby = Open offers
web-online-lobby-empty = Nobody is offering a game just now. Send a friend a link, or make an offer and play the computer meanwhile.
web-online-own-seek = Your offer
web-online-accept = Accept
web-online-accept-of = Accept the offer of { $name }
web-online-decline = Decline
web-online-withdraw = Withdraw
web-online-find = People and games
web-online-name = Name
web-online-player = Name of a player
web-online-search = Search
web-online-person-find = Find a person
web-online-games-search = Search games
web-online-to-lobby = All games and offers

# An offer of a game.
web-online-seek = An offer
web-online-for-whom = For whom
web-online-for-link = Whoever has the link
web-online-for-all = Everyone
web-online-for-person = Somebody by name
web-online-time-none = no clock
web-online-time-custom = Other
web-online-time-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
web-online-minutes = Minutes for the game
web-online-seconds = Seconds per move
web-online-more = Size, pieces
web-online-wants-color = plays { $color }
web-online-from-position = from a position
web-online-this-position = The game begins with the position that you have chosen: { $board }.
web-online-make-link = Make a link
web-online-offer = Offer the game
web-online-as-guest = You play as a guest, with a name that is made for you.
web-online-waiting = Waiting for somebody
web-online-waiting-link = Send this link, or have the code scanned. Whoever opens it first and accepts plays with you.
web-online-waiting-public = Your offer is in the list, for everybody to accept, as long as this app is open.
web-online-waiting-person = { $name } will see your challenge.
web-online-meanwhile = You need not wait here: wherever you are in the app, you will be called.
web-online-play-engine = Play the computer meanwhile
web-online-own-machine = This address is that of your own machine: others cannot open the link. Start “abande serve --lan”, open the app by the address that it prints, and send the link from there.
web-online-qr = The link as a QR code
web-online-send = Send
web-online-invitation = A game of Abande with me?
web-online-invited = { $name } offers a game
web-online-taken = This offer was taken
web-online-watch = Watch the game

# Called from another screen.
web-online-called = { $name } is here: your game begins.
web-online-challenged = { $name } challenges you: { $what }
web-online-to-game = To the game
web-online-look = Have a look

# During a game.
web-online-your-move = It is your turn.
web-online-here = connected
web-online-away = away
web-online-watching = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
web-online-first-move = { $seconds ->
    [one] Your first move: { $seconds } second left.
   *[other] Your first move: { $seconds } seconds left.
}
web-online-first-move-of = { $seconds ->
    [one] { $player } to move, within { $seconds } second.
   *[other] { $player } to move, within { $seconds } seconds.
}
web-online-read-clocks = Read the clocks aloud
web-online-ask-take-back = Ask to take back
web-online-ask-draw = Offer a draw
web-online-give-time = Give your opponent 15 seconds
web-online-abort = Abort the game
web-online-claim = Claim the win
web-online-may-claim = { $name } has been away for a long time: you may claim the win, or wait.
web-online-offers-draw = { $name } offers a draw.
web-online-offers-take-back = { $name } would like to take a move back.
web-online-offers-rematch = { $name } would like a rematch.
web-online-offered-draw = You have offered a draw.
web-online-offered-take-back = You have asked to take your move back.
web-online-offered-rematch = You have offered a rematch.
web-online-declined = { $name } has declined.
web-online-say = Say something
web-online-say-to = To { $name }, who reads it in their own language:
web-online-say-hello = Hello!
web-online-say-good-luck = Good luck!
web-online-say-one-moment = One moment, please.
web-online-say-well-played = Well played!
web-online-say-sorry = Sorry!
web-online-say-good-game = Good game!
web-online-say-thanks = Thank you!
web-online-say-bye = I have to go. Goodbye!

# How it ended, and what follows.
web-online-aborted = The game was aborted: it counts for nothing.
web-online-won-resigned = You win: the other side resigned.
web-online-won-time = You win: the other side’s time is up.
web-online-won-gone = You win: the other side has gone.
web-online-lost-gone = You lose: you were away for too long.
web-online-gone = { $winner } wins: the other side has gone.
web-online-next-game = To the next game
web-online-export = Share, export
web-online-export-all = Export all as .abn
web-online-export-json = Export all for Abstract Play
web-online-export-left-out = { $count ->
    [one] One game has no place in Abstract Play’s records: it was left out.
   *[other] { $count } games have no place in Abstract Play’s records: they were left out.
}
web-online-result = Result
web-online-result-aborted = aborted
web-online-result-draw = Draw
web-online-any = Any
web-online-status-live = In progress
web-online-status-over = Over
web-online-no-games = There are no such games.
web-online-more-games = More games

# Somebody.
web-online-no-person = There is nobody called { $name }.
web-online-kind-guest = A guest
web-online-kind-account = Has an account
web-online-kind-bot = A program
web-online-challenge = Challenge
web-online-block = Block
web-online-unblock = Unblock
web-online-unblock-of = Unblock { $name }
web-online-blocked = { $name } can no longer challenge you or accept your offers.
web-online-unblocked = { $name } is no longer blocked.
web-online-blocks = Blocked people
web-online-report = Report
web-online-report-what = What has { $name } done? Whoever runs this server will read it.
web-online-report-send = Send the report
web-online-reported = Thank you: your report was sent.

# Who one is.
web-online-account = Account
web-online-sign-in = Sign in
web-online-sign-in-guest = The games that you played as a guest stay with the guest.
web-online-sign-out = Sign out
web-online-sign-out-all = Sign out everywhere
web-online-signed-in = You are signed in as { $name }.
web-online-signed-out = You are signed out.
web-online-nobody = You can play at once, as a guest. With an account your name stays yours, on every device.
web-online-guest-is = You play as a guest: { $name }.
web-online-make-account = Make an account
web-online-make-account-text = A name and a password are enough.
web-online-make-account-guest = A name and a password are enough. Your games stay yours.
web-online-password = Password
web-online-password-new = New password
web-online-password-hint = At least 8 characters. There is no way to get a forgotten one back.
web-online-password-change = Change the password
web-online-password-changed = The password is changed.
web-online-wrong-password = The name or the password is wrong.
web-online-mine = What is yours
web-online-my-page = My page
web-online-data = Download my data
web-online-delete = Delete my account
web-online-delete-sure = Your name will be gone for good; nobody else will get it. Games that are going on are lost. This cannot be undone.
web-online-deleted = Your account is deleted.

# What went wrong.
web-online-error-unreachable = The server does not answer. Try again in a moment.
web-online-error-unauthorized = You are not signed in any more.
web-online-error-not-found = This is not there, or not any more.
web-online-error-stale = The game has gone on meanwhile: look again.
web-online-error-over = The game is over already.
web-online-error-too-many = { $seconds ->
    [one] That was too much at once. Try again in { $seconds } second.
   *[other] That was too much at once. Try again in { $seconds } seconds.
}
web-online-error-unavailable = The server cannot do this just now. Try again in a moment.
web-online-error-other = That did not work ({ $code }).

## The browser: for newcomers

web-welcome = Welcome to Abande
web-welcome-aim = Enter pieces, and capture by stacking up to three high; but all pieces must stay one connected band. In the end every stack of yours that touches an opponent counts its height: more points win.
web-welcome-learn = Learn in five minutes
web-welcome-play = Play at once
web-sleeper = Pale pieces are asleep: no stack of the opponent’s stands beside them. Those that sleep at the end count for nothing.
web-understood = Got it
web-rules = The rules
web-rules-intro = Abande is a game for two, made by Dieter Stein in 2005. These are the rules in our own words; it takes five minutes to read them.
web-rules-start = The start
web-rules-start-text = The board is empty, and each player has 18 pieces in hand. Black moves first, on any space. After that, players take turns.
web-rules-turn = Your turn
web-rules-turn-text = Do one of three things: enter a piece, capture, or pass. You may pass only when your hand is empty.
web-rules-enter = To enter: put a piece from your hand on an empty space next to the band. All pieces on the board, black and white, are the band.
web-rules-enter-picture = Black may enter a piece on any space with a dot.
web-rules-capture = Capturing
web-rules-capture-text = Move a stack of yours one step, onto a neighbouring stack of the opponent’s. A single piece is a stack too. The top piece says whose stack it is. Stacks move whole; they never move to an empty space or onto a stack of one’s own.
web-rules-capture-early = Captures begin once three pieces have been entered.
web-rules-capture-picture = The arrows show all captures that Black can make here.
web-rules-three = Three is the limit
web-rules-three-text = No stack is ever higher than three. A stack of three neither moves nor is captured: it stays for good.
web-rules-band = One band
web-rules-band-text = After every move all stacks must hang together. A capture is not allowed if the stack that leaves was all that held two parts of the band together.
web-rules-band-picture = The piece in the middle may not capture: without it the band would fall into the two marked parts.
web-rules-end = The end
web-rules-end-text = The game is over when both players pass one after the other. Whoever has passed may still capture later, as long as the game goes on. If you hold pieces but have no legal move, you pass.
web-rules-score = The score
web-rules-score-text = A stack that touches no stack of the opponent’s is asleep and counts for nothing. Every other stack counts its height for its owner. More points win; equal points are a draw.
web-rules-score-picture = The end of a game. The pale stacks sleep.
web-rules-libre = Libre
web-rules-libre-text = Libre has no board. A black and a white piece lie side by side, and each player has 17 more. A stack that touches two others or more is strongly connected. A piece is entered where it touches two stacks, or one that is strongly connected. Captures ask for no strength. When only one stack is left, any space beside it will do.
web-rules-libre-picture = Where Black may enter a piece in Libre.
web-rules-more = More about the game
web-rules-stein = Abande on Dieter Stein’s pages
web-rules-stein-rules = His own rules
web-about = About Abande
web-about-game = The game is by Dieter Stein, who published it in 2005. This app is not his; it is made by people who like his game.
web-about-version = Version { $version }
web-about-licence = The program is free: under the MIT licence or the Apache licence 2.0, as you prefer. It is built with Rust, Svelte and Fluent.
web-about-third-party = Licences of the parts that others have written
web-about-stored = What is stored
web-about-stored-text = Your games, your settings and what you have learned are kept in this browser alone. Nothing leaves this device: there is no account, no cookie, and no request to anybody else. A link that you share holds the game itself. Only what you play online is kept on the server that you play on: your name, those games, and a cookie here that says who you are.
web-about-clear = See and clear what is stored

## The browser: learning

web-nav-learn = Learn
web-learn-lessons = The rules, one by one
web-learn-welcome = Abande is quickly learned: twelve short lessons, each solved by a move on the board.
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
web-learn-hint-more = Another hint
web-learn-hint-stack = Look at the stack on { $space }.
web-learn-hint-enter = Enter a piece. Where does it count most?
web-learn-hint-nothing = Look whether any capture gains something at all.
web-learn-why-sleep = It puts { $spaces } to sleep.
web-learn-why-wake = It wakes { $spaces }.
web-learn-why-final = The stack on { $space } is three high then: nobody can capture it any more.
web-learn-retry = Try again
web-learn-miss = A legal move, but it does not do what is asked here.
web-learn-ask-label = Your task
web-learn-you-are = You play { $player }.
web-learn-tally =
    { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $hand } in hand
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
web-learn-sleep-text = At the end, a stack with no stack of the opponent’s beside it is asleep and counts for nothing. The board shows sleeping pieces pale.
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
web-learn-end-text = Those were all the rules. Train your eye on the exercises, or play your first game.
web-learn-play = Play a game
web-learn-exercises = Exercises
web-learn-exercises-text = Endgames, solved to the last move. One move is best: find it.
web-learn-exercise = Exercise { $number } of { $count }
web-learn-exercise-name = Exercise { $number }, { $board }
web-learn-theme-keep = Capture and keep the band
web-learn-theme-keep-ask = Several captures are tempting, but only one keeps the band together, and it wins. Find it.
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

# The explorer of openings.
web-analyse-sheet-openings = Openings
web-openings-own = Own games
web-openings-own-title = Count what was played in the games that are kept here
web-openings-about = Positions in the book: { $positions }, nodes for each: { $nodes }
web-openings-unknown = The book does not know this position.
web-openings-end = The book ends here.
web-openings-none = There is no book for this board.
web-openings-failed = The book cannot be had: { $message }
web-openings-counting = Counting your games…
web-openings-games = Your games on this board: { $games }
web-openings-never = None of your games went on from here.
web-openings-move = { $move }: { $standing }, share of the book { $share }
web-openings-played = { $move }: games { $games }, won by Black { $black }, by White { $white }, drawn { $draws }
web-openings-alike = The same turned or mirrored: { $moves }

## The browser: puzzles

# Puzzles. web-nav-puzzles and web-stored-puzzles are said everywhere, the others are fetched where they are said.
web-nav-puzzles = Puzzles
web-stored-puzzles = Puzzles that counted: { $number }
web-puzzle-welcome = { $count ->
    [one] { $count } position in which one move is clearly best.
   *[other] { $count } positions in each of which one move is clearly best.
}
web-puzzle-overview = All puzzles
web-puzzle-unknown = There is no such puzzle.
web-puzzle-none = There is no puzzle of this kind.
web-puzzle-name = Puzzle { $id }
web-puzzle-day = Puzzle of the day
web-puzzle-day-text = The same one for everybody.
web-puzzle-day-done = You have solved it.
web-puzzle-rated = Rated puzzles
web-puzzle-rating = Your rating
web-puzzle-rating-guess = a guess so far
web-puzzle-theme = Theme
web-puzzle-any-board = any board
web-puzzle-any-theme = any theme
web-puzzle-solve = Solve
web-puzzle-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
web-puzzle-timed = Three minutes
web-puzzle-timed-text = As many as you can in three minutes. Three misses end it.
web-puzzle-streak = Streak
web-puzzle-streak-text = Until the first miss, and each a little harder.
web-puzzle-best = Best so far: { $number }
web-puzzle-themes = Themes
web-puzzle-themes-text = What puzzles are about, and how many you have solved.
web-puzzle-mistakes = My mistakes
web-puzzle-mistakes-text = From your own reviewed games: find a better move.
web-puzzle-mistakes-none = No game of yours has been reviewed yet, or none had a mistake. Open one in Analyse and review it.
web-puzzle-mistake-was = { $date }: you played { $move }. { $verdict }.
web-puzzle-mistake-of = { $date }: { $player } played { $move }. { $verdict }.
web-puzzle-history = My puzzles
web-puzzle-history-text = Your rating over time, themes, and the last puzzles.
web-puzzle-history-none = Nothing yet. Solve a puzzle, and it will be here.
web-puzzle-graph = { $count ->
    [one] Your rating after one puzzle: { $last }
   *[other] Your rating over { $count } puzzles, from { $first } to { $last }
}
web-puzzle-latest = The last ones
web-puzzle-is-solved = Solved
web-puzzle-is-missed = Missed
web-puzzle-is-helped = Solved with hints

# At a puzzle. $move, $reply and $space are as d4, $outlook as “Black +1.5”, $change as +8.
web-puzzle-find = Find the best move for { $player }
web-puzzle-right = Right!
web-puzzle-go-on = Right! { $reply } Go on.
web-puzzle-solved = Solved!
web-puzzle-told = This is the solution.
web-puzzle-new-rating = Your rating: { $rating } ({ $change }).
web-puzzle-wrong = { $move } is not it.
web-puzzle-wrong-looking = { $move } is not it. Let us see why…
web-puzzle-wrong-over = { $move } is not it, and it ends the game: { $outlook }.
web-puzzle-wrong-unknown = { $move } is not it. The engine has failed to show why.
web-puzzle-refuted = { $move } is not it: { $reply } answers it. { $outlook }.
web-puzzle-hint-themes = It is about: { $themes }.
web-puzzle-hint-near = Enter a piece beside { $space }.
web-puzzle-hint-capture = It is a capture.
web-puzzle-tell = Solution
web-puzzle-next = Next puzzle
web-puzzle-analyse = Open in Analyse
web-puzzle-about-themes = { $themes }. Rated { $rating }.
web-puzzle-about = Rated { $rating }.
web-puzzle-proven = { $outlook }: proven to the end of the game.
web-puzzle-searched = { $outlook }, by a deep search.

# Runs against the clock, and streaks.
web-puzzle-run-start = Start
web-puzzle-run-again = Once more
web-puzzle-run-solved = Solved: { $number }
web-puzzle-run-missed = Missed: { $number }
web-puzzle-run-left = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}
web-puzzle-run-time = The time is up.
web-puzzle-run-misses = { $count ->
    [one] A miss ended it.
   *[other] { $count } misses ended it.
}
web-puzzle-run-empty = There are no more puzzles.
web-puzzle-run-record = Your best so far!
web-puzzle-run-answers = To look at again

# What puzzles are about.
web-puzzle-theme-keep = Keep the band
web-puzzle-theme-keep-text = Of several captures only one leaves the band in one piece.
web-puzzle-theme-cut = Cut
web-puzzle-theme-cut-text = After a capture the band hangs on a stack of the opponent’s, which has to stay.
web-puzzle-theme-pin = Pin
web-puzzle-theme-pin-text = A new piece hangs on a stack of the opponent’s, which can no longer leave.
web-puzzle-theme-sleep = Put to sleep
web-puzzle-theme-sleep-text = A stack of the opponent’s falls asleep and counts for nothing.
web-puzzle-theme-wake = Wake up
web-puzzle-theme-wake-text = A stack that slept is awake again.
web-puzzle-theme-three = Three at once
web-puzzle-theme-three-text = A single piece captures a stack of two, and nobody can take it back.
web-puzzle-theme-take-back = Take back
web-puzzle-theme-take-back-text = What has just captured is captured on the spot.
web-puzzle-theme-last = The last piece
web-puzzle-theme-last-text = The last piece in hand is entered where it counts most.
web-puzzle-theme-pass = Pass
web-puzzle-theme-pass-text = There is something to capture, and passing is better.
web-puzzle-theme-race = Race
web-puzzle-theme-race-text = All pieces are on the board: who captures what first?
web-puzzle-theme-connection = Connection
web-puzzle-theme-connection-text = In Libre, what is weakly and what is strongly connected decides.
