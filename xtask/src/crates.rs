//! The crates as strangers get them: what their manifests say, what the bare rules bring along, and that the packed files
//! are enough to build everything and to install the program.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path, PathBuf};

use serde_json::Value;

use crate::command::{output, root, run};
use crate::failure::{self, Failure};
use crate::packed;

/// What nobody wants who asks for the rules alone.
const NOT_BARE: [&str; 4] = ["indexmap", "serde", "serde_json", "toml"];

/// Whose JSON has its fields in order, as people read it. They are no libraries that others build on.
const IN_ORDER: [&str; 2] = ["abande-cli", "abande-server"];

/// How a file is compiled in, up to its name.
const COMPILED_IN: [&str; 4] = ["include_str!(\"", "include_bytes!(\"", "#[folder = \"", "#[path = \""];

/// A package of the workspace.
struct Package {
    name: String,
    folder: PathBuf,
    published: bool,
    about: Value,
}

/// What takes seconds, for every change.
pub(crate) fn check() -> Result<(), Failure> {
    let packages = packages()?;
    let mut faults: Vec<String> = packages.iter().flat_map(manifest_faults).collect();
    for package in packages.iter().filter(|package| package.published) {
        faults.extend(files_from_outside(package)?);
    }
    faults.extend(versions_that_differ(&packages)?);
    faults.extend(bare_rules()?);
    faults.extend(order_that_spreads(&published(&packages))?);
    said(
        &faults,
        &format!("{} crates, of which {} are for others.", packages.len(), published(&packages).len()),
    )
}

/// What a release must have beside that: every choice of features without a warning, every crate packed and built from the
/// packed files, and the program installed from them.
pub(crate) fn release() -> Result<(), Failure> {
    check()?;
    let packages = packages()?;
    said(&dated_changes(&packages)?, "CHANGELOG.md has the version and its date.")?;
    said(&minimum_rust(&packages)?, "The least Rust is the same everywhere.")?;
    for placeholder in placeholders(&packages) {
        println!("warning: {placeholder}, to be filled in before anything is published (RELEASE.md)");
    }
    every_choice_of_features(&packages)?;
    packed::try_out(&version(&packages)?, &published(&packages))
}

/// Hands the crates to the registry, unless something stands for what nobody knows yet.
pub(crate) fn publish() -> Result<(), Failure> {
    let packages = packages()?;
    said(&placeholders(&packages), "There are no placeholders.")?;
    run(&format!("cargo publish --locked{}", packed::selected(&published(&packages))))
}

fn said(faults: &[String], well: &str) -> Result<(), Failure> {
    if faults.is_empty() {
        println!("{well}");
        Ok(())
    } else {
        Err(failure::wrong(faults.join("\n")))
    }
}

