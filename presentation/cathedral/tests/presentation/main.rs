//! What Cathedral says and how it is drawn.

mod picture;
mod positions;
mod terminal;
mod words;
