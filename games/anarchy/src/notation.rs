//! How actions are written: plain words, the same in records, on the command line and in documents.

use std::fmt;
use std::str::FromStr;

use bastide_core::{NotationError, Seat};

use crate::action::{Action, Defender, Target};
use crate::builtin::BUILT_IN;
use crate::clause;
use crate::sheet::boxes::BoxId;
use crate::sheet::table::{Kind, Spot};
use crate::sheet::words::{Asset, Corner, Side, Tactic};

/// The words for the seats, clockwise.
pub(crate) const SEATS: [&str; 4] = ["Red", "Blue", "Green", "Yellow"];

/// `build` for what stands afterwards, `fill` for any other box.
fn verb(id: BoxId) -> &'static str {
    match BUILT_IN.spec(id).kind {
        Kind::Level | Kind::Construction => "build",
        _ => "fill",
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nowhere => Ok(()),
            Self::Side(side) => side.fmt(f),
            Self::Corner(corner) => corner.fmt(f),
        }
    }
}

/// A side, a corner, or nothing.
impl serde::Serialize for Spot {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Nowhere => serializer.serialize_none(),
            spot => serializer.collect_str(spot),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Path(path) => write!(f, "path {path}"),
            Self::Fill { id, payment, spot } => {
                write!(f, "{} {id}", verb(id))?;
                payment.map_or(Ok(()), |asset| write!(f, " {asset}"))?;
                if spot == Spot::Nowhere { Ok(()) } else { write!(f, " {spot}") }
            }
            Self::Prepare(tactic) => write!(f, "prepare {tactic}"),
            Self::Trade { give: [one, other], take } => write!(f, "trade {one} {other} -> {take}"),
            Self::Attack { soldiers, knights, overrun } => {
                f.write_str("attack")?;
                for (word, count) in
                    [("soldiers", soldiers), ("knights", knights), ("overrun", overrun)]
                {
                    if count > 0 {
                        write!(f, " {word} {count}")?;
                    }
                }
                Ok(())
            }
            Self::Spy { seat, slot } => write!(f, "spy {} {slot}", SEATS[seat.index()]),
            Self::Done => f.write_str("done"),
            Self::Take(counts) => {
                f.write_str("take")?;
                for (asset, count) in Asset::RESOURCES.into_iter().zip(counts) {
                    (0..count).try_for_each(|_| write!(f, " {asset}"))?;
                }
                Ok(())
            }
            Self::Mark(id) => write!(f, "mark {id}"),
            Self::Skip => f.write_str("skip"),
            Self::Write { number, addition } => write!(f, "write {number} {addition}"),
            Self::Choose(number) => write!(f, "choose {number}"),
            Self::Pay => f.write_str("pay"),
            Self::Deploy { worker, side } => write!(f, "deploy {worker} {side}"),
            Self::DeployAll { side } => write!(f, "deploy all {side}"),
            Self::Rally { worker, from, to } => write!(f, "rally {worker} {from} {to}"),
            Self::Go => f.write_str("go"),
            Self::Use { count, target } => write!(f, "use {count} {target}"),
            Self::Spend { worker, side, beer } => {
                write!(f, "spend {worker} {side}{}", if beer { " beer" } else { "" })
            }
        }
    }
}

/// A number as it is printed: no sign, no leading zero.
fn number(word: &str) -> Option<u8> {
    let number: u8 = word.parse().ok()?;
    (number.to_string() == word).then_some(number)
}

fn fill(verb_given: &str, words: &[&str]) -> Option<Action> {
    let (id, words) = words.split_first()?;
    let id: BoxId = id.parse().ok()?;
    let payment = words.first().and_then(|word| Asset::from_word(word));
    let words = if payment.is_some() { &words[1..] } else { words };
    let spot = match words {
        [] => Spot::Nowhere,
        [word] => Side::from_word(word)
            .map(Spot::Side)
            .or_else(|| Corner::from_word(word).map(Spot::Corner))?,
        _ => return None,
    };
    (verb(id) == verb_given).then_some(Action::Fill { id, payment, spot })
}

fn attack(words: &[&str]) -> Option<Action> {
    let mut counts = [0; 3];
    let mut least = 0;
    for pair in words.chunks(2) {
        let &[word, count] = pair else { return None };
        let at = ["soldiers", "knights", "overrun"].into_iter().position(|known| known == word)?;
        counts[at] = number(count).filter(|&count| count > 0 && at >= least)?;
        least = at + 1;
    }
    let [soldiers, knights, overrun] = counts;
    (!words.is_empty()).then_some(Action::Attack { soldiers, knights, overrun })
}

