//! The rooms of the crate stand one above the other: each uses only those below it.
#![allow(clippy::unwrap_used)]

#[path = "../../rules/tests/rooms/imports.rs"]
mod imports;

use std::collections::BTreeSet;
use std::path::Path;

use imports::Use;

/// From the lowest floor to the highest. Rooms of one floor may use each other, as long as there is no cycle.
const FLOORS: [&[&str]; 6] = [
    &["value", "limits", "control", "eval", "bounds", "history", "scored_move", "memory"],
    &["search"],
    &["solve"],
    &["engine"],
    &["levels", "reference", "review", "best_move"],
    &["signature"],
];

fn floor(room: &str) -> Option<usize> {
    FLOORS.iter().position(|rooms| rooms.contains(&room))
}

#[test]
fn each_room_uses_only_those_below_it() {
    let all = imports::uses(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")).unwrap();
    let wrong: Vec<&Use> = all
        .iter()
        .filter(|found| match (floor(&found.room), floor(&found.used)) {
            (Some(room), Some(used)) => used > room,
            _ => true,
        })
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert_eq!(imports::cycle(&all), None);
    // That all are found: what the floors are made of.
    let found: BTreeSet<(&str, &str)> =
        all.iter().map(|found| (found.room.as_str(), found.used.as_str())).collect();
    for pair in [
        ("eval", "value"),
        ("search", "bounds"),
        ("search", "eval"),
        ("search", "history"),
        ("solve", "search"),
        ("engine", "search"),
        ("engine", "solve"),
        ("levels", "engine"),
        ("reference", "engine"),
        ("review", "engine"),
        ("signature", "solve"),
    ] {
        assert!(found.contains(&pair), "{pair:?} is missing in {found:?}");
    }
}
