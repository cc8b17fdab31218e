//! The match and the seat that a request is about, and the key under which it is done.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::response::Redirect;
use bastide_core::{MAX_SEATS, Seat};

use crate::error::WebError;
use crate::guest::token_hash;
use bastide_matches::MatchError;
use bastide_matches::{Match, random_token};
use bastide_store::{GuestId, MatchId};

/// The match that an address names.
pub(crate) fn match_named(text: &str) -> Result<MatchId, MatchError> {
    text.parse().map_err(|_| MatchError::NoSuchMatch)
}

/// A seat there can be; whose it is, the table says.
pub(crate) fn seat_numbered(number: Option<u8>) -> Option<Seat> {
    number.filter(|&number| usize::from(number) < MAX_SEATS).map(Seat::new)
}

/// The key of a guest's request, made theirs, so that none can use up the key of another guest or a bot. Without
/// one, every request is new. What a client makes up is not kept, only its hash: it may say anything.
pub(crate) fn own_key(guest: GuestId, key: &str) -> String {
    if key.is_empty() {
        return format!("guest-{}-{}", guest.0, new_key());
    }
    let hash = token_hash(key).0;
    let half = hash.first_chunk().expect("a hash has 32 bytes");
    format!("guest-{}-{:032x}", guest.0, u128::from_be_bytes(*half))
}

/// A key that was never used: of this process, and counted.
fn new_key() -> String {
    static PROCESS: LazyLock<String> = LazyLock::new(random_token);
    static COUNT: AtomicU64 = AtomicU64::new(0);
    format!("{}-{}", &PROCESS[..12], COUNT.fetch_add(1, Ordering::Relaxed))
}

/// The seat that a request asks to act for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum AskedSeat {
    /// Where it is not the guest's own, another of theirs will do.
    Preferred(Option<Seat>),
    /// This one or none.
    Only(Option<Seat>),
}

/// Who acts at a table, and on which of their own seats.
pub(crate) async fn own_seat(
    table: &Match,
    guest: Option<GuestId>,
    asked: AskedSeat,
) -> Result<(GuestId, Seat), WebError> {
    let guest = guest.ok_or(MatchError::NotYourSeat)?;
    let now = table.now().await;
    let is_own = |seat: &Seat| now.seats_of(Some(guest)).any(|own| own == *seat);
    let seat = match asked {
        AskedSeat::Preferred(seat) => seat.filter(is_own).or_else(|| now.seat_for(Some(guest))),
        AskedSeat::Only(seat) => seat.filter(is_own),
    };
    Ok((guest, seat.ok_or(MatchError::NotYourSeat)?))
}

/// The longest remark, in characters.
pub(crate) const LONGEST_REMARK: usize = 500;

pub(crate) fn to_match(id: &MatchId) -> Redirect {
    Redirect::to(&format!("/matches/{id}"))
}
