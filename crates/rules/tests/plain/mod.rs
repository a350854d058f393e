//! The whole game a second time, slowly and plainly, from the rule text alone.
//!
//! It shares nothing with the library: no code, no numbering of spaces, no sets of bits, no cut points. A
//! board is a map from cells to strings of piece letters, a move is a text, and whether a capture keeps the
//! band together is found by doing it and walking over what is left. It trusts its callers, and panics when
//! they are wrong.

#![allow(dead_code, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod grid;

use std::collections::{BTreeMap, BTreeSet};

pub(crate) use grid::{Cell, Grid};

/// A position. Stacks are their pieces from bottom to top, such as `wwb`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Plain {
    pub(crate) grid: Grid,
    pub(crate) pieces: usize,
    pub(crate) stacks: BTreeMap<Cell, String>,
    pub(crate) black_hand: usize,
    pub(crate) white_hand: usize,
    pub(crate) turn: char,
    pub(crate) passes: usize,
}

fn other(player: char) -> char {
    if player == 'b' { 'w' } else { 'b' }
}

fn owner(stack: &str) -> char {
    stack.chars().last().unwrap()
}

impl Plain {
    /// The start of a game on a board such as `hex`, `square:5@9` or `libre@20`.
    pub(crate) fn start(variant: &str) -> Plain {
        let (board, pieces) = variant.split_once('@').unwrap_or((variant, "18"));
        Plain::start_on(Grid::named(board), pieces.parse().unwrap())
    }

    pub(crate) fn start_on(grid: Grid, pieces: usize) -> Plain {
        let mut stacks = BTreeMap::new();
        let mut hand = pieces;
        if grid == Grid::Libre {
            stacks.insert((0, 0), "b".to_string());
            stacks.insert((1, 0), "w".to_string());
            hand = pieces - 1;
        }
        Plain { grid, pieces, stacks, black_hand: hand, white_hand: hand, turn: 'b', passes: 0 }
    }

    /// Reads a position line, which must be sound.
    pub(crate) fn read(line: &str) -> Plain {
        let words: Vec<&str> = line.split(' ').collect();
        let mut plain = Plain::start(words[0]);
        plain.stacks.clear();
        if plain.grid == Grid::Libre {
            for stack in words[1].split(';') {
                let (place, stack) = stack.split_once(':').unwrap();
                plain.stacks.insert(plain.grid.cell(place), stack.to_string());
            }
        } else {
            for (file, cells) in words[1].split('/').enumerate() {
                let mut rank = 1;
                for cell in cells.split(',') {
                    if let Some(count) = cell.strip_prefix('x') {
                        rank += if count.is_empty() { 1 } else { count.parse().unwrap() };
                    } else {
                        plain.stacks.insert((i32::try_from(file).unwrap(), rank), cell.to_string());
                        rank += 1;
                    }
                }
            }
        }
        let (black, white) = words[3].split_once('/').unwrap();
        plain.turn = words[2].chars().next().unwrap();
        plain.black_hand = black.parse().unwrap();
        plain.white_hand = white.parse().unwrap();
        plain.passes = words[4].parse().unwrap();
        plain
    }

    pub(crate) fn hand(&self) -> usize {
        if self.turn == 'b' { self.black_hand } else { self.white_hand }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.passes == 2
    }

    fn touching_stacks(&self, cell: Cell) -> Vec<Cell> {
        self.grid.around(cell).into_iter().filter(|next| self.stacks.contains_key(next)).collect()
    }

    fn entries(&self) -> BTreeSet<Cell> {
        if self.stacks.is_empty() {
            return self.grid.cells().into_iter().collect();
        }
        let beside_the_band = self.stacks.keys().flat_map(|&cell| self.grid.around(cell));
        let empty = beside_the_band.filter(|cell| !self.stacks.contains_key(cell));
        let mut entries: BTreeSet<Cell> = empty.collect();
        if self.grid == Grid::Libre && self.stacks.len() > 1 {
            entries.retain(|&cell| match self.touching_stacks(cell).as_slice() {
                [only] => self.touching_stacks(*only).len() >= 2,
                _ => true,
            });
        }
        entries
    }

    fn captures(&self) -> Vec<(Cell, Cell)> {
        let mut captures = Vec::new();
        let entered = 2 * self.pieces - self.black_hand - self.white_hand;
        if entered < 3 {
            return captures;
        }
        for (&from, moving) in &self.stacks {
            for to in self.touching_stacks(from) {
                let taken = &self.stacks[&to];
                let ours_takes_theirs = owner(moving) == self.turn && owner(taken) == other(self.turn);
                if ours_takes_theirs && moving.len() + taken.len() <= 3 {
                    let mut after = self.clone();
                    after.capture(from, to);
                    if after.is_one_band() {
                        captures.push((from, to));
                    }
                }
            }
        }
        captures
    }

