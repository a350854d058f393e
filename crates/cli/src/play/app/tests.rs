//! The full-screen game driven by events, without a screen, an engine or files.

mod looking;

use std::collections::BTreeMap;

use abande::{Board, Boards, Coords};
use abande_draw::text::Signs;
use abande_words::Language;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::KeyEvent;

use super::*;
use crate::play::files::Saved;
use crate::play::thinker::{Job, Task, Thought};
use crate::play::view::{self, Depth};
use crate::rules_data::rules_data;

/// An app, and what it has wanted since it was last asked.
struct Driver {
    app: App,
    effects: Vec<Effect>,
}

fn session(board: &str, players: [&str; 2]) -> Session {
    let variant = Boards::default().variant(board).unwrap();
    Session::new(Game::new(&variant), players.map(|text| text.parse().unwrap()), Coords::Stein)
}

fn setting(language: Language, depth: Depth) -> Setting {
    Setting {
        words: Words::new(language),
        look: Look { depth, signs: Signs::Unicode },
        size: (80, 24),
        boards: [Board::hex(), Board::libre()].map(Variant::from).into(),
        day: "2026.05.17".into(),
        home: Some("/home/ada".into()),
    }
}

impl Driver {
    fn new(board: &str, players: [&str; 2]) -> Driver {
        Driver::with_menu(board, players, None)
    }

    fn with_menu(board: &str, players: [&str; 2], menu: Option<Vec<Kept>>) -> Driver {
        let mut app = App::new(setting(Language::English, Depth::Full), session(board, players), menu);
        let effects = app.begin();
        Driver { app, effects }
    }

    fn event(&mut self, event: Event) -> &mut Driver {
        self.effects.extend(self.app.update(event));
        self
    }

    fn key(&mut self, code: KeyCode) -> &mut Driver {
        self.event(Event::Key(code.into()))
    }

    fn keys(&mut self, text: &str) -> &mut Driver {
        for sign in text.chars() {
            self.key(KeyCode::Char(sign));
        }
        self
    }

    /// Types moves.
    fn moves(&mut self, texts: &str) -> &mut Driver {
        for text in texts.split_whitespace() {
            self.keys(":").keys(text).key(KeyCode::Enter);
        }
        self
    }

    fn at(&mut self, space: &str) -> &mut Driver {
        self.app.cursor = Cursor::on(self.app.session.board().find_space(space, Coords::Stein).unwrap());
        self.key(KeyCode::Enter)
    }

