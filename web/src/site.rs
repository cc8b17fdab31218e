//! What the handlers share.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::FromRef;
use axum::response::Html;
use maud::Markup;
use tokio::sync::Mutex;

use crate::metrics::Metrics;
use crate::{limits::Guard, limits::Protection};
use bastide_community::Community;
use bastide_community::accounts::Passwords;

/// How the pages are served.
#[derive(Clone, Debug)]
pub struct Settings {
    pub protection: Protection,
    /// Whether webhooks may call into the networks of the host, and without encryption there.
    pub hooks_to_private: bool,
}

/// Whether the database could keep something when it was last asked, and when that was.
#[derive(Clone, Default)]
pub(crate) struct Readiness(pub(crate) Arc<Mutex<Option<(Instant, bool)>>>);

#[derive(Clone)]
pub struct Site {
    pub(crate) tables: Community,
    pub(crate) metrics: Metrics,
    pub(crate) guard: Guard,
    pub(crate) passwords: Passwords,
    pub(crate) settings: Settings,
    pub(crate) readiness: Readiness,
}

impl Site {
    pub fn new(tables: Community, settings: Settings) -> Self {
        let (metrics, passwords) = (Metrics::default(), Passwords::default());
        let guard = Guard::new(settings.protection.clone());
        let readiness = Readiness::default();
        Self { tables, metrics, guard, passwords, settings, readiness }
    }
}

impl FromRef<Site> for Community {
    fn from_ref(site: &Site) -> Self {
        site.tables.clone()
    }
}

/// A page as an answer.
pub(crate) fn html(markup: Markup) -> Html<String> {
    Html(markup.into_string())
}
