//! Attacks, paths and the cards of the scenario.

use bastide_anarchy::{Asset, AttackType, Criterion, Dealt, Path, ScenarioCardSpec, TARGETS, View};
use bastide_presentation::Explanation;

use super::{Subject, icon};
use crate::doubts::{doubt, doubt_of_round, doubt_of_shown};
use crate::drawing::{art, seat_id};
use crate::score::{path_clause, path_count};
use crate::words;
use crate::words::panel;

pub(super) fn card(subject: Subject<'_>, element: &str) -> Option<Explanation> {
    if let Some(path) = element.strip_prefix("path-") {
        return Some(path_card(subject, path.parse().ok()?));
    }
    if element == "enemy-castle" {
        return scenario(subject, subject.view.round.max(1));
    }
    if let Some(round) = element.strip_prefix("scenario-") {
        return scenario(subject, round.parse().ok()?);
    }
    let (owner, slot) = element.strip_prefix("attack-")?.split_once('-')?;
    let slot: u8 = slot.parse().ok()?;
    let mut players = subject.view.players.iter();
    let (_, player) = players.find(|(seat, _)| seat_id(*seat) == owner)?;
    let dealt = player.attacks.iter().find(|dealt| dealt.slot == slot)?;
    Some(attack(subject, *dealt))
}

/// What the letters of this round strike with.
pub(crate) fn strength(view: &View, dealt: Dealt) -> Option<[u8; TARGETS]> {
    let hits = dealt.card?.spec(view.table()).hits;
    let strengths = scenario_of(view, view.round.max(1))?.strength;
    Some(hits.map(|letter| letter.map_or(0, |letter| strengths[letter.index()])))
}

pub(crate) fn scenario_of(view: &View, round: u8) -> Option<&ScenarioCardSpec> {
    let cards = &view.table().scenarios[view.setup.scenario.index()];
    cards.get(usize::from(round).checked_sub(1)?)
}

/// That no source states the strengths of the round.
pub(super) fn doubt_of_strengths(subject: Subject<'_>) -> Option<String> {
    doubt_of_shown(subject.view, subject.view.round.max(1), &["strength"], subject.book)
}

/// Attacks of the round with their strength on each side, in a line.
pub(super) fn coming(subject: Subject<'_>, target: usize) -> Vec<String> {
    strikes(subject, target).map(|(_, words)| words).collect()
}

/// The same with the kind of each.
pub(super) fn strikes(
    subject: Subject<'_>,
    target: usize,
) -> impl Iterator<Item = (AttackType, String)> + use<'_> {
    let Subject { view, seat, book } = subject;
    view.players[seat].attacks.iter().filter_map(move |&dealt| {
        let count = strength(view, dealt)?[target];
        let spec = dealt.card?.spec(view.table());
        let name = words::attack_kind(book, dealt.kind, spec.is_violent);
        (count > 0).then(|| (dealt.kind, format!("{name} {count}")))
    })
}

fn attack(subject: Subject<'_>, dealt: Dealt) -> Explanation {
    let Subject { view, book, .. } = subject;
    let spec = dealt.card.map(|card| *card.spec(view.table()));
    let is_violent = spec.is_some_and(|spec| spec.is_violent);
    let kind = match (spec.is_some(), is_violent) {
        (false, _) => "hidden",
        (true, true) => "fierce",
        (true, false) => "attack",
    };
    let mut facts = Vec::new();
    let mut told = vec![words::defences(book, view.table(), dealt.kind)];
    if let Some(strength) = strength(view, dealt) {
        facts.push((subject.label("strength"), words::with_strengths(book, strength)));
        told.extend(doubt_of_strengths(subject));
    }
    if spec.is_none() {
        told.push(panel::hidden(book));
    }
    if is_violent {
        told.push(panel::fierce(book));
    }
    Explanation {
        title: words::attack_kind(book, dealt.kind, is_violent),
        kind: Some(subject.kind(kind)),
        picture: Some(art::attack(dealt.kind, is_violent)),
        facts,
        words: told,
        ..Explanation::default()
    }
}

