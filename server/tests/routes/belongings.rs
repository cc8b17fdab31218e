//! What belongs to somebody: taken along, downloaded, deleted.

use std::collections::BTreeSet;

use axum::http::StatusCode;
use bastide_store::now;
use serde_json::Value;

use crate::accounts::{PASSWORD, owner, signs_in, signs_up};
use crate::admin::{administrator, number, restrains};
use crate::house::{House, Match, Person};

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_was_spoken_about_is_taken_along_like_any_other() {
    let house = House::new().await;
    owner(&house, "Jehanne").await;
    let mut game = Match::begun(&house).await;
    let mut aliénor = administrator(&house).await;
    let nell = number(&house, "Nell");
    restrains(&mut aliénor, "mute", nell).await.expect(StatusCode::SEE_OTHER);
    let fields = [("name", "Jehanne"), ("password", PASSWORD), ("take", "yes")];
    game.owner.post("/account/sign-in", &fields).await.expect(StatusCode::SEE_OTHER);
    assert!(game.owner.get("/mine").await.body.contains(&game.id));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_played_elsewhere_as_a_guest_is_taken_along_or_left() {
    let house = House::new().await;
    let mut jehanne = owner(&house, "Jehanne").await;
    for (take, is_mine) in [("yes", true), ("", false)] {
        let mut game = Match::begun(&house).await;
        let page = game.owner.get("/account").await.body;
        assert!(page.contains("Take along what I have played here as Nell"), "it is offered");
        let fields = [("name", "Jehanne"), ("password", PASSWORD), ("take", take)];
        let answer = game.owner.post("/account/sign-in", &fields).await;
        answer.expect(StatusCode::SEE_OTHER);
        assert_eq!(jehanne.get("/mine").await.body.contains(&game.id), is_mine);
        let seat = if is_mine { "data-seat=\"0\"" } else { "data-seat=\"\"" };
        assert!(jehanne.page(&game.id).await.contains(seat), "at a table that is open");
        let moved = jehanne.deed(&game.id, "resign", &[]).await.status;
        assert_eq!(moved == StatusCode::SEE_OTHER, is_mine);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn all_that_is_kept_about_somebody_is_one_file() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    signs_up(&mut game.owner, "Jehanne").await.expect(StatusCode::OK);
    game.owner.deed(&game.id, "chat", &[("words", "well met")]).await;
    game.owner
        .post("/tokens", &[("label", "My bot"), ("scope", "read"), ("current", PASSWORD)])
        .await;
    let before: Value = game.owner.get("/account/export").await.expect(StatusCode::OK).json();
    assert_eq!(before["matches"][0]["record"], Value::Null, "nothing is told before the end");
    game.owner.deed(&game.id, "resign", &[]).await.expect(StatusCode::SEE_OTHER);
    let answer = game.owner.get("/account/export").await.expect(StatusCode::OK);
    assert!(answer.headers["content-disposition"].to_str().unwrap().starts_with("attachment"));
    let all = answer.json();
    assert_eq!(all["name"], "Jehanne");
    assert_eq!(all["matches"][0]["match"], game.id.as_str());
    assert_eq!(all["matches"][0]["own_seats"][0], 0);
    assert!(all["matches"][0]["record"].as_str().unwrap().contains("CAnE5"));
    assert_eq!(all["remarks"][0]["words"], "well met");
    assert_eq!(all["tokens"][0]["label"], "My bot");
    assert_eq!(all["sessions"].as_array().unwrap().len(), 1);
    assert!(!answer.body.contains("argon2"), "no hash of anything");
    house.guest("Guda").await.get("/account/export").await.expect(StatusCode::OK);
    house.stranger().get("/account/export").await.expect(StatusCode::FORBIDDEN);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_deleted_account_nothing_is_left_but_the_games() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    signs_up(&mut game.owner, "Jehanne").await.expect(StatusCode::OK);
    game.owner.deed(&game.id, "chat", &[("words", "a word of mine")]).await;
    game.owner
        .post("/tokens", &[("label", "My bot"), ("scope", "read"), ("current", PASSWORD)])
        .await;
    let secret = [
        "select password from account",
        "select hex(token_hash) from session",
        "select hex(token_hash) from api_token",
        "select hex(code_hash) from recovery_code",
    ]
    .map(|sql| house.text(sql));
    let wrong = game.owner.post("/account/delete", &[("current", "wrong words")]).await;
    wrong.expect(StatusCode::FORBIDDEN);
    let cookie = game.owner.cookies["bastide"].clone();
    let gone = game.owner.post("/account/delete", &[("current", PASSWORD)]).await;
    assert!(gone.expect(StatusCode::OK).body.contains("Your account is deleted."));
    let everything = house.everything();
    assert!(everything.contains(&game.id) && everything.contains("Odo"), "the scan sees something");
    for trace in
        secret.iter().map(String::as_str).chain(["Jehanne", "jehanne", "a word of mine", "My bot"])
    {
        assert!(!everything.contains(trace), "{trace} is left");
    }
    let page = game.opponent.page(&game.id).await;
    assert!(page.contains("deleted player") && !page.contains("a word of mine"));
    assert!(page.contains("resign") && !page.contains("name=\"seq\""), "nobody waits for them");
    let mut thief = house.stranger();
    thief.cookies.insert("bastide".to_owned(), cookie);
    assert!(thief.get("/account").await.body.contains("Make an account"));
    signs_in(&mut house.stranger(), "Jehanne", PASSWORD).await.expect(StatusCode::FORBIDDEN);
    owner(&house, "Jehanne").await;
}

/// Nobody came, and the cookie that could have come back is too old.
#[tokio::test(flavor = "multi_thread")]
async fn open_tables_and_guests_end_by_themselves() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let (old, new) = (
        nell.creates(&[("seat0", "me"), ("seat1", "anyone")]).await,
        nell.creates(&[("seat0", "me"), ("seat1", "anyone")]).await,
    );
    nell.deed(&old, "chat", &[("words", "is nobody there")]).await;
    house.sql(&format!("update match set created_at = 0 where id = '{old}'"));
    let mut guda = house.guest("Guda of long ago").await;
    guda.deed(&new, "join", &[("seat", "1")]).await.expect(StatusCode::SEE_OTHER);
    guda.deed(&new, "chat", &[("words", "words of long ago")]).await;
    house.sql("update guest set created_at = 0 where name = 'Guda of long ago'");
    house.tables.expire(now()).await.unwrap();
    let outcome = format!("select coalesce(outcome, 'none') from match where id = '{old}'");
    assert_ne!(house.text(&outcome), "none", "nobody waits for ever");
    let everything = house.everything();
    assert!(everything.contains("Nell") && everything.contains("is nobody there"), "she is new");
    assert!(!everything.contains("Guda of long ago") && !everything.contains("words of long ago"));
    assert!(nell.page(&new).await.contains("deleted player"), "the game is there");
    owner(&house, "Jehanne").await;
    house.sql("update guest set created_at = 0 where name = 'Jehanne'");
    house.tables.expire(now()).await.unwrap();
    assert!(house.everything().contains("Jehanne"), "an account is not forgotten");
}

/// What becomes of a column when an account is deleted.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Kept {
    /// Words of the player or what they are known by: gone, and in the file that they can download.
    Told,
    /// Gone, and of no use to them in a file: hashes, secrets that were shown once.
    Gone,
    /// Part of a game, which is the others' as well, and holds no name.
    Game,
    /// Numbers, moments and marks that say who did something and not who that is.
    Plain,
    /// Of the server.
    House,
}

