//! Server processes that are measured from outside: started, asked for their memory and their time, and ended
//! with whoever started them.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A server that runs, up to when this is dropped.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
}

/// Ticks of the kernel's clock in a second, as every Linux tells them to programs.
const TICKS: f64 = 100.0;
/// Bytes of a page, as /proc counts memory.
const KIB: u64 = 1024;

impl Process {
    /// Starts a server that prints where it is: the first `http://HOST:PORT` of its output.
    pub(crate) fn start(command: &mut Command) -> Result<Self, String> {
        let said = format!("{command:?}");
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{said} does not start: {error}"))?;
        let output = child.stdout.take().expect("it is piped");
        let mut lines = BufReader::new(output).lines().map_while(Result::ok);
        let address = lines.find_map(|line| {
            let (_, rest) = line.split_once("http://")?;
            rest.split(['/', ' ']).next()?.parse().ok()
        });
        // What it says later is read too, so that it never waits for a reader.
        std::thread::spawn(move || lines.for_each(drop));
        match address {
            Some(address) => Ok(Self { child, address }),
            None => Err(format!("{said} did not say where it listens")),
        }
    }

    /// Memory that is really there, in bytes.
    pub(crate) fn memory(&self) -> u64 {
        let status = self.proc("status");
        let kib = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:")?.split_whitespace().next()?.parse().ok());
        kib.unwrap_or(0) * KIB
    }

    /// Seconds of processor time, all threads together.
    pub(crate) fn cpu(&self) -> f64 {
        let stat = self.proc("stat");
        // The name of the program may hold spaces; it ends with the last bracket.
        let fields = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
        let ticks = fields
            .split_whitespace()
            .skip(11)
            .take(2)
            .filter_map(|field| field.parse::<f64>().ok());
        ticks.sum::<f64>() / TICKS
    }

    /// Whether it has not ended by itself.
    pub(crate) fn is_alive(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    fn proc(&self, file: &str) -> String {
        fs::read_to_string(format!("/proc/{}/{file}", self.child.id())).unwrap_or_default()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A folder of one's own beside what cargo builds, on a real disk; emptied first.
pub(crate) fn fresh_folder(name: &str) -> Result<PathBuf, String> {
    let folder = target()?.join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder)
}

/// Where cargo builds.
pub(crate) fn target() -> Result<PathBuf, String> {
    let here = std::env::current_exe().map_err(|error| error.to_string())?;
    let target = here.parent().and_then(Path::parent).ok_or("cargo builds elsewhere")?;
    Ok(target.to_owned())
}

/// The program that is driven.
pub(crate) fn program() -> Result<PathBuf, String> {
    let named =
        std::env::var_os("BASTIDE").ok_or("BASTIDE names no program: start this by `cargo xtask`");
    Ok(named?.into())
}

/// Runs a command that prints what it has to say itself.
pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    let said = format!("{command:?}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{said}: {status}")),
        Err(error) => Err(format!("{said} does not start: {error}")),
    }
}

/// Lets this process have as many connections as the system allows.
pub(crate) fn raise_descriptors() -> Result<(), String> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let most = getrlimit(Resource::Nofile).maximum;
    let limit = Rlimit { current: most, maximum: most };
    setrlimit(Resource::Nofile, limit).map_err(|error| format!("no more descriptors: {error}"))
}