    fn wanted(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// The job that the engine was given last.
    fn job(&mut self) -> Option<Job> {
        self.wanted().into_iter().rev().find_map(|effect| match effect {
            Effect::Think(job) => Some(job),
            _ => None,
        })
    }

    fn answer(&mut self, job: u64, mv: &str) -> &mut Driver {
        let best = self.app.session.board().parse_move(mv, Coords::Stein).ok();
        self.event(Event::Thought(Thought::Done { job, best }))
    }

    fn report(&mut self, job: u64, multipv: usize, mv: &str) -> &mut Driver {
        let line = vec![self.app.session.board().parse_move(mv, Coords::Stein).unwrap()];
        let report = abande_engine::Report {
            multipv,
            depth: 5,
            seldepth: 7,
            nodes: 1000,
            time: std::time::Duration::ZERO,
            hashfull: 0,
            hundredths: 130 - 10 * multipv as i32,
            proven: None,
            pv: line,
        };
        self.event(Event::Thought(Thought::Progress { job, report }))
    }

    fn played(&self) -> Vec<String> {
        let (moves, played) = self.app.session.line();
        let board = self.app.session.board();
        moves[..played].iter().map(|&mv| board.move_text(mv, Coords::Stein)).collect()
    }

    fn said(&self) -> String {
        self.app.message.as_ref().map(|message| message.text.clone()).unwrap_or_default()
    }

    fn pointed(&self) -> Vec<String> {
        let spaces = self.app.message.iter().flat_map(|message| &message.spaces);
        spaces.map(|&space| self.app.session.board().space_name(space, Coords::Stein)).collect()
    }

    fn screen(&self) -> String {
        let (columns, lines) = self.app.size;
        let mut terminal = Terminal::new(TestBackend::new(columns, lines)).unwrap();
        terminal.draw(|frame| view::draw(&self.app, frame)).unwrap();
        terminal.backend().to_string()
    }
}

#[test]
fn people_play_by_cursor_and_by_text() {
    let mut game = Driver::new("hex", ["human", "human"]);
    game.key(KeyCode::Enter).keys("c3").key(KeyCode::Enter).at("d3");
    assert_eq!(game.played(), ["d4", "c3", "d3"]);
    let kept = game.wanted();
    assert!(
        matches!(&kept[..], [Effect::Keep(_), Effect::Keep(_), Effect::Keep(text)] if text.contains("d3"))
    );
    // White takes c3 up, puts it down, takes it up again and captures.
    game.at("c3");
    assert!(game.app.selected.is_some());
    game.at("c3");
    assert!(game.app.selected.is_none());
    game.at("c3").at("d3");
    assert_eq!(game.played()[3], "c3-d3");
    assert_eq!(game.said(), "White captures d3 from c3.");
}

#[test]
fn refusals_say_why_and_point_there() {
    let mut game = Driver::new("hex", ["human", "human"]);
    game.moves("d4 c3").at("g1");
    assert_eq!(game.said(), "g1 is not next to the band: no stack stands beside it.");
    assert_eq!(game.pointed(), ["g1"]);
    game.at("d4");
    assert!(game.said().starts_with("It is too early to capture"));
    game.moves("e3 b2 pass");
    assert!(game.said().contains("pieces in hand: passing is for an empty hand"));
    // Of two stacks that hold the band together none may leave.
    game.at("d4");
    assert_eq!(game.said(), "Moving the stack from d4 would split the band into 2 parts: b2 c3 | e3.");
    assert_eq!(game.pointed(), ["d4", "b2", "c3", "e3"]);
    game.at("e3");
    assert!(game.said().contains("no stack of the opponent is next to it"));
    game.keys("p");
    assert_eq!(game.played().len(), 4);
}

/// The rules' and the browser's tests read the same cases.
#[test]
fn why_a_stack_is_stuck() {
    let cases = rules_data("stuck.json");
    let cases: Vec<serde_json::Value> = serde_json::from_str(&cases).unwrap();
    for case in cases {
        let mut game = Driver::new("hex", ["human", "human"]);
        game.moves(case["moves"].as_str().unwrap()).at(case["stack"].as_str().unwrap());
        let words = match case["code"].as_str() {
            Some("too-early") => "It is too early to capture",
            Some("would-split") => "would split the band",
            Some("stack-of-three") => "three",
            _ => "no stack of the opponent is next to it",
        };
        assert!(game.said().contains(words), "{}: {}", case["name"], game.said());
        assert_eq!(serde_json::json!(game.pointed()), case["spaces"], "{}", case["name"]);
    }
}

#[test]
fn an_enemy_stack_tells_who_can_capture_it() {
    let mut game = Driver::new("hex", ["human", "human"]);
    game.moves("d4 c3 d3").at("d3");
    assert_eq!(game.said(), "d3 can be captured from c3: choose one of these first.");
    assert_eq!(game.pointed(), ["c3"]);
}

#[test]
fn typed_rubbish_stays_to_be_mended() {
    let mut game = Driver::new("hex", ["human", "human"]);
    game.keys("d9").key(KeyCode::Enter);
    assert_eq!(game.said(), "There is no space ‘d9’ on this board (hex).");
    game.key(KeyCode::Backspace).keys("4").key(KeyCode::Enter);
    assert_eq!(game.played(), ["d4"]);
    game.keys(":").key(KeyCode::Enter).keys(":x").key(KeyCode::Esc);
    assert!(matches!(game.app.mode, Mode::Board));
    game.event(Event::Paste("c3\r\n".into())).key(KeyCode::Enter);
    assert_eq!(game.played(), ["d4", "c3"]);
}

#[test]
fn a_pasted_list_of_moves_is_played_whole_or_not_at_all() {
    let mut game = Driver::new("hex", ["human", "human"]);
    game.event(Event::Paste("1. d4 c3\n2. d3 c4".into())).key(KeyCode::Enter);
    assert_eq!(game.played(), ["d4", "c3", "d3", "c4"]);
    game.event(Event::Paste("d5 g1 e4".into())).key(KeyCode::Enter);
    assert_eq!(game.said(), "g1: g1 is not next to the band: no stack stands beside it.");
    game.key(KeyCode::Esc).event(Event::Paste("d5 what".into())).key(KeyCode::Enter);
    assert_eq!(game.said(), "There is no space ‘what’ on this board (hex).");
    assert_eq!(game.played().len(), 4);
    // Two spaces are a capture where that is legal, else two moves.
    game.key(KeyCode::Esc).moves("d5").key(KeyCode::Esc);
    game.keys(":c3 d3").key(KeyCode::Enter);
    assert_eq!(game.played()[5..], ["c3-d3"]);
    let mut game = Driver::new("hex", ["human", "human"]);
    game.keys(":d4 c3").key(KeyCode::Enter);
    assert_eq!(game.played(), ["d4", "c3"]);
    // Against the engine: both sides' moves are on the list, and then it answers.
    let mut game = Driver::new("hex", ["human", "level 3"]);
    game.event(Event::Paste("d4 c3 d3".into())).key(KeyCode::Enter);
    assert_eq!(game.played(), ["d4", "c3", "d3"]);
    assert!(game.job().is_some());
}

#[test]
fn the_engine_answers_and_keys_are_heard_meanwhile() {
    let mut game = Driver::new("hex", ["human", "level 3"]);
    assert!(game.job().is_none());
    game.moves("d4");
    let job = game.job().unwrap();
    assert!(matches!(job.task, Task::Move { level, .. } if level.number() == 3));
    assert_eq!(job.position.to_string(), game.app.session.position().to_string());
    // It is not our turn; and the board can still be walked over, and help be read.
    game.moves("e4");
    assert_eq!(game.said(), "It is White’s turn: the engine is thinking.");
    let before = game.app.cursor;
    game.key(KeyCode::Up).keys("?");
    assert_ne!(game.app.cursor, before);
    assert!(matches!(game.app.mode, Mode::Help(0)));
    game.key(KeyCode::Esc);
    assert!(game.job().is_none(), "it is thinking already");
    game.answer(job.number, "c3");
    assert_eq!(game.played(), ["d4", "c3"]);
    // What comes too late counts no longer.
    game.answer(job.number, "d3");
    assert_eq!(game.played().len(), 2);
}

#[test]
fn taking_back_goes_to_the_persons_move() {
    let mut game = Driver::new("hex", ["human", "level 3"]);
    game.moves("d4");
    let job = game.job().unwrap();
    // While it thinks: the answer is not wanted any more.
    game.keys("u");
    assert!(matches!(game.wanted()[..], [Effect::Keep(_), Effect::StopThinking]));
    game.answer(job.number, "c3");
    assert!(game.played().is_empty());
    game.keys("u");
    assert_eq!(game.said(), "There is no move to take back.");
    game.moves("d4");
    let job = game.job().unwrap();
    game.answer(job.number, "c3").moves("d3");
    let job = game.job().unwrap();
    game.answer(job.number, "c3-d3").keys("uu");
    assert!(game.played().is_empty());
    game.keys("r");
    assert_eq!(game.played(), ["d4", "c3"]);
    game.keys("rr");
    assert_eq!(game.played(), ["d4", "c3", "d3", "c3-d3"]);
    assert_eq!(game.said(), "Nothing was taken back that could be played again.");
    assert!(game.job().is_none());
}

#[test]
fn the_engine_answers_a_move_that_was_taken_back_and_is_played_again() {
    let mut game = Driver::new("hex", ["human", "level 3"]);
    game.moves("d4");
    let job = game.job().unwrap();
    game.answer(job.number, "c3").keys("u");
    assert!(game.job().is_none(), "it is the person's turn");
    game.moves("d4");
    let job = game.job().unwrap();
    game.answer(job.number, "e3");
    assert_eq!(game.played(), ["d4", "e3"]);
    // Looking is not playing: going on with a line that is there asks nobody.
    game.keys("ur");
    assert_eq!(game.played(), ["d4", "e3"]);
    assert!(game.job().is_none());
}

#[test]
fn engines_play_by_themselves_and_wait_when_told() {
    let mut game = Driver::new("hex:2@2", ["level 1", "level 2"]);
    let first = game.job().unwrap();
    game.key(KeyCode::Enter);
    assert!(game.app.paused && matches!(game.wanted()[..], [Effect::StopThinking]));
    game.answer(first.number, "a1");
    assert!(game.played().is_empty());
    game.key(KeyCode::Enter);
    let mut plies = 0;
    while let Some(job) = game.job() {
        let mv = job.position.moves()[0];
        game.event(Event::Thought(Thought::Done { job: job.number, best: Some(mv) }));
        plies += 1;
        if job.position.passes() == 1 && mv == Move::Pass {
            break;
        }
    }
    assert!(game.app.session.position().is_over());
    assert_eq!(game.played().len(), plies);
    assert!(game.wanted().iter().any(|effect| matches!(effect, Effect::Forget)));
    // Back through the game: nobody plays it again unasked.
    game.keys("uu");
    assert_eq!(game.played().len(), plies - 2);
    assert!(game.job().is_none());
}

#[test]
fn a_hint_is_sought_shown_and_gone_with_the_move() {
    let mut game = Driver::new("hex", ["human", "human"]);
    game.keys("t");
    let job = game.job().unwrap();
    assert_eq!(job.task, Task::Hint);
    game.answer(job.number, "d4");
    assert_eq!((game.said().as_str(), game.app.hint.is_some()), ("Hint: d4", true));
    game.moves("d4");
    assert!(game.app.hint.is_none());
    // With a move played meanwhile, it is not wanted any more.
    game.keys("t");
    let job = game.job().unwrap();
    game.moves("c3");
    assert!(matches!(game.wanted()[..], [Effect::Keep(_), Effect::StopThinking]));
    game.answer(job.number, "c3");
    assert!(game.app.hint.is_none());
}

#[test]
fn no_move_is_analysed_twice() {
    let mut game = Driver::new("hex", ["human", "human"]);
    game.key(KeyCode::Tab);
    let job = game.job().unwrap().number;
    let firsts = |game: &Driver| {
        let first =
            |report: &abande_engine::Report| game.app.session.board().move_text(report.pv[0], Coords::Stein);
        game.app.thinking.analysis.as_ref().unwrap().iter().map(first).collect::<Vec<_>>()
    };
    game.report(job, 1, "a1").report(job, 2, "b1").report(job, 3, "c1");
    assert_eq!(firsts(&game), ["a1", "b1", "c1"]);
    // The third is best at the next depth: the others move down, and are then looked at again.
    assert_eq!(firsts(game.report(job, 1, "c1")), ["c1", "a1", "b1"]);
    assert_eq!(firsts(game.report(job, 2, "b1")), ["c1", "b1", "a1"]);
    assert_eq!(firsts(game.report(job, 3, "d1")), ["c1", "b1", "d1"]);
}

#[test]
fn analysis_follows_the_game() {
    let mut game = Driver::new("hex", ["human", "human"]);
    game.key(KeyCode::Tab);
    let job = game.job().unwrap();
    assert!(matches!(job.task, Task::Analysis { lines: 3, .. }));
    game.report(job.number, 1, "d4").report(job.number, 2, "c3").report(job.number, 1, "e4");
    let lines = |game: &Driver| game.app.thinking.analysis.as_ref().map_or(0, Vec::len);
    assert_eq!(lines(&game), 2);
    assert!(game.screen().contains("+1.2 e4"), "{}", game.screen());
    // A hint is at hand.
    game.keys("t");
    assert_eq!(game.said(), "Hint: e4");
    game.moves("d4");
    let next = game.job().unwrap();
    assert_eq!(lines(&game), 0);
    game.report(job.number, 1, "c3");
    assert_eq!(lines(&game), 0);
    // White is to move now, and leads: seen by Black, that is a minus.
    game.report(next.number, 1, "c3");
    assert!(game.screen().contains("White +1.2") && game.screen().contains("-1.2 c3"));
    game.key(KeyCode::Tab);
    assert!(matches!(game.wanted()[..], [Effect::StopThinking]));
}

#[test]
fn games_are_saved_and_nothing_is_overwritten_unasked() {
    let mut game = Driver::new("hex", ["human", "level 3"]);
    game.moves("d4").keys("s").key(KeyCode::Enter);
    let asked = |game: &mut Driver| {
        let effects = game.wanted().into_iter();
        let saves = effects.filter_map(|effect| match effect {
            Effect::Save { path, text, replace } => Some((path.display().to_string(), text, replace)),
            _ => None,
        });
        saves.collect::<Vec<_>>()
    };
    let saved = asked(&mut game);
    let [(path, text, false)] = &saved[..] else { panic!("{saved:?}") };
    assert_eq!(path, "abande-2026-05-17.abn");
    assert!(text.contains("[White \"Abande, level 3\"]") && text.contains("1. d4"), "{text}");
    game.event(Event::Saved(Saved::Exists(path.into())));
    assert!(matches!(game.app.mode, Mode::Prompt(_)));
    game.keys("n").key(KeyCode::Enter);
    assert_eq!((asked(&mut game).len(), game.said().as_str()), (0, "Nothing was saved."));
    game.event(Event::Saved(Saved::Exists(path.into()))).keys("y").key(KeyCode::Enter);
    assert!(matches!(&asked(&mut game)[..], [(_, _, true)]));
    game.event(Event::Saved(Saved::Yes(path.into())));
    // The same file again is ours.
    game.keys("s").key(KeyCode::Enter);
    assert!(matches!(&asked(&mut game)[..], [(_, _, true)]));
    game.event(Event::Saved(Saved::No("no room".into())));
    assert_eq!(game.said(), "no room");
}

#[test]
fn a_waiting_engine_says_so_in_every_window() {
    // A move is played again, and the program left before the answer: what was played before is still there.
    let mut before = session("hex", ["human", "level 3"]);
    for text in ["d4", "c3"] {
        before.play(before.board().parse_move(text, Coords::Stein).unwrap()).unwrap();
    }
    assert!(before.take_back());
    before.play(before.board().parse_move("d4", Coords::Stein).unwrap()).unwrap();
    let text = before.kept_text("2026.01.01");
    let read = abande::read_games(&text, &Boards::default(), Coords::Stein).next().unwrap().unwrap();
    let resumed = Session::new(read, [Player::Human; 2], Coords::Stein);
    let mut app = App::new(setting(Language::English, Depth::Full), resumed, None);
    let effects = app.begin();
    let mut game = Driver { app, effects };
    assert!(game.job().is_none());
    for size in [(80, 24), (60, 20), (40, 12)] {
        game.event(Event::Resized(size.0, size.1));
        assert!(game.screen().contains("White to move · waits: Enter"), "{}", game.screen());
    }
    game.key(KeyCode::Enter);
    assert!(game.job().is_some() && !game.screen().contains("waits"), "{}", game.screen());
}

#[test]
fn small_windows_show_hands_and_points() {
    for language in Language::ALL {
        let mut app = App::new(setting(language, Depth::None), session("hex", ["human", "human"]), None);
        let _ = app.begin();
        let mut game = Driver { app, effects: Vec::new() };
        game.moves("d4 c3 d3");
        game.event(Event::Resized(71, 24));
        let words = &game.app.words;
        let long = [words.points(2), words.in_hand(16), words.points(1), words.in_hand(17)];
        let screen = game.screen();
        let line = screen.lines().nth(1).unwrap();
        // Where the words are too long for that, they are shortened here too.
        let fits = long.iter().all(|text| line.contains(text.as_str()));
        assert!(fits || language != Language::English, "{screen}");
        let short = [[2_u8, 16], [1, 17]].map(|[points, hand]| {
            words.say_with("tui-tally", &[("points", points.into()), ("hand", hand.into())])
        });
        game.event(Event::Resized(40, 12));
        let screen = game.screen();
        let line = screen.lines().nth(1).unwrap();
        assert!(short.iter().all(|text| line.contains(text.as_str())), "{language}:\n{screen}");
    }
}

#[test]
fn control_z_suspends_wherever_one_is() {
    for open in ["", "?", "n", ":"] {
        let mut game = Driver::new("hex", ["human", "human"]);
        game.keys(open).event(Event::Key(KeyEvent::new(KeyCode::Char('z'), KeyModifiers::CONTROL)));
        assert!(matches!(game.wanted()[..], [Effect::Suspend]), "{open}");
    }
}

#[test]
fn the_menu_offers_kept_games_and_new_ones() {
    let mut old = session("square", ["human", "level 5"]);
    old.play(old.position().moves()[0]).unwrap();
    let kept = vec![Kept { slot: 7, session: old }];
    let mut game = Driver::with_menu("hex", ["human", "level 3"], Some(kept.clone()));
    assert!(game.screen().contains("square · You – Level 5 · 1 move"), "{}", game.screen());
    // Thrown away only when asked twice.
    game.keys("x").key(KeyCode::Down).key(KeyCode::Up).keys("x");
    assert!(game.wanted().is_empty());
    game.key(KeyCode::Enter);
    assert!(matches!(game.wanted()[..], [Effect::TakeUp(7), Effect::Think(_)]));
    assert_eq!(game.app.session.board().name(), "square");

    let mut game = Driver::with_menu("hex", ["human", "level 3"], Some(kept));
    game.keys("xx");
    assert!(matches!(game.wanted()[..], [Effect::Discard(7)]));
    // A board further, Black a level lower than human: the highest; White one up.
    game.key(KeyCode::Right).key(KeyCode::Down).key(KeyCode::Left).key(KeyCode::Down).key(KeyCode::Right);
    game.key(KeyCode::Down).key(KeyCode::Enter);
    assert_eq!(game.app.session.board().name(), "libre");
    assert_eq!(game.app.session.players().map(|player| player.to_string()), ["level 10", "level 4"]);
    assert!(matches!(game.wanted()[..], [Effect::LetGo, Effect::Think(_)]));
    // Another one later; Esc goes back to the game.
    game.keys("n");
    assert!(matches!(game.wanted()[..], [Effect::StopThinking]));
    game.key(KeyCode::Esc);
    assert!(game.job().is_some());
}

#[test]
fn every_way_out_leads_out() {
    for open in ["", "?", "n", "s", "o", ":"] {
        for leave in [Event::Leave, Event::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL))] {
            let mut game = Driver::new("hex", ["human", "human"]);
            game.keys(open).event(leave);
            assert!(matches!(game.wanted()[..], [Effect::Quit]), "{open}");
        }
    }
    let mut game = Driver::new("hex", ["human", "human"]);
    assert!(matches!(game.keys("q").wanted()[..], [Effect::Quit]));
}

