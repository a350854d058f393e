//! The rooms of the crate stand one above the other: each uses only those below it.
#![allow(clippy::unwrap_used)]

#[path = "rooms/imports.rs"]
mod imports;

use std::collections::BTreeMap;
use std::path::Path;

use imports::Use;

/// From the lowest to the highest.
const ROOMS: [&str; 5] = ["text", "board", "position", "notation", "record"];

fn rank(room: &str) -> Option<usize> {
    ROOMS.iter().position(|known| *known == room)
}

/// The uses in sources that are written out, as `room/file -> used`.
fn read(files: &[(&str, &str)]) -> Vec<String> {
    let files: BTreeMap<String, String> =
        files.iter().map(|&(path, text)| (path.to_owned(), text.to_owned())).collect();
    let uses = imports::uses_of(&files).into_iter();
    uses.map(|found| format!("{} -> {}", found.file, found.used)).collect()
}

#[test]
fn each_room_uses_only_those_below_it() {
    let all = imports::uses(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")).unwrap();
    let wrong: Vec<&Use> = all
        .iter()
        .filter(|found| match (rank(&found.room), rank(&found.used)) {
            (Some(room), Some(used)) => used > room,
            _ => true,
        })
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert_eq!(imports::cycle(&all), None);
    // That all are found: each room is used by the one above it, and text by boards.
    for pair in ROOMS.windows(2) {
        assert!(all.iter().any(|found| (found.used.as_str(), found.room.as_str()) == (pair[0], pair[1])));
    }
}

#[test]
fn imports_and_paths_are_found_however_they_are_written() {
    let lib = (
        "lib.rs",
        "mod a; mod b; mod c; pub use a::{Apple, inner::{Pear as Quince}}; pub(crate) use b::Bean;",
    );
    let found = |text: &str| read(&[lib, ("c/mod.rs", text)]);
    for (text, used) in [
        ("use crate::a::Apple;", "a"),
        ("use crate::Apple;", "a"),
        ("use crate::{\n    c::Own,\n    Quince, // b::Bean\n};", "a"),
        ("pub use super::b;", "b"),
        ("fn f() { super::Bean::new::<u8>(crate::c::X) }", "b"),
        ("mod deep { fn f() -> super::super::Bean {} } use super::c::X;", "b"),
        ("mod deep { use super::X; } mod other { use super::super::b::X; }", "b"),
        ("const X: &[char] = &['\\'', '\"', '/']; fn f<'a>(x: &'a crate::Bean) {}", "b"),
        ("#[cfg(test)] use crate::{a::X, b::Y}; use crate::Bean;", "b"),
        ("#[cfg(test)] mod tests { use crate::Apple; fn f() {} } use crate::Bean;", "b"),
        ("use crate::Pear;", "Pear"),
        ("use crate::*;", "*"),
    ] {
        assert_eq!(found(text), [format!("c/mod.rs -> {used}")], "{text}");
    }
    for text in [
        "//! See [`Bean`](crate::Bean).\n/* crate::a /* nested */ crate::b */",
        "const X: &str = \"crate::a\\\" crate::a\"; const Y: &str = r#\"crate::b \" crate::b\"#; const Z: u8 = b'\"';",
        "use super::c::X; use crate::c::{self, Y}; use self::a::Z; use std::fmt; struct A { super_: u8 }",
    ] {
        assert_eq!(found(text), [""; 0], "{text}");
    }
    // A file of its own for tests, and one that is not.
    let parent = ("c/mod.rs", "#[cfg(test)]\nmod checks;\nmod rest;");
    let text = "use super::super::Apple;";
    assert_eq!(read(&[lib, parent, ("c/checks.rs", text), ("c/rest.rs", text)]), ["c/rest.rs -> a"]);
}

#[test]
fn cycles_are_found() {
    let uses = |pairs: &[(&str, &str)]| -> Vec<Use> {
        let used = |&(room, used): &(&str, &str)| Use {
            file: format!("{room}.rs"),
            room: room.to_owned(),
            used: used.to_owned(),
        };
        pairs.iter().map(used).collect()
    };
    let layers = [("d", "c"), ("d", "a"), ("c", "b"), ("c", "a"), ("b", "a")];
    assert_eq!(imports::cycle(&uses(&layers)), None);
    let knot = [&layers[..], &[("b", "d")]].concat();
    assert_eq!(imports::cycle(&uses(&knot)).unwrap(), ["b", "d", "c", "b"]);
}
