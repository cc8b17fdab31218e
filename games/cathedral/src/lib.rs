//! The rules of Cathedral: two players build a walled city of 10×10 squares, enclose territory and
//! capture what stands alone in it. Nothing is hidden and nothing is left to chance.
//!
//! The clauses cited here (`CAT-…`) are those of `docs/rules/cathedral.md`.

#![deny(clippy::float_arithmetic)]

mod action;
mod cell;
/// The clauses of the ledger, generated from it.
#[expect(clippy::doc_markdown, reason = "the words are the ledger's")]
pub mod clause {
    include!(concat!(env!("OUT_DIR"), "/clause.rs"));
}
mod city;
mod event;
mod game;
mod hand;
mod need;
mod perft;
mod piece;
mod placement;
mod position;
mod series;
mod setup;
mod side;
mod territory;
mod tournament;
mod view;

pub use action::Action;
pub use cell::{Cell, Cells};
pub use city::{CathedralStand, City, Piece};
pub use event::Event;
pub use game::{Cathedral, Question};
pub use hand::Hand;
pub use need::Need;
pub use perft::perft;
pub use piece::{Kind, Orientation};
pub use placement::{Fits, Placement, Reach};
pub use position::{BuildingDocument, CathedralDocument, Position};
pub use series::{Series, SeriesPlayer};
pub use setup::{
    CaptureRule, CathedralRule, FirstMoveRule, LateCapture, OpenCity, PassRule, Setup,
};
pub use side::{PerSide, Side};
pub use territory::{is_enclosed, region_at, regions, touches_all_walls};
pub use tournament::{Meeting, Tournament, TournamentError, TournamentPlace};
pub use view::{Building, View};
