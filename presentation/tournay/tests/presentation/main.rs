//! What Tournay says and how it is drawn.

mod borrowing;
mod choices;
mod drawing;
mod forecast;
mod tables;
mod told;
mod words;
mod worth;
