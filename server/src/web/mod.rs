//! The games in the browser and for programs: pages, the API, sockets. No SQL, no rule.
//!
//! A folder is a subject. In it `page` turns plain structs into markup (no state, no request), `routes` extracts,
//! makes one call and renders, `scene` fills the page's structs for one visitor. The modules have no cycle:
//! what several subjects need stands in a file of its own (`visitor`, `error`, `seat`, `moment` …), and `router`
//! stands on top of all.

mod account;
mod admin;
mod analysis;
mod api;
mod chart;
mod contribution;
mod cookies;
pub(crate) mod error;
mod error_pages;
mod fairness;
mod frame;
mod guest;
mod health;
mod home;
mod lessons;
pub(crate) mod levels;
pub(crate) mod limits;
mod lists;
pub(crate) mod metrics;
mod moment;
mod names;
mod new_match;
mod notices;
mod options;
pub mod pages;
mod players;
mod records;
mod reference;
mod replay;
mod router;
mod rules;
mod scopes;
mod score;
mod sealed;
mod seat;
mod site;
pub(crate) mod svg_diff;
mod table;
mod tokens;
mod tournaments;
pub(crate) mod visitor;
mod webhooks;

pub(crate) use health::apart;
pub(crate) use router::site;
pub use router::{Route, routes};
pub(crate) use site::{Settings, Site};
