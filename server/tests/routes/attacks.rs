//! What somebody does who means harm, and what comes of it. Each test was an attack that worked.

use axum::http::StatusCode;
use bastide_server::Hosting;
use bastide_web::limits::Limits;

use crate::accounts::{PASSWORD, owner, signs_up};
use crate::house::{House, Match, Person, between};
use crate::metrics::until_unready;

/// Many at once, so that all are counted before the first is there.
async fn all_at_once(person: &Person, path: &str, forms: Vec<Vec<(&'static str, String)>>) {
    let asked = forms.into_iter().map(|fields| {
        let (mut person, path) = (person.clone(), path.to_owned());
        tokio::spawn(async move {
            let fields: Vec<(&str, &str)> =
                fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
            person.post(&path, &fields).await.status
        })
    });
    for one in asked.collect::<Vec<_>>() {
        one.await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hooks_that_are_made_at_once_are_no_more_than_others() {
    let house = House::new().await;
    let nell = house.guest("Nell").await;
    let forms = (0..24).map(|number| vec![("url", format!("https://example.org/{number}"))]);
    all_at_once(&nell, "/hooks", forms.collect()).await;
    assert_eq!(house.count("hook"), 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_that_are_made_at_once_are_no_more_than_others() {
    let house = House::new().await;
    let nell = house.guest("Nell").await;
    let form = |number| vec![("label", format!("bot {number}")), ("scope", "read".to_owned())];
    all_at_once(&nell, "/tokens", (0..40).map(form).collect()).await;
    assert_eq!(house.count("api_token"), 20);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_called_like_those_who_run_the_server() {
    let house = House::new().await;
    for name in [
        "ADMIN.",
        "Bastide Team",
        "The Bastide-Team",
        "a d m i n",
        "M0derator",
        "Support_Staff",
        "équipe Bastide",
        "Bastide Official",
        "administrator 2",
        "sуstem",
    ] {
        let named = house.stranger().post("/settings", &[("name", name)]).await;
        named.expect(StatusCode::UNPROCESSABLE_ENTITY);
        let made = signs_up(&mut house.stranger(), name).await;
        made.expect(StatusCode::UNPROCESSABLE_ENTITY);
    }
    for name in ["Adminah", "Bastien", "Supportive Sue", "Rooty", "Modesty", "Hostilia"] {
        house.guest(name).await;
    }
}

/// The token that `/tokens` shows once.
async fn makes_token(person: &mut Person) -> String {
    let wish = [("label", "bot"), ("scope", "read"), ("scope", "play"), ("scope", "tokens")];
    let with_password = [&wish[..], &[("current", PASSWORD)]].concat();
    let made = person.post("/tokens", &with_password).await.expect(StatusCode::OK);
    between(&made.body, "readonly value=\"", "\"").unwrap().to_owned()
}

async fn is_good(house: &House, token: &str) -> bool {
    let mut program = house.stranger();
    program.headers.insert("authorization", format!("Bearer {token}").parse().unwrap());
    program.get("/api/v1/me").await.status == StatusCode::OK
}

/// Whoever sat at this browser before may have kept a token.
#[tokio::test(flavor = "multi_thread")]
async fn a_token_of_the_guest_is_worth_nothing_once_there_is_an_account() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let token = makes_token(&mut nell).await;
    assert!(is_good(&house, &token).await);
    signs_up(&mut nell, "Jehanne").await.expect(StatusCode::OK);
    assert!(!is_good(&house, &token).await, "after signing up");
    let mut odo = house.guest("Odo").await;
    let token = makes_token(&mut odo).await;
    let fields = [("name", "Jehanne"), ("password", PASSWORD), ("take", "yes")];
    odo.post("/account/sign-in", &fields).await.expect(StatusCode::SEE_OTHER);
    assert!(!is_good(&house, &token).await, "after signing in");
    assert_eq!(house.count("api_token"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_ends_whatever_the_old_one_allowed() {
    let house = House::new().await;
    let mut jehanne = house.stranger();
    let made = signs_up(&mut jehanne, "Jehanne").await.expect(StatusCode::OK);
    let code = between(&made.body, "<code>", "</code>").unwrap().to_owned();
    let token = makes_token(&mut jehanne).await;
    let thief = jehanne.clone();
    let fields = [("current", PASSWORD), ("password", "another gate, no tower")];
    jehanne.post("/account/password", &fields).await.expect(StatusCode::OK);
    assert!(!is_good(&house, &token).await, "tokens end");
    let is_in = async |mut person: Person| {
        person.get("/account").await.body.contains("You are signed in as Jehanne.")
    };
    assert!(is_in(jehanne.clone()).await, "whoever changed it stays");
    assert!(!is_in(thief).await, "a stolen copy of the cookie does not");
    let fields = [("label", "bot"), ("scope", "read"), ("current", "another gate, no tower")];
    jehanne.post("/tokens", &fields).await.expect(StatusCode::OK);
    let fields = [("name", "Jehanne"), ("code", &code), ("password", "a third, with a moat")];
    house.stranger().post("/account/recover", &fields).await.expect(StatusCode::SEE_OTHER);
    assert_eq!(house.count("api_token"), 0, "after recovery");
    assert!(!is_in(jehanne).await, "after recovery");
}

/// A browser that was left open for a minute, or a stolen cookie.
#[tokio::test(flavor = "multi_thread")]
async fn a_session_alone_makes_no_token() {
    let house = House::new().await;
    let mut jehanne = owner(&house, "Jehanne").await;
    for current in ["", "wrong words, many"] {
        let fields = [("label", "bot"), ("scope", "read"), ("current", current)];
        jehanne.post("/tokens", &fields).await.expect(StatusCode::FORBIDDEN);
    }
    assert_eq!(house.count("api_token"), 0);
}

/// What entered as a guest plays on, and what was announced stays one's own.
#[tokio::test(flavor = "multi_thread")]
async fn tournaments_and_ratings_are_taken_along() {
    let house = House::new().await;
    owner(&house, "Jehanne").await;
    let mut nell = house.guest("Nell").await;
    let fields = [("title", "Spring"), ("start_hours", "24"), ("most", "4")];
    let made = nell.post("/tournaments", &fields).await.expect(StatusCode::SEE_OTHER);
    let path = made.location().to_owned();
    nell.post(&format!("{path}/enter"), &[]).await.expect(StatusCode::SEE_OTHER);
    house.sql(
        "insert into rating (player, game, speed, rating, deviation, volatility, games, last_at)
         select 'guest:' || id, 'cathedral', 'untimed', 1612, 80, 60, 7, 1 from guest where name = 'Nell'",
    );
    let fields = [("name", "Jehanne"), ("password", PASSWORD), ("take", "yes")];
    nell.post("/account/sign-in", &fields).await.expect(StatusCode::SEE_OTHER);
    let jehanne = house.text("select cast(guest as text) from account");
    for (what, sql) in [
        ("entrant", "select cast(guest as text) from entrant"),
        ("organiser", "select cast(organiser as text) from tournament"),
        ("rating", "select substr(player, 7) from rating where player like 'guest:%'"),
    ] {
        assert_eq!(house.text(sql), jehanne, "{what}");
    }
    assert_eq!(house.count("guest"), 1, "nobody is left behind");
    nell.post(&format!("{path}/start"), &[]).await.expect(StatusCode::SEE_OTHER);
}

/// An open table costs nothing to make and stands in a list that others read.
#[tokio::test(flavor = "multi_thread")]
async fn one_visitor_does_not_fill_the_list_of_open_tables() {
    let house =
        House::hosted(Hosting { limits: Some(Limits::default()), ..Hosting::default() }).await;
    let mut made = 0;
    for number in 0..6 {
        let mut nell = house.stranger().from("198.51.100.7");
        nell.post("/settings", &[("name", &format!("Nell {number}"))]).await;
        for _ in 0..12 {
            let fields = [("game", "cathedral"), ("seat0", "me"), ("seat1", "anyone")];
            made += u32::from(nell.post("/matches", &fields).await.status.is_redirection());
        }
    }
    assert!(made <= 30, "{made} open tables of one address");
    let mut odo = house.stranger().from("198.51.100.8");
    let fields = [("game", "cathedral"), ("seat0", "me"), ("seat1", "anyone")];
    odo.post("/matches", &fields).await.match_id();
}

/// It answers questions, and yet no move could be kept.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_cannot_be_written_is_not_ready() {
    let house = House::new().await;
    house.stranger().get("/readyz").await.expect(StatusCode::OK);
    house.sql("create trigger full before insert on heartbeat begin select raise(fail, 'disk is full'); end");
    house.sql("create trigger full2 before update on heartbeat begin select raise(fail, 'disk is full'); end");
    until_unready(&house).await;
    house.stranger().get("/healthz").await.expect(StatusCode::OK);
}

/// Engines think for others to pay.
#[tokio::test(flavor = "multi_thread")]
async fn tables_of_bots_alone_are_few() {
    let house =
        House::hosted(Hosting { limits: Some(Limits::default()), ..Hosting::default() }).await;
    let mut nell = house.guest("Nell").await;
    let fields = [("game", "cathedral"), ("seat0", "random"), ("seat1", "search:5s")];
    let mut refused = 0;
    for _ in 0..8 {
        refused += u32::from(nell.post("/matches", &fields).await.status.is_client_error());
    }
    assert!(refused >= 6, "{refused} were refused");
    let game = Match::fresh(&house, &[]).await;
    assert!(!game.id.is_empty(), "people still sit down");
}
