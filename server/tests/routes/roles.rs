//! Every route as stranger, spectator, opponent, owner, with a token that nobody has, with a session that is over, and
//! as somebody who is banned.

use axum::http::StatusCode;

use crate::accounts::owner;
use crate::admin::{administrator, number, restrains};
use crate::house::{House, Match, Person};

/// A request to a match, and what it is answered: to a stranger, a spectator, the opponent, the owner.
/// A token that nobody has and a session that is over make nobody of whoever sends them: they are answered like a
/// stranger. Whoever is banned is turned away, whatever they ask for; see [`to_the_banned`].
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
    ("POST", "/matches/ID/writing", &[], [204; 4]),
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
    ("POST", "/matches/ID/withdraw-undo", &[], [403, 403, 422, 422]),
    ("POST", "/matches/ID/refuse-rematch", &[], [403, 403, 409, 409]),
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
    ("POST", "/matches/ID/refuse-rematch", &[], [403, 403, 303, 303]),
    ("POST", "/matches/ID/play-on", &[("ply", "1"), ("level", "random")], [303; 4]),
];

/// Those who had an account and may no longer use it.
pub(crate) struct Outcasts {
    pub(crate) expired: Person,
    pub(crate) banned: Person,
}

impl Outcasts {
    pub(crate) async fn of(house: &House) -> Self {
        let (expired, banned) = (owner(house, "Mahaut").await, owner(house, "Renart").await);
        house.sql("update session set used_at = 1");
        let mut banned = banned;
        let signed_in = [("name", "Renart"), ("password", crate::accounts::PASSWORD)];
        banned.post("/account/sign-in", &signed_in).await.expect(StatusCode::SEE_OTHER);
        let mut aliénor = administrator(house).await;
        restrains(&mut aliénor, "ban", number(house, "Renart")).await.expect(StatusCode::SEE_OTHER);
        Self { expired, banned }
    }
}

/// What somebody is answered who is banned, where a stranger is answered so.
fn to_the_banned(path: &str, stranger: u16) -> u16 {
    const SAME_FOR_ALL: [&str; 6] =
        ["/healthz", "/readyz", "/assets/", "/icons/", "/worker.js", "/offline/"];
    match path {
        "/account/export" => 200,
        "/account/sign-out" => 303,
        path if SAME_FOR_ALL.iter().any(|start| path.starts_with(start)) => stranger,
        _ => 403,
    }
}

/// What all seven roles are answered.
fn answers(row: &Row) -> [u16; 7] {
    let (_, path, _, [stranger, spectator, opponent, owner]) = *row;
    let banned = to_the_banned(path, stranger);
    [stranger, spectator, opponent, owner, stranger, stranger, banned]
}

const ROLES: [&str; 7] =
    ["stranger", "spectator", "opponent", "owner", "wrong token", "expired session", "banned"];

pub(crate) async fn ask(house: &House, game: &Match, outcasts: &Outcasts, row: &Row) {
    let (method, path, fields, _) = row;
    let people = [
        house.stranger(),
        house.guest("Hawise").await,
        game.opponent.clone(),
        game.owner.clone(),
        wrong_token(house),
        outcasts.expired.clone(),
        outcasts.banned.clone(),
    ];
    for ((role, mut person), status) in ROLES.iter().zip(people).zip(answers(row)) {
        let path = path.replace("ID", &game.id);
        let answer = match *method {
            "GET" => person.get(&path).await,
            _ => person.post(&path, fields).await,
        };
        let said = (answer.status, &answer.body);
        assert_eq!(said.0, status, "{role}: {method} {path}: {}", said.1);
    }
}

fn wrong_token(house: &House) -> Person {
    let mut person = house.stranger();
    person.cookies.insert("bastide".to_owned(), "0".repeat(32));
    person
}

/// What one role may do must not depend on what another has done, so each gets a match of its own.
async fn ask_apart(
    house: &House,
    outcasts: &Outcasts,
    row: &Row,
    prepared: impl AsyncFn(&mut Match),
) {
    let (method, path, fields, _) = row;
    for (number, (role, expected)) in ROLES.iter().zip(answers(row)).enumerate() {
        let mut game = Match::begun(house).await;
        prepared(&mut game).await;
        let mut person: Person = match number {
            0 => house.stranger(),
            1 => house.guest("Hawise").await,
            2 => game.opponent,
            3 => game.owner,
            4 => wrong_token(house),
            5 => outcasts.expired.clone(),
            _ => outcasts.banned.clone(),
        };
        let path = path.replace("ID", &game.id);
        let answer = match *method {
            "GET" => person.get(&path).await,
            _ => person.post(&path, fields).await,
        };
        assert_eq!(answer.status, expected, "{role}: {method} {path}: {}", answer.body);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_may_look_and_talk() {
    let house = House::new().await;
    let game = Match::begun(&house).await;
    let outcasts = Outcasts::of(&house).await;
    for row in ALWAYS {
        ask(&house, &game, &outcasts, row).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_those_who_sit_there_do_something_at_a_table() {
    let house = House::new().await;
    let outcasts = Outcasts::of(&house).await;
    for row in RUNNING {
        ask_apart(&house, &outcasts, row, async |_| {}).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn when_a_match_is_over_it_stays_as_it_is() {
    let house = House::new().await;
    let outcasts = Outcasts::of(&house).await;
    for row in OVER {
        let resigned = async |game: &mut Match| {
            let id = game.id.clone();
            game.owner.deed(&id, "resign", &[]).await.expect(StatusCode::SEE_OTHER);
        };
        ask_apart(&house, &outcasts, row, resigned).await;
    }
}
