//! One of three nodes is killed, or PostgreSQL restarts, at random moments of play: nothing that was
//! acknowledged is lost, nothing is there twice, and everybody comes to see the same.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use bastide_testkit::rounds;

use crate::cluster::Cluster;
use crate::node::Node;
use crate::play::{Play, Servers};

/// Far beyond what it takes to come back.
const PATIENCE: Duration = Duration::from_secs(360);

/// Up to half a second: from before the first request to after many moves.
fn random_moment() -> Duration {
    let mut bytes = [0; 2];
    getrandom::fill(&mut bytes).unwrap();
    Duration::from_millis(500) * u32::from(u16::from_le_bytes(bytes)) / u32::from(u16::MAX)
}

/// How many moves were acknowledged, for whoever waits until play goes on.
type Moves = Arc<AtomicU32>;

/// Plays until something goes wrong, then comes back as a browser would: elsewhere, until it answers.
fn play_until(
    play: &mut Play,
    moves: &Moves,
    servers: impl Fn() -> Servers,
    is_over: impl Fn() -> bool,
) {
    let mut lost: Option<Instant> = None;
    while !is_over() || lost.is_some() {
        let outcome = if lost.is_some() { play.come_back(servers()) } else { play.turn(servers()) };
        moves.store(play.acknowledged, Ordering::Relaxed);
        match (outcome, lost) {
            (Ok(()), _) => lost = None,
            (Err(_), None) => lost = Some(Instant::now()),
            (Err(error), Some(since)) => {
                assert!(since.elapsed() < PATIENCE, "{error}");
                thread::sleep(Duration::from_millis(20));
            }
        }
    }
}

/// Waits for a move that nobody had made yet, and then for any moment of the next ones.
fn wait_in_play(moves: &Moves) {
    let (before, begun) = (moves.load(Ordering::Relaxed), Instant::now());
    while moves.load(Ordering::Relaxed) == before {
        assert!(begun.elapsed() < 2 * PATIENCE, "nobody moves any more");
        thread::sleep(Duration::from_millis(2));
    }
    thread::sleep(random_moment());
}

/// Three nodes behind a balancer that sends nobody to one it knows to be dead.
struct Nodes {
    database: String,
    running: [Node; 3],
    alive: Arc<Mutex<[Option<SocketAddr>; 3]>>,
}

impl Nodes {
    fn start(database: String) -> Self {
        let running = [(); 3].map(|()| Node::start(&database));
        let alive = Arc::new(Mutex::new(running.each_ref().map(|node| Some(node.address))));
        Self { database, running, alive }
    }

    fn kill_and_replace(&mut self, victim: usize) {
        self.running[victim].kill();
        self.alive.lock().unwrap()[victim] = None;
        self.running[victim] = Node::start(&self.database);
        self.alive.lock().unwrap()[victim] = Some(self.running[victim].address);
    }
}

/// Two different nodes, others every time.
fn pair(alive: &Mutex<[Option<SocketAddr>; 3]>) -> Servers {
    let alive: Vec<SocketAddr> = alive.lock().unwrap().iter().flatten().copied().collect();
    let mut byte = [0];
    getrandom::fill(&mut byte).unwrap();
    let first = usize::from(byte[0]) % alive.len();
    [alive[first], alive[(first + 1) % alive.len()]]
}

#[test]
fn no_acknowledged_move_is_lost_when_one_of_three_nodes_is_killed() {
    let kills = rounds(8, 100);
    let mut nodes = Nodes::start(Cluster::shared().database());
    let (alive, moves) = (Arc::clone(&nodes.alive), Moves::default());
    let seen = Arc::clone(&moves);
    let killer = thread::spawn(move || {
        for kill in 0..kills as usize {
            wait_in_play(&seen);
            nodes.kill_and_replace(kill % 3);
        }
        nodes
    });
    let mut play = Play::default();
    play_until(&mut play, &moves, || pair(&alive), || killer.is_finished());
    let _nodes = killer.join().unwrap();
    play.come_back(pair(&alive)).unwrap();
    eprintln!(
        "{kills} kills, {} moves; in doubt: {} played, {} not; the longest wait {:?}",
        play.acknowledged, play.in_doubt_played, play.in_doubt_lost, play.longest
    );
    assert!(play.acknowledged >= kills, "{} moves", play.acknowledged);
}

#[test]
fn no_acknowledged_move_is_lost_when_postgresql_crashes() {
    let crashes = rounds(2, 20);
    let cluster = Cluster::start();
    let database = cluster.database();
    let nodes = [(); 2].map(|()| Node::start(&database));
    let servers = nodes.each_ref().map(|node| node.address);
    let moves = Moves::default();
    let seen = Arc::clone(&moves);
    let crashing = thread::spawn(move || {
        for _ in 0..crashes {
            wait_in_play(&seen);
            cluster.crash();
            cluster.start_again();
        }
        cluster
    });
    let mut play = Play::default();
    play_until(&mut play, &moves, || servers, || crashing.is_finished());
    let _cluster = crashing.join().unwrap();
    let before = play.acknowledged;
    for _ in 0..5 {
        play.turn(servers).unwrap();
    }
    assert!(play.acknowledged > before, "it goes on");
    play.come_back(servers).unwrap();
}
