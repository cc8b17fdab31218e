//! A card of Tournay, large: its picture, what it does in words, the clauses that say so, and which of its
//! values nobody has checked against the printed card.

use bastide_presentation_tournay::words;
use bastide_text::Phrasebook;
use maud::{Markup, PreEscaped, html};

#[derive(Clone, Debug)]
pub struct CardSheet {
    /// `Y1-MARKET`
    pub id: String,
    pub picture: String,
    pub words: words::CardWords,
    /// `TOU-CARD-MARKET-01`
    pub clauses: Vec<String>,
    /// The names of values that are reconstructed: `cost`.
    pub reconstructed: Vec<&'static str>,
}

/// A section that stands alone or in a dialog.
pub fn card(sheet: &CardSheet, book: &Phrasebook) -> Markup {
    let CardSheet { words: said, clauses, reconstructed, .. } = sheet;
    html! {
        section #zoomed.zoomed data-card=(sheet.id) aria-labelledby="zoom-name" {
            div.card-picture { (PreEscaped(&sheet.picture)) }
            div.card-words {
                h2 #zoom-name { (said.name) }
                @if let Some(kind) = &said.kind { p.facts { (kind) } }
                p.effect { (said.effect) }
                @if let Some(cost) = &said.cost { p { (cost) } }
                @if let Some(points) = &said.points { p { (points) } }
                @if !clauses.is_empty() {
                    p.small {
                        (words::zoom_clauses(book))
                        @for clause in clauses {
                            " " a.clause href={ "/rules/tournay#" (clause) } { (clause) }
                        }
                    }
                }
                p.small.provenance { (provenance(reconstructed, book)) }
            }
        }
    }
}

fn provenance(reconstructed: &[&'static str], book: &Phrasebook) -> String {
    if reconstructed.is_empty() {
        return words::zoom_printed(book);
    }
    let values: Vec<String> =
        reconstructed.iter().map(|value| words::value(book, *value)).collect();
    words::zoom_reconstructed(book, values.join(", "))
}
