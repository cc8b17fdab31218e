//! The scripts and the style of its tables.

use bastide_presentation::GameAssets;

/// Puts scripts of this package into the program, each under its path in the repository.
macro_rules! scripts {
    ($($name:literal)*) => {
        &[$((
            concat!("presentation/anarchy/assets/", $name),
            include_str!(concat!("../assets/", $name)),
        )),*]
    };
}

pub(crate) const ASSETS: GameAssets = GameAssets {
    entry: "presentation/anarchy/assets/table.js",
    replay: Some("presentation/anarchy/assets/replay.js"),
    scripts: scripts! { "frames.js" "muster.js" "replay.js" "round.js" "sheets.js" "table.js" "viewport.js" "writing.js" },
    colours: include_str!("../assets/colours.css"),
    style: concat!(include_str!("../assets/style.css"), include_str!("../assets/round.css")),
};
