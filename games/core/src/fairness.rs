//! Fair shuffles: a server promises a secret, every seat adds a part of its own, and the seed follows from
//! all of them, so that neither the server nor a seat alone decides what chance brings.
//!
//! `docs/formats.md` describes version 1 to the byte. The order of events is what makes it fair, and that
//! is the server's to keep: the commitment is shown first, the nonces come after it, and the secret is told
//! when the match is over.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::{Commitment, PerSeat, Seat, Seed, hex};

/// Hashed before everything else that is mixed, so that no hash of another purpose is one of these.
const SEED_TAG: &[u8] = b"bastide-fair-1 seed\n";
const NONCE_TAG: &[u8] = b"bastide-fair-1 nonce\n";

/// What a server promises by its hash before anybody has added anything.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    pub fn parse(text: &str) -> Option<Self> {
        hex::parse(text).map(Self)
    }

    /// What may be shown before the match.
    pub fn commitment(&self) -> Commitment {
        Commitment::to(&self.0)
    }

    /// The part of a seat that adds none of its own: a bot, or somebody who leaves it to the server. It
    /// follows from the secret, so the server cannot pick it once it has seen the others.
    pub fn part_of(&self, seat: Seat) -> Nonce {
        let hash = Sha256::new().chain_update(NONCE_TAG).chain_update(self.0);
        Nonce(hash.chain_update([seat.index() as u8]).finalize().into())
    }

    /// The seed of a match whose seats have added these parts.
    pub fn seed(&self, parts: &PerSeat<Part>) -> Seed {
        let mut hash = Sha256::new().chain_update(SEED_TAG).chain_update(self.0);
        for (_, part) in parts.iter() {
            hash.update(part.nonce.0);
        }
        Seed::from_bytes(hash.finalize().into())
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(&self.0, f)
    }
}

/// Kept out of logs and messages.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// What a seat adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nonce([u8; 32]);

impl Nonce {
    pub fn parse(text: &str) -> Option<Self> {
        hex::parse(text).map(Self)
    }
}

/// Sixty-four hexadecimal digits are a nonce as printed; any other words are hashed, as those of a seed.
impl FromStr for Nonce {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let Ok(seed) = text.parse::<Seed>();
        Ok(Self(*seed.bytes()))
    }
}

impl fmt::Display for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(&self.0, f)
    }
}

/// Whose a nonce is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Maker {
    /// The player's own.
    Own,
    /// [`Secret::part_of`] the seat.
    Server,
}

impl fmt::Display for Maker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Own => "own",
            Self::Server => "server",
        })
    }
}

/// What one seat has to do with the seed. Written `own:5f3a…` or `server:88c0…`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    pub maker: Maker,
    pub nonce: Nonce,
}

impl Part {
    pub fn parse(text: &str) -> Option<Self> {
        let (maker, nonce) = text.split_once(':')?;
        let maker = match maker {
            "own" => Maker::Own,
            "server" => Maker::Server,
            _ => return None,
        };
        Some(Self { maker, nonce: Nonce::parse(nonce)? })
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.maker, self.nonce)
    }
}

/// All that a finished match tells of its shuffle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fairness {
    pub commitment: Commitment,
    pub secret: Secret,
    pub parts: PerSeat<Part>,
}

/// What does not fit in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfair {
    /// The commitment is not that of the secret.
    Commitment,
    /// The server's part for this seat does not follow from the secret.
    Part(Seat),
    /// The seed does not follow from secret and parts.
    Seed,
}

impl Fairness {
    /// Everything that does not fit; nothing where all is well.
    pub fn check(&self, seed: &Seed) -> Vec<Unfair> {
        let mut found = Vec::new();
        if self.secret.commitment() != self.commitment {
            found.push(Unfair::Commitment);
        }
        let is_wrong = |seat: Seat, part: &Part| {
            part.maker == Maker::Server && part.nonce != self.secret.part_of(seat)
        };
        let parts = self.parts.iter().filter(|&(seat, part)| is_wrong(seat, part));
        found.extend(parts.map(|(seat, _)| Unfair::Part(seat)));
        if self.secret.seed(&self.parts) != *seed {
            found.push(Unfair::Seed);
        }
        found
    }

    /// The parts as records write them, seat by seat.
    pub fn parts_text(&self) -> String {
        let parts = self.parts.iter().map(|(_, part)| part.to_string());
        parts.collect::<Vec<_>>().join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example() -> (Fairness, Seed) {
        let secret = Secret::from_bytes([7; 32]);
        let Ok(nonce) = "a rainy day".parse();
        let server = Part { maker: Maker::Server, nonce: secret.part_of(Seat::new(1)) };
        let own = Part { maker: Maker::Own, nonce };
        let parts = PerSeat::from_fn(2, |seat| if seat.index() == 0 { own } else { server });
        let seed = secret.seed(&parts);
        (Fairness { commitment: secret.commitment(), secret, parts }, seed)
    }

    /// The bytes are promised to other programs; these were computed by another one.
    #[test]
    fn version_1_is_what_the_document_says() {
        let (fairness, seed) = example();
        assert_eq!(
            [fairness.commitment.to_string(), fairness.parts_text(), seed.to_string()],
            [COMMITMENT.to_owned(), PARTS.to_owned(), SEED.to_owned()]
        );
    }

    const COMMITMENT: &str = "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0";
    const PARTS: &str = "own:b450bb2642e753596cb20a32720e6bfd5a454c76e8713d338a59079cb6ef788d server:3bc35d4a3ed2e8484c61faef3d235b10874d6e4d59cb9c95ca0d5f88d58e467a";
    const SEED: &str = "b6e1b1968769f5a152629dc1fb86171d711cbbe835ca86b39b0ce83dbd133cb0";

    #[test]
    fn each_thing_that_does_not_fit_is_named() {
        let (good, seed) = example();
        assert_eq!(good.check(&seed), []);
        let other = Seed::numbered(1);
        assert_eq!(good.check(&other), [Unfair::Seed]);
        let commitment = Fairness { commitment: other.commitment(), ..good.clone() };
        assert_eq!(commitment.check(&seed), [Unfair::Commitment]);
        let mut parts = good.parts.clone();
        let Ok(nonce) = "another day".parse();
        parts[Seat::new(1)].nonce = nonce;
        let part = Fairness { parts, ..good.clone() };
        assert_eq!(part.check(&seed), [Unfair::Part(Seat::new(1)), Unfair::Seed]);
        let secret = Fairness { secret: Secret::from_bytes([8; 32]), ..good };
        assert_eq!(
            secret.check(&seed),
            [Unfair::Commitment, Unfair::Part(Seat::new(1)), Unfair::Seed]
        );
    }

    #[test]
    fn parts_are_read_as_they_are_written() {
        let (fairness, _) = example();
        for (_, part) in fairness.parts.iter() {
            assert_eq!(Part::parse(&part.to_string()), Some(*part));
        }
        for wrong in ["", "own", "own:12", "mine:00", "server:a rainy day"] {
            assert_eq!(Part::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_secret_does_not_slip_into_a_log() {
        assert_eq!(format!("{:?}", Secret::from_bytes([7; 32])), "Secret(…)");
    }
}
