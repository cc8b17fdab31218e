//! The games there are, and what the program needs to know of each.
//!
//! A new game is one line in the list below and its [`Playable`].

mod anarchy;
mod cathedral;
mod tournay;

use anyhow::Result;
use bastide_bots::analysis::Analysed;
use bastide_bots::arena::Opening;
use bastide_bots::levels::Ladder;
use bastide_core::{Game, Seat, Silent, Standing};
use bastide_server::hosted::Shown;
use bastide_text::Phrasebook;
use clap::ValueEnum;

/// Declares the games by their names on the command line and in records.
macro_rules! games {
    ($($(#[$doc:meta])* $name:ident: $rules:ty;)*) => {
        /// A game by its name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
        pub(crate) enum GameName {
            $($(#[$doc])* $name,)*
        }

        impl GameName {
            /// Does something with the rules of the game.
            pub(crate) fn run<T: Task>(self, task: T) -> Result<T::Answer> {
                match self {
                    $(Self::$name => task.run::<$rules>(),)*
                }
            }
        }
    };
}

games! {
    /// Two players wall off a city of 10×10 squares
    Cathedral: bastide_cathedral::Cathedral;
    /// Two to four rebuild a district each, with cards, citizens and events
    Tournay: bastide_tournay::Tournay;
    /// One to four defend a castle and fill two sheets, all at the same time
    Anarchy: bastide_anarchy::Anarchy;
}

impl GameName {
    /// The game with the name that its rules have in records and documents.
    pub(crate) fn named(name: &str) -> Result<Self> {
        let known = Self::value_variants().iter().filter_map(Self::to_possible_value);
        let known: Vec<String> = known.map(|value| value.get_name().to_owned()).collect();
        let none = |_| anyhow::anyhow!("there is no game `{name}`; there is {}", known.join(", "));
        <Self as ValueEnum>::from_str(name, false).map_err(none)
    }
}

/// Something to do with a game that is known only at run time.
pub(crate) trait Task {
    type Answer;

    fn run<G: Playable>(self) -> Result<Self::Answer>;
}

/// The totals of a series of games and the player who leads, by number.
pub(crate) struct Totals {
    pub(crate) points: [u32; 2],
    pub(crate) leader: Option<usize>,
}

/// A game with its bots, its words and its drawing, and what the command line needs besides.
pub(crate) trait Playable: Analysed + Ladder + Shown {
    /// The options under which its levels are measured, where nothing else is said.
    const MEASURED: &'static str = "";

    /// The events that statistics count, in the plural.
    const NOTABLE: &'static str;

    fn is_notable(event: &Self::Event) -> bool;

    /// Openings for fair comparisons, none of them the same as another but for a turn of the board; none where chance
    /// sees to it that games differ.
    fn openings() -> Vec<Opening<Self>> {
        Vec::new()
    }

    /// How many sequences of so many actions there are.
    fn perft(&self, depth: u32) -> u64 {
        sequences(self, depth)
    }

    /// Whether an action is about what a player asks for: a kind of piece, a square, a word of it.
    fn concerns(seat: Seat, action: Self::Action, wish: &str, book: &Phrasebook) -> bool {
        let _ = seat;
        let wish = wish.to_lowercase();
        let said = [action.to_string(), Self::action_words(book, action)];
        said.iter().any(|words| words.to_lowercase().contains(&wish))
    }

    /// What a seat can place, all of it or what is asked for, as small drawings.
    fn pieces(view: &Self::View, seat: Seat, wish: &str, book: &Phrasebook) -> String;

    /// Its printed values; none for a game that has none.
    fn components() -> Option<Components> {
        None
    }

    /// The game with its owner's values of cards or sheets, from the text of a file.
    fn with_components(setup: Self::Setup, text: &str) -> Result<Self::Setup> {
        let _ = (setup, text);
        anyhow::bail!("{} has no cards or sheets whose values could be replaced", Self::NAME)
    }

    /// The games in which two players meet again and again, if the rules know such a thing.
    fn series() -> Option<SeriesRules> {
        None
    }
}

/// The printed values of a game's cards and sheets.
pub(crate) struct Components {
    /// The program's own file, which an owner can correct.
    pub(crate) file: &'static str,
    pub(crate) origins: fn() -> Vec<Origin>,
}

/// A printed value and where it comes from.
pub(crate) struct Origin {
    /// `Y1-X-INN.pp`
    pub(crate) value: String,
    /// What it is, or why it is that.
    pub(crate) is: String,
    /// `rules`, `public` or `reconstructed`
    pub(crate) provenance: String,
}

impl Origin {
    pub(crate) fn is_reconstructed(&self) -> bool {
        self.provenance == "reconstructed"
    }
}

/// How a series of games between two players goes.
pub(crate) struct SeriesRules {
    /// Which of the two sits there in the game with this number.
    pub(crate) sitter: fn(game: usize, seat: Seat) -> usize,
    /// What the games add up to.
    pub(crate) totals: fn(games: &[Standing]) -> Totals,
}

/// By playing them all.
fn sequences<G: Game>(game: &G, depth: u32) -> u64 {
    let Some(seat) = game.to_act().iter().next().filter(|_| depth > 0) else {
        return u64::from(depth == 0);
    };
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    let after = |action: &G::Action| {
        let mut next = game.clone();
        let _ = next.apply(seat, *action, &mut Silent).expect("it is listed");
        sequences(&next, depth - 1)
    };
    actions.iter().map(after).sum()
}
