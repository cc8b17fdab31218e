//! The words of the page of tokens, by which programs play for somebody.

use crate::phrases;

phrases! {
    title = "programs-title" ();
    lead = "programs-lead" ();
    how = "programs-how" ();
    link = "programs-link" ();
    tokens = "programs-tokens" ();
    none = "programs-none" ();
    label = "programs-label" ();
    scopes = "programs-scopes" ();
    made = "programs-made" ();
    used = "programs-used" ();
    never_used = "programs-never-used" ();
    ends = "programs-ends" ();
    never_ends = "programs-never-ends" ();
    in_days = "programs-in-days" (count: u32);
    end = "programs-end" (label: String);
    make = "programs-make" ();
    make_title = "programs-make-title" ();
    days = "programs-days" ();
    days_note = "programs-days-note" ();
    given = "programs-given" ();
    given_note = "programs-given-note" ();
    copied = "programs-copied" ();
    scope_read = "programs-scope-read" ();
    scope_play = "programs-scope-play" ();
    scope_chat = "programs-scope-chat" ();
    scope_tokens = "programs-scope-tokens" ();
    too_many = "programs-too-many" (most: u32);
    no_label = "programs-no-label" ();
    no_scope = "programs-no-scope" ();
}
