//! What belongs to somebody: taken along, downloaded, deleted.

use axum::http::StatusCode;
use serde_json::Value;

use crate::accounts::{PASSWORD, owner, signs_in, signs_up};
use crate::admin::{administrator, number, restrains};
use crate::house::{House, Match};

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_was_spoken_about_is_taken_along_like_any_other() {
    let house = House::new().await;
    owner(&house, "Jehanne").await;
    let mut game = Match::begun(&house).await;
    let mut aliénor = administrator(&house).await;
    let nell = number(&house, "Nell");
    restrains(&mut aliénor, "mute", nell).await.expect(StatusCode::SEE_OTHER);
    let fields = [("name", "Jehanne"), ("password", PASSWORD), ("take", "yes")];
    game.owner.post("/account/sign-in", &fields).await.expect(StatusCode::SEE_OTHER);
    assert!(game.owner.get("/mine").await.body.contains(&game.id));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_played_elsewhere_as_a_guest_is_taken_along_or_left() {
    let house = House::new().await;
    let mut jehanne = owner(&house, "Jehanne").await;
    for (take, is_mine) in [("yes", true), ("", false)] {
        let mut game = Match::begun(&house).await;
        let page = game.owner.get("/account").await.body;
        assert!(page.contains("Take along what I have played here as Nell"), "it is offered");
        let fields = [("name", "Jehanne"), ("password", PASSWORD), ("take", take)];
        let answer = game.owner.post("/account/sign-in", &fields).await;
        answer.expect(StatusCode::SEE_OTHER);
        assert_eq!(jehanne.get("/mine").await.body.contains(&game.id), is_mine);
        let seat = if is_mine { "data-seat=\"0\"" } else { "data-seat=\"\"" };
        assert!(jehanne.page(&game.id).await.contains(seat), "at a table that is open");
        let moved = jehanne.deed(&game.id, "resign", &[]).await.status;
        assert_eq!(moved == StatusCode::SEE_OTHER, is_mine);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn all_that_is_kept_about_somebody_is_one_file() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    signs_up(&mut game.owner, "Jehanne").await.expect(StatusCode::OK);
    game.owner.deed(&game.id, "chat", &[("words", "well met")]).await;
    game.owner.post("/tokens", &[("label", "My bot"), ("scope", "read")]).await;
    let before: Value = game.owner.get("/account/export").await.expect(StatusCode::OK).json();
    assert_eq!(before["matches"][0]["record"], Value::Null, "nothing is told before the end");
    game.owner.deed(&game.id, "resign", &[]).await.expect(StatusCode::SEE_OTHER);
    let answer = game.owner.get("/account/export").await.expect(StatusCode::OK);
    assert!(answer.headers["content-disposition"].to_str().unwrap().starts_with("attachment"));
    let all = answer.json();
    assert_eq!(all["name"], "Jehanne");
    assert_eq!(all["matches"][0]["match"], game.id.as_str());
    assert_eq!(all["matches"][0]["own_seats"][0], 0);
    assert!(all["matches"][0]["record"].as_str().unwrap().contains("CAnE5"));
    assert_eq!(all["remarks"][0]["words"], "well met");
    assert_eq!(all["tokens"][0]["label"], "My bot");
    assert_eq!(all["sessions"].as_array().unwrap().len(), 1);
    assert!(!answer.body.contains("argon2"), "no hash of anything");
    house.guest("Guda").await.get("/account/export").await.expect(StatusCode::OK);
    house.stranger().get("/account/export").await.expect(StatusCode::FORBIDDEN);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_deleted_account_nothing_is_left_but_the_games() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    signs_up(&mut game.owner, "Jehanne").await.expect(StatusCode::OK);
    game.owner.deed(&game.id, "chat", &[("words", "a word of mine")]).await;
    game.owner.post("/tokens", &[("label", "My bot"), ("scope", "read")]).await;
    let secret = [
        "select password from account",
        "select hex(token_hash) from session",
        "select hex(token_hash) from api_token",
        "select hex(code_hash) from recovery_code",
    ]
    .map(|sql| house.text(sql));
    let wrong = game.owner.post("/account/delete", &[("current", "wrong words")]).await;
    wrong.expect(StatusCode::FORBIDDEN);
    let cookie = game.owner.cookies["bastide"].clone();
    let gone = game.owner.post("/account/delete", &[("current", PASSWORD)]).await;
    assert!(gone.expect(StatusCode::OK).body.contains("Your account is deleted."));
    let everything = house.everything();
    assert!(everything.contains(&game.id) && everything.contains("Odo"), "the scan sees something");
    for trace in
        secret.iter().map(String::as_str).chain(["Jehanne", "jehanne", "a word of mine", "My bot"])
    {
        assert!(!everything.contains(trace), "{trace} is left");
    }
    let page = game.opponent.page(&game.id).await;
    assert!(page.contains("deleted player") && !page.contains("a word of mine"));
    assert!(page.contains("resign") && !page.contains("name=\"seq\""), "nobody waits for them");
    let mut thief = house.stranger();
    thief.cookies.insert("bastide".to_owned(), cookie);
    assert!(thief.get("/account").await.body.contains("Make an account"));
    signs_in(&mut house.stranger(), "Jehanne", PASSWORD).await.expect(StatusCode::FORBIDDEN);
    owner(&house, "Jehanne").await;
}
