//! Annotation: a review, written into the game's record.

use abande::{Coords, EditError, Game, Node, NodeId, Position};

use super::accuracy::{self, Accuracy};
use super::{Appraisal, Line, MoveReview, Remark, Review, Verdict};

/// How many moves of a better line are shown.
const SHOWN_MOVES: usize = 8;

/// The glyphs that judge a move: those with a sign.
const JUDGEMENTS: std::ops::RangeInclusive<u8> = 1..=6;

/// Writes a review into the record of its game: after each move how the game stands, for each flaw its sign and
/// the better line as a variation, and as a tag how accurate both were.
///
/// What others have written stays. Where somebody has judged a move, his sign stands and ours does not; a
/// variation that begins with the better move is left as it is. What an earlier review has written about the
/// moves makes way, so that the same review twice changes nothing.
///
/// # Errors
/// When the review is not of this game.
pub fn annotate(game: &mut Game, review: &Review, coords: Coords) -> Result<(), EditError> {
    let player = game.start().turn();
    set_remark(game, NodeId::START, &Remark::on_position(player, review.start))?;
    for mv in &review.moves {
        let better = mv.better().and_then(|line| line.moves.first());
        let better = better.map(|&better| game.board().move_text(better, coords));
        let earlier = set_remark(game, mv.id, &Remark::on_move(mv, better))?;
        judge(game, mv, earlier.and_then(Verdict::glyph))?;
        if let Some(line) = mv.better().filter(|_| mv.verdict.is_flaw()) {
            add_variation(game, mv, line)?;
        }
    }
    // A name and a text that are ours.
    let _ = game.tags_mut().set(accuracy::TAG, &Accuracy::of(review).to_string());
    Ok(())
}

/// The record of a position: its best line, the others as variations, and how the game stands with each.
///
/// # Errors
/// When the lines are not of this position.
pub fn annotated_position(position: &Position, appraisal: &Appraisal) -> Result<Game, EditError> {
    let mut game = Game::from_position(position.clone());
    let remark = |expectation| Remark::on_position(position.turn(), expectation).to_string();
    game.set_comment(NodeId::START, &remark(appraisal.expectation))?;
    for line in &appraisal.lines {
        let mut id = NodeId::START;
        for (number, &mv) in line.moves.iter().enumerate() {
            id = game.add_move(id, mv)?;
            if number == 0 {
                game.set_comment(id, &remark(line.expectation))?;
            }
        }
    }
    Ok(game)
}

/// Adds a remark to the comment of a move, in place of earlier ones. Returns the verdict of such a one.
fn set_remark(game: &mut Game, id: NodeId, remark: &Remark) -> Result<Option<Verdict>, EditError> {
    let comment = game.node(id).map(Node::comment).unwrap_or_default();
    let (ours, others): (Vec<_>, Vec<_>) = comment.split('\n').partition(|line| is_ours(line));
    let verdict = ours.iter().find_map(|line| line.parse::<Remark>().ok()?.verdict);
    let others = others.join("\n");
    game.set_comment(id, &others)?;
    game.add_comment(id, &remark.to_string())?;
    Ok(verdict)
}

fn is_ours(line: &str) -> bool {
    line.parse::<Remark>().is_ok()
}

/// Sets the sign of a move, unless somebody else has.
fn judge(game: &mut Game, review: &MoveReview, earlier: Option<u8>) -> Result<(), EditError> {
    let glyphs = game.node(review.id).map(Node::glyphs).unwrap_or_default();
    let mut glyphs: Vec<_> = glyphs.iter().copied().filter(|&glyph| Some(glyph) != earlier).collect();
    if !glyphs.iter().any(|glyph| JUDGEMENTS.contains(glyph)) {
        // In front, where it is written as a sign.
        glyphs.splice(0..0, review.verdict.glyph());
    }
    game.set_glyphs(review.id, &glyphs)
}

fn add_variation(game: &mut Game, review: &MoveReview, line: &Line) -> Result<(), EditError> {
    let mut id = game.node(review.id).and_then(Node::parent).ok_or(EditError::NoSuchNode)?;
    let remark = Remark::on_position(review.player, line.expectation);
    let same = |child: &NodeId| game.node(*child).and_then(Node::mv) == line.moves.first().copied();
    let known = game.node(id).and_then(|node| node.children().iter().copied().find(same));
    if let Some(known) = known {
        // One that an earlier review has shown may have got another value.
        if game.node(known).is_some_and(|node| node.comment().split('\n').any(is_ours)) {
            set_remark(game, known, &remark)?;
        }
        return Ok(());
    }
    for (number, &mv) in line.moves.iter().take(SHOWN_MOVES).enumerate() {
        id = game.add_move(id, mv)?;
        if number == 0 {
            game.set_comment(id, &remark.to_string())?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {

    use abande::{Boards, read_games};

    use super::super::{Analyst, Reviewer};
    use super::*;
    use crate::{Engine, Limits, Uncontrolled};

    fn game(text: &str) -> Game {
        read_games(text, &Boards::default(), Coords::Stein).next().unwrap().unwrap()
    }

    fn review(game: &Game, lines: usize) -> Review {
        let mut engine = Engine::new(1);
        engine.set_multipv(lines);
        let mut analyst = Analyst {
            engine: &mut engine,
            limits: Limits { nodes: Some(3000), ..Limits::default() },
            control: &Uncontrolled,
            heard: &mut |_| (),
        };
        let mut reviewer = Reviewer::new(game);
        while reviewer.remaining() > 0 {
            reviewer.step(&mut analyst);
        }
        reviewer.finish()
    }

    /// Others have commented, judged, and shown what else there was.
    const REMARKED: &str =
        "[Board \"hex\"] 1. d4 c3 {mine} 2. d3 c4! 3. d5 (3. b3 {his}) 3... e4 4. f4 $2 $40 *";

    #[test]
    fn twice_is_as_once_and_what_was_there_stays() {
        let plain = game(REMARKED);
        let review = review(&plain, 2);
        let mut once = plain.clone();
        annotate(&mut once, &review, Coords::Stein).unwrap();
        let text = once.to_string();
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        for there in ["{mine White", "c4! ", "(3. b3 {his}", "f4? $40"] {
            assert!(words.contains(there), "{there}: {text}");
        }
        let mut twice = once.clone();
        annotate(&mut twice, &review, Coords::Stein).unwrap();
        assert_eq!(twice, once);
        assert_eq!(game(&text), once);
    }

    #[test]
    fn a_later_review_takes_back_what_an_earlier_one_said() {
        let plain = game("1. d4 c3 2. d3 *");
        let mut review = review(&plain, 1);
        let mut annotated = plain.clone();
        review.moves[1].verdict = Verdict::Blunder;
        annotate(&mut annotated, &review, Coords::Stein).unwrap();
        assert!(annotated.to_string().contains("c3??"), "{annotated}");
        review.moves[1].verdict = Verdict::Best;
        annotate(&mut annotated, &review, Coords::Stein).unwrap();
        assert!(!annotated.to_string().contains("c3?"), "{annotated}");
    }

    #[test]
    fn the_review_of_another_game_is_refused() {
        let review = review(&game("1. d4 c3 *"), 1);
        let mut other = game("1. d4 *");
        assert_eq!(annotate(&mut other, &review, Coords::Stein), Err(EditError::NoSuchNode));
    }
}
