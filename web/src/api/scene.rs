//! A match as a program sees it: what its guest would see on the page, made from the same views.

use bastide_core::{Seat, Viewer};
use bastide_text::Phrasebook;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use bastide_matches::{Ending, Match, MatchState, Seated};
use bastide_store::{GuestId, Occupant, Summary};

/// A match, seen by its caller.
#[derive(Serialize, ToSchema)]
#[schema(as = MatchSight)]
pub(super) struct MatchScene {
    id: String,
    #[schema(example = "cathedral")]
    game: String,
    setup: String,
    /// Grows with every change.
    version: u64,
    /// The number that the caller's next action is sent with.
    seq: u32,
    /// Actions played so far.
    plies: usize,
    seats: Vec<SeatSight>,
    /// The seats that are to act; several where they decide at the same time.
    to_act: Vec<u8>,
    /// The seat the caller acts for, if they have one.
    your_seat: Option<u8>,
    /// What is asked, in words; the result once the match is over. Nothing before it is dealt.
    question: Option<String>,
    ending: Option<EndingSight>,
    /// What the caller may know of the position; its form is the game's own. Nothing before it is dealt.
    #[schema(value_type = Option<Object>)]
    view: Option<Value>,
    /// The fingerprint of the server's secret, from which and from the parts of the seats the shuffle is made.
    commitment: Option<String>,
    /// What the caller can do now.
    legal: Vec<LegalAction>,
    /// What is agreed about time: `none`, `fischer:300+5` (seconds at the start, seconds gained by a turn) or `days:3`
    /// (for each turn).
    #[schema(example = "fischer:300+5")]
    clock: String,
    /// What happens to a seat whose time is over: it loses (`lose`), or a bot plays on until its owner acts (`bot`).
    #[schema(example = "lose")]
    timeout: String,
}

#[derive(Serialize, ToSchema)]
pub(super) struct LegalAction {
    /// In the game's notation: what is sent, stored and recorded.
    #[schema(example = "CSwD2")]
    action: String,
    /// The same for people.
    words: String,
}

/// Who sits on a seat.
#[derive(Serialize, ToSchema)]
pub(super) struct SeatSight {
    seat: u8,
    kind: SeatPlayer,
    /// The name of a person, the specification of a bot.
    name: Option<String>,
    is_you: bool,
    /// The points as they stand for everybody to see.
    points: i32,
    /// The secret part of the link that leads to the seat, for whoever set the match up.
    invitation: Option<String>,
    /// Milliseconds left on its clock as this was sent; nothing without a clock.
    time_left: Option<i64>,
    /// Whether its clock runs.
    is_running: bool,
    /// Whether a bot stands in for its owner.
    is_stood_in: bool,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = Sitter)]
pub(super) enum SeatPlayer {
    Person,
    Bot,
    /// Somebody who played before the match came here.
    Elsewhere,
    /// Anybody may sit down.
    Open,
    /// Whoever has the invitation may sit down.
    Invited,
}

