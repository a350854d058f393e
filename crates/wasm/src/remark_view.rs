//! What an analysis has written into a record, as data that a page can translate and draw.

use abande::{Board, Color, Coords};
use abande_engine::review::{Expectation, Outlook, Remark, Verdict};
use serde::Serialize;

use crate::state::MoveView;

/// How the game stands after a move, and for a flaw what would have been better.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Remark"))]
pub(crate) struct RemarkView {
    /// Black's margin in points.
    margin: f64,
    /// Black's chance to win, from 0 to 1.
    chance: f64,
    /// Whether the margin is proven.
    proven: bool,
    verdict: Option<VerdictView>,
    /// A better move.
    better: Option<MoveView>,
}

/// How good a move was, where that is worth a word.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Verdict"))]
#[serde(rename_all = "lowercase")]
pub(crate) enum VerdictView {
    Only,
    Inaccuracy,
    Mistake,
    Blunder,
}

impl VerdictView {
    fn of(verdict: Verdict) -> Option<VerdictView> {
        match verdict {
            Verdict::Forced | Verdict::Best | Verdict::Good => None,
            Verdict::Only => Some(VerdictView::Only),
            Verdict::Inaccuracy => Some(VerdictView::Inaccuracy),
            Verdict::Mistake => Some(VerdictView::Mistake),
            Verdict::Blunder => Some(VerdictView::Blunder),
        }
    }
}

impl RemarkView {
    /// The last remark of a comment, which may hold other lines as well.
    pub(crate) fn within(comment: &str, board: &Board) -> Option<RemarkView> {
        let remark = comment.lines().rev().find_map(remark)?;
        let expected = of_black(remark.outlook);
        // Analyses write with the names that were asked for; those of the page are Stein's.
        let better = remark.better.and_then(|(_, text)| board.parse_move(&text, Coords::Stein).ok());
        Some(RemarkView {
            margin: expected.points(),
            chance: expected.chance(),
            proven: expected.proven.is_some(),
            verdict: remark.verdict.and_then(VerdictView::of),
            better: better.map(|mv| MoveView::of(board, mv)),
        })
    }
}

/// The lines of a comment that people wrote.
pub(crate) fn people_said(comment: &str) -> String {
    lines(comment, |line| remark(line).is_none())
}

/// The lines of a comment that an analysis wrote.
pub(crate) fn engine_said(comment: &str) -> String {
    lines(comment, |line| remark(line).is_some())
}

fn lines(comment: &str, wanted: impl Fn(&str) -> bool) -> String {
    comment.split('\n').filter(|line| wanted(line)).collect::<Vec<_>>().join("\n")
}

fn remark(line: &str) -> Option<Remark> {
    line.parse().ok()
}

/// What Black can expect.
fn of_black(outlook: Outlook) -> Expectation {
    let signed = |leader: Option<Color>, margin: u32| {
        let margin = i32::try_from(margin).unwrap_or(i32::MAX);
        if leader == Some(Color::White) { -margin } else { margin }
    };
    match outlook {
        Outlook::Proven(leader, points) => Expectation {
            hundredths: signed(leader, points).saturating_mul(100),
            proven: Some(signed(leader, points)),
        },
        Outlook::Ahead(leader, tenths) => {
            Expectation { hundredths: signed(leader, tenths).saturating_mul(10), proven: None }
        }
    }
}
