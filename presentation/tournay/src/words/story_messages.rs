//! One type per message of `story.ftl`: lines of the story, steps, bars and explanations.

use bastide_text::messages;
use bastide_tournay::{Colour, Level};

use super::arguments::{Key, Named, Who};

messages! {
    Round = "tournay-story-round" { round: u32 }
    LastRound = "tournay-story-last-round" {}
    LastCards = "tournay-story-last-cards" {}
    Has = "tournay-story-has" { who: Key }
    And = "tournay-story-and" {}
    Colon = "tournay-story-colon" { words: String }
    Semicolon = "tournay-story-semicolon" {}
    Built = "tournay-story-built" { kind: Key, card: Named }
    Announced = "tournay-story-announced" { card: Named }
    Used = "tournay-story-used" { card: Named }
    Idle = "tournay-story-idle" {}
    Fruitless = "tournay-story-fruitless" {}
    Copied = "tournay-story-copied" { card: Named, owner: Who }
    Borrowed = "tournay-story-borrowed" { owner: Who, citizens: u32, colour: Colour }
    TheCard = "tournay-story-the-card" { card: Named }
    ACard = "tournay-story-a-card" {}
    Giving = "tournay-story-giving" { cards: String }
    DrewNamed = "tournay-story-drew-named" { card: Named }
    Drew = "tournay-story-drew" { colour: Colour, level: Level }
    Leaving = "tournay-story-leaving" { card: Named }
    Buried = "tournay-story-buried" { card: Named }
    NoCard = "tournay-story-no-card" {}
    Looked = "tournay-story-looked" { colour: Colour, level: Level }
    Crier = "tournay-story-crier" {}
    Combated = "tournay-story-combated" { event: String }
    Recruited = "tournay-story-recruited" { colour: Colour }
    Raised = "tournay-story-raised" {}
    Gathered = "tournay-story-gathered" {}
    Earned = "tournay-story-earned" { citizens: u32, colour: Colour }
    Tucked = "tournay-story-tucked" {}
    TuckedNamed = "tournay-story-tucked-named" { card: Named }
    GaveBack = "tournay-story-gave-back" { colour: Colour }
    TuckedEvent = "tournay-story-tucked-event" { event: String }
    Rampart = "tournay-story-rampart" {}
    Damaged = "tournay-story-damaged" { owner: Who }
    Skipped = "tournay-story-skipped" {}
    Began = "tournay-story-began" {}
    Committed = "tournay-story-committed" {}
    Plus = "tournay-story-plus" { deniers: u32 }
    Minus = "tournay-story-minus" { deniers: u32 }
    Lay = "tournay-story-lay" { citizens: u32, colour: Colour }
    Harm = "tournay-story-harm" { cards: u32 }
    Sheltered = "tournay-story-sheltered" {}
    Lays = "tournay-story-lays" { who: Key, citizens: u32, colour: Colour }
    Suffers = "tournay-story-suffers" { who: Key, cards: u32 }
    IsSafe = "tournay-story-is-safe" { who: Key, cover: Key }
    Nobody = "tournay-story-nobody" {}
    Unsettled = "tournay-story-unsettled" {}

    StepCrier = "tournay-step-crier" {}
    StepRampart = "tournay-step-rampart" {}
    StepRecruited = "tournay-step-recruited" { colour: Colour }
    StepRaised = "tournay-step-raised" {}
    StepGathered = "tournay-step-gathered" {}
    StepLastRound = "tournay-step-last-round" {}

    BarCriers = "tournay-bar-criers" { criers: u32, needed: u32 }
    BarDistrict = "tournay-bar-district" { filled: u32 }
    BarPrestige = "tournay-bar-prestige" { prestige: u32 }
    BarEnd = "tournay-bar-end" { needed: u32 }
    BarLastRound = "tournay-bar-last-round" {}
    BarLastRoundNext = "tournay-bar-last-round-next" {}
    BarEndWaits = "tournay-bar-end-waits" { seat: Who, criers: u32 }
    BarEndNear = "tournay-bar-end-near" { who: String }
    BarCitizens = "tournay-bar-citizens" { standing: u32, all: u32, colour: Colour }
    BarRamparts = "tournay-bar-ramparts" { ramparts: u32 }

    ExplainLabel = "tournay-explain-label" { what: Key }
    PriceDeniers = "tournay-explain-price-deniers" { deniers: u32 }
    PriceCitizen = "tournay-explain-price-citizen" { colour: Colour }
    PriceCard = "tournay-explain-price-card" { deniers: u32 }
    Points = "tournay-explain-points" { points: u32 }
    Citizens = "tournay-explain-citizens" { citizens: u32, colour: Colour }
    CombatPrice = "tournay-explain-combat" { citizens: u32, colour: Colour, deniers: u32 }
    Cards = "tournay-explain-cards" { cards: u32 }
    Coins = "tournay-explain-coins" { coins: u32, circles: u32 }
    Standing = "tournay-explain-standing" { standing: u32 }
    Place = "tournay-explain-place" { seat: Who }
    District = "tournay-explain-district" { filled: u32, prestige: u32 }
    Ramparts = "tournay-explain-ramparts" { ramparts: u32, built: u32 }
    FaceUp = "tournay-explain-face-up" { card: String }
    Today = "tournay-explain-today" { deniers: u32 }
    PointsNow = "tournay-explain-points-now" { seat: Who, points: u32 }
    Borrow = "tournay-explain-borrow" { citizens: u32, deniers: u32 }
    DeckCrier = "tournay-explain-crier" { crier: Key }
    DrawsWithoutACard = "tournay-explain-draws-without-a-card" {}
    AtWork = "tournay-explain-at-work" {}
    DamagedNow = "tournay-explain-damaged" {}
    MissingDeniers = "tournay-explain-missing-deniers" { deniers: u32 }
    MissingCitizens = "tournay-explain-missing-citizens" { colour: Colour }
    MissingOwn = "tournay-explain-missing-own" { colour: Colour }
    Hidden = "tournay-explain-hidden" {}
    RampartWords = "tournay-explain-rampart" {}
    RampartName = "tournay-explain-rampart-name" {}
    EventDeckWords = "tournay-explain-event-deck" {}
    NoEvent = "tournay-explain-no-event" {}
    OpenSlot = "tournay-explain-open-slot" {}
    OpenSlotName = "tournay-explain-open-slot-name" {}
    PlazaOf = "tournay-explain-plaza" { seat: Who, colour: Colour }
    PlazaOwn = "tournay-explain-plaza-own" {}
    PlazaOther = "tournay-explain-plaza-other" {}
    ReserveWords = "tournay-explain-reserve" { citizens: u32 }
    ReserveName = "tournay-explain-reserve-name" { colour: Colour }
    BankWords = "tournay-explain-bank" {}
    BorrowingWords = "tournay-explain-borrowing" {}
    BorrowingName = "tournay-explain-borrowing-name" {}
    PurseName = "tournay-explain-purse" { seat: Who }
    BuiltName = "tournay-explain-built" { seat: Who }
    ScoreName = "tournay-explain-score" { seat: Who }
    CriersName = "tournay-explain-criers" {}
    CriersWords = "tournay-explain-criers-words" { criers: u32, needed: u32 }
    DistrictName = "tournay-explain-district-name" { seat: Who }
    HandName = "tournay-explain-hand-name" { seat: Who }
    PlazaName = "tournay-explain-plaza-name" { seat: Who }
}
