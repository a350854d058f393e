//! Exact values: who wins, then by how much, proven to the end of the game.

use std::sync::atomic::{AtomicBool, Ordering};

use abande::{Move, Position};

use crate::bounds::margin_bounds;
use crate::ordering::capture_gain;
use crate::terms;

/// A proven result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The final margin of the player to move when both play best.
    pub margin: i32,
    /// A line of best play to the end.
    pub line: Vec<Move>,
    /// Positions looked at.
    pub nodes: u64,
}

/// What is known so far: the margin lies from the first to the second number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// The margin is at least this.
    pub least: i32,
    /// The margin is at most this.
    pub most: i32,
    /// Positions looked at.
    pub nodes: u64,
}

/// Why there is no solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the search was stopped before the value was proven")]
pub struct Unsolved(pub Known);

/// Solves positions; what it has proven in one helps it in the next.
pub struct Solver {
    places: Vec<[Place; BUCKET]>,
    max_nodes: u64,
    nodes: u64,
    moves: Vec<(Move, i32)>,
}

#[derive(Clone, Copy)]
struct Place {
    key: u64,
    least: i16,
    most: i16,
    /// How much work it took, as a power of two.
    work: u8,
    from: u16,
    to: u16,
    kind: u8,
}

const BUCKET: usize = 2;

/// How many nodes pass between two looks at the order to stop.
const NODES_BETWEEN_LOOKS: u64 = 1024;

struct Stopped;

impl Place {
    /// Nothing is known.
    const VACANT: Place = Place { key: 0, least: i16::MIN, most: i16::MAX, work: 0, from: 0, to: 0, kind: 0 };

    fn mv(&self) -> Option<Move> {
        let (from, to) = (abande::Space::from_code(self.from), abande::Space::from_code(self.to));
        match self.kind {
            1 => Some(Move::Enter(to)),
            2 => Some(Move::Capture { from, to }),
            3 => Some(Move::Pass),
            _ => None,
        }
    }

    fn set_move(&mut self, mv: Move) {
        (self.kind, self.from, self.to) = match mv {
            Move::Enter(space) => (1, 0, space.code()),
            Move::Capture { from, to } => (2, from.code(), to.code()),
            Move::Pass => (3, 0, 0),
        };
    }
}

impl Solver {
    /// A solver whose memory takes about so many mebibytes.
    pub fn new(mebibytes: usize) -> Solver {
        let count = (mebibytes.max(1) << 20) / size_of::<[Place; BUCKET]>();
        Solver {
            places: vec![[Place::VACANT; BUCKET]; count],
            max_nodes: u64::MAX,
            nodes: 0,
            moves: Vec::new(),
        }
    }

    /// Gives up after so many nodes.
    pub fn set_max_nodes(&mut self, nodes: u64) {
        self.max_nodes = nodes;
    }

    /// Proves the margin of a position: first the winner, then by how much. `progress` hears of every bound.
    ///
    /// # Errors
    /// When `stop` is set or the nodes run out; what is known by then comes along.
    pub fn solve(
        &mut self,
        position: &Position,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(Known),
    ) -> Result<Solution, Unsolved> {
        self.nodes = 0;
        let (least, most) = if position.is_over() {
            let margin = final_margin(position);
            (margin, margin)
        } else {
            margin_bounds(position)
        };
        let mut known = Known { least, most, nodes: 0 };
        let mut probe = 1.clamp(known.least, known.most.max(known.least));
        let mut stride = 1;
        while known.least < known.most {
            // From the bound that was moved last, outwards in growing steps.
            let target = probe.clamp(known.least + 1, known.most);
            self.moves.clear();
            match self.reaches(&mut position.clone(), target, stop) {
                Ok(true) => known.least = target,
                Ok(false) => known.most = target - 1,
                Err(Stopped) => return Err(Unsolved(Known { nodes: self.nodes, ..known })),
            }
            known.nodes = self.nodes;
            progress(known);
            probe = match (known.least >= 1, known.most <= 0) {
                (true, _) => known.least + stride,
                (_, true) if known.most == 0 && known.least < 0 => 0,
                _ => known.most + 1 - stride,
            };
            stride = if stride < 4 { stride + 1 } else { stride };
            if known.most - known.least < 4 {
                stride = 1;
            }
        }
        let line = self.line(position, known.least, stop).unwrap_or_default();
        Ok(Solution { margin: known.least, line, nodes: self.nodes })
    }

