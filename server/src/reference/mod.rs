//! The reference of a game: every card, event, box and icon with what it does, in words.

mod anarchy;
mod doubts;
mod tournay;

use bastide_core::Clause;
use bastide_text::Phrasebook;
pub(crate) use doubts::doubt;

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
    pub entries: Vec<Entry>,
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
pub struct Entry {
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

/// The reference of a game; nothing for a game whose pieces speak for themselves.
pub fn reference(game: &str, book: &Phrasebook) -> Option<Reference> {
    match game {
        "tournay" => Some(tournay::reference(book)),
        "anarchy" => Some(anarchy::reference(book)),
        _ => None,
    }
}

/// The drawing of an entry, by its id.
pub(crate) fn picture(game: &str, id: &str, book: &Phrasebook) -> Option<String> {
    match game {
        "tournay" => tournay::picture(id, book),
        "anarchy" => bastide_presentation_anarchy::drawing::icon_svg(id),
        _ => None,
    }
}

/// Whether a game has a reference.
pub(crate) fn has_reference(game: &str) -> bool {
    matches!(game, "tournay" | "anarchy")
}

/// Where the drawing of an entry is.
fn address(game: &str, id: &str) -> String {
    format!("/cards/{game}/{id}/picture.svg")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(game: &str) -> Vec<Entry> {
        let book = Phrasebook::default();
        let reference = reference(game, &book).expect("a reference");
        reference.sections.into_iter().flat_map(|section| section.entries).collect()
    }

    #[test]
    fn every_card_and_event_of_tournay_is_there_once() {
        let mut ids: Vec<String> = all("tournay").into_iter().map(|entry| entry.id).collect();
        let count = bastide_tournay::Card::COUNT + bastide_tournay::EventCard::COUNT;
        assert_eq!(ids.len(), count);
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), count);
    }

    #[test]
    fn every_box_path_and_attack_of_the_anarchy_is_there() {
        let ids: Vec<String> = all("anarchy").into_iter().map(|entry| entry.id).collect();
        for id in bastide_anarchy::BoxId::all() {
            assert!(ids.contains(&format!("box-{id}")), "{id}");
        }
        for path in bastide_anarchy::Path::all() {
            assert!(ids.contains(&format!("path-{path}")), "{path}");
        }
    }

    #[test]
    fn pictures_that_are_promised_can_be_drawn() {
        let book = Phrasebook::default();
        for game in ["tournay", "anarchy"] {
            let entries = all(game);
            assert!(entries.iter().any(|entry| entry.picture.is_some()), "{game}");
            for address in entries.iter().filter_map(|entry| entry.picture.as_deref()) {
                let id = address.split('/').nth(3).expect("an id");
                assert!(picture(game, id, &book).is_some(), "{address}");
            }
        }
    }

    #[test]
    fn cards_of_tournay_cite_their_clauses_and_admit_what_is_reconstructed() {
        let entries = all("tournay");
        let uncited: Vec<&str> = entries
            .iter()
            .filter(|entry| entry.clause.is_none())
            .map(|entry| entry.id.as_str())
            .collect();
        assert!(uncited.is_empty(), "{uncited:?}");
        assert!(entries.iter().any(|entry| entry.doubt.is_some()));
        assert!(entries.iter().any(|entry| entry.doubt.is_none()));
    }

    #[test]
    fn boxes_and_cards_of_the_anarchy_admit_what_is_reconstructed() {
        let entries = all("anarchy");
        let doubt = |id: &str| {
            let entry = entries.iter().find(|entry| entry.id == id).expect("an entry");
            entry.doubt.clone().unwrap_or_default()
        };
        assert!(doubt("box-spies-1-1").contains("measure"));
        assert!(doubt("box-spies-3-2").contains("what it gives"));
        assert!(doubt("path-advocate").contains("what it gives"));
        assert!(doubt("scenario-1").contains("strengths"));
        assert_eq!(doubt("box-farms-1"), "");
    }

    #[test]
    fn every_value_of_a_filter_leaves_something() {
        for game in ["tournay", "anarchy"] {
            let entries = all(game);
            let reference = reference(game, &Phrasebook::default()).expect("a reference");
            for filter in &reference.filters {
                for (value, _) in &filter.values {
                    let has_it = |entry: &Entry| entry.tags.contains(&(filter.name, value.clone()));
                    assert!(entries.iter().any(has_it), "{game}: {} {value}", filter.name);
                }
            }
        }
    }
}
