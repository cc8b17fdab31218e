//! The castle: its sides, its fortifications, who stands there, and what comes.

use bastide_anarchy::{AttackType, Corner, Defender, Fortification, Side, Tactic, Target};
use bastide_presentation::Explanation;

use super::cards::{coming, doubt_of_strengths, strikes};
use super::{Subject, icon};
use crate::words;
use crate::words::panel;

pub(super) fn part(subject: Subject<'_>, element: &str) -> Option<Explanation> {
    let player = &subject.view.players[subject.seat];
    let name = |word: &str| Side::from_word(word);
    if let Some(at) = element.strip_prefix("wall-").and_then(name) {
        let level = player.walls[at.index()];
        let title = format!("{}: {}", words::track(subject.book, "wall"), side(subject, at));
        return Some(on_wall(subject, at, built(subject, Fortification::Wall, level, title)));
    }
    if let Some(at) = element.strip_prefix("tower-").and_then(Corner::from_word) {
        let level = player.towers[at.index()];
        let corner = words::corner(subject.book, at);
        let title = format!("{}: {corner}", words::track(subject.book, "tower"));
        return Some(built(subject, Fortification::Tower, level, title));
    }
    if let Some(at) = element.strip_prefix("side-").and_then(name) {
        return Some(field(subject, at));
    }
    if let Some((worker, at)) =
        element.strip_prefix("worker-").and_then(|rest| rest.rsplit_once('-'))
    {
        return Some(posted(subject, Defender::from_word(worker)?, name(at)?));
    }
    if let Some(target) = element.strip_prefix("strike-").and_then(Target::from_word) {
        return target.side().map(|at| field(subject, at)).or_else(|| whole(subject).into());
    }
    match element {
        "gate" => {
            let title = words::track(subject.book, "gate");
            Some(built(subject, Fortification::Gate, player.gate, title))
        }
        "moat" => {
            let title = words::track(subject.book, "moat");
            Some(built(subject, Fortification::Moat, player.moat, title))
        }
        "castle" | "own-castle" => Some(whole(subject)),
        _ => tactic(subject, element),
    }
}

fn side(subject: Subject<'_>, at: Side) -> String {
    words::side(subject.book, at)
}

/// The attacks that something helps against.
fn attacks(
    subject: Subject<'_>,
    is_it: impl Fn(&bastide_anarchy::AttackTypeSpec) -> bool,
) -> String {
    let kinds = AttackType::ALL.iter().zip(&subject.view.table().attack_types);
    let names = kinds.filter(|(_, spec)| is_it(spec));
    let names = names.map(|(&kind, _)| words::attack_kind(subject.book, kind, false));
    words::list(subject.book, names.collect())
}

fn built(
    subject: Subject<'_>,
    fortification: Fortification,
    level: u8,
    title: String,
) -> Explanation {
    let against = attacks(subject, |spec| spec.fortification == Some(fortification));
    let mut facts = vec![(subject.label("level"), level.to_string())];
    facts.extend(next_box(subject, fortification));
    Explanation {
        title,
        kind: Some(subject.kind("castle")),
        picture: icon(&format!("i-{fortification}")),
        facts,
        words: vec![panel::stops(subject.book, against)],
        ..Explanation::default()
    }
}

/// What the next box of a fortification costs, gives and asks for.
fn next_box(subject: Subject<'_>, fortification: Fortification) -> Vec<(String, String)> {
    let Subject { view, seat, book } = subject;
    let line = view.table().lines.fortifications[fortification.index()];
    let mut boxes = (0..usize::from(line.len)).map(|place| line.at(place));
    let Some(next) = boxes.find(|&id| !view.players[seat].is_filled(id)) else { return Vec::new() };
    let details = words::box_details(book, view.table(), next).into_iter();
    let details = details.map(|(label, words)| (subject.label(label), words));
    [(subject.label("next"), words::box_name(book, next))].into_iter().chain(details).collect()
}

