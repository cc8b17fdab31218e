//! Tables of Tournay worth looking at: games that are played with some sense, and how they stand at
//! their beginning, in their middle and at their end.

use bastide_core::{Game as _, Seat, Seed, Viewer};
use bastide_presentation_tournay::drawing::Marks;
use bastide_tournay::{Action, Event, Setup, Task, Tournay, Use, View};

pub(crate) struct Scene {
    pub(crate) name: String,
    pub(crate) view: View,
    pub(crate) marks: Marks,
}

/// A generator that is good enough to choose among actions.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound.max(1)
    }
}

/// How much an action is wished for.
fn weight(game: &Tournay, seat: Seat, action: Action) -> u64 {
    let view = game.view(Viewer::Seat(seat));
    let player = &view.players[seat];
    match action {
        Action::Play { card, slot: Some(slot) } | Action::Commit { card, slot } => {
            let below = player.district.iter().find(|view| view.slot == slot);
            let twin = below.filter(|below| {
                below
                    .cards
                    .first()
                    .is_some_and(|top| top.deck().colour() == card.card.deck().colour())
            });
            match (below, twin) {
                (None, _) => 60,
                (_, Some(_)) if player.district.len() > 7 => 8,
                _ => u64::from(player.district.len() > 8),
            }
        }
        Action::Play { .. } => 61,
        Action::Activate { make: Use::Effect, .. } | Action::Follow { make: Use::Effect, .. } => 40,
        Action::Draw { deck, .. } if player.hand.len() < 4 => 4 * u64::from(deck.level().number()),
        Action::Combat { .. } => 14,
        Action::Earn { citizens, .. } => u64::from(citizens) * u64::from(player.deniers < 6),
        Action::Gather if player.available.sum() < 2 => 45,
        Action::Gather | Action::Activate { .. } | Action::Follow { .. } => 0,
        Action::Own => 30,
        Action::Skip | Action::Pass | Action::Draw { .. } | Action::Decline | Action::Endure => 1,
        _ => 10,
    }
}

pub(crate) fn chosen(game: &Tournay, seat: Seat, dice: &mut Dice) -> Action {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    let weights: Vec<u64> = actions.iter().map(|&action| weight(game, seat, action)).collect();
    let mut mark = dice.below(weights.iter().sum());
    for (&action, &weight) in actions.iter().zip(&weights) {
        if mark < weight {
            return action;
        }
        mark -= weight;
    }
    actions[0]
}

/// A table after every action, until the game is over.
pub(crate) fn game(setup: &str, number: u64) -> Vec<(View, Marks, Option<Task>)> {
    let setup: Setup = setup.parse().expect("a setup");
    let mut game = Tournay::start(&setup, &Seed::numbered(number)).expect("it starts");
    let mut dice = Dice(number);
    let mut tables = Vec::new();
    let mut events: Vec<Event> = Vec::new();
    loop {
        let view = game.view(Viewer::Seat(Seat::new(0)));
        tables.push((view, Marks::after(&events), game.task()));
        let Some(seat) = game.to_act().iter().next() else { return tables };
        let action = chosen(&game, seat, &mut dice);
        events.clear();
        let _ = game.apply(seat, action, &mut events).expect("a listed action");
        if tables.len() > 3000 {
            return tables;
        }
    }
}

/// How much there is to see: workers, damage, covered cards and cards in hand.
fn busy(view: &View) -> usize {
    let district = view.players.iter().flat_map(|(_, player)| &player.district);
    let on_cards: usize = district
        .map(|slot| 4 * slot.workers.len() + 5 * usize::from(slot.is_damaged) + slot.cards.len())
        .sum();
    on_cards + view.players.iter().map(|(_, player)| player.hand.len()).sum::<usize>()
}

/// The beginning, the middle and the end for two and for four players, and a draw with three.
pub(crate) fn scenes() -> Vec<Scene> {
    let mut scenes = Vec::new();
    for (players, setup) in [(2, "expansion=mix"), (4, "players=4 expansion=replace")] {
        let tables = game(setup, 4);
        let is_own = |table: &&(View, Marks, Option<Task>)| {
            table.2 == Some(Task::Act) && table.0.active == Seat::new(0)
        };
        let (from, to) = (tables.len() * 2 / 5, tables.len() * 3 / 4);
        let middle = tables[from..to].iter().filter(is_own).max_by_key(|table| busy(&table.0));
        let shown = [("opening", tables.first()), ("middle", middle), ("final", tables.last())];
        for (name, table) in shown {
            let (view, marks, _) = table.expect("the game has such a moment");
            let name = format!("tournay-{players}-{name}");
            scenes.push(Scene { name, view: view.clone(), marks: *marks });
        }
    }
    let tables = game("players=3 rules=advanced expansion=mix", 2);
    let is_looking = |table: &&(View, Marks, Option<Task>)| {
        table.0.looked.is_some() && table.0.active == Seat::new(0)
    };
    let (view, marks, _) = tables.iter().rfind(is_looking).expect("somebody draws");
    scenes.push(Scene { name: "tournay-3-drawing".to_owned(), view: view.clone(), marks: *marks });
    scenes
}
