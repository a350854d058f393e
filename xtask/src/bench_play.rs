//! `cargo xtask bench play`: what a person waits for: pictures, the start of a game in a terminal, and the answer
//! to a key while the engine thinks.

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::command::{command, root, run};
use crate::failure::{self, Failure};
use crate::{tools, web};

/// A position as long as that of most diagrams.
const MOVES: &str = "d4 c3 d3 c4 e4 d5 e4-d5 b3";

/// A game of sixty plies.
const GAME: &str = "crates/cli/tests/data/sixty.abn";

/// How long the engine thinks at full strength, and a little less: only then keys count.
const THINKS: Duration = Duration::from_millis(2500);

/// Nothing takes as long as this.
const PATIENCE: Duration = Duration::from_mins(1);

/// Measures, and prints a table.
pub(crate) fn figures() -> Result<(), Failure> {
    run("cargo build --release --locked --package abande-cli")?;
    tools::debian("script", "bsdutils")?;
    let program = web::usual_target_folder().join("release/abande");
    let folder = std::env::temp_dir().join(format!("abande-bench-{}", std::process::id()));
    fs::create_dir_all(&folder).map_err(failure::file(&folder))?;
    let measured = measure(&program, &folder);
    let _ = fs::remove_dir_all(&folder);
    measured
}

fn measure(program: &Path, folder: &Path) -> Result<(), Failure> {
    println!(
        "\n{:<38} {:>8} {:>8} {:>8} {:>8} {:>9} {:>6}",
        "milliseconds", "fastest", "median", "9 of 10", "slowest", "processor", "times"
    );
    // What the machine takes at the moment for a program that does nothing.
    print("the program true, for comparison", times(200, || finished(&mut command("true")))?);
    let svg = folder.join("position.svg");
    print("a position as SVG, with program start", times(200, || draw(program, &["--after", MOVES], &svg))?);
    let gif = folder.join("game.gif");
    print("a game of 60 plies as GIF", times(10, || draw(program, &["--caption", GAME], &gif))?);
    print("abande play, until the board is there", times(20, || started(program, folder))?);
    print("a key, while the engine thinks", keys(program, folder)?);
    Ok(())
}

/// How long something took each time, and of the processor's time on average, where the system tells.
struct Times {
    all: Vec<Duration>,
    processor: Option<Duration>,
}

fn times(count: u32, mut once: impl FnMut() -> Result<Duration, Failure>) -> Result<Times, Failure> {
    // The first time warms up what the system keeps of files.
    once()?;
    let before = processor();
    let all = (0..count).map(|_| once()).collect::<Result<_, _>>()?;
    let spent = processor().zip(before).and_then(|(now, before)| now.checked_sub(before));
    Ok(Times { all, processor: spent.map(|spent| spent / count.max(1)) })
}

/// The processor's time that all programs took that we have run. It leaves out what others do on the machine.
fn processor() -> Option<Duration> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // Behind the name in brackets: user and system time of children are fields 16 and 17 of all, in hundredths.
    let (_, fields) = stat.rsplit_once(')')?;
    let ticks: u64 =
        fields.split_whitespace().skip(13).take(2).filter_map(|text| text.parse::<u64>().ok()).sum();
    Some(Duration::from_millis(10 * ticks))
}

fn print(what: &str, Times { all: mut times, processor }: Times) {
    times.sort_unstable();
    // The one that so many tenths of them do not exceed.
    let figure = |tenths: usize| {
        let time = times.get((tenths * times.len()).div_ceil(10).saturating_sub(1));
        time.map_or(f64::NAN, |time| 1000.0 * time.as_secs_f64())
    };
    let [fastest, median, most, slowest] = [0, 5, 9, 10].map(figure);
    let processor = processor.map_or("-".into(), |time| format!("{:.1}", 1000.0 * time.as_secs_f64()));
    println!(
        "{what:<38} {fastest:>8.1} {median:>8.1} {most:>8.1} {slowest:>8.1} {processor:>9} {:>6}",
        times.len()
    );
}

