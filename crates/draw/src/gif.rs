//! Games as animated GIF files.

use std::collections::HashMap;
use std::num::NonZero;
use std::panic::resume_unwind;
use std::thread;
use std::time::Duration;

use ::gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};
use tiny_skia::Pixmap;

use crate::raster::{Sheet, TooLarge};
use crate::scene::Scene;

/// A picture and how long it is shown.
pub struct Shot {
    /// The picture.
    pub scene: Scene,
    /// How long it is shown.
    pub time: Duration,
}

/// The pictures one after the other as an animated GIF file that begins again at its end, so many pixels to
/// the unit. All are as large as the first.
///
/// A GIF file has at most 256 colours: the most frequent ones of all pictures, and the nearest for the rest.
/// What does not change from picture to picture is not written again.
///
/// # Errors
/// When a picture would have no pixel, or too many on a side; or when there is none.
pub fn encode(shots: &[Shot], scale: f64) -> Result<Vec<u8>, TooLarge> {
    let first = shots.first().ok_or(TooLarge { width: 0.0, height: 0.0 })?;
    let too_large = TooLarge { width: first.scene.width * scale, height: first.scene.height * scale };
    // What all pictures begin with, the board above all, is drawn once.
    let mut ground = Sheet::blank((first.scene.width, first.scene.height), scale)?;
    let common = shots.iter().map(|shot| common_shapes(&first.scene, &shot.scene)).min().unwrap_or(0);
    ground.draw(&first.scene.shapes()[..common]);
    let mut changes: Vec<Change> = Vec::new();
    let width = ground.pixels.width() as usize;
    let mut before: Option<Vec<u32>> = None;
    let draw = |shot: &Shot| {
        let mut sheet = ground.clone();
        sheet.draw(&shot.scene.shapes()[common..]);
        colors(&sheet.pixels)
    };
    // As many at a time as can be drawn at once: all together might take too much memory.
    for batch in shots.chunks(hands()) {
        for (shot, now) in batch.iter().zip(side_by_side(batch, draw)) {
            changes.push(Change::between(before.as_deref(), &now, width, shot.time));
            before = Some(now);
        }
    }
    let size = (width as u16, ground.pixels.height() as u16);
    // Writing to memory fails for want of it alone.
    written(size, &changes).map_err(|_| too_large)
}

/// How many things can be done at once.
fn hands() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// Does the same with each of some things, on as many threads as are worth it. The answers keep their order.
fn side_by_side<T: Sync, R: Send>(things: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    // Browsers have no threads for us.
    if hands() == 1 {
        return things.iter().map(work).collect();
    }
    let share = things.len().div_ceil(hands()).max(1);
    let work = &work;
    thread::scope(|scope| {
        let threads: Vec<_> = things
            .chunks(share)
            .map(|part| scope.spawn(move || part.iter().map(work).collect::<Vec<R>>()))
            .collect();
        let joined =
            threads.into_iter().map(|thread| thread.join().unwrap_or_else(|panic| resume_unwind(panic)));
        joined.flatten().collect()
    })
}

/// How many shapes two pictures begin with alike.
fn common_shapes(one: &Scene, other: &Scene) -> usize {
    one.shapes().iter().zip(other.shapes()).take_while(|(one, other)| one == other).count()
}

/// Stands for a pixel that stays as it is.
const UNCHANGED: u32 = u32::MAX;
/// Its number in the file.
const TRANSPARENT: u8 = 255;

/// The part of a picture that differs from the one before.
struct Change {
    left: u16,
    top: u16,
    width: u16,
    /// Its pixels, line by line, as numbers, or [`UNCHANGED`].
    colors: Vec<u32>,
    time: Duration,
}