#[test]
fn a_click_finds_every_space() {
    for board in ["hex", "square", "snub", "libre", "hex:5", "square:9"] {
        let game = Driver::new(board, ["human", "human"]);
        let layout = ScreenLayout::of(&game.app);
        let screen = game.screen();
        for (space, _) in layout.places() {
            // What is out of sight comes in when the cursor gets there.
            let mut game = Driver::new(board, ["human", "human"]);
            game.app.cursor = Cursor::on(space);
            let layout = ScreenLayout::of(&game.app);
            let (column, row) = layout.corner_of(space).unwrap_or_else(|| panic!("{board}\n{screen}"));
            for column in [column - 1, column, column + 1] {
                assert_eq!(layout.space_at(column, row), Some(space), "{board}");
            }
        }
        assert_eq!(layout.space_at(0, 0), None);
        assert_eq!(layout.space_at(79, 10), None);
    }
    let mut game = Driver::new("hex", ["human", "human"]);
    let (column, row) = ScreenLayout::of(&game.app).corner_of(game.app.cursor.space).unwrap();
    let click = |kind| MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
    game.event(Event::Mouse(click(MouseEventKind::Moved)));
    assert!(game.played().is_empty());
    game.event(Event::Mouse(click(MouseEventKind::Down(MouseButton::Left))));
    assert_eq!(game.played(), ["d4"]);
}