    fn bucket(&mut self, key: u64) -> &mut [Place; BUCKET] {
        let index = (u128::from(key) * self.places.len() as u128) >> 64;
        &mut self.places[index as usize]
    }

    /// Whether the player to move can make sure of this margin.
    fn reaches(&mut self, position: &mut Position, target: i32, stop: &AtomicBool) -> Result<bool, Stopped> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_BETWEEN_LOOKS) && stop.load(Ordering::Relaxed)
            || self.nodes > self.max_nodes
        {
            return Err(Stopped);
        }
        if position.is_over() {
            return Ok(final_margin(position) >= target);
        }
        let (least, most) = margin_bounds(position);
        if least >= target {
            return Ok(true);
        }
        if most < target {
            return Ok(false);
        }
        let key = position.key();
        let known = self.bucket(key).iter().find(|place| place.key == key).copied();
        if let Some(place) = known {
            if i32::from(place.least) >= target {
                return Ok(true);
            }
            if i32::from(place.most) < target {
                return Ok(false);
            }
        }
        let began = self.nodes;
        let start = self.moves.len();
        let mut best = None;
        let mut reached = self.list_moves(position, target, known.and_then(|place| place.mv()), &mut best);
        let mut number = start;
        while !reached && number < self.moves.len() {
            let mv = self.pick(number);
            number += 1;
            let undo = position.play_legal(mv);
            // The opponent must not be able to make sure of more than we can afford.
            let answered = self.reaches(position, 1 - target, stop)?;
            position.take_back(undo);
            if !answered {
                (best, reached) = (Some(mv), true);
            }
        }
        self.moves.truncate(start);
        self.store(key, known, target, reached, best, self.nodes - began + 1);
        Ok(reached)
    }

    fn store(
        &mut self,
        key: u64,
        known: Option<Place>,
        target: i32,
        reached: bool,
        best: Option<Move>,
        work: u64,
    ) {
        let mut place = known.unwrap_or(Place { key, ..Place::VACANT });
        if reached {
            place.least = place.least.max(target as i16);
        } else {
            place.most = place.most.min(target as i16 - 1);
        }
        if let Some(best) = best {
            place.set_move(best);
        }
        place.work = place.work.max(work.ilog2().min(255) as u8);
        let bucket = self.bucket(key);
        if let Some(same) = bucket.iter_mut().find(|old| old.key == key) {
            *same = place;
        } else if place.work >= bucket[0].work {
            bucket[1] = bucket[0];
            bucket[0] = place;
        } else {
            bucket[1] = place;
        }
    }

    /// Lists the moves that need a closer look, with what speaks for each: the smaller the opponent's
    /// standing, the better. Says at once whether one of them is known to reach the target.
    fn list_moves(
        &mut self,
        position: &mut Position,
        target: i32,
        remembered: Option<Move>,
        best: &mut Option<Move>,
    ) -> bool {
        let start = self.moves.len();
        let moves = &mut self.moves;
        position.each_move(|mv| moves.push((mv, 0)));
        let mut index = start;
        while index < self.moves.len() {
            let mv = self.moves[index].0;
            let gain = capture_gain(position, mv);
            let undo = position.play_legal(mv);
            let (least, most) = self.known(position);
            let standing = if position.is_over() { 0 } else { terms::evaluate(position) };
            position.take_back(undo);
            if most < 1 - target {
                *best = Some(mv);
                return true;
            }
            if least > -target {
                self.moves.swap_remove(index);
                continue;
            }
            self.moves[index].1 = if remembered == Some(mv) { i32::MAX } else { gain - standing };
            index += 1;
        }
        false
    }

    /// What is known of the margin in a position without searching it.
    fn known(&mut self, position: &Position) -> (i32, i32) {
        if position.is_over() {
            let margin = final_margin(position);
            return (margin, margin);
        }
        let (least, most) = margin_bounds(position);
        let key = position.key();
        match self.bucket(key).iter().find(|place| place.key == key) {
            Some(place) => (least.max(i32::from(place.least)), most.min(i32::from(place.most))),
            None => (least, most),
        }
    }

    fn pick(&mut self, index: usize) -> Move {
        let best = (index..self.moves.len()).max_by_key(|&other| (self.moves[other].1, usize::MAX - other));
        self.moves.swap(index, best.unwrap_or(index));
        self.moves[index].0
    }

    /// Follows the best moves to the end, proving again what the memory has lost.
    fn line(&mut self, position: &Position, margin: i32, stop: &AtomicBool) -> Result<Vec<Move>, Stopped> {
        let mut position = position.clone();
        let mut line = Vec::new();
        let mut margin = margin;
        while !position.is_over() {
            let mut found = None;
            for mv in position.moves() {
                let undo = position.play_legal(mv);
                self.moves.clear();
                let better_for_them = self.reaches(&mut position.clone(), 1 - margin, stop)?;
                position.take_back(undo);
                if !better_for_them {
                    found = Some(mv);
                    break;
                }
            }
            let Some(mv) = found else { break };
            let _ = position.play_legal(mv);
            line.push(mv);
            margin = -margin;
        }
        Ok(line)
    }
}

