//! The game: its state, and what the contract asks of it.

mod act;
mod activity;
mod castle;
mod check;
mod choices;
mod defence;
mod estate;
mod garrison;
mod imagine;
mod insight;
mod legal;
mod player;
mod question;
mod reach;
mod round;
mod turn;

use std::sync::Arc;

use arrayvec::ArrayVec;
use bastide_core::{
    Chance, Game, PerSeat, PositionError, Reveal, Seat, Seats, Seed, SetupError, Sink, Standing,
    Viewer, Violation,
};
use rand_core::Rng;

use crate::action::Action;
use crate::builtin::{Loot, Path};
use crate::corrected::{Corrected, table_of};
use crate::event::Event;
use crate::need::Need;
use crate::notation::SEATS;
use crate::position::Position;
use crate::score::Score;
use crate::setup::{Rules, Scenario, Setup};
use crate::sheet::table::Table;
use crate::view::View;

pub(crate) use estate::Estate;
pub use insight::{CastleNeeds, Insight};
pub use player::Stage;
pub(crate) use player::{Battle, Pending, Player};
use turn::Turn;

/// A refusal by the rules.
type Refusal = Violation<Need>;

words! {
    /// What the table is at.
    Phase {
        /// Path cards are taken, one player after the other.
        Draft = "draft",
        /// All act at once.
        Actions = "actions",
        /// All defend at once.
        Defence = "defence",
        Over = "over",
    }
}

/// A match of The Anarchy.
#[derive(Clone, Debug, PartialEq)]
pub struct Anarchy {
    pub(crate) data: Option<Arc<Corrected>>,
    /// What the shuffles to come depend on.
    pub(crate) seed: Seed,
    pub(crate) scenario: Scenario,
    pub(crate) rules: Rules,
    pub(crate) seats: u8,
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    pub(crate) marker: Seat,
    /// The place of the rival's tent in a solo game.
    pub(crate) rival: u8,
    pub(crate) offered: ArrayVec<Path, 4>,
    /// Who is still to take a path card.
    pub(crate) drafting: ArrayVec<Seat, 4>,
    /// The top is at the end of the first `paths_left`.
    pub(crate) path_deck: ArrayVec<Path, 25>,
    pub(crate) paths_left: u8,
    pub(crate) loot: ArrayVec<Loot, 5>,
    pub(crate) players: ArrayVec<Player, 4>,
}

impl Anarchy {
    /// The printed values this game is played with.
    pub fn table(&self) -> &Table {
        table_of(self.rules, self.data.as_deref())
    }

    pub fn round(&self) -> u8 {
        self.round
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Who holds the first-player marker.
    pub fn marker(&self) -> Seat {
        self.marker
    }

    pub(crate) fn rival(&self) -> u8 {
        self.rival
    }

    pub(crate) fn offered(&self) -> &[Path] {
        &self.offered
    }

    pub(crate) fn drafting(&self) -> &[Seat] {
        &self.drafting
    }

    pub(crate) fn loot(&self) -> &[Loot] {
        &self.loot
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// Why the rules would refuse an action, without trying it.
    pub fn refusal(&self, seat: Seat, action: Action) -> Option<Violation<Need>> {
        self.check(seat, action, self.table()).err()
    }

    /// What a seat would score if the game ended now.
    pub fn score(&self, seat: Seat) -> Score {
        Score::of(self.player(seat), self.table())
    }

    /// The food of the round's defence.
    pub(crate) fn siege_food(&self) -> u8 {
        self.siege(self.table()).food
    }

    /// Whether nothing of what a seat has gained is left to happen by itself.
    pub(crate) fn is_settled(&self, seat: Seat) -> bool {
        let mut trial = self.clone();
        let data = self.data.clone();
        let table = table_of(self.rules, data.as_deref());
        trial.turn(seat, table, &mut bastide_core::Silent).settle();
        trial.players[seat.index()] == self.players[seat.index()]
    }

    /// One player's part of the state, to work on.
    fn turn<'g, S: Sink<Event>>(
        &'g mut self,
        seat: Seat,
        table: &'g Table,
        log: &'g mut S,
    ) -> Turn<'g, S> {
        Turn {
            table,
            rules: self.rules,
            seed: &self.seed,
            seat,
            player: &mut self.players[seat.index()],
            log,
            reveal: Reveal::Nothing,
        }
    }
}

