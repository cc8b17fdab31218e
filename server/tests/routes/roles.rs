//! Every route as stranger, spectator, opponent, owner and somebody with a token that nobody has.

use axum::http::StatusCode;

use crate::house::{House, Match, Person};

/// A request to a match, and what it is answered: to a stranger, a spectator, the opponent, the owner.
/// A token that nobody has makes nobody of whoever sends it: they are answered like a stranger.
pub(crate) type Row =
    (&'static str, &'static str, &'static [(&'static str, &'static str)], [u16; 4]);

pub(crate) const ALWAYS: &[Row] = &[
    ("GET", "/", &[], [200; 4]),
    ("GET", "/new", &[], [200; 4]),
    ("GET", "/mine", &[], [200; 4]),
    ("GET", "/watch", &[], [200; 4]),
    ("GET", "/rules/cathedral", &[], [200; 4]),
    ("POST", "/settings", &[("name", "Guda")], [303; 4]),
    ("POST", "/play/cathedral", &[("level", "random")], [303; 4]),
    ("POST", "/matches", &[("seat0", "me"), ("seat1", "friend")], [303; 4]),
    ("GET", "/matches/ID", &[], [200; 4]),
    ("GET", "/matches/ID/parts", &[], [200; 4]),
    ("GET", "/matches/ID/replay", &[], [200; 4]),
    ("GET", "/matches/ID/replay/board?ply=1", &[], [200; 4]),
    ("GET", "/matches/ID/picture.svg", &[], [200; 4]),
    ("GET", "/matches/ID/picture.png?width=100", &[], [200; 4]),
    ("GET", "/matches/ID/preview?action=MAnH2", &[], [403, 403, 200, 200]),
    ("POST", "/matches/ID/chat", &[("words", "hello")], [303; 4]),
    ("POST", "/matches/ID/next", &[], [404; 4]),
    ("GET", "/nowhere", &[], [404; 4]),
];

/// Dark, the opponent, is to act.
pub(crate) const RUNNING: &[Row] = &[
    ("GET", "/matches/ID/record", &[], [409; 4]),
    (
        "POST",
        "/matches/ID/actions",
        &[("seq", "3"), ("key", "k"), ("action", "MAnH2")],
        [403, 403, 303, 422],
    ),
    ("POST", "/matches/ID/join", &[("seat", "0")], [409, 409, 409, 303]),
    ("POST", "/matches/ID/join", &[("seat", "1")], [409, 409, 303, 409]),
    ("POST", "/matches/ID/undo", &[], [403, 403, 303, 303]),
    ("POST", "/matches/ID/ask-undo", &[], [403, 403, 303, 303]),
    ("POST", "/matches/ID/allow-undo", &[], [403, 403, 422, 422]),
    ("POST", "/matches/ID/refuse-undo", &[], [403, 403, 422, 422]),
    ("POST", "/matches/ID/resign", &[], [403, 403, 303, 303]),
    ("POST", "/matches/ID/abort", &[], [403, 403, 303, 303]),
    ("POST", "/matches/ID/rematch", &[], [403, 403, 409, 409]),
    ("POST", "/matches/ID/play-on", &[("ply", "1"), ("level", "random")], [409; 4]),
];

/// The owner has resigned.
pub(crate) const OVER: &[Row] = &[
    ("GET", "/matches/ID/record", &[], [200; 4]),
    (
        "POST",
        "/matches/ID/actions",
        &[("seq", "4"), ("key", "k"), ("action", "MAnH2")],
        [403, 403, 409, 409],
    ),
    ("POST", "/matches/ID/join", &[("seat", "1")], [409; 4]),
    ("POST", "/matches/ID/undo", &[], [403, 403, 409, 409]),
    ("POST", "/matches/ID/allow-undo", &[], [403, 403, 422, 422]),
    ("POST", "/matches/ID/resign", &[], [403, 403, 409, 409]),
    ("POST", "/matches/ID/rematch", &[], [403, 403, 303, 303]),
    ("POST", "/matches/ID/play-on", &[("ply", "1"), ("level", "random")], [303; 4]),
];

pub(crate) async fn ask(house: &House, game: &Match, row: &Row) {
    let (method, path, fields, expected) = row;
    let spectator = house.guest("Hawise").await;
    let roles = [
        ("stranger", house.stranger()),
        ("spectator", spectator),
        ("opponent", game.opponent.clone()),
        ("owner", game.owner.clone()),
        ("wrong token", wrong_token(house)),
    ];
    for ((role, mut person), status) in roles.into_iter().zip(expected.iter().chain(&expected[..1]))
    {
        let path = path.replace("ID", &game.id);
        let answer = match *method {
            "GET" => person.get(&path).await,
            _ => person.post(&path, fields).await,
        };
        let said = (answer.status, &answer.body);
        assert_eq!(said.0, *status, "{role}: {method} {path}: {}", said.1);
    }
}

fn wrong_token(house: &House) -> Person {
    let mut person = house.stranger();
    person.cookies.insert("bastide".to_owned(), "0".repeat(32));
    person
}

/// What one role may do must not depend on what another has done, so each gets a match of its own.
async fn ask_apart(house: &House, row: &Row, prepared: impl AsyncFn(&mut Match)) {
    let (method, path, fields, expected) = row;
    let roles = ["stranger", "spectator", "opponent", "owner", "wrong token"];
    for (number, role) in roles.iter().enumerate() {
        let mut game = Match::begun(house).await;
        prepared(&mut game).await;
        let mut person: Person = match number {
            0 => house.stranger(),
            1 => house.guest("Hawise").await,
            2 => game.opponent,
            3 => game.owner,
            _ => wrong_token(house),
        };
        let path = path.replace("ID", &game.id);
        let answer = match *method {
            "GET" => person.get(&path).await,
            _ => person.post(&path, fields).await,
        };
        let expected = expected.get(number).unwrap_or(&expected[0]);
        assert_eq!(answer.status, *expected, "{role}: {method} {path}: {}", answer.body);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_may_look_and_talk() {
    let house = House::new().await;
    let game = Match::begun(&house).await;
    for row in ALWAYS {
        ask(&house, &game, row).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_those_who_sit_there_do_something_at_a_table() {
    let house = House::new().await;
    for row in RUNNING {
        ask_apart(&house, row, async |_| {}).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn when_a_match_is_over_it_stays_as_it_is() {
    let house = House::new().await;
    for row in OVER {
        let resigned = async |game: &mut Match| {
            let id = game.id.clone();
            game.owner.deed(&id, "resign", &[]).await.expect(StatusCode::SEE_OTHER);
        };
        ask_apart(&house, row, resigned).await;
    }
}