/// The margin of a finished game for the player who would be to move.
fn final_margin(position: &Position) -> i32 {
    let (score, mover) = (position.score(), position.turn());
    i32::from(score.of(mover)) - i32::from(score.of(mover.other()))
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use abande::Boards;

    use super::*;

    /// The margin by trying everything, remembering only what has been tried.
    fn try_everything(position: &Position, tried: &mut HashMap<u64, i32>) -> i32 {
        if position.is_over() {
            return final_margin(position);
        }
        if let Some(&margin) = tried.get(&position.key()) {
            return margin;
        }
        let mut best = i32::MIN;
        for mv in position.moves() {
            let mut next = position.clone();
            let _ = next.play_legal(mv);
            best = best.max(-try_everything(&next, tried));
        }
        tried.insert(position.key(), best);
        best
    }

    fn solve(solver: &mut Solver, position: &Position) -> Solution {
        solver.solve(position, &AtomicBool::new(false), &mut |_| ()).unwrap()
    }

    #[test]
    fn small_games_have_the_value_that_trying_everything_finds() {
        for name in ["hex:2@1", "hex:2@2", "hex:2@3", "square:3@2", "libre@2", "libre@3"] {
            let start = Position::start(&Boards::default().variant(name).unwrap());
            let solution = solve(&mut Solver::new(4), &start);
            assert_eq!(solution.margin, try_everything(&start, &mut HashMap::new()), "{name}");
        }
    }

    #[test]
    fn ends_of_games_have_the_value_that_trying_everything_finds() {
        let mut random = fastrand::Rng::with_seed(1);
        for name in ["hex@4", "square@4", "snub@4", "libre@4", "hex:6@4", "hex:2@4"] {
            let variant = Boards::default().variant(name).unwrap();
            let mut solver = Solver::new(4);
            for _ in 0..6 {
                let mut position = Position::start(&variant);
                while position.hand(abande::Color::Black) + position.hand(abande::Color::White) > 1 {
                    let moves = position.moves();
                    let _ = position.play_legal(moves[random.usize(..moves.len())]);
                }
                let mut tried = HashMap::new();
                let Solution { margin, line, .. } = solve(&mut solver, &position);
                assert_eq!(margin, try_everything(&position, &mut tried), "{position}");
                // The line is one of best play: the margin holds at every step, and is that of the end.
                let mut expected = margin;
                for mv in line {
                    let _ = position.play(mv).unwrap();
                    expected = -expected;
                    assert_eq!(try_everything(&position, &mut tried), expected, "{position}");
                }
                assert!(position.is_over());
            }
        }
    }

    #[test]
    fn bounds_without_search_hold() {
        let mut random = fastrand::Rng::with_seed(2);
        for name in ["hex:3@6", "square:3@4", "libre@4", "snub"] {
            let variant = Boards::default().variant(name).unwrap();
            for _ in 0..200 {
                let mut position = Position::start(&variant);
                let mut bounds = vec![];
                while !position.is_over() {
                    bounds.push((position.turn(), margin_bounds(&position)));
                    let moves = position.moves();
                    let _ = position.play_legal(moves[random.usize(..moves.len())]);
                }
                let score = position.score();
                for (player, (least, most)) in bounds {
                    let margin = i32::from(score.of(player)) - i32::from(score.of(player.other()));
                    assert!((least..=most).contains(&margin), "{position}");
                }
            }
        }
    }

    #[test]
    fn a_stopped_search_says_what_it_knows() {
        let start = Position::start(&Boards::default().variant("hex").unwrap());
        let mut solver = Solver::new(1);
        solver.set_max_nodes(2000);
        let unsolved = solver.solve(&start, &AtomicBool::new(false), &mut |_| ()).unwrap_err();
        assert!(unsolved.0.least < unsolved.0.most && unsolved.0.nodes > 2000);
    }
}
