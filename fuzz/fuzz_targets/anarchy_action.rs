//! Actions of The Anarchy.

#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../games/anarchy/tests/garbage/checks.rs"]
#[allow(dead_code, reason = "each target runs its own checks")]
mod checks;

fuzz_target!(|text: &str| {
    checks::action(text);
});
