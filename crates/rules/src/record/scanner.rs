//! The lexer of game files: text taken apart into tokens.

use super::tags::is_name_byte;
use super::{GameResult, RecordProblem, glyph, shortened};

/// A problem and the byte where it lies.
#[derive(Debug)]
pub(super) struct Trouble {
    pub(super) offset: usize,
    pub(super) problem: RecordProblem,
}

impl Trouble {
    pub(super) fn new(offset: usize, problem: impl Into<RecordProblem>) -> Trouble {
        Trouble { offset, problem: problem.into() }
    }
}

/// What movetext is made of.
#[derive(Debug, PartialEq)]
pub(super) enum Token<'a> {
    /// A move number, with its dots if they follow at once.
    Number,
    /// Dots away from their number.
    Dots,
    /// A move, or what should be one.
    Word(&'a str),
    /// A glyph, as a number or a sign.
    Glyph(u8),
    /// A comment in braces or behind a semicolon.
    Comment(String),
    /// `(`
    Open,
    /// `)`
    Close,
    /// The end of the game.
    Result(GameResult),
    /// `[`, where the next game's tags begin.
    Bracket,
    /// The end of the text.
    End,
}

/// A tag as the text has it.
pub(super) struct RawTag<'a> {
    pub(super) name: &'a str,
    pub(super) name_offset: usize,
    pub(super) value: String,
    /// The value with its backslashes.
    raw: &'a str,
    pub(super) value_offset: usize,
}

impl RawTag<'_> {
    /// Where a character of the value stands in the text, by its number from 0.
    pub(super) fn offset_of(&self, number: usize) -> usize {
        let mut chars = self.raw.char_indices().peekable();
        for _ in 0..number {
            let escape = chars.next().is_some_and(|(_, c)| c == '\\');
            let _ = chars.next_if(|(_, c)| escape && matches!(c, '"' | '\\'));
        }
        self.value_offset + chars.peek().map_or(self.raw.len(), |(index, _)| *index)
    }
}

const BYTE_ORDER_MARK: char = '\u{feff}';

/// Characters that end a word. All are ASCII.
const BREAKS: &[char] = &['{', '}', '(', ')', '[', ']', ';', '$', '!', '?', '"', '*'];

/// Reads tokens one after the other.
pub(super) struct Scanner<'a> {
    text: &'a str,
    offset: usize,
    /// Where the last token began: after trouble, reading goes on from there.
    token_offset: usize,
    /// From here on no comment is ever closed. Without it a file of open comments would be read to its end
    /// once for each of them.
    never_closed: usize,
}

impl<'a> Scanner<'a> {
    pub(super) fn new(text: &'a str) -> Scanner<'a> {
        let offset = if text.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len_utf8() } else { 0 };
        Scanner { text, offset, token_offset: offset, never_closed: usize::MAX }
    }

