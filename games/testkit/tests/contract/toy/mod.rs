//! A toy game that needs everything the contract offers.
//!
//! *Market day*, 2–4 players. Cards 1 to 12 are shuffled, two are dealt to each. On each of three
//! days a public card of the weather says what winning is worth (1 to 3 points). Everybody with a
//! card lays one face down, all at once; then the cards are turned up and thrown away, and the
//! highest wins the day. Its player either draws a card (`draw`) or asks somebody (`ask 2`), who
//! decides in the middle of the winner's turn: throw away a card openly (`give 7`) or lose a point
//! (`pay`). Most points win; the sum of the cards still in hand, shown in the end, breaks ties.

mod action;
mod papers;

pub(crate) use action::Action;
pub(crate) use papers::{Event, Need, Position, Setup, View};

use bastide_core::{
    Chance, Clause, Game, PerSeat, PositionError, Reveal, Seat, Seats, Seed, SetupError, Sink,
    Standing, Viewer, Violation, below, ensure,
};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

pub(crate) const DAYS: u8 = 3;
const CARDS: u8 = 12;
const DEALT: usize = 2;

pub(crate) const NOTATION: Clause = Clause::new("TOY-NOTE-01");
const TURN: Clause = Clause::new("TOY-TURN-01");
const PHASE: Clause = Clause::new("TOY-TURN-02");
const HAND: Clause = Clause::new("TOY-HAND-01");
const DECK: Clause = Clause::new("TOY-DECK-01");
const ASK: Clause = Clause::new("TOY-ASK-01");

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    /// Everybody with a card who has not laid one yet, all at once.
    Lay,
    /// The winner of the day.
    Host(Seat),
    /// Whoever the host asked.
    Asked {
        host: Seat,
        asked: Seat,
    },
    Over,
}

#[derive(Clone, Debug)]
pub(crate) struct Toy {
    setup: Setup,
    phase: Phase,
    day: u8,
    /// Face down, the top card last.
    deck: Vec<u8>,
    weather: Vec<u8>,
    /// Sorted.
    hands: PerSeat<Vec<u8>>,
    laid: PerSeat<Option<u8>>,
    thrown: Vec<u8>,
    points: PerSeat<i32>,
}

impl Toy {
    /// What the current day is worth.
    pub(crate) fn weather(&self) -> u8 {
        self.weather[self.weather.len() - 1 - usize::from(self.day)]
    }

    pub(crate) fn hand(&self, seat: Seat) -> &[u8] {
        &self.hands[seat]
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.setup.seats)
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Violation<Need>> {
        ensure(self.to_act().contains(seat), TURN, Need::OwnTurn)?;
        let holds = |card| ensure(self.hands[seat].contains(&card), HAND, Need::Card { card });
        match (self.phase, action) {
            (Phase::Lay, Action::Lay(card)) | (Phase::Asked { .. }, Action::Give(card)) => {
                holds(card)
            }
            (Phase::Host(_), Action::Draw) => ensure(!self.deck.is_empty(), DECK, Need::Deck),
            (Phase::Host(host), Action::Ask(other)) => {
                let is_other = other != host && self.seats().any(|seat| seat == other);
                ensure(is_other, ASK, Need::SomebodyElse)
            }
            (Phase::Asked { .. }, Action::Pay) => Ok(()),
            _ => Err(Violation::new(PHASE, Need::AnotherPhase)),
        }
    }

    fn carry_out(&mut self, seat: Seat, action: Action, log: &mut impl Sink<Event>) -> Reveal {
        match action {
            Action::Lay(card) => {
                self.hands[seat].retain(|&other| other != card);
                self.laid[seat] = Some(card);
                log.tell(Event::Laid { seat, card: Some(card) });
                return self.turn_up_when_all_lie(log);
            }
            Action::Draw => {
                let card = self.deck.pop().expect("checked");
                self.hands[seat].push(card);
                self.hands[seat].sort_unstable();
                log.tell(Event::Drew { seat, card: Some(card) });
            }
            Action::Ask(asked) => {
                log.tell(Event::Asked { seat, asked });
                self.phase = Phase::Asked { host: seat, asked };
                return Reveal::Nothing;
            }
            Action::Give(card) => {
                self.hands[seat].retain(|&other| other != card);
                self.thrown.push(card);
                log.tell(Event::Gave { seat, card });
            }
            Action::Pay => {
                self.points[seat] -= 1;
                log.tell(Event::Paid { seat });
            }
        }
        self.next_day(log);
        // The next day brings the next weather, and a card given away is seen by all.
        Reveal::Something
    }

    fn turn_up_when_all_lie(&mut self, log: &mut impl Sink<Event>) -> Reveal {
        if !self.to_act().is_empty() {
            return Reveal::Nothing;
        }
        let highest = self.seats().max_by_key(|&seat| self.laid[seat]).expect("somebody laid");
        let mut cards: Vec<u8> = self.seats().filter_map(|seat| self.laid[seat].take()).collect();
        log.tell(Event::TurnedUp { cards: cards.clone(), host: highest });
        self.points[highest] += i32::from(self.weather());
        self.thrown.append(&mut cards);
        self.phase = Phase::Host(highest);
        Reveal::Something
    }

