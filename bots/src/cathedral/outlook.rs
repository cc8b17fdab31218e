//! What the rest of a game can still bring, without searching it: bounds on the final lead.
//!
//! Let the *reach* of a side be the squares that its hand can cover. As long as no piece that
//! stands now is captured, hands and reaches only shrink, so a side places at most the best packing
//! of its hand into its reach, and at least the best packing into squares nobody can take from it.
//!
//! Pieces that might be captured widen that: their squares and what they guard open up for the
//! captor, and they return to their owner's hand. Whether a piece might be captured is judged
//! generously: build on everything the enemy may ever reach. A piece that then still shares its
//! region with another, or stands in the open city, is safe, because every real region is larger.

use bastide_cathedral::{
    Cathedral, Cells, Fits, Hand, LateCapture, OpenCity, PassRule, PerSide, Piece, Question, Reach,
    Side, is_enclosed, region_at, regions, touches_all_walls,
};

use super::packing::Packer;

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
    let rules = game.rules();
    rules.open_city == OpenCity::FourWalls
        && rules.pass == PassRule::Forced
        && rules.late_capture == LateCapture::No
        && Side::BOTH.into_iter().all(|side| game.placements_made(side) > 1)
}

/// What both sides can still do in a position.
pub struct Outlook {
    /// What the hands can cover now.
    pub reach: PerSide<Reach>,
    prospects: PerSide<Prospect>,
}

/// What may become of a side at worst and at best.
#[derive(Clone, Copy)]
struct Prospect {
    /// Squares it may ever cover, whatever is captured.
    widest: Cells,
    /// Squares it can cover that nobody can take from it.
    safe: Cells,
    /// Squares of its standing buildings that might be captured.
    at_risk: u8,
}

impl Outlook {
    pub fn of(game: &Cathedral) -> Self {
        let reach = PerSide::from_fn(|side| game.fits(side).reach());
        let forecast = PackingForecast::of(game, &reach);
        let prospects = PerSide::from_fn(|side| forecast.prospect(game, side, &reach));
        Self { reach, prospects }
    }

    /// Squares that both sides can cover.
    pub fn contested(&self) -> Cells {
        self.reach.light.cells & self.reach.dark.cells
    }

    /// Bounds by counting squares alone.
    pub fn quick_bounds(&self, game: &Cathedral) -> Bounds {
        if is_capturing(game) {
            return Bounds::NONE;
        }
        let points = |side: Side| {
            let hand = game.points(side);
            let most = hand.min(self.prospects[side].widest.len() as u8);
            ((hand - most) as i8, (hand + self.prospects[side].at_risk) as i8)
        };
        Bounds::from_points(points(Side::Light), points(Side::Dark))
    }

    /// Bounds by solving the packings.
    pub fn bounds(&self, game: &Cathedral, packer: &mut Packer) -> Bounds {
        if is_capturing(game) {
            return Bounds::NONE;
        }
        let mut points = |side: Side| {
            let Prospect { widest, safe, at_risk } = self.prospects[side];
            let hand = game.points(side) as i8;
            let mut pack = |space| packer.pack(side, game.hand(side), space);
            let open = pack(widest);
            let sure = if safe == widest { open } else { pack(safe) };
            (hand - open.at_most as i8, hand + at_risk as i8 - sure.at_least as i8)
        };
        let light = points(Side::Light);
        Bounds::from_points(light, points(Side::Dark))
    }
}

/// Whether somebody decides about a capture just now. A piece that is enclosed then has not been left yet, so what
/// follows from that does not hold; one action on, it does.
fn is_capturing(game: &Cathedral) -> bool {
    matches!(game.question(), Question::Capture(_))
}

/// Which standing pieces might ever be captured, and what that would open up.
struct PackingForecast {
    /// For each side, squares of the foreign pieces it might capture.
    capturable: PerSide<Cells>,
    /// For each side, its squares at most: those it may build on now and those captures would add.
    space: PerSide<Cells>,
    /// For each side, all it may ever cover.
    widest: PerSide<Cells>,
}

impl PackingForecast {
    fn of(game: &Cathedral, reach: &PerSide<Reach>) -> Self {
        let mut hands = PerSide::from_fn(|side| game.hand(side));
        let mut forecast = Self {
            capturable: PerSide::default(),
            space: PerSide::from_fn(|side| game.city().space(side)),
            widest: PerSide::from_fn(|side| reach[side].cells),
        };
        // A capture widens reaches, and wider reaches may make further captures possible.
        loop {
            let fresh = Side::BOTH.map(|side| forecast.add_captures(game, side, &mut hands));
            if fresh == [false, false] {
                return forecast;
            }
            forecast.widest = PerSide::from_fn(|side| {
                Fits::new(side, hands[side], forecast.space[side]).reach().cells
            });
        }
    }

    /// Adds what `side` might capture with its widest reach; says whether that is anything new.
    fn add_captures(&mut self, game: &Cathedral, side: Side, hands: &mut PerSide<Hand>) -> bool {
        let city = game.city();
        let before = self.capturable[side];
        for region in regions(city.built(side) | self.widest[side]) {
            let Some(piece) = self.lone_piece(game, side, region) else { continue };
            let today = region_at(region.first().expect("regions have squares"), city.built(side));
            let is_new = !piece.cells.meets(before);
            if !is_new || touches_all_walls(region) || self.stays_left(game, side, piece, today) {
                continue;
            }
            self.capturable[side] |= piece.cells;
            self.space[side] |= piece.cells | (today & city.owned(!side) & city.free());
            if let Some(owner) = piece.owner {
                hands[owner].put(piece.kind);
            }
        }
        self.capturable[side] != before
    }

    /// The only foreign piece of a region; a cathedral that the other might remove does not count
    /// as company.
    fn lone_piece(&self, game: &Cathedral, side: Side, region: Cells) -> Option<Piece> {
        let city = game.city();
        let firm = region & (city.foreign(side) - self.capturable[!side]);
        let any = region & city.foreign(side);
        let first = if firm.is_empty() { any.first()? } else { firm.first()? };
        city.piece_at(first).filter(|piece| firm.is_empty() || piece.cells == firm)
    }

    /// Whether a piece was isolated and left earlier, and nothing can join it so that it could be
    /// isolated anew.
    fn stays_left(&self, game: &Cathedral, side: Side, piece: Piece, today: Cells) -> bool {
        let own = game.city().built(side);
        is_enclosed(today, own, OpenCity::FourWalls)
            && today & game.city().foreign(side) == piece.cells
            && !today.meets(self.widest[!side])
    }

    fn prospect(&self, game: &Cathedral, side: Side, reach: &PerSide<Reach>) -> Prospect {
        let city = game.city();
        let enemy = !side;
        let own = (reach[side].cells & city.owned(side)) - self.space[enemy];
        let alone = reach[side].cells - self.widest[enemy];
        let shielded = regions(city.built(enemy) | self.widest[enemy])
            .filter(|&region| touches_all_walls(region) || self.has_company(game, enemy, region))
            .fold(Cells::NONE, |all, region| all | region);
        Prospect {
            widest: self.widest[side],
            safe: own | (alone & shielded),
            at_risk: (self.capturable[enemy] & city.built(side)).len() as u8,
        }
    }

    /// Whether two or more pieces of a region can never be captured by `side`.
    fn has_company(&self, game: &Cathedral, side: Side, region: Cells) -> bool {
        let firm = region & (game.city().foreign(side) - self.capturable[!side]);
        let first = firm.first().and_then(|first| game.city().piece_at(first));
        first.is_some_and(|piece| piece.cells != firm)
    }
}
