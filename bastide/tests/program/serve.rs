//! `bastide serve`.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Command, Stdio};

use super::call::{bastide, folder};

pub(super) struct Served {
    child: Child,
    pub(super) address: String,
    /// Held open: a program whose output nobody takes any more ends.
    stdout: BufReader<ChildStdout>,
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub(super) fn serve(name: &str) -> Served {
    serve_with(name, &[], Stdio::inherit())
}

/// With a database of its own: tests run side by side.
fn serve_with(name: &str, more: &[&str], log: Stdio) -> Served {
    let database = folder(name).join("bastide.db");
    let mut child = Command::new(env!("CARGO_BIN_EXE_bastide"))
        .args(["serve", "--address", "127.0.0.1:0", "--database"])
        .arg(&database)
        .args(more)
        .stdout(Stdio::piped())
        .stderr(log)
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    let mut stdout = BufReader::new(child.stdout.take().expect("it was asked for"));
    stdout.read_line(&mut line).expect("it says where it is");
    let address = line.trim().rsplit_once("http://").expect("an address").1.to_owned();
    Served { child, address, stdout }
}

/// A whole answer.
fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    let head = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    stream.write_all(head.as_bytes()).expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    answer
}

#[test]
fn figures_have_an_address_of_their_own_and_the_log_is_json() {
    let more = ["--metrics-address", "127.0.0.1:0", "--log", "json", "--limits", "off"];
    let mut served = serve_with("serve-figures", &more, Stdio::piped());
    let mut told = String::new();
    while !told.contains("Figures are at") {
        assert_ne!(served.stdout.read_line(&mut told).expect("it says where"), 0, "{told}");
    }
    let (_, place) = told.rsplit_once("http://").expect("an address");
    let place = place.trim().strip_suffix("/metrics.").expect("its path");
    assert!(get(&served.address, "/metrics").starts_with("HTTP/1.1 404"));
    assert!(get(place, "/readyz").starts_with("HTTP/1.1 200"));
    assert!(get(place, "/metrics").contains("bastide_requests_total"));
    let log = served.child.stderr.take().expect("it was asked for");
    let line = BufReader::new(log).lines().next().expect("a line").unwrap();
    let line: serde_json::Value = serde_json::from_str(&line).expect("a document");
    // The route is not there: a made-up address is not written down.
    assert_eq!((&line["route"], &line["status"]), (&"nowhere".into(), &404.into()));
}

#[test]
fn the_address_it_prints_opens_to_a_page_with_a_game() {
    let served = serve("serve");
    let page = get(&served.address, "/");
    assert!(page.starts_with("HTTP/1.1 200"), "{}", page.lines().next().unwrap_or_default());
    assert!(page.contains("action=\"/play/cathedral\""), "there is a button that starts a game");
}

/// The example for those who write bots, as they would run it.
#[test]
fn the_example_bot_plays_a_whole_game_of_each_kind() {
    let served = serve("serve-bot");
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/bot.py");
    let lines = std::fs::read_to_string(script).unwrap().lines().count();
    assert!(lines < 60, "{lines} lines are too many for an example");
    for game in ["cathedral", "tournay", "anarchy"] {
        let address = format!("http://{}", served.address);
        let played = Command::new("python3").args([script, &address, game]).output();
        let played = played.expect("Python is there");
        let said = String::from_utf8_lossy(&played.stdout).into_owned();
        assert!(played.status.success(), "{game}: {}", String::from_utf8_lossy(&played.stderr));
        assert!(said.contains("actions, points ["), "{game}: {said}");
    }
}

#[test]
fn an_address_that_is_taken_is_refused_with_what_to_do() {
    let served = serve("serve-taken");
    let database = folder("taken").join("bastide.db");
    let call = format!("serve --address {} --database {}", served.address, database.display());
    let answer = bastide(&call);
    assert_eq!(answer.code, 1);
    assert!(answer.err.contains("choose another with --address"), "{}", answer.err);
}
