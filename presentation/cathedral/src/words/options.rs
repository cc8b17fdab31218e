//! The options of the rules, each with a sentence about it.

use bastide_text::phrases;

phrases! {
    bots_note = "page-options-bots-note" ();
    open_city = "page-open-city" ();
    open_city_note = "page-open-city-note" ();
    open_city_four_walls = "page-open-city-four-walls" ();
    open_city_literal = "page-open-city-literal" ();
    open_city_largest = "page-open-city-largest" ();
    open_city_area_40 = "page-open-city-area-40" ();
    open_city_area_49 = "page-open-city-area-49" ();
    first_move = "page-first-move" ();
    first_move_note = "page-first-move-note" ();
    first_move_pending = "page-first-move-pending" ();
    first_move_forbidden = "page-first-move-forbidden" ();
    first_move_never = "page-first-move-never" ();
    capture = "page-capture" ();
    capture_note = "page-capture-note" ();
    capture_choice = "page-capture-choice" ();
    capture_forced = "page-capture-forced" ();
    late_capture = "page-late-capture" ();
    late_capture_note = "page-late-capture-note" ();
    late_capture_false = "page-late-capture-false" ();
    late_capture_true = "page-late-capture-true" ();
    pass = "page-pass" ();
    pass_note = "page-pass-note" ();
    pass_forced = "page-pass-forced" ();
    pass_free = "page-pass-free" ();
    cathedral = "page-cathedral" ();
    cathedral_note = "page-cathedral-note" ();
    cathedral_before = "page-cathedral-before" ();
    cathedral_after_first = "page-cathedral-after-first" ();
}
