//! What a box asks of a player, for those who look at it before they act.

use bastide_core::Seat;

use super::Anarchy;
use crate::action::Action;
use crate::sheet::boxes::{BoxId, Boxes};
use crate::sheet::purse::Purse;
use crate::sheet::table::Spot;
use crate::sheet::words::{Asset, Corner, Fortification, Side};
use crate::view::Question;

impl Anarchy {
    /// The boxes that a seat cannot pay for now and could with one more worker or resource.
    pub fn nearly(&self, seat: Seat) -> Boxes {
        if self.question(seat) != Question::Action {
            return Boxes::NONE;
        }
        let (player, table) = (self.player(seat), self.table());
        let is_near = |&id: &BoxId| {
            let costs = table.spec(id).costs();
            !costs.iter().any(|&cost| player.purse.covers(cost))
                && costs.iter().any(|&cost| is_one_short(player.purse, cost))
        };
        player.reachable.iter().filter(is_near).collect()
    }

    /// Every way to pay for a box and to place what it raises, allowed or not.
    pub fn ways_to_fill(&self, id: BoxId) -> Vec<Action> {
        let table = self.table();
        if id.0 >= table.len {
            return Vec::new();
        }
        let spec = table.spec(id);
        let spots: Vec<Spot> = match table.fortification_of(id) {
            Some(Fortification::Tower) => Corner::ALL.iter().copied().map(Spot::Corner).collect(),
            Some(Fortification::Wall) => Side::ALL.iter().copied().map(Spot::Side).collect(),
            _ => vec![Spot::Nowhere],
        };
        let payments = (0..usize::from(spec.alternatives)).map(|way| spec.payment(way));
        payments
            .flat_map(|payment| spots.iter().map(move |&spot| Action::Fill { id, payment, spot }))
            .collect()
    }
}

fn is_one_short(purse: Purse, cost: Purse) -> bool {
    Asset::ALL.iter().any(|&asset| purse.plus(Purse::of(asset, 1)).covers(cost))
}
