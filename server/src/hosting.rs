//! How the server stands in the world: the configuration that the program passes in.

use std::net::{IpAddr, SocketAddr};

use axum::Router;

use bastide_community::Community;
use bastide_matches::Pace;
use bastide_web::limits::{Limits, Patience, Protection};
use bastide_web::{self as web, Settings, Site};

/// How the server stands in the world.
#[derive(Clone, Debug)]
pub struct Hosting {
    /// None for a server that trusts everybody who reaches it.
    pub limits: Option<Limits>,
    /// Those whose word is taken for whom they speak for.
    pub proxies: Vec<IpAddr>,
    /// Where figures are told; without it, at `/metrics` to the machine itself.
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
            proxies: Vec::new(),
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
        let Self { limits, proxies, metrics, patience, hooks_to_private, pace: _ } = self;
        let protection = Protection { limits, proxies, patience };
        Settings { protection, has_metrics_apart: metrics.is_some(), hooks_to_private }
    }
}

/// All pages and answers of the server, without listening and without limits.
pub fn app(tables: Community) -> Router {
    app_hosted(tables, Hosting::open())
}

/// The same, as it stands in the world.
pub fn app_hosted(tables: Community, hosting: Hosting) -> Router {
    web::site(Site::new(tables, hosting.settings()))
}
