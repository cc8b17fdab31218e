//! What must hold between the parts of a position.

use bastide_core::{Clause, PositionError};

use super::Position;
use crate::card::{Card, EventCard};
use crate::clause;
use crate::colour::{Colour, Deck};
use crate::game::{LastCard, Tournay, sorted};
use crate::queue::Spot;
use crate::setup::Expansion;
use crate::task::Task;
use crate::verb::Verb;

/// What is wrong, before it is clear where.
pub(super) struct Complaint {
    problem: String,
    clause: Option<Clause>,
}

impl Complaint {
    pub(super) fn new(problem: String, clause: Option<Clause>) -> Self {
        Self { problem, clause }
    }

    pub(super) fn unless(
        condition: bool,
        problem: impl FnOnce() -> String,
        clause: Clause,
    ) -> Result<(), Self> {
        if condition { Ok(()) } else { Err(Self::new(problem(), Some(clause))) }
    }

    pub(super) fn at(self, at: &str) -> PositionError {
        PositionError { at: at.to_owned(), problem: self.problem, clause: self.clause }
    }
}

pub(super) fn plain(at: &str, problem: String) -> PositionError {
    PositionError { at: at.to_owned(), problem, clause: None }
}

pub(super) fn require(
    condition: bool,
    at: &str,
    problem: impl FnOnce() -> String,
) -> Result<(), PositionError> {
    if condition { Ok(()) } else { Err(plain(at, problem())) }
}

impl Position {
    pub(super) fn check(&self, game: &Tournay) -> Result<(), PositionError> {
        check_cards(game)?;
        self.check_events(game)?;
        check_citizens(game)?;
        check_last_cards(game)?;
        check_tasks(game)?;
        let is_waiting = game.is_waiting();
        require(is_waiting, "tasks", || "the last task is one that asks nobody".to_owned())
    }

    /// Every event card once, and no more coins than circles (TOU-TST-21, TOU-EVENT-04).
    fn check_events(&self, game: &Tournay) -> Result<(), PositionError> {
        let mut counts = [0u8; EventCard::COUNT];
        let players = self.players.iter().flat_map(|p| p.ramparts.iter().chain(&p.built));
        let deck = self.event_deck.iter().map(|document| &document.card);
        let queue = self.queue.iter().flatten().map(|document| &document.card);
        players.chain(deck).chain(queue).for_each(|card| counts[card.index()] += 1);
        let wrong = EventCard::all().find(|card| counts[card.index()] != 1);
        if let Some(card) = wrong {
            let problem = format!("{card} is there {} times", counts[card.index()]);
            return Err(Complaint::new(problem, Some(clause::TOU_TST_21)).at("event_deck"));
        }
        for spot in Spot::all() {
            let circles = game.queue.event(spot).map_or(0, |card| game.table().event(card).circles);
            let has_room = game.queue.coins(spot) <= circles;
            let problem = || format!("place {spot}: more coins than circles");
            Complaint::unless(has_room, problem, clause::TOU_EVENT_04)
                .map_err(|c| c.at("queue"))?;
        }
        Ok(())
    }
}

