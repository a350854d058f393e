//! Tuner: looks for better constants of the search by games between two sets of them.
//!
//! How far it has come stands in a small file. The same file and the same settings go on as if there had been no
//! interruption, to the last game.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use abande_arena::contest::Contest;
use abande_arena::openings::Opening;
use abande_arena::player::{Own, Player};
use abande_engine::{Engine, KNOBS, Knob, Level, Limits, Tuning};
use serde::{Deserialize, Serialize};

use crate::spsa::{Spsa, Variable};

/// Memory of a player, in mebibytes: enough for some thousand nodes.
const MEBIBYTES: usize = 2;

/// Who has a limit of nodes may take his time.
const PATIENCE: Duration = Duration::from_hours(1);

/// What decides on the games, and must not change on the way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// The board.
    pub board: String,
    /// Nodes for each move.
    pub nodes: u64,
    /// Pairs of games of a comparison.
    pub pairs: usize,
    /// Another seed tries in other directions.
    pub seed: u64,
}

/// The file: how far a run has come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct State {
    terms: Terms,
    /// How many comparisons there have been.
    done: u64,
    /// The constants as they are now, with their fractions.
    values: BTreeMap<String, f64>,
}

/// Why a run cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum TunerError {
    /// The file cannot be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It is no file of a run.
    #[error("no state of a tuner: {0}")]
    Format(#[from] serde_json::Error),
    /// It is of another run.
    #[error("it was begun with {0:?}; go on with the same, or name another file")]
    OtherTerms(Terms),
    /// Its constants are not those of this engine.
    #[error("its constants are not those of this engine: name another file")]
    OtherConstants,
    /// There is nothing to play from.
    #[error("there are no openings to play from")]
    NoOpenings,
}

/// A run.
pub struct Tuner {
    path: PathBuf,
    terms: Terms,
    spsa: Spsa,
}

impl Tuner {
    /// Goes on with a run, or begins one with the constants that are played with.
    ///
    /// # Errors
    /// When the file cannot be read, or is of another run.
    pub fn open(path: &Path, terms: Terms) -> Result<Tuner, TunerError> {
        let mut spsa = Spsa { variables: beginning(), done: 0, seed: terms.seed };
        if path.exists() {
            let state: State = serde_json::from_str(&std::fs::read_to_string(path)?)?;
            if state.terms != terms {
                return Err(TunerError::OtherTerms(state.terms));
            }
            if state.values.len() != KNOBS.len() {
                return Err(TunerError::OtherConstants);
            }
            for (Knob { name, .. }, variable) in KNOBS.iter().zip(&mut spsa.variables) {
                variable.value = *state.values.get(*name).ok_or(TunerError::OtherConstants)?;
            }
            spsa.done = state.done;
        }
        Ok(Tuner { path: path.into(), terms, spsa })
    }

    /// How many comparisons there have been.
    pub fn done(&self) -> u64 {
        self.spsa.done
    }

    /// The constants as they are now.
    pub fn tuning(&self) -> Tuning {
        tuning(&self.values())
    }

    fn values(&self) -> Vec<f64> {
        self.spsa.variables.iter().map(|variable| variable.value).collect()
    }

    /// Compares two sets of constants in pairs of games, moves on, and writes the file.
    ///
    /// # Errors
    /// When there are no openings, or the file cannot be written.
    pub fn step(&mut self, openings: &[Opening], threads: usize) -> Result<(), TunerError> {
        if openings.is_empty() {
            return Err(TunerError::NoOpenings);
        }
        let trial = self.spsa.trial();
        let lead = self.compare(trial.points.each_ref().map(|point| tuning(point)), openings, threads);
        self.spsa.learn(&trial, lead);
        self.save()
    }

    /// By how much one set of constants is better than another: from one, where it wins all games, to minus one.
    fn compare(&self, tunings: [Tuning; 2], openings: &[Opening], threads: usize) -> f64 {
        // Each comparison has the next openings of the book.
        let first = (self.spsa.done as usize).wrapping_mul(self.terms.pairs) % openings.len();
        let openings: Vec<Opening> =
            openings.iter().cycle().skip(first).take(self.terms.pairs.min(openings.len())).cloned().collect();
        let limits = Limits { nodes: Some(self.terms.nodes), ..Limits::default() };
        let contest = Contest {
            openings: &openings,
            pairs: self.terms.pairs,
            limits: [limits; 2],
            concurrency: threads,
            slack: PATIENCE,
            sprt: None,
        };
        let make = |number: usize| -> Box<dyn Player> {
            let mut engine = Engine::new(MEBIBYTES);
            engine.set_tuning(tunings[number]);
            Box::new(Own::new(engine, Level::FULL, 1))
        };
        2.0 * contest.play(&make, &mut |_, _| ()).share() - 1.0
    }

