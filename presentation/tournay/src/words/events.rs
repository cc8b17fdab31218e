//! What happened, as sentences of the log.

use bastide_text::Phrasebook;
use bastide_tournay::{Cause, Debt, Event, Glimpse, Reason};

use super::arguments::{Key, Who};
use super::messages as say;
use super::names::{card as card_words, deck as deck_words, event_name, list_and};

/// What happened, as a sentence of the log.
pub fn event(book: &Phrasebook, event: &Event) -> String {
    match *event {
        Event::Turn { seat } => book.say(&say::Turn { seat: Who(seat) }),
        Event::Skipped { seat } => book.say(&say::Skipped { seat: Who(seat) }),
        Event::Announced { seat, card } => {
            book.say(&say::Announced { seat: Who(seat), card: card_words(book, card) })
        }
        Event::Placed { seat, card, slot } => {
            let (card, slot) = (card_words(book, card), slot.to_string());
            book.say(&say::Placed { seat: Who(seat), card, slot })
        }
        Event::Tucked { seat, deck, card } => {
            let (seat, deck) = (Who(seat), deck_words(book, deck));
            match card.card() {
                Some(card) => book.say(&say::Tucked { seat, card: card_words(book, card), deck }),
                None => book.say(&say::TuckedUnseen { seat, deck }),
            }
        }
        Event::Shifted { seat, .. } => book.say(&say::Shifted { seat: Who(seat) }),
        Event::LaidDown { seat, colour, citizens } => {
            book.say(&say::LaidDown { seat: Who(seat), colour, citizens: citizens.into() })
        }
        Event::GaveBack { seat, colour, .. } => {
            book.say(&say::GaveBack { seat: Who(seat), colour })
        }
        Event::Borrowed { seat, owner, colour } => {
            book.say(&say::Borrowed { seat: Who(seat), owner: Who(owner), colour })
        }
        Event::Gained { .. } | Event::Paid { .. } | Event::Transferred { .. } => money(book, event),
        Event::Buried { deck, card } => {
            book.say(&say::Buried { card: card_words(book, card), deck: deck_words(book, deck) })
        }
        Event::LookedAt { seat, deck, cards, faces } => {
            let names: Vec<String> = faces.iter().filter_map(|face| seen(book, *face)).collect();
            let (seat, cards, deck) = (Who(seat), u32::from(cards), deck_words(book, deck));
            if names.is_empty() {
                return book.say(&say::LookedAt { seat, cards, deck });
            }
            book.say(&say::LookedAtNamed { seat, cards, deck, names: list_and(book, &names) })
        }
        Event::Drew { seat, deck, card } => match seen(book, card) {
            Some(card) => book.say(&say::DrewNamed { seat: Who(seat), card }),
            None => book.say(&say::Drew { seat: Who(seat), deck: deck_words(book, deck) }),
        },
        Event::TurnedUp { deck, card } => {
            book.say(&say::TurnedUp { card: card_words(book, card), deck: deck_words(book, deck) })
        }
        Event::Activated { seat, slot, card, lender } => {
            let (seat, card, slot) = (Who(seat), card_words(book, card), slot.to_string());
            match lender {
                Some(owner) => {
                    let owner = Who(owner);
                    book.say(&say::ActivatedBorrowing { seat, card, slot, owner })
                }
                None => book.say(&say::Activated { seat, card, slot }),
            }
        }
        Event::Renounced { seat, slot } => {
            book.say(&say::Renounced { seat: Who(seat), slot: slot.to_string() })
        }
        Event::Fruitless { .. } => book.say(&say::Fruitless {}),
        Event::Copied { seat, owner, card, .. } => {
            let card = card_words(book, card);
            book.say(&say::Copied { seat: Who(seat), card, owner: Who(owner) })
        }
        Event::Recruited { seat, colour } => book.say(&say::Recruited { seat: Who(seat), colour }),
        Event::Raised { seat } => book.say(&say::Raised { seat: Who(seat) }),
        Event::Gathered { seat } => book.say(&say::Gathered { seat: Who(seat) }),
        Event::Damaged { seat, slot } => {
            book.say(&say::Damaged { seat: Who(seat), slot: slot.to_string() })
        }
        Event::Crier { .. }
        | Event::Fed { .. }
        | Event::Strikes { .. }
        | Event::Built { .. }
        | Event::Shielded { .. }
        | Event::Combated { .. }
        | Event::NextEvent { .. }
        | Event::TuckedEvent { .. } => queue(book, event),
        Event::LastRound => book.say(&say::LastRound {}),
        Event::Committed { seat } => book.say(&say::Committed { seat: Who(seat) }),
        Event::LastCard { seat, card: Some(card), slot: Some(slot) } => {
            let (card, slot) = (card_words(book, card), slot.to_string());
            book.say(&say::LastCard { seat: Who(seat), card, slot })
        }
        Event::LastCard { seat, .. } => book.say(&say::NoLastCard { seat: Who(seat) }),
        Event::Ended => book.say(&say::Ended {}),
    }
}

