//! What the clause tests are written with: tables that take one line, and drawings of the answer.
//!
//! A table is a list of actions played from the start ([`table`]), or, where the smallest game that
//! leads there would hide the point, a position spelled out ([`position`]). Drawings are those of
//! the ledger: `X` and `O` buildings of Dark and Light, `+` the cathedral, `.` free, `x` and `o`
//! free and owned.

#![allow(dead_code, unused_imports, reason = "every family of tests uses a part of this")]

mod drawing;
pub(crate) mod finished;
mod playout;
mod script;

use bastide_cathedral::{Action, Cathedral, Cells, Event, Hand, Question, Side};
use bastide_core::{Clause, Game as _};

pub(crate) use playout::{Step, playout};
pub(crate) use script::{covered, position, table};

/// A game and what the last action told.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: Cathedral,
    pub(crate) events: Vec<Event>,
}

/// `Light` or `Dark`.
pub(crate) fn side(name: &str) -> Side {
    let named = Side::BOTH.into_iter().find(|side| side.name() == name);
    named.unwrap_or_else(|| panic!("`{name}` is no side"))
}

/// `A1 B2`: squares in any order.
pub(crate) fn cells(list: &str) -> Cells {
    list.split_whitespace().map(|cell| cell.parse().expect("a square")).collect()
}

impl Table {
    fn new(game: Cathedral) -> Self {
        Self { game, events: Vec::new() }
    }

    fn legal(&self, name: &str) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.legal(side(name).seat(), &mut actions);
        actions
    }

    /// Plays actions of one side, each of which has to be in the legal list.
    pub(crate) fn plays(&mut self, name: &str, actions: &str) -> &mut Self {
        self.events.clear();
        for word in actions.split_whitespace() {
            self.allows(name, word);
            let seat = side(name).seat();
            let action = self.game.canonical(seat, word.parse().expect("an action"));
            let answer = self.game.apply(seat, action, &mut self.events);
            assert!(answer.is_ok(), "{name} {word} is in the legal list, but: {answer:?}");
        }
        self
    }

    /// Finds the action in the legal list, without playing it.
    pub(crate) fn allows(&mut self, name: &str, word: &str) -> &mut Self {
        let action = word.parse().unwrap_or_else(|error| panic!("{error}"));
        let action = self.game.canonical(side(name).seat(), action);
        assert!(self.legal(name).contains(&action), "{name} may not {word}:\n{}", self.picture());
        self
    }

    /// The action is absent from the legal list, the refusal cites the clause, nothing changes.
    pub(crate) fn refuses(&mut self, name: &str, word: &str, clause: Clause) -> &mut Self {
        let action: Action = word.parse().unwrap_or_else(|error| panic!("{error}"));
        assert!(!self.legal(name).contains(&action), "{name} may {word}:\n{}", self.picture());
        let before = self.game.clone();
        let mut told = Vec::new();
        let answer = self.game.apply(side(name).seat(), action, &mut told);
        let refusal = answer.expect_err("what is not in the legal list is refused");
        assert_eq!(refusal.clause, clause, "{name} {word}: {:?}", refusal.need);
        assert_eq!(self.game, before, "a refused action changes nothing");
        assert_eq!(told, [], "a refused action tells nothing");
        self
    }

    /// Compares the part of the city that is drawn.
    pub(crate) fn shows(&mut self, picture: &str) -> &mut Self {
        for (cell, mark) in drawing::drawn(picture) {
            let found = drawing::mark(&self.game, cell);
            assert_eq!(found, mark, "{cell} of\n{}", self.picture());
        }
        self
    }

    fn picture(&self) -> String {
        drawing::picture(&self.game)
    }

    /// All squares a side owns, built upon or not.
    pub(crate) fn owns(&mut self, name: &str, squares: &str) -> &mut Self {
        let owned = self.game.city().owned(side(name));
        assert_eq!(owned, cells(squares), "{name} owns:\n{}", self.picture());
        self
    }

    /// The buildings in hand by their codes, smallest first.
    pub(crate) fn holds(&mut self, name: &str, codes: &str) -> &mut Self {
        assert_eq!(held(self.game.hand(side(name))), codes, "{name}'s hand");
        self
    }

    /// The side decides over pieces with these first squares, in this order.
    pub(crate) fn asks_captures(&mut self, name: &str, firsts: &str) -> &mut Self {
        assert_eq!(self.game.question(), Question::Capture(cells(firsts)), "{}", self.picture());
        assert_eq!(self.game.to_move(), side(name));
        self
    }

    /// It is this side's turn to place a building.
    pub(crate) fn asks_building(&mut self, name: &str) -> &mut Self {
        assert_eq!(self.game.question(), Question::Building, "{}", self.picture());
        assert_eq!(self.game.to_move(), side(name), "{}", self.picture());
        self
    }

    /// The game is over with these points of Light and Dark.
    pub(crate) fn ends(&mut self, light: i32, dark: i32) -> &mut Self {
        let standing = self.game.standing().expect("the game is over");
        assert!(self.game.to_act().is_empty(), "nobody acts once the game is over");
        let points = Side::BOTH.map(|side| standing.places[side.seat()].points);
        assert_eq!(points, [light, dark]);
        self
    }

    /// Who won the finished game; nobody in a draw.
    pub(crate) fn winner(&self) -> Option<Side> {
        let standing = self.game.standing().expect("the game is over");
        let winners: Vec<_> = standing.winners().filter_map(Side::of).collect();
        if let [winner] = winners[..] { Some(winner) } else { None }
    }
}

fn held(hand: Hand) -> String {
    let codes = hand.kinds().flat_map(|(kind, count)| (0..count).map(move |_| kind.code()));
    codes.collect::<Vec<_>>().join(" ")
}
