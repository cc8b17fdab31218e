//! Style and scripts, inside the program: one style sheet for the pages of the site and one for the tables of each game,
//! which replays add another to; one script for each kind of page and one for the table of each game. They share a version in
//! their addresses that changes with any of them, so that browsers may keep them for good.

/// Puts files of a folder into the program, each under its path in the repository.
macro_rules! files {
    ($folder:literal: $($name:literal)*) => {
        &[$((
            concat!($folder, "/", $name),
            include_str!(concat!("../../../", $folder, "/", $name)),
        )),*]
    };
}

mod bundle;
mod script;
mod style;

use std::sync::LazyLock;

use crate::frame::Assets;
use crate::packing;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use bastide_presentation::{GameAssets, games};
use flate2::Compression;
use sha2::{Digest as _, Sha256};
use tokio::sync::OnceCell;

/// The modules that all games share.
const SHARED: &[bundle::File] = files! { "web/assets":
    "analysis/analysis.js"
    "fairness/check.js"
    "fairness/fairness.js"
    "page/app.js"
    "page/clock.js"
    "page/contribution.js"
    "page/copy.js"
    "page/glide.js"
    "page/home.js"
    "page/notify.js"
    "page/page.js"
    "page/push.js"
    "page/search.js"
    "page/status.js"
    "page/svg_diff.js"
    "page/swap.js"
    "page/waiting.js"
    "page/words.js"
    "reference/reference.js"
    "replay/replay.js"
    "replay/things.js"
    "rules/rules.js"
    "table/about.js"
    "table/act.js"
    "table/chat.js"
    "table/company.js"
    "table/drawers.js"
    "table/elements.js"
    "table/ending.js"
    "table/frame.js"
    "table/hint.js"
    "table/keep.js"
    "table/lay.js"
    "table/lesson.js"
    "table/live.js"
    "table/menu.js"
    "table/pace.js"
    "table/panel.js"
    "table/past.js"
    "table/plain.js"
    "table/player.js"
    "table/press.js"
    "table/preview.js"
    "table/send.js"
    "table/settings.js"
    "table/sound.js"
    "table/stage.js"
    "table/story.js"
    "table/table.js"
    "table/version.js"
};

/// What the style sheet of the site's pages is called; tables have one each.
const STYLE: &str = "style.css";
/// The one for a table whose game has no styles of its own.
const TABLE_STYLE: &str = "table.css";
/// Every style sheet begins with this.
const BASE_STYLES: &[bundle::File] = files! { "web/assets": "page/style.css" };
/// What the pages of the site add, in this order.
const SITE_STYLES: &[bundle::File] = files! { "web/assets":
    "page/site.css"
    "page/home.css"
    "table/beside.css"
    "page/score.css"
    "page/learning.css"
    "fairness/fairness.css"
    "page/levels.css"
    "page/programs.css"
    "page/account.css"
    "page/clock.css"
    "page/ranks.css"
    "page/waiting.css"
    "page/told.css"
};
/// What replays and analyses have besides the style sheet of a table.
const REPLAY_STYLE: &str = "replay.css";
const REPLAY_STYLES: &[bundle::File] =
    files! { "web/assets": "page/score.css" "analysis/analysis.css" "page/levels.css" };
/// What tables and replays add before the styles of their game, and after them.
const TABLE_STYLES: [&[bundle::File]; 2] = [
    files! { "web/assets": "table/frame.css" "page/motion.css" },
    files! { "web/assets":
        "table/beside.css" "table/hint.css" "page/clock.css" "page/waiting.css"
    },
];

/// The scripts that pages ask for, and the modules they begin with. A page asks for one of them.
const SCRIPTS: [(&str, &str); 8] = [
    ("page.js", "web/assets/page/page.js"),
    ("home.js", "web/assets/page/home.js"),
    ("table.js", "web/assets/table/plain.js"),
    ("replay.js", "web/assets/replay/replay.js"),
    ("rules.js", "web/assets/rules/rules.js"),
    ("reference.js", "web/assets/reference/reference.js"),
    ("fairness.js", "web/assets/fairness/fairness.js"),
    ("analysis.js", "web/assets/analysis/analysis.js"),
];

/// Of these a game may have its own, which begins with the module that all games share.
const RETOLD: [(&str, &str); 2] =
    [("replay", "web/assets/replay/replay.js"), ("analysis", "web/assets/analysis/analysis.js")];

/// Where the pages find them.
pub(crate) fn links() -> Assets {
    let [page, home, table, replay, rules, reference, fair, analysis] =
        SCRIPTS.map(|(name, _)| Some(url(name)));
    let tables = game_assets().map(|(game, _)| (game, url(&table_script(game)))).collect();
    let [of_replays, of_analyses] = RETOLD.map(|(kind, _)| {
        let own = game_assets().filter(|(_, own)| own.replay.is_some());
        own.map(|(game, _)| (game, url(&retold_script(kind, game)))).collect()
    });
    let table_styles =
        game_assets().map(|(game, _)| (game, url(&table_style_name(game)))).collect();
    Assets {
        style: url(STYLE),
        table_style: url(TABLE_STYLE),
        table_styles,
        replay_style: url(REPLAY_STYLE),
        page,
        home,
        table,
        tables,
        replay,
        replays: of_replays,
        rules,
        reference,
        fair,
        analysis,
        analyses: of_analyses,
    }
}

