//! The words of Tournay: cards, actions, events, refusals, questions, scores and options.
//!
//! Seats are called by the colours of their Plazas, none of which is a colour of citizens.

mod actions;
mod arguments;
mod card_messages;
mod cards;
mod effects;
mod events;
mod forecast;
mod messages;
mod names;
mod needs;
mod offers;
mod options;
mod page_words;
mod parts;
mod questions;
mod scores;

pub use actions::{action, choice};
pub use cards::{CardWords, card_words, cost, event_card_words};
pub use effects::{blow, combat_price, effect};
pub use events::event;
pub use forecast::{forecast, forecast_shares};
pub use names::{card, card_name, colour, deck, event_name, level, seat, title};
pub use needs::violation;
pub use offers::{offer, offer_earning};
pub use options::{OptionWords, ValueWords, options};
pub use page_words::{
    forecast_note, tab, tabs, value, zoom_clauses, zoom_close, zoom_printed, zoom_reconstructed,
};
pub use parts::{
    deck_part, event_deck_part, hand_part, label_criers, label_events, label_hand, label_ramparts,
    label_reserve, open_slot_part, player_part, plaza_part, queue_part, rampart_part, reserve_part,
    slot_part, table_words,
};
pub use questions::{question, task};
pub use scores::{ScoreLine, result, score_lines};

/// Every message with its arguments.
#[cfg(test)]
pub(crate) fn messages() -> impl Iterator<Item = &'static (&'static str, &'static [&'static str])> {
    let pages = offers::MESSAGES.iter().chain(page_words::MESSAGES);
    messages::MESSAGES.iter().chain(card_messages::MESSAGES).chain(pages)
}
