//! What was found as JSON; docs/analyze.md describes every field.

use abande::{Board, Color, Coords, Game, Move, Position};
use abande_engine::review::{Appraisal, Expectation, Line, Loss, MoveReview, Review, Verdict};
use abande_engine::{Limits, Time};
use serde_json::{Map, Value, json};

use super::Finding;

/// One object for a position or a game.
pub(super) fn object(finding: &Finding<'_>, limits: &Limits, coords: Coords) -> Value {
    match finding {
        Finding::Position(position, appraisal) => position_object(position, appraisal, limits, coords),
        Finding::Game(number, game, review) => game_object(*number, game, review, limits, coords),
    }
}

fn position_object(position: &Position, seen: &Appraisal, limits: &Limits, coords: Coords) -> Value {
    json!({
        "kind": "position",
        "position": position.to_string(),
        "turn": letter(position.turn()),
        "over": position.is_over(),
        "limits": limits_object(limits),
        "nodes": seen.nodes,
        "expected": expectation(seen.expectation),
        "lines": lines(position.board(), &seen.lines, coords),
    })
}

fn game_object(number: usize, game: &Game, review: &Review, limits: &Limits, coords: Coords) -> Value {
    let name = |tag| game.tags().get(tag);
    let moves: Vec<_> = review.moves.iter().map(|mv| move_object(game, mv, coords)).collect();
    json!({
        "kind": "game",
        "game": number,
        "board": game.variant().to_string(),
        "black": name("Black"),
        "white": name("White"),
        "result": game.result().to_string(),
        "start": game.start().to_string(),
        "limits": limits_object(limits),
        "nodes": review.nodes,
        "moves": moves,
        "players": {
            "b": player_object(review, Color::Black),
            "w": player_object(review, Color::White),
        },
    })
}

fn move_object(game: &Game, review: &MoveReview, coords: Coords) -> Value {
    let board = game.board();
    let better = review.better().and_then(|line| line.moves.first());
    json!({
        "ply": game.node(review.id).map(abande::Node::ply),
        "player": letter(review.player),
        "move": board.move_text(review.mv, coords),
        "position": review.position.to_string(),
        "before": expectation(review.before),
        "after": expectation(review.after),
        "loss": loss(review.loss),
        "verdict": review.verdict.word(),
        "glyph": review.verdict.glyph(),
        "better": better.map(|&mv| board.move_text(mv, coords)),
        "lines": lines(board, &review.lines, coords),
    })
}

fn player_object(review: &Review, player: Color) -> Value {
    let summary = review.summary(player);
    let counts: Map<String, Value> =
        Verdict::ALL.iter().map(|&verdict| (verdict.word().into(), summary.count(verdict).into())).collect();
    json!({
        "moves": summary.moves,
        "accuracy": rounded(summary.accuracy, 4),
        "loss": loss(summary.loss),
        "verdicts": counts,
    })
}

fn lines(board: &Board, lines: &[Line], coords: Coords) -> Value {
    let moves =
        |line: &Line| -> Vec<_> { line.moves.iter().map(|&mv: &Move| board.move_text(mv, coords)).collect() };
    lines
        .iter()
        .map(|line| json!({ "expected": expectation(line.expectation), "depth": line.depth, "moves": moves(line) }))
        .collect()
}

fn expectation(expectation: Expectation) -> Value {
    json!({
        "margin": rounded(expectation.points(), 2),
        "chance": rounded(expectation.chance(), 4),
        "proven": expectation.proven,
    })
}

fn loss(loss: Loss) -> Value {
    json!({ "points": rounded(loss.points, 2), "chance": rounded(loss.chance, 4) })
}

fn limits_object(limits: &Limits) -> Value {
    let movetime = match limits.time {
        Time::Move(time) => Some(time.as_millis() as u64),
        _ => None,
    };
    json!({ "movetime": movetime, "nodes": limits.nodes, "depth": limits.depth })
}

fn letter(player: Color) -> String {
    player.letter().to_string()
}

/// Enough digits, and no more than mean something.
fn rounded(number: f64, digits: i32) -> f64 {
    let scale = 10_f64.powi(digits);
    // Not a negative zero, which JSON would show.
    (number * scale).round() / scale + 0.0
}
