//! What Tournay says and how it is drawn.

mod drawing;
mod forecast;
mod tables;
mod told;
mod words;
