//! Where to put the workers before the face-down cards are turned up.

use bastide_anarchy::{Anarchy, AttackSpec};
use bastide_core::Seat;
use rand_core::Rng;

use super::field::{BattleField, CARD, mustered, possible};
use super::solve::solve;
use crate::budget::Stopwatch;

/// How many of each kind (craftsmen, soldiers, knights) to post on each side.
pub type Posting = [[u8; 4]; 3];

/// Where strength is needed to repel the best set of cards, all of them known.
fn wanted(field: &BattleField, strength: u8) -> [u8; 4] {
    let mut found = (f32::NEG_INFINITY, [0; 4]);
    for set in (0..1u32 << field.count).rev() {
        if let Some((value, needs)) = needs_of(field, set, strength)
            && value > found.0
        {
            found = (value, needs);
        }
    }
    found.1
}

/// What repelling just these cards takes on each side, and what it is worth.
fn needs_of(field: &BattleField, set: u32, strength: u8) -> Option<(f32, [u8; 4])> {
    let mut circles = field.circles;
    let mut needs = [0u8; 4];
    let mut value = 0.0;
    // From the last card to the first, as what falls early is missing later.
    for (slot, blow) in field.blows[..field.count].iter().enumerate() {
        if set >> slot & 1 == 1 {
            value += CARD + if blow.is_violent { 1.0 } else { 0.0 };
            for (at, &hit) in blow.hits.iter().enumerate() {
                let ready = blow.tactic.map_or(0, |tactic| circles[tactic]);
                let used = hit.min(ready);
                if let Some(tactic) = blow.tactic {
                    circles[tactic] -= used;
                }
                if hit > used && (at == 4 || !blow.has_workers) {
                    return None;
                }
                if at < 4 {
                    needs[at] += hit - used;
                }
            }
        } else if blow.has_workers {
            for (need, &hit) in needs.iter_mut().zip(&blow.hits) {
                *need += if *need > 0 { hit } else { 0 };
            }
        }
    }
    let total: u8 = needs.iter().sum();
    let withstood = field.count as u32 - set.count_ones();
    let beyond = withstood.saturating_sub(u32::from(field.resolve)) as f32;
    let value = value + CARD * beyond - 0.05 * f32::from(total);
    (total <= strength).then_some((value, needs))
}

/// Posts workers so that each side gets the strength it needs; the rest where most is needed.
fn allot(mut needs: [u8; 4], [craftsmen, soldiers, mut knights]: [u8; 3]) -> Posting {
    let mut posting = Posting::default();
    let neediest =
        |needs: &[u8; 4]| (0..4).max_by_key(|&side| (needs[side], 4 - side)).unwrap_or(0);
    while knights > 0 && needs[neediest(&needs)] >= 2 {
        let side = neediest(&needs);
        posting[2][side] += 1;
        needs[side] -= 2;
        knights -= 1;
    }
    for (kind, count) in [craftsmen, soldiers, knights].into_iter().enumerate() {
        for _ in 0..count {
            let side = neediest(&needs);
            posting[kind][side] += 1;
            needs[side] = needs[side].saturating_sub(1 + u8::from(kind == 2));
        }
    }
    posting
}

fn with_posting(field: &BattleField, posting: &Posting) -> BattleField {
    let mut deployed = [[0; 4]; 4];
    for (side, post) in deployed.iter_mut().enumerate() {
        *post = [posting[0][side], posting[1][side], posting[2][side], 0];
    }
    let mut field = *field;
    field.deploy(&deployed);
    field
}

/// The slots that lie face down, with what they may be.
fn hidden(game: &Anarchy, seat: Seat) -> Vec<(usize, Vec<AttackSpec>)> {
    let insight = game.insight(seat);
    let face_down = insight.dealt().filter(|dealt| dealt.card.is_none());
    face_down.map(|dealt| (usize::from(dealt.slot), possible(game, dealt.kind))).collect()
}

/// One guess at the face-down cards, and the posting that meets it: for playouts.
pub(super) fn guess(game: &Anarchy, seat: Seat, rng: &mut impl Rng) -> Posting {
    let insight = game.insight(seat);
    let mut field = BattleField::of(game, seat);
    for (slot, cards) in hidden(game, seat) {
        let chosen = bastide_core::below(rng, cards.len() as u32).unwrap_or(0);
        field.put(slot, cards[chosen as usize], game, insight);
    }
    let workers = mustered(insight);
    allot(wanted(&field, workers[0] + workers[1] + 2 * workers[2]), workers)
}

/// The posting that does best on average over everything the face-down cards may be.
pub(super) fn weigh(game: &Anarchy, seat: Seat, stopwatch: &Stopwatch) -> (Posting, f32, u64) {
    let insight = game.insight(seat);
    let fields = every_field(game, seat);
    let workers = mustered(insight);
    let strength = workers[0] + workers[1] + 2 * workers[2];
    let mut nodes = 0;
    let mut mean = |posting: &Posting| {
        nodes += fields.len() as u64;
        let total: f32 = fields.iter().map(|field| solve(&with_posting(field, posting)).0).sum();
        total / fields.len() as f32
    };
    let mut postings: Vec<Posting> =
        fields.iter().map(|field| allot(wanted(field, strength), workers)).collect();
    postings.sort_unstable();
    postings.dedup();
    let mut found = (postings[0], mean(&postings[0]));
    let mut spent = fields.len() as u64;
    for posting in &postings[1..] {
        if stopwatch.is_over(spent + fields.len() as u64 - 1) {
            break;
        }
        let value = mean(posting);
        spent += fields.len() as u64;
        if value > found.1 {
            found = (*posting, value);
        }
    }
    climb(&mut found, &mut mean, stopwatch, &mut spent, fields.len() as u64);
    (found.0, found.1, nodes)
}

/// Moves single workers to other sides as long as that helps.
fn climb(
    found: &mut (Posting, f32),
    mean: &mut impl FnMut(&Posting) -> f32,
    stopwatch: &Stopwatch,
    spent: &mut u64,
    cost: u64,
) {
    let mut is_better = true;
    while std::mem::take(&mut is_better) {
        let from = found.0;
        for (kind, one, other) in moves() {
            if from[kind][one] == 0 || stopwatch.is_over(*spent + cost - 1) {
                continue;
            }
            let mut moved = from;
            moved[kind][one] -= 1;
            moved[kind][other] += 1;
            *spent += cost;
            let value = mean(&moved);
            if value > found.1 + 1e-4 {
                *found = (moved, value);
                is_better = true;
            }
        }
    }
}

fn moves() -> impl Iterator<Item = (usize, usize, usize)> {
    (0..48).map(|n| (n / 16, n / 4 % 4, n % 4)).filter(|(_, one, other)| one != other)
}

/// The fields of all that the face-down cards may be; two hidden cards make up to 36.
pub(super) fn every_field(game: &Anarchy, seat: Seat) -> Vec<BattleField> {
    let insight = game.insight(seat);
    let mut fields = vec![BattleField::of(game, seat)];
    for (slot, cards) in hidden(game, seat) {
        let wider = fields.iter().flat_map(|field| {
            cards.iter().map(move |&card| {
                let mut next = *field;
                next.put(slot, card, game, insight);
                next
            })
        });
        fields = wider.collect();
    }
    fields
}
