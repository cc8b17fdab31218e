//! What was measured, as a page: `docs/load.md` and its curves.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use super::curve::{Line, chart};
use super::{Figures, Loaded, Measured, PACES};

const OURS: &str = "#8a2f1d";
const THEIRS: &str = "#2b5d8a";
/// What is asked for: so many times the moves a second, and per second of the server's processor time.
const ASKED: [f64; 2] = [5.0, 10.0];

const INTRODUCTION: &str = "\
# Under load

`cargo xtask load` measures a release build of Bastide and, in the same run, a server of boardgame.io, and writes this
page. The driver is a process of its own; it, the server and the database share the machine, and everything goes over
the loopback.

- **Bastide**: `bastide serve --limits off` with SQLite on a real disk. Every move is durable (synchronised to the disk)
  before anybody is told of it. Two programs play Cathedral over the interface for programs (`docs/api.md`), one web socket
  each: it tells what was done, and takes their moves. The games were drawn beforehand.
- **boardgame.io** 0.50 under Node.js, as its documentation sets it up: storage in memory, nothing durable, a state of
  20 kB, one socket a player. The same driver sends the moves.

The game of boardgame.io never ends. So that moves are held against moves, Bastide's matches are set up before it is
measured as well, and left before their last move; what beginning and ending cost is told below the tables.

A move's time runs from sending it to the other player's *having* it. All matches and streams
are open all the time; the tables say at how many of them is played as fast as it goes.
";

/// One line for the terminal.
pub(super) fn line(measured: &Measured) -> String {
    format!(
        "{:>5} matches: {:>7.0} moves/s, {:>7.0} per CPU second, p50 {:.1} ms, p99 {:.1} ms",
        measured.matches,
        measured.moves_per_second(),
        measured.moves_per_cpu_second(),
        measured.percentile(0.5),
        measured.percentile(0.99)
    )
}

/// The result in few words.
pub(super) fn closing(figures: &Figures) -> String {
    let mut text = String::from("\n");
    let [moves, cpu] = ratios(figures);
    let _ = writeln!(text, "moves a second: {moves:.1} times boardgame.io's (asked: {})", ASKED[0]);
    let _ =
        writeln!(text, "moves per CPU second: {cpu:.1} times boardgame.io's (asked: {})", ASKED[1]);
    text.push_str(&memory(figures));
    text.push_str(&watchers(figures));
    text
}

/// Ours over theirs, with all matches: moves a second, and per second of the server's processor time.
fn ratios(figures: &Figures) -> [f64; 2] {
    let last =
        |loaded: &Loaded, figure: fn(&Measured) -> f64| loaded.curve.last().map_or(0.0, figure);
    [Measured::moves_per_second, Measured::moves_per_cpu_second]
        .map(|figure| last(&figures.bastide, figure) / last(&figures.boardgame, figure).max(1.0))
}

