//! Scores, the reference and the lessons, through their routes.

use axum::http::StatusCode;

use super::house::{House, Match, between};

const TUTORIAL: &str = "/learn/tournay/first";

#[tokio::test(flavor = "multi_thread")]
async fn a_match_has_a_count_when_it_is_over_and_not_before() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    let path = format!("/matches/{}/score", game.id);
    game.owner.get(&path).await.expect(StatusCode::CONFLICT);
    assert!(!game.owner.page(&game.id.clone()).await.contains("/score\""));
    game.plays_to_the_end().await;
    let page = house.stranger().get(&path).await.expect(StatusCode::OK).body;
    assert!(page.contains("<polyline") && page.contains("Squares still in hand"), "{page}");
    let table = game.owner.page(&game.id.clone()).await;
    assert!(table.contains(&path) && table.contains("class=\"counted\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_are_narrowed_down_without_a_script() {
    let house = House::new().await;
    let mut stranger = house.stranger();
    let entries = |page: &str| (page.matches("data-entry").count(), page.matches("hidden").count());
    let all = stranger.get("/cards/tournay").await.expect(StatusCode::OK).body;
    let red = stranger.get("/cards/tournay?colour=red&kind=character").await.body;
    assert_eq!(entries(&all).0, entries(&red).0);
    assert!(entries(&red).1 > entries(&all).1 + 50, "{:?} {:?}", entries(&all), entries(&red));
    let market = stranger.get("/cards/tournay?find=MARKET").await.body;
    assert!(market.contains(
        "id=\"Y1-MARKET\" data-entry data-tags=\"colour:yellow level:1 kind:building set:base\">"
    ));
    stranger.get("/cards/cathedral").await.expect(StatusCode::NOT_FOUND);
    stranger.get("/cards/tournay/Y1-NOTHING/picture.svg").await.expect(StatusCode::NOT_FOUND);
    let picture = stranger.get("/cards/tournay/Y1-MARKET/picture.svg").await;
    assert_eq!(picture.expect(StatusCode::OK).headers["content-type"], "image/svg+xml");
}

#[tokio::test(flavor = "multi_thread")]
async fn looking_at_lessons_leaves_no_trace_and_learning_makes_a_guest() {
    let house = House::new().await;
    let mut stranger = house.stranger();
    let list = stranger.get("/learn/tournay").await.expect(StatusCode::OK).body;
    assert!(list.contains(TUTORIAL) && list.contains("0 of 11"));
    assert!(stranger.get(TUTORIAL).await.expect(StatusCode::OK).body.contains("<svg"));
    assert_eq!((house.count("guest"), house.count("match")), (0, 0));
    stranger.post(TUTORIAL, &[]).await.match_id();
    assert_eq!((house.count("guest"), house.count("practice")), (1, 1));
    for path in ["/learn/cathedral", "/learn/tournay/nothing", "/learn/x/first"] {
        stranger.get(path).await.expect(StatusCode::NOT_FOUND);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_takes_what_it_asks_for_and_hints_at_it_otherwise() {
    let house = House::new().await;
    let mut learner = house.guest("Nell").await;
    let id = learner.post("/learn/tournay/borrow", &[]).await.match_id();
    let page = learner.page(&id).await;
    assert!(page.contains("id=\"lesson\"") && page.contains("Step 1 of 1"));
    assert!(!page.contains("value=\"resign\"") && !page.contains("value=\"abort\""));
    let seq = learner.seq(&id).await.expect("a turn");
    let hint = learner.act(&id, &seq, "a", "own").await.expect(StatusCode::UNPROCESSABLE_ENTITY);
    assert!(hint.json()["clause"].is_null() && hint.body.contains("asks for something else"));
    let refusal = learner.act(&id, &seq, "b", "gather").await;
    let refusal = refusal.expect(StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refusal.json()["clause"].as_str().is_some_and(|clause| clause.starts_with("TOU-")));
    let before = house.count("entry");
    learner.act(&id, &seq, "c", "borrow 2").await.expect(StatusCode::OK);
    assert_eq!(house.count("entry"), before + 1);
    let page = learner.page(&id).await;
    assert!(page.contains("Well done.") && !page.contains("id=\"act\""));
    assert!(learner.get("/learn/tournay").await.body.contains("1 of 11"));
    // What was learned is learned once, and a lesson is no match to go on with.
    let again = learner.act(&id, "99", "d", "keep R1-FORT").await;
    assert!(again.status.is_client_error());
    assert!(!learner.get("/mine").await.body.contains(&id));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_others_act_after_a_step_and_a_restart_forgets_nothing() {
    let house = House::new().await;
    let mut learner = house.guest("Nell").await;
    let id = learner.post(TUTORIAL, &[]).await.match_id();
    for action in ["draw Y1 blind", "own", "keep Y1-MARKET"] {
        let seq = learner.seq(&id).await.expect("a turn");
        learner.act(&id, &seq, action, action).await.expect(StatusCode::OK);
    }
    // Three of the learner's own, and three of Odo's.
    assert_eq!(house.count("entry"), 6);
    let house = house.restarted().await;
    let page = learner.at(&house).page(&id).await;
    assert_eq!(between(&page, "<p class=\"small\">Step ", "<"), Some("4 of 16"));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_learns_at_somebodys_table() {
    let house = House::new().await;
    let mut learner = house.guest("Nell").await;
    let id = learner.post(TUTORIAL, &[]).await.match_id();
    let mut other = house.guest("Odo").await;
    other.act(&id, "0", "k", "draw Y1 blind").await.expect(StatusCode::FORBIDDEN);
    // Nor does anybody see what the learner could do, which tells what they know.
    assert!(learner.page(&id).await.contains("lesson-ways-0"));
    let page = other.page(&id).await;
    assert!(!page.contains("id=\"act\"") && !page.contains("lesson-ways-0"));
}
