//! What cards and events do, in words of our own.

use bastide_text::Phrasebook;
use bastide_tournay::{
    Blow, CardRow, Coins, Colour, ColourSet, Count, EventRow, Kind, KindSet, Per, Spoils, Verb,
};

use super::arguments::{Key, Shade};
use super::card_messages as say;
use super::names::{colour as colour_words, list_or};

/// What a card does.
pub fn effect(book: &Phrasebook, row: &CardRow) -> String {
    let owner = u32::from(row.owner);
    let others = u32::from(row.others);
    match row.verb {
        Verb::Score { count } => {
            let colour = match count {
                Count::Cards(colour) | Count::Citizens(colour) => Some(colour),
                _ => None,
            };
            book.say(&say::Score { count, colour: Shade(colour), owner, others })
        }
        Verb::ScoreFlat => book.say(&say::ScoreFlat { owner, others }),
        Verb::TownCrier => book.say(&say::TownCrier {}),
        verb => building(book, verb).or_else(|| character(book, verb)).unwrap_or_default(),
    }
}

fn building(book: &Phrasebook, verb: Verb) -> Option<String> {
    Some(match verb {
        Verb::GainFlat { amount } => book.say(&say::GainFlat { deniers: amount.into() }),
        Verb::GainPer { amount, per } => gain_per(book, amount.into(), per),
        Verb::DrawClassic { level, colour } => {
            book.say(&say::DrawClassic { level, colour: Shade(colour) })
        }
        Verb::TakeTwo { level, colour } => book.say(&say::TakeTwo { level, colour: Shade(colour) }),
        Verb::Abbey { level, keep } => book.say(&say::Abbey { level, cards: keep.into() }),
        Verb::Recruit { colour, price } => {
            book.say(&say::RecruitFor { deniers: price.into(), colour: Shade(colour) })
        }
        Verb::Copy { colour, free_only } => {
            let state = Key(if free_only { "free" } else { "undamaged" });
            book.say(&say::CopyFree { colour: Shade(colour), state })
        }
        Verb::Ballista { most } => book.say(&say::Ballista { most: most.into() }),
        Verb::CombatFree { coins, spoils } => {
            let coins = Key(match coins {
                Coins::Present => "present",
                Coins::Absent => "absent",
            });
            book.say(&say::CombatFree { coins, spoils: spoils_key(spoils) })
        }
        Verb::Catapult => book.say(&say::Catapult {}),
        Verb::Lordship { amount } => book.say(&say::Lordship { deniers: amount.into() }),
        Verb::Courthouse { amount } => book.say(&say::Courthouse { deniers: amount.into() }),
        _ => return None,
    })
}

fn gain_per(book: &Phrasebook, deniers: u32, per: Per) -> String {
    let per = match per {
        Per::EmptySlot => "empty-slot",
        Per::FilledSlot => "filled-slot",
        Per::PlazaCitizen => "plaza-citizen",
        Per::LyingCitizen => "lying-citizen",
        Per::PlazaPair(first, second) => {
            return book.say(&say::GainPerPair { deniers, first, second });
        }
        Per::PlazaBest(colours) => {
            let colours: Vec<String> =
                colours.iter().map(|colour| colour_words(book, colour)).collect();
            return book.say(&say::GainPerBest { deniers, colours: list_or(book, &colours) });
        }
    };
    book.say(&say::GainPer { deniers, per: Key(per) })
}

fn character(book: &Phrasebook, verb: Verb) -> Option<String> {
    let building = KindSet::default().with(Kind::Building);
    Some(match verb {
        Verb::OnPlace { kinds, colours, amount } => {
            let what = things(book, kinds, colours);
            book.say(&say::OnPlace { what, deniers: amount.into() })
        }
        Verb::OnPlaceCombat { kinds, spoils } => {
            let what = things(book, kinds, ColourSet::ALL);
            book.say(&say::OnPlaceCombat { what, spoils: spoils_key(spoils) })
        }
        Verb::OnActivate { colours, amount } => {
            let what = things(book, building, colours);
            book.say(&say::OnActivate { what, deniers: amount.into() })
        }
        Verb::RaiseLying { colours } => {
            book.say(&say::RaiseLying { what: things(book, building, colours) })
        }
        Verb::DoubleCapacity { colours } => {
            book.say(&say::DoubleCapacity { what: things(book, building, colours) })
        }
        Verb::FollowUp { trigger, target, citizen } => {
            book.say(&say::FollowUp { trigger, target, colour: citizen })
        }
        Verb::NthWorkerCombat { every, spoils } => {
            book.say(&say::NthWorker { every: every.into(), spoils: spoils_key(spoils) })
        }
        Verb::OnGather { amount } => book.say(&say::OnGather { deniers: amount.into() }),
        Verb::EarnRate { colour, rate } => {
            book.say(&say::EarnRate { deniers: rate.into(), colour })
        }
        _ => return None,
    })
}

const fn spoils_key(spoils: Spoils) -> Key {
    Key(match spoils {
        Spoils::ToBank => "bank",
        Spoils::ToPlayer => "player",
    })
}

/// `a white or yellow building or a character`
fn things(book: &Phrasebook, kinds: KindSet, colours: ColourSet) -> String {
    let all = [Kind::Building, Kind::Character, Kind::Prestige];
    let kinds = all.into_iter().filter(|&kind| kinds.contains(kind));
    let words: Vec<String> = kinds.map(|kind| thing(book, kind, colours)).collect();
    list_or(book, &words)
}

fn thing(book: &Phrasebook, kind: Kind, colours: ColourSet) -> String {
    if colours == ColourSet::ALL {
        return book.say(&say::AKindOfAnyColour { kind });
    }
    let coloured = |colour: Colour| book.say(&say::Coloured { colour, kind });
    let colours: Vec<String> = colours.iter().map(coloured).collect();
    book.say(&say::AKind { kind, colours: list_or(book, &colours) })
}

/// What an event does to everybody.
pub fn blow(book: &Phrasebook, row: &EventRow) -> String {
    match row.blow {
        Blow::LayDown { colour } => book.say(&say::BlowLayDown { colour: Shade(colour) }),
        Blow::Majority { colour, amount } => {
            book.say(&say::BlowMajority { colour, deniers: amount.into() })
        }
        Blow::Damage { colour } => book.say(&say::BlowDamage { colour: Shade(colour) }),
        Blow::LoseDeniers { amount } => book.say(&say::BlowDeniers { deniers: amount.into() }),
    }
}

/// What it takes to combat an event.
pub fn combat_price(book: &Phrasebook, row: &EventRow) -> String {
    book.say(&say::CombatPrice {
        colour: row.combat_colour,
        citizens: row.combat_citizens.into(),
        ransom: Key(if row.has_ransom { "ransom" } else { "none" }),
    })
}