fn packages() -> Result<Vec<Package>, Failure> {
    let metadata = output("cargo metadata --locked --no-deps --format-version 1")?;
    let mut metadata: Value = serde_json::from_str(&metadata).map_err(failure::json("cargo metadata"))?;
    let Value::Array(packages) = metadata["packages"].take() else {
        return Err(failure::wrong("cargo metadata names no packages"));
    };
    let package = |about: Value| {
        let folder = Path::new(text(&about["manifest_path"])).parent().unwrap_or(Path::new("")).to_owned();
        let published = !about["publish"].as_array().is_some_and(Vec::is_empty);
        Package { name: text(&about["name"]).to_owned(), folder, published, about }
    };
    Ok(packages.into_iter().map(package).collect())
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn published(packages: &[Package]) -> Vec<&str> {
    packages.iter().filter(|package| package.published).map(|package| package.name.as_str()).collect()
}

/// What is missing in a manifest.
fn manifest_faults(package: &Package) -> Vec<String> {
    let about = &package.about;
    let mut needed = vec![("description", !text(&about["description"]).is_empty())];
    if package.published {
        let count = |field: &str| about[field].as_array().map_or(0, Vec::len);
        let licences = ["LICENSE-APACHE", "LICENSE-MIT"];
        needed.extend([
            ("licence", about["license"] == "MIT OR Apache-2.0"),
            ("repository", text(&about["repository"]).starts_with("https://")),
            (
                "README of its own",
                about["readme"] == "README.md" && package.folder.join("README.md").is_file(),
            ),
            ("one to five keywords", (1..=5).contains(&count("keywords"))),
            ("one to five categories", (1..=5).contains(&count("categories"))),
            ("text of both licences", licences.iter().all(|name| is_ours(&package.folder, name))),
        ]);
    }
    let missing = needed.into_iter().filter(|(_, there)| !there);
    missing.map(|(what, _)| format!("{}: there is no {what}", package.name)).collect()
}

/// Whether a crate's file says what the one at the top does.
fn is_ours(folder: &Path, name: &str) -> bool {
    matches!((fs::read(folder.join(name)), fs::read(root().join(name))), (Ok(own), Ok(top)) if own == top)
}

/// Files that a crate compiles in, but does not own. Its tests may: they are not packed where they do.
fn files_from_outside(package: &Package) -> Result<Vec<String>, Failure> {
    let mut sources = Vec::new();
    for target in package.about["targets"].as_array().into_iter().flatten() {
        let is_packed = |kind: &Value| ["lib", "bin", "example"].contains(&text(kind));
        if target["kind"].as_array().is_some_and(|kinds| kinds.iter().any(is_packed)) {
            let path = PathBuf::from(text(&target["src_path"]));
            match path.parent().filter(|folder| *folder != package.folder) {
                Some(folder) => collect_sources(folder, &mut sources)?,
                None => sources.push(path),
            }
        }
    }
    sources.sort();
    sources.dedup();
    let mut faults = Vec::new();
    for path in sources {
        let source = fs::read_to_string(&path).map_err(failure::file(&path))?;
        let folder = path.parent().unwrap_or(&path);
        for file in compiled_in(&source) {
            // What a macro names is relative to the file, but for a folder, which is so to the manifest.
            let base = if file.starts_with_folder { &package.folder } else { folder };
            if !plain(&base.join(file.name)).starts_with(&package.folder) {
                faults.push(format!("{}: compiles in {}, from outside its crate", path.display(), file.name));
            }
        }
    }
    Ok(faults)
}

fn collect_sources(folder: &Path, sources: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let failed = failure::file(folder);
    for entry in fs::read_dir(folder).map_err(&failed)? {
        let path = entry.map_err(&failed)?.path();
        if path.is_dir() {
            collect_sources(&path, sources)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            sources.push(path);
        }
    }
    Ok(())
}

/// A file that is compiled in, as it is named.
struct CompiledIn<'a> {
    name: &'a str,
    starts_with_folder: bool,
}

fn compiled_in(source: &str) -> Vec<CompiledIn<'_>> {
    let mut found = Vec::new();
    for opening in COMPILED_IN {
        for (start, _) in source.match_indices(opening) {
            let rest = &source[start + opening.len()..];
            let name = rest.split('"').next().unwrap_or_default();
            found.push(CompiledIn { name, starts_with_folder: opening.contains("folder") });
        }
    }
    found
}

/// A path without `..`, whatever is linked where.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => {
                plain.pop();
            }
            part => plain.push(part),
        }
    }
    plain
}

/// Versions of ours that are not the workspace's.
fn versions_that_differ(packages: &[Package]) -> Result<Vec<String>, Failure> {
    let version = version(packages)?;
    let wanted = format!("^{version}");
    let mut faults = Vec::new();
    for package in packages {
        if package.about["version"] != version.as_str() {
            faults.push(format!("{} is not of version {version}", package.name));
        }
        for used in package.about["dependencies"].as_array().into_iter().flatten() {
            // A crate that uses itself in its tests is not asked: that is left out when it is packed.
            if !used["path"].is_null() && text(&used["name"]) != package.name && text(&used["req"]) != wanted
            {
                let (name, req) = (text(&used["name"]), text(&used["req"]));
                faults.push(format!("{} takes {name} {req} instead of {wanted}", package.name));
            }
        }
    }
    let file = "web/package.json";
    let about = fs::read_to_string(root().join(file)).map_err(failure::file(file))?;
    let about: Value = serde_json::from_str(&about).map_err(failure::json(file))?;
    if about["version"] != version.as_str() {
        faults.push(format!("{file} is not of version {version}"));
    }
    Ok(faults)
}

fn version(packages: &[Package]) -> Result<String, Failure> {
    let rules = packages
        .iter()
        .find(|package| package.name == "abande")
        .ok_or_else(|| failure::wrong("there are no rules"))?;
    Ok(text(&rules.about["version"]).to_owned())
}

