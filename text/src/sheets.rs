//! The words around the sheets of The Anarchy in the browser: one function per message of `sheets.ftl`.

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
    actions = "sheets-actions" ();
    find = "sheets-find" ();
    find_example = "sheets-find-example" ();
    found = "sheets-found" (count: u32);

    // A box.
    sets_off = "sheets-sets-off" ();
    reveals = "sheets-reveals" (count: u32);
    closed = "sheets-closed" ();
    legend_open = "sheets-legend-open" ();
    legend_near = "sheets-legend-near" ();

    // The round.
    you_hold = "sheets-you-hold" (purse: String);
    latest = "sheets-latest" ();
    this_round = "sheets-this-round" (count: u32);
    lost = "sheets-lost" (purse: String);
    nothing_lost = "sheets-nothing-lost" ();
    hungry = "sheets-hungry" (due: u32, missing: u32);
    fed = "sheets-fed" (due: u32);
    open_attack = "sheets-open-attack" (card: String, strengths: String);
    castle_open = "sheets-castle-open" ();

    // The defence.
    muster = "sheets-muster" ();
    muster_note = "sheets-muster-note" ();
    muster_left = "sheets-muster-left" (count: u32);
    muster_go = "sheets-muster-go" ();
    one_more = "sheets-one-more" (worker: String, side: String);
    one_less = "sheets-one-less" (worker: String, side: String);
    strength = "sheets-strength" ();
    forecast = "sheets-forecast" ();
    forecast_card = "sheets-forecast-card" (card: String, chance: u32);

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
