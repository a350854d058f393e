//! The terminal as a full screen, and how it gets back what it was, whatever happens.

use std::io::{self, BufWriter, Stdout};
use std::panic;
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{execute, queue};

/// Whether the terminal is ours at the moment.
static OURS: AtomicBool = AtomicBool::new(false);

/// The exit code of a program that panicked.
const PANICKED: i32 = 101;

/// The terminal while it is ours. When this is dropped, or the program panics, it is restored.
pub(crate) struct Screen {
    pub(crate) terminal: Terminal<CrosstermBackend<BufWriter<Stdout>>>,
}

impl Screen {
    pub(crate) fn enter() -> io::Result<Screen> {
        restore_when_panicking();
        enable_raw_mode()?;
        OURS.store(true, Ordering::SeqCst);
        // From here on the drop of this value restores what was done so far.
        let terminal = Terminal::new(CrosstermBackend::new(BufWriter::new(io::stdout())));
        let screen = terminal.map(|terminal| Screen { terminal }).inspect_err(|_| restore())?;
        execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste)?;
        Ok(screen)
    }

    /// Gives the terminal back while something else is done, and draws everything anew behind it.
    pub(crate) fn lend(&mut self, meanwhile: impl FnOnce()) -> io::Result<()> {
        restore();
        meanwhile();
        enable_raw_mode()?;
        OURS.store(true, Ordering::SeqCst);
        execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste)?;
        self.redraw()
    }

    /// Has everything drawn anew. `Terminal::clear` would ask the terminal for its cursor, and the answer goes to the
    /// thread that reads the keys.
    pub(crate) fn redraw(&mut self) -> io::Result<()> {
        let area = self.terminal.size()?.into();
        self.terminal.resize(area)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
    }
}

/// Gives the terminal back, once. What fails here fails because nobody is there any longer.
fn restore() {
    if OURS.swap(false, Ordering::SeqCst) {
        let mut out = io::stdout();
        let _ = queue!(out, DisableBracketedPaste, DisableMouseCapture, LeaveAlternateScreen);
        let _ = execute!(out, Show);
        let _ = disable_raw_mode();
    }
}

/// A panic of any thread restores the terminal before it is told, and ends the program.
fn restore_when_panicking() {
    let tell = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let ours = OURS.load(Ordering::SeqCst);
        restore();
        tell(info);
        if ours {
            process::exit(PANICKED);
        }
    }));
}