fn path_card(subject: Subject<'_>, path: Path) -> Explanation {
    let Subject { view, seat, book } = subject;
    let (spec, player) = (&view.table().paths[path.index()], &view.players[seat]);
    let count = path_count(view, player, path);
    let is_reached = |at: &&[u8; 2]| {
        if spec.is_at_most { count <= at[0] } else { count >= at[0] && player.gate >= at[1] }
    };
    let points = spec.at.iter().filter(is_reached).count();
    let next = spec.at.get(points).map(|[first, second]| match spec.criterion {
        Criterion::TowersAndGate => format!("{first} + {second}"),
        _ => first.to_string(),
    });
    let progress = match next.filter(|_| !spec.is_at_most) {
        Some(next) => panel::next(book, u32::from(count), next),
        None if points == 3 => panel::all(book, u32::from(count)),
        None => words::score_sheet::anarchy_counted(book, u32::from(count)),
    };
    let is_taken = player.paths.contains(&path);
    let own = view.setup.data.as_deref();
    let told = [words::path_counts(book, view.table(), path), progress];
    let doubt = doubt(&format!("path-{path}"), own, book);
    Explanation {
        title: words::path(book, path),
        kind: Some(subject.kind(if is_taken { "taken" } else { "offered" })),
        picture: Some(art::path(path)),
        facts: vec![
            (subject.label("gain"), words::purse(book, spec.gain)),
            (subject.label("points"), panel::of(book, points as u32, 3u32)),
        ],
        words: told.into_iter().chain(doubt).collect(),
        clause: path_clause(path).map(|clause| clause.id().to_owned()),
        ..Explanation::default()
    }
}

fn scenario(subject: Subject<'_>, round: u8) -> Option<Explanation> {
    let Subject { view, seat, book } = subject;
    let card = scenario_of(view, round)?;
    let due = view.table().rounds[usize::from(round) - 1];
    let food = due.food + card.siege.map_or(0, |siege| siege.extra_food);
    let kind = match round.cmp(&view.round) {
        std::cmp::Ordering::Less => "past",
        std::cmp::Ordering::Equal => "now",
        std::cmp::Ordering::Greater => "next",
    };
    let mut told = vec![words::scenario_card(book, round, card)];
    if let Some(&loot) = view.loot.get(usize::from(round) - 1) {
        told.push(format!("{}.", words::loot(book, view.table(), loot)));
    }
    if card.castle.is_some() {
        told.push(panel::tents(book));
    }
    told.extend(doubt_of_round(view, round, book));
    let purse = view.players[seat].purse;
    let so_far = |held: u32, of: u8| {
        if round == view.round { panel::of(book, held, u32::from(of)) } else { of.to_string() }
    };
    let mut facts = vec![
        (subject.label("food"), so_far(purse.count(Asset::Food).into(), food)),
        (subject.label("loyalty"), format!("+{}", due.resolve)),
    ];
    if let Some(defence) = shields(subject, round) {
        let strength =
            u32::from(purse.count(Asset::Soldier)) + 2 * u32::from(purse.count(Asset::Knight));
        facts.push((subject.label("strength"), so_far(strength, defence)));
    }
    Some(Explanation {
        title: words::round(book, round),
        kind: Some(subject.kind(kind)),
        picture: icon("i-castle"),
        facts,
        words: told,
        ..Explanation::default()
    })
}

/// What the castle of a round is held with, counted from the tent (ANA-CASTLE-04); nothing once it is taken.
fn shields(subject: Subject<'_>, round: u8) -> Option<u8> {
    let Subject { view, seat, .. } = subject;
    let castle = scenario_of(view, round)?.castle?;
    let tent = view.players[seat].tent;
    let passed = (tent + 1..round).filter_map(|round| scenario_of(view, round)?.castle);
    let is_open = tent < round && round >= view.round;
    is_open.then(|| castle.defence + passed.map(|castle| castle.defence_passed).sum::<u8>())
}