/// What the games bring, by their names.
fn game_assets() -> impl Iterator<Item = (&'static str, GameAssets)> {
    games().iter().filter_map(|game| Some((game.name, game.assets?)))
}

/// What the script for the tables of a game is called.
fn table_script(game: &str) -> String {
    format!("table-{game}.js")
}

/// What the script for its replays, or for its analyses, is called.
fn retold_script(kind: &str, game: &str) -> String {
    format!("{kind}-{game}.js")
}

/// What the style sheet for them is called.
fn table_style_name(game: &str) -> String {
    format!("table-{game}.css")
}

/// A script or a style sheet.
struct Asset {
    name: String,
    text: String,
    /// Packed when it is first asked for, then kept.
    brotli: OnceCell<Bytes>,
    gzip: OnceCell<Bytes>,
}

impl Asset {
    fn new((name, text): (String, String)) -> Self {
        Self { name, text, brotli: OnceCell::new(), gzip: OnceCell::new() }
    }

    /// As the browser can unpack it, and how that is called.
    async fn packed(&'static self, asked: &HeaderMap) -> (Option<&'static str>, Bytes) {
        let text = self.text.as_bytes();
        let packed = if packing::accepts(asked, "br") {
            made(&self.brotli, || packing::brotli(text)).await.map(|made| ("br", made))
        } else if packing::accepts(asked, "gzip") {
            let best = || packing::gzip(text, Compression::best());
            made(&self.gzip, best).await.map(|made| ("gzip", made))
        } else {
            None
        };
        let plain = || (None, Bytes::from_static(text));
        packed.map_or_else(plain, |(way, made)| (Some(way), made))
    }
}

/// What is kept here, made by the first who asks. It takes too long for a thread that answers others.
async fn made(
    kept: &OnceCell<Bytes>,
    make: impl FnOnce() -> Bytes + Send + 'static,
) -> Option<Bytes> {
    kept.get_or_try_init(|| tokio::task::spawn_blocking(make)).await.ok().cloned()
}

/// What is sent.
fn served() -> &'static [Asset] {
    static SERVED: LazyLock<Vec<Asset>> =
        LazyLock::new(|| scripts().into_iter().chain(styles()).map(Asset::new).collect());
    &SERVED
}

/// Names and texts of all scripts.
fn scripts() -> Vec<(String, String)> {
    let mut enclosed = bundle::Enclosed::new();
    let mut bundle = |entries: &[&str], own| bundle::bundle(entries, &[own, SHARED], &mut enclosed);
    let mut scripts = Vec::new();
    for (name, entry) in SCRIPTS {
        scripts.push((name.to_owned(), bundle(&[entry], &[])));
    }
    for (game, own) in game_assets() {
        scripts.push((table_script(game), bundle(&[own.entry], own.scripts)));
        let retold = own.replay.into_iter().flat_map(|last| RETOLD.map(|kind| (kind, last)));
        for ((kind, first), last) in retold {
            scripts.push((retold_script(kind, game), bundle(&[first, last], own.scripts)));
        }
    }
    scripts
}

/// Names and texts of all style sheets.
fn styles() -> impl Iterator<Item = (String, String)> {
    let tables = game_assets()
        .map(|(game, own)| (table_style_name(game), table_style(own.colours, own.style)));
    let general = [
        (STYLE, site_style()),
        (TABLE_STYLE, table_style("", "")),
        (REPLAY_STYLE, joined(REPLAY_STYLES)),
    ];
    let general = general.map(|(name, text)| (name.to_owned(), text));
    tables.chain(general).map(|(name, text)| (name, style::squeezed(&text)))
}

/// One style sheet out of many files.
fn joined<'a>(files: impl IntoIterator<Item = &'a bundle::File>) -> String {
    files.into_iter().map(|&(_, text)| text).collect()
}

fn site_style() -> String {
    let colours: String = game_assets().map(|(_, own)| own.colours).collect();
    joined(BASE_STYLES) + &colours + &joined(SITE_STYLES)
}

/// Of a game with these colours and styles.
fn table_style(colours: &str, own: &str) -> String {
    let [before, after] = TABLE_STYLES.map(joined);
    joined(BASE_STYLES) + colours + &before + own + &after
}

/// Where an asset is found.
fn url(name: &str) -> String {
    format!("/assets/{}/{name}", version())
}

pub(crate) fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(hash_of_all);
    &VERSION
}

fn hash_of_all() -> String {
    use std::fmt::Write as _;
    let mut hash = Sha256::new();
    for asset in served() {
        hash.update(asset.name.as_bytes());
        hash.update(asset.text.as_bytes());
    }
    hash.finalize()[..6].iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// `GET /assets/{version}/{name}`
pub(crate) async fn serve(
    Path((wanted, name)): Path<(String, String)>,
    asked: HeaderMap,
) -> Response {
    let Some(asset) = served().iter().find(|asset| asset.name == name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let kind = match name.rsplit_once('.') {
        Some((_, "css")) => "text/css; charset=utf-8",
        _ => "text/javascript; charset=utf-8",
    };
    // An old page may ask for an old version: it gets the new one, but must not keep it.
    let keep = if wanted == version() { "public, max-age=31536000, immutable" } else { "no-store" };
    let head = [(CONTENT_TYPE, kind), (CACHE_CONTROL, keep), (VARY, "accept-encoding")];
    let (way, body) = asset.packed(&asked).await;
    (head, AppendHeaders(way.map(|way| (CONTENT_ENCODING, way))), body).into_response()
}
