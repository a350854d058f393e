//! What was seen under load.

use std::time::Duration;

/// What was seen under load.
#[derive(Debug, Default)]
pub(super) struct Figures {
    /// Games that were checked.
    pub(super) games: u64,
    /// Commands that were sent once more, since the connection was gone.
    pub(super) again: u64,
    /// From the sending of a move to its acknowledgement, in microseconds.
    acknowledged: Vec<u32>,
    /// From the sending of a move to the opponent, in microseconds.
    told: Vec<u32>,
}

impl Figures {
    pub(super) fn acknowledged(&mut self, after: Duration) {
        self.acknowledged.push(micros(after));
    }

    pub(super) fn told(&mut self, after: Duration) {
        self.told.push(micros(after));
    }

    pub(super) fn add(&mut self, other: Figures) {
        self.games += other.games;
        self.again += other.again;
        self.acknowledged.extend(other.acknowledged);
        self.told.extend(other.told);
    }

    pub(super) fn report(mut self, took: Duration) -> String {
        let moves = self.acknowledged.len();
        let rate = moves as f64 / took.as_secs_f64();
        self.acknowledged.sort_unstable();
        self.told.sort_unstable();
        format!(
            "moves            {moves} in {:.1} s: {rate:.0} a second\nacknowledged     {}\ntold the other   {}\nsent again       {}\ngames checked    {}: every acknowledged move is there, none twice",
            took.as_secs_f64(),
            spread(&self.acknowledged),
            spread(&self.told),
            self.again,
            self.games,
        )
    }
}

fn micros(time: Duration) -> u32 {
    u32::try_from(time.as_micros()).unwrap_or(u32::MAX)
}

/// The half, the 99 of 100 and the slowest, of figures in order.
fn spread(sorted: &[u32]) -> String {
    let at = |share: f64| {
        let index = ((sorted.len() as f64 * share) as usize).min(sorted.len().saturating_sub(1));
        f64::from(sorted.get(index).copied().unwrap_or(0)) / 1000.0
    };
    format!(
        "half within {:.1} ms, 99 of 100 within {:.1} ms, all within {:.1} ms",
        at(0.5),
        at(0.99),
        at(1.0)
    )
}
