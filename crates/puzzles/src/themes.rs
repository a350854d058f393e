//! What a solution shows, found by the rules alone.

use abande::{Color, MAX_HEIGHT, Move, Position, Refusal, Space};

use crate::theme::Theme;

/// The themes of a solution, sorted: a theme is there if one of the player's own moves shows it. `last` is the move that led
/// to the position.
pub fn themes(position: &Position, solution: &[Move], last: Option<Move>) -> Vec<Theme> {
    let mut steps = Vec::new();
    let (mut after, mut last) = (position.clone(), last);
    for (ply, &mv) in solution.iter().enumerate() {
        let before = after.clone();
        after.play_legal(mv);
        if ply % 2 == 0 {
            steps.push(Step { mv, last, before, after: after.clone() });
        }
        last = Some(mv);
    }
    let whole = |theme| match theme {
        Theme::WakeUp => wakes_own(position, &after),
        Theme::Race => is_race(position),
        _ => false,
    };
    let shown = |&theme: &Theme| whole(theme) || steps.iter().any(|step| step.shows(theme));
    Theme::ALL.into_iter().filter(shown).collect()
}

/// One of the player's own moves.
struct Step {
    mv: Move,
    /// The opponent's move before it.
    last: Option<Move>,
    before: Position,
    after: Position,
}

impl Step {
    fn shows(&self, theme: Theme) -> bool {
        match theme {
            Theme::KeepTheBand => self.keeps_the_band(),
            Theme::Cut => matches!(self.mv, Move::Capture { .. }) && self.ties_a_capturer(),
            Theme::Pin => matches!(self.mv, Move::Enter(_)) && self.ties_a_capturer(),
            Theme::PutToSleep => self.enemies().any(|space| !self.slept(space) && self.sleeps(space)),
            Theme::WakeUp => self.enemies().any(|space| self.slept(space) && !self.sleeps(space)),
            Theme::ThreeAtOnce => {
                matches!(self.mv, Move::Capture { to, .. } if height(&self.before, to) == 2)
            }
            Theme::TakeBack => match (self.last, self.mv) {
                (Some(Move::Capture { to: just, .. }), Move::Capture { to, .. }) => just == to,
                _ => false,
            },
            Theme::LastPiece => matches!(self.mv, Move::Enter(_)) && self.after.hand(self.before.turn()) == 0,
            Theme::Pass => self.mv == Move::Pass && self.before.move_count() > 1,
            Theme::Race => false,
            Theme::Connection => self.before.board().is_libre() && self.is_about_connections(),
        }
    }

    /// The enemy's stacks that stand before and after the move.
    fn enemies(&self) -> impl Iterator<Item = Space> {
        let enemy = self.before.turn().other();
        stacks_of(&self.after, enemy)
    }

    fn slept(&self, space: Space) -> bool {
        is_asleep(&self.before, space)
    }

    fn sleeps(&self, space: Space) -> bool {
        is_asleep(&self.after, space)
    }

    fn keeps_the_band(&self) -> bool {
        let captures = self.before.moves().into_iter().filter(|mv| matches!(mv, Move::Capture { .. }));
        matches!(self.mv, Move::Capture { .. }) && captures.count() == 1 && splitting(&self.before) >= 2
    }

    /// Whether a stack of the enemy that could have captured may no longer leave its space.
    fn ties_a_capturer(&self) -> bool {
        self.enemies().any(|space| {
            has_prey(&self.before, space)
                && has_prey(&self.after, space)
                && !holds_the_band(&self.before, space)
                && holds_the_band(&self.after, space)
        })
    }

    fn is_about_connections(&self) -> bool {
        match self.mv {
            Move::Enter(to) => touching(&self.after, to).count() == 1,
            Move::Capture { .. } => self.after.stacks().any(|(space, _)| {
                self.before.stack(space).is_some()
                    && touching(&self.before, space).count() > 1
                    && touching(&self.after, space).count() == 1
                    && self.after.hand(self.after.turn()) > 0
            }),
            Move::Pass => false,
        }
    }
}

/// Whether a stack of the mover's slept in the beginning and is awake in the end.
fn wakes_own(before: &Position, end: &Position) -> bool {
    let player = before.turn();
    stacks_of(before, player).any(|space| {
        is_asleep(before, space)
            && end.stack(space).is_some_and(|stack| stack.owner() == player)
            && !is_asleep(end, space)
    })
}

fn is_race(position: &Position) -> bool {
    Color::BOTH.into_iter().all(|player| {
        position.hand(player) == 0
            && stacks_of(position, player)
                .any(|space| has_prey(position, space) && !holds_the_band(position, space))
    })
}

fn stacks_of(position: &Position, player: Color) -> impl Iterator<Item = Space> {
    position.stacks().filter(move |(_, stack)| stack.owner() == player).map(|(space, _)| space)
}

fn height(position: &Position, space: Space) -> usize {
    position.stack(space).map_or(0, abande::Stack::height)
}

fn is_asleep(position: &Position, space: Space) -> bool {
    position.sleepers().contains(&space)
}

/// The spaces next to a space on which stacks stand.
fn touching(position: &Position, space: Space) -> impl Iterator<Item = Space> {
    position.board().neighbours(space).into_iter().filter(|&space| position.stack(space).is_some())
}

/// Whether a stack stands beside an enemy that is low enough to be captured by it.
fn has_prey(position: &Position, space: Space) -> bool {
    let Some(stack) = position.stack(space) else { return false };
    touching(position, space).any(|to| {
        let other = position.stack(to);
        other.is_some_and(|other| {
            other.owner() != stack.owner() && stack.height() + other.height() <= MAX_HEIGHT
        })
    })
}

/// Whether the band would fall apart without this stack.
fn holds_the_band(position: &Position, space: Space) -> bool {
    position.parts_without(space).len() > 1
}

/// How many captures would be legal if they did not split the band.
fn splitting(position: &Position) -> usize {
    let captures = stacks_of(position, position.turn())
        .flat_map(|from| touching(position, from).map(move |to| Move::Capture { from, to }));
    captures.filter(|&mv| matches!(position.refusal(mv), Some(Refusal::WouldSplit { .. }))).count()
}
