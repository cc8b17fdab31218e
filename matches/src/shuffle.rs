//! How the seed of a match comes about: the server promises a secret, and the seats add their parts.
//!
//! Invariant: neither the secret nor the seed leaves the server before the match is over, and a seat's part
//! is taken only after the commitment could be seen.

use std::fmt;
use std::str::FromStr;

use bastide_core::{Commitment, Fairness, MAX_SEATS, Maker, Part, PerSeat, Seat, Secret, Seed};

use super::error::MatchError;
use super::random::random_bytes;
use super::request::{Adding, Follows, MatchRequest, SeatRequest};
use bastide_presentation::lessons::Lesson;
use bastide_store::{
    GuestId, MatchId, Occupant, StoredMatch, StoredSeat, StoredShuffle, TournamentId,
};

/// Where the seed of a match comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// From a secret of this server and the parts of the seats.
    Committed,
    /// From the record it was brought with.
    Brought,
    /// From words that somebody chose.
    Words,
    /// It is that of another match, for the same cards.
    Same(MatchId),
    /// It is that of another match, from a position of which this one goes on.
    Further(MatchId),
    /// It is that of a duplicate event, which has promised it.
    Event(TournamentId),
    Lesson,
    /// From a time before there were promises.
    Older,
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Committed => f.write_str("committed"),
            Self::Brought => f.write_str("brought"),
            Self::Words => f.write_str("words"),
            Self::Same(id) => write!(f, "same:{id}"),
            Self::Further(id) => write!(f, "further:{id}"),
            Self::Event(id) => write!(f, "event:{id}"),
            Self::Lesson => f.write_str("lesson"),
            Self::Older => f.write_str("older"),
        }
    }
}

impl FromStr for Origin {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("`{text}` is no origin of a seed");
        let id = |id: &str| id.parse().map_err(|_| wrong());
        match text.split_once(':').unwrap_or((text, "")) {
            ("committed", "") => Ok(Self::Committed),
            ("brought", "") => Ok(Self::Brought),
            ("words", "") => Ok(Self::Words),
            ("same", other) => id(other).map(Self::Same),
            ("further", other) => id(other).map(Self::Further),
            ("event", event) => id(event).map(Self::Event),
            ("lesson", "") => Ok(Self::Lesson),
            ("older", "") => Ok(Self::Older),
            _ => Err(wrong()),
        }
    }
}

impl Adding {
    pub(super) fn part(self, secret: &Secret, seat: Seat) -> Option<Part> {
        match self {
            Self::Nothing => Some(server_part(secret, seat)),
            Self::Later => None,
            Self::Own(nonce) => Some(Part { maker: Maker::Own, nonce }),
        }
    }
}

/// What the server adds for a seat that adds nothing.
pub fn server_part(secret: &Secret, seat: Seat) -> Part {
    Part { maker: Maker::Server, nonce: secret.part_of(seat) }
}

/// A secret that nobody can guess.
pub fn random_secret() -> Secret {
    Secret::from_bytes(random_bytes())
}

/// How far the shuffle of a match has come.
#[derive(Clone, Debug)]
pub struct Shuffle {
    pub origin: Origin,
    /// None where the seed was given.
    pub(super) secret: Option<Secret>,
    pub parts: PerSeat<Option<Part>>,
}

impl Shuffle {
    /// For a match whose seed is known already.
    pub(super) fn given(origin: Origin, seats: u8) -> Self {
        Self { origin, secret: None, parts: PerSeat::from_fn(seats, |_| None) }
    }

    /// With the promise that a record carries.
    pub(super) fn brought(fairness: &Fairness) -> Self {
        let parts = &fairness.parts;
        Self {
            origin: Origin::Brought,
            secret: Some(fairness.secret),
            parts: PerSeat::from_fn(parts.len() as u8, |seat| Some(parts[seat])),
        }
    }

    /// For a new match: a new secret, and the parts of those who add none of their own.
    pub(super) fn promised(wish: &MatchRequest, guest: GuestId) -> Self {
        let secret = random_secret();
        // Where nothing is left to chance, nobody is asked for anything.
        let has_chance = bastide_presentation::has_chance(&wish.game);
        let adds = |seat: &SeatRequest| match seat {
            _ if !has_chance => Adding::Nothing,
            SeatRequest::Bot(_) => Adding::Nothing,
            SeatRequest::Myself => wish.adding,
            SeatRequest::Guest(other) if *other == guest => wish.adding,
            SeatRequest::Guest(_) | SeatRequest::Friend | SeatRequest::Anyone => Adding::Later,
        };
        let parts = PerSeat::from_fn(wish.seats.len() as u8, |seat| {
            adds(&wish.seats[seat.index()]).part(&secret, seat)
        });
        Self { origin: Origin::Committed, secret: Some(secret), parts }
    }

