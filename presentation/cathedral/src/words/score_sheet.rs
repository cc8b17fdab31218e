//! The words of the score sheet: what is counted, and how many.

use bastide_text::phrases;
pub use bastide_text::scores::{total, turn};

phrases! {
    cathedral_rule = "score-cathedral-rule" ();
    cathedral_left = "score-cathedral-left" (count: u32, squares: u32);
    gauge_left = "score-gauge-left" ();
    gauge_claimed = "score-gauge-claimed" ();
}
