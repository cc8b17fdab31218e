//! Clocks at the table, and time controls in words.

pub(crate) mod page;
pub(crate) mod scene;

pub(crate) use page::{SeatClock, SeatTime, agreement, face, terms_words, timeout_words, waiting};
pub(crate) use scene::{ended, own_clock, stood_in, time_of};
