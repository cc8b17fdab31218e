//! What is asked now, and of whom.

use bastide_core::Seat;
use bastide_text::Phrasebook;
use bastide_tournay::{Coins, Task, View};

use super::arguments::{Key, Shade, Who};
use super::messages as say;
use super::names::{
    card as card_words, deck as deck_words, event_name, is_you, list_and, seat_within,
};
use super::offers::endured;

/// Whose turn it is and what is asked: `Blue: play a card, or none.`
pub fn question(book: &Phrasebook, view: &View) -> String {
    let Some(asked) = view.task else { return book.say(&say::Ended {}) };
    let event = |spot: bastide_tournay::Spot| {
        let event = view.queue.events[spot.index()];
        event.map(|(event, _)| event_name(book, event))
    };
    let question = match asked {
        Task::Bombard { .. } => match victim(view) {
            Some(seat) => book.say(&say::AskBombard { seat: Who(seat) }),
            None => task(book, asked),
        },
        Task::Defend { spot, .. } => match (event(spot), victim(view)) {
            (Some(event), Some(seat)) => {
                let cost = endured(book, view, seat);
                book.say(&say::AskDefendAgainst { event, cost })
            }
            _ => task(book, asked),
        },
        Task::Suffer { spot, hits, .. } => match event(spot) {
            Some(event) => book.say(&say::AskSuffer { event, hits: hits.into() }),
            None => task(book, asked),
        },
        _ => task(book, asked),
    };
    if view.to_act.iter().any(|&seat| is_you(book, seat)) {
        let turn = Key(if is_you(book, view.active) { "own" } else { "other" });
        return book.say(&say::AskedYou { turn, question });
    }
    let seats: Vec<String> = view.to_act.iter().map(|&seat| seat_within(book, seat)).collect();
    book.say(&say::Asked { seat: list_and(book, &seats), question })
}

/// What is asked, without the names that only a view gives.
pub fn task(book: &Phrasebook, task: Task) -> String {
    let event = |spot| book.say(&say::AnyEventAt { spot });
    match task {
        Task::PlayCard => book.say(&say::AskPlayCard {}),
        Task::PayCitizen { card, .. } => {
            book.say(&say::AskPayCitizen { card: card_words(book, card) })
        }
        Task::PayCard { card, .. } => book.say(&say::AskPayCard { card: card_words(book, card) }),
        Task::PutCard { card } => book.say(&say::AskPutCard { card: card_words(book, card) }),
        Task::PlacingCombat { .. } => book.say(&say::AskPlacingCombat {}),
        Task::Act => book.say(&say::AskAct {}),
        Task::Citizens { colour, left, .. } => {
            book.say(&say::AskCitizens { colour, citizens: left.into() })
        }
        Task::ChooseDraw { level, colour } => {
            book.say(&say::AskChooseDraw { level, colour: Shade(colour) })
        }
        Task::ChooseTake { level } => book.say(&say::AskChooseTake { level }),
        Task::Keep { deck } => book.say(&say::AskKeep { deck: deck_words(book, deck) }),
        Task::TakeShown { left, .. } => book.say(&say::AskTakeShown { cards: left.into() }),
        Task::ChooseRecruit { price } => book.say(&say::AskRecruit { deniers: price.into() }),
        Task::CopyBuilding { colour, free_only } => {
            let state = Key(if free_only { "free" } else { "undamaged" });
            book.say(&say::AskCopy { colour: Shade(colour), state })
        }
        Task::CombatFree { coins, .. } => {
            let coins = Key(match coins {
                Coins::Present => "present",
                Coins::Absent => "absent",
            });
            book.say(&say::AskCombatFree { coins })
        }
        Task::Fire { most } => book.say(&say::AskFire { most: most.into() }),
        Task::Bombard { .. } => book.say(&say::AskBombardAny {}),
        Task::NameColour { .. } => book.say(&say::AskName {}),
        Task::React { .. } => book.say(&say::AskReact {}),
        Task::Defend { spot, .. } => book.say(&say::AskDefend { event: event(spot) }),
        Task::Suffer { spot, hits, .. } => {
            book.say(&say::AskSuffer { event: event(spot), hits: hits.into() })
        }
        Task::EndTurn => book.say(&say::AskEndTurn {}),
        Task::Commit => book.say(&say::AskCommit {}),
        // These go on by themselves; nobody is asked.
        Task::TurnUp { .. }
        | Task::Activated { .. }
        | Task::Events { .. }
        | Task::Settle { .. } => book.say(&say::AskNothing {}),
    }
}

/// Whose district or citizens a task is about, if not those of the active player.
pub(super) fn victim(view: &View) -> Option<Seat> {
    let (Task::Bombard { victim } | Task::Defend { victim, .. } | Task::Suffer { victim, .. }) =
        view.task?
    else {
        return None;
    };
    let number = view.active.index() as u8 + victim;
    Some(Seat::new(number % view.players.len() as u8))
}
