//! Interleaving, complete lists, secrets and reveals on sampled states; `examples/properties.rs`
//! looks at many more.

use crate::sampled;

#[test]
fn interleavings_of_the_same_actions_lead_to_equal_states() {
    sampled::interleaved(100);
}

#[test]
fn lists_are_complete_and_exact() {
    sampled::lists(400);
}

#[test]
fn nothing_leaks_and_reveals_are_reported_exactly() {
    sampled::secrets(400);
}
