//! The shapes of what crosses to the browser, written down in TypeScript from the Rust types themselves.
//!
//! `ABANDE_SHAPES=1 cargo test -p abande-wasm shapes` makes the files anew. ts-rs reads most of serde's attributes; a
//! field that serde may leave out needs `ts(optional)` beside them, and the second test finds where that is missing.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use abande_wasm_fault::ReadFault;
use serde_json::{Value, json};
use ts_rs::{Config, TS};

use crate::board_scene::{BoardScene, EdgeLabel, EdgeLabels, SceneShape, SceneSpace};
use crate::engine::tests::{START, search};
use crate::engine::{ReportView, SearchLimits};
use crate::game::Played;
use crate::openings::tests::looked_up;
use crate::openings::{BookMoveView, PageView, PlayedMoveView};
use crate::reason_view::{ReasonCode, ReasonView};
use crate::refusal_view::{RefusalArguments, RefusalView};
use crate::remark_view::{RemarkView, VerdictView};
use crate::review::tests::reviewed;
use crate::review::{LineData, MoveData, Progress, ReviewData, SummaryView, Value as ReviewValue};
use crate::setup::{CheckedSetup, Draft, FaultArguments, FaultView};
use crate::state::{BothPlayers, Capture, ColorView, MoveKind, MoveView, State};
use crate::tree::{DrawingView, NodeView, Tree};
use crate::{Game, check_setup};

/// A type as TypeScript knows it.
struct Shape {
    /// With its comment marks, or empty.
    docs: String,
    /// Such as `Tree`, or `BothPlayers<T>`.
    name: String,
    body: String,
}

fn shape<T: TS>() -> Shape {
    // Whole numbers stay far below what JavaScript can hold.
    let text = T::decl(&Config::new().with_large_int("number"));
    let (name, body) = text.trim_start_matches("type ").split_once(" = ").unwrap();
    Shape {
        docs: T::docs().unwrap_or_default(),
        name: name.to_owned(),
        body: body.trim_end_matches(';').to_owned(),
    }
}

/// What the board element draws.
fn of_the_board() -> Vec<Shape> {
    vec![
        shape::<ColorView>(),
        shape::<BothPlayers<u8>>(),
        shape::<BoardScene>(),
        shape::<SceneShape>(),
        shape::<SceneSpace>(),
        shape::<EdgeLabels>(),
        shape::<EdgeLabel>(),
        shape::<State>(),
        shape::<Capture>(),
        shape::<MoveView>(),
        shape::<MoveKind>(),
        shape::<RefusalView>(),
        shape::<RefusalArguments>(),
    ]
}

/// What else the app gets and gives.
fn of_the_app() -> Vec<Shape> {
    vec![
        shape::<Tree>(),
        shape::<NodeView>(),
        shape::<DrawingView>(),
        shape::<RemarkView>(),
        shape::<VerdictView>(),
        shape::<Played>(),
        shape::<ReasonView>(),
        shape::<ReasonCode>(),
        shape::<Draft>(),
        shape::<CheckedSetup>(),
        shape::<ReadFault>(),
        shape::<FaultView>(),
        shape::<FaultArguments>(),
        shape::<SearchLimits>(),
        shape::<ReportView>(),
        shape::<Progress>(),
        shape::<ReviewData>(),
        shape::<MoveData>(),
        shape::<LineData>(),
        shape::<ReviewValue>(),
        shape::<SummaryView>(),
        shape::<PageView>(),
        shape::<BookMoveView>(),
        shape::<PlayedMoveView>(),
    ]
}

struct Field<'a> {
    docs: &'a str,
    name: &'a str,
    optional: bool,
    kind: &'a str,
}

