//! What pictures of a game are made of: SVG, lettering and PNG.
//!
//! Pictures need no fonts, style sheets or scripts, and the same calls always give the same bytes.

pub mod glyph;
pub mod letters;
#[cfg(feature = "png")]
mod png;
mod strokes;
pub mod svg;

#[cfg(feature = "png")]
pub use png::{PngError, png};
