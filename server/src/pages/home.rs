//! The first page: three games, what goes on, how it works.

use bastide_text::{Phrasebook, cathedral, pages as say};
use maud::{Markup, PreEscaped, html};

use super::bots::{Level, level_choice};
use super::frame::{Frame, Page};
use super::games::{Age, GameRow, age, rows};
use super::ornament;

#[derive(Clone, Debug)]
pub struct Home {
    /// A position of Cathedral as an SVG.
    pub cathedral: String,
    pub level: Level,
    /// The visitor's games that are not over, newest first.
    pub running: Vec<GameRow>,
    pub open: Vec<OpenTable>,
}

/// A public match with a free seat.
#[derive(Clone, Debug)]
pub struct OpenTable {
    pub id: String,
    pub game: String,
    pub host: String,
    pub seat: u8,
    /// `Light`, in the visitor's language.
    pub side: String,
    pub games: u32,
    pub age: Age,
}

pub fn home(home: &Home, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let main = html! {
        main #content.home {
            div.welcome {
                h1 { (say::home_title(book)) }
                p.lead { (say::home_lead(book)) }
            }
            (play(home, book))
            div.coming {
                (coming(&say::tournay(book), &say::tournay_about(book), &say::tournay_facts(book), &ornament::cards(), book))
                (coming(&say::anarchy(book), &say::anarchy_about(book), &say::anarchy_facts(book), &ornament::keep(), book))
            }
            div.lists {
                section aria-labelledby="running" {
                    h2 #running { (say::running_title(book)) }
                    (rows(&home.running, &say::running_none(book), book))
                }
                section aria-labelledby="open" {
                    h2 #open { (say::open_title(book)) }
                    (open_tables(&home.open, book))
                }
            }
            (how(book))
        }
    };
    frame.around(Page { title: say::home_title(book), main, main_id: "content", script: None })
}

fn play(home: &Home, book: &Phrasebook) -> Markup {
    html! {
        article.feature aria-labelledby="cathedral" {
            div.picture aria-hidden="true" { (PreEscaped(&home.cathedral)) }
            div.words {
                h2 #cathedral { (cathedral::title(book)) }
                p.facts { (say::cathedral_facts(book)) }
                p { (say::cathedral_about(book)) }
                form method="post" action="/play/cathedral" {
                    (level_choice(home.level, book))
                    div.deeds {
                        button.grand type="submit" name="play" value="now" { (say::play_now(book)) }
                        a.button.quiet href="/new" { (say::set_up(book)) }
                    }
                }
            }
        }
    }
}

fn coming(name: &str, about: &str, facts: &str, picture: &Markup, book: &Phrasebook) -> Markup {
    html! {
        article.card {
            div.drawing aria-hidden="true" { (picture) }
            div.words {
                h2 { (name) " " span.ribbon { (say::coming(book)) } }
                p.facts { (facts) }
                p { (about) }
            }
        }
    }
}

fn open_tables(tables: &[OpenTable], book: &Phrasebook) -> Markup {
    html! {
        @if tables.is_empty() { p.none { (say::open_none(book)) } }
        @else {
            ul.rows {
                @for table in tables {
                    li.row {
                        div.who {
                            a href={ "/matches/" (table.id) } { (table.host) }
                            p.small {
                                (table.game) " · " (say::games(book, table.games)) " · "
                                (say::open_seat(book)) ": " (table.side) " · " (age(table.age, book))
                            }
                        }
                        form method="post" action={ "/matches/" (table.id) "/join" } {
                            input type="hidden" name="seat" value=(table.seat);
                            button type="submit" name="join" value="yes" { (say::join(book)) }
                        }
                    }
                }
            }
        }
    }
}

fn how(book: &Phrasebook) -> Markup {
    let steps = [
        (say::how_play(book), say::how_play_text(book)),
        (say::how_ask(book), say::how_ask_text(book)),
        (say::how_keep(book), say::how_keep_text(book)),
    ];
    html! {
        section.how aria-labelledby="how" {
            h2 #how { (say::how_title(book)) }
            ol.steps {
                @for (title, text) in steps {
                    li { h3 { (title) } p { (text) } }
                }
            }
        }
    }
}
