//! What there is to draw, and with what.

use bastide_core::{Game, Viewer};
use bastide_text::Phrasebook;

/// What there is to draw.
pub struct Scene<'a, G: Game> {
    /// Whose table it is: a person's own things are drawn largest.
    pub viewer: Viewer,
    pub view: &'a G::View,
    /// What has just happened is marked.
    pub last: &'a [G::Event],
}

/// How a drawing is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// One picture.
    Picture,
    /// In pieces that a page's style sheet arranges where one picture would not fit every screen.
    Page,
}

/// What a drawing in characters is drawn with.
#[derive(Clone, Copy)]
pub struct Paper<'a> {
    pub is_coloured: bool,
    /// Whether what has just happened is marked.
    pub has_marks: bool,
    pub book: &'a Phrasebook,
}
