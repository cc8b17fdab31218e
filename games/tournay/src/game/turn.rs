//! The course of a game: whose choice it is, what an answer does, and what goes on by itself.

use bastide_core::{Seat, Seats, Sink};

use super::{HAND_LIMIT, LastCard, Tournay};
use crate::action::Action;
use crate::colour::Deck;
use crate::event::Event;
use crate::task::Task;

/// Visible prestige buildings for the first condition of the end (TOU-END-01).
const PRESTIGE_FOR_END: u8 = 2;
const SLOTS_OF_A_DISTRICT: u8 = 9;

/// What a task leaves to choose.
pub(super) enum Choices {
    Nothing,
    One(Action),
    Several,
}

impl Tournay {
    /// Those who have a choice now.
    pub(super) fn asked(&self) -> Seats {
        match self.task() {
            None => Seats::NONE,
            Some(Task::Commit) => {
                let is_open = |seat: &Seat| matches!(self.last_cards[seat.index()], LastCard::Open);
                self.seats().filter(is_open).collect()
            }
            Some(Task::Defend { victim, .. } | Task::Suffer { victim, .. }) => {
                Seats::one(self.seat_at(victim))
            }
            Some(_) => Seats::one(self.active),
        }
    }

    /// Does what an action says that the checks have let pass.
    pub(super) fn carry_out(&mut self, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
        if action == Action::Build {
            return self.build_rampart(seat, log);
        }
        if let Action::Commit { .. } | Action::Pass = action {
            return self.commit(seat, action, log);
        }
        let Some(task) = self.tasks.pop() else { return };
        match action {
            Action::Play { card, slot } => self.play(card, slot, log),
            Action::Skip => log.tell(Event::Skipped { seat }),
            Action::Pay(stand) => self.pay_citizen(task, stand, log),
            Action::GiveHeld(card) => self.give_held(task, card, log),
            Action::GiveSlot(slot) => self.give_slot(task, slot, log),
            Action::GiveCovered { slot, place } => self.give_covered(task, (slot, place), log),
            Action::Put(slot) => self.put(task, slot, log),
            Action::Draw { deck, way } if task == Task::Act => self.send_to_draw(deck, way),
            Action::Draw { deck, way } => self.draw(deck, way, log),
            Action::Activate { slot, make } => self.send_to_activate(slot, make),
            Action::Combat { spot, by } => self.combat(task, spot, by, log),
            Action::Earn { colour, citizens } => self.earn(colour, citizens, log),
            Action::Gather => self.gather(log),
            Action::Recruit(colour) => self.recruit_by(task, colour, log),
            Action::Own => self.use_citizen(task, 0, log),
            Action::Borrow(owner) => self.use_citizen(task, self.places_to(owner), log),
            Action::Keep(card) => self.keep(card, log),
            Action::Take(deck) => self.take(task, deck, log),
            Action::Copy { seat, slot } => self.copy(seat, slot, log),
            Action::Fire(spots) => self.fire(spots, log),
            Action::Damage(slot) => self.damage(task, slot, log),
            Action::Name(colour) => self.collect(task, colour, log),
            Action::Raise(slot) => self.raise(task, slot, log),
            Action::Follow { by, slot, make } => self.follow(task, by, (slot, make)),
            Action::Decline => self.decline(task),
            Action::Endure => self.endure(task),
            Action::Shield => self.shield(task, log),
            Action::Lay(colour) => self.lay(task, colour, log),
            Action::Tuck(card) => self.tuck_held(card, log),
            Action::TuckEvent(card) => self.tuck_event(card, log),
            Action::Build | Action::Commit { .. } | Action::Pass => {}
        }
    }

    /// Whether somebody has a choice now, or the game is over: what a position must show.
    pub(crate) fn is_waiting(&self) -> bool {
        let mut game = self.clone();
        self.task().is_none_or(|task| !game.goes_on(task, &mut bastide_core::Silent))
    }

    /// Goes on until somebody has a choice or the game is over.
    pub(super) fn run(&mut self, log: &mut impl Sink<Event>) {
        while let Some(task) = self.task() {
            if !self.goes_on(task, log) {
                return;
            }
        }
        self.finish(log);
    }

