//! Clocks at the seats, and what is agreed about them. A script counts down between what the server says; without
//! it, what is left stands as it was when the page was made.

use bastide_text::{Phrasebook, clock as say};
use maud::{Markup, html};

use crate::table::plates::Sitter;
use crate::table::prompt::Turn;
use bastide_matches::{GRACE_MS, MOST_GRACE_MS};
use bastide_store::time_control::{Clock, Terms, Timeout};

/// How a seat stands with time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatTime {
    /// It has all there is.
    Untimed,
    Clock(SeatClock),
    /// It is over, and a bot plays on.
    StandIn,
}

/// The clock of a seat as a visitor sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatClock {
    /// In milliseconds.
    pub left: i64,
    /// When the server said so, in milliseconds since 1970.
    pub at: i64,
    pub is_running: bool,
    /// For how long it still stands still for a player who lost the connection.
    pub grace: i64,
    pub clock: Clock,
}

const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
/// Time presses from here on.
const LOW: i64 = 30 * SECOND;

/// A clock in words: `5 minutes + 5 s`, `3 days for each turn`.
pub(crate) fn terms_words(clock: Clock, book: &Phrasebook) -> String {
    match clock {
        Clock::None => say::none(book),
        Clock::Fischer { start_s, gain_s } if start_s % 60 == 0 => {
            say::minutes(book, start_s / 60, gain_s)
        }
        Clock::Fischer { start_s, gain_s } => say::seconds(book, start_s, gain_s),
        Clock::Days(days) => say::days(book, days),
    }
}

/// What happens when a player's time is over, where there is a clock.
pub(crate) fn timeout_words(terms: Terms, book: &Phrasebook) -> Markup {
    let words = match terms.timeout {
        Timeout::Lose => say::then_lose(book),
        Timeout::Bot => say::then_bot(book),
    };
    html! { @if terms.clock != Clock::None { p.small { (words) } } }
}

/// What a clock shows.
pub(crate) fn face(clock: &SeatClock, book: &Phrasebook) -> Markup {
    let is_daily = matches!(clock.clock, Clock::Days(_));
    let is_low = clock.is_running && !is_daily && clock.left < LOW;
    html! {
        span.clock-face.running[clock.is_running].low[is_low].waiting[clock.grace > 0]
            role="timer" aria-live="off" aria-label=(say::left(book))
            data-clock=(if is_daily { "days" } else { "fischer" })
            data-left=(clock.left) data-grace=(clock.grace) data-at=(clock.at)
            data-until=(say::until(book, "{date}")) data-soon=(say::seconds_left(book, "{count}")) {
            (reading(clock.left, is_daily, book))
        }
    }
}

/// That a clock stands still, and why.
pub(crate) fn waiting(time: &SeatTime, book: &Phrasebook) -> Markup {
    let waits = matches!(time, SeatTime::Clock(clock) if clock.grace > 0);
    html! { @if waits { small.clock-waiting { (say::waiting(book)) } } }
}

/// `4:07`, `1:02:09`; days without seconds.
fn reading(left: i64, is_daily: bool, book: &Phrasebook) -> String {
    match left {
        _ if is_daily && left >= DAY => say::days_left(book, (left / DAY) as u32),
        _ if is_daily && left >= HOUR => say::hours_left(book, (left / HOUR) as u32),
        HOUR.. => {
            format!("{}:{:02}:{:02}", left / HOUR, left % HOUR / MINUTE, left % MINUTE / SECOND)
        }
        _ => format!("{}:{:02}", left / MINUTE, left % MINUTE / SECOND),
    }
}

/// The time control: shown before players sit down, and while they play.
pub(crate) fn agreement(turn: &Turn, book: &Phrasebook) -> Markup {
    let Terms { clock, timeout } = turn.agreement;
    let waits = turn.players.iter().any(|player| player.sitter == Sitter::Nobody);
    let minutes = (MOST_GRACE_MS / MINUTE) as u32;
    html! {
        @if clock != Clock::None {
            details #agreement.clock-agreement open[waits] {
                summary { (say::title(book)) ": " (terms_words(clock, book)) }
                ul.small {
                    li { @if matches!(clock, Clock::Days(_)) { (say::days_note(book)) } @else { (say::fischer_note(book)) } }
                    li {
                        @match timeout {
                            Timeout::Lose => (say::then_lose(book)),
                            Timeout::Bot => (say::then_bot(book)),
                        }
                    }
                    @if matches!(clock, Clock::Fischer { .. }) {
                        li { (say::grace(book, (GRACE_MS / SECOND) as u32, minutes)) }
                    }
                    li { (say::nobodys_time(book)) }
                }
            }
        }
    }
}
