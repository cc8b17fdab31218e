//! What the handlers share.

use axum::extract::FromRef;
use axum::response::Html;
use maud::Markup;

use crate::accounts::Passwords;
use crate::tables::Tables;
use crate::web::limits::{Guard, Protection};
use crate::web::metrics::Metrics;

/// How the pages are served.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    pub(crate) protection: Protection,
    /// Whether figures have a listener of their own, so that `/metrics` tells none.
    pub(crate) has_metrics_apart: bool,
    /// Whether webhooks may call into the networks of the host, and without encryption there.
    pub(crate) hooks_to_private: bool,
}

#[derive(Clone)]
pub(crate) struct Site {
    pub(crate) tables: Tables,
    pub(crate) metrics: Metrics,
    pub(crate) guard: Guard,
    pub(crate) passwords: Passwords,
    pub(crate) settings: Settings,
}

impl Site {
    pub(crate) fn new(tables: Tables, settings: Settings) -> Self {
        let (metrics, passwords) = (Metrics::default(), Passwords::default());
        let guard = Guard::new(settings.protection.clone());
        Self { tables, metrics, guard, passwords, settings }
    }
}

impl FromRef<Site> for Tables {
    fn from_ref(site: &Site) -> Self {
        site.tables.clone()
    }
}

/// A page as an answer.
pub(crate) fn html(markup: Markup) -> Html<String> {
    Html(markup.into_string())
}
