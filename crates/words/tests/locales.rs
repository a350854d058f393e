//! The files of words: complete in every language, and nothing in them that nobody says.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use abande_words::Language;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The keys of a language in their order, each with its arguments.
fn keys(language: Language) -> Vec<(String, BTreeSet<String>)> {
    let path = root().join(format!("crates/words/locales/{language}.ftl"));
    let text = fs::read_to_string(&path).unwrap();
    let resource = parser::parse(text.as_str())
        .unwrap_or_else(|(_, errors)| panic!("{} cannot be read: {errors:?}", path.display()));
    let mut keys = Vec::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let pattern = message.value.unwrap_or_else(|| panic!("{} says nothing", message.id.name));
                let mut args = BTreeSet::new();
                collect(&pattern, &mut args);
                keys.push((message.id.name.to_string(), args));
            }
            Entry::Term(term) => panic!("-{}: terms are not used here", term.id.name),
            Entry::Junk { content } => panic!("{language}: {content}"),
            _ => {}
        }
    }
    keys
}

fn collect(pattern: &Pattern<&str>, args: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::Placeable { expression: Expression::Inline(inline) } => argument(inline, args),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                argument(selector, args);
                for variant in variants {
                    collect(&variant.value, args);
                }
            }
            PatternElement::TextElement { .. } => {}
        }
    }
}

fn argument(inline: &InlineExpression<&str>, args: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => drop(args.insert(id.name.to_string())),
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inline) = &**expression {
                argument(inline, args);
            }
        }
        _ => {}
    }
}

#[test]
fn every_language_has_the_same_keys_and_arguments_in_the_same_order() {
    let english = keys(Language::English);
    let unique: BTreeSet<_> = english.iter().map(|(key, _)| key).collect();
    assert_eq!(unique.len(), english.len(), "a key stands twice in en.ftl");
    for language in Language::ALL {
        let theirs = keys(language);
        let (mine, others): (BTreeMap<_, _>, BTreeMap<_, _>) =
            (english.iter().cloned().collect(), theirs.iter().cloned().collect());
        for (key, args) in &mine {
            assert_eq!(others.get(key), Some(args), "{key} in {language}.ftl, against en.ftl");
        }
        assert_eq!(theirs, english, "{language}.ftl has other keys than en.ftl, or another order");
    }
}

/// All source texts that may say something: the crates that know the words, and the browser's where it is there.
fn sources() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for part in fs::read_dir(root().join("crates")).unwrap() {
        let part = part.unwrap().path();
        let manifest = fs::read_to_string(part.join("Cargo.toml")).unwrap_or_default();
        if manifest.contains("abande-words") {
            read_sources(&part.join("src"), &mut found);
        }
    }
    read_sources(&root().join("web/src"), &mut found);
    read_sources(&root().join("web/board/src"), &mut found);
    found
}

fn read_sources(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries {
        let path = entry.unwrap().path();
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        if path.is_dir() {
            read_sources(&path, found);
        } else if ["rs", "ts", "svelte"].contains(&ending) {
            let text = fs::read_to_string(&path).unwrap();
            found.push((path, text));
        }
    }
}

/// The codes of the refusals, which make keys: as the rules list them.
fn refusal_codes() -> Vec<String> {
    let source = fs::read_to_string(root().join("crates/rules/src/position/refusal.rs")).unwrap();
    let (_, behind) = source.split_once("pub fn code").unwrap();
    let (body, _) = behind.split_once("pub fn").unwrap();
    let codes: Vec<String> = body.split('"').skip(1).step_by(2).map(String::from).collect();
    assert_eq!(codes.len(), body.matches("Refusal::").count());
    codes
}

const QUOTES: [char; 3] = ['"', '\'', '`'];

/// The key at the start of a text, if one stands there in quotes.
fn quoted_key(text: &str) -> Option<&str> {
    let quote = text.chars().next().filter(|sign| QUOTES.contains(sign))?;
    let (key, _) = text[1..].split_once(quote)?;
    let fitting = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
    (key.starts_with(|sign: char| sign.is_ascii_lowercase()) && key.chars().all(fitting)).then_some(key)
}

/// The keys that a source asks for: the first argument of `say`, `say_with` or, in the browser, `t`; and
/// whatever else is quoted and begins like a key of the terminal, the server or the browser.
fn asked(source: &str) -> BTreeSet<&str> {
    let mut asked = BTreeSet::new();
    for (at, sign) in source.char_indices() {
        if sign == '(' {
            let before = &source[..at];
            let name = before.rsplit(|sign: char| !sign.is_alphanumeric() && sign != '_').next();
            if matches!(name, Some("say" | "say_with" | "t")) {
                asked.extend(quoted_key(source[at + 1..].trim_start()));
            }
        } else if QUOTES.contains(&sign) {
            let like = |key: &&str| {
                ["tui-", "puzzle-", "server-", "web-"].iter().any(|prefix| key.starts_with(prefix))
            };
            asked.extend(quoted_key(&source[at..]).filter(like));
        }
    }
    asked
}

#[test]
fn every_key_that_is_asked_for_is_there() {
    let known: BTreeSet<String> = keys(Language::English).into_iter().map(|(key, _)| key).collect();
    for (path, source) in sources() {
        for key in asked(&source) {
            assert!(known.contains(key), "{} says '{key}', which is not in locales/", path.display());
        }
    }
    for code in refusal_codes() {
        assert!(known.contains(&format!("refusal-{code}")), "there are no words for the refusal {code}");
    }
}

#[test]
fn every_key_is_used() {
    let sources = sources();
    let refusals: Vec<String> = refusal_codes().iter().map(|code| format!("refusal-{code}")).collect();
    for (key, _) in keys(Language::English) {
        let quoted = |(_, source): &(PathBuf, String)| {
            QUOTES.iter().any(|quote| source.contains(&format!("{quote}{key}{quote}")))
        };
        assert!(refusals.contains(&key) || sources.iter().any(quoted), "nobody says '{key}' of locales/");
    }
}

#[test]
fn the_search_for_keys_finds_them() {
    let source = "words.say(\"one\"); say_with(\n  \"two-2\", &[]); {t('three')} `web-four` \"tui-five\" \"server-six\" lay(\"no\")";
    assert_eq!(
        asked(source),
        BTreeSet::from(["one", "two-2", "three", "web-four", "tui-five", "server-six"])
    );
}
