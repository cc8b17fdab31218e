//! Every route, asked without a socket, on a real database. Whoever asks what, no answer comes without
//! its policy and none is a failure of the server: [`house`] looks at each.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod accounts;
mod acting;
mod admin;
mod analysis;
mod api;
mod app;
mod assets;
mod attacks;
mod belongings;
mod clocks;
mod fair;
mod following;
#[path = "../games/mod.rs"]
mod games;
mod garbage;
mod guests;
mod headers;
mod home;
mod hooks;
mod house;
mod learning;
mod limits;
mod live;
mod logs;
mod metrics;
mod moments;
mod others;
mod own_file;
mod programs;
mod push;
mod questions;
mod ratings;
mod reasons;
mod records;
mod repeats;
mod roles;
mod secrets;
mod sheets;
mod socket;
mod tournaments;
mod tournay;
mod undo;
mod unreadable;
mod walk;
mod walk_api;
mod words;
