//! What one visitor may set up: tables that wait for strangers stand in everybody's list, and bots among themselves
//! think at everybody's cost.

use crate::error::WebError;
use crate::limits::RateLimitKey;
use bastide_community::Community;
use bastide_matches::{CreateError, SeatRequest};
use bastide_store::GuestId;

/// Whether a guest may set up a match with these seats now; counted if so.
pub(crate) async fn admit(
    tables: &Community,
    rate_limit: Option<&RateLimitKey>,
    (guest, seats): (GuestId, &[SeatRequest]),
) -> Result<(), WebError> {
    let Some(rate_limit) = rate_limit else { return Ok(()) };
    if seats.contains(&SeatRequest::Anyone) {
        rate_limit.opens_a_table()?;
    }
    let is_bot = |seat: &SeatRequest| matches!(seat, SeatRequest::Bot(_));
    if let Some(most) = rate_limit.most_bots_alone().filter(|_| seats.iter().all(is_bot))
        && tables.store().lists().bots_alone(guest).await? >= most
    {
        return Err(CreateError::BotsAlone { most }.into());
    }
    Ok(())
}
