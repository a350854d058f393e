//! The move generator, one for every topology: legal moves, playing and taking back, on bitsets.

use super::topology::Topology;
use super::{Color, Gap, Move, Refusal, Score, Stack, Survey, zobrist};
use crate::board::Sealed;
use crate::{Bits, Space};

/// Captures are open once this many pieces have been entered (D1).
const PIECES_BEFORE_CAPTURES: u16 = 3;

/// Passes in sequence that end the game.
pub(crate) const PASSES_TO_END: u8 = 2;

/// A position as sets of slots. It is always one band of sound stacks, and stays so under legal moves.
#[derive(Clone)]
pub(crate) struct State<T: Topology> {
    topology: T,
    owned: [T::Set; 2],
    /// Stacks of two or three.
    high: T::Set,
    /// Stacks of three.
    full: T::Set,
    /// Stacks whose bottom piece is black.
    black_bottom: T::Set,
    /// How many pieces each player has, on the board and in hand.
    pieces: u8,
    hands: [u8; 2],
    turn: Color,
    passes: u8,
    /// The part of the key that the stacks make.
    stacks_key: u64,
}

/// What [`State::play`] cannot recover from the position after a move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trace {
    mv: Move,
    passes: u8,
    /// Of the stack that moved: its slot, height and bottom piece.
    slot: u8,
    height: u8,
    bottom: Color,
    stacks_key: u64,
}

impl<T: Topology> State<T> {
    /// No stacks yet. Stacks, hands, turn and passes are then set by whoever has checked them.
    pub(crate) fn empty(topology: T, pieces: u8) -> State<T> {
        State {
            topology,
            owned: [T::Set::EMPTY; 2],
            high: T::Set::EMPTY,
            full: T::Set::EMPTY,
            black_bottom: T::Set::EMPTY,
            pieces,
            hands: [pieces; 2],
            turn: Color::Black,
            passes: 0,
            stacks_key: 0,
        }
    }

    /// Puts a stack on an empty space, as a set-up does.
    pub(crate) fn put(&mut self, space: Space, stack: Stack) {
        let bottom = stack.pieces().next().unwrap_or(stack.owner());
        let slot = self.topology.settle(space);
        self.set(slot, stack.owner(), stack.height() as u8, bottom);
        self.stacks_key ^= zobrist::stack(space, stack.owner(), stack.height() as u8);
    }

    /// Sets the hands, the turn and the passes just before.
    pub(crate) fn set_turn(&mut self, hands: [u8; 2], turn: Color, passes: u8) {
        (self.hands, self.turn, self.passes) = (hands, turn, passes);
    }

    #[inline]
    fn set(&mut self, slot: usize, owner: Color, height: u8, bottom: Color) {
        let only = T::Set::only(slot);
        self.owned[owner.index()] |= only;
        if height >= 2 {
            self.high |= only;
        }
        if height >= 3 {
            self.full |= only;
        }
        if bottom == Color::Black {
            self.black_bottom |= only;
        }
    }

    #[inline]
    fn clear(&mut self, slot: usize) {
        let others = !T::Set::only(slot);
        self.owned[0] &= others;
        self.owned[1] &= others;
        self.high &= others;
        self.full &= others;
        self.black_bottom &= others;
    }

    #[inline]
    pub(crate) fn topology(&self) -> &T {
        &self.topology
    }

    #[inline]
    fn band(&self) -> T::Set {
        self.owned[0] | self.owned[1]
    }

    #[inline]
    fn height(&self, slot: usize) -> u8 {
        1 + u8::from(self.high.has(slot)) + u8::from(self.full.has(slot))
    }

    #[inline]
    fn bottom(&self, slot: usize) -> Color {
        if self.black_bottom.has(slot) { Color::Black } else { Color::White }
    }

    #[inline]
    fn captures_are_open(&self) -> bool {
        let held = u16::from(self.hands[0]) + u16::from(self.hands[1]);
        2 * u16::from(self.pieces) - held >= PIECES_BEFORE_CAPTURES
    }