/// Cuts a text at a sign, but not within brackets of any kind.
fn cut(text: &str, at: char) -> Vec<&str> {
    let (mut depth, mut start, mut parts) = (0, 0, Vec::new());
    for (place, sign) in text.char_indices() {
        match sign {
            '{' | '[' | '<' => depth += 1,
            '}' | ']' | '>' => depth -= 1,
            sign if sign == at && depth == 0 => {
                parts.push(text[start..place].trim());
                start = place + sign.len_utf8();
            }
            _ => {}
        }
    }
    parts.push(text[start..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}

/// The fields of `{ name: kind, other?: kind, }`, where a text is that.
fn fields(body: &str) -> Option<Vec<Field<'_>>> {
    let inner = body.strip_prefix('{')?.strip_suffix('}')?;
    if cut(body, '|').len() > 1 || inner.trim_start().starts_with('[') {
        return None;
    }
    let mut found = vec![];
    // Comments may hold commas, and stand before a name.
    let mut rest = inner.trim_start();
    while !rest.is_empty() {
        let docs = if rest.starts_with("/**") { &rest[..rest.find("*/")? + 2] } else { "" };
        let (name, behind) = rest[docs.len()..].split_once(':')?;
        let kind = *cut(behind, ',').first()?;
        let name = name.trim();
        let optional = name.ends_with('?');
        found.push(Field { docs, name: name.trim_end_matches('?').trim_matches('"'), optional, kind });
        rest = behind.trim_start()[kind.len()..].trim_start_matches(',').trim_start();
    }
    Some(found)
}

/// A comment as people write it: on one line where it is one.
fn comment(docs: &str, indent: &str) -> String {
    let lines =
        docs.lines().map(|line| line.trim_start_matches(['/', '*', ' ']).trim_end_matches("*/").trim_end());
    let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
    match lines.as_slice() {
        [] => String::new(),
        [line] => format!("{indent}/** {line} */\n"),
        lines => format!("{indent}/**\n{indent} * {}\n{indent} */\n", lines.join(&format!("\n{indent} * "))),
    }
}

fn written(shapes: &[Shape]) -> String {
    let mut text = String::new();
    for Shape { docs, name, body } in shapes {
        let body = &body.replace('"', "'");
        let _ = write!(text, "\n{}export type {name} = ", comment(docs, ""));
        let Some(fields) = fields(body) else {
            let _ = writeln!(text, "{body}");
            continue;
        };
        text.push_str("{\n");
        for Field { docs, name, optional, kind } in fields {
            let mark = if optional { "?" } else { "" };
            let _ = writeln!(text, "{}  {name}{mark}: {kind}", comment(docs, "  "));
        }
        text.push_str("}\n");
    }
    text
}

/// A file of the browser's is this, or becomes this.
fn keep(path: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web").join(path);
    if std::env::var_os("ABANDE_SHAPES").is_some() {
        std::fs::write(&path, text).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == text, "{} is out of date: see the top of this test", path.display());
}

#[test]
fn shapes_are_written_down() {
    let first = "/** What the rules hand out to be drawn. Made from `crates/wasm`, whose src/shapes.rs tells how. */\n";
    keep("board/shapes.ts", &format!("{first}{}", written(&of_the_board())));

    let text = written(&of_the_app());
    let words: Vec<&str> = text.split(|sign: char| !sign.is_alphanumeric()).collect();
    let board = of_the_board();
    let mut names: Vec<&str> = board.iter().filter_map(|shape| shape.name.split('<').next()).collect();
    names.retain(|name| words.contains(name));
    names.sort_unstable();
    let first =
        "/** All else that crosses from Rust. Made from `crates/wasm`, whose src/shapes.rs tells how. */\n";
    let import = format!("import type {{ {} }} from '../../board/shapes'\n", names.join(", "));
    keep("src/rules/shapes.ts", &format!("{first}\n{import}{text}"));
}

/// All shapes by their names.
struct Shapes(BTreeMap<String, String>);

impl Shapes {
    fn all() -> Shapes {
        let all = of_the_board().into_iter().chain(of_the_app());
        Shapes(all.map(|shape| (shape.name, shape.body)).collect())
    }

    /// Whether a value is of a type; if not, which part of it is not.
    fn fits(&self, value: &Value, kind: &str) -> Result<(), String> {
        let options = cut(kind, '|');
        if options.len() > 1 {
            let faults = options.iter().map_while(|option| self.fits(value, option).err());
            let faults: Vec<String> = faults.collect();
            return if faults.len() < options.len() { Ok(()) } else { Err(faults.join("; ")) };
        }
        let holds = match kind {
            "string" => value.is_string(),
            "number" => value.is_number(),
            "boolean" => value.is_boolean(),
            "null" => value.is_null(),
            "unknown" => true,
            literal if literal.starts_with('"') => value.as_str() == Some(literal.trim_matches('"')),
            _ => {
                let parts = self.parts(value, kind).ok_or_else(|| format!("{value} is no {kind}"))?;
                return parts.iter().try_for_each(|(value, kind)| self.fits(value, kind));
            }
        };
        if holds { Ok(()) } else { Err(format!("{value} is no {kind}")) }
    }

    /// What a value consists of, and the types of that; none where something is missing or too much.
    fn parts<'v>(&self, value: &'v Value, kind: &str) -> Option<Vec<(&'v Value, String)>> {
        if let Some(inner) = kind.strip_prefix("Array<") {
            let kind = inner.strip_suffix('>')?;
            return Some(value.as_array()?.iter().map(|value| (value, kind.to_owned())).collect());
        }
        if let Some(inner) = kind.strip_prefix("{ [key in string]: ") {
            let kind = inner.strip_suffix(" }")?;
            return Some(value.as_object()?.values().map(|value| (value, kind.to_owned())).collect());
        }
        if let Some(inner) = kind.strip_prefix('[') {
            let kinds = cut(inner.strip_suffix(']')?, ',');
            let values = value.as_array().filter(|values| values.len() == kinds.len())?;
            return Some(values.iter().zip(kinds).map(|(value, kind)| (value, kind.to_owned())).collect());
        }
        let Some(fields) = fields(kind) else { return Some(vec![(value, self.body(kind))]) };
        let object = value.as_object()?;
        let known = |key: &String| fields.iter().any(|field| field.name == key);
        let there = |field: &Field| field.optional || object.contains_key(field.name);
        let complete = object.keys().all(known) && fields.iter().all(there);
        let parts = fields.iter().filter_map(|field| Some((object.get(field.name)?, field.kind.to_owned())));
        complete.then(|| parts.collect())
    }

    /// What stands behind a name.
    fn body(&self, name: &str) -> String {
        let generic = || {
            let (name, argument) = name.strip_suffix('>')?.split_once('<')?;
            Some(self.0.get(&format!("{name}<T>"))?.replace(": T,", &format!(": {argument},")))
        };
        let body = self.0.get(name).cloned().or_else(generic);
        body.unwrap_or_else(|| panic!("{name} is not written down"))
    }
}

