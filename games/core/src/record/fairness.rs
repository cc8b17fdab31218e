//! How the seed came about, in the header of a record.

use std::fmt::{self, Write};

use super::read::{Header, Reader, at};
use super::{HeaderProblem, RecordError};
use crate::{Commitment, Fairness, MAX_SEATS, Part, PerSeat, Secret, Seed, Unfair};

/// The version of the way in which a seed follows from secret and parts.
const VERSION: &str = "1";
pub(super) const VERSION_KEY: &str = "fairness";
/// Beside `commitment`, which is older.
pub(super) const KEYS: [&str; 3] = [VERSION_KEY, "secret", "nonces"];

pub(super) fn write(fairness: &Fairness, text: &mut String) -> fmt::Result {
    writeln!(text, "{VERSION_KEY}: {VERSION}\ncommitment: {}", fairness.commitment)?;
    writeln!(text, "secret: {}\nnonces: {}", fairness.secret, fairness.parts_text())
}

/// What a header tells of it, all of which must fit.
pub(super) fn read<Need>(
    header: &Header<'_>,
    seed: &Seed,
    seats: u8,
) -> Result<Option<Fairness>, RecordError<Need>> {
    let Some(fairness) = told(header, seats)? else { return Ok(None) };
    let Some(&unfair) = fairness.check(seed).first() else { return Ok(Some(fairness)) };
    let key = match unfair {
        Unfair::Commitment => "commitment",
        Unfair::Part(_) => "nonces",
        Unfair::Seed => "seed",
    };
    let (line, _) = header.required(key)?;
    Err(at(line, HeaderProblem::Unfair(unfair)))
}

fn told<Need>(header: &Header<'_>, seats: u8) -> Result<Option<Fairness>, RecordError<Need>> {
    let Some((line, version)) = header.optional(VERSION_KEY) else { return Ok(None) };
    if version != VERSION {
        return Err(bad(line, VERSION_KEY, "the number 1"));
    }
    let digits = "64 hexadecimal digits in lower case";
    let (line, text) = header.required("commitment")?;
    let commitment = Commitment::parse(text).ok_or_else(|| bad(line, "commitment", digits))?;
    let (line, text) = header.required("secret")?;
    let secret = Secret::parse(text).ok_or_else(|| bad(line, "secret", digits))?;
    let (line, text) = header.required("nonces")?;
    let expected = "one `own:…` or `server:…` for each seat, with 64 hexadecimal digits";
    let parts = parts(text, seats).ok_or_else(|| bad(line, "nonces", expected))?;
    Ok(Some(Fairness { commitment, secret, parts }))
}

fn bad<Need>(line: usize, key: &'static str, expected: &'static str) -> RecordError<Need> {
    at(line, HeaderProblem::BadValue { key, expected })
}

/// One for each seat.
fn parts(text: &str, seats: u8) -> Option<PerSeat<Part>> {
    let parts: Option<Vec<Part>> = text.split(' ').map(Part::parse).collect();
    let parts = parts.filter(|parts| parts.len() == usize::from(seats))?;
    Some(PerSeat::from_fn(seats, |seat| parts[seat.index()]))
}

/// A record without what it tells of its shuffle and without its seal, line for line: what is left can be
/// played whether they fit or not.
pub fn bare(text: &str) -> String {
    let mut is_header = true;
    let kept = text.lines().map(|line| {
        is_header &= !line.is_empty();
        let key = line.split_once(": ").map_or("", |(key, _)| key);
        let is_told = is_header && (key == "commitment" || KEYS.contains(&key));
        if is_told || (!is_header && key == "seal") { "#" } else { line }
    });
    kept.flat_map(|line| [line, "\n"]).collect()
}

/// What the header of a record claims of its shuffle, whether it fits or not; nothing where it claims nothing,
/// or nothing that can be read.
pub fn claimed(text: &str) -> Option<(Fairness, Seed)> {
    let header = Reader::new(text).header::<()>().ok()?;
    let (_, nonces) = header.optional("nonces")?;
    let seats = nonces.split(' ').count();
    let seats = u8::try_from(seats).ok().filter(|_| seats <= MAX_SEATS)?;
    let fairness = told::<()>(&header, seats).ok()??;
    let (_, seed) = header.optional("seed")?;
    let Ok(seed) = seed.parse();
    Some((fairness, seed))
}
