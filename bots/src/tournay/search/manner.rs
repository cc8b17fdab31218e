//! How a search goes about it. What comes with the program was found by matches (`docs/strength.md`).

/// The numbers that a search is steered by.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manner {
    /// How much inclination and curiosity count against results.
    pub curiosity: f32,
    /// What is not tried yet is taken to be this much worse than what was.
    pub caution: f32,
    /// How far inclination may be off below the tree.
    pub doubt: f32,
    /// How sharply inclinations tell actions apart in the tree: 1 as they were learned, less evens them out.
    pub sharpness: f32,
    /// How much of what the others seek is that the one who asks loses, in place of their own result.
    pub paranoia: f32,
    /// Whether lines are judged where the turn of whoever asks begins, or where any turn does.
    pub is_patient: bool,
}

impl Manner {
    /// What does best at a table of so many. Habits grow surer than they are right, those of more than two
    /// the more so: they were learned from shorter searches.
    pub const fn at_table_of(players: u8) -> Self {
        Self {
            curiosity: 0.5,
            caution: 0.1,
            doubt: 1.0,
            sharpness: if players == 2 { 0.7 } else { 0.5 },
            paranoia: 0.0,
            is_patient: true,
        }
    }
}
