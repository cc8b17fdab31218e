//! Who sends slowly, or keeps many streams open, holds nobody up.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::thread;
use std::time::Duration;

use bastide_server::{Hosting, Server};
use bastide_web::limits::{Limits, Patience};
use tempfile::TempDir;
use tokio::sync::oneshot;

use crate::client::Client;

/// Long beyond what an honest answer takes here, so that only a server that never hangs up fails.
const PATIENCE: Duration = Duration::from_secs(60);

/// Little patience; whoever is honest here sends within it even on a busy machine.
const LITTLE: Duration = Duration::from_secs(2);
const HEADS: Patience = Patience { head: LITTLE, body: PATIENCE, stop: PATIENCE };
const BODIES: Patience = Patience { head: PATIENCE, body: LITTLE, stop: PATIENCE };
const NEITHER: Patience = Patience { head: PATIENCE, body: PATIENCE, stop: PATIENCE };
/// A server that waits for hours for what a client sends, and hardly at all once it is to stop.
const STOPPING: Patience = Patience {
    head: Duration::from_secs(3600),
    body: Duration::from_secs(3600),
    stop: Duration::from_millis(200),
};

/// Runs `scene` against a server with so much patience, then stops it.
fn serving(limits: &Limits, patience: Patience, scene: impl FnOnce(SocketAddr)) {
    let folder = TempDir::new().unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    crate::games::install();
    let hosting = Hosting {
        limits: Some(*limits),
        proxies: vec!["127.0.0.1".parse().unwrap()].into(),
        patience,
        ..Hosting::default()
    };
    let server = runtime.block_on(async {
        let address = "127.0.0.1:0".parse().unwrap();
        let server = Server::bind(&folder.path().join("bastide.db"), address).await.unwrap();
        server.hosted(hosting).await.unwrap()
    });
    let address = server.address().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let running = runtime.spawn(server.run(async {
        let _ = stopped.await;
    }));
    scene(address);
    stop.send(()).unwrap();
    let ended = runtime.block_on(async { tokio::time::timeout(2 * PATIENCE, running).await });
    ended.expect("a server that is stopped ends").unwrap().unwrap();
    // The versions of the rules may still be on their way; nobody waits for them here.
    runtime.shutdown_background();
}

fn connect(server: SocketAddr, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream.write_all(text.as_bytes()).unwrap();
    stream
}

/// All that comes until the server hangs up.
fn rest(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    // A server that hangs up on somebody who still sends resets the line; what was said before counts.
    let _ = stream.read_to_end(&mut bytes);
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Sends a byte now and then for as long as anybody listens.
fn trickle(stream: &TcpStream) {
    let mut stream = stream.try_clone().unwrap();
    thread::spawn(move || {
        while stream.write_all(b"x").is_ok() {
            thread::sleep(Duration::from_millis(50));
        }
    });
}

#[test]
fn a_head_that_never_ends_is_hung_up_on_while_others_are_served() {
    serving(&Limits::default(), HEADS, |server| {
        let mut slow: Vec<TcpStream> = (0..50)
            .map(|_| {
                let stream = connect(server, "GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ");
                trickle(&stream);
                stream
            })
            .collect();
        assert_eq!(Client::default().get(server, "/healthz").unwrap().status, 200);
        assert_eq!(Client::default().get(server, "/").unwrap().status, 200);
        for stream in &mut slow {
            assert!(!rest(stream).contains("200 OK"));
        }
    });
}

#[test]
fn a_body_that_never_ends_is_refused_in_words() {
    serving(&Limits::default(), BODIES, |server| {
        let head = "POST /settings HTTP/1.1\r\nHost: here\r\nAccept-Language: de\r\nAccept: text/html\r\n\
            Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\nname=";
        let mut stream = connect(server, head);
        trickle(&stream);
        assert_eq!(Client::default().get(server, "/").unwrap().status, 200);
        let mut answer = vec![0; 32 * 1024];
        let read = stream.read(&mut answer).unwrap();
        let answer = String::from_utf8_lossy(&answer[..read]).into_owned();
        assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    });
}

#[test]
fn many_streams_of_one_visitor_do_not_starve_another() {
    // The first match would wait for them, and nothing here is about that.
    crate::games::install();
    bastide_presentation::learn_versions();
    serving(&Limits { streams: (30, 40), ..Limits::default() }, NEITHER, |server| {
        let mut owner = Client::default();
        let made = owner.post(server, "/matches", "seat0=me&seat1=friend").unwrap();
        let path = format!("/matches/{}/live", made.match_id());
        let stream = |address: &str| {
            let head =
                format!("GET {path} HTTP/1.1\r\nHost: here\r\nX-Forwarded-For: {address}\r\n\r\n");
            let mut stream = connect(server, &head);
            let mut begin = [0; 12];
            stream.read_exact(&mut begin).unwrap();
            (stream, String::from_utf8_lossy(&begin).into_owned())
        };
        let greedy: Vec<_> = (0..60).map(|_| stream("198.51.100.7")).collect();
        let open = greedy.iter().filter(|(_, begin)| begin.ends_with("200")).count();
        let refused = greedy.iter().filter(|(_, begin)| begin.ends_with("429")).count();
        assert_eq!((open, refused), (40, 20));
        assert!(stream("198.51.100.8").1.ends_with("200"));
        assert_eq!(Client::default().get(server, "/").unwrap().status, 200);
    });
}

/// They have sent a head and not the body that it promises, and nobody waits for them.
#[test]
fn a_server_that_is_stopped_ends_whatever_its_clients_do() {
    serving(&Limits { connections: 10_000, ..Limits::default() }, STOPPING, |server| {
        let head = "POST /settings HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n";
        let slow: Vec<TcpStream> = (0..200).map(|_| connect(server, head)).collect();
        let mut honest =
            connect(server, "GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n");
        assert!(rest(&mut honest).contains("alive"), "the others have come in before");
        // They stay open for as long as the server is running.
        std::mem::forget(slow);
    });
}