/// What the rules alone bring along that they should not, and what spreads from them.
fn bare_rules() -> Result<Vec<String>, Failure> {
    let tree = output("cargo tree --locked --package abande --edges normal --prefix none --format {p}")?;
    let names: BTreeSet<&str> = tree.lines().filter_map(|line| line.split(' ').next()).collect();
    let mut faults: Vec<String> = NOT_BARE
        .iter()
        .filter(|name| names.contains(**name))
        .map(|name| format!("the bare rules bring {name} along"))
        .collect();
    if !names.contains("abande") {
        faults.push("cargo tree does not know the rules".into());
    }
    Ok(faults)
}

/// Libraries that have `serde_json` keep its maps in order, for everybody in whose program they are.
fn order_that_spreads(published: &[&str]) -> Result<Vec<String>, Failure> {
    let mut faults = Vec::new();
    for name in published.iter().filter(|name| !IN_ORDER.contains(name)) {
        // Abstract Play's records need it, and say so.
        let features = if *name == "abande" { " --features board-files,serde" } else { "" };
        let tree =
            output(&format!("cargo tree --locked --package {name}{features} --edges normal,features"))?;
        if tree.contains("\"preserve_order\"") {
            faults.push(format!("the order of serde_json's maps spreads to whoever uses {name}"));
        }
    }
    Ok(faults)
}

/// What stands for something that nobody knows yet: addresses that belong to examples.
fn placeholders(packages: &[Package]) -> Vec<String> {
    let mut found = Vec::new();
    for package in packages {
        let maintainer = &package.about["metadata"]["deb"]["maintainer"];
        for (file, what, value) in [
            ("Cargo.toml", "repository", &package.about["repository"]),
            ("crates/cli/Cargo.toml", "the maintainer's address", maintainer),
        ] {
            let placeholder = format!("{file}: {what} is a placeholder, {}", text(value));
            let is_example = ["://example.", ".example>"].iter().any(|mark| text(value).contains(mark));
            if is_example && !found.contains(&placeholder) {
                found.push(placeholder);
            }
        }
    }
    found
}

/// Whether the changes of this version have their date.
fn dated_changes(packages: &[Package]) -> Result<Vec<String>, Failure> {
    let version = version(packages)?;
    let changes = fs::read_to_string(root().join("CHANGELOG.md")).map_err(failure::file("CHANGELOG.md"))?;
    Ok(if has_date(&changes, &version) {
        vec![]
    } else {
        vec![format!("CHANGELOG.md: there is no heading such as '## {version} - 2026-11-18'")]
    })
}

fn has_date(changes: &str, version: &str) -> bool {
    let date = changes.lines().find_map(|line| line.strip_prefix(&format!("## {version} - ")));
    date.is_some_and(|date| {
        let parts: Vec<&str> = date.split('-').collect();
        let digits = |part: &&str| part.bytes().all(|byte| byte.is_ascii_digit());
        parts.iter().map(|part| part.len()).eq([4, 2, 2]) && parts.iter().all(digits)
    })
}

/// Where another Rust is named than that of the workspace, and what we use that needs a later one.
fn minimum_rust(packages: &[Package]) -> Result<Vec<String>, Failure> {
    let all = output("cargo metadata --locked --format-version 1")?;
    let all: Value = serde_json::from_str(&all).map_err(failure::json("cargo metadata"))?;
    let rules = packages
        .iter()
        .find(|package| package.name == "abande")
        .ok_or_else(|| failure::wrong("there are no rules"))?;
    let least = text(&rules.about["rust_version"]);
    let mut faults = Vec::new();
    for package in packages.iter().filter(|package| package.about["rust_version"] != least) {
        faults.push(format!("{} does not ask for Rust {least}", package.name));
    }
    for package in all["packages"].as_array().into_iter().flatten() {
        let asked = text(&package["rust_version"]);
        if number(asked) > number(least) {
            faults.push(format!("{} asks for Rust {asked}, we for {least}", text(&package["name"])));
        }
    }
    for (file, says) in [
        ("README.md", format!("[Rust](https://rustup.rs) {least} or later")),
        // The workflow reads it from Cargo.toml.
        (".github/workflows/ci.yml", "sed -n 's/^rust-version = ".into()),
        (".github/workflows/ci.yml", "cargo +${{ steps.rust.outputs.version }} check --workspace".into()),
    ] {
        let source = fs::read_to_string(root().join(file)).map_err(failure::file(file))?;
        if !source.contains(&says) {
            faults.push(format!("{file} does not say '{says}'"));
        }
    }
    Ok(faults)
}

