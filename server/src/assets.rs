//! Style and scripts, inside the program. All of them share one name that changes with any of them, so
//! that browsers may keep them for good and modules find each other by relative paths.

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
        &[$(($name, include_str!(concat!("../assets/", $name)))),*]
    };
}

const FILES: &[(&str, &str)] = files! {
    "act.js"
    "board.js"
    "chat.js"
    "choose.js"
    "copy.js"
    "drag.js"
    "geometry.js"
    "hand.js"
    "keyboard.js"
    "legal.js"
    "list.js"
    "live.js"
    "parts.js"
    "pointer.js"
    "preview.js"
    "replay.js"
    "rules.js"
    "search.js"
    "send.js"
    "status.js"
    "style.css"
    "swap.js"
    "table.js"
    "version.js"
    "words.js"
};

/// Where the pages find them.
pub(crate) fn links() -> Assets {
    let link = |name: &str| Some(url(name));
    Assets {
        style: url("style.css"),
        page: link("copy.js"),
        table: link("table.js"),
        replay: link("replay.js"),
        rules: link("rules.js"),
    }
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
    for (name, text) in FILES {
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
    let Some((_, text)) = FILES.iter().find(|(file, _)| *file == name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let kind = if name == "style.css" { "text/css" } else { "text/javascript" };
    // An old page may ask for an old version: it gets the new one, but must not keep it.
    let keep = if wanted == version() { "public, max-age=31536000, immutable" } else { "no-store" };
    ([(CONTENT_TYPE, format!("{kind}; charset=utf-8")), (CACHE_CONTROL, keep.to_owned())], *text)
        .into_response()
}
