//! What an action looks like to the policy: a handful of numbered traits.

use bastide_anarchy::{
    Action, Asset, BoxId, CastleSpec, Criterion, Fortification, Kind, Purse, Side, Spot, Tactic,
};

use super::situation::Situation;

/// Hands out ranges of numbers one after the other.
macro_rules! ranges {
    ($($name:ident: $len:expr,)+) => {
        ranges!(@ 0; $($name: $len,)+);
    };
    (@ $start:expr; $name:ident: $len:expr, $($rest:tt)*) => {
        const $name: usize = $start;
        ranges!(@ $start + $len; $($rest)*);
    };
    (@ $start:expr;) => {
        /// How many traits there are.
        pub(super) const TRAITS: usize = $start;
    };
}

const BOXES: usize = bastide_anarchy::MOST_BOXES;

ranges! {
    BOX: BOXES,
    BOX_IN_ROUND: 5 * BOXES,
    KIND: 5 * 32,
    PAYMENT: 5 * 8,
    EATS: 3 * 4,
    SPENDS_DEFENDER: 3 * 4,
    SPENDS_FORCE: 2 * 5,
    GAINS_DEFENDER: 4,
    GAINS_FORCE: 5,
    ON_PATH: 25 * 5,
    WALL: 2 * 4,
    TOWER: 2 * 3,
    GATE: 2,
    MOAT: 2,
    PREPARE: 5 * 4,
    PREPARE_IN_ROUND: 5 * 5,
    TRADE: 5 * 9,
    TRADE_LACK: 3 * 4,
    TRADE_FOOD: 4,
    ATTACK: 5 * 4,
    ATTACK_KNIGHTS: 4,
    ATTACK_GAP: 4,
    SPY: 5,
    DONE: 5,
    DONE_LEFT: 8 * 4,
    DONE_GAP: 4,
    DONE_CASTLE: 5,
    DONE_FOOD: 4,
    TAKE: 3 * 4,
    TAKE_FOOD: 4,
    COUPLE: 2,
    PENNANT: 3,
    BREW: 8,
    RESEARCH: 5 * 4,
    WRITE: 9 * 2,
    WRITE_NUMBER: 9 * 9,
    CHOOSE: 2 * 5,
    SKIP: 1,
    PICK: 25 * 5,
    SPENDS: 8 * 3,
    SPENDS_LAST: 5 * 8,
    BOX_IN_SCENARIO: 6 * BOXES,
    KIND_IN_SCENARIO: 6 * 5 * 32,
    PICK_IN_SCENARIO: 6 * 25,
    DONE_IN_SCENARIO: 6 * 5,
    CRAFT_AHEAD: 5 * 5,
    SPY_OTHER: 5,
}

/// The traits of one action, appended to `out`.
pub(super) fn traits(situation: &Situation<'_>, action: Action, out: &mut Vec<u16>) {
    let round = situation.round;
    let mut add = |index: usize| out.push(index as u16);
    match action {
        Action::Fill { id, payment, spot } => {
            box_traits(situation, id, &mut add);
            payment_traits(situation, id, payment, &mut add);
            if situation.table.spec(id).kind == Kind::Fortification {
                fortification_traits(situation, id, spot, &mut add);
            }
        }
        Action::Mark(id) => {
            box_traits(situation, id, &mut add);
            mark_traits(situation, id, &mut add);
        }
        Action::Prepare(tactic) => {
            let at = tactic.index();
            add(PREPARE + at * 4 + situation.open_step(at));
            add(PREPARE_IN_ROUND + at * 5 + round);
        }
        Action::Trade { give, take } => trade_traits(situation, give, take, &mut add),
        Action::Attack { knights, overrun, .. } => {
            add(ATTACK + round * 4 + usize::from(overrun));
            add(ATTACK_KNIGHTS + usize::from(knights.min(3)));
            add(ATTACK_GAP + situation.gap_step());
        }
        Action::Spy { seat, .. } if seat == situation.seat => add(SPY + round),
        Action::Spy { .. } => add(SPY_OTHER + round),
        Action::Done => done_traits(situation, &mut add),
        Action::Take(counts) => {
            for (at, &count) in counts.iter().enumerate() {
                take_traits(situation, at, count, &mut add);
            }
        }
        Action::Write { number, addition } => {
            let at = situation.table.lines.additions.position(addition).unwrap_or(0);
            let is_second = situation.own.written()[2 * at] > 0;
            add(WRITE + 2 * at + usize::from(is_second));
            add(WRITE_NUMBER + 9 * at + usize::from(number));
        }
        Action::Choose(number) => add(CHOOSE + round * 2 + usize::from(number.min(2) - 1)),
        Action::Skip => add(SKIP),
        Action::Path(path) => {
            add(PICK + 5 * path.index() + round);
            add(PICK_IN_SCENARIO + 25 * situation.scenario + path.index());
        }
        _ => {}
    }
}

