//! What a player asks for at the terminal.

use bastide_cathedral::{Action, Cell, Cells, Kind};
use bastide_core::Seat;
use bastide_text::Phrasebook;

use crate::side::side_of;
use crate::words;

/// `CS`, `castle` or `Château` asks for a kind, `D2` for what covers that square.
pub(crate) fn is_about(seat: Seat, action: Action, query: &str, book: &Phrasebook) -> bool {
    if let Ok(cell) = query.parse() {
        return covered(seat, action).contains(cell);
    }
    let Action::Place(placement) = action else { return false };
    is_named(placement.kind(), query, book)
}

/// By its code, in English or in the language of the table.
pub(crate) fn is_named(kind: Kind, query: &str, book: &Phrasebook) -> bool {
    let names = [kind.code().to_owned(), format!("{kind:?}"), words::kind(book, kind)];
    names.iter().any(|name| name.to_lowercase() == query.to_lowercase())
}

/// The squares that an action is about.
fn covered(seat: Seat, action: Action) -> Cells {
    let one = |cell: Cell| Cells::one(cell);
    match action {
        Action::Place(placement) => placement.cells(side_of(seat)).unwrap_or_default(),
        Action::Capture(cell) | Action::Leave(cell) => one(cell),
        Action::Pass => Cells::NONE,
    }
}

#[cfg(test)]
mod tests {
    use bastide_cathedral::Side;

    use super::*;

    fn concerned(action: &str, query: &str) -> bool {
        let book = Phrasebook::new(bastide_text::Language::French);
        is_about(Side::Dark.seat(), action.parse().unwrap(), query, &book)
    }

    #[test]
    fn actions_are_asked_for_by_kind_or_by_square() {
        for query in ["CS", "cs", "castle", "château"] {
            assert!(concerned("CSwD2", query), "{query}");
            assert!(!concerned("TOwD2", query), "{query}");
        }
        assert!(concerned("CSwD2", "c1") && !concerned("CSwD2", "c2"));
        assert!(concerned("xI8", "I8") && !concerned("--", "I8"));
    }

    #[test]
    fn every_kind_has_a_name_of_its_own() {
        for kind in Kind::BUILDINGS {
            let action = format!("{}nE5", kind.code());
            let hits = Kind::BUILDINGS.iter().filter(|k| concerned(&action, k.code())).count();
            assert_eq!(hits, 1, "{action}");
        }
    }
}
