//! The hand-made evaluation: how many points a side will be ahead at the end.
//!
//! It is linear in a few differences between the sides, with weights that change as the city
//! fills up.

use bastide_cathedral::{Cathedral, Cells, Side, regions, touches_all_walls};

/// What is counted, each as Light's count less Dark's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Features {
    pub values: [f32; Features::COUNT],
    /// Buildings placed by both sides: how far the game has come.
    pub progress: u8,
}

impl Features {
    pub const COUNT: usize = 13;

    pub fn of(game: &Cathedral) -> Self {
        let city = game.city();
        let light = game.fits(Side::Light).reach();
        let dark = game.fits(Side::Dark).reach();
        let free = city.free();
        let walls = |side| grown(city.built(side), free);
        let light1 = Designs::of(game, Side::Light, walls(Side::Light));
        let dark1 = Designs::of(game, Side::Dark, walls(Side::Dark));
        let count = |cells: Cells| cells.len() as f32;
        let safe = |side, reach: Cells| count(reach & city.owned(side));
        let alone = |side, reach: Cells, other: Cells| count((reach - other) - city.owned(side));
        let lack = |side: Side, squares: Cells| {
            f32::from(game.points(side).saturating_sub(squares.len() as u8))
        };
        let mobility = |placements: u32| ((1 + placements) as f32).ln();
        let to_move = if game.to_move() == Side::Light { 1.0 } else { -1.0 };
        let values = [
            f32::from(game.points(Side::Light)) - f32::from(game.points(Side::Dark)),
            safe(Side::Light, light.cells) - safe(Side::Dark, dark.cells),
            alone(Side::Light, light.cells, dark.cells)
                - alone(Side::Dark, dark.cells, light.cells),
            f32::from(light.stuck) - f32::from(dark.stuck),
            mobility(light.placements) - mobility(dark.placements),
            to_move,
            1.0,
            (light.pressure as f32 - dark.pressure as f32) / 64.0,
            count(light.cells) - count(dark.cells),
            lack(Side::Light, light.cells - dark.cells)
                - lack(Side::Dark, dark.cells - light.cells),
            lack(Side::Light, light.cells) - lack(Side::Dark, dark.cells),
            light1.free - dark1.free,
            light1.captures - dark1.captures,
        ];
        let progress = game.placements_made(Side::Light) + game.placements_made(Side::Dark);
        Self { values, progress }
    }
}

/// What a side would enclose if its walls grew by a step or two: the shape that territory will
/// take long before it is closed.
#[derive(Clone, Copy, Default)]
struct Designs {
    /// Free squares in such regions without a foreign piece.
    free: f32,
    /// Squares in such regions with one foreign piece, which would be captured.
    captures: f32,
}

impl Designs {
    fn of(game: &Cathedral, side: Side, walls: Cells) -> Self {
        let city = game.city();
        let mut designs = Self::default();
        for region in regions(walls) {
            if touches_all_walls(region) {
                continue;
            }
            if !region.meets(city.foreign(side)) {
                designs.free += region.len() as f32;
            } else if city.lone_foreigner(side, region).is_some() {
                designs.captures += region.len() as f32;
            }
        }
        designs
    }
}

/// Both sides' walls after each has grown by one square, Light's and Dark's in turn.
fn grown(own: Cells, free: Cells) -> Cells {
    own | (own.beside() & free)
}

/// Points by which `side` is expected to be ahead at the end.
pub fn evaluate(game: &Cathedral, side: Side) -> f32 {
    let features = Features::of(game);
    let weights = &WEIGHTS[usize::from(features.progress / 2).min(WEIGHTS.len() - 1)];
    let margin: f32 =
        features.values.iter().zip(weights).map(|(value, weight)| value * weight).sum();
    if side == Side::Light { margin } else { -margin }
}

/// Points by which the evaluation may be off, the less the further the game has come.
pub(super) fn uncertainty(game: &Cathedral) -> f32 {
    let progress = game.placements_made(Side::Light) + game.placements_made(Side::Dark);
    (9.0 - 0.3 * f32::from(progress)).max(3.0)
}

/// For every second building placed: what each feature is worth in points of final lead.
const WEIGHTS: [[f32; Features::COUNT]; 14] = [
    [-0.41, 0.08, 0.0, 0.0, -0.88, 2.58, 0.28, 0.17, 0.08, -0.49, 0.0, 0.28, 0.01],
    [-0.44, 0.08, -0.05, 0.0, -2.25, 2.74, 0.28, 0.89, 0.04, -0.47, 0.0, 0.25, 0.01],
    [-0.49, 0.20, -0.24, 0.0, -2.31, 3.11, 0.43, -0.12, -0.04, -0.45, 0.0, 0.22, 0.02],
    [-0.39, 0.25, -0.45, 0.12, -0.57, 3.29, 0.49, -0.57, -0.20, -0.56, 0.37, 0.22, 0.05],
    [-0.22, 0.15, -0.39, 0.14, 0.40, 3.09, 0.44, -0.52, -0.24, -0.64, 0.65, 0.26, 0.08],
    [-0.22, 0.12, -0.28, 0.20, 0.03, 2.58, 0.42, -0.57, -0.16, -0.55, 0.35, 0.28, 0.10],
    [-0.13, 0.08, -0.27, 0.25, -0.41, 2.03, 0.34, -0.66, -0.19, -0.57, 0.03, 0.29, 0.13],
    [0.04, 0.04, -0.34, 0.25, -0.49, 1.44, 0.19, -0.74, -0.29, -0.66, -0.29, 0.24, 0.17],
    [-0.04, 0.10, -0.28, 0.16, -0.57, 0.87, 0.11, -0.77, -0.19, -0.46, -0.27, 0.12, 0.22],
    [-0.13, 0.12, -0.19, 0.04, -0.76, 0.46, 0.10, -0.73, -0.07, -0.29, -0.23, 0.04, 0.19],
    [-0.15, 0.14, -0.13, -0.05, -0.68, 0.19, 0.08, -0.67, 0.0, -0.18, -0.19, -0.02, 0.09],
    [-0.12, 0.15, -0.12, -0.14, -0.51, 0.05, 0.04, -0.59, 0.03, -0.13, -0.17, -0.08, -0.05],
    [-0.12, 0.15, -0.11, -0.25, -0.48, 0.05, 0.03, -0.45, 0.04, -0.11, -0.17, -0.08, -0.11],
    [-0.15, 0.15, -0.10, -0.33, -0.51, 0.13, 0.03, -0.29, 0.05, -0.14, -0.16, -0.07, -0.10],
];
