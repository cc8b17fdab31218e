//! Requests that nobody should send.

use std::path::Path;

use super::call::folder;

/// `cargo xtask fuzz-requests` sends a million of them.
#[test]
fn hostile_requests_are_answered_and_disturb_no_game() {
    let program = Path::new(env!("CARGO_BIN_EXE_bastide"));
    bastide_load::few(program, &folder("requests")).unwrap();
}
