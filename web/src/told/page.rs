//! What to be told of: choices for all browsers, and whether this one takes messages.

use bastide_community::webhooks::NoticeKind;
use bastide_text::{Phrasebook, clock as say, pages, told};
use maud::{Markup, html};

use crate::frame::{Frame, Page};
use crate::{moment::Age, moment::age};

#[derive(Clone, Debug, Default)]
pub struct ToldPage {
    /// What is to be told, in the order of [`NoticeKind::CHOSEN`].
    pub chosen: Vec<(&'static str, bool)>,
    pub browsers: Vec<BrowserRow>,
    /// By what a browser asks its push service to take messages from this server.
    pub key: String,
    pub hooks: usize,
    pub is_saved: bool,
}

/// A browser that takes messages.
#[derive(Clone, Debug)]
pub struct BrowserRow {
    pub id: i64,
    pub made: Age,
    /// When a message last arrived there.
    pub last: Option<Age>,
    pub fails: bool,
}

pub fn being_told(page: &ToldPage, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let main = html! {
        main #content.games.told {
            h1 { (told::title(book)) }
            p.lead { (told::lead(book)) }
            (choices(page, book))
            (this_browser(page, book))
            @if !page.browsers.is_empty() { (browsers(&page.browsers, book)) }
            section aria-labelledby="chats" {
                h2 #chats { (told::chats(book)) }
                p { (told::chats_note(book, page.hooks as u32)) }
                p { a.button.quiet href="/hooks" { (told::chats_open(book)) } }
            }
        }
    };
    frame.around(Page { title: told::title(book), main, main_id: "content", script: None })
}

fn choices(page: &ToldPage, book: &Phrasebook) -> Markup {
    html! {
        section aria-labelledby="when" {
            h2 #when { (told::when(book)) }
            @if page.is_saved { p.small role="status" { (told::saved(book)) } }
            form.permit method="post" action="/told" {
                @for (kind, &(code, is_on)) in NoticeKind::CHOSEN.into_iter().zip(&page.chosen) {
                    label.check.told-kind {
                        input type="checkbox" name=(code) value="on" checked[is_on];
                        span { strong { (words(kind, book)) } small { (note(kind, book)) } }
                    }
                }
                div.deeds { button type="submit" name="save" value="choices" { (pages::save(book)) } }
            }
        }
    }
}

fn words(kind: NoticeKind, book: &Phrasebook) -> String {
    match kind {
        NoticeKind::Turn => told::kind_turn(book),
        NoticeKind::Offer => told::kind_offer(book),
        NoticeKind::Chat => told::kind_chat(book),
        NoticeKind::Round | NoticeKind::Test => told::kind_round(book),
    }
}

fn note(kind: NoticeKind, book: &Phrasebook) -> String {
    match kind {
        NoticeKind::Turn => told::kind_turn_note(book),
        NoticeKind::Offer => told::kind_offer_note(book),
        NoticeKind::Chat => told::kind_chat_note(book),
        NoticeKind::Round | NoticeKind::Test => told::kind_round_note(book),
    }
}

/// A script knows whether this browser takes messages, and shows what fits.
fn this_browser(page: &ToldPage, book: &Phrasebook) -> Markup {
    html! {
        section #this-browser aria-labelledby="this" data-key=(page.key) data-refused=(say::notices_refused(book))
            data-sent=(told::test_sent(book)) data-failed=(told::browser_failed(book)) {
            h2 #this { (told::browser(book)) }
            p #browser-none { (told::browser_none(book)) }
            p #browser-off hidden { (told::browser_off(book)) }
            p #browser-on hidden { (told::browser_on(book)) }
            div.deeds {
                button #push-on type="button" name="push" value="on" hidden { (told::browser_switch_on(book)) }
                button.quiet #push-test type="button" name="push" value="test" hidden { (told::test(book)) }
                button.quiet #push-off type="button" name="push" value="off" hidden { (told::browser_switch_off(book)) }
            }
            p.small #push-status role="status" {}
            p.small { (told::install(book)) }
        }
    }
}

fn browsers(browsers: &[BrowserRow], book: &Phrasebook) -> Markup {
    html! {
        section aria-labelledby="all" {
            h2 #all { (told::browsers(book)) }
            ul.links.browsers {
                @for browser in browsers {
                    li {
                        span {
                            (told::browser_since(book, age(browser.made, book)))
                            " · "
                            @if browser.fails { (told::browser_fails(book)) }
                            @else if let Some(last) = browser.last { (told::browser_last(book, age(last, book))) }
                            @else { (told::browser_never(book)) }
                        }
                        form method="post" action={ "/told/browsers/" (browser.id) "/end" } {
                            button.quiet type="submit" name="end" value=(browser.id) { (say::hook_stop(book)) }
                        }
                    }
                }
            }
        }
    }
}
