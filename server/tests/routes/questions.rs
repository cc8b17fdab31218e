//! Whatever Tournay asks, a page asks it in words with the parts of the drawing that answer it; whatever it
//! refuses, it is told with the clause. Both for every kind there is.

use std::collections::{BTreeMap, BTreeSet};

use axum::http::StatusCode;
use bastide_core::Game as _;
use bastide_tournay::Action;
use serde_json::Value;

use crate::house::{House, Person, between, encoded};
use crate::moments::{Moment, QUESTIONS, REFUSALS, asked, known_guest, refused, search};

/// A choice as a page lists it.
struct Choice {
    action: String,
    words: String,
    parts: Vec<String>,
}

fn choices(page: &str) -> Vec<Choice> {
    let buttons = page.split("<button ").skip(1).map(|rest| rest.split("</button>").next());
    let listed = buttons
        .flatten()
        .filter(|button| button.contains("name=\"action\"") && !button.contains("data-twin"));
    let choice = |button: &str| Choice {
        action: between(button, "value=\"", "\"").expect("an action").to_owned(),
        words: button.rsplit_once('>').expect("words").1.to_owned(),
        parts: between(button, "data-part-id=\"", "\"")
            .map(|parts| parts.split(' ').map(str::to_owned).collect())
            .unwrap_or_default(),
    };
    listed.map(choice).collect()
}

/// What a page asks for, without the marks that keep names apart.
fn question(page: &str) -> String {
    between(page, "<p class=\"asked", "</p>")
        .and_then(|asked| asked.split_once('>'))
        .expect("a question")
        .1
        .replace(['\u{2068}', '\u{2069}'], "")
}

#[tokio::test(flavor = "multi_thread")]
async fn every_question_is_asked_in_words_and_answered_in_the_picture() {
    let house = House::new().await;
    let (mut nell, nell_id) = known_guest(&house, "Nell").await;
    let (_, odo_id) = known_guest(&house, "Odo").await;
    let moments = asked();
    assert_eq!(moments.len(), QUESTIONS, "found only {:?}", moments.keys());
    let mut questions = BTreeMap::new();
    for (kind, moment) in &moments {
        let id = moment.table(&house, nell_id, odo_id).await;
        let page = nell.page(&id).await;
        let listed = choices(&page);
        // An action with borrowed citizens after it is one of them with its answers.
        let is_single = |action: &String| !action.contains(';');
        let actions: BTreeSet<String> =
            listed.iter().map(|choice| choice.action.clone()).filter(is_single).collect();
        assert_eq!(actions, moment.legal(), "{kind}");
        for Choice { action, parts, .. } in &listed {
            let is_in_bar = page.contains(&format!("value=\"{action}\" data-twin"));
            assert!(is_in_bar || !parts.is_empty(), "{kind}: {action} lights nothing");
            let drawn = |part: &String| page.contains(&format!("id=\"{part}\""));
            assert!(parts.iter().all(drawn), "{kind}: {action} lights {parts:?}");
        }
        let words: BTreeSet<&str> = listed.iter().map(|choice| choice.words.as_str()).collect();
        assert_eq!(words.len(), listed.len(), "{kind}: two choices read the same");
        questions.insert(question(&page), *kind);
    }
    assert_eq!(questions.len(), QUESTIONS, "two kinds are asked alike: {questions:?}");
}

/// What the page's script is told of an action that is looked at beforehand, in a language.
async fn previewed(person: &mut Person, id: &str, action: &str, language: &str) -> Value {
    person.headers.insert("accept-language", language.parse().unwrap());
    let path = format!("/matches/{id}/preview?action={}", encoded(action));
    person.get(&path).await.expect(StatusCode::OK).json()["refusal"].clone()
}

