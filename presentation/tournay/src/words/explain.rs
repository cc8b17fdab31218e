//! Words for the panel that explains.

use bastide_core::Seat;
use bastide_text::Phrasebook;
use bastide_tournay::{Colour, Cost, Deck};

use super::arguments::{Key, Who};
use super::names::{capital, deck as deck_words};
use super::story_messages as say;

/// What it takes to play a card.
#[derive(Clone, Copy)]
pub enum Price {
    Deniers(u32),
    Citizen(Colour),
    Card(u32),
}

impl Price {
    pub fn of(cost: Cost) -> Self {
        let deniers = u32::from(cost.deniers);
        match (cost.citizen, cost.has_card) {
            (Some(colour), _) => Self::Citizen(colour),
            (None, true) => Self::Card(deniers),
            (None, false) => Self::Deniers(deniers),
        }
    }
}

pub fn price(book: &Phrasebook, price: Price) -> String {
    match price {
        Price::Deniers(deniers) => book.say(&say::PriceDeniers { deniers }),
        Price::Citizen(colour) => book.say(&say::PriceCitizen { colour }),
        Price::Card(deniers) => book.say(&say::PriceCard { deniers }),
    }
}

pub fn label(book: &Phrasebook, what: &'static str) -> String {
    book.say(&say::ExplainLabel { what: Key(what) })
}

pub fn deck_title(book: &Phrasebook, deck: Deck) -> String {
    capital(&deck_words(book, deck))
}

pub fn combat(book: &Phrasebook, (citizens, colour): (u32, Colour), deniers: u32) -> String {
    book.say(&say::CombatPrice { citizens, colour, deniers })
}

pub fn face_up(book: &Phrasebook, card: &str) -> String {
    book.say(&say::FaceUp { card: card.to_owned() })
}

pub fn deck_crier(book: &Phrasebook, has_shown: bool) -> String {
    book.say(&say::DeckCrier { crier: Key(if has_shown { "shown" } else { "hidden" }) })
}

/// That whoever draws while a card could be played plays none.
pub fn draws_without_a_card(book: &Phrasebook) -> String {
    book.say(&say::DrawsWithoutACard {})
}

pub fn no_event(book: &Phrasebook) -> String {
    book.say(&say::NoEvent {})
}

pub fn event_deck(book: &Phrasebook) -> String {
    book.say(&say::EventDeckWords {})
}

pub fn open_slot(book: &Phrasebook) -> String {
    book.say(&say::OpenSlot {})
}

pub fn open_slot_name(book: &Phrasebook) -> String {
    book.say(&say::OpenSlotName {})
}

pub fn damaged(book: &Phrasebook) -> String {
    book.say(&say::DamagedNow {})
}

pub fn at_work(book: &Phrasebook) -> String {
    book.say(&say::AtWork {})
}

pub fn hidden(book: &Phrasebook) -> String {
    book.say(&say::Hidden {})
}

pub fn rampart(book: &Phrasebook) -> String {
    book.say(&say::RampartWords {})
}

pub fn rampart_name(book: &Phrasebook) -> String {
    book.say(&say::RampartName {})
}

pub fn plaza_own(book: &Phrasebook) -> String {
    book.say(&say::PlazaOwn {})
}

pub fn plaza_other(book: &Phrasebook) -> String {
    book.say(&say::PlazaOther {})
}

pub fn bank(book: &Phrasebook) -> String {
    book.say(&say::BankWords {})
}

pub fn criers_name(book: &Phrasebook) -> String {
    book.say(&say::CriersName {})
}

pub fn borrowing(book: &Phrasebook) -> String {
    book.say(&say::BorrowingWords {})
}

pub fn borrowing_name(book: &Phrasebook) -> String {
    book.say(&say::BorrowingName {})
}

pub fn points(book: &Phrasebook, points: u32) -> String {
    book.say(&say::Points { points })
}

pub fn citizens(book: &Phrasebook, citizens: u32, colour: Colour) -> String {
    book.say(&say::Citizens { citizens, colour })
}

pub fn cards(book: &Phrasebook, cards: u32) -> String {
    book.say(&say::Cards { cards })
}

pub fn coins(book: &Phrasebook, coins: u32, circles: u32) -> String {
    book.say(&say::Coins { coins, circles })
}

pub fn standing(book: &Phrasebook, standing: u32) -> String {
    book.say(&say::Standing { standing })
}

pub fn district(book: &Phrasebook, filled: u32, prestige: u32) -> String {
    book.say(&say::District { filled, prestige })
}

pub fn ramparts(book: &Phrasebook, ramparts: u32, built: u32) -> String {
    book.say(&say::Ramparts { ramparts, built })
}

pub fn today(book: &Phrasebook, deniers: u32) -> String {
    book.say(&say::Today { deniers })
}

pub fn borrow(book: &Phrasebook, citizens: u32, deniers: u32) -> String {
    book.say(&say::Borrow { citizens, deniers })
}

pub fn missing_deniers(book: &Phrasebook, deniers: u32) -> String {
    book.say(&say::MissingDeniers { deniers })
}

pub fn missing_citizens(book: &Phrasebook, colour: Colour) -> String {
    book.say(&say::MissingCitizens { colour })
}

pub fn missing_own(book: &Phrasebook, colour: Colour) -> String {
    book.say(&say::MissingOwn { colour })
}

pub fn reserve(book: &Phrasebook, citizens: u32) -> String {
    book.say(&say::ReserveWords { citizens })
}

pub fn reserve_name(book: &Phrasebook, colour: Colour) -> String {
    book.say(&say::ReserveName { colour })
}

pub fn criers(book: &Phrasebook, criers: u32, needed: u32) -> String {
    book.say(&say::CriersWords { criers, needed })
}

pub fn place(book: &Phrasebook, seat: Seat) -> String {
    book.say(&say::Place { seat: Who(seat) })
}

pub fn purse_name(book: &Phrasebook, seat: Seat) -> String {
    book.say(&say::PurseName { seat: Who(seat) })
}

pub fn built_name(book: &Phrasebook, seat: Seat) -> String {
    book.say(&say::BuiltName { seat: Who(seat) })
}

pub fn score_name(book: &Phrasebook, seat: Seat) -> String {
    book.say(&say::ScoreName { seat: Who(seat) })
}

pub fn district_name(book: &Phrasebook, seat: Seat) -> String {
    book.say(&say::DistrictName { seat: Who(seat) })
}

pub fn hand_name(book: &Phrasebook, seat: Seat) -> String {
    book.say(&say::HandName { seat: Who(seat) })
}

pub fn plaza_name(book: &Phrasebook, seat: Seat) -> String {
    book.say(&say::PlazaName { seat: Who(seat) })
}

pub fn points_now(book: &Phrasebook, seat: Seat, points: u32) -> String {
    book.say(&say::PointsNow { seat: Who(seat), points })
}

pub fn plaza(book: &Phrasebook, seat: Seat, colour: Colour) -> String {
    book.say(&say::PlazaOf { seat: Who(seat), colour })
}
