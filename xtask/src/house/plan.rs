//! The plan of the house: which crates there are, and which of them each may use.

/// A crate by its folder, and the folders of the crates that it may depend on.
pub(super) struct Room {
    pub(super) folder: &'static str,
    pub(super) uses: &'static [&'static str],
}

const fn room(folder: &'static str, uses: &'static [&'static str]) -> Room {
    Room { folder, uses }
}

const RULES: &[&str] = &["games/core", "games/ledger"];
/// What a game's presentation is made from, besides the rules of its game.
const PRESENTATION: &[&str] = &["presentation/core", "bots", "draw", "text", "games/core"];

/// Every crate of the workspace, lowest first: a crate uses only those above it in this list.
pub(super) const ROOMS: &[Room] = &[
    room("games/ledger", &[]),
    room("games/core", &["games/ledger"]),
    room("games/testkit", RULES),
    room("games/cathedral", RULES),
    room("games/tournay", RULES),
    room("games/anarchy", RULES),
    room("text", &["games/core"]),
    room("draw", &["games/core", "text"]),
    room("bots", &["games/core", "games/cathedral", "games/tournay", "games/anarchy"]),
    room("presentation/core", &["bots", "draw", "text", "games/core"]),
    room("presentation/cathedral", PRESENTATION),
    room("presentation/tournay", PRESENTATION),
    room("presentation/anarchy", PRESENTATION),
    room("store", &[]),
    room("matches", &["store", "presentation/core", "bots", "text", "games/core"]),
    room("community", &["matches", "store", "presentation/core", "bots", "text", "games/core"]),
    room(
        "web",
        &[
            "community",
            "matches",
            "store",
            "presentation/core",
            "bots",
            "draw",
            "text",
            "games/core",
            "games/ledger",
        ],
    ),
    room("server", &["web", "community", "matches", "store", "presentation/core", "games/core"]),
    room(
        "bastide",
        &[
            "server",
            "web",
            "store",
            "matches",
            "community",
            "presentation/core",
            "bots",
            "draw",
            "text",
            "games/core",
        ],
    ),
];

/// Crates outside the house: they build, test and measure it, and nothing depends on them.
pub(super) const YARD: &[&str] =
    &["xtask", "load", "presentation/fourth/rules", "presentation/fourth/presentation"];

/// A game and the folders that are about nothing else.
pub(super) struct GamePackage {
    pub(super) name: &'static str,
    pub(super) folders: &'static [&'static str],
}

pub(super) const GAMES: &[GamePackage] = &[
    GamePackage {
        name: "cathedral",
        folders: &["games/cathedral/", "presentation/cathedral/", "bots/src/cathedral/"],
    },
    GamePackage {
        name: "tournay",
        folders: &["games/tournay/", "presentation/tournay/", "bots/src/tournay/"],
    },
    GamePackage {
        name: "anarchy",
        folders: &["games/anarchy/", "presentation/anarchy/", "bots/src/anarchy/"],
    },
];

/// The files that list the games: where a new one is entered.
pub(super) const REGISTERS: &[&str] = &["bastide/src/main.rs", "bots/src/lib.rs"];

/// The most methods of one type outside `games/`.
pub(super) const MOST_METHODS: usize = 40;
/// The most cases of an error.
pub(super) const MOST_CASES: usize = 12;
/// The most lines of a function that is no table.
pub(super) const MOST_LINES: usize = 60;
/// The most values that a parameter may bundle without a name for them.
pub(super) const MOST_IN_TUPLE: usize = 2;