    pub(super) fn restored(stored: &StoredShuffle, seats: u8) -> Result<Self, String> {
        let secret = stored.secret.as_deref();
        let secret = secret.map(|text| Secret::parse(text).ok_or("its secret")).transpose()?;
        let mut parts = PerSeat::from_fn(seats, |_| None);
        for (seat, text) in &stored.parts {
            if *seat >= seats {
                return Err("a seat of its shuffle".to_owned());
            }
            parts[Seat::new(*seat)] = Some(Part::parse(text).ok_or("a part of its shuffle")?);
        }
        Ok(Self { origin: stored.origin.parse()?, secret, parts })
    }

    pub(super) fn stored(&self) -> StoredShuffle {
        let parts = self.parts.iter().filter_map(|(seat, part)| Some((seat, (*part)?)));
        StoredShuffle {
            origin: self.origin.to_string(),
            secret: self.secret.map(|secret| secret.to_string()),
            parts: parts.map(|(seat, part)| (seat.index() as u8, part.to_string())).collect(),
        }
    }

    /// What may be shown at any time.
    pub fn commitment(&self) -> Option<Commitment> {
        self.secret.map(|secret| secret.commitment())
    }

    /// Whether this seat's part is waited for.
    pub fn waits_for(&self, seat: Seat) -> bool {
        self.secret.is_some() && self.parts[seat].is_none()
    }

    /// Whether nobody's part is waited for.
    pub fn is_settled(&self) -> bool {
        !self.parts.iter().any(|(seat, _)| self.waits_for(seat))
    }

    /// How many have added something: part of a table's version.
    pub(super) fn added(&self) -> usize {
        self.parts.iter().filter(|(_, part)| part.is_some()).count()
    }

    /// All of it, for when the match is over.
    pub fn fairness(&self) -> Option<Fairness> {
        let secret = self.secret?;
        let parts: Option<Vec<Part>> = self.parts.iter().map(|(_, part)| *part).collect();
        let parts = parts?;
        Some(Fairness {
            commitment: secret.commitment(),
            secret,
            parts: PerSeat::from_fn(parts.len() as u8, |seat| parts[seat.index()]),
        })
    }

    /// The seed that follows, once everybody has added their part.
    pub(super) fn seed(&self) -> Option<Seed> {
        let fairness = self.fairness()?;
        Some(fairness.secret.seed(&fairness.parts))
    }
}

/// How the seed of a new match comes about, and the seed if it is known by now.
pub(super) fn shuffled(wish: &MatchRequest, guest: GuestId) -> (Shuffle, Option<Seed>) {
    let words = wish.seed.as_deref().map(str::trim).filter(|words| !words.is_empty());
    let Some(words) = words else {
        let shuffle = Shuffle::promised(wish, guest);
        let seed = shuffle.seed();
        return (shuffle, seed);
    };
    let origin = match &wish.follows {
        Follows::Same(id) => Origin::Same(id.clone()),
        Follows::Further(id) => Origin::Further(id.clone()),
        Follows::Event(id) => Origin::Event(id.clone()),
        _ => Origin::Words,
    };
    let Ok(seed) = words.parse();
    (Shuffle::given(origin, wish.seats.len() as u8), Some(seed))
}

/// How the seed of a match comes about, and the seed if it is fixed.
pub(super) fn shuffle_of(
    stored: &StoredMatch,
    shuffle: Option<&StoredShuffle>,
    lesson: Option<&Lesson>,
) -> Result<(Shuffle, Option<Seed>), MatchError> {
    let seats = stored.seats.len().min(MAX_SEATS) as u8;
    let is_elsewhere = |seat: &StoredSeat| matches!(seat.occupant, Occupant::Elsewhere(_));
    let shuffle = match shuffle {
        Some(kept) => Shuffle::restored(kept, seats).map_err(MatchError::Unreadable)?,
        None if lesson.is_some() => Shuffle::given(Origin::Lesson, seats),
        None if stored.seats.iter().any(is_elsewhere) => Shuffle::given(Origin::Brought, seats),
        None => Shuffle::given(Origin::Older, seats),
    };
    let Ok(given) = stored.seed.parse::<Seed>();
    let seed = if shuffle.commitment().is_some() { shuffle.seed() } else { Some(given) };
    Ok((shuffle, seed))
}

/// What the game of a table is begun with that is not dealt yet. It is the same for all tables and says
/// nothing about what will be dealt; nobody is shown it.
pub(super) fn undealt() -> Seed {
    Seed::from_phrase("not dealt yet")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn origins_are_read_as_they_are_written() {
        let id: MatchId = "4k7m2nq9zx".parse().unwrap();
        let all = [
            Origin::Committed,
            Origin::Brought,
            Origin::Words,
            Origin::Same(id.clone()),
            Origin::Further(id.clone()),
            Origin::Event(id),
            Origin::Lesson,
            Origin::Older,
        ];
        for origin in all {
            assert_eq!(origin.to_string().parse(), Ok(origin));
        }
        assert!("same:nowhere".parse::<Origin>().is_err());
    }
}
