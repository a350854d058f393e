//! Makes new inputs from those that are known, always the same ones.

use std::ops::Range;

use fastrand::Rng;

/// No input is longer, as under `cargo fuzz`.
const LONGEST: usize = 2000;

/// Numbers that are just too large, or just not.
const NUMBERS: [&str; 10] =
    ["0", "1", "-1", "18", "127", "128", "255", "65536", "4294967296", "99999999999999999999"];

/// Bytes that mean something in many formats, or in none.
const BYTES: &[u8] = b"\0\n\r\t \"\\,.:;/-+[](){}#\x7f\x80\xc3\xff";

/// What new inputs are made from.
pub(crate) struct Mutator<'a> {
    random: Rng,
    seeds: &'a [Vec<u8>],
    /// Words of the format.
    tokens: &'a [&'a str],
}

impl<'a> Mutator<'a> {
    pub(crate) fn new(seeds: &'a [Vec<u8>], tokens: &'a [&'a str]) -> Mutator<'a> {
        Mutator { random: Rng::with_seed(2005), seeds, tokens }
    }

    /// A seed with a few changes, most often one or two.
    pub(crate) fn input(&mut self) -> Vec<u8> {
        let mut input = self.seed().to_vec();
        loop {
            self.change(&mut input);
            input.truncate(LONGEST);
            if self.random.bool() {
                return input;
            }
        }
    }

    fn seed(&mut self) -> &'a [u8] {
        self.random.choice(self.seeds).map_or(&[], Vec::as_slice)
    }

    fn change(&mut self, input: &mut Vec<u8>) {
        match self.random.u8(..12) {
            0 => self.flip_bit(input),
            1 => self.replace_byte(input),
            2 => self.insert_token(input),
            3 => self.replace_by_token(input),
            4 => self.replace_number(input),
            5 => self.repeat(input),
            6 => self.exchange(input),
            7 => self.splice(input),
            8 | 9 => self.exchange_word(input),
            10 => drop(input.drain(self.part(input))),
            _ => input.truncate(self.place(input)),
        }
    }

    fn flip_bit(&mut self, input: &mut [u8]) {
        let bit = 1 << self.random.u8(..8);
        if let Some(byte) = self.random.choice(input) {
            *byte ^= bit;
        }
    }

    fn replace_byte(&mut self, input: &mut [u8]) {
        let new = if self.random.bool() { self.random.choice(BYTES).copied() } else { None };
        let new = new.unwrap_or_else(|| self.random.u8(..));
        if let Some(byte) = self.random.choice(input) {
            *byte = new;
        }
    }

    fn insert_token(&mut self, input: &mut Vec<u8>) {
        let place = self.place(input);
        input.splice(place..place, self.token().bytes());
    }

    fn replace_by_token(&mut self, input: &mut Vec<u8>) {
        let part = self.part(input);
        input.splice(part, self.token().bytes());
    }

    /// The first number behind some place becomes another.
    fn replace_number(&mut self, input: &mut Vec<u8>) {
        let from = self.place(input);
        let Some(start) = input[from..].iter().position(u8::is_ascii_digit).map(|start| from + start) else {
            return;
        };
        let length = input[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        let new = self.random.choice(NUMBERS).unwrap_or_default();
        input.splice(start..start + length, new.bytes());
    }

    /// A part once more, right there or elsewhere.
    fn repeat(&mut self, input: &mut Vec<u8>) {
        let part = self.part(input);
        let place = if self.random.bool() { part.end } else { self.place(input) };
        let copy = input[part].to_vec();
        input.splice(place..place, copy);
    }

    /// A part becomes one of another seed.
    fn exchange(&mut self, input: &mut Vec<u8>) {
        let other = self.seed();
        let new = other[self.part(other)].to_vec();
        let part = self.part(input);
        input.splice(part, new);
    }

    /// A word becomes another one, or the signs between two words become those between two others.
    fn exchange_word(&mut self, input: &mut Vec<u8>) {
        let other = self.seed();
        let mut new = run(other, self.place(other));
        let old = run(input, self.place(input));
        if is_word(&other[new.clone()]) != is_word(&input[old.clone()]) {
            new = run(other, new.end);
        }
        input.splice(old, other[new].iter().copied());
    }

    /// Begins as it is and ends as another seed does.
    fn splice(&mut self, input: &mut Vec<u8>) {
        input.truncate(self.place(input));
        let other = self.seed();
        input.extend_from_slice(&other[self.place(other)..]);
    }

    fn token(&mut self) -> &'a str {
        self.random.choice(self.tokens).copied().unwrap_or_default()
    }

    fn place(&mut self, input: &[u8]) -> usize {
        self.random.usize(..=input.len())
    }

    /// Any part, more often a short one.
    fn part(&mut self, input: &[u8]) -> Range<usize> {
        let start = self.place(input);
        let longest = input.len() - start;
        let longest = if self.random.bool() { longest } else { longest.min(8) };
        start..start + self.random.usize(..=longest)
    }
}

/// The word around a place, or the signs between two words.
fn run(input: &[u8], place: usize) -> Range<usize> {
    let Some(kind) = input.get(place).map(u8::is_ascii_alphanumeric) else { return place..place };
    let same = |byte: &&u8| byte.is_ascii_alphanumeric() == kind;
    let before = input[..place].iter().rev().take_while(same).count();
    let behind = input[place..].iter().take_while(same).count();
    place - before..place + behind
}

fn is_word(run: &[u8]) -> bool {
    run.first().is_some_and(u8::is_ascii_alphanumeric)
}
