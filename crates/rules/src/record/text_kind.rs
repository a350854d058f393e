//! What kind of text somebody has pasted, dropped or opened, told by how it begins.

use crate::GameResult;

/// What a text without a name holds. How it begins decides: faults further on are told as faults of that kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TextKind {
    /// Abstract Play's JSON: a record, or a list of them. See `read_abstract_play` (feature `abstract-play`).
    AbstractPlay,
    /// Position lines, one a line. See [`Position::from_line`](crate::Position::from_line).
    Positions,
    /// Moves alone, without tags and without a result. See [`read_moves`](crate::read_moves).
    Moves,
    /// Games in our own format, `.abn`. See [`read_games`](crate::read_games).
    Games,
}

impl TextKind {
    /// The kind of a text.
    ///
    /// ```
    /// use abande::TextKind;
    ///
    /// assert_eq!(TextKind::of("{ \"header\": {} }"), TextKind::AbstractPlay);
    /// assert_eq!(TextKind::of("hex x4/x5/x6/x7/x6/x5/x4 b 18/18 0"), TextKind::Positions);
    /// assert_eq!(TextKind::of("d4 c3 d3 c4"), TextKind::Moves);
    /// assert_eq!(TextKind::of("1. d4 c3 *"), TextKind::Games);
    /// ```
    pub fn of(text: &str) -> TextKind {
        let text = text.trim_start_matches('\u{feff}').trim_start();
        if opens_like_json(text) {
            TextKind::AbstractPlay
        } else if text.lines().next().is_some_and(looks_like_position) {
            TextKind::Positions
        } else if is_without_tags_and_result(text) {
            TextKind::Moves
        } else {
            TextKind::Games
        }
    }
}

/// A tag of a game has a letter behind its bracket, and a comment mostly one behind its brace.
fn opens_like_json(text: &str) -> bool {
    let opens = |bracket: char, next: [char; 2]| {
        text.strip_prefix(bracket).is_some_and(|rest| rest.trim_start().starts_with(next))
    };
    opens('{', ['"', '}']) || opens('[', ['{', ']'])
}

/// A game has a tag or a result: one that was cut off has tags, mostly. Who only sends moves writes neither.
fn is_without_tags_and_result(text: &str) -> bool {
    let is_result = |word: &str| word.ends_with('*') || word.parse::<GameResult>().is_ok();
    !text.is_empty()
        && !text.lines().any(|line| line.trim_start().starts_with('['))
        && !text.split_whitespace().any(is_result)
}

/// Behind the board's name there are rows of stacks or, in Libre, stacks with their places; or the fourth of five words is
/// a pair of hands. No game begins so.
fn looks_like_position(line: &str) -> bool {
    if line.starts_with(['[', '{', '(', ';']) {
        return false;
    }
    match line.split_whitespace().collect::<Vec<_>>()[..] {
        [_, _, _, hands, _] if hands.contains('/') => true,
        [_, stacks, _, ..] => stacks.contains(['/', ':']),
        _ => false,
    }
}
