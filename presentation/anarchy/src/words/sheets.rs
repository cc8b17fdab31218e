//! The words beside the sheets: what a box does, the state of the round, the defence.

use bastide_text::phrases;

phrases! {
    reveals = "sheets-reveals" (count: u32);
    lost = "sheets-lost" (purse: String);
    nothing_lost = "sheets-nothing-lost" ();
    hungry = "sheets-hungry" (due: u32, missing: u32);
    fed = "sheets-fed" (due: u32);
    open_attack = "sheets-open-attack" (card: String, strengths: String);
    castle_open = "sheets-castle-open" ();
    forecast_card = "sheets-forecast-card" (card: String, chance: u32);
}
