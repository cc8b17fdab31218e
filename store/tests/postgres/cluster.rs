//! A PostgreSQL of the tests' own: a new cluster in a temporary folder, on a port of the loopback,
//! durable as a real one. It ends with the process that started it, however that ends.

use std::io::Write as _;
use std::net::TcpListener;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

const MISSING: &str = "PostgreSQL is missing (Debian: apt-get install postgresql)";
const SETTINGS: &str = "
listen_addresses = '127.0.0.1'
fsync = on
max_connections = 200
shared_buffers = 32MB
";
/// `locked` needs a password that nobody has set; everybody else comes in without one.
const DOORS: &str = "
host all locked 127.0.0.1/32 scram-sha-256
host all all 127.0.0.1/32 trust
local all all trust
";

pub(crate) struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
    /// PostgreSQL refuses to run as root.
    user: Option<(u32, u32)>,
    /// Waits for this process to end; then it ends the cluster and removes its folder.
    _guard: Child,
}

impl Cluster {
    /// The one of this process.
    pub(crate) fn shared() -> &'static Self {
        static SHARED: OnceLock<Cluster> = OnceLock::new();
        SHARED.get_or_init(Self::start)
    }

    /// One that nobody else disturbs, or is disturbed by.
    pub(crate) fn start() -> Self {
        let (programs, user) = (programs(), unprivileged());
        let folder = tempfile::tempdir().unwrap().keep();
        if let Some((uid, gid)) = user {
            chown(&folder, Some(uid), Some(gid)).unwrap();
        }
        let guard = guard(&programs, &folder, user);
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let cluster = Self { programs, folder, port, user, _guard: guard };
        cluster.make();
        cluster.control(&["start"]);
        cluster
    }

    fn make(&self) {
        let data = self.folder.join("data");
        let options = ["--username=bastide", "--auth=trust", "--encoding=UTF8", "--no-locale"];
        run(self.program("initdb").args(options).arg("--no-sync").arg(&data));
        let mut settings =
            std::fs::OpenOptions::new().append(true).open(data.join("postgresql.conf")).unwrap();
        let sockets = self.folder.display();
        let own =
            format!("{SETTINGS}port = {}\nunix_socket_directories = '{sockets}'\n", self.port);
        settings.write_all(own.as_bytes()).unwrap();
        std::fs::write(data.join("pg_hba.conf"), DOORS).unwrap();
    }

    /// An empty database: its address.
    pub(crate) fn database(&self) -> String {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("test_{}_{number}", std::process::id());
        self.sql("postgres", &format!("create database {name}"));
        self.address(&name)
    }

    pub(crate) fn address(&self, database: &str) -> String {
        format!("postgres://bastide@127.0.0.1:{}/{database}", self.port)
    }

    /// Has somebody else's hand do something in a database.
    pub(crate) fn sql(&self, database: &str, sql: &str) {
        run(self
            .program("psql")
            .args(["--quiet", "--no-psqlrc", "--username=bastide", "--set=ON_ERROR_STOP=1"])
            .args(["--dbname", database, "--command", sql])
            .arg("--host")
            .arg(&self.folder)
            .args(["--port", &self.port.to_string()]));
    }

    /// Stops it as a crash would, without a word to anybody.
    pub(crate) fn crash(&self) {
        self.control(&["stop", "--mode=immediate"]);
    }

    pub(crate) fn start_again(&self) {
        self.control(&["start"]);
    }

    fn control(&self, arguments: &[&str]) {
        let log = self.folder.join("log");
        run(self
            .program("pg_ctl")
            .args(arguments)
            .args(["--wait", "--silent", "--timeout=120"])
            .arg("--pgdata")
            .arg(self.folder.join("data"))
            .arg("--log")
            .arg(log));
    }

    fn program(&self, name: &str) -> Command {
        let mut command = Command::new(self.programs.join(name));
        become_user(&mut command, self.user);
        // The working folder may be one that only its owner enters.
        command.current_dir(&self.folder).stdin(Stdio::null()).stdout(Stdio::null());
        command
    }
}

/// A shell that reads until this process has gone.
fn guard(programs: &Path, folder: &Path, user: Option<(u32, u32)>) -> Child {
    let script = r#"cat > /dev/null
        "$0/pg_ctl" stop --mode=immediate --silent --pgdata "$1/data"
        rm -rf "$1""#;
    let mut command = Command::new("sh");
    command.args(["-c", script]).arg(programs).arg(folder).current_dir("/");
    // A signal to the tests must not end what cleans up after them.
    command.process_group(0).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    become_user(&mut command, user);
    command.spawn().unwrap()
}

fn become_user(command: &mut Command, user: Option<(u32, u32)>) {
    if let Some((uid, gid)) = user {
        command.uid(uid).gid(gid);
    }
}

fn run(command: &mut Command) {
    let status = command.status().expect(MISSING);
    assert!(status.success(), "{command:?}: {status}");
}

/// Where the programs of the newest version are.
fn programs() -> PathBuf {
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let versions = debian.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let newest = versions.max().map(|version| format!("/usr/lib/postgresql/{version}/bin"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders = newest.map(PathBuf::from).into_iter().chain(std::env::split_paths(&path));
    folders.find(|folder| folder.join("initdb").exists()).expect(MISSING)
}

/// Somebody to run as, if this is root.
fn unprivileged() -> Option<(u32, u32)> {
    let number = |arguments: &[&str]| -> Option<u32> {
        let said = Command::new("id").args(arguments).output().ok()?.stdout;
        String::from_utf8(said).ok()?.trim().parse().ok()
    };
    if number(&["-u"]) != Some(0) {
        return None;
    }
    let names = ["postgres", "nobody"];
    names.iter().find_map(|name| Some((number(&["-u", name])?, number(&["-g", name])?)))
}
