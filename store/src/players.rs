//! Players as an administrator lists them, and what belongs to a player.

mod guests;

use crate::access::Access;
use crate::engine::{Row, Tx};
use crate::moderation::{Restraint, RestraintKind};
use crate::notice::Notice;
use crate::{GuestId, MatchId, Result, Store, now};

/// A player in the list of an administrator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedPlayer {
    pub id: GuestId,
    pub name: String,
    pub has_account: bool,
    pub is_administrator: bool,
    pub created_at: i64,
    pub ban: Option<Restraint>,
    pub mute: Option<Restraint>,
}

/// Which players to list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerQuery {
    /// Those whose name contains this, accounts first.
    Name(String),
    Id(GuestId),
    Administrators,
    /// Those who are banned or muted.
    Restrained,
}

/// A remark that a player made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnRemark {
    pub game: MatchId,
    pub at: i64,
    pub text: String,
}

/// The query for a [`ListedPlayer`] with this condition.
macro_rules! people {
    ($which:literal) => {
        concat!(
            "select guest.id as id, guest.name as name, account.guest is not null as has_account,
                    coalesce(account.is_administrator, 0) as is_administrator,
                    guest.created_at as created_at,
                    ban.reason as ban_reason, ban.until as ban_until,
                    mute.reason as mute_reason, mute.until as mute_until
             from guest left join account on account.guest = guest.id
             left join restraint ban on ban.guest = guest.id and ban.kind = 'ban'
                   and (ban.until is null or ban.until > $1)
             left join restraint mute on mute.guest = guest.id and mute.kind = 'mute'
                   and (mute.until is null or mute.until > $1) ",
            $which,
            " order by account.guest is null, guest.id desc limit 50"
        )
    };
}

/// Locks a guest until this is committed, so that of two nodes that count what is theirs one waits for the other.
pub(crate) fn hold(tx: &Tx<'_>, guest: GuestId) -> Result<()> {
    tx.execute("update guest set created_at = created_at where id = $1", &[&guest]).map(drop)
}

impl Store {
    /// Guests, with or without an account.
    pub fn players(&self) -> Players<'_> {
        Players { store: self }
    }
}

/// Guests, with or without an account.
#[derive(Clone, Copy)]
pub struct Players<'a> {
    store: &'a Store,
}

impl Access for Players<'_> {
    fn store(&self) -> &Store {
        self.store
    }
}

impl Players<'_> {
    /// The first fifty matches: accounts before guests, then the newest first.
    pub async fn find(self, query: PlayerQuery) -> Result<Vec<ListedPlayer>> {
        self.read(move |tx| {
            let at = now();
            match &query {
                PlayerQuery::Name(part) => {
                    let like = format!("%{}%", escaped(&part.to_lowercase()));
                    let sql = people!("where lower(guest.name) like $2 escape '!'");
                    tx.all(sql, &[&at, &like], person)
                }
                PlayerQuery::Id(id) => tx.all(people!("where guest.id = $2"), &[&at, id], person),
                PlayerQuery::Administrators => {
                    tx.all(people!("where account.is_administrator = 1"), &[&at], person)
                }
                PlayerQuery::Restrained => tx.all(
                    people!("where ban.guest is not null or mute.guest is not null"),
                    &[&at],
                    person,
                ),
            }
        })
        .await
    }

    /// Moves everything of a guest to another, who is the same person: seats, matches, remarks, lessons, webhooks,
    /// tournaments and ratings. A match or tournament in which both are stays as it is, so that no one sees a second
    /// hand. Tokens end: somebody else may have kept one from before.
    pub async fn take_along(self, from: GuestId, to: GuestId) -> Result<Vec<MatchId>> {
        let moved = self.write(move |tx| {
            let sql = "select distinct match from seat where guest = $1
                 and match not in (select match from seat where guest = $2)";
            let games: Vec<MatchId> = tx.all(sql, &[&from, &to], |row| row.get(0))?;
            for game in &games {
                let occupant = format!("guest:{}", to.0);
                let sql =
                    "update seat set occupant = $1, guest = $2 where match = $3 and guest = $4";
                tx.execute(sql, &[&occupant, &to, game, &from])?;
                tx.notify(Notice::Match(game.clone()));
            }
            for sql in TAKEN_ALONG {
                tx.execute(sql, &[&to, &from])?;
            }
            take_ratings(tx, from, to)?;
            tx.execute("delete from learned where guest = $1", &[&from])?;
            tx.execute("delete from notice_choice where guest = $1", &[&from])?;
            tx.execute("delete from api_token where guest = $1", &[&from])?;
            Ok(games)
        });
        let games = moved.await?;
        self.store.tokens().note_ended();
        Ok(games)
    }

    /// Whether a guest has anything that [`Players::take_along`] would move.
    pub async fn has_belongings(self, guest: GuestId) -> Result<bool> {
        self.read(move |tx| {
            let sql = "select exists (select 1 from seat where guest = $1)
                    or exists (select 1 from match where creator = $1)
                    or exists (select 1 from learned where guest = $1)
                    or exists (select 1 from api_token where guest = $1)
                    or exists (select 1 from hook where guest = $1)
                    or exists (select 1 from entrant where guest = $1)
                    or exists (select 1 from tournament where organiser = $1)";
            tx.one(sql, &[&guest], |row| row.get(0))
        })
        .await
    }

    /// All remarks of a guest, the first first.
    pub async fn remarks_of(self, guest: GuestId) -> Result<Vec<OwnRemark>> {
        self.read(move |tx| {
            let sql = "select match, at, text from remark where guest = $1 and text <> ''
                 order by at, match, number";
            tx.all(sql, &[&guest], |row| {
                Ok(OwnRemark { game: row.get(0)?, at: row.get(1)?, text: row.get(2)? })
            })
        })
        .await
    }

    /// When a guest was created.
    pub async fn came_at(self, guest: GuestId) -> Result<Option<i64>> {
        self.read(move |tx| {
            let sql = "select created_at from guest where id = $1";
            tx.optional(sql, &[&guest], |row| row.get(0))
        })
        .await
    }

    /// The number of unfinished matches.
    pub async fn running_matches(self) -> Result<u32> {
        self.read(|tx| {
            let sql = "select count(*) from match where outcome is null";
            tx.one(sql, &[], |row| row.get(0))
        })
        .await
    }
}