/// Every activity card once (TOU-TST-21).
fn check_cards(game: &Tournay) -> Result<(), PositionError> {
    let mut counts = [0u8; Card::COUNT];
    let mut count = |card: Card| counts[card.index()] = counts[card.index()].saturating_add(1);
    game.piles.iter().flat_map(|pile| &pile.cards).for_each(|seen| count(seen.card));
    game.players.iter().flat_map(|player| &player.hand).for_each(|seen| count(seen.card));
    game.players.iter().for_each(|p| p.district.cards().for_each(|(_, card)| count(card)));
    game.covered.iter().for_each(|covered| count(covered.card));
    game.left_out.iter().for_each(|&card| count(card));
    game.looked.iter().flat_map(|looked| looked.cards).for_each(|seen| count(seen.card));
    for looked in game.looked.iter().filter(|looked| looked.has_crier) {
        count(Card::crier(looked.deck));
    }
    for task in &game.tasks {
        if let Task::PayCitizen { card, .. } | Task::PayCard { card, .. } | Task::PutCard { card } =
            task
        {
            count(*card);
        }
    }
    for last_card in game.last_cards {
        if let LastCard::Shown { card, .. } = last_card {
            count(card);
        }
    }
    let shown = Deck::all().filter(|&deck| game.has_shown_crier(deck));
    shown.for_each(|deck| count(Card::crier(deck)));
    let mut expected = [0u8; Card::COUNT];
    for deck in Deck::all() {
        let cards = sorted(game.table(), deck, game.setup.expansion);
        cards.fixed.iter().chain(&cards.optional).for_each(|card| expected[card.index()] += 1);
    }
    if let Some(card) = Card::all().find(|card| counts[card.index()] != expected[card.index()]) {
        let (found, meant) = (counts[card.index()], expected[card.index()]);
        let problem = format!("{card} is there {found} times, and should be {meant} times");
        return Err(Complaint::new(problem, Some(clause::TOU_TST_21)).at("decks"));
    }
    check_left_out(game)
}

/// Three optional cards of each deck of level I and II with the mix method, otherwise none.
fn check_left_out(game: &Tournay) -> Result<(), PositionError> {
    let is_mixed = game.setup.expansion == Expansion::Mix;
    for deck in Deck::all() {
        let cards = sorted(game.table(), deck, game.setup.expansion);
        let out: Vec<Card> = game.left_out.iter().copied().filter(|c| c.deck() == deck).collect();
        let expected = if is_mixed && !cards.optional.is_empty() { 3 } else { 0 };
        let fits = |card: &Card| {
            let of = |list: &[Card]| list.iter().filter(|other| *other == card).count();
            of(&out) <= of(&cards.optional)
        };
        let problem = || format!("{deck}: {expected} cards of those to choose from");
        let is_right = out.len() == expected && out.iter().all(fits);
        Complaint::unless(is_right, problem, clause::TOU_EXP_02).map_err(|c| c.at("left_out"))?;
    }
    Ok(())
}

/// TOU-TST-20, TOU-SETUP-16.
fn check_citizens(game: &Tournay) -> Result<(), PositionError> {
    let players = game.setup.players;
    // The same with both rules (TOU-ADV-09).
    let total = u16::from(players) * 2 + 3;
    for colour in Colour::ALL {
        let owned: u16 = game.seats().map(|s| u16::from(game.player(s).citizens(colour))).sum();
        let found = owned + u16::from(game.reserve[colour]);
        let problem = || format!("{found} {colour} citizens, not {total}");
        Complaint::unless(found == total, problem, clause::TOU_TST_20)
            .map_err(|c| c.at("reserve"))?;
    }
    Ok(())
}

fn check_last_cards(game: &Tournay) -> Result<(), PositionError> {
    let is_commit = game.task() == Some(Task::Commit);
    for seat in game.seats() {
        let hand = &game.player(seat).hand;
        let is_fine = match game.last_cards[seat.index()] {
            LastCard::Open => !is_commit || !hand.is_empty(),
            LastCard::Passed => true,
            LastCard::Sealed { index, slot } => {
                is_commit
                    && hand
                        .get(usize::from(index))
                        .is_some_and(|seen| game.can_commit(seat, seen.card, slot))
            }
            LastCard::Shown { card, slot } => {
                game.tasks.contains(&Task::Settle { seat }) && game.can_commit(seat, card, slot)
            }
        };
        let at = format!("players[{}].last_card", seat.index());
        require(is_fine, &at, || "it does not fit what is going on".to_owned())?;
    }
    Ok(())
}

