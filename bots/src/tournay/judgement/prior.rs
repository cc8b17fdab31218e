//! The policy prior: how often the search ends up with an action, by what can be seen of it at once. First
//! sight is one part of that; the kind of action, its card and the time of the game are the others.

use bastide_core::Seat;
use bastide_tournay::{Action, Card, Deck, EventCard, Stand, Tournay, Use, Way};

use super::super::policy::Policy;

/// Kinds of actions.
const KINDS: usize = 36;
const PHASES: usize = 4;
/// Turns left at which one phase of a game follows the other.
const BORDERS: [f32; PHASES - 1] = [3.0, 7.0, 12.0];
/// Kinds of actions that name a card.
const CARD_KINDS: usize = 9;
/// Deniers at which a purse is called fuller.
const PURSES: [u32; 5] = [1, 3, 5, 8, 12];
const HANDS: usize = 6;
/// Citizens on the Plaza that are told apart.
const STANDING: usize = 8;

const SCALES: usize = 0;
const BY_PHASE: usize = SCALES + KINDS * PHASES;
const BY_PURSE: usize = BY_PHASE + KINDS * PHASES;
const BY_HELD: usize = BY_PURSE + KINDS * (PURSES.len() + 1);
const BY_STANDING: usize = BY_HELD + KINDS * HANDS;
const BY_CARD: usize = BY_STANDING + KINDS * STANDING;
const BY_DRAW: usize = BY_CARD + CARD_KINDS * Card::COUNT * PHASES;
const BY_HAND: usize = BY_DRAW + 2 * Deck::COUNT;
const BY_AWAY: usize = BY_HAND + 3 * HANDS;
const BY_EARNED: usize = BY_AWAY + 10;
const BY_EVENT: usize = BY_EARNED + 24;
const COUNT: usize = BY_EVENT + EventCard::COUNT;

/// What is seen of an action: its first sight, the weight that this is multiplied with, and weights
/// that are added.
#[derive(Clone, Copy, Debug)]
pub struct Aspect {
    pub look: f32,
    pub scale: u16,
    parts: [u16; Self::MOST_PARTS],
    count: u8,
}

impl Aspect {
    /// How many weights are added at most.
    pub const MOST_PARTS: usize = 7;

    pub fn parts(&self) -> &[u16] {
        &self.parts[..usize::from(self.count)]
    }

    fn add(&mut self, part: usize) {
        self.parts[usize::from(self.count)] = part as u16;
        self.count += 1;
    }
}

/// The weights of everything that is seen of an action.
#[derive(Clone)]
pub struct PolicyPrior {
    weights: Vec<f32>,
}

/// A seat's actions at one moment, as the prior sees them.
pub struct Moment<'g> {
    policy: Policy<'g>,
    game: &'g Tournay,
    seat: Seat,
    phase: usize,
    purse: usize,
    held: usize,
    standing: usize,
}

impl PolicyPrior {
    pub const WEIGHTS: usize = COUNT;

    /// None if they are not as many as a prior has.
    pub fn new(weights: Vec<f32>) -> Option<Self> {
        (weights.len() == COUNT).then_some(Self { weights })
    }

    /// First sight alone.
    pub fn none() -> Self {
        let mut weights = vec![0.0; COUNT];
        weights[SCALES..BY_PHASE].fill(1.0 / 0.6);
        Self { weights }
    }

    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// The logarithm of how often an action is taken, compared with others.
    pub fn logit(&self, aspect: &Aspect) -> f32 {
        let parts: f32 = aspect.parts().iter().map(|&part| self.weights[usize::from(part)]).sum();
        self.weights[usize::from(aspect.scale)] * aspect.look + parts
    }
}

impl<'g> Moment<'g> {
    /// Nothing once the game is over.
    pub fn of(game: &'g Tournay, seat: Seat) -> Option<Self> {
        let policy = Policy::of(game, seat)?;
        let rest = policy.turns_left();
        let phase = BORDERS.iter().filter(|&&border| rest > border).count();
        let deniers = game.deniers(seat);
        Some(Self {
            policy,
            game,
            seat,
            phase,
            purse: PURSES.iter().filter(|&&border| deniers >= border).count(),
            held: usize::from(game.hand_size(seat)).min(HANDS - 1),
            standing: usize::from(game.available(seat).sum()).min(STANDING - 1),
        })
    }

