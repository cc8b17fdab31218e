//! `bastide admin`, on the database of a server that does not run.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use super::call::{bastide, folder, record_in};
use super::serve::serve;

/// A call about the database of this test.
fn admin(name: &str, call: &str) -> String {
    let database = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name).join("bastide.db");
    format!("admin {call} --database {}", database.display())
}

#[test]
fn a_guest_is_banned_muted_and_released_and_the_list_says_so() {
    let folder = folder("admin");
    let database = folder.join("bastide.db");
    let record = record_in(&folder);
    bastide(&format!("import {} --database {}", record.display(), database.display())).fine();
    let said = |call: &str| bastide(&admin("admin", call)).fine();
    assert!(said("list").starts_with("Nobody is an administrator"));
    assert!(said("ban #1 --days 7 --reason 'Too loud'").contains("#1 is banned until 2"));
    assert!(said("mute #1 --reason 'Far too loud'").contains("muted for good (Far too loud)"));
    let list = said("list");
    assert!(list.contains("banned until") && list.contains("(Too loud)"), "{list}");
    assert!(list.contains("muted for good (Far too loud)"), "{list}");
    assert!(said("unban #1").contains("may come in again"));
    assert!(said("unmute #1").contains("may speak again"));
    assert!(said("list").starts_with("Nobody is an administrator"));
    let again = bastide(&admin("admin", "unban #1")).refused(1);
    assert!(again.contains("is not banned"), "{again}");
}

#[test]
fn what_is_said_on_all_pages_is_said_and_ended() {
    let folder = folder("admin-announce");
    let (database, record) = (folder.join("bastide.db"), record_in(&folder));
    bastide(&format!("import {} --database {}", record.display(), database.display())).fine();
    let call = |call: &str| bastide(&admin("admin-announce", call));
    assert!(call("announce 'Until eight' --hours 2").fine().contains("on all pages until 2"));
    assert!(call("announce --end").fine().contains("no longer"));
    assert!(call("announce --end").refused(1).contains("nothing is being said"));
    assert!(call("announce").refused(2).contains("required"));
}

#[test]
fn who_or_what_is_not_there_is_named() {
    let folder = folder("admin-nobody");
    let (database, record) = (folder.join("bastide.db"), record_in(&folder));
    bastide(&format!("import {} --database {}", record.display(), database.display())).fine();
    for (call, reason) in [
        ("grant Jehanne", "no account is called Jehanne"),
        ("grant #1", "has no account"),
        ("ban #99 --reason x", "there is no guest #99"),
        ("ban #x --reason x", "no number"),
        ("remove 4k7m2nq9zx", "there is no match 4k7m2nq9zx"),
        ("remove 4k7m2nq9zx --remark 3", "no remark 3"),
    ] {
        let said = bastide(&admin("admin-nobody", call)).refused(1);
        assert!(said.contains(reason), "{call}: {said}");
    }
    let missing = bastide("admin list --database /nowhere/bastide.db").refused(1);
    assert!(missing.contains("there is no database"), "{missing}");
}

/// The whole answer to a request with this cookie.
fn ask(address: &str, request: &str, cookie: &str, form: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    let kind = "content-type: application/x-www-form-urlencoded";
    let head = format!(
        "{request} HTTP/1.1\r\nHost: here\r\nConnection: close\r\nCookie: bastide={cookie}"
    );
    let text = format!("{head}\r\n{kind}\r\nContent-Length: {}\r\n\r\n{form}", form.len());
    stream.write_all(text.as_bytes()).expect("it reads");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("it answers");
    String::from_utf8_lossy(&answer).into_owned()
}

fn after<'t>(text: &'t str, mark: &str, end: &[char]) -> &'t str {
    let (_, rest) = text.split_once(mark).expect(mark);
    rest.split(end).next().unwrap_or_default()
}

#[test]
fn a_running_server_follows_what_is_said_at_the_machine() {
    let served = serve("admin-running");
    let begun = ask(&served.address, "POST /play/cathedral", "", "level=random");
    let cookie = after(&begun, "bastide=", &[';']);
    let table = after(&begun, "location: ", &['\r']);
    let record = || ask(&served.address, &format!("GET {table}/record"), "", "");
    assert!(record().starts_with("HTTP/1.1 409"), "the match goes on");
    assert!(ask(&served.address, "GET /mine", cookie, "").starts_with("HTTP/1.1 200"));
    bastide(&admin("admin-running", "ban #1 --reason 'Too loud'")).fine();
    let banned = ask(&served.address, "GET /mine", cookie, "");
    assert!(banned.starts_with("HTTP/1.1 403") && banned.contains("Too loud"), "{banned}");
    let patience = Instant::now() + Duration::from_secs(60);
    while !record().starts_with("HTTP/1.1 200") {
        assert!(Instant::now() < patience, "their games are given up");
        std::thread::sleep(Duration::from_millis(100));
    }
    bastide(&admin("admin-running", "unban #1")).fine();
    assert!(ask(&served.address, "GET /mine", cookie, "").starts_with("HTTP/1.1 200"));
}
