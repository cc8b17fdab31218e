//! Words of the page around the table: tabs, what the next town crier brings, and what is said beside an enlarged card.

use bastide_text::phrases;

phrases! {
    about = "page-tournay-about" ();
    facts = "page-tournay-facts" ();
    tally_points = "page-points" (points: i32);
    tally_deniers = "page-deniers" (deniers: u32);
    choice_heading = "page-heading" (kind: String);
    forecast_note = "tournay-forecast-note" ();
    tab = "tournay-tab" (tab: String);
    tabs = "tournay-tabs" ();
    zoom_close = "tournay-zoom-close" ();
    zoom_clauses = "tournay-zoom-clauses" ();
    zoom_printed = "tournay-zoom-printed" ();
    zoom_reconstructed = "tournay-zoom-reconstructed" (values: String);
    value = "tournay-value" (value: String);
    typing_actions = "tournay-typing-actions" ();
    typing_moves = "tournay-typing-moves" ();
    typing_pieces = "tournay-typing-pieces" ();
}
