//! The languages, and which one a person wants.

use std::fmt;
use std::str::FromStr;

use unic_langid::LanguageIdentifier;

/// A language that the words are there in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// `en`
    #[default]
    English,
    /// `de`
    German,
    /// `fr`
    French,
    /// `es`
    Spanish,
    /// `it`
    Italian,
}

/// A text that names none of the languages.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there are no words in '{text}', only in en, de, fr, es, it")]
pub struct UnknownLanguage {
    /// The text.
    pub text: String,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 5] =
        [Language::English, Language::German, Language::French, Language::Spanish, Language::Italian];

    /// Its two letters, such as `de`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::French => "fr",
            Language::Spanish => "es",
            Language::Italian => "it",
        }
    }

    /// The language of a locale such as `de_AT.UTF-8` or `de-AT`. `C` and `POSIX` are English.
    pub fn of_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['_', '-', '.', '@']).next()?.to_ascii_lowercase();
        if ["c", "posix"].contains(&code.as_str()) {
            return Some(Language::English);
        }
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language that the environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is
    /// set decides. English where none is, or where we do not speak it.
    ///
    /// ```
    /// use abande_words::Language;
    ///
    /// let environment = |name: &str| (name == "LANG").then(|| "it_IT.UTF-8".to_string());
    /// assert_eq!(Language::of_environment(environment), Language::Italian);
    /// ```
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
        let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set);
        locale.and_then(|locale| Language::of_locale(&locale)).unwrap_or_default()
    }

    /// The file of its words, in the syntax of [Fluent](https://projectfluent.org).
    pub const fn source(self) -> &'static str {
        match self {
            Language::English => include_str!("../locales/en.ftl"),
            Language::German => include_str!("../locales/de.ftl"),
            Language::French => include_str!("../locales/fr.ftl"),
            Language::Spanish => include_str!("../locales/es.ftl"),
            Language::Italian => include_str!("../locales/it.ftl"),
        }
    }

    /// Its name for the library that knows about plurals.
    pub(crate) fn id(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        Language::of_locale(text).ok_or_else(|| UnknownLanguage { text: text.into() })
    }
}

#[cfg(test)]
mod tests {
    use super::Language;

    fn asked(variables: &[(&str, &str)]) -> Language {
        Language::of_environment(|name| {
            variables.iter().find(|(set, _)| *set == name).map(|(_, value)| (*value).to_string())
        })
    }

    #[test]
    fn the_environment_is_asked_in_order() {
        assert_eq!(asked(&[]), Language::English);
        assert_eq!(asked(&[("LANG", "fr_FR.UTF-8")]), Language::French);
        assert_eq!(asked(&[("LANG", "fr_FR.UTF-8"), ("LC_MESSAGES", "es")]), Language::Spanish);
        assert_eq!(asked(&[("LC_ALL", "C.UTF-8"), ("LC_MESSAGES", "es")]), Language::English);
        assert_eq!(asked(&[("LC_ALL", ""), ("LANG", "de_DE@euro")]), Language::German);
        assert_eq!(asked(&[("LC_ALL", "ja_JP.UTF-8"), ("LANG", "de")]), Language::English);
    }

    #[test]
    fn codes_read_back() {
        for language in Language::ALL {
            assert_eq!(language.code().parse(), Ok(language));
            assert_eq!(language.code().to_uppercase().parse(), Ok(language));
        }
        assert!("tlh".parse::<Language>().is_err());
        assert!("".parse::<Language>().is_err());
    }
}
