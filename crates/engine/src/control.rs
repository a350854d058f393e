//! Control: what a search asks of its caller while it runs, and how it counts and stops.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// What a search asks of its caller while it runs: what time it is, and whether to stop. The engine reads no other clock.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use std::time::Instant;
///
/// use abande_engine::{Control, Uncontrolled};
///
/// // Searches that end by depth or nodes need neither a clock nor a way to stop.
/// assert!(!Uncontrolled.stopped());
///
/// // A clock alone; and a clock with a flag that somebody else sets.
/// let start = Instant::now();
/// let clock = || start.elapsed();
/// assert!(clock.now() <= clock.now() && !clock.stopped());
/// let stop = AtomicBool::new(true);
/// assert!((clock, &stop).stopped());
/// ```
pub trait Control: Sync {
    /// The time since any fixed moment.
    fn now(&self) -> Duration;

    /// Whether the search shall end as soon as it can.
    fn stopped(&self) -> bool {
        false
    }
}

/// Time stands still, and nothing stops the search but its limits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Uncontrolled;

impl Control for Uncontrolled {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

impl<F: Fn() -> Duration + Sync> Control for F {
    fn now(&self) -> Duration {
        self()
    }
}

impl<F: Fn() -> Duration + Sync> Control for (F, &AtomicBool) {
    fn now(&self) -> Duration {
        self.0()
    }

    fn stopped(&self) -> bool {
        self.1.load(Ordering::Relaxed)
    }
}

/// The search was told to stop. Its position is somewhere in the tree then, and of no more use.
#[derive(Debug)]
pub(crate) struct Stopped;

/// How many nodes a thread visits between two looks at its control and at the other threads.
const NODES_BETWEEN_LOOKS: u64 = 512;

/// What all threads of a search may use up, and have used up.
pub(crate) struct Budget<'a> {
    pub(crate) control: &'a dyn Control,
    /// When all must stop.
    deadline: Option<Duration>,
    /// The nodes of each thread.
    max_nodes: Option<u64>,
    /// The nodes of all threads.
    nodes: AtomicU64,
    /// Set when the first thread is done.
    done: AtomicBool,
}

impl<'a> Budget<'a> {
    pub(crate) fn new(
        control: &'a dyn Control,
        deadline: Option<Duration>,
        max_nodes: Option<u64>,
    ) -> Budget<'a> {
        Budget { control, deadline, max_nodes, nodes: AtomicU64::new(0), done: AtomicBool::new(false) }
    }

    /// With nodes that were visited before, by somebody else.
    pub(crate) fn having_spent(self, nodes: u64) -> Budget<'a> {
        let max_nodes = self.max_nodes.map(|max| max.saturating_sub(nodes));
        Budget { max_nodes, nodes: AtomicU64::new(nodes), ..self }
    }

    /// The nodes that all threads have reported.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Stops the other threads.
    pub(crate) fn finish(&self) {
        self.done.store(true, Ordering::Relaxed);
    }

    /// Lets threads work again that were stopped because one was done.
    pub(crate) fn resume(&self) {
        self.done.store(false, Ordering::Relaxed);
    }

    fn is_spent(&self) -> bool {
        self.done.load(Ordering::Relaxed)
            || self.control.stopped()
            || self.deadline.is_some_and(|deadline| self.control.now() >= deadline)
    }
}

/// Counts the nodes of one thread, and stops it when the budget is spent.
pub(crate) struct NodeCounter<'a> {
    budget: &'a Budget<'a>,
    nodes: u64,
    /// Of these, those that the budget knows of.
    reported: u64,
}

impl<'a> NodeCounter<'a> {
    pub(crate) fn new(budget: &'a Budget<'a>) -> NodeCounter<'a> {
        NodeCounter { budget, nodes: 0, reported: 0 }
    }

    /// The nodes of this thread.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Counts one more.
    #[inline]
    pub(crate) fn visit(&mut self) -> Result<(), Stopped> {
        self.nodes += 1;
        if self.budget.max_nodes.is_some_and(|max| self.nodes > max) {
            return Err(Stopped);
        }
        if self.nodes - self.reported >= NODES_BETWEEN_LOOKS {
            self.report();
            if self.budget.is_spent() {
                return Err(Stopped);
            }
        }
        Ok(())
    }

    /// Counts nodes that somebody else has visited for us.
    pub(crate) fn add(&mut self, nodes: u64) {
        self.nodes += nodes;
    }

    /// Adds what was not yet added to the count of all threads.
    pub(crate) fn report(&mut self) {
        self.budget.nodes.fetch_add(self.nodes - self.reported, Ordering::Relaxed);
        self.reported = self.nodes;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many nodes are visited before the counter says stop.
    fn visits(budget: &Budget<'_>) -> u64 {
        let mut counter = NodeCounter::new(budget);
        while counter.nodes() < 10_000 && counter.visit().is_ok() {}
        counter.nodes()
    }

    #[test]
    fn limits_of_nodes_are_exact_and_those_of_time_and_stop_are_looked_at_now_and_then() {
        assert_eq!(visits(&Budget::new(&Uncontrolled, None, Some(700))), 701);
        assert_eq!(visits(&Budget::new(&Uncontrolled, None, Some(700)).having_spent(300)), 401);
        assert_eq!(visits(&Budget::new(&Uncontrolled, None, None)), 10_000);
        let stop = AtomicBool::new(true);
        assert_eq!(visits(&Budget::new(&(|| Duration::ZERO, &stop), None, None)), NODES_BETWEEN_LOOKS);
        let late =
            Budget::new(&|| Duration::from_secs(2), Some(Duration::from_secs(1)), None).having_spent(5);
        assert_eq!((visits(&late), late.nodes()), (NODES_BETWEEN_LOOKS, NODES_BETWEEN_LOOKS + 5));
        let done = Budget::new(&Uncontrolled, None, None);
        done.finish();
        assert_eq!(visits(&done), NODES_BETWEEN_LOOKS);
    }
}
