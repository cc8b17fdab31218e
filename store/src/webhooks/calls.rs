//! The queue of calls. A node postpones a webhook before calling it, so that only one of several nodes does; if that node
//! dies, the call falls due again. One call at a time is made to a webhook, and only so many to one host or for one player.

use std::collections::HashMap;

use super::Webhooks;
use crate::access::Access;
use crate::engine::{Row, Tx};
use crate::{GuestId, MatchId, Result};

/// What somebody is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallSubject {
    /// `turn`, `offer`, `chat`, `round` or `test`
    pub kind: String,
    pub id: Option<MatchId>,
    pub tournament: Option<MatchId>,
    pub seat: Option<u8>,
    pub ply: Option<u32>,
}

/// Something about to be told to a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueuedCall {
    pub guest: GuestId,
    pub subject: CallSubject,
    pub due_at: i64,
}

/// A call that this node is to make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebhookCall {
    pub hook: i64,
    pub guest: GuestId,
    pub url: String,
    pub host: String,
    pub origin: String,
    pub secret: String,
    pub shape: String,
    pub language: String,
    /// Whether the last call did not come through.
    pub is_failing: bool,
    pub subject: CallSubject,
    /// The number of attempts, this one included.
    pub tries: u32,
}

/// Which calls a node takes.
#[derive(Clone, Debug, Default)]
pub struct TakeCalls {
    pub at: i64,
    /// No other node calls the same webhook before.
    pub lent: i64,
    pub most: u32,
    /// How many calls are being made to each host, and for each player.
    pub hosts: HashMap<String, u32>,
    pub guests: HashMap<GuestId, u32>,
    pub most_to_host: u32,
    pub most_for_guest: u32,
}

/// What becomes of a call that did not come through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CallFailure {
    pub at: i64,
    /// When the webhook is called again.
    pub rests_until: i64,
    /// Whether this call is given up.
    pub is_dropped: bool,
    /// A webhook that has failed since before then is turned off.
    pub hopeless: i64,
}

/// The queue of one webhook; what comes after is dropped.
const MOST_WAITING: u32 = 100;

