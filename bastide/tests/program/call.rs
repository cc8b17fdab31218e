//! Calling the program.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// What a call left behind.
pub(crate) struct Answer {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

fn command(arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bastide"));
    command.args(words(arguments));
    // What a person has set must not decide what the tests see.
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "COLUMNS", "BASTIDE_DATABASE"] {
        command.env_remove(name);
    }
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Arguments apart; those with spaces stand in single quotes.
fn words(arguments: &str) -> Vec<String> {
    let parts = arguments.split('\'').enumerate();
    parts
        .flat_map(|(index, part)| match index % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}

/// Runs `bastide` with these arguments and this input.
pub(crate) fn bastide_fed(arguments: &str, input: &str) -> Answer {
    run(command(arguments), input)
}

pub(crate) fn bastide(arguments: &str) -> Answer {
    bastide_fed(arguments, "")
}

/// Runs `bastide` with a variable of the environment.
pub(crate) fn bastide_with(variable: (&str, &str), arguments: &str, input: &str) -> Answer {
    let mut command = command(arguments);
    command.env(variable.0, variable.1);
    run(command, input)
}

fn run(mut command: Command, input: &str) -> Answer {
    let mut child = command.spawn().expect("the program was built");
    // A program that does not read its input has closed it; that is its right.
    let _ = child.stdin.take().expect("it is piped").write_all(input.as_bytes());
    let Output { status, stdout, stderr } = child.wait_with_output().expect("it ends");
    let text = |bytes| String::from_utf8(bytes).expect("the program speaks UTF-8");
    Answer { code: status.code().unwrap_or(-1), out: text(stdout), err: text(stderr) }
}

impl Answer {
    /// Standard output of a call that went well.
    #[track_caller]
    pub(crate) fn fine(self) -> String {
        assert_eq!(self.code, 0, "{}{}", self.out, self.err);
        self.out
    }

    #[track_caller]
    pub(crate) fn json(self) -> Value {
        serde_json::from_str(&self.fine()).expect("the answer is JSON")
    }

    /// Standard error of a call that was refused with this exit code, and said nothing else.
    #[track_caller]
    pub(crate) fn refused(self, code: i32) -> String {
        assert_eq!((self.code, self.out.as_str()), (code, ""), "{}", self.err);
        self.err
    }
}

/// An empty folder for one test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

/// The names of what a folder holds.
pub(crate) fn contents(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let name = |entry: std::io::Result<std::fs::DirEntry>| {
        entry.expect("it can be listed").file_name().to_string_lossy().into_owned()
    };
    let mut names: Vec<String> = entries.map(name).collect();
    names.sort();
    names
}

/// A record of a game between bots.
pub(crate) fn record_in(folder: &Path) -> PathBuf {
    let file = folder.join("game.record");
    let call = format!(
        "play cathedral --light greedy --dark random --seed oak --record {}",
        file.display()
    );
    bastide(&call).fine();
    file
}
