//! Three nodes that nothing happens to.

use std::io::BufRead as _;
use std::net::SocketAddr;
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use crate::client::Client;
use crate::cluster::Cluster;
use crate::node::Node;
use crate::play::Play;

/// Far beyond what it takes to hear of a move.
const PATIENCE: Duration = Duration::from_secs(180);

/// Whoever looks on at a third node is told of every move as well.
#[test]
fn players_and_watchers_on_different_nodes_see_the_same_match() {
    let database = Cluster::shared().database();
    let nodes = [(); 3].map(|()| Node::start(&database));
    let [one, two, three] = nodes.each_ref().map(|node| node.address);
    let mut play = Play::default();
    play.begin([one, two]).unwrap();
    let id = play.id.clone().unwrap();
    let (tell, told) = mpsc::channel();
    let stream = Client::default().listen(three, &id).unwrap();
    thread::spawn(move || {
        let lines = stream.lines().map_while(Result::ok);
        let versions = lines.filter_map(|line| line.strip_prefix("data: ")?.parse::<u64>().ok());
        versions.for_each(|version| tell.send(version).unwrap());
    });
    let mut version = told.recv_timeout(PATIENCE).expect("the first comes at once");
    for _ in 0..12 {
        play.turn([one, two]).unwrap();
        version += 1;
        while told.recv_timeout(PATIENCE).expect("the watcher is told") < version {}
    }
    while play.finished == 0 {
        play.turn([one, two]).unwrap();
    }
    eprintln!("the longest wait for the other's move: {:?}", play.longest);
}

/// One whose node is changed under them, as behind a balancer that knows nothing of matches.
#[test]
fn every_request_may_go_to_another_node() {
    let database = Cluster::shared().database();
    let nodes = [(); 3].map(|()| Node::start(&database));
    let mut play = Play::default();
    for turn in 0..30 {
        let servers = [nodes[turn % 3].address, nodes[(turn / 2) % 3].address];
        play.turn(servers).unwrap();
    }
    assert!(play.acknowledged > 20, "{}", play.acknowledged);
}

/// What anybody may see of a match at a node.
fn picture(server: SocketAddr, id: &str) -> String {
    let answer = Client::default().get(server, &format!("/matches/{id}/picture.svg"));
    answer.unwrap().body
}

/// Whoever comes by one node adds their part of the shuffle there; the cards are those of all parts.
#[test]
fn parts_that_come_to_different_nodes_lead_to_one_deal() {
    let database = Cluster::shared().database();
    let nodes = [(); 2].map(|()| Node::start(&database));
    let [one, two] = nodes.each_ref().map(|node| node.address);
    let [mut nell, mut odo] = [(); 2].map(|()| Client::default());
    let wish = "game=tournay&seat0=me&seat1=anyone&seat2=nobody&seat3=nobody&shuffle=auto";
    let id = nell.post(one, "/matches", wish).unwrap().match_id();
    let seated = odo.post(two, &format!("/matches/{id}/join"), "seat=1&shuffle=auto").unwrap();
    assert_eq!(seated.match_id(), id);
    let waiting = picture(one, &id);
    let contribute = format!("/matches/{id}/contribute");
    thread::scope(|scope| {
        let [nell, odo] = [(&mut nell, one), (&mut odo, two)];
        for (player, server) in [nell, odo] {
            let contribute = &contribute;
            scope.spawn(move || {
                let added = player.post(server, contribute, "nonce=mine").unwrap();
                assert_eq!(added.status, 303, "{}", added.body);
            });
        }
    });
    let begun = Instant::now();
    loop {
        let [here, there] = [one, two].map(|server| picture(server, &id));
        if here == there && here != waiting {
            break;
        }
        let is_dealt = [&here, &there].map(|picture| *picture != waiting);
        assert!(
            begun.elapsed() < PATIENCE,
            "the nodes never agree on what was dealt: {is_dealt:?}"
        );
        thread::sleep(Duration::from_millis(20));
    }
}
