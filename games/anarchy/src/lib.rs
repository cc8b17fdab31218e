//! The rules of The Anarchy: one to four nobles fill two sheets with their workers and resources,
//! defend their castles against cards and take those of the enemy, in five rounds. What everybody
//! does in the action phase and in the defence happens at the same time.
//!
//! The clauses cited here (`ANA-…`) are those of `docs/rules/anarchy.md`; every printed value is in
//! `data/sheets.toml`.

#![deny(clippy::float_arithmetic)]

#[macro_use]
mod sheet;
mod action;
mod builtin;
/// The clauses of the ledger, generated from it.
pub mod clause {
    include!(concat!(env!("OUT_DIR"), "/clause.rs"));
}
mod corrected;
mod event;
mod game;
mod need;
mod notation;
mod position;
mod score;
mod setup;
mod view;

pub use action::{Action, Defender, Target};
pub use builtin::{AttackCard, BUILT_IN, BUILT_IN_FILE, EstateCard, Loot, Path, UnknownId};
pub use corrected::{Corrected, Provenance, provenance};
pub use event::{Dealt, Event, Joust};
pub use game::{Anarchy, CastleNeeds, Insight, Phase, Stage};
pub use need::Need;
pub use position::{BattleDocument, EstateDocument, PendingDocument, PlayerDocument, Position};
pub use score::{PathScore, Score, Title};
pub use setup::{Difficulty, Mode, Rules, Scenario, Setup};
pub use sheet::boxes::{BoxId, Boxes, Line, MOST_BOXES};
pub use sheet::purse::Purse;
pub use sheet::table::{
    AttackSpec, AttackTypeSpec, BoxSpec, CastleSpec, Criterion, EstateSpec, Gain, Kind, Lines,
    LootSpec, OverrunSpec, PathSpec, PlaceSpec, Price, Requirement, RoundSpec, ScenarioCardSpec,
    SiegeSpec, Spot, Step, TARGETS, Table, TrainingSpec, WHOLE, Why,
};
pub use sheet::tree::DataError;
pub use sheet::words::{
    Activity, Asset, AttackType, Attribute, Colour, Corner, Fortification, Hold, Horse, Icon,
    Ingredient, Letter, LootSize, Row, Side, Tactic,
};
pub use view::{PlayerView, Question, RallyTokens, View};
