//! What administrators do, and what it means for those it concerns: on pages, streams and over the interface.

use std::time::Duration;

use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::{Request, StatusCode};
use bastide_server::Hosting;
use bastide_store::{By, GuestId};
use bastide_web::limits::{Attempts, Limits, Rate};
use serde_json::json;
use tokio_stream::StreamExt as _;

use crate::accounts::{owner, signs_in};
use crate::house::{Answer, House, Match, Person, between};

/// Somebody whom the machine has made an administrator.
pub(crate) async fn administrator(house: &House) -> Person {
    let person = owner(house, "Aliénor").await;
    let id = number(house, "Aliénor");
    house
        .tables
        .store()
        .moderation()
        .set_administrator(By::Machine, GuestId(id), true)
        .await
        .unwrap();
    person
}

/// The number of whoever has this name.
pub(crate) fn number(house: &House, name: &str) -> i64 {
    house
        .text(&format!("select cast(id as text) from guest where name = '{name}'"))
        .parse()
        .unwrap()
}

pub(crate) async fn restrains(person: &mut Person, deed: &str, guest: i64) -> Answer {
    let guest = guest.to_string();
    let fields = [("guest", guest.as_str()), ("days", "7"), ("reason", "Shouting <at> tables")];
    person.post(&format!("/admin/{deed}"), &fields).await
}

#[tokio::test(flavor = "multi_thread")]
async fn only_administrators_administrate() {
    let house = House::new().await;
    let game = Match::begun(&house).await;
    let nell = number(&house, "Nell");
    for mut person in [house.stranger(), game.opponent, owner(&house, "Jehanne").await] {
        person.get("/admin").await.expect(StatusCode::FORBIDDEN);
        restrains(&mut person, "ban", nell).await.expect(StatusCode::FORBIDDEN);
    }
    assert_eq!((house.count("restraint"), house.count("deed")), (0, 0));
    let mut aliénor = administrator(&house).await;
    let own = number(&house, "Aliénor");
    restrains(&mut aliénor, "ban", own).await.expect(StatusCode::FORBIDDEN);
    house
        .tables
        .store()
        .moderation()
        .set_administrator(By::Machine, GuestId(own), false)
        .await
        .unwrap();
    aliénor.get("/admin").await.expect(StatusCode::FORBIDDEN);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_banned_is_told_why_and_until_when_and_nothing_else() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    let mut aliénor = administrator(&house).await;
    let page = aliénor.get("/admin?q=nel").await.expect(StatusCode::OK).body;
    assert!(page.contains("Nell") && !page.contains(">Odo<"), "people are found by name");
    let nell = number(&house, "Nell");
    restrains(&mut aliénor, "ban", nell).await.expect(StatusCode::SEE_OTHER);
    for path in ["/", "/mine", "/account", "/nowhere"] {
        let request = game.owner.asking(path, "text/html");
        let page = game.owner.send(request).await.expect(StatusCode::FORBIDDEN).body;
        assert!(page.contains("Shouting &lt;at&gt; tables") && page.contains(" UTC"), "{page}");
        assert!(page.contains("/account/export") && !page.contains(&game.id));
    }
    let script = game.owner.get(&format!("/matches/{}/parts", game.id)).await;
    assert_eq!(script.expect(StatusCode::FORBIDDEN).json()["type"], "urn:bastide:banned");
    game.owner.get("/account/export").await.expect(StatusCode::OK);
    let fields = [("guest", nell.to_string())];
    let fields: Vec<_> = fields.iter().map(|(key, value)| (*key, value.as_str())).collect();
    aliénor.post("/admin/unban", &fields).await.expect(StatusCode::SEE_OTHER);
    game.owner.get("/mine").await.expect(StatusCode::OK);
    let book = aliénor.get("/admin").await.body;
    assert!(book.contains("banned") && book.contains("let in again") && book.contains("Aliénor"));
}

