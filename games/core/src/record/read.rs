//! Reading records. The order of checks is the order of the lines, except that the seal is looked at
//! last: whoever edits a record wants to hear which rule it breaks, not only that it was edited.

use super::write::{meaning, result_text, seal_of};
use super::{
    ActionProblem, FORMAT, HeaderProblem, Record, RecordError, RecordProblem, STANDARD, Seal,
    SealProblem, fairness,
};
use crate::{Commitment, Game, PerSeat, RulesVersion, Seat, Seed, Setup, SetupError};

/// The values of a header, each with its line.
pub(super) struct Header<'t> {
    values: Vec<(usize, &'t str, &'t str)>,
    end: usize,
}

impl<'t> Header<'t> {
    pub(super) fn optional(&self, key: &str) -> Option<(usize, &'t str)> {
        self.values.iter().find(|(_, k, _)| *k == key).map(|&(line, _, value)| (line, value))
    }

    pub(super) fn required<Need>(&self, key: &str) -> Result<(usize, &'t str), RecordError<Need>> {
        self.optional(key).ok_or_else(|| RecordError {
            line: self.end,
            problem: HeaderProblem::Missing(key.to_owned()).into(),
        })
    }
}

pub(super) struct Reader<'t> {
    text: &'t str,
    lines: Vec<&'t str>,
}

/// An error on the line with this number, counted from one.
pub(super) fn at<Need>(line: usize, problem: impl Into<RecordProblem<Need>>) -> RecordError<Need> {
    RecordError { line, problem: problem.into() }
}

impl<'t> Reader<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Self { text, lines: text.lines().collect() }
    }

    pub(super) fn record<G: Game>(&self, seal: Seal) -> Result<Record<G>, RecordError<G::Need>> {
        let header = self.header()?;
        let mut record = Self::begin::<G>(&header)?;
        if seal == Seal::Required && !self.text.ends_with('\n') {
            return Err(at(self.lines.len(), SealProblem::CutOff));
        }
        let seal_line = self.play_lines(&mut record, header.end)?;
        check_result(&record, &header)?;
        match seal_line {
            Some((number, written)) if written != seal_of(&self.lines[..number - 1]) => {
                Err(at(number, SealProblem::Broken))
            }
            None if seal == Seal::Required => Err(at(self.lines.len(), SealProblem::Missing)),
            _ => Ok(record),
        }
    }

    /// Plays all actions and gives back the line of the seal, if there is one.
    fn play_lines<G: Game>(
        &self,
        record: &mut Record<G>,
        start: usize,
    ) -> Result<Option<(usize, &'t str)>, RecordError<G::Need>> {
        let mut seal_line = None;
        let mut implied = None;
        for (index, line) in self.lines.iter().enumerate().skip(start) {
            let number = index + 1;
            let line = meaning(line);
            if line.is_empty() {
                continue;
            }
            if seal_line.is_some() {
                return Err(at(number, SealProblem::NotLast));
            }
            if let Some(written) = line.strip_prefix("seal: ") {
                seal_line = Some((number, written));
                continue;
            }
            implied = play_line(record, line, implied).map_err(|problem| at(number, problem))?;
        }
        Ok(seal_line)
    }

    pub(super) fn header<Need>(&self) -> Result<Header<'t>, RecordError<Need>> {
        let first = self.lines.first().and_then(|line| line.strip_prefix("bastide-record: "));
        match first {
            None => return Err(at(1, HeaderProblem::NotARecord)),
            Some(FORMAT) => {}
            Some(other) => return Err(at(1, HeaderProblem::Format(other.to_owned()))),
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
                return Err(at(index + 1, HeaderProblem::NotAHeader));
            };
            if header.optional(key).is_some() {
                return Err(at(index + 1, HeaderProblem::Twice(key.to_owned())));
            }
            header.values.push((index + 1, key, value));
        }
        Ok(header)
    }

    fn begin<G: Game>(header: &Header<'_>) -> Result<Record<G>, RecordError<G::Need>> {
        let (line, game) = header.required("game")?;
        if game != G::NAME {
            let found = game.to_owned();
            return Err(at(line, HeaderProblem::OtherGame { found, expected: G::NAME }));
        }
        let (line, variants) = header.required("variants")?;
        let variants = if variants == STANDARD { "" } else { variants };
        let setup: G::Setup =
            variants.parse().map_err(|e: SetupError| at(line, HeaderProblem::from(e)))?;
        let seed = read_seed(header)?;
        let (line, rules) = header.required("rules")?;
        let expected = "16 hexadecimal digits";
        let rules = RulesVersion::parse(rules)
            .ok_or_else(|| at(line, HeaderProblem::BadValue { key: "rules", expected }))?;
        check_keys::<G>(header, setup.seats())?;
        let player = |seat| header.optional(G::seat_name(seat)).map_or("", |(_, name)| name);
        let players = PerSeat::from_fn(setup.seats(), |seat| player(seat).to_owned());
        let fairness = fairness::read(header, &seed, setup.seats())?;
        let record = Record::start(setup, seed, rules, players)
            .map_err(|e| at(line, HeaderProblem::from(e)))?;
        Ok(record.with_fairness(fairness))
    }
}

/// The header has all that it needs and nothing that this program does not know.
fn check_keys<G: Game>(header: &Header<'_>, seats: u8) -> Result<(), RecordError<G::Need>> {
    let keys = ["game", "rules", "variants", "seed", "commitment", "result"];
    let keys = [&keys[..], &fairness::KEYS].concat();
    let names: Vec<&str> = Seat::all(seats).map(G::seat_name).collect();
    for &(line, key, _) in &header.values {
        if !keys.contains(&key) && !names.contains(&key) {
            return Err(at(line, HeaderProblem::UnknownKey(key.to_owned())));
        }
    }
    names.iter().try_for_each(|name| header.required(name).map(|_| ()))
}

fn read_seed<Need>(header: &Header<'_>) -> Result<Seed, RecordError<Need>> {
    let (line, text) = header.required("seed")?;
    let expected = "64 hexadecimal digits in lower case";
    let seed: Seed = match text.parse() {
        Ok(seed) if Seed::to_string(&seed) == text => seed,
        _ => return Err(at(line, HeaderProblem::BadValue { key: "seed", expected })),
    };
    if header.optional(fairness::VERSION_KEY).is_none()
        && let Some((line, commitment)) = header.optional("commitment")
        && Commitment::parse(commitment) != Some(seed.commitment())
    {
        return Err(at(line, HeaderProblem::Commitment));
    }
    Ok(seed)
}

/// What a line of the record may spell out although the rules have done it already.
type Implied<G> = Option<(Seat, <G as Game>::Action)>;

fn play_line<G: Game>(
    record: &mut Record<G>,
    line: &str,
    implied: Implied<G>,
) -> Result<Implied<G>, ActionProblem<G::Need>> {
    let seats = || Seat::all(record.setup.seats());
    let unknown = || ActionProblem::UnknownSeat {
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
            ActionProblem::Refused { action: action.to_string(), violation }
        } else {
            ActionProblem::NotToAct { seat: G::seat_name(seat), violation }
        });
    }
    if given.to_string() != written {
        return Err(ActionProblem::NotAsWritten { expected: given.to_string() });
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
