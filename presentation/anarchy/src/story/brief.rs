//! What a long line came to, in a few words: the castle, the attacks, the points; the line itself tells the rest.

use bastide_anarchy::{Action, Asset, Event, Purse};
use bastide_core::Seat;
use bastide_presentation::{Said, Told, Tone};
use bastide_text::Phrasebook;

use super::clauses::{blows, boxes, strong};
use super::digest::Digest;
use super::line::{besides, join, turn_words};
use crate::words;
use crate::words::messages as say;
use crate::words::story as lines;

/// A line of so many letters is three lines of the page at most, and needs nothing shorter.
const SHORT: usize = 110;

pub(crate) fn turn_brief(
    told: &[&Told<Action, Event>],
    seat: Seat,
    book: &Phrasebook,
) -> Option<Vec<Said>> {
    let events = || told.iter().flat_map(|line| &line.events);
    let length = |said: &[Said]| said.iter().map(|it| it.words.chars().count()).sum::<usize>();
    let whole = length(&turn_words(told, seat, book));
    let is_siege = told.iter().any(|line| line.action.is_some_and(is_of_siege));
    if whole <= SHORT && !is_siege {
        return None;
    }
    let own = Digest::of(seat, events());
    let mut said = sentence(&own, seat, book)?;
    for other in Seat::all(4).filter(|&other| other != seat) {
        if let Some(sentence) = sentence(&Digest::of(other, events()), other, book) {
            said.push(Said::plain(" "));
            said.extend(sentence);
        }
    }
    for sentence in besides(&own, book) {
        said.push(Said::plain(" "));
        said.push(sentence);
    }
    (length(&said) < whole).then_some(said)
}

pub(super) fn is_of_siege(action: Action) -> bool {
    matches!(
        action,
        Action::Pay
            | Action::Go
            | Action::Use { .. }
            | Action::Spend { .. }
            | Action::Rally { .. }
            | Action::Deploy { .. }
            | Action::DeployAll { .. }
    )
}

/// `Maud took castle 1 and filled 33 boxes: 5 points.`
fn sentence(digest: &Digest, seat: Seat, book: &Phrasebook) -> Option<Vec<Said>> {
    let (clauses, gains) = (clauses(digest, seat, book), gains(digest, book));
    if clauses.is_empty() {
        return None;
    }
    let mut said = vec![Said::toned(words::seat(book, seat), Tone::Who), Said::plain(" ")];
    join(&mut said, clauses, book);
    let mut glue = book.say(&lines::AndThen {});
    for gain in gains {
        said.push(Said::plain(std::mem::replace(&mut glue, ", ".to_owned())));
        said.push(gain);
    }
    said.push(Said::plain("."));
    Some(said)
}

fn clauses(digest: &Digest, seat: Seat, book: &Phrasebook) -> Vec<Said> {
    let mut said = blows(digest, seat, book);
    for &path in &digest.paths {
        said.push(Said::plain(book.say(&lines::TookPath { seat, path })));
    }
    for &place in &digest.castles {
        said.push(strong(book.say(&lines::TookCastle { seat, place: place.into() })));
    }
    match digest.boxes.len() as u32 {
        0 => {}
        1 => said.push(Said::plain(boxes(&digest.boxes, seat, book))),
        count => said.push(Said::plain(book.say(&lines::FilledCount { seat, count }))),
    }
    if digest.hunger > 0 {
        let food = words::purse(book, Purse::of(Asset::Food, digest.hunger));
        said.push(Said::toned(book.say(&lines::LackedFood { seat, food }), Tone::Loss));
    }
    said
}

/// Points, and what costs points.
fn gains(digest: &Digest, book: &Phrasebook) -> Vec<Said> {
    let mut said = Vec::new();
    let points: u32 = digest.attributes.iter().sum();
    if points > 0 {
        said.push(Said::toned(words::points(book, points as i32), Tone::Gain));
    }
    if digest.discontent > 0 {
        let words = book.say(&say::GainDiscontent { count: digest.discontent });
        said.push(Said::toned(format!("+{words}"), Tone::Loss));
    }
    if digest.joy > 0 {
        let words = book.say(&say::GainJoy { count: digest.joy });
        said.push(Said::toned(format!("+{words}"), Tone::Gain));
    }
    said
}
