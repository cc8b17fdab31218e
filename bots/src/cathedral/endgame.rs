//! Exact play of the end: alpha-beta over all actions, with the bounds of [`super::outlook`] and a
//! table of positions. What it answers is proven; when its budget runs out it answers nothing.

use bastide_cathedral::{Action, Cathedral, Cells, Question, Side};
use bastide_core::Game as _;

use super::evaluation::evaluate;
use super::fingerprint::fingerprint;
use super::outlook::{Bounds, Outlook, applies_to};
use super::packing::Packer;
use crate::budget::Stopwatch;

/// A proven result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solution {
    /// Light's final lead in points with best play on both sides.
    pub lead: i8,
    /// An action that keeps it, unless the game is over.
    pub action: Option<Action>,
}

/// Solves late positions, and remembers what it has proven from one call to the next.
pub struct Endgame {
    table: Vec<Entry>,
    packer: Packer,
    nodes: u64,
    limit: u64,
    stopwatch: Option<Stopwatch>,
}

#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    bounds: Bounds,
    action: Option<Action>,
}

const EMPTY: Entry = Entry { key: 0, bounds: Bounds::NONE, action: None };
const TABLE_BITS: u32 = 18;

/// From how many contested squares on it pays to evaluate actions before trying them.
const JUDGED: u32 = 7;

/// The budget is spent.
struct Spent;

impl Default for Endgame {
    fn default() -> Self {
        Self::new()
    }
}

impl Endgame {
    pub fn new() -> Self {
        Self {
            table: vec![EMPTY; 1 << TABLE_BITS],
            packer: Packer::new(),
            nodes: 0,
            limit: 0,
            stopwatch: None,
        }
    }

    /// Positions looked at by the last call of [`Endgame::solve`].
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The value of a position and an action that achieves it, if `limit` positions are enough.
    pub fn solve(
        &mut self,
        game: &Cathedral,
        limit: u64,
        stopwatch: Option<Stopwatch>,
    ) -> Option<Solution> {
        (self.nodes, self.limit, self.stopwatch) = (0, limit, stopwatch);
        if !applies_to(game) {
            return None;
        }
        let lead = self.value(game).ok()?;
        let action = self.action_for(game, lead).ok()?;
        Some(Solution { lead, action })
    }

    /// Closes in on the value by searches that each ask only whether it is at least some number.
    fn value(&mut self, game: &Cathedral) -> Result<i8, Spent> {
        let Bounds { lowest: mut low, highest: mut high } =
            Outlook::of(game).bounds(game, &mut self.packer);
        let mut guess = evaluate(game, Side::Light).round().clamp(-47.0, 47.0) as i8;
        while low < high {
            guess = guess.clamp(low, high);
            let beta = if guess == low { guess + 1 } else { guess };
            guess = self.search(game, beta - 1, beta)?;
            if guess < beta { high = guess } else { low = guess }
        }
        Ok(low)
    }

    fn action_for(&mut self, game: &Cathedral, lead: i8) -> Result<Option<Action>, Spent> {
        let mut actions = Vec::new();
        game.legal(game.to_move().seat(), &mut actions);
        let known = self.entry(fingerprint(game)).and_then(|entry| entry.action);
        if let Some(place) = known.and_then(|known| actions.iter().position(|&a| a == known)) {
            actions.swap(0, place);
        }
        for action in actions {
            let mut after = game.clone();
            after.play_unchecked(action);
            let keeps_lead = match game.to_move() {
                Side::Light => self.search(&after, lead - 1, lead)? >= lead,
                Side::Dark => self.search(&after, lead, lead + 1)? <= lead,
            };
            if keeps_lead {
                return Ok(Some(action));
            }
        }
        Ok(None)
    }

    /// Light's lead, exact inside the window and a bound outside of it.
    fn search(&mut self, game: &Cathedral, mut alpha: i8, mut beta: i8) -> Result<i8, Spent> {
        self.spend()?;
        if game.question() == Question::Nothing {
            return Ok(final_lead(game));
        }
        let key = fingerprint(game);
        let mut known = self.entry(key).unwrap_or(Entry { key, ..EMPTY });
        if known.bounds.decides(alpha, beta) {
            return Ok(known.bounds.result(beta));
        }
        let outlook = Outlook::of(game);
        let quick = outlook.quick_bounds(game);
        if quick.decides(alpha, beta) {
            return Ok(quick.result(beta));
        }
        if known.action.is_none() {
            // Not seen before: solve the packings once and keep what they say.
            known.bounds = outlook.bounds(game, &mut self.packer);
            if known.bounds.decides(alpha, beta) {
                self.remember(known);
                return Ok(known.bounds.result(beta));
            }
        }
        alpha = alpha.max(known.bounds.lowest - 1);
        beta = beta.min(known.bounds.highest + 1);
        let (lead, action) = self.search_actions(game, &outlook, known.action, (alpha, beta))?;
        if lead > alpha {
            known.bounds.lowest = known.bounds.lowest.max(lead);
        }
        if lead < beta {
            known.bounds.highest = known.bounds.highest.min(lead);
        }
        known.action = Some(action);
        self.remember(known);
        Ok(lead)
    }