    fn capture(&mut self, from: Cell, to: Cell) {
        let moving = self.stacks.remove(&from).unwrap();
        self.stacks.get_mut(&to).unwrap().push_str(&moving);
    }

    /// Walks from one stack to all that it is connected with: are these all there are?
    pub(crate) fn is_one_band(&self) -> bool {
        let Some(&first) = self.stacks.keys().next() else { return true };
        let mut reached = BTreeSet::from([first]);
        let mut to_visit = vec![first];
        while let Some(cell) = to_visit.pop() {
            for next in self.touching_stacks(cell) {
                if reached.insert(next) {
                    to_visit.push(next);
                }
            }
        }
        reached.len() == self.stacks.len()
    }

    /// The legal moves as texts, sorted by bytes.
    pub(crate) fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        if self.is_over() {
            return moves;
        }
        if self.hand() > 0 {
            moves.extend(self.entries().into_iter().map(|cell| self.grid.name(cell)));
        }
        let sign = self.capture_sign();
        for (from, to) in self.captures() {
            moves.push(format!("{}{sign}{}", self.grid.name(from), self.grid.name(to)));
        }
        if self.hand() == 0 || moves.is_empty() {
            moves.push("pass".to_string());
        }
        moves.sort();
        moves
    }

    fn capture_sign(&self) -> &'static str {
        if self.grid == Grid::Libre { "->" } else { "-" }
    }

    pub(crate) fn is_capture(&self, text: &str) -> bool {
        text.contains(self.capture_sign())
    }

    /// Plays one of its own legal moves.
    pub(crate) fn play(&mut self, text: &str) {
        if text == "pass" {
            self.passes += 1;
        } else {
            self.passes = 0;
            if let Some((from, to)) = text.split_once(self.capture_sign()) {
                self.capture(self.grid.cell(from), self.grid.cell(to));
            } else {
                self.stacks.insert(self.grid.cell(text), self.turn.to_string());
                let hand = if self.turn == 'b' { &mut self.black_hand } else { &mut self.white_hand };
                *hand -= 1;
            }
        }
        self.turn = other(self.turn);
    }

    fn is_asleep(&self, cell: Cell) -> bool {
        let enemy = other(owner(&self.stacks[&cell]));
        !self.touching_stacks(cell).into_iter().any(|next| owner(&self.stacks[&next]) == enemy)
    }

    /// The names of the stacks that score nothing.
    pub(crate) fn sleepers(&self) -> BTreeSet<String> {
        let asleep = self.stacks.keys().filter(|&&cell| self.is_asleep(cell));
        asleep.map(|&cell| self.grid.name(cell)).collect()
    }

    /// Black's points and White's.
    pub(crate) fn score(&self) -> (usize, usize) {
        let points = |player: char| {
            let scoring =
                self.stacks.iter().filter(|(cell, stack)| owner(stack) == player && !self.is_asleep(**cell));
            scoring.map(|(_, stack)| stack.len()).sum()
        };
        (points('b'), points('w'))
    }

    /// The position line.
    pub(crate) fn line(&self) -> String {
        let pieces = if self.pieces == 18 { String::new() } else { format!("@{}", self.pieces) };
        let cells = if self.grid == Grid::Libre {
            let placed = self.stacks.iter().map(|((q, r), stack)| format!("{q},{r}:{stack}"));
            placed.collect::<Vec<_>>().join(";")
        } else {
            let files = self.grid.files();
            files.into_iter().map(|file| self.file_text(&file)).collect::<Vec<_>>().join("/")
        };
        format!(
            "{}{pieces} {cells} {} {}/{} {}",
            self.grid.title(),
            self.turn,
            self.black_hand,
            self.white_hand,
            self.passes
        )
    }

    fn file_text(&self, file: &[Cell]) -> String {
        let mut parts: Vec<String> = Vec::new();
        let mut empty = 0;
        for cell in file {
            match self.stacks.get(cell) {
                None => empty += 1,
                Some(stack) => {
                    parts.extend(empty_text(empty));
                    parts.push(stack.clone());
                    empty = 0;
                }
            }
        }
        parts.extend(empty_text(empty));
        parts.join(",")
    }
}

fn empty_text(count: usize) -> Option<String> {
    match count {
        0 => None,
        1 => Some("x".to_string()),
        _ => Some(format!("x{count}")),
    }
}
