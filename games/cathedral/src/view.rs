//! What anybody may see of a game: everything, since nothing is hidden.

use bastide_core::{Game as _, Standing};
use serde::Serialize;

use crate::cell::Cells;
use crate::city::CathedralStand;
use crate::game::{Cathedral, Question};
use crate::hand::Hand;
use crate::piece::{Kind, Orientation};
use crate::setup::Setup;
use crate::side::{PerSide, Side};

/// A building on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Building {
    pub side: Side,
    pub kind: Kind,
    pub orientation: Orientation,
    pub cells: Cells,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    pub setup: Setup,
    /// Nobody once the game is over.
    pub to_move: Option<Side>,
    pub question: Question,
    /// The squares of the cathedral, where it stands.
    pub cathedral: Option<Cells>,
    /// Whether the cathedral was captured and is out of the game.
    pub is_cathedral_captured: bool,
    /// Light's buildings, then Dark's, each in the order in which they were placed.
    pub buildings: Vec<Building>,
    pub owned: PerSide<Cells>,
    pub hands: PerSide<Hand>,
    pub points: PerSide<u8>,
    pub placements_made: PerSide<u8>,
    pub standing: Option<Standing>,
}

impl View {
    pub(crate) fn of(game: &Cathedral) -> Self {
        let city = game.city();
        let buildings = Side::BOTH.into_iter().flat_map(|side| {
            city.buildings(side).iter().map(move |placement| Building {
                side,
                kind: placement.kind(),
                orientation: placement.orientation(),
                cells: placement.cells_inside(side),
            })
        });
        let is_over = game.question() == Question::Nothing;
        Self {
            setup: game.rules(),
            to_move: (!is_over).then_some(game.to_move()),
            question: game.question(),
            cathedral: Some(city.cathedral_cells()).filter(|cells| !cells.is_empty()),
            is_cathedral_captured: city.cathedral() == CathedralStand::Captured,
            buildings: buildings.collect(),
            owned: PerSide::from_fn(|side| city.owned(side)),
            hands: PerSide::from_fn(|side| game.hand(side)),
            points: PerSide::from_fn(|side| game.points(side)),
            placements_made: PerSide::from_fn(|side| game.placements_made(side)),
            standing: game.standing(),
        }
    }
}