#[test]
fn what_is_handed_out_has_the_shapes_written_down() {
    let shapes = Shapes::all();
    let check = |text: &str, kind: &str| {
        let value: Value = serde_json::from_str(text).unwrap();
        shapes.fits(&value, kind).unwrap_or_else(|reason| panic!("{kind}: {reason}"));
        value
    };
    for variant in ["hex", "square", "snub", "libre"] {
        let mut game = Game::new(variant, vec![]).unwrap();
        check(&game.scene(0).unwrap(), "BoardScene");
        // A game to its end: the first capture wherever there is one.
        let mut node = 0;
        loop {
            let state = check(&game.state(node).unwrap(), "State");
            for text in [state["entries"][0].as_str(), Some("pass"), Some("3,3-4,4"), Some("a1")]
                .into_iter()
                .flatten()
            {
                if let Ok(refusal) = game.refusal(node, text) {
                    check(&refusal, "Refusal | null");
                }
            }
            for space in state["stacks"].as_object().unwrap().keys() {
                check(&game.why_stuck(node, space).unwrap(), "Refusal | null");
            }
            let capture = &state["captures"][0];
            let text = match (capture["from"].as_str(), capture["to"].as_str(), state["entries"][0].as_str())
            {
                (Some(from), Some(to), _) => format!("{from}->{to}"),
                (_, _, Some(space)) => space.to_owned(),
                _ => "pass".to_owned(),
            };
            check(&game.reasons(node, &text).unwrap(), "Array<Reason>");
            check(&game.stack_points(node).unwrap(), "{ [key in string]: number }");
            let played = check(&game.play(node, &text).unwrap(), "Played");
            let Some(next) = played["node"].as_u64() else { break };
            node = next as u32;
        }
        check(&game.tree().unwrap(), "Tree");
    }
}

