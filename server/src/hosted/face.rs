//! The games there are, by name: what can be asked of a game before one is played.

use bastide_anarchy::Anarchy;
use bastide_cathedral::Cathedral;
use bastide_core::{RulesVersion, Seat, Seed, SetupError};
use bastide_text::Phrasebook;
use bastide_tournay::Tournay;

use super::brought::{Brought, NotRead, read_as};
use super::show::{FileProblem, Secrets, Show};
use super::{Host, Hosted};

/// A game as a list of what can be asked of it.
pub struct Face {
    pub name: &'static str,
    pub secrets: Secrets,
    /// The fewest and the most who can play.
    pub players: (u8, u8),
    /// What people call it.
    pub title: fn(&Phrasebook) -> String,
    /// What people call a seat.
    pub seat_words: fn(&Phrasebook, Seat) -> String,
    /// The engines, weakest first.
    pub engines: fn() -> Vec<&'static str>,
    pub(super) version: fn() -> RulesVersion,
    pub(super) start: Start,
    pub(super) read: fn(&str, &Phrasebook) -> Result<Brought, NotRead>,
    canonical: fn(&str) -> Result<String, SetupError>,
    with_file: fn(&str, &str) -> Option<Result<String, NotSetUp>>,
}

type Start = fn(&str, &Seed, RulesVersion) -> Result<Box<dyn Hosted>, SetupError>;

/// Why a setup with an owner's file cannot be played.
#[derive(Clone, Debug)]
pub enum NotSetUp {
    Setup(SetupError),
    File(FileProblem),
}

impl Face {
    const fn of<G: Show>() -> Self {
        Self {
            name: G::NAME,
            secrets: G::SECRETS,
            players: G::PLAYERS,
            title: G::title,
            seat_words: G::seat_words,
            engines: || G::ENGINES.iter().map(|(name, _)| *name).collect(),
            version: G::version,
            start: Host::<G>::start,
            read: read_as::<G>,
            canonical: |setup| setup.parse::<G::Setup>().map(|setup| setup.to_string()),
            with_file: with_file::<G>,
        }
    }

    /// A setup as text, with the differences that an owner's file makes; nothing for a game that has no
    /// such file.
    pub fn with_file(&self, setup: &str, text: &str) -> Option<Result<String, NotSetUp>> {
        (self.with_file)(setup, text)
    }
}

fn with_file<G: Show>(setup: &str, text: &str) -> Option<Result<String, NotSetUp>> {
    let setup: G::Setup = match setup.parse() {
        Ok(setup) => setup,
        Err(error) => return Some(Err(NotSetUp::Setup(error))),
    };
    let read = G::with_file(setup, text)?;
    Some(read.map(|setup| setup.to_string()).map_err(NotSetUp::File))
}

/// Every game, in the order of the pages.
pub static GAMES: [Face; 3] =
    [Face::of::<Tournay>(), Face::of::<Cathedral>(), Face::of::<Anarchy>()];

/// The game of a name.
pub fn face(name: &str) -> Option<&'static Face> {
    GAMES.iter().find(|face| face.name == name)
}

/// Whether chance decides anything in a game.
pub fn has_chance(game: &str) -> bool {
    face(game).is_some_and(|face| face.secrets != Secrets::Nothing)
}

/// What people call a game; nothing if there is no such game.
pub fn title(game: &str, book: &Phrasebook) -> Option<String> {
    face(game).map(|face| (face.title)(book))
}

/// Starts a game by its name; nothing if there is no such game.
pub fn start(game: &str, setup: &str, seed: &Seed) -> Option<Result<Box<dyn Hosted>, SetupError>> {
    face(game).map(|face| (face.start)(setup, seed, (face.version)()))
}

/// Finds out the versions of all rules, so that nobody has to wait for it.
pub fn learn_versions() {
    for face in &GAMES {
        let _ = (face.version)();
    }
}

/// Starts a game that is only looked at: nobody asks for the version of its rules.
pub(crate) fn sketch(game: &str, setup: &str, seed: &Seed) -> Option<Box<dyn Hosted>> {
    let rules = RulesVersion::parse("0000000000000000")?;
    (face(game)?.start)(setup, seed, rules).ok()
}

/// Starts a game that was begun before, with the rules it was begun with.
pub fn restart(
    game: &str,
    setup: &str,
    seed: &Seed,
    rules: RulesVersion,
) -> Option<Result<Box<dyn Hosted>, SetupError>> {
    face(game).map(|face| (face.start)(setup, seed, rules))
}

/// A setup as records write it: only what is not usual. Nothing for a setup that cannot be read.
pub fn canonical_setup(game: &str, setup: &str) -> Option<String> {
    (face(game)?.canonical)(setup).ok()
}
