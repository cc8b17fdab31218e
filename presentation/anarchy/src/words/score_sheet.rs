//! The words of the score sheet: what is counted, and how many.

use bastide_text::phrases;
pub use bastide_text::scores::{gauge_points, round, total};

phrases! {
    anarchy_attribute_rule = "score-anarchy-attribute-rule" ();
    anarchy_boxes = "score-anarchy-boxes" (count: u32);
    anarchy_counted = "score-anarchy-counted" (count: u32);
    anarchy_towers = "score-anarchy-towers" (towers: u32, gate: u32);
    anarchy_discontent = "score-anarchy-discontent" (count: u32);
    anarchy_discontent_rule = "score-anarchy-discontent-rule" ();
    anarchy_tie_discontent = "score-anarchy-tie-discontent" ();
    anarchy_tie_workers = "score-anarchy-tie-workers" ();
    gauge_boxes = "score-gauge-boxes" ();
    gauge_discontent = "score-gauge-discontent" ();
}
