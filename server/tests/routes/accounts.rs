//! The whole life of an account, over HTTP: made, left, come back to, deleted.

use axum::http::{HeaderValue, StatusCode};

use crate::house::{Answer, House, Match, Person, between};

pub(crate) const PASSWORD: &str = "four towers, no gate";

pub(crate) async fn signs_up(person: &mut Person, name: &str) -> Answer {
    person.post("/account/sign-up", &[("name", name), ("password", PASSWORD)]).await
}

pub(crate) async fn signs_in(person: &mut Person, name: &str, password: &str) -> Answer {
    person.post("/account/sign-in", &[("name", name), ("password", password)]).await
}

/// Somebody with an account of this name.
pub(crate) async fn owner(house: &House, name: &str) -> Person {
    let mut person = house.stranger();
    signs_up(&mut person, name).await.expect(StatusCode::OK);
    person
}

/// The recovery codes that a page shows.
fn codes(page: &str) -> Vec<String> {
    let list = between(page, "<ol class=\"account-codes", "</ol>").expect("a list of codes");
    list.split("<code>").skip(1).map(|rest| rest.split_once('<').unwrap().0.to_owned()).collect()
}

fn is_signed_in(page: &str, name: &str) -> bool {
    page.contains(&format!("You are signed in as {name}."))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_makes_an_account_keeps_all_that_is_theirs() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    game.owner.post("/learn/tournay/borrow", &[]).await.expect(StatusCode::SEE_OTHER);
    let before = game.owner.cookies["bastide"].clone();
    let guests = house.count("guest");
    let made = signs_up(&mut game.owner, "Jehanne").await.expect(StatusCode::OK);
    assert_eq!(codes(&made.body).len(), 10);
    assert_eq!(made.headers["cache-control"], "no-store", "codes are shown once");
    assert_eq!(house.count("guest"), guests, "the account is the guest");
    assert_ne!(game.owner.cookies["bastide"], before, "with another key");
    assert!(game.owner.get("/mine").await.body.contains(&game.id));
    assert!(game.opponent.page(&game.id).await.contains("Jehanne"), "at a table that is open");
    let page = game.owner.get("/account").await.expect(StatusCode::OK).body;
    assert!(is_signed_in(&page, "Jehanne"));
    let mut thief = house.stranger();
    thief.cookies.insert("bastide".to_owned(), before);
    assert!(!thief.get("/mine").await.body.contains(&game.id), "the old cookie is nobody's");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_signs_in_elsewhere_and_a_stolen_session_is_ended() {
    let house = House::new().await;
    let mut jehanne = owner(&house, "Jehanne").await;
    let id = jehanne.creates(&[("seat0", "me"), ("seat1", "friend")]).await;
    let mut phone = house.stranger();
    let agent =
        "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1";
    phone.headers.insert("user-agent", HeaderValue::from_static(agent));
    let wrong = signs_in(&mut phone, "Jehanne", "four towers, one gate").await;
    wrong.expect(StatusCode::FORBIDDEN);
    assert!(!phone.cookies.contains_key("bastide"));
    signs_in(&mut phone, "JEHANNE", PASSWORD).await.expect(StatusCode::SEE_OTHER);
    assert!(phone.get("/mine").await.body.contains(&id));
    let page = jehanne.get("/account").await.body;
    assert!(page.contains("Safari, iPhone") && !house.holds(agent), "described, not stored whole");
    let end = between(&page, "action=\"/account/sessions/", "/end\"").expect("a button").to_owned();
    let path = format!("/account/sessions/{end}/end");
    owner(&house, "Perrin").await.post(&path, &[]).await.expect(StatusCode::SEE_OTHER);
    assert!(phone.get("/mine").await.body.contains(&id), "Perrin cannot end it");
    house.stranger().post(&path, &[]).await.expect(StatusCode::FORBIDDEN);
    let thief = phone.clone();
    jehanne.post(&path, &[]).await.expect(StatusCode::SEE_OTHER);
    for mut ended in [phone, thief] {
        assert!(!ended.get("/mine").await.body.contains(&id));
        ended.deed(&id, "resign", &[]).await.expect(StatusCode::FORBIDDEN);
    }
    assert!(jehanne.get("/mine").await.body.contains(&id), "this device goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_nobody_has_used_for_ninety_days_is_over() {
    let house = House::new().await;
    let mut jehanne = owner(&house, "Jehanne").await;
    house.sql("update session set used_at = used_at - 7772400000"); // 89 days and 23 hours
    assert!(is_signed_in(&jehanne.get("/account").await.body, "Jehanne"));
    assert!(is_signed_in(&jehanne.get("/account").await.body, "Jehanne"), "and it was noted");
    house.sql("update session set used_at = used_at - 7776001000"); // 90 days and a second
    let page = jehanne.get("/account").await.expect(StatusCode::OK).body;
    assert!(page.contains("Make an account") && !page.contains("Jehanne"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_ends_the_other_sessions_and_signing_out_this_one() {
    let house = House::new().await;
    let mut jehanne = owner(&house, "Jehanne").await;
    let mut phone = house.stranger();
    signs_in(&mut phone, "Jehanne", PASSWORD).await.expect(StatusCode::SEE_OTHER);
    let changed = |current, password| [("current", current), ("password", password)];
    let (new, path) = ("five towers, a gate", "/account/password");
    jehanne.post(path, &changed("wrong words!", new)).await.expect(StatusCode::FORBIDDEN);
    let short = jehanne.post(path, &changed(PASSWORD, "short")).await;
    short.expect(StatusCode::UNPROCESSABLE_ENTITY);
    assert!(is_signed_in(&phone.get("/account").await.body, "Jehanne"), "nothing happened yet");
    jehanne.post(path, &changed(PASSWORD, new)).await.expect(StatusCode::OK);
    assert!(!is_signed_in(&phone.get("/account").await.body, "Jehanne"));
    signs_in(&mut phone, "Jehanne", PASSWORD).await.expect(StatusCode::FORBIDDEN);
    signs_in(&mut phone, "Jehanne", new).await.expect(StatusCode::SEE_OTHER);
    jehanne.post("/account/sessions/end", &[]).await.expect(StatusCode::OK);
    assert!(!is_signed_in(&phone.get("/account").await.body, "Jehanne"), "all others at once");
    let kept = jehanne.clone();
    jehanne.post("/account/sign-out", &[]).await.expect(StatusCode::SEE_OTHER);
    for mut gone in [jehanne, kept] {
        assert!(!is_signed_in(&gone.get("/account").await.body, "Jehanne"));
    }
    assert_eq!(house.count("session"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_brings_back_who_forgot_the_password_once() {
    let house = House::new().await;
    let mut jehanne = house.stranger();
    let given = codes(&signs_up(&mut jehanne, "Jehanne").await.body);
    assert!(given.iter().all(|code| !house.holds(code)), "only hashes are kept");
    let recover = |name, code, password| [("name", name), ("code", code), ("password", password)];
    let (mut back, path, new) = (house.stranger(), "/account/recover", "six towers, a gate");
    let guess = back.post(path, &recover("Jehanne", "aaaa-bbbb-cccc-dddd", new)).await;
    let unknown = back.post(path, &recover("Nobody here", &given[0], new)).await;
    assert_eq!((guess.status, unknown.status), (StatusCode::FORBIDDEN, StatusCode::FORBIDDEN));
    let typed = given[0].to_uppercase();
    back.post(path, &recover("Jehanne", &typed, new)).await.expect(StatusCode::SEE_OTHER);
    let page = back.get("/account").await.body;
    assert!(is_signed_in(&page, "Jehanne") && page.contains("9 recovery codes"));
    assert!(!is_signed_in(&jehanne.get("/account").await.body, "Jehanne"), "others are signed out");
    let again = house.stranger().post(path, &recover("Jehanne", &given[0], "seven towers")).await;
    again.expect(StatusCode::FORBIDDEN);
    signs_in(&mut house.stranger(), "Jehanne", new).await.expect(StatusCode::SEE_OTHER);
    back.post("/account/codes", &[("current", PASSWORD)]).await.expect(StatusCode::FORBIDDEN);
    let fresh = back.post("/account/codes", &[("current", new)]).await.expect(StatusCode::OK);
    assert_eq!(codes(&fresh.body).len(), 10);
    let old = house.stranger().post(path, &recover("Jehanne", &given[1], "seven towers")).await;
    old.expect(StatusCode::FORBIDDEN);
}

/// Whoever guesses learns nothing of who is there.
#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_name_is_answered_like_a_wrong_password() {
    let house = House::new().await;
    owner(&house, "Jehanne").await;
    let mut answers = Vec::new();
    for name in ["Jehanne", "Perrette"] {
        let answer = signs_in(&mut house.stranger(), name, "not the password").await;
        answers.push((answer.status, answer.body.replace(name, "NAME")));
    }
    assert_eq!(answers[0], answers[1]);
    assert_eq!(answers[0].0, StatusCode::FORBIDDEN);
}

#[tokio::test(flavor = "multi_thread")]
async fn names_and_passwords_that_do_not_do_are_refused_and_leave_no_trace() {
    let house = House::new().await;
    owner(&house, "Jehanne").await;
    let guests = house.count("guest");
    for (name, password, status) in [
        ("jehanne", PASSWORD, 409),
        ("Ｊｅｈａｎｎｅ", PASSWORD, 409),
        ("Admin", PASSWORD, 422),
        ("greedy", PASSWORD, 422),
        ("<b>", PASSWORD, 422),
        ("Perrin", "short", 422),
        ("Perrin", "password123", 422),
        ("Perrin le Roux", "perrin le roux", 422),
        ("Perrin", &"x1".repeat(101), 422),
    ] {
        let mut stranger = house.stranger();
        let fields = [("name", name), ("password", password)];
        let answer = stranger.post("/account/sign-up", &fields).await;
        assert_eq!(answer.status, status, "{name} {password}: {}", answer.body);
        assert!(answer.body.contains("role=\"alert\""), "{name}: it is said why");
        assert!(!answer.body.contains(password), "a password is not sent back");
        assert!(!stranger.cookies.contains_key("bastide"), "{name}");
    }
    assert_eq!((house.count("guest"), house.count("account")), (guests, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_sign_up_with_one_name_at_once_one_gets_it() {
    let house = House::new().await;
    let (mut first, mut second) = (house.stranger(), house.guest("Odo").await);
    let (a, b) = tokio::join!(signs_up(&mut first, "Jehanne"), signs_up(&mut second, "JEHANNE"));
    let mut answers = [a.status.as_u16(), b.status.as_u16()];
    answers.sort_unstable();
    assert_eq!(answers, [200, 409]);
    assert_eq!(house.count("account"), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_changed_to_a_free_one_on_either_page() {
    let house = House::new().await;
    let (mut jehanne, _) = (owner(&house, "Jehanne").await, owner(&house, "Perrin").await);
    let named = async |person: &mut Person, path: &str, name: &str| {
        person.post(path, &[("name", name)]).await.status.as_u16()
    };
    assert_eq!(named(&mut jehanne, "/account/name", "PERRIN").await, 409);
    assert_eq!(named(&mut jehanne, "/account/name", "root").await, 422);
    assert_eq!(named(&mut jehanne, "/settings", "Perrin").await, 409);
    assert_eq!(named(&mut jehanne, "/settings", "<Jehanne>").await, 422);
    assert_eq!(named(&mut jehanne, "/account/name", "Mahaut").await, 200);
    let mut guest = house.guest("Jehanne").await;
    assert_eq!(named(&mut guest, "/settings", "mahaut").await, 409, "guests do not take it either");
    assert_eq!(named(&mut guest, "/settings", "administrator").await, 422);
    assert_eq!(named(&mut guest, "/account/name", "Guda").await, 403);
    signs_in(&mut house.stranger(), "Mahaut", PASSWORD).await.expect(StatusCode::SEE_OTHER);
}

/// Every column of every table is looked at, the bytes of hashes included.
#[tokio::test(flavor = "multi_thread")]
async fn the_pages_of_accounts_are_said_in_three_languages() {
    let house = House::new().await;
    for (language, door, own) in [
        ("en", "Make an account", "Where you are signed in"),
        ("fr", "Créer un compte", "Où vous êtes connecté"),
        ("de", "Ein Konto anlegen", "Wo du angemeldet bist"),
    ] {
        let mut person = house.stranger();
        person.headers.insert("accept-language", HeaderValue::from_static(language));
        assert!(person.get("/account").await.body.contains(door));
        signs_up(&mut person, &format!("Jehanne {language}")).await.expect(StatusCode::OK);
        assert!(person.get("/account").await.body.contains(own));
    }
}
