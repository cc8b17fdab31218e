//! The games there are: those that the program installed when it started.

use std::sync::OnceLock;

use bastide_core::{RulesVersion, Seed, SetupError};
use bastide_text::Phrasebook;

use crate::any::AnyGame;
use crate::info::GameInfo;

static GAMES: OnceLock<Vec<GameInfo>> = OnceLock::new();

/// Installs the games, in the order of the pages. The first list stays: a process plays one set of games.
pub fn install(games: &[fn() -> GameInfo]) {
    GAMES.get_or_init(|| games.iter().map(|game| game()).collect());
}

/// Every game, in the order of the pages.
pub fn games() -> &'static [GameInfo] {
    GAMES.get().expect("games are installed before anything asks for them")
}

/// The game of a name.
pub fn game(name: &str) -> Option<&'static GameInfo> {
    games().iter().find(|game| game.name == name)
}

/// The game for those who have not chosen one: one for the fewest players.
pub fn simplest() -> Option<&'static GameInfo> {
    games().iter().min_by_key(|game| game.players.1)
}

/// Whether chance decides anything in a game.
pub fn has_chance(name: &str) -> bool {
    game(name).is_some_and(GameInfo::has_chance)
}

/// What people call a game; nothing if there is no such game.
pub fn title(name: &str, book: &Phrasebook) -> Option<String> {
    game(name).map(|game| (game.title)(book))
}

/// Starts a game by its name; nothing if there is no such game.
pub fn start(name: &str, setup: &str, seed: &Seed) -> Option<Result<Box<dyn AnyGame>, SetupError>> {
    game(name).map(|game| (game.entry.start)(setup, seed, (game.entry.version)()))
}

/// Finds out the versions of all rules, so that nobody has to wait for it.
pub fn learn_versions() {
    for game in games() {
        let _ = (game.entry.version)();
    }
}

/// Starts a game that is only looked at: nobody asks for the version of its rules.
pub fn sketch(name: &str, setup: &str, seed: &Seed) -> Option<Box<dyn AnyGame>> {
    (game(name)?.entry.start)(setup, seed, unknown_version()).ok()
}

/// For games whose version nobody asks for: it takes longer to find out than to play them.
pub fn unknown_version() -> RulesVersion {
    RulesVersion::parse("0000000000000000").expect("sixteen digits are a version")
}

/// Starts a game that was begun before, with the rules it was begun with.
pub fn restart(
    name: &str,
    setup: &str,
    seed: &Seed,
    rules: RulesVersion,
) -> Option<Result<Box<dyn AnyGame>, SetupError>> {
    game(name).map(|game| (game.entry.start)(setup, seed, rules))
}

/// A setup as records write it: only what differs from the default. Nothing for a setup that cannot be read.
pub fn canonical_setup(name: &str, setup: &str) -> Option<String> {
    (game(name)?.entry.canonical)(setup).ok()
}