    /// The stacks that the one on `slot` could capture, the band aside.
    #[inline]
    fn targets(&self, slot: usize) -> T::Set {
        let barred = if self.high.has(slot) { self.high } else { self.full };
        (self.topology.links(slot) & self.owned[self.turn.other().index()]).without(barred)
    }

    /// Visits each stack that may capture, with all that it may capture.
    #[inline]
    fn each_capturer(&self, mut visit: impl FnMut(usize, T::Set)) {
        if !self.captures_are_open() {
            return;
        }
        let band = self.band();
        for slot in self.owned[self.turn.index()].without(self.full).numbers() {
            let targets = self.targets(slot);
            if !targets.is_empty() && !self.topology.is_cut_point(slot, band) {
                visit(slot, targets);
            }
        }
    }

    /// Visits every legal move once: entries, then captures, then the pass.
    #[inline]
    pub(crate) fn each_move(&self, mut visit: impl FnMut(Move)) {
        if self.is_over() {
            return;
        }
        let holds_pieces = self.hands[self.turn.index()] > 0;
        let mut stuck = true;
        if holds_pieces {
            self.topology.each_entry(self.band(), |space| {
                stuck = false;
                visit(Move::Enter(space));
            });
        }
        self.each_capture(|capture| {
            stuck = false;
            visit(capture);
        });
        if !holds_pieces || stuck {
            visit(Move::Pass);
        }
    }

    /// Visits the legal captures, as [`Self::each_move`] does while the game goes on.
    #[inline]
    pub(crate) fn each_capture(&self, mut visit: impl FnMut(Move)) {
        self.each_capturer(|slot, targets| {
            let from = self.topology.space(slot);
            for target in targets.numbers() {
                visit(Move::Capture { from, to: self.topology.space(target) });
            }
        });
    }

    /// How many moves [`Self::each_move`] would visit.
    #[inline]
    pub(crate) fn move_count(&self) -> u32 {
        if self.is_over() {
            return 0;
        }
        let mut count = 0;
        self.each_capturer(|_, targets| count += targets.count());
        if self.hands[self.turn.index()] == 0 {
            return count + 1;
        }
        count += self.topology.entry_count(self.band());
        count.max(1) // the pass of a player who can do nothing else (D3)
    }

    /// Why a move is not legal, or nothing where it is.
    pub(crate) fn refusal(&self, mv: Move) -> Option<Refusal> {
        if self.is_over() {
            return Some(Refusal::GameOver);
        }
        let pieces = self.hands[self.turn.index()];
        match mv {
            Move::Enter(space) if !self.topology.contains(space) => Some(Refusal::NoSuchSpace { space }),
            Move::Enter(_) if pieces == 0 => Some(Refusal::EmptyHand),
            Move::Enter(space) => self.topology.entry_refusal(self.band(), space),
            Move::Capture { from, to } => self.capture_refusal(from, to),
            Move::Pass if pieces == 0 => None,
            Move::Pass => {
                let mut stuck = true;
                self.each_move(|mv| stuck &= mv == Move::Pass);
                let pieces = usize::from(pieces);
                (!stuck).then_some(Refusal::HandNotEmpty { player: self.turn, pieces })
            }
        }
    }

    fn capture_refusal(&self, from: Space, to: Space) -> Option<Refusal> {
        for space in [from, to] {
            if !self.topology.contains(space) {
                return Some(Refusal::NoSuchSpace { space });
            }
        }
        let occupied = |space| self.topology.slot(space).filter(|&slot| self.band().has(slot));
        let Some(source) = occupied(from) else {
            return Some(Refusal::NothingToMove { from });
        };
        if !self.owned[self.turn.index()].has(source) {
            return Some(Refusal::NotYours { from });
        }
        if self.full.has(source) {
            return Some(Refusal::StackOfThree { at: from });
        }
        let Some(target) = occupied(to) else {
            return Some(Refusal::NothingToCapture { to });
        };
        if !self.topology.links(source).has(target) {
            return Some(Refusal::NotAdjacent { from, to });
        }
        if self.owned[self.turn.index()].has(target) {
            return Some(Refusal::OwnStack { to });
        }
        if self.full.has(target) {
            return Some(Refusal::StackOfThree { at: to });
        }
        if !self.targets(source).has(target) {
            let height = usize::from(self.height(source) + self.height(target));
            return Some(Refusal::TooHigh { from, to, height });
        }
        if !self.captures_are_open() {
            return Some(Refusal::TooEarly);
        }
        self.topology
            .is_cut_point(source, self.band())
            .then(|| Refusal::WouldSplit { from, parts: self.parts_without(source) })
    }