    /// Writes the file, whole or not at all.
    fn save(&self) -> Result<(), TunerError> {
        let names = KNOBS.iter().map(|knob| knob.name.to_owned());
        let state = State {
            terms: self.terms.clone(),
            done: self.spsa.done,
            values: names.zip(self.values()).collect(),
        };
        let new = self.path.with_added_extension("new");
        std::fs::write(&new, serde_json::to_string_pretty(&state)? + "\n")?;
        Ok(std::fs::rename(&new, &self.path)?)
    }
}

/// The constants that are played with.
fn beginning() -> Vec<Variable> {
    let mut tuning = Tuning::DEFAULT;
    let variable = |knob: &Knob| Variable {
        value: f64::from(*(knob.of)(&mut tuning)),
        bounds: knob.bounds.map(f64::from),
        step: f64::from(knob.step),
    };
    KNOBS.iter().map(variable).collect()
}

/// Whole constants of numbers with fractions.
fn tuning(values: &[f64]) -> Tuning {
    let mut tuning = Tuning::DEFAULT;
    for (knob, value) in KNOBS.iter().zip(values) {
        *(knob.of)(&mut tuning) = value.round() as i32;
    }
    tuning
}

#[cfg(test)]
mod tests {
    use abande::Boards;
    use abande_arena::openings;

    use super::*;

    fn terms() -> Terms {
        Terms { board: "hex:3@6".into(), nodes: 60, pairs: 3, seed: 5 }
    }

    fn book() -> Vec<Opening> {
        openings::random(&Boards::default().variant("hex:3@6").unwrap(), 2, 7, 1)
    }

    #[test]
    fn an_interrupted_run_is_the_same_as_one_without_interruption() {
        let folder = tempfile::tempdir().unwrap();
        let [whole, parts] = ["whole", "parts"].map(|name| folder.path().join(name));
        let mut tuner = Tuner::open(&whole, terms()).unwrap();
        for _ in 0..8 {
            tuner.step(&book(), 1).unwrap();
        }
        for steps in [1, 4, 3] {
            let mut tuner = Tuner::open(&parts, terms()).unwrap();
            for _ in 0..steps {
                // However many threads there are.
                tuner.step(&book(), 2).unwrap();
            }
        }
        let [one, other] = [&whole, &parts].map(|path| std::fs::read_to_string(path).unwrap());
        assert_eq!(one, other);
        // And something has been learnt.
        assert_eq!(tuner.done(), 8);
        assert_ne!(tuner.values(), Tuner::open(&folder.path().join("new"), terms()).unwrap().values());
    }

    #[test]
    fn a_comparison_has_a_winner_where_one_side_is_crippled_and_none_where_both_are_alike() {
        let folder = tempfile::tempdir().unwrap();
        let terms = Terms { pairs: 7, nodes: 300, ..terms() };
        let tuner = Tuner::open(&folder.path().join("state"), terms).unwrap();
        let same = tuner.compare([Tuning::DEFAULT; 2], &book(), 2);
        assert!(same.abs() < 1e-9, "{same}");
        // Who gives up whatever is not a win by miles already, and looks at no capture.
        let crippled = Tuning {
            reverse_futility_margin: -4000,
            futility_margin: -4000,
            delta_margin: -10_000,
            ..Tuning::DEFAULT
        };
        let lead = tuner.compare([Tuning::DEFAULT, crippled], &book(), 2);
        assert!(lead > 0.3, "{lead}");
    }

    #[test]
    fn a_file_of_another_run_is_not_touched() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("state");
        Tuner::open(&path, terms()).unwrap().step(&book(), 1).unwrap();
        let text = std::fs::read_to_string(&path).unwrap();
        let mut tuner = Tuner::open(&path, terms()).unwrap();
        assert!(matches!(tuner.step(&[], 1), Err(TunerError::NoOpenings)));
        let other = Terms { nodes: 61, ..terms() };
        assert!(matches!(Tuner::open(&path, other), Err(TunerError::OtherTerms(found)) if found == terms()));
        let unknown = text.replace("delta_margin", "alpha_margin");
        for (text, what) in [(&unknown[..], "constants"), ("{", "no state"), ("", "no state")] {
            std::fs::write(&path, text).unwrap();
            let error = Tuner::open(&path, terms()).err().unwrap().to_string();
            assert!(error.contains(what), "{error}");
            assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
        }
    }
}
