//! Many pictures on a page.

use crate::paper::Paper;
use crate::scene::{Anchor, Paint, Scene, Spot, Text, Unit, Weight};
use crate::theme::{Palette, Theme};

/// Between pictures, and around them, in pixels.
const GAP: f64 = 14.0;
/// The line with the title.
const TITLE: f64 = 40.0;

/// All pictures on one page as long as they need, so many in a row.
pub fn one_page(title: &str, pictures: &[Scene], columns: usize, theme: Theme) -> Scene {
    let grid = Grid::of(pictures, columns);
    let palette = theme.palette();
    let top = if title.is_empty() { GAP } else { TITLE };
    let rows = pictures.len().div_ceil(grid.columns) as f64;
    let width = GAP + grid.columns as f64 * (grid.width + GAP);
    let mut scene = Scene::new(title, width, top + rows * (grid.height + GAP));
    scene.rectangle(Spot::default(), scene.width, scene.height, Paint::fill(palette.page));
    headline(&mut scene, title, Spot::new(GAP, 27.0), 20.0, palette);
    for (number, picture) in pictures.iter().enumerate() {
        let corner = grid.corner(number);
        scene.place(picture, corner.moved(GAP, top), 1.0);
    }
    scene
}

/// The pictures on sheets of paper, so many in a row, as many sheets as they need.
pub fn paper_pages(
    title: &str,
    pictures: &[Scene],
    columns: usize,
    paper: Paper,
    theme: Theme,
) -> Vec<Scene> {
    let grid = Grid::of(pictures, columns);
    let palette = theme.palette();
    let (width, height) = paper.size();
    let (margin, top) = (12.0, if title.is_empty() { 12.0 } else { 22.0 });
    // Millimetres for each pixel of the pictures.
    let scale = (width - 2.0 * margin) / (grid.columns as f64 * (grid.width + GAP) - GAP);
    let rows = (((height - top - margin) / scale + GAP) / (grid.height + GAP)).floor().max(1.0);
    let sheets: Vec<&[Scene]> = pictures.chunks(grid.columns * rows as usize).collect();
    let mut pages = Vec::new();
    for (number, sheet) in (1..).zip(&sheets) {
        let mut page = Scene::new(title, width, height);
        page.unit = Unit::Millimetres;
        page.rectangle(Spot::default(), width, height, Paint::fill(palette.page));
        headline(&mut page, title, Spot::new(margin, 16.0), 5.5, palette);
        for (place, picture) in sheet.iter().enumerate() {
            let corner = grid.corner(place);
            page.place(picture, Spot::new(margin + corner.x * scale, top + corner.y * scale), scale);
        }
        if sheets.len() > 1 {
            page.text(Text {
                text: format!("{number} / {}", sheets.len()),
                at: Spot::new(width - margin, height - 6.0),
                size: 3.2,
                anchor: Anchor::End,
                weight: Weight::Regular,
                color: palette.text,
            });
        }
        pages.push(page);
    }
    pages
}

fn headline(scene: &mut Scene, text: &str, at: Spot, size: f64, palette: &Palette) {
    let (anchor, weight) = (Anchor::Start, Weight::Bold);
    scene.text(Text { text: text.into(), at, size, anchor, weight, color: palette.text });
}

/// Places for pictures in rows, each as large as the largest.
struct Grid {
    columns: usize,
    width: f64,
    height: f64,
}

impl Grid {
    fn of(pictures: &[Scene], columns: usize) -> Grid {
        let largest = |side: fn(&Scene) -> f64| pictures.iter().map(side).fold(1.0, f64::max);
        let columns = columns.clamp(1, pictures.len().max(1));
        Grid { columns, width: largest(|scene| scene.width), height: largest(|scene| scene.height) }
    }

    fn corner(&self, number: usize) -> Spot {
        let (column, row) = (number % self.columns, number / self.columns);
        Spot::new(column as f64 * (self.width + GAP), row as f64 * (self.height + GAP))
    }
}
