//! Who is at the table, as one visitor is told: the plates show it, and the live stream says what becomes of it.

use bastide_text::{Phrasebook, pages as words};
use serde_json::{Value, json};

use crate::table::chat::writing;
use crate::visitor::Visitor;
use bastide_community::Community;
use bastide_matches::{Company, Match, MatchState, Seated};
use bastide_store::Occupant;

/// Whether somebody is at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    Here,
    Away,
    /// A bot is always there.
    Bot,
    /// Nobody can say; or it is the viewer, who knows.
    Unsaid,
}

impl Presence {
    /// As the page's script knows it.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::Here => "here",
            Self::Away => "away",
            Self::Bot => "bot",
            Self::Unsaid => "",
        }
    }
}

/// The company at a table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Gathering {
    /// Seat by seat.
    pub(crate) seats: Vec<Presence>,
    /// How many look on, the visitor not counted.
    pub(crate) watching: u32,
}

pub(crate) fn company(
    tables: &Community,
    table: &Match,
    now: &MatchState,
    visitor: &Visitor,
) -> Gathering {
    let company = table.company();
    // Somebody who is not at this node may be at another.
    let is_alone = !tables.store().nodes().may_have_others();
    let seat = |(seat, sitting): (_, &Seated)| match &sitting.occupant {
        Occupant::Guest(guest) if Some(*guest) == visitor.id() => Presence::Unsaid,
        Occupant::Guest(_) if now.clocks.is_stood_in(seat) => Presence::Bot,
        Occupant::Guest(guest) if company.has(*guest) => Presence::Here,
        Occupant::Guest(_) if is_alone => Presence::Away,
        Occupant::Bot(_) => Presence::Bot,
        _ => Presence::Unsaid,
    };
    Gathering {
        seats: now.seats.iter().map(seat).collect(),
        watching: watching(&company, now, visitor),
    }
}

fn watching(company: &Company, now: &MatchState, visitor: &Visitor) -> u32 {
    let is_seated = |guest| now.seats_of(Some(guest)).next().is_some();
    let known = company.here.iter().filter(|&&guest| !is_seated(guest));
    let others = known.filter(|&&guest| Some(guest) != visitor.id()).count() as u32;
    let strangers = company.strangers.saturating_sub(u32::from(visitor.id().is_none()));
    others + strangers
}

/// What the live stream says of it.
pub(crate) async fn told(tables: &Community, table: &Match, visitor: &Visitor) -> Value {
    let book = visitor.book();
    let Gathering { seats, watching } = company(tables, table, &*table.now().await, visitor);
    let seats: Vec<&str> = seats.into_iter().map(Presence::code).collect();
    json!({
        "seats": seats,
        "watching": watching_words(watching, &book),
        "writing": writing(table, visitor, &book),
    })
}

/// How many look on; empty where nobody does.
pub(crate) fn watching_words(watching: u32, book: &Phrasebook) -> String {
    if watching > 0 { words::spectators(book, watching) } else { String::new() }
}
