//! A node as a process of its own, so that it can be killed.

use std::env;
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::SocketAddr;
use std::process::{Child, ChildStdout, Command, Stdio};

use bastide_server::{Hosting, Server};

/// Set in the process that is to be a node: the database it serves.
const NODE: &str = "BASTIDE_NODE";

pub(crate) struct Node {
    process: Child,
    pub(crate) address: SocketAddr,
    /// Kept open: after a minute the harness says that the node is still running, and would end it if nobody could
    /// hear that.
    _output: BufReader<ChildStdout>,
}

impl Node {
    /// Starts this test program once more, to run nothing but [`tests::serve`].
    pub(crate) fn start(database: &str) -> Self {
        let mut process = Command::new(env::current_exe().unwrap())
            .args(["--exact", "node::tests::serve", "--nocapture"])
            .env(NODE, database)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut output = BufReader::new(process.stdout.take().unwrap());
        let address = output.by_ref().lines().map_while(Result::ok).find_map(|line| {
            line.strip_prefix("listening ").map(|address| address.parse().unwrap())
        });
        let address = address.expect("it starts on what a kill left");
        Self { process, address, _output: output }
    }

    pub(crate) fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

mod tests {
    use super::*;

    /// Not a test by itself: what a node does.
    #[test]
    fn serve() {
        let Ok(database) = env::var(NODE) else { return };
        crate::games::install();
        tokio::runtime::Runtime::new().unwrap().block_on(async {
            let bound = Server::bind(database.as_str(), ([127, 0, 0, 1], 0).into());
            let server = bound.await.unwrap().hosted(Hosting::open()).await.unwrap();
            // The test harness leaves its own line unfinished.
            let line = format!("\nlistening {}\n", server.address().unwrap());
            io::stdout().lock().write_all(line.as_bytes()).unwrap();
            server.run(std::future::pending()).await.unwrap();
        });
    }
}
