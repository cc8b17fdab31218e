//! Positions as documents: what `docs/formats.md` describes.
//!
//! A position spells out every square. What follows from the rest (hands, points) is left out.

use bastide_core::{Clause, PositionError};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cell::Cells;
use crate::city::{CathedralStand, City};
use crate::clause;
use crate::game::{Cathedral, Question};
use crate::hand::Hand;
use crate::piece::Kind;
use crate::placement::{Fits, Placement};
use crate::setup::{PassRule, Setup};
use crate::side::{PerSide, Side};
use crate::territory::{is_enclosed, region_at};

/// The most placements one side can make: far more than captures allow, far less than a counter
/// holds.
const MOST_PLACEMENTS: u8 = 200;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Always `cathedral`.
    pub game: String,
    /// The options, as in a record; empty for the standard game.
    #[serde(default)]
    pub setup: String,
    pub cathedral: CathedralDocument,
    pub buildings: Vec<BuildingDocument>,
    pub owned: PerSide<Cells>,
    pub placements_made: PerSide<u8>,
    pub to_move: Side,
    pub question: Question,
    /// Passes since the last placement: 0 or 1, or 2 once two free passes have ended the game.
    #[serde(default)]
    pub passes: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CathedralDocument {
    NotPlaced,
    At(Cells),
    Captured,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuildingDocument {
    pub side: Side,
    pub kind: Kind,
    pub cells: Cells,
}

/// The buildings on the board.
type Standing = Vec<(Side, Placement)>;

fn error(at: impl Into<String>, problem: impl Into<String>, clause: Clause) -> PositionError {
    PositionError { at: at.into(), problem: problem.into(), clause: Some(clause) }
}

impl Position {
    pub(crate) fn of(game: &Cathedral) -> Self {
        let city = game.city();
        let buildings = Side::BOTH.into_iter().flat_map(|side| {
            city.buildings(side).iter().map(move |placement| BuildingDocument {
                side,
                kind: placement.kind(),
                cells: placement.cells_inside(side),
            })
        });
        Self {
            game: "cathedral".to_owned(),
            setup: game.rules().to_string(),
            cathedral: match city.cathedral() {
                CathedralStand::NotPlaced => CathedralDocument::NotPlaced,
                CathedralStand::At(_) => CathedralDocument::At(city.cathedral_cells()),
                CathedralStand::Captured => CathedralDocument::Captured,
            },
            buildings: buildings.collect(),
            owned: PerSide::from_fn(|side| city.owned(side)),
            placements_made: PerSide::from_fn(|side| game.placements_made(side)),
            to_move: game.to_move(),
            question: game.question(),
            passes: game.passes(),
        }
    }

    pub(crate) fn restore(&self) -> Result<Cathedral, PositionError> {
        let plain =
            |at: &str, problem: String| PositionError { at: at.into(), problem, clause: None };
        if self.game != "cathedral" {
            return Err(plain("game", format!("`{}` is not `cathedral`", self.game)));
        }
        let setup: Setup = self.setup.parse().map_err(|e| plain("setup", format!("{e}")))?;
        let (placements, hands) = self.read_buildings()?;
        let cathedral = self.read_cathedral()?;
        self.check_overlaps()?;
        self.check_owned()?;
        self.check_counts()?;
        let city = City::restored(cathedral, placements, self.owned);
        let turn = (self.to_move, self.question, self.passes);
        let game = Cathedral::restored(city, hands, self.placements_made, turn, setup);
        self.check_question(&game)?;
        Ok(game)
    }

    fn read_buildings(&self) -> Result<(Standing, PerSide<Hand>), PositionError> {
        let mut hands = PerSide { light: Hand::FULL, dark: Hand::FULL };
        let mut placements = Vec::with_capacity(self.buildings.len());
        for (index, building) in self.buildings.iter().enumerate() {
            let at = || format!("buildings[{index}]");
            let &BuildingDocument { side, kind, cells } = building;
            if kind == Kind::Cathedral {
                let problem = "the cathedral is no building; it has its own entry";
                return Err(error(at(), problem, clause::CAT_SETUP_05));
            }
            if !hands[side].take(kind) {
                let problem = format!("{side} has only {} of these", kind.copies());
                return Err(error(at(), problem, clause::CAT_SETUP_03));
            }
            let placement = Placement::covering(side, kind, cells).ok_or_else(|| {
                let problem = format!("these squares are not the shape of {side}'s {kind:?}");
                error(at(), problem, clause::CAT_PIECE_01)
            })?;
            placements.push((side, placement));
        }
        Ok((placements, hands))
    }

    fn read_cathedral(&self) -> Result<CathedralStand, PositionError> {
        match self.cathedral {
            CathedralDocument::NotPlaced => Ok(CathedralStand::NotPlaced),
            CathedralDocument::Captured => Ok(CathedralStand::Captured),
            CathedralDocument::At(cells) => {
                Placement::covering(Side::Light, Kind::Cathedral, cells)
                    .map(CathedralStand::At)
                    .ok_or_else(|| {
                        let problem = "these squares are not the shape of the cathedral";
                        error("cathedral", problem, clause::CAT_PIECE_01)
                    })
            }
        }
    }

    fn cathedral_cells(&self) -> Cells {
        if let CathedralDocument::At(cells) = self.cathedral { cells } else { Cells::NONE }
    }

    fn check_overlaps(&self) -> Result<(), PositionError> {
        let mut taken = self.cathedral_cells();
        for (index, building) in self.buildings.iter().enumerate() {
            if let Some(twice) = (building.cells & taken).first() {
                let problem = format!("{twice} is covered by another piece already");
                return Err(error(format!("buildings[{index}]"), problem, clause::CAT_PLACE_03));
            }
            taken |= building.cells;
        }
        Ok(())
    }

    fn check_owned(&self) -> Result<(), PositionError> {
        if let Some(both) = (self.owned.light & self.owned.dark).first() {
            return Err(error("owned", format!("both own {both}"), clause::CAT_PROP_02));
        }
        for side in Side::BOTH {
            let enemy = self.buildings.iter().filter(|building| building.side != side);
            let foreign = enemy.fold(self.cathedral_cells(), |all, b| all | b.cells);
            if let Some(cell) = (self.owned[side] & foreign).first() {
                let problem = format!("{side} owns {cell}, but a foreign piece stands there");
                return Err(error("owned", problem, clause::CAT_PROP_02));
            }
        }
        Ok(())
    }

    fn check_counts(&self) -> Result<(), PositionError> {
        for side in Side::BOTH {
            let standing = self.buildings.iter().filter(|building| building.side == side).count();
            let made = self.placements_made[side];
            let at = format!("placements_made.{}", side.name().to_lowercase());
            if usize::from(made) < standing || made > MOST_PLACEMENTS {
                let problem = format!("{made} placements, but {standing} buildings stand");
                return Err(error(at, problem, clause::CAT_CLAIM_07));
            }
            if made < 2 && !self.owned[side].is_empty() {
                let problem = format!("{side} owns squares without a second placement");
                return Err(error("owned", problem, clause::CAT_CLAIM_07));
            }
        }
        Ok(())
    }

    fn check_question(&self, game: &Cathedral) -> Result<(), PositionError> {
        let side = self.to_move;
        let can_place = |side| Fits::new(side, game.hand(side), game.city().space(side)).is_any();
        let is_unplaced = self.cathedral == CathedralDocument::NotPlaced;
        let refuse = |problem: String, clause| Err(error("question", problem, clause));
        match self.question {
            Question::Cathedral if !is_unplaced || side != Side::Light => {
                refuse("the cathedral is placed once, by Light".into(), clause::CAT_SETUP_07)
            }
            Question::Cathedral => self.check_before_cathedral(game),
            Question::Building if is_unplaced => self.check_before_cathedral(game),
            Question::Building if !can_place(side) => {
                refuse(format!("{side} has nothing to place"), clause::CAT_PLACE_10)
            }
            Question::Building if self.passes > 1 => {
                refuse("two passes end the game".into(), clause::CAT_PLACE_10)
            }
            Question::Building
                if self.passes == 1
                    && game.rules().pass == PassRule::Forced
                    && can_place(!side) =>
            {
                refuse(format!("{} can place and may not have passed", !side), clause::CAT_PLACE_09)
            }
            Question::Building => Ok(()),
            Question::Capture(_) | Question::Nothing if is_unplaced => {
                refuse("the cathedral is still to be placed".into(), clause::CAT_SETUP_07)
            }
            Question::Capture(pending) => self.check_captures(game, pending),
            Question::Nothing => {
                let is_passed = game.rules().pass == PassRule::Free && self.passes == 2;
                if !is_passed && (can_place(Side::Light) || can_place(Side::Dark)) {
                    return refuse("somebody can still place".into(), clause::CAT_END_01);
                }
                Ok(())
            }
        }
    }

    /// Before the cathedral stands there is the empty city, or Dark's first turn and no more.
    fn check_before_cathedral(&self, game: &Cathedral) -> Result<(), PositionError> {
        let mut expected = Cathedral::new(game.rules());
        let is_after_first = expected.question() == Question::Building;
        if self.question == Question::Cathedral && is_after_first {
            match game.city().buildings(Side::Dark) {
                [building] => expected.play_unchecked(Action::Place(*building)),
                _ if game.rules().pass == PassRule::Free => expected.play_unchecked(Action::Pass),
                _ => {}
            }
        }
        if expected == *game {
            return Ok(());
        }
        let problem = "nothing else stands before the cathedral does";
        Err(error("question", problem, clause::CAT_SETUP_07))
    }

    fn check_captures(&self, game: &Cathedral, pending: Cells) -> Result<(), PositionError> {
        let side = self.to_move;
        let own = game.city().built(side);
        if pending.is_empty() || self.placements_made[side] < 2 || self.passes > 0 {
            let problem = "captures are decided right after a second or later placement";
            return Err(error("question", problem, clause::CAT_CAPTURE_02));
        }
        for first in pending.iter() {
            let is_piece = game.city().piece_at(first).is_some_and(|piece| {
                piece.owner != Some(side) && piece.cells.first() == Some(first)
            });
            let region = region_at(first, own);
            let is_isolated = is_piece
                && is_enclosed(region, own, game.rules().open_city)
                && game.city().lone_foreigner(side, region).is_some();
            if !is_isolated {
                let problem = format!("{first} is not the first square of an isolated piece");
                return Err(error("question", problem, clause::CAT_CAPTURE_01));
            }
        }
        Ok(())
    }
}
