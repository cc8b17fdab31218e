//! Styles and scripts: every module is in the program, a table loads its own game's, and browsers may keep them.

use std::fs;
use std::path::{Path, PathBuf};

use axum::body::to_bytes;
use axum::http::{HeaderValue, StatusCode};

use crate::house::{House, between};

const NAMES: [&str; 14] = [
    "style.css",
    "analysis.js",
    "analysis-anarchy.js",
    "fairness.js",
    "home.js",
    "page.js",
    "reference.js",
    "replay.js",
    "replay-anarchy.js",
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
    let home = stranger.get("/").await.body;
    let version = between(&home, "/assets/", "/").expect("a style").to_owned();
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
        let scope = module.trim_end_matches(".js").replace('/', "$");
        assert!(scripts.contains(&format!("const ${scope} = ")), "{module} is in no script");
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
        let scopes = text.lines().filter_map(|line| line.strip_prefix("const $presentation$"));
        let games: Vec<&str> = scopes.filter_map(|scope| scope.split('$').next()).collect();
        assert!(!games.is_empty() && games.iter().all(|&own| own == game), "{game}: {games:?}");
    }
}

/// How many bytes a browser may be sent for a table: the script and the style sheet of its game, compressed.
const BUDGETS: [(&str, usize, usize); 3] =
    [("anarchy", 36_000, 17_500), ("cathedral", 36_000, 17_000), ("tournay", 31_000, 18_000)];

#[tokio::test(flavor = "multi_thread")]
async fn a_table_stays_within_its_budget() {
    let house = House::new().await;
    let mut browser = house.stranger();
    let home = browser.get("/").await.body;
    let version = between(&home, "/assets/", "/").expect("a style").to_owned();
    browser.headers.insert("accept-encoding", HeaderValue::from_static("gzip"));
    for (game, script, style) in BUDGETS {
        for (kind, most) in [("js", script), ("css", style)] {
            let path = format!("/assets/{version}/table-{game}.{kind}");
            let (head, body) = browser.head(&path).await.into_parts();
            assert_eq!(head.headers["content-encoding"], "gzip", "{path}");
            let sent = to_bytes(body, usize::MAX).await.unwrap().len();
            assert!(sent <= most, "{path} is sent as {sent} bytes, more than {most}");
        }
    }
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
