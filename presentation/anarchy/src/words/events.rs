//! What happened, as sentences of the log.

use bastide_anarchy::{
    Activity, Asset, Attribute, BUILT_IN, BoxId, Dealt, EstateCard, Event, Kind, Path, Purse,
    Score, Spot, Table,
};
use bastide_core::Seat;
use bastide_text::Phrasebook;

use super::boxes::{box_at, box_name, number_of, track_of};
use super::cards::{attack, estate, open, with_strengths};
use super::gains::purse;
use super::messages as say;
use super::{list, results};

/// One sentence, now and then two. Cards are described by the program's own table.
pub fn event(book: &Phrasebook, event: &Event) -> String {
    event_in(book, &BUILT_IN, event)
}

/// The same, with the cards of a corrected table.
pub fn event_in(book: &Phrasebook, table: &Table, event: &Event) -> String {
    match *event {
        Event::RoundBegan { round, marker } => {
            book.say(&say::RoundBegan { round: round.into(), seat: marker })
        }
        Event::Dealt { seat, ref cards } => {
            book.say(&say::Dealt { seat, cards: attacks(book, table, cards) })
        }
        Event::Offered { ref paths } => offered(book, paths),
        Event::PathTaken { seat, path } => book.say(&say::PathTaken { seat, path }),
        Event::PathDiscarded { path } => book.say(&say::PathDiscarded { path }),
        Event::RivalAdvanced { place } => book.say(&say::RivalAdvanced { place: place.into() }),
        Event::Produced { seat, gain } => {
            book.say(&say::Produced { seat, gain: purse(book, gain) })
        }
        Event::Filled { seat, id, paid, spot } => filled(book, seat, id, paid, spot),
        Event::Gained { seat, gain } => book.say(&say::Gained { seat, gain: purse(book, gain) }),
        Event::Mood { seat, joy, discontent } => mood(book, seat, joy, discontent),
        Event::Prepared { seat, tactic } => book.say(&say::Prepared { seat, tactic }),
        Event::Traded { seat, give, take } => traded(book, seat, give, take),
        Event::Revealed { seat, activity, ref cards } => {
            let cards = estates(book, table, cards, activity);
            book.say(&say::Revealed { seat, activity, cards })
        }
        Event::Reshuffled { seat } => book.say(&say::Reshuffled { seat }),
        Event::Jousted { seat, joust } => book.say(&say::Jousted { seat, joust }),
        Event::Wrote { seat, number, slot } => {
            book.say(&say::Wrote { seat, number: number.into(), addition: number_of(slot) })
        }
        Event::Wasted { seat, .. } => book.say(&say::Wasted { seat }),
        Event::Brewed { seat, beers } => book.say(&say::Brewed { seat, count: beers.into() }),
        Event::Attacked { seat, place, spent, loot, overrun } => {
            let loot = loot
                .map_or_else(|| book.say(&say::NoLoot {}), |loot| super::loot(book, table, loot));
            let (place, spent, overrun) = (place.into(), purse(book, spent), u32::from(overrun));
            match overrun {
                0 => book.say(&say::Attacked { seat, place, spent, loot }),
                _ => book.say(&say::AttackedOverrun { seat, place, spent, loot, overrun }),
            }
        }
        Event::Spied { seat, owner, slot, card } => {
            let (slot, card) = (slot.into(), open(book, table, card));
            if seat == owner {
                book.say(&say::SpiedOwn { seat, slot, card })
            } else {
                book.say(&say::Spied { seat, owner, slot, card })
            }
        }
        Event::Done { seat } => book.say(&say::Done { seat }),
        Event::Roused { seat } => book.say(&say::Roused { seat }),
        Event::DefenceBegan => book.say(&say::DefenceBegan {}),
        Event::FoodPaid { seat, paid, missing } => food_paid(book, seat, paid, missing),
        Event::Deployed { seat, worker, side, count } => {
            book.say(&say::Deployed { seat, worker, side, count: count.into() })
        }
        Event::Discarded { seat, purse: left } => {
            book.say(&say::Discarded { seat, purse: purse(book, left) })
        }
        Event::TurnedUp { seat, ref cards } => {
            book.say(&say::TurnedUp { seat, cards: attacks(book, table, cards) })
        }
        Event::Rallied { seat, worker, from, to } => {
            book.say(&say::Rallied { seat, worker, side: from, to })
        }
        Event::Struck { seat, card, strength, left, .. } => {
            let spec = card.spec(table);
            let card = super::attack_kind(book, spec.kind, spec.is_violent);
            struck(book, seat, card, [with_strengths(book, strength), with_strengths(book, left)])
        }
        Event::Used { seat, tactic, target, count } => {
            book.say(&say::Used { seat, tactic, target, count: count.into() })
        }
        Event::Spent { seat, worker, side, beer: true } => {
            book.say(&say::SpentBeer { seat, worker, side })
        }
        Event::Spent { seat, worker, side, beer: false } => {
            book.say(&say::Spent { seat, worker, side })
        }
        Event::Repelled { seat, slot: 0 } => book.say(&say::RepelledAssault { seat }),
        Event::Repelled { seat, slot } => book.say(&say::Repelled { seat, slot: slot.into() }),
        Event::Withstood { seat, slot: 0 } => book.say(&say::WithstoodAssault { seat }),
        Event::Withstood { seat, slot } => book.say(&say::Withstood { seat, slot: slot.into() }),
        Event::Aftermath { seat, repelled, bravery, loyalty, discontent, .. } => {
            let gain = aftermath(book, [bravery, loyalty], discontent);
            book.say(&say::Aftermath { seat, count: repelled.into(), gain })
        }
        Event::RoundEnded { round, ref left_behind } => ended(book, round, left_behind),
        Event::Ended { ref scores } => over(book, table, scores),
    }
}

