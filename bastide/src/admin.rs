//! `bastide admin`: who runs the place, and what they do about people and tables, at the machine itself.

use anyhow::{Result, bail, ensure};
use bastide_store::{
    Announcement, By, GuestId, ListedPlayer, MatchId, PlayerQuery, Restraint, RestraintKind, Store,
};
use clap::{Args, Subcommand};

use crate::console::say;
use crate::place::Place;

const EXAMPLES: &str = "\
WHO is the name of an account, or the number of a guest as the page /admin shows it: '#17'. A server
that runs on the same database follows within a few seconds. Whoever is banned has given up all
their running games. Everything is written into the book that the page /admin shows.

Examples:
  bastide admin grant Jehanne                 let Jehanne use the page /admin
  bastide admin list                          administrators, and who is banned or muted
  bastide admin ban '#17' --days 7 --reason 'Insults at three tables'
  bastide admin unban '#17'
  bastide admin announce 'The server restarts at eight.' --hours 3 --fr 'Redémarrage à huit heures.'
  bastide admin announce --end
  bastide admin remove k7wq2m9pxd --remark 4
  bastide admin remove k7wq2m9pxd             take the match out of the public lists";

/// Say who is an administrator, ban, mute, remove, announce
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Admin {
    #[command(subcommand)]
    command: AdminCommand,
    #[command(flatten)]
    place: Place,
}

#[derive(Subcommand)]
enum AdminCommand {
    /// Show who is an administrator, and who is banned or muted
    List,
    /// Make an account an administrator's
    Grant { who: String },
    /// Let an account be an administrator's no longer
    Revoke { who: String },
    /// Keep somebody out
    Ban(Restraining),
    /// Let somebody in again
    Unban { who: String },
    /// Keep somebody from speaking at tables
    Mute(Restraining),
    /// Let somebody speak again
    Unmute { who: String },
    /// Say something on all pages
    Announce(Announcing),
    /// Take a match out of the public lists, or the words of a remark away
    Remove {
        /// The match, as in its address
        #[arg(value_name = "MATCH")]
        id: MatchId,
        /// The number of a remark made there
        #[arg(long, value_name = "NUMBER")]
        remark: Option<u32>,
    },
}

#[derive(Args)]
struct Restraining {
    who: String,
    /// For so many days; without it, for good
    #[arg(long)]
    days: Option<u32>,
    /// As they will read it
    #[arg(long)]
    reason: String,
}

#[derive(Args)]
struct Announcing {
    /// The words, in English or for everybody
    #[arg(required_unless_present = "end")]
    words: Option<String>,
    /// The same in French
    #[arg(long, default_value = "", hide_default_value = true)]
    fr: String,
    /// The same in German
    #[arg(long, default_value = "", hide_default_value = true)]
    de: String,
    /// For so many hours
    #[arg(long, default_value_t = 24)]
    hours: u32,
    /// Say it no longer
    #[arg(long, conflicts_with = "words")]
    end: bool,
}

impl Admin {
    pub(crate) fn run(self) -> Result<()> {
        let runtime = tokio::runtime::Runtime::new()?;
        runtime.block_on(async {
            let store = self.place.open_existing().await?;
            self.command.run(&store).await
        })
    }
}

impl AdminCommand {
    async fn run(self, store: &Store) -> Result<()> {
        match self {
            Self::List => list(store).await,
            Self::Grant { who } => appoint(store, &who, true).await,
            Self::Revoke { who } => appoint(store, &who, false).await,
            Self::Ban(call) => restrain(store, RestraintKind::Ban, call).await,
            Self::Mute(call) => restrain(store, RestraintKind::Mute, call).await,
            Self::Unban { who } => release(store, RestraintKind::Ban, &who).await,
            Self::Unmute { who } => release(store, RestraintKind::Mute, &who).await,
            Self::Announce(call) => announce(store, call).await,
            Self::Remove { id, remark } => remove(store, &id, remark).await,
        }
    }
}

