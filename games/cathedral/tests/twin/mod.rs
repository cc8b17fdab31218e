//! The slow twin: a second implementation agrees with the crate on every random position it is
//! shown, in all variants, and on the numbers of `cathedral.perft`.

mod agreement;
mod perft;
mod shapes;
mod slow;
