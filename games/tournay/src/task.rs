//! What is still to be done in a turn. Tasks lie on a stack, the innermost on top: the one on top
//! asks somebody, or goes on by itself.
//!
//! Nothing here is secret: cards that are looked at or committed lie elsewhere in the state.

use bastide_core::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::action::{Use, Way};
use crate::card::Card;
use crate::colour::{Colour, Deck, Level};
use crate::queue::{Spot, Spots};
use crate::slot::{Slot, Slots};
use crate::verb::{Coins, Spoils};

/// What citizens are sent for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "errand", rename_all = "snake_case", deny_unknown_fields)]
pub enum Errand {
    Draw {
        deck: Deck,
        way: Way,
    },
    Activate {
        slot: Slot,
        make: Use,
    },
    Combat {
        spot: Spot,
    },
    Recruit {
        colour: Colour,
    },
    /// A second activation, through a Monk or Templar.
    Follow {
        slot: Slot,
        make: Use,
    },
}

/// What sets events off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    Crier,
    Ballista,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "task", rename_all = "snake_case", deny_unknown_fields)]
pub enum Task {
    /// `play` or `skip`.
    PlayCard,
    /// `pay`: the citizen that this card costs.
    PayCitizen { card: Card, slot: Slot },
    /// `give`: the card that this card costs. In the final placement its slot is chosen already.
    PayCard { card: Card, slot: Option<Slot> },
    /// `put`: where the paid card goes.
    PutCard { card: Card },
    /// `combat` or `decline`: knights in the line of a card just placed.
    PlacingCombat { knights: Slots },
    /// `draw`, `activate`, `combat`, `earn`, `gather`, `recruit`.
    Act,
    /// `own` or `borrow`, one citizen after the other; own ones first, then those of the seats to
    /// the left in their order, of whom the first `passed` have had their turn.
    Citizens { colour: Colour, left: u8, passed: u8, errand: Errand },
    /// `draw`: the deck, where a building leaves the choice.
    ChooseDraw { level: Level, colour: Option<Colour> },
    /// `take`: the deck whose two top cards are taken.
    ChooseTake { level: Level },
    /// `keep`: one of two cards looked at.
    Keep { deck: Deck },
    /// An Abbey turns up cards; `next` is the number of the colour to come.
    TurnUp { level: Level, next: u8, keep: u8 },
    /// `take`: the deck whose turned up card is taken, in the order of the colours.
    TakeShown { level: Level, next: u8, left: u8 },
    /// `recruit`: the colour.
    ChooseRecruit { price: u8 },
    /// `copy`: the building of an opponent.
    CopyBuilding { colour: Option<Colour>, free_only: bool },
    /// `combat`: the event that a building takes.
    CombatFree { coins: Coins, spoils: Spoils },
    /// `fire`: the events that a Ballista sets off.
    Fire { most: u8 },
    /// `damage`: a card of the opponent who is `victim` places to the left.
    Bombard { victim: u8 },
    /// `name`: a colour.
    NameColour { amount: u8 },
    /// The effect of a building is done; characters in its line are looked for.
    Activated { slot: Slot, is_follow_up: bool },
    /// `raise`, `combat … by`, `follow` or `decline`: characters that react to an activation.
    React { waiting: Slots },
    /// Events strike, from the left.
    Events { rest: Spots, cause: Cause },
    /// `endure`, `build` or `shield`: the player who is `victim` places to the left.
    Defend {
        spot: Spot,
        cause: Cause,
        victim: u8,
        #[serde(with = "seat_list")]
        spared: Seats,
    },
    /// `lay` or `damage`: the player who is `victim` places to the left, `hits` times.
    Suffer {
        spot: Spot,
        victim: u8,
        hits: u8,
        #[serde(with = "seat_list")]
        spared: Seats,
    },
    /// `tuck` or `build` while the hand is too big; then the next turn.
    EndTurn,
    /// `commit` or `pass`: everybody's last card, all at once.
    Commit,
    /// The last card of a player is paid and placed.
    Settle { seat: Seat },
}

/// Seats as a list of their numbers, counted from zero as elsewhere in documents.
mod seat_list {
    use bastide_core::{MAX_SEATS, Seat, Seats};
    use serde::{Deserialize as _, Deserializer, Serializer};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
    pub(super) fn serialize<S: Serializer>(
        seats: &Seats,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(seats.iter())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Seats, D::Error> {
        let numbers = Vec::<u8>::deserialize(from)?;
        let seat = |number: u8| {
            let is_seat = usize::from(number) < MAX_SEATS;
            is_seat
                .then(|| Seat::new(number))
                .ok_or_else(|| serde::de::Error::custom("no such seat"))
        };
        numbers.into_iter().map(seat).collect()
    }
}
