//! Enums whose cases have a word each: the word of the data file, of the notation and of documents.

/// Defines an enum of plain cases with their words. `Debug` prints a path that is Rust, because
/// the build writes the tables of the sheets with it.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$case_doc:meta])* $case:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum $name { $($(#[$case_doc])* $case,)+ }

        impl $name {
            pub const ALL: &'static [Self] = &[$(Self::$case,)+];

            pub const fn index(self) -> usize {
                self as usize
            }

            /// The word of the data file and of the notation.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$case => $word,)+ }
            }

            pub fn from_word(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|case| case.word() == word)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self { $(Self::$case => {
                    f.write_str(concat!(stringify!($name), "::", stringify!($case)))
                })+ }
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let word = String::deserialize(from)?;
                Self::from_word(&word).ok_or_else(|| {
                    let known = Self::ALL.iter().map(|case| case.word()).collect::<Vec<_>>();
                    serde::de::Error::custom(format!("`{word}` is none of {}", known.join(", ")))
                })
            }
        }
    };
}

words! {
    /// Workers and resources: what is held on the player board and paid with.
    Asset {
        Serf = "serf",
        Craftsman = "craftsman",
        Patron = "patron",
        Soldier = "soldier",
        Knight = "knight",
        Material = "material",
        Coin = "coin",
        Food = "food",
    }
}

impl Asset {
    pub const WORKERS: [Self; 5] =
        [Self::Serf, Self::Craftsman, Self::Patron, Self::Soldier, Self::Knight];
    pub const RESOURCES: [Self; 3] = [Self::Material, Self::Coin, Self::Food];

    pub const fn is_resource(self) -> bool {
        matches!(self, Self::Material | Self::Coin | Self::Food)
    }
}

words! {
    /// The four tracks of 24 boxes, a point each.
    Attribute {
        Bravery = "bravery",
        Loyalty = "loyalty",
        Influence = "influence",
        Power = "power",
    }
}

words! {
    /// The command rows.
    Row {
        Governance = "governance",
        War = "war",
        Worship = "worship",
        Entertainment = "entertainment",
    }
}

words! {
    /// The sides of a castle; the gate is in the south. Neighbours in this order meet at a corner.
    Side {
        North = "north",
        East = "east",
        South = "south",
        West = "west",
    }
}

words! {
    /// The corners of a castle, where its towers stand.
    Corner {
        Northwest = "nw",
        Northeast = "ne",
        Southeast = "se",
        Southwest = "sw",
    }
}

impl Side {
    /// The corners at its two ends.
    pub const fn corners(self) -> [Corner; 2] {
        match self {
            Self::North => [Corner::Northwest, Corner::Northeast],
            Self::East => [Corner::Northeast, Corner::Southeast],
            Self::South => [Corner::Southeast, Corner::Southwest],
            Self::West => [Corner::Southwest, Corner::Northwest],
        }
    }

    /// The two sides it meets at a corner.
    pub const fn neighbours(self) -> [Self; 2] {
        match self {
            Self::North | Self::South => [Self::East, Self::West],
            Self::East | Self::West => [Self::North, Self::South],
        }
    }
}

words! {
    /// What stands on a castle.
    Fortification {
        Gate = "gate",
        Tower = "tower",
        Wall = "wall",
        Moat = "moat",
    }
}

words! {
    /// What is thrown, shot and hidden behind (ANA-TACT-05).
    Tactic {
        Covers = "covers",
        Stones = "stones",
        Pitch = "pitch",
        Logs = "logs",
        Bolts = "bolts",
    }
}

words! {
    Horse {
        Black = "black",
        White = "white",
    }
}

words! {
    /// The rows of an estate card, each read by one activity (ANA-ESTATE-01).
    Activity {
        Training = "knight-training",
        Valentine = "valentine",
        Michaelmas = "michaelmas",
        Tournament = "tournaments",
        Brewery = "brewery",
        Lammas = "lammas",
    }
}

words! {
    /// The pictures of the training row.
    Icon {
        Scroll = "scroll",
        Arms = "arms",
        Bow = "bow",
        Horseshoe = "horseshoe",
    }
}

words! {
    /// Where a lance or a shield is held.
    Hold {
        Left = "left",
        Centre = "centre",
        Right = "right",
    }
}

words! {
    Ingredient {
        Water = "water",
        Hops = "hops",
        Barley = "barley",
        Barm = "barm",
    }
}

words! {
    /// The colours of the pennants of Lammas.
    Colour {
        Yellow = "yellow",
        Red = "red",
        Purple = "purple",
        Green = "green",
    }
}

words! {
    /// The backs of the attack cards, and the final assault.
    AttackType {
        Ladder = "ladder",
        Arrows = "arrows",
        Ballista = "ballista",
        Ram = "ram",
        SiegeTower = "siege_tower",
        Catapult = "catapult",
        FinalAssault = "final_assault",
    }
}

words! {
    /// The strengths printed on a scenario card.
    Letter {
        A = "A",
        B = "B",
        C = "C",
        D = "D",
        E = "E",
    }
}

words! {
    LootSize {
        Large = "large",
        Small = "small",
    }
}
