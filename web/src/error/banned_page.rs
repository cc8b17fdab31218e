//! What a banned or muted player reads.

use bastide_text::{Phrasebook, account, admin as say};
use maud::{Markup, html};

use crate::moment::moment;
use crate::{frame::Frame, frame::Page, frame::ornament};

/// A ban or a mute: its reason, and until when.
#[derive(Clone, Debug)]
pub struct Restrained {
    pub reason: String,
    /// Milliseconds since 1970; none for good.
    pub until: Option<i64>,
}

/// The sentence that a banned player reads.
fn banned(ban: &Restrained, book: &Phrasebook) -> String {
    let until = ban.until.map(moment);
    until.map_or_else(|| say::barred_for_good(book), |at| say::barred_until(book, at))
}

/// The same with the reason.
pub fn barred_words(ban: &Restrained, book: &Phrasebook) -> String {
    format!("{} {}", banned(ban, book), say::barred_reason(book, ban.reason.as_str()))
}

/// The sentence that a muted player reads.
pub fn muted_words(mute: &Restrained, book: &Phrasebook) -> String {
    match mute.until.map(moment) {
        Some(at) => say::you_are_muted_until(book, at, mute.reason.as_str()),
        None => say::you_are_muted_for_good(book, mute.reason.as_str()),
    }
}

pub fn barred(ban: &Restrained, has_account: bool, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let main = html! {
        main #content.problem {
            (ornament::ruin())
            h1 { (say::barred(book)) }
            p.lead { (banned(ban, book)) }
            p { (say::barred_reason(book, ban.reason.as_str())) }
            p { (say::barred_games(book)) }
            p { a.button href="/account/export" download { (account::export(book)) } }
            @if has_account {
                form method="post" action="/account/sign-out" {
                    button.quiet type="submit" name="do" value="sign-out" { (account::sign_out(book)) }
                }
            }
        }
    };
    frame.around(Page { title: say::barred(book), main, main_id: "content", script: None })
}