/// Whoever plays with somebody who is banned has not to wait for them.
#[tokio::test(flavor = "multi_thread")]
async fn the_games_of_the_banned_are_given_up() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    let early = Match::fresh(&house, &[]).await;
    let mut aliénor = administrator(&house).await;
    let mut nells: Vec<i64> = Vec::new();
    for seat in [&game.id, &early.id] {
        let sql =
            format!("select cast(guest as text) from seat where number = 0 and match = '{seat}'");
        nells.push(house.text(&sql).parse().unwrap());
    }
    for nell in nells {
        restrains(&mut aliénor, "ban", nell).await.expect(StatusCode::SEE_OTHER);
    }
    game.opponent.get(&format!("/matches/{}/record", game.id)).await.expect(StatusCode::OK);
    assert_eq!(
        house.text(&format!("select outcome from match where id = '{}'", game.id)),
        "resigned 0"
    );
    assert_eq!(
        house.text(&format!("select outcome from match where id = '{}'", early.id)),
        "aborted"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_live_stream_of_the_banned_ends_and_that_of_others_goes_on() {
    let house = House::new().await;
    let game = Match::begun(&house).await;
    let mut aliénor = administrator(&house).await;
    let listen = async |person: &Person| {
        let response = person.head(&format!("/matches/{}/live?after=999", game.id)).await;
        response.into_body().into_data_stream()
    };
    let (mut banned, mut other) = (listen(&game.owner).await, listen(&game.opponent).await);
    restrains(&mut aliénor, "ban", number(&house, "Nell")).await.expect(StatusCode::SEE_OTHER);
    let ended = async { while banned.next().await.is_some() {} };
    tokio::time::timeout(Duration::from_secs(20), ended).await.expect("it ends");
    let heard = tokio::time::timeout(Duration::from_millis(300), other.next()).await;
    assert!(!matches!(heard, Ok(None)), "the other stream is open");
    let again = game.owner.head(&format!("/matches/{}/live", game.id)).await;
    assert_eq!(again.status(), StatusCode::FORBIDDEN);
}

/// A program's request with this token.
pub(crate) fn programs(token: &str, method: &str, path: &str, body: &str) -> Request<Body> {
    let request = Request::builder().method(method).uri(format!("/api/v1{path}"));
    let request = request.header(AUTHORIZATION, format!("Bearer {token}"));
    request.header(CONTENT_TYPE, "application/json").body(Body::from(body.to_owned())).unwrap()
}

/// A token of this person for everything.
async fn token(person: &mut Person) -> String {
    let wish = [("label", "bot"), ("scope", "read"), ("scope", "play"), ("scope", "chat")];
    let made = person.post("/tokens", &wish).await.expect(StatusCode::OK).body;
    between(&made, "readonly value=\"", "\"").expect("it is shown").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_of_the_banned_and_the_muted_get_a_problem_document() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    let token = token(&mut game.owner).await;
    let (mut program, chat) = (house.stranger(), format!("/matches/{}/chat", game.id));
    let mut aliénor = administrator(&house).await;
    let nell = number(&house, "Nell");
    restrains(&mut aliénor, "mute", nell).await.expect(StatusCode::SEE_OTHER);
    let words = json!({"words": "hello"}).to_string();
    let muted = program.send(programs(&token, "POST", &chat, &words)).await;
    assert_eq!(muted.expect(StatusCode::FORBIDDEN).json()["type"], "urn:bastide:muted");
    program.send(programs(&token, "GET", "/me", "")).await.expect(StatusCode::OK);
    let stream = program.head_of(programs(&token, "GET", "/stream", "")).await;
    let mut stream = stream.into_body().into_data_stream();
    restrains(&mut aliénor, "ban", nell).await.expect(StatusCode::SEE_OTHER);
    let ended = async { while stream.next().await.is_some() {} };
    tokio::time::timeout(Duration::from_secs(20), ended).await.expect("the stream ends");
    let banned = program.send(programs(&token, "GET", "/me", "")).await;
    assert_eq!(banned.headers[CONTENT_TYPE], "application/problem+json");
    let banned = banned.expect(StatusCode::FORBIDDEN).json();
    assert_eq!(banned["type"], "urn:bastide:banned");
    assert!(banned["detail"].as_str().unwrap().contains("Shouting <at> tables"), "{banned}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_muted_plays_on_and_says_nothing() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    let mut aliénor = administrator(&house).await;
    let odo = number(&house, "Odo");
    restrains(&mut aliénor, "mute", odo).await.expect(StatusCode::SEE_OTHER);
    let refused = game.opponent.deed(&game.id, "chat", &[("words", "hear me")]).await;
    let refused = refused.expect(StatusCode::FORBIDDEN).body;
    assert!(refused.contains("Shouting &lt;at&gt; tables"), "{refused}");
    assert!(!game.owner.page(&game.id).await.contains("hear me"));
    game.plays("MAnH2").await;
    let odo = odo.to_string();
    aliénor.post("/admin/unmute", &[("guest", &odo)]).await.expect(StatusCode::SEE_OTHER);
    let said = game.opponent.deed(&game.id, "chat", &[("words", "hear me")]).await;
    said.expect(StatusCode::SEE_OTHER);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_remark_and_a_match_are_removed_and_those_who_look_hear_of_it() {
    let house = House::new().await;
    let mut aliénor = administrator(&house).await;
    let mut nell = house.guest("Nell").await;
    let fields = [("seat0", "me"), ("seat1", "anyone"), ("visibility", "public")];
    let id = nell.creates(&fields).await;
    nell.deed(&id, "chat", &[("words", "a rude word")]).await.expect(StatusCode::SEE_OTHER);
    let version = house.tables.open(&id.parse().unwrap()).await.unwrap().now().await.version();
    let page = aliénor.get(&format!("/admin?match={id}")).await.body;
    assert!(page.contains("a rude word"));
    let removal = [("match", id.as_str()), ("number", "1")];
    aliénor.post("/admin/remark", &removal).await.expect(StatusCode::SEE_OTHER);
    assert!(!nell.page(&id).await.contains("a rude word"));
    let after = house.tables.open(&id.parse().unwrap()).await.unwrap().now().await.version();
    assert!(after > version, "a page that is open fetches the table again");
    assert!(house.stranger().get("/").await.body.contains(&id));
    aliénor.post("/admin/match", &[("match", &id)]).await.expect(StatusCode::SEE_OTHER);
    for path in ["/", "/watch"] {
        assert!(!house.stranger().get(path).await.body.contains(&id), "{path}");
    }
    house.stranger().get(&format!("/matches/{id}")).await.expect(StatusCode::OK);
    let nowhere = [("match", "4k7m2nq9zx"), ("number", "1")];
    aliénor.post("/admin/remark", &nowhere).await.expect(StatusCode::NOT_FOUND);
    aliénor.post("/admin/match", &nowhere[..1]).await.expect(StatusCode::NOT_FOUND);
    let book = aliénor.get("/admin").await.body;
    assert!(book.contains("removed a remark") && book.contains("took out of the lists"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_announced_stands_on_every_page_in_the_language_of_whoever_reads() {
    let house = House::new().await;
    let mut aliénor = administrator(&house).await;
    let said = [("words", "Tonight <b>we</b> rest."), ("fr", "Ce soir, repos."), ("hours", "3")];
    aliénor.post("/admin/announce", &said).await.expect(StatusCode::SEE_OTHER);
    for path in ["/", "/rules/cathedral", "/account", "/nowhere"] {
        let mut stranger = house.stranger();
        let request = stranger.asking(path, "text/html");
        let page = stranger.send(request).await.body;
        assert!(page.contains("Tonight &lt;b&gt;we&lt;/b&gt; rest."), "{path}");
    }
    let mut french = house.stranger();
    french.headers.insert("accept-language", "fr".parse().unwrap());
    assert!(french.get("/").await.body.contains("Ce soir, repos."));
    aliénor.post("/admin/announce/end", &[]).await.expect(StatusCode::SEE_OTHER);
    assert!(!house.stranger().get("/").await.body.contains("Tonight"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_says_how_much_the_server_has_to_do() {
    let house = House::new().await;
    let game = Match::begun(&house).await;
    let mut aliénor = administrator(&house).await;
    let _stream = game.owner.head(&format!("/matches/{}/live", game.id)).await;
    let page = aliénor.get("/admin").await.body;
    let figure = |name: &str| {
        let row = between(&page, &format!("<dt>{name}</dt><dd>"), "</dd>").expect(name);
        row.to_owned()
    };
    assert_eq!(figure("Matches that are not over"), "1");
    assert_eq!(figure("Live streams"), "1");
    assert_eq!(figure("Actions a second, over the last minute"), "0.1", "three in a minute");
    assert_eq!(figure("Bots that think, and that wait"), "0 + 0");
}

/// Guessing is slow, wherever one guesses from, and the owner's own session is not in the way.
#[tokio::test(flavor = "multi_thread")]
async fn attempts_are_counted_by_account_and_by_address() {
    const AMPLE: Rate = Rate { burst: 1000, every: Duration::from_millis(1) };
    const FEW: Rate = Rate { burst: 4, every: Duration::from_secs(60) };
    let hosting = |limits| Hosting { limits: Some(limits), ..Hosting::open() };
    let by_account =
        Limits { passwords: Attempts { account: FEW, address: AMPLE }, ..Limits::default() };
    let house = House::hosted(hosting(by_account)).await;
    let mut jehanne = owner(&house, "Jehanne").await;
    for number in 1..=3 {
        let mut guesser = house.stranger().from(&format!("198.51.100.{number}"));
        signs_in(&mut guesser, "JEHANNE", "a guess, just a guess")
            .await
            .expect(StatusCode::FORBIDDEN);
    }
    let mut guesser = house.stranger().from("203.0.113.9");
    let refused = signs_in(&mut guesser, "Jehanne", "a guess, just a guess").await;
    let refused = refused.expect(StatusCode::TOO_MANY_REQUESTS);
    let wait: u32 = refused.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=60).contains(&wait) && refused.body.contains("Try again in"), "{}", refused.body);
    signs_in(&mut guesser, "Perrin", "a guess, just a guess").await.expect(StatusCode::FORBIDDEN);
    jehanne.get("/account").await.expect(StatusCode::OK);

    let by_address =
        Limits { passwords: Attempts { account: AMPLE, address: FEW }, ..Limits::default() };
    let house = House::hosted(hosting(by_address)).await;
    for number in 0..5 {
        let mut guesser = house.stranger().from("198.51.100.7");
        let name = format!("Somebody {number}");
        let status = signs_in(&mut guesser, &name, "a guess, just a guess").await.status;
        assert_eq!(status.as_u16(), if number < 4 { 403 } else { 429 }, "{number}");
    }
}
