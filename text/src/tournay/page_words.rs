//! Words of the page around the table: tabs, and what is said beside an enlarged card.

use crate::message::phrases;

phrases! {
    tab = "tournay-tab" (tab: String);
    tabs = "tournay-tabs" ();
    zoom_close = "tournay-zoom-close" ();
    zoom_clauses = "tournay-zoom-clauses" ();
    zoom_printed = "tournay-zoom-printed" ();
    zoom_reconstructed = "tournay-zoom-reconstructed" (values: String);
    value = "tournay-value" (value: String);
}
