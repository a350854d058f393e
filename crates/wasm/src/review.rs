//! A review on its way from the worker that made it to the page whose record it is written into.

use abande::{Board, Boards, Color, Coords, Move, Node, NodeId, read_games};
use abande_engine::review::{
    Analyst, Expectation, Line, Loss, MoveReview, Review, Reviewer, Summary, Verdict,
};
use abande_engine::{Control, Engine, Limits};
use serde::{Deserialize, Serialize};

use crate::Failure;
use crate::state::BothPlayers;

/// A review as a page gets it. Moves are told by their texts, so that it fits the record even where something
/// has been added meanwhile.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Review"))]
pub(crate) struct ReviewData {
    start: Value,
    moves: Vec<MoveData>,
    // On its way out it is always there.
    #[serde(skip_deserializing)]
    #[cfg_attr(test, ts(as = "BothPlayers<SummaryView>"))]
    summary: Option<BothPlayers<SummaryView>>,
}

/// What a player can expect.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ReviewValue"))]
pub(crate) struct Value {
    /// Hundredths of a point.
    hundredths: i32,
    /// The margin in points, where it is proven.
    proven: Option<i32>,
}

/// A move that was looked at.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ReviewMove"))]
pub(crate) struct MoveData {
    text: String,
    before: Value,
    after: Value,
    verdict: String,
    lines: Vec<LineData>,
}

/// A line that the engine found there.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ReviewLine"))]
pub(crate) struct LineData {
    value: Value,
    depth: u32,
    moves: Vec<String>,
}

/// How a player has played.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PlayerSummary"))]
pub(crate) struct SummaryView {
    moves: usize,
    /// From 0 to 1.
    accuracy: f64,
    /// Points that a move gave away on average.
    lost: f64,
}

/// How many positions have been looked at.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Progress {
    done: usize,
    total: usize,
}

impl From<Expectation> for Value {
    fn from(expectation: Expectation) -> Value {
        Value { hundredths: expectation.hundredths, proven: expectation.proven }
    }
}

impl From<Value> for Expectation {
    fn from(value: Value) -> Expectation {
        Expectation { hundredths: value.hundredths, proven: value.proven }
    }
}

impl From<Summary> for SummaryView {
    fn from(summary: Summary) -> SummaryView {
        SummaryView { moves: summary.moves, accuracy: summary.accuracy, lost: summary.loss.points }
    }
}

/// The first game of an `.abn` text.
pub(crate) fn record(abn: &str, boards: &Boards) -> Result<abande::Game, Failure> {
    let game = read_games(abn, boards, Coords::Stein).next();
    Ok(game.ok_or_else(|| Failure::new("the text holds no game"))??)
}

/// Two, so that it is known where every other move would have been a mistake.
const LINES: usize = 2;

/// Reviews the main line of a game, telling after each position how far it has come.
pub(crate) fn review(
    engine: &mut Engine,
    game: &abande::Game,
    limits: &Limits,
    control: &dyn Control,
    tell: &mut dyn FnMut(&str),
) -> Result<String, Failure> {
    engine.set_multipv(LINES);
    let mut reviewer = Reviewer::new(game);
    let total = reviewer.remaining();
    while reviewer.remaining() > 0 {
        let progress = Progress { done: total - reviewer.remaining(), total };
        tell(&serde_json::to_string(&progress)?);
        reviewer.step(&mut Analyst { engine: &mut *engine, limits: *limits, control, heard: &mut |_| () });
    }
    Ok(serde_json::to_string(&data_of(game.board(), &reviewer.finish()))?)
}

fn data_of(board: &Board, review: &Review) -> ReviewData {
    let text = |&mv: &Move| board.move_text(mv, Coords::Stein);
    let line = |line: &Line| LineData {
        value: line.expectation.into(),
        depth: line.depth,
        moves: line.moves.iter().map(text).collect(),
    };
    let data = |mv: &MoveReview| MoveData {
        text: text(&mv.mv),
        before: mv.before.into(),
        after: mv.after.into(),
        verdict: mv.verdict.word().into(),
        lines: mv.lines.iter().map(line).collect(),
    };
    let summary = |player| review.summary(player).into();
    ReviewData {
        start: review.start.into(),
        moves: review.moves.iter().map(data).collect(),
        summary: Some(BothPlayers { b: summary(Color::Black), w: summary(Color::White) }),
    }
}

