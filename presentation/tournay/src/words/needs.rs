//! Why the rules refuse an action, and what it would have needed.

use bastide_core::Violation;
use bastide_text::Phrasebook;
use bastide_tournay::Need;

use super::arguments::Who;
use super::messages as say;
use super::names::deck as deck_words;
use super::questions::task as task_words;

/// Why the rules refuse an action and what would be right. The clause stands beside it, where it is shown.
pub fn violation(book: &Phrasebook, violation: &Violation<Need>) -> String {
    need(book, violation.need)
}

fn need(book: &Phrasebook, need: Need) -> String {
    match need {
        Need::GameGoingOn => book.say(&say::NeedGameGoingOn {}),
        Need::TurnOf { seat } => book.say(&say::NeedTurn { seat: Who(seat) }),
        Need::OpenChoice => book.say(&say::NeedOpenChoice {}),
        Need::Answer { task } => book.say(&say::NeedAnswer { question: task_words(book, task) }),
        Need::Deniers { price, purse } => book.say(&say::NeedDeniers { price, purse }),
        Need::Citizens { colour, citizens } => {
            book.say(&say::NeedCitizens { colour, citizens: citizens.into() })
        }
        Need::OwnCitizen { colour } => book.say(&say::NeedOwnCitizen { colour }),
        Need::InHand => book.say(&say::NeedInHand {}),
        Need::Playable => book.say(&say::NeedPlayable {}),
        Need::SlotNow { now: true } => book.say(&say::NeedSlotNow {}),
        Need::SlotNow { now: false } => book.say(&say::NeedSlotLater {}),
        Need::Slot { slot } => book.say(&say::NeedSlot { slot: slot.to_string() }),
        Need::Card => book.say(&say::NeedCard {}),
        Need::VisibleCard => book.say(&say::NeedVisibleCard {}),
        Need::NoTwin => book.say(&say::NeedNoTwin {}),
        Need::FaceUp { deck } => book.say(&say::NeedFaceUp { deck: deck_words(book, deck) }),
        Need::LookAtBoth { deck } => {
            book.say(&say::NeedLookAtBoth { deck: deck_words(book, deck) })
        }
        Need::FaceDown { deck } => book.say(&say::NeedFaceDown { deck: deck_words(book, deck) }),
        Need::Building => book.say(&say::NeedBuilding {}),
        Need::Free => book.say(&say::NeedFree {}),
        Need::Undamaged => book.say(&say::NeedUndamaged {}),
        Need::LowLevel => book.say(&say::NeedLowLevel {}),
        Need::Event => book.say(&say::NeedEvent {}),
        Need::Coins => book.say(&say::NeedCoins {}),
        Need::NoCoins => book.say(&say::NeedNoCoins {}),
        Need::Reserve { colour } => book.say(&say::NeedReserve { colour }),
        Need::Advanced => book.say(&say::NeedAdvanced {}),
        Need::Opponent => book.say(&say::NeedOpponent {}),
        Need::Once => book.say(&say::NeedOnce {}),
        Need::Fewer { most } => book.say(&say::NeedFewer { most: most.into() }),
        Need::Reaction => book.say(&say::NeedReaction {}),
        Need::Rampart => book.say(&say::NeedRampart {}),
        Need::Catapult => book.say(&say::NeedCatapult {}),
        Need::InOrder => book.say(&say::NeedInOrder {}),
    }
}
