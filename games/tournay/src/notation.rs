//! The notation of actions: a word and what it needs, with single spaces (TOU-NOTE).

use std::fmt;
use std::str::FromStr;

use bastide_core::{MAX_SEATS, NotationError, Seat};

use crate::action::{Action, Stand, Use, Way};
use crate::clause;
use crate::queue::{Spot, Spots};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Play { card, slot: Some(slot) } => write!(f, "play {card} {slot}"),
            Self::Play { card, slot: None } => write!(f, "play {card}"),
            Self::Skip => f.write_str("skip"),
            Self::Pay(Stand::Plaza) => f.write_str("pay plaza"),
            Self::Pay(Stand::Lying) => f.write_str("pay lying"),
            Self::Pay(Stand::Working(slot)) => write!(f, "pay {slot}"),
            Self::GiveHeld(card) => write!(f, "give {card}"),
            Self::GiveSlot(slot) => write!(f, "give {slot}"),
            Self::GiveCovered { slot, place } => write!(f, "give {slot} {place}"),
            Self::Put(slot) => write!(f, "put {slot}"),
            Self::Draw { deck, way: Way::Visible } => write!(f, "draw {deck} visible"),
            Self::Draw { deck, way: Way::Blind } => write!(f, "draw {deck} blind"),
            Self::Activate { slot, make } => write!(f, "activate {slot}{}", idle(make)),
            Self::Combat { spot, by: None } => write!(f, "combat {spot}"),
            Self::Combat { spot, by: Some(slot) } => write!(f, "combat {spot} by {slot}"),
            Self::Earn { colour, citizens } => write!(f, "earn {colour} {citizens}"),
            Self::Gather => f.write_str("gather"),
            Self::Recruit(colour) => write!(f, "recruit {colour}"),
            Self::Own => f.write_str("own"),
            Self::Borrow(seat) => write!(f, "borrow {seat}"),
            Self::Keep(card) => write!(f, "keep {card}"),
            Self::Take(deck) => write!(f, "take {deck}"),
            Self::Copy { seat, slot } => write!(f, "copy {seat} {slot}"),
            Self::Fire(spots) => {
                f.write_str("fire")?;
                spots.iter().try_for_each(|spot| write!(f, " {spot}"))
            }
            Self::Damage(slot) => write!(f, "damage {slot}"),
            Self::Name(colour) => write!(f, "name {colour}"),
            Self::Raise(slot) => write!(f, "raise {slot}"),
            Self::Follow { by, slot, make } => write!(f, "follow {by} {slot}{}", idle(make)),
            Self::Decline => f.write_str("decline"),
            Self::Endure => f.write_str("endure"),
            Self::Build => f.write_str("build"),
            Self::Shield => f.write_str("shield"),
            Self::Lay(colour) => write!(f, "lay {colour}"),
            Self::Tuck(card) => write!(f, "tuck {card}"),
            Self::TuckEvent(event) => write!(f, "tuck {event}"),
            Self::Commit { card, slot } => write!(f, "commit {card} {slot}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// All cards of a colour but its town criers.
const MOST_IN_A_STACK: u8 = 27;

const fn idle(make: Use) -> &'static str {
    match make {
        Use::Effect => "",
        Use::Idle => " idle",
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = [""; 5];
        let mut count = 0;
        for word in text.split(' ') {
            if count == words.len() {
                return Err(unreadable(text));
            }
            words[count] = word;
            count += 1;
        }
        parse(&words[..count]).ok_or_else(|| unreadable(text))
    }
}

fn unreadable(text: &str) -> NotationError {
    NotationError {
        clause: clause::TOU_NOTE_01,
        text: text.chars().take(40).collect(),
        expected: "an action is a word and what it needs, such as `draw W2 blind`, \
                   `play Y1-MARKET c3` or `gather`",
    }
}

