//! The engine in the hands of a worker.
//!
//! A browser's worker hears nothing while it computes. So a search asks its listener now and then whether to stop:
//! `web/src/engine/brake.ts` tells how he knows.

use abande::{Board, Boards, Position};
use abande_book::{Book, Books};
use abande_engine::network::Network;
use abande_engine::review::Expectation;
use abande_engine::{Control, Evaluation, Level, Limits, Networks, Opponent, Report, Time};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::Failure;
use crate::boards::boards;
use crate::review::{record, review};
use crate::state::MoveView;
use crate::task::{Listener, Task, duration};

/// The engine with its memory.
#[wasm_bindgen]
pub struct Engine {
    opponent: Opponent,
    /// The networks that have been fetched.
    networks: Networks,
    /// The board of the last one.
    network: Option<String>,
    /// The books that have been fetched.
    books: Books,
}

/// How long a search may take; whatever comes first.
#[derive(Default, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Limits", optional_fields))]
#[serde(default, deny_unknown_fields)]
pub(crate) struct SearchLimits {
    depth: Option<u32>,
    nodes: Option<u64>,
    /// Milliseconds for this move.
    movetime: Option<f64>,
    /// Milliseconds left on the clock, and what each move adds.
    left: Option<f64>,
    #[cfg_attr(test, ts(optional, as = "Option<f64>"))]
    increment: f64,
}

impl From<SearchLimits> for Limits {
    fn from(limits: SearchLimits) -> Limits {
        let time = match (limits.movetime, limits.left) {
            (Some(movetime), _) => Time::Move(duration(movetime)),
            (None, Some(left)) => Time::Clock { left: duration(left), increment: duration(limits.increment) },
            (None, None) => Time::Unlimited,
        };
        Limits { depth: limits.depth, nodes: limits.nodes, time }
    }
}

/// What a search has found.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Report"))]
pub(crate) struct ReportView {
    /// Which of the best lines it is, from 1.
    number: usize,
    depth: u32,
    deepest: u32,
    nodes: u64,
    /// Milliseconds.
    time: u64,
    /// The margin for the player to move, in points.
    margin: f64,
    /// Whether the margin is proven.
    proven: bool,
    /// The chance of the player to move to win, from 0 to 1.
    chance: f64,
    line: Vec<MoveView>,
}

impl ReportView {
    fn of(board: &Board, report: &Report) -> ReportView {
        ReportView {
            number: report.multipv,
            depth: report.depth,
            deepest: report.seldepth,
            nodes: report.nodes,
            time: report.time.as_millis() as u64,
            margin: f64::from(report.hundredths) / 100.0,
            proven: report.proven.is_some(),
            chance: Expectation::from(report).chance(),
            line: report.pv.iter().map(|&mv| MoveView::of(board, mv)).collect(),
        }
    }
}

#[wasm_bindgen]
impl Engine {
    /// An engine whose memory takes about so many mebibytes.
    #[wasm_bindgen(constructor)]
    pub fn new(mebibytes: usize) -> Engine {
        let engine = abande_engine::Engine::new(mebibytes.clamp(1, abande_engine::MOST_MEBIBYTES));
        Engine {
            opponent: Opponent::new(engine),
            networks: Networks::none(),
            network: None,
            books: Books::none(),
        }
    }

    /// Judges by this network, on the board that it is for; elsewhere by the hand-written terms.
    ///
    /// # Errors
    /// When the bytes are no network.
    #[wasm_bindgen(js_name = setNetwork)]
    pub fn set_network(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        let network = Network::from_bytes(bytes)?;
        self.network = Some(network.board.clone());
        self.networks.add(network);
        self.opponent.engine().set_evaluation(Evaluation::Networks(self.networks.clone()));
        Ok(())
    }

    /// The board whose network the engine has.
    #[wasm_bindgen(getter, js_name = networkBoard)]
    pub fn network_board(&self) -> Option<String> {
        self.network.clone()
    }

    /// Gives the engine a book to open games by, at strong levels: see [`Engine::play_at_level`]. It is never looked into for
    /// analysis.
    ///
    /// # Errors
    /// When the text is no book, or a damaged one.
    #[wasm_bindgen(js_name = setBook)]
    pub fn set_book(&mut self, text: &str) -> Result<(), Failure> {
        self.books.add(Book::read(text)?);
        self.opponent.set_books(self.books.clone());
        Ok(())
    }

