//! Killed at random moments during play and started again: no acknowledged move is lost, none is
//! there by half or twice, and whoever comes back sees what the server sees.

use std::convert::Infallible;
use std::env;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use bastide_server::{Hosting, Server};
use bastide_testkit::rounds;
use tempfile::TempDir;

use crate::play::Play;

/// Set in the process that is to be killed: the database it serves.
const VICTIM: &str = "BASTIDE_SERVER_VICTIM";

/// The test starts itself once more as the victim.
#[test]
fn no_acknowledged_move_is_lost_when_the_server_is_killed() {
    if let Some(path) = env::var_os(VICTIM) {
        return serve_until_killed(Path::new(&path));
    }
    // Side by side, for a server that starts again mostly waits.
    thread::scope(|scope| {
        for _ in 0..rounds(1, 4) {
            scope.spawn(|| play_through_kills(rounds(20, 500)));
        }
    });
}

/// One table, and the server behind it killed again and again.
fn play_through_kills(kills: u32) {
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("bastide.db");
    let mut play = Play::default();
    let mut longest = Duration::from_millis(200);
    let mut done = 0;
    // On a slow machine a few kills may all come before the first move: it is killed until they did not.
    while done < kills || play.acknowledged <= kills / 4 || !has_hit_a_move(&play) {
        done += 1;
        let (mut victim, server) = start(&database);
        let (moment, before) = (Instant::now() + random_moment(longest), play.acknowledged);
        let killer = thread::spawn(move || {
            thread::sleep(moment.saturating_duration_since(Instant::now()));
            kill(&mut victim);
        });
        let Err(_gone) = until_lost(&mut play, server);
        killer.join().unwrap();
        // A slow machine gets more time for a move, and the kills still come at any moment of one.
        if play.acknowledged == before {
            longest += Duration::from_millis(40);
        }
    }
    let (mut victim, server) = start(&database);
    play.come_back([server; 2]).unwrap();
    kill(&mut victim);
}

fn has_hit_a_move(play: &Play) -> bool {
    play.in_doubt_played > 0 || play.in_doubt_lost > 0
}

/// Comes back and plays on until the server is gone.
fn until_lost(play: &mut Play, server: SocketAddr) -> io::Result<Infallible> {
    play.come_back([server; 2])?;
    loop {
        play.turn([server; 2])?;
    }
}

fn serve_until_killed(path: &Path) {
    crate::games::install();
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let server = Server::bind(path, ([127, 0, 0, 1], 0).into()).await.unwrap();
        let server = server.hosted(Hosting::open()).await.unwrap();
        // The test harness leaves its own line unfinished.
        let line = format!("\nlistening {}\n", server.address().unwrap());
        io::stdout().lock().write_all(line.as_bytes()).unwrap();
        server.run(std::future::pending()).await.unwrap();
    });
}

fn start(database: &Path) -> (Child, SocketAddr) {
    let mut victim = Command::new(env::current_exe().unwrap())
        .args(["--exact", "kill::no_acknowledged_move_is_lost_when_the_server_is_killed"])
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
