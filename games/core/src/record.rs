//! Records: a match as text that a person can read and a program can verify.
//!
//! `docs/formats.md` describes the format. Reading a record replays it: what comes back has been
//! found legal, has the result it claims, and carries the seal it was written with.

use std::fmt::{self, Write as _};

use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::{
    Clause, Commitment, Game, NotationError, PerSeat, Reveal, RulesVersion, Seat, Seed, Setup,
    SetupError, Sink, Standing, Violation,
};

const FORMAT: &str = "1";
const STANDARD: &str = "standard";
const UNFINISHED: &str = "unfinished";

/// A match: what it started from, what was played, and where that led.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    setup: G::Setup,
    seed: Seed,
    rules: RulesVersion,
    players: PerSeat<String>,
    plies: Vec<(Seat, G::Action)>,
    state: G,
    actions_text: String,
}

/// What is wrong with a record, and on which line.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("line {line}: {problem}")]
pub struct RecordError<Need> {
    pub line: usize,
    pub problem: RecordProblem<Need>,
}

#[derive(Clone, Debug, PartialEq, Error)]
pub enum RecordProblem<Need> {
    #[error("this is no Bastide record; its first line is `bastide-record: {FORMAT}`")]
    NotARecord,
    #[error("this record has format `{0}`; this program reads format {FORMAT}")]
    Format(String),
    #[error("a record of `{found}`, but `{expected}` was asked for")]
    OtherGame { found: String, expected: &'static str },
    #[error("a header line is `key: value`")]
    NotAHeader,
    #[error("the header has no key `{0}`")]
    UnknownKey(String),
    #[error("`{0}` is given twice")]
    Twice(String),
    #[error("the header lacks `{0}`")]
    Missing(String),
    #[error("{0}")]
    Setup(#[from] SetupError),
    #[error("`{key}` has to be {expected}")]
    BadValue { key: &'static str, expected: &'static str },
    #[error("the commitment is not that of the seed")]
    Commitment,
    #[error("an action line is `seat action`; the seats are {seats}")]
    UnknownSeat { seats: String },
    #[error("{0}")]
    Notation(#[from] NotationError),
    #[error("{seat} is not to act here ({clause})", clause = violation.clause)]
    NotToAct { seat: &'static str, violation: Violation<Need> },
    #[error("the rules refuse `{action}` ({clause})", clause = violation.clause)]
    Refused { action: String, violation: Violation<Need> },
    #[error("the action is written `{expected}`")]
    NotAsWritten { expected: String },
    #[error("the result is `{actual}`, not `{written}`")]
    Result { written: String, actual: String },
    #[error("the record has no seal; it ends with a line `seal: …`")]
    NotSealed,
    #[error("the seal does not fit: something above it was altered")]
    Seal,
    #[error("nothing may follow the seal")]
    AfterSeal,
    #[error("the file ends in the middle of a line")]
    CutOff,
}

impl<Need> RecordError<Need> {
    /// The clause of the rules that was broken, where it was one.
    pub fn clause(&self) -> Option<Clause> {
        match &self.problem {
            RecordProblem::Notation(error) => Some(error.clause),
            RecordProblem::NotToAct { violation, .. }
            | RecordProblem::Refused { violation, .. } => Some(violation.clause),
            _ => None,
        }
    }

    /// What the rules had against the action, where it was they who refused it.
    pub fn violation(&self) -> Option<&Violation<Need>> {
        match &self.problem {
            RecordProblem::NotToAct { violation, .. }
            | RecordProblem::Refused { violation, .. } => Some(violation),
            _ => None,
        }
    }
}

/// Whether a record must carry its seal. One written by hand has none yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seal {
    Required,
    Waived,
}

impl<G: Game> Record<G> {
    /// A record of a game about to start.
    pub fn start(
        setup: G::Setup,
        seed: Seed,
        rules: RulesVersion,
        players: PerSeat<String>,
    ) -> Result<Self, SetupError> {
        let state = G::start(&setup, &seed)?;
        Ok(Self {
            setup,
            seed,
            rules,
            players,
            plies: Vec::new(),
            state,
            actions_text: String::new(),
        })
    }

    /// Plays an action and writes it down. A refused action leaves the record as it was.
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
        log: &mut impl Sink<G::Event>,
    ) -> Result<Reveal, Violation<G::Need>> {
        let reveal = self.state.apply(seat, action, log)?;
        self.plies.push((seat, action));
        let _ = writeln!(self.actions_text, "{} {action}", G::seat_name(seat));
        if let Some((seat, action)) = self.state.implied() {
            let _ = writeln!(self.actions_text, "{} {action}", G::seat_name(seat));
        }
        Ok(reveal)
    }

    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The version of the rules the match was begun with.
    pub fn rules(&self) -> RulesVersion {
        self.rules
    }

    pub fn players(&self) -> &PerSeat<String> {
        &self.players
    }

    pub fn plies(&self) -> &[(Seat, G::Action)] {
        &self.plies
    }

    /// Where the match stands after its last ply.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Where the match stood after `ply` actions, with the events of the last of them.
    pub fn at(&self, ply: usize) -> Option<(G, Vec<G::Event>)> {
        let mut state = G::start(&self.setup, &self.seed).ok()?;
        let mut events = Vec::new();
        for &(seat, action) in self.plies.get(..ply)? {
            events.clear();
            let _ = state.apply(seat, action, &mut events).ok()?;
        }
        Some((state, events))
    }

    /// Reads and verifies a record.
    pub fn read(text: &str, seal: Seal) -> Result<Self, RecordError<G::Need>> {
        Reader::new(text).record(seal)
    }

    fn header(&self) -> String {
        let variants = self.setup.to_string();
        let variants = if variants.is_empty() { STANDARD } else { &variants };
        let mut text = format!(
            "bastide-record: {FORMAT}\ngame: {}\nrules: {}\nvariants: {variants}\nseed: {}\n",
            G::NAME,
            self.rules,
            self.seed,
        );
        for (seat, player) in self.players.iter() {
            let _ = writeln!(text, "{}: {}", G::seat_name(seat), one_line(player));
        }
        let _ = writeln!(text, "result: {}", result_text::<G>(self.state.standing().as_ref()));
        text
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!("{}\n{}", self.header(), self.actions_text);
        write!(f, "{text}seal: {}", seal_of(&text.lines().collect::<Vec<_>>()))?;
        f.write_str("\n")
    }
}

/// The game a record is of, from its header, before its rules are known.
pub fn game_of(text: &str) -> Option<&str> {
    text.lines().take_while(|line| !line.is_empty()).find_map(|line| line.strip_prefix("game: "))
}

fn one_line(name: &str) -> String {
    let name: String = name.chars().filter(|c| !c.is_control()).collect();
    let name = name.trim();
    if name.is_empty() { "?".to_owned() } else { name.to_owned() }
}

fn result_text<G: Game>(standing: Option<&Standing>) -> String {
    let Some(standing) = standing else { return UNFINISHED.to_owned() };
    let places = standing.places.iter().map(|(seat, place)| {
        format!("{} {} rank {}", G::seat_name(seat), place.points, place.rank)
    });
    places.collect::<Vec<_>>().join(", ")
}

/// The SHA-256 over the lines that mean something, each with a line feed: comments may be added
/// to a sealed record.
fn seal_of(lines: &[&str]) -> String {
    let mut hash = Sha256::new();
    let header = lines.iter().take_while(|line| !line.is_empty());
    let actions = lines.iter().skip_while(|line| !line.is_empty()).map(|line| meaning(line));
    let header = header.filter(|line| !line.starts_with('#')).copied();
    for line in header.chain(actions.filter(|line| !line.is_empty())) {
        hash.update(line.as_bytes());
        hash.update(b"\n");
    }
    hash.finalize().iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// An action line without its comment.
fn meaning(line: &str) -> &str {
    if line.starts_with('#') {
        return "";
    }
    line.split_once(" #").map_or(line, |(meaning, _)| meaning.trim_end())
}

/// The values of a header, each with its line.
struct Header<'t> {
    values: Vec<(usize, &'t str, &'t str)>,
    end: usize,
}

impl<'t> Header<'t> {
    fn optional(&self, key: &str) -> Option<(usize, &'t str)> {
        self.values.iter().find(|(_, k, _)| *k == key).map(|&(line, _, value)| (line, value))
    }

    fn required<Need>(&self, key: &str) -> Result<(usize, &'t str), RecordError<Need>> {
        self.optional(key).ok_or_else(|| RecordError {
            line: self.end,
            problem: RecordProblem::Missing(key.to_owned()),
        })
    }
}

struct Reader<'t> {
    text: &'t str,
    lines: Vec<&'t str>,
}

/// An error on the line with this number, counted from one.
fn at<Need>(line: usize, problem: impl Into<RecordProblem<Need>>) -> RecordError<Need> {
    RecordError { line, problem: problem.into() }
}

impl<'t> Reader<'t> {
    fn new(text: &'t str) -> Self {
        Self { text, lines: text.lines().collect() }
    }

