//! What the table of Tournay asks for besides parts and actions: cards, reasons, what would happen.

use axum::http::StatusCode;
use serde_json::Value;

use crate::house::{House, Person};

/// A match against a bot that plays at once.
async fn table(house: &House) -> (String, Person) {
    let mut owner = house.guest("Nell").await;
    let fields = [("game", "tournay"), ("seed", "a quiet winter"), ("seat0", "me")];
    let nobody = [("seat1", "random"), ("seat2", "nobody"), ("seat3", "nobody")];
    let id = owner.creates(&[&fields[..], &nobody[..]].concat()).await;
    (id, owner)
}

async fn asked(person: &mut Person, path: &str) -> Value {
    person.get(path).await.expect(StatusCode::OK).json()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_shown_large_with_its_effect_and_where_its_values_come_from() {
    let house = House::new().await;
    let mut stranger = house.stranger();
    let answer = stranger.get("/cards/tournay/Y1-MARKET").await.expect(StatusCode::OK);
    for part in ["<svg", "Market", "class=\"effect\"", "provenance"] {
        assert!(answer.body.contains(part), "{part}");
    }
    let event = stranger.get("/cards/tournay/Y1-MARKETT").await;
    event.expect(StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_touch_that_does_nothing_is_told_the_clause() {
    let house = House::new().await;
    let (id, mut owner) = table(&house).await;
    let why = |part: &str| format!("/matches/{id}/why-not?part={part}");
    let reserve = asked(&mut owner, &why("reserve-red")).await;
    assert!(reserve["refusal"]["clause"].as_str().unwrap().starts_with("TOU-"), "{reserve}");
    // Nothing is expected of a name, and a stranger has no turn.
    assert_eq!(asked(&mut owner, &why("player-1")).await["refusal"], Value::Null);
    assert_eq!(asked(&mut house.stranger(), &why("reserve-red")).await["refusal"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_would_happen_is_told_but_for_what_is_hidden() {
    let house = House::new().await;
    let (id, mut owner) = table(&house).await;
    let mut page = owner.page(&id).await;
    while !page.contains("value=\"gather\"") {
        page = owner.page(&id).await;
    }
    let preview = |action: &str| format!("/matches/{id}/preview?action={action}");
    let gathered = asked(&mut owner, &preview("gather")).await;
    assert!(gathered["told"].to_string().contains("You gather all citizens"), "{gathered}");
    let drawn = asked(&mut owner, &preview("draw+Y1+blind")).await;
    let told = drawn["told"].to_string();
    assert!(!told.contains("looks at"), "{drawn}");
    assert!(drawn["label"].as_str().unwrap().contains("yellow citizen"));
    // Of several actions the last is told of, and nothing of what comes to light on the way.
    let own = asked(&mut owner, &preview("draw+Y1+blind;own")).await;
    let kept = asked(&mut owner, &preview("draw+Y1+blind;own;keep+Y1-MARKET")).await;
    assert_eq!((&kept["label"], &kept["told"]), (&own["label"], &own["told"]), "{kept}");
    assert_eq!((&kept["legal"], &own["legal"]), (&true.into(), &true.into()));
}
