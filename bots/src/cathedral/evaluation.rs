//! The hand-made evaluation: how many points a side will be ahead at the end.
//!
//! It is linear in a few differences between the sides, with weights that change as the city
//! fills up.

use bastide_cathedral::{Cathedral, Cells, Side};

/// What is counted, each as Light's count less Dark's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Features {
    pub values: [f32; Features::COUNT],
    /// Buildings placed by both sides: how far the game has come.
    pub progress: u8,
}

impl Features {
    pub const COUNT: usize = 8;

    pub fn of(game: &Cathedral) -> Self {
        let city = game.city();
        let light = game.fits(Side::Light).reach();
        let dark = game.fits(Side::Dark).reach();
        let both = light.cells & dark.cells;
        let (near_light, near_dark) = nearest(game);
        let count = |cells: Cells| cells.len() as f32;
        let safe = |side, reach: Cells| count(reach & city.owned(side));
        let alone = |side, reach: Cells, other: Cells| count((reach - other) - city.owned(side));
        let mobility = |placements: u32| ((1 + placements) as f32).ln();
        let to_move = if game.to_move() == Side::Light { 1.0 } else { -1.0 };
        let values = [
            f32::from(game.points(Side::Light)) - f32::from(game.points(Side::Dark)),
            safe(Side::Light, light.cells) - safe(Side::Dark, dark.cells),
            alone(Side::Light, light.cells, dark.cells)
                - alone(Side::Dark, dark.cells, light.cells),
            f32::from(light.stuck) - f32::from(dark.stuck),
            count(near_light & both) - count(near_dark & both),
            mobility(light.placements) - mobility(dark.placements),
            to_move,
            1.0,
        ];
        let progress = game.placements_made(Side::Light) + game.placements_made(Side::Dark);
        Self { values, progress }
    }
}

/// The free squares that Light's buildings reach in fewer steps than Dark's, and the other way.
fn nearest(game: &Cathedral) -> (Cells, Cells) {
    let city = game.city();
    let mut light = city.built(Side::Light);
    let mut dark = city.built(Side::Dark);
    let (light_start, dark_start) = (light, dark);
    let mut unclaimed = city.free();
    loop {
        let to_light = light.beside() & unclaimed;
        let to_dark = dark.beside() & unclaimed;
        if (to_light | to_dark).is_empty() {
            return (light - light_start, dark - dark_start);
        }
        light |= to_light - to_dark;
        dark |= to_dark - to_light;
        unclaimed -= to_light | to_dark;
    }
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
const WEIGHTS: [[f32; Features::COUNT]; 1] = [[-0.6, 0.7, 0.5, -0.4, 0.3, 0.3, 0.5, 0.0]];
