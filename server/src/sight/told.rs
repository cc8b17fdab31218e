//! What is said at the table: by the game, of what was done, and by the people.

use std::time::{SystemTime, UNIX_EPOCH};

use bastide_core::{Seat, Viewer};
use bastide_text::{Phrasebook, pages as words};

use super::clock;
use super::shuffle::waiting;
use crate::pages::{Age, Chat, ChatLine, LogEntry, names};
use crate::tables::{Ending, Now};
use crate::visitor::Visitor;

pub(super) fn said(now: &Now, viewer: Viewer, may_act: bool, book: &Phrasebook) -> String {
    if now.ending.is_some() {
        return ended(now, book);
    }
    if !now.is_full() {
        return waiting(now, book);
    }
    let to_act = now.game.to_act();
    // One who is waited for is asked something that is worth reading; of several, who they are.
    if !may_act && to_act.len() > 1 {
        let names: Vec<String> =
            to_act.iter().map(|seat| now.game.seat_words(seat, book)).collect();
        return words::waiting_for(book, names::list(&names, book));
    }
    now.game.question(viewer, book)
}

/// How the match ended, in words.
pub(crate) fn ended(now: &Now, book: &Phrasebook) -> String {
    match now.ending {
        Some(Ending::Resigned(loser)) => {
            let winners = now.seats.iter().map(|(seat, _)| seat).filter(|&seat| seat != loser);
            let names: Vec<String> = winners.map(|seat| now.game.seat_words(seat, book)).collect();
            bastide_text::table::resigned(book, now.game.seat_words(loser, book), names.join(", "))
        }
        Some(Ending::Time(loser)) => clock::ended(now, loser, book),
        Some(Ending::Aborted) => words::aborted(book),
        Some(Ending::Left) => bastide_text::table::left(book),
        _ => now.game.question(Viewer::Public, book),
    }
}

/// The most sentences about what others did: the log has the rest.
const MOST_NEWS: usize = 8;

/// What others have done since a seat last acted, in words.
pub(super) fn since(now: &Now, seat: Seat, book: &Phrasebook) -> Vec<String> {
    let last = now.game.last_ply_of(seat).map_or(0, |ply| ply + 1);
    let told = now.game.log(Viewer::Seat(seat), book).into_iter().skip(last);
    let news = told.filter(|told| told.seat != seat).flat_map(|told| told.words);
    let news: Vec<String> = news.collect();
    news.iter().skip(news.len().saturating_sub(MOST_NEWS)).cloned().collect()
}

/// Actions that the log of a long game keeps in sight.
const MOST_TOLD: usize = 40;

pub(super) fn log(now: &Now, viewer: Viewer, book: &Phrasebook) -> Vec<LogEntry> {
    let told = now.game.log(viewer, book).into_iter().enumerate();
    // A game of sheets has hundreds of actions; the page is sent the latest, the replay has them all.
    let most = if now.game.inspector().is_some() { MOST_TOLD } else { usize::MAX };
    let skipped = now.game.plies().saturating_sub(most);
    told.skip(skipped)
        .map(|(index, told)| LogEntry {
            ply: index as u32 + 1,
            seat: told.seat.index() as u8,
            notation: told.action,
            words: told.words,
            clauses: told.clauses.iter().map(ToString::to_string).collect(),
        })
        .collect()
}

pub(super) fn chat(now: &Now, visitor: &Visitor) -> Chat {
    // One without words was taken away.
    let said = now.remarks.iter().filter(|remark| !remark.text.is_empty());
    let lines = said.map(|remark| ChatLine {
        who: remark.name.clone(),
        words: remark.text.clone(),
        age: age(remark.at),
    });
    Chat { lines: lines.collect(), may_write: visitor.guest.is_some() }
}

/// How long ago a moment of the store was.
pub(crate) fn age(at: i64) -> Age {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_millis() as i64);
    Age::of_seconds(now.saturating_sub(at).unsigned_abs() / 1000)
}
