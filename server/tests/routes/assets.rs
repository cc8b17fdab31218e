//! Styles and scripts: all of the folder are in the program, and browsers may keep them.

use std::fs;
use std::path::Path;

use axum::http::StatusCode;

use crate::house::{House, between};

/// Files that are there for people who write scripts, not for browsers.
const NOT_SERVED: [&str; 1] = ["jsconfig.json"];

#[tokio::test(flavor = "multi_thread")]
async fn every_file_of_the_folder_is_served_for_good() {
    let house = House::new().await;
    let mut stranger = house.stranger();
    let home = stranger.get("/").await.body;
    let version = between(&home, "/assets/", "/").expect("a style").to_owned();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let mut served = 0;
    for file in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let name = file.file_name().into_string().unwrap();
        let answer = stranger.get(&format!("/assets/{version}/{name}")).await;
        if NOT_SERVED.contains(&name.as_str()) {
            answer.expect(StatusCode::NOT_FOUND);
            continue;
        }
        let answer = answer.expect(StatusCode::OK);
        let kind = if name == "style.css" { "text/css" } else { "text/javascript" };
        assert_eq!(answer.headers["content-type"], format!("{kind}; charset=utf-8"), "{name}");
        let keep = answer.headers["cache-control"].to_str().unwrap();
        assert!(keep.contains("immutable"), "{name}: {keep}");
        assert_eq!(answer.body, fs::read_to_string(file.path()).unwrap(), "{name}");
        served += 1;
    }
    assert!(served > 10, "{served} files");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_version_is_served_but_not_kept() {
    let house = House::new().await;
    let answer = house.stranger().get("/assets/000000000000/table.js").await;
    assert_eq!(answer.expect(StatusCode::OK).headers["cache-control"], "no-store");
    let missing = house.stranger().get("/assets/000000000000/none.js").await;
    missing.expect(StatusCode::NOT_FOUND);
}
