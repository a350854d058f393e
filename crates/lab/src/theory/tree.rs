//! Tree: which positions are worth knowing, and what they are worth.
//!
//! Lincke's drop-out expansion, "Strategies for the automatic construction of opening books" (2000), in our own words: a
//! position is the dearer the more the moves on the way to it give away, those of both players together, and the deeper it
//! lies; the cheapest one that lacks something is expanded next. A move whose value falls behind that of its neighbours thus
//! drops out, and its neighbours come in. Values are carried back by minimax after each step.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

/// A move of a position that was looked at, by the key of where it leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The position that it leads to.
    pub key: u64,
    /// What it seemed to be worth to the player who makes it, in hundredths of a point. What is known of the position, once
    /// it is in the tree, counts instead.
    pub guess: i32,
}

/// How many of a position's moves come into the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// All.
    All,
    /// So many of the best, those alone that are about as good as the best one: see [`Rule::window`].
    Best(usize),
}

/// What the tree goes by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// How much worse than the best one a move may be to come into the tree, in hundredths of a point.
    pub window: i32,
    /// What a move costs beside what it gives away, in hundredths of a point.
    pub weight: i32,
    /// Decides between positions that cost the same.
    pub seed: u64,
}

/// What a position lacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// A look at all its moves: see [`Tree::look_at`].
    Look(u64),
    /// Positions that its moves lead to, the best one first: see [`Tree::add`].
    Add(u64, Vec<u64>),
}

#[derive(Clone, Debug)]
struct Node {
    key: u64,
    /// What a search of the position itself has found, for its player to move.
    searched: i32,
    width: Width,
    /// Its moves, once they have been looked at.
    candidates: Option<Vec<Candidate>>,
}

/// Positions by their keys. The first one is the start.
#[derive(Clone, Debug)]
pub struct Tree {
    rule: Rule,
    nodes: Vec<Node>,
    by_key: HashMap<u64, usize>,
}

/// What a position is worth, and what comes after it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Worth {
    /// For its player to move, in hundredths of a point.
    pub value: i32,
    /// How many moves the tree goes on from here.
    pub moves: u8,
}

impl Tree {
    /// A tree without positions.
    pub fn new(rule: Rule) -> Tree {
        Tree { rule, nodes: Vec::new(), by_key: HashMap::new() }
    }

    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Adds a position that was searched.
    pub fn add(&mut self, key: u64, searched: i32, width: Width) {
        self.by_key.entry(key).or_insert_with(|| {
            self.nodes.push(Node { key, searched, width, candidates: None });
            self.nodes.len() - 1
        });
    }

    /// Adds what was found of all moves of a position.
    pub fn look_at(&mut self, key: u64, candidates: Vec<Candidate>) {
        if let Some(&number) = self.by_key.get(&key) {
            self.nodes[number].candidates = Some(candidates);
        }
    }

    /// What the cheapest position that lacks something lacks. None where all is there.
    pub fn next(&self) -> Option<Wish> {
        let worths = self.worths();
        let mut costs = vec![i32::MAX; self.nodes.len()];
        *costs.first_mut()? = 0;
        let mut open = BinaryHeap::from([self.rank(0, 0)]);
        while let Some((Reverse(cost), _, Reverse(number))) = open.pop() {
            if cost > costs[number] {
                continue; // a cheaper way there was found since
            }
            let node = &self.nodes[number];
            if let Some(wish) = self.wish(node, &worths) {
                return Some(wish);
            }
            for child in self.children(node) {
                let given_away = worths[number].value + worths[child].value;
                let cost = cost + given_away.max(0) + self.rule.weight;
                if cost < costs[child] {
                    costs[child] = cost;
                    open.push(self.rank(cost, child));
                }
            }
        }
        None
    }

    /// The cheapest comes first; of several, the seed decides.
    fn rank(&self, cost: i32, number: usize) -> (Reverse<i32>, u64, Reverse<usize>) {
        let luck = (self.nodes[number].key ^ self.rule.seed).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (Reverse(cost), luck ^ luck >> 32, Reverse(number))
    }

    fn wish(&self, node: &Node, worths: &[Worth]) -> Option<Wish> {
        if node.width == Width::Best(0) {
            return None;
        }
        let Some(candidates) = &node.candidates else { return Some(Wish::Look(node.key)) };
        let mut moves: Vec<(i32, u64)> = candidates
            .iter()
            .map(|candidate| {
                let known = self.by_key.get(&candidate.key).map(|&number| -worths[number].value);
                (known.unwrap_or(candidate.guess), candidate.key)
            })
            .collect();
        moves.sort_by_key(|&(value, key)| (Reverse(value), key));
        if let Width::Best(most) = node.width {
            let best = moves.first().map_or(0, |&(value, _)| value);
            moves.truncate(most);
            moves.retain(|&(value, _)| value >= best - self.rule.window);
        }
        let missing: Vec<u64> =
            moves.into_iter().map(|(_, key)| key).filter(|key| !self.by_key.contains_key(key)).collect();
        (!missing.is_empty()).then_some(Wish::Add(node.key, missing))
    }

    fn children(&self, node: &Node) -> impl Iterator<Item = usize> {
        let candidates = node.candidates.as_deref().unwrap_or_default();
        candidates.iter().filter_map(|candidate| self.by_key.get(&candidate.key).copied())
    }

    /// What each position is worth, in the order in which they came: what a search found, until something comes after it.
    pub fn worths(&self) -> Vec<Worth> {
        let mut worths = vec![None; self.nodes.len()];
        for number in 0..self.nodes.len() {
            self.settle(number, &mut worths);
        }
        worths.into_iter().map(Option::unwrap_or_default).collect()
    }

