//! The hand-made evaluation: how many points a side will be ahead at the end.
//!
//! It is linear in a few differences between the sides, with weights that change as the city fills
//! up. The features are made by hand; the weights are least squares over positions of 4,500 games
//! that the search played against itself, with the final lead as the answer. The spread of what
//! they leave unexplained falls from 6 points after the first buildings to 3.2 after the twelfth
//! and 1 after the twentieth.

use bastide_cathedral::{Cathedral, Cells, PerSide, Reach, Side, regions, touches_all_walls};

/// What is counted, each as Light's count less Dark's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Features {
    pub values: [f32; Features::COUNT],
    /// Buildings placed by both sides: how far the game has come.
    pub progress: u8,
}

/// What is counted of one side.
struct SideCount {
    /// Squares of the buildings in hand.
    hand: f32,
    /// Own squares that the hand can cover.
    safe: f32,
    /// Squares that only this side's hand can cover, though it does not own them.
    alone: f32,
    /// Squares of the buildings that fit nowhere.
    stuck: f32,
    /// The logarithm of the number of placements.
    mobility: f32,
    /// How few placements the buildings in hand have, large ones counting more.
    pressure: f32,
    /// Squares that the hand can cover.
    reach: f32,
    /// Squares of the hand beyond those that only it can cover.
    lack_alone: f32,
    /// Squares of the hand beyond those that it can cover.
    lack: f32,
    /// Squares that would be enclosed, or captured, if the walls grew by one square.
    designs: GrownWalls,
}

impl Features {
    pub const COUNT: usize = 13;

    pub fn of(game: &Cathedral) -> Self {
        let reach = PerSide::from_fn(|side| game.fits(side).reach());
        let light = SideCount::of(game, Side::Light, &reach);
        let dark = SideCount::of(game, Side::Dark, &reach);
        let values = [
            light.hand - dark.hand,
            light.safe - dark.safe,
            light.alone - dark.alone,
            light.stuck - dark.stuck,
            light.mobility - dark.mobility,
            if game.to_move() == Side::Light { 1.0 } else { -1.0 },
            // What the cathedral and the first move are worth to Light.
            1.0,
            light.pressure - dark.pressure,
            light.reach - dark.reach,
            light.lack_alone - dark.lack_alone,
            light.lack - dark.lack,
            light.designs.free - dark.designs.free,
            light.designs.captures - dark.designs.captures,
        ];
        Self { values, progress: progress(game) }
    }
}

impl SideCount {
    fn of(game: &Cathedral, side: Side, reach: &PerSide<Reach>) -> Self {
        let own = reach[side];
        let owned = game.city().owned(side);
        let alone = own.cells - reach[!side].cells;
        let count = |cells: Cells| cells.len() as f32;
        let hand = game.points(side);
        let lack = |squares: Cells| f32::from(hand.saturating_sub(squares.len() as u8));
        Self {
            hand: f32::from(hand),
            safe: count(own.cells & owned),
            alone: count(alone - owned),
            stuck: f32::from(own.stuck),
            mobility: ((1 + own.placements) as f32).ln(),
            pressure: own.pressure as f32 / 64.0,
            reach: count(own.cells),
            lack_alone: lack(alone),
            lack: lack(own.cells),
            designs: GrownWalls::of(game, side),
        }
    }
}

/// What a side would enclose if its walls grew by one square: the shape that territory will take
/// long before it is closed.
#[derive(Clone, Copy, Default)]
struct GrownWalls {
    /// Squares of such regions without a foreign piece.
    free: f32,
    /// Squares of such regions with one foreign piece, which would be captured.
    captures: f32,
}

impl GrownWalls {
    fn of(game: &Cathedral, side: Side) -> Self {
        let city = game.city();
        let walls = city.built(side);
        let grown = walls | (walls.beside() & city.free());
        let mut designs = Self::default();
        for region in regions(grown).filter(|&region| !touches_all_walls(region)) {
            if !region.meets(city.foreign(side)) {
                designs.free += region.len() as f32;
            } else if city.lone_foreigner(side, region).is_some() {
                designs.captures += region.len() as f32;
            }
        }
        designs
    }
}

fn progress(game: &Cathedral) -> u8 {
    game.placements_made(Side::Light) + game.placements_made(Side::Dark)
}

/// Points by which `side` is expected to be ahead at the end.
pub fn evaluate(game: &Cathedral, side: Side) -> f32 {
    let features = Features::of(game);
    let weights = &WEIGHTS[usize::from(features.progress / 2).min(WEIGHTS.len() - 1)];
    let products = features.values.iter().zip(weights).map(|(value, weight)| value * weight);
    let lead: f32 = products.sum();
    if side == Side::Light { lead } else { -lead }
}

/// Points by which the evaluation may be off, the less the further the game has come.
pub(super) fn uncertainty(game: &Cathedral) -> f32 {
    (9.0 - 0.3 * f32::from(progress(game))).max(3.0)
}

/// For every second building placed: what each feature is worth in points of final lead.
const WEIGHTS: [[f32; Features::COUNT]; 14] = [
    [-0.53, -0.05, 0.0, 0.0, -0.59, 2.65, 0.15, 0.48, -0.05, -0.48, 0.0, 0.15, 0.01],
    [-0.51, 0.01, -0.04, 0.0, -1.26, 2.80, 0.14, 1.05, -0.03, -0.48, 0.0, 0.15, 0.01],
    [-0.50, 0.13, -0.17, -0.52, -1.21, 3.08, 0.25, -0.11, -0.04, -0.45, 0.0, 0.18, 0.03],
    [-0.32, 0.15, -0.30, -0.19, -0.15, 3.17, 0.30, -0.58, -0.15, -0.57, 0.36, 0.21, 0.07],
    [-0.12, 0.06, -0.26, 0.14, 0.44, 2.89, 0.24, -0.61, -0.20, -0.67, 0.44, 0.25, 0.10],
    [0.05, -0.05, -0.17, 0.25, -0.03, 2.44, 0.21, -0.67, -0.22, -0.75, 0.08, 0.27, 0.12],
    [0.09, -0.06, -0.17, 0.25, -0.51, 1.98, 0.18, -0.69, -0.23, -0.73, -0.15, 0.28, 0.15],
    [0.06, 0.02, -0.27, 0.21, -0.47, 1.43, 0.11, -0.71, -0.25, -0.63, -0.25, 0.23, 0.17],
    [-0.01, 0.08, -0.26, 0.13, -0.41, 0.87, 0.07, -0.73, -0.18, -0.46, -0.23, 0.10, 0.17],
    [-0.06, 0.10, -0.18, 0.04, -0.60, 0.45, 0.07, -0.72, -0.08, -0.31, -0.21, 0.02, 0.13],
    [-0.08, 0.10, -0.13, -0.05, -0.60, 0.19, 0.05, -0.69, -0.02, -0.21, -0.18, -0.03, 0.09],
    [-0.07, 0.11, -0.10, -0.14, -0.47, 0.06, 0.01, -0.62, 0.0, -0.16, -0.17, -0.06, 0.06],
    [-0.07, 0.11, -0.10, -0.24, -0.43, 0.05, 0.01, -0.47, 0.01, -0.14, -0.18, -0.07, 0.06],
    [-0.11, 0.12, -0.10, -0.34, -0.43, 0.09, 0.01, -0.28, 0.02, -0.15, -0.19, -0.05, 0.06],
];
