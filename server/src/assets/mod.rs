//! Style and scripts, inside the program: one style sheet for all pages and one script for each kind. They share a
//! version in their addresses that changes with any of them, so that browsers may keep them for good.

mod bundle;

use std::sync::LazyLock;

use crate::pages::Assets;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use sha2::{Digest as _, Sha256};

/// Puts the named files of the folder into the program.
macro_rules! files {
    ($($name:literal)*) => {
        &[$(($name, include_str!(concat!("../../assets/", $name)))),*]
    };
}

const FILES: &[bundle::File] = files! {
    "account.css"
    "act.js"
    "analysis.css"
    "analysis.js"
    "board.js"
    "changes.js"
    "chat.js"
    "choose.js"
    "clock.css"
    "clock.js"
    "copy.js"
    "drag.js"
    "fair.css"
    "fair.js"
    "fairness.js"
    "frames.js"
    "geometry.js"
    "glide.js"
    "hand.js"
    "hint.js"
    "hold.js"
    "keyboard.js"
    "learning.css"
    "lay.js"
    "legal.js"
    "lesson.js"
    "levels.css"
    "list.js"
    "live.js"
    "lookout.js"
    "menu.js"
    "muster.js"
    "notify.js"
    "parts.js"
    "pointer.js"
    "preview.js"
    "programs.css"
    "ranks.css"
    "reference.js"
    "replay.js"
    "rules.js"
    "search.js"
    "send.js"
    "sheets.css"
    "sheets.js"
    "shuffle.js"
    "status.js"
    "style.css"
    "swap.js"
    "table.js"
    "tabs.js"
    "tournay.css"
    "version.js"
    "words.js"
    "zoom.js"
};

/// What the style sheet is called, and the files that it is made of, in their order.
const STYLE: &str = "style.css";
const STYLES: [&str; 11] = [
    STYLE,
    "tournay.css",
    "sheets.css",
    "learning.css",
    "fair.css",
    "levels.css",
    "programs.css",
    "account.css",
    "clock.css",
    "ranks.css",
    "analysis.css",
];
/// The scripts that pages ask for. A page asks for one of them.
const SCRIPTS: [&str; 7] =
    ["copy.js", "table.js", "replay.js", "rules.js", "reference.js", "fair.js", "analysis.js"];

/// Where the pages find them.
pub(crate) fn links() -> Assets {
    let [page, table, replay, rules, reference, fair, analysis] =
        SCRIPTS.map(|name| Some(url(name)));
    Assets { style: url(STYLE), page, table, replay, rules, reference, fair, analysis }
}

/// What is sent, by name.
fn served() -> &'static [(&'static str, String)] {
    static SERVED: LazyLock<Vec<(&str, String)>> = LazyLock::new(|| {
        let style = STYLES.map(|name| bundle::source(name, FILES)).concat();
        let scripts = SCRIPTS.map(|name| (name, bundle::bundle(name, FILES)));
        scripts.into_iter().chain([(STYLE, style)]).collect()
    });
    &SERVED
}

/// Where an asset is found.
fn url(name: &str) -> String {
    format!("/assets/{}/{name}", version())
}

fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(hash_of_all);
    &VERSION
}

fn hash_of_all() -> String {
    use std::fmt::Write as _;
    let mut hash = Sha256::new();
    for (name, text) in served() {
        hash.update(name.as_bytes());
        hash.update(text.as_bytes());
    }
    hash.finalize()[..6].iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// `GET /assets/{version}/{name}`
pub(crate) async fn serve(Path((wanted, name)): Path<(String, String)>) -> Response {
    let Some((_, text)) = served().iter().find(|(file, _)| *file == name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let kind = if name == STYLE { "text/css" } else { "text/javascript" };
    // An old page may ask for an old version: it gets the new one, but must not keep it.
    let keep = if wanted == version() { "public, max-age=31536000, immutable" } else { "no-store" };
    (
        [(CONTENT_TYPE, format!("{kind}; charset=utf-8")), (CACHE_CONTROL, keep.to_owned())],
        text.as_str(),
    )
        .into_response()
}