/// With what comes over a wall this round, and what else stops it where the wall does not.
fn on_wall(subject: Subject<'_>, at: Side, explained: Explanation) -> Explanation {
    let Subject { view, book, .. } = subject;
    let told = strikes(subject, at.index()).map(|(kind, words)| {
        match view.table().attack_types[kind.index()].fortification {
            Some(Fortification::Wall) => words,
            _ => panel::past_wall(book, words, words::means(book, view.table(), kind)),
        }
    });
    let coming: Vec<String> = told.collect();
    let mut explained = explained;
    if !coming.is_empty() {
        explained.words.push(panel::comes_here(book, coming.join(", ")));
        explained.words.extend(doubt_of_strengths(subject));
    }
    explained
}

/// With what comes from a side this round.
fn with_side(subject: Subject<'_>, at: Side, explained: Explanation) -> Explanation {
    let coming = coming(subject, at.index());
    let mut explained = explained;
    if !coming.is_empty() {
        explained.words.push(panel::comes(subject.book, coming.join(", ")));
        explained.words.extend(doubt_of_strengths(subject));
    }
    explained
}

fn field(subject: Subject<'_>, at: Side) -> Explanation {
    let player = &subject.view.players[subject.seat];
    let posted = Defender::ALL.iter().zip(player.deployed[at.index()]);
    let strength: u32 =
        posted.map(|(worker, count)| u32::from(worker.strength()) * u32::from(count)).sum();
    let name = side(subject, at);
    let mut letters = name.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    let wall = (words::track(subject.book, "wall"), player.walls[at.index()].to_string());
    let explained = Explanation {
        title: format!("{first}{}", letters.as_str()),
        kind: Some(subject.kind("castle")),
        facts: vec![(subject.label("strength"), strength.to_string()), wall],
        words: vec![panel::side(subject.book)],
        ..Explanation::default()
    };
    with_side(subject, at, explained)
}

fn posted(subject: Subject<'_>, worker: Defender, at: Side) -> Explanation {
    let player = &subject.view.players[subject.seat];
    let count = player.deployed[at.index()][worker.index()];
    let asset = worker.worker().map_or("soldier", |asset| asset.word());
    Explanation {
        title: format!("{}: {}", words::worker(subject.book, worker), side(subject, at)),
        kind: Some(subject.kind("worker")),
        picture: icon(&format!("i-{asset}")),
        facts: vec![
            (subject.label("held"), count.to_string()),
            (subject.label("strength"), worker.strength().to_string()),
        ],
        words: vec![panel::side(subject.book)],
        ..Explanation::default()
    }
}

fn whole(subject: Subject<'_>) -> Explanation {
    let player = &subject.view.players[subject.seat];
    let mut told = vec![words::castle(subject.book, subject.seat, player)];
    let attacks: Vec<String> = player
        .attacks
        .iter()
        .map(|&dealt| words::attack(subject.book, subject.view.table(), dealt))
        .collect();
    if !attacks.is_empty() {
        told.push(panel::comes(subject.book, attacks.join("; ")));
    }
    Explanation {
        title: words::heading(subject.book, "castle"),
        kind: Some(subject.kind("castle")),
        picture: icon("i-castle"),
        words: told,
        ..Explanation::default()
    }
}

fn tactic(subject: Subject<'_>, element: &str) -> Option<Explanation> {
    let tactic = Tactic::from_word(element.strip_prefix("prepare-")?)?;
    let table = subject.view.table();
    let player = &subject.view.players[subject.seat];
    let researched = table.lines.tactics.at(tactic.index());
    let against = attacks(subject, |spec| spec.tactic == Some(tactic));
    let needed = || {
        let id = researched;
        words::need(subject.book, bastide_anarchy::Need::Researched { id })
    };
    Some(Explanation {
        title: words::tactic(subject.book, tactic),
        kind: Some(subject.kind("tactic")),
        picture: icon(&format!("i-{tactic}")),
        facts: vec![
            (subject.label("held"), player.prepared[tactic.index()].to_string()),
            (subject.label("cost"), words::purse(subject.book, table.preparing[tactic.index()])),
        ],
        words: vec![panel::circle(subject.book, against)],
        missing: (!player.is_filled(researched)).then(needed),
        ..Explanation::default()
    })
}
