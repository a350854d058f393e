//! A tree of moves for one game: PUCT, with values that are proven where the solver knows them.

use abande::{Color, Move, Position};
use abande_engine::{Control, Limits, Solver};
use fastrand::Rng;

use crate::seat::rewards;

/// How far below the old root the new one is looked for: a move of each player.
const MOVES_BETWEEN_RUNS: usize = 2;

/// A node is known by its number; the root is the first.
type NodeNumber = usize;

/// How the search goes.
#[derive(Clone, Copy)]
pub(crate) struct Manner {
    /// How much the net's judgement of moves counts beside what was found.
    pub(crate) c_puct: f32,
    /// How much of the root's priors is noise, from 0 to 1.
    pub(crate) noise: f32,
    /// How evenly that is spread.
    pub(crate) alpha: f64,
    /// With how few pieces in both hands together the solver is asked.
    pub(crate) exact_hands: u8,
    /// How many nodes it may take for that.
    pub(crate) exact_nodes: u64,
}

/// A move from a node.
struct Edge {
    mv: Move,
    prior: f32,
    visits: u32,
    /// The sum of what was found, for the player who moves.
    total: f32,
    child: Option<NodeNumber>,
}

/// A position of the tree.
#[derive(Default)]
struct Node {
    edges: Vec<Edge>,
    /// What it is worth to the player to move, where that is certain.
    exact: Option<f32>,
}

/// A tree of moves.
pub(crate) struct Tree {
    root: Position,
    nodes: Vec<Node>,
    /// Noise for the root's edges.
    noise: Vec<f32>,
}

/// Where a simulation has arrived.
pub(crate) struct Leaf {
    /// Which edge was taken at each node.
    path: Vec<(NodeNumber, usize)>,
    node: NodeNumber,
    /// The position there.
    pub(crate) position: Position,
}

impl Tree {
    pub(crate) fn new(root: &Position) -> Tree {
        Tree { root: root.clone(), nodes: vec![Node::default()], noise: Vec::new() }
    }

    /// Goes on from a position: with what is known of it, if a move or two lead there.
    pub(crate) fn go_to(&mut self, position: &Position) {
        self.noise.clear();
        if self.root == *position {
            return;
        }
        match self.find(0, &self.root, position, MOVES_BETWEEN_RUNS) {
            Some(node) => {
                let mut nodes = Vec::new();
                self.keep(node, &mut nodes);
                self.nodes = nodes;
                self.nodes[0].exact = None;
                self.root = position.clone();
            }
            None => *self = Tree::new(position),
        }
    }

    fn find(&self, node: NodeNumber, at: &Position, wanted: &Position, depth: usize) -> Option<NodeNumber> {
        for edge in &self.nodes[node].edges {
            let Some(child) = edge.child else { continue };
            let mut next = at.clone();
            next.play_legal(edge.mv);
            if next == *wanted {
                return Some(child);
            }
            if depth > 1
                && let Some(found) = self.find(child, &next, wanted, depth - 1)
            {
                return Some(found);
            }
        }
        None
    }

    /// Moves a node with all below it over; its number there.
    fn keep(&mut self, node: NodeNumber, nodes: &mut Vec<Node>) -> NodeNumber {
        let number = nodes.len();
        let Node { mut edges, exact } = std::mem::take(&mut self.nodes[node]);
        nodes.push(Node { edges: Vec::new(), exact });
        for edge in &mut edges {
            edge.child = edge.child.map(|child| self.keep(child, nodes));
        }
        nodes[number].edges = edges;
        number
    }

    /// The root, unless the net has judged it or the game is over.
    pub(crate) fn unseen_root(&self) -> Option<Leaf> {
        let unseen = self.nodes[0].edges.is_empty() && !self.root.is_over();
        unseen.then(|| Leaf { path: Vec::new(), node: 0, position: self.root.clone() })
    }

    /// Makes new noise for the root.
    pub(crate) fn stir(&mut self, manner: &Manner, random: &mut Rng) {
        if manner.noise > 0.0 {
            self.noise = dirichlet(self.nodes[0].edges.len(), manner.alpha, random);
        }
    }

    /// Goes down to a node that the net has not judged; where the end is certain before, that is learnt at once.
    pub(crate) fn descend(
        &mut self,
        manner: &Manner,
        solver: &mut Solver,
        control: &dyn Control,
    ) -> Option<Leaf> {
        let mut leaf = Leaf { path: Vec::new(), node: 0, position: self.root.clone() };
        loop {
            let node = leaf.node;
            if let Some(value) = self.nodes[node].exact {
                self.learn(&leaf.path, value);
                return None;
            }
            let Some(choice) = self.choose(node, manner) else {
                return (!leaf.position.is_over()).then_some(leaf);
            };
            let next = self.nodes.len();
            let edge = &mut self.nodes[node].edges[choice];
            leaf.position.play_legal(edge.mv);
            leaf.path.push((node, choice));
            leaf.node = *edge.child.get_or_insert(next);
            if leaf.node == next {
                let exact = certain(&leaf.position, manner, solver, control);
                self.nodes.push(Node { edges: Vec::new(), exact });
            }
        }
    }

