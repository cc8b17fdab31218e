//! What each place of the cathedral is worth to Light, who chooses it.
//!
//! There are 56 places that no turn of the board maps onto each other. The table was made by a deep
//! search of each (`cargo run --release -p bastide-bots --example cathedral_places`).

use bastide_cathedral::{Action, Cathedral, Cell, Cells, Kind, Orientation, Placement, Side};
use bastide_core::Game as _;

use super::survey::Survey;
use super::worth::Worth;
use crate::bot::Candidate;

/// A line for each place: the placement, then Light's value in thousandths and lead in hundredths.
const TABLE: &str = include_str!("../../data/cathedral.places");

/// All places, best first.
pub(super) fn survey(game: &Cathedral) -> Survey {
    let mut actions = Vec::new();
    game.legal(game.to_move().seat(), &mut actions);
    let judged = actions.iter().filter_map(|&action| {
        let Action::Place(placement) = action else { return None };
        let worth = worth(placement)?;
        Some(Candidate { action, estimate: worth.estimate(Side::Light, false), visits: 1 })
    });
    let mut candidates: Vec<Candidate<Action>> = judged.collect();
    candidates.sort_by(|a, b| b.estimate.value.total_cmp(&a.estimate.value));
    Survey { candidates, nodes: 1 }
}

fn worth(placement: Placement) -> Option<Worth> {
    let facing_north = facing_north(placement)?.to_string();
    let line = TABLE.lines().find(|line| line.split(' ').next() == Some(&facing_north))?;
    let mut numbers = line.split(' ').skip(1).filter_map(|number| number.parse::<f32>().ok());
    Some(Worth { value: numbers.next()? / 1000.0, lead: numbers.next()? / 100.0 })
}

/// The place that a turn of the board makes of a placement so that the cathedral faces north.
fn facing_north(placement: Placement) -> Option<Placement> {
    let mut cells = placement.cells(Side::Light)?;
    for _ in 0..4 {
        let turned = Placement::covering(Side::Light, Kind::Cathedral, cells)?;
        if turned.orientation() == Orientation::North {
            return Some(turned);
        }
        let turn = |cell: Cell| Cell::at(9 - cell.row() as i8, cell.column() as i8);
        cells = cells.iter().filter_map(turn).collect::<Cells>();
    }
    None
}

#[cfg(test)]
mod tests {
    use bastide_cathedral::Setup;

    use super::*;

    #[test]
    fn every_place_has_its_worth_and_turns_of_it_the_same() {
        let Survey { candidates, .. } = survey(&Cathedral::new(Setup::default()));
        assert_eq!(candidates.len(), 4 * 56);
        for place in &candidates {
            let Action::Place(placement) = place.action else { panic!("no placement") };
            let north = facing_north(placement).map(Action::Place);
            let twin = candidates.iter().find(|other| Some(other.action) == north).unwrap();
            assert_eq!(place.estimate, twin.estimate, "{placement}");
        }
        assert!(candidates[0].estimate.value > candidates[223].estimate.value);
    }
}
