//! Tournay keeps the promises that every game of Bastide makes.

use bastide_testkit::{conformance, conformance_of, rounds};
use bastide_tournay::{Setup, Tournay};

#[test]
fn tournay_keeps_the_promises_of_a_game() {
    conformance::<Tournay>(1);
}

/// TOU-OPT-01 to -05, all combinations of the literal readings.
#[test]
fn tournay_keeps_them_with_every_option() {
    let mut setups = Setup::readings();
    // All of them take minutes; `complete.rs` meets each combination every time.
    setups.reverse();
    setups.truncate(rounds(3, 16) as usize);
    conformance_of::<Tournay>(&setups, 1);
}
