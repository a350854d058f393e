//! The rules on one sheet of paper, in five languages, with diagrams.

mod markup;
mod typeset;

use crate::diagrams::Diagram;
use crate::language::PictureLanguage;
use crate::paper::Paper;
use crate::picture::Labels;
use crate::scene::{Paint, Scene, Spot, Unit};
use crate::theme::Theme;
use markup::Block;
use typeset::Typesetter;

/// The sizes of letters that are tried, in hundredths of a millimetre: the largest at which all fits one page.
const SIZES: std::ops::RangeInclusive<u32> = 230..=400;

/// A page of rules. Letters are as large as one page allows.
pub fn draw(language: PictureLanguage, paper: Paper, theme: Theme) -> Scene {
    let blocks = markup::parse(text(language));
    let sizes = SIZES.rev().step_by(5).map(|size| f64::from(size) / 100.0);
    let mut fitting = sizes.filter_map(|size| page(&blocks, language, paper, theme, size));
    fitting.next().unwrap_or_else(|| blank(language, paper, theme))
}

/// The words of a sheet.
fn text(language: PictureLanguage) -> &'static str {
    match language {
        PictureLanguage::English => include_str!("../rule_sheets/en.txt"),
        PictureLanguage::German => include_str!("../rule_sheets/de.txt"),
        PictureLanguage::French => include_str!("../rule_sheets/fr.txt"),
        PictureLanguage::Spanish => include_str!("../rule_sheets/es.txt"),
        PictureLanguage::Italian => include_str!("../rule_sheets/it.txt"),
    }
}

fn blank(language: PictureLanguage, paper: Paper, theme: Theme) -> Scene {
    let (width, height) = paper.size();
    let mut scene = Scene::new(format!("Abande ({})", language.code()), width, height);
    scene.unit = Unit::Millimetres;
    scene.rectangle(Spot::default(), width, height, Paint::fill(theme.palette().page));
    scene
}

/// The page with letters of this size, if it all fits.
fn page(blocks: &[Block], language: PictureLanguage, paper: Paper, theme: Theme, size: f64) -> Option<Scene> {
    let scene = blank(language, paper, theme);
    let mut typesetter = Typesetter::new(scene, theme, size);
    for block in blocks {
        match block {
            Block::Title(text) => typesetter.title(text),
            Block::Subtitle(text) => typesetter.subtitle(text),
            Block::Heading(text) => typesetter.heading(text)?,
            Block::Paragraph(text) => typesetter.paragraph(text, None)?,
            Block::Item(text) => typesetter.paragraph(text, Some("•"))?,
            Block::Step(number, text) => typesetter.paragraph(text, Some(number))?,
            Block::Figures(names, caption) => {
                let labels = |name: &str| {
                    if name.starts_with("captures") || name.starts_with("cut-points") {
                        Labels::Edge
                    } else {
                        Labels::Off
                    }
                };
                let draw = |name: &String| Diagram::named(name)?.draw(theme, labels(name), language);
                let pictures: Vec<Scene> = names.iter().filter_map(draw).collect();
                typesetter.figures(&pictures, caption)?;
            }
        }
    }
    Some(typesetter.finish())
}
