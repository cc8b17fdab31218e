//! The first page: what waits for the visitor, the games, and who seeks players.

use bastide_text::{Phrasebook, home as words, lessons, levels as ranks, pages as say};
use maud::{Markup, html};

use crate::levels::{ALONE, levels, usual_level};
use crate::names::list;
use crate::{frame::Frame, frame::Page};
use crate::{lists::GameRow, lists::Stage};
use crate::{moment::Age, moment::age};
use crate::{table::clock_face, table::terms_words, table::timeout_words};
use bastide_store::time_control::{Clock, Terms};

#[derive(Clone, Debug)]
pub struct Home {
    /// Every game there is.
    pub games: Vec<GameCard>,
    /// At how many tables it is the visitor's turn.
    pub turns: u32,
    /// The first of the visitor's matches that are not over: those where it is their turn come first.
    pub running: Vec<GameRow>,
    /// Whether there are more of them than are shown.
    pub has_more: bool,
    /// The match whose link the visitor has followed, while the seat is free.
    pub invitation: Option<Invited>,
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
    pub has_lessons: bool,
    /// What it is about, in one sentence.
    pub about: String,
    /// How many play and for how long, in a line.
    pub facts: String,
}

/// A match with a seat that is kept for the visitor.
#[derive(Clone, Debug)]
pub struct Invited {
    pub id: String,
    /// The title of the game.
    pub game: String,
    /// Who asks.
    pub host: String,
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

/// The sections with `data-part` are fetched again from time to time, by `home.js`.
pub fn home(home: &Home, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let main = html! {
        main #content.home {
            (waiting(home, frame))
            div.shelf { @for game in &home.games { (card(game, book)) } }
            (open_tables(&home.open, book))
        }
    };
    let script = frame.assets.home.as_deref();
    frame.around(Page { title: say::home_title(book), main, main_id: "content", script })
}

fn waiting(home: &Home, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let is_idle = home.running.is_empty() && home.invitation.is_none();
    html! {
        section #waiting.waiting.idle[is_idle] data-part {
            div.greeting {
                @if is_idle {
                    h1 { (say::home_title(book)) }
                    p { (words::lead(book)) }
                } @else {
                    h1 { @if home.turns > 0 { (words::your_turns(book, home.turns)) } @else { (words::under_way(book)) } }
                    @if home.has_more { p { a href="/mine" { (words::all_games(book)) } } }
                }
            }
            @if !is_idle {
                ul.ticks {
                    @for row in home.running.iter().filter(|row| is_turn(row)) { (tick(row, frame)) }
                    @if let Some(invited) = &home.invitation { (invitation(invited, book)) }
                    @for row in home.running.iter().filter(|row| !is_turn(row)) { (tick(row, frame)) }
                }
            }
        }
    }
}

fn is_turn(row: &GameRow) -> bool {
    matches!(row.stage, Stage::YourTurn)
}

fn tick(row: &GameRow, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let others = others(&row.players, &frame.guest_name);
    let what = if others.is_empty() {
        row.game.clone()
    } else {
        format!("{} · {}", row.game, list(&others, book))
    };
    let verb = if is_turn(row) { words::turn(book) } else { say::go_on(book) };
    html! {
        li.tick.mine[is_turn(row)] {
            div.who {
                b { (what) }
                span.small {
                    @match &row.stage {
                        Stage::TurnOf(player) => { (say::turn_of(book, player.as_str())) }
                        Stage::Waiting => { (say::waiting(book)) }
                        _ => { (age(row.age, book)) }
                    }
                    @if let Some(clock) = &row.clock { " · " (clock_face(clock, book)) }
                }
            }
            a.button.quiet[!is_turn(row)] href={ "/matches/" (row.id) }
                aria-label={ (verb) ": " (what) } { (verb) }
        }
    }
}

/// Everybody at the table but the visitor.
fn others(players: &[String], own: &str) -> Vec<String> {
    let own = players.iter().position(|name| name == own);
    let others = players.iter().enumerate().filter(|(seat, _)| Some(*seat) != own);
    others.map(|(_, name)| name.clone()).collect()
}

