//! An owner's file of The Anarchy, chosen where a match is set up.

use axum::http::StatusCode;

use crate::house::{Answer, House, Person};

const FILE: &str = include_str!("../../../games/anarchy/data/sheets.toml");
/// A value that no source states, and one that an owner might read on their copy.
const GUESSED: &str = "[[spy_level]]\nlevel = 1\nrow = \"governance\"\nmeasure = 3\n";
const PRINTED: &str = "[[spy_level]]\nlevel = 1\nrow = \"governance\"\nmeasure = 2\n";

/// The form of a new match with a file, as a browser sends it.
async fn sets_up(person: &mut Person, file: &str) -> Answer {
    let fields = [("game", "anarchy"), ("seat0", "me"), ("seat1", "nobody"), ("seat2", "nobody")];
    let fields = fields.into_iter().chain([("seat3", "nobody")]).map(|(name, value)| {
        format!("--edge\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
    });
    let sheets = format!(
        "--edge\r\nContent-Disposition: form-data; name=\"cards\"; filename=\"sheets.toml\"\r\n\
         Content-Type: application/octet-stream\r\n\r\n{file}\r\n--edge--\r\n"
    );
    let body: String = fields.chain([sheets]).collect();
    let request =
        person.sending("/matches", "multipart/form-data; boundary=edge", body.into_bytes());
    person.send(request).await
}

async fn spies(person: &mut Person, id: &str) -> String {
    let path = format!("/matches/{id}/about?part=box-spies-1-1");
    person.get(&path).await.expect(StatusCode::OK).body
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_played_with_the_values_of_the_file_that_was_chosen() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    assert!(nell.get("/new?game=anarchy").await.body.contains("type=\"file\""));
    let usual = sets_up(&mut nell, FILE).await.match_id();
    let told = spies(&mut nell, &usual).await;
    assert!(told.contains("Governance 3"), "{told}");
    assert!(told.contains("Reconstructed"), "{told}");
    let own = sets_up(&mut nell, &FILE.replace(GUESSED, PRINTED)).await.match_id();
    let told = spies(&mut nell, &own).await;
    assert!(told.contains("Governance 2"), "{told}");
    // What its owner has read on the printed game is not in doubt any more.
    assert!(!told.contains("Reconstructed"), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_cannot_be_played_says_where_and_keeps_the_form() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let broken = FILE.replace(GUESSED, &PRINTED.replace("measure = 2", "measure = \"far\""));
    let line = broken.lines().position(|line| line.contains("\"far\"")).expect("a line") + 1;
    let answer = sets_up(&mut nell, &broken).await.expect(StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains(&format!("ine {line}")), "{}", answer.body);
    assert!(answer.body.contains("name=\"cards\""));
}
