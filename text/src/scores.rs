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
    not_concerned = "score-not-concerned" ();
    ladder = "score-ladder" ();
    rung = "score-rung" (points: i32);
    rung_reached = "score-rung-reached" ();
    best = "score-best" ();
    best_row = "score-best-row" (points: i32, title: String);
    this_one = "score-this-one" ();
}
