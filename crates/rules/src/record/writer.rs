//! Games written as text, always in the same way.

use std::fmt;

use super::tag_section::SLANTED;
use super::tags::rank;
use super::{Game, Node, NodeId, glyph};
use crate::{Color, Coords, USUAL_PIECES};

/// Lines of movetext are at most this wide, unless a comment is wider.
const WIDTH: usize = 80;

/// Writes games as the text of a file, with a blank line between them.
///
/// What this writes, [`read_games`](crate::read_games) reads back as equal games.
pub fn write_games<'a>(games: impl IntoIterator<Item = &'a Game>, coords: Coords) -> String {
    let texts: Vec<_> = games.into_iter().map(|game| game.to_abn(coords)).collect();
    texts.join("\n")
}

impl Game {
    /// The game as text. Files hold many: see [`write_games`]. Slanted names are told by a tag, so that everybody
    /// reads them as what they are.
    pub fn to_abn(&self, coords: Coords) -> String {
        let mut text = String::new();
        for (name, value) in self.written_tags(coords) {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            for part in ["[", name, " \"", &value, "\"]\n"] {
                text.push_str(part);
            }
        }
        text.push('\n');
        text.push_str(&Writer::new(self, coords).write());
        text
    }

    /// All tags of a file, in their order: those that are stored, and those that the game answers for.
    fn written_tags(&self, coords: Coords) -> Vec<(&str, String)> {
        let mut tags: Vec<(&str, String)> =
            self.tags().iter().map(|(name, value)| (name, value.to_owned())).collect();
        let mut add = |name, value| {
            let place = tags.partition_point(|(known, _)| rank(known) <= rank(name));
            tags.insert(place, (name, value));
        };
        add("Board", self.board().name().to_owned());
        add("Result", self.result().to_string());
        if self.start().pieces() != USUAL_PIECES {
            add("Pieces", self.start().pieces().to_string());
        }
        if coords == Coords::Slanted && self.board().has_coords(coords) {
            add("Coords", SLANTED.to_owned());
        }
        if !self.has_usual_start() {
            add("Position", self.start().to_string());
        }
        tags
    }
}

impl fmt::Display for Game {
    /// The game as text, with Stein's names for the spaces.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_abn(Coords::Stein))
    }
}

/// Puts movetext together.
struct Writer<'g> {
    game: &'g Game,
    coords: Coords,
    page: Page,
    /// Whether White's next move needs a number.
    interrupted: bool,
}

/// What is still to be written. A list of these instead of recursion: variations may lie deep.
enum Job {
    /// What follows a node.
    After(NodeId),
    /// The variations behind a node from this one on.
    Variations(NodeId, usize),
    /// The end of a variation.
    Close,
}

impl<'g> Writer<'g> {
    fn new(game: &'g Game, coords: Coords) -> Writer<'g> {
        Writer { game, coords, page: Page::default(), interrupted: true }
    }

    fn write(mut self) -> String {
        if let Some(root) = self.game.node(NodeId::START) {
            self.comment(root.comment());
        }
        let mut jobs = vec![Job::After(NodeId::START)];
        while let Some(job) = jobs.pop() {
            match job {
                Job::After(parent) => {
                    if let Some((id, node)) = self.child(parent, 0) {
                        self.node(node);
                        jobs.push(Job::After(id));
                        jobs.push(Job::Variations(parent, 1));
                    }
                }
                Job::Variations(parent, index) => {
                    if let Some((id, node)) = self.child(parent, index) {
                        self.page.open();
                        self.interrupted = true;
                        self.comment(node.comment_before());
                        self.node(node);
                        jobs.push(Job::Variations(parent, index + 1));
                        jobs.push(Job::Close);
                        jobs.push(Job::After(id));
                    }
                }
                Job::Close => {
                    self.page.close();
                    self.interrupted = true;
                }
            }
        }
        self.page.put(&self.game.result().to_string());
        self.page.finish()
    }

    fn child(&self, parent: NodeId, index: usize) -> Option<(NodeId, &'g Node)> {
        let id = *self.game.node(parent)?.children().get(index)?;
        Some((id, self.game.node(id)?))
    }

    /// A move with its number, its glyphs and its comment.
    fn node(&mut self, node: &Node) {
        let Some(mv) = node.mv() else { return };
        let ahead = usize::from(self.game.start().turn() == Color::White);
        let turns_before = node.ply() - 1 + ahead;
        let number = turns_before / 2 + 1;
        let mut text = match (turns_before % 2, self.interrupted) {
            (0, _) => format!("{number}. "),
            (_, true) => format!("{number}... "),
            (_, false) => String::new(),
        };
        text.push_str(&self.game.board().move_text(mv, self.coords));
        let mut glyphs = node.glyphs();
        // Only the first glyph is written as a sign, so that ! and ? do not become !?.
        if let Some((sign, rest)) =
            glyphs.split_first().and_then(|(first, rest)| Some((glyph::sign(*first)?, rest)))
        {
            text.push_str(sign);
            glyphs = rest;
        }
        self.page.put(&text);
        for glyph in glyphs {
            self.page.put(&format!("${glyph}"));
        }
        self.interrupted = false;
        self.comment(node.comment());
    }

    fn comment(&mut self, text: &str) {
        if !text.is_empty() {
            let text = text.replace('\\', "\\\\").replace('}', "\\}");
            self.page.put(&format!("{{{text}}}"));
            self.interrupted = true;
        }
    }
}

/// Lines of text that break between words. A comment is one word: a break in it would be part of it.
#[derive(Default)]
struct Page {
    text: String,
    /// How wide the last line is.
    width: usize,
    /// The last word, which a parenthesis may still follow.
    word: String,
    /// Parentheses before the next word.
    opened: usize,
}

impl Page {
    fn put(&mut self, word: &str) {
        self.flush();
        self.word = "(".repeat(std::mem::take(&mut self.opened)) + word;
    }

    fn open(&mut self) {
        self.opened += 1;
    }

    fn close(&mut self) {
        self.word.push(')');
    }

    fn flush(&mut self) {
        if self.word.is_empty() {
            return;
        }
        let word = std::mem::take(&mut self.word);
        let width = |line: Option<&str>| line.map_or(0, |line| line.chars().count());
        if !self.text.is_empty() {
            let fits = self.width + 1 + width(word.split('\n').next()) <= WIDTH;
            self.text.push(if fits { ' ' } else { '\n' });
            self.width = if fits { self.width + 1 } else { 0 };
        }
        let last = width(word.rsplit('\n').next());
        self.width = if word.contains('\n') { last } else { self.width + last };
        self.text.push_str(&word);
    }

    fn finish(mut self) -> String {
        self.flush();
        self.text.push('\n');
        self.text
    }
}
