//! Cards in words, for terminals: the drawing of the table has no room for what they do.

use std::collections::BTreeSet;

use bastide_core::Seat;
use bastide_text::Phrasebook;
use bastide_tournay::{Card, EventCard, View};

use super::terminal::wrapped;
use crate::words::{CardWords, card_name, card_words, event_card_words, event_name};

/// The cards in a seat's hand with what they cost and do; or, for a wish, every card and event of that
/// name (`market`, `Y1-MARKET`) in the language of the table or in English.
pub fn cards(view: &View, seat: Seat, wish: &str, book: &Phrasebook) -> String {
    let table = view.setup.table();
    let (cards, events): (BTreeSet<Card>, Vec<EventCard>) = if wish.is_empty() {
        let held = view.players[seat].hand.iter().filter_map(|held| held.card);
        let looked = view.looked.iter().flat_map(|looked| looked.cards.iter().copied().flatten());
        (held.chain(looked).collect(), Vec::new())
    } else {
        let is_it = |names: [&str; 3]| names.iter().any(|name| is_same(name, wish));
        let cards =
            Card::all().filter(|card| is_it([card.id(), card.name_en(), &card_name(book, *card)]));
        let events = EventCard::all()
            .filter(|event| is_it([event.id(), event.name_en(), &event_name(book, *event)]));
        (cards.collect(), events.collect())
    };
    let cards = cards.into_iter().map(|card| (card.id(), card_words(book, table, card)));
    let events = events.into_iter().map(|event| (event.id(), event_card_words(book, table, event)));
    cards.chain(events).map(|(id, words)| entry(id, &words)).collect()
}

fn is_same(name: &str, wish: &str) -> bool {
    name.to_lowercase() == wish.to_lowercase()
}

/// The name with the id that is typed, and below it all that is to be said.
fn entry(id: &str, words: &CardWords) -> String {
    let kind = words.kind.as_ref().map(|kind| format!("{kind}."));
    let parts = [kind.as_ref(), words.cost.as_ref(), Some(&words.effect), words.points.as_ref()];
    let said: Vec<&str> = parts.into_iter().flatten().map(String::as_str).collect();
    let said = wrapped(&format!("  {}", said.join(" ")), 2);
    format!("{} [{id}]\n{said}\n", words.name)
}
