//! The rest of a battle once all cards lie open: which to repel, and with what.
//!
//! Exact but for two things: of the ways to share circles between sides only the extremes are
//! tried (as many as possible, as few as possible), and rallies only go where strength is short.

use super::field::{BattleField, Post};

/// What to do about the card that comes next.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct DeployStep {
    /// Circles by target.
    pub(super) uses: [u8; 5],
    /// A worker's strength to move, from and to a side, before all else.
    pub(super) rally: Option<(usize, usize)>,
}

/// The best outcome, and the first step towards it.
pub(super) fn solve(field: &BattleField) -> (f32, DeployStep) {
    let mut patience = 4_000;
    best(field, &mut patience)
}

fn best(field: &BattleField, patience: &mut u32) -> (f32, DeployStep) {
    if field.count == 0 {
        return (field.outcome(), DeployStep::default());
    }
    *patience = patience.saturating_sub(1);
    let blow = field.blows[field.count - 1];
    let mut found = (f32::NEG_INFINITY, DeployStep::default());
    let least = share(field, blow.hits, Use::Least);
    let most = share(field, blow.hits, Use::Most).filter(|_| *patience > 0);
    for uses in [least, most.filter(|_| most != least)].into_iter().flatten() {
        if let Some(next) = repel(field, uses) {
            let value = after(field, &next, patience);
            if value > found.0 {
                found = (value, DeployStep { uses, rally: None });
            }
        }
    }
    if found.0 == f32::NEG_INFINITY || *patience > 0 {
        let value = after(field, &withstand(field), patience);
        if value > found.0 {
            found = (value, DeployStep::default());
        }
    }
    if field.rally > 0 && blow.has_workers && *patience > 0 {
        for (from, to) in rallies(field, blow.hits) {
            let mut moved = *field;
            moved.rally -= 1;
            carry(&mut moved.posts, from, to);
            let value = best(&moved, patience).0 - 0.01;
            if value > found.0 {
                found = (value, DeployStep { uses: [0; 5], rally: Some((from, to)) });
            }
        }
    }
    found
}

/// A card that has been resolved.
pub(super) struct Resolved {
    pub(super) next: BattleField,
    pub(super) is_repelled: bool,
}

/// Resolves the next card by the best steps there are.
pub(super) fn resolve(field: &BattleField) -> Resolved {
    let mut field = *field;
    let mut step = solve(&field).1;
    while let Some((from, to)) = step.rally {
        field.rally -= 1;
        carry(&mut field.posts, from, to);
        step = solve(&field).1;
    }
    let mut patience = 4_000;
    let let_through = withstand(&field);
    let hits = field.blows[field.count - 1].hits;
    let can =
        [Use::Least, Use::Most].map(|how| share(&field, hits, how)).contains(&Some(step.uses));
    let saved = repel(&field, step.uses).filter(|_| can).filter(|saved| {
        after(&field, saved, &mut patience) >= after(&field, &let_through, &mut patience)
    });
    let next = saved.unwrap_or(let_through);
    Resolved { is_repelled: next.repelled > field.repelled, next }
}

/// What a card resolved so leads to, with the bravery it brings.
fn after(field: &BattleField, next: &BattleField, patience: &mut u32) -> f32 {
    let is_brave = next.repelled > field.repelled && field.blows[next.count].is_violent;
    best(next, patience).0 + f32::from(u8::from(is_brave))
}

#[derive(Clone, Copy, PartialEq)]
enum Use {
    Least,
    Most,
}

/// Circles by target, enough to repel together with workers and beer; nothing where that cannot be.
fn share(field: &BattleField, hits: [u8; 5], how: Use) -> Option<[u8; 5]> {
    let blow = field.blows[field.count - 1];
    let mut ready = blow.tactic.map_or(0, |tactic| field.circles[tactic]);
    let mut beers = field.beers;
    let mut uses = [0; 5];
    // What is needed in any case.
    for (at, &hit) in hits.iter().enumerate() {
        let post = field.posts.get(at).filter(|_| blow.has_workers).copied().unwrap_or_default();
        let short = hit.saturating_sub(post.strength());
        uses[at] = short.min(ready);
        ready -= uses[at];
        let thirst = short - uses[at];
        if thirst > beers.min(post.drinkers) {
            return None;
        }
        beers -= thirst;
    }
    if how == Use::Most {
        for (at, &hit) in hits.iter().enumerate() {
            let more = (hit - uses[at]).min(ready);
            uses[at] += more;
            ready -= more;
        }
    }
    Some(uses)
}

fn repel(field: &BattleField, uses: [u8; 5]) -> Option<BattleField> {
    let mut next = *field;
    next.count -= 1;
    next.repelled += 1;
    let blow = field.blows[next.count];
    for (at, used) in uses.into_iter().enumerate() {
        if let Some(tactic) = blow.tactic {
            next.circles[tactic] = next.circles[tactic].checked_sub(used)?;
        }
        let left = blow.hits[at] - used;
        if left > 0 {
            let post = next.posts.get_mut(at)?;
            let thirst = left.saturating_sub(post.strength());
            next.beers = next.beers.checked_sub(thirst)?;
            if thirst > 0 {
                *post = Post::default();
            } else {
                post.spend(left);
            }
        }
    }
    Some(next)
}

/// The card is let through: workers in its way are spent all the same (ANA-DEF-18).
fn withstand(field: &BattleField) -> BattleField {
    let mut next = *field;
    next.count -= 1;
    let blow = field.blows[next.count];
    let mut is_repelled = blow.hits[4] == 0;
    for (post, &hit) in next.posts.iter_mut().zip(&blow.hits) {
        let spent = if blow.has_workers { hit.min(post.strength()) } else { 0 };
        post.spend(spent);
        is_repelled &= spent == hit;
    }
    next.withstood += u8::from(!is_repelled);
    next.repelled += u8::from(is_repelled);
    next
}

fn rallies(field: &BattleField, hits: [u8; 5]) -> impl Iterator<Item = (usize, usize)> + use<> {
    let posts = field.posts;
    let short = move |to: &usize| hits[*to] > posts[*to].strength();
    (0..4).filter(short).flat_map(move |to| {
        (0..4)
            .filter(move |&from| from != to && posts[from].strength() > 0)
            .map(move |from| (from, to))
    })
}

/// Moves the strongest worker of a side to another.
pub(super) fn carry(posts: &mut [Post; 4], from: usize, to: usize) {
    if posts[from].knights > 0 {
        posts[from].knights -= 1;
        posts[to].knights += 1;
    } else if posts[from].drinkers > 0 {
        posts[from].drinkers -= 1;
        posts[to].drinkers += 1;
    } else {
        posts[from].laid_down -= 1;
        posts[to].laid_down += 1;
    }
}
