//! A set-up from an editor, checked.

use abande::{Color, Coords, Fault, Setup, Space};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::Failure;
use crate::boards::boards;

/// What an editor hands in.
#[derive(Deserialize)]
struct Draft {
    variant: String,
    /// Stacks by space, each with its pieces from bottom to top.
    stacks: Vec<(String, String)>,
    turn: char,
    hands: [u8; 2],
    #[serde(default)]
    passes: u8,
}

/// What is said of it: a position line, or everything that is wrong.
#[derive(Serialize)]
struct Verdict {
    line: Option<String>,
    faults: Vec<FaultView>,
}

#[derive(Serialize)]
struct FaultView {
    code: &'static str,
    sentence: String,
    space: Option<String>,
}

/// Checks a set-up given as JSON: `{"line":"hex ...","faults":[]}`, or the faults and no line.
///
/// # Errors
/// When the JSON is none, or names no board, no space or no colour.
#[wasm_bindgen(js_name = checkSetup)]
pub fn check_setup(draft: &str, board_files: Vec<String>) -> Result<String, Failure> {
    let draft: Draft = serde_json::from_str(draft)?;
    let variant = boards(&board_files)?.variant(&draft.variant)?;
    let board = variant.board().clone();
    let color = |letter: char| {
        Color::from_letter(letter).ok_or_else(|| Failure::new(format!("'{letter}' is no colour: b or w")))
    };
    let space = |name: &str| {
        let found = board.find_space(name, Coords::Stein);
        found.ok_or_else(|| Failure::new(format!("the board {} has no space '{name}'", board.name())))
    };
    let stacks = draft.stacks.iter().map(|(name, pieces)| {
        let pieces: Result<Vec<Color>, Failure> = pieces.chars().map(color).collect();
        Ok::<(Space, Vec<Color>), Failure>((space(name)?, pieces?))
    });
    let setup = Setup {
        board: board.clone(),
        pieces: variant.pieces(),
        stacks: stacks.collect::<Result<_, _>>()?,
        turn: color(draft.turn)?,
        hands: draft.hands,
        passes: draft.passes,
    };
    let verdict = match setup.validate() {
        Ok(position) => Verdict { line: Some(position.to_string()), faults: vec![] },
        Err(invalid) => Verdict {
            line: None,
            faults: invalid
                .faults
                .iter()
                .map(|fault| FaultView {
                    code: code(fault),
                    sentence: fault.sentence(&board),
                    space: fault.space().map(|space| board.space_name(space, Coords::Stein)),
                })
                .collect(),
        },
    };
    Ok(serde_json::to_string(&verdict)?)
}

/// A fixed word for a fault, for translations.
fn code(fault: &Fault) -> &'static str {
    match fault {
        Fault::Variant(_) => "pieces",
        Fault::NoSuchSpace { .. } => "no-such-space",
        Fault::TooFar { .. } => "too-far",
        Fault::TwoStacks { .. } => "two-stacks",
        Fault::EmptyStack { .. } => "empty-stack",
        Fault::TooHigh { .. } => "too-high",
        Fault::OwnCapture { .. } => "own-capture",
        Fault::SplitBand { .. } => "split-band",
        Fault::NoBand => "no-band",
        Fault::WrongCount { .. } => "wrong-count",
        Fault::PassedHoldingPieces { .. } => "passed-holding-pieces",
        Fault::TooManyPasses { .. } => "too-many-passes",
        _ => "other",
    }
}
