//! What a player did, in clauses that follow their name. Nothing is left out: where there is much of a kind it is summed
//! up by tracks, tactics and sides.

use bastide_anarchy::{Asset, AttackCard, AttackType, BUILT_IN, BoxId, Purse, Side, Tactic};
use bastide_core::Seat;
use bastide_presentation::{Said, Tone};
use bastide_text::Phrasebook;

use super::digest::{Digest, FilledBox, Garrison, Sighting};
use crate::words;
use crate::words::story as lines;

/// More boxes than this are counted before they are named.
const MANY_BOXES: usize = 5;
/// More posts than this are summed up by sides.
const MANY_POSTS: usize = 3;

/// Draft and actions.
pub(super) fn deeds(digest: &Digest, seat: Seat, book: &Phrasebook) -> Vec<Said> {
    let mut said = Vec::new();
    let mut tell = |words: String| said.push(Said::plain(words));
    for &path in &digest.paths {
        tell(book.say(&lines::TookPath { seat, path }));
    }
    if !digest.boxes.is_empty() {
        tell(boxes(&digest.boxes, seat, book));
    }
    if !digest.built.is_empty() {
        tell(book.say(&lines::BuiltBoxes { seat, boxes: names(&digest.built, book) }));
    }
    if !digest.researched.is_empty() {
        tell(
            book.say(&lines::ResearchedTactics { seat, tactics: names(&digest.researched, book) }),
        );
    }
    if let Some(tactics) = circles(digest.prepared, book) {
        tell(book.say(&lines::PreparedTactics { seat, tactics }));
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
    if digest.wasted > 0 {
        tell(book.say(&lines::WastedCards { seat, count: digest.wasted }));
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

pub(super) fn strong(words: String) -> Said {
    Said::toned(words, Tone::Strong)
}

pub(super) fn defence(digest: &Digest, seat: Seat, book: &Phrasebook) -> Vec<Said> {
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
    if !digest.left_over.is_empty() {
        let goods = words::purse(book, digest.left_over);
        said.push(Said::plain(book.say(&lines::LeftOver { seat, goods })));
    }
    if digest.moves > 0 {
        let words = book.say(&lines::MusteredWorkers { seat, count: digest.moves });
        said.push(Said::plain(words));
    }
    if let Some(tactics) = circles(digest.used, book) {
        said.push(Said::plain(book.say(&lines::UsedTactics { seat, tactics })));
    }
    if digest.drunk > 0 {
        said.push(Said::plain(book.say(&lines::DrankBeers { seat, count: digest.drunk })));
    }
    said.extend(blows(digest, seat, book));
    if digest.fallen > 0 {
        let words = book.say(&lines::LostWorkers { seat, count: digest.fallen });
        said.push(Said::toned(words, Tone::Loss));
    }
    said
}

/// What became of the attacks.
pub(super) fn blows(digest: &Digest, seat: Seat, book: &Phrasebook) -> Vec<Said> {
    let mut said = Vec::new();
    if digest.repelled.len() as u32 + digest.repelled_before > 0 {
        let attacks = attacks(&digest.repelled, digest.repelled_before, book);
        said.push(strong(book.say(&lines::RepelledAttacks { seat, attacks })));
    }
    if digest.suffered.len() as u32 + digest.suffered_before > 0 {
        let attacks = attacks(&digest.suffered, digest.suffered_before, book);
        let words = book.say(&lines::SufferedAttacks { seat, attacks });
        said.push(Said::toned(words, Tone::Loss));
    }
    if !digest.struck.is_empty() {
        let open: Vec<AttackCard> = digest.struck.values().copied().collect();
        let attacks = attacks(&open, 0, book);
        said.push(strong(book.say(&lines::MetAttacks { seat, attacks })));
    }
    said
}

/// Boxes by their tracks: a single one by its name, several by how many there are.
pub(super) fn boxes(filled: &[FilledBox], seat: Seat, book: &Phrasebook) -> String {
    let mut tracks: Vec<(String, Vec<FilledBox>)> = Vec::new();
    for &one in filled {
        let track = words::track_of(one.id);
        match tracks.iter_mut().find(|(known, _)| *known == track) {
            Some((_, others)) => others.push(one),
            None => tracks.push((track, vec![one])),
        }
    }
    let is_many = filled.len() > MANY_BOXES;
    let named = tracks.iter().map(|(track, boxes)| match boxes.as_slice() {
        [FilledBox { id, spot }] if filled.len() == 1 => words::box_at(book, *id, *spot),
        [FilledBox { id, .. }] if !is_many => words::box_name(book, *id),
        several => times(words::track(book, track), several.len()),
    });
    let named: Vec<String> = named.collect();
    if is_many {
        let (count, boxes) = (filled.len() as u32, named.join(", "));
        return book.say(&lines::FilledMany { seat, count, boxes });
    }
    book.say(&lines::FilledBoxes { seat, boxes: words::list(book, named) })
}

fn names(ids: &[BoxId], book: &Phrasebook) -> String {
    words::list(book, ids.iter().map(|&id| words::box_name(book, id)).collect())
}

/// `Rocks ×2 and Logs`; nothing where there is none.
fn circles(counts: [u8; 5], book: &Phrasebook) -> Option<String> {
    let some = Tactic::ALL.iter().zip(counts).filter(|&(_, count)| count > 0);
    let named: Vec<String> =
        some.map(|(&tactic, count)| times(words::tactic(book, tactic), count.into())).collect();
    (!named.is_empty()).then(|| words::list(book, named))
}

/// `Rocks ×2`
fn times(name: String, count: usize) -> String {
    if count > 1 { format!("{name} ×{count}") } else { name }
}

fn posts(posts: &[Garrison], seat: Seat, book: &Phrasebook) -> String {
    if posts.len() > MANY_POSTS {
        let count = posts.iter().map(|post| u32::from(post.count)).sum();
        return book.say(&lines::MannedWalls { seat, count, sides: manned(posts, book) });
    }
    let post = |post: &Garrison| {
        let Garrison { worker, side, count } = *post;
        book.say(&lines::Post { count: count.into(), worker, side })
    };
    let posts = words::list(book, posts.iter().map(post).collect());
    book.say(&lines::PostedWorkers { seat, posts })
}

/// `north 5, east 4`
fn manned(posts: &[Garrison], book: &Phrasebook) -> String {
    let on = |side: Side| -> u32 {
        posts.iter().filter(|post| post.side == side).map(|post| u32::from(post.count)).sum()
    };
    let sides = Side::ALL.iter().map(|&side| (side, on(side))).filter(|&(_, count)| count > 0);
    let named: Vec<String> =
        sides.map(|(side, count)| format!("{} {count}", words::side(book, side))).collect();
    named.join(", ")
}

pub(super) fn card_name(card: AttackCard, book: &Phrasebook) -> String {
    let spec = card.spec(&BUILT_IN);
    words::attack_kind(book, spec.kind, spec.is_violent)
}

/// `the Ram and the Ladder ×2`, and how many others there were.
fn attacks(cards: &[AttackCard], others: u32, book: &Phrasebook) -> String {
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
    let named = counted.into_iter().map(|(name, count)| times(name, count));
    let others = (others > 0).then(|| book.say(&lines::OneAttack { count: others }));
    words::list(book, named.chain(others).collect())
}