fn payment_traits(
    situation: &Situation<'_>,
    id: BoxId,
    payment: Option<Asset>,
    add: &mut impl FnMut(usize),
) {
    if let Some(asset) = payment {
        add(PAYMENT + situation.round * 8 + asset.index());
    }
    let spec = situation.table.spec(id);
    let cost = spec.costs().iter().enumerate().find(|(at, _)| spec.payment(*at) == payment);
    if let Some((_, &cost)) = cost {
        cost_traits(situation, cost, add);
    }
}

/// Taking so many of one resource.
fn take_traits(situation: &Situation<'_>, at: usize, count: u8, add: &mut impl FnMut(usize)) {
    let held = situation.purse.count(Asset::RESOURCES[at]);
    for extra in 0..count {
        add(TAKE + at * 4 + usize::from((held + extra).min(3)));
        if at == 2 {
            add(TAKE_FOOD + situation.food_step());
        }
    }
}

fn box_traits(situation: &Situation<'_>, id: BoxId, add: &mut impl FnMut(usize)) {
    let (round, spec) = (situation.round, situation.table.spec(id));
    add(BOX + id.index());
    add(BOX_IN_ROUND + round * BOXES + id.index());
    add(KIND + round * 32 + spec.kind.index());
    add(BOX_IN_SCENARIO + situation.scenario * BOXES + id.index());
    add(KIND_IN_SCENARIO + (situation.scenario * 5 + round) * 32 + spec.kind.index());
    let castles = &situation.table.scenarios[situation.scenario][round..];
    let is_needed = |castle: &CastleSpec| castle.weapons.contains(id);
    if let Some(ahead) = castles.iter().position(|card| card.castle.as_ref().is_some_and(is_needed))
    {
        add(CRAFT_AHEAD + round * 5 + ahead);
    }
    let gain = spec.gain.purse;
    if gain.count(Asset::Soldier) + gain.count(Asset::Knight) > 0 {
        add(GAINS_FORCE + situation.castle as usize);
        add(GAINS_DEFENDER + situation.gap_step());
    }
    for path in situation.own.paths() {
        let counts = match situation.table.paths[path.index()].criterion {
            Criterion::Filled(boxes) => boxes.contains(id),
            Criterion::Sets(sets) => sets.iter().any(|set| set.contains(id)),
            Criterion::WallLevels => {
                situation.table.fortification_of(id) == Some(Fortification::Wall)
            }
            Criterion::MoatLevel => situation.table.lines.fortifications
                [Fortification::Moat.index()]
            .position(id)
            .is_some(),
            Criterion::TowersAndGate => matches!(
                situation.table.fortification_of(id),
                Some(Fortification::Tower | Fortification::Gate)
            ),
            Criterion::RallyTokens => spec.kind == Kind::Rampart,
            Criterion::FinalDiscontent => false,
        };
        if counts {
            add(ON_PATH + 5 * path.index() + round);
        }
    }
}

fn cost_traits(situation: &Situation<'_>, cost: Purse, add: &mut impl FnMut(usize)) {
    for (asset, count) in cost.iter() {
        let held = situation.purse.count(asset);
        add(SPENDS + asset.index() * 3 + usize::from(held.min(3) - 1));
        if held == count {
            add(SPENDS_LAST + situation.round * 8 + asset.index());
        }
        match asset {
            Asset::Food => add(EATS + usize::from(count.min(2)) * 4 + situation.food_step()),
            Asset::Craftsman => add(SPENDS_DEFENDER + situation.gap_step()),
            Asset::Soldier => {
                add(SPENDS_DEFENDER + 4 + situation.gap_step());
                add(SPENDS_FORCE + situation.castle as usize);
            }
            Asset::Knight => {
                add(SPENDS_DEFENDER + 8 + situation.gap_step());
                add(SPENDS_FORCE + 5 + situation.castle as usize);
            }
            _ => {}
        }
    }
}

