//! The games there are: those that the program installed when it started.

use std::sync::OnceLock;

use bastide_core::{RulesVersion, Seed, SetupError};
use bastide_text::Phrasebook;

use crate::any::AnyGame;
use crate::host::unknown_version;
use crate::info::{GameInfo, Secrets};
use crate::lessons::Lesson;
use crate::presentation::TakingBack;
use crate::reference::Reference;

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

/// Starts a game that was begun before, with the rules it was begun with.
pub fn restart(
    name: &str,
    setup: &str,
    seed: &Seed,
    rules: RulesVersion,
) -> Option<Result<Box<dyn AnyGame>, SetupError>> {
    game(name).map(|game| (game.entry.start)(setup, seed, rules))
}

/// What somebody asks for who begins a game, as records write it. Nothing for a setup that cannot be read.
pub fn canonical_setup(name: &str, setup: &str) -> Option<String> {
    (game(name)?.entry.canonical)(setup).ok()
}

/// The lessons of a game, in their order; the first is the opening tutorial.
pub fn lessons(name: &str) -> &'static [Lesson] {
    game(name).map_or(&[], |game| game.lessons)
}

/// A lesson by its name: `tournay/borrow`.
pub fn lesson(name: &str) -> Option<&'static Lesson> {
    let (game, key) = name.split_once('/')?;
    lessons(game).iter().find(|lesson| lesson.key == key)
}

/// The lesson after another one.
pub fn lesson_after(lesson: &Lesson) -> Option<&'static Lesson> {
    let all = lessons(lesson.game);
    let place = all.iter().position(|one| one.key == lesson.key)?;
    all.get(place + 1)
}

/// The reference of a game; nothing for a game whose pieces speak for themselves.
pub fn reference(name: &str, book: &Phrasebook) -> Option<Reference> {
    Some((game(name)?.reference?.reference)(book))
}

/// The drawing of an entry of the reference, by its id.
pub fn picture(name: &str, id: &str, book: &Phrasebook) -> Option<String> {
    (game(name)?.reference?.picture)(id, book)
}

/// Whether a game has a reference.
pub fn has_reference(name: &str) -> bool {
    game(name).is_some_and(|game| game.reference.is_some())
}

/// What the registry knows of the game.
impl dyn AnyGame {
    pub fn info(&self) -> &'static GameInfo {
        game(self.game()).expect("a game is installed before it is played")
    }

    pub fn title(&self, book: &Phrasebook) -> String {
        (self.info().title)(book)
    }

    pub fn secrets(&self) -> Secrets {
        self.info().secrets
    }

    pub fn taking_back(&self) -> TakingBack {
        self.info().taking_back
    }
}

/// A lesson begins with a game that is looked up by its name.
impl Lesson {
    /// The game as it stands before the first step; nothing if the rules refuse to get there. It is
    /// only looked at.
    pub fn start(&self, book: &Phrasebook) -> Option<Box<dyn AnyGame>> {
        let Ok(seed) = self.seed.parse();
        let mut game = sketch(self.game, self.setup, &seed)?;
        for (seat, action) in self.beginning() {
            game.act(seat, &action, book).ok()?;
        }
        Some(game)
    }
}