fn invitation(invited: &Invited, book: &Phrasebook) -> Markup {
    let verb = words::answer(book);
    html! {
        li.tick {
            div.who {
                b { (invited.game) " · " (invited.host) }
                span.small { (words::invited(book, invited.host.as_str())) }
            }
            a.button.quiet href={ "/matches/" (invited.id) }
                aria-label={ (verb) ": " (invited.game) " · " (invited.host) } { (verb) }
        }
    }
}

fn card(game: &GameCard, book: &Phrasebook) -> Markup {
    html! {
        article.game aria-labelledby=(game.name) {
            div.picture aria-hidden="true" { img src=(game.picture) alt="" decoding="async"; }
            div.words {
                h2 id=(game.name) { (game.title) }
                p.facts { (game.facts) }
                p.about { (game.about) }
                form.go method="post" action={ "/play/" (game.name) } {
                    button.grand type="submit" name="play" value="now"
                        aria-label={ (say::play_now(book)) ": " (game.title) } { (words::play(book)) }
                    (opponent(game, book))
                }
                (ways(game, book))
            }
        }
    }
}

/// Whom one plays against: the level of the bot, or nobody where the game can be played alone.
fn opponent(game: &GameCard, book: &Phrasebook) -> Markup {
    let levels = levels(&game.name);
    let (usual, most) = (usual_level(&game.name), levels.len() as u32);
    html! {
        label.opponent {
            span { (words::against(book)) }
            select name="level" data-game=(game.name) {
                @if game.can_be_alone { option value=(ALONE) selected { (words::scenario(book)) } }
                @for (level, number) in levels.into_iter().zip(1_u32..) {
                    option value=(level.spec()) selected[level == usual && !game.can_be_alone] {
                        (words::bot(book, ranks::rank(book, number), number, most))
                    }
                }
            }
        }
    }
}

fn ways(game: &GameCard, book: &Phrasebook) -> Markup {
    let friends = words::friends(book);
    html! {
        ul.ways {
            li { a href={ "/new?game=" (game.name) } aria-label={ (friends) ": " (game.title) } { (friends) } }
            li {
                @if game.has_lessons {
                    a href={ "/learn/" (game.name) } aria-label={ (lessons::link(book)) ": " (game.title) } {
                        span { (words::learn(book)) span.time { " " (words::learn_time(book)) } }
                    }
                } @else {
                    a href={ "/rules/" (game.name) } aria-label={ (say::nav_rules(book)) ": " (game.title) } {
                        (say::nav_rules(book))
                    }
                }
            }
        }
    }
}

fn open_tables(tables: &[OpenTable], book: &Phrasebook) -> Markup {
    html! {
        section #open-tables.open-tables data-part aria-labelledby="open" {
            h2 #open { (say::open_title(book)) }
            @if tables.is_empty() {
                p { (words::open_none(book)) " " a href="/new" { (words::open_yours(book)) } }
            } @else {
                ul { @for table in tables { (open_table(table, book)) } }
            }
        }
    }
}

fn open_table(table: &OpenTable, book: &Phrasebook) -> Markup {
    html! {
        li {
            div.who {
                a href={ "/matches/" (table.id) } { (table.host) " · " (table.game) }
                span.small {
                    @if table.games > 1 { (say::games(book, table.games)) " · " }
                    (say::open_seat(book)) ": " (table.side) " · " (age(table.age, book))
                    @if table.terms.clock != Clock::None { " · " (terms_words(table.terms.clock, book)) }
                }
                (timeout_words(table.terms, book))
            }
            form method="post" action={ "/matches/" (table.id) "/join" } {
                input type="hidden" name="seat" value=(table.seat);
                button.quiet type="submit" name="join" value="yes"
                    aria-label={ (say::join(book)) ": " (table.host) " · " (table.game) } { (say::join(book)) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_visitor_is_not_among_the_others_but_a_namesake_is() {
        let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
        assert_eq!(others(&names(&["Nell", "Odo", "Nell"]), "Nell"), names(&["Odo", "Nell"]));
        assert!(others(&names(&["Nell"]), "Nell").is_empty());
    }
}
