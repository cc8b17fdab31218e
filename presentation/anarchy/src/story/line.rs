//! A line of the story: the name, what they did, and what it was worth; then what it brought about for the others.

use bastide_anarchy::{Action, Asset, Attribute, Event};
use bastide_core::Seat;
use bastide_presentation::{Said, Told, Tone};
use bastide_text::Phrasebook;

use super::brief::is_of_siege;
use super::clauses::{deeds, defence, strong};
use super::digest::{Digest, subject};
use crate::words;
use crate::words::messages as say;
use crate::words::story as lines;

pub(crate) fn turn_words(
    told: &[&Told<Action, Event>],
    seat: Seat,
    book: &Phrasebook,
) -> Vec<Said> {
    let events = || told.iter().flat_map(|line| &line.events);
    let digest = Digest::of(seat, events());
    let mut clauses = clauses(&digest, seat, book);
    if clauses.is_empty() {
        clauses.push(Said::plain(nothing_special(told, &digest, seat, book)));
    }
    let mut said = sentence(clauses, &digest, seat, book);
    for other in Seat::all(4).filter(|&other| other != seat) {
        if events().any(|event| subject(event) == Some(other)) {
            said.extend(of_other(&Digest::of(other, events()), other, book));
        }
    }
    for sentence in besides(&digest, book) {
        said.push(Said::plain(" "));
        said.push(sentence);
    }
    said
}

fn clauses(digest: &Digest, seat: Seat, book: &Phrasebook) -> Vec<Said> {
    let mut clauses = deeds(digest, seat, book);
    clauses.extend(defence(digest, seat, book));
    clauses
}

/// `Maud repelled the Ram: +1 bravery.`
fn sentence(clauses: Vec<Said>, digest: &Digest, seat: Seat, book: &Phrasebook) -> Vec<Said> {
    let mut said = vec![Said::toned(words::seat(book, seat), Tone::Who)];
    if !clauses.is_empty() {
        said.push(Said::plain(" "));
        join(&mut said, clauses, book);
    }
    let mut glue = book.say(&lines::AndThen {});
    for gain in gains(digest, book) {
        said.push(Said::plain(std::mem::replace(&mut glue, ", ".to_owned())));
        said.push(gain);
    }
    said.push(Said::plain("."));
    said
}

/// What came of it for another player; nothing where nothing came of it.
fn of_other(digest: &Digest, seat: Seat, book: &Phrasebook) -> Vec<Said> {
    let mut said = Vec::new();
    let clauses = clauses(digest, seat, book);
    if !clauses.is_empty() || !gains(digest, book).is_empty() {
        said.push(Said::plain(" "));
        said.extend(sentence(clauses, digest, seat, book));
    }
    if digest.is_roused {
        said.push(Said::plain(" "));
        said.push(Said::plain(words::event(book, &Event::Roused { seat })));
    }
    said
}

/// `one, two and three`, each in its tone.
pub(super) fn join(said: &mut Vec<Said>, clauses: Vec<Said>, book: &Phrasebook) {
    let mark = "|".to_owned();
    let and = book.say(&say::ListEnd { rest: mark.clone(), last: mark });
    let last = clauses.len() - 1;
    for (number, clause) in clauses.into_iter().enumerate() {
        if number > 0 {
            said.push(Said::plain(if number == last { and.trim_matches('|') } else { ", " }));
        }
        said.push(clause);
    }
}

/// What has been done so far leads to something, but has not yet.
fn nothing_special(
    told: &[&Told<Action, Event>],
    digest: &Digest,
    seat: Seat,
    book: &Phrasebook,
) -> String {
    let is_defence = told.iter().any(|line| line.action.is_some_and(is_of_siege));
    match (digest.is_done, is_defence) {
        (true, _) => book.say(&lines::StoppedAtOnce { seat }),
        (_, true) => book.say(&lines::DefendedSomehow { seat }),
        _ => book.say(&lines::ActedSomehow { seat }),
    }
}

/// What it was worth, what counts most first.
fn gains(digest: &Digest, book: &Phrasebook) -> Vec<Said> {
    let gain = |words: String| Said::toned(format!("+{words}"), Tone::Gain);
    let mut said = Vec::new();
    for (&attribute, count) in Attribute::ALL.iter().zip(digest.attributes) {
        if count > 0 {
            said.push(gain(book.say(&say::GainAttribute { attribute, count })));
        }
    }
    if digest.discontent > 0 {
        let words = book.say(&say::GainDiscontent { count: digest.discontent });
        said.push(Said::toned(format!("+{words}"), Tone::Loss));
    }
    if digest.joy > 0 {
        said.push(gain(book.say(&say::GainJoy { count: digest.joy })));
    }
    for (&asset, count) in Asset::ALL.iter().zip(digest.production) {
        if count > 0 {
            said.push(gain(book.say(&lines::ProductionOf { asset, count })));
        }
    }
    for (asset, count) in digest.gain.iter() {
        said.push(gain(book.say(&lines::AmountOf { asset, count: count.into() })));
    }
    said
}

/// Whole sentences about the table and about the end.
pub(super) fn besides(digest: &Digest, book: &Phrasebook) -> Vec<Said> {
    let of_nobody = digest.of_nobody.iter().map(|event| words::event(book, event));
    let mut said: Vec<Said> = of_nobody.map(Said::plain).collect();
    if let Some(scores) = &digest.scores {
        said.push(strong(words::outcome(book, &bastide_anarchy::BUILT_IN, scores)));
    }
    said
}
