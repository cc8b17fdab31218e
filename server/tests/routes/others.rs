//! Tournay and The Anarchy through the same routes as Cathedral.

use axum::http::StatusCode;

use super::house::{House, Person, between, told};

/// What a page lets its viewer do, as it is sent.
pub(crate) fn offered(page: &str) -> Vec<String> {
    let values = page.split("name=\"action\" value=\"").skip(1);
    values.filter_map(|rest| rest.split('"').next()).map(unescaped).collect()
}

fn unescaped(text: &str) -> String {
    text.replace("&gt;", ">").replace("&amp;", "&")
}

pub(crate) fn seq(page: &str) -> String {
    between(page, "name=\"seq\" value=\"", "\"").expect("somebody is to act").to_owned()
}

/// A match with a person on every seat, who came by links.
async fn table(house: &House, game: &str, people: usize) -> (String, Vec<Person>) {
    let mut owner = house.guest("Nell").await;
    let seats: Vec<String> = (0..4).map(|seat| format!("seat{seat}")).collect();
    let mut fields = vec![("game", game), ("seed", "a quiet winter"), ("seat0", "me")];
    let others = seats.iter().enumerate().skip(1);
    fields.extend(
        others.map(|(number, seat)| {
            (seat.as_str(), if number < people { "friend" } else { "nobody" })
        }),
    );
    let id = owner.creates(&fields).await;
    let page = owner.page(&id).await;
    let links: Vec<String> = page
        .split("/invitations/")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .map(|token| format!("/invitations/{token}"))
        .collect();
    let mut everybody = vec![owner];
    for (number, link) in links.iter().enumerate() {
        let mut friend = house.guest("Odo").await;
        friend.get(link).await.expect(StatusCode::SEE_OTHER);
        let seat = (number + 1).to_string();
        friend.deed(&id, "join", &[("seat", &seat)]).await.expect(StatusCode::SEE_OTHER);
        everybody.push(friend);
    }
    assert_eq!(everybody.len(), people);
    (id, everybody)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_set_up_and_shown_to_strangers() {
    let house = House::new().await;
    for (game, people) in [("tournay", 3), ("anarchy", 4), ("anarchy", 1)] {
        let (id, mut everybody) = table(&house, game, people).await;
        let mut stranger = house.stranger();
        let page = stranger.page(&id).await;
        assert!(offered(&page).is_empty() && page.contains("<svg"));
        stranger.act(&id, "0", "k", "gather").await.expect(StatusCode::FORBIDDEN);
        for path in ["replay", "picture.svg", "parts"] {
            stranger.get(&format!("/matches/{id}/{path}")).await.expect(StatusCode::OK);
        }
        // What is hidden would be told by the record.
        everybody[0].get(&format!("/matches/{id}/record")).await.expect(StatusCode::CONFLICT);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_act_at_once_do_not_get_in_each_others_way() {
    let house = House::new().await;
    let (id, mut people) = table(&house, "anarchy", 2).await;
    draft(&id, &mut people).await;
    let drafted = log(&house, &id).await;
    let pages = [people[0].page(&id).await, people[1].page(&id).await];
    let first = [0, 1].map(|who: usize| harmless(&pages[who]));
    // Both have seen the same table; the second comes later and is as welcome.
    people[0].act(&id, &seq(&pages[0]), "a", &first[0]).await.expect(StatusCode::OK);
    people[1].act(&id, &seq(&pages[1]), "b", &first[1]).await.expect(StatusCode::OK);
    assert_eq!(log(&house, &id).await, drafted + 2);
    // The same key again changes nothing; the same page again with another key is outdated.
    people[0].act(&id, &seq(&pages[0]), "a", &first[0]).await.expect(StatusCode::OK);
    people[0].act(&id, &seq(&pages[0]), "c", &first[0]).await.expect(StatusCode::CONFLICT);
    assert_eq!(log(&house, &id).await, drafted + 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_takes_back_what_they_did_and_nobody_else_notices() {
    let house = House::new().await;
    let (id, mut people) = table(&house, "anarchy", 2).await;
    draft(&id, &mut people).await;
    let drafted = log(&house, &id).await;
    let before = people[0].page(&id).await;
    for person in &mut people {
        let page = person.page(&id).await;
        person.act(&id, &seq(&page), "x", &harmless(&page)).await.expect(StatusCode::OK);
    }
    let other = people[1].page(&id).await;
    people[0].deed(&id, "undo", &[]).await.expect(StatusCode::SEE_OTHER);
    assert_eq!(offered(&people[0].page(&id).await), offered(&before));
    assert_eq!(offered(&people[1].page(&id).await), offered(&other));
    assert_eq!(log(&house, &id).await, drafted + 1);
    // A page that the other had open is as good as before.
    people[1].act(&id, &seq(&other), "y", &harmless(&other)).await.expect(StatusCode::OK);
    // The same stands after a restart.
    let house = house.restarted().await;
    assert_eq!(log(&house, &id).await, drafted + 2);
}

/// Both take a path card.
async fn draft(id: &str, people: &mut [Person]) {
    for _ in 0..people.len() {
        for person in people.iter_mut() {
            let page = person.page(id).await;
            if let Some(path) = offered(&page).iter().find(|action| action.starts_with("path ")) {
                person.act(id, &seq(&page), path, path).await.expect(StatusCode::OK);
            }
        }
    }
}

/// An action that turns no card up.
fn harmless(page: &str) -> String {
    let actions = offered(page);
    let is_harmless = |action: &&String| action.starts_with("trade ");
    actions.iter().find(is_harmless).expect("there is something to trade").clone()
}

/// How many actions the story of a table tells of.
async fn log(house: &House, id: &str) -> usize {
    told(&house.stranger().page(id).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_curtain_falls_between_the_turns_of_two_at_one_screen() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let fields = [("game", "tournay"), ("seat0", "me"), ("seat1", "here"), ("seed", "winter")];
    let id = nell.creates(&fields).await;
    let covered = nell.page(&id).await;
    assert!(covered.contains("class=\"curtain\"") && offered(&covered).is_empty());
    assert_eq!(picture(&covered), picture(&house.stranger().page(&id).await));
    // News does not lift it: the page asks in no seat's name.
    assert!(!between(&covered, "data-live=\"", "\"").unwrap().contains("seat"));
    let seat = between(&covered, &format!("/matches/{id}?seat="), "\"").unwrap().to_owned();
    let mut page = open(&mut nell, &id, &seat).await;
    assert!(!page.contains("class=\"curtain\""));
    // They play until their turn is over; then the other's hand is not shown to them.
    for step in 0..40 {
        let Some(action) = offered(&page).pop() else { break };
        let fields = [("seq", seq(&page)), ("key", step.to_string()), ("action", action)];
        let mut fields: Vec<(&str, &str)> = fields.iter().map(|(k, v)| (*k, v.as_str())).collect();
        fields.push(("seat", &seat));
        nell.deed(&id, "actions", &fields).await.expect(StatusCode::SEE_OTHER);
        page = open(&mut nell, &id, &seat).await;
    }
    assert!(page.contains("class=\"curtain\""));
    assert_eq!(picture(&page), picture(&house.stranger().page(&id).await));
}

async fn open(person: &mut Person, id: &str, seat: &str) -> String {
    person.get(&format!("/matches/{id}?seat={seat}")).await.expect(StatusCode::OK).body
}

fn picture(page: &str) -> &str {
    between(page, "id=\"board\"", "</section>").expect("a picture")
}

/// Everybody takes one of the actions their page offers, until the game is over.
async fn plays_to_the_end(id: &str, people: &mut [Person]) -> usize {
    let mut chosen = 7_usize;
    for step in 0..6_000 {
        let mut has_acted = false;
        for person in people.iter_mut() {
            let page = person.page(id).await;
            let actions = offered(&page);
            if actions.is_empty() {
                continue;
            }
            chosen = chosen
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let action = &actions[(chosen >> 33) % actions.len()];
            let key = format!("{step}-{action}");
            person.act(id, &seq(&page), &key, action).await.expect(StatusCode::OK);
            has_acted = true;
        }
        if !has_acted {
            return step;
        }
    }
    panic!("the game does not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_tournay_is_played_by_its_pages() {
    let house = House::new().await;
    let (id, mut people) = table(&house, "tournay", 2).await;
    plays_to_the_end(&id, &mut people).await;
    is_over_and_read(&house, &id, &mut people[0]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_the_anarchy_is_played_by_its_pages() {
    let house = House::new().await;
    let (id, mut people) = table(&house, "anarchy", 1).await;
    plays_to_the_end(&id, &mut people).await;
    is_over_and_read(&house, &id, &mut people[0]).await;
}

/// The record of a game that is over can be taken along and brought back.
async fn is_over_and_read(house: &House, id: &str, person: &mut Person) {
    let record = person.get(&format!("/matches/{id}/record")).await.expect(StatusCode::OK).body;
    let brought = bastide_presentation::read(&record, &bastide_text::Phrasebook::default())
        .expect("a record");
    assert!(brought.is_over);
    assert!(house.stranger().page(id).await.contains("class=\"asked over"));
    for path in ["replay?ply=3", "replay/board?ply=5", "picture.svg", "picture.png?width=200"] {
        person.get(&format!("/matches/{id}/{path}")).await.expect(StatusCode::OK);
    }
    person.get("/mine").await.expect(StatusCode::OK);
    person.deed(id, "rematch", &[]).await.expect(StatusCode::SEE_OTHER);
}