fn attacks(book: &Phrasebook, table: &Table, cards: &[Dealt]) -> String {
    list(book, cards.iter().map(|&card| attack(book, table, card)).collect())
}

fn offered(book: &Phrasebook, paths: &[Path]) -> String {
    let paths = paths.iter().map(|&path| book.say(&say::PathName { path })).collect();
    book.say(&say::Offered { paths: list(book, paths) })
}

fn traded(book: &Phrasebook, seat: Seat, [one, other]: [Asset; 2], take: Asset) -> String {
    let give = purse(book, Purse::of(one, 1).plus(Purse::of(other, 1)));
    book.say(&say::Traded { seat, give, take: purse(book, Purse::of(take, 1)) })
}

fn estates(book: &Phrasebook, table: &Table, cards: &[EstateCard], activity: Activity) -> String {
    let shown = |&card: &EstateCard| estate(book, table, card, activity);
    cards.iter().map(shown).collect::<Vec<_>>().join(" · ")
}

fn food_paid(book: &Phrasebook, seat: Seat, paid: u8, missing: u8) -> String {
    let food = purse(book, Purse::of(Asset::Food, paid));
    match missing {
        0 => book.say(&say::FoodPaid { seat, food }),
        _ => book.say(&say::FoodMissing { seat, food, missing: missing.into() }),
    }
}

/// An attack with its strength, and what is left of it when the defenders have met it.
fn struck(book: &Phrasebook, seat: Seat, card: String, [strength, rest]: [String; 2]) -> String {
    match (rest.is_empty(), rest == strength) {
        (true, _) => book.say(&say::StruckHeld { seat, card, strength }),
        (_, true) => book.say(&say::Struck { seat, card, strength }),
        _ => book.say(&say::StruckLeft { seat, card, strength, rest }),
    }
}

fn filled(book: &Phrasebook, seat: Seat, id: BoxId, paid: Purse, spot: Spot) -> String {
    let costs = purse(book, paid);
    match BUILT_IN.spec(id).kind {
        Kind::Attribute | Kind::Production => {
            book.say(&say::Rose { seat, track: track_of(id), number: number_of(id) })
        }
        Kind::Tactic => book.say(&say::Researched { seat, target: box_name(book, id) }),
        Kind::Level | Kind::Construction => {
            book.say(&say::Built { seat, target: box_name(book, id), costs })
        }
        _ if paid.is_empty() => book.say(&say::Filled { seat, target: box_at(book, id, spot) }),
        _ => book.say(&say::FilledFor { seat, target: box_at(book, id, spot), costs }),
    }
}

fn mood(book: &Phrasebook, seat: Seat, joy: u8, discontent: u8) -> String {
    let mut words = Vec::new();
    if joy > 0 {
        words.push(book.say(&say::MoodJoy { seat, count: joy.into() }));
    }
    if discontent > 0 {
        words.push(book.say(&say::MoodDiscontent { seat, count: discontent.into() }));
    }
    words.join(" ")
}

fn aftermath(book: &Phrasebook, gained: [u8; 2], discontent: u8) -> String {
    let attributes = [Attribute::Bravery, Attribute::Loyalty].into_iter().zip(gained);
    let mut gains: Vec<String> = attributes
        .filter(|&(_, count)| count > 0)
        .map(|(attribute, count)| book.say(&say::GainAttribute { attribute, count: count.into() }))
        .collect();
    if discontent > 0 {
        gains.push(book.say(&say::GainDiscontent { count: discontent.into() }));
    }
    list(book, gains)
}

fn ended(book: &Phrasebook, round: u8, left_behind: &[u8]) -> String {
    let mut words = vec![book.say(&say::RoundEnded { round: round.into() })];
    for (seat, &count) in Seat::all(left_behind.len() as u8).zip(left_behind) {
        if count > 0 {
            words.push(book.say(&say::LeftBehind { seat, count: count.into() }));
        }
    }
    words.join(" ")
}

fn over(book: &Phrasebook, table: &Table, scores: &[Score]) -> String {
    format!("{} {}", book.say(&say::Over {}), results::outcome(book, table, scores))
}
