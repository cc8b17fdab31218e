//! An owner's file of sheets and cards of The Anarchy.

#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../games/anarchy/tests/garbage/checks.rs"]
#[allow(dead_code, reason = "each target runs its own checks")]
mod checks;

fuzz_target!(|text: &str| {
    checks::data_file(text);
});
