//! Engines that misbehave lose their games, and the match goes on.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Duration;

use abande::{Board, Position};
use abande_arena::contest::{Contest, Played};
use abande_arena::entrant::{Circumstances, Entrant, Kind};
use abande_arena::forfeit::Forfeit;
use abande_arena::player::Player;
use abande_arena::summary::Summary;
use abande_arena::ugi_player::UgiPlayer;
use abande_engine::{Limits, Time};
use abande_ugi::{EngineError, Process, Program};

/// A shell script that speaks UGI, with an answer to `go` that may be wrong; gone at the end of the test.
struct Script(PathBuf);

impl Script {
    fn new(name: &str, on_go: &str) -> Script {
        let path = std::env::temp_dir().join(format!("abande-{}-{name}.sh", std::process::id()));
        let text = format!(
            "while read -r word rest; do case \"$word\" in\n\
             ugi) echo 'id name Script'; echo 'option name Board type string default hex'; echo ugiok;;\n\
             isready) echo readyok;;\n\
             go) {on_go};;\n\
             quit) exit 0;;\n\
             esac; done\n"
        );
        std::fs::write(&path, text).unwrap();
        Script(path)
    }

    fn entrant(&self) -> Entrant {
        format!("cmd:sh '{}'", self.0.display()).parse().unwrap()
    }
}

