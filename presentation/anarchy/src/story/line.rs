//! A line of the story: the name, what they did, and what it was worth.

use bastide_anarchy::{
    Action, Asset, AttackCard, AttackType, Attribute, BUILT_IN, BoxId, Event, Purse, Tactic,
};
use bastide_core::Seat;
use bastide_presentation::{Said, Told, Tone};
use bastide_text::Phrasebook;

use super::digest::{Digest, FilledBox, Garrison, Sighting};
use crate::words;
use crate::words::messages as say;
use crate::words::story as lines;

/// A line is not much longer than this: what is left out is in the log.
const LONGEST: usize = 250;
/// So many boxes are named, and so many posts.
const MOST_BOXES: usize = 5;
const MOST_POSTS: usize = 3;

pub(crate) fn turn_words(
    told: &[&Told<Action, Event>],
    seat: Seat,
    book: &Phrasebook,
) -> Vec<Said> {
    let digest = Digest::of(seat, told.iter().flat_map(|line| &line.events));
    let mut clauses = deeds(&digest, seat, book);
    clauses.extend(defence(&digest, seat, book));
    let gains = gains(&digest, book);
    if clauses.is_empty() {
        clauses.push(Said::plain(nothing_special(told, &digest, seat, book)));
    }
    shorten(&mut clauses);
    let mut said = vec![Said::toned(words::seat(book, seat), Tone::Who), Said::plain(" ")];
    join(&mut said, clauses, book);
    let mut glue = book.say(&lines::AndThen {});
    for gain in gains {
        let length: usize = said.iter().map(|piece| piece.words.chars().count()).sum();
        if length > LONGEST {
            break;
        }
        said.push(Said::plain(std::mem::replace(&mut glue, ", ".to_owned())));
        said.push(gain);
    }
    said.push(Said::plain("."));
    for sentence in besides(&digest, book) {
        said.push(Said::plain(" "));
        said.push(sentence);
    }
    said
}

/// Of a long line the plainest that comes last is left out first.
fn shorten(clauses: &mut Vec<Said>) {
    let length = |clauses: &[Said]| -> usize {
        clauses.iter().map(|clause| clause.words.chars().count() + 2).sum()
    };
    while length(clauses) > LONGEST {
        let plain = clauses.iter().skip(1).rposition(|clause| clause.tone == Tone::Plain);
        let Some(at) = plain else { break };
        clauses.remove(at + 1);
    }
}