    pub(super) fn text(&self) -> &'a str {
        self.text
    }

    /// Where the last token began.
    pub(super) fn token_offset(&self) -> usize {
        self.token_offset
    }

    fn rest(&self) -> &'a str {
        &self.text[self.offset..]
    }

    fn skip_while(&mut self, skipped: impl Fn(char) -> bool) {
        self.offset = self.text.len() - self.rest().trim_start_matches(skipped).len();
    }

    /// Goes to the next token, and says how it begins.
    pub(super) fn peek(&mut self) -> Option<char> {
        // Files that were put together may have the mark anywhere.
        self.skip_while(|c| c.is_whitespace() || c == BYTE_ORDER_MARK);
        self.token_offset = self.offset;
        self.rest().chars().next()
    }

    /// What stands at the last token, for an error.
    pub(super) fn found(&self) -> String {
        let rest = &self.text[self.token_offset..];
        let first = rest.chars().next().map_or(0, char::len_utf8);
        let end = |c: char| c.is_whitespace() || BREAKS.contains(&c);
        let length = first + rest[first..].find(end).unwrap_or(rest.len() - first);
        if rest.is_empty() {
            "the end of the file".into()
        } else {
            format!("'{}'", shortened(&rest[..length]))
        }
    }

    fn unexpected<T>(&self, expected: &'static str) -> Result<T, Trouble> {
        let found = self.found();
        Err(Trouble::new(self.token_offset, RecordProblem::Unexpected { found, expected }))
    }

    /// The next token of movetext.
    pub(super) fn next_token(&mut self) -> Result<Token<'a>, Trouble> {
        let Some(first) = self.peek() else { return Ok(Token::End) };
        match first {
            '{' => return self.comment(),
            ';' => return Ok(self.line_comment()),
            '$' => return self.numbered_glyph(),
            '!' | '?' => return self.sign(),
            '.' => {
                self.skip_while(|c| c == '.');
                return Ok(Token::Dots);
            }
            '}' | ']' | '"' => return self.unexpected(super::movetext::EXPECTED),
            _ => {}
        }
        let single = match first {
            '(' => Some(Token::Open),
            ')' => Some(Token::Close),
            '[' => Some(Token::Bracket),
            '*' => Some(Token::Result(GameResult::Open)),
            _ => None,
        };
        if let Some(token) = single {
            self.offset += first.len_utf8();
            return Ok(token);
        }
        Ok(self.number().unwrap_or_else(|| self.word()))
    }

    /// A move number: digits with dots behind them, or digits alone.
    fn number(&mut self) -> Option<Token<'a>> {
        let rest = self.rest();
        let behind = rest.trim_start_matches(|c: char| c.is_ascii_digit());
        let ends = |c: char| c == '.' || c.is_whitespace() || BREAKS.contains(&c);
        if behind.len() == rest.len() || !behind.chars().next().is_none_or(ends) {
            return None;
        }
        self.offset = self.text.len() - behind.trim_start_matches('.').len();
        Some(Token::Number)
    }

    fn word(&mut self) -> Token<'a> {
        let rest = self.rest();
        let end = |c: char| c.is_whitespace() || BREAKS.contains(&c);
        let word = &rest[..rest.find(end).unwrap_or(rest.len())];
        self.offset += word.len();
        word.parse().map_or(Token::Word(word), Token::Result)
    }

    /// A comment in braces. A backslash before `}` or another backslash lets it be part of the comment;
    /// before anything else it stands for itself.
    fn comment(&mut self) -> Result<Token<'a>, Trouble> {
        let mut comment = String::new();
        let start = self.offset + 1;
        let mut from = start;
        while start < self.never_closed {
            let Some(length) = self.text[from..].find(['}', '\\']) else {
                self.never_closed = start;
                break;
            };
            let at = from + length;
            comment.push_str(&self.text[from..at]);
            match self.text.as_bytes()[at..] {
                [b'}', ..] => {
                    self.offset = at + 1;
                    return Ok(Token::Comment(comment));
                }
                [_, escaped @ (b'}' | b'\\'), ..] => {
                    comment.push(char::from(escaped));
                    from = at + 2;
                }
                _ => {
                    comment.push('\\');
                    from = at + 1;
                }
            }
        }
        Err(Trouble::new(self.offset, RecordProblem::OpenComment))
    }

    /// A comment from a semicolon to the end of the line.
    fn line_comment(&mut self) -> Token<'a> {
        let line = self.rest().split('\n').next().unwrap_or_default();
        self.offset += line.len();
        Token::Comment(line[1..].trim().to_owned())
    }

    fn numbered_glyph(&mut self) -> Result<Token<'a>, Trouble> {
        self.offset += 1;
        self.skip_while(|c| c.is_ascii_digit());
        let text = &self.text[self.token_offset..self.offset];
        let trouble = |_| Trouble::new(self.token_offset, RecordProblem::Glyph { text: shortened(text) });
        text[1..].parse().map(Token::Glyph).map_err(trouble)
    }

    fn sign(&mut self) -> Result<Token<'a>, Trouble> {
        self.skip_while(|c| matches!(c, '!' | '?'));
        let sign = &self.text[self.token_offset..self.offset];
        let trouble = || Trouble::new(self.token_offset, RecordProblem::Sign { text: shortened(sign) });
        glyph::of_sign(sign).map(Token::Glyph).ok_or_else(trouble)
    }

    /// A tag such as `[Event "Vienna Open"]`, all on one line.
    pub(super) fn tag(&mut self) -> Result<RawTag<'a>, Trouble> {
        self.expect('[', "a tag such as [Event \"Vienna Open\"]")?;
        self.skip_blanks();
        let name_offset = self.offset;
        self.skip_while(|c| u8::try_from(c).is_ok_and(is_name_byte));
        let name = &self.text[name_offset..self.offset];
        if name.is_empty() {
            return self.unexpected("the name of a tag, such as Event");
        }
        self.skip_blanks();
        self.expect('"', "the value of the tag in quotation marks")?;
        let value_offset = self.offset;
        let (value, raw) = self.value()?;
        self.skip_blanks();
        self.expect(']', "a ] behind the value of the tag")?;
        Ok(RawTag { name, name_offset, value, raw, value_offset })
    }

    fn skip_blanks(&mut self) {
        self.skip_while(|c| c.is_whitespace() && c != '\n');
        self.token_offset = self.offset;
    }

    fn expect(&mut self, character: char, expected: &'static str) -> Result<(), Trouble> {
        if !self.rest().starts_with(character) {
            return self.unexpected(expected);
        }
        self.offset += character.len_utf8();
        Ok(())
    }

    /// The value of a tag up to its closing quotation mark. A backslash before a quotation mark or another
    /// backslash lets it be part of the value; before anything else it stands for itself.
    fn value(&mut self) -> Result<(String, &'a str), Trouble> {
        let rest = self.rest();
        let mut value = String::new();
        let mut from = 0;
        while let Some(length) = rest[from..].find(['"', '\\', '\n']) {
            let at = from + length;
            value.push_str(&rest[from..at]);
            match rest.as_bytes()[at..] {
                [b'"', ..] => {
                    self.offset += at + 1;
                    return Ok((value, &rest[..at]));
                }
                [b'\n', ..] => break,
                [_, escaped @ (b'"' | b'\\'), ..] => {
                    value.push(char::from(escaped));
                    from = at + 2;
                }
                _ => {
                    value.push('\\');
                    from = at + 1;
                }
            }
        }
        Err(Trouble::new(self.offset - 1, RecordProblem::OpenValue))
    }

    /// After trouble in the movetext: goes to the next line that begins with a bracket, from the last token on.
    pub(super) fn skip_movetext(&mut self) {
        self.offset = self.token_offset;
        let at_line_start = self.text[..self.offset].ends_with('\n') || self.offset == 0;
        if at_line_start && self.rest().starts_with('[') {
            return;
        }
        self.offset = self.rest().find("\n[").map_or(self.text.len(), |length| self.offset + length + 1);
    }

    /// After trouble in the tags: goes behind the lines with tags that follow at once.
    pub(super) fn skip_tags(&mut self) {
        self.offset = self.token_offset;
        loop {
            self.offset = self.rest().find('\n').map_or(self.text.len(), |length| self.offset + length + 1);
            if !self.rest().starts_with('[') {
                break;
            }
        }
        self.token_offset = self.offset;
    }
}
