//! An owner's file of The Anarchy, chosen where a match is set up.

use axum::http::StatusCode;

use crate::house::{Answer, House, Person};

const FILE: &str = include_str!("../../../games/anarchy/data/sheets.toml");
/// A value that no source states, and one that an owner might read on their copy.
const GUESSED: &str = "n = 3\ngain = { bravery = 3, power = 1 }";
const PRINTED: &str = "n = 3\ngain = { bravery = 2, power = 2 }";

/// The form of a new match with a file, as a browser sends it.
async fn sets_up(person: &mut Person, file: &str) -> Answer {
    let mut body = String::new();
    let fields = [("game", "anarchy"), ("seat0", "me"), ("seat1", "nobody"), ("seat2", "nobody")];
    for (name, value) in fields.into_iter().chain([("seat3", "nobody")]) {
        body += &format!("--edge\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
    }
    body += "--edge\r\nContent-Disposition: form-data; name=\"cards\"; filename=\"sheets.toml\"\r\n";
    body += &format!("Content-Type: application/octet-stream\r\n\r\n{file}\r\n--edge--\r\n");
    let request =
        person.sending("/matches", "multipart/form-data; boundary=edge", body.into_bytes());
    person.send(request).await
}

async fn castle(person: &mut Person, id: &str) -> String {
    let path = format!("/matches/{id}/about?part=box-castle-3");
    person.get(&path).await.expect(StatusCode::OK).body
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_played_with_the_values_of_the_file_that_was_chosen() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    assert!(nell.get("/new?game=anarchy").await.body.contains("type=\"file\""));
    let usual = sets_up(&mut nell, FILE).await.match_id();
    let told = castle(&mut nell, &usual).await;
    assert!(told.contains("Bravery 3") || told.contains("3 bravery"), "{told}");
    assert!(told.contains("Reconstructed"), "{told}");
    let own = sets_up(&mut nell, &FILE.replace(GUESSED, PRINTED)).await.match_id();
    let told = castle(&mut nell, &own).await;
    assert!(told.contains("2 bravery and 2 power"), "{told}");
    // What its owner has read on the printed game is not in doubt any more.
    assert!(!told.contains("Reconstructed"), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_cannot_be_played_says_where_and_keeps_the_form() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let broken = FILE.replace(GUESSED, "n = 3\ngain = { courage = 3 }");
    let line = broken.lines().position(|line| line.contains("courage")).expect("a line") + 1;
    let answer = sets_up(&mut nell, &broken).await.expect(StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains(&format!("ine {line}")), "{}", answer.body);
    assert!(answer.body.contains("name=\"cards\""));
}
