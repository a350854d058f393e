//! Ctrl-C while a command is at work, or the system's wish that it end: it first tells what it has found so far, and ends as
//! the signal would have ended it.

#[cfg(unix)]
pub(crate) use unix::{Interrupt, telling};

#[cfg(not(unix))]
pub(crate) use elsewhere::{Interrupt, telling};

#[cfg(unix)]
mod unix {
    use std::io::{self, Write};
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
    use std::thread;

    use signal_hook::consts::{SIGINT, SIGTERM};
    use signal_hook::flag;
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    /// A wish to stop, for work that looks at it now and then. A second signal does not wait.
    pub(crate) struct Interrupt {
        wish: Arc<AtomicBool>,
        /// The signal that said so.
        signal: Arc<AtomicUsize>,
    }

    impl Interrupt {
        pub(crate) fn watch() -> io::Result<Interrupt> {
            let (wish, which) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
            for signal in [SIGINT, SIGTERM] {
                flag::register_conditional_default(signal, Arc::clone(&wish))?;
                flag::register_usize(signal, Arc::clone(&which), signal as usize)?;
                flag::register(signal, Arc::clone(&wish))?;
            }
            Ok(Interrupt { wish, signal: which })
        }

        pub(crate) fn wish(&self) -> &AtomicBool {
            &self.wish
        }

        pub(crate) fn is_wished(&self) -> bool {
            self.wish.load(Ordering::Relaxed)
        }

        /// Ends the program, if that was wished, once `out` has all that was found.
        pub(crate) fn obey(&self, out: &mut dyn Write) -> io::Result<()> {
            if self.is_wished() {
                out.flush()?;
                let _ = emulate_default_handler(self.signal.load(Ordering::Relaxed) as i32);
            }
            Ok(())
        }
    }

    /// Does some work that never looks up. If a signal ends it, `tell` says first what was found so far.
    pub(crate) fn telling<T>(tell: impl FnOnce() + Send, work: impl FnOnce() -> T) -> io::Result<T> {
        let mut signals = Signals::new([SIGINT, SIGTERM])?;
        let handle = signals.handle();
        Ok(thread::scope(|scope| {
            scope.spawn(move || {
                if let Some(signal) = signals.forever().next() {
                    tell();
                    let _ = emulate_default_handler(signal);
                }
            });
            let done = work();
            handle.close();
            done
        }))
    }
}

/// Elsewhere Ctrl-C ends the program at once.
#[cfg(not(unix))]
mod elsewhere {
    use std::io::{self, Write};
    use std::sync::atomic::AtomicBool;

    pub(crate) struct Interrupt(AtomicBool);

    impl Interrupt {
        pub(crate) fn watch() -> io::Result<Interrupt> {
            Ok(Interrupt(AtomicBool::new(false)))
        }

        pub(crate) fn wish(&self) -> &AtomicBool {
            &self.0
        }

        pub(crate) fn is_wished(&self) -> bool {
            false
        }

        pub(crate) fn obey(&self, _out: &mut dyn Write) -> io::Result<()> {
            Ok(())
        }
    }

    pub(crate) fn telling<T>(_tell: impl FnOnce() + Send, work: impl FnOnce() -> T) -> io::Result<T> {
        Ok(work())
    }
}