    fn record<G: Game>(&self, seal: Seal) -> Result<Record<G>, RecordError<G::Need>> {
        let header = self.header()?;
        let mut record = Self::begin::<G>(&header)?;
        if seal == Seal::Required && !self.text.ends_with('\n') {
            return Err(at(self.lines.len(), RecordProblem::CutOff));
        }
        let mut seal_line = None;
        let mut last_implied = None;
        for (index, line) in self.lines.iter().enumerate().skip(header.end) {
            let number = index + 1;
            let line = meaning(line);
            if line.is_empty() {
                continue;
            }
            if seal_line.is_some() {
                return Err(at(number, RecordProblem::AfterSeal));
            }
            if let Some(written) = line.strip_prefix("seal: ") {
                seal_line = Some((number, written));
                continue;
            }
            last_implied = play_line(&mut record, line, last_implied).map_err(|p| at(number, p))?;
        }
        check_result(&record, &header)?;
        match seal_line {
            Some((number, written)) if written != seal_of(&self.lines[..number - 1]) => {
                Err(at(number, RecordProblem::Seal))
            }
            None if seal == Seal::Required => Err(at(self.lines.len(), RecordProblem::NotSealed)),
            _ => Ok(record),
        }
    }

    fn header<Need>(&self) -> Result<Header<'t>, RecordError<Need>> {
        let first = self.lines.first().and_then(|line| line.strip_prefix("bastide-record: "));
        match first {
            None => return Err(at(1, RecordProblem::NotARecord)),
            Some(FORMAT) => {}
            Some(other) => return Err(at(1, RecordProblem::Format(other.to_owned()))),
        }
        let mut header = Header { values: Vec::new(), end: self.lines.len() };
        for (index, line) in self.lines.iter().enumerate().skip(1) {
            if line.is_empty() {
                header.end = index + 1;
                break;
            }
            if line.starts_with('#') {
                continue;
            }
            let Some((key, value)) = line.split_once(": ") else {
                return Err(at(index + 1, RecordProblem::NotAHeader));
            };
            if header.optional(key).is_some() {
                return Err(at(index + 1, RecordProblem::Twice(key.to_owned())));
            }
            header.values.push((index + 1, key, value));
        }
        Ok(header)
    }

