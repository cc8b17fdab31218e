//! Nonsense in every field and every query is refused, never a failure: [`Person::send`] sees to that.
//!
//! [`Person::send`]: crate::house::Person::send

use axum::body::Body;
use axum::http::{Request, StatusCode};

use crate::house::{House, Match, encoded};

const GARBAGE: [&str; 14] = [
    "",
    " ",
    "-1",
    "0",
    "1",
    "18446744073709551615",
    "99999999999999999999999",
    "NaN",
    "CAnZ99",
    "\0",
    "\u{202e}é💣",
    "'; drop table match; --",
    "<script>alert(1)</script>",
    "../../../etc/passwd",
];

/// A form and its fields, each with a value that would do.
const FORMS: [(&str, &[(&str, &str)]); 13] = [
    ("/settings", &[("back", "/"), ("language", "de"), ("appearance", "dark"), ("name", "Odo")]),
    ("/play/cathedral", &[("level", "random")]),
    (
        "/matches",
        &[
            ("game", "cathedral"),
            ("seat0", "me"),
            ("seat1", "random"),
            ("games", "2"),
            ("visibility", "public"),
            ("open_city", "literal"),
            ("pass", "free"),
            ("seed", "7"),
        ],
    ),
    ("/matches/ID/actions", &[("seq", "3"), ("key", "k"), ("action", "MAnH2")]),
    ("/matches/ID/join", &[("seat", "1")]),
    ("/matches/ID/chat", &[("words", "hello")]),
    ("/matches/ID/play-on", &[("ply", "1"), ("level", "random")]),
    ("/matches/ID/undo", &[("deed", "undo")]),
    ("/matches/ID/allow-undo", &[("deed", "x")]),
    ("/matches/ID/refuse-undo", &[("deed", "x")]),
    ("/matches/ID/rematch", &[("deed", "x")]),
    ("/matches/ID/next", &[("deed", "x")]),
    ("/matches/ID/resign", &[("deed", "x")]),
];

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_in_any_field_is_refused() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    for (path, fields) in FORMS {
        let path = path.replace("ID", &game.id);
        for (number, garbage) in fields.iter().flat_map(|field| GARBAGE.map(|g| (field.0, g))) {
            let broken = fields
                .iter()
                .map(|&(name, value)| if name == number { (name, garbage) } else { (name, value) });
            game.opponent.post(&path, &broken.collect::<Vec<_>>()).await;
        }
        game.opponent.post(&path, &[]).await;
    }
    game.owner.get("/mine").await.expect(StatusCode::OK);
    house.stranger().get("/watch").await.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_in_any_query_is_refused() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    for query in ["replay?ply=", "replay/board?ply=", "picture.svg?ply=", "preview?action="] {
        for garbage in GARBAGE {
            let garbage = encoded(garbage);
            game.opponent.get(&format!("/matches/{}/{query}{garbage}", game.id)).await;
        }
    }
    for width in ["0", "1", "99", "4294967295"] {
        let path = format!("/matches/{}/picture.png?width={width}", game.id);
        game.opponent.get(&path).await.expect(StatusCode::OK);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_that_are_no_forms_are_refused() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    for (path, _) in FORMS {
        for kind in ["application/json", "application/x-www-form-urlencoded", "nonsense"] {
            for body in [&b"{}"[..], b"%", b"\xff\xfe", b"seq=1&seq=2&&&=", b"a=%FF%FE"] {
                let request = Request::post(path.replace("ID", &game.id))
                    .header("content-type", kind)
                    .body(Body::from(body))
                    .unwrap();
                game.opponent.send(request).await;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_there_is_not_found() {
    let house = House::new().await;
    let mut person = house.guest("Nell").await;
    for id in ["4k7m2nq9zx", "x", "4K7M2NQ9ZX", "%00", "..%2F..", "%C3%A9"] {
        for path in ["", "/live", "/parts", "/replay", "/replay/board", "/record", "/picture.svg"] {
            let answer = person.get(&format!("/matches/{id}{path}")).await;
            answer.expect(StatusCode::NOT_FOUND);
        }
        let path = format!("/matches/{id}/preview?action=CAnE5");
        person.get(&path).await.expect(StatusCode::NOT_FOUND);
        person.act(id, "0", "k", "CAnE5").await.expect(StatusCode::NOT_FOUND);
        for deed in ["undo", "resign", "rematch", "next", "allow-undo"] {
            person.deed(id, deed, &[]).await.expect(StatusCode::NOT_FOUND);
        }
    }
    person.get("/rules/chess").await.expect(StatusCode::NOT_FOUND);
    person.post("/play/chess", &[("level", "random")]).await.expect(StatusCode::NOT_FOUND);
    person.post("/matches", &[("game", "chess")]).await.expect(StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_would_hold_up_the_house_is_no_bot() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    for level in ["mcts:86400s", "search:99999999999n", "nobody", "random:x"] {
        let answer = nell.post("/play/cathedral", &[("level", level)]).await;
        answer.expect(StatusCode::UNPROCESSABLE_ENTITY);
        let answer = nell.post("/matches", &[("seat0", "me"), ("seat1", level)]).await;
        answer.expect(StatusCode::UNPROCESSABLE_ENTITY);
    }
    assert_eq!(house.count("match"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn going_back_after_a_change_stays_in_the_house() {
    let house = House::new().await;
    for back in ["//evil.example", "https://evil.example", "/\t/evil.example", "/\r\nx: y", ""] {
        let fields = [("language", "de"), ("back", back)];
        let answer = house.stranger().post("/settings", &fields).await;
        assert_eq!(answer.expect(StatusCode::SEE_OTHER).location(), "/", "{back:?}");
    }
}
