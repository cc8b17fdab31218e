//! What a browser asks for to install the site, and to open it without a connection.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{Html, IntoResponse, Response};
use bastide_text::{Language, Phrasebook, pages as say};
use serde_json::{Value, json};

use super::icons::{ICONS, Icon, icon};
use super::page;
use crate::assets;
use crate::frame::{Appearance, Frame};
use crate::site::html;
use crate::visitor::Visitor;

/// A day: an icon that changes may be seen a little later.
const ICON_AGE: &str = "public, max-age=86400";
const WORKER: &str = include_str!("../../assets/app/worker.js");

/// `GET /app.webmanifest`
pub(crate) async fn manifest(visitor: Visitor) -> Response {
    let book = visitor.book();
    let told = json!({
        "id": "/",
        "name": "Bastide",
        "short_name": "Bastide",
        "description": say::summary(&book),
        "lang": book.language().code(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f4ecdb",
        "theme_color": "#3a2417",
        "categories": ["games"],
        "icons": ICONS.iter().map(listed).collect::<Vec<_>>(),
    });
    ([(CONTENT_TYPE, "application/manifest+json")], told.to_string()).into_response()
}

fn listed(icon: &Icon) -> Value {
    json!({
        "src": format!("/icons/{}", icon.name),
        "sizes": format!("{0}x{0}", icon.size),
        "type": "image/png",
        "purpose": if icon.is_maskable { "maskable" } else { "any" },
    })
}

/// `GET /icons/{name}`
pub(crate) async fn picture(Path(name): Path<String>) -> Response {
    // Drawn once, which takes a moment.
    let drawn = tokio::task::spawn_blocking(move || icon(&name)).await;
    match drawn {
        Ok(Some(png)) => {
            ([(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, ICON_AGE)], png).into_response()
        }
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}

/// `GET /worker.js`: with what it keeps written in front. The name of its cache changes with any script or style.
pub(crate) async fn worker() -> Response {
    let pages = Language::ALL.map(|language| format!("/offline/{}", language.code()));
    let shell = json!({
        "version": assets::version(),
        "style": assets::links().style,
        "pages": pages,
    });
    let script = format!("self.SHELL = {shell};\n{WORKER}");
    let headers = [(CONTENT_TYPE, "text/javascript; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
    (headers, script).into_response()
}

/// `GET /offline/{language}`: the same for everybody, because browsers keep it.
pub(crate) async fn offline(Path(language): Path<String>) -> Result<Html<String>, StatusCode> {
    let language: Language = language.parse().map_err(|_| StatusCode::NOT_FOUND)?;
    let book = Phrasebook::new(language);
    let frame = Frame {
        book: &book,
        path: "/".to_owned(),
        guest_name: String::new(),
        assets: assets::links(),
        appearance: Appearance::default(),
        announcement: None,
    };
    Ok(html(page::offline(&frame)))
}
