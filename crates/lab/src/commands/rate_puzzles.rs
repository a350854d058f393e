//! `abande-lab rate-puzzles`: how hard puzzles are, and a collection of them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use abande_engine::Engine;
use abande_lab::puzzles::Trial;
use abande_lab::puzzles::selection::{BORDERS, Rated, STRENGTHS, select};
use abande_puzzles::{Puzzle, Puzzles};

use crate::failure::Failure;
use crate::progress;

/// Have the levels try puzzles, rate those by it, and select an even collection; goes on where an earlier run stopped
#[derive(clap::Args)]
pub(crate) struct Args {
    /// What `puzzles` has found; may be given more than once
    #[arg(long = "pool", value_name = "POOL", required = true)]
    pools: Vec<PathBuf>,
    /// Where it is kept which levels solved what
    #[arg(long)]
    tries: PathBuf,
    /// Where the rated puzzles go
    #[arg(long)]
    out: PathBuf,
    /// How many to select, evenly over five strengths; otherwise as many as there are
    #[arg(long)]
    select: Option<usize>,
    /// Another seed makes other people of the levels
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let Args { pools, tries, out, select: count, seed } = args;
    let (mut puzzles, mut lines) = (Vec::new(), String::new());
    for pool in pools {
        let text = fs::read_to_string(pool).map_err(Failure::file(pool))?;
        let made = text.lines().next().filter(|line| line.starts_with('#')).unwrap_or("# made by hand");
        let games = text.lines().filter(|line| line.starts_with("# game ")).count();
        lines.extend([made, &format!(", {games} games\n")]);
        puzzles.extend(Puzzles::read(&text).map_err(Failure::file(pool))?.iter().cloned());
    }
    let trials = tried(&puzzles, tries, *seed)?;
    let mut seen = BTreeSet::new();
    let rated: Vec<Rated> = puzzles
        .into_iter()
        .filter(|puzzle| seen.insert(puzzle.id.clone()))
        .filter_map(|puzzle| Some(Rated::new(puzzle.clone(), trials.get(&puzzle.id)?.clone())))
        .collect();
    let total = rated.len();
    let chosen = select(rated, *count);
    report(total, &chosen);
    let option = count.map_or(String::new(), |count| format!(" --select {count}"));
    lines.extend([format!("# abande-lab rate-puzzles --seed {seed}{option}\n")]);
    lines.extend(chosen.iter().map(|puzzle| puzzle.to_json() + "\n"));
    fs::write(out, lines).map_err(Failure::file(out))
}

/// The trials of all puzzles, by their ids. Those that are in the file are not made again, new ones are added to it.
fn tried(puzzles: &[Puzzle], path: &Path, seed: u64) -> Result<BTreeMap<String, Trial>, Failure> {
    let first = format!("# seed {seed}\n");
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
        Err(error) => return Err(Failure::file(path)(error)),
    };
    if !text.is_empty() && !text.starts_with(&first) {
        let problem = std::io::Error::new(ErrorKind::InvalidData, "it has another seed: name another file");
        return Err(Failure::file(path)(problem));
    }
    // A line that was cut off is made again.
    let whole: String = text.split_inclusive('\n').filter(|line| line.ends_with('\n')).collect();
    let known = whole.lines().filter_map(Trial::from_line);
    let mut trials: BTreeMap<String, Trial> = known.map(|trial| (trial.id.clone(), trial)).collect();
    fs::write(path, if whole.is_empty() { &first } else { &whole }).map_err(Failure::file(path))?;
    let mut file = OpenOptions::new().append(true).open(path).map_err(Failure::file(path))?;
    let mut engine = Engine::new(8);
    let bar = progress::bar(puzzles.len() as u64, "puzzles");
    for puzzle in puzzles {
        if !trials.contains_key(&puzzle.id) {
            let trial = Trial::run(puzzle, &mut engine, seed);
            writeln!(file, "{}", trial.to_line()).map_err(Failure::file(path))?;
            trials.insert(trial.id.clone(), trial);
        }
        bar.inc(1);
    }
    Ok(trials)
}

/// Tells what was selected.
fn report(total: usize, chosen: &[Puzzle]) {
    let mut strengths = [0; STRENGTHS];
    for puzzle in chosen {
        strengths[BORDERS.iter().filter(|&&border| puzzle.rating > border).count()] += 1;
    }
    let count = |which: fn(&&Puzzle) -> bool| chosen.iter().filter(which).count();
    eprintln!(
        "{} of {total} puzzles, by strength {strengths:?}; {} of two moves or more, {} proven, {} plain recaptures",
        chosen.len(),
        count(|puzzle| puzzle.own_moves() > 1),
        count(|puzzle| puzzle.proven),
        count(|puzzle| puzzle.is_plain_recapture()),
    );
}
