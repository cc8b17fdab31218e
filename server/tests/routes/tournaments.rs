//! Tournaments as people meet them, and what a duplicate event keeps from whom.

use axum::http::StatusCode;
use bastide_community::Community;
use bastide_core::Seat;
use bastide_matches::Request;
use bastide_text::Phrasebook;
use serde_json::json;

use crate::accounts::{PASSWORD, owner};
use crate::house::{Answer, House, Person, between};

fn fields<'a>(more: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    let mut fields = vec![("title", "Spring <fair>"), ("most", "2"), ("start_hours", "")];
    fields.extend(more);
    fields
}

/// A tournament of two, which has begun with them. Both have accounts, as a duplicate event asks for.
async fn begun(house: &House, more: &[(&str, &str)]) -> (String, [Person; 2]) {
    let mut nell = owner(house, "Nell").await;
    let made = nell.post("/tournaments", &fields(more)).await.expect(StatusCode::SEE_OTHER);
    let path = made.location().to_owned();
    let mut odo = owner(house, "Odo").await;
    for person in [&mut nell, &mut odo] {
        person.post(&format!("{path}/enter"), &[]).await.expect(StatusCode::SEE_OTHER);
    }
    (path, [nell, odo])
}

async fn page(person: &mut Person, path: &str) -> String {
    person.get(path).await.expect(StatusCode::OK).body
}