/// `one, two and three`, each in its tone.
fn join(said: &mut Vec<Said>, clauses: Vec<Said>, book: &Phrasebook) {
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

/// Draft and actions.
fn deeds(digest: &Digest, seat: Seat, book: &Phrasebook) -> Vec<Said> {
    let mut said = Vec::new();
    let mut tell = |words: String| said.push(Said::plain(words));
    for &path in &digest.paths {
        tell(book.say(&lines::TookPath { seat, path }));
    }
    if !digest.boxes.is_empty() {
        tell(book.say(&lines::FilledBoxes { seat, boxes: boxes(&digest.boxes, book) }));
    }
    if !digest.built.is_empty() {
        tell(book.say(&lines::BuiltBoxes { seat, boxes: names(&digest.built, book) }));
    }
    if !digest.researched.is_empty() {
        tell(
            book.say(&lines::ResearchedTactics { seat, tactics: names(&digest.researched, book) }),
        );
    }
    let prepared = Tactic::ALL.iter().zip(digest.prepared).filter(|&(_, count)| count > 0);
    let prepared: Vec<String> =
        prepared.map(|(&tactic, count)| times(words::tactic(book, tactic), count.into())).collect();
    if !prepared.is_empty() {
        tell(book.say(&lines::PreparedTactics { seat, tactics: words::list(book, prepared) }));
    }
    if digest.trades > 0 {
        tell(book.say(&lines::TradedTimes { seat, count: digest.trades }));
    }
    if !digest.numbers.is_empty() {
        let numbers = digest.numbers.iter().map(ToString::to_string).collect();
        tell(book.say(&lines::WroteNumbers { seat, numbers: words::list(book, numbers) }));
    }
    if digest.beers > 0 {
        tell(book.say(&lines::BrewedBeers { seat, count: digest.beers }));
    }
    for (joust, count) in digest.jousts() {
        said.push(strong(book.say(&lines::JoustedTimes { seat, joust, count })));
    }
    for &Sighting { owner, card } in &digest.sightings {
        let card = card_name(card, book);
        said.push(strong(if owner == seat {
            book.say(&lines::TurnedUpOwn { seat, card })
        } else {
            book.say(&lines::TurnedUpOf { seat, owner, card })
        }));
    }
    for &place in &digest.castles {
        said.push(strong(book.say(&lines::TookCastle { seat, place: place.into() })));
    }
    said
}

fn strong(words: String) -> Said {
    Said::toned(words, Tone::Strong)
}

fn defence(digest: &Digest, seat: Seat, book: &Phrasebook) -> Vec<Said> {
    let food = |count| words::purse(book, Purse::of(Asset::Food, count));
    let mut said = Vec::new();
    if digest.food > 0 {
        said.push(Said::plain(book.say(&lines::FedAll { seat, food: food(digest.food) })));
    }
    if digest.hunger > 0 {
        let words = book.say(&lines::LackedFood { seat, food: food(digest.hunger) });
        said.push(Said::toned(words, Tone::Loss));
    }
    if !digest.posts.is_empty() {
        said.push(Said::plain(posts(&digest.posts, seat, book)));
    }
    if digest.moves > 0 {
        let words = book.say(&lines::MusteredWorkers { seat, count: digest.moves });
        said.push(Said::plain(words));
    }
    if !digest.repelled.is_empty() {
        let attacks = attacks(&digest.repelled, book);
        said.push(strong(book.say(&lines::RepelledAttacks { seat, attacks })));
    }
    if !digest.suffered.is_empty() {
        let attacks = attacks(&digest.suffered, book);
        let words = book.say(&lines::SufferedAttacks { seat, attacks });
        said.push(Said::toned(words, Tone::Loss));
    }
    said
}

/// What has been done so far leads to something, but has not yet.
fn nothing_special(
    told: &[&Told<Action, Event>],
    digest: &Digest,
    seat: Seat,
    book: &Phrasebook,
) -> String {
    let is_defence = told.iter().any(|line| {
        matches!(
            line.action,
            Some(
                Action::Pay
                    | Action::Go
                    | Action::Use { .. }
                    | Action::Spend { .. }
                    | Action::Rally { .. }
                    | Action::Deploy { .. }
                    | Action::DeployAll { .. }
            )
        )
    });
    match (digest.is_done, is_defence) {
        (true, _) => book.say(&lines::StoppedAtOnce { seat }),
        (_, true) => book.say(&lines::DefendedSomehow { seat }),
        _ => book.say(&lines::ActedSomehow { seat }),
    }
}

/// Boxes by their tracks: a single one by its name, several by how many there are.
fn boxes(filled: &[FilledBox], book: &Phrasebook) -> String {
    let mut tracks: Vec<(String, Vec<FilledBox>)> = Vec::new();
    for &one in filled {
        let track = words::track_of(one.id);
        match tracks.iter_mut().find(|(known, _)| *known == track) {
            Some((_, others)) => others.push(one),
            None => tracks.push((track, vec![one])),
        }
    }
    let left: usize = tracks.iter().skip(MOST_BOXES).map(|(_, boxes)| boxes.len()).sum();
    let named = tracks.iter().take(MOST_BOXES).map(|(track, boxes)| match boxes.as_slice() {
        [FilledBox { id, spot }] if filled.len() == 1 => words::box_at(book, *id, *spot),
        [FilledBox { id, .. }] => words::box_name(book, *id),
        several => times(words::track(book, track), several.len()),
    });
    let named: Vec<String> = named.collect();
    match left {
        0 => words::list(book, named),
        _ => book.say(&lines::AndMore { boxes: named.join(", "), count: left as u32 }),
    }
}

fn names(ids: &[BoxId], book: &Phrasebook) -> String {
    let (named, left) = ids.split_at(ids.len().min(MOST_BOXES));
    let named: Vec<String> = named.iter().map(|&id| words::box_name(book, id)).collect();
    match left.len() {
        0 => words::list(book, named),
        count => book.say(&lines::AndMore { boxes: named.join(", "), count: count as u32 }),
    }
}

/// `Rocks ×2`
fn times(name: String, count: usize) -> String {
    if count > 1 { format!("{name} ×{count}") } else { name }
}

fn posts(posts: &[Garrison], seat: Seat, book: &Phrasebook) -> String {
    if posts.len() > MOST_POSTS {
        let count = posts.iter().map(|post| u32::from(post.count)).sum();
        return book.say(&lines::MannedWalls { seat, count });
    }
    let post = |post: &Garrison| {
        let Garrison { worker, side, count } = *post;
        book.say(&lines::Post { count: count.into(), worker, side })
    };
    let posts = words::list(book, posts.iter().map(post).collect());
    book.say(&lines::PostedWorkers { seat, posts })
}

fn card_name(card: AttackCard, book: &Phrasebook) -> String {
    let spec = card.spec(&BUILT_IN);
    words::attack_kind(book, spec.kind, spec.is_violent)
}

/// `the Ram and the Ladder ×2`
fn attacks(cards: &[AttackCard], book: &Phrasebook) -> String {
    let mut counted: Vec<(String, usize)> = Vec::new();
    for card in cards {
        let spec = card.spec(&BUILT_IN);
        let attack = match (spec.kind, spec.is_violent) {
            (AttackType::Catapult, true) => "trebuchet",
            (kind, _) => kind.word(),
        };
        let name = book.say(&lines::TheAttack { attack: attack.to_owned() });
        match counted.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => counted.push((name, 1)),
        }
    }
    words::list(book, counted.into_iter().map(|(name, count)| times(name, count)).collect())
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

/// Whole sentences about others and about the end.
fn besides(digest: &Digest, book: &Phrasebook) -> Vec<Said> {
    let sentence = |event: &Event| match *event {
        Event::Aftermath { seat, repelled, .. } => {
            book.say(&lines::HeldCards { seat, count: repelled.into() })
        }
        _ => words::event(book, event),
    };
    let mut said: Vec<Said> =
        digest.of_others.iter().map(|event| Said::plain(sentence(event))).collect();
    if let Some(scores) = &digest.scores {
        said.push(strong(words::outcome(book, &BUILT_IN, scores)));
    }
    said
}
