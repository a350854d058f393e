//! Setting text and pictures in two columns.

use super::markup;
use crate::font;
use crate::scene::{Anchor, Paint, Scene, Spot, Text, Weight};
use crate::theme::{Palette, Theme};

/// Around the page, between the columns, and the foot, in millimetres.
const MARGIN: f64 = 14.0;
const GUTTER: f64 = 8.0;
const FOOT: f64 = 8.0;
const COLUMNS: usize = 2;

/// A page that is being filled.
pub(super) struct Typesetter {
    scene: Scene,
    palette: &'static Palette,
    /// The size of letters.
    size: f64,
    column: usize,
    /// Where the next line begins.
    y: f64,
    /// Where columns begin.
    top: f64,
}

/// A word with its pieces, and how wide it is.
struct Word {
    pieces: Vec<(String, Weight, f64)>,
    width: f64,
}

impl Typesetter {
    pub(super) fn new(scene: Scene, theme: Theme, size: f64) -> Typesetter {
        Typesetter { scene, palette: theme.palette(), size, column: 0, y: MARGIN, top: MARGIN }
    }

    fn column_width(&self) -> f64 {
        (self.scene.width - 2.0 * MARGIN - GUTTER * (COLUMNS - 1) as f64) / COLUMNS as f64
    }

    fn left(&self) -> f64 {
        MARGIN + self.column as f64 * (self.column_width() + GUTTER)
    }

    fn bottom(&self) -> f64 {
        self.scene.height - MARGIN - FOOT
    }

    /// Sees to so much room below; goes to the next column if there is less. None when the page is full.
    fn reserve(&mut self, height: f64) -> Option<()> {
        if self.y + height > self.bottom() {
            self.column += 1;
            self.y = self.top;
            if self.column >= COLUMNS || self.y + height > self.bottom() {
                return None;
            }
        }
        Some(())
    }

    pub(super) fn title(&mut self, text: &str) {
        let at = Spot::new(MARGIN, MARGIN + 8.0);
        self.put(text, at, 12.0, Anchor::Start, Weight::Bold);
    }

    /// Beside the title, over a line across the page.
    pub(super) fn subtitle(&mut self, text: &str) {
        let right = self.scene.width - MARGIN;
        self.put(text, Spot::new(right, MARGIN + 8.0), 3.8, Anchor::End, Weight::Regular);
        let y = MARGIN + 11.5;
        self.scene.line(Spot::new(MARGIN, y), Spot::new(right, y), Paint::line(self.palette.edge, 0.4));
        self.top = y + 5.0;
        self.y = self.top;
    }

    pub(super) fn heading(&mut self, text: &str) -> Option<()> {
        if self.y > self.top {
            self.y += self.size * 0.9;
        }
        // No heading at the foot of a column.
        self.reserve(self.size * 6.0)?;
        self.y += self.size * 1.3;
        self.put(text, Spot::new(self.left(), self.y), self.size * 1.3, Anchor::Start, Weight::Bold);
        self.y += self.size * 0.45;
        Some(())
    }

    /// A paragraph, or an item with its bullet or number.
    pub(super) fn paragraph(&mut self, text: &str, bullet: Option<&str>) -> Option<()> {
        let indent = if bullet.is_some() { self.size * 1.3 } else { 0.0 };
        let lines = broken(text, self.column_width() - indent, self.size);
        for (number, line) in lines.iter().enumerate() {
            self.reserve(self.size * 1.36)?;
            self.y += self.size * 1.36;
            if let Some(bullet) = bullet.filter(|_| number == 0) {
                self.put(bullet, Spot::new(self.left(), self.y), self.size, Anchor::Start, Weight::Regular);
            }
            self.set(line, self.left() + indent, self.size);
        }
        self.y += self.size * 0.45;
        Some(())
    }

    /// Pictures side by side, with a caption below.
    pub(super) fn figures(&mut self, pictures: &[Scene], caption: &str) -> Option<()> {
        let gap = 3.0;
        let count = pictures.len().max(1) as f64;
        let total: f64 = pictures.iter().map(|picture| picture.width / picture.height).sum::<f64>().max(0.1);
        // All as high as each other, and together as wide as the column, but no higher than this.
        let height = ((self.column_width() - gap * (count - 1.0)) / total).min(56.0);
        let size = self.size * 0.88;
        let lines = broken(caption, self.column_width(), size);
        let below = lines.len() as f64 * size * 1.3;
        self.reserve(height + below + self.size)?;
        self.y += self.size * 0.5;
        let width: f64 = height * total + gap * (count - 1.0);
        let mut x = self.left() + (self.column_width() - width) / 2.0;
        for picture in pictures {
            let scale = height / picture.height;
            self.scene.place(picture, Spot::new(x, self.y), scale);
            x += picture.width * scale + gap;
        }
        self.y += height;
        for line in &lines {
            self.y += size * 1.3;
            self.set(line, self.left(), size);
        }
        self.y += self.size * 0.5;
        Some(())
    }

    /// The page, with where the game comes from at its foot.
    pub(super) fn finish(mut self) -> Scene {
        let at = Spot::new(MARGIN, self.scene.height - MARGIN);
        self.put("Dieter Stein · spielstein.com/games/abande", at, 3.0, Anchor::Start, Weight::Regular);
        self.scene
    }

    fn put(&mut self, text: &str, at: Spot, size: f64, anchor: Anchor, weight: Weight) {
        self.scene.text(Text { text: text.into(), at, size, anchor, weight, color: self.palette.text });
    }

    /// Sets a line; neighbouring pieces of one weight as one text, so that it can be copied as one.
    fn set(&mut self, line: &[Word], left: f64, size: f64) {
        let space = font::width(" ", size, Weight::Regular);
        let mut x = left;
        let mut runs: Vec<(f64, String, Weight)> = Vec::new();
        for (number, word) in line.iter().enumerate() {
            if number > 0 {
                x += space;
            }
            for (place, (text, weight, width)) in word.pieces.iter().enumerate() {
                let blank = if number > 0 && place == 0 { " " } else { "" };
                match runs.last_mut() {
                    Some((_, run, same)) if same == weight && *weight == Weight::Regular => {
                        run.push_str(blank);
                        run.push_str(text);
                    }
                    _ => runs.push((x, text.clone(), *weight)),
                }
                x += width;
            }
        }
        for (x, text, weight) in runs {
            self.put(&text, Spot::new(x, self.y), size, Anchor::Start, weight);
        }
    }
}

impl Word {
    fn new(pieces: Vec<(String, bool)>, size: f64) -> Word {
        let weighed = |(text, bold): (String, bool)| {
            let weight = if bold { Weight::Bold } else { Weight::Regular };
            let width = font::width(&text, size, weight);
            (text, weight, width)
        };
        let pieces: Vec<_> = pieces.into_iter().map(weighed).collect();
        let width = pieces.iter().map(|(_, _, width)| width).sum();
        Word { pieces, width }
    }
}

/// Breaks a text into lines no wider than this.
fn broken(text: &str, width: f64, size: f64) -> Vec<Vec<Word>> {
    let space = font::width(" ", size, Weight::Regular);
    let mut lines: Vec<Vec<Word>> = Vec::new();
    let mut used = 0.0;
    for word in markup::words(text).into_iter().map(|pieces| Word::new(pieces, size)) {
        match lines.last_mut() {
            Some(line) if used + space + word.width <= width => {
                used += space + word.width;
                line.push(word);
            }
            _ => {
                used = word.width;
                lines.push(vec![word]);
            }
        }
    }
    lines
}