    fn next_day(&mut self, log: &mut impl Sink<Event>) {
        self.day += 1;
        let is_anybody_left = self.seats().any(|seat| !self.hands[seat].is_empty());
        let goes_on = self.day < DAYS && is_anybody_left;
        self.phase = if goes_on { Phase::Lay } else { Phase::Over };
        if goes_on {
            log.tell(Event::Dawn { weather: self.weather() });
        }
    }

    /// The others' hands are hidden until they count.
    fn is_hidden(&self, hand: Seat, from: Seat) -> bool {
        hand != from && self.phase != Phase::Over
    }

    /// Cards of which `seat` has not seen the face.
    fn unseen(&self, seat: Seat) -> Vec<u8> {
        let hands = self.seats().filter(|&other| !self.is_hidden(other, seat));
        let shown: Vec<u8> = hands.flat_map(|other| self.hands[other].iter().copied()).collect();
        let is_seen = |card: &u8| {
            shown.contains(card) || self.laid[seat] == Some(*card) || self.thrown.contains(card)
        };
        (1..=CARDS).filter(|card| !is_seen(card)).collect()
    }
}

impl Game for Toy {
    const NAME: &'static str = "toy";

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Need = Need;
    type Position = Position;

    fn start(setup: &Setup, seed: &Seed) -> Result<Self, SetupError> {
        let mut deck: Vec<u8> = (1..=CARDS).collect();
        Chance::new(seed, "cards").shuffle(&mut deck);
        let mut weather = vec![1, 1, 2, 2, 3];
        Chance::new(seed, "weather").shuffle(&mut weather);
        let hands = PerSeat::from_fn(setup.seats, |_| {
            let mut hand = deck.split_off(deck.len() - DEALT);
            hand.sort_unstable();
            hand
        });
        Ok(Self {
            setup: setup.clone(),
            phase: Phase::Lay,
            day: 0,
            deck,
            weather,
            hands,
            laid: PerSeat::from_fn(setup.seats, |_| None),
            thrown: Vec::new(),
            points: PerSeat::from_fn(setup.seats, |_| 0),
        })
    }

    fn setup(&self) -> Setup {
        self.setup.clone()
    }

    fn showcase() -> Vec<Setup> {
        (2..=4).map(|seats| Setup { seats }).collect()
    }

    fn seat_name(seat: Seat) -> &'static str {
        ["North", "East", "South", "West"][seat.index()]
    }

    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Lay => {
                let waits =
                    |seat: &Seat| self.laid[*seat].is_none() && !self.hands[*seat].is_empty();
                self.seats().filter(waits).collect()
            }
            Phase::Host(seat) | Phase::Asked { asked: seat, .. } => Seats::one(seat),
            Phase::Over => Seats::NONE,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.to_act().contains(seat) {
            return;
        }
        let cards = self.hands[seat].iter().copied();
        match self.phase {
            Phase::Lay => out.extend(cards.map(Action::Lay)),
            Phase::Host(host) => {
                out.extend((!self.deck.is_empty()).then_some(Action::Draw));
                out.extend(self.seats().filter(|&other| other != host).map(Action::Ask));
            }
            Phase::Asked { .. } => out.extend(cards.map(Action::Give).chain([Action::Pay])),
            Phase::Over => {}
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Sink<Event>,
    ) -> Result<Reveal, Violation<Need>> {
        self.check(seat, action)?;
        Ok(self.carry_out(seat, action, log))
    }

    fn view(&self, who: Viewer) -> View {
        View::of(self, who)
    }

    fn retell(event: &Event, who: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Laid { seat, .. } if who != Viewer::Seat(seat) => {
                Event::Laid { seat, card: None }
            }
            Event::Drew { seat, .. } if who != Viewer::Seat(seat) => {
                Event::Drew { seat, card: None }
            }
            _ => event.clone(),
        })
    }

    fn imagine(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        let mut world = self.clone();
        let mut unseen = self.unseen(seat);
        shuffle(&mut unseen, rng);
        for other in self.seats().filter(|&other| self.is_hidden(other, seat)) {
            world.laid[other] = self.laid[other].and_then(|_| unseen.pop());
            world.hands[other] = unseen.split_off(unseen.len() - self.hands[other].len());
            world.hands[other].sort_unstable();
        }
        world.deck = unseen;
        let weather_to_come = self.weather.len().saturating_sub(usize::from(self.day) + 1);
        shuffle(&mut world.weather[..weather_to_come], rng);
        world
    }

    fn standing(&self) -> Option<Standing> {
        let tie_break = |seat: Seat| self.hands[seat].iter().map(|&card| i32::from(card)).sum();
        let result = |seat: Seat| (self.points[seat], tie_break(seat));
        let is_over = self.phase == Phase::Over;
        is_over.then(|| Standing::most_points(&PerSeat::from_fn(self.setup.seats, result)))
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn restore(position: &Position) -> Result<Self, PositionError> {
        position.restore()
    }
}

fn shuffle<T>(items: &mut [T], rng: &mut impl Rng) {
    for last in (1..items.len()).rev() {
        let chosen = below(rng, last as u32 + 1).expect("a bound above zero");
        items.swap(last, chosen as usize);
    }
}
