//! Cathedral for people: its words and its drawing.
//!
//! Everything here is made from the game's `View`, never from its state: words and pictures cannot tell what
//! their viewer may not know.

pub mod drawing;
pub mod words;

bastide_text::package!("cathedral", "options", "page", "scores");
