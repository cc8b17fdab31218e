//! Why the rules refuse an action, and what it would need.

use bastide_anarchy::{Asset, BUILT_IN, Need, Purse};
use bastide_core::Violation;
use bastide_text::Phrasebook;

use super::boxes::box_name;
use super::gains::purse;
use super::messages as say;
use super::questions::asked;

/// Why the rules refuse an action and what would be right. The clause stands beside it, where it is shown.
pub fn violation(book: &Phrasebook, violation: &Violation<Need>) -> String {
    need(book, violation.need)
}

/// What would satisfy the rules, without the clause.
pub(crate) fn need(book: &Phrasebook, need: Need) -> String {
    let name = |id| box_name(book, id);
    match need {
        Need::GameGoingOn => book.say(&say::NeedGameGoingOn {}),
        Need::TurnOf { seat } => book.say(&say::NeedTurn { seat }),
        Need::StillActing => book.say(&say::NeedStillActing {}),
        Need::Answer { question } => {
            book.say(&say::NeedAnswer { question: asked(book, &BUILT_IN, question) })
        }
        Need::OnOffer => book.say(&say::NeedOnOffer {}),
        Need::Empty { id } => book.say(&say::NeedEmpty { target: name(id) }),
        Need::Payable { id } => book.say(&say::NeedPayable { target: name(id) }),
        Need::Filled { id, on, why } => {
            book.say(&say::NeedFilled { target: name(id), other: name(on), why })
        }
        Need::Measure { id, row, measure, has } => {
            let (measure, has) = (measure.into(), has.into());
            book.say(&say::NeedMeasure { target: name(id), row, measure, has })
        }
        Need::Linked { id } => book.say(&say::NeedLinked { target: name(id) }),
        Need::Price { cost, purse: held } => {
            let missing = purse(book, missing(cost, held));
            book.say(&say::NeedPrice { costs: purse(book, cost), missing })
        }
        Need::Payment { id } => book.say(&say::NeedPayment { target: name(id) }),
        Need::Spot { id } => book.say(&say::NeedSpot { target: name(id) }),
        Need::Lower { most } => book.say(&say::NeedLower { most: most.into() }),
        Need::LevelWalls { side, neighbour } => {
            book.say(&say::NeedLevelWalls { side, to: neighbour })
        }
        Need::Researchable => book.say(&say::NeedResearchable {}),
        Need::Researched { id } => book.say(&say::NeedResearched { target: name(id) }),
        Need::OtherResource => book.say(&say::NeedOtherResource {}),
        Need::Tents => book.say(&say::NeedTents {}),
        Need::CastleNotTaken => book.say(&say::NeedCastleNotTaken {}),
        Need::Strength { least } => book.say(&say::NeedStrength { least: least.into() }),
        Need::Overrun { most } => book.say(&say::NeedOverrun { most: most.into() }),
        Need::Horse { horse } => book.say(&say::NeedHorse { horse }),
        Need::Weapon { id } => book.say(&say::NeedWeapon { target: name(id) }),
        Need::Knowledge => book.say(&say::NeedKnowledge {}),
        Need::FaceDown => book.say(&say::NeedFaceDown {}),
        Need::Assist => book.say(&say::NeedAssist {}),
        Need::Offered => book.say(&say::NeedOffered {}),
        Need::Worker => book.say(&say::NeedWorker {}),
        Need::Beer => book.say(&say::NeedBeer {}),
        Need::RallyToken => book.say(&say::NeedRallyToken {}),
        Need::OtherSide => book.say(&say::NeedOtherSide {}),
        Need::Circles { most } => book.say(&say::NeedCircles { most: most.into() }),
    }
}

/// What of a price is not held.
fn missing(cost: Purse, held: Purse) -> Purse {
    let short =
        |&asset: &Asset| Purse::of(asset, cost.count(asset).saturating_sub(held.count(asset)));
    Asset::ALL.iter().map(short).fold(Purse::NONE, Purse::plus)
}
