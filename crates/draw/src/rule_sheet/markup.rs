//! The plain markup of the sheets' texts.
//!
//! ```text
//! # Title
//! > Subtitle
//! ## Heading
//! A paragraph, with *bold* words, ends with an empty line.
//! 1. A step
//! - An item
//! @ diagram diagram | The caption of both
//! ```

/// A part of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Block {
    Title(String),
    Subtitle(String),
    Heading(String),
    Paragraph(String),
    Item(String),
    Step(String, String),
    Figures(Vec<String>, String),
}

/// Reads a text. Lines that begin with no sign go on with the paragraph or item before.
pub(super) fn parse(text: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut open = false;
    for line in text.lines().map(str::trim) {
        match (block(line), blocks.last_mut()) {
            _ if line.is_empty() => open = false,
            (Some(block), _) => {
                blocks.push(block);
                open = true;
            }
            (None, Some(Block::Paragraph(text) | Block::Item(text) | Block::Step(_, text))) if open => {
                text.push(' ');
                text.push_str(line);
            }
            (None, _) => {
                blocks.push(Block::Paragraph(line.into()));
                open = true;
            }
        }
    }
    blocks
}

/// What a line begins, by its first sign.
fn block(line: &str) -> Option<Block> {
    let (sign, rest) = line.split_once(' ')?;
    let rest = rest.trim().to_owned();
    match sign {
        "#" => Some(Block::Title(rest)),
        ">" => Some(Block::Subtitle(rest)),
        "##" => Some(Block::Heading(rest)),
        "-" => Some(Block::Item(rest)),
        "1." | "2." | "3." => Some(Block::Step(sign.into(), rest)),
        "@" => {
            let (names, caption) = rest.split_once('|').unwrap_or((&rest, ""));
            let names = names.split_whitespace().map(str::to_owned).collect();
            Some(Block::Figures(names, caption.trim().into()))
        }
        _ => None,
    }
}

/// The words of a text, each with whether it is bold. Stars open and close what is bold.
pub(super) fn words(text: &str) -> Vec<Vec<(String, bool)>> {
    let mut bold = false;
    let mut words = Vec::new();
    for word in text.split_whitespace() {
        let mut pieces = Vec::new();
        for (number, piece) in word.split('*').enumerate() {
            if number > 0 {
                bold = !bold;
            }
            if !piece.is_empty() {
                pieces.push((piece.to_owned(), bold));
            }
        }
        words.push(pieces);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::{Block, parse, words};

    #[test]
    fn blocks_and_words() {
        let text = "# A\n> b\n\n## C\nd\ne\n\n- f\n  g\n1. h\n@ x y | z *k*\n";
        assert_eq!(
            parse(text),
            [
                Block::Title("A".into()),
                Block::Subtitle("b".into()),
                Block::Heading("C".into()),
                Block::Paragraph("d e".into()),
                Block::Item("f g".into()),
                Block::Step("1.".into(), "h".into()),
                Block::Figures(vec!["x".into(), "y".into()], "z *k*".into()),
            ]
        );
        let piece = |text: &str, bold| (text.to_owned(), bold);
        assert_eq!(
            words("a *b c*, d"),
            [
                vec![piece("a", false)],
                vec![piece("b", true)],
                vec![piece("c", true), piece(",", false)],
                vec![piece("d", false)],
            ]
        );
    }
}
