//! Whether all that we depend on may be used: licences, sources and versions, as `deny.toml` has them.
//!
//! It reads what `cargo metadata` says of the packages in Cargo.lock, so it takes a second. What else cargo-deny
//! looks at is for `cargo xtask release --check`.

use std::collections::BTreeMap;
use std::fs;

use serde_json::Value;

use crate::command::{output, root};
use crate::failure::{self, Failure};

const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// What `deny.toml` says beside the list of licences.
const CHECKED: [(&str, &str); 7] = [
    ("bans.allow-wildcard-paths", "true"),
    ("bans.multiple-versions", "\"warn\""),
    ("bans.wildcards", "\"deny\""),
    ("graph.all-features", "true"),
    // For cargo-deny, where a package has no more than a file: such a package fails here.
    ("licenses.confidence-threshold", "0.9"),
    ("sources.unknown-git", "\"deny\""),
    ("sources.unknown-registry", "\"deny\""),
];

/// Fails with everything that `deny.toml` does not allow.
pub(crate) fn check() -> Result<(), Failure> {
    let list = fs::read_to_string(root().join("deny.toml")).map_err(failure::file("deny.toml"))?;
    let metadata = output("cargo metadata --locked --all-features --format-version 1")?;
    let metadata: Value = serde_json::from_str(&metadata).map_err(failure::json("cargo metadata"))?;
    let Some(packages) = metadata["packages"].as_array().filter(|packages| !packages.is_empty()) else {
        return Err(failure::wrong("cargo metadata names no packages"));
    };
    let policy = Policy::read(&list)?;
    let faults: Vec<String> = packages.iter().flat_map(|package| policy.faults(package)).collect();
    if !faults.is_empty() {
        return Err(failure::wrong(format!("deny.toml does not allow this:\n{}", faults.join("\n"))));
    }
    println!("{} packages may all be used.", packages.len());
    for line in twice(packages) {
        println!("{line}");
    }
    Ok(())
}

/// What `deny.toml` says, as far as it is looked at here.
struct Policy {
    allowed: Vec<String>,
}

impl Policy {
    /// An array on one line is the same in TOML and in JSON. Whatever else is written there must be what this file
    /// knows how to check.
    fn read(text: &str) -> Result<Policy, Failure> {
        let mut values = values(text);
        let allowed =
            values.remove("licenses.allow").ok_or_else(|| failure::wrong("deny.toml allows no licences"))?;
        let allowed = serde_json::from_str(allowed).map_err(failure::json("deny.toml: licenses.allow"))?;
        if values.iter().map(|(key, value)| (key.as_str(), *value)).eq(CHECKED) {
            Ok(Policy { allowed })
        } else {
            Err(failure::wrong(format!(
                "deny.toml says other things than xtask/src/licences.rs can check: {values:?}"
            )))
        }
    }

    fn faults(&self, package: &Value) -> Vec<String> {
        let name = format!("{} {}", text(&package["name"]), text(&package["version"]));
        let mut faults = Vec::new();
        match package["license"].as_str() {
            None => faults.push(format!("{name} does not say what its licence is")),
            Some(licence) => match Expression::of(licence).satisfied(&self.allowed) {
                Some(true) => {}
                Some(false) => faults.push(format!("{name}: the licence is {licence}")),
                None => faults.push(format!("{name}: '{licence}' is no licence expression")),
            },
        }
        // Our own packages have no source.
        if let Some(source) = package["source"].as_str().filter(|source| *source != REGISTRY) {
            faults.push(format!("{name} comes from {source}"));
        }
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            // A path is no version: a crate's tests use the crate itself so, and cargo packs no such dependency.
            if dependency["req"] == "*" && dependency["path"].is_null() {
                faults.push(format!("{name} takes any version of {}", text(&dependency["name"])));
            }
        }
        faults
    }
}

