//! What is put into a sentence.

use fluent_bundle::FluentValue;

/// A text or a number to be put into a sentence. Numbers choose between singular and plural.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    /// A name, such as that of a space.
    Text(&'a str),
    /// A number.
    Number(i64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(text)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Arg<'a> {
        Arg::Text(text)
    }
}

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Arg::Number(number as i64)
    }
}

impl From<u8> for Arg<'_> {
    fn from(number: u8) -> Self {
        Arg::Number(number.into())
    }
}

impl From<u16> for Arg<'_> {
    fn from(number: u16) -> Self {
        Arg::Number(number.into())
    }
}

impl<'a> From<&Arg<'a>> for FluentValue<'a> {
    fn from(arg: &Arg<'a>) -> FluentValue<'a> {
        match *arg {
            Arg::Text(text) => FluentValue::from(text),
            Arg::Number(number) => FluentValue::from(number),
        }
    }
}
