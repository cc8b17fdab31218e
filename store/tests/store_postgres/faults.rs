//! PostgreSQL goes away: what was answered is there, nothing is there twice, and the store goes on.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

use bastide_store::{Appended, MatchId, Occupant, Options, Store, TokenHash};
use tokio::task::JoinSet;

use super::engine::{Home, added, entry, guest, new_match};
use crate::cluster::Cluster;

const PATIENT: Options = Options { patience: Duration::from_secs(60), readers: 2 };
const MATCHES: usize = 8;
const RESTARTS: u32 = 3;

/// Appends until told to stop; every number is asked for until it is answered.
async fn play(store: Store, id: MatchId, stop: Arc<AtomicU32>) -> u32 {
    let mut seq = 0;
    while stop.load(Ordering::Relaxed) < RESTARTS {
        let appended = store.log().append(&id, entry(seq, &seq.to_string())).await.unwrap();
        assert!(matches!(appended, Appended::Done | Appended::Repeated), "{appended:?}");
        seq += 1;
    }
    seq
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crash_of_postgresql_in_the_middle_loses_and_doubles_nothing() {
    let cluster = Cluster::start();
    let store = Store::open_with(cluster.database().as_str(), PATIENT).await.unwrap();
    let nell = guest(&store, "Nell").await;
    let stop = Arc::new(AtomicU32::new(0));
    let mut players = JoinSet::new();
    for _ in 0..MATCHES {
        let id = added(&store, new_match(&nell)).await;
        let played = play(store.clone(), id.clone(), Arc::clone(&stop));
        players.spawn(async move { (id, played.await) });
    }
    let restarts = Arc::clone(&stop);
    let _cluster = tokio::task::spawn_blocking(move || {
        for _ in 0..RESTARTS {
            thread::sleep(Duration::from_millis(200));
            cluster.crash();
            cluster.start_again();
            restarts.fetch_add(1, Ordering::Relaxed);
        }
        cluster
    })
    .await
    .unwrap();
    for (id, length) in players.join_all().await {
        let log = store.log().load(&id).await.unwrap().unwrap().entries;
        assert!(log.iter().map(|entry| entry.seq).eq(0..length), "{length} were answered");
        assert!(length > 0);
    }
}

/// A line to PostgreSQL that breaks when it is told to: after a commit was passed on, before its
/// answer is.
struct Line {
    port: u16,
    breaks: Arc<AtomicU32>,
}

impl Line {
    fn to(server: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let (port, breaks) = (listener.local_addr().unwrap().port(), Arc::<AtomicU32>::default());
        let told = Arc::clone(&breaks);
        thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                let server = TcpStream::connect(("127.0.0.1", server)).unwrap();
                let ears = (server.try_clone().unwrap(), client.try_clone().unwrap());
                thread::spawn(move || pass_back(ears.0, ears.1));
                let told = Arc::clone(&told);
                thread::spawn(move || pass_on(client, server, &told));
            }
        });
        Self { port, breaks }
    }

    fn break_at_the_next_commit(&self) {
        self.breaks.fetch_add(1, Ordering::SeqCst);
    }
}

fn pass_back(mut server: TcpStream, mut client: TcpStream) {
    let _ = std::io::copy(&mut server, &mut client);
    let _ = client.shutdown(Shutdown::Both);
}

fn pass_on(mut client: TcpStream, mut server: TcpStream, breaks: &AtomicU32) {
    let mut bytes = vec![0; 1 << 16];
    while let Ok(count @ 1..) = client.read(&mut bytes) {
        let is_commit = bytes[..count].windows(7).any(|word| word == b"commit;");
        let is_broken = is_commit
            && breaks
                .fetch_update(Ordering::SeqCst, Ordering::SeqCst, |n| n.checked_sub(1))
                .is_ok();
        if is_broken {
            let _ = client.shutdown(Shutdown::Both);
        }
        if server.write_all(&bytes[..count]).is_err() {
            return;
        }
        if is_broken {
            // The commit has to arrive before the connection ends.
            let _ = server.shutdown(Shutdown::Write);
            return;
        }
    }
    let _ = server.shutdown(Shutdown::Both);
}

async fn behind_a_line() -> (Store, Line) {
    let home = Home::new();
    let address = home.address();
    let port = address.rsplit([':', '/']).nth(1).unwrap();
    let line = Line::to(port.parse().unwrap());
    let address = address.replace(&format!(":{port}/"), &format!(":{}/", line.port));
    (Store::open_with(address.as_str(), PATIENT).await.unwrap(), line)
}

/// Each is answered although its first answer was lost, and is there once.
#[tokio::test]
async fn a_write_whose_answer_was_lost_is_looked_for_and_not_doubled() {
    let (store, line) = behind_a_line().await;
    line.break_at_the_next_commit();
    let nell = store.players().add_guest(TokenHash([7; 32]), "Nell").await.unwrap();
    line.break_at_the_next_commit();
    let id = added(&store, new_match(&nell)).await;
    let tom = Occupant::Guest(guest(&store, "Tom").await.id);
    line.break_at_the_next_commit();
    assert!(store.log().take_seat(&id, 1, &Occupant::Open, &tom).await.unwrap());
    line.break_at_the_next_commit();
    let appended = store.log().append(&id, entry(0, "a")).await.unwrap();
    assert_eq!(appended, Appended::Repeated, "it was there when it was asked for again");
    assert_eq!(line.breaks.load(Ordering::SeqCst), 0, "every break came at a commit");
    assert_eq!(store.log().append(&id, entry(1, "b")).await.unwrap(), Appended::Done);
    let stored = store.log().load(&id).await.unwrap().unwrap();
    assert_eq!(stored.entries.len(), 2);
    assert_eq!(stored.seats[1].occupant, tom);
    assert_eq!(store.lists().games_of(nell.id, 9).await.unwrap().len(), 1);
}