/// In a large window the board is larger, and each space is where it looks to be.
#[test]
fn a_click_anywhere_on_a_large_space_is_meant_for_it() {
    for board in ["hex", "square", "snub"] {
        let mut game = Driver::new(board, ["human", "human"]);
        game.event(Event::Resized(120, 40));
        let layout = ScreenLayout::of(&game.app);
        for (space, _) in layout.places() {
            let (column, row) = layout.corner_of(space).unwrap();
            for (column, row) in
                [(column - 2, row - 1), (column, row), (column + 3, row), (column + 2, row + 1)]
            {
                assert_eq!(layout.space_at(column, row), Some(space), "{board}");
            }
        }
    }
}

/// Some moves of a game, the same every time.
fn some_moves(game: &mut Driver, plies: usize) {
    let mut random = fastrand::Rng::with_seed(11);
    for _ in 0..plies {
        let Some(mv) = random.choice(game.app.session.position().moves()) else { return };
        let _ = game.app.make(mv);
    }
}

#[test]
fn screens() {
    let mut game = Driver::new("hex", ["human", "level 3"]);
    some_moves(&mut game, 20);
    insta::assert_snapshot!("hex", game.screen());
    let mut german =
        App::new(setting(Language::German, Depth::None), session("libre", ["human", "human"]), None);
    let _ = german.begin();
    let mut game = Driver { app: german, effects: Vec::new() };
    some_moves(&mut game, 30);
    game.key(KeyCode::Tab);
    let job = game.job().unwrap();
    let names: Vec<String> = {
        let position = game.app.session.position();
        position.moves().iter().take(3).map(|&mv| position.board().move_text(mv, Coords::Stein)).collect()
    };
    for (number, name) in (1..).zip(&names) {
        game.report(job.number, number, name);
    }
    insta::assert_snapshot!("libre-de", game.screen());
    let mut game = Driver::new("square:9", ["human", "human"]);
    some_moves(&mut game, 40);
    game.keys(":e5-");
    insta::assert_snapshot!("square-9", game.screen());
    let mut game = Driver::new("hex", ["human", "human"]);
    insta::assert_snapshot!("help", game.keys("?").screen());
}

