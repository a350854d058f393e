//! The threads of a batch. A step takes a fraction of a millisecond, and making a thread a good part of that: so they are
//! made once, and wait for work.

use std::mem;
use std::process;
use std::sync::Mutex;

use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};

/// A thread that comes late finds less to do.
const SHARES_A_THREAD: usize = 4;

/// Threads that work together, the one that asks among them.
pub(crate) struct Crew {
    threads: usize,
    /// The others, if there are any.
    others: Option<Others>,
}

struct Others {
    pool: ThreadPool,
    /// A fork of this process has the pool, but none of its threads.
    process: u32,
}

impl Crew {
    /// So many threads.
    pub(crate) fn new(threads: usize) -> Result<Crew, ThreadPoolBuildError> {
        let others = if threads > 1 { Some(Others::new(threads - 1)?) } else { None };
        Ok(Crew { threads, others })
    }

    /// Into how many shares work is best divided.
    pub(crate) fn shares(&self) -> usize {
        if self.threads == 1 { 1 } else { SHARES_A_THREAD * self.threads }
    }

    /// Has all shares worked on. Each thread begins with those that it had the last time, which it has at hand, and then
    /// helps the others. Of the errors the least, whichever thread has found it.
    pub(crate) fn work<S: Send, E: Ord + Send>(
        &mut self,
        shares: Vec<S>,
        labour: impl Fn(S) -> Result<(), E> + Sync,
    ) -> Result<(), E> {
        let Some(others) = &mut self.others else { return shares.into_iter().try_for_each(labour) };
        let (count, mut rest) = (shares.len().div_ceil(self.threads), shares.into_iter());
        let piles: Vec<_> =
            (0..self.threads).map(|_| Mutex::new(rest.by_ref().take(count).collect::<Vec<_>>())).collect();
        let found = Mutex::new(None);
        let labour = |thread: usize| {
            for pile in piles[thread..].iter().chain(&piles[..thread]) {
                // Taken before it is worked on, so that the others can go on.
                while let Some(share) = pile.lock().ok().and_then(|mut pile| pile.pop()) {
                    if let Err(error) = labour(share)
                        && let Ok(mut found) = found.lock()
                        && found.as_ref().is_none_or(|least| error < *least)
                    {
                        *found = Some(error);
                    }
                }
            }
        };
        // Without the others it takes longer, and is done all the same.
        match others.here(self.threads - 1) {
            Ok(pool) => pool.in_place_scope(|scope| {
                scope.spawn_broadcast(|_, other| labour(1 + other.index()));
                labour(0);
            }),
            Err(_) => labour(0),
        }
        found.into_inner().unwrap_or_default().map_or(Ok(()), Err)
    }
}

impl Others {
    fn new(count: usize) -> Result<Others, ThreadPoolBuildError> {
        let pool = ThreadPoolBuilder::new().num_threads(count).build()?;
        Ok(Others { pool, process: process::id() })
    }

    /// The threads of this process.
    fn here(&mut self, count: usize) -> Result<&ThreadPool, ThreadPoolBuildError> {
        if self.process != process::id() {
            // Nobody is there who could be told to end.
            mem::forget(mem::replace(self, Others::new(count)?));
        }
        Ok(&self.pool)
    }
}