impl Game for Anarchy {
    const NAME: &'static str = "anarchy";
    /// Sheets are public at all times (ANA-INFO-01).
    const HAS_SECRET_CHOICES: bool = false;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Need = Need;
    type Position = Position;

    fn start(setup: &Setup, seed: &Seed) -> Result<Self, SetupError> {
        if !(1..=4).contains(&setup.players) {
            let allowed = "1 to 4".to_owned();
            return Err(SetupError::Players { given: setup.players, allowed });
        }
        let table = table_of(setup.rules, setup.data.as_deref());
        let is_solo = setup.players == 1;
        let is_in = |path: &Path| !is_solo || table.paths[path.index()].is_in_solo;
        let mut path_deck: ArrayVec<Path, 25> = Path::all().filter(is_in).collect();
        Chance::new(seed, "paths").shuffle(&mut path_deck);
        let marker = Chance::new(seed, "marker").below(0, u32::from(setup.players));
        let has_tents = setup.scenario.has_tents();
        let mut game = Self {
            data: setup.data.clone(),
            seed: *seed,
            scenario: setup.scenario,
            rules: setup.rules,
            seats: setup.players,
            round: 1,
            phase: Phase::Draft,
            marker: Seat::new(marker as u8),
            rival: 0,
            offered: ArrayVec::new(),
            drafting: ArrayVec::new(),
            paths_left: path_deck.len() as u8,
            path_deck,
            loot: if has_tents { Self::lay_loot(seed, table) } else { ArrayVec::new() },
            players: (0..setup.players).map(|seat| Player::new(table, seed, seat)).collect(),
        };
        game.begin_round(table, &mut bastide_core::Silent);
        Ok(game)
    }

    fn setup(&self) -> Setup {
        let Self { seats: players, scenario, rules, .. } = *self;
        Setup { players, scenario, rules, data: self.data.clone() }
    }

    fn showcase() -> Vec<Setup> {
        let setup =
            |players: u8, scenario: Scenario| Setup { players, scenario, ..Setup::default() };
        let mut all: Vec<Setup> = (1..=4)
            .zip(Scenario::all())
            .map(|(players, scenario)| setup(players, scenario))
            .collect();
        all.extend((1..=2).zip(Scenario::all().skip(4)).map(|(p, scenario)| setup(p, scenario)));
        for special in [
            "players=2 rules=2 data=round.1.resolve:2+tactics_level.1.measure:0",
            "players=2",
            "players=3 scenario=siege-standard",
        ] {
            all.push(special.parse().expect("a corrected setup, and two with the first rules"));
        }
        all
    }

    fn seat_name(seat: Seat) -> &'static str {
        SEATS[seat.index()]
    }

    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Over => Seats::NONE,
            Phase::Draft => self.drafting.first().map_or(Seats::NONE, |&seat| Seats::one(seat)),
            Phase::Actions | Phase::Defence => {
                let is_asked = |seat: &Seat| {
                    let stage = self.players[seat.index()].stage;
                    !matches!(
                        stage,
                        Stage::Waiting | Stage::Done | Stage::Deployed | Stage::Finished
                    )
                };
                Seat::all(self.seats).filter(is_asked).collect()
            }
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list(seat, self.table(), out);
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Sink<Event>,
    ) -> Result<Reveal, Violation<Need>> {
        let data = self.data.clone();
        let table = table_of(self.rules, data.as_deref());
        self.check(seat, action, table)?;
        Ok(self.carry_out(seat, action, table, log))
    }

    /// ANA-ACT-09: only spies reach over to another player.
    fn touches(&self, _: Seat, action: Action) -> Seats {
        match action {
            Action::Spy { seat, .. } => Seats::one(seat),
            _ => Seats::NONE,
        }
    }

    fn view(&self, _: Viewer) -> View {
        View::of(self)
    }

    fn imagine(&self, _: Seat, rng: &mut impl Rng) -> Self {
        self.reshuffled(rng)
    }

    /// ANA-END-02, -03
    fn standing(&self) -> Option<Standing> {
        let result = |seat: Seat| {
            let score = self.score(seat);
            (score.total, score.tie_break())
        };
        let is_over = self.phase == Phase::Over;
        is_over.then(|| Standing::most_points(&PerSeat::from_fn(self.seats, result)))
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn restore(position: &Position) -> Result<Self, PositionError> {
        position.restore()
    }
}
