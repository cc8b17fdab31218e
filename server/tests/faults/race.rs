//! Two writers race for one move: exactly one wins, and the other is told how things stand.

use std::net::SocketAddr;
use std::sync::Barrier;
use std::thread;

use bastide_server::{Hosting, Server};
use bastide_testkit::rounds;
use tempfile::TempDir;

use crate::client::{Answer, Client};

/// A server in this process, for as long as the process lasts.
fn server(folder: &TempDir) -> SocketAddr {
    crate::games::install();
    let path = folder.path().join("bastide.db");
    let (tell, told) = std::sync::mpsc::channel();
    thread::spawn(move || {
        tokio::runtime::Runtime::new().unwrap().block_on(async {
            let server = Server::bind(&path, ([127, 0, 0, 1], 0).into()).await.unwrap();
            let server = server.hosted(Hosting::open()).await.unwrap();
            tell.send(server.address().unwrap()).unwrap();
            server.run(std::future::pending()).await.unwrap();
        });
    });
    told.recv().unwrap()
}

/// Two windows of one guest, both to place the first piece; it is taken back after every race.
#[test]
fn of_two_writers_of_one_move_exactly_one_wins() {
    let folder = TempDir::new().unwrap();
    let server = server(&folder);
    let mut nell = Client::default();
    let id = nell.post(server, "/matches", "seat0=me&seat1=here").unwrap().match_id();
    for race in 0..rounds(100, 1_000) {
        let seq = 2 * race;
        let same_key = race % 4 == 3;
        let keys = [format!("a{race}"), format!("{}{race}", if same_key { "a" } else { "b" })];
        let actions = ["CAnE5", if same_key { "CAnE5" } else { "CAnE6" }];
        let answers = both(&nell, |window, number| {
            window.act(server, &id, (seq, &keys[number], actions[number])).unwrap()
        });
        let statuses = answers.each_ref().map(|answer| answer.status);
        if same_key {
            assert_eq!(statuses, [200, 200], "the second is a repetition");
        } else {
            assert!(matches!(statuses, [200, 409] | [409, 200]), "{statuses:?}");
        }
        let winner = usize::from(statuses[0] != 200);
        for answer in &answers {
            assert!(answer.body.contains(actions[winner]), "both see what was played");
        }
        let undone = nell.post(server, &format!("/matches/{id}/undo"), "").unwrap();
        assert_eq!(undone.status, 200, "{}", undone.body);
    }
}

/// Both at the same moment.
fn both(client: &Client, send: impl Fn(&mut Client, usize) -> Answer + Sync) -> [Answer; 2] {
    let start = Barrier::new(2);
    let run = |number| {
        let mut window = client.clone();
        start.wait();
        send(&mut window, number)
    };
    thread::scope(|scope| {
        let other = scope.spawn(|| run(1));
        let own = run(0);
        [own, other.join().unwrap()]
    })
}
