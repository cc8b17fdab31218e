//! Moments of games of Tournay at which something is asked or refused, found by playing at random: one for
//! every kind there is.

use std::collections::{BTreeMap, BTreeSet};

use bastide_core::{Game as _, Seat, Seed, Viewer};
use bastide_matches::{Adding, Follows, MatchRequest, SeatRequest};
use bastide_store::GuestId;
use bastide_store::time_control::Terms;
use bastide_tournay::{Action, Need, Setup, Slot, Spot, Task, Tournay};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

use crate::house::{House, Person};

/// The kind of a question; nothing for what goes on by itself. A new task has to be named here.
pub(crate) fn question(task: Task) -> Option<&'static str> {
    Some(match task {
        Task::PlayCard => "play_card",
        Task::PayCitizen { .. } => "pay_citizen",
        Task::PayCard { .. } => "pay_card",
        Task::PutCard { .. } => "put_card",
        Task::PlacingCombat { .. } => "placing_combat",
        Task::Act => "act",
        Task::Citizens { .. } => "citizens",
        Task::ChooseDraw { .. } => "choose_draw",
        Task::ChooseTake { .. } => "choose_take",
        Task::Keep { .. } => "keep",
        Task::TakeShown { .. } => "take_shown",
        Task::ChooseRecruit { .. } => "choose_recruit",
        Task::CopyBuilding { .. } => "copy_building",
        Task::CombatFree { .. } => "combat_free",
        Task::Fire { .. } => "fire",
        Task::Bombard { .. } => "bombard",
        Task::NameColour { .. } => "name_colour",
        Task::React { .. } => "react",
        Task::Defend { .. } => "defend",
        Task::Suffer { .. } => "suffer",
        Task::EndTurn => "end_turn",
        Task::Commit => "commit",
        Task::TurnUp { .. }
        | Task::Activated { .. }
        | Task::Events { .. }
        | Task::Settle { .. } => return None,
    })
}

/// How many kinds of questions [`question`] knows.
pub(crate) const QUESTIONS: usize = 22;

/// The kind of a refusal; nothing for those that whoever is asked never meets. A new need has to be named here.
pub(crate) fn refusal(need: Need) -> Option<&'static str> {
    Some(match need {
        Need::Answer { .. } => "answer",
        Need::Deniers { .. } => "deniers",
        Need::Citizens { .. } => "citizens",
        Need::OwnCitizen { .. } => "own_citizen",
        Need::InHand => "in_hand",
        Need::SlotNow { .. } => "slot_now",
        Need::Slot { .. } => "slot",
        Need::Card => "card",
        Need::NoTwin => "no_twin",
        Need::FaceUp { .. } => "face_up",
        Need::FaceDown { .. } => "face_down",
        Need::Building => "building",
        Need::Free => "free",
        Need::Undamaged => "undamaged",
        Need::LowLevel => "low_level",
        Need::Event => "event",
        Need::Coins => "coins",
        Need::NoCoins => "no_coins",
        Need::Reserve { .. } => "reserve",
        Need::Advanced => "advanced",
        Need::Opponent => "opponent",
        Need::Once => "once",
        Need::Fewer { .. } => "fewer",
        Need::Reaction => "reaction",
        Need::Rampart => "rampart",
        Need::Catapult => "catapult",
        Need::InOrder => "in_order",
        // The first three are told to those who are not asked and have a test of their own; no check
        // asks for the fourth, and the last two are about options that these games do not have.
        Need::TurnOf { .. }
        | Need::OpenChoice
        | Need::GameGoingOn
        | Need::Playable
        | Need::VisibleCard
        | Need::LookAtBoth { .. } => return None,
    })
}

/// How many kinds of refusals [`refusal`] knows.
pub(crate) const REFUSALS: usize = 27;

/// A game up to a moment at which a seat is asked.
#[derive(Clone)]
pub(crate) struct Moment {
    pub(crate) setup: Setup,
    pub(crate) seed: Seed,
    pub(crate) played: Vec<(Seat, Action)>,
    pub(crate) seat: Seat,
}

impl Moment {
    /// The state that the actions lead to.
    pub(crate) fn state(&self) -> Tournay {
        let mut state = Tournay::start(&self.setup, &self.seed).unwrap();
        for &(seat, action) in &self.played {
            let _ = state.apply(seat, action, &mut Vec::new()).unwrap();
        }
        state
    }