    pub fn aspect(&self, action: Action) -> Aspect {
        let kind = kind(action);
        let look = self.policy.look(action).clamp(-8.0, 8.0);
        let scale = (SCALES + kind * PHASES + self.phase) as u16;
        let mut aspect = Aspect { look, scale, parts: [0; Aspect::MOST_PARTS], count: 0 };
        aspect.add(BY_PHASE + kind * PHASES + self.phase);
        aspect.add(BY_PURSE + kind * (PURSES.len() + 1) + self.purse);
        aspect.add(BY_HELD + kind * HANDS + self.held);
        aspect.add(BY_STANDING + kind * STANDING + self.standing);
        if let Some((kind, card)) = self.card(action) {
            aspect.add(BY_CARD + (kind * Card::COUNT + card.index()) * PHASES + self.phase);
        }
        match action {
            Action::Draw { deck, way } => {
                let way = usize::from(way == Way::Blind);
                aspect.add(BY_DRAW + way * Deck::COUNT + deck.index());
                aspect.add(BY_HAND + usize::from(deck.level().number() - 1) * HANDS + self.held);
            }
            Action::Gather => aspect.add(BY_AWAY + self.away().min(9)),
            Action::Earn { colour, citizens } => {
                let citizens = usize::from(citizens.min(8) - 1);
                aspect.add(BY_EARNED + colour.index() * 8 + citizens);
            }
            Action::Combat { spot, .. } => {
                if let Some((event, _)) = self.game.event(spot) {
                    aspect.add(BY_EVENT + event.index());
                }
            }
            _ => {}
        }
        aspect
    }

    /// Citizens that gathering would bring back.
    fn away(&self) -> usize {
        let all = bastide_tournay::Colour::ALL.map(|colour| self.game.citizens(self.seat, colour));
        usize::from(all.into_iter().sum::<u8>() - self.game.available(self.seat).sum())
    }

    /// The card that an action is about, and in which way.
    fn card(&self, action: Action) -> Option<(usize, Card)> {
        let at = |seat, slot| self.game.card_at(seat, slot);
        match action {
            Action::Play { card, .. } => Some((0, card.card)),
            Action::Commit { card, .. } => Some((1, card.card)),
            Action::Keep(card) => Some((2, card.card)),
            Action::Tuck(card) => Some((3, card.card)),
            Action::GiveHeld(card) => Some((4, card.card)),
            Action::GiveSlot(slot) => at(self.seat, slot).map(|card| (5, card)),
            Action::GiveCovered { slot, place } => {
                self.game.covered_card(self.seat, slot, place).map(|card| (5, card))
            }
            Action::Activate { slot, make: Use::Effect } => {
                at(self.seat, slot).map(|card| (6, card))
            }
            Action::Copy { seat, slot } => at(seat, slot).map(|card| (7, card)),
            Action::Take(deck) | Action::Draw { deck, way: Way::Visible } => {
                self.game.face_up(deck).map(|card| (8, card))
            }
            _ => None,
        }
    }
}

fn kind(action: Action) -> usize {
    match action {
        Action::Play { .. } => 0,
        Action::Skip => 1,
        Action::Pay(Stand::Plaza) => 2,
        Action::Pay(Stand::Lying) => 3,
        Action::Pay(Stand::Working(_)) => 4,
        Action::GiveHeld(_) => 5,
        Action::GiveSlot(_) | Action::GiveCovered { .. } => 6,
        Action::Put(_) => 7,
        Action::Draw { way: Way::Visible, .. } => 8,
        Action::Draw { way: Way::Blind, .. } => 9,
        Action::Activate { make: Use::Effect, .. } => 10,
        Action::Activate { make: Use::Idle, .. } => 11,
        Action::Combat { .. } => 12,
        Action::Earn { .. } => 13,
        Action::Gather => 14,
        Action::Recruit(_) => 15,
        Action::Own => 16,
        Action::Borrow(_) => 17,
        Action::Keep(_) => 18,
        Action::Take(_) => 19,
        Action::Copy { .. } => 20,
        Action::Fire(_) => 21,
        Action::Damage(_) => 22,
        Action::Name(_) => 23,
        Action::Raise(_) => 24,
        Action::Follow { make: Use::Effect, .. } => 25,
        Action::Follow { make: Use::Idle, .. } => 26,
        Action::Decline => 27,
        Action::Endure => 28,
        Action::Build => 29,
        Action::Shield => 30,
        Action::Lay(_) => 31,
        Action::Tuck(_) => 32,
        Action::TuckEvent(_) => 33,
        Action::Commit { .. } => 34,
        Action::Pass => 35,
    }
}