    fn search_actions(
        &mut self,
        game: &Cathedral,
        outlook: &Outlook,
        first: Option<Action>,
        (alpha, beta): (i8, i8),
    ) -> Result<(i8, Action), Spent> {
        let mut leader = Leader { side: game.to_move(), alpha, beta, best: None };
        // What was best before is tried before anything else is even listed: it mostly suffices.
        if let Some(first) = first {
            let mut after = game.clone();
            after.play_unchecked(first);
            leader.note(self.search(&after, alpha, beta)?, first);
        }
        if !leader.is_settled() {
            let others = self.ordered(game, outlook, first, &mut leader);
            for (_, action, after) in others {
                if leader.is_settled() {
                    break;
                }
                leader.note(self.search(&after, leader.alpha, leader.beta)?, action);
            }
        }
        Ok(leader.best.expect("a side that is asked has an action"))
    }

    /// The other actions with where they lead, most promising first. One that is known to settle
    /// the matter is noted at once.
    fn ordered(
        &self,
        game: &Cathedral,
        outlook: &Outlook,
        first: Option<Action>,
        leader: &mut Leader,
    ) -> Vec<(f32, Action, Cathedral)> {
        let side = game.to_move();
        let mut actions = Vec::new();
        game.legal(side.seat(), &mut actions);
        let enemy = outlook.reach[!side].cells;
        let near = enemy | game.city().built(!side).beside();
        let is_wide = outlook.contested().len() >= JUDGED;
        let mut promising = Vec::with_capacity(actions.len());
        for action in actions.into_iter().filter(|&action| Some(action) != first) {
            let mut after = game.clone();
            after.play_unchecked(action);
            if let Some(Entry { bounds, .. }) = self.entry(fingerprint(&after))
                && leader.is_settled_by(bounds)
            {
                leader.note(bounds.result(leader.beta), action);
                return Vec::new();
            }
            let promise = if is_wide {
                evaluate(&after, side)
            } else {
                rough_promise(action, side, enemy, near)
            };
            promising.push((promise, action, after));
        }
        promising.sort_by(|a, b| b.0.total_cmp(&a.0));
        promising
    }

    fn spend(&mut self) -> Result<(), Spent> {
        self.nodes += 1;
        // A hard packing takes as long as a thousand plain positions, so the clock is read often.
        let is_over = self.nodes > self.limit
            || (self.nodes.is_multiple_of(4) && self.stopwatch.is_some_and(|w| w.is_over(0)));
        if is_over { Err(Spent) } else { Ok(()) }
    }

    fn entry(&self, key: u64) -> Option<Entry> {
        Some(self.table[Self::index(key)]).filter(|entry| entry.key == key)
    }

    fn remember(&mut self, entry: Entry) {
        self.table[Self::index(entry.key)] = entry;
    }

    fn index(key: u64) -> usize {
        (key >> (64 - TABLE_BITS)) as usize
    }
}

/// Light's lead in a finished game.
pub(super) fn final_lead(game: &Cathedral) -> i8 {
    game.points(Side::Dark) as i8 - game.points(Side::Light) as i8
}

/// The best action so far, and the window that is left.
struct Leader {
    side: Side,
    alpha: i8,
    beta: i8,
    best: Option<(i8, Action)>,
}

impl Leader {
    fn note(&mut self, lead: i8, action: Action) {
        let is_better = self.best.is_none_or(|(best, _)| match self.side {
            Side::Light => lead > best,
            Side::Dark => lead < best,
        });
        if is_better {
            self.best = Some((lead, action));
        }
        match self.side {
            Side::Light => self.alpha = self.alpha.max(lead),
            Side::Dark => self.beta = self.beta.min(lead),
        }
    }

    /// Whether no other action needs to be looked at.
    fn is_settled(&self) -> bool {
        self.best.is_some() && self.alpha >= self.beta
    }

    /// Whether a position with these bounds would leave nothing to look at.
    fn is_settled_by(&self, bounds: Bounds) -> bool {
        match self.side {
            Side::Light => bounds.lowest >= self.beta,
            Side::Dark => bounds.highest <= self.alpha,
        }
    }
}

/// Large buildings on squares that the enemy could use too.
fn rough_promise(action: Action, side: Side, enemy: Cells, near: Cells) -> f32 {
    match action {
        Action::Place(placement) => {
            let cells = placement.cells_inside(side);
            let squares = u32::from(placement.kind().size());
            let taken = (cells & enemy).len();
            (8 * squares + 6 * taken + (cells.around() & near).len()) as f32
        }
        Action::Capture(_) => 1.0,
        Action::Leave(_) | Action::Pass => 0.0,
    }
}
