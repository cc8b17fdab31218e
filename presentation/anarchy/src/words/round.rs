//! The words of the page of a round.

use bastide_text::phrases;

phrases! {
    over = "round-over" (round: u32);
    recall = "round-recall" (round: u32);
    go_on = "round-go-on" (round: u32, to: String);
    lacking = "round-lacking" (strength: String);
    workers = "round-workers" (count: u32);
    repelled = "round-repelled" ();
    through = "round-through" (attacks: String);
    fallen = "round-fallen" ();
    reason = "round-reason" (reason: String, count: u32);
    back = "round-back" ();
    unused = "round-unused" ();
    points_now = "round-points-now" ();
    next = "round-next" (round: u32);
    face_down = "round-face-down" ();
    food_due = "round-food-due" (count: u32);
    farms = "round-farms" (count: u32);
    castle = "round-castle" ();
}