    /// How many of the best moves are looked at in full.
    #[wasm_bindgen(js_name = setLines)]
    pub fn set_lines(&mut self, lines: usize) {
        self.opponent.engine().set_multipv(lines);
    }

    /// Forgets all positions: for a new game.
    pub fn forget(&mut self) {
        self.opponent.engine().forget();
    }

    /// Searches a position, telling the listener after each depth; the answer is the last report, or `null` when
    /// the game is over. `limits` is JSON: `depth`, `nodes`, `movetime`, `left` and `increment`, times in
    /// milliseconds.
    ///
    /// # Errors
    /// When the position or the limits cannot be read.
    pub fn search(
        &mut self,
        line: &str,
        board_files: Vec<String>,
        limits: &str,
        listener: Listener,
    ) -> Result<String, Failure> {
        let task = Task::begin(listener);
        self.search_with(line, &boards(&board_files)?, limits, &task, &mut Task::report)
    }

    /// Chooses a move as a player of this level, 1 to 10, would. Levels below the highest take well under half a
    /// second; the highest takes what `limits` allow. `game` is the name under which the game is kept: it makes the
    /// opponent one person throughout it. Otherwise as [`Engine::search`].
    ///
    /// # Errors
    /// When the position or the limits cannot be read, or there is no such level.
    #[wasm_bindgen(js_name = playAtLevel)]
    pub fn play_at_level(
        &mut self,
        line: &str,
        board_files: Vec<String>,
        level: u8,
        game: &str,
        limits: &str,
        listener: Listener,
    ) -> Result<String, Failure> {
        self.set_level(level, game)?;
        let task = Task::begin(listener);
        self.play_with(line, &boards(&board_files)?, limits, &task, &mut Task::report)
    }

    /// Reviews the main line of a game, given as `.abn`: JSON for [`Game::annotate`](crate::Game::annotate), with a
    /// summary for each player. `limits` are those for a position. The listener hears `{"done":3,"total":40}`.
    ///
    /// # Errors
    /// When the game or the limits cannot be read.
    pub fn review(
        &mut self,
        abn: &str,
        board_files: Vec<String>,
        limits: &str,
        listener: Listener,
    ) -> Result<String, Failure> {
        let limits: SearchLimits = serde_json::from_str(limits)?;
        let record = record(abn, &boards(&board_files)?)?;
        let task = Task::begin(listener);
        review(self.opponent.engine(), &record, &limits.into(), &task, &mut Task::report)
    }

    /// As [`Engine::search`], with whatever control and listener there is.
    fn search_with(
        &mut self,
        line: &str,
        boards: &Boards,
        limits: &str,
        control: &dyn Control,
        tell: &mut dyn FnMut(&str),
    ) -> Result<String, Failure> {
        think(line, boards, limits, tell, &mut |position, limits, tell| {
            self.opponent.engine().search(position, limits, control, tell)
        })
    }

    /// Makes the opponent one of this level, in the game that is kept under this name.
    fn set_level(&mut self, level: u8, game: &str) -> Result<(), Failure> {
        self.opponent.set_level(Level::try_from(level)?, Opponent::seed_of_game(game));
        self.opponent.engine().set_multipv(1);
        Ok(())
    }

    /// As [`Engine::play_at_level`], with the level that has been set, and with whatever control and listener there is.
    fn play_with(
        &mut self,
        line: &str,
        boards: &Boards,
        limits: &str,
        control: &dyn Control,
        tell: &mut dyn FnMut(&str),
    ) -> Result<String, Failure> {
        think(line, boards, limits, tell, &mut |position, limits, tell| {
            self.opponent.choose(position, limits, control, tell)
        })
    }
}

/// Whoever thinks about a position within limits, reporting on the way.
type Mind<'a> = &'a mut dyn FnMut(&Position, &Limits, &mut dyn FnMut(&Report)) -> Option<Report>;

