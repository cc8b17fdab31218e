//! The words of the bots' levels: what they are called, how they play, how strong they are.

use crate::phrases;

phrases! {
    rank = "level-rank" (level: u32);
    named = "level-named" (rank: String, level: u32);
    numbered = "level-numbered" (level: u32, rank: String);
    note = "level-note" (level: u32);
    rated = "level-rated" (rating: String, error: String);
    anchored = "level-anchored" (rating: String);
    by_first_rules = "level-by-first-rules" (rated: String);
    scale = "level-scale" ();
    engine = "level-engine" (engine: String);
}
