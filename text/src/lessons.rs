//! The words of the lessons: a title, what there is to learn, what each step asks, and what was learned.

use crate::phrases;

phrases! {
    over = "lesson-over" ();
    hint = "lesson-hint" ();
    title = "lesson-title" (game: String);
    lead = "lesson-lead" ();
    link = "lesson-link" ();
    progress = "lesson-progress" (done: u32, count: u32);
    progress_label = "lesson-progress-label" ();
    start = "lesson-start" ();
    again = "lesson-again" ();
    learned_already = "lesson-learned-already" ();
    all = "lesson-all" ();
    steps = "lesson-steps" (count: u32);
    step = "lesson-step" (number: u32, count: u32);
    well_done = "lesson-well-done" ();
    next = "lesson-next" (title: String);
    show_me = "lesson-show-me" ();
    from_the_start = "lesson-from-the-start" ();
}