/// A version such as 1.94 or 1.94.1, to be compared.
fn number(version: &str) -> Vec<u32> {
    let mut parts: Vec<u32> = version.split('.').map(|part| part.parse().unwrap_or(0)).collect();
    parts.resize(3, 0);
    parts
}

/// No choice of features leaves something unused, or asks for what is not there.
fn every_choice_of_features(packages: &[Package]) -> Result<(), Failure> {
    for package in packages.iter().filter(|package| package.published) {
        let features = package.about["features"].as_object().into_iter().flatten();
        let names: Vec<&str> =
            features.map(|(name, _)| name.as_str()).filter(|name| *name != "default").collect();
        if names.is_empty() {
            continue;
        }
        for chosen in choices(&names) {
            let (name, chosen) = (&package.name, chosen.join(","));
            let features = if chosen.is_empty() { String::new() } else { format!(" --features {chosen}") };
            run(&format!(
                "cargo clippy --quiet --locked --package {name} --lib --no-default-features{features} -- --deny warnings"
            ))?;
        }
    }
    Ok(())
}

fn choices<'a>(names: &[&'a str]) -> Vec<Vec<&'a str>> {
    let chosen = |set: u32| (0..names.len()).filter(move |place| set >> place & 1 == 1);
    (0..1 << names.len()).map(|set| chosen(set).map(|place| names[place]).collect()).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn package(name: &str, about: Value) -> Package {
        let folder = plain(&root().join("crates/rules"));
        Package { name: name.into(), folder, published: true, about }
    }

    #[test]
    fn what_a_manifest_lacks_is_named() {
        let mut about = json!({
            "description": "The game", "license": "MIT OR Apache-2.0", "repository": "https://example.org",
            "readme": "README.md", "keywords": ["game"], "categories": ["games"],
        });
        let none: [&str; 0] = [];
        assert_eq!(manifest_faults(&package("a", about.clone())), none);
        about["keywords"] = json!([]);
        about["readme"] = json!("../../README.md");
        assert_eq!(
            manifest_faults(&package("a", about)),
            ["a: there is no README of its own", "a: there is no one to five keywords"]
        );
    }

    #[test]
    fn files_that_are_compiled_in_are_found() {
        let source = "const A: &str = include_str!(\"../font/a.ttf\");\n#[folder = \"dist/\"]\nstruct B;";
        let found: Vec<(&str, bool)> =
            compiled_in(source).into_iter().map(|file| (file.name, file.starts_with_folder)).collect();
        assert_eq!(found, [("../font/a.ttf", false), ("dist/", true)]);
        assert_eq!(plain(Path::new("/a/b/../../c/./d")), Path::new("/c/d"));
    }

    #[test]
    fn placeholders_are_told_once() {
        let with = |repository: &str, maintainer: &str| {
            let about = json!({"repository": repository, "metadata": {"deb": {"maintainer": maintainer}}});
            placeholders(&[package("a", about.clone()), package("b", about)])
        };
        let none: [&str; 0] = [];
        assert_eq!(with("https://git.host/abande", "A <a@house.org>"), none);
        assert_eq!(
            with("https://example.org/abande", "A <a@abande.example>"),
            [
                "Cargo.toml: repository is a placeholder, https://example.org/abande",
                "crates/cli/Cargo.toml: the maintainer's address is a placeholder, A <a@abande.example>"
            ]
        );
    }

    #[test]
    fn dates_and_versions_are_read() {
        assert!(has_date("# Changes\n\n## 0.1.0 - 2026-11-18\n", "0.1.0"));
        assert!(!has_date("## 0.1.0\n## 0.1.0 - soon\n## 0.2.0 - 2026-11-18", "0.1.0"));
        assert!(number("1.100") > number("1.94.1") && number("1.94") < number("1.94.1"));
        assert_eq!(choices(&["a", "b"]), [vec![], vec!["a"], vec!["b"], vec!["a", "b"]]);
    }
}