    /// No position comes twice in a game, and the tree is not deep: so this ends, and soon.
    fn settle(&self, number: usize, worths: &mut [Option<Worth>]) -> Worth {
        if let Some(worth) = worths[number] {
            return worth;
        }
        let node = &self.nodes[number];
        let mut best: Option<Worth> = None;
        let mut moves = 0;
        for child in self.children(node) {
            let after = self.settle(child, worths);
            moves = moves.max(after.moves + 1);
            if best.is_none_or(|best| -after.value > best.value) {
                best = Some(Worth { value: -after.value, moves: 0 });
            }
        }
        let value = best.map_or(node.searched, |best| best.value);
        let worth = Worth { value, moves };
        worths[number] = Some(worth);
        worth
    }

    /// The keys of all positions, in the order in which they came.
    pub fn keys(&self) -> impl Iterator<Item = u64> {
        self.nodes.iter().map(|node| node.key)
    }

    /// How many positions each one leads to, itself included, in the order in which they came.
    pub fn reached(&self) -> Vec<usize> {
        (0..self.nodes.len()).map(|number| self.reached_from(number)).collect()
    }

    fn reached_from(&self, number: usize) -> usize {
        let mut seen = vec![false; self.nodes.len()];
        seen[number] = true;
        let (mut open, mut count) = (vec![number], 0);
        while let Some(number) = open.pop() {
            count += 1;
            for child in self.children(&self.nodes[number]) {
                if !std::mem::replace(&mut seen[child], true) {
                    open.push(child);
                }
            }
        }
        count
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULE: Rule = Rule { window: 70, weight: 10, seed: 1 };

    fn candidates(moves: &[(u64, i32)]) -> Vec<Candidate> {
        moves.iter().map(|&(key, guess)| Candidate { key, guess }).collect()
    }

    /// Start 1 with moves to 2, 3 and 4, of which 2 and 3 are in it; 2 leads to 5, and 3 too.
    fn small() -> Tree {
        let mut tree = Tree::new(RULE);
        tree.add(1, 0, Width::Best(2));
        tree.look_at(1, candidates(&[(2, 50), (3, 30), (4, 20)]));
        tree.add(2, -50, Width::Best(1));
        tree.add(3, -30, Width::Best(1));
        tree
    }

    fn value(tree: &Tree, key: u64) -> i32 {
        let number = tree.keys().position(|other| other == key).unwrap();
        tree.worths()[number].value
    }

    #[test]
    fn values_are_carried_back_by_minimax() {
        let mut tree = small();
        assert_eq!([1, 2, 3].map(|key| value(&tree, key)), [50, -50, -30]);
        tree.look_at(2, candidates(&[(5, 10)]));
        tree.look_at(3, candidates(&[(5, -40), (6, -100)]));
        // Until something is in it that comes after them, their own searches count.
        assert_eq!([1, 2, 3].map(|key| value(&tree, key)), [50, -50, -30]);
        tree.add(5, -20, Width::Best(0));
        // 5 is worth 20 to who moves there from 2 or 3: so both are -20 to whoever has moved to them.
        assert_eq!([1, 2, 3, 5].map(|key| value(&tree, key)), [-20, 20, 20, -20]);
        assert_eq!(tree.reached(), [4, 2, 2, 1]);
        assert_eq!(tree.worths().iter().map(|worth| worth.moves).collect::<Vec<_>>(), [2, 1, 1, 0]);
    }

    #[test]
    fn what_gives_away_least_comes_next() {
        let mut tree = small();
        // 2 costs 10, 3 costs 10 and the 20 that the move to it gives away.
        assert_eq!(tree.next(), Some(Wish::Look(2)));
        tree.look_at(2, candidates(&[(5, -40), (6, -45)]));
        assert_eq!(tree.next(), Some(Wish::Add(2, vec![5])));
        tree.add(5, 45, Width::Best(1));
        // Now 2 is worth 45, at 20; 5 would cost 20 too, and 3 costs 25.
        assert_eq!(tree.next(), Some(Wish::Look(5)));
        tree.look_at(5, candidates(&[]));
        assert_eq!(tree.next(), Some(Wish::Look(3)));
    }

    #[test]
    fn what_falls_behind_drops_out_and_others_come_in() {
        let mut tree = small();
        tree.look_at(2, candidates(&[(5, -50)]));
        tree.add(5, -80, Width::Best(0));
        // 2 was thought to be worth 50, and is worth -80: 3 and 4 are the best two now.
        assert_eq!(value(&tree, 1), 30);
        assert_eq!(tree.next(), Some(Wish::Add(1, vec![4])));
        tree.add(4, -10, Width::Best(0));
        assert_eq!(tree.next(), Some(Wish::Look(3)));
        tree.look_at(3, candidates(&[]));
        assert_eq!(tree.next(), None);
    }

    #[test]
    fn what_is_far_behind_or_not_asked_for_stays_out() {
        let start = |width| {
            let mut tree = Tree::new(RULE);
            tree.add(1, 0, width);
            tree.look_at(1, candidates(&[(2, -200), (3, 0), (4, -70), (5, -71), (6, -10)]));
            tree.next()
        };
        assert_eq!(start(Width::Best(4)), Some(Wish::Add(1, vec![3, 6, 4])));
        assert_eq!(start(Width::Best(1)), Some(Wish::Add(1, vec![3])));
        assert_eq!(start(Width::All), Some(Wish::Add(1, vec![3, 6, 4, 5, 2])));
        assert_eq!(start(Width::Best(0)), None);
        assert_eq!(Tree::new(RULE).next(), None);
    }
}
