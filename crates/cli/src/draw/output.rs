//! Pictures as files.

use std::collections::BTreeSet;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::time::Duration;

use abande_draw::gif::{self, Shot};
use abande_draw::scene::{Scene, Unit};
use abande_draw::{pdf, png, svg};
use clap::ValueEnum;

use crate::failure::Failure;
use crate::replace_file::replace_file;

/// Pixels to a unit if no width is said: sharp on any screen, and 200 to the inch on paper.
const PIXELS_A_PIXEL: f64 = 2.0;
const PIXELS_A_MILLIMETRE: f64 = 200.0 / 25.4;

/// The kinds of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum FileKind {
    Svg,
    Png,
    Gif,
    Pdf,
}

impl FileKind {
    /// By the ending of a file's name.
    pub(crate) fn of_path(path: &Path) -> Option<FileKind> {
        match path.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "svg" => Some(FileKind::Svg),
            "png" => Some(FileKind::Png),
            "gif" => Some(FileKind::Gif),
            "pdf" => Some(FileKind::Pdf),
            _ => None,
        }
    }
}

/// What there is to see.
pub(crate) enum Film {
    /// Pages, at least one.
    Pages(Vec<Scene>),
    /// Pictures one after the other, at least one.
    Shots(Vec<Shot>),
}

impl Film {
    /// The letters that the font of the pictures lacks.
    pub(crate) fn missing_letters(&self) -> BTreeSet<char> {
        match self {
            Film::Pages(pages) => pages.iter().flat_map(Scene::missing_letters).collect(),
            Film::Shots(shots) => shots.iter().flat_map(|shot| shot.scene.missing_letters()).collect(),
        }
    }
}

pub(crate) fn write(
    film: &Film,
    kind: FileKind,
    width: Option<f64>,
    path: Option<&Path>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let bytes = encode(film, kind, width)?;
    match path {
        Some(path) => replace_file(path, &bytes),
        None if kind == FileKind::Svg => Ok(out.write_all(&bytes)?),
        None if io::stdout().is_terminal() => {
            Err(Failure::Usage("a picture is no text for a terminal: name a file with -o".into()))
        }
        // Around the stream for text, which would take some bytes for colours and drop them.
        None => Ok(io::stdout().lock().write_all(&bytes)?),
    }
}

fn encode(film: &Film, kind: FileKind, width: Option<f64>) -> Result<Vec<u8>, Failure> {
    let first = match film {
        Film::Pages(pages) => pages.first(),
        Film::Shots(shots) => shots.first().map(|shot| &shot.scene),
    };
    let first = first.ok_or_else(|| Failure::Refused("there is nothing to draw".into()))?;
    let scale = |usual: f64| match (width, first.unit) {
        (Some(width), _) => width / first.width,
        (None, Unit::Pixels) => usual,
        (None, Unit::Millimetres) => PIXELS_A_MILLIMETRE,
    };
    let refused = |error: png::TooLarge| Failure::Refused(format!("--width: {error}"));
    match (kind, film) {
        (FileKind::Svg, _) => {
            let scale = width.map_or(1.0, |width| width / first.width);
            if !(scale.is_finite() && scale > 0.0) {
                return Err(Failure::Refused("--width takes a number of pixels above 0".into()));
            }
            Ok(svg::write_sized(first, scale).into_bytes())
        }
        (FileKind::Png, _) => png::encode(first, scale(PIXELS_A_PIXEL)).map_err(refused),
        (FileKind::Gif, Film::Shots(shots)) => gif::encode(shots, scale(1.0)).map_err(refused),
        (FileKind::Gif, Film::Pages(_)) => {
            let shot = Shot { scene: first.clone(), time: Duration::ZERO };
            gif::encode(&[shot], scale(1.0)).map_err(refused)
        }
        (FileKind::Pdf, Film::Pages(pages)) => Ok(pdf::encode(pages)),
        (FileKind::Pdf, Film::Shots(_)) => Ok(pdf::encode(std::slice::from_ref(first))),
    }
}
