//! What the rest of a game can still bring, without searching it: bounds on the final lead.
//!
//! Let *reach* be the squares that a side's hand can cover. As long as no piece that stands now is
//! ever captured, hands and reaches only shrink, so that
//!
//! - a side places at most the best packing of its hand into its reach, and
//! - at least the best packing into the squares that nobody can take from it.
//!
//! Whether a standing piece can be captured is judged generously: build on everything the enemy
//! can reach. A piece that then still shares its region with another, or stands in the open city,
//! is safe, because every real region is larger than that one.

use bastide_cathedral::{
    Cathedral, Cells, OpenCity, PassRule, PerSide, Reach, Side, is_enclosed, region_at, regions,
    touches_all_walls,
};

use super::packing::{Packer, Packing};

/// The most points a side can have.
const ALL_POINTS: i8 = 47;

/// Bounds on the final lead of Light: Dark's points less Light's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    pub lowest: i8,
    pub highest: i8,
}

impl Bounds {
    /// What is true of every game.
    pub const NONE: Self = Self { lowest: -ALL_POINTS, highest: ALL_POINTS };

    pub const fn exactly(lead: i8) -> Self {
        Self { lowest: lead, highest: lead }
    }

    pub const fn is_exact(self) -> bool {
        self.lowest == self.highest
    }

    /// Whether a search with this window need not look any further.
    pub const fn decides(self, alpha: i8, beta: i8) -> bool {
        self.lowest >= beta || self.highest <= alpha || self.is_exact()
    }

    /// The bound that decided: the result of a search that stops here.
    pub const fn result(self, beta: i8) -> i8 {
        if self.lowest >= beta { self.lowest } else { self.highest }
    }

    fn from_points(light: (i8, i8), dark: (i8, i8)) -> Self {
        Self { lowest: dark.0 - light.1, highest: dark.1 - light.0 }
    }
}

/// Whether the reasoning above holds under these rules.
pub(super) fn applies_to(game: &Cathedral) -> bool {
    use bastide_cathedral::LateCapture;
    let rules = game.rules();
    rules.open_city == OpenCity::FourWalls
        && rules.pass == PassRule::Forced
        && rules.late_capture == LateCapture::No
        && Side::BOTH.into_iter().all(|side| game.placements_made(side) > 1)
}

/// What both sides can still do in a position.
pub struct Outlook {
    pub reach: PerSide<Reach>,
    /// Squares in a side's reach that nobody can take from it, if no standing piece can ever be
    /// captured; nothing is known otherwise.
    pub safe: Option<PerSide<Cells>>,
}

impl Outlook {
    pub fn of(game: &Cathedral) -> Self {
        let reach = PerSide::from_fn(|side| game.fits(side).reach());
        let safe_from = |side| safe_from(game, side, &reach);
        let safe = safe_from(Side::Dark)
            .zip(safe_from(Side::Light))
            .map(|(light, dark)| PerSide { light, dark });
        Self { reach, safe }
    }

    /// Squares that both sides can cover.
    pub fn contested(&self) -> Cells {
        self.reach.light.cells & self.reach.dark.cells
    }

    /// Bounds by counting squares alone.
    pub fn quick_bounds(&self, game: &Cathedral) -> Bounds {
        if self.safe.is_none() {
            return Bounds::NONE;
        }
        let points = |side: Side| {
            let hand = game.points(side);
            let reach = self.reach[side];
            let most = (hand - reach.stuck).min(reach.cells.len() as u8);
            ((hand - most) as i8, hand as i8)
        };
        Bounds::from_points(points(Side::Light), points(Side::Dark))
    }

    /// Bounds by solving the packings.
    pub fn bounds(&self, game: &Cathedral, packer: &mut Packer) -> Bounds {
        let Some(safe) = self.safe else { return Bounds::NONE };
        let mut points = |side: Side| {
            let hand = game.points(side) as i8;
            let reach = self.reach[side].cells;
            let mut pack = |space| packer.pack(side, game.hand(side), space);
            let open = pack(reach);
            let sure = if safe[side] == reach { open } else { pack(safe[side]) };
            let Packing { at_least, .. } = sure;
            (hand - open.at_most as i8, hand - at_least as i8)
        };
        let light = points(Side::Light);
        Bounds::from_points(light, points(Side::Dark))
    }
}

/// The squares that the opponent of `enemy` can count on, or nothing if `enemy` might capture
/// some standing piece.
fn safe_from(game: &Cathedral, enemy: Side, reach: &PerSide<Reach>) -> Option<Cells> {
    let city = game.city();
    let builder = !enemy;
    let alone = reach[builder].cells - reach[enemy].cells;
    let mut safe = reach[builder].cells & city.owned(builder);
    let most_built = city.built(enemy) | reach[enemy].cells;
    for region in regions(most_built) {
        let is_open = touches_all_walls(region);
        let has_foreigners = region.meets(city.foreign(enemy));
        match city.lone_foreigner(enemy, region) {
            Some(piece) if !is_open => {
                // One that is isolated already and stays so was left standing: it is safe unless
                // its side adds another building and so renews the isolation.
                let first = piece.cells.first()?;
                let today = region_at(first, city.built(enemy));
                let is_old = is_enclosed(today, city.built(enemy), OpenCity::FourWalls)
                    && city.lone_foreigner(enemy, today).is_some();
                if !is_old || today.meets(reach[builder].cells) {
                    return None;
                }
            }
            _ if is_open || has_foreigners => safe |= region & alone,
            _ => {}
        }
    }
    Some(safe)
}
