//! One type per message of `tournay.ftl`: names, actions, events, refusals and questions. Those of
//! cards and of pictures are in `card_messages`.

use bastide_text::messages;
use bastide_tournay::{Colour, Level, Spot};

use super::arguments::{Key, Named, Shade, Who};

messages! {
    Title = "tournay-title" {}
    SeatName = "tournay-seat" { seat: Who }
    SeatWithin = "tournay-seat-within" { seat: Who }
    ColourName = "tournay-colour" { colour: Colour }
    CardName = "tournay-card" { card: Named }
    CardOfLevel = "tournay-card-of-level" { name: String, level: Level }
    /// A name that stands on two different cards of one level, with what tells them apart.
    CardTold = "tournay-card-told" { name: String, mark: Key }
    CrierOf = "tournay-crier-of" { colour: Colour, level: Level }
    /// One of two copies that different people have seen.
    Copy = "tournay-copy" { name: String, copy: u32 }
    EventName = "tournay-event" { event: Named }
    Deck = "tournay-deck" { colour: Colour, level: Level }
    ListAnd = "tournay-and" { rest: String, last: String }
    ListOr = "tournay-or" { rest: String, last: String }
    CardAt = "tournay-card-at" { card: String, slot: String }
    AnyCardAt = "tournay-any-card-at" { slot: String }
    AnyEventAt = "tournay-any-event-at" { spot: Spot }

    Play = "tournay-play" { card: String, slot: String }
    PlayCovering = "tournay-play-covering" { card: String, slot: String, covered: String }
    PlayReplacing = "tournay-play-replacing" { card: String, slot: String, covered: String }
    PlayForCard = "tournay-play-for-card" { card: String }
    Skip = "tournay-skip" {}
    PayPlaza = "tournay-pay-plaza" {}
    PayLying = "tournay-pay-lying" {}
    PayWorking = "tournay-pay-working" { at: String }
    GiveHeld = "tournay-give-held" { card: String }
    GiveSlot = "tournay-give-slot" { at: String }
    GiveCovered = "tournay-give-covered" { card: String, slot: String }
    GiveCoveredAt = "tournay-give-covered-at" { place: u32, slot: String }
    Put = "tournay-put" { slot: String }
    DrawVisible = "tournay-draw-visible" { deck: String }
    DrawNamed = "tournay-draw-named" { card: String, deck: String }
    DrawBlind = "tournay-draw-blind" { deck: String }
    Activate = "tournay-activate" { at: String }
    ActivateIdle = "tournay-activate-idle" { at: String }
    Combat = "tournay-combat" { event: String }
    CombatPaid = "tournay-combat-paid" { event: String, colour: Colour, citizens: u32, deniers: u32 }
    CombatBy = "tournay-combat-by" { event: String, at: String }
    Earn = "tournay-earn" { colour: Colour, citizens: u32 }
    Gather = "tournay-gather" {}
    Recruit = "tournay-recruit" { colour: Colour }
    Own = "tournay-own" {}
    Borrow = "tournay-borrow" { seat: Who }
    Keep = "tournay-keep" { card: String }
    KeepThis = "tournay-keep-this" {}
    Take = "tournay-take" { deck: String }
    TakeNamed = "tournay-take-named" { card: String, deck: String }
    CopyBuilding = "tournay-copy-building" { at: String, seat: Who }
    Fire = "tournay-fire" { events: String }
    Damage = "tournay-damage" { at: String }
    NameColour = "tournay-name" { colour: Colour }
    Raise = "tournay-raise" { at: String }
    Follow = "tournay-follow" { at: String, by: String }
    FollowIdle = "tournay-follow-idle" { at: String, by: String }
    Decline = "tournay-decline" {}
    Endure = "tournay-endure" {}
    Build = "tournay-build" {}
    Shield = "tournay-shield" {}
    Lay = "tournay-lay" { colour: Colour }
    Tuck = "tournay-tuck" { card: String }
    Commit = "tournay-commit" { card: String, slot: String }
    Pass = "tournay-pass" {}

    Turn = "tournay-turn" { seat: Who }
    Skipped = "tournay-skipped" { seat: Who }
    Announced = "tournay-announced" { seat: Who, card: String }
    Placed = "tournay-placed" { seat: Who, card: String, slot: String }
    Tucked = "tournay-tucked" { seat: Who, card: String, deck: String }
    TuckedUnseen = "tournay-tucked-unseen" { seat: Who, deck: String }
    Shifted = "tournay-shifted" { seat: Who }
    LaidDown = "tournay-laid-down" { seat: Who, colour: Colour, citizens: u32 }
    GaveBack = "tournay-gave-back" { seat: Who, colour: Colour }
    Borrowed = "tournay-borrowed" { seat: Who, owner: Who, colour: Colour }
    /// `what` is the slot of a character or the name of an event.
    Gained = "tournay-gained" { seat: Who, deniers: u32, reason: Key, what: String }
    Paid = "tournay-paid" { seat: Who, deniers: u32, reason: Key, what: String }
    Transferred = "tournay-transferred" { seat: Who, owner: Who, deniers: u32, debt: Key }
    Buried = "tournay-buried" { card: String, deck: String }
    LookedAt = "tournay-looked-at" { seat: Who, cards: u32, deck: String }
    LookedAtNamed = "tournay-looked-at-named" { seat: Who, cards: u32, deck: String, names: String }
    Drew = "tournay-drew" { seat: Who, deck: String }
    DrewNamed = "tournay-drew-named" { seat: Who, card: String }
    TurnedUp = "tournay-turned-up" { card: String, deck: String }
    Crier = "tournay-crier" { seat: Who, deck: String }
    Fed = "tournay-fed" { event: String, coins: u32 }
    Strikes = "tournay-strikes" { event: String, coins: u32, cause: Key }
    Built = "tournay-built" { seat: Who }
    BuiltAgainst = "tournay-built-against" { seat: Who, event: String }
    Shielded = "tournay-shielded" { seat: Who, event: String }
    Damaged = "tournay-damaged" { seat: Who, slot: String }
    Activated = "tournay-activated" { seat: Who, card: String, slot: String }
    ActivatedBorrowing = "tournay-activated-borrowing" { seat: Who, card: String, slot: String, owner: Who }
    Renounced = "tournay-renounced" { seat: Who, slot: String }
    Fruitless = "tournay-fruitless" {}
    Copied = "tournay-copied" { seat: Who, card: String, owner: Who }
    Combated = "tournay-combated" { seat: Who, event: String }
    NextEvent = "tournay-next-event" { event: String }
    NoNextEvent = "tournay-no-next-event" {}
    Recruited = "tournay-recruited" { seat: Who, colour: Colour }
    Raised = "tournay-raised" { seat: Who }
    Gathered = "tournay-gathered" { seat: Who }
    TuckedEvent = "tournay-tucked-event" { seat: Who, event: String }
    LastRound = "tournay-last-round" {}
    Committed = "tournay-committed" { seat: Who }
    LastCard = "tournay-last-card" { seat: Who, card: String, slot: String }
    NoLastCard = "tournay-no-last-card" { seat: Who }
    Ended = "tournay-ended" {}

    NeedGameGoingOn = "tournay-need-game-going-on" {}
    NeedTurn = "tournay-need-turn" { seat: Who }
    NeedOpenChoice = "tournay-need-open-choice" {}
    NeedAnswer = "tournay-need-answer" { question: String }
    NeedDeniers = "tournay-need-deniers" { price: u32, purse: u32 }
    NeedCitizens = "tournay-need-citizens" { colour: Colour, citizens: u32 }
    NeedOwnCitizen = "tournay-need-own-citizen" { colour: Colour }
    NeedInHand = "tournay-need-in-hand" {}
    NeedPlayable = "tournay-need-playable" {}
    NeedSlotNow = "tournay-need-slot-now" {}
    NeedSlotLater = "tournay-need-slot-later" {}
    NeedSlot = "tournay-need-slot" { slot: String }
    NeedCard = "tournay-need-card" {}
    NeedVisibleCard = "tournay-need-visible-card" {}
    NeedNoTwin = "tournay-need-no-twin" {}
    NeedFaceUp = "tournay-need-face-up" { deck: String }
    NeedLookAtBoth = "tournay-need-look-at-both" { deck: String }
    NeedFaceDown = "tournay-need-face-down" { deck: String }
    NeedBuilding = "tournay-need-building" {}
    NeedFree = "tournay-need-free" {}
    NeedUndamaged = "tournay-need-undamaged" {}
    NeedLowLevel = "tournay-need-low-level" {}
    NeedEvent = "tournay-need-event" {}
    NeedCoins = "tournay-need-coins" {}
    NeedNoCoins = "tournay-need-no-coins" {}
    NeedReserve = "tournay-need-reserve" { colour: Colour }
    NeedAdvanced = "tournay-need-advanced" {}
    NeedOpponent = "tournay-need-opponent" {}
    NeedOnce = "tournay-need-once" {}
    NeedFewer = "tournay-need-fewer" { most: u32 }
    NeedReaction = "tournay-need-reaction" {}
    NeedRampart = "tournay-need-rampart" {}
    NeedCatapult = "tournay-need-catapult" {}
    NeedInOrder = "tournay-need-in-order" {}

    Asked = "tournay-asked" { seat: String, question: String }
    AskedYou = "tournay-asked-you" { turn: Key, question: String }
    AskPlayCard = "tournay-ask-play-card" {}
    AskPayCitizen = "tournay-ask-pay-citizen" { card: String }
    AskPayCard = "tournay-ask-pay-card" { card: String }
    AskPutCard = "tournay-ask-put-card" { card: String }
    AskPlacingCombat = "tournay-ask-placing-combat" {}
    AskAct = "tournay-ask-act" {}
    AskCitizens = "tournay-ask-citizens" { colour: Colour, citizens: u32 }
    AskChooseDraw = "tournay-ask-choose-draw" { level: Level, colour: Shade }
    AskChooseTake = "tournay-ask-choose-take" { level: Level }
    AskKeep = "tournay-ask-keep" { deck: String }
    AskTakeShown = "tournay-ask-take-shown" { cards: u32 }
    AskRecruit = "tournay-ask-recruit" { deniers: u32 }
    AskCopy = "tournay-ask-copy" { colour: Shade, state: Key }
    AskCombatFree = "tournay-ask-combat-free" { coins: Key }
    AskFire = "tournay-ask-fire" { most: u32 }
    AskBombard = "tournay-ask-bombard" { seat: Who }
    AskBombardAny = "tournay-ask-bombard-any" {}
    AskName = "tournay-ask-name" {}
    AskReact = "tournay-ask-react" {}
    AskDefend = "tournay-ask-defend" { event: String }
    AskDefendAgainst = "tournay-ask-defend-against" { event: String, cost: String }
    AskSuffer = "tournay-ask-suffer" { event: String, hits: u32 }
    AskEndTurn = "tournay-ask-end-turn" {}
    AskCommit = "tournay-ask-commit" {}
    AskNothing = "tournay-ask-nothing" {}

    Won = "tournay-won" { seat: Who, points: u32 }
    Shared = "tournay-shared" { seats: String, points: u32 }
    Wins = "tournay-wins" { seat: Who, score: String }
    ShareWins = "tournay-share-wins" { who: Key, seats: String, score: String }
    GoingOn = "tournay-going-on" {}
}
