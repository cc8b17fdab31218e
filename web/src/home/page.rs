//! The first page: three games, what goes on, how it works.

use bastide_text::{Phrasebook, pages as say};
use maud::{Markup, html};

use crate::lessons::ways_in;
use crate::levels::level_choice;
use crate::{frame::Frame, frame::Page};
use crate::{lists::GameRow, lists::rows};
use crate::{moment::Age, moment::age};
use crate::{table::terms_words, table::timeout_words};
use bastide_store::time_control::{Clock, Terms};

#[derive(Clone, Debug)]
pub struct Home {
    /// Every game there is.
    pub games: Vec<GameCard>,
    /// The visitor's games that are not over, newest first.
    pub running: Vec<GameRow>,
    pub open: Vec<OpenTable>,
}

/// A game to be chosen.
#[derive(Clone, Debug)]
pub struct GameCard {
    /// `cathedral`
    pub name: String,
    pub title: String,
    /// Where a picture of it is.
    pub picture: String,
    pub can_be_alone: bool,
    /// What it is about, in a sentence or two.
    pub about: String,
    /// How many play and for how long, in a line.
    pub facts: String,
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
    /// What is agreed about time.
    pub terms: Terms,
}

pub fn home(home: &Home, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let main = html! {
        main #content.home {
            div.welcome {
                h1 { (say::home_title(book)) }
                p.lead { (say::home_lead(book)) }
            }
            div.shelf { @for game in &home.games { (card(game, book)) } }
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

fn card(game: &GameCard, book: &Phrasebook) -> Markup {
    html! {
        article.game-card aria-labelledby=(game.name) {
            div.picture aria-hidden="true" { img src=(game.picture) alt="" decoding="async"; }
            div.words {
                h2 id=(game.name) { (game.title) }
                p.facts { (game.facts) }
                p { (game.about) }
                (ways_in(&game.name, Some(&game.title), book))
                form method="post" action={ "/play/" (game.name) } {
                    (level_choice(&game.name, game.can_be_alone, book))
                    div.deeds {
                        button.grand type="submit" name="play" value="now"
                            aria-label={ (say::play_now(book)) ": " (game.title) } { (say::play_now(book)) }
                        a.button.quiet href={ "/new?game=" (game.name) }
                            aria-label={ (say::set_up(book)) ": " (game.title) } { (say::set_up(book)) }
                    }
                }
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
                                @if table.terms.clock != Clock::None {
                                    " · " (terms_words(table.terms.clock, book))
                                }
                            }
                            (timeout_words(table.terms, book))
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
