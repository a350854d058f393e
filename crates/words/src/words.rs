//! The words of one language.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use crate::{Arg, Language};

/// The words of one language. Reading them takes about a millisecond; threads may share them.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of a language.
    pub fn new(language: Language) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        // The marks around what is put in are for texts that mix directions of writing. Ours do not, and
        // terminals show the marks.
        bundle.set_use_isolating(false);
        // What cannot be read of a file is left out, and the tests find it.
        let resource = FluentResource::try_new(language.source().into()).unwrap_or_else(|(read, _)| read);
        let _ = bundle.add_resource(resource);
        Words { language, bundle }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The words under a key. A key that is not there stands for itself.
    pub fn say(&self, key: &str) -> String {
        self.say_with(key, &[])
    }

    /// The words under a key, with something put in.
    ///
    /// ```
    /// use abande_words::{Language, Words};
    ///
    /// let words = Words::new(Language::English);
    /// assert_eq!(words.say_with("points", &[("count", 1_u8.into())]), "1 point");
    /// assert_eq!(words.say_with("points", &[("count", 12_u8.into())]), "12 points");
    /// ```
    pub fn say_with(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.into();
        };
        let args: FluentArgs<'_> = args.iter().map(|(name, arg)| (*name, arg)).collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "{key} in {}: {errors:?}", self.language);
        text.into_owned()
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.language)
    }
}
