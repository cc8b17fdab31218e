//! The scripts and the style of its tables.

use bastide_presentation::GameAssets;

/// Puts scripts of this package into the program, each under its path in the repository.
macro_rules! scripts {
    ($($name:literal)*) => {
        &[$((
            concat!("presentation/cathedral/assets/", $name),
            include_str!(concat!("../assets/", $name)),
        )),*]
    };
}

pub(crate) const ASSETS: GameAssets = GameAssets {
    entry: "presentation/cathedral/assets/table.js",
    replay: None,
    scripts: scripts! { "beside.js" "board.js" "carried.js" "choose.js" "drag.js" "geometry.js" "hand.js" "keyboard.js" "kinds.js" "legal.js" "list.js" "pointer.js" "question.js" "table.js" },
    colours: include_str!("../assets/colours.css"),
    style: include_str!("../assets/style.css"),
};
