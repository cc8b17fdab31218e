//! A game of Tournay: its state, and the contract of [`Game`] that it fulfils.
//!
//! An action answers the task on top of the stack; then everything runs on by itself until somebody
//! has a choice again (`turn::run`).

mod act;
mod check;
mod citizens;
mod deal;
mod draw;
mod effect;
mod events;
mod finale;
mod imagine;
mod look;
mod options;
mod play;
mod react;
mod scoring;
mod turn;
mod watch;

pub(crate) use deal::sorted;

use arrayvec::ArrayVec;
use bastide_core::{
    Game, PerSeat, PositionError, Reveal, Seat, Seats, Seed, SetupError, Sink, Standing, Viewer,
    Violation,
};
use rand_core::Rng;

use crate::action::Action;
use crate::card::{Card, Knowers, Seen};
use crate::colour::{Deck, PerColour};
use crate::data::Table;
use crate::event::{Debt, Event, Reason};
use crate::need::Need;
use crate::pile::Pile;
use crate::player::Player;
use crate::position::Position;
use crate::queue::Queue;
use crate::setup::Setup;
use crate::slot::Slot;
use crate::task::Task;
use crate::verb::CardRow;
use crate::view::View;

/// Deniers for a borrowed citizen, to its owner (TOU-USE-03).
pub(crate) const BORROWING: u32 = 2;
/// Deniers for a citizen used to earn (TOU-EARN-01).
pub(crate) const EARNING: u8 = 2;
/// Deniers for a recruit by action (TOU-ADV-04).
pub(crate) const RECRUITING: u32 = 5;
/// Cards in hand at the end of a turn (TOU-HAND-01).
pub(crate) const HAND_LIMIT: u8 = 4;
/// Points a player gets from one prestige building at most (TOU-SCORE-04).
pub(crate) const PRESTIGE_CAP: u32 = 12;
/// The most activity cards that can be in play.
pub(crate) const CARDS_IN_PLAY: usize = 90;
/// Nested tasks: a turn, a reaction, a follow-up, its effect, a crier, its events.
pub(crate) const MOST_TASKS: usize = 16;

/// A card that lies under others in a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Covered {
    pub(crate) seat: Seat,
    pub(crate) slot: Slot,
    pub(crate) card: Card,
}

/// Two cards of a deck between which the active player chooses.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Looked {
    pub(crate) deck: Deck,
    pub(crate) cards: [Seen; 2],
    pub(crate) has_crier: bool,
}

/// The last card of a player (TOU-FINAL-02).
#[derive(Clone, Copy, Debug, Default)]
pub(crate) enum LastCard {
    /// Not chosen yet, or not asked for yet.
    #[default]
    Open,
    /// None, or it is settled.
    Passed,
    /// Chosen in secret: the card is still in the hand, at this place.
    Sealed { index: u8, slot: Slot },
    /// Turned up and out of the hand, about to be paid.
    Shown { card: Card, slot: Slot },
}

#[derive(Clone, Debug)]
pub struct Tournay {
    pub(crate) setup: Setup,
    pub(crate) players: [Player; 4],
    pub(crate) piles: [Pile; Deck::COUNT],
    pub(crate) queue: Queue,
    /// From the first covered to the last.
    pub(crate) covered: ArrayVec<Covered, CARDS_IN_PLAY>,
    /// With the mix method: the cards that were left out, three for each deck of level I and II.
    pub(crate) left_out: ArrayVec<Card, 18>,
    pub(crate) reserve: PerColour<u8>,
    /// The decks whose town crier has appeared, by index.
    pub(crate) criers: u16,
    pub(crate) active: Seat,
    pub(crate) start_player: Seat,
    pub(crate) is_last_round: bool,
    /// The innermost last; none once the game is over.
    pub(crate) tasks: ArrayVec<Task, MOST_TASKS>,
    /// The buildings copied one through the other.
    pub(crate) chain: ArrayVec<(Seat, Slot), 8>,
    /// Who was protected by a Catapult against the current crier.
    pub(crate) shielded: Seats,
    pub(crate) looked: Option<Looked>,
    pub(crate) last_cards: [LastCard; 4],
    /// Whether the action that is carried out has told some seat something new.
    pub(crate) has_revealed: bool,
}

impl Tournay {
    pub fn table(&self) -> &Table {
        self.setup.table()
    }

