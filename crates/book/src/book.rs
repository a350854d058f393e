//! Book: positions of a board with what is known of them.

use std::collections::HashMap;

use abande::{Move, Position, Variant};

use crate::key::{distinct_moves, shared_key};

/// The most positions of a book.
pub const MOST_POSITIONS: usize = 65_535;

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What it is worth to the player to move, in hundredths of a point.
    pub value: i16,
    /// How many positions of the book it leads to, itself included.
    pub positions: u16,
    /// How many moves the book goes on from here at most. Where it is none, its value is that of a search.
    pub moves: u8,
}

/// Where a book comes from, as its head says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The command that made it.
    pub command: String,
    /// Who searched.
    pub engine: String,
    /// The nodes of each search.
    pub nodes: u64,
}

/// Positions of a board with what is known of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    variant: Variant,
    origin: Origin,
    entries: HashMap<u64, Entry>,
}

/// What a book knows of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// What the position is worth to the player to move, in hundredths of a point.
    pub value: i32,
    /// How many positions of the book it leads to, itself included.
    pub positions: u32,
    /// The moves that the book knows, the best one first. None where it ends.
    pub moves: Vec<BookMove>,
}

/// A move that a book knows.
#[derive(Clone, Debug, PartialEq)]
pub struct BookMove {
    /// The move, and behind it those that lead to the same position, but for turning and mirroring.
    pub alike: Vec<Move>,
    /// What it is worth to the player who makes it, in hundredths of a point.
    pub value: i32,
    /// How many positions of the book come after it, the one that it leads to included.
    pub positions: u32,
    /// How much of what the book knows comes after it, from 0 to 1: its positions beside those of the other moves.
    pub share: f32,
    /// How many moves the book goes on behind it at most.
    pub depth: u8,
}

impl Book {
    /// A book of these positions, by their keys.
    pub fn new(variant: Variant, origin: Origin, entries: HashMap<u64, Entry>) -> Book {
        Book { variant, origin, entries }
    }

    /// The board and the number of pieces.
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// Where it comes from.
    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    /// How many positions it knows.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether it knows none.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// All positions by their keys, in no order.
    pub(crate) fn entries(&self) -> impl Iterator<Item = (u64, Entry)> {
        self.entries.iter().map(|(&key, &entry)| (key, entry))
    }

    /// What it knows of a position, if it does, whichever way one came there and the board is turned.
    pub fn look_up(&self, position: &Position) -> Option<Page> {
        if position.variant() != self.variant {
            return None;
        }
        let entry = self.entries.get(&shared_key(position)?)?;
        let page = Page { value: entry.value.into(), positions: entry.positions.into(), moves: Vec::new() };
        // Where the book ends, what other lines know of the next positions is no list of moves.
        if entry.moves == 0 { Some(page) } else { Some(Page { moves: self.moves(position), ..page }) }
    }

    fn moves(&self, position: &Position) -> Vec<BookMove> {
        let known = |(key, alike): (u64, Vec<Move>)| {
            let entry = self.entries.get(&key)?;
            Some(BookMove {
                alike,
                value: -i32::from(entry.value),
                positions: entry.positions.into(),
                share: 0.0,
                depth: entry.moves,
            })
        };
        let mut moves: Vec<BookMove> = distinct_moves(position).into_iter().filter_map(known).collect();
        // Among equals, what was looked at further.
        moves.sort_by_key(|mv| (-mv.value, std::cmp::Reverse(mv.positions)));
        let all: u32 = moves.iter().map(|mv| mv.positions).sum();
        for mv in &mut moves {
            mv.share = mv.positions as f32 / all as f32;
        }
        moves
    }
}
