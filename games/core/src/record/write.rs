//! Writing records, and the seal that shows when one was altered.

use std::fmt::{self, Write as _};

use sha2::{Digest, Sha256};

use super::{FORMAT, Record, STANDARD, UNFINISHED, fairness};
use crate::{Game, Standing};

impl<G: Game> Record<G> {
    fn header(&self) -> String {
        let variants = self.setup.to_string();
        let variants = if variants.is_empty() { STANDARD } else { &variants };
        let mut text = format!(
            "bastide-record: {FORMAT}\ngame: {}\nrules: {}\nvariants: {variants}\nseed: {}\n",
            G::NAME,
            self.rules,
            self.seed,
        );
        if let Some(fairness) = &self.fairness {
            let _ = fairness::write(fairness, &mut text);
        }
        for (seat, player) in self.players.iter() {
            let _ = writeln!(text, "{}: {player}", G::seat_name(seat));
        }
        let _ = writeln!(text, "result: {}", result_text::<G>(self.state.standing().as_ref()));
        text
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!("{}\n{}", self.header(), self.actions_text);
        writeln!(f, "{text}seal: {}", seal_of(&text.lines().collect::<Vec<_>>()))
    }
}

/// A name as it fits into a header: one line, not empty.
pub(super) fn one_line(name: &str) -> String {
    let name: String = name.chars().filter(|c| !c.is_control()).collect();
    let name = name.trim();
    if name.is_empty() { "?".to_owned() } else { name.to_owned() }
}

/// `Light 3 rank 1, Dark 7 rank 2`
pub(super) fn result_text<G: Game>(standing: Option<&Standing>) -> String {
    let Some(standing) = standing else { return UNFINISHED.to_owned() };
    let places = standing.places.iter().map(|(seat, place)| {
        format!("{} {} rank {}", G::seat_name(seat), place.points, place.rank)
    });
    places.collect::<Vec<_>>().join(", ")
}

/// The SHA-256 over the lines that mean something, each with a line feed: comments may be added
/// to a sealed record.
pub(super) fn seal_of(lines: &[&str]) -> String {
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

/// Whether a record carries the seal that fits it.
pub fn is_sealed(text: &str) -> bool {
    let lines: Vec<&str> = text.lines().collect();
    let seal = lines.iter().position(|line| line.starts_with("seal: "));
    seal.is_some_and(|number| {
        meaning(lines[number]).strip_prefix("seal: ") == Some(&seal_of(&lines[..number]))
    })
}

/// An action line without its comment.
pub(super) fn meaning(line: &str) -> &str {
    if line.starts_with('#') {
        return "";
    }
    line.split_once(" #").map_or(line, |(meaning, _)| meaning.trim_end())
}