fn fortification_traits(
    situation: &Situation<'_>,
    id: BoxId,
    spot: Spot,
    add: &mut impl FnMut(usize),
) {
    let own = situation.own;
    match spot {
        Spot::Side(side) => {
            let is_useful = situation.open_walls[side.index()] > 0;
            let level = usize::from(own.walls()[side.index()]).min(3);
            add(WALL + 4 * usize::from(is_useful) + level);
        }
        Spot::Corner(corner) => {
            let sides = Side::ALL.iter().filter(|side| side.corners().contains(&corner));
            let useful = sides.filter(|side| situation.open_towers[side.index()] > 0).count();
            add(TOWER + 3 * usize::from(own.towers()[corner.index()].min(1)) + useful.min(2));
        }
        Spot::Nowhere => {
            let moat = situation.table.lines.fortifications[Fortification::Moat.index()];
            if moat.position(id).is_some() {
                add(MOAT + usize::from(situation.has_siege_tower));
            } else {
                add(GATE + usize::from(situation.has_ram));
            }
        }
    }
}

fn mark_traits(situation: &Situation<'_>, id: BoxId, add: &mut impl FnMut(usize)) {
    let lines = &situation.table.lines;
    let filled = situation.own.filled();
    match situation.table.spec(id).kind {
        Kind::Woman | Kind::Man => {
            let number = lines.women.position(id).or(lines.men.position(id)).unwrap_or(0);
            let has_partner =
                filled.contains(lines.women.at(number)) || filled.contains(lines.men.at(number));
            add(COUPLE + usize::from(has_partner));
        }
        Kind::Pennant => {
            let at = lines.pennants.position(id).unwrap_or(0);
            let is_hung = |at: usize| usize::from(filled.contains(lines.pennants.at(at)));
            let left = if at.is_multiple_of(4) { 0 } else { is_hung(at - 1) };
            let right = if at % 4 < 3 { is_hung(at + 1) } else { 0 };
            add(PENNANT + left + right);
        }
        Kind::Brewery => {
            let at = lines.brewery.position(id).unwrap_or(0);
            let is_full = |cell: usize| usize::from(filled.contains(lines.brewery.at(cell)));
            let row: usize = (0..4).map(|i| is_full(at / 4 * 4 + i)).sum();
            let column: usize = (0..4).map(|i| is_full(i * 4 + at % 4)).sum();
            add(BREW + row.max(column));
            add(BREW + 4 + row.min(column));
        }
        Kind::Tactic => {
            let at = lines.tactics.position(id).unwrap_or(0);
            let step = (situation.open[at] - situation.own.prepared(Tactic::ALL[at]) as i8 + 1)
                .clamp(0, 3) as usize;
            add(RESEARCH + at * 4 + step);
        }
        _ => {}
    }
}

fn trade_traits(
    situation: &Situation<'_>,
    give: [Asset; 2],
    take: Asset,
    add: &mut impl FnMut(usize),
) {
    let resource = |asset: Asset| asset.index() - Asset::Material.index();
    let pair = match give.map(resource) {
        [0, 0] => 0,
        [1, 1] => 2,
        [2, 2] => 4,
        [0, 1] => 6,
        [0, 2] => 7,
        _ => 8,
    };
    let second =
        usize::from(pair < 6 && (resource(take) == 2 || (pair == 4 && resource(take) == 1)));
    add(TRADE + situation.round * 9 + pair + second);
    let held = situation.purse.count(take).min(3);
    add(TRADE_LACK + resource(take) * 4 + usize::from(held));
    if take == Asset::Food {
        add(TRADE_FOOD + situation.food_step());
    }
    let eaten = give.iter().filter(|&&asset| asset == Asset::Food).count();
    if eaten > 0 {
        add(EATS + eaten * 4 + situation.food_step());
    }
}

fn done_traits(situation: &Situation<'_>, add: &mut impl FnMut(usize)) {
    add(DONE + situation.round);
    add(DONE_IN_SCENARIO + 5 * situation.scenario + situation.round);
    add(DONE_GAP + situation.gap_step());
    add(DONE_CASTLE + situation.castle as usize);
    add(DONE_FOOD + situation.food_step());
    for &asset in Asset::ALL {
        let held = situation.purse.count(asset).min(3);
        add(DONE_LEFT + asset.index() * 4 + usize::from(held));
    }
}