    pub(crate) fn row(&self, card: Card) -> &CardRow {
        self.table().card(card)
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(crate) fn pile(&self, deck: Deck) -> &Pile {
        &self.piles[deck.index()]
    }

    pub(crate) fn pile_mut(&mut self, deck: Deck) -> &mut Pile {
        &mut self.piles[deck.index()]
    }

    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.setup.players)
    }

    /// The seat `places` to the left of the active player; that player with none.
    pub(crate) fn seat_at(&self, places: u8) -> Seat {
        Seat::new((self.active.index() as u8 + places) % self.setup.players)
    }

    /// How many places to the left of the active player a seat is.
    pub(crate) fn places_to(&self, seat: Seat) -> u8 {
        (seat.index() as u8 + self.setup.players - self.active.index() as u8) % self.setup.players
    }

    pub(crate) fn has_shown_crier(&self, deck: Deck) -> bool {
        self.criers & (1 << deck.index()) != 0
    }

    /// The task that asks somebody; none once the game is over.
    pub fn task(&self) -> Option<Task> {
        self.tasks.last().copied()
    }

    pub(crate) fn push(&mut self, task: Task) {
        self.tasks.push(task);
    }

    /// A card that more people know from now on.
    pub(crate) fn shown(&mut self, seen: Seen, to: Knowers) -> Seen {
        let by = seen.by.and(to);
        self.has_revealed |= by.is_news_since(seen.by, self.setup.players);
        Seen { card: seen.card, by }
    }

    pub(crate) fn gain(
        &mut self,
        seat: Seat,
        deniers: u32,
        reason: Reason,
        log: &mut impl Sink<Event>,
    ) {
        if deniers > 0 {
            self.player_mut(seat).deniers += deniers;
            log.tell(Event::Gained { seat, deniers, reason });
        }
    }

    /// Pays to the bank what the checks have found in the purse.
    pub(crate) fn pay(
        &mut self,
        seat: Seat,
        deniers: u32,
        reason: Reason,
        log: &mut impl Sink<Event>,
    ) {
        if deniers > 0 {
            let purse = &mut self.player_mut(seat).deniers;
            *purse = purse.saturating_sub(deniers);
            log.tell(Event::Paid { seat, deniers, reason });
        }
    }

    /// Pays another player, never more than there is.
    pub(crate) fn transfer(
        &mut self,
        [from, to]: [Seat; 2],
        deniers: u32,
        debt: Debt,
        log: &mut impl Sink<Event>,
    ) {
        let deniers = deniers.min(self.player(from).deniers);
        if deniers > 0 {
            self.player_mut(from).deniers -= deniers;
            self.player_mut(to).deniers += deniers;
            log.tell(Event::Transferred { from, to, deniers, debt });
        }
    }
}

impl Game for Tournay {
    const NAME: &'static str = "tournay";

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Need = Need;
    type Position = Position;

    fn start(setup: &Setup, seed: &Seed) -> Result<Self, SetupError> {
        Self::dealt(setup, seed)
    }

    fn setup(&self) -> Setup {
        self.setup.clone()
    }

    fn showcase() -> Vec<Setup> {
        let variants = [
            "",
            "rules=advanced expansion=replace",
            "players=3 expansion=mix",
            "players=3 rules=advanced",
            "players=4 expansion=replace",
            "players=4 rules=advanced expansion=mix",
            "players=3 expansion=replace cards=Y1-MARKET.cost:2+EV-PLAGUE.circles:4",
        ];
        variants.map(|text| text.parse().expect("a valid list of options")).to_vec()
    }

    fn seat_name(seat: Seat) -> &'static str {
        ["First", "Second", "Third", "Fourth"][seat.index()]
    }

    fn to_act(&self) -> Seats {
        self.asked()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.options(seat, &mut |action| out.push(action));
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Sink<Event>,
    ) -> Result<Reveal, Violation<Need>> {
        self.check(seat, action)?;
        self.has_revealed = false;
        self.carry_out(seat, action, log);
        self.run(log);
        Ok(if self.has_revealed { Reveal::Something } else { Reveal::Nothing })
    }

    fn view(&self, who: Viewer) -> View {
        self.watched(who)
    }

    fn retell(event: &Event, who: Viewer) -> Option<Event> {
        Some(event.retold(who))
    }

    fn imagine(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        self.imagined(seat, rng)
    }

    fn standing(&self) -> Option<Standing> {
        let scores = self.scores()?;
        let result = |seat| (scores.total[seat] as i32, 0);
        Some(Standing::most_points(&PerSeat::from_fn(self.setup.players, result)))
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn restore(position: &Position) -> Result<Self, PositionError> {
        position.restore()
    }
}
