//! Styles and scripts: all of the folder are in the program, and browsers may keep them.

use std::fs;
use std::path::Path;

use axum::http::StatusCode;

use crate::house::{House, between};

#[tokio::test(flavor = "multi_thread")]
async fn style_and_scripts_are_served_for_good_and_every_module_is_in_one() {
    let house = House::new().await;
    let mut stranger = house.stranger();
    let home = stranger.get("/").await.body;
    let version = between(&home, "/assets/", "/").expect("a style").to_owned();
    let mut scripts = String::new();
    let names = [
        "style.css",
        "analysis.js",
        "copy.js",
        "table.js",
        "replay.js",
        "rules.js",
        "reference.js",
        "fair.js",
    ];
    for name in names {
        let answer = stranger.get(&format!("/assets/{version}/{name}")).await;
        let answer = answer.expect(StatusCode::OK);
        let kind = if name == "style.css" { "text/css" } else { "text/javascript" };
        assert_eq!(answer.headers["content-type"], format!("{kind}; charset=utf-8"), "{name}");
        let keep = answer.headers["cache-control"].to_str().unwrap();
        assert!(keep.contains("immutable"), "{name}: {keep}");
        scripts.push_str(&answer.body);
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    for file in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let name = file.file_name().into_string().unwrap();
        let Some(module) = name.strip_suffix(".js") else { continue };
        assert!(scripts.contains(&format!("const ${module} = ")), "{name} is in no script");
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
