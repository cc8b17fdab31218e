//! What a game shows of itself, whatever game it is.
//!
//! A game's package implements [`Presentation`] for a type of its own and hands out a [`GameInfo`]: the
//! generic code ends there. Everybody else holds a `Box<dyn AnyGame>` and reads [`GameInfo`]s from the
//! [`registry`], which the program fills when it starts. No code here, or above, compares a game's name.

mod analysis;
mod any;
mod choices;
mod digest;
mod engines;
mod faults;
mod form;
mod host;
mod import;
mod info;
mod inspector;
pub mod lessons;
mod looming;
mod presentation;
pub mod reference;
mod refused;
pub mod registry;
mod round;
mod scene;
mod score;
mod series;
mod story;
pub mod testing;

pub use analysis::{Analysing, Hint};
pub use any::{AnyGame, Engines, Header, Played, Player, Rules, StoryLine, Views};
pub use choices::{Choice, Choices, Consequences, PieceChoice, TurnChoice};
pub use engines::{
    ArenaOrder, EngineError, EngineInfo, GamesPlayed, Openings, Pairing, SimulationOrder,
    TournamentMeeting, TournamentOrder, TournamentPlace, TournamentRules, TournamentTable,
    TournamentWatcher, Watcher,
};
pub use faults::{PositionFault, RecordFault, SealFault};
pub use form::{
    ComponentFile, FileProblem, FormOption, FormValue, NotSetUp, OptionPlace, Origin, SetupForm,
};
pub use host::{Host, unknown_version};
pub use import::{Brought, NotRead, read};
pub use info::{
    CardSheet, DrawingView, Entry, EventsWords, GameAssets, GameInfo, NamedWords, Scoring, Secrets,
    Showpiece, TableSections, Tabs, TypingWords,
};
pub use inspector::{About, Deployment, Inspector, Muster, MusterPost, MusterSide, MusterWorker};
pub use looming::Looming;
pub use presentation::{
    ActionKind, ActionOf, EventKind, EventOf, NeedOf, Presentation, RoundPageOf, SetupOf,
    TakingBack, ToldOf, TurnBriefOf, ViewOf, WorthOf, plain_choices,
};
pub use refused::Refused;
pub use registry::{
    canonical_setup, game, games, has_chance, install, learn_versions, restart, simplest, sketch,
    start, title,
};
pub use round::{Blow, RoundCell, RoundCount, RoundPage, Upcoming};
pub use scene::{Layout, Paper, Scene};
pub use score::{Course, Gauge, Rung, ScoreLine, ScoreSheet, Share, plain, seats};
pub use series::{SeriesRules, Totals};
pub use story::{
    Bars, Explanation, Holding, Said, StepKind, StoryStep, StoryTurn, Threat, Told, Tone, Turn,
    turns_in_a_row,
};
