//! Lists of matches: the visitor's own, and the public ones.

use bastide_text::{Phrasebook, pages as say};
use maud::{Markup, html};

use crate::{frame::Frame, frame::Page};
use crate::{moment::Age, moment::age};
use crate::{names, records};
use crate::{table::SeatClock, table::clock_face, table::terms_words};
use bastide_store::time_control::{Clock, Terms};

/// Where a match stands, for the visitor who reads the list.
#[derive(Clone, Debug)]
pub enum Stage {
    YourTurn,
    /// The names of those who are to act.
    TurnOf(String),
    /// A seat is open.
    Waiting,
    /// The result, in words.
    Over(String),
    /// It cannot be read any more; its page says why.
    Unreadable,
}

impl Stage {
    /// Whether the match goes on.
    pub const fn is_running(&self) -> bool {
        matches!(self, Self::YourTurn | Self::TurnOf(_) | Self::Waiting)
    }
}

#[derive(Clone, Debug)]
pub struct GameRow {
    pub id: String,
    /// The title of the game.
    pub game: String,
    /// Seat by seat.
    pub players: Vec<String>,
    pub stage: Stage,
    /// Actions played.
    pub actions: u32,
    pub age: Age,
    /// Where a small picture of the position is; it is loaded as an image.
    pub picture: Option<String>,
    /// Whether the visitor sits at this table.
    pub is_mine: bool,
    /// What is agreed about time.
    pub terms: Terms,
    /// The visitor's own clock while it runs.
    pub clock: Option<SeatClock>,
}

#[derive(Clone, Debug)]
pub struct MyGames {
    pub running: Vec<GameRow>,
    pub finished: Vec<GameRow>,
    /// The longest record that may be brought along, in KiB.
    pub most: u32,
}

#[derive(Clone, Debug)]
pub struct Watch {
    pub running: Vec<GameRow>,
    pub finished: Vec<GameRow>,
}

pub fn my_games(games: &MyGames, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let main = html! {
        main #content.games {
            h1 { (say::mine_title(book)) }
            @if !frame.guest_name.is_empty() {
                p.lead { (say::playing_as(book, frame.guest_name.as_str())) }
            }
            (list("running", &say::running_title(book), &rows(&games.running, &say::running_none(book), book)))
            (list("finished", &say::finished_title(book), &rows(&games.finished, &say::finished_none(book), book)))
            (records::section(games.most, book))
            p { a href="/tokens" { (bastide_text::programs::link(book)) } }
            p { a href="/hooks" { (bastide_text::clock::hooks_link(book)) } }
        }
    };
    frame.around(Page { title: say::mine_title(book), main, main_id: "content", script: None })
}

pub fn watch(watch: &Watch, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let main = html! {
        main #content.games {
            h1 { (say::watch_title(book)) }
            p.lead { (say::watch_lead(book)) }
            section { (rows(&watch.running, &say::watch_none(book), book)) }
            (list("finished", &say::recent_title(book), &rows(&watch.finished, &say::finished_none(book), book)))
        }
    };
    frame.around(Page { title: say::watch_title(book), main, main_id: "content", script: None })
}

fn list(id: &str, title: &str, rows: &Markup) -> Markup {
    html! {
        section aria-labelledby=(id) {
            h2 id=(id) { (title) }
            (rows)
        }
    }
}

/// The matches as a list, or a sentence when there are none.
pub(crate) fn rows(games: &[GameRow], none: &str, book: &Phrasebook) -> Markup {
    html! {
        @if games.is_empty() { p.none { (none) } }
        @else { ul.rows { @for game in games { (row(game, book)) } } }
    }
}

fn row(game: &GameRow, book: &Phrasebook) -> Markup {
    let players = names::together(&game.players, book);
    let (path, verb) = way_in(game, book);
    html! {
        li.row {
            @if let Some(picture) = &game.picture {
                img src=(picture) alt="" width="72" height="72" loading="lazy";
            }
            div.who {
                a href=(path) { (players) }
                p.small {
                    (game.game) " · " (say::moves(book, game.actions)) " · " (age(game.age, book))
                    @if game.terms.clock != Clock::None { " · " (terms_words(game.terms.clock, book)) }
                }
            }
            p.stage.mine[matches!(game.stage, Stage::YourTurn)] {
                (stage(&game.stage, book))
                @if let Some(seat_clock) = &game.clock { " · " (clock_face(seat_clock, book)) }
            }
            a.button.quiet href=(path) aria-label={ (verb) ": " (players) } { (verb) }
        }
    }
}

/// Where a row leads and what that is called.
fn way_in(game: &GameRow, book: &Phrasebook) -> (String, String) {
    match game.stage {
        Stage::Over(_) => (format!("/matches/{}/replay", game.id), say::replay_it(book)),
        Stage::Unreadable => (format!("/matches/{}", game.id), say::unreadable_why(book)),
        _ if game.is_mine => (format!("/matches/{}", game.id), say::go_on(book)),
        _ => (format!("/matches/{}", game.id), say::watch_it(book)),
    }
}

fn stage(stage: &Stage, book: &Phrasebook) -> String {
    match stage {
        Stage::YourTurn => say::your_turn(book),
        Stage::TurnOf(player) => say::turn_of(book, player.as_str()),
        Stage::Waiting => say::waiting(book),
        Stage::Over(result) => result.clone(),
        Stage::Unreadable => say::unreadable_stage(book),
    }
}