fn take(words: &[&str]) -> Option<Action> {
    let mut counts = [0u8; 3];
    let mut least = 0;
    for word in words {
        let at = Asset::RESOURCES.into_iter().position(|asset| asset.word() == *word)?;
        if at < least || counts[at] == 9 {
            return None;
        }
        least = at;
        counts[at] += 1;
    }
    (!words.is_empty()).then_some(Action::Take(counts))
}

fn trade(words: &[&str]) -> Option<Action> {
    let &[one, other, "->", take] = words else { return None };
    let resource = |word| Asset::from_word(word).filter(|asset| asset.is_resource());
    let give = [resource(one)?, resource(other)?];
    (give[0] <= give[1]).then_some(Action::Trade { give, take: resource(take)? })
}

fn spend(words: &[&str]) -> Option<Action> {
    let (worker, side, beer) = match *words {
        [worker, side] => (worker, side, false),
        [worker, side, "beer"] => (worker, side, true),
        _ => return None,
    };
    let (worker, side) = (Defender::from_word(worker)?, Side::from_word(side)?);
    Some(Action::Spend { worker, side, beer })
}

fn parse(words: &[&str]) -> Option<Action> {
    Some(match *words {
        ["done"] => Action::Done,
        ["skip"] => Action::Skip,
        ["pay"] => Action::Pay,
        ["go"] => Action::Go,
        ["path", path] => Action::Path(path.parse().ok()?),
        ["prepare", tactic] => Action::Prepare(Tactic::from_word(tactic)?),
        ["mark", id] => Action::Mark(id.parse().ok()?),
        ["choose", count] => Action::Choose(number(count)?),
        ["write", count, id] => {
            Action::Write { number: number(count)?, addition: id.parse().ok()? }
        }
        ["spy", seat, slot] => {
            let seat = SEATS.iter().position(|&name| name == seat)?;
            Action::Spy { seat: Seat::new(seat as u8), slot: number(slot)? }
        }
        ["deploy", "all", side] => Action::DeployAll { side: Side::from_word(side)? },
        ["deploy", worker, side] => {
            let worker = Defender::from_word(worker)?;
            Action::Deploy { worker, side: Side::from_word(side)? }
        }
        ["rally", worker, from, to] => {
            let (from, to) = (Side::from_word(from)?, Side::from_word(to)?);
            Action::Rally { worker: Defender::from_word(worker)?, from, to }
        }
        ["use", count, target] => {
            Action::Use { count: number(count)?, target: Target::from_word(target)? }
        }
        [verb @ ("fill" | "build"), ref words @ ..] => fill(verb, words)?,
        ["trade", ref words @ ..] => trade(words)?,
        ["attack", ref words @ ..] => attack(words)?,
        ["take", ref words @ ..] => take(words)?,
        ["spend", ref words @ ..] => spend(words)?,
        _ => return None,
    })
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        const MOST_WORDS: usize = 32;
        let words: Vec<&str> = text.split(' ').take(MOST_WORDS).collect();
        parse(&words).ok_or_else(|| NotationError {
            clause: clause::ANA_ACT_02,
            text: text.chars().take(40).collect(),
            expected: "it is such as `fill farms-3`, `build keep-2`, `trade coin food -> material`, \
                       `deploy soldier north` or `done`",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_read_back() {
        for text in [
            "path architect",
            "fill moat-1 soldier",
            "fill wall-16 north",
            "fill tower-2 ne",
            "build keep-2",
            "build small-crane",
            "fill chapel-1-food",
            "prepare stones",
            "trade coin food -> material",
            "attack soldiers 3 knights 1 overrun 2",
            "attack knights 2",
            "spy Yellow 4",
            "take material coin coin",
            "mark woman-3",
            "write 7 addition-8",
            "choose 2",
            "deploy knight west",
            "deploy all north",
            "rally laid-down south east",
            "use 4 castle",
            "spend soldier south beer",
            "done",
            "skip",
            "pay",
            "go",
        ] {
            let action: Action = text.parse().unwrap();
            assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn each_action_is_written_in_one_way() {
        for text in [
            "fill keep-2",
            "build keep-2-1",
            "trade food coin -> material",
            "attack knights 2 soldiers 1",
            "attack",
            "take coin material",
            "take",
            "choose 01",
            " done",
            "done ",
            "fill farms-3 ",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
