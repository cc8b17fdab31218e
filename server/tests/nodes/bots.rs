//! Bots' turns are taken by one node, and by another when that one dies.

use std::thread;
use std::time::{Duration, Instant};

use bastide_store::{MatchId, Store};

use crate::client::Client;
use crate::cluster::Cluster;
use crate::node::Node;

/// Far beyond the few seconds that a turn is lent for.
const PATIENCE: Duration = Duration::from_secs(180);

struct House {
    runtime: tokio::runtime::Runtime,
    store: Store,
}

impl House {
    fn open(database: &str) -> Self {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        let store = runtime.block_on(Store::open(database)).unwrap();
        Self { runtime, store }
    }

    fn length(&self, id: &MatchId) -> usize {
        let stored = self.runtime.block_on(self.store.log().load(id)).unwrap().unwrap();
        stored.entries.len()
    }

    /// Waits until the log has grown beyond this length.
    fn grown(&self, id: &MatchId, beyond: usize) -> usize {
        let begun = Instant::now();
        loop {
            let length = self.length(id);
            if length > beyond {
                return length;
            }
            assert!(begun.elapsed() < PATIENCE, "{length} entries");
            thread::sleep(Duration::from_millis(20));
        }
    }
}

fn match_of_bots(node: &Node) -> MatchId {
    let body = "seat0=mcts:0.5s&seat1=mcts:0.5s";
    let set_up = Client::default().post(node.address, "/matches", body).unwrap();
    set_up.match_id().parse().unwrap()
}

/// Nobody looks at the match, and the second node has never heard of it.
#[test]
fn what_a_killed_node_was_thinking_about_another_goes_on_with() {
    let database = Cluster::shared().database();
    let house = House::open(&database);
    let (mut first, _second) = (Node::start(&database), Node::start(&database));
    let id = match_of_bots(&first);
    house.grown(&id, 1);
    first.kill();
    let killed_at = Instant::now();
    let left = house.length(&id);
    house.grown(&id, left);
    eprintln!("taken over after {:?}", killed_at.elapsed());
}
