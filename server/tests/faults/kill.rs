//! Killed at random moments during play and started again: no acknowledged move is lost, none is
//! there by half or twice, and whoever comes back sees what the server sees.

use std::convert::Infallible;
use std::env;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use bastide_core::Seat;
use bastide_server::Server;
use bastide_server::hosted;
use bastide_text::Phrasebook;
use serde_json::Value;
use tempfile::TempDir;

use crate::client::Client;

const KILLS: u32 = 200;
/// Set in the process that is to be killed: the database it serves.
const VICTIM: &str = "BASTIDE_SERVER_VICTIM";

/// The test starts itself once more as the victim.
#[test]
fn no_acknowledged_move_is_lost_in_two_hundred_kills() {
    if let Some(path) = env::var_os(VICTIM) {
        return serve_until_killed(Path::new(&path));
    }
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("bastide.db");
    let mut play = Play::default();
    let mut longest = Duration::from_millis(200);
    for _ in 0..KILLS {
        let (mut victim, server) = start(&database);
        if play.id.is_none() {
            play.begin(server).unwrap();
        }
        let (moment, before) = (Instant::now() + random_moment(longest), play.acknowledged);
        let killer = thread::spawn(move || {
            thread::sleep(moment.saturating_duration_since(Instant::now()));
            kill(&mut victim);
        });
        let Err(_gone) = play.until_lost(server);
        killer.join().unwrap();
        // A slow machine gets more time for a move, and the kills still come at any moment of one.
        if play.acknowledged == before && longest < Duration::from_secs(2) {
            longest += Duration::from_millis(40);
        }
    }
    let (mut victim, server) = start(&database);
    play.come_back(server).unwrap();
    kill(&mut victim);
    assert!(play.acknowledged > KILLS / 4, "{} moves", play.acknowledged);
    assert!(play.in_doubt_played > 0 || play.in_doubt_lost > 0, "no kill hit a move");
}

fn serve_until_killed(path: &Path) {
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let server = Server::bind(path, ([127, 0, 0, 1], 0).into()).await.unwrap();
        // The test harness leaves its own line unfinished.
        let line = format!("\nlistening {}\n", server.address().unwrap());
        io::stdout().lock().write_all(line.as_bytes()).unwrap();
        server.run(std::future::pending()).await.unwrap();
    });
}

fn start(database: &Path) -> (Child, SocketAddr) {
    let mut victim = Command::new(env::current_exe().unwrap())
        .args(["--exact", "kill::no_acknowledged_move_is_lost_in_two_hundred_kills"])
        .arg("--nocapture")
        .env(VICTIM, database)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(victim.stdout.take().unwrap()).lines().map_while(Result::ok);
    let address = lines
        .into_iter()
        .find_map(|line| line.strip_prefix("listening ").map(|address| address.parse().unwrap()));
    (victim, address.expect("the server starts on what a kill left"))
}

fn kill(victim: &mut Child) {
    victim.kill().unwrap();
    assert_eq!(victim.wait().unwrap().code(), None, "it was killed and did not end by itself");
}

/// From before the first request to after many moves.
fn random_moment(longest: Duration) -> Duration {
    let mut bytes = [0; 2];
    getrandom::fill(&mut bytes).unwrap();
    longest * u32::from(u16::from_le_bytes(bytes)) / u32::from(u16::MAX)
}

/// An action that was sent.
#[derive(Clone, Debug)]
struct Sent {
    seq: u32,
    key: String,
    action: String,
}

/// Two clients who play match after match, and what they were told.
#[derive(Default)]
struct Play {
    clients: [Client; 2],
    id: Option<String>,
    /// The actions of the match that were acknowledged, from the first.
    log: Vec<String>,
    /// An action whose answer did not come.
    in_doubt: Option<Sent>,
    acknowledged: u32,
    in_doubt_played: u32,
    in_doubt_lost: u32,
}

impl Play {
    /// Comes back and plays on until the server is gone.
    fn until_lost(&mut self, server: SocketAddr) -> io::Result<Infallible> {
        self.come_back(server)?;
        loop {
            self.turn(server)?;
        }
    }

