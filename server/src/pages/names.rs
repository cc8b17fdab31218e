//! The players of a match, named together.

use bastide_text::{Phrasebook, account, pages as say};

/// `Nell against Odo`; `Nell, alone`; `Nell, Odo and Aliénor`.
pub(crate) fn together(names: &[String], book: &Phrasebook) -> String {
    match names {
        [alone] => say::alone(book, alone.as_str()),
        [first, second] => say::against(book, first.as_str(), second.as_str()),
        _ => list(names, book),
    }
}

/// The name of a guest, or that there is none any more.
pub(crate) fn shown(name: Option<&str>, book: &Phrasebook) -> String {
    match name {
        Some("") => account::deleted_player(book),
        name => name.unwrap_or_default().to_owned(),
    }
}

/// `Nell`; `Nell and Odo`; `Nell, Odo and Aliénor`.
pub(crate) fn list(names: &[String], book: &Phrasebook) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [rest @ .., last] => say::list_end(book, rest.join(", "), last.as_str()),
    }
}