    fn begin<G: Game>(header: &Header<'_>) -> Result<Record<G>, RecordError<G::Need>> {
        let (line, game) = header.required("game")?;
        if game != G::NAME {
            let found = game.to_owned();
            return Err(at(line, RecordProblem::OtherGame { found, expected: G::NAME }));
        }
        let (line, variants) = header.required("variants")?;
        let setup = if variants == STANDARD { Ok(G::Setup::default()) } else { variants.parse() };
        let setup: G::Setup = setup.map_err(|e: SetupError| at(line, e))?;
        let seed = read_seed(header)?;
        let (line, rules) = header.required("rules")?;
        let expected = "16 hexadecimal digits";
        let rules = RulesVersion::parse(rules)
            .ok_or_else(|| at(line, RecordProblem::BadValue { key: "rules", expected }))?;
        let names: Vec<&str> = Seat::all(setup.seats()).map(G::seat_name).collect();
        let keys = ["game", "rules", "variants", "seed", "commitment", "result"];
        for &(line, key, _) in &header.values {
            if !keys.contains(&key) && !names.contains(&key) {
                return Err(at(line, RecordProblem::UnknownKey(key.to_owned())));
            }
        }
        for name in &names {
            header.required(name)?;
        }
        let player = |seat| header.optional(G::seat_name(seat)).map_or("", |(_, name)| name);
        let players = PerSeat::from_fn(setup.seats(), |seat| player(seat).to_owned());
        Record::start(setup, seed, rules, players).map_err(|e| at(line, e))
    }
}

fn read_seed<Need>(header: &Header<'_>) -> Result<Seed, RecordError<Need>> {
    let (line, text) = header.required("seed")?;
    let expected = "64 hexadecimal digits in lower case";
    let seed: Seed = match text.parse() {
        Ok(seed) if Seed::to_string(&seed) == text => seed,
        _ => return Err(at(line, RecordProblem::BadValue { key: "seed", expected })),
    };
    if let Some((line, commitment)) = header.optional("commitment")
        && Commitment::parse(commitment) != Some(seed.commitment())
    {
        return Err(at(line, RecordProblem::Commitment));
    }
    Ok(seed)
}

/// What a line of the record may spell out although the rules have done it already.
type Implied<G> = Option<(Seat, <G as Game>::Action)>;

fn play_line<G: Game>(
    record: &mut Record<G>,
    line: &str,
    implied: Implied<G>,
) -> Result<Implied<G>, RecordProblem<G::Need>> {
    let seats = || Seat::all(record.setup.seats());
    let unknown = || RecordProblem::UnknownSeat {
        seats: seats().map(G::seat_name).collect::<Vec<_>>().join(", "),
    };
    let (name, written) = line.split_once(' ').ok_or_else(unknown)?;
    let seat = seats().find(|&seat| G::seat_name(seat) == name).ok_or_else(unknown)?;
    let given: G::Action = written.parse()?;
    if implied == Some((seat, given)) {
        return Ok(None);
    }
    let is_to_act = record.state.to_act().contains(seat);
    let action = record.state.canonical(seat, given);
    if let Err(violation) = record.play(seat, action, &mut crate::Silent) {
        return Err(if is_to_act {
            RecordProblem::Refused { action: action.to_string(), violation }
        } else {
            RecordProblem::NotToAct { seat: G::seat_name(seat), violation }
        });
    }
    if given.to_string() != written {
        return Err(RecordProblem::NotAsWritten { expected: given.to_string() });
    }
    Ok(record.state.implied())
}

fn check_result<G: Game>(
    record: &Record<G>,
    header: &Header<'_>,
) -> Result<(), RecordError<G::Need>> {
    let (line, written) = header.required("result")?;
    let actual = result_text::<G>(record.state.standing().as_ref());
    if written == actual {
        return Ok(());
    }
    Err(at(line, RecordProblem::Result { written: written.to_owned(), actual }))
}