#[test]
fn what_is_said_of_set_ups_has_the_shape_written_down() {
    let shapes = Shapes::all();
    for (stacks, hands, passes) in [
        (json!([["d4", "wb"]]), [17, 17], 0),
        (json!([["a1", "b"], ["g1", "w"]]), [17, 17], 0),
        (json!([["d4", "wbwb"], ["d4", ""], ["d5", "bb"]]), [3, 18], 9),
        (json!([["d4", "b"]]), [17, 18], 1),
    ] {
        let draft =
            json!({ "variant": "hex", "stacks": stacks, "turn": "w", "hands": hands, "passes": passes });
        shapes.fits(&draft, "Draft").unwrap();
        let checked = serde_json::from_str(&check_setup(&draft.to_string(), vec![]).unwrap()).unwrap();
        shapes.fits(&checked, "CheckedSetup").unwrap_or_else(|reason| panic!("{reason}"));
    }
}

#[test]
fn what_is_wrong_with_texts_has_the_shape_written_down() {
    let shapes = Shapes::all();
    for (text, code) in [
        ("", "no-game"),
        ("1. d4 a1 *", "illegal"),
        ("[Board \"square\"] 1. d4 a1 *", "illegal"),
        ("1. d4 {open", "open-comment"),
        ("1. d4 z9 *", "no-such-space"),
        ("[Board \"cube\"] *", "unknown-board"),
        ("[Board \"hex:99\"] *", "board-size"),
        ("1. d4 1-1 *", "wrong-result"),
        ("[Coords \"round\"] *", "coords"),
        ("0,1 5,5", "illegal"),
        ("0,1 up", "no-move"),
        ("[Position \"hex b,x3/x5/x6/x7/x6/x5/x3,b b 17/18 0\"] *", "no-position"),
        ("hex x4/x5 b 18/18 0", "files"),
        ("hex b,x3/x5/x6/x7/x6/x5/x3,b b 17/18 0", "no-position"),
    ] {
        let Err(failure) = crate::import_games(text, vec![], false) else { panic!("{text} is read") };
        let fault: Value = serde_json::from_str(failure.fault().unwrap()).unwrap();
        shapes.fits(&fault, "ReadFault").unwrap_or_else(|reason| panic!("{reason}"));
        assert_eq!(fault["code"], code, "{text}: {fault}");
        assert_eq!(code == "illegal", fault["refusal"].is_object(), "{fault}");
        assert_eq!(code == "no-position", fault["faults"].is_array(), "{fault}");
    }
    let failure = crate::board_file_name("name = \"hex\"\nspaces = []\nlinks = []").unwrap_err();
    assert!(failure.fault().unwrap().contains("\"code\":\"board-name\",\"line\":1"), "{failure:?}");
    for (file, code) in [("name =", "board-syntax"), ("nome = 1", "unknown-field"), ("", "missing-field")] {
        let failure = crate::board_file_name(file).unwrap_err();
        assert!(failure.fault().unwrap().contains(&format!("\"code\":\"{code}\"")), "{file}: {failure:?}");
    }
    let failure = crate::board_file_name("name = 1\nspaces = []\nlinks = []").unwrap_err();
    assert!(failure.fault().unwrap().contains("\"code\":\"field-kind\""), "{failure:?}");
}

#[test]
fn what_the_engine_says_has_the_shapes_written_down() {
    let shapes = Shapes::all();
    let limits = json!({ "depth": 2, "nodes": 1000, "movetime": 1e6, "left": 1.0, "increment": 0.0 });
    shapes.fits(&limits, "Limits").unwrap();
    let (report, _) = search(START, &limits.to_string()).unwrap();
    shapes.fits(&report, "Report").unwrap_or_else(|reason| panic!("{reason}"));

    let (mut game, review, _) = reviewed();
    let value: Value = serde_json::from_str(&review).unwrap();
    shapes.fits(&value, "Review").unwrap_or_else(|reason| panic!("{reason}"));
    game.annotate(&review).unwrap();
    let tree: Value = serde_json::from_str(&game.tree().unwrap()).unwrap();
    shapes.fits(&tree, "Tree").unwrap_or_else(|reason| panic!("{reason}"));
    let mut verdicts = tree["nodes"].as_array().unwrap().iter().map(|node| &node["remark"]["verdict"]);
    assert!(verdicts.any(Value::is_string), "{tree}");
}

#[test]
fn what_openings_are_has_the_shapes_written_down() {
    let shapes = Shapes::all();
    let [page, played] = looked_up();
    shapes.fits(&page, "BookPage").unwrap_or_else(|reason| panic!("{reason}"));
    shapes.fits(&played[0], "PlayedMove").unwrap_or_else(|reason| panic!("{reason}"));
}
