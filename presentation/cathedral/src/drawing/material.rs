//! What pieces are made of: maple for Light, walnut for Dark, stone and slate for the cathedral.

use bastide_cathedral::Side;

/// The colours of a piece. Light falls from the north-west.
#[derive(Clone, Copy)]
pub(super) struct Material {
    /// Part of the ids of gradients.
    pub(super) name: &'static str,
    /// Slopes of a roof, from the brightest to the darkest: west, north, east, south.
    pub(super) slopes: [&'static str; 4],
    /// The wall below the eaves, seen from the south.
    pub(super) wall: &'static str,
    /// Level roofs, courtyards and walks.
    pub(super) level: &'static str,
    pub(super) ridge: &'static str,
    pub(super) edge: &'static str,
    pub(super) window: &'static str,
    /// Small things that stand out: chimneys, crosses, flags.
    pub(super) accent: &'static str,
}

const MAPLE: Material = Material {
    name: "light",
    slopes: ["#f9e8c1", "#f1d8a5", "#e0bd80", "#d2a963"],
    wall: "#b98b4a",
    level: "#ecd3a0",
    ridge: "#fff6dd",
    edge: "#6e4a1d",
    window: "#5b3a16",
    accent: "#b5482f",
};

const WALNUT: Material = Material {
    name: "dark",
    slopes: ["#8d5f40", "#7a4e32", "#633b24", "#532f1b"],
    wall: "#3a1f10",
    level: "#6d4429",
    ridge: "#b98a63",
    edge: "#1f0f06",
    window: "#f0b954",
    accent: "#d9a441",
};

const STONE: Material = Material {
    name: "stone",
    slopes: ["#dad9d5", "#c3c2be", "#a09f9c", "#888785"],
    wall: "#a5a29a",
    level: "#c9c6be",
    ridge: "#f7f8f6",
    edge: "#383734",
    window: "#31485f",
    accent: "#e2b53e",
};

impl Material {
    pub(super) const ALL: [Self; 3] = [MAPLE, WALNUT, STONE];

    /// What a piece of this owner is made of; the cathedral is nobody's.
    pub(super) fn of(owner: Option<Side>) -> &'static Self {
        match owner {
            Some(Side::Light) => &MAPLE,
            Some(Side::Dark) => &WALNUT,
            None => &STONE,
        }
    }
}