/// Moves rows from the second guest to the first; seats are moved match by match.
const TAKEN_ALONG: [&str; 7] = [
    "update match set creator = $1 where creator = $2",
    "update remark set guest = $1 where guest = $2",
    "update tournament set organiser = $1 where organiser = $2",
    "update entrant set guest = $1 where guest = $2
        and tournament not in (select tournament from entrant where guest = $1)",
    "update hook set guest = $1 where guest = $2",
    "insert into learned (guest, lesson, at)
     select $1, lesson, at from learned where guest = $2
     on conflict (guest, lesson) do nothing",
    "insert into notice_choice (guest, kind, channel, is_on)
     select $1, kind, channel, is_on from notice_choice where guest = $2
     on conflict (guest, kind, channel) do nothing",
];

/// Moves ratings, and what they come from: a rating can be worked out from the matches that counted. Where both have
/// one of a kind, that of the account stays until then.
fn take_ratings(tx: &Tx<'_>, from: GuestId, to: GuestId) -> Result<()> {
    let (guest, from, to) = (from, format!("guest:{}", from.0), format!("guest:{}", to.0));
    for sql in [
        "update rating set player = $1 where player = $2
            and not exists (select 1 from rating other where other.player = $1
                and other.game = rating.game and other.speed = rating.speed)",
        "update rating_change set player = $1 where player = $2
            and match not in (select match from rating_change where player = $1)",
        // Players stand in the order of their seats, with spaces between them.
        "update rated_match set players =
            trim(replace(' ' || players || ' ', ' ' || $2 || ' ', ' ' || $1 || ' '))
         where ' ' || players || ' ' like '% ' || $2 || ' %'
           and ' ' || players || ' ' not like '% ' || $1 || ' %'",
    ] {
        tx.execute(sql, &[&to, &from])?;
    }
    // Where both have entered, each goes on as they are.
    tx.execute(
        "update pairing set players =
            trim(replace(' ' || players || ' ', ' ' || $2 || ' ', ' ' || $1 || ' '))
         where ' ' || players || ' ' like '% ' || $2 || ' %'
           and tournament not in (select tournament from entrant where guest = $3)",
        &[&to, &from, &guest],
    )?;
    tx.execute("delete from rating where player = $1", &[&from]).map(drop)
}

/// Escapes the wildcards of `like`.
fn escaped(part: &str) -> String {
    part.chars()
        .flat_map(|c| ['!'].into_iter().filter(move |_| "!%_".contains(c)).chain([c]))
        .collect()
}

fn person(row: &Row<'_>) -> Result<ListedPlayer> {
    Ok(ListedPlayer {
        id: row.get("id")?,
        name: row.get("name")?,
        has_account: row.get("has_account")?,
        is_administrator: row.get("is_administrator")?,
        created_at: row.get("created_at")?,
        ban: restraint(row, RestraintKind::Ban)?,
        mute: restraint(row, RestraintKind::Mute)?,
    })
}

fn restraint(row: &Row<'_>, kind: RestraintKind) -> Result<Option<Restraint>> {
    let (reason, until) = match kind {
        RestraintKind::Ban => ("ban_reason", "ban_until"),
        RestraintKind::Mute => ("mute_reason", "mute_until"),
    };
    let reason: Option<String> = row.get(reason)?;
    let until = row.get(until)?;
    Ok(reason.map(|reason| Restraint { reason, until }))
}
