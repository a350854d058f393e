//! Person: a player of limited strength, who plays as people do: he does not look far ahead, overlooks things, and
//! judges roughly.

use abande::Position;

use super::attention::{Attention, Fancy, Judges, Sight};
use super::glance::Glance;
use super::level::Level;
use crate::control::Control;
use crate::engine::{Engine, Report};
use crate::eval::{Evaluation, Evaluator};
use crate::limits::Limits;
use crate::value::{POINT, Value};

/// Somebody who plays at a level. The same seed and position give the same move, unless time runs out.
#[derive(Clone, Debug)]
pub struct Person {
    mind: Mind,
    seed: u64,
    /// How he judges positions, at levels that know all that the engine knows.
    evaluation: Evaluation,
}

/// How somebody thinks.
#[derive(Clone, Copy, Debug)]
struct Mind {
    way: Way,
    /// How far off he may be in comparing his own moves, in parts of a point.
    doubt: Value,
}

#[derive(Clone, Copy, Debug)]
enum Way {
    /// He looks around, and may overlook things.
    Glance(Sight),
    /// He studies about so many positions, as the engine does.
    Study(u64),
}

const fn glance(plies: u32, exchange: u32, oversight: u64, judges: Judges, doubt: Value) -> Mind {
    Mind { way: Way::Glance(Sight { plies, exchange, oversight, judges }), doubt }
}

const fn study(positions: u64, doubt: Value) -> Mind {
    Mind { way: Way::Study(positions), doubt }
}

/// The minds of the levels from 1 to 9, found by matches of each against the next: see docs/engine.md.
const MINDS: [Mind; 9] = [
    glance(1, 0, 75, Judges::Pieces, 110),
    glance(1, 1, 52, Judges::Pieces, 52),
    glance(1, 1, 25, Judges::Terms, 36),
    glance(2, 2, 42, Judges::Best, 31),
    glance(2, 3, 25, Judges::Best, 30),
    glance(3, 4, 11, Judges::Best, 28),
    glance(4, 5, 5, Judges::Best, 18),
    study(4500, 10),
    study(22_000, 8),
];

/// Among how many moves he who studies chooses.
const LINES: usize = 3;

/// Mebibytes for those who study: enough for the positions of one decision.
const MEMORY: usize = 1;

impl Person {
    pub(crate) fn new(level: Level, seed: u64) -> Option<Person> {
        let mind = *MINDS.get(usize::from(level.number()) - 1)?;
        Some(Person { mind, seed, evaluation: Evaluation::default() })
    }

    /// Has him judge as this evaluation does, at levels that know all that the engine knows.
    #[must_use]
    pub fn judging_by(self, evaluation: Evaluation) -> Person {
        Person { evaluation, ..self }
    }

    /// Chooses a move, in well under half a second, or less where the limits say so. `None` when the game is
    /// over.
    pub fn choose(&self, position: &Position, limits: &Limits, control: &dyn Control) -> Option<Report> {
        let fancy = Fancy::new(self.seed, self.mind.doubt, position);
        match self.mind.way {
            Way::Glance(sight) => {
                let network = sight.network(&self.evaluation, position);
                let evaluator = Evaluator::new(network.as_deref());
                let attention = Attention::new(sight, fancy, position);
                let budget = Glance::budget(position, limits, control);
                Glance::new(attention, evaluator, position, limits, &budget).choose()
            }
            Way::Study(positions) => {
                let nodes = limits.nodes.map_or(positions, |nodes| nodes.min(positions));
                let limits = Limits { nodes: Some(nodes), ..*limits };
                let mut lines = Vec::new();
                let mut engine = Engine::new(MEMORY);
                engine.set_evaluation(self.evaluation.clone());
                engine.set_multipv(LINES);
                let best = engine.search(position, &limits, control, &mut |report| {
                    if report.multipv == 1 {
                        lines.clear(); // only the deepest look counts, as far as it went
                    }
                    lines.push(report.clone());
                })?;
                lines.retain(|line| line.depth == best.depth);
                Some(prefer(fancy, best, lines))
            }
        }
    }
}

/// The line that somebody likes best, the best one among them. No proven result is given up for a whim.
fn prefer(fancy: Fancy, best: Report, lines: Vec<Report>) -> Report {
    let (nodes, time) = (best.nodes, best.time);
    let open = |report: &Report| report.proven.is_none();
    let liking = |report: &Report| {
        report.hundredths * POINT / 100 + report.pv.first().map_or(0, |&mv| fancy.value(mv))
    };
    let preferred = lines.into_iter().filter(|line| open(&best) && open(line)).max_by_key(liking);
    Report { multipv: 1, nodes, time, ..preferred.unwrap_or(best) }
}
