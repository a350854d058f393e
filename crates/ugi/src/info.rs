//! Info lines: what an engine tells while it searches.

use std::time::Duration;

use abande::{Board, Coords};
use abande_engine::Report;

/// A report as a line.
pub(crate) fn info(board: &Board, report: &Report, time: Duration) -> String {
    let Report { depth, seldepth, multipv, hundredths, nodes, hashfull, .. } = report;
    let per_second = u128::from(*nodes) * 1_000_000 / time.as_micros().max(1);
    let mut text = format!(
        "info depth {depth} seldepth {seldepth} multipv {multipv} score cp {hundredths} nodes {nodes} \
         nps {per_second} hashfull {hashfull} time {} pv",
        time.as_millis()
    );
    for &mv in &report.pv {
        text.push(' ');
        text.push_str(&board.move_text(mv, Coords::Stein));
    }
    text
}

/// The score of a line, given by its words.
pub(crate) fn score<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<i32> {
    words.find(|&word| word == "cp")?;
    words.next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_score_is_found_among_the_words() {
        assert_eq!(score("info depth 3 score cp -42 nodes 7".split(' ')), Some(-42));
        assert_eq!(score("info depth 3 score cp".split(' ')), None);
        assert_eq!(score("info string thinking".split(' ')), None);
    }
}