/// The keys with their sections, and what stands behind them.
fn values(text: &str) -> BTreeMap<String, &str> {
    let mut section = "";
    let mut values = BTreeMap::new();
    for line in text.lines() {
        if let Some(name) = line.strip_prefix('[') {
            section = name.trim_end_matches(']');
        } else if let Some((key, value)) = line.split_once(" = ") {
            values.insert(format!("{section}.{key}"), value);
        }
    }
    values
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// A warning for each package that is there in several versions.
fn twice(packages: &[Value]) -> Vec<String> {
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for package in packages {
        versions.entry(text(&package["name"])).or_default().push(text(&package["version"]));
    }
    let several = versions.into_iter().filter(|(_, versions)| versions.len() > 1);
    several
        .map(|(name, versions)| format!("{name} is there several times: {}", versions.join(", ")))
        .collect()
}

/// The words of a licence expression that are still to be read: `MIT OR (Apache-2.0 AND Zlib)`, or with the `/` of old
/// that meant OR.
pub(crate) struct Expression {
    words: std::vec::IntoIter<String>,
    next: Option<String>,
}

impl Expression {
    pub(crate) fn of(licence: &str) -> Expression {
        let spaced = licence.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
        let mut words = spaced.split_whitespace().map(str::to_owned).collect::<Vec<_>>().into_iter();
        let next = words.next();
        Expression { words, next }
    }

    /// Whether licences of the list are enough, if it is an expression at all.
    pub(crate) fn satisfied(mut self, allowed: &[impl AsRef<str>]) -> Option<bool> {
        let satisfied = self.any(allowed)?;
        self.next.is_none().then_some(satisfied)
    }

    fn any(&mut self, allowed: &[impl AsRef<str>]) -> Option<bool> {
        let mut satisfied = self.all(allowed)?;
        while self.takes("OR") {
            satisfied |= self.all(allowed)?;
        }
        Some(satisfied)
    }

    fn all(&mut self, allowed: &[impl AsRef<str>]) -> Option<bool> {
        let mut satisfied = self.one(allowed)?;
        while self.takes("AND") {
            satisfied &= self.one(allowed)?;
        }
        Some(satisfied)
    }

    fn one(&mut self, allowed: &[impl AsRef<str>]) -> Option<bool> {
        if self.takes("(") {
            let satisfied = self.any(allowed)?;
            return self.takes(")").then_some(satisfied);
        }
        let mut name = self.name()?;
        if self.takes("WITH") {
            name = format!("{name} WITH {}", self.name()?);
        }
        Some(allowed.iter().any(|one| one.as_ref() == name))
    }

    fn name(&mut self) -> Option<String> {
        let sign = |word: &String| ["(", ")", "AND", "OR", "WITH"].contains(&word.as_str());
        self.next.take_if(|word| !sign(word)).inspect(|_| self.next = self.words.next())
    }

    fn takes(&mut self, sign: &str) -> bool {
        let taken = self.next.as_ref().is_some_and(|word| word.eq_ignore_ascii_case(sign));
        if taken {
            self.next = self.words.next();
        }
        taken
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn policy() -> Policy {
        Policy::read(&fs::read_to_string(root().join("deny.toml")).unwrap()).unwrap()
    }

    fn satisfied(licence: &str) -> Option<bool> {
        Expression::of(licence).satisfied(&["MIT", "Zlib", "Apache-2.0 WITH LLVM-exception"])
    }

    #[test]
    fn expressions_are_satisfied_by_what_is_allowed() {
        for licence in [
            "MIT",
            "GPL-3.0 OR MIT",
            "MIT/GPL-3.0",
            "MIT or GPL-3.0",
            "MIT AND Zlib",
            "(GPL-3.0 OR MIT) AND (Zlib)",
            "Apache-2.0 WITH LLVM-exception",
            // AND binds closer.
            "MIT OR GPL-3.0 AND LGPL-3.0",
        ] {
            assert_eq!(satisfied(licence), Some(true), "{licence}");
        }
        for licence in
            ["GPL-3.0", "MIT AND GPL-3.0", "(MIT OR Zlib) AND GPL-3.0", "Apache-2.0", "MIT WITH a-twist"]
        {
            assert_eq!(satisfied(licence), Some(false), "{licence}");
        }
        for licence in ["", "MIT Zlib", "MIT OR", "(MIT", "MIT)", "AND MIT", "MIT WITH"] {
            assert_eq!(satisfied(licence), None, "{licence}");
        }
    }

    #[test]
    fn faults_are_named() {
        let package = |licence: &str, source: &str, req: &str| {
            json!({
                "name": "a", "version": "1.0.0", "license": licence, "source": source,
                "dependencies": [{"name": "b", "req": req}],
            })
        };
        let none: [&str; 0] = [];
        assert_eq!(policy().faults(&package("MIT", REGISTRY, "^1.0")), none);
        assert_eq!(
            policy().faults(&package("GPL-3.0", REGISTRY, "^1.0")),
            ["a 1.0.0: the licence is GPL-3.0"]
        );
        let git = "git+https://example.org/a";
        assert_eq!(
            policy().faults(&package("MIT", git, "^1.0")),
            ["a 1.0.0 comes from git+https://example.org/a"]
        );
        assert_eq!(policy().faults(&package("MIT", REGISTRY, "*")), ["a 1.0.0 takes any version of b"]);
        let silent =
            json!({"name": "a", "version": "1.0.0", "license": null, "source": null, "dependencies": []});
        assert_eq!(policy().faults(&silent), ["a 1.0.0 does not say what its licence is"]);
    }

    #[test]
    fn a_list_that_says_something_else_is_not_passed_over() {
        let list = fs::read_to_string(root().join("deny.toml")).unwrap();
        assert!(Policy::read(&list.replace("unknown-git = \"deny\"", "unknown-git = \"warn\"")).is_err());
        assert!(Policy::read(&list.replace("[licenses]", "[others]")).is_err());
        assert!(Policy::read(&(list + "deny = [\"openssl\"]\n")).is_err());
    }
}
