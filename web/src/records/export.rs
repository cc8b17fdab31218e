//! All data about a player, as one document for them.

use bastide_text::Phrasebook;
use serde_json::{Value, json};

use crate::error::Refusal;
use crate::moment::moment;
use crate::names::player_names;
use bastide_community::Community;
use bastide_matches::MatchError;
use bastide_store::{GuestId, Known, MatchId, RestraintKind};

/// More matches than any player has.
const ALL: u32 = u32::MAX / 2;

/// Account, sessions, matches, remarks, lessons, the labels of tokens, hooks, ratings and tournaments.
pub(crate) async fn all_of(
    tables: &Community,
    known: &Known,
    book: &Phrasebook,
) -> Result<Value, Refusal> {
    let (store, guest) = (tables.store(), known.guest.id);
    let account = store.accounts().account(guest).await?;
    let mut restraints = Vec::new();
    for kind in [RestraintKind::Ban, RestraintKind::Mute] {
        if let Some(restraint) = store.moderation().restraint(guest, kind).await? {
            let until = restraint.until.map(moment);
            restraints.push(
                json!({"kind": kind.to_string(), "reason": restraint.reason, "until": until}),
            );
        }
    }
    Ok(json!({
        "number": guest.0,
        "name": known.guest.name,
        "here_since": store.players().came_at(guest).await?.map(moment),
        "account": account.map(|account| json!({
            "made": moment(account.created_at),
            "is_administrator": account.is_administrator,
        })),
        "recovery_codes_left": store.accounts().codes_left(guest).await?,
        "sessions": sessions(tables, guest).await?,
        "restraints": restraints,
        "matches": matches(tables, guest, book).await?,
        "remarks": remarks(tables, guest).await?,
        "lessons": store.lessons().learned(guest).await?,
        "tokens": tokens(tables, guest).await?,
        "hooks": hooks(tables, guest).await?,
        "ratings": ratings(tables, guest).await?,
        "tournaments": tournaments(tables, guest).await?,
    }))
}

async fn sessions(tables: &Community, guest: GuestId) -> Result<Vec<Value>, Refusal> {
    let sessions = tables.store().accounts().sessions(guest).await?.into_iter();
    let session = |session: bastide_store::Session| {
        json!({"device": session.device, "begun": moment(session.begun_at),
               "used": moment(session.used_at)})
    };
    Ok(sessions.map(session).collect())
}

async fn matches(
    tables: &Community,
    guest: GuestId,
    book: &Phrasebook,
) -> Result<Vec<Value>, Refusal> {
    let mut matches = Vec::new();
    for summary in tables.store().lists().games_of(guest, ALL).await? {
        let seats = summary.seats.iter().enumerate();
        let own: Vec<usize> = seats
            .filter(|(_, seat)| seat.occupant.guest() == Some(guest))
            .map(|(number, _)| number)
            .collect();
        matches.push(json!({
            "match": summary.id.to_string(),
            "game": summary.game,
            "own_seats": own,
            "begun": moment(summary.created_at),
            "changed": moment(summary.changed_at),
            "outcome": summary.outcome,
            "record": record(tables, &summary.id, book).await?,
        }));
    }
    Ok(matches)
}

/// The record of a match that is over; before, it would tell what its players must not know.
async fn record(
    tables: &Community,
    id: &MatchId,
    book: &Phrasebook,
) -> Result<Option<String>, Refusal> {
    let table = match tables.open(id).await {
        Err(MatchError::Unreadable(_)) => return Ok(None),
        table => table?,
    };
    // Others may have yet to play these cards.
    if tables.tournaments().is_sealed(&table).await? {
        return Ok(None);
    }
    let now = table.now().await;
    if now.ending.is_none() || !now.is_dealt() {
        return Ok(None);
    }
    Ok(Some(now.game.record(&player_names(&now, book), now.shuffle.fairness())))
}

async fn remarks(tables: &Community, guest: GuestId) -> Result<Vec<Value>, Refusal> {
    let remarks = tables.store().players().remarks_of(guest).await?.into_iter();
    let remark = |remark: bastide_store::OwnRemark| json!({"match": remark.game.to_string(), "at": moment(remark.at), "words": remark.text});
    Ok(remarks.map(remark).collect())
}

async fn hooks(tables: &Community, guest: GuestId) -> Result<Vec<Value>, Refusal> {
    let hooks = tables.store().webhooks().hooks(guest).await?.into_iter();
    let hook = |hook: bastide_store::Webhook| {
        json!({"address": hook.url, "made": moment(hook.created_at),
               "failing_since": hook.failing_since.map(moment), "is_off": hook.is_off})
    };
    Ok(hooks.map(hook).collect())
}

async fn ratings(tables: &Community, guest: GuestId) -> Result<Vec<Value>, Refusal> {
    let player = format!("guest:{}", guest.0);
    let ratings = tables.store().ratings().ratings_of(&player).await?.into_iter();
    let rating = |row: bastide_store::ListedRating| {
        json!({"game": row.game, "speed": row.speed, "rating": row.rating.rating,
               "deviation": row.rating.deviation, "games": row.rating.games})
    };
    let mut list: Vec<Value> = ratings.map(rating).collect();
    let changes = tables.store().ratings().rating_history(&player, ALL).await?.into_iter();
    list.extend(changes.map(|change| {
        json!({"match": change.id.to_string(), "before": change.before, "after": change.after})
    }));
    Ok(list)
}

async fn tournaments(tables: &Community, guest: GuestId) -> Result<Vec<Value>, Refusal> {
    let events = tables.store().tournaments().of_player(guest).await?.into_iter();
    let event = |row: bastide_store::StoredTournament| {
        json!({"tournament": row.id.to_string(), "title": row.title, "game": row.game,
               "is_organiser": row.organiser == guest, "announced": moment(row.created_at)})
    };
    Ok(events.map(event).collect())
}

async fn tokens(tables: &Community, guest: GuestId) -> Result<Vec<Value>, Refusal> {
    let tokens = tables.store().tokens().api_tokens(guest).await?.into_iter();
    let token = |token: bastide_store::ApiToken| {
        json!({"label": token.label, "scopes": token.scopes, "made": moment(token.created_at),
               "ends": token.expires_at.map(moment), "used": token.used_at.map(moment)})
    };
    Ok(tokens.map(token).collect())
}