/// Reads a position and limits, has somebody think, and writes what he reports and answers.
fn think(
    line: &str,
    boards: &Boards,
    limits: &str,
    tell: &mut dyn FnMut(&str),
    mind: Mind<'_>,
) -> Result<String, Failure> {
    let position = Position::from_line(line, boards)?;
    let limits: SearchLimits = serde_json::from_str(limits)?;
    let text = |report: &Report| serde_json::to_string(&ReportView::of(position.board(), report));
    let found = mind(&position, &limits.into(), &mut |report| {
        if let Ok(text) = text(report) {
            tell(&text);
        }
    });
    Ok(found.as_ref().map_or(Ok("null".into()), text)?)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use abande_engine::Uncontrolled;
    use serde_json::Value;

    pub(crate) const START: &str = "hex x4/x5/x6/x7/x6/x5/x4 b 18/18 0";

    pub(crate) fn search(line: &str, limits: &str) -> Result<(Value, usize), Failure> {
        let mut engine = Engine::new(1);
        let mut told = 0;
        let answer =
            engine.search_with(line, &Boards::default(), limits, &Uncontrolled, &mut |_| told += 1)?;
        Ok((serde_json::from_str(&answer)?, told))
    }

    #[test]
    fn a_search_reports_each_depth_and_answers_with_the_last() {
        let (answer, told) = search(START, r#"{"depth":3}"#).unwrap();
        assert_eq!(told, 3);
        assert_eq!(answer["depth"], 3);
        assert_eq!(answer["line"][0]["kind"], "enter");
        assert!((0.0..=1.0).contains(&answer["chance"].as_f64().unwrap()));
    }

    #[test]
    fn bad_limits_and_positions_are_errors_with_their_place() {
        assert!(search(START, r#"{"dept":3}"#).unwrap_err().message().contains("dept"));
        assert!(search("hex x4 b 18/18 0", "{}").unwrap_err().message().starts_with("column "));
    }

    #[test]
    fn a_game_that_is_over_has_no_answer() {
        let (answer, _) = search("hex:2@1 b,w/x3/x2 b 0/0 2", "{}").unwrap();
        assert_eq!(answer, Value::Null);
    }

    fn play(engine: &mut Engine, level: u8, game: &str) -> Value {
        let (boards, limits) = (Boards::default(), r#"{"nodes":500}"#);
        engine.set_level(level, game).unwrap();
        let answer = engine.play_with(START, &boards, limits, &Uncontrolled, &mut |_| ()).unwrap();
        serde_json::from_str(&answer).unwrap()
    }

    /// The same opponent as in the terminal, which asks the engine's crate likewise.
    #[test]
    fn an_opponent_is_the_same_person_throughout_a_game_and_another_in_the_next() {
        let position = Position::from_line(START, &Boards::default()).unwrap();
        let mut answers = Vec::new();
        for game in ["one", "two", "three", "four", "five", "six"] {
            let [first, again] =
                [1, 2].map(|_| play(&mut Engine::new(1), 1, game)["line"][0]["text"].clone());
            assert_eq!(first, again);
            let person = Level::LOWEST.person(Opponent::seed_of_game(game)).unwrap();
            let limits = Limits { nodes: Some(500), ..Limits::default() };
            let chosen = person.judging_by(Evaluation::HandWritten).choose(&position, &limits, &Uncontrolled);
            let text = position.board().move_text(chosen.unwrap().pv[0], abande::Coords::Stein);
            assert_eq!(first, text);
            answers.push(text);
        }
        answers.sort();
        answers.dedup();
        assert!(answers.len() > 1, "{answers:?}");
    }

    #[test]
    fn every_level_chooses_a_move_and_there_is_no_eleventh() {
        for level in 1..=9 {
            let answer = play(&mut Engine::new(1), level, "a game");
            assert_eq!(answer["line"][0]["kind"], "enter", "level {level}");
        }
        assert!(Level::try_from(11).is_err());
    }

    #[test]
    fn strong_levels_open_by_their_book_and_analysis_does_not() {
        let mut engine = Engine::new(1);
        engine.set_book(crate::openings::tests::BOOK).unwrap();
        assert!(engine.set_book("no book").is_err());
        assert_eq!(
            [7, 8, 10].map(|level| play(&mut engine, level, "a game")["depth"] == 0),
            [false, true, true]
        );
        let answer = engine
            .search_with(START, &Boards::default(), r#"{"depth":2}"#, &Uncontrolled, &mut |_| ())
            .unwrap();
        assert!(answer.contains(r#""depth":2"#), "{answer}");
    }

    #[test]
    fn networks_are_checked() {
        let mut engine = Engine::new(1);
        assert!(engine.set_network(b"ABN2").is_err());
        assert_eq!(engine.network_board(), None);
        engine.set_network(include_bytes!("../../engine/networks/snub.nn")).unwrap();
        assert_eq!(engine.network_board().as_deref(), Some("snub"));
    }

    #[test]
    fn odd_times_do_not_panic() {
        for time in ["-5", "1e300", "0"] {
            assert!(search(START, &format!(r#"{{"movetime":{time},"depth":1}}"#)).is_ok());
        }
    }
}
