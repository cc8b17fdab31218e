//! Leaderboards, and the page of a player.

use bastide_text::{Phrasebook, ratings as say};
use maud::{Markup, html};

use crate::chart::close_chart;
use crate::{frame::Frame, frame::Page};
use crate::{lists::GameRow, lists::rows};
use crate::{moment::Age, moment::age};
use bastide_presentation::{Course, Gauge};
use bastide_store::time_control::Speed;

/// The best of a game at a speed.
#[derive(Clone, Debug)]
pub struct Leaderboard {
    pub game: String,
    pub speed: Speed,
    /// Every game, by its name and title.
    pub all: Vec<(String, String)>,
    /// The best first.
    pub rows: Vec<LeaderRow>,
}

#[derive(Clone, Debug)]
pub struct LeaderRow {
    pub rank: u32,
    pub player: PlayerLink,
    /// `1540 ± 80`
    pub rating: String,
    pub games: u32,
    pub last: Age,
    /// Whether it is the visitor.
    pub is_you: bool,
}

/// A name that leads to its player's page.
#[derive(Clone, Debug)]
pub struct PlayerLink {
    pub path: String,
    pub name: String,
    pub is_bot: bool,
}

#[derive(Clone, Debug)]
pub struct PlayerPage {
    pub name: String,
    pub is_bot: bool,
    pub ratings: Vec<RatingRow>,
    pub recent: Vec<GameRow>,
}

/// A player's rating in a game at a speed.
#[derive(Clone, Debug)]
pub struct RatingRow {
    pub game: String,
    /// The game's title.
    pub title: String,
    pub speed: Speed,
    pub rating: String,
    pub is_provisional: bool,
    pub games: u32,
    pub last: Age,
    /// After each match, the first first.
    pub course: Vec<i32>,
}

pub fn leaderboard(page: &Leaderboard, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let main = html! {
        main #content.ranks {
            h1 { (say::title(book)) }
            p.lead { (say::lead(book)) }
            nav.game-tabs aria-label=(say::game(book)) {
                @for (name, title) in &page.all {
                    a.button.quiet[*name != page.game] href={ "/players/" (name) "/" (page.speed.name()) }
                        aria-current=[(*name == page.game).then_some("page")] { (title) }
                }
            }
            nav.game-tabs aria-label=(say::speed(book)) {
                @for speed in Speed::ALL {
                    a.button.quiet[speed != page.speed] href={ "/players/" (page.game) "/" (speed.name()) }
                        aria-current=[(speed == page.speed).then_some("page")] { (speed_words(speed, book)) }
                }
            }
            @if page.rows.is_empty() { p.none { (say::none(book)) } }
            @else { (board(&page.rows, book)) }
        }
    };
    frame.around(Page { title: say::title(book), main, main_id: "content", script: None })
}

fn board(rows: &[LeaderRow], book: &Phrasebook) -> Markup {
    html! {
        table.ranks-list {
            thead { tr {
                th.ranks-number scope="col" { (say::rank(book)) }
                th scope="col" { (say::player(book)) }
                th.ranks-number scope="col" { (say::rating(book)) }
                th.ranks-number scope="col" { (say::games(book)) }
                th.ranks-aside scope="col" { (say::last(book)) }
            } }
            tbody {
                @for row in rows {
                    tr aria-current=[row.is_you.then_some("true")] {
                        td.ranks-number { (row.rank) }
                        th scope="row" { (link(&row.player, book)) }
                        td.ranks-number { (row.rating) }
                        td.ranks-number { (row.games) }
                        td.ranks-aside { (age(row.last, book)) }
                    }
                }
            }
        }
    }
}

/// A name, and that it is a bot's.
pub(crate) fn link(player: &PlayerLink, book: &Phrasebook) -> Markup {
    html! {
        a href=(player.path) { (player.name) }
        @if player.is_bot { " " small.ranks-bot { (say::bot(book)) } }
    }
}

pub fn player(page: &PlayerPage, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let main = html! {
        main #content.ranks {
            h1 { (page.name) @if page.is_bot { " " small.ranks-bot { (say::bot(book)) } } }
            section aria-labelledby="ratings" {
                h2 #ratings { (say::of(book)) }
                @if page.ratings.is_empty() { p.none { (say::no_rating(book)) } }
                @else { (ratings(&page.ratings, book)) }
            }
            @for (number, row) in page.ratings.iter().enumerate() {
                @if row.course.len() > 1 { (course(number, row, book)) }
            }
            section aria-labelledby="recent" {
                h2 #recent { (say::recent(book)) }
                (rows(&page.recent, &say::recent_none(book), book))
            }
            p { a href="/players" { (say::lists(book)) } }
        }
    };
    let title = format!("{} – {}", page.name, say::of(book));
    frame.around(Page { title, main, main_id: "content", script: None })
}

fn ratings(rows: &[RatingRow], book: &Phrasebook) -> Markup {
    html! {
        table.ranks-list {
            thead { tr {
                th scope="col" { (say::game(book)) }
                th scope="col" { (say::speed(book)) }
                th.ranks-number scope="col" { (say::rating(book)) }
                th.ranks-number scope="col" { (say::games(book)) }
                th.ranks-aside scope="col" { (say::last(book)) }
            } }
            tbody {
                @for row in rows {
                    tr {
                        th scope="row" { a href={ "/players/" (row.game) "/" (row.speed.name()) } { (row.title) } }
                        td { (speed_words(row.speed, book)) }
                        td.ranks-number { (row.rating) }
                        td.ranks-number { (row.games) }
                        td.ranks-aside { (age(row.last, book)) }
                    }
                }
            }
        }
        @if rows.iter().any(|row| row.is_provisional) { p.small { "? = " (say::provisional(book)) } }
    }
}

fn course(number: usize, row: &RatingRow, book: &Phrasebook) -> Markup {
    let label = format!("course-{number}");
    let gauge = Gauge { title: String::new(), values: vec![row.course.clone()] };
    let moments = (1..=row.course.len()).map(|number| number.to_string()).collect();
    let course = Course { moments, ..Course::default() };
    html! {
        figure.ranks-course {
            figcaption id=(label) { (say::course(book, row.title.as_str(), speed_words(row.speed, book))) }
            (close_chart(&gauge, &course, &label))
        }
    }
}

pub(crate) fn speed_words(speed: Speed, book: &Phrasebook) -> String {
    match speed {
        Speed::Fast => say::speed_fast(book),
        Speed::Slow => say::speed_slow(book),
        Speed::Daily => say::speed_daily(book),
        Speed::Untimed => say::speed_untimed(book),
    }
}
