//! Every route, asked without a socket, on a real database. Whoever asks what, no answer comes without
//! its policy and none is a failure of the server: [`house`] looks at each.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod acting;
mod api;
mod assets;
mod fair;
mod following;
mod garbage;
mod guests;
mod headers;
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
mod questions;
mod reasons;
mod records;
mod repeats;
mod roles;
mod secrets;
mod sheets;
mod tournay;
mod undo;
mod unreadable;
mod walk;
mod words;
