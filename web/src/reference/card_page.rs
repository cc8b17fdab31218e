//! One card, large: its picture, what it does in words, the clauses that say so, and which of its
//! values nobody has checked against the printed card.

use maud::{Markup, PreEscaped, html};

use bastide_presentation::CardSheet;

/// A section that stands alone or in a dialog.
pub fn card(game: &str, sheet: &CardSheet) -> Markup {
    html! {
        section #zoomed.zoomed data-card=(sheet.id) aria-labelledby="zoom-name" {
            div.card-picture { (PreEscaped(&sheet.picture)) }
            div.card-words {
                h2 #zoom-name { (sheet.name) }
                @if let Some(kind) = &sheet.kind { p.facts { (kind) } }
                p.effect { (sheet.effect) }
                @if let Some(cost) = &sheet.cost { p { (cost) } }
                @if let Some(points) = &sheet.points { p { (points) } }
                @if !sheet.clauses.is_empty() {
                    p.small {
                        (sheet.clauses_label)
                        @for clause in &sheet.clauses {
                            " " a.clause href={ "/rules/" (game) "#" (clause) } { (clause) }
                        }
                    }
                }
                p.small.provenance { (sheet.provenance) }
            }
        }
    }
}
