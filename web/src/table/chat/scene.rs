//! The remarks at a table, as one visitor sees them.

use super::page::{Chat, ChatLine};
use crate::moment::since;
use crate::visitor::Visitor;
use bastide_matches::MatchState;

pub(crate) fn remarks(now: &MatchState, visitor: &Visitor) -> Chat {
    // One without words was taken away.
    let said = now.remarks.iter().filter(|remark| !remark.text.is_empty());
    let lines = said.map(|remark| ChatLine {
        who: remark.name.clone(),
        words: remark.text.clone(),
        age: since(remark.at),
    });
    Chat { lines: lines.collect(), may_write: visitor.guest.is_some() }
}
