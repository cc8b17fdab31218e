//! The words of the score sheet: what is counted, and how many.

use bastide_text::phrases;
pub use bastide_text::scores::{gauge_points, tie_break, turn};

phrases! {
    tournay_counted = "score-tournay-counted" (kind: String, colour: String, count: u32);
    tournay_printed = "score-tournay-printed" (count: u32);
    tournay_printed_rule = "score-tournay-printed-rule" ();
    tournay_ramparts_rule = "score-tournay-ramparts-rule" ();
    tournay_tie = "score-tournay-tie" ();
    gauge_deniers = "score-gauge-deniers" ();
    gauge_cards = "score-gauge-cards" ();
    times = "score-times" (counted: String, value: u32);
    times_capped = "score-times-capped" (counted: String, value: u32, points: u32);
    has_it = "score-has-it" ();
    has_it_not = "score-has-it-not" ();
}