pub(super) fn write(root: &Path, figures: &Figures) -> Result<(), String> {
    let docs = root.join("docs");
    let files = [
        ("load.md", page(figures)),
        ("load-moves.svg", moves_chart(figures)),
        ("load-latency.svg", latency_chart(figures)),
    ];
    for (name, text) in files {
        let path = docs.join(name);
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

fn page(figures: &Figures) -> String {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let [moves, cpu] = ratios(figures);
    let all = figures.bastide.curve.last().map_or(0, |measured| measured.matches);
    let mut text = String::from(INTRODUCTION);
    let _ = writeln!(text, "\nMeasured on a virtual machine with {cores} cores.\n\n## Moves\n");
    let _ = writeln!(
        text,
        "With {all} matches at once Bastide carries **{moves:.1} times** boardgame.io's moves a second, and **{cpu:.1} \
         times** as many per second of the server's processor time.\n"
    );
    let _ = writeln!(text, "![Moves a second](load-moves.svg)\n\n![Latency](load-latency.svg)\n");
    text.push_str(&table("Bastide, durable", &figures.bastide.curve));
    text.push_str(&table("boardgame.io, in memory", &figures.boardgame.curve));
    let _ = writeln!(
        text,
        "Where all {all} matches are played to their ends and new ones are set up then, after some 25 moves, Bastide carries \
         {:.0} moves a second and {:.0} per CPU second.\n",
        figures.whole.moves_per_second(),
        figures.whole.moves_per_cpu_second()
    );
    text.push_str("### At the pace of people\n\n");
    for (number, pace) in PACES.iter().enumerate() {
        let _ = writeln!(text, "Every match has a move every {} seconds:\n", pace.as_secs());
        text.push_str(HEAD);
        for (name, loaded) in [("Bastide", &figures.bastide), ("boardgame.io", &figures.boardgame)]
        {
            text.push_str(&row(name, &loaded.paced[number]));
        }
        text.push('\n');
    }
    let _ = write!(text, "## Memory\n\n{}\n## Watchers\n\n{}", memory(figures), watchers(figures));
    text
}

const HEAD: &str =
    "| | Matches | Moves/s | Moves per CPU second | p50 ms | p99 ms |\n|---|--:|--:|--:|--:|--:|\n";

fn table(name: &str, curve: &[Measured]) -> String {
    let rows: String = curve.iter().map(|measured| row(name, measured)).collect();
    format!("{HEAD}{rows}\n")
}

fn row(name: &str, measured: &Measured) -> String {
    format!(
        "| {name} | {} | {:.0} | {:.0} | {:.1} | {:.1} |\n",
        measured.matches,
        measured.moves_per_second(),
        measured.moves_per_cpu_second(),
        measured.percentile(0.5),
        measured.percentile(0.99)
    )
}

fn memory(figures: &Figures) -> String {
    let matches = figures.bastide.curve.last().map_or(1, |measured| measured.matches.max(1)) as f64;
    let [empty, set_up, open] = figures.bastide.memory.map(|bytes| bytes as f64 / 1024.0);
    let [theirs, _, theirs_open] = figures.boardgame.memory.map(|bytes| bytes as f64 / 1024.0);
    format!(
        "The server of Bastide takes {:.0} MiB with nobody there, {:.1} KiB more for each match with its connection and \
         {:.1} KiB for each open stream; {matches} matches with {} streams are {:.0} MiB. boardgame.io takes {:.1} KiB \
         for each match with its two sockets; all of them are {:.0} MiB.\n",
        empty / 1024.0,
        (set_up - empty) / matches,
        (open - set_up) / matches / 2.0,
        2.0 * matches,
        open / 1024.0,
        (theirs_open - theirs) / matches,
        theirs_open / 1024.0
    )
}

fn watchers(figures: &Figures) -> String {
    let watched = &figures.watched;
    let [told, told_late, have, have_late] = watched.milliseconds();
    format!(
        "{} pages watch one match, {:.1} KiB of the server's memory each. After a move half of them are told within \
         {told:.0} ms and 99 in 100 within {told_late:.0} ms; they have fetched their parts after {have:.0} ms and \
         {have_late:.0} ms. A move costs the server {:.2} s of processor time then.\n",
        watched.watchers,
        watched.memory as f64 / 1024.0,
        watched.cpu_per_move
    )
}

fn points(curve: &[Measured], figure: impl Fn(&Measured) -> f64) -> Vec<(f64, f64)> {
    curve.iter().map(|measured| (measured.matches as f64, figure(measured))).collect()
}

fn moves_chart(figures: &Figures) -> String {
    let line = |name, colour, loaded: &Loaded| Line {
        name,
        colour,
        is_dashed: false,
        points: points(&loaded.curve, Measured::moves_per_second),
    };
    let lines =
        [line("Bastide", OURS, &figures.bastide), line("boardgame.io", THEIRS, &figures.boardgame)];
    chart("Moves a second", "matches at once", &lines)
}

fn latency_chart(figures: &Figures) -> String {
    let mut lines = Vec::new();
    for (names, colour, loaded) in [
        (["Bastide p50", "Bastide p99"], OURS, &figures.bastide),
        (["boardgame.io p50", "boardgame.io p99"], THEIRS, &figures.boardgame),
    ] {
        for (name, share, is_dashed) in [(names[0], 0.5, false), (names[1], 0.99, true)] {
            let points = points(&loaded.curve, |measured| measured.percentile(share));
            lines.push(Line { name, colour, is_dashed, points });
        }
    }
    chart(
        "Milliseconds from sending a move to the other player's having it",
        "matches at once",
        &lines,
    )
}
