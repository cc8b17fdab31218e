//! What is asked about the sheets of The Anarchy, and the same cards for others.

use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::{HeaderValue, StatusCode};

use super::house::{House, Person, between, told};
use super::others::{offered, seq};

/// A game of one, set up with words for its seed.
async fn alone(person: &mut Person, visibility: &str) -> String {
    let fields = [
        ("game", "anarchy"),
        ("seed", "a quiet winter"),
        ("visibility", visibility),
        ("seat0", "me"),
        ("seat1", "nobody"),
        ("seat2", "nobody"),
        ("seat3", "nobody"),
    ];
    person.creates(&fields).await
}

/// Takes the first path card: the actions of the first round begin.
async fn draft(person: &mut Person, id: &str) {
    let page = person.page(id).await;
    person.act(id, &seq(&page), "path", &offered(&page)[0]).await.expect(StatusCode::OK);
}

async fn about(person: &mut Person, id: &str, part: &str) -> String {
    let answer = person.get(&format!("/matches/{id}/about?part={part}")).await;
    answer.expect(StatusCode::OK).body
}

#[tokio::test(flavor = "multi_thread")]
async fn a_box_says_what_it_costs_what_it_sets_off_or_what_it_lacks() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let id = alone(&mut nell, "public").await;
    draft(&mut nell, &id).await;
    let open = about(&mut nell, &id, "box-farms-1").await;
    assert!(open.contains("Costs 1 serf") && open.contains("You gain 1 food."), "{open}");
    assert!(!open.contains("Not now"));
    let closed = about(&mut nell, &id, "box-farms-2").await;
    assert!(closed.contains("Not now") && closed.contains("#ANA-TRACK-01"), "{closed}");
    // Somebody who looks on hears what it is, and nothing of what it would do.
    let watched = about(&mut house.stranger(), &id, "box-farms-1").await;
    assert!(watched.contains("Costs 1 serf") && !watched.contains("gain 1 food"), "{watched}");
    for part in ["box-nowhere", "nothing", ""] {
        assert_eq!(
            about(&mut nell, &id, part).await,
            "",
            "{part}: a page may be older than the position"
        );
    }
}

/// A chain ends where a card would be turned up: what it shows is nobody's to know.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_box_sets_off_stops_at_the_first_card() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let id = alone(&mut nell, "public").await;
    draft(&mut nell, &id).await;
    let page = nell.page(&id).await;
    nell.act(&id, &seq(&page), "e", "fill entertainment-1").await.expect(StatusCode::OK);
    let told = about(&mut nell, &id, "box-michaelmas-1").await;
    let last = told.rsplit("<li>").next().unwrap();
    assert!(last.starts_with("Then 2 domain cards are revealed."), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_gives_a_thing_is_found_in_every_language() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let id = alone(&mut nell, "public").await;
    for (language, words) in [("en", "knights"), ("fr", "CHEVALIER"), ("de", "Ritter")] {
        nell.headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_static(language));
        let answer = nell.get(&format!("/matches/{id}/find?words={words}")).await;
        let found = answer.expect(StatusCode::OK).json();
        let parts = found["parts"].as_array().unwrap();
        for part in ["box-keep-1-1", "box-tournaments-1", "box-knight-training-6"] {
            assert!(parts.iter().any(|found| found == part), "{language}: no {part} in {parts:?}");
        }
        assert!(!parts.iter().any(|found| found == "box-farms-1"));
    }
    let none = nell.get(&format!("/matches/{id}/find?words=zzz")).await.json();
    assert_eq!(none["parts"].as_array().unwrap().len(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_hints_at_what_is_almost_within_reach_and_warns_of_what_is_lost() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let id = alone(&mut nell, "public").await;
    assert_eq!(between(&nell.page(&id).await, "data-parts=\"", "\""), Some(""));
    draft(&mut nell, &id).await;
    // Serfs are spent until none is left; then the farms lack one.
    loop {
        let page = nell.page(&id).await;
        let farms = offered(&page).into_iter().find(|action| action.starts_with("fill farms"));
        let Some(fill) = farms else { break };
        assert!(!between(&page, "data-parts=\"", "\"").unwrap().contains("box-farms"));
        nell.act(&id, &seq(&page), &fill, &fill).await.expect(StatusCode::OK);
    }
    let page = nell.page(&id).await;
    assert!(between(&page, "data-parts=\"", "\"").unwrap().contains("box-farms"));
    let warnings = between(&page, "data-warns=\"done\"", "</ul>").expect("warnings");
    assert!(warnings.contains("If you stop now, you lose") && warnings.contains("patron"));
    assert!(warnings.contains("Your fortifications do not hold"), "{warnings}");
    assert!(page.contains("id=\"ledger\""));
}

/// Ends the actions of the round and pays; gives the page that asks for the deployment.
async fn to_the_walls(person: &mut Person, id: &str) -> String {
    for action in ["done", "pay"] {
        let page = person.page(id).await;
        // The food is paid without a question where there is nothing to trade for it.
        if offered(&page).iter().any(|offered| offered == action) {
            person.act(id, &seq(&page), action, action).await.expect(StatusCode::OK);
        }
    }
    person.page(id).await
}

#[tokio::test(flavor = "multi_thread")]
async fn workers_are_deployed_all_at_once() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let id = alone(&mut nell, "public").await;
    draft(&mut nell, &id).await;
    let mut page = to_the_walls(&mut nell, &id).await;
    let seen = seq(&page);
    let before = told(&page);
    assert!(page.contains("id=\"muster\""));
    let mut placed = 0;
    // One more, and one more, as long as there are any; the last answer says how to do it.
    while let Some(more) = page.split("data-part-id=\"side-").next().and_then(last_posting) {
        let path = format!("/matches/{id}/muster?posting={more}");
        page = nell.get(&path).await.expect(StatusCode::OK).body;
        placed += 1;
        if page.contains("type=\"submit\"") {
            break;
        }
    }
    let actions = between(&page, "name=\"action\" value=\"", "\"").expect("the deployment");
    // All were put in the north, so that every one of them had a side to choose.
    assert_eq!(actions.split(';').count(), placed);
    assert!(page.contains("repelled"), "{page}");
    nell.act(&id, &seen, "go", actions).await.expect(StatusCode::OK);
    let after = nell.page(&id).await;
    assert_eq!(told(&after), before + placed);
    // What has just been done is in the list of the round.
    let round = between(&after, "id=\"ledger\"", "</details>").expect("what was done");
    assert_eq!(round.matches("You deploy ").count(), placed, "{round}");
    // The same request once more changes nothing.
    nell.act(&id, &seen, "go", actions).await.expect(StatusCode::OK);
    assert_eq!(told(&nell.page(&id).await), before + placed);
    let path = format!("/matches/{id}/muster?posting=");
    nell.get(&path).await.expect(StatusCode::NOT_FOUND);
}