/// A turn, or the final placement, and what is nested in it.
fn check_tasks(game: &Tournay) -> Result<(), PositionError> {
    let wrong = |problem: &str| plain("tasks", problem.to_owned());
    let Some((last, below)) = game.tasks.split_last() else {
        let has_ramparts = game.seats().any(|seat| !game.player(seat).ramparts.is_empty());
        let problem = || "a game is over after its last round".to_owned();
        require(game.is_last_round, "tasks", problem)?;
        return require(!has_ramparts, "tasks", || "in the end all ramparts are built".to_owned());
    };
    if game.tasks.len() > 10 {
        return Err(wrong("more than can be nested"));
    }
    let is_turn = game.tasks[0] == Task::EndTurn;
    let is_final = is_turn || *last == Task::Commit && below.is_empty() || game.is_last_round;
    require(is_final, "tasks", || "they begin with the end of a turn".to_owned())?;
    for (index, &task) in game.tasks.iter().enumerate() {
        let is_last = index + 1 == game.tasks.len();
        let is_nested = match task {
            Task::EndTurn => index == 0,
            Task::Act => index == 1 && is_turn,
            Task::Settle { seat } => !is_turn && seat.index() < usize::from(game.setup.players),
            Task::Activated { .. }
            | Task::React { .. }
            | Task::Events { .. }
            | Task::TurnUp { .. } => is_turn,
            _ => is_last,
        };
        require(is_nested, "tasks", || format!("number {index} cannot stand there"))?;
        check_task(game, task)
            .map_err(|problem| plain("tasks", format!("number {index}: {problem}")))?;
    }
    let looks = matches!(last, Task::Keep { .. });
    require(looks == game.looked.is_some(), "looked", || {
        "cards are looked at to keep one".to_owned()
    })
}

/// What a task speaks of must be there.
fn check_task(game: &Tournay, task: Task) -> Result<(), &'static str> {
    let players = game.setup.players;
    let district = &game.player(game.active).district;
    let is_fine = match task {
        Task::PayCitizen { card, slot } => {
            game.row(card).cost.citizen.is_some() && district.open_slots().contains(slot)
        }
        Task::PayCard { card, slot } => {
            let is_final = !game.tasks.contains(&Task::EndTurn);
            game.row(card).cost.has_card && slot.is_some() == is_final
        }
        Task::PutCard { card } => game.row(card).cost.has_card,
        Task::PlacingCombat { knights } => knights.iter().all(|slot| {
            let card = district.card(slot);
            card.is_some_and(|c| matches!(game.row(c).verb, Verb::OnPlaceCombat { .. }))
        }),
        Task::Citizens { left, passed, errand, .. } => {
            (1..=3).contains(&left) && passed < players && game.is_errand_possible(task, errand)
        }
        Task::Keep { deck } => game.looked.is_some_and(|looked| looked.deck == deck),
        Task::TurnUp { next, keep, .. } => next <= 3 && keep <= 3,
        Task::TakeShown { next, left, .. } => next <= 3 && (1..=3).contains(&left),
        Task::Activated { slot, .. } => district.buildings.contains(slot),
        Task::React { waiting } => waiting.iter().all(|slot| district.characters.contains(slot)),
        Task::Events { rest, .. } => rest.iter().all(|spot| game.queue.event(spot).is_some()),
        Task::Bombard { victim } => (1..players).contains(&victim),
        Task::Defend { spot, victim, .. } => {
            let event = game.queue.event(spot);
            victim < players && event.is_some_and(|card| game.has_ramparts_against(card))
        }
        Task::Suffer { spot, victim, hits, .. } => {
            victim < players && (1..=game.queue.coins(spot)).contains(&hits)
        }
        Task::Settle { seat } => seat.index() < usize::from(players),
        Task::ChooseDraw { .. }
        | Task::ChooseTake { .. }
        | Task::ChooseRecruit { .. }
        | Task::CopyBuilding { .. }
        | Task::CombatFree { .. }
        | Task::Fire { .. }
        | Task::NameColour { .. }
        | Task::PlayCard
        | Task::Act
        | Task::EndTurn
        | Task::Commit => true,
    };
    if is_fine { Ok(()) } else { Err("it speaks of what is not there") }
}
