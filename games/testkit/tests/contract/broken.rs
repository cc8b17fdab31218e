//! The suite bites: the toy with one fault at a time is caught, and the report leads back to it.

use std::panic::catch_unwind;

use bastide_core::{
    Game, PositionError, Reveal, Seat, Seats, Seed, SetupError, Sink, Standing, Viewer, Violation,
    below,
};
use bastide_testkit::conformance;
use rand_core::Rng;

use crate::toy::{Action, Event, Need, Position, Setup, Toy, View};

/// What is wrong with a [`Broken`] toy.
const NOTHING: u8 = 0;
const VIEW_SHOWS_OTHER_HANDS: u8 = 1;
const EVENTS_TELL_EVERYTHING: u8 = 2;
const LIST_IS_SHORT: u8 = 3;
const LIST_HAS_DUPLICATES: u8 = 4;
const REFUSAL_LEAVES_A_MARK: u8 = 5;
const REVEAL_IS_HUSHED_UP: u8 = 6;
const ORDER_MATTERS: u8 = 7;
const POSITION_FORGETS: u8 = 8;
const IMAGINATION_SEES_ANOTHER_HAND: u8 = 9;
const APPLY_ACCEPTS_STRANGERS: u8 = 10;
const PICK_IS_NOT_LISTED: u8 = 11;

/// The toy with a fault.
#[derive(Clone)]
struct Broken<const FAULT: u8>(Toy);

/// A card that nobody holds, so that what depends on it is always wrong.
const NO_CARD: u8 = 0;

impl<const FAULT: u8> Broken<FAULT> {
    /// The same game with one thing changed in its document.
    fn doctored(&self, change: impl FnOnce(&mut Position)) -> Self {
        let mut position = self.0.position();
        change(&mut position);
        Self(Toy::restore(&position).expect("still a table"))
    }
}

impl<const FAULT: u8> Game for Broken<FAULT> {
    const NAME: &'static str = "broken";

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Need = Need;
    type Position = Position;

    fn start(setup: &Setup, seed: &Seed) -> Result<Self, SetupError> {
        Toy::start(setup, seed).map(Self)
    }

    fn setup(&self) -> Setup {
        self.0.setup()
    }

    fn showcase() -> Vec<Setup> {
        Toy::showcase()
    }

    fn seat_name(seat: Seat) -> &'static str {
        Toy::seat_name(seat)
    }

    fn to_act(&self) -> Seats {
        self.0.to_act()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.0.legal(seat, out);
        match FAULT {
            LIST_IS_SHORT if out.len() > 1 => out.truncate(out.len() - 1),
            LIST_HAS_DUPLICATES => out.extend(out.first().copied()),
            _ => {}
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Sink<Event>,
    ) -> Result<Reveal, Violation<Need>> {
        if FAULT == APPLY_ACCEPTS_STRANGERS && action == Action::Pay {
            return Ok(Reveal::Nothing);
        }
        let reveal = self.0.apply(seat, action, log);
        match (FAULT, reveal) {
            (REFUSAL_LEAVES_A_MARK, Err(_)) => {
                *self = self.doctored(|position| position.points[0] += 1);
            }
            (REVEAL_IS_HUSHED_UP, Ok(_)) => return Ok(Reveal::Nothing),
            (ORDER_MATTERS, Ok(Reveal::Nothing)) => {
                let points = self.0.position().points[0] * 2 + seat.index() as i32;
                *self = self.doctored(|position| position.points[0] = points);
            }
            _ => {}
        }
        reveal
    }

    fn view(&self, who: Viewer) -> View {
        let mut view = self.0.view(who);
        if FAULT == VIEW_SHOWS_OTHER_HANDS {
            view.hands[Seat::new(1)] = Some(self.0.hand(Seat::new(1)).to_vec());
        }
        view
    }

    fn retell(event: &Event, who: Viewer) -> Option<Event> {
        if FAULT == EVENTS_TELL_EVERYTHING { Some(event.clone()) } else { Toy::retell(event, who) }
    }

    fn imagine(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        let imagined = Self(self.0.imagine(seat, rng));
        if FAULT != IMAGINATION_SEES_ANOTHER_HAND {
            return imagined;
        }
        imagined.doctored(|position| position.hands[seat.index()].fill(NO_CARD))
    }

    fn standing(&self) -> Option<Standing> {
        self.0.standing()
    }

    fn position(&self) -> Position {
        let mut position = self.0.position();
        if FAULT == POSITION_FORGETS {
            position.laid.fill(None);
        }
        position
    }

    fn restore(position: &Position) -> Result<Self, PositionError> {
        Toy::restore(position).map(Self)
    }

    fn pick(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        let mut actions = Vec::new();
        self.legal(seat, &mut actions);
        let picked = actions[below(rng, actions.len() as u32)? as usize];
        Some(if FAULT == PICK_IS_NOT_LISTED { Action::Lay(NO_CARD) } else { picked })
    }
}

/// What the suite says about a toy with this fault.
fn verdict<const FAULT: u8>() -> Option<String> {
    let cause = catch_unwind(|| conformance::<Broken<FAULT>>(20)).err()?;
    Some(*cause.downcast::<String>().expect("the suite reports in words"))
}

#[track_caller]
fn assert_caught<const FAULT: u8>(expected: &str) {
    let report = verdict::<FAULT>().expect("the fault is found");
    assert!(report.contains(expected), "{report}");
    for part in ["broken: ", "Seed::numbered(", "ply "] {
        assert!(report.contains(part), "the report does not say where: {report}");
    }
}

#[test]
fn without_a_fault_nothing_is_found() {
    assert_eq!(verdict::<NOTHING>(), None);
}

#[test]
fn leaks_are_caught() {
    assert_caught::<VIEW_SHOWS_OTHER_HANDS>("view");
    assert_caught::<EVENTS_TELL_EVERYTHING>("hears whether");
    assert_caught::<REVEAL_IS_HUSHED_UP>("an imagined world");
}

#[test]
fn wrong_lists_are_caught() {
    assert_caught::<LIST_IS_SHORT>("accepted, listed");
    assert_caught::<LIST_HAS_DUPLICATES>("twice");
    assert_caught::<APPLY_ACCEPTS_STRANGERS>("accepted, listed");
    assert_caught::<PICK_IS_NOT_LISTED>("picks what is not listed");
}

#[test]
fn wrong_states_are_caught() {
    assert_caught::<REFUSAL_LEAVES_A_MARK>("left a mark");
    assert_caught::<ORDER_MATTERS>("order matters");
    assert_caught::<POSITION_FORGETS>("others are to act");
    assert_caught::<IMAGINATION_SEES_ANOTHER_HAND>("view");
}
