//! The reference of a game: every card, event, box and icon with what it does, in words.

use bastide_core::Clause;
use bastide_text::Phrasebook;

/// All that can be looked up of a game.
#[derive(Clone, Debug)]
pub struct Reference {
    /// What the entries can be narrowed down by.
    pub filters: Vec<Filter>,
    pub sections: Vec<Section>,
}

/// A property with a few values.
#[derive(Clone, Debug)]
pub struct Filter {
    /// As it stands in an address: `colour`.
    pub name: &'static str,
    pub label: String,
    /// As in an address, and in words.
    pub values: Vec<(String, String)>,
}

#[derive(Clone, Debug)]
pub struct Section {
    pub id: String,
    pub title: String,
    /// A sentence before the entries; may be empty.
    pub lead: String,
    pub look: Look,
    pub entries: Vec<ReferenceEntry>,
}

/// How the entries of a section are laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Cards with large pictures.
    Cards,
    /// Small pictures beside their words.
    Icons,
    /// Lines of words.
    Lines,
}

#[derive(Clone, Debug, Default)]
pub struct ReferenceEntry {
    pub id: String,
    pub name: String,
    /// Where its drawing is.
    pub picture: Option<String>,
    /// What it is, costs, does and gives: a sentence each.
    pub words: Vec<String>,
    pub clause: Option<Clause>,
    /// Which of its values no source states, in words.
    pub doubt: Option<String>,
    /// What it has of each filter: `("colour", "red")`.
    pub tags: Vec<(&'static str, String)>,
}

/// How a game is looked up.
#[derive(Clone, Copy)]
pub struct ReferenceInfo {
    pub reference: fn(&Phrasebook) -> Reference,
    /// The drawing of an entry, by its id.
    pub picture: fn(id: &str, &Phrasebook) -> Option<String>,
}

/// Where the drawing of an entry is.
pub fn address(game: &str, id: &str) -> String {
    format!("/cards/{game}/{id}/picture.svg")
}
