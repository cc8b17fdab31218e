//! What The Anarchy says and how it is drawn.

mod doubts;
mod drawing;
mod estates;
mod panel;
mod round;
mod story;
mod words;
