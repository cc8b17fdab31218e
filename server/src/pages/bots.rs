//! The bots as opponents one chooses: their names, and how long they may think.

use bastide_text::{Phrasebook, pages as say};
use maud::{Markup, html};

/// An engine, by the rank it has on the pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    Random,
    Greedy,
    Mcts,
    Search,
}

/// Seconds a bot may think about a move.
pub(super) const SECONDS: [&str; 3] = ["0.1", "0.5", "2"];

impl Level {
    pub const ALL: [Self; 4] = [Self::Random, Self::Greedy, Self::Mcts, Self::Search];

    /// The engine's name in the roster of bots.
    pub const fn engine(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Mcts => "mcts",
            Self::Search => "search",
        }
    }

    /// What `level` says in a form: a bot as the roster reads it.
    pub fn spec(self) -> String {
        if self.thinks() { format!("{}:0.5s", self.engine()) } else { self.engine().to_owned() }
    }

    /// Whether more time makes it stronger.
    pub(super) const fn thinks(self) -> bool {
        matches!(self, Self::Mcts | Self::Search)
    }

    pub fn name(self, book: &Phrasebook) -> String {
        match self {
            Self::Random => say::level_random(book),
            Self::Greedy => say::level_greedy(book),
            Self::Mcts => say::level_mcts(book),
            Self::Search => say::level_search(book),
        }
    }

    fn note(self, book: &Phrasebook) -> String {
        match self {
            Self::Random => say::level_random_note(book),
            Self::Greedy => say::level_greedy_note(book),
            Self::Mcts => say::level_mcts_note(book),
            Self::Search => say::level_search_note(book),
        }
    }
}

/// One of the levels, as a field named `level`.
pub(super) fn level_choice(chosen: Level, book: &Phrasebook) -> Markup {
    html! {
        fieldset.levels {
            legend { (say::level(book)) }
            @for level in Level::ALL {
                label.pick {
                    input type="radio" name="level" value=(level.spec()) checked[level == chosen];
                    span { b { (level.name(book)) } " " small { (level.note(book)) } }
                }
            }
        }
    }
}
