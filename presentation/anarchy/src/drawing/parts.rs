//! Which parts of the picture an action belongs to.

use bastide_anarchy::{Action, Asset, BUILT_IN, BoxId, Spot, Target, View};
use bastide_core::Seat;

use super::seat_id;

/// The ids of the parts that an action of a seat belongs to, the one to click first in front. What ends something belongs to no
/// part: a page has it in its bar, in sight whatever is looked at.
pub fn parts(view: &View, seat: Seat, action: Action) -> Vec<String> {
    let one = |id: &str| vec![id.to_owned()];
    match action {
        Action::Path(path) => vec![format!("path-{path}")],
        Action::Fill { id, spot, .. } => {
            let mut parts = vec![box_id(id)];
            parts.extend(match spot {
                Spot::Nowhere => None,
                Spot::Side(side) => Some(format!("wall-{side}")),
                Spot::Corner(corner) => Some(format!("tower-{corner}")),
            });
            parts
        }
        Action::Prepare(tactic) => vec![format!("prepare-{tactic}")],
        Action::Trade { give, take } => {
            let mut parts = vec!["trade".to_owned(), hold_id(take), hold_id(give[0])];
            if give[0] != give[1] {
                parts.push(hold_id(give[1]));
            }
            parts
        }
        Action::Attack { .. } => vec!["enemy-castle".to_owned(), "attack".to_owned()],
        Action::Spy { seat, slot } => vec![format!("attack-{}-{slot}", seat_id(seat))],
        Action::Take(counts) => {
            let taken = Asset::RESOURCES.into_iter().zip(counts);
            taken.filter(|&(_, count)| count > 0).map(|(asset, _)| hold_id(asset)).collect()
        }
        Action::Mark(id) => vec![box_id(id)],
        Action::Write { addition, .. } => {
            let lines = &BUILT_IN.lines;
            let first = lines.additions.position(addition).unwrap_or(0) * 2;
            let is_begun = view.players[seat].written.get(first).is_some_and(|&number| number > 0);
            vec![box_id(lines.slots.at(first + usize::from(is_begun)))]
        }
        Action::Choose(number) => vec![format!("choose-{number}")],
        Action::Deploy { side, .. } | Action::DeployAll { side } => vec![format!("side-{side}")],
        Action::Rally { worker, from, to } => {
            vec![format!("worker-{worker}-{from}"), format!("side-{to}")]
        }
        Action::Done | Action::Skip | Action::Pay | Action::Go => Vec::new(),
        Action::Use { target: Target::Castle, .. } => one("castle"),
        Action::Use { target, .. } => vec![format!("side-{target}")],
        Action::Spend { worker, side, .. } => {
            vec![format!("worker-{worker}-{side}"), format!("side-{side}")]
        }
    }
}

/// `box-keep-2-1`
fn box_id(id: BoxId) -> String {
    format!("box-{id}")
}

fn hold_id(asset: Asset) -> String {
    format!("hold-{asset}")
}
