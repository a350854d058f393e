//! The system's wish that the program end, or stand still for a while.

#[cfg(unix)]
mod unix {
    use std::io;
    use std::thread;

    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    /// Hands signals that end or suspend a program to `tell` instead.
    pub(crate) fn watch(tell: impl Fn(i32) + Send + 'static) -> io::Result<()> {
        let mut signals = Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP])?;
        thread::spawn(move || signals.forever().for_each(tell));
        Ok(())
    }

    /// Whether a signal only wants the program to stand still.
    pub(crate) fn suspends(signal: i32) -> bool {
        signal == SIGTSTP
    }

    /// Stands still until somebody lets the program go on.
    pub(crate) fn suspend() {
        let _ = emulate_default_handler(SIGTSTP);
    }

    /// Ends the program as the signal would have done: whoever sent it sees that it worked.
    pub(crate) fn obey(signal: i32) {
        let _ = emulate_default_handler(signal);
    }
}

#[cfg(unix)]
pub(crate) use unix::{obey, suspend, suspends, watch};

/// Elsewhere Ctrl-C is a key like others, and there are no signals.
#[cfg(not(unix))]
pub(crate) fn watch(_tell: impl Fn(i32) + Send + 'static) -> std::io::Result<()> {
    Ok(())
}

#[cfg(not(unix))]
pub(crate) fn obey(_signal: i32) {}

#[cfg(not(unix))]
pub(crate) fn suspends(_signal: i32) -> bool {
    false
}

#[cfg(not(unix))]
pub(crate) fn suspend() {}
