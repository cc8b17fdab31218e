//! Search on games small enough to know the answer: a pile of stones, and a wager on hidden cards.

use std::fmt;
use std::str::FromStr;

use bastide_bots::analysis::{
    Account, Analysed, Course, Foreseen, Judge, Knowledge, Review, Rollouts, lead_of,
};
use bastide_bots::levels::Level;
use bastide_bots::{Bot, Budget, Estimate, MctsBot, Roster, consult, result};
use bastide_core::{
    Chance, Clause, Game, NotationError, PerSeat, PositionError, Record, Reveal, RulesVersion,
    Seat, Seats, Seed, Setup, SetupError, Silent, Sink, Standing, Viewer, Violation,
};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde::{Deserialize, Serialize};

const TOY: Clause = Clause::new("CAT-TOY-01");
const CARDS: u32 = 10;

/// Two seats take one to three stones in turn; whoever takes the last one wins. Beside the pile
/// each seat has a hidden card; with an empty pile at the start, the first seat may `1` fold or `2`
/// bet that its card is the higher one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Toy {
    stones: u8,
    is_wager: bool,
    to_act: u8,
    cards: [u32; 2],
    winner: Option<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Take(u8);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Take {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        text.parse().map(Self).map_err(|_| NotationError {
            clause: TOY,
            text: text.to_owned(),
            expected: "a number",
        })
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
struct Stones(u8);

impl fmt::Display for Stones {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Stones {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        text.parse().map(Self).map_err(|_| SetupError::NotAPair(text.to_owned()))
    }
}

impl Setup for Stones {
    fn seats(&self) -> u8 {
        2
    }
}

impl Game for Toy {
    const NAME: &'static str = "toy";

    type Setup = Stones;
    type Action = Take;
    type Event = ();
    type View = (u8, Option<u32>);
    type Need = ();
    type Position = Self;

    fn start(setup: &Stones, seed: &Seed) -> Result<Self, SetupError> {
        let mut deck: Vec<u32> = (0..CARDS).collect();
        Chance::new(seed, "cards").shuffle(&mut deck);
        let is_wager = setup.0 == 0;
        Ok(Self { stones: setup.0, is_wager, to_act: 0, cards: [deck[0], deck[1]], winner: None })
    }

    fn setup(&self) -> Stones {
        Stones(self.stones)
    }

    fn showcase() -> Vec<Stones> {
        vec![Stones(0), Stones(7)]
    }

    fn seat_name(seat: Seat) -> &'static str {
        ["First", "Second"][seat.index()]
    }

    fn to_act(&self) -> Seats {
        if self.winner.is_some() { Seats::NONE } else { Seats::one(Seat::new(self.to_act)) }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Take>) {
        if self.to_act().contains(seat) {
            let most = if self.is_wager { 2 } else { self.stones.min(3) };
            out.extend((1..=most).map(Take));
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        take: Take,
        _: &mut impl Sink<()>,
    ) -> Result<Reveal, Violation<()>> {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        if !legal.contains(&take) {
            return Err(Violation::new(TOY, ()));
        }
        if self.is_wager {
            let wins = take == Take(2) && self.cards[0] > self.cards[1];
            self.winner = Some(u8::from(!wins));
            // Folding loses to nobody in particular: it is worth half of a lost bet.
            if take == Take(1) {
                self.winner = Some(2);
            }
            return Ok(Reveal::Something);
        }
        self.stones -= take.0;
        if self.stones == 0 {
            self.winner = Some(self.to_act);
        }
        self.to_act = 1 - self.to_act;
        Ok(Reveal::Nothing)
    }

    fn view(&self, who: Viewer) -> Self::View {
        let card = match who {
            Viewer::Seat(seat) => Some(self.cards[seat.index()]),
            Viewer::Public => None,
        };
        (self.stones, card)
    }

    fn imagine(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        let own = self.cards[seat.index()];
        let others: Vec<u32> = (0..CARDS).filter(|&card| card != own).collect();
        let drawn = bastide_core::below(rng, CARDS - 1).expect("there are cards");
        let mut world = self.clone();
        world.cards[1 - seat.index()] = others[drawn as usize];
        world
    }

    fn standing(&self) -> Option<Standing> {
        let winner = self.winner?;
        let points = |seat: Seat| match winner {
            2 => 0,
            winner => i32::from(usize::from(winner) == seat.index()),
        };
        Some(Standing::most_points(&PerSeat::from_fn(2, |seat| (points(seat), 0))))
    }

    fn position(&self) -> Self {
        self.clone()
    }

    fn restore(position: &Self) -> Result<Self, PositionError> {
        Ok(position.clone())
    }
}

const FIRST: Seat = Seat::new(0);

fn choice(game: &Toy, nodes: u64) -> u8 {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let mut bot = MctsBot::new(2);
    consult(&mut bot, game, FIRST, Budget::nodes(nodes), &mut rng).action.0
}

#[test]
fn the_search_leaves_a_multiple_of_four_stones() {
    for stones in [5, 6, 7, 9, 10, 11] {
        let game = Toy::start(&Stones(stones), &Seed::numbered(0)).unwrap();
        assert_eq!(choice(&game, 6_000), stones % 4, "{stones} stones");
    }
}

#[test]
fn the_search_bets_on_high_cards_and_folds_low_ones() {
    let start = Toy::start(&Stones(0), &Seed::numbered(0)).unwrap();
    for (own, expected) in [(9, 2), (8, 2), (1, 1), (0, 1)] {
        let game = Toy { cards: [own, 5], ..start.clone() };
        assert_eq!(choice(&game, 2_000), expected, "card {own}");
    }
}

#[test]
fn what_the_seat_cannot_know_does_not_change_its_choice() {
    let start = Toy::start(&Stones(0), &Seed::numbered(0)).unwrap();
    for own in 0..CARDS {
        let choices: Vec<u8> = (0..CARDS)
            .filter(|&hidden| hidden != own)
            .map(|hidden| choice(&Toy { cards: [own, hidden], ..start.clone() }, 300))
            .collect();
        assert!(choices.windows(2).all(|pair| pair[0] == pair[1]), "card {own}: {choices:?}");
    }
}

#[test]
fn the_answer_names_runners_up_and_spends_its_budget() {
    let game = Toy::start(&Stones(7), &Seed::numbered(0)).unwrap();
    let choice = MctsBot::new(3).choose(&game, FIRST, Budget::nodes(500));
    assert_eq!(choice.nodes, 500);
    assert_eq!(choice.runners_up.len(), 2);
    let visits: u64 = choice.runners_up.iter().map(|candidate| candidate.visits).sum();
    assert!(visits < 500 && choice.runners_up[0].visits >= choice.runners_up[1].visits);
}

impl Roster for Toy {
    const ENGINES: &'static [(&'static str, &'static str)] = &[("mcts", "for any game")];

    fn engine(_: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        Some(Box::new(MctsBot::new(seed)))
    }

    fn level(_: Level, seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(MctsBot::new(seed))
    }
}

/// By habit one takes one stone, and folds.
impl Foreseen for Toy {
    type Player = ();

    fn play_on(&mut self, (): &mut (), _: &mut Pcg64Mcg) {
        while let Some(seat) = self.to_act().iter().next() {
            let _ = self.apply(seat, Take(1), &mut Silent).expect("one stone is there");
        }
    }

    fn prospect(&self, seat: Seat) -> Estimate {
        let standing = self.standing().expect("it was played to the end");
        let margin = Some(lead_of(&standing, seat));
        Estimate { value: result(&standing, seat), margin, is_exact: false }
    }

    fn first_sight(&self, _: Seat, actions: &[Take]) -> Vec<f32> {
        vec![0.0; actions.len()]
    }
}

impl Analysed for Toy {
    const IS_OPEN: bool = false;

    fn outcome(&self, seat: Seat) -> Option<Estimate> {
        self.standing().is_some().then(|| self.prospect(seat))
    }

    fn judge(seed: u64) -> Box<dyn Judge<Self>> {
        Box::new(Rollouts::new(seed, Box::new(MctsBot::new(seed))))
    }
}

/// A wager in which the first seat bets: its cards, and what was found out about it.
fn bet(seed: u64) -> ([u32; 2], Review) {
    let (rules, nobody) =
        (RulesVersion::parse("0000000000000000"), PerSeat::from_fn(2, |_| String::new()));
    let rules = rules.expect("sixteen digits");
    let mut record =
        Record::<Toy>::start(Stones(0), Seed::numbered(seed), rules, nobody).expect("it starts");
    let cards = record.state().cards;
    let _ = record.play(FIRST, Take(2), &mut Silent).expect("it is legal");
    let course = Course::of(&record, Budget::nodes(20_000));
    let decisions = (0..course.len()).map(|step| course.judge(step)).collect();
    (cards, course.review(decisions))
}

fn sum(account: &Account) -> f32 {
    account.first + account.decision + account.luck + account.others
}

/// A bet on card `c` is won in `c` of nine worlds; folding is worth nothing. What it was worth is the decision, what
/// the other card made of it is luck, and both add up to the result.
#[test]
fn a_bet_is_judged_by_its_odds_and_the_rest_is_luck() {
    for seed in 0..12 {
        let ([own, hidden], review) = bet(seed);
        let account = review.account(0, Knowledge::Own);
        let odds = 2.0 * own as f32 / 9.0 - 1.0;
        let outcome = if own > hidden { 1.0 } else { -1.0 };
        assert!((account.decision - odds).abs() < 0.05, "card {own}: {}", account.decision);
        assert!((account.luck - (outcome - odds)).abs() < 0.05, "card {own}: {}", account.luck);
        assert!((sum(&account) - outcome).abs() < 1e-4);
        assert!((account.terms[0].lost - (-odds).max(0.0)).abs() < 0.05, "card {own}");
    }
}

/// With hindsight there is no luck: a lost bet was a mistake and a won one was none, whatever the odds were.
#[test]
fn hindsight_judges_by_the_cards_as_they_were() {
    let mut is_lucky_seen = false;
    for seed in 0..12 {
        let ([own, hidden], review) = bet(seed);
        let [known, hindsight] =
            [Knowledge::Own, Knowledge::Hindsight].map(|by| review.account(0, by));
        let outcome = if own > hidden { 1.0 } else { -1.0 };
        assert!((hindsight.decision - outcome).abs() < 1e-4 && hindsight.luck == 0.0);
        let expected = if own > hidden { 0.0 } else { 1.0 };
        assert!((hindsight.terms[0].lost - expected).abs() < 1e-4, "{own} against {hidden}");
        is_lucky_seen |= own > hidden && known.terms[0].lost > 0.1;
    }
    assert!(is_lucky_seen, "no bet was bad and won: the seeds say nothing");
}
