//! Actions: one choice of one player each. How they are written is in `notation`.

use bastide_core::Seat;
use serde::{Deserialize, Serialize};

use crate::card::{EventCard, Held};
use crate::colour::{Colour, Deck};
use crate::queue::{Spot, Spots};
use crate::slot::Slot;

/// How a card is drawn (TOU-DRAW-03, -04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// The card that lies face up.
    Visible,
    /// One of the two next cards that lie face down.
    Blind,
}

/// Whether an activated building is made use of (TOU-ACT-09).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Use {
    Effect,
    /// The effect is renounced; characters react all the same.
    Idle,
}

/// Where a citizen that pays for a card comes from (TOU-PLAY-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stand {
    Plaza,
    Lying,
    Working(Slot),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// `play Y1-MARKET b2`; `play Y3-MINT` without a slot where a card is part of the price, since
    /// that is paid before the slot is chosen.
    Play { card: Held, slot: Option<Slot> },
    /// `skip`: play no card this turn.
    Skip,
    /// `pay plaza`, `pay lying`, `pay b2`: the citizen that the card costs.
    Pay(Stand),
    /// `give W1-PRIOR`: the card that the card costs, from hand.
    GiveHeld(Held),
    /// `give b2`: the same, from the district.
    GiveSlot(Slot),
    /// `give b2 3`: the third card of a stack, counted from the visible one (TOU-OPT-05).
    GiveCovered { slot: Slot, place: u8 },
    /// `put b2`: where the paid card goes.
    Put(Slot),
    /// `draw W2 blind`, `draw W2 visible`
    Draw { deck: Deck, way: Way },
    /// `activate b2`, `activate b2 idle`
    Activate { slot: Slot, make: Use },
    /// `combat 2`: an event of the queue, counted from the left; `combat 2 by c3` through the knight
    /// that reacts there.
    Combat { spot: Spot, by: Option<Slot> },
    /// `earn red 2`
    Earn { colour: Colour, citizens: u8 },
    /// `gather`
    Gather,
    /// `recruit red`
    Recruit(Colour),
    /// `own`: use an own citizen.
    Own,
    /// `borrow 3`: use a citizen of the third seat.
    Borrow(Seat),
    /// `keep W2-PRIOR`: of the two cards looked at.
    Keep(Held),
    /// `take W1`: the two top cards of a deck, or the one an Abbey has turned up there.
    Take(Deck),
    /// `copy 2 c3`: the effect of the second seat's building.
    Copy { seat: Seat, slot: Slot },
    /// `fire 1 3`: the events that a Ballista sets off.
    Fire(Spots),
    /// `damage c3`: where the damage token goes.
    Damage(Slot),
    /// `name red`: the colour for which a Lordship collects.
    Name(Colour),
    /// `raise b1`: all lying citizens, through the Bishop there.
    Raise(Slot),
    /// `follow b1 c2`, `follow b1 c2 idle`: the Monk or Templar on b1 activates c2.
    Follow { by: Slot, slot: Slot, make: Use },
    /// `decline` what is left to be taken.
    Decline,
    /// `endure` the event.
    Endure,
    /// `build` a rampart, against an event or to have fewer cards.
    Build,
    /// `shield`: be protected by the occupied Catapult.
    Shield,
    /// `lay red`: the citizen that a Crusade takes.
    Lay(Colour),
    /// `tuck W1-PRIOR`: put a card from hand under its deck.
    Tuck(Held),
    /// `tuck EV-PLAGUE`
    TuckEvent(EventCard),
    /// `commit Y3-MINT b2`: the last card, face down.
    Commit { card: Held, slot: Slot },
    /// `pass`: no last card.
    Pass,
}
