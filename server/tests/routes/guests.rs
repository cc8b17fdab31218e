//! Guests: who becomes one, what they are called, and how they come to their seats.

use axum::http::StatusCode;

use crate::house::{House, Match, invitation};

#[tokio::test(flavor = "multi_thread")]
async fn whoever_only_reads_leaves_no_trace() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    let link = {
        let id = game.owner.creates(&[("seat0", "me"), ("seat1", "friend")]).await;
        invitation(&game.owner.page(&id).await)
    };
    let guests = house.count("guest");
    let of_match = ["", "/replay", "/picture.svg", "/record", "/preview?action=x"];
    let of_match = of_match.map(|path| format!("/matches/{}{path}", game.id));
    let others = ["/", "/new", "/mine", "/watch", "/rules/cathedral", "/nowhere", &link];
    for path in of_match.iter().map(String::as_str).chain(others) {
        let mut stranger = house.stranger();
        stranger.get(path).await;
        assert!(!stranger.cookies.contains_key("bastide"), "{path}");
    }
    for deed in ["undo", "resign", "allow-undo", "rematch", "next"] {
        house.stranger().deed(&game.id, deed, &[]).await;
    }
    assert_eq!(house.count("guest"), guests);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_refused_leaves_no_trace() {
    let house = House::new().await;
    let game = Match::begun(&house).await;
    let guests = house.count("guest");
    let of_match = |deed: &str| format!("/matches/{}/{deed}", game.id);
    let refused: [(String, &[(&str, &str)]); 12] = [
        ("/play/cathedral".into(), &[]),
        ("/play/cathedral".into(), &[("level", "nobody")]),
        ("/play/chess".into(), &[("level", "random")]),
        ("/matches".into(), &[("game", "chess")]),
        ("/matches".into(), &[("pass", "sometimes")]),
        ("/matches".into(), &[("seat0", "me"), ("seat1", "mcts:86400s")]),
        (of_match("join"), &[("seat", "1")]),
        (of_match("join"), &[("seat", "7")]),
        (of_match("join"), &[]),
        (of_match("play-on"), &[("ply", "1"), ("level", "random")]),
        (of_match("chat"), &[]),
        ("/matches/4k7m2nq9zx/chat".into(), &[("words", "hello")]),
    ];
    for (path, fields) in refused {
        let mut stranger = house.stranger();
        let answer = stranger.post(&path, fields).await;
        assert!(answer.status.is_client_error(), "{path} {fields:?}: {answer:?}");
        assert!(!stranger.cookies.contains_key("bastide"), "{path} {fields:?}");
        assert_eq!(house.count("guest"), guests, "{path} {fields:?}");
    }
}

/// Choosing a language needs nobody to be remembered; the same for words that are none.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_nothing_that_stays_is_nobody_yet() {
    let house = House::new().await;
    let game = Match::begun(&house).await;
    let guests = house.count("guest");
    let mut stranger = house.stranger();
    stranger.post("/settings", &[("language", "fr")]).await.expect(StatusCode::SEE_OTHER);
    stranger.post("/settings", &[("name", " ")]).await.expect(StatusCode::SEE_OTHER);
    stranger.deed(&game.id, "chat", &[("words", " ")]).await.expect(StatusCode::SEE_OTHER);
    assert_eq!(house.count("guest"), guests);
    stranger.deed(&game.id, "chat", &[("words", "salut")]).await.expect(StatusCode::SEE_OTHER);
    assert_eq!(house.count("guest"), guests + 1);
    stranger.deed(&game.id, "chat", &[("words", "encore")]).await.expect(StatusCode::SEE_OTHER);
    assert_eq!(house.count("guest"), guests + 1, "known by the cookie of the first remark");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_deed_makes_a_guest_who_is_known_from_then_on() {
    let house = House::new().await;
    let mut stranger = house.stranger();
    let answer = stranger.post("/play/cathedral", &[("level", "random")]).await;
    let cookie = answer.headers["set-cookie"].to_str().unwrap().to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let id = answer.match_id();
    assert!(stranger.page(&id).await.contains("data-seat=\"1\""));
    stranger.post("/play/cathedral", &[("level", "random")]).await.match_id();
    assert_eq!(house.count("guest"), 1);
    assert!(stranger.get("/mine").await.body.contains(&id));
    let token = stranger.cookies["bastide"].clone();
    stranger.cookies.insert("bastide".into(), token.replace(['0', '1', '2'], "3"));
    assert!(stranger.page(&id).await.contains("data-seat=\"\""), "another token is another person");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_seats_exactly_one_guest() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let id = nell.creates(&[("seat0", "me"), ("seat1", "friend")]).await;
    let link = invitation(&nell.page(&id).await);
    let mut stranger = house.guest("Fulk").await;
    assert!(!stranger.page(&id).await.contains("/invitations/"), "the link is the owner's");
    stranger.deed(&id, "join", &[("seat", "1")]).await.expect(StatusCode::CONFLICT);
    let (mut odo, mut guda) = (house.stranger(), house.stranger());
    for friend in [&mut odo, &mut guda] {
        assert_eq!(friend.get(&link).await.match_id(), id);
        assert!(friend.page(&id).await.contains("name=\"seat\" value=\"1\""));
    }
    let seat = [("seat", "1")];
    let (first, second) = tokio::join!(odo.deed(&id, "join", &seat), guda.deed(&id, "join", &seat));
    let mut answers = [first.status.as_u16(), second.status.as_u16()];
    answers.sort_unstable();
    assert_eq!(answers, [303, 409]);
    assert!(!nell.page(&id).await.contains("/invitations/"), "nobody is waited for any more");
}

