//! How the words are written: one way to address people, the game's own words, and good typography.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeMap;
use std::fs;

use abande_words::Language;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// The messages of a language, each in all its readings: one for every choice of variants. What is put in
/// stands there by its name, as in `{count}`.
fn messages(language: Language) -> BTreeMap<String, Vec<String>> {
    let path = format!("{}/locales/{language}.ftl", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap();
    let resource = parser::parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let entries = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name.to_string(), readings(&message.value?))),
        _ => None,
    });
    entries.collect()
}

fn readings(pattern: &Pattern<&str>) -> Vec<String> {
    let mut whole = vec![String::new()];
    for element in &pattern.elements {
        let parts = match element {
            PatternElement::TextElement { value } => vec![(*value).to_string()],
            PatternElement::Placeable { expression: Expression::Inline(inline) } => vec![name(inline)],
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().flat_map(|variant| readings(&variant.value)).collect()
            }
        };
        whole =
            whole.iter().flat_map(|start| parts.iter().map(move |part| format!("{start}{part}"))).collect();
    }
    whole
}

fn name(inline: &InlineExpression<&str>) -> String {
    match inline {
        InlineExpression::VariableReference { id } => format!("{{{}}}", id.name),
        InlineExpression::StringLiteral { value } => (*value).to_string(),
        other => panic!("{other:?}: only arguments are put in"),
    }
}

/// Every reading of every message of a language, with its key.
fn all_readings(language: Language) -> Vec<(String, String)> {
    let messages = messages(language);
    messages
        .into_iter()
        .flat_map(|(key, texts)| texts.into_iter().map(move |text| (key.clone(), text)))
        .collect()
}

/// The rules in a language, line by line: those to read and those to print.
fn rules(language: Language) -> Vec<(String, String)> {
    let document = match language {
        Language::English => "docs/rules.md".to_string(),
        _ => format!("docs/rules.{language}.md"),
    };
    let sheet = format!("crates/draw/rule_sheets/{language}.txt");
    let lines = [document, sheet].into_iter().flat_map(|path| {
        let text = fs::read_to_string(format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"))).unwrap();
        text.lines().map(|line| (path.clone(), line.to_string())).collect::<Vec<_>>()
    });
    lines.collect()
}

/// The words of a text; signs around them are left out.
fn words_of(text: &str) -> Vec<&str> {
    text.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty()).collect()
}

#[test]
fn everybody_is_addressed_in_the_same_way() {
    let others: [(Language, &[&str]); 4] = [
        (Language::German, &["Ihr", "Ihre", "Ihrem", "Ihren", "Ihrer", "Ihres", "Ihnen"]),
        (Language::French, &["tu", "te", "toi", "ton", "ta", "tes"]),
        (Language::Spanish, &["usted", "ustedes", "vosotros", "vuestra", "vuestras", "vuestro", "vuestros"]),
        (
            Language::Italian,
            &["Lei", "Suo", "Sua", "Suoi", "Sue", "voi", "vostra", "vostre", "vostri", "vostro"],
        ),
    ];
    for (language, words) in others {
        for (key, text) in all_readings(language) {
            let found = words_of(&text).into_iter().find(|word| words.contains(word));
            assert_eq!(found, None, "{key} in {language}.ftl: {text}");
        }
    }
    // At the start of a sentence it may be the games, or the sound, that are meant.
    for (key, text) in all_readings(Language::German) {
        for (at, _) in text.match_indices("Sie ") {
            let before = text[..at].trim_end();
            let starts = before.is_empty() || before.ends_with(['.', '!', '?', ':']);
            assert!(starts, "{key} in de.ftl says Sie: {text}");
        }
    }
}

#[test]
fn the_words_of_the_game_are_used() {
    // Words of other games, or of other things, for what has a name in Abande.
    let foreign: [(Language, &[&str]); 4] = [
        (
            Language::German,
            &["schnittpunkt", "spielbrett", "turm", "figur", "unentschieden", "einschläfer", "schläfere"],
        ),
        (Language::French, &["plateau", "damier", "pion", "point de coupure", "match nul"]),
        // Where there is no *espacio* there is no room.
        (Language::Spanish, &["casilla", "ficha", "torre", "punto de corte", "tablas", "no hay espacio"]),
        (
            Language::Italian,
            &["tabellone", "scacchiera", "pezzi", "pezzo", "punto di taglio", "patta", "pareggio"],
        ),
    ];
    for (language, words) in foreign {
        for (place, text) in all_readings(language).into_iter().chain(rules(language)) {
            let small = text.to_lowercase();
            let found = words.iter().find(|word| small.contains(**word));
            assert_eq!(found, None, "{place}, {language}: {text}");
        }
    }
}

