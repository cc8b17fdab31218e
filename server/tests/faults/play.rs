//! Two people who play match after match on servers that go away, and what they were told.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io;
use std::net::SocketAddr;
use std::thread;
use std::time::{Duration, Instant};

use bastide_core::Seat;
use bastide_text::Phrasebook;
use serde_json::Value;

use crate::client::Client;

/// Each player's server; on one machine it is the same.
pub(crate) type Servers = [SocketAddr; 2];

/// Far beyond what it takes to hear of a move.
const PATIENCE: Duration = Duration::from_secs(180);
const PAUSE: Duration = Duration::from_millis(2);

/// An action that was sent.
#[derive(Clone, Debug)]
struct Sent {
    seq: u32,
    key: String,
    action: String,
}

/// Two clients who play match after match, and what they were told.
#[derive(Default)]
pub(crate) struct Play {
    clients: [Client; 2],
    pub(crate) id: Option<String>,
    /// The actions of the match that were acknowledged, from the first.
    log: Vec<String>,
    /// An action whose answer did not come.
    in_doubt: Option<Sent>,
    pub(crate) acknowledged: u32,
    pub(crate) in_doubt_played: u32,
    pub(crate) in_doubt_lost: u32,
    /// The longest that a player waited to see what the other was told had happened.
    pub(crate) longest: Duration,
    pub(crate) finished: u32,
}

impl Play {
    /// What the servers have must be what was acknowledged, with or without the one in doubt.
    pub(crate) fn come_back(&mut self, servers: Servers) -> io::Result<()> {
        let Some(id) = self.id.clone() else { return self.begin(servers) };
        if let Some(sent) = self.in_doubt.clone() {
            let page = self.clients[0].get(servers[0], &format!("/matches/{id}"))?.on_time()?;
            let there = actions(&page.body);
            let mut with = self.log.clone();
            with.push(sent.action.clone());
            assert!(with.starts_with(&there), "{there:?} {:?} {sent:?}", self.log);
            // Sent again with its key, it is played once, whichever it was.
            let mover = self.mover();
            let asked = (sent.seq, &*sent.key, &*sent.action);
            let again = self.clients[mover].act(servers[mover], &id, asked)?.on_time()?;
            assert_eq!(again.status, 200, "{}", again.body);
            assert_eq!(actions(&again.body), with);
            if there == with {
                self.in_doubt_played += 1;
            } else {
                self.in_doubt_lost += 1;
            }
            self.acknowledge(sent);
        }
        self.compare(servers, &id)
    }

    /// Every client is told the version of the page, and the parts it fetches then are the page's.
    fn compare(&mut self, servers: Servers, id: &str) -> io::Result<()> {
        for seat in 0..2 {
            let page = self.page(seat, servers, id)?;
            let (client, server) = (&mut self.clients[seat], servers[seat]);
            let version = client.live(server, id)?;
            assert_eq!(between(&page, "data-version=\"", "\""), Some(version.as_str()));
            let parts = client.get(server, &format!("/matches/{id}/parts"))?.on_time()?.body;
            assert_eq!(hash(&page), hash(&parts));
        }
        Ok(())
    }

    /// A player's page, once it shows what was acknowledged: another node may need a moment to hear of it.
    fn page(&mut self, seat: usize, servers: Servers, id: &str) -> io::Result<String> {
        let begun = Instant::now();
        loop {
            let page =
                self.clients[seat].get(servers[seat], &format!("/matches/{id}"))?.on_time()?;
            let there = actions(&page.body);
            if there == self.log {
                self.longest = self.longest.max(begun.elapsed());
                return Ok(page.body);
            }
            assert!(self.log.starts_with(&there), "{there:?} {:?}", self.log);
            assert!(begun.elapsed() < PATIENCE, "{there:?} {:?}", self.log);
            thread::sleep(PAUSE);
        }
    }

    pub(crate) fn turn(&mut self, servers: Servers) -> io::Result<()> {
        let Some(id) = self.id.clone() else { return self.begin(servers) };
        let seat = self.mover();
        let page = self.page(seat, servers, &id)?;
        let Some(action) = first_legal(&page) else {
            self.id = None;
            self.finished += 1;
            return Ok(());
        };
        let seq = self.log.len() as u32;
        let wish = Sent { seq, key: format!("{id}-{seq}"), action };
        self.in_doubt = Some(wish.clone());
        let asked = (seq, &*wish.key, &*wish.action);
        let answer = self.clients[seat].act(servers[seat], &id, asked)?.on_time()?;
        assert_eq!(answer.status, 200, "{}", answer.body);
        self.acknowledge(wish);
        assert_eq!(actions(&answer.body), self.log);
        Ok(())
    }

    fn acknowledge(&mut self, sent: Sent) {
        self.log.push(sent.action);
        self.in_doubt = None;
        self.acknowledged += 1;
    }

    /// A new match, at which both sit.
    pub(crate) fn begin(&mut self, servers: Servers) -> io::Result<()> {
        let [nell, odo] = &mut self.clients;
        let set_up = nell.post(servers[0], "/matches", "seat0=me&seat1=anyone")?.on_time()?;
        let id = set_up.match_id();
        let seated = odo.post(servers[1], &format!("/matches/{id}/join"), "seat=1")?.on_time()?;
        assert_eq!(seated.match_id(), id);
        self.id = Some(id);
        self.log.clear();
        Ok(())
    }

    /// Whose turn it is, by the rules alone.
    fn mover(&self) -> usize {
        crate::games::install();
        let seed = bastide_core::Seed::numbered(0);
        let mut game = bastide_presentation::start("cathedral", "", &seed).unwrap().unwrap();
        for action in &self.log {
            let seat = game.to_act().iter().next().unwrap_or(Seat::new(0));
            let _ = game.act(seat, action, &Phrasebook::default()).expect("it was acknowledged");
        }
        game.to_act().iter().next().map_or(0, Seat::index)
    }
}

/// A hash of what the parts show: the board and the story.
fn hash(page: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    for part in ["board", "story"] {
        let part = between(page, &format!("id=\"{part}\""), "</section>").expect("a part");
        part.hash(&mut hasher);
    }
    hasher.finish()
}

/// The actions that a page's story tells of, from the first.
fn actions(page: &str) -> Vec<String> {
    let story = between(page, "id=\"story\"", "</section>").expect("a story");
    let turns = story.split("data-notation=\"").skip(1);
    let written = turns.filter_map(|turn| Some(turn.split_once('"')?.0));
    written.flat_map(|turn| turn.split("; ").map(str::to_owned)).collect()
}

/// The first thing a page lets its viewer do.
fn first_legal(page: &str) -> Option<String> {
    if let Some(button) = between(page, "name=\"action\" value=\"", "\"") {
        return Some(button.to_owned());
    }
    let script = between(page, "id=\"legal\"", "</script>")?;
    let legal: Value = serde_json::from_str(script.split_once('>')?.1).unwrap();
    let (piece, pivots) = legal["placements"].as_object()?.iter().next()?;
    Some(format!("{piece}{}", pivots.as_str()?.split(' ').next()?))
}

fn between<'t>(text: &'t str, start: &str, end: &str) -> Option<&'t str> {
    let (_, rest) = text.split_once(start)?;
    Some(rest.split_once(end)?.0)
}
