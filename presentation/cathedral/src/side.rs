//! The side that a seat plays.

use bastide_cathedral::Side;
use bastide_core::Seat;

pub(crate) fn side_of(seat: Seat) -> Side {
    Side::of(seat).unwrap_or(Side::Light)
}