use Kept::{Game, Gone, House as OfTheHouse, Plain, Told};

/// Every column there is. Whoever adds one says here what becomes of it.
const COLUMNS: &[(&str, Kept, &str)] = &[
    ("guest", Told, "name"),
    ("guest", Gone, "token_hash"),
    ("guest", Plain, "id created_at"),
    ("account", Gone, "guest folded password is_administrator created_at"),
    ("session", Told, "device"),
    ("session", Gone, "id guest token_hash begun_at used_at"),
    ("recovery_code", Gone, "guest code_hash"),
    ("api_token", Told, "label scopes"),
    ("api_token", Gone, "id guest token_hash created_at expires_at used_at"),
    ("learned", Gone, "guest lesson at"),
    ("restraint", Told, "reason"),
    ("restraint", Gone, "guest kind until at"),
    ("hook", Told, "url"),
    (
        "hook",
        Gone,
        "id guest origin secret created_at failing_since is_off shape match host language rests_until
         last_at",
    ),
    ("hook_call", Gone, "hook subject kind match tournament seat ply tries due_at"),
    ("notice_choice", Gone, "guest kind channel is_on"),
    ("server_key", OfTheHouse, "name value"),
    ("remark", Told, "text"),
    ("remark", Gone, "key"),
    ("remark", Plain, "match number guest at"),
    ("deed", Gone, "note"),
    ("deed", Plain, "id at administrator what guest match"),
    ("tournament", Told, "title"),
    (
        "tournament",
        Plain,
        "id game setup kind rounds round_hours visibility organiser starts_at most secret stage round
         round_ends_at created_at ended_at",
    ),
    ("entrant", Plain, "tournament guest number withdrawn_from"),
    ("pairing", Plain, "tournament round board match players places points ending"),
    (
        "match",
        Game,
        "id game setup seed rules visibility creator series_first series_number series_games rematch_of
         outcome created_at changed_at digest clock timeout due_at rated",
    ),
    ("seat", Game, "match number occupant guest invitation"),
    ("entry", Game, "match lane seq seat text key at"),
    ("shuffle", Game, "match origin secret"),
    ("shuffle_part", Game, "match seat part"),
    ("practice", Game, "match lesson"),
    ("rated_match", Game, "match number game speed players places at"),
    ("rating_order", OfTheHouse, "id last"),
    ("rating", Plain, "player game speed rating deviation volatility games last_at"),
    ("rating_change", Plain, "match player before after deviation"),
    ("announcement", OfTheHouse, "id en fr de until at"),
    ("heartbeat", OfTheHouse, "one at"),
    ("outage", OfTheHouse, "since until"),
];

