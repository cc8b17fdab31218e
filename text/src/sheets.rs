//! The words around sheets in the browser: looking at them, the defence, the same cards for others.

use crate::phrases;

phrases! {
    // Looking at the drawing.
    views = "sheets-views" ();
    whole = "sheets-whole" ();
    board = "sheets-board" ();
    section = "sheets-section" (section: String);
    zoom_in = "sheets-zoom-in" ();
    zoom_out = "sheets-zoom-out" ();
    fit = "sheets-fit" ();
    keys_note = "sheets-keys-note" ();
    find = "sheets-find" ();
    find_example = "sheets-find-example" ();
    found = "sheets-found" (count: u32);

    // A box.
    sets_off = "sheets-sets-off" ();
    closed = "sheets-closed" ();
    legend_open = "sheets-legend-open" ();
    legend_near = "sheets-legend-near" ();

    // The round.
    latest = "sheets-latest" ();
    this_round = "sheets-this-round" (count: u32);

    // The defence.
    muster = "sheets-muster" ();
    muster_note = "sheets-muster-note" ();
    muster_left = "sheets-muster-left" (count: u32);
    muster_go = "sheets-muster-go" ();
    one_more = "sheets-one-more" (worker: String, side: String);
    one_less = "sheets-one-less" (worker: String, side: String);
    strength = "sheets-strength" ();
    forecast = "sheets-forecast" ();

    // The others, and the same cards for others.
    sheets_of = "sheets-of" (player: String);
    enlarge = "sheets-enlarge" (player: String);
    same_cards = "sheets-same-cards" ();
    play_same = "sheets-play-same" ();
    same_title = "sheets-same-title" ();
    same_lead = "sheets-same-lead" ();
    same_none = "sheets-same-none" ();
    same_rank = "sheets-same-rank" ();
    same_player = "sheets-same-player" ();
    same_points = "sheets-same-points" ();
}
