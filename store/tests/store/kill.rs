//! A store whose process is killed at any moment has what it acknowledged, without a gap and
//! without halves.

use std::collections::BTreeMap;
use std::env;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use bastide_store::{Appended, MatchId, NewEntry, NewMatch, Store, TokenHash};
use bastide_testkit::rounds;
use tokio::task::JoinSet;

use super::engine::{Home, new_match};

const MATCHES: usize = 4;
/// Set in the process that is to be killed: the database it writes.
const VICTIM: &str = "BASTIDE_STORE_VICTIM";

fn kills() -> u32 {
    rounds(8, 200)
}

/// The test starts itself once more as the victim.
#[test]
fn what_was_acknowledged_survives_a_kill() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    if let Ok(address) = env::var(VICTIM) {
        return runtime.block_on(write_until_killed(&address));
    }
    let home = Home::new();
    let mut acknowledged = BTreeMap::new();
    let mut done = 0;
    // On a slow machine a few kills may all come before the second write: it is killed until they did not.
    while done < kills() || acknowledged.values().sum::<u32>() <= kills() {
        acknowledged.extend(write_and_kill(&home.address()));
        runtime.block_on(all_is_there(&home, &acknowledged));
        done += 1;
    }
}

#[test]
fn a_database_killed_while_it_is_made_opens_again() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    for _ in 0..kills() {
        let home = Home::new();
        let mut victim = start(&home.address());
        let said = said(&mut victim);
        thread::sleep(random_moment() / 8);
        kill(&mut victim);
        runtime.block_on(all_is_there(&home, &said.collect()));
    }
}

/// Adds matches and appends to all of them at once; says of each write that it was acknowledged.
async fn write_until_killed(address: &str) {
    let store = Store::open(address).await.unwrap();
    let mut token = [0; 32];
    getrandom::fill(&mut token).unwrap();
    let guest = store.players().add_guest(TokenHash(token), "Victim").await.unwrap();
    let mut players = JoinSet::new();
    for _ in 0..MATCHES {
        players.spawn(play_until_killed(store.clone(), new_match(&guest)));
    }
    players.join_all().await;
}

async fn play_until_killed(store: Store, new: NewMatch) {
    let id = new.id.clone();
    store.log().add_match(new).await.unwrap();
    acknowledge(&id, 0);
    for seq in 0.. {
        let appended = store.log().append(&id, written(&id, seq)).await.unwrap();
        assert_eq!(appended, Appended::Done);
        acknowledge(&id, seq + 1);
    }
}

/// An entry long enough to reach over pages.
fn written(id: &MatchId, seq: u32) -> NewEntry {
    let text = format!("act {id} {seq} ").repeat(1 + seq as usize % 200);
    NewEntry { seq, seat: Some((seq % 2) as u8), text, key: format!("key {seq}") }
}

/// One line, one system call: the pipe never has half of it.
fn acknowledge(id: &MatchId, length: u32) {
    // The test harness leaves its own line unfinished.
    let line = format!("\nacknowledged {id} {length}\n");
    std::io::stdout().lock().write_all(line.as_bytes()).unwrap();
}

/// Kills a victim at a random moment after its first write; returns how long it said that each
/// log was.
fn write_and_kill(address: &str) -> BTreeMap<MatchId, u32> {
    let mut victim = start(address);
    let mut said = said(&mut victim);
    let first = said.next();
    thread::sleep(random_moment());
    kill(&mut victim);
    first.into_iter().chain(said).collect()
}

fn kill(victim: &mut Child) {
    victim.kill().unwrap();
    assert_eq!(victim.wait().unwrap().code(), None, "it was killed and did not end by itself");
}

/// What the victim acknowledges, until it is no more.
fn said(victim: &mut Child) -> impl Iterator<Item = (MatchId, u32)> + use<> {
    let output = BufReader::new(victim.stdout.take().unwrap());
    output.lines().map_while(Result::ok).filter_map(|line| acknowledged(&line))
}

/// Reads what [`acknowledge`] wrote.
fn acknowledged(line: &str) -> Option<(MatchId, u32)> {
    let (id, length) = line.strip_prefix("acknowledged ")?.split_once(' ')?;
    Some((id.parse().unwrap(), length.parse().unwrap()))
}

fn start(address: &str) -> Child {
    Command::new(env::current_exe().unwrap())
        .args(["--exact", "kill::what_was_acknowledged_survives_a_kill", "--nocapture"])
        .env(VICTIM, address)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Any moment of many commits.
fn random_moment() -> Duration {
    let mut bytes = [0; 2];
    getrandom::fill(&mut bytes).unwrap();
    Home::MANY_COMMITS * u32::from(u16::from_le_bytes(bytes)) / u32::from(u16::MAX)
}

async fn all_is_there(home: &Home, acknowledged: &BTreeMap<MatchId, u32>) {
    let store = home.open().await;
    let mut lengths = BTreeMap::new();
    for summary in store.lists().public_games(u32::MAX).await.unwrap() {
        let stored = store.log().load(&summary.id).await.unwrap().unwrap();
        assert_eq!(stored.seats.len(), 2);
        for (entry, seq) in stored.entries.iter().zip(0..) {
            let NewEntry { seq, seat, text, key } = written(&stored.id, seq);
            let found = (entry.seq, entry.seat, &entry.text, &entry.key);
            assert_eq!(found, (seq, seat, &text, &key));
        }
        lengths.insert(stored.id, stored.entries.len() as u32);
    }
    for (id, length) in acknowledged {
        assert!(lengths.get(id).is_some_and(|found| found >= length), "{id}: {length} entries");
    }
    drop(store);
    assert!(home.is_sound());
}
