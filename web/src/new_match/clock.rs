//! How long people may think: the choices in the form of a new match.

use bastide_text::{Phrasebook, clock as say};
use maud::{Markup, html};

use crate::table::terms_words;
use bastide_store::time_control::{Clock, Terms, Timeout};

/// From none over a sitting to weeks.
const OFFERED: [Clock; 8] = [
    Clock::None,
    Clock::Fischer { start_s: 180, gain_s: 5 },
    Clock::Fischer { start_s: 600, gain_s: 10 },
    Clock::Fischer { start_s: 1200, gain_s: 20 },
    Clock::Fischer { start_s: 3600, gain_s: 30 },
    Clock::Days(1),
    Clock::Days(3),
    Clock::Days(7),
];

pub(crate) fn fields(terms: Terms, book: &Phrasebook) -> Markup {
    let is_other = !OFFERED.contains(&terms.clock);
    html! {
        fieldset.clock-terms {
            legend { (say::title(book)) }
            div.field {
                label for="clock" { (say::each_has(book)) }
                select #clock name="clock" aria-describedby="clock-note" {
                    @for clock in OFFERED.into_iter().chain(is_other.then_some(terms.clock)) {
                        option value=(clock) selected[clock == terms.clock] { (terms_words(clock, book)) }
                    }
                }
            }
            div.field {
                label for="timeout" { (say::timeout(book)) }
                select #timeout name="timeout" {
                    @for (timeout, words) in [
                        (Timeout::Lose, say::timeout_lose(book)),
                        (Timeout::Bot, say::timeout_bot(book)),
                    ] {
                        option value=(timeout) selected[timeout == terms.timeout] { (words) }
                    }
                }
            }
            p #clock-note.small {
                (say::fischer_note(book)) " " (say::days_note(book)) " " (say::timeout_note(book))
            }
        }
    }
}
