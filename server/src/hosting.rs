//! How the server stands in the world: the configuration that the program passes in.

use std::net::SocketAddr;

use axum::Router;

use bastide_community::Community;
use bastide_matches::Pace;
use bastide_web::limits::{Limits, Patience, Protection, Proxies};
use bastide_web::{self as web, Settings, Site};

/// How the server stands in the world.
#[derive(Clone, Debug)]
pub struct Hosting {
    /// None for a server that trusts everybody who reaches it.
    pub limits: Option<Limits>,
    pub proxies: Proxies,
    /// Where figures are told; without it, nowhere.
    pub metrics: Option<SocketAddr>,
    pub patience: Patience,
    /// Whether hooks may call into the networks of the host, and without encryption there.
    pub hooks_to_private: bool,
    /// Whether bots let people see that they think.
    pub pace: Pace,
}

impl Default for Hosting {
    fn default() -> Self {
        Self { limits: Some(Limits::default()), ..Self::open() }
    }
}

impl Hosting {
    /// Without limits.
    pub fn open() -> Self {
        Self {
            limits: None,
            proxies: Proxies::default(),
            metrics: None,
            patience: Patience::default(),
            hooks_to_private: false,
            pace: Pace::default(),
        }
    }
}

impl Hosting {
    /// What the pages need to know of it.
    pub(crate) fn settings(self) -> Settings {
        let Self { limits, proxies, patience, hooks_to_private, metrics: _, pace: _ } = self;
        Settings { protection: Protection { limits, proxies, patience }, hooks_to_private }
    }
}

/// All pages and answers of the server, without listening and without limits.
pub fn app(tables: Community) -> Router {
    app_hosted(tables, Hosting::open())
}

/// The same, as it stands in the world.
pub fn app_hosted(tables: Community, hosting: Hosting) -> Router {
    apps(tables, hosting).0
}

/// The same, and what the listener of the figures answers.
pub fn apps(tables: Community, hosting: Hosting) -> (Router, Router) {
    let site = Site::new(tables, hosting.settings());
    (web::site(site.clone()), web::apart(site))
}
