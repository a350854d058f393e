//! Reason: what a move does on the board, as data that can be put into words. All of it can be seen there: nothing is
//! guessed, and whether it decides the game is for an [`Expectation`](super::Expectation) to say.

use abande::{Color, Move, Position, Space};

/// Something that speaks for a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The player's margin grows by so many points, as the board counts at once.
    Gains(u16),
    /// Stacks of the opponent fall asleep.
    PutsToSleep(Vec<Space>),
    /// It makes a stack of three, which nobody captures any more.
    Completes(Space),
    /// The stack could have been captured where it stood, and cannot where it goes.
    Escapes(Space),
    /// Other stacks of the player's own can be captured no longer.
    Protects(Vec<Space>),
    /// Stacks of the opponent can be captured next.
    Threatens(Vec<Space>),
    /// The opponent can capture nothing at once.
    LeavesNothing,
}

impl Reason {
    /// What speaks for a legal move, the weightiest first.
    pub fn all(before: &Position, mv: Move) -> Vec<Reason> {
        let player = before.turn();
        let mut after = before.clone();
        if after.play(mv).is_err() || mv == Move::Pass {
            return vec![];
        }
        let sides = Sides { player, before, after: &after };
        let prey = Prey { before: captured(before, player.other()), after: captured(&after, player.other()) };
        [
            sides.gains(),
            some(sides.put_to_sleep(), Reason::PutsToSleep),
            sides.completes(mv),
            prey.escapes(mv),
            some(prey.protected(&sides, mv), Reason::Protects),
            some(sides.threatened(), Reason::Threatens),
            prey.left_nothing(),
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}

fn some(spaces: Vec<Space>, reason: impl Fn(Vec<Space>) -> Reason) -> Option<Reason> {
    (!spaces.is_empty()).then(|| reason(spaces))
}

/// Where a player could capture if it were his turn.
fn captured(position: &Position, by: Color) -> Vec<Space> {
    let mut spaces = Vec::new();
    let mut setup = position.setup();
    (setup.turn, setup.passes) = (by, 0);
    // Whose turn it is makes no position a fault.
    if let Ok(position) = setup.validate() {
        position.each_capture(|mv| {
            if let Move::Capture { to, .. } = mv {
                spaces.push(to);
            }
        });
    }
    spaces.sort_unstable();
    spaces.dedup();
    spaces
}

/// A move's two positions, seen by the player who makes it.
struct Sides<'a> {
    player: Color,
    before: &'a Position,
    after: &'a Position,
}

impl Sides<'_> {
    fn gains(&self) -> Option<Reason> {
        let sign = if self.player == Color::Black { 1 } else { -1 };
        let grown = sign * (self.after.score().margin() - self.before.score().margin());
        u16::try_from(grown).ok().filter(|&points| points > 0).map(Reason::Gains)
    }

    fn put_to_sleep(&self) -> Vec<Space> {
        let slept = self.before.sleepers();
        let theirs =
            |space: &Space| self.after.stack(*space).is_some_and(|stack| stack.owner() != self.player);
        self.after.sleepers().into_iter().filter(|space| theirs(space) && !slept.contains(space)).collect()
    }

    fn completes(&self, mv: Move) -> Option<Reason> {
        let Move::Capture { to, .. } = mv else { return None };
        let full = self.after.stack(to).is_some_and(|stack| stack.height() == 3);
        (full && !self.after.sleepers().contains(&to)).then_some(Reason::Completes(to))
    }

    /// What the player could not capture before, and could now if it were his turn again.
    fn threatened(&self) -> Vec<Space> {
        let before = captured(self.before, self.player);
        let after = captured(self.after, self.player);
        after.into_iter().filter(|space| !before.contains(space)).collect()
    }
}

/// The stacks of the player that the opponent can capture.
struct Prey {
    before: Vec<Space>,
    after: Vec<Space>,
}

impl Prey {
    fn escapes(&self, mv: Move) -> Option<Reason> {
        let Move::Capture { from, to } = mv else { return None };
        (self.before.contains(&from) && !self.after.contains(&to)).then_some(Reason::Escapes(from))
    }

