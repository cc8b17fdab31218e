//! The page of a round: what it came to for everybody at the table, and what comes next.

use crate::story::Tone;

/// What a round that is over came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundPage {
    /// The number of the action it ended with, counted from 1: a table shows each page once by itself.
    pub ply: usize,
    /// `Round 3 is over`
    pub round: String,
    /// What the story calls this page: `Round 3 at a glance`
    pub recall: String,
    /// What puts it aside: `On to round 4`
    pub go_on: String,
    /// `You repelled 4 of 5 attacks`
    pub title: String,
    /// What struck the seat that is looked at, one after the other.
    pub blows: Vec<Blow>,
    /// Who plays, by name: every count has a cell for each.
    pub players: Vec<String>,
    pub counts: Vec<RoundCount>,
    /// What comes next, under a heading of its own; nothing after the last round.
    pub next: Option<(String, Vec<Upcoming>)>,
    /// What of the values in there no source states.
    pub doubt: Option<String>,
}

/// Something that struck, and what became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blow {
    /// As SVG.
    pub picture: String,
    pub title: String,
    /// `Repelled`
    pub outcome: String,
    /// What met it, or what was lacking.
    pub told: String,
    pub is_repelled: bool,
}

/// A row of the count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundCount {
    /// The icon as SVG markup, drawn in a square of 24 by 24; empty for none.
    pub icon: String,
    pub label: String,
    pub cells: Vec<RoundCell>,
}

/// What a row counts of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundCell {
    pub words: String,
    pub tone: Tone,
    /// What it is made of; empty where that says nothing more.
    pub note: String,
}

/// Something that comes in the next round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Upcoming {
    /// The icon as SVG markup, drawn in a square of 24 by 24.
    pub icon: String,
    pub title: String,
    pub words: String,
}