impl Drop for Script {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

fn circumstances() -> Circumstances {
    Circumstances {
        board: "hex".into(),
        patience: Duration::from_secs(20),
        slack: Duration::from_millis(200),
    }
}

/// Two pairs of a script against our engine.
fn play(script: &Script, limits: Limits) -> (Summary, Vec<Played>) {
    let entrants = [script.entrant(), "own:hash=1".parse().unwrap()];
    let openings = [Position::start(&Board::hex().into()).into()];
    let slack = circumstances().slack;
    let own = Limits { nodes: Some(50), ..Limits::default() };
    let contest =
        Contest { openings: &openings, pairs: 2, limits: [limits, own], concurrency: 2, slack, sprt: None };
    let heard = Mutex::new((Summary::default(), vec![]));
    contest.play(&|player| entrants[player].player(&circumstances()), &mut |game, pairs| {
        let mut heard = heard.lock().unwrap();
        heard.0.add(game, pairs);
        heard.1.push(game.clone());
    });
    heard.into_inner().unwrap()
}

fn all_lost_by(script: &Script, limits: Limits, kind: &str) -> Vec<Forfeit> {
    let (summary, games) = play(script, limits);
    assert_eq!((summary.losses, summary.games()), (4, 4), "{summary:?}");
    assert_eq!(summary.forfeits.len(), 1, "{summary:?}");
    let forfeits = &summary.forfeits[0];
    assert_eq!((forfeits.player, forfeits.kind, forfeits.games), (0, kind, 4));
    games.into_iter().map(|game| game.forfeit.unwrap().1).collect()
}

fn nodes() -> Limits {
    Limits { nodes: Some(10), ..Limits::default() }
}

#[test]
fn an_illegal_move_loses() {
    // A capture is never legal as one's first move.
    let script = Script::new("illegal", "echo bestmove d4-c3");
    let forfeits = all_lost_by(&script, nodes(), "illegal move");
    assert!(
        forfeits.iter().all(|forfeit| forfeit.to_string().starts_with("played d4-c3, which is illegal: "))
    );
}

#[test]
fn a_crash_loses_and_the_program_is_started_again() {
    let script = Script::new("crash", "exit 3");
    let forfeits = all_lost_by(&script, nodes(), "crash");
    for forfeit in forfeits {
        assert_eq!(forfeit.to_string(), "crashed: it ended with exit status: 3");
    }
}

#[test]
fn nonsense_loses() {
    let script = Script::new("nonsense", "echo bestmove; echo hello");
    all_lost_by(&script, nodes(), "nonsense");
    let script = Script::new("nonsense2", "echo bestmove the winning one");
    let forfeits = all_lost_by(&script, nodes(), "nonsense");
    assert!(forfeits[0].to_string().starts_with("answered 'bestmove the winning one': "), "{}", forfeits[0]);
}

#[test]
fn who_never_answers_loses_on_time() {
    let limits = Limits { time: Time::Move(Duration::from_millis(20)), ..Limits::default() };
    let script = Script::new("hang", "exec sleep 1000");
    all_lost_by(&script, limits, "time");
    // Talking is no excuse.
    let script = Script::new("talk", "while :; do echo info string thinking; done");
    all_lost_by(&script, limits, "time");
}

#[test]
fn a_late_answer_is_told_with_the_time_it_took() {
    let limits = Limits { time: Time::Move(Duration::from_millis(1)), ..Limits::default() };
    let script = Script::new("late", "sleep 0.4; echo bestmove d4");
    for forfeit in all_lost_by(&script, limits, "time") {
        // 201 ms were allowed, and it was waited for the answer; where all is slow, not for ever.
        match forfeit {
            Forfeit::Engine(EngineError::Time { took }) => {
                assert!(took >= Duration::from_millis(400), "{took:?}");
            }
            Forfeit::Engine(EngineError::Silent { waited }) => {
                assert!(waited > Duration::from_secs(1), "{waited:?}");
            }
            other => panic!("{other}"),
        }
    }
}

#[test]
fn an_overrun_clock_loses_even_with_an_answer() {
    let time = Time::Clock { left: Duration::from_millis(10), increment: Duration::ZERO };
    let script = Script::new("slow", "sleep 0.3; echo bestmove d4");
    all_lost_by(&script, Limits { time, ..Limits::default() }, "time");
}

#[test]
fn what_is_no_engine_does_not_start() {
    let start = |command: &[&str], patience| {
        let command = command.iter().map(|&word| word.to_owned()).collect();
        let slack = Duration::ZERO;
        let program = Program { command, options: vec![], board: "hex".into(), patience, slack };
        Process::start(&program).map(|process| process.name().to_owned())
    };
    let long = Duration::from_secs(20);
    let error = start(&["/no/such/program"], long).unwrap_err();
    assert!(error.to_string().starts_with("did not start: /no/such/program: "), "{error}");
    assert_eq!(start(&["false"], long).unwrap_err().kind(), "crash");
    assert_eq!(start(&["sleep", "1000"], Duration::from_millis(100)).unwrap_err().kind(), "time");
    assert_eq!(start(&[], long).unwrap_err().kind(), "no start");
    let script = Script::new("name", "echo bestmove d4");
    let Kind::Program { command, .. } = script.entrant().kind else { panic!() };
    assert_eq!(start(&command.iter().map(String::as_str).collect::<Vec<_>>(), long).unwrap(), "Script");
}

#[test]
fn options_that_a_program_does_not_have_or_refuses_are_told() {
    let text = "while read -r line; do case \"$line\" in\n\
         ugi) echo 'option name Board type string default hex'; echo 'option name Hash type spin'; echo ugiok;;\n\
         setoption*none) echo 'info string error: Hash: none is no number';;\n isready) echo readyok;;\n esac; done\n";
    let script = Script::new("options", "");
    std::fs::write(&script.0, text).unwrap();
    let Entrant { kind: Kind::Program { command, .. }, .. } = script.entrant() else { panic!() };
    let start = |name: &str, value: &str| {
        let program = circumstances().program(&command, &[(name.into(), value.into())]);
        Process::start(&program).map(|_| ()).map_err(|error| error.to_string())
    };
    assert_eq!(start("hash", "7"), Ok(()));
    assert_eq!(start("Hash", "none"), Err("refused an option: Hash: none is no number".into()));
    assert_eq!(start("Depht", "7"), Err("has no option 'Depht': it has board, hash".into()));
}

#[test]
fn it_is_told_board_options_position_and_limits() {
    let log = std::env::temp_dir().join(format!("abande-{}-log.txt", std::process::id()));
    let text = format!(
        "while read -r line; do echo \"$line\" >> '{}'; case \"$line\" in\n\
         ugi) echo 'option name Board type string default hex'; echo 'option name Hash type spin'; echo ugiok;;\n\
         isready) echo readyok;;\n go*) echo 'info depth 1 score cp 150 pv d4'; echo bestmove d4;;\n esac; done\n",
        log.display()
    );
    let script = Script::new("log", "");
    std::fs::write(&script.0, text).unwrap();
    let Entrant { kind: Kind::Program { command, .. }, .. } = script.entrant() else { panic!() };
    let options = [("Hash".into(), "7".into())];
    let mut player = UgiPlayer::new(circumstances().program(&command, &options));
    player.new_game();
    player.hear_of_clock(Duration::from_secs(4), Duration::from_secs(1));
    let clock = Time::Clock { left: Duration::from_secs(3), increment: Duration::ZERO };
    let position = Position::start(&Board::hex().into());
    let choice = player.choose(&position, &Limits { time: clock, ..Limits::default() }).unwrap();
    assert_eq!(choice.hundredths, Some(150));
    drop(player);
    let said = std::fs::read_to_string(&log).unwrap();
    std::fs::remove_file(&log).unwrap();
    assert_eq!(
        said,
        "ugi\nsetoption name Board value hex\nsetoption name Hash value 7\nisready\nuginewgame\nisready\n\
         position fen hex x4/x5/x6/x7/x6/x5/x4 b 18/18 0\ngo p1time 3000 p2time 4000 p1inc 0 p2inc 1000\nquit\n"
    );
}
