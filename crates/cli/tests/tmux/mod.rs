//! A real terminal to play in: a window of tmux, with a shell in it.
#![allow(dead_code)]

use std::process::{Command, Output};
use std::thread;
use std::time::{Duration, Instant};

use crate::common::Folder;

/// How long something may take to appear: far longer than it should, on a machine far too busy.
const PATIENCE: Duration = Duration::from_secs(90);

/// How often the screen is looked at.
const GLANCE: Duration = Duration::from_millis(40);

/// A window of tmux, closed with this value.
pub(crate) struct Window {
    socket: String,
    pub(crate) folder: Folder,
}

impl Window {
    /// A shell in a window of its own, with a folder for its files and for kept games.
    pub(crate) fn open(test: &str, columns: u16, lines: u16) -> Window {
        let socket = format!("abande-{test}-{}", std::process::id());
        let window = Window { socket, folder: Folder::new(test) };
        let (columns, lines) = (columns.to_string(), lines.to_string());
        let start = ["-u", "-f", "/dev/null", "new-session", "-d", "-x", &columns, "-y", &lines, "sh"];
        window.tmux(&start);
        window.tmux(&["set-option", "-g", "status", "off"]);
        window.tmux(&["set-option", "-g", "escape-time", "0"]);
        window.line("PS1='ready> '; PS2=''");
        window.wait_for("ready> ");
        window
    }

    fn run(&self, args: &[&str]) -> Output {
        let mut command = Command::new("tmux");
        command.args(["-L", &self.socket]).args(args);
        for name in ["NO_COLOR", "COLORTERM", "LANG", "LC_MESSAGES", "TMUX", "ENV", "RUST_BACKTRACE"] {
            command.env_remove(name);
        }
        command.env("LC_ALL", "C.UTF-8").env("XDG_DATA_HOME", self.folder.path("data"));
        command.env("ABANDE", env!("CARGO_BIN_EXE_abande"));
        command.current_dir(self.folder.path(""));
        command.output().expect("tmux is installed: cargo xtask test sees to it")
    }

    fn tmux(&self, args: &[&str]) -> String {
        let output = self.run(args);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "tmux {args:?}: {said}");
        String::from_utf8(output.stdout).unwrap()
    }

    /// Presses keys by tmux's names for them.
    pub(crate) fn press(&self, keys: &[&str]) {
        self.tmux(&[&["send-keys", "--"], keys].concat());
    }

    /// Types a text.
    pub(crate) fn write(&self, text: &str) {
        self.tmux(&["send-keys", "-l", "--", text]);
    }

    /// Types a text and Enter.
    pub(crate) fn line(&self, text: &str) {
        self.write(text);
        self.press(&["Enter"]);
    }

    /// Starts the game.
    pub(crate) fn play(&self, args: &str) {
        self.line(&format!("\"$ABANDE\" play {args}; echo \"left with $?\""));
    }

    pub(crate) fn resize(&self, columns: u16, lines: u16) {
        self.tmux(&["resize-window", "-x", &columns.to_string(), "-y", &lines.to_string()]);
    }

    pub(crate) fn screen(&self) -> String {
        self.tmux(&["capture-pane", "-p"])
    }

    /// Waits until a text is on the screen, and hands out the screen.
    pub(crate) fn wait_for(&self, text: &str) -> String {
        self.wait_until(text, |screen| screen.contains(text))
    }

    /// Waits until the screen is as it should be.
    pub(crate) fn wait_until(&self, what: &str, fits: impl Fn(&str) -> bool) -> String {
        let start = Instant::now();
        loop {
            let screen = self.screen();
            if fits(&screen) {
                return screen;
            }
            assert!(start.elapsed() < PATIENCE, "waited in vain for: {what}\n{screen}");
            thread::sleep(GLANCE);
        }
    }

    /// Something that tmux knows about the window.
    fn knows(&self, format: &str) -> String {
        self.tmux(&["display-message", "-p", format]).trim().to_owned()
    }

    /// Waits until the game is left with this exit code, and sees that the terminal is as it was: the usual
    /// screen, no mouse, a cursor, and keys that are shown and come by the line.
    pub(crate) fn wait_until_restored(&self, code: i32) -> String {
        let screen = self.wait_for(&format!("left with {code}"));
        assert_eq!(self.knows("#{alternate_on} #{mouse_any_flag} #{cursor_flag}"), "0 0 1", "{screen}");
        self.line("stty -a | tr ';' '\\n' | tr ' ' '\\n' | grep -xE -- '-?(echo|icanon|isig|opost)' | xargs echo tty:");
        self.wait_until("an honest terminal", |screen| {
            screen.lines().any(|line| {
                // The shell may have asked for the next line first, before the answer.
                let set = line.split_once("tty: ").map_or("", |(_, set)| set);
                ["echo", "icanon", "isig", "opost"]
                    .iter()
                    .all(|flag| set.split(' ').any(|word| word == *flag))
            })
        });
        screen
    }

    /// Closes the window under the game.
    pub(crate) fn close(&self) {
        self.tmux(&["kill-session"]);
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        let _ = self.run(&["kill-server"]);
    }
}
