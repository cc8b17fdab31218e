//! The words of Tournay: cards, actions, events, refusals, questions, scores and options.
//!
//! Seats are called by the colours of their Plazas, none of which is a colour of citizens.

mod actions;
mod arguments;
pub mod bars;
mod card_messages;
mod cards;
mod effects;
mod events;
pub mod explain;
mod forecast;
pub mod lessons;
mod messages;
mod names;
mod needs;
mod offers;
mod options;
mod page_words;
mod parts;
mod questions;
pub mod reference;
pub mod score_sheet;
mod scores;
pub mod steps;
pub mod story;
mod story_messages;

pub use actions::{action, choice, keep_this};
pub use cards::{CardWords, card_words, cost, event_card_words};
pub use effects::{blow, combat_price, effect};
pub use events::event;
pub use forecast::{earnings, forecast, forecast_shares};
pub use names::{card, card_name, colour, deck, event_name, level, seat, title};
pub use needs::violation;
pub use offers::{offer, offer_borrowing, offer_earning, offer_with, offer_without_a_card, worth};
pub use options::{OptionWords, ValueWords, options};
pub use page_words::{
    about, choice_heading, facts, forecast_note, tab, tabs, tally_deniers, tally_points,
    typing_actions, typing_moves, typing_pieces, value, zoom_clauses, zoom_close, zoom_printed,
    zoom_reconstructed,
};
pub use parts::{
    deck_part, event_deck_part, hand_part, label_criers, label_events, label_hand, label_ramparts,
    label_reserve, open_slot_part, player_part, plaza_part, queue_part, rampart_part, reserve_part,
    slot_part, table_words,
};
pub use questions::{question, task};
pub use scores::{ScoreLine, result, score_lines};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locales_hold_what_is_said() {
        bastide_text::check_locales(
            &crate::LOCALES,
            &[
                card_messages::MESSAGES,
                lessons::MESSAGES,
                messages::MESSAGES,
                offers::MESSAGES,
                page_words::MESSAGES,
                reference::MESSAGES,
                score_sheet::MESSAGES,
                story_messages::MESSAGES,
            ],
        );
    }
}
