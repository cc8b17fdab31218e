//! The words of the page of scores: what was counted, how many, and how the game went.

use crate::phrases;

phrases! {
    title = "score-title" (game: String);
    link = "score-link" ();
    lead = "score-lead" ();
    counted = "score-counted" ();
    total = "score-total" ();
    tie_break = "score-tie-break" ();
    tie_breaks = "score-tie-breaks" ();
    course = "score-course" ();
    chart = "score-chart" (gauge: String, unit: String);
    numbers = "score-numbers" ();
    at_the_end = "score-at-the-end" ();
    turn = "score-turn" ();
    round = "score-round" ();
    gauge_points = "score-gauge-points" ();
    gauge_deniers = "score-gauge-deniers" ();
    gauge_cards = "score-gauge-cards" ();
    gauge_boxes = "score-gauge-boxes" ();
    gauge_discontent = "score-gauge-discontent" ();
    gauge_left = "score-gauge-left" ();
    gauge_claimed = "score-gauge-claimed" ();
    not_concerned = "score-not-concerned" ();
    times = "score-times" (counted: String, value: u32);
    times_capped = "score-times-capped" (counted: String, value: u32, points: u32);
    has_it = "score-has-it" ();
    has_it_not = "score-has-it-not" ();
    tournay_counted = "score-tournay-counted" (kind: String, colour: String, count: u32);
    tournay_printed = "score-tournay-printed" (count: u32);
    tournay_printed_rule = "score-tournay-printed-rule" ();
    tournay_ramparts_rule = "score-tournay-ramparts-rule" ();
    tournay_tie = "score-tournay-tie" ();
    anarchy_attribute_rule = "score-anarchy-attribute-rule" ();
    anarchy_boxes = "score-anarchy-boxes" (count: u32);
    anarchy_counted = "score-anarchy-counted" (count: u32);
    anarchy_towers = "score-anarchy-towers" (towers: u32, gate: u32);
    anarchy_discontent = "score-anarchy-discontent" (count: u32);
    anarchy_discontent_rule = "score-anarchy-discontent-rule" ();
    anarchy_tie_discontent = "score-anarchy-tie-discontent" ();
    anarchy_tie_workers = "score-anarchy-tie-workers" ();
    cathedral_rule = "score-cathedral-rule" ();
    cathedral_left = "score-cathedral-left" (count: u32, squares: u32);
    ladder = "score-ladder" ();
    rung = "score-rung" (points: i32);
    rung_reached = "score-rung-reached" ();
    best = "score-best" ();
    best_row = "score-best-row" (points: i32, title: String);
    this_one = "score-this-one" ();
}