/// Nell sets the table for two friends and looks on.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_set_up_a_match_sees_its_links_without_a_seat_of_their_own() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let id = nell.creates(&[("seat0", "friend"), ("seat1", "friend")]).await;
    let links = |page: &str| page.matches("value=\"/invitations/").count();
    let page = nell.page(&id).await;
    assert_eq!(links(&page), 2, "one for each seat");
    assert_eq!(links(&house.guest("Fulk").await.page(&id).await), 0, "and for nobody else");
    assert_eq!(links(&house.stranger().page(&id).await), 0);
    let mut odo = house.stranger();
    odo.get(&invitation(&page)).await.expect(StatusCode::SEE_OTHER);
    odo.deed(&id, "join", &[("seat", "0")]).await.expect(StatusCode::SEE_OTHER);
    assert_eq!(links(&nell.page(&id).await), 1, "the other seat still waits");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guess_is_no_invitation() {
    let house = House::new().await;
    house.stranger().get("/invitations/guess").await.expect(StatusCode::NOT_FOUND);
    let mut nell = house.guest("Nell").await;
    let id = nell.creates(&[("seat0", "me"), ("seat1", "friend")]).await;
    let mut guesser = house.guest("Fulk").await;
    guesser.cookies.insert("invitation".into(), "guess".into());
    guesser.deed(&id, "join", &[("seat", "1")]).await.expect(StatusCode::CONFLICT);
}

#[tokio::test(flavor = "multi_thread")]
async fn anybody_may_sit_on_an_open_seat_and_on_no_other() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let id = nell.creates(&[("seat0", "me"), ("seat1", "anyone")]).await;
    assert!(house.stranger().get("/").await.body.contains(&format!("/matches/{id}/join")));
    let mut odo = house.stranger();
    odo.deed(&id, "join", &[("seat", "0")]).await.expect(StatusCode::CONFLICT);
    odo.deed(&id, "join", &[("seat", "2")]).await.expect(StatusCode::NOT_FOUND);
    odo.deed(&id, "join", &[("seat", "1")]).await.expect(StatusCode::SEE_OTHER);
    assert!(odo.page(&id).await.contains("data-seat=\"1\""));
    assert!(!house.stranger().get("/").await.body.contains(&format!("/matches/{id}/join")));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sits_down_at_a_match_that_was_given_up() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let id = nell.creates(&[("seat0", "me"), ("seat1", "anyone")]).await;
    nell.deed(&id, "abort", &[]).await.expect(StatusCode::SEE_OTHER);
    let late = house.stranger().deed(&id, "join", &[("seat", "1")]).await;
    late.expect(StatusCode::CONFLICT);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_shown_as_text() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    game.owner.post("/settings", &[("name", "<i>Nell</i>")]).await;
    game.owner.deed(&game.id, "chat", &[("words", "<script>alert(1)</script>")]).await;
    let page = game.opponent.page(&game.id).await;
    assert!(page.contains("&lt;script&gt;alert(1)"), "the remark is there");
    assert!(!page.contains("<script>alert") && !page.contains("<i>Nell"));
}

/// At a table that is open already, too.
#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_is_seen_at_the_table() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    game.owner.post("/settings", &[("name", "Perpetua")]).await.expect(StatusCode::SEE_OTHER);
    assert!(game.opponent.page(&game.id).await.contains("Perpetua"));
}
