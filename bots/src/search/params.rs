//! The numbers that steer a search.

/// How a search chooses among the edges of a node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchParams {
    /// The exploration constant: how much the bonus counts against the mean result.
    pub exploration: f32,
    /// The value of an edge that was never followed.
    pub first_play_urgency: FirstPlayUrgency,
    /// How much the others are taken to want the searching seat to lose, in place of their own result: 0 to 1.
    pub paranoia: f32,
    pub(crate) bonus: Bonus,
    /// With progressive widening, a node may have this many edges for every square root of its visits. Without,
    /// all legal actions become edges at once.
    pub(crate) widening: Option<f32>,
    pub(crate) ties: Ties,
}

/// The value of an edge that was never followed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FirstPlayUrgency {
    /// This much below the mean of the edges that were.
    BelowMean(f32),
    /// Below the estimate that came with the edge: by this much times the square root of the prior that was
    /// followed already.
    BelowEstimate(f32),
}

/// The bonus of edges that were followed seldom; `n` are the edge's visits, `N` its parent's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bonus {
    /// prior · √N / (1 + n)
    Puct(ParentVisits),
    /// √(ln N / n)
    Ucb1,
}

/// What counts as `N` in PUCT.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ParentVisits {
    /// Visits of the node, its own expansion included.
    Node,
    /// Visits of its edges, descents under way included.
    Edges,
    /// How often the edge was legal when its node was met.
    Available,
}

/// Which of equally good edges is followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ties {
    /// The first in the list of legal actions.
    Listed,
    /// The one that joined the tree last.
    Newest,
}
