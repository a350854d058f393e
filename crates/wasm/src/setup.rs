//! A set-up from an editor, checked.

use abande::{Board, Color, Coords, Fault, Setup, Space};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::Failure;
use crate::board_scene::BoardScene;
use crate::boards::boards;
use crate::state::ColorView;

/// A position from an editor, not yet checked.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Draft {
    variant: String,
    /// Stacks by space, each with its pieces from bottom to top.
    stacks: Vec<(String, String)>,
    #[cfg_attr(test, ts(as = "ColorView"))]
    turn: char,
    /// Black's first.
    hands: [u8; 2],
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<u8>"))]
    passes: u8,
}

/// What is said of a draft: a position line, or everything that is wrong.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct CheckedSetup {
    line: Option<String>,
    faults: Vec<FaultView>,
}

/// What is wrong with a draft.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Fault"))]
pub(crate) struct FaultView {
    /// Such as `split-band`: the key of a translation.
    code: &'static str,
    /// In English.
    sentence: String,
    /// Those to point at.
    spaces: Vec<String>,
    /// The band, part by part, where it is not one.
    parts: Vec<Vec<String>>,
    args: FaultArguments,
}

/// What the sentence speaks of, by the names that `locales/` has for it.
#[derive(Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct FaultArguments {
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<ColorView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    height: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hand: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pieces: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    passes: Option<u8>,
}

impl FaultView {
    pub(crate) fn of(board: &Board, fault: &Fault) -> FaultView {
        let name = |space: &Space| board.space_name(*space, Coords::Stein);
        let mut args = FaultArguments::default();
        let mut parts = vec![];
        match fault {
            Fault::TooHigh { height, .. } => args.height = Some(*height),
            Fault::SplitBand { parts: found } => {
                parts = found.iter().map(|part| part.iter().map(name).collect()).collect();
            }
            Fault::WrongCount { player, on_board, in_hand, pieces } => {
                args.player = Some((*player).into());
                (args.board, args.hand, args.pieces) = (Some(*on_board), Some(*in_hand), Some(*pieces));
            }
            Fault::PassedHoldingPieces { player } => args.player = Some((*player).into()),
            Fault::TooManyPasses { passes } => args.passes = Some(*passes),
            _ => {}
        }
        FaultView {
            code: code(fault),
            sentence: fault.sentence(board),
            spaces: fault.space().iter().map(name).collect(),
            parts,
            args,
        }
    }
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
    let stacks = draft.stacks.iter().map(|(name, pieces)| {
        let pieces: Result<Vec<Color>, Failure> = pieces.chars().map(color).collect();
        Ok::<(Space, Vec<Color>), Failure>((space(&board, name)?, pieces?))
    });
    let setup = Setup {
        board: board.clone(),
        pieces: variant.pieces(),
        stacks: stacks.collect::<Result<_, _>>()?,
        turn: color(draft.turn)?,
        hands: draft.hands,
        passes: draft.passes,
    };
    let checked = match setup.validate() {
        Ok(position) => CheckedSetup { line: Some(position.to_string()), faults: vec![] },
        Err(invalid) => CheckedSetup {
            line: None,
            faults: invalid.faults.iter().map(|fault| FaultView::of(&board, fault)).collect(),
        },
    };
    Ok(serde_json::to_string(&checked)?)
}

/// The board of a set-up to be drawn, with stacks on these spaces: in Libre there is ground around them.
///
/// # Errors
/// When there is no such board, or no such space on it.
#[wasm_bindgen(js_name = setupScene)]
pub fn setup_scene(variant: &str, stacks: Vec<String>, board_files: Vec<String>) -> Result<String, Failure> {
    let variant = boards(&board_files)?.variant(variant)?;
    let board = variant.board();
    let mut stacks: Vec<Space> = stacks.iter().map(|name| space(board, name)).collect::<Result<_, _>>()?;
    if stacks.is_empty() {
        // Around nothing there would be nothing to set a stack on.
        stacks.extend(board.find_space("0,0", Coords::Stein));
    }
    Ok(serde_json::to_string(&BoardScene::around(&variant, stacks))?)
}

fn space(board: &Board, name: &str) -> Result<Space, Failure> {
    let found = board.find_space(name, Coords::Stein);
    found.ok_or_else(|| Failure::new(format!("the board {} has no space '{name}'", board.name())))
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
