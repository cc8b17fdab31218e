//! Before the cards are shuffled: what the server has promised, and the part that a player adds.

use bastide_text::{Phrasebook, fair as say};
use maud::{Markup, html};

use crate::table::TablePage;

/// What a player is asked to add to the shuffle.
#[derive(Clone, Debug)]
pub struct Shuffling {
    /// What the server has promised.
    pub commitment: String,
}

/// The page's script fills the form in and sends it by itself; by hand it works as well.
pub(crate) fn shuffle(page: &TablePage, book: &Phrasebook) -> Markup {
    let Some(shuffling) = &page.shuffle else { return html! {} };
    html! {
        section #shuffle.panel data-part aria-labelledby="shuffle-title" {
            h2 #shuffle-title { (say::shuffle(book)) }
            p { (say::shuffle_note(book)) }
            p.small.digits { code { (shuffling.commitment) } }
            form #contribute method="post" action={ "/matches/" (page.id) "/contribute" }
                data-match=(page.id) data-commitment=(shuffling.commitment) {
                label for="nonce" { (say::your_part(book)) }
                span.joined {
                    input #nonce type="text" name="nonce" maxlength="200" autocomplete="off";
                    button type="submit" name="add" value="part" { (say::add(book)) }
                }
            }
        }
    }
}

/// What is drawn where nothing is dealt yet.
pub fn undealt(book: &Phrasebook) -> String {
    let words = say::undealt(book);
    html! {
        svg xmlns="http://www.w3.org/2000/svg" width="640" height="240" viewBox="0 0 640 240"
            class="undealt" role="img" aria-label=(words) {
            // A ground of its own: it is shown on wood and on paper, by day and by night.
            rect width="640" height="240" rx="6" fill="#f4ecdb" {}
            g fill="#efe6d2" stroke="#8a7a5c" stroke-width="2" {
                rect x="252" y="40" width="64" height="92" rx="7" transform="rotate(-9 284 86)" {}
                rect x="288" y="34" width="64" height="92" rx="7" {}
                rect x="324" y="40" width="64" height="92" rx="7" transform="rotate(9 356 86)" {}
                path d="M320 62v36M302 80h36" transform="rotate(45 320 80)" {}
            }
            text x="320" y="190" text-anchor="middle" font-size="20" fill="#2a2018" { (words) }
        }
    }
    .into_string()
}