/// The matches that a page of a tournament offers to its visitor.
fn own_games(page: &str) -> Vec<String> {
    let part = between(page, "class=\"ranks-own\"", "</ul>").unwrap_or_default();
    let links = part.split("href=\"/matches/").skip(1);
    links.map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_robin_of_cathedral_is_played_to_its_table() {
    let house = House::new().await;
    let (path, mut people) = begun(&house, &[("game", "cathedral"), ("kind", "round-robin")]).await;
    let seen = page(&mut people[0], &path).await;
    assert!(seen.contains("Spring &lt;fair&gt;") && seen.contains("round 1 of 1"));
    let games = own_games(&seen);
    assert_eq!(games.len(), 2, "two games with colours exchanged (CAT-TOURN-01)");
    assert!(people[0].get("/mine").await.body.contains(&games[0]), "it is one of their games");
    let table = page(&mut people[0], &format!("/matches/{}", games[0])).await;
    assert!(table.contains(&path) && table.contains("Rated:"));
    for game in &games {
        people[1].deed(game, "abort", &[("key", "a")]).await.expect(StatusCode::SEE_OTHER);
    }
    let id = path.strip_prefix("/tournaments/").unwrap().parse().unwrap();
    house.tables.tournaments().advance(&id, 0).await.unwrap();
    let seen = page(&mut people[1], &path).await;
    assert!(seen.contains("over") && own_games(&seen).is_empty());
    let told = house.stranger().get(&format!("/api/v1{path}")).await.expect(StatusCode::OK).json();
    assert_eq!((&told["stage"], &told["standings"][0]["name"]), (&json!("over"), &json!("Nell")));
    assert_eq!(
        (&told["standings"][0]["total"], &told["standings"][1]["total"]),
        (&json!(0), &json!(94))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_announced_comes_back_with_a_reason() {
    let house = House::new().await;
    let mut nell = house.stranger();
    for (field, reason) in [
        (("title", ""), "A title has from 1 to 60 characters"),
        (("most", "1"), "Say when it begins"),
        (("round_hours", "soon"), "A round lasts"),
        (("players", "7"), "cannot be set up"),
    ] {
        let fields: Vec<_> =
            [("title", "Spring"), ("most", "4"), ("round_hours", "24"), ("players", "2")]
                .into_iter()
                .map(|usual| if usual.0 == field.0 { field } else { usual })
                .collect();
        let answer =
            nell.post("/tournaments", &fields).await.expect(StatusCode::UNPROCESSABLE_ENTITY);
        assert!(answer.body.contains(reason), "{field:?}");
    }
    assert_eq!(house.count("tournament") + house.count("guest"), 0, "nobody has done anything");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_by_link_stands_in_no_list_but_its_players_own() {
    let house = House::new().await;
    let (path, mut people) = begun(&house, &[("visibility", "private"), ("most", "9")]).await;
    assert!(people[1].get("/tournaments").await.body.contains(&path));
    assert!(!house.stranger().get("/tournaments").await.body.contains(&path));
    assert_eq!(house.stranger().get("/api/v1/tournaments").await.json(), json!([]));
    page(&mut house.stranger(), &path).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_announced_it_begins_it_and_nobody_else() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let more = [("title", "Spring"), ("start_hours", "24")];
    let path =
        nell.post("/tournaments", &more).await.expect(StatusCode::SEE_OTHER).location().to_owned();
    let mut odo = house.guest("Odo").await;
    for person in [&mut nell, &mut odo] {
        person.post(&format!("{path}/enter"), &[]).await.expect(StatusCode::SEE_OTHER);
    }
    odo.post(&format!("{path}/start"), &[]).await.expect(StatusCode::FORBIDDEN);
    nell.post(&format!("{path}/start"), &[]).await.expect(StatusCode::SEE_OTHER);
    nell.post(&format!("{path}/start"), &[]).await.expect(StatusCode::CONFLICT);
    assert_eq!(own_games(&page(&mut odo, &path).await).len(), 1);
}

/// Plays a game that somebody plays alone to its end, taking the first thing offered.
async fn played_alone(tables: &Community, id: &str) {
    let (book, seat) = (Phrasebook::default(), Seat::new(0));
    let table = tables.open(&id.parse().unwrap()).await.unwrap();
    for number in 0.. {
        let action = {
            let now = table.now().await;
            if now.ending.is_some() {
                break;
            }
            now.game.offers(seat, &book).first().expect("there is something to do").0.clone()
        };
        let key = number.to_string();
        tables
            .commands()
            .act(&table, Request { seat, seq: None, key: &key }, &action, &book)
            .await
            .unwrap();
    }
    // The end of a match carries its tournament on in the background; here it is waited for.
    let event = table.event.as_ref().expect("it belongs to a tournament");
    tables.tournaments().advance(&event.id, 0).await.unwrap();
}

/// Everything that shows something of a match.
const SHOWING: [&str; 14] = [
    "",
    "/parts",
    "/live",
    "/sheets/0",
    "/about?part=x",
    "/find?words=x",
    "/replay",
    "/replay/board",
    "/record",
    "/picture.svg",
    "/picture.png",
    "/score",
    "/fair",
    "/same",
];
/// What tells its seed, or leads to it.
const TELLING: [&str; 6] = ["/replay", "/replay/board", "/record", "/fair", "/same", "/analysis"];

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_a_duplicate_event_is_seen_by_its_player_alone_until_the_end() {
    let house = House::new().await;
    let event = [("game", "anarchy"), ("kind", "duplicate"), ("players", "1")];
    let (path, mut people) = begun(&house, &event).await;
    let [nells, odos] = [
        own_games(&page(&mut people[0], &path).await).remove(0),
        own_games(&page(&mut people[1], &path).await).remove(0),
    ];
    played_alone(&house.tables, &nells).await;
    let mut stranger = house.stranger();
    for part in SHOWING {
        let path = format!("/matches/{nells}{part}");
        for other in [&mut stranger, &mut people[1].clone()] {
            other.get(&path).await.expect(StatusCode::FORBIDDEN);
        }
    }
    for part in TELLING {
        people[0].get(&format!("/matches/{nells}{part}")).await.expect(StatusCode::FORBIDDEN);
    }
    people[0].deed(&nells, "same", &[]).await.expect(StatusCode::FORBIDDEN);
    let seed = seed_of(&house, &nells).await;
    let own = page(&mut people[0], &format!("/matches/{nells}")).await;
    assert!(!own.contains(&seed), "not even its player is told the cards");
    for person in [&mut people[0].clone(), &mut people[1], &mut stranger] {
        let shown = page(person, &path).await;
        assert!(
            !shown.contains(&seed)
                && !shown.contains("Standings")
                && shown.contains("1 of 2 games")
        );
        let told = person.get(&format!("/api/v1{path}")).await.expect(StatusCode::OK).json();
        assert_eq!((&told["games"], &told["standings"][0]["total"]), (&json!([]), &json!(null)));
    }
    for part in ["", "/log", "/record"] {
        let answer = with_token(&people[1], &format!("/api/v1/matches/{nells}{part}")).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{part}");
        assert_eq!(answer.json()["type"], "urn:bastide:sealed");
    }
    assert_eq!(seed_of(&house, &odos).await, seed, "they meet the same cards");
    played_alone(&house.tables, &odos).await;
    is_open_after_the_end(&house, &path, [&nells, &odos], &seed).await;
}

async fn is_open_after_the_end(house: &House, path: &str, games: [&String; 2], seed: &str) {
    let id = path.strip_prefix("/tournaments/").unwrap().parse().unwrap();
    house.tables.tournaments().advance(&id, 0).await.unwrap();
    let mut stranger = house.stranger();
    let shown = page(&mut stranger, path).await;
    assert!(shown.contains("Standings") && shown.contains(seed), "the promise can be checked");
    for game in games {
        assert!(shown.contains(&format!("/matches/{game}")));
        for part in ["", "/replay", "/record", "/score"] {
            stranger.get(&format!("/matches/{game}{part}")).await.expect(StatusCode::OK);
        }
    }
    let told = stranger.get(&format!("/api/v1{path}")).await.json();
    assert_eq!(told["standings"][0]["total"], 1, "both took the first thing offered");
    assert_eq!(told["standings"][1]["rank"], 1);
}

async fn seed_of(house: &House, id: &str) -> String {
    let table = house.tables.open(&id.parse().unwrap()).await.unwrap();
    let now = table.now().await;
    now.seed.unwrap().to_string()
}

async fn token_of(person: &Person) -> String {
    let wish = [("label", "bot"), ("scope", "read"), ("scope", "play"), ("current", PASSWORD)];
    let made = person.clone().post("/tokens", &wish).await;
    between(&made.expect(StatusCode::OK).body, "readonly value=\"", "\"").unwrap().to_owned()
}

/// Asks as a program that acts for somebody.
async fn with_token(person: &Person, path: &str) -> Answer {
    let mut person = person.clone();
    let token = token_of(&person).await;
    person.cookies.clear();
    person.headers.insert("authorization", format!("Bearer {token}").parse().unwrap());
    person.get(path).await
}

/// The same match, written so that only whoever decodes it sees which one.
fn spellings(id: &str) -> [String; 4] {
    let hex = |byte: u8| format!("%{byte:02x}");
    let first = format!("{}{}", hex(id.as_bytes()[0]), &id[1..]);
    let last = format!("{}{}", &id[..id.len() - 1], hex(id.as_bytes()[id.len() - 1]));
    let all: String = id.bytes().map(hex).collect();
    let large = |byte: u8| format!("%{byte:02X}");
    let upper: String = id.bytes().map(large).collect();
    [first, last, all, upper]
}

/// Written in ways that no server should read as a match.
fn nonsense(id: &str) -> [String; 5] {
    let twice = |byte: u8| format!("%25{byte:02x}");
    let doubled: String = id.bytes().map(twice).collect();
    [doubled, id.to_uppercase(), format!("{id}%00"), format!("./{id}"), format!("%2e%2e/{id}")]
}

#[tokio::test(flavor = "multi_thread")]
async fn however_its_path_is_written_a_sealed_table_stays_closed() {
    let house = House::new().await;
    let event = [("game", "anarchy"), ("kind", "duplicate"), ("players", "1")];
    let (path, mut people) = begun(&house, &event).await;
    let nells = own_games(&page(&mut people[0], &path).await).remove(0);
    played_alone(&house.tables, &nells).await;
    let token = token_of(&people[1]).await;
    let mut program = house.stranger();
    program.headers.insert("authorization", format!("Bearer {token}").parse().unwrap());
    for id in spellings(&nells) {
        for part in SHOWING.iter().chain(&TELLING) {
            let path = format!("/matches/{id}{part}");
            people[1].get(&path).await.expect(StatusCode::FORBIDDEN);
            house.stranger().get(&path).await.expect(StatusCode::FORBIDDEN);
        }
        for part in TELLING {
            people[0].get(&format!("/matches/{id}{part}")).await.expect(StatusCode::FORBIDDEN);
        }
        for part in ["", "/log", "/record"] {
            let path = format!("/api/v1/matches/{id}{part}");
            program.get(&path).await.expect(StatusCode::FORBIDDEN);
        }
        for (deed, fields) in [("same", [("x", "")]), ("play-on", [("ply", "0")])] {
            people[1].deed(&id, deed, &fields).await.expect(StatusCode::FORBIDDEN);
        }
    }
    for id in nonsense(&nells) {
        for part in SHOWING.iter().chain(&TELLING) {
            for path in [format!("/matches/{id}{part}"), format!("/Matches/{nells}{part}")] {
                people[1].get(&path).await.expect(StatusCode::NOT_FOUND);
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_one_downloads_of_oneself_tells_no_sealed_cards() {
    let house = House::new().await;
    let event = [("game", "anarchy"), ("kind", "duplicate"), ("players", "1")];
    let (path, mut people) = begun(&house, &event).await;
    let nells = own_games(&page(&mut people[0], &path).await).remove(0);
    played_alone(&house.tables, &nells).await;
    let seed = seed_of(&house, &nells).await;
    let told = people[0].get("/account/export").await.expect(StatusCode::OK);
    assert!(told.body.contains(&nells) && !told.body.contains(&seed), "{}", told.body);
}

/// Whoever could come as two guests would see the cards with the one and play them with the other.
#[tokio::test(flavor = "multi_thread")]
async fn the_same_cards_are_for_people_with_accounts() {
    let house = House::new().await;
    let mut nell = owner(&house, "Nell").await;
    let event = [("game", "anarchy"), ("kind", "duplicate"), ("players", "1")];
    let made = nell.post("/tournaments", &fields(&event)).await.expect(StatusCode::SEE_OTHER);
    let path = made.location().to_owned();
    let mut guest = house.guest("Odo").await;
    let answer = guest.post(&format!("{path}/enter"), &[]).await.expect(StatusCode::FORBIDDEN);
    assert!(answer.body.contains("account"), "{}", answer.body);
    let token = token_of(&guest).await;
    let mut program = house.stranger();
    program.headers.insert("authorization", format!("Bearer {token}").parse().unwrap());
    let answer = program.post(&format!("/api/v1{path}/enter"), &[]).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN, "{}", answer.body);
    assert_eq!(house.count("entrant"), 0);
    nell.post(&format!("{path}/enter"), &[]).await.expect(StatusCode::SEE_OTHER);
}
