//! The scripts and the style of its tables.

use bastide_presentation::GameAssets;

/// Puts scripts of this package into the program, each under its path in the repository.
macro_rules! scripts {
    ($($name:literal)*) => {
        &[$((
            concat!("presentation/tournay/assets/", $name),
            include_str!(concat!("../assets/", $name)),
        )),*]
    };
}

pub(crate) const ASSETS: GameAssets = GameAssets {
    entry: "presentation/tournay/assets/table.js",
    replay: Some("presentation/tournay/assets/replay.js"),
    scripts: scripts! { "hold.js" "peek.js" "replay.js" "table.js" "tabs.js" "why.js" "worth.js" },
    colours: include_str!("../assets/colours.css"),
    style: include_str!("../assets/style.css"),
};
