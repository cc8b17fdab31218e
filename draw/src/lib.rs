//! Views as pictures: SVG, PNG and text for terminals.
//!
//! Everything here is made from a game's `View`, never from its state: a picture cannot show what
//! its viewer may not know. Pictures need no fonts, style sheets or scripts, and the same view
//! always gives the same bytes.

pub mod anarchy;
pub mod cathedral;
mod glyph;
mod letters;
#[cfg(feature = "png")]
mod png;
mod strokes;
mod svg;
pub mod tournay;

#[cfg(feature = "png")]
pub use png::{PngError, png};