#[derive(Serialize, ToSchema)]
pub(super) struct EndingSight {
    how: How,
    /// Who gave up, or whose time was over.
    seat: Option<u8>,
    /// By seat; 1 is best, equal results share a rank. Empty where the game was not played to its end.
    ranks: Vec<u8>,
    /// By seat.
    points: Vec<i32>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum How {
    Played,
    Resigned,
    /// The time of a seat was over.
    Time,
    Aborted,
    /// The record of a match from elsewhere ends here.
    Left,
}

impl MatchScene {
    pub(super) fn new(
        table: &Match,
        now: &MatchState,
        (guest, at): (GuestId, i64),
        book: &Phrasebook,
    ) -> Self {
        // A program looks at one seat at a time and shares no screen: no curtain is needed.
        let seat = now.seat_for(Some(guest));
        let who = seat.map_or(Viewer::Public, Viewer::Seat);
        Self {
            id: table.id().to_string(),
            game: table.game.clone(),
            setup: table.setup.clone(),
            version: now.version(),
            seq: now.next,
            plies: now.game.plies(),
            seats: now.seats.iter().map(|seat| seat_sight(table, now, (guest, at), seat)).collect(),
            to_act: if is_running(now) { numbers(now.game.to_act().iter()) } else { Vec::new() },
            your_seat: seat.map(number),
            question: now.is_dealt().then(|| now.game.question(who, book)),
            ending: now.ending.map(|ending| ending_sight(ending, now)),
            view: now.is_dealt().then(|| now.game.view(who)),
            commitment: now.shuffle.commitment().map(|commitment| commitment.to_string()),
            legal: seat
                .filter(|_| is_running(now))
                .map_or_else(Vec::new, |seat| legal(now, seat, book)),
            clock: table.terms.clock.to_string(),
            timeout: table.terms.timeout.to_string(),
        }
    }
}

/// Whether somebody can act.
pub(super) fn is_running(now: &MatchState) -> bool {
    now.ending.is_none() && now.is_full()
}

fn legal(now: &MatchState, seat: Seat, book: &Phrasebook) -> Vec<LegalAction> {
    let offers = now.game.offers(seat, book).into_iter();
    offers.map(|(action, words)| LegalAction { action, words }).collect()
}

fn number(seat: Seat) -> u8 {
    seat.index() as u8
}

fn numbers(seats: impl Iterator<Item = Seat>) -> Vec<u8> {
    seats.map(number).collect()
}

fn seat_sight(
    table: &Match,
    now: &MatchState,
    (guest, at): (GuestId, i64),
    (seat, sitting): (Seat, &Seated),
) -> SeatSight {
    let (kind, name) = sitter(&sitting.occupant, sitting.name.clone());
    let clock = now.clocks.shown(seat, at).filter(|_| sitting.occupant.guest().is_some());
    let is_host = table.creator == guest && sitting.occupant == Occupant::Invited;
    SeatSight {
        seat: number(seat),
        kind,
        name,
        is_you: sitting.occupant == Occupant::Guest(guest),
        points: now.game.points(seat),
        invitation: sitting.invitation.clone().filter(|_| is_host),
        time_left: clock.map(|clock| clock.left.max(0)),
        is_running: clock.is_some_and(|clock| clock.is_running),
        is_stood_in: now.clocks.is_stood_in(seat),
    }
}

fn sitter(occupant: &Occupant, name: Option<String>) -> (SeatPlayer, Option<String>) {
    match occupant {
        // Of one whose account is gone there is no name.
        Occupant::Guest(_) => (SeatPlayer::Person, name.filter(|name| !name.is_empty())),
        Occupant::Bot(spec) => (SeatPlayer::Bot, Some(spec.clone())),
        Occupant::Elsewhere(name) => (SeatPlayer::Elsewhere, Some(name.clone())),
        Occupant::Open => (SeatPlayer::Open, None),
        Occupant::Invited => (SeatPlayer::Invited, None),
    }
}

fn ending_sight(ending: Ending, now: &MatchState) -> EndingSight {
    let (how, seat) = match ending {
        Ending::Played => (How::Played, None),
        Ending::Resigned(seat) => (How::Resigned, Some(number(seat))),
        Ending::Time(seat) => (How::Time, Some(number(seat))),
        Ending::Aborted => (How::Aborted, None),
        Ending::Left => (How::Left, None),
    };
    let standing = now.game.standing();
    let ranks =
        standing.map_or_else(Vec::new, |s| s.places.iter().map(|(_, at)| at.rank).collect());
    let points = now.seats.iter().map(|(seat, _)| now.game.points(seat)).collect();
    EndingSight { how, seat, ranks, points }
}

/// A match in a list.
#[derive(Serialize, ToSchema)]
pub(super) struct MatchRow {
    id: String,
    game: String,
    seats: Vec<RowSeat>,
    is_over: bool,
    /// What is agreed about time.
    clock: String,
    timeout: String,
    /// Milliseconds since 1970.
    created_at: i64,
    changed_at: i64,
}

#[derive(Serialize, ToSchema)]
pub(super) struct RowSeat {
    kind: SeatPlayer,
    name: Option<String>,
}

impl From<Summary> for MatchRow {
    fn from(summary: Summary) -> Self {
        let seats = summary.seats.into_iter().map(|seat| {
            let (kind, name) = sitter(&seat.occupant, seat.name);
            RowSeat { kind, name }
        });
        Self {
            id: summary.id.to_string(),
            game: summary.game,
            seats: seats.collect(),
            is_over: summary.outcome.is_some(),
            clock: summary.terms.clock.to_string(),
            timeout: summary.terms.timeout.to_string(),
            created_at: summary.created_at,
            changed_at: summary.changed_at,
        }
    }
}
