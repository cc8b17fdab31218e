//! The database: a file of one machine (SQLite) or a PostgreSQL that several machines share.
//! The store knows no rule: an entry of a match's log is a text.
//!
//! Invariant: a write that was answered is durable. One thread writes and commits all waiting writes
//! together; readers run beside it. The log of a match has no gap, and of two writers of one sequence
//! number exactly one wins.
//!
//! [`Store`] opens the database. Its methods are grouped: `store.log()`, `store.players()` and so on.

mod access;
mod accounts;
mod backup;
mod database;
mod engine;
mod error;
mod lessons;
mod lists;
mod log;
mod match_id;
mod moderation;
mod names;
mod nodes;
mod notice;
mod players;
mod private;
mod ratings;
pub mod rows;
mod store;
pub mod time_control;
pub mod tls;
mod token_hash;
mod tokens;
mod tournaments;
mod webhooks;

pub use accounts::{Account, Accounts, Known, Named, NewAccount, NewSession, Proof, Session};
pub use backup::{BackupCounts, Backups};
pub use database::{Database, Served};
pub use engine::{Options, Statistics};
pub use error::{BackupProblem, DatabaseProblem, MigrationError, StoreError, TransientError};
pub use lessons::Lessons;
pub use lists::Lists;
pub use log::{Log, StoredShuffle};
pub use moderation::{Announcement, By, Moderation, ModerationEntry, Restraint, RestraintKind};
pub use names::fold;
pub use nodes::{Nodes, Outage};
pub use notice::{Notice, Notices};
pub use players::{ListedPlayer, OwnRemark, PlayerQuery, Players};
pub use ratings::{
    Fresh, ListedRating, NewRated, RatingChange, Ratings, Recomputed, StoredRating, System,
};
pub use rows::*;
pub use store::{Store, now};
pub use token_hash::{TokenHash, token_hash};
pub use tokens::{ApiToken, Bearer, NewApiToken, Tokens};
pub use tournaments::{
    MatchTournament, NewRound, NewTournament, StoredEntrant, StoredPairing, StoredTournament,
    TournamentId, Tournaments, WholeTournament,
};
pub use webhooks::{
    CallFailure, CallSubject, NewWebhook, NoticeChoice, PUSH, QueuedCall, TakeCalls, Webhook,
    WebhookCall, Webhooks,
};

type Result<T, E = StoreError> = std::result::Result<T, E>;
