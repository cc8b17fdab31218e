//! Words between people at a table: who is there, and what they ask each other.

use crate::phrases;

phrases! {
    here = "people-here" ();
    away = "people-away" ();
    thinking = "people-thinking" ();
    writing = "people-writing" (names: String, count: u32);

    // Taking back.
    undo_asked = "people-undo-asked" (player: String, count: u32, yours: u32);
    undo_you_asked = "people-undo-you-asked" (names: String, count: u32);
    undo_allowed = "people-undo-allowed" (player: String, names: String);
    undo_refused = "people-undo-refused" (player: String);
    story_undo_granted = "people-story-undo-granted" (player: String, by: String);
    story_undo_refused = "people-story-undo-refused" (player: String, by: String);
    never_mind = "people-never-mind" ();

    // Another match.
    offer_rematch = "people-offer-rematch" ();
    accept_rematch = "people-accept-rematch" ();
    go_to_rematch = "people-go-to-rematch" ();
    refuse_rematch = "people-refuse-rematch" ();
    rematch_asked = "people-rematch-asked" (names: String, count: u32, terms: String);
    rematch_you_asked = "people-rematch-you-asked" (names: String, count: u32);
    rematch_refused = "people-rematch-refused" (player: String);
    rematch_ready = "people-rematch-ready" ();
    rated = "people-rated" ();
    unrated = "people-unrated" ();
}
