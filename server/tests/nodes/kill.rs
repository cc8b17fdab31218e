//! One of three nodes is killed, or PostgreSQL restarts, at random moments of play: nothing that was
//! acknowledged is lost, nothing is there twice, and everybody comes to see the same.

use std::env;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use crate::cluster::Cluster;
use crate::node::Node;
use crate::play::{Play, Servers};

/// `BASTIDE_KILLS` asks for more: `BASTIDE_KILLS=100 cargo test -p bastide-server --test nodes kill`.
fn count(usual: u32) -> u32 {
    env::var("BASTIDE_KILLS").map_or(usual, |count| count.parse().expect("a number"))
}

/// Up to half a second: from before the first request to after many moves.
fn random_moment() -> Duration {
    let mut bytes = [0; 2];
    getrandom::fill(&mut bytes).unwrap();
    Duration::from_millis(500) * u32::from(u16::from_le_bytes(bytes)) / u32::from(u16::MAX)
}

/// Plays until something goes wrong, then comes back as a browser would: elsewhere, until it answers.
fn play_until(play: &mut Play, servers: impl Fn() -> Servers, is_over: impl Fn() -> bool) {
    let mut lost: Option<Instant> = None;
    while !is_over() || lost.is_some() {
        let outcome = if lost.is_some() { play.come_back(servers()) } else { play.turn(servers()) };
        match (outcome, lost) {
            (Ok(()), _) => lost = None,
            (Err(error), None) => lost = Some(note(&error)),
            (Err(error), Some(since)) => {
                assert!(since.elapsed() < Duration::from_secs(60), "{error}");
                thread::sleep(Duration::from_millis(20));
            }
        }
    }
}

fn note(error: &io::Error) -> Instant {
    eprintln!("lost: {}", error.to_string().chars().take(80).collect::<String>());
    Instant::now()
}

#[test]
fn no_acknowledged_move_is_lost_when_one_of_three_nodes_is_killed() {
    let kills = count(20);
    let database = Cluster::shared().database();
    let nodes: [Node; 3] = [(); 3].map(|()| Node::start(&database));
    let addresses = Arc::new(Mutex::new(nodes.each_ref().map(|node| node.address)));
    let seen = Arc::clone(&addresses);
    let killer = thread::spawn(move || {
        let mut nodes = nodes;
        for kill in 0..kills as usize {
            thread::sleep(random_moment());
            let victim = kill % 3;
            nodes[victim].kill();
            nodes[victim] = Node::start(&database);
            addresses.lock().unwrap()[victim] = nodes[victim].address;
        }
        nodes
    });
    let mut play = Play::default();
    play_until(&mut play, || pair(&seen), || killer.is_finished());
    let _nodes = killer.join().unwrap();
    play.come_back(pair(&seen)).unwrap();
    eprintln!(
        "{kills} kills, {} moves; in doubt: {} played, {} not; the longest wait {:?}",
        play.acknowledged, play.in_doubt_played, play.in_doubt_lost, play.longest
    );
    assert!(play.acknowledged > kills, "{} moves", play.acknowledged);
}

/// Two of the three, others every time: the dead one among them now and then.
fn pair(addresses: &Mutex<[SocketAddr; 3]>) -> Servers {
    let addresses = *addresses.lock().unwrap();
    let mut byte = [0];
    getrandom::fill(&mut byte).unwrap();
    let first = usize::from(byte[0]) % 3;
    [addresses[first], addresses[(first + 1 + usize::from(byte[0] / 3 % 2)) % 3]]
}

#[test]
fn no_acknowledged_move_is_lost_when_postgresql_crashes() {
    let crashes = count(3);
    let cluster = Cluster::start();
    let database = cluster.database();
    let nodes = [(); 2].map(|()| Node::start(&database));
    let servers = nodes.each_ref().map(|node| node.address);
    let crashing = thread::spawn(move || {
        for _ in 0..crashes {
            thread::sleep(random_moment());
            cluster.crash();
            cluster.start_again();
        }
        cluster
    });
    let mut play = Play::default();
    play_until(&mut play, || servers, || crashing.is_finished());
    let _cluster = crashing.join().unwrap();
    let before = play.acknowledged;
    for _ in 0..5 {
        play.turn(servers).unwrap();
    }
    assert!(play.acknowledged > before, "it goes on");
    play.come_back(servers).unwrap();
}
