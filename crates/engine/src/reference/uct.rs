//! UCT: Monte Carlo tree search as any textbook has it. It is a measure, and stays as it is.

use std::time::Duration;

use abande::{Color, Move, Position};
use fastrand::Rng;

use crate::control::Control;
use crate::engine::Report;
use crate::limits::{Deadlines, Limits, moves_to_go};

/// How a new leaf is valued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaf {
    /// By the result of a random game from there.
    Random,
    /// By the score as it stands.
    Score,
}

/// How much is tried out rather than made use of.
const EXPLORATION: f64 = std::f64::consts::SQRT_2;

/// The points of margin at which a standing score counts for about nine tenths of a win.
const SURE_MARGIN: f64 = 8.0;

/// A tree that would grow beyond this goes on without new nodes.
const MAX_NODES: usize = 20_000_000;

struct Node {
    mv: Move,
    visits: u32,
    /// Wins of the player who made the move, a draw being half of one.
    wins: f64,
    first_child: u32,
    children: u32,
}

impl Node {
    fn new(mv: Move) -> Node {
        Node { mv, visits: 0, wins: 0.0, first_child: 0, children: 0 }
    }
}

/// A player by plain UCT.
pub struct Uct {
    leaf: Leaf,
    random: Rng,
    nodes: Vec<Node>,
}

impl Uct {
    /// A player; the seed makes its games repeatable when nodes limit it.
    pub fn new(leaf: Leaf, seed: u64) -> Uct {
        Uct { leaf, random: Rng::with_seed(seed), nodes: Vec::new() }
    }

    /// Searches a position until a limit is reached or `control` says stop. `None` when the game is over.
    pub fn search(&mut self, position: &Position, limits: &Limits, control: &dyn Control) -> Option<Report> {
        if position.is_over() {
            return None;
        }
        let start = control.now();
        let deadlines = Deadlines::new(limits.time, moves_to_go(position), start);
        let deadline = deadlines.map(|deadlines| deadlines.soft);
        self.nodes.clear();
        self.nodes.push(Node::new(Move::Pass));
        let mut playouts = 0;
        // Two descents at the least: the second one knows the moves.
        while playouts < 2 || limits.nodes.is_none_or(|max| playouts < max) {
            if playouts % 16 == 2 {
                let late = deadline.is_some_and(|deadline| control.now() >= deadline);
                if late || control.stopped() {
                    break;
                }
            }
            self.iterate(position.clone());
            playouts += 1;
        }
        Some(self.report(playouts, control.now().saturating_sub(start)))
    }

    /// One descent: select, expand, value, and carry the value back up.
    fn iterate(&mut self, mut position: Position) {
        let mut path = vec![0];
        let mut at = 0;
        while self.nodes[at].visits > 0 && !position.is_over() {
            if self.nodes[at].children == 0 && !self.expand(at, &position) {
                break;
            }
            at = self.select(at);
            position.play_legal(self.nodes[at].mv);
            path.push(at);
        }
        let mover = position.turn();
        let value = self.value(&mut position);
        // The last node's move was made by the opponent of whoever is to move there.
        let mut wins = if mover == Color::Black { 1.0 - value } else { value };
        for &node in path.iter().rev() {
            self.nodes[node].visits += 1;
            self.nodes[node].wins += wins;
            wins = 1.0 - wins;
        }
    }

    fn expand(&mut self, at: usize, position: &Position) -> bool {
        if self.nodes.len() > MAX_NODES {
            return false;
        }
        let first = self.nodes.len();
        let nodes = &mut self.nodes;
        position.each_move(|mv| nodes.push(Node::new(mv)));
        self.random.shuffle(&mut self.nodes[first..]);
        self.nodes[at].first_child = first as u32;
        self.nodes[at].children = (self.nodes.len() - first) as u32;
        true
    }

    fn children(&self, at: usize) -> std::ops::Range<usize> {
        let first = self.nodes[at].first_child as usize;
        first..first + self.nodes[at].children as usize
    }

    /// The child with the highest upper confidence bound; untried ones come first.
    fn select(&self, at: usize) -> usize {
        let log = f64::from(self.nodes[at].visits).ln();
        let bound = |child: usize| {
            let Node { visits, wins, .. } = self.nodes[child];
            if visits == 0 {
                return f64::INFINITY;
            }
            let visits = f64::from(visits);
            wins / visits + EXPLORATION * (log / visits).sqrt()
        };
        let mut best = (at, f64::NEG_INFINITY);
        for child in self.children(at) {
            let bound = bound(child);
            if bound > best.1 {
                best = (child, bound);
            }
        }
        best.0
    }

    /// Black's share of the win.
    fn value(&mut self, position: &mut Position) -> f64 {
        if self.leaf == Leaf::Random {
            let mut moves = Vec::with_capacity(64);
            while !position.is_over() {
                moves.clear();
                position.each_move(|mv| moves.push(mv));
                position.play_legal(moves[self.random.usize(..moves.len())]);
            }
        }
        let margin = position.score().margin();
        if position.is_over() {
            return f64::from(margin.signum() + 1) / 2.0;
        }
        0.5 + 0.5 * (1.5 * f64::from(margin) / SURE_MARGIN).tanh()
    }

    /// The most visited move, and the most visited line behind it.
    fn report(&self, playouts: u64, time: Duration) -> Report {
        let mut pv = Vec::new();
        let mut at = 0;
        let mut share = 0.5;
        while let Some(best) = self.children(at).max_by_key(|&child| self.nodes[child].visits) {
            if pv.is_empty() {
                share = self.nodes[best].wins / f64::from(self.nodes[best].visits.max(1));
            }
            pv.push(self.nodes[best].mv);
            at = best;
        }
        Report {
            multipv: 1,
            depth: pv.len() as u32,
            seldepth: pv.len() as u32,
            nodes: playouts,
            time,
            hashfull: 0,
            // It knows no margins: its winning chance on the same scale as a standing score's.
            hundredths: ((2.0 * share - 1.0).clamp(-0.999, 0.999).atanh() * SURE_MARGIN / 1.5 * 100.0) as i32,
            proven: None,
            pv,
        }
    }
}