fn parse(words: &[&str]) -> Option<Action> {
    Some(match *words {
        ["play", card] => Action::Play { card: read(card)?, slot: None },
        ["play", card, slot] => Action::Play { card: read(card)?, slot: Some(read(slot)?) },
        ["skip"] => Action::Skip,
        ["pay", "plaza"] => Action::Pay(Stand::Plaza),
        ["pay", "lying"] => Action::Pay(Stand::Lying),
        ["pay", slot] => Action::Pay(Stand::Working(read(slot)?)),
        ["give", what] if what.len() == 2 => Action::GiveSlot(read(what)?),
        ["give", card] => Action::GiveHeld(read(card)?),
        ["give", slot, place] => Action::GiveCovered {
            slot: read(slot)?,
            place: digit(place, MOST_IN_A_STACK).filter(|&place| place > 1)?,
        },
        ["put", slot] => Action::Put(read(slot)?),
        ["draw", deck, "visible"] => Action::Draw { deck: read(deck)?, way: Way::Visible },
        ["draw", deck, "blind"] => Action::Draw { deck: read(deck)?, way: Way::Blind },
        ["activate", slot] => Action::Activate { slot: read(slot)?, make: Use::Effect },
        ["activate", slot, "idle"] => Action::Activate { slot: read(slot)?, make: Use::Idle },
        ["combat", spot] => Action::Combat { spot: read(spot)?, by: None },
        ["combat", spot, "by", knight] => {
            Action::Combat { spot: read(spot)?, by: Some(read(knight)?) }
        }
        ["earn", colour, number] => {
            Action::Earn { colour: read(colour)?, citizens: digit(number, 11)? }
        }
        ["gather"] => Action::Gather,
        ["recruit", colour] => Action::Recruit(read(colour)?),
        ["own"] => Action::Own,
        ["borrow", number] => Action::Borrow(seat(number)?),
        ["keep", card] => Action::Keep(read(card)?),
        ["take", deck] => Action::Take(read(deck)?),
        ["copy", number, slot] => Action::Copy { seat: seat(number)?, slot: read(slot)? },
        ["fire", ref spots @ ..] => Action::Fire(ascending(spots)?),
        ["damage", slot] => Action::Damage(read(slot)?),
        ["name", colour] => Action::Name(read(colour)?),
        ["raise", slot] => Action::Raise(read(slot)?),
        ["follow", by, slot] => {
            Action::Follow { by: read(by)?, slot: read(slot)?, make: Use::Effect }
        }
        ["follow", by, slot, "idle"] => {
            Action::Follow { by: read(by)?, slot: read(slot)?, make: Use::Idle }
        }
        ["decline"] => Action::Decline,
        ["endure"] => Action::Endure,
        ["build"] => Action::Build,
        ["shield"] => Action::Shield,
        ["lay", colour] => Action::Lay(read(colour)?),
        ["tuck", event] if event.starts_with("EV-") => Action::TuckEvent(read(event)?),
        ["tuck", card] => Action::Tuck(read(card)?),
        ["commit", card, slot] => Action::Commit { card: read(card)?, slot: read(slot)? },
        ["pass"] => Action::Pass,
        _ => return None,
    })
}

fn read<T: FromStr>(word: &str) -> Option<T> {
    word.parse().ok()
}

/// A number from 1 as it is printed.
fn digit(word: &str, most: u8) -> Option<u8> {
    let number: u8 = word.parse().ok()?;
    let is_plain = !word.starts_with(['0', '+']);
    (is_plain && (1..=most).contains(&number)).then_some(number)
}

fn seat(word: &str) -> Option<Seat> {
    digit(word, MAX_SEATS as u8).map(|number| Seat::new(number - 1))
}

/// `1 3`, never `3 1`: one set has one notation.
fn ascending(words: &[&str]) -> Option<Spots> {
    let mut spots = Spots::NONE;
    let mut last: Option<Spot> = None;
    for word in words {
        let spot: Spot = read(word)?;
        if last.is_some_and(|last| last >= spot) {
            return None;
        }
        spots = spots.with(spot);
        last = Some(spot);
    }
    last.map(|_| spots)
}
