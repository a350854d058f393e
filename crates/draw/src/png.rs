//! Pictures as PNG files.

use png::{BitDepth, ColorType, Compression, Encoder, EncodingError, Filter};

use crate::raster;
pub use crate::raster::TooLarge;
use crate::scene::Scene;

/// The picture as a PNG file, so many pixels to its unit.
///
/// ```
/// use abande::{Board, Position};
/// use abande_draw::{picture, png};
///
/// let position = Position::start(&Board::hex().into());
/// let scene = picture::draw(&position, &picture::Options::default());
/// let file = png::encode(&scene, 2.0)?;
/// assert!(file.starts_with(b"\x89PNG"));
/// # Ok::<(), png::TooLarge>(())
/// ```
///
/// # Errors
/// When it would have no pixel, or too many on a side.
pub fn encode(scene: &Scene, scale: f64) -> Result<Vec<u8>, TooLarge> {
    let picture = raster::render(scene, scale)?;
    let too_large = TooLarge { width: picture.width().into(), height: picture.height().into() };
    // Writing to memory fails for want of it alone.
    written(picture.width(), picture.height(), &raster::colors(&picture)).map_err(|_| too_large)
}

fn written(width: u32, height: u32, colors: &[u8]) -> Result<Vec<u8>, EncodingError> {
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width, height);
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::Balanced);
    // Large even areas pack best as they are.
    encoder.set_filter(Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(colors)?;
    writer.finish()?;
    Ok(file)
}
