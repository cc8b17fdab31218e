//! The program as a whole, run as people and scripts run it.

mod admin;
mod arena;
mod backup;
mod call;
mod documents;
mod games;
mod help;
mod import;
mod play;
mod refusals;
mod requests;
mod serve;
mod tables;
mod verify;
