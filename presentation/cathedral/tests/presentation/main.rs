//! What Cathedral says and how it is drawn.

mod picture;
mod positions;
mod table;
mod terminal;
mod words;