impl Webhooks<'_> {
    /// Queues calls to the webhooks of these guests, each thing once.
    pub async fn queue_calls(self, calls: Vec<QueuedCall>) -> Result<()> {
        self.write(move |tx| calls.iter().try_for_each(|call| queue(tx, call))).await
    }

    /// Queues a call to one webhook of this guest.
    pub async fn queue_test(self, guest: GuestId, url: &str, at: i64) -> Result<()> {
        let url = url.to_owned();
        self.write(move |tx| {
            tx.execute(
                "insert into hook_call (hook, subject, kind, due_at)
                 select id, 'test', 'test', $1 from hook where guest = $2 and url = $3
                 on conflict do nothing",
                &[&at, &guest, &url],
            )
            .map(drop)
        })
        .await
    }

    /// Takes calls that are due, one of each webhook, and no more to a host or for a player than there may be.
    pub async fn take_calls(self, asked: TakeCalls) -> Result<Vec<WebhookCall>> {
        self.write(move |tx| {
            let (mut asked, mut taken) = (asked.clone(), Vec::new());
            for hook in due(tx, &asked)? {
                let sql = "update hook set rests_until = $1 where id = $2 and rests_until <= $3";
                // Another node may have been faster.
                if asked.has_room(&hook)
                    && tx.execute(sql, &[&asked.lent, &hook.id, &asked.at])? == 1
                    && let Some(call) = first_call(tx, &hook, asked.at)?
                {
                    asked.note(&hook);
                    taken.push(call);
                }
            }
            Ok(taken)
        })
        .await
    }

    /// Records a call that came through.
    pub async fn call_made(self, call: &WebhookCall, at: i64) -> Result<()> {
        let call = call.clone();
        self.write(move |tx| {
            remove(tx, &call)?;
            let sql = "update hook set failing_since = null, rests_until = 0, last_at = $1
                 where id = $2";
            tx.execute(sql, &[&at, &call.hook]).map(drop)
        })
        .await
    }

    /// Drops a call that is not worth making any more.
    pub async fn call_dropped(self, call: &WebhookCall) -> Result<()> {
        let call = call.clone();
        self.write(move |tx| {
            remove(tx, &call)?;
            let sql = "update hook set rests_until = 0 where id = $1";
            tx.execute(sql, &[&call.hook]).map(drop)
        })
        .await
    }

    /// Leaves a call for later, as if nobody had tried.
    pub async fn call_postponed(self, call: &WebhookCall, until: i64) -> Result<()> {
        let call = call.clone();
        self.write(move |tx| {
            tx.execute(
                "update hook_call set due_at = $1, tries = tries - 1
                 where hook = $2 and subject = $3",
                &[&until, &call.hook, &call.subject.words()],
            )?;
            let sql = "update hook set rests_until = 0 where id = $1";
            tx.execute(sql, &[&call.hook]).map(drop)
        })
        .await
    }

    /// Records a call that did not come through.
    pub async fn call_failed(self, call: &WebhookCall, failure: CallFailure) -> Result<()> {
        let call = call.clone();
        self.write(move |tx| {
            let CallFailure { at, rests_until, is_dropped, hopeless } = &failure;
            if *is_dropped {
                remove(tx, &call)?;
            }
            tx.execute(
                "update hook set failing_since = coalesce(failing_since, $1), rests_until = $2,
                                 is_off = case when failing_since < $3 then 1 else is_off end
                 where id = $4",
                &[at, rests_until, hopeless, &call.hook],
            )?;
            tx.execute(
                "delete from hook_call where hook = $1
                   and exists (select 1 from hook where id = $1 and is_off = 1)",
                &[&call.hook],
            )
            .map(drop)
        })
        .await
    }

    /// Forgets a webhook whose address is gone for good.
    pub async fn forget_hook(self, id: i64) -> Result<()> {
        self.write(move |tx| tx.execute("delete from hook where id = $1", &[&id]).map(drop)).await
    }
}

impl CallSubject {
    /// Tells it from others: `turn 4k7m2nq9zx 0 12`
    fn words(&self) -> String {
        let id = self.id.as_ref().or(self.tournament.as_ref()).map_or("", |id| id.as_str());
        let numbers = [self.seat.map(u32::from), self.ply];
        let numbers = numbers.into_iter().flatten().map(|number| format!(" {number}"));
        [self.kind.clone(), format!(" {id}")].into_iter().chain(numbers).collect()
    }
}

impl TakeCalls {
    fn has_room(&self, hook: &DueHook) -> bool {
        self.hosts.get(&hook.host).is_none_or(|&calls| calls < self.most_to_host)
            && self.guests.get(&hook.guest).is_none_or(|&calls| calls < self.most_for_guest)
    }

    fn note(&mut self, hook: &DueHook) {
        *self.hosts.entry(hook.host.clone()).or_default() += 1;
        *self.guests.entry(hook.guest).or_default() += 1;
    }

    /// Those for whom there is no room, as one text to look in: `|a.example:443|b.example:443|`
    fn full<'a, T: Ord + ToString + 'a>(
        calls: impl IntoIterator<Item = (&'a T, &'a u32)>,
        most: u32,
    ) -> String {
        let full = calls.into_iter().filter(|&(_, &calls)| calls >= most).map(|(of, _)| of);
        full.fold("|".to_owned(), |list, of| format!("{list}{}|", of.to_string()))
    }
}

/// A webhook that has something to be told.
struct DueHook {
    id: i64,
    guest: GuestId,
    host: String,
}