fn seen(book: &Phrasebook, glimpse: Glimpse) -> Option<String> {
    glimpse.card().map(|card| card_words(book, card))
}

/// Deniers that change hands.
fn money(book: &Phrasebook, event: &Event) -> String {
    match *event {
        Event::Gained { seat, deniers, reason } => {
            let (reason, what) = cause_of(book, reason);
            book.say(&say::Gained { seat: Who(seat), deniers, reason, what })
        }
        Event::Paid { seat, deniers, reason } => {
            let (reason, what) = cause_of(book, reason);
            book.say(&say::Paid { seat: Who(seat), deniers, reason, what })
        }
        Event::Transferred { from, to, deniers, debt } => {
            let debt = Key(match debt {
                Debt::Borrowing => "borrowing",
                Debt::Lordship => "lordship",
                Debt::Courthouse => "courthouse",
            });
            book.say(&say::Transferred { seat: Who(from), owner: Who(to), deniers, debt })
        }
        _ => String::new(),
    }
}

/// The form of the sentence, and what it names.
fn cause_of(book: &Phrasebook, reason: Reason) -> (Key, String) {
    let (key, what) = match reason {
        Reason::Card => ("card", String::new()),
        Reason::Ransom => ("ransom", String::new()),
        Reason::Recruit => ("recruit", String::new()),
        Reason::Earn => ("earn", String::new()),
        Reason::Building => ("building", String::new()),
        Reason::Character(slot) => ("character", slot.to_string()),
        Reason::Spoils => ("spoils", String::new()),
        Reason::Event(event) => ("event", event_name(book, event)),
    };
    (Key(key), what)
}

/// Criers, events and ramparts.
fn queue(book: &Phrasebook, event: &Event) -> String {
    let name = |card| event_name(book, card);
    match *event {
        Event::Crier { seat, deck } => {
            book.say(&say::Crier { seat: Who(seat), deck: deck_words(book, deck) })
        }
        Event::Fed { card, coins, .. } => {
            book.say(&say::Fed { event: name(card), coins: coins.into() })
        }
        Event::Strikes { card, coins, cause, .. } => {
            let cause = Key(match cause {
                Cause::Crier => "crier",
                Cause::Ballista => "ballista",
            });
            book.say(&say::Strikes { event: name(card), coins: coins.into(), cause })
        }
        Event::Built { seat, against: None } => book.say(&say::Built { seat: Who(seat) }),
        Event::Built { seat, against: Some(card) } => {
            book.say(&say::BuiltAgainst { seat: Who(seat), event: name(card) })
        }
        Event::Shielded { seat, against } => {
            book.say(&say::Shielded { seat: Who(seat), event: name(against) })
        }
        Event::Combated { seat, card, .. } => {
            book.say(&say::Combated { seat: Who(seat), event: name(card) })
        }
        Event::NextEvent { card: Some(card), .. } => {
            book.say(&say::NextEvent { event: name(card) })
        }
        Event::NextEvent { card: None, .. } => book.say(&say::NoNextEvent {}),
        Event::TuckedEvent { seat, card } => {
            book.say(&say::TuckedEvent { seat: Who(seat), event: name(card) })
        }
        _ => String::new(),
    }
}
