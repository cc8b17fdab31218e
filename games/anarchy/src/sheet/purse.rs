//! Workers and resources, counted: what is held, paid and gained.

use super::words::Asset;

/// Eight counts in one word, a byte for each [`Asset`]. Counts stay far below 128, so that paying
/// can be tried for all of them at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Purse(pub u64);

/// The top bit of every byte.
const TOPS: u64 = 0x8080_8080_8080_8080;

impl Purse {
    pub const NONE: Self = Self(0);
    /// The most of one kind; what the sheets can give at once is far less.
    pub const MOST: u8 = 120;

    pub const fn of(asset: Asset, count: u8) -> Self {
        Self((count as u64) << (8 * asset as u32))
    }

    pub const fn count(self, asset: Asset) -> u8 {
        (self.0 >> (8 * asset as u32)) as u8
    }

    pub const fn covers(self, price: Self) -> bool {
        (self.0 | TOPS).wrapping_sub(price.0) & TOPS == TOPS
    }

    /// The sum, but no more than [`Purse::MOST`] of a kind: bytes never run over into each other,
    /// whatever a corrected file gives.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        let sum = Self(self.0.wrapping_add(other.0));
        if sum.0 & TOPS == 0 { sum } else { sum.capped() }
    }

    const fn capped(self) -> Self {
        let mut bytes = self.0.to_le_bytes();
        let mut at = 0;
        while at < bytes.len() {
            if bytes[at] > Self::MOST {
                bytes[at] = Self::MOST;
            }
            at += 1;
        }
        Self(u64::from_le_bytes(bytes))
    }

    /// What is left after paying a price that is covered.
    #[must_use]
    pub const fn minus(self, price: Self) -> Self {
        Self(self.0.wrapping_sub(price.0))
    }

    #[must_use]
    pub const fn without(self, asset: Asset) -> Self {
        Self(self.0 & !(0xFF << (8 * asset as u32)))
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Everything there is of, with its count.
    pub fn iter(self) -> impl Iterator<Item = (Asset, u8)> {
        Asset::ALL
            .iter()
            .map(move |&asset| (asset, self.count(asset)))
            .filter(|&(_, count)| count > 0)
    }

    /// How many workers of all kinds.
    pub fn workers(self) -> u16 {
        Asset::WORKERS.iter().map(|&worker| u16::from(self.count(worker))).sum()
    }

    pub fn resources(self) -> u16 {
        Asset::RESOURCES.iter().map(|&resource| u16::from(self.count(resource))).sum()
    }
}

/// A map of the kinds there are: `{"serf": 2, "coin": 1}`.
impl serde::Serialize for Purse {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> serde::Deserialize<'de> for Purse {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let counts = std::collections::BTreeMap::<Asset, u8>::deserialize(from)?;
        counts.into_iter().try_fold(Self::NONE, |purse, (asset, count)| {
            if count > Self::MOST {
                return Err(serde::de::Error::custom(format!("{count} {asset} are too many")));
            }
            Ok(purse.plus(Self::of(asset, count)))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paying_is_tried_for_all_kinds_at_once() {
        let purse = Purse::of(Asset::Serf, 2).plus(Purse::of(Asset::Food, 1));
        assert!(purse.covers(Purse::of(Asset::Serf, 2)));
        assert!(!purse.covers(Purse::of(Asset::Serf, 3)));
        assert!(!purse.covers(Purse::of(Asset::Coin, 1).plus(Purse::of(Asset::Food, 1))));
        assert_eq!(purse.minus(Purse::of(Asset::Food, 1)), Purse::of(Asset::Serf, 2));
        assert_eq!((purse.workers(), purse.resources()), (2, 1));
        let many = Purse::of(Asset::Serf, Purse::MOST).plus(Purse::of(Asset::Serf, 90));
        assert_eq!(many, Purse::of(Asset::Serf, Purse::MOST));
    }
}
