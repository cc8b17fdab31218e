//! Cathedral keeps what every game promises.

use bastide_cathedral::Cathedral;
use bastide_testkit::{conformance, rounds};

#[test]
fn cathedral_keeps_the_promises_of_a_game() {
    conformance::<Cathedral>(rounds(3, 25).into());
}