#[test]
fn italian_players_have_their_article() {
    // As in *al Nero*, *del Bianco*.
    for (key, text) in all_readings(Language::Italian) {
        for player in ["{player}", "{winner}", "Nero", "Bianco"] {
            for preposition in ["a", "da", "di", "per"] {
                let bare = format!(" {preposition} {player}");
                assert!(
                    !format!(" {text}").to_lowercase().contains(&bare.to_lowercase()),
                    "{key} in it.ftl: {text}"
                );
            }
        }
    }
}

#[test]
fn what_stands_beside_several_nouns_agrees_with_none() {
    // Beside lessons, exercises and puzzles, of which some are masculine and some feminine.
    for language in [Language::French, Language::Spanish, Language::Italian] {
        for text in &messages(language)["web-learn-progress"] {
            assert!(text.ends_with("{count}"), "{language}.ftl: {text}");
        }
    }
}

#[test]
fn italian_sleepers_are_pieces_or_stacks() {
    // *Dormiente* alone would be somebody who sleeps.
    const BEFORE: [&str; 6] = ["pedina", "pedine", "pila", "pile", "è", "sono"];
    for (place, text) in all_readings(Language::Italian).into_iter().chain(rules(Language::Italian)) {
        let small = text.to_lowercase();
        let words = words_of(&small);
        for (at, word) in words.iter().enumerate().filter(|(_, word)| word.starts_with("dormient")) {
            // One that begins a sentence is said of the stack at hand.
            let said_of_it = at == 0 && *word == "dormiente";
            assert!(
                said_of_it || at > 0 && BEFORE.contains(&words[at - 1]),
                "{place}, it: {word} of what? {text}"
            );
        }
    }
}

#[test]
fn what_said_nothing_does_not_come_back() {
    // A finding that tells nothing, a label that leaves open what it takes up again, and what is no sentence.
    let whole = [(Language::English, "This is a position."), (Language::French, "Reprendre")];
    let parts = [(Language::French, "au mieux joué"), (Language::French, "réussies")];
    for (language, said) in whole {
        let found = all_readings(language).into_iter().find(|(_, text)| text == said);
        assert_eq!(found, None, "{language}.ftl");
    }
    for (language, part) in parts {
        let found = all_readings(language).into_iter().find(|(_, text)| text.to_lowercase().contains(part));
        assert_eq!(found, None, "{language}.ftl");
    }
}

/// What is counted, in the plural.
fn plurals(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &[
            "characters",
            "days",
            "files",
            "games",
            "letters",
            "minutes",
            "moves",
            "parts",
            "people",
            "pieces",
            "points",
            "positions",
            "seconds",
            "spaces",
        ],
        Language::German => &[
            "Buchstaben",
            "Felder",
            "Leute",
            "Linien",
            "Minuten",
            "Partien",
            "Punkte",
            "Punkten",
            "Sekunden",
            "Steine",
            "Stellungen",
            "Tage",
            "Teile",
            "Teilen",
            "Zeichen",
            "Züge",
        ],
        Language::French => &[
            "caractères",
            "colonnes",
            "coups",
            "intersections",
            "jours",
            "lettres",
            "minutes",
            "parties",
            "personnes",
            "pièces",
            "points",
            "positions",
            "secondes",
        ],
        Language::Spanish => &[
            "caracteres",
            "columnas",
            "días",
            "espacios",
            "jugadas",
            "letras",
            "minutos",
            "partes",
            "partidas",
            "personas",
            "piezas",
            "posiciones",
            "puntos",
            "segundos",
        ],
        Language::Italian => &[
            "caratteri",
            "caselle",
            "colonne",
            "giorni",
            "lettere",
            "minuti",
            "mosse",
            "parti",
            "partite",
            "pedine",
            "persone",
            "posizioni",
            "punti",
            "secondi",
        ],
    }
}