async fn list(store: &Store) -> Result<()> {
    let administrators = store.players().find(PlayerQuery::Administrators).await?;
    let restrained = store.players().find(PlayerQuery::Restrained).await?;
    if administrators.is_empty() && restrained.is_empty() {
        return say("Nobody is an administrator, and nobody is banned or muted.");
    }
    for person in administrators {
        say(format_args!("{}: administrator", called(&person)))?;
    }
    for person in restrained {
        for (word, restraint) in [("banned", &person.ban), ("muted", &person.mute)] {
            if let Some(restraint) = restraint {
                say(format_args!("{}: {word} {}", called(&person), terms(restraint)))?;
            }
        }
    }
    Ok(())
}

/// `Jehanne #17`
fn called(person: &ListedPlayer) -> String {
    format!("{} #{}", person.name, person.id.0)
}

/// `until 2026-11-20 14:05 UTC (reason)`
fn terms(restraint: &Restraint) -> String {
    let until = restraint.until.map(bastide_web::pages::moment);
    let until = until.map_or_else(|| "for good".to_owned(), |moment| format!("until {moment}"));
    format!("{until} ({})", restraint.reason)
}

/// Who is meant: an account by its name, anybody by their number.
async fn person(store: &Store, who: &str) -> Result<ListedPlayer> {
    let id = match who.strip_prefix('#').map(str::parse) {
        Some(Ok(number)) => GuestId(number),
        Some(Err(_)) => bail!("{who} is no number of a guest, as in '#17'"),
        None => match store.accounts().account_named(who).await? {
            Some(account) => account.guest,
            None => bail!("no account is called {who}; guests are named by number, as in '#17'"),
        },
    };
    let found = store.players().find(PlayerQuery::Id(id)).await?.pop();
    found.ok_or_else(|| anyhow::anyhow!("there is no guest {who}"))
}

async fn appoint(store: &Store, who: &str, is_one: bool) -> Result<()> {
    let person = person(store, who).await?;
    ensure!(person.has_account, "{} has no account", called(&person));
    store.moderation().set_administrator(By::Machine, person.id, is_one).await?;
    let word = if is_one { "is now" } else { "is no longer" };
    say(format_args!("{} {word} an administrator.", called(&person)))
}

async fn restrain(store: &Store, kind: RestraintKind, call: Restraining) -> Result<()> {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    let person = person(store, &call.who).await?;
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH)?;
    let until = call.days.map(|days| now.as_millis() as i64 + (u64::from(days) * DAY) as i64);
    let restraint = Restraint { reason: call.reason, until };
    let words = terms(&restraint);
    store.moderation().restrain(By::Machine, person.id, kind, restraint).await?;
    let word = match kind {
        RestraintKind::Ban => "banned",
        RestraintKind::Mute => "muted",
    };
    say(format_args!("{} is {word} {words}.", called(&person)))
}

async fn release(store: &Store, kind: RestraintKind, who: &str) -> Result<()> {
    let person = person(store, who).await?;
    let (word, deed) = match kind {
        RestraintKind::Ban => ("banned", "may come in again"),
        RestraintKind::Mute => ("muted", "may speak again"),
    };
    let was_kept = store.moderation().release(By::Machine, person.id, kind).await?;
    ensure!(was_kept, "{} is not {word}", called(&person));
    say(format_args!("{} {deed}.", called(&person)))
}

async fn announce(store: &Store, call: Announcing) -> Result<()> {
    let Some(words) = call.words else {
        ensure!(store.moderation().end_announcement(By::Machine).await?, "nothing is being said");
        return say("It is said no longer.");
    };
    let said = Announcement::of(&words, &call.fr, &call.de, call.hours);
    let until = bastide_web::pages::moment(said.until);
    store.moderation().announce(By::Machine, said).await?;
    say(format_args!("It is said on all pages until {until}."))
}

async fn remove(store: &Store, id: &MatchId, remark: Option<u32>) -> Result<()> {
    let Some(number) = remark else {
        let is_there = store.moderation().remove_match(By::Machine, id, "").await?;
        ensure!(is_there, "there is no match {id}");
        return say(format_args!("{id} is in no public list any more."));
    };
    let is_there = store.moderation().remove_remark(By::Machine, id, number).await?;
    ensure!(is_there, "no remark {number} was made at {id}, or it is removed already");
    say(format_args!("The words of remark {number} at {id} are gone."))
}
