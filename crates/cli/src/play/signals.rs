//! The system's wish that the program end.

#[cfg(unix)]
mod unix {
    use std::io;
    use std::thread;

    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    /// Hands signals that end a program to `tell` instead.
    pub(crate) fn watch(tell: impl Fn(i32) + Send + 'static) -> io::Result<()> {
        let mut signals = Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM])?;
        thread::spawn(move || signals.forever().for_each(tell));
        Ok(())
    }

    /// Ends the program as the signal would have done: whoever sent it sees that it worked.
    pub(crate) fn obey(signal: i32) {
        let _ = emulate_default_handler(signal);
    }
}

#[cfg(unix)]
pub(crate) use unix::{obey, watch};

/// Elsewhere Ctrl-C is a key like others, and there are no signals.
#[cfg(not(unix))]
pub(crate) fn watch(_tell: impl Fn(i32) + Send + 'static) -> std::io::Result<()> {
    Ok(())
}

#[cfg(not(unix))]
pub(crate) fn obey(_signal: i32) {}
