//! The options of the engine, as `ugi` lists them and `setoption` sets them.

use std::io::{self, Write};

use abande_engine::Evaluation;

/// The least memory, in mebibytes.
const LEAST: usize = 1;

/// What the engine is set to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Options {
    /// Mebibytes of memory.
    pub(super) hash: usize,
    pub(super) threads: usize,
    /// How many of the best lines are shown.
    pub(super) lines: usize,
    pub(super) hand_written: bool,
}

/// The largest values that are taken.
#[derive(Clone, Copy, Debug)]
pub(super) struct Most {
    pub(super) hash: usize,
    pub(super) threads: usize,
    pub(super) lines: usize,
}

impl Options {
    pub(super) fn new(most: Most) -> Options {
        Options { hash: 64.min(most.hash), threads: 1, lines: 1, hand_written: false }
    }

    pub(super) fn evaluation(&self) -> Evaluation {
        if self.hand_written { Evaluation::HandWritten } else { Evaluation::Best }
    }

    /// Lists the options with their defaults.
    pub(super) fn list(most: Most, out: &mut dyn Write) -> io::Result<()> {
        let Options { hash, threads, lines, .. } = Options::new(most);
        for (name, default, most) in
            [("Hash", hash, most.hash), ("Threads", threads, most.threads), ("MultiPV", lines, most.lines)]
        {
            writeln!(out, "option name {name} type spin default {default} min {LEAST} max {most}")?;
        }
        writeln!(out, "option name Evaluation type combo default Best var Best var HandWritten")
    }

    /// Sets an option; `None` where there is none of this name.
    pub(super) fn set(&mut self, name: &str, value: &str, most: Most) -> Option<Result<(), String>> {
        let (place, most) = match name.to_ascii_lowercase().as_str() {
            "hash" => (&mut self.hash, most.hash),
            "threads" => (&mut self.threads, most.threads),
            "multipv" => (&mut self.lines, most.lines),
            "evaluation" => {
                self.hand_written = match value.to_ascii_lowercase().as_str() {
                    "best" => false,
                    "handwritten" => true,
                    _ => return Some(Err(format!("Evaluation: '{value}' is neither Best nor HandWritten"))),
                };
                return Some(Ok(()));
            }
            _ => return None,
        };
        Some(match value.parse() {
            Ok(number) if (LEAST..=most).contains(&number) => {
                *place = number;
                Ok(())
            }
            _ => Err(format!("{name}: '{value}' is no whole number from {LEAST} to {most}")),
        })
    }
}
