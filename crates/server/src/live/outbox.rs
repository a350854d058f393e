//! The way to one connection: a queue with an end.

use std::sync::Arc;
use std::sync::atomic::{AtomicU16, AtomicU64, Ordering};

use tokio::sync::{Notify, mpsc};

use crate::games::Millis;
use crate::people::TokenHash;

use super::news::News;

/// So much may wait for a reader; who is slower than that is dropped, not waited for.
const WAITING: usize = 128;

/// Pings whose answers are remembered.
const PINGS: usize = 5;

/// Who is at the other end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Caller {
    /// The person's id.
    pub(crate) person: String,
    /// The sign-in that the connection stands on.
    pub(crate) session: TokenHash,
}

/// Why a connection is closed: the codes of the contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Closing {
    /// The server restarts.
    Restart = 1012,
    /// It reads too slowly.
    Slow = 1013,
    /// Its session has ended.
    SignedOut = 4401,
    /// Nothing was heard for too long.
    Silent = 4408,
    /// It asks for too much.
    TooMany = 4429,
}

/// The way to one connection. Cheap to clone; nothing here waits.
#[derive(Clone, Debug)]
pub(crate) struct Outbox(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    number: u64,
    caller: Option<Caller>,
    queue: mpsc::Sender<News>,
    closing: AtomicU16,
    closed: Notify,
    lag: AtomicU64,
}

/// The other end of an [`Outbox`].
pub(crate) struct Inbox {
    queue: mpsc::Receiver<News>,
    outbox: Outbox,
}

impl Outbox {
    /// A way to a connection.
    pub(crate) fn new(caller: Option<Caller>) -> (Outbox, Inbox) {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let (sender, queue) = mpsc::channel(WAITING);
        let outbox = Outbox(Arc::new(Inner {
            number: NUMBER.fetch_add(1, Ordering::Relaxed),
            caller,
            queue: sender,
            closing: AtomicU16::new(0),
            closed: Notify::new(),
            lag: AtomicU64::new(0),
        }));
        (outbox.clone(), Inbox { queue, outbox })
    }

    /// Which connection it is.
    pub(crate) fn number(&self) -> u64 {
        self.0.number
    }

    /// Who is at the other end, if they have signed in.
    pub(crate) fn caller(&self) -> Option<&Caller> {
        self.0.caller.as_ref()
    }

    /// Who is at the other end, if they have signed in.
    pub(crate) fn person(&self) -> Option<&str> {
        self.caller().map(|caller| caller.person.as_str())
    }

    /// Sends something, or gives the connection up when too much is waiting.
    pub(crate) fn send(&self, news: News) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.0.queue.try_send(news) {
            self.close(Closing::Slow);
        }
    }

    /// Whether nobody reads any more.
    pub(crate) fn is_gone(&self) -> bool {
        self.0.queue.is_closed()
    }

    /// Asks the connection to end. The first reason stays.
    pub(crate) fn close(&self, why: Closing) {
        let _ = self.0.closing.compare_exchange(0, why as u16, Ordering::AcqRel, Ordering::Acquire);
        self.0.closed.notify_one();
    }

    /// Waits until the connection is to end.
    async fn closed(&self) -> u16 {
        loop {
            let code = self.0.closing.load(Ordering::Acquire);
            if code != 0 {
                return code;
            }
            self.0.closed.notified().await;
        }
    }

    /// How long the way there and back took, by the server's own pings.
    pub(crate) fn lag(&self) -> Millis {
        self.0.lag.load(Ordering::Relaxed)
    }

    /// Keeps the least of the last pings.
    pub(crate) fn set_lag(&self, pings: &Pings) {
        self.0.lag.store(pings.least(), Ordering::Relaxed);
    }
}

impl Inbox {
    /// What comes, and the code by which the connection is to end: both can be waited for.
    pub(crate) fn parts(&mut self) -> (&mut mpsc::Receiver<News>, impl Future<Output = u16>) {
        (&mut self.queue, self.outbox.closed())
    }
}

/// How long the last pings took.
#[derive(Debug, Default)]
pub(crate) struct Pings {
    last: [Option<Millis>; PINGS],
    next: usize,
}

impl Pings {
    /// One more was answered.
    pub(crate) fn answered(&mut self, took: Millis) {
        self.last[self.next] = Some(took);
        self.next = (self.next + 1) % PINGS;
    }

    /// The least of them: a slow one may be the client's doing.
    fn least(&self) -> Millis {
        self.last.iter().flatten().copied().min().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_reader_is_given_up() {
        let (outbox, inbox) = Outbox::new(None);
        for _ in 0..WAITING {
            outbox.send(News::text("{}"));
        }
        assert_eq!(outbox.0.closing.load(Ordering::Acquire), 0);
        outbox.send(News::text("{}"));
        outbox.close(Closing::Restart);
        assert_eq!(outbox.0.closing.load(Ordering::Acquire), Closing::Slow as u16, "the first reason stays");
        drop(inbox);
        outbox.send(News::text("{}"));
    }

    #[test]
    fn lag_is_the_least_of_the_last_five_pings() {
        let mut pings = Pings::default();
        assert_eq!(pings.least(), 0);
        for took in [10, 80, 90, 70, 60] {
            pings.answered(took);
        }
        assert_eq!(pings.least(), 10);
        pings.answered(65);
        assert_eq!(pings.least(), 60);
    }
}
