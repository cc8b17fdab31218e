//! What steers the search of Tournay. The defaults were found by matches (`docs/strength.md`).

use crate::search::{Bonus, FirstPlayUrgency, ParentVisits, SearchParams, Ties};

/// The parameters of the tree, and those of playing on below it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TournayParams {
    pub search: SearchParams,
    /// The temperature of the policy below the tree.
    pub temperature: f32,
    /// The temperature of the policy prior in the tree, inverted: 1 as it was learned, less evens it out.
    pub prior_sharpness: f32,
    /// Whether lines are valued only where a turn of the searching seat begins, or where any turn does.
    pub is_patient: bool,
}

impl TournayParams {
    /// What does best at a table of so many. Policies grow surer than they are right, those of more than two
    /// the more so: they were learned from shorter searches.
    pub const fn at_table_of(players: u8) -> Self {
        let search = SearchParams {
            exploration: 0.5,
            first_play_urgency: FirstPlayUrgency::BelowMean(0.1),
            paranoia: 0.0,
            bonus: Bonus::Puct(ParentVisits::Available),
            widening: None,
            ties: Ties::Listed,
        };
        let prior_sharpness = if players == 2 { 0.7 } else { 0.5 };
        Self { search, temperature: 1.0, prior_sharpness, is_patient: true }
    }
}
