//! Names of cards, events, decks, colours and seats, and lists of them.

use bastide_core::Seat;
use bastide_text::Phrasebook;
use bastide_tournay::{Card, Colour, Deck, EventCard, Held, Kind, Level, PlayerView, Slot};

use super::arguments::{Key, Who, roman};
use super::messages as say;

/// The name of the game.
pub fn title(book: &Phrasebook) -> String {
    book.say(&say::Title {})
}

/// `Blue`
pub fn seat(book: &Phrasebook, seat: Seat) -> String {
    book.say(&say::SeatName { seat: Who(seat) })
}

/// The same within a sentence: `you`.
pub(super) fn seat_within(book: &Phrasebook, seat: Seat) -> String {
    book.say(&say::SeatWithin { seat: Who(seat) })
}

/// Whether the reader plays this seat.
pub(super) fn is_you(book: &Phrasebook, seat: Seat) -> bool {
    book.player(seat.index()) == Some("you")
}

/// `white`
pub fn colour(book: &Phrasebook, colour: Colour) -> String {
    book.say(&say::ColourName { colour })
}

/// `II`, in all languages.
pub const fn level(level: Level) -> &'static str {
    roman(level)
}

/// `the white deck II`
pub fn deck(book: &Phrasebook, deck: Deck) -> String {
    book.say(&say::Deck { colour: deck.colour(), level: deck.level() })
}

/// `Great Plague`
pub fn event_name(book: &Phrasebook, event: EventCard) -> String {
    book.say(&say::EventName { event: event.into() })
}

/// The name as it is printed: `Library`.
pub fn card_name(book: &Phrasebook, card: Card) -> String {
    book.say(&say::CardName { card: card.into() })
}

/// The name with all that tells a card from others: `Library I (draw)`.
pub fn card(book: &Phrasebook, card: Card) -> String {
    let deck = card.deck();
    let name = match card.kind() {
        Kind::Crier => {
            return book.say(&say::CrierOf { colour: deck.colour(), level: deck.level() });
        }
        Kind::Prestige => return card_name(book, card),
        Kind::Building | Kind::Character => {
            book.say(&say::CardOfLevel { name: card_name(book, card), level: deck.level() })
        }
    };
    match mark(card) {
        Some(mark) => book.say(&say::CardTold { name, mark: Key(mark) }),
        None => name,
    }
}

/// Only these names stand on two different cards of one deck, or would if the expansion is in.
fn mark(card: Card) -> Option<&'static str> {
    Some(match card.id() {
        "W1-LIBRARY-DRAW" | "W2-LIBRARY-DRAW" => "draw",
        "W1-LIBRARY-TWO" | "W2-LIBRARY-TWO" => "two",
        "W2-MONASTERY-WHITE" => "white",
        "W2-MONASTERY-ANY" => "any",
        "R1-KNIGHT" => "prestige",
        "R1-X-KNIGHT" => "workers",
        _ => return None,
    })
}

/// A card in hand, with its number where another copy is known to others.
pub(super) fn held(book: &Phrasebook, held: Held) -> String {
    let name = card(book, held.card);
    match held.copy {
        0 => name,
        copy => book.say(&say::Copy { name, copy: copy.into() }),
    }
}

/// `Market I on b2`, or `the card on b2` for those who cannot look.
pub(super) fn card_at(book: &Phrasebook, player: Option<&PlayerView>, slot: Slot) -> String {
    let is_it = |player: &PlayerView| {
        let found = player.district.iter().find(|view| view.slot == slot);
        found.and_then(|view| view.cards.first().copied())
    };
    let slot = slot.to_string();
    match player.and_then(is_it) {
        Some(top) => book.say(&say::CardAt { card: card(book, top), slot }),
        None => book.say(&say::AnyCardAt { slot }),
    }
}

/// With a capital letter, as at the beginning of a sentence.
pub(super) fn capital(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.clone()).collect()
}

/// `a, b and c`
pub(super) fn list_and(book: &Phrasebook, items: &[String]) -> String {
    listed(items, |rest, last| book.say(&say::ListAnd { rest, last }))
}

/// `a, b or c`
pub(super) fn list_or(book: &Phrasebook, items: &[String]) -> String {
    listed(items, |rest, last| book.say(&say::ListOr { rest, last }))
}

fn listed(items: &[String], end: impl Fn(String, String) -> String) -> String {
    match items.split_last() {
        Some((last, rest)) if !rest.is_empty() => end(rest.join(", "), last.clone()),
        _ => items.concat(),
    }
}
