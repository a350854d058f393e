//! What a picture is drawn on: signs in a grid, without edges while it is being drawn.

use std::collections::BTreeMap;

use super::ink::{Ground, Ink};

/// Where a sign goes. Lines count downwards, columns to the right, both from wherever suits the drawing:
/// only the finished picture counts from its corner.
///
/// Spots sort in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Spot {
    pub(super) line: i32,
    pub(super) column: i32,
}

impl Spot {
    pub(super) const fn new(line: i32, column: i32) -> Spot {
        Spot { line, column }
    }

    /// The spot so many lines below and columns to the right.
    pub(super) const fn moved(self, lines: i32, columns: i32) -> Spot {
        Spot { line: self.line + lines, column: self.column + columns }
    }
}

/// A sign, what it is part of, and what lies under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Glyph {
    /// The sign.
    pub sign: char,
    /// What it is part of.
    pub ink: Ink,
    /// What lies under it.
    pub ground: Ground,
}

impl Glyph {
    /// What stands where nothing was drawn.
    pub(super) const BLANK: Glyph = Glyph { sign: ' ', ink: Ink::Link, ground: Ground::Bare };
}

/// Signs in a grid.
#[derive(Clone, Debug, Default)]
pub(super) struct Canvas {
    glyphs: BTreeMap<Spot, Glyph>,
}

impl Canvas {
    /// Puts a sign, in place of the one that was there. What lies under it stays.
    pub(super) fn put(&mut self, at: Spot, sign: char, ink: Ink) {
        let glyph = self.glyphs.entry(at).or_insert(Glyph::BLANK);
        (glyph.sign, glyph.ink) = (sign, ink);
    }

    /// Writes a text from a spot to the right.
    pub(super) fn write(&mut self, at: Spot, text: &str, ink: Ink) {
        for (column, sign) in (at.column..).zip(text.chars()) {
            self.put(Spot { column, ..at }, sign, ink);
        }
    }

    /// Lays a ground under `width` columns from a spot to the right. The signs there stay.
    pub(super) fn paint(&mut self, at: Spot, width: i32, ground: Ground) {
        for column in at.column..at.column + width {
            self.glyphs.entry(Spot { column, ..at }).or_insert(Glyph::BLANK).ground = ground;
        }
    }

    /// The sign at a spot.
    pub(super) fn sign(&self, at: Spot) -> char {
        self.glyphs.get(&at).map_or(' ', |glyph| glyph.sign)
    }

    /// What lies under a spot.
    pub(super) fn ground(&self, at: Spot) -> Ground {
        self.glyphs.get(&at).map_or(Ground::Bare, |glyph| glyph.ground)
    }

    /// The upper left corner of all that was drawn.
    pub(super) fn corner(&self) -> Spot {
        let lines = self.glyphs.keys().map(|spot| spot.line);
        let columns = self.glyphs.keys().map(|spot| spot.column);
        Spot { line: lines.min().unwrap_or(0), column: columns.min().unwrap_or(0) }
    }

    /// The column behind all that was drawn.
    pub(super) fn right(&self) -> i32 {
        self.glyphs.keys().map(|spot| spot.column + 1).max().unwrap_or(0)
    }

    /// The last line that anything was drawn on.
    pub(super) fn bottom(&self) -> i32 {
        self.glyphs.keys().next_back().map_or(0, |spot| spot.line)
    }

    /// The lines from the corner on, each up to its last sign or, if wanted, its last ground.
    pub(super) fn rows(&self, with_grounds: bool) -> Vec<Vec<Glyph>> {
        let corner = self.corner();
        let mut rows: Vec<Vec<Glyph>> = Vec::new();
        for (spot, &glyph) in &self.glyphs {
            if glyph.sign == ' ' && !(with_grounds && glyph.ground != Ground::Bare) {
                continue;
            }
            let line = (spot.line - corner.line) as usize;
            let column = (spot.column - corner.column) as usize;
            rows.resize(rows.len().max(line + 1), Vec::new());
            rows[line].resize(column, Glyph::BLANK);
            rows[line].push(glyph);
        }
        rows
    }
}
