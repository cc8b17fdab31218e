//! What a round came to, counted for everybody.

use std::fmt::Write as _;

use bastide_anarchy::{Asset, Attribute, View};
use bastide_presentation::{RoundCell, RoundCount, Tone};
use bastide_text::Phrasebook;

use super::{Fate, small};
use crate::story::clauses::card_name;
use crate::words;
use crate::words::round as say;
use crate::words::story as lines;

pub(super) fn rows(fates: &[Fate], view: &View, book: &Phrasebook) -> Vec<RoundCount> {
    let mut rows = vec![attacks(fates, book)];
    rows.push(plain(fates, "soldier", say::fallen(book), |fate| {
        let count = fate.digest.fallen;
        let words = if count > 0 { format!("−{count}") } else { String::new() };
        RoundCell { tone: Tone::Loss, ..cell(words) }
    }));
    rows.extend(Attribute::ALL.iter().map(|&attribute| {
        let count = |fate: &Fate| gain(fate.digest.attributes[attribute.index()]);
        plain(fates, attribute.word(), words::attribute(book, attribute), count)
    }));
    let discontent = words::heading(book, "discontent");
    rows.push(plain(fates, "discontent", discontent, |fate| RoundCell {
        note: reasons(fate, book),
        ..loss(fate.digest.discontent)
    }));
    rows.push(plain(fates, "joy", words::heading(book, "joy"), |fate| gain(fate.digest.joy)));
    rows.push(plain(fates, "", say::back(book), |fate| goods(fate, Goods::Back, book)));
    rows.push(plain(fates, "", say::unused(book), |fate| goods(fate, Goods::Unused, book)));
    // What nobody has is not counted.
    rows.retain(|row| row.cells.iter().any(|cell| !cell.words.is_empty()));
    for cell in rows.iter_mut().flat_map(|row| &mut row.cells) {
        if cell.words.is_empty() {
            "–".clone_into(&mut cell.words);
        }
    }
    rows.push(plain(fates, "", say::points_now(book), |fate| {
        let points = view.players[fate.seat].score.total;
        RoundCell { tone: Tone::Strong, ..cell(points.to_string().replace('-', "−")) }
    }));
    rows
}

/// A row with an icon of the drawing, if it has one.
fn plain(
    fates: &[Fate],
    icon: &str,
    label: String,
    cell: impl FnMut(&Fate) -> RoundCell,
) -> RoundCount {
    let icon = if icon.is_empty() { String::new() } else { small(&format!("i-{icon}")) };
    RoundCount { icon, label, cells: fates.iter().map(cell).collect() }
}

fn cell(words: String) -> RoundCell {
    RoundCell { words, tone: Tone::Plain, note: String::new() }
}

fn signed(count: u32, tone: Tone) -> RoundCell {
    let words = if count > 0 { format!("+{count}") } else { String::new() };
    RoundCell { tone, ..cell(words) }
}

fn gain(count: u32) -> RoundCell {
    signed(count, Tone::Gain)
}

fn loss(count: u32) -> RoundCell {
    signed(count, Tone::Loss)
}

/// `4 of 5`, and which of them broke through.
fn attacks(fates: &[Fate], book: &Phrasebook) -> RoundCount {
    plain(fates, "final", say::repelled(book), |fate| {
        let digest = &fate.digest;
        let (count, of) = (digest.repelled.len() as u32, fate.attacks() as u32);
        let through: Vec<String> =
            digest.suffered.iter().map(|&card| card_name(card, book)).collect();
        let note =
            if through.is_empty() { String::new() } else { say::through(book, through.join(", ")) };
        let tone = if count == of { Tone::Gain } else { Tone::Strong };
        RoundCell { words: words::panel::of(book, count, of), tone, note }
    })
}

/// What discontent comes from.
fn reasons(fate: &Fate, book: &Phrasebook) -> String {
    let (hunger, castles) = (u32::from(fate.digest.hunger), u32::from(fate.castles));
    let attacks = fate.digest.discontent.saturating_sub(hunger + castles);
    let mut told = String::new();
    let counts = [("food", hunger), ("attacks", attacks), ("castles", castles)];
    for (reason, count) in counts.into_iter().filter(|&(_, count)| count > 0) {
        let gap = if told.is_empty() { "" } else { " · " };
        let _ = write!(told, "{gap}{}", say::reason(book, reason, count));
    }
    told
}

/// What comes back with the survivors, and what nobody used.
#[derive(Clone, Copy)]
enum Goods {
    Back,
    Unused,
}

fn goods(fate: &Fate, goods: Goods, book: &Phrasebook) -> RoundCell {
    let (purse, sign, tone) = match goods {
        Goods::Back => (fate.digest.gain, "+", Tone::Gain),
        Goods::Unused => (fate.digest.left_over, "", Tone::Plain),
    };
    let amount = |(asset, count): (Asset, u8)| {
        format!("{sign}{}", book.say(&lines::AmountOf { asset, count: count.into() }))
    };
    RoundCell { tone, ..cell(purse.iter().map(amount).collect::<Vec<_>>().join(", ")) }
}
