//! The scripts and the style that each game brings: the one place that lists them.

use super::bundle::File;

/// What one game adds to the pages.
pub(super) struct GameAssets {
    /// The game's name.
    pub(super) game: &'static str,
    /// The script that its table loads, among `scripts`.
    pub(super) entry: &'static str,
    /// Its modules. They import shared ones by the way from folder to folder.
    pub(super) scripts: &'static [File],
    /// Its part of the style sheet.
    pub(super) style: &'static str,
}

pub(super) const GAMES: &[GameAssets] = &[
    GameAssets {
        game: "cathedral",
        entry: "presentation/cathedral/assets/table.js",
        scripts: files! { "presentation/cathedral/assets":
            "board.js"
            "choose.js"
            "drag.js"
            "geometry.js"
            "hand.js"
            "keyboard.js"
            "legal.js"
            "list.js"
            "pointer.js"
            "table.js"
        },
        style: include_str!("../../../presentation/cathedral/assets/style.css"),
    },
    GameAssets {
        game: "tournay",
        entry: "presentation/tournay/assets/table.js",
        scripts: files! { "presentation/tournay/assets":
            "hold.js"
            "table.js"
            "tabs.js"
            "zoom.js"
        },
        style: include_str!("../../../presentation/tournay/assets/style.css"),
    },
    GameAssets {
        game: "anarchy",
        entry: "presentation/anarchy/assets/table.js",
        scripts: files! { "presentation/anarchy/assets":
            "frames.js"
            "muster.js"
            "sheets.js"
            "table.js"
            "viewport.js"
        },
        style: include_str!("../../../presentation/anarchy/assets/style.css"),
    },
];