    /// The parts of the band without the stack on a space; none where there is no stack.
    pub(crate) fn parts_without_space(&self, space: Space) -> Vec<Vec<Space>> {
        let slot = self.topology.slot(space).filter(|&slot| self.band().has(slot));
        slot.map_or_else(Vec::new, |slot| self.parts_without(slot))
    }

    /// The parts of the band without the stack on `slot`.
    fn parts_without(&self, slot: usize) -> Vec<Vec<Space>> {
        let mut unseen = self.band().without(T::Set::only(slot));
        let mut parts = Vec::new();
        while !unseen.is_empty() {
            let mut open = unseen.without(unseen.rest());
            let mut part = Vec::new();
            unseen = unseen.rest();
            while !open.is_empty() {
                part.push(self.topology.space(open.first()));
                let found = self.topology.links(open.first()) & unseen;
                unseen = unseen.without(found);
                open = open.rest() | found;
            }
            part.sort_unstable();
            parts.push(part);
        }
        parts.sort_unstable();
        parts
    }

    /// Plays a legal move.
    #[inline]
    pub(crate) fn play(&mut self, mv: Move) -> Trace {
        let (us, them) = (self.turn, self.turn.other());
        let mut trace =
            Trace { mv, passes: self.passes, slot: 0, height: 1, bottom: us, stacks_key: self.stacks_key };
        match mv {
            Move::Enter(space) => {
                let slot = self.topology.settle(space);
                self.set(slot, us, 1, us);
                self.stacks_key ^= zobrist::stack(space, us, 1);
                self.hands[us.index()] -= 1;
            }
            Move::Capture { from, to } => {
                if let (Some(source), Some(target)) = (self.topology.slot(from), self.topology.slot(to)) {
                    let (moved, taken) = (self.height(source), self.height(target));
                    trace.slot = source as u8;
                    trace.height = moved;
                    trace.bottom = self.bottom(source);
                    self.stacks_key ^= zobrist::stack(from, us, moved)
                        ^ zobrist::stack(to, them, taken)
                        ^ zobrist::stack(to, us, moved + taken);
                    let bottom = self.bottom(target);
                    self.clear(source);
                    self.clear(target);
                    self.set(target, us, moved + taken, bottom);
                    self.topology.leave(source);
                }
            }
            Move::Pass => {}
        }
        self.passes = if mv == Move::Pass { self.passes + 1 } else { 0 };
        self.turn = them;
        trace
    }

    /// Takes the move just played back.
    #[inline]
    pub(crate) fn take_back(&mut self, trace: Trace) {
        self.turn = self.turn.other();
        self.passes = trace.passes;
        self.stacks_key = trace.stacks_key;
        let us = self.turn;
        match trace.mv {
            Move::Enter(space) => {
                if let Some(slot) = self.topology.slot(space) {
                    self.clear(slot);
                    self.topology.leave(slot);
                }
                self.hands[us.index()] += 1;
            }
            Move::Capture { from, to } => {
                if let Some(target) = self.topology.slot(to) {
                    let taken = self.height(target) - trace.height;
                    let bottom = self.bottom(target);
                    self.clear(target);
                    self.set(target, us.other(), taken, bottom);
                    let source = usize::from(trace.slot);
                    self.topology.resettle(source, from);
                    self.set(source, us, trace.height, trace.bottom);
                }
            }
            Move::Pass => {}
        }
    }