    fn protected(&self, sides: &Sides<'_>, mv: Move) -> Vec<Space> {
        let stays =
            |space: &Space| sides.after.stack(*space).is_some_and(|stack| stack.owner() == sides.player);
        let moved = |space: &Space| matches!(mv, Move::Capture { to, .. } if to == *space);
        let safe = |space: &&Space| !self.after.contains(space) && stays(space) && !moved(space);
        self.before.iter().filter(safe).copied().collect()
    }

    /// Worth a word only where there was something to fear.
    fn left_nothing(&self) -> Option<Reason> {
        (self.after.is_empty() && !self.before.is_empty()).then_some(Reason::LeavesNothing)
    }
}

#[cfg(test)]
mod tests {
    use abande::{Boards, Coords};

    use super::*;

    /// What speaks for a move, with the names of the spaces.
    fn reasons(line: &str, mv: &str) -> Vec<String> {
        let position = Position::from_line(line, &Boards::default()).unwrap();
        let board = position.board();
        let mv = board.parse_move(mv, Coords::Stein).unwrap();
        assert_eq!(position.refusal(mv), None);
        let name = |space: &Space| board.space_name(*space, Coords::Stein);
        let names = |spaces: &[Space]| spaces.iter().map(name).collect::<Vec<_>>().join(" ");
        let text = |reason: &Reason| match reason {
            Reason::Gains(points) => format!("gains {points}"),
            Reason::PutsToSleep(spaces) => format!("puts to sleep {}", names(spaces)),
            Reason::Completes(space) => format!("completes {}", name(space)),
            Reason::Escapes(space) => format!("escapes {}", name(space)),
            Reason::Protects(spaces) => format!("protects {}", names(spaces)),
            Reason::Threatens(spaces) => format!("threatens {}", names(spaces)),
            Reason::LeavesNothing => "leaves nothing".to_owned(),
        };
        Reason::all(&position, mv).iter().map(text).collect()
    }

    #[test]
    fn a_piece_that_wakes_both_sides_gains_nothing() {
        // Black's only piece sleeps until White stands beside it: each scores one then.
        assert!(reasons("hex:2@3 b,x/x3/x2 w 2/3 0", "a2").is_empty());
    }

    #[test]
    fn a_capture_that_completes_a_stack_of_three() {
        let found = reasons("hex:2@5 bw,x/b,b,x/x2 w 2/4 0", "a1-b1");
        assert_eq!(found[..2], ["gains 2", "completes b1"]);
    }

    #[test]
    fn a_capture_that_leaves_a_stack_without_an_enemy_puts_it_to_sleep() {
        let found = reasons("square:3@4 w,b,w/x,w,x/x3 b 3/1 0", "a2-a3");
        assert_eq!(found, ["gains 3", "puts to sleep a1", "escapes a2", "leaves nothing"]);
    }

    #[test]
    fn a_capture_that_loses_points_has_no_gain() {
        // Nothing white is left: all of Black's fall asleep.
        assert!(reasons("square:3@4 x3/b,w,b/x3 b 2/3 0", "b1-b2").is_empty());
    }

    #[test]
    fn an_entry_that_frees_a_pinned_stack_threatens() {
        let found = reasons("square:3@4 b,x2/w,x2/b,x2 w 2/3 0", "b2");
        assert_eq!(found, ["gains 1", "threatens a1 c1"]);
    }

    #[test]
    fn an_entry_that_pins_a_stack_protects_what_it_could_have_captured() {
        let found = reasons("square:3@4 x3/bw,b,x/x3 w 2/3 0", "b3");
        assert_eq!(found, ["gains 1", "protects b1", "leaves nothing"]);
    }

    #[test]
    fn a_pass_has_no_reasons_of_its_own() {
        assert!(reasons("hex:2@2 b,w/b,x,w/x2 b 0/0 0", "pass").is_empty());
    }
}