    pub(crate) fn legal(&self) -> BTreeSet<String> {
        let mut legal = Vec::new();
        self.state().legal(self.seat, &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    /// The match at this moment: `mover` is asked, `other` has the other seats.
    pub(crate) async fn table(&self, house: &House, mover: GuestId, other: GuestId) -> String {
        let guest = |seat| if seat == self.seat { mover } else { other };
        let wish = MatchRequest {
            game: "tournay".to_owned(),
            setup: self.setup.to_string(),
            seed: Some(self.seed.to_string()),
            adding: Adding::Nothing,
            visibility: bastide_store::Visibility::Private,
            seats: Seat::all(self.setup.players).map(guest).map(SeatRequest::Guest).collect(),
            games: 1,
            follows: Follows::Nothing,
            terms: Terms::default(),
            rated: true,
        };
        let played: Vec<(Seat, String)> =
            self.played.iter().map(|&(seat, action)| (seat, action.to_string())).collect();
        house.tables.create_from(mover, wish, &played).await.unwrap().to_string()
    }
}

/// Somebody who has a name here, and the number by which the house knows them.
pub(crate) async fn known_guest(house: &House, name: &str) -> (Person, GuestId) {
    let mut person = house.guest(name).await;
    let id = person.creates(&[("seat0", "me"), ("seat1", "anyone")]).await;
    let table = house.tables.open(&id.parse().unwrap()).await.unwrap();
    (person, table.creator)
}

/// By then everything has come up more than once.
const MOST_GAMES: u64 = 60;

/// Plays games at random, and shows each moment to `see` before somebody acts, with everything that was
/// possible in that game so far; until `see` has had enough.
pub(crate) fn search(mut see: impl FnMut(&Moment, &Tournay, &BTreeSet<Action>) -> bool) {
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    let setups = Tournay::showcase();
    for (number, setup) in (0..MOST_GAMES).zip(setups.into_iter().cycle()) {
        let seed = Seed::numbered(number);
        let mut state = Tournay::start(&setup, &seed).unwrap();
        let mut moment = Moment { setup, seed, played: Vec::new(), seat: Seat::new(0) };
        let mut possible = BTreeSet::new();
        while let Some(mover) = state.to_act().iter().next() {
            moment.seat = mover;
            let mut legal = Vec::new();
            state.legal(mover, &mut legal);
            possible.extend(legal);
            if !see(&moment, &state, &possible) {
                return;
            }
            let action = state.pick(mover, &mut rng).unwrap();
            let _ = state.apply(mover, action, &mut Vec::new()).unwrap();
            moment.played.push((mover, action));
        }
    }
}

/// The first moment of every kind of question.
pub(crate) fn asked() -> BTreeMap<&'static str, Moment> {
    let mut found = BTreeMap::new();
    search(|moment, state, _| {
        let task = state.view(Viewer::Public).task.expect("somebody is asked");
        if let Some(kind) = question(task) {
            found.entry(kind).or_insert_with(|| moment.clone());
        }
        found.len() < QUESTIONS
    });
    found
}

/// The first moment of every kind of refusal, with the action that is refused.
pub(crate) fn refused() -> BTreeMap<&'static str, (Moment, Action)> {
    let mut found: BTreeMap<&'static str, (Moment, Action)> = BTreeMap::new();
    search(|moment, state, possible| {
        // A part of them each time: positions are many, and most actions are refused for the same reason.
        let some = possible.iter().skip(moment.played.len() % SHARE).step_by(SHARE);
        for action in some.flat_map(|&action| [action, twisted(action)]) {
            let Err(violation) = state.clone().apply(moment.seat, action, &mut Vec::new()) else {
                continue;
            };
            if let Some(kind) = refusal(violation.need) {
                found.entry(kind).or_insert_with(|| (moment.clone(), action));
            }
        }
        found.len() < REFUSALS
    });
    found
}

const SHARE: usize = 16;

/// What nobody could ever do in the place of what somebody could: a card with a slot too few or too many, a
/// building of nobody else, all events at once.
fn twisted(action: Action) -> Action {
    match action {
        Action::Play { card, slot: Some(_) } => Action::Play { card, slot: None },
        Action::Play { card, slot: None } => Action::Play { card, slot: Some(Slot::MIDDLE) },
        Action::Fire(_) => Action::Fire(Spot::all().collect()),
        other => other,
    }
}
