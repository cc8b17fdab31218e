//! Cathedral keeps what every game promises.

use bastide_cathedral::Cathedral;
use bastide_core::testkit;

#[test]
fn cathedral_keeps_the_promises_of_a_game() {
    testkit::conformance::<Cathedral>(25);
}
