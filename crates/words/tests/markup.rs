//! The browser says nothing by itself: its components have no words of their own.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

/// What is read or heard, apart from what stands between the tags.
const SPOKEN: [&str; 6] = ["alt", "aria-label", "caption", "legend", "placeholder", "title"];

/// Names, which are the same in every language.
const NAMES: [&str; 2] = ["Abande", "https://"];

fn components(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            components(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "svelte") {
            found.push(path);
        }
    }
}

/// A text without what stands from each `open` to the `close` behind it.
fn without(text: &str, open: &str, close: &str) -> String {
    let mut parts = text.split(open);
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |whole, part| whole + part.split_once(close).map_or("", |(_, rest)| rest))
}

/// The markup of a component, without its code: what stands in braces comes from elsewhere.
fn markup(component: &str) -> String {
    let coded = without(&without(component, "<script", "</script>"), "<style", "</style>");
    let bare = without(&coded, "<!--", "-->");
    let mut depth = 0_usize;
    let outside = bare.chars().filter(|sign| {
        depth += usize::from(*sign == '{');
        let kept = depth == 0;
        depth -= usize::from(*sign == '}' && depth > 0);
        kept
    });
    outside.collect()
}

/// Whether there is a word: the names of spaces have a letter alone.
fn has_word(text: &str) -> bool {
    text.split(|sign: char| !sign.is_alphabetic()).any(|word| word.chars().count() > 1)
}

/// What a component says in words of its own.
fn own_words(component: &str) -> Vec<String> {
    let markup = markup(component);
    let texts = without(&markup.replace('<', "\n<"), "<", ">");
    let attributes = SPOKEN.iter().flat_map(|name| {
        let opening = format!(" {name}=\"");
        markup
            .split(&opening)
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
            .map(String::from)
            .collect::<Vec<_>>()
    });
    let all = texts.lines().map(|line| line.trim().to_string()).chain(attributes);
    all.filter(|text| has_word(text) && !NAMES.contains(&text.as_str())).collect()
}

#[test]
fn components_say_only_what_the_locales_say() {
    let mut found = Vec::new();
    components(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src"), &mut found);
    assert!(!found.is_empty());
    for path in found {
        let own = own_words(&fs::read_to_string(&path).unwrap());
        assert!(own.is_empty(), "{} says {own:?}: that belongs into locales/", path.display());
    }
}

#[test]
fn own_words_are_found() {
    let component = "<script>let a = 'x > y'</script>\n<p title=\"Not here\" onclick={() => go({ a: 1 })}>{t('key')} and\n\
                     <b>Abande</b></p><style>p { color: red; }</style>";
    assert_eq!(own_words(component), ["and", "Not here"]);
}