/// The review of a record, as far as its moves are there.
pub(crate) fn review_of(game: &abande::Game, data: &ReviewData) -> Result<Review, Failure> {
    let mut review = Review { moves: vec![], start: data.start.into(), nodes: 0 };
    let mut at = NodeId::START;
    for data in &data.moves {
        let mv = game.board().parse_move(&data.text, Coords::Stein)?;
        let children = game.node(at).map(Node::children).unwrap_or_default();
        let same = |child: &&NodeId| game.node(**child).and_then(Node::mv) == Some(mv);
        let (Some(&id), Some(position)) = (children.iter().find(same), game.position(at)) else { break };
        let lines =
            data.lines.iter().map(|line| line_of(game.board(), line)).collect::<Result<Vec<_>, _>>()?;
        let (before, after) = (data.before.into(), data.after.into());
        let is_best = lines.first().is_some_and(|line| line.moves.first() == Some(&mv));
        let loss = if is_best { Loss::default() } else { Loss::between(before, after) };
        let verdict = verdict(&data.verdict)?;
        let player = position.turn();
        review.moves.push(MoveReview { id, mv, player, position, before, after, loss, verdict, lines });
        at = id;
    }
    Ok(review)
}

fn line_of(board: &Board, data: &LineData) -> Result<Line, Failure> {
    let moves = data.moves.iter().map(|text| board.parse_move(text, Coords::Stein));
    Ok(Line { expectation: data.value.into(), depth: data.depth, moves: moves.collect::<Result<_, _>>()? })
}

fn verdict(word: &str) -> Result<Verdict, Failure> {
    let found = Verdict::ALL.into_iter().find(|verdict| verdict.word() == word);
    found.ok_or_else(|| Failure::new(format!("'{word}' is no verdict")))
}

#[cfg(test)]
pub(crate) mod tests {
    use abande_engine::Uncontrolled;

    use super::*;
    use crate::Game;

    /// Black has two ways to end the game; the one played here loses it.
    const GAME: &str = "[Board \"hex:2\"] [Pieces \"3\"] 1. b2 a1 2. a2 a1-a2 3. b2-a2 *";

    pub(crate) fn reviewed() -> (Game, String, usize) {
        let record = record(GAME, &Boards::default()).unwrap();
        let mut told = 0;
        let limits = Limits { nodes: Some(3000), ..Limits::default() };
        let text = review(&mut Engine::new(1), &record, &limits, &Uncontrolled, &mut |_| told += 1);
        (Game::from(record), text.unwrap(), told)
    }

    #[test]
    fn a_review_is_written_into_the_record_it_was_made_of() {
        let (mut game, review, told) = reviewed();
        assert_eq!(told, 6);
        let data: serde_json::Value = serde_json::from_str(&review).unwrap();
        let accuracy = data["summary"]["b"]["accuracy"].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&accuracy), "{review}");
        game.set_comment(1, "mine").unwrap();
        game.annotate(&review).unwrap();
        let abn = game.to_abn(false);
        let tree: serde_json::Value = serde_json::from_str(&game.tree().unwrap()).unwrap();
        assert!(tree["nodes"][0]["remark"]["chance"].is_number(), "{abn}");
        assert_eq!(tree["nodes"][1]["comment"], "mine", "{abn}");
        game.set_comment(1, "").unwrap();
        game.annotate(&review).unwrap();
        // Lines are broken elsewhere without it.
        let words = |abn: &str| abn.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(words(&game.to_abn(false)), words(&abn).replace("mine ", ""));
    }

    #[test]
    fn moves_that_have_gone_are_left_out_and_rubbish_is_refused() {
        let (mut game, review, _) = reviewed();
        game.delete(3).unwrap();
        game.annotate(&review).unwrap();
        assert!(game.annotate("{}").is_err());
        assert!(game.annotate(&review.replace("\"a1\"", "\"z9\"")).is_err());
        assert!(verdict("brilliant").is_err());
    }
}