    /// The edge that promises most; none at a node that the net has not judged.
    fn choose(&self, node: NodeNumber, manner: &Manner) -> Option<usize> {
        let edges = &self.nodes[node].edges;
        let visits: u32 = edges.iter().map(|edge| edge.visits).sum();
        let total: f32 = edges.iter().map(|edge| edge.total).sum();
        // Of a move that nobody has tried, as much is expected as of the others.
        let expected = if visits == 0 { 0.0 } else { total / visits as f32 };
        let reach = manner.c_puct * (visits.max(1) as f32).sqrt();
        let promise = |(number, edge): (usize, &Edge)| {
            let noise = if node == 0 { self.noise.get(number) } else { None };
            let prior =
                noise.map_or(edge.prior, |noise| (1.0 - manner.noise) * edge.prior + manner.noise * noise);
            let known = if edge.visits == 0 { expected } else { edge.total / edge.visits as f32 };
            known + reach * prior / (1 + edge.visits) as f32
        };
        let promises = edges.iter().enumerate().map(promise);
        promises
            .enumerate()
            .max_by(|one, other| one.1.total_cmp(&other.1).then(other.0.cmp(&one.0)))
            .map(|(number, _)| number)
    }

    /// Takes in what the net says of a leaf: how good each move is, and what the position is worth to the player to move.
    pub(crate) fn take_in(&mut self, leaf: &Leaf, moves: Vec<(Move, f32)>, value: f32) {
        let edge = |(mv, prior)| Edge { mv, prior, visits: 0, total: 0.0, child: None };
        self.nodes[leaf.node].edges = moves.into_iter().map(edge).collect();
        self.learn(&leaf.path, value);
    }

    /// Carries the value of a node, for the player to move there, back to the root.
    fn learn(&mut self, path: &[(NodeNumber, usize)], mut value: f32) {
        for &(node, choice) in path.iter().rev() {
            value = -value;
            let edge = &mut self.nodes[node].edges[choice];
            edge.visits += 1;
            edge.total += value;
        }
    }

    /// The root's moves with their visits.
    pub(crate) fn visits(&self) -> impl Iterator<Item = (Move, u32)> {
        self.nodes[0].edges.iter().map(|edge| (edge.mv, edge.visits))
    }

    /// What the root is worth to the player to move.
    pub(crate) fn value(&self) -> f32 {
        if let Some(value) = ended(&self.root) {
            return value;
        }
        let edges = &self.nodes[0].edges;
        let visits: u32 = edges.iter().map(|edge| edge.visits).sum();
        edges.iter().map(|edge| edge.total).sum::<f32>() / visits.max(1) as f32
    }

    /// The root, as it was when the last run began.
    pub(crate) fn position(&self) -> &Position {
        &self.root
    }
}

/// What a game that is over is worth to the player who would be to move.
fn ended(position: &Position) -> Option<f32> {
    position.result().map(|score| rewards(score)[position.turn().index()])
}

/// What a position is worth to the player to move, where that is certain: the game is over, or the solver knows.
fn certain(position: &Position, manner: &Manner, solver: &mut Solver, control: &dyn Control) -> Option<f32> {
    if position.is_over() {
        return ended(position);
    }
    let held: u16 = Color::BOTH.iter().map(|&player| u16::from(position.hand(player))).sum();
    if manner.exact_nodes == 0 || held > u16::from(manner.exact_hands) {
        return None;
    }
    let limits = Limits { nodes: Some(manner.exact_nodes), ..Limits::default() };
    let solution = solver.solve(position, &limits, control, &mut |_| ()).ok()?;
    Some(solution.margin.signum() as f32)
}

/// Shares of a whole, by chance: the larger alpha is, the more even they are.
fn dirichlet(count: usize, alpha: f64, random: &mut Rng) -> Vec<f32> {
    let shares: Vec<f64> = (0..count).map(|_| gamma(alpha, random)).collect();
    let sum = shares.iter().sum::<f64>().max(f64::MIN_POSITIVE);
    shares.into_iter().map(|share| (share / sum) as f32).collect()
}

/// A number of the gamma distribution, by Marsaglia and Tsang.
fn gamma(shape: f64, random: &mut Rng) -> f64 {
    if shape < 1.0 {
        return gamma(shape + 1.0, random) * random.f64().powf(1.0 / shape);
    }
    let d = shape - 1.0 / 3.0;
    let c = 1.0 / (9.0 * d).sqrt();
    loop {
        let x = (-2.0 * (1.0 - random.f64()).ln()).sqrt() * (std::f64::consts::TAU * random.f64()).cos();
        let v = (1.0 + c * x).powi(3);
        if v > 0.0 && (1.0 - random.f64()).ln() < 0.5 * x * x + d - d * v + d * v.ln() {
            return d * v;
        }
    }
}
