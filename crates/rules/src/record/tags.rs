//! What is known about a game besides its moves.

/// The tags that have a place of their own, in the order in which they are written.
pub(super) const KNOWN: [&str; 13] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "Black",
    "White",
    "Board",
    "Pieces",
    "Coords",
    "Result",
    "Termination",
    "TimeControl",
    "Position",
];

/// The tags that a game, or how it is written, answers for: a file has them, [`Tags`] does not.
const DERIVED: [&str; 5] = ["Board", "Pieces", "Coords", "Result", "Position"];

/// Pairs of a name and a value, such as `Event` and `Vienna Open`.
///
/// Names are alike in either case of letters. The well-known ones come first, in a fixed order; the others
/// follow in the order in which they were set. Values are single lines: a line break becomes a blank.
/// `Board`, `Pieces`, `Position` and `Result` are not among them, because the game itself knows them; nor is
/// `Coords`, which says how a file names the spaces.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tags {
    pairs: Vec<(String, String)>,
}

/// Why a tag cannot be set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TagError {
    /// The name has other characters than letters, digits and `_`, or none at all.
    #[error("'{name}' is no name for a tag: it takes letters a-z, digits and _")]
    Name {
        /// The name.
        name: String,
    },
    /// The game itself knows this one.
    #[error("the tag {name} is not set: it follows from the game itself")]
    Derived {
        /// The name.
        name: &'static str,
    },
}

impl Tags {
    /// The value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        let (_, value) = self.pairs.iter().find(|(known, _)| known.eq_ignore_ascii_case(name))?;
        Some(value)
    }

    /// Sets a tag. One that is there already keeps its place.
    ///
    /// # Errors
    /// When the name is none, or the game itself answers for that tag.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if !is_name(name) {
            return Err(TagError::Name { name: super::shortened(name) });
        }
        let is_this = |known: &&&str| known.eq_ignore_ascii_case(name);
        if let Some(name) = DERIVED.iter().find(is_this) {
            return Err(TagError::Derived { name });
        }
        self.put(name, value);
        Ok(())
    }

    /// Sets a tag whose name is known to be sound.
    pub(super) fn put(&mut self, name: &str, value: &str) {
        let value = one_line(value);
        match self.pairs.iter_mut().find(|(known, _)| known.eq_ignore_ascii_case(name)) {
            Some(pair) => pair.1 = value,
            None => self.insert(name, value),
        }
    }

    fn insert(&mut self, name: &str, value: String) {
        let pair = (spelling(name).to_owned(), value);
        let place = self.pairs.partition_point(|(known, _)| rank(known) <= rank(name));
        self.pairs.insert(place, pair);
    }

    /// Tags as a file has them, in its order: names and values are sound, and no name comes twice.
    pub(super) fn collected(pairs: impl Iterator<Item = (String, String)>) -> Tags {
        let mut tags = Tags::default();
        for (name, value) in pairs.filter(|(name, _)| !DERIVED.contains(&name.as_str())) {
            tags.insert(&name, one_line(&value));
        }
        tags
    }

    /// Takes a tag out, and hands out its value.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        let place = self.pairs.iter().position(|(known, _)| known.eq_ignore_ascii_case(name))?;
        Some(self.pairs.remove(place).1)
    }

    /// All tags with their values, in the order in which they are written.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, &str)> {
        self.pairs.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// How many tags there are.
    pub fn len(&self) -> usize {
        self.pairs.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }
}

/// Whether a text can be the name of a tag.
fn is_name(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(is_name_byte)
}

/// Whether a byte can be part of a tag's name.
pub(super) fn is_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// The name as it is written: the well-known ones have one spelling, the others are kept.
pub(super) fn spelling(name: &str) -> &str {
    KNOWN.iter().find(|known| known.eq_ignore_ascii_case(name)).copied().unwrap_or(name)
}

/// The place among the well-known tags, or behind them all.
pub(super) fn rank(name: &str) -> usize {
    KNOWN.iter().position(|known| known.eq_ignore_ascii_case(name)).unwrap_or(KNOWN.len())
}

/// A value without line breaks.
pub(super) fn one_line(value: &str) -> String {
    value.replace("\r\n", " ").replace(['\r', '\n'], " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn well_known_tags_come_first_in_their_order() {
        let mut tags = Tags::default();
        for (name, value) in [("Mood", "calm"), ("white", "Bo"), ("Annotator", "Cy"), ("EVENT", "Cup")] {
            tags.set(name, value).unwrap();
        }
        tags.set("mood", "two\r\nlines\n").unwrap();
        let expected = [("Event", "Cup"), ("White", "Bo"), ("Mood", "two lines "), ("Annotator", "Cy")];
        assert!(tags.iter().eq(expected));
        assert_eq!(tags.get("White"), Some("Bo"));
        assert_eq!(tags.remove("ANNOTATOR").as_deref(), Some("Cy"));
        assert_eq!((tags.get("Annotator"), tags.len(), tags.is_empty()), (None, 3, false));
    }

    #[test]
    fn names_that_are_none_and_tags_of_the_game_are_refused() {
        let mut tags = Tags::default();
        for name in ["", "two words", "quote\"", "é", "a-b"] {
            assert_eq!(tags.set(name, ""), Err(TagError::Name { name: name.into() }));
        }
        assert_eq!(tags.set("board", "hex"), Err(TagError::Derived { name: "Board" }));
        assert!(tags.is_empty());
    }
}
