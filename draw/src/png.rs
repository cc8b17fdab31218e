//! PNG from SVG.

use resvg::{tiny_skia, usvg};
use thiserror::Error;

#[derive(Debug, Error)]
pub enum PngError {
    #[error("this is no picture: {0}")]
    NotSvg(#[from] usvg::Error),
    #[error("a picture {0} pixels wide is too small or too large; it may have 1 to {MOST_PIXELS}")]
    Width(u32),
    #[error("the picture cannot be encoded: {0}")]
    Encoding(String),
}

/// Wider pictures would take gigabytes.
const MOST_PIXELS: u32 = 8192;

/// Draws an SVG of this crate `width` pixels wide; the height follows from its proportions.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, PngError> {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default())?;
    let size = tree.size().to_int_size().scale_to_width(width).ok_or(PngError::Width(width))?;
    if width > MOST_PIXELS || size.height() > MOST_PIXELS {
        return Err(PngError::Width(width));
    }
    let mut pixels =
        tiny_skia::Pixmap::new(size.width(), size.height()).ok_or(PngError::Width(width))?;
    let scale = width as f32 / tree.size().width();
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| PngError::Encoding(error.to_string()))
}
