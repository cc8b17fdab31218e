//! Styles and scripts: every module is in the program, a table loads its own game's, and browsers may keep them.

use std::fs;
use std::path::{Path, PathBuf};

use axum::body::{Body, Bytes, to_bytes};
use axum::http::{HeaderMap, HeaderValue, StatusCode};

use crate::house::{House, Person, between};

const NAMES: [&str; 16] = [
    "style.css",
    "analysis.js",
    "analysis-anarchy.js",
    "analysis-tournay.js",
    "fairness.js",
    "home.js",
    "page.js",
    "reference.js",
    "replay.js",
    "replay-anarchy.js",
    "replay-tournay.js",
    "rules.js",
    "table.js",
    "table-anarchy.js",
    "table-cathedral.js",
    "table-tournay.js",
];

#[tokio::test(flavor = "multi_thread")]
async fn style_and_scripts_are_served_for_good_and_every_module_is_in_one() {
    let house = House::new().await;
    let mut stranger = house.stranger();
    let version = version(&mut stranger).await;
    let mut scripts = String::new();
    for name in NAMES {
        let answer = stranger.get(&format!("/assets/{version}/{name}")).await;
        let answer = answer.expect(StatusCode::OK);
        let kind = if name == "style.css" { "text/css" } else { "text/javascript" };
        assert_eq!(answer.headers["content-type"], format!("{kind}; charset=utf-8"), "{name}");
        let keep = answer.headers["cache-control"].to_str().unwrap();
        assert!(keep.contains("immutable"), "{name}: {keep}");
        scripts.push_str(&answer.body);
    }
    // The service worker is no part of a page.
    for module in modules().iter().filter(|module| *module != "web/assets/app/worker.js") {
        assert!(has(&scripts, module), "{module} is in no script");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_loads_the_scripts_of_its_own_game_only() {
    let house = House::new().await;
    for game in ["cathedral", "tournay", "anarchy"] {
        let mut nell = house.guest("Nell").await;
        let id = nell.creates(&[("game", game), ("seat0", "me"), ("seat1", "anyone")]).await;
        let page = nell.page(&id).await;
        let script = between(&page, "<script type=\"module\" src=\"", "\"").expect("a script");
        assert!(script.ends_with(&format!("/table-{game}.js")), "{script}");
        let text = nell.get(script).await.expect(StatusCode::OK).body;
        let of_games = modules().into_iter().filter(|module| module.starts_with("presentation/"));
        let loaded: Vec<String> = of_games.filter(|module| has(&text, module)).collect();
        let own = format!("presentation/{game}/");
        assert!(!loaded.is_empty() && loaded.iter().all(|it| it.starts_with(&own)), "{loaded:?}");
    }
}

/// Whether a module is in this script, where its scope is named after it.
fn has(script: &str, module: &str) -> bool {
    let steps = module.trim_end_matches(".js").split('/');
    let named = steps.filter(|step| !["web", "presentation", "assets"].contains(step));
    let scope: String = named.flat_map(|step| ["$", step]).collect();
    script.contains(&format!("const {scope}=("))
}

/// How many bytes a browser may be sent for a table, script and style sheet of its game together: as brotli, and as gzip if it
/// cannot unpack that.
const BUDGETS: [(&str, usize, usize); 3] =
    [("anarchy", 41_800, 46_500), ("cathedral", 44_500, 45_500), ("tournay", 38_000, 40_000)];

#[tokio::test(flavor = "multi_thread")]
async fn a_table_stays_within_its_budget() {
    let house = House::new().await;
    let mut browser = house.stranger();
    let version = version(&mut browser).await;
    for (game, brotli, gzip) in BUDGETS {
        for (accepted, way, most) in
            [("gzip, deflate, br, zstd", "br", brotli), ("gzip", "gzip", gzip)]
        {
            let mut sent = 0;
            for kind in ["js", "css"] {
                let path = format!("/assets/{version}/table-{game}.{kind}");
                let (headers, body) = asked(&mut browser, "GET", &path, accepted).await;
                assert_eq!(headers["content-encoding"], way, "{path}");
                sent += body.len();
            }
            assert!(sent <= most, "{game} is sent as {sent} bytes of {way}, more than {most}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_kept_for_good_is_packed_once_as_the_browser_can_unpack_it() {
    let house = House::new().await;
    let mut browser = house.stranger();
    let path = format!("/assets/{}/style.css", version(&mut browser).await);
    let (plain_headers, plain) = asked(&mut browser, "GET", &path, "identity").await;
    assert!(!plain_headers.contains_key("content-encoding"));
    assert_eq!(plain_headers["vary"], "accept-encoding");
    for (accepted, way) in [("br", "br"), ("br;q=0, gzip", "gzip"), ("zstd, gzip;q=0.1", "gzip")] {
        let (headers, body) = asked(&mut browser, "GET", &path, accepted).await;
        let ways: Vec<_> = headers.get_all("content-encoding").iter().collect();
        assert_eq!(ways, [way], "{accepted}");
        assert_eq!(headers["vary"], "accept-encoding");
        assert_eq!(headers["content-length"], body.len().to_string());
        assert!(body.len() < plain.len() / 3);
        let (told, nothing) = asked(&mut browser, "HEAD", &path, accepted).await;
        assert!(nothing.is_empty());
        for name in ["content-encoding", "content-length", "content-type", "cache-control", "vary"]
        {
            assert_eq!(told[name], headers[name], "{name}");
        }
    }
}

/// Which version of its styles and scripts the server has.
async fn version(browser: &mut Person) -> String {
    let home = browser.get("/").await.body;
    between(&home, "/assets/", "/").expect("a style").to_owned()
}

/// What is sent to a browser that unpacks this, as it goes over the wire.
async fn asked(
    browser: &mut Person,
    method: &str,
    path: &str,
    accepted: &'static str,
) -> (HeaderMap, Bytes) {
    browser.headers.insert("accept-encoding", HeaderValue::from_static(accepted));
    let request = browser.request(method, path).body(Body::empty()).unwrap();
    let (head, body) = browser.head_of(request).await.into_parts();
    assert_eq!(head.status, StatusCode::OK, "{path}");
    (head.headers, to_bytes(body, usize::MAX).await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_version_is_served_but_not_kept() {
    let house = House::new().await;
    let answer = house.stranger().get("/assets/000000000000/table.js").await;
    assert_eq!(answer.expect(StatusCode::OK).headers["cache-control"], "no-store");
    let missing = house.stranger().get("/assets/000000000000/none.js").await;
    missing.expect(StatusCode::NOT_FOUND);
}

/// The paths of all modules in the repository.
fn modules() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    let games = fs::read_dir(root.join("presentation")).unwrap();
    let mut folders: Vec<PathBuf> = games
        .map(|game| game.unwrap().path().join("assets"))
        .filter(|path| path.exists())
        .collect();
    folders.push(root.join("web/assets"));
    let mut modules = Vec::new();
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|kind| kind == "js") {
                let module = path.strip_prefix(root).expect("a path in the repository");
                modules.push(module.to_str().expect("a plain name").to_owned());
            }
        }
    }
    modules
}
