//! What a refused action would have needed.

use bastide_core::Seat;
use serde::Serialize;

use crate::colour::{Colour, Deck};
use crate::slot::Slot;
use crate::task::Task;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "need", rename_all = "snake_case")]
pub enum Need {
    /// The game to be still going on.
    GameGoingOn,
    /// To be asked; it is `seat` who is.
    TurnOf { seat: Seat },
    /// To have chosen no last card yet.
    OpenChoice,
    /// An answer to what is asked.
    Answer { task: Task },
    /// This many deniers; there are only those in the purse.
    Deniers { price: u32, purse: u32 },
    /// Citizens of this colour, own or borrowed.
    Citizens { colour: Colour, citizens: u8 },
    /// An own citizen of this colour at that place.
    OwnCitizen { colour: Colour },
    /// The card to be in hand, named as the list names it.
    InHand,
    /// A card that can be played: no rampart and no town crier.
    Playable,
    /// To say where the card goes, or, if a card is part of its price, to leave that for later.
    SlotNow { now: bool },
    /// A slot that shares a side with a card, within three rows and columns.
    Slot { slot: Slot },
    /// A slot with a card.
    Card,
    /// A visible card: covered ones are not given.
    VisibleCard,
    /// No card of the same name in the district.
    NoTwin,
    /// A face-up card on the deck.
    FaceUp { deck: Deck },
    /// To look at both of the last two cards.
    LookAtBoth { deck: Deck },
    /// Cards in the deck that lie face down.
    FaceDown { deck: Deck },
    /// A building of that colour.
    Building,
    /// Nothing to lie on the card.
    Free,
    /// An undamaged card.
    Undamaged,
    /// A card of level I or II.
    LowLevel,
    /// An event in that place of the queue.
    Event,
    /// Coins on the event.
    Coins,
    /// No coins on the event.
    NoCoins,
    /// A citizen of this colour in the reserve.
    Reserve { colour: Colour },
    /// The advanced rules.
    Advanced,
    /// An opponent.
    Opponent,
    /// A card that was not chosen before.
    Once,
    /// As many events as the Ballista can set off.
    Fewer { most: u8 },
    /// A character there that waits to react in this way.
    Reaction,
    /// A rampart in hand.
    Rampart,
    /// An occupied Catapult that has not protected against this crier yet.
    Catapult,
    /// One of those who come later: citizens of one player are used together.
    InOrder,
}