/// What the first button stands for that puts one more worker somewhere.
fn last_posting(before: &str) -> Option<String> {
    Some(before.rsplit("value=\"").next()?.split('"').next()?.to_owned())
}

/// Plays something that is offered until the game is over.
async fn plays_on(person: &mut Person, id: &str, stride: usize) {
    for step in 0..3_000 {
        let page = person.page(id).await;
        let actions = offered(&page);
        if actions.is_empty() {
            return;
        }
        let action = &actions[(step * stride) % actions.len()];
        person.act(id, &seq(&page), &step.to_string(), action).await.expect(StatusCode::OK);
    }
    panic!("the game does not end");
}

/// What the title inside a part of a drawing says.
fn titled(part: &str) -> String {
    between(part, "<title>", "</title>").unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_alone_plays_again_and_changes_seats_with_nobody() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let id = alone(&mut nell, "public").await;
    draft(&mut nell, &id).await;
    nell.deed(&id, "resign", &[]).await.expect(StatusCode::SEE_OTHER);
    let page = nell.page(&id).await;
    assert!(page.contains(">Play again</button>") && !page.contains("seats changed"));
    let again = nell.deed(&id, "rematch", &[]).await.match_id();
    assert!(again != id && offered(&nell.page(&again).await)[0].starts_with("path "));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_cards_are_for_everybody_once_they_are_known() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let id = alone(&mut nell, "public").await;
    // The seed is nobody's business before the end.
    nell.get(&format!("/matches/{id}/same")).await.expect(StatusCode::CONFLICT);
    nell.deed(&id, "same", &[]).await.expect(StatusCode::CONFLICT);
    plays_on(&mut nell, &id, 7).await;
    let mut odo = house.guest("Odo").await;
    let again = odo.deed(&id, "same", &[]).await.match_id();
    let cards = |page: &str| page.split("id=\"attack-red-").skip(1).map(titled).collect::<Vec<_>>();
    let first = nell.get(&format!("/matches/{id}/replay?ply=0")).await.body;
    assert_eq!(cards(&first), cards(&odo.page(&again).await));
    assert_eq!(cards(&first).len(), 2);
    let listed = |page: &str| page.matches("<td><a href").count();
    let path = format!("/matches/{id}/same");
    assert_eq!(listed(&odo.get(&path).await.expect(StatusCode::OK).body), 1);
    draft(&mut odo, &again).await;
    plays_on(&mut odo, &again, 5).await;
    let page = odo.get(&path).await.expect(StatusCode::OK).body;
    assert_eq!(listed(&page), 2);
    assert!(page.contains("Nell") && page.contains("Odo"));
    let cells = page.split("</a></td><td>").skip(1).filter_map(|rest| rest.split('<').next());
    let points: Vec<i32> = cells.map(|cell| cell.parse().expect("points")).collect();
    assert!(points.len() == 2 && points[0] > points[1], "the best is first: {points:?}");
    // A private match is on its own list and on no other.
    house.sql(&format!("update match set visibility = 'private' where id = '{again}'"));
    assert_eq!(listed(&odo.get(&path).await.body), 1);
    assert_eq!(listed(&odo.get(&format!("/matches/{again}/same")).await.body), 2);
    // Another seed, other cards.
    house.sql(&format!("update match set seed = 'ff' where id = '{again}'"));
    assert_eq!(listed(&odo.get(&path).await.body), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sheets_of_every_seat_are_public_and_hide_what_is_hidden() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let fields = [("game", "anarchy"), ("seed", "s"), ("seat0", "me"), ("seat1", "random")];
    let fields = fields.into_iter().chain([("seat2", "nobody"), ("seat3", "nobody")]);
    let id = nell.creates(&fields.collect::<Vec<_>>()).await;
    let page = nell.page(&id).await;
    assert!(page.contains(&format!("/matches/{id}/sheets/1?version=")));
    let mut stranger = house.stranger();
    for seat in [0, 1] {
        let sheets = stranger.get(&format!("/matches/{id}/sheets/{seat}")).await;
        let sheets = sheets.expect(StatusCode::OK);
        assert_eq!(sheets.headers["content-type"], "image/svg+xml");
        assert!(sheets.body.contains("box-keep-1-1"));
    }
    stranger.get(&format!("/matches/{id}/sheets/2")).await.expect(StatusCode::NOT_FOUND);
}
