//! The Anarchy keeps what every game promises.

use bastide_anarchy::Anarchy;
use bastide_testkit::conformance;

#[test]
fn the_anarchy_keeps_the_promises_of_a_game() {
    conformance::<Anarchy>(1);
}
