//! The count of a finished game in brief: a row for every line, a column for every seat.

use bastide_text::{Phrasebook, scores as say, table};
use maud::{Markup, html};

use crate::table::TablePage;
use crate::table::plates::{Player, Sitter};
use bastide_presentation::ScoreLine;

pub(crate) fn counted(page: &TablePage, book: &Phrasebook) -> Markup {
    html! {
        table.counted data-game=(page.rules) {
            caption.unseen { (say::counted(book)) }
            thead {
                tr {
                    td {}
                    @for (seat, player) in page.turn.players.iter().enumerate() {
                        th scope="col" {
                            span.token data-side=(seat) aria-hidden="true" {}
                            span.who { (who(page, player, book)) }
                        }
                    }
                }
            }
            tbody { @for line in &page.turn.counted { (row(line)) } }
        }
    }
}

/// The visitor is spoken to, as everywhere else; two at one screen are told apart by their names.
fn who(page: &TablePage, player: &Player, book: &Phrasebook) -> String {
    let own = page.turn.players.iter().filter(|player| player.sitter == Sitter::You).count();
    if player.sitter == Sitter::You && own == 1 { table::you(book) } else { player.shown(book) }
}

fn row(line: &ScoreLine) -> Markup {
    html! {
        tr.total[line.is_total] {
            th scope="row" { (line.label) }
            @for share in &line.shares {
                td { @if let Some(share) = share { (share.points) } @else { "–" } }
            }
        }
    }
}
