//! What the rules say as data, in words.

use abande::{Board, Color, Coords, GameResult, Move, MoveTextError, Refusal, Shape, Space};

use crate::Words;

impl Words {
    /// A player's name.
    pub fn color(&self, player: Color) -> String {
        self.say(match player {
            Color::Black => "color-black",
            Color::White => "color-white",
        })
    }

    /// What a board is called: `hexagonal`, with its size where that is not the usual one. A board from a
    /// file has a name of its own.
    pub fn board(&self, board: &Board) -> String {
        let key = match board.shape() {
            Shape::Hex(_) => "board-hex",
            Shape::Square(_) => "board-square",
            Shape::Snub => "board-snub",
            Shape::Libre => "board-libre",
            _ => return board.name().into(),
        };
        match board.name().split_once(':') {
            Some((_, size)) => format!("{} {size}", self.say(key)),
            None => self.say(key),
        }
    }

    /// A number of points.
    pub fn points(&self, count: u16) -> String {
        self.say_with("points", &[("count", count.into())])
    }

    /// A number of pieces in hand.
    pub fn in_hand(&self, count: u8) -> String {
        self.say_with("in-hand", &[("count", count.into())])
    }

    /// Whose turn it is.
    pub fn to_move(&self, player: Color) -> String {
        self.say_with("to-move", &[("player", (&self.color(player)).into())])
    }

    /// What a player does by a move, as a sentence.
    pub fn deed(&self, player: Color, mv: Move, board: &Board, coords: Coords) -> String {
        let player = self.color(player);
        let name = |space: Space| board.space_name(space, coords);
        match mv {
            Move::Enter(space) => {
                self.say_with("move-enter", &[("player", (&player).into()), ("space", (&name(space)).into())])
            }
            Move::Capture { from, to } => self.say_with(
                "move-capture",
                &[("player", (&player).into()), ("from", (&name(from)).into()), ("to", (&name(to)).into())],
            ),
            Move::Pass => self.say_with("move-pass", &[("player", (&player).into())]),
        }
    }

    /// How a game ended, as a sentence.
    pub fn result(&self, result: GameResult) -> String {
        let won = |key: &str, winner: Color| {
            let points = match result {
                GameResult::Score(score) => [score.of(winner), score.of(winner.other())],
                _ => [0, 0],
            };
            self.say_with(
                key,
                &[
                    ("winner", (&self.color(winner)).into()),
                    ("points", points[0].into()),
                    ("other", points[1].into()),
                ],
            )
        };
        match (result, result.winner()) {
            (GameResult::Score(_), Some(winner)) => won("result-win", winner),
            (GameResult::Score(score), None) => {
                self.say_with("result-draw", &[("points", score.of(Color::Black).into())])
            }
            (GameResult::Won(winner), _) => won("result-won", winner),
            (GameResult::Drawn, _) => self.say("result-drawn"),
            (GameResult::Open, _) => self.say("result-open"),
        }
    }

    /// Why a move is refused, as a sentence.
    pub fn refusal(&self, refusal: &Refusal, board: &Board, coords: Coords) -> String {
        let name = |space: Space| board.space_name(space, coords);
        let say = |args: &[(&str, &str)]| {
            let args: Vec<_> = args.iter().map(|&(key, text)| (key, text.into())).collect();
            self.say_with(&format!("refusal-{}", refusal.code()), &args)
        };
        match refusal {
            Refusal::GameOver | Refusal::EmptyHand | Refusal::TooEarly => say(&[]),
            Refusal::NoSuchSpace { space } => say(&[("board", board.name()), ("space", &name(*space))]),
            Refusal::Occupied { space } | Refusal::NotNextToBand { space } => {
                say(&[("space", &name(*space))])
            }
            Refusal::WeakConnection { space, to } => say(&[("space", &name(*space)), ("to", &name(*to))]),
            Refusal::NothingToMove { from } | Refusal::NotYours { from } => say(&[("from", &name(*from))]),
            Refusal::OwnStack { to } | Refusal::NothingToCapture { to } => say(&[("to", &name(*to))]),
            Refusal::NotAdjacent { from, to } => say(&[("from", &name(*from)), ("to", &name(*to))]),
            Refusal::StackOfThree { at } => say(&[("at", &name(*at))]),
            Refusal::TooHigh { from, to, height } => {
                say(&[("from", &name(*from)), ("to", &name(*to)), ("height", &height.to_string())])
            }
            Refusal::WouldSplit { from, parts } => {
                let part = |part: &Vec<Space>| part.iter().map(|&space| name(space)).collect::<Vec<_>>();
                let listed: Vec<String> = parts.iter().map(|spaces| part(spaces).join(" ")).collect();
                say(&[
                    ("from", &name(*from)),
                    ("count", &parts.len().to_string()),
                    ("parts", &listed.join(" | ")),
                ])
            }
            Refusal::HandNotEmpty { player, pieces } => self.say_with(
                "refusal-hand-not-empty",
                &[("player", (&self.color(*player)).into()), ("pieces", (*pieces).into())],
            ),
            // A rule that is newer than these words.
            refusal => refusal.sentence(board, coords),
        }
    }

    /// Why a text is no move, as a sentence.
    pub fn typed(&self, error: &MoveTextError, board: &Board, coords: Coords) -> String {
        match error {
            MoveTextError::Empty => {
                self.say_with("typed-empty", &[("examples", (&examples(board, coords)).into())])
            }
            MoveTextError::NoSuchSpace { board, name, .. } => {
                self.say_with("typed-no-such-space", &[("board", board.into()), ("name", name.into())])
            }
            MoveTextError::TooFar { name, .. } => self.say_with("typed-too-far", &[("name", name.into())]),
            MoveTextError::Ambiguous { text, first, second } => self.say_with(
                "typed-ambiguous",
                &[("text", text.into()), ("first", first.into()), ("second", second.into())],
            ),
            MoveTextError::NotAMove { text, .. } => self.say_with(
                "typed-not-a-move",
                &[("text", text.into()), ("examples", (&examples(board, coords)).into())],
            ),
            error => error.to_string(),
        }
    }
}

/// How moves look on a board.
fn examples(board: &Board, coords: Coords) -> String {
    let from = board.spaces().nth(board.size().unwrap_or(0) / 2).unwrap_or(Space::axial(0, 0));
    let to = board.neighbours(from).first().copied();
    let moves = [Some(Move::Enter(from)), to.map(|to| Move::Capture { from, to }), Some(Move::Pass)];
    let texts: Vec<String> = moves.into_iter().flatten().map(|mv| board.move_text(mv, coords)).collect();
    texts.join("  ")
}