#[test]
fn what_is_counted_has_a_singular() {
    // There are two at least: the parts of a band in parts, what is too many or too high, a side of a board, a name.
    const NEVER_ONE: [&str; 11] = [
        "refusal-too-high",
        "refusal-would-split",
        "server-name-too-long",
        "server-name-too-short",
        "server-password-too-long",
        "server-password-too-short",
        "server-too-many-minutes",
        "web-analyse-fault-split-band",
        "web-analyse-fault-too-high",
        "web-fault-too-many-spaces",
        "web-unusual-size",
    ];
    for language in Language::ALL {
        for (key, texts) in messages(language) {
            let counted = |text: &String| {
                text.split('}')
                    .skip(1)
                    .find(|rest| {
                        let noun = rest.trim_start().split(|sign: char| !sign.is_alphabetic()).next();
                        noun.is_some_and(|noun| plurals(language).contains(&noun))
                    })
                    .is_some()
            };
            assert!(
                !texts.iter().any(counted) || texts.len() > 1 || NEVER_ONE.contains(&key.as_str()),
                "{key} in {language}.ftl counts without a singular: {texts:?}"
            );
        }
    }
}

#[test]
fn one_thing_has_one_name() {
    // Other names of what has one elsewhere: the opponent, the page of the settings.
    let others: [(Language, &[&str]); 5] = [
        (Language::English, &["options", "preferences"]),
        (Language::German, &["einstellung"]),
        (
            Language::French,
            &["l’autre a ", "de l’autre", "si l’autre", "à l’autre", "options", "préférences"],
        ),
        (Language::Spanish, &["al otro", "el otro", "opciones", "preferencias"]),
        (
            Language::Italian,
            &["all’altro", "anche l’altro", "dell’altro", "l’altro ", "impostazioni", "preferenze"],
        ),
    ];
    for (language, words) in others {
        for (key, text) in all_readings(language) {
            let small = text.to_lowercase();
            let found = words.iter().find(|word| small.contains(**word));
            assert_eq!(found, None, "{key} in {language}.ftl: {text}");
        }
    }
}

#[test]
fn the_remarks_are_in_english() {
    let remarks = |language: Language| {
        let path = format!("{}/locales/{language}.ftl", env!("CARGO_MANIFEST_DIR"));
        let text = fs::read_to_string(path).unwrap();
        let lines = text.lines().filter(|line| line.starts_with("# ") || line.starts_with("## "));
        lines.map(String::from).collect::<Vec<_>>()
    };
    let english = remarks(Language::English);
    for language in Language::ALL {
        for remark in remarks(language) {
            assert!(english.contains(&remark), "{language}.ftl has a remark that en.ftl has not: {remark}");
        }
    }
}

#[test]
fn signs_are_those_of_a_printer() {
    // They quote signs that are written in files.
    const QUOTING: [&str; 3] = ["web-fault-glyph", "web-fault-no-date", "web-fault-open-value"];
    for language in Language::ALL {
        let written = all_readings(language).into_iter().filter(|(key, _)| !QUOTING.contains(&key.as_str()));
        for (key, text) in written {
            let at = format!("{key} in {language}.ftl: {text}");
            assert!(!text.contains(['\'', '"']) && !text.contains("..."), "{at}");
            assert!(!text.contains("  ") && text.trim() == text, "spaces: {at}");
            // German sets dots apart from the word before them, the others do not.
            assert!(language == Language::German || !text.contains(" …"), "{at}");
            // Only French has a space at these signs, and one at which no line breaks.
            for pattern in [" ;", " :", " !", " ?", "« ", " »"] {
                let count = |space: &str| text.matches(&pattern.replace(' ', space)).count();
                let right =
                    if language == Language::French { count("\u{a0}") } else { count("") - count(" ") };
                assert_eq!(right, count(""), "the space in ‘{pattern}’: {at}");
            }
        }
    }
}

#[test]
fn nothing_is_left_in_english() {
    // What a language has in common with English.
    const IN_COMMON: [&str; 22] = [
        "Account",
        "Analyse",
        "Computer",
        "Ctrl",
        "Engine",
        "Enter",
        "Esc",
        "Home",
        "Import",
        "Libre",
        "Link",
        "Name",
        "Online",
        "Password",
        "Position",
        "Version {version}",
        "certain",
        "hexagonal",
        "{black} – {white}",
        "{count} point",
        "{count} points",
        "{seconds} s",
    ];
    let english = messages(Language::English);
    for language in Language::ALL.into_iter().filter(|&language| language != Language::English) {
        for (key, text) in all_readings(language) {
            let outside = text.split('{').filter_map(|part| part.rsplit('}').next());
            let silent = !outside.collect::<String>().contains(char::is_alphabetic);
            let own = silent || IN_COMMON.contains(&text.as_str()) || !english[&key].contains(&text);
            assert!(
                own,
                "{key} in {language}.ftl reads as in English; if that is right, list it here: {text}"
            );
        }
    }
}
