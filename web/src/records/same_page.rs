//! Everybody who has played the same cards, ranked.

use bastide_text::{Phrasebook, sheets as say};
use maud::{Markup, html};

use crate::{frame::Frame, frame::Page};

pub struct SameCards {
    pub id: String,
    /// `anarchy`
    pub game: String,
    /// The best first.
    pub rows: Vec<SameRow>,
}

pub struct SameRow {
    pub id: String,
    pub player: String,
    pub points: i32,
    /// Whether it is the match that the page was asked for from.
    pub is_this: bool,
}

pub fn same_cards(page: &SameCards, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let title = say::same_title(book);
    let main = html! {
        main #same.games data-game=(page.game) {
            h1 { (title) }
            p.lead { (say::same_lead(book)) }
            form method="post" action={ "/matches/" (page.id) "/same" } {
                button type="submit" name="same" value="yes" { (say::play_same(book)) }
            }
            @if page.rows.is_empty() { p.none { (say::same_none(book)) } }
            @else { (ranking(page, book)) }
        }
    };
    frame.around(Page { title, main, main_id: "same", script: None })
}

/// Who has as many points as another shares their rank.
fn ranking(page: &SameCards, book: &Phrasebook) -> Markup {
    let rank = |points: i32| page.rows.iter().filter(|row| row.points > points).count() + 1;
    html! {
        table.ranking {
            thead { tr {
                th scope="col" { (say::same_rank(book)) }
                th scope="col" { (say::same_player(book)) }
                th scope="col" { (say::same_points(book)) }
            } }
            tbody {
                @for row in &page.rows {
                    tr aria-current=[row.is_this.then_some("true")] {
                        td { (rank(row.points)) }
                        td { a href={ "/matches/" (row.id) } { (row.player) } }
                        td { (row.points) }
                    }
                }
            }
        }
    }
}