fn columns() -> impl Iterator<Item = (&'static str, Kept, &'static str)> {
    let split = |&(table, kept, names): &(&'static str, Kept, &'static str)| {
        names.split_whitespace().map(move |name| (table, kept, name)).collect::<Vec<_>>()
    };
    COLUMNS.iter().flat_map(split)
}

#[tokio::test(flavor = "multi_thread")]
async fn of_every_column_it_is_said_what_becomes_of_it() {
    let house = House::new().await;
    let there = house.text(
        "select group_concat(m.name || '.' || c.name, ' ')
         from sqlite_schema m, pragma_table_info(m.name) c
         where m.type = 'table' and m.name not like 'refinery%' and m.name not like 'sqlite%'",
    );
    let there: BTreeSet<String> = there.split(' ').map(str::to_owned).collect();
    let said: BTreeSet<String> =
        columns().map(|(table, _, name)| format!("{table}.{name}")).collect();
    assert_eq!(said, there);
}

/// Somebody with something in every table that holds words of theirs.
async fn with_everything(house: &House) -> Person {
    let mut game = Match::begun(house).await;
    signs_up(&mut game.owner, "Jehanne").await.expect(StatusCode::OK);
    game.owner.deed(&game.id, "chat", &[("words", "well met"), ("key", "mine")]).await;
    let token = [("label", "My bot"), ("scope", "read"), ("current", PASSWORD)];
    game.owner.post("/tokens", &token).await.expect(StatusCode::OK);
    game.owner.post("/hooks", &[("url", "https://example.org/")]).await.expect(StatusCode::OK);
    let event = [("title", "Spring"), ("start_hours", "24"), ("most", "4")];
    game.owner.post("/tournaments", &event).await.expect(StatusCode::SEE_OTHER);
    house.sql(
        "insert into restraint (guest, kind, reason, until, at)
         select guest, 'mute', 'words', null, 0 from account",
    );
    house.sql(
        "insert into deed (at, administrator, what, guest, match, note)
         select 0, null, 'mute', guest, null, 'words' from account",
    );
    game.owner
}

/// What has to say what it says for the rest to work.
const UNMARKED: [&str; 5] =
    ["account.password", "restraint.kind", "hook.shape", "hook.match", "hook.language"];

/// Where a mark can be put into a column as it is.
fn can_be_marked(house: &House, table: &str, column: &str) -> bool {
    let kind = format!(
        "select lower(coalesce(max(type), '')) from pragma_table_info('{table}') where name = '{column}'"
    );
    house.text(&kind) == "text"
        && !UNMARKED.contains(&format!("{table}.{column}").as_str())
        && house.count(table) > 0
}

#[tokio::test(flavor = "multi_thread")]
async fn column_by_column_what_is_kept_is_told_and_goes() {
    let house = House::new().await;
    let mut jehanne = with_everything(&house).await;
    let personal = columns().filter(|(_, kept, _)| matches!(kept, Told | Gone));
    let marked: Vec<_> =
        personal.filter(|(table, _, column)| can_be_marked(&house, table, column)).collect();
    assert!(marked.len() > 10, "{marked:?}");
    for (table, _, column) in &marked {
        let of_them =
            if *table == "guest" { "where id in (select guest from account)" } else { "" };
        house.sql(&format!("update {table} set {column} = 'mark-{table}-{column}' {of_them}"));
    }
    let told = jehanne.get("/account/export").await.expect(StatusCode::OK).body;
    for (table, kept, column) in &marked {
        let mark = format!("mark-{table}-{column}");
        assert_eq!(told.contains(&mark), *kept == Told, "{mark}");
    }
    jehanne.post("/account/delete", &[("current", PASSWORD)]).await.expect(StatusCode::OK);
    let everything = house.everything();
    for (table, _, column) in &marked {
        let mark = format!("mark-{table}-{column}");
        assert!(!everything.contains(&mark), "{mark} is left");
    }
}
