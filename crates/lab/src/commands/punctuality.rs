//! `abande-lab punctuality`: by how much searches overrun their time.

use std::sync::Mutex;
use std::time::Duration;

use abande::Position;
use abande_engine::{Control, Engine, Limits, Time};
use rustix::time::{ClockId, clock_gettime};

use super::variant;
use crate::failure::Failure;

/// Measure by how much searches overrun their time: in processor time, so that it does not matter what else the machine does
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The board
    #[arg(long, default_value = "hex")]
    board: String,
    /// Milliseconds for each move
    #[arg(long, default_value_t = 100)]
    movetime: u64,
    /// How many games, every move of which is a search
    #[arg(long, default_value_t = 4)]
    games: usize,
    /// Mebibytes of memory
    #[arg(long, default_value_t = 64)]
    hash: usize,
    /// Make the memory within the first search, not before the game
    #[arg(long)]
    unprepared: bool,
}

/// The time that this thread has had of a processor, with the longest stretch between two looks at it.
struct Looks(Mutex<(Duration, Duration)>);

impl Control for Looks {
    fn now(&self) -> Duration {
        let now = processor_time();
        if let Ok(mut looks) = self.0.lock() {
            let (last, longest) = *looks;
            *looks = (now, longest.max(now.saturating_sub(last)));
        }
        now
    }
}

fn processor_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec as u32)
}

/// A search: where in the game, how much longer than allowed it took, and the longest stretch between two looks.
struct Search {
    in_hand: u8,
    over: f64,
    gap: f64,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let variant = variant(&args.board)?;
    let time = Duration::from_millis(args.movetime);
    let limits = Limits { time: Time::Move(time), ..Limits::default() };
    let mut searches = Vec::new();
    for _ in 0..args.games {
        let mut engine = Engine::new(args.hash);
        if !args.unprepared {
            engine.prepare()?;
        }
        let mut position = Position::start(&variant);
        loop {
            let start = processor_time();
            let looks = Looks(Mutex::new((start, Duration::ZERO)));
            let Some(found) = engine.search(&position, &limits, &looks, &mut |_| ()) else { break };
            let end = processor_time();
            let (last, longest) = looks.0.into_inner().unwrap_or_default();
            let milliseconds = |time: Duration| 1000.0 * time.as_secs_f64();
            searches.push(Search {
                in_hand: abande::Color::BOTH.map(|player| position.hand(player)).iter().sum(),
                over: milliseconds(end.saturating_sub(start)) - milliseconds(time),
                gap: milliseconds(longest.max(end.saturating_sub(last))),
            });
            let Some(&mv) = found.pv.first() else { break };
            position.play_legal(mv);
        }
    }
    report(&searches);
    Ok(())
}

fn report(searches: &[Search]) {
    println!(
        "{:<12} {:>8} {:>28} {:>28}",
        "in hand", "searches", "ms over: 50 %, 99 %, most", "ms between looks: the same"
    );
    let stages = [
        ("start", 36..=255),
        ("17 to 35", 17..=35),
        ("5 to 16", 5..=16),
        ("1 to 4", 1..=4),
        ("none", 0..=0),
        ("all", 0..=255),
    ];
    for (name, hands) in stages {
        let of_stage: Vec<&Search> =
            searches.iter().filter(|search| hands.contains(&search.in_hand)).collect();
        let over = spread(of_stage.iter().map(|search| search.over).collect());
        let gap = spread(of_stage.iter().map(|search| search.gap).collect());
        println!("{name:<12} {:>8} {over:>28} {gap:>28}", of_stage.len());
    }
}

/// The middle one, the one that 99 of 100 do not pass, and the largest.
fn spread(mut numbers: Vec<f64>) -> String {
    numbers.sort_by(f64::total_cmp);
    let Some(last) = numbers.len().checked_sub(1) else { return "-".into() };
    [last / 2, last * 99 / 100, last].map(|place| format!("{:.2}", numbers[place])).join(", ")
}
