//! Engine options, as `ugi` lists them and `setoption` sets them.

use std::io::{self, Write};

use abande_engine::{Evaluation, Level};

use crate::line_error::LineError;

/// The largest seed that is taken.
const MOST_SEED: usize = 1_000_000_000;

/// What the engine is set to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Options {
    /// Mebibytes of memory.
    pub(crate) hash: usize,
    pub(crate) threads: usize,
    /// How many of the best lines are shown.
    pub(crate) multi_pv: usize,
    pub(crate) hand_written: bool,
    pub(crate) level: Level,
    /// What decides the luck of levels below full strength; 0 for another luck in every game.
    pub(crate) seed: usize,
    /// Whether games are opened by the books that come along.
    pub(crate) own_book: bool,
}

/// The largest values that are taken.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Most {
    pub(crate) hash: usize,
    pub(crate) threads: usize,
    pub(crate) multi_pv: usize,
}

impl Options {
    pub(crate) fn new(most: Most) -> Options {
        let hash = 64.min(most.hash);
        Options {
            hash,
            threads: 1,
            multi_pv: 1,
            hand_written: false,
            level: Level::FULL,
            seed: 0,
            own_book: false,
        }
    }

    pub(crate) fn evaluation(&self) -> Evaluation {
        // Levels below full strength judge in their own way.
        if self.hand_written && self.level == Level::FULL {
            Evaluation::HandWritten
        } else {
            Evaluation::default()
        }
    }

    /// Lists the options with their defaults.
    pub(crate) fn list(most: Most, out: &mut dyn Write) -> io::Result<()> {
        let Options { hash, threads, multi_pv, level, seed, own_book, .. } = Options::new(most);
        let (lowest, full) = (Level::LOWEST, Level::FULL);
        for (name, default, most) in [
            ("Hash", hash, most.hash),
            ("Threads", threads, most.threads),
            ("MultiPV", multi_pv, most.multi_pv),
        ] {
            writeln!(out, "option name {name} type spin default {default} min 1 max {most}")?;
        }
        writeln!(out, "option name Evaluation type combo default Best var Best var HandWritten")?;
        writeln!(out, "option name Level type spin default {level} min {lowest} max {full}")?;
        writeln!(out, "option name Seed type spin default {seed} min 0 max {MOST_SEED}")?;
        writeln!(out, "option name OwnBook type check default {own_book}")
    }

    /// Sets an option; `None` where there is none of this name.
    pub(crate) fn set(&mut self, name: &str, value: &str, most: Most) -> Option<Result<(), LineError>> {
        let (place, least, most) = match name.to_ascii_lowercase().as_str() {
            "hash" => (&mut self.hash, 1, most.hash),
            "threads" => (&mut self.threads, 1, most.threads),
            "multipv" => (&mut self.multi_pv, 1, most.multi_pv),
            "seed" => (&mut self.seed, 0, MOST_SEED),
            "level" => {
                let wrong = |error| LineError::Level { name: name.into(), value: value.into(), error };
                let level = value.parse().map_err(wrong);
                return Some(level.map(|level| self.level = level));
            }
            "ownbook" => {
                self.own_book = match value.to_ascii_lowercase().as_str() {
                    "true" => true,
                    "false" => false,
                    _ => return Some(Err(LineError::Truth { name: name.into(), value: value.into() })),
                };
                return Some(Ok(()));
            }
            "evaluation" => {
                self.hand_written = match value.to_ascii_lowercase().as_str() {
                    "best" => false,
                    "handwritten" => true,
                    _ => return Some(Err(LineError::Evaluation(value.into()))),
                };
                return Some(Ok(()));
            }
            _ => return None,
        };
        Some(match value.parse() {
            Ok(number) if (least..=most).contains(&number) => {
                *place = number;
                Ok(())
            }
            _ => Err(LineError::Range { name: name.into(), value: value.into(), least, most }),
        })
    }
}