fn draw(program: &Path, args: &[&str], file: &Path) -> Result<Duration, Failure> {
    finished(command(&format!("{} draw", program.display())).args(args).arg("-o").arg(file))
}

/// How long a command takes.
fn finished(command: &mut Command) -> Result<Duration, Failure> {
    let start = Instant::now();
    let line = format!("{command:?}");
    let status = command.status().map_err(failure::start(&line))?;
    if status.success() {
        Ok(start.elapsed())
    } else {
        Err(Failure::Failed { line, status, said: String::new() })
    }
}

fn started(program: &Path, folder: &Path) -> Result<Duration, Failure> {
    let mut game = Terminal::play(program, folder, "--new --white human")?;
    let time = game.wait_for("Black to move")?;
    game.leave()?;
    Ok(time)
}

/// Walks over the board while the engine looks for its move.
fn keys(program: &Path, folder: &Path) -> Result<Times, Failure> {
    let mut times = Vec::new();
    for _ in 0..4 {
        let mut game = Terminal::play(program, folder, "--new --white 10 --pace 60000")?;
        game.wait_for("Black to move")?;
        game.press("d4\r")?;
        game.wait_for("is thinking")?;
        game.settle();
        let since = Instant::now();
        for arrow in ["\u{1b}[D", "\u{1b}[C"].into_iter().cycle() {
            if since.elapsed() > THINKS {
                break;
            }
            game.press(arrow)?;
            times.push(game.wait_for("")?);
            game.settle();
        }
        game.leave()?;
    }
    Ok(Times { all: times, processor: None })
}

/// The program in a terminal of 80 x 24, which `script` makes.
struct Terminal {
    child: Child,
    keys: ChildStdin,
    shown: Receiver<(Instant, String)>,
    /// When the last key was pressed, or the program was started.
    since: Instant,
}

impl Terminal {
    fn play(program: &Path, folder: &Path, args: &str) -> Result<Terminal, Failure> {
        let line = format!("stty columns 80 rows 24; exec {} play {args}", program.display());
        let since = Instant::now();
        let mut child = command("script --quiet --flush --command")
            .args([PathBuf::from(line), "/dev/null".into()])
            .env("TERM", "xterm-256color")
            .env("LC_ALL", "C.UTF-8")
            .env("XDG_DATA_HOME", folder)
            .current_dir(root())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(failure::start("script"))?;
        let (Some(keys), Some(mut out)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(failure::wrong("script has no pipes"));
        };
        let (sender, shown) = channel();
        thread::spawn(move || {
            let mut bytes = vec![0; 1 << 16];
            while let Ok(count @ 1..) = out.read(&mut bytes) {
                let text = String::from_utf8_lossy(&bytes[..count]).into_owned();
                if sender.send((Instant::now(), text)).is_err() {
                    return;
                }
            }
        });
        Ok(Terminal { child, keys, shown, since })
    }

    fn press(&mut self, keys: &str) -> Result<(), Failure> {
        self.since = Instant::now();
        self.keys.write_all(keys.as_bytes()).and_then(|()| self.keys.flush()).map_err(Failure::Dialogue)
    }

    /// Waits until a text is shown. Says how long it took from the last key on.
    fn wait_for(&mut self, text: &str) -> Result<Duration, Failure> {
        let mut seen = String::new();
        loop {
            match self.shown.recv_timeout(PATIENCE) {
                Ok((moment, more)) => {
                    seen += &more;
                    if seen.contains(text) {
                        return Ok(moment.duration_since(self.since));
                    }
                }
                Err(error) => return Err(failure::wrong(format!("'{text}' was not shown: {error}\n{seen}"))),
            }
        }
    }

    /// Waits until nothing more is shown for a while.
    fn settle(&self) {
        loop {
            match self.shown.recv_timeout(Duration::from_millis(40)) {
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    fn leave(mut self) -> Result<(), Failure> {
        self.press("q")?;
        self.child.wait().map(drop).map_err(Failure::Dialogue)
    }
}