    /// Whether a task needed nobody's choice and is done, or has at least got further.
    fn goes_on(&mut self, task: Task, log: &mut impl Sink<Event>) -> bool {
        match task {
            Task::Act | Task::Keep { .. } | Task::PayCard { .. } => false,
            // That there is nothing in hand everybody knows; what cannot be paid, nobody (TOU-PLAY-24).
            Task::PlayCard => {
                let has_none = self.player(self.active).hand.is_empty();
                if has_none {
                    self.tasks.pop();
                }
                has_none
            }
            Task::TurnUp { level, next, keep } => {
                self.tasks.pop();
                self.turn_up(level, next, keep, log);
                true
            }
            Task::Activated { slot, is_follow_up } => {
                self.tasks.pop();
                self.look_for_reactions(slot, is_follow_up, log);
                true
            }
            Task::React { waiting } => {
                let is_idle = !self.has_reactions(waiting);
                if is_idle {
                    self.tasks.pop();
                }
                is_idle
            }
            Task::Events { rest, cause } => {
                self.tasks.pop();
                self.next_event(rest, cause, log);
                true
            }
            Task::Defend { .. } => self.defence_goes_on(task),
            Task::Suffer { .. } => self.suffering_goes_on(task, log),
            Task::Bombard { victim } => self.bombardment_goes_on(victim, log),
            Task::EndTurn => {
                let is_over = self.player(self.active).hand_size() <= HAND_LIMIT;
                if is_over {
                    self.tasks.pop();
                    self.next_turn(log);
                }
                is_over
            }
            Task::Commit => {
                let is_closed = self.asked().is_empty();
                if is_closed {
                    self.tasks.pop();
                    self.turn_up_last_cards(log);
                }
                is_closed
            }
            Task::Settle { seat } => {
                self.tasks.pop();
                self.settle(seat, log);
                true
            }
            _ => self.decides_itself(task, log),
        }
    }

    /// Tasks with one answer answer themselves, and with none they are dropped. All that their
    /// choices depend on is open to everybody, so nothing is told by not asking.
    fn decides_itself(&mut self, task: Task, log: &mut impl Sink<Event>) -> bool {
        match self.choices() {
            Choices::Several => false,
            Choices::One(action) => {
                self.carry_out(self.active, action, log);
                true
            }
            Choices::Nothing => {
                self.tasks.pop();
                if !matches!(task, Task::PlacingCombat { .. }) {
                    log.tell(Event::Fruitless { seat: self.active });
                }
                true
            }
        }
    }

    fn choices(&self) -> Choices {
        let mut choices = Choices::Nothing;
        self.options(self.active, &mut |action| {
            choices = match choices {
                Choices::Nothing => Choices::One(action),
                _ => Choices::Several,
            };
        });
        choices
    }

    /// The next player's turn, or what follows the last one (TOU-TURN-06, TOU-END-03, -07).
    fn next_turn(&mut self, log: &mut impl Sink<Event>) {
        let next = self.seat_at(1);
        if next == self.start_player {
            if self.is_last_round {
                return self.begin_final_placement();
            }
            if self.is_end_triggered() {
                self.is_last_round = true;
                log.tell(Event::LastRound);
            }
        }
        self.active = next;
        log.tell(Event::Turn { seat: next });
        self.tasks.extend([Task::EndTurn, Task::Act, Task::PlayCard]);
    }

    /// Whether a district is complete and proud enough (TOU-END-01).
    fn is_district_done(&self, seat: Seat) -> bool {
        let district = &self.player(seat).district;
        district.filled.len() == SLOTS_OF_A_DISTRICT
            && district.prestige().len() >= PRESTIGE_FOR_END
    }

    /// TOU-END-02, -04 to -06.
    pub(super) fn is_end_triggered(&self) -> bool {
        let done = self.seats().filter(|&seat| self.is_district_done(seat)).count();
        let criers = Deck::all().filter(|&deck| self.has_shown_crier(deck)).count();
        done >= 2 || done == 1 && criers > usize::from(self.setup.players)
    }
}
