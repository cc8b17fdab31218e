//! The plates: who sits at the table, with their side, points, rating and clock.

use bastide_text::{Phrasebook, pages as say, people};
use maud::{Markup, html};

use super::presence::{Presence, watching_words};
use crate::table::TablePage;
use crate::table::prompt::totals;
use crate::{table::clock, table::clock::SeatTime};

#[derive(Clone, Debug)]
pub struct Player {
    pub name: String,
    /// `Light`, in the visitor's language.
    pub side: String,
    pub sitter: Sitter,
    /// What they have so far: `12 points`.
    pub tally: String,
    pub is_to_move: bool,
    pub is_winner: bool,
    /// Whether the viewer, who has several seats, can look at the table from this one.
    pub is_another_own: bool,
    pub time: SeatTime,
    /// How strong they are, in a match that counts.
    pub rating: Option<PlateRating>,
}

/// A rating beside a name, or what became of it.
#[derive(Clone, Debug)]
pub struct PlateRating {
    /// Where the player's page is.
    pub path: String,
    /// `1540 ± 80`
    pub words: String,
}

/// Who sits on a seat, as the viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sitter {
    You,
    Person,
    Bot,
    Nobody,
}

impl Player {
    pub(crate) fn shown(&self, book: &Phrasebook) -> String {
        match self.sitter {
            Sitter::Nobody => say::open_seat(book),
            _ => self.name.clone(),
        }
    }
}

/// Who plays, and what the match is played for.
pub(crate) fn plates_section(page: &TablePage, book: &Phrasebook) -> Markup {
    let turn = &page.turn;
    html! {
        section #plates data-part data-title=(page.title(book)) aria-label=(say::players(book)) {
            ul.players aria-label=(say::players(book)) {
                @for (seat, player) in turn.players.iter().enumerate() {
                    (plate(page, seat, player, book))
                }
            }
            @if let Some(series) = &turn.series { (totals(series, book)) }
            @if let Some(counts) = &turn.counts { p.small.counts { (counts) } }
            p #watching.small hidden[turn.spectators == 0] { (watching_words(turn.spectators, book)) }
        }
    }
}

/// The same where nobody plays any more: who played, and what they had.
pub(crate) fn plain_plates(players: &[Player], book: &Phrasebook) -> Markup {
    html! {
        ul.players aria-label=(say::players(book)) {
            @for (seat, player) in players.iter().enumerate() {
                li.plate.to-move[player.is_to_move].winner[player.is_winner] data-side=(seat)
                    data-explain={ "player-" (seat + 1) } {
                    span.token data-side=(seat) aria-hidden="true" {}
                    span.name {
                        b { (player.shown(book)) }
                        @if player.sitter == Sitter::You { " " small { "(" (say::you(book)) ")" } }
                    }
                    span.side {
                        (player.side)
                        @if player.is_to_move { span.unseen { " · " (say::is_to_move(book)) } }
                    }
                    span.points { (player.tally) }
                }
            }
        }
    }
}

/// Whether they are there. The page's script changes it as they come and go.
fn presence(presence: Option<&Presence>, player: &Player, book: &Phrasebook) -> Markup {
    let presence = presence.copied().unwrap_or(Presence::Unsaid);
    let words = match presence {
        Presence::Here | Presence::Bot if player.is_to_move => people::thinking(book),
        Presence::Here => people::here(book),
        Presence::Away => people::away(book),
        Presence::Bot | Presence::Unsaid => String::new(),
    };
    // That somebody is there is said by a sign alone.
    let is_quiet = presence == Presence::Here && !player.is_to_move;
    html! { span.presence data-presence=(presence.code()) { span.unseen[is_quiet] { (words) } } " " }
}

/// Where there is no room for plates: the other who acts, or would next, and one's own clock. Nobody has to be told that a
/// bot is there.
pub(crate) fn slim_plates(page: &TablePage, book: &Phrasebook) -> Markup {
    let players = &page.turn.players;
    let own = page.seat.map(usize::from);
    let is_timed = |seat: &usize| matches!(players[*seat].time, SeatTime::Clock(_));
    let others = || (0..players.len()).filter(|&seat| Some(seat) != own);
    let acting = others().find(|&seat| players[seat].is_to_move).or_else(|| others().next());
    let acting = acting.filter(|seat| players[*seat].sitter != Sitter::Bot || is_timed(seat));
    let shown: Vec<usize> = acting.into_iter().chain(own.filter(is_timed)).collect();
    html! {
        @if !shown.is_empty() {
            span.slims { @for seat in shown { (slim_plate(page, seat, book)) } }
        }
    }
}

fn slim_plate(page: &TablePage, seat: usize, book: &Phrasebook) -> Markup {
    let player = &page.turn.players[seat];
    let is_own = page.seat.map(usize::from) == Some(seat);
    html! {
        span.slim.to-move[player.is_to_move] data-side=(seat) {
            (presence(page.turn.presence.get(seat), player, book))
            b { @if is_own { (say::you(book)) } @else { (player.shown(book)) } }
            @if let SeatTime::Clock(seat_clock) = &player.time { " " (clock::face(seat_clock, book)) }
        }
    }
}

fn plate(page: &TablePage, seat: usize, player: &Player, book: &Phrasebook) -> Markup {
    let own = page.turn.players.iter().filter(|player| player.sitter == Sitter::You);
    let is_alone = own.count() == 1;
    let role = match player.sitter {
        _ if player.time == SeatTime::StandIn => Some(bastide_text::clock::stand_in(book)),
        // Two at one screen know who they are.
        Sitter::You if is_alone => Some(say::you(book)),
        Sitter::Bot => Some(say::bot(book)),
        Sitter::You | Sitter::Person | Sitter::Nobody => None,
    };
    html! {
        li.plate.to-move[player.is_to_move].winner[player.is_winner] data-side=(seat)
            data-explain={ "player-" (seat + 1) } {
            span.token data-side=(seat) aria-hidden="true" {}
            span.name {
                b { (player.shown(book)) }
                @if let Some(role) = role { " " small { "(" (role) ")" } }
            }
            span.side {
                (presence(page.turn.presence.get(seat), player, book))
                @if player.is_another_own {
                    a href={ "/matches/" (page.id) "?seat=" (seat) }
                        aria-label=(say::look_as(book, player.side.as_str())) { (player.side) }
                } @else { (player.side) }
                // Others see it by the mark of the plate and in the bar.
                @if player.is_to_move { span.unseen { " · " (say::is_to_move(book)) } }
                @if let Some(rating) = &player.rating { " " a.ranks-plate href=(rating.path) { (rating.words) } }
            }
            span.points { (player.tally) }
            @if let SeatTime::Clock(seat_clock) = &player.time { (clock::face(seat_clock, book)) }
            (clock::waiting(&player.time, book))
        }
    }
}
