//! One type per message of `anarchy.ftl`.

use bastide_anarchy::{
    Activity, Asset, AttackType, Attribute, Colour, Corner, Defender, Difficulty, Fortification,
    Hold, Horse, Icon, Ingredient, Joust, Letter, LootSize, Mode, Path, Row, Side, Tactic, Target,
    Title as Rank, Why,
};
use bastide_core::Seat;
use bastide_text::{Argument, Phrasebook, Value, messages};

use crate::Package;

messages! {
    Title = "ana-title" {}
    SeatName = "ana-seat" { seat: Seat }
    ListEnd = "ana-list-end" { rest: String, last: String }

    // Names.
    AssetName = "ana-asset" { asset: Asset }
    Amount = "ana-amount" { asset: Asset, count: u32 }
    Nothing = "ana-nothing" {}
    AttributeName = "ana-attribute" { attribute: Attribute }
    TrackName = "ana-track" { track: String }
    TacticName = "ana-tactic" { tactic: Tactic }
    PathName = "ana-path" { path: Path }
    AttackName = "ana-attack" { kind: AttackType }
    Trebuchet = "ana-trebuchet" {}
    SideName = "ana-side" { side: Side }
    CornerName = "ana-corner" { corner: Corner }
    WorkerName = "ana-worker" { worker: Defender }
    RankName = "ana-rank" { rank: Rank }

    // Boxes.
    BoxNumbered = "ana-box-numbered" { track: String, number: u32 }
    BoxInLevel = "ana-box-in-level" { track: String, level: u32, number: u32 }
    BoxOffering = "ana-box-offering" { track: String, level: u32, asset: Asset }
    BoxWhole = "ana-box-whole" { track: String, level: u32 }
    BoxSlot = "ana-box-slot" { addition: u32, number: u32 }
    BoxBrewery = "ana-box-brewery" { row: u32, column: u32 }
    BoxPennant = "ana-box-pennant" { rope: u32, number: u32 }
    BoxHanging = "ana-box-hanging" { rope: u32, number: u32 }
    AtSide = "ana-at-side" { target: String, side: Side }
    AtCorner = "ana-at-corner" { target: String, corner: Corner }
    Costs = "ana-costs" { costs: String }
    Either = "ana-either" { one: String, other: String }
    Gives = "ana-gives" { gain: String }
    Requires = "ana-requires" { boxes: String }
    IsFilled = "ana-is-filled" {}

    // Gains.
    GainAny = "ana-gain-any" { count: u32 }
    GainFortification = "ana-gain-fortification" { fortification: Fortification }
    GainProduction = "ana-gain-production" { asset: Asset }
    GainAttribute = "ana-gain-attribute" { attribute: Attribute, count: u32 }
    GainKnowledge = "ana-gain-knowledge" { count: u32 }
    GainRally = "ana-gain-rally" { count: u32 }
    GainJoy = "ana-gain-joy" { count: u32 }
    GainDiscontent = "ana-gain-discontent" { count: u32 }
    GainHorse = "ana-gain-horse" { horse: Horse }
    GainCommand = "ana-gain-command" { row: Row }
    GainCommands = "ana-gain-commands" { rows: String }
    RowName = "ana-row" { row: Row }
    GainResearch = "ana-gain-research" {}
    GainReveal = "ana-gain-reveal" { activity: Activity, count: u32 }
    GainBrew = "ana-gain-brew" { count: u32 }

    // Actions.
    DoPath = "ana-do-path" { path: Path }
    DoFill = "ana-do-fill" { target: String }
    DoFillWith = "ana-do-fill-with" { target: String, asset: Asset }
    DoBuild = "ana-do-build" { target: String }
    DoPrepare = "ana-do-prepare" { tactic: Tactic }
    DoTrade = "ana-do-trade" { give: String, take: String }
    DoAttack = "ana-do-attack" { force: String }
    DoAttackOverrun = "ana-do-attack-overrun" { force: String, overrun: u32 }
    DoSpy = "ana-do-spy" { seat: Seat, slot: u32 }
    DoDone = "ana-do-done" {}
    DoTake = "ana-do-take" { gain: String }
    DoMark = "ana-do-mark" { target: String }
    DoSkip = "ana-do-skip" {}
    DoSkipIngredient = "ana-do-skip-ingredient" { ingredient: Ingredient }
    DoWrite = "ana-do-write" { number: u32, addition: u32 }
    DoChoose = "ana-do-choose" { number: u32 }
    DoPay = "ana-do-pay" {}
    DoDeploy = "ana-do-deploy" { worker: Defender, side: Side }
    DoDeployAll = "ana-do-deploy-all" { side: Side }
    DoRally = "ana-do-rally" { worker: Defender, side: Side, to: Side }
    DoGo = "ana-do-go" {}
    DoUse = "ana-do-use" { count: u32, target: Target }
    DoUseNone = "ana-do-use-none" { target: Target }
    DoSpend = "ana-do-spend" { worker: Defender, side: Side }
    DoSpendBeer = "ana-do-spend-beer" { worker: Defender, side: Side }

    // What happened.
    RoundBegan = "ana-round-began" { round: u32, seat: Seat }
    Dealt = "ana-dealt" { seat: Seat, cards: String }
    CardOpen = "ana-card-open" { kind: String, hits: String }
    CardFierce = "ana-card-fierce" { kind: String, hits: String }
    CardHidden = "ana-card-hidden" { kind: String }
    Hit = "ana-hit" { target: Target, letter: Letter }
    Offered = "ana-offered" { paths: String }
    PathTaken = "ana-path-taken" { seat: Seat, path: Path }
    PathDiscarded = "ana-path-discarded" { path: Path }
    RivalAdvanced = "ana-rival-advanced" { place: u32 }
    Produced = "ana-produced" { seat: Seat, gain: String }
    Filled = "ana-filled" { seat: Seat, target: String }
    FilledFor = "ana-filled-for" { seat: Seat, target: String, costs: String }
    Built = "ana-built" { seat: Seat, target: String, costs: String }
    Rose = "ana-rose" { seat: Seat, track: String, number: u32 }
    Researched = "ana-researched" { seat: Seat, target: String }
    Gained = "ana-gained" { seat: Seat, gain: String }
    MoodJoy = "ana-mood-joy" { seat: Seat, count: u32 }
    MoodDiscontent = "ana-mood-discontent" { seat: Seat, count: u32 }
    Prepared = "ana-prepared" { seat: Seat, tactic: Tactic }
    Traded = "ana-traded" { seat: Seat, give: String, take: String }
    Revealed = "ana-revealed" { seat: Seat, activity: Activity, cards: String }
    Reshuffled = "ana-reshuffled" { seat: Seat }
    Jousted = "ana-jousted" { seat: Seat, joust: Joust }
    Wrote = "ana-wrote" { seat: Seat, number: u32, addition: u32 }
    Wasted = "ana-wasted" { seat: Seat }
    Brewed = "ana-brewed" { seat: Seat, count: u32 }
    Attacked = "ana-attacked" { seat: Seat, place: u32, spent: String, loot: String }
    AttackedOverrun = "ana-attacked-overrun" {
        seat: Seat, place: u32, spent: String, loot: String, overrun: u32
    }
    NoLoot = "ana-no-loot" {}
    SpiedOwn = "ana-spied-own" { seat: Seat, slot: u32, card: String }
    Spied = "ana-spied" { seat: Seat, owner: Seat, slot: u32, card: String }
    Done = "ana-done" { seat: Seat }
    Roused = "ana-roused" { seat: Seat }
    DefenceBegan = "ana-defence-began" {}
    FoodPaid = "ana-food-paid" { seat: Seat, food: String }
    FoodMissing = "ana-food-missing" { seat: Seat, food: String, missing: u32 }
    Deployed = "ana-deployed" { seat: Seat, count: u32, worker: Defender, side: Side }
    Discarded = "ana-discarded" { seat: Seat, purse: String }
    TurnedUp = "ana-turned-up" { seat: Seat, cards: String }
    Rallied = "ana-rallied" { seat: Seat, worker: Defender, side: Side, to: Side }
    Struck = "ana-struck" { seat: Seat, card: String, strength: String }
    StruckHeld = "ana-struck-held" { seat: Seat, card: String, strength: String }
    StruckLeft = "ana-struck-left" { seat: Seat, card: String, strength: String, rest: String }
    StrengthAt = "ana-strength-at" { target: Target, count: u32 }
    Used = "ana-used" { seat: Seat, tactic: Tactic, target: Target, count: u32 }
    Spent = "ana-spent" { seat: Seat, worker: Defender, side: Side }
    SpentBeer = "ana-spent-beer" { seat: Seat, worker: Defender, side: Side }
    Repelled = "ana-repelled" { seat: Seat, slot: u32 }
    RepelledAssault = "ana-repelled-assault" { seat: Seat }
    Withstood = "ana-withstood" { seat: Seat, slot: u32 }
    WithstoodAssault = "ana-withstood-assault" { seat: Seat }
    Aftermath = "ana-aftermath" { seat: Seat, count: u32, gain: String }
    RoundEnded = "ana-round-ended" { round: u32 }
    LeftBehind = "ana-left-behind" { seat: Seat, count: u32 }
    Over = "ana-over" {}

    // How it ended.
    Points = "ana-points" { points: i32 }
    Won = "ana-won" { seat: Seat, points: i32, tally: String }
    Shared = "ana-shared" { seats: String, reader: String, points: i32 }
    AloneEnded = "ana-alone-ended" { seat: Seat, rank: Rank, points: i32 }
    GoingOn = "ana-going-on" {}
    ScorePenalty = "ana-score-penalty" { count: u32 }
    ScoreTotal = "ana-score-total" {}

    // What is asked.
    AskOf = "ana-ask-of" { seats: String, question: String }
    AskNothing = "ana-ask-nothing" {}
    AskPath = "ana-ask-path" {}
    AskAction = "ana-ask-action" {}
    AskTake = "ana-ask-take" { count: u32 }
    AskRow = "ana-ask-row" { rows: String }
    AskResearch = "ana-ask-research" {}
    AskTraining = "ana-ask-training" { count: u32 }
    AskValentine = "ana-ask-valentine" { number: u32 }
    AskMichaelmas = "ana-ask-michaelmas" {}
    AskBrewery = "ana-ask-brewery" { ingredient: Ingredient }
    AskLammas = "ana-ask-lammas" { colour: Colour }
    AskFood = "ana-ask-food" { count: u32 }
    AskFoodShort = "ana-ask-food-short" { count: u32, missing: u32 }
    AskDeploy = "ana-ask-deploy" { worker: Defender }
    AskDeployAny = "ana-ask-deploy-any" {}
    AskRally = "ana-ask-rally" { slot: u32 }
    AskRallyAssault = "ana-ask-rally-assault" {}
    AskTactic = "ana-ask-tactic" { target: Target, count: u32 }
    AskSpend = "ana-ask-spend" { side: Side, count: u32 }

    // Why not.
    NeedGameGoingOn = "ana-need-game-going-on" {}
    NeedTurn = "ana-need-turn" { seat: Seat }
    NeedStillActing = "ana-need-still-acting" {}
    NeedAnswer = "ana-need-answer" { question: String }
    NeedOnOffer = "ana-need-on-offer" {}
    NeedEmpty = "ana-need-empty" { target: String }
    NeedPayable = "ana-need-payable" { target: String }
    NeedFilled = "ana-need-filled" { target: String, other: String, why: Why }
    NeedMeasure = "ana-need-measure" { target: String, row: Row, measure: u32, has: u32 }
    NeedLinked = "ana-need-linked" { target: String }
    NeedPrice = "ana-need-price" { costs: String, missing: String }
    NeedPayment = "ana-need-payment" { target: String }
    NeedSpot = "ana-need-spot" { target: String }
    NeedLower = "ana-need-lower" { most: u32 }
    NeedLevelWalls = "ana-need-level-walls" { side: Side, to: Side }
    NeedResearchable = "ana-need-researchable" {}
    NeedResearched = "ana-need-researched" { target: String }
    NeedOtherResource = "ana-need-other-resource" {}
    NeedTents = "ana-need-tents" {}
    NeedCastleNotTaken = "ana-need-castle-not-taken" {}
    NeedStrength = "ana-need-strength" { least: u32 }
    NeedOverrun = "ana-need-overrun" { most: u32 }
    NeedHorse = "ana-need-horse" { horse: Horse }
    NeedWeapon = "ana-need-weapon" { target: String }
    NeedKnowledge = "ana-need-knowledge" {}
    NeedFaceDown = "ana-need-face-down" {}
    NeedAssist = "ana-need-assist" {}
    NeedOffered = "ana-need-offered" {}
    NeedWorker = "ana-need-worker" {}
    NeedBeer = "ana-need-beer" {}
    NeedRallyToken = "ana-need-rally-token" {}
    NeedOtherSide = "ana-need-other-side" {}
    NeedCircles = "ana-need-circles" { most: u32 }

    // Cards.
    PathCounts = "ana-path-counts" { path: Path, one: String, two: String, three: String }
    TowersAndGate = "ana-towers-and-gate" { towers: u32, gate: u32 }
    AtMost = "ana-at-most" { count: u32 }
    DefendedBy = "ana-defended-by" { means: String }
    FortificationName = "ana-fortification" { fortification: Fortification }
    Workers = "ana-workers" {}
    EstateIcon = "ana-estate-icon" { icon: Icon }
    EstateJoust = "ana-estate-joust" { lance: Hold, shield: Hold }
    IngredientName = "ana-ingredient" { ingredient: Ingredient }
    ColourName = "ana-colour" { colour: Colour }
    LootTile = "ana-loot" { size: LootSize, gain: String }
    ScenarioCard = "ana-scenario-card" { round: u32, strengths: String }
    CastleNeeds = "ana-castle-needs" { strength: u32, food: String }
    CastleAlso = "ana-castle-also" { means: String }
    SiegeCard = "ana-siege-card" { food: String, bravery: String }

    // The setup.
    OptionPlayers = "ana-option-players" {}
    OptionPlayersWords = "ana-option-players-words" {}
    OptionScenario = "ana-option-scenario" {}
    OptionScenarioWords = "ana-option-scenario-words" {}
    OptionData = "ana-option-data" {}
    OptionDataWords = "ana-option-data-words" {}
    ScenarioName = "ana-scenario" { mode: Mode, difficulty: Difficulty }
    ScenarioWords = "ana-scenario-words" { mode: Mode, difficulty: Difficulty }

    // In pictures.
    Round = "ana-round" { round: u32 }
    Phase = "ana-phase" { phase: String }
    Head = "ana-head" { head: String }
    Holds = "ana-holds" { seat: Seat, purse: String }
    CastleOf = "ana-castle-of" {
        seat: Seat, gate: u32, moat: u32, towers: String, walls: String
    }
}

/// What has a word in the data file is selected by that word.
macro_rules! by_word {
    ($($kind:ty),*) => {
        $(impl Argument<Package> for $kind {
            fn value(&self) -> Value {
                Value::from(self.word())
            }
        })*
    };
}

by_word!(
    Activity,
    Asset,
    AttackType,
    Attribute,
    Colour,
    Corner,
    Defender,
    Difficulty,
    Fortification,
    Hold,
    Horse,
    Icon,
    Ingredient,
    Joust,
    Letter,
    LootSize,
    Mode,
    Rank,
    Row,
    Side,
    Tactic,
    Target,
    Why
);

impl Argument<Package> for Path {
    fn value(&self) -> Value {
        Value::from(self.text())
    }
}

/// The colours of the seats, or who plays them.
impl Argument<Package> for Seat {
    fn value(&self) -> Value {
        Value::from(["red", "blue", "green", "yellow"][self.index()])
    }

    fn value_in(&self, book: &Phrasebook) -> Value {
        let player = book.player(self.index());
        player.map_or_else(
            || Argument::<Package>::value(self),
            |player| Value::from(player.to_owned()),
        )
    }
}
