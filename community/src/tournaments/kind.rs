//! What a tournament can be.

/// Who meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    RoundRobin,
    DoubleRoundRobin,
    Swiss,
    /// Everybody plays the same cards against the same bots, or alone.
    Duplicate,
}

/// How far a tournament is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Whoever wants may enter.
    Open,
    Running,
    Over,
    /// Too few came.
    Off,
}

/// How games are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scoring {
    /// A point for a win, half of one for a draw; at larger tables by place.
    Places,
    /// What is left over in each game adds up, and the lowest sum wins (CAT-TOURN-02, CAT-TOURN-03).
    Fewest,
    /// What one made of the cards, compared with what the others made of them.
    Compared,
}

impl Kind {
    pub const ALL: [Self; 4] =
        [Self::RoundRobin, Self::DoubleRoundRobin, Self::Swiss, Self::Duplicate];

    /// As the database, forms and the interface write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::RoundRobin => "round-robin",
            Self::DoubleRoundRobin => "double-round-robin",
            Self::Swiss => "swiss",
            Self::Duplicate => "duplicate",
        }
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    pub fn scoring(self, game: &str) -> Scoring {
        match self {
            Self::Duplicate => Scoring::Compared,
            _ => match bastide_presentation::game(game).map(|face| face.scoring) {
                Some(bastide_presentation::Scoring::FewestPoints) => Scoring::Fewest,
                _ => Scoring::Places,
            },
        }
    }
}

impl Stage {
    const ALL: [Self; 4] = [Self::Open, Self::Running, Self::Over, Self::Off];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Over => "over",
            Self::Off => "off",
        }
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|stage| stage.name() == name)
    }
}
