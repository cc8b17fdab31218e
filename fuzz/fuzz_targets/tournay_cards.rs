//! An owner's file of cards of Tournay.

#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../games/tournay/tests/garbage/checks.rs"]
#[allow(dead_code, reason = "each target runs its own checks")]
mod checks;

fuzz_target!(|text: &str| {
    checks::card_file(text);
});
