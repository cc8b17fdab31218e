//! The remarks at a table, as one visitor sees them.

use bastide_text::{Phrasebook, people};

use super::page::{Chat, ChatLine};
use crate::moment::since;
use crate::names::list;
use crate::visitor::Visitor;
use bastide_matches::{Match, MatchState};

pub(crate) fn remarks(
    table: &Match,
    now: &MatchState,
    visitor: &Visitor,
    book: &Phrasebook,
) -> Chat {
    // One without words was taken away.
    let said = now.remarks.iter().filter(|remark| !remark.text.is_empty());
    let lines = said.map(|remark| ChatLine {
        who: remark.name.clone(),
        words: remark.text.clone(),
        age: since(remark.at),
    });
    Chat {
        lines: lines.collect(),
        may_write: visitor.guest.is_some(),
        writing: writing(table, visitor, book),
    }
}

/// Who else is writing something just now; empty where nobody is.
pub(crate) fn writing(table: &Match, visitor: &Visitor, book: &Phrasebook) -> String {
    let writing = table.company().writing;
    let others = writing.into_iter().filter(|(guest, _)| Some(*guest) != visitor.id());
    let names: Vec<String> = others.map(|(_, name)| name).collect();
    match names.len() as u32 {
        0 => String::new(),
        count => people::writing(book, list(&names, book), count),
    }
}
