//! Tournay keeps the promises that every game of Bastide makes.

use bastide_testkit::conformance;
use bastide_tournay::Tournay;

#[test]
fn tournay_keeps_the_promises_of_a_game() {
    conformance::<Tournay>(1);
}