impl Change {
    fn between(before: Option<&[u32]>, now: &[u32], width: usize, time: Duration) -> Change {
        let Some(before) = before else {
            return Change { left: 0, top: 0, width: width as u16, colors: now.to_vec(), time };
        };
        let lines = || before.chunks(width).zip(now.chunks(width)).enumerate();
        // Something must be written, if only a single pixel, for the time to pass.
        let mut edges = None;
        for (y, (old, new)) in lines().filter(|(_, (old, new))| old != new) {
            let differs = |x: &usize| old[*x] != new[*x];
            let (first, last) =
                ((0..width).find(differs).unwrap_or(0), (0..width).rfind(differs).unwrap_or(0));
            let (top, left, right) = edges
                .map_or((y, first, last), |(top, _, left, right)| (top, first.min(left), last.max(right)));
            edges = Some((top, y, left, right));
        }
        let (top, bottom, left, right) = edges.unwrap_or_default();
        let change = |(&old, &new): (&u32, &u32)| if old == new { UNCHANGED } else { new };
        let part = lines()
            .take(bottom + 1)
            .skip(top)
            .flat_map(|(_, (old, new))| old[left..=right].iter().zip(&new[left..=right]).map(change));
        Change {
            left: left as u16,
            top: top as u16,
            width: (right - left + 1) as u16,
            colors: part.collect(),
            time,
        }
    }
}

fn colors(picture: &Pixmap) -> Vec<u32> {
    let pixels = picture.pixels().iter();
    pixels.map(|pixel| u32::from_be_bytes([0, pixel.red(), pixel.green(), pixel.blue()])).collect()
}

fn written((width, height): (u16, u16), changes: &[Change]) -> Result<Vec<u8>, EncodingError> {
    let palette = Palette::of(changes);
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width, height, &palette.bytes())?;
    encoder.set_repeat(Repeat::Infinite)?;
    let frames = side_by_side(changes, |change| {
        let mut frame = Frame {
            left: change.left,
            top: change.top,
            width: change.width,
            height: (change.colors.len() / usize::from(change.width.max(1))) as u16,
            delay: u16::try_from(change.time.as_millis() / 10).unwrap_or(u16::MAX),
            transparent: Some(TRANSPARENT),
            dispose: DisposalMethod::Keep,
            buffer: palette.numbers(&change.colors).into(),
            ..Frame::default()
        };
        frame.make_lzw_pre_encoded();
        frame
    });
    for frame in &frames {
        encoder.write_lzw_pre_encoded_frame(frame)?;
    }
    drop(encoder);
    Ok(file)
}

/// At most 255 colours, as one number is taken, and which of them stands for any colour.
struct Palette {
    colors: Vec<u32>,
    numbers: HashMap<u32, u8>,
}

impl Palette {
    fn of(changes: &[Change]) -> Palette {
        let mut counts: HashMap<u32, usize> = HashMap::new();
        for change in changes {
            // Runs of one colour are long: look it up once for each.
            for run in change.colors.chunk_by(|one, other| one == other) {
                *counts.entry(run[0]).or_default() += run.len();
            }
        }
        counts.remove(&UNCHANGED);
        let mut colors: Vec<u32> = counts.keys().copied().collect();
        colors.sort_unstable_by_key(|color| (std::cmp::Reverse(counts[color]), *color));
        let (kept, others) = colors.split_at(colors.len().min(usize::from(TRANSPARENT)));
        let mut numbers: HashMap<u32, u8> =
            kept.iter().zip(0..=u8::MAX).map(|(&color, number)| (color, number)).collect();
        for &color in others {
            let nearest = kept.iter().zip(0..=u8::MAX).min_by_key(|(kept, _)| distance(**kept, color));
            numbers.insert(color, nearest.map_or(0, |(_, number)| number));
        }
        numbers.insert(UNCHANGED, TRANSPARENT);
        Palette { colors: kept.to_vec(), numbers }
    }

    fn bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> =
            self.colors.iter().flat_map(|color| color.to_be_bytes().into_iter().skip(1)).collect();
        // The number that stands for no colour must be among them.
        bytes.resize(3 * (usize::from(TRANSPARENT) + 1), 0);
        bytes
    }

    fn numbers(&self, colors: &[u32]) -> Vec<u8> {
        let mut numbers = Vec::with_capacity(colors.len());
        for run in colors.chunk_by(|one, other| one == other) {
            let number = self.numbers.get(&run[0]).copied().unwrap_or(0);
            numbers.resize(numbers.len() + run.len(), number);
        }
        numbers
    }
}

fn distance(one: u32, other: u32) -> u32 {
    let (one, other) = (one.to_be_bytes(), other.to_be_bytes());
    one.iter().zip(other).map(|(&one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
}
