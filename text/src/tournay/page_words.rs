//! Words of the page around the table: tabs, what the next town crier brings, and what is said beside an enlarged card.

use crate::phrases;

phrases! {
    forecast_note = "tournay-forecast-note" ();
    tab = "tournay-tab" (tab: String);
    tabs = "tournay-tabs" ();
    zoom_close = "tournay-zoom-close" ();
    zoom_clauses = "tournay-zoom-clauses" ();
    zoom_printed = "tournay-zoom-printed" ();
    zoom_reconstructed = "tournay-zoom-reconstructed" (values: String);
    value = "tournay-value" (value: String);
}