    /// Whether two passes in sequence have ended the game.
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.passes >= PASSES_TO_END
    }

    #[inline]
    pub(crate) fn turn(&self) -> Color {
        self.turn
    }

    #[inline]
    pub(crate) fn passes(&self) -> u8 {
        self.passes
    }

    #[inline]
    pub(crate) fn hands(&self) -> [u8; 2] {
        self.hands
    }

    #[inline]
    pub(crate) fn pieces(&self) -> u8 {
        self.pieces
    }

    #[inline]
    pub(crate) fn key(&self) -> u64 {
        self.stacks_key ^ zobrist::rest(self.hands, self.turn, self.passes)
    }

    #[inline]
    pub(crate) fn stacks_key(&self) -> u64 {
        self.stacks_key
    }

    /// A player's stacks that touch an enemy.
    #[inline]
    fn awake(&self, player: Color) -> T::Set {
        self.owned[player.index()] & self.topology.around(self.owned[player.other().index()])
    }

    #[inline]
    fn points(&self, player: Color) -> u16 {
        let awake = self.awake(player);
        (awake.count() + (awake & self.high).count() + (awake & self.full).count()) as u16
    }

    /// The points as if the game ended here.
    #[inline]
    pub(crate) fn score(&self) -> Score {
        Score { black: self.points(Color::Black), white: self.points(Color::White) }
    }

    /// The stacks that score nothing.
    pub(crate) fn sleepers(&self) -> Vec<Space> {
        let awake = self.awake(Color::Black) | self.awake(Color::White);
        self.spaces_of(self.band().without(awake))
    }

    /// The spaces with stacks.
    pub(crate) fn occupied(&self) -> Vec<Space> {
        self.spaces_of(self.band())
    }

    fn spaces_of(&self, set: T::Set) -> Vec<Space> {
        let mut spaces: Vec<_> = set.numbers().map(|slot| self.topology.space(slot)).collect();
        spaces.sort_unstable();
        spaces
    }

    /// The stack on a space.
    #[inline]
    pub(crate) fn stack(&self, space: Space) -> Option<Stack> {
        let slot = self.topology.slot(space)?;
        let owner = *Color::BOTH.iter().find(|player| self.owned[player.index()].has(slot))?;
        Some(Stack::new(owner, self.height(slot), self.bottom(slot)))
    }

    /// Counts the leaves of the tree of legal moves.
    pub(crate) fn perft(&mut self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => u64::from(self.move_count()),
            _ => {
                let mut moves = Vec::with_capacity(64);
                self.each_move(|mv| moves.push(mv));
                let mut leaves = 0;
                for mv in moves {
                    let trace = self.play(mv);
                    leaves += self.perft(depth - 1);
                    self.take_back(trace);
                }
                leaves
            }
        }
    }
}

impl<T: Topology> Sealed for State<T> {}

impl<T: Topology> Survey for State<T> {
    type Set = T::Set;

    #[inline]
    fn owned(&self, player: Color) -> T::Set {
        self.owned[player.index()]
    }

    #[inline]
    fn high(&self) -> T::Set {
        self.high
    }

    #[inline]
    fn full(&self) -> T::Set {
        self.full
    }

    #[inline]
    fn links(&self, slot: usize) -> T::Set {
        self.topology.links(slot)
    }

    #[inline]
    fn around(&self, slots: T::Set) -> T::Set {
        self.topology.around(slots)
    }

    #[inline]
    fn space(&self, slot: usize) -> Space {
        self.topology.space(slot)
    }

    #[inline]
    fn cluster(&self, slots: T::Set) -> T::Set {
        self.topology.cluster(slots)
    }

    #[inline]
    fn gap(&self, slot: usize, band: T::Set) -> Gap {
        self.topology.gap(slot, band)
    }

    #[inline]
    fn stack_key(&self, slot: usize, owner: Color, height: u8) -> u64 {
        zobrist::stack(self.topology.space(slot), owner, height)
    }
}