/// A refusal is a sentence of its own in every language, with one clause.
async fn is_told_in_words(person: &mut Person, id: &str, action: &str) {
    let mut sentences = BTreeSet::new();
    let mut clauses = BTreeSet::new();
    for language in ["fr", "de", "en"] {
        let refusal = previewed(person, id, action, language).await;
        sentences.insert(refusal["text"].as_str().expect("a sentence").to_owned());
        clauses.insert(refusal["clause"].as_str().expect("a clause").to_owned());
    }
    assert_eq!(sentences.len(), 3, "{action}: {sentences:?}");
    assert!(clauses.len() == 1 && clauses.iter().all(|c| c.starts_with("TOU-")), "{clauses:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_refusal_names_its_clause_in_every_language() {
    let house = House::new().await;
    let (mut nell, nell_id) = known_guest(&house, "Nell").await;
    let (_, odo_id) = known_guest(&house, "Odo").await;
    let refusals = refused();
    assert_eq!(refusals.len(), REFUSALS, "found only {:?}", refusals.keys());
    for (moment, action) in refusals.values() {
        let id = moment.table(&house, nell_id, odo_id).await;
        let action = action.to_string();
        is_told_in_words(&mut nell, &id, &action).await;
        let seq = moment.played.len().to_string();
        let answer =
            nell.act(&id, &seq, "no", &action).await.expect(StatusCode::UNPROCESSABLE_ENTITY);
        assert!(answer.json()["clause"].as_str().unwrap().starts_with("TOU-"), "{}", answer.body);
        assert_eq!(nell.seq(&id).await, Some(seq), "nothing has happened");
    }
}

/// Whoever is not asked is told whose turn it is, whoever has chosen in secret that they have, and after the
/// end nothing goes on.
#[tokio::test(flavor = "multi_thread")]
async fn those_who_are_not_asked_are_told_so() {
    let house = House::new().await;
    let (mut nell, nell_id) = known_guest(&house, "Nell").await;
    let (mut odo, odo_id) = known_guest(&house, "Odo").await;
    let commit = &asked()["commit"];
    let id = commit.table(&house, nell_id, odo_id).await;
    let seq = commit.played.len().to_string();
    let others_turn = &asked()["act"];
    let elsewhere = others_turn.table(&house, nell_id, odo_id).await;
    is_told_in_words(&mut odo, &elsewhere, "gather").await;
    nell.act(&id, &seq, "passed", "pass").await.expect(StatusCode::OK);
    is_told_in_words(&mut nell, &id, "pass").await;
    let last = last_moment();
    let id = last.table(&house, nell_id, odo_id).await;
    let seq = last.played.len().to_string();
    let action = last.legal().into_iter().next().expect("something is legal");
    nell.act(&id, &seq, "last", &action).await.expect(StatusCode::OK);
    is_told_in_words(&mut nell, &id, "gather").await;
}

/// A moment at which whatever is done ends the game.
fn last_moment() -> Moment {
    let mut found = None;
    search(|moment, state, _| {
        let mut legal = Vec::new();
        state.legal(moment.seat, &mut legal);
        let ends = |&action: &Action| {
            let mut after = state.clone();
            let _ = after.apply(moment.seat, action, &mut Vec::new()).unwrap();
            after.standing().is_some()
        };
        if legal.iter().all(ends) {
            found = Some(moment.clone());
        }
        found.is_none()
    });
    found.expect("games end")
}

/// The parts of a page's drawing at which somebody who is asked may point: what lies in the middle, every
/// building, and what is their own.
fn touchable(page: &str, own: &str) -> BTreeSet<String> {
    let drawing = between(page, "<section id=\"board\"", "</section>").expect("a drawing");
    let ids = drawing.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let is_touchable = |id: &&str| {
        let (kind, rest) = id.split_once('-').unwrap_or((id, ""));
        match kind {
            "deck" | "reserve" | "slot" => true,
            "event" => rest != "deck",
            "hand" | "rampart" | "plaza" => rest.split('-').next() == Some(own),
            _ => false,
        }
    };
    ids.filter(is_touchable).map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forbidden_touch_always_names_a_clause() {
    let house = House::new().await;
    let (mut nell, nell_id) = known_guest(&house, "Nell").await;
    let (_, odo_id) = known_guest(&house, "Odo").await;
    for (kind, moment) in asked() {
        let id = moment.table(&house, nell_id, odo_id).await;
        let page = nell.page(&id).await;
        let lit: BTreeSet<String> =
            choices(&page).into_iter().flat_map(|choice| choice.parts).collect();
        let unlit: Vec<String> =
            touchable(&page, &moment.seat.to_string()).difference(&lit).cloned().collect();
        assert!(unlit.len() > 3, "{kind}: {unlit:?}");
        for part in unlit {
            let path = format!("/matches/{id}/why-not?part={part}");
            let refusal = nell.get(&path).await.expect(StatusCode::OK).json()["refusal"].clone();
            let clause = refusal["clause"].as_str().unwrap_or_default();
            assert!(clause.starts_with("TOU-"), "{kind}: {part} says {refusal}");
        }
    }
}
