//! The words of the story, of the bars and of the panel that explains: one type per message of `story.ftl`.

use bastide_cathedral::{Kind, Side};
use bastide_text::messages;

use super::Area;

messages! {
    StoryMove = "story-move" { number: u32 }
    /// The player, and what every sentence about them begins with: `Maud hat`.
    StoryWho = "story-who" { side: Side }
    StoryAnd = "story-and" {}
    StoryPlaced = "story-placed" { kind: Kind, place: Area }
    StoryClaimed = "story-claimed" { count: u32 }
    StoryCaptured = "story-captured" { owner: Side, kind: Kind }
    StoryCapturedCathedral = "story-captured-cathedral" {}
    StoryLeft = "story-left" { owner: Side, kind: Kind }
    StoryLeftCathedral = "story-left-cathedral" {}
    StoryPassed = "story-passed" {}
    StoryStuck = "story-stuck" { side: Side }
    Stands = "stands" { place: Area }

    StepClaimed = "step-claimed" { count: u32 }
    StepCaptured = "step-captured" { kind: Kind }
    OfferCapture = "offer-capture" { owner: Side, kind: Kind, count: u32 }
    OfferCaptureCathedral = "offer-capture-cathedral" { count: u32 }
    OfferLeave = "offer-leave" { kind: Kind }

    BarMove = "bar-move" { number: u32 }
    BarLeft = "bar-left" { owner: Side, points: u32, other: u32, side: Side }

    BuildingsOf = "buildings-of" { owner: Side }
    SquaresLeft = "squares-left" {}
    TagClaimsOne = "tag-claims-one" {}
    TagClaims = "tag-claims" {}
    TagIsolates = "tag-isolates" {}
    HowTurn = "how-turn" {}
    HowTurnNote = "how-turn-note" {}
    HowPlace = "how-place" {}
    HowPlaceNote = "how-place-note" {}
    HowBack = "how-back" {}
    HowBackNote = "how-back-note" {}

    AboutBuilding = "about-building" { owner: Side }
    AboutInHand = "about-in-hand" { owner: Side }
    AboutCathedralKind = "about-cathedral-kind" {}
    AboutSize = "about-size" {}
    AboutSquares = "about-squares" { count: u32 }
    AboutStands = "about-stands" {}
    AboutCopies = "about-copies" {}
    AboutCopiesOf = "about-copies-of" { count: u32, all: u32 }
    AboutFits = "about-fits" {}
    AboutPlaces = "about-places" { count: u32 }
    AboutNowhere = "about-nowhere" {}
    AboutCapture = "about-capture" {}
    AboutCaptureNow = "about-capture-now" {}
    AboutCathedral = "about-cathedral" {}
    AboutCathedralWaiting = "about-cathedral-waiting" { owner: Side }
    AboutFree = "about-free" {}
    AboutFreeWords = "about-free-words" {}
    AboutOwned = "about-owned" { owner: Side }
    AboutOwnedWords = "about-owned-words" { owner: Side }
    AboutTerritory = "about-territory" { owner: Side }
    AboutGoal = "about-goal" {}
    AboutPassWords = "about-pass-words" {}
}
