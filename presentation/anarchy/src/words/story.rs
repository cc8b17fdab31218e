//! The words of the story, of its steps, and of the bars of the table.

use bastide_anarchy::{Asset, Defender, Joust, Path, Side};
use bastide_core::Seat;
use bastide_text::{Phrasebook, messages};

messages! {
    // Lines. Verbs follow the name of the player.
    WaitingFor = "story-waiting" { seats: String }
    RoundOfLines = "story-round" { round: u32 }
    SiegeOfLines = "story-siege" { round: u32 }
    TookPath = "story-took-path" { seat: Seat, path: Path }
    FilledBoxes = "story-filled" { seat: Seat, boxes: String }
    FilledMany = "story-filled-many" { seat: Seat, count: u32, boxes: String }
    FilledCount = "story-filled-count" { seat: Seat, count: u32 }
    BuiltBoxes = "story-built" { seat: Seat, boxes: String }
    ResearchedTactics = "story-researched" { seat: Seat, tactics: String }
    PreparedTactics = "story-prepared" { seat: Seat, tactics: String }
    TradedTimes = "story-traded" { seat: Seat, count: u32 }
    WroteNumbers = "story-wrote" { seat: Seat, numbers: String }
    JoustedTimes = "story-jousted" { seat: Seat, joust: Joust, count: u32 }
    BrewedBeers = "story-brewed" { seat: Seat, count: u32 }
    TookCastle = "story-took-castle" { seat: Seat, place: u32 }
    TurnedUpOwn = "story-spied-own" { seat: Seat, card: String }
    TurnedUpOf = "story-spied" { seat: Seat, owner: Seat, card: String }
    StoppedAtOnce = "story-stopped" { seat: Seat }
    ActedSomehow = "story-acted" { seat: Seat }
    FedAll = "story-fed" { seat: Seat, food: String }
    LackedFood = "story-hungry" { seat: Seat, food: String }
    PostedWorkers = "story-posted" { seat: Seat, posts: String }
    Post = "story-post" { count: u32, worker: Defender, side: Side }
    MannedWalls = "story-manned" { seat: Seat, count: u32, sides: String }
    MusteredWorkers = "story-mustered" { seat: Seat, count: u32 }
    RepelledAttacks = "story-repelled" { seat: Seat, attacks: String }
    SufferedAttacks = "story-suffered" { seat: Seat, attacks: String }
    MetAttacks = "story-met" { seat: Seat, attacks: String }
    DefendedSomehow = "story-defended" { seat: Seat }
    OneAttack = "story-one-attack" { count: u32 }
    TheAttack = "story-the-attack" { attack: String }
    WastedCards = "story-wasted" { seat: Seat, count: u32 }
    LeftOver = "story-left-over" { seat: Seat, goods: String }
    UsedTactics = "story-used" { seat: Seat, tactics: String }
    DrankBeers = "story-drank" { seat: Seat, count: u32 }
    LostWorkers = "story-lost-workers" { seat: Seat, count: u32 }
    HeldCards = "story-held" { seat: Seat, count: u32 }
    AndThen = "story-then" {}
    AmountOf = "story-amount" { asset: Asset, count: u32 }
    ProductionOf = "story-production" { asset: Asset, count: u32 }

    // The page of a round.
    RoundTitle = "round-title" { seat: Seat, count: u32, of: u32, success: String }

    // Steps.
    StepBy = "step-by" { seat: Seat, what: String }
    StepDefence = "step-defence" {}
    StepCards = "step-cards" { cards: String }
    StepCastle = "step-castle" { place: u32 }
    StepPass = "step-pass" { number: u32, joust: Joust }
    StepStruck = "step-struck" { card: String, strength: String }
    StepRepelled = "step-repelled" {}
    StepSuffered = "step-suffered" {}
    StepBroke = "step-broke" { strength: String }
    StepFed = "step-fed" { count: u32 }
    StepHungry = "step-hungry" { count: u32 }

    // Bars.
    BarRound = "bar-round" { round: u32, of: u32 }
    BarPhase = "bar-phase" { phase: String }
    BarPoints = "bar-points" { own: String, others: String }
    BarPointsOfAll = "bar-points-all" { points: String }
}

pub(super) fn waiting(book: &Phrasebook, seats: String) -> String {
    book.say(&WaitingFor { seats })
}
