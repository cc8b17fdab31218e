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
mod app;
mod assets;
mod chart;
mod contribution;
mod cookies;
mod error;
mod error_pages;
mod fairness;
mod frame;
mod guest;
mod health;
mod home;
mod lessons;
mod levels;
pub mod limits;
mod lists;
mod metrics;
mod moment;
mod names;
mod new_match;
mod notices;
mod options;
mod packing;
pub mod pages;
mod players;
mod privacy;
mod records;
mod reference;
mod replay;
mod router;
mod rules;
mod scopes;
mod score;
mod sealed;
mod seat;
mod setting_up;
mod site;
mod spectators;
mod svg_diff;
mod table;
mod tokens;
mod told;
mod tournaments;
mod visitor;
mod webhooks;

pub use health::apart;
pub use router::site;
pub use router::{Route, routes};
pub use site::{Settings, Site};

#[cfg(test)]
#[path = "../../server/tests/games/mod.rs"]
mod test_games;