    /// What the server has must be what was acknowledged, with or without the one in doubt.
    fn come_back(&mut self, server: SocketAddr) -> io::Result<()> {
        let Some(id) = self.id.clone() else { return Ok(()) };
        let there = actions(&self.clients[0].get(server, &format!("/matches/{id}"))?.body);
        if let Some(sent) = self.in_doubt.clone() {
            let mut with = self.log.clone();
            with.push(sent.action.clone());
            assert!(there == self.log || there == with, "{there:?} {:?} {sent:?}", self.log);
            let was_played = there == with;
            // Sent again with its key, it is played once, whichever it was.
            let seat = self.mover();
            let again = self.clients[seat].act(server, &id, (sent.seq, &sent.key, &sent.action))?;
            assert_eq!(again.status, 200, "{}", again.body);
            assert_eq!(actions(&again.body), with);
            if was_played {
                self.in_doubt_played += 1;
            } else {
                self.in_doubt_lost += 1;
            }
            self.acknowledge(sent);
        } else {
            assert_eq!(there, self.log);
        }
        self.compare(server, &id)
    }

    /// Every client is told the version of the page, and the parts it fetches then are the page's.
    fn compare(&mut self, server: SocketAddr, id: &str) -> io::Result<()> {
        for client in &mut self.clients {
            let page = client.get(server, &format!("/matches/{id}"))?.body;
            let version = client.live(server, id)?;
            assert_eq!(between(&page, "data-version=\"", "\""), Some(version.as_str()));
            let parts = client.get(server, &format!("/matches/{id}/parts"))?.body;
            assert_eq!(hash(&page), hash(&parts));
            assert_eq!(actions(&page), self.log);
        }
        Ok(())
    }

    fn turn(&mut self, server: SocketAddr) -> io::Result<()> {
        let id = self.id.clone().ok_or(io::ErrorKind::NotConnected)?;
        let seat = self.mover();
        let page = self.clients[seat].get(server, &format!("/matches/{id}"))?.body;
        let Some(action) = first_legal(&page) else {
            self.id = None;
            return Ok(());
        };
        let seq = self.log.len() as u32;
        let wish = Sent { seq, key: format!("{id}-{seq}"), action };
        self.in_doubt = Some(wish.clone());
        let answer = self.clients[seat].act(server, &id, (seq, &wish.key, &wish.action))?;
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
    fn begin(&mut self, server: SocketAddr) -> io::Result<()> {
        let [nell, odo] = &mut self.clients;
        let id = nell.post(server, "/matches", "seat0=me&seat1=anyone")?.match_id();
        let seated = odo.post(server, &format!("/matches/{id}/join"), "seat=1")?;
        assert_eq!(seated.match_id(), id);
        self.id = Some(id);
        self.log.clear();
        Ok(())
    }

    /// Whose turn it is, by the rules alone.
    fn mover(&self) -> usize {
        let seed = bastide_core::Seed::numbered(0);
        let mut game = hosted::start("cathedral", "", &seed).unwrap().unwrap();
        for action in &self.log {
            let seat = game.to_act().iter().next().unwrap_or(Seat::new(0));
            let _ = game.act(seat, action, &Phrasebook::default()).expect("it was acknowledged");
        }
        game.to_act().iter().next().map_or(0, Seat::index)
    }
}

/// A hash of what the parts show: the board and the log.
fn hash(page: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    for part in ["board", "log"] {
        let part = between(page, &format!("id=\"{part}\""), "</section>").expect("a part");
        part.hash(&mut hasher);
    }
    hasher.finish()
}

/// The actions of a page's log, from the first.
fn actions(page: &str) -> Vec<String> {
    let log = between(page, "id=\"log\"", "</section>").expect("a log");
    let texts = log.split("<code>").skip(1);
    let mut actions: Vec<String> =
        texts.map(|text| text.split('<').next().unwrap().to_owned()).collect();
    // The latest stands first.
    actions.reverse();
    actions
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
