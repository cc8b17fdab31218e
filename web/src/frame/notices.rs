//! The switches for notices that it is one's turn. A script shows them, and asks the browser only when one is pressed.

use bastide_text::{Phrasebook, clock as say, told};
use maud::{Markup, html};

pub(crate) fn switches(book: &Phrasebook) -> Markup {
    html! {
        div #notices.notice-switches hidden data-stream="/notices" data-refused=(say::notices_refused(book)) {
            span #notices-label.label { (say::notices(book)) }
            span.joined role="group" aria-labelledby="notices-label" {
                button.quiet type="button" name="notices" aria-pressed="false" { (say::notices_on(book)) }
                button.quiet type="button" name="sound" aria-pressed="false" { (say::notices_sound(book)) }
            }
        }
        a.told-link href="/told" { (told::title(book)) }
    }
}
