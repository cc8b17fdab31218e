//! Setup: what lies where before the first turn (TOU-SETUP, TOU-ADV, TOU-EXP).

use arrayvec::ArrayVec;
use bastide_core::{Chance, Seat, Seats, Seed, SetupError};

use super::{LastCard, Tournay};
use crate::card::{Card, EventCard, Seen};
use crate::colour::{Deck, PerColour};
use crate::data::Table;
use crate::pile::Pile;
use crate::player::Player;
use crate::queue::{Queue, Spot};
use crate::setup::{Expansion, Rules, Setup};
use crate::task::Task;

/// The cards of one deck before it is shuffled: those always in it, and those to choose from.
pub(crate) struct Sorted {
    pub(crate) fixed: ArrayVec<Card, 10>,
    /// With the mix method six, of which three go in; otherwise none.
    pub(crate) optional: ArrayVec<Card, 6>,
}

/// How many of the optional cards stay out.
pub(crate) const LEFT_OUT: usize = 3;

/// Sorts the cards of a deck by the method in which the expansion is used.
pub(crate) fn sorted(table: &Table, deck: Deck, expansion: Expansion) -> Sorted {
    let mut sorted = Sorted { fixed: ArrayVec::new(), optional: ArrayVec::new() };
    for card in Card::all().filter(|card| card.deck() == deck) {
        let row = table.card(card);
        let permanent = if row.is_expansion { 0 } else { row.copies - row.removable };
        let removable = row.removable;
        let new = if row.is_expansion { row.copies } else { 0 };
        let (fixed, optional) = match expansion {
            Expansion::None => (permanent + removable, 0),
            Expansion::Replace => (permanent + new, 0),
            Expansion::Mix => (permanent, removable + new),
        };
        sorted.fixed.extend((0..fixed).map(|_| card));
        sorted.optional.extend((0..optional).map(|_| card));
    }
    sorted
}

impl Tournay {
    pub(super) fn dealt(setup: &Setup, seed: &Seed) -> Result<Self, SetupError> {
        if !(2..=4).contains(&setup.players) {
            let allowed = "2, 3 or 4 players".to_owned();
            return Err(SetupError::Players { given: setup.players, allowed });
        }
        setup.check_start_player()?;
        let mut left_out = ArrayVec::new();
        let piles = std::array::from_fn(|index| shuffled(setup, index, seed, &mut left_out));
        let (each, reserve, deniers) = match setup.rules {
            Rules::Base => (2, 3, 6),
            Rules::Advanced => (1, setup.players + 3, 9),
        };
        let start_player = setup.start_player.unwrap_or_else(|| drawn_seat(setup, seed));
        let player = Player { deniers, available: PerColour::all(each), ..Player::default() };
        let unused = Player::default;
        let seated = |index: usize| index < usize::from(setup.players);
        let mut game = Self {
            setup: setup.clone(),
            players: std::array::from_fn(|i| if seated(i) { player.clone() } else { unused() }),
            piles,
            queue: dealt_queue(seed),
            covered: ArrayVec::new(),
            left_out,
            reserve: PerColour::all(reserve),
            criers: 0,
            active: start_player,
            start_player,
            is_last_round: false,
            tasks: ArrayVec::new(),
            chain: ArrayVec::new(),
            shielded: Seats::NONE,
            looked: None,
            last_cards: [LastCard::Open; 4],
            has_revealed: false,
        };
        game.tasks.extend([Task::EndTurn, Task::Act, Task::PlayCard]);
        game.run(&mut bastide_core::Silent);
        Ok(game)
    }
}

/// Whoever begins by chance.
fn drawn_seat(setup: &Setup, seed: &Seed) -> Seat {
    let drawn = Chance::new(seed, "start player").below(0, u32::from(setup.players));
    Seat::new(drawn as u8)
}

fn shuffled(setup: &Setup, index: usize, seed: &Seed, left_out: &mut ArrayVec<Card, 18>) -> Pile {
    let deck = Deck::all().nth(index).expect("there are nine decks");
    let Sorted { mut fixed, mut optional } = sorted(setup.table(), deck, setup.expansion);
    Chance::new(seed, &format!("mix {deck}")).shuffle(&mut optional);
    let out = if optional.is_empty() { 0 } else { LEFT_OUT };
    left_out.extend(optional.drain(..out));
    fixed.extend(optional);
    Chance::new(seed, &deck.to_string()).shuffle(&mut fixed);
    Pile { cards: fixed.into_iter().map(Seen::unseen).collect(), is_face_up: false }
}

fn dealt_queue(seed: &Seed) -> Queue {
    let mut queue = Queue { deck: EventCard::all().collect(), ..Queue::default() };
    Chance::new(seed, "events").shuffle(&mut queue.deck);
    for spot in Spot::all() {
        let _ = queue.refill(spot);
    }
    queue
}