#[test]
fn every_language_fits_a_small_window() {
    for language in Language::ALL {
        let mut app = App::new(setting(language, Depth::None), session("libre", ["human", "level 10"]), None);
        let _ = app.begin();
        let game = Driver { app, effects: Vec::new() };
        let (screen, words) = (game.screen(), &game.app.words);
        for text in [words.in_hand(17), words.points(1), game.app.player_name(Color::White)] {
            assert!(screen.contains(&text), "{language} lacks {text}:\n{screen}");
        }
        let keys = screen.lines().last().unwrap();
        assert!(keys.contains(&format!("q {}", words.say("tui-key-quit"))), "{language}:\n{screen}");
    }
}

#[test]
fn no_window_is_too_small_or_too_large() {
    let boards = ["hex", "libre", "square:9"];
    for board in boards {
        for open in ["", "?", "n", ":a very long line that somebody types for no reason"] {
            let mut game = Driver::new(board, ["human", "human"]);
            some_moves(&mut game, 40);
            game.key(KeyCode::Tab).keys(open);
            for columns in [1, 7, 39, 40, 60, 71, 72, 80, 200] {
                for lines in [1, 5, 11, 12, 17, 24, 60] {
                    game.event(Event::Resized(columns, lines));
                    let screen = game.screen();
                    assert_eq!(screen.lines().count(), usize::from(lines));
                }
            }
        }
    }
}

