//! One type per message of `tournay.ftl` about cards, scores, options and pictures.

use bastide_text::messages;
use bastide_tournay::{Colour, Count, Kind, Level};

use super::arguments::{Key, Shade, Who};

messages! {
    KindLine = "tournay-kind" { kind: Kind, colour: Colour, level: Level }
    CostFree = "tournay-cost-free" {}
    CostDeniers = "tournay-cost-deniers" { deniers: u32 }
    CostCitizen = "tournay-cost-citizen" { colour: Colour }
    CostCard = "tournay-cost-card" { deniers: u32 }
    PrintedPoints = "tournay-printed-points" { points: u32 }

    /// A colour as it stands before the kind of card: its gender decides.
    Coloured = "tournay-coloured" { colour: Colour, kind: Kind }
    AKind = "tournay-a-kind" { kind: Kind, colours: String }
    AKindOfAnyColour = "tournay-a-kind-of-any-colour" { kind: Kind }

    GainFlat = "tournay-gain-flat" { deniers: u32 }
    GainPer = "tournay-gain-per" { deniers: u32, per: Key }
    GainPerPair = "tournay-gain-per-pair" { deniers: u32, first: Colour, second: Colour }
    GainPerBest = "tournay-gain-per-best" { deniers: u32, colours: String }
    DrawClassic = "tournay-draw-classic" { level: Level, colour: Shade }
    TakeTwo = "tournay-take-two" { level: Level, colour: Shade }
    Abbey = "tournay-abbey" { level: Level, cards: u32 }
    RecruitFor = "tournay-recruit-for" { deniers: u32, colour: Shade }
    CopyFree = "tournay-copy-effect" { colour: Shade, state: Key }
    Ballista = "tournay-ballista" { most: u32 }
    CombatFree = "tournay-combat-free" { coins: Key, spoils: Key }
    Catapult = "tournay-catapult" {}
    Lordship = "tournay-lordship" { deniers: u32 }
    Courthouse = "tournay-courthouse" { deniers: u32 }
    OnPlace = "tournay-on-place" { what: String, deniers: u32 }
    OnPlaceCombat = "tournay-on-place-combat" { what: String, spoils: Key }
    OnActivate = "tournay-on-activate" { what: String, deniers: u32 }
    RaiseLying = "tournay-raise-lying" { what: String }
    DoubleCapacity = "tournay-double-capacity" { what: String }
    FollowUp = "tournay-follow-up" { trigger: Colour, target: Colour, colour: Colour }
    NthWorker = "tournay-nth-worker" { every: u32, spoils: Key }
    OnGather = "tournay-on-gather" { deniers: u32 }
    EarnRate = "tournay-earn-rate" { deniers: u32, colour: Colour }
    Score = "tournay-score" { count: Count, colour: Shade, owner: u32, others: u32 }
    ScoreFlat = "tournay-score-flat" { owner: u32, others: u32 }
    TownCrier = "tournay-town-crier" {}

    BlowLayDown = "tournay-blow-lay-down" { colour: Shade }
    BlowMajority = "tournay-blow-majority" { colour: Colour, deniers: u32 }
    BlowDamage = "tournay-blow-damage" { colour: Shade }
    BlowDeniers = "tournay-blow-deniers" { deniers: u32 }
    CombatPrice = "tournay-combat-price" { colour: Colour, citizens: u32, ransom: Key }

    ScorePrinted = "tournay-score-printed" {}
    ScoreRamparts = "tournay-score-ramparts" {}
    ScoreTotal = "tournay-score-total" {}

    OptionName = "tournay-option" { option: Key }
    OptionNote = "tournay-option-note" { option: Key }
    OptionValue = "tournay-option-value" { value: Key }

    DeckPart = "tournay-deck-part" { deck: String, cards: u32, crier: Key }
    DeckPartOpen = "tournay-deck-part-open" { deck: String, cards: u32, crier: Key, card: String }
    QueuePart = "tournay-queue-part" { event: String, coins: u32 }
    QueuePartEmpty = "tournay-queue-part-empty" {}
    EventDeckPart = "tournay-event-deck-part" { cards: u32 }
    SlotPart = "tournay-slot-part" { seat: Who, at: String, covered: u32, workers: u32, state: Key }
    OpenSlotPart = "tournay-open-slot-part" { seat: Who, slot: String }
    PlazaPart = "tournay-plaza-part" { seat: Who, colour: Colour, standing: u32, lying: u32 }
    PlayerPart = "tournay-player-part" { seat: Who, deniers: u32, cards: u32, ramparts: u32, built: u32 }
    HandPart = "tournay-hand-part" { card: String }
    HandPartHidden = "tournay-hand-part-hidden" { deck: String }
    RampartPart = "tournay-rampart-part" { event: String }
    ReservePart = "tournay-reserve-part" { colour: Colour, citizens: u32 }
    TableDesc = "tournay-table-words" { said: String, active: Who, criers: u32, needed: u32 }
    LabelHand = "tournay-label-hand" {}
    LabelReserve = "tournay-label-reserve" {}
    LabelEvents = "tournay-label-events" {}
    LabelCriers = "tournay-label-criers" {}
    LabelRamparts = "tournay-label-ramparts" {}
    Forecast = "tournay-forecast" { what: Key, who: String }
    ForecastNobody = "tournay-forecast-nobody" {}
    ForecastShare = "tournay-forecast-share" { seat: String, number: u32 }
}