/// Webhooks that have something to be told, those that have waited longest first. What there is no room for is not
/// looked at: thousands of calls to one dead host stand in nobody's way.
fn due(tx: &Tx<'_>, asked: &TakeCalls) -> Result<Vec<DueHook>> {
    let hosts = TakeCalls::full(&asked.hosts, asked.most_to_host);
    let guests: Vec<(i64, u32)> = asked.guests.iter().map(|(id, &calls)| (id.0, calls)).collect();
    let guests =
        TakeCalls::full(guests.iter().map(|(id, calls)| (id, calls)), asked.most_for_guest);
    tx.all(
        "select hook.id as id, hook.guest as guest, hook.host as host
         from hook_call join hook on hook.id = hook_call.hook
         where hook_call.due_at <= $1 and hook.rests_until <= $1
           and $2 not like '%|' || hook.host || '|%'
           and $3 not like '%|' || hook.guest || '|%'
         group by hook.id, hook.guest, hook.host
         order by min(hook_call.due_at), hook.id limit $4",
        &[&asked.at, &hosts, &guests, &asked.most],
        |row| Ok(DueHook { id: row.get("id")?, guest: row.get("guest")?, host: row.get("host")? }),
    )
}

/// The call of a webhook that has waited longest.
fn first_call(tx: &Tx<'_>, hook: &DueHook, at: i64) -> Result<Option<WebhookCall>> {
    let sql = "update hook_call set tries = tries + 1 where hook = $1 and subject =
             (select subject from hook_call where hook = $1 and due_at <= $2
              order by due_at, subject limit 1)
         returning kind, match, tournament, seat, ply, tries";
    let found = tx.optional(sql, &[&hook.id, &at], |row| Ok((subject(row)?, row.get("tries")?)))?;
    let Some((subject, tries)) = found else { return Ok(None) };
    let sql = "select url, origin, secret, shape, language, failing_since from hook where id = $1";
    tx.optional(sql, &[&hook.id], |row| {
        Ok(WebhookCall {
            hook: hook.id,
            guest: hook.guest,
            host: hook.host.clone(),
            url: row.get("url")?,
            origin: row.get("origin")?,
            secret: row.get("secret")?,
            shape: row.get("shape")?,
            language: row.get("language")?,
            is_failing: row.get::<Option<i64>>("failing_since")?.is_some(),
            subject: subject.clone(),
            tries,
        })
    })
}

fn subject(row: &Row<'_>) -> Result<CallSubject> {
    Ok(CallSubject {
        kind: row.get("kind")?,
        id: row.get("match")?,
        tournament: row.get("tournament")?,
        seat: row.get("seat")?,
        ply: row.get("ply")?,
    })
}

/// Hooks hear of turns alone; a browser hears of what its owner wants to be told.
fn queue(tx: &Tx<'_>, QueuedCall { guest, subject, due_at }: &QueuedCall) -> Result<()> {
    let CallSubject { kind, id, tournament, seat, ply } = subject;
    tx.execute(
        "insert into hook_call (hook, subject, kind, match, tournament, seat, ply, due_at)
         select hook.id, $1, $2, $3, $4, $5, $6, $7 from hook
         where hook.guest = $8 and hook.is_off = 0
           and (hook.match is null or hook.match = $3)
           and (select count(*) from hook_call where hook_call.hook = hook.id) < $9
           and ((hook.shape <> 'push' and $2 = 'turn')
                or (hook.shape = 'push' and coalesce(
                    (select is_on from notice_choice where guest = $8 and kind = $2
                       and channel = 'push'),
                    case when $2 = 'chat' then 0 else 1 end) = 1))
         on conflict do nothing",
        &[&subject.words(), kind, id, tournament, seat, ply, due_at, guest, &MOST_WAITING],
    )
    .map(drop)
}

fn remove(tx: &Tx<'_>, call: &WebhookCall) -> Result<u64> {
    let sql = "delete from hook_call where hook = $1 and subject = $2";
    tx.execute(sql, &[&call.hook, &call.subject.words()])
}