/// Any events at all: the state stays sound, and can be drawn.
#[test]
fn anything_may_happen() {
    let mut random = fastrand::Rng::with_seed(5);
    let codes = [
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::Enter,
        KeyCode::Esc,
        KeyCode::Tab,
        KeyCode::Backspace,
        KeyCode::Delete,
        KeyCode::F(1),
    ];
    let mut seen = BTreeMap::new();
    for board in ["hex", "square", "snub", "libre", "hex:2@3", "hex:6"] {
        for players in [["human", "human"], ["human", "level 1"], ["level 2", "level 1"]] {
            let mut game = Driver::new(board, players);
            for step in 0..600 {
                let event = match random.u8(..10) {
                    0..4 => Event::Key(random.choice(codes).unwrap().into()),
                    4 => Event::Key(KeyCode::Char(random.char('!'..='~')).into()),
                    5..8 => Event::Mouse(MouseEvent {
                        kind: MouseEventKind::Down(MouseButton::Left),
                        column: random.u16(..90),
                        row: random.u16(..30),
                        modifiers: KeyModifiers::NONE,
                    }),
                    8 => Event::Resized(random.u16(30..120), random.u16(10..50)),
                    _ => match game.job() {
                        Some(job) => Event::Thought(Thought::Done {
                            job: job.number,
                            best: job.position.moves().first().copied(),
                        }),
                        None => Event::Paste("e3".into()),
                    },
                };
                game.event(event);
                if step % 10 == 0 {
                    let _ = game.screen();
                }
            }
            *seen.entry(board).or_insert(0) += game.played().len();
        }
    }
    assert!(seen.values().all(|&plies| plies > 10), "{seen:?}");
}
