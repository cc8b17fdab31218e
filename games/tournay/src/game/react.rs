//! Characters that react to an activation in their line (TOU-ACT-11, -12, R-28 to R-30).

use bastide_core::{Seat, Sink};

use super::Tournay;
use crate::action::Use;
use crate::colour::Colour;
use crate::district::Worker;
use crate::event::{Event, Reason};
use crate::slot::{Slot, Slots};
use crate::task::{Errand, Task};
use crate::verb::Verb;

/// No building carries more workers, however many Priests there are.
const MOST_WORKERS: u8 = 2;

impl Tournay {
    /// Deniers come at once; characters with a choice wait for it.
    pub(super) fn look_for_reactions(
        &mut self,
        origin: Slot,
        is_follow_up: bool,
        log: &mut impl Sink<Event>,
    ) {
        let seat = self.active;
        let Some(card) = self.player(seat).district.card(origin) else { return };
        let colour = card.deck().colour();
        let mut waiting = Slots::NONE;
        for at in self.player(seat).district.awake().and(origin.line()).iter() {
            match self.verb_at(seat, at) {
                Some(Verb::OnActivate { colours, amount }) if colours.contains(colour) => {
                    self.gain(seat, u32::from(amount), Reason::Character(at), log);
                }
                Some(Verb::RaiseLying { colours }) if colours.contains(colour) => {
                    waiting = waiting.with(at);
                }
                Some(Verb::FollowUp { trigger, .. }) if trigger == colour && !is_follow_up => {
                    waiting = waiting.with(at);
                }
                Some(Verb::NthWorkerCombat { every, .. })
                    if self.is_nth_worker(origin, at, every) =>
                {
                    waiting = waiting.with(at);
                }
                _ => {}
            }
        }
        if !waiting.is_empty() {
            self.push(Task::React { waiting });
        }
    }

    /// Whether the worker just placed is red or gray and makes their number in the knight's line a
    /// multiple (TOU-CARD-KNIGHT-02, R-08).
    fn is_nth_worker(&self, origin: Slot, knight: Slot, every: u8) -> bool {
        let district = &self.player(self.active).district;
        let counts =
            |worker: &Worker| matches!(worker, Worker::Gray | Worker::Citizen(Colour::Red));
        let at = |slot| district.load(slot).workers().filter(counts).count() as u8;
        district.load(origin).last().is_some_and(|worker| counts(&worker))
            && district.busy.and(knight.line()).iter().map(at).sum::<u8>().is_multiple_of(every)
    }

    /// Whether a building can take one more worker (TOU-ACT-04, TOU-CARD-PRIEST-01 to -04).
    pub(super) fn can_activate(&self, seat: Seat, slot: Slot) -> bool {
        let district = &self.player(seat).district;
        let workers = district.load(slot).count();
        district.buildings.minus(district.damaged).contains(slot)
            && (workers == 0 || workers < MOST_WORKERS && self.has_priest(seat, slot))
    }

    fn has_priest(&self, seat: Seat, slot: Slot) -> bool {
        let district = &self.player(seat).district;
        let Some(card) = district.card(slot) else { return false };
        let colour = card.deck().colour();
        let blesses = |at| match self.verb_at(seat, at) {
            Some(Verb::DoubleCapacity { colours }) => colours.contains(colour),
            _ => false,
        };
        district.awake().and(slot.line()).iter().any(blesses)
    }

    /// The characters that still wait and are not damaged meanwhile.
    pub(super) fn reactors(&self, waiting: Slots) -> Slots {
        waiting.and(self.player(self.active).district.awake())
    }

    /// The buildings that a Monk or Templar can have activated now (TOU-CARD-MONK-01 to -03).
    pub(super) fn follow_targets(&self, by: Slot) -> Slots {
        let seat = self.active;
        let Some(Verb::FollowUp { target, citizen, .. }) = self.verb_at(seat, by) else {
            return Slots::NONE;
        };
        if !self.can_send(citizen, 1, 0, 0) {
            return Slots::NONE;
        }
        let district = &self.player(seat).district;
        let in_line = district.buildings.and(district.of_colour(target)).and(by.line());
        in_line.iter().filter(|&slot| self.can_activate(seat, slot)).collect()
    }

    pub(super) fn has_reactions(&self, waiting: Slots) -> bool {
        self.reactors(waiting).iter().any(|at| match self.verb_at(self.active, at) {
            Some(Verb::RaiseLying { .. }) => self.player(self.active).lying.sum() > 0,
            Some(Verb::NthWorkerCombat { .. }) => !self.queue.with_coins().is_empty(),
            Some(Verb::FollowUp { .. }) => !self.follow_targets(at).is_empty(),
            _ => false,
        })
    }

    /// All own lying citizens stand up; this is no Gather (TOU-CARD-BISHOP-01 to -03).
    pub(super) fn raise(&mut self, task: Task, bishop: Slot, log: &mut impl Sink<Event>) {
        let Task::React { waiting } = task else { return };
        let seat = self.active;
        self.player_mut(seat).raise();
        log.tell(Event::Raised { seat });
        self.push(Task::React { waiting: waiting.without(bishop) });
    }

    /// A complete activation within the same action (TOU-CARD-MONK-04, -05).
    pub(super) fn follow(&mut self, task: Task, by: Slot, (slot, make): (Slot, Use)) {
        let Task::React { waiting } = task else { return };
        self.push(Task::React { waiting: waiting.without(by) });
        if let Some(Verb::FollowUp { citizen, .. }) = self.verb_at(self.active, by) {
            self.send(citizen, 1, Errand::Follow { slot, make });
        }
    }

    /// Declines one knight of a placement, or all that characters still offer.
    pub(super) fn decline(&mut self, task: Task) {
        if let Task::PlacingCombat { knights } = task {
            let rest = knights.first().map_or(knights, |first| knights.without(first));
            if !rest.is_empty() {
                self.push(Task::PlacingCombat { knights: rest });
            }
        }
    }
}
