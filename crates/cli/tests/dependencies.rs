//! Dependencies point one way: the picture in docs/architecture.md, held against every manifest.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use toml::{Table, Value};

/// What each crate may use of the others.
const MAY_USE: [(&str, &[&str]); 17] = [
    ("abande", &[]),
    ("abande-book", &["abande"]),
    ("abande-engine", &["abande", "abande-book"]),
    ("abande-puzzles", &["abande"]),
    ("abande-ugi", &["abande", "abande-book", "abande-engine"]),
    ("abande-arena", &["abande", "abande-book", "abande-engine", "abande-ugi"]),
    (
        "abande-lab",
        &["abande", "abande-book", "abande-engine", "abande-puzzles", "abande-ugi", "abande-arena"],
    ),
    ("abande-draw", &["abande"]),
    ("abande-words", &["abande"]),
    ("abande-wasm", &["abande", "abande-book", "abande-engine", "abande-wasm-fault"]),
    ("abande-wasm-exchange", &["abande", "abande-wasm-fault"]),
    ("abande-wasm-fault", &["abande"]),
    ("abande-wasm-pictures", &["abande", "abande-draw"]),
    ("abande-python", &["abande", "abande-engine", "abande-draw"]),
    // The built client: files alone.
    ("abande-app", &[]),
    ("abande-server", &["abande", "abande-app", "abande-engine", "abande-draw", "abande-words"]),
    (
        "abande-cli",
        &[
            "abande",
            "abande-book",
            "abande-engine",
            "abande-puzzles",
            "abande-ugi",
            "abande-arena",
            "abande-draw",
            "abande-words",
            "abande-server",
        ],
    ),
];

fn manifest(path: &Path) -> Table {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The names behind every `dependencies`, `dev-dependencies` and `build-dependencies`, on whatever system.
fn collect_dependencies(table: &Table, names: &mut BTreeSet<String>) {
    for (key, value) in table {
        match value {
            Value::Table(dependencies) if key.ends_with("dependencies") => {
                for (name, value) in dependencies {
                    let package = value.get("package").and_then(Value::as_str);
                    names.insert(package.unwrap_or(name).to_owned());
                }
            }
            Value::Table(inner) => collect_dependencies(inner, names),
            _ => {}
        }
    }
}

/// Our crates below crates/ and the built client's, each with those of them that it uses. Its tests may use a crate with
/// features of its own.
fn house() -> BTreeMap<String, BTreeSet<String>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let workspace = manifest(&root.join("Cargo.toml"));
    let members = workspace["workspace"]["members"].as_array().unwrap();
    let is_ours = |path: &&str| path.starts_with("crates/") || *path == "web";
    let crates = members.iter().map(|member| member.as_str().unwrap()).filter(is_ours);
    let all: BTreeMap<_, _> = crates
        .map(|path| {
            let manifest = manifest(&root.join(path).join("Cargo.toml"));
            let mut names = BTreeSet::new();
            collect_dependencies(&manifest, &mut names);
            let name = manifest["package"]["name"].as_str().unwrap();
            names.remove(name);
            (name.to_owned(), names)
        })
        .collect();
    let ours: BTreeSet<_> = all.keys().cloned().collect();
    all.into_iter().map(|(name, used)| (name, used.intersection(&ours).cloned().collect())).collect()
}

#[test]
fn every_crate_uses_only_those_below_it() {
    let rooms = BTreeMap::from(MAY_USE);
    let house = house();
    assert!(house.len() == rooms.len(), "{:?}", house.keys());
    for (name, used) in house {
        let allowed = rooms.get(name.as_str()).unwrap_or_else(|| panic!("{name} has no room in the picture"));
        for other in used {
            assert!(allowed.contains(&other.as_str()), "{name} uses {other}: the picture has no such arrow");
        }
    }
}

#[test]
fn the_program_links_no_training_code() {
    let house = house();
    let mut reached = BTreeSet::new();
    let mut next = vec!["abande-cli".to_owned()];
    while let Some(name) = next.pop() {
        next.extend(house[&name].difference(&reached).cloned());
        reached.insert(name);
    }
    assert!(reached.contains("abande-ugi") && reached.contains("abande-arena"), "{reached:?}");
    assert!(!reached.contains("abande-lab"), "the program reaches the laboratory: {reached:?}");
}
