//! What is done in a match: a command is judged by the match as it stands, is durable, and shows only then.

use std::sync::Arc;
use std::time::Duration;

use bastide_core::Seat;
use bastide_text::Phrasebook;

use super::Matches;
use super::entry::LogEntry;
use super::error::MatchError;
use super::observer::{Ended, TurnChange};
use super::result::{outcome, rated};
use super::state::{Ending, MatchState, TakeBack};
use super::table::Match;
use bastide_presentation::lessons::{Lesson, NotThat};
use bastide_store::{Appended, MatchId, NewEntry};

/// A change somebody asks for: in whose name, seen from where, and with which key of their own.
#[derive(Clone, Copy)]
pub struct Request<'a> {
    pub seat: Seat,
    /// The number of the entry that the change would be, as its author saw the match; none for a change
    /// of the match as it is.
    pub seq: Option<u32>,
    /// The same for every attempt at the same change.
    pub key: &'a str,
}

/// What a match is asked to do. What that comes to is decided by the match as it stands.
#[derive(Clone, Copy)]
pub(super) enum Command<'a> {
    Act(&'a str),
    /// Back to the beginning of one's own turn, or to where something came to light in it.
    Restart,
    Resign,
    /// Take back, or ask the others whether one may.
    Undo,
    /// Grant or refuse what another seat asked for.
    AnswerUndo {
        is_granted: bool,
    },
    /// Not to wish any more to take back.
    WithdrawUndo,
    /// The action of a bot, unless the owner of the seat has come back while it thought.
    ActAsBot(&'a str),
    BeginClocks,
    /// The time of the seat was over at this moment.
    DropFlag {
        at: i64,
    },
    TakeBackSeat,
    Leave,
    ComeBack,
    OfferRematch,
    RefuseRematch,
    NoteRematch(&'a MatchId),
}

impl Command<'_> {
    /// Whether it is a player's own, who may have run out of time.
    const fn is_players(self) -> bool {
        matches!(
            self,
            Self::Act(_)
                | Self::Restart
                | Self::Resign
                | Self::Undo
                | Self::AnswerUndo { .. }
                | Self::WithdrawUndo
        )
    }

    /// Whether it is about what comes after the match.
    const fn is_after_end(self) -> bool {
        matches!(self, Self::OfferRematch | Self::RefuseRematch | Self::NoteRematch(_))
    }

    /// The entry of the log that a command of a seat comes to.
    fn line(self, seat: Seat, now: &MatchState) -> Result<LogEntry, MatchError> {
        let only_if =
            |holds: bool, line: LogEntry| if holds { Ok(line) } else { Err(MatchError::Outdated) };
        match self {
            Self::Act(_) if now.ending.is_none() && !now.is_full() => Err(MatchError::Waiting),
            Self::Act(action) => Ok(LogEntry::Act(action.to_owned())),
            Self::Restart => now.restart(seat).map(LogEntry::Undo).ok_or(MatchError::NothingToUndo),
            Self::Resign => Ok(if now.is_early(seat) { LogEntry::Abort } else { LogEntry::Resign }),
            Self::Undo => match now.undo(seat).ok_or(MatchError::NothingToUndo)? {
                TakeBack::Withdraw(ply) => Ok(LogEntry::Withdraw(ply)),
                TakeBack::Back(ply) => Ok(LogEntry::Undo(ply)),
                TakeBack::Ask(ply) => Ok(LogEntry::AskUndo(ply)),
            },
            Self::AnswerUndo { is_granted } => {
                let asked = now.undo_wish.filter(|_| now.asked_to_undo().contains(seat));
                let asked = asked.ok_or(MatchError::NothingToUndo)?;
                let is_last = now.is_last_asked(seat);
                Ok(match is_granted {
                    true if is_last => LogEntry::Undo(asked.ply),
                    true => LogEntry::AllowUndo,
                    false => LogEntry::RefuseUndo,
                })
            }
            Self::WithdrawUndo => {
                let is_own = now.undo_wish.is_some_and(|asked| asked.seat == seat);
                is_own.then_some(LogEntry::WithdrawUndo).ok_or(MatchError::NothingToUndo)
            }
            Self::ActAsBot(action) => {
                only_if(now.bot_on(seat).is_some(), LogEntry::Act(action.to_owned()))
            }
            Self::BeginClocks if now.may_begin() => Ok(LogEntry::Begin),
            Self::BeginClocks => Err(MatchError::Over),
            Self::DropFlag { at } => only_if(now.clocks.is_over(seat, at), LogEntry::Time),
            Self::TakeBackSeat => only_if(now.clocks.is_stood_in(seat), LogEntry::Return),
            Self::Leave => only_if(now.clocks.may_wait_for(seat), LogEntry::Away),
            Self::ComeBack => only_if(now.clocks.is_away(seat), LogEntry::Back),
            Self::OfferRematch => only_if(now.ending.is_some(), LogEntry::OfferRematch),
            Self::RefuseRematch => {
                only_if(now.ending.is_some() && now.rematch.id.is_none(), LogEntry::RefuseRematch)
            }
            Self::NoteRematch(id) => {
                only_if(now.rematch.id.is_none(), LogEntry::Rematch(id.clone()))
            }
        }
    }
}

/// A command as it came here.
struct Sent<'a> {
    wish: Request<'a>,
    command: Command<'a>,
    /// When it came: what counts where a clock runs, not when its turn came to be written.
    at: i64,
    book: &'a Phrasebook,
}

impl Sent<'_> {
    fn line(&self, now: &MatchState, lesson: Option<&Lesson>) -> Result<LogEntry, MatchError> {
        let seat = self.wish.seat;
        if self.command.is_players()
            && (now.clocks.is_over(seat, self.at) || now.ending == Some(Ending::Time(seat)))
        {
            return Err(MatchError::OutOfTime);
        }
        let line = self.command.line(seat, now)?;
        if let (Command::Act(action), Some(lesson)) = (self.command, lesson) {
            judge(lesson, now, action, self)?;
        }
        Ok(line)
    }
}

/// Whether a lesson lets an action pass in the match as it stands.
fn judge(
    lesson: &Lesson,
    now: &MatchState,
    action: &str,
    sent: &Sent<'_>,
) -> Result<(), MatchError> {
    let judged = lesson.judge(now.game.as_ref(), sent.wish.seat, action, sent.book);
    judged.map_err(|not_that| match not_that {
        NotThat::Refused(refused) => MatchError::Refused(refused),
        NotThat::Hint(words) => MatchError::Hint(words),
    })
}

face! {
    /// What players do in matches.
    Commands
}

impl Commands {
    /// Plays an action. When this returns, it is durable.
    pub async fn act(
        &self,
        table: &Arc<Match>,
        wish: Request<'_>,
        action: &str,
        book: &Phrasebook,
    ) -> Result<(), MatchError> {
        if table.now().await.clocks.is_stood_in(wish.seat) {
            // Whoever acts is back.
            let key = format!("{}-return", wish.key);
            let wish = Request { seat: wish.seat, seq: None, key: &key };
            self.timekeeper().take_back_seat(table, wish).await?;
        }
        self.play(table, wish, action, book).await?;
        self.practice().go_on(table).await
    }

    pub(super) async fn play(
        &self,
        table: &Arc<Match>,
        wish: Request<'_>,
        action: &str,
        book: &Phrasebook,
    ) -> Result<(), MatchError> {
        let sent = Sent { wish, command: Command::Act(action), at: self.time.now(), book };
        self.change(table, sent).await
    }

    /// Goes back to the beginning of one's own turn, or to where something came to light in it.
    pub async fn restart(&self, table: &Arc<Match>, wish: Request<'_>) -> Result<(), MatchError> {
        self.send(table, wish, Command::Restart).await
    }

    pub async fn resign(&self, table: &Arc<Match>, wish: Request<'_>) -> Result<(), MatchError> {
        self.send(table, wish, Command::Resign).await
    }

    /// Takes back, or asks the others whether one may.
    pub async fn undo(&self, table: &Arc<Match>, wish: Request<'_>) -> Result<(), MatchError> {
        self.send(table, wish, Command::Undo).await
    }

    /// Grants or refuses what another seat asked for.
    pub async fn answer_undo(
        &self,
        table: &Arc<Match>,
        wish: Request<'_>,
        is_granted: bool,
    ) -> Result<(), MatchError> {
        self.send(table, wish, Command::AnswerUndo { is_granted }).await
    }

    /// Does not wish any more to take back.
    pub async fn withdraw_undo(
        &self,
        table: &Arc<Match>,
        wish: Request<'_>,
    ) -> Result<(), MatchError> {
        self.send(table, wish, Command::WithdrawUndo).await
    }

    async fn send(
        &self,
        table: &Arc<Match>,
        wish: Request<'_>,
        command: Command<'_>,
    ) -> Result<(), MatchError> {
        let (at, book) = (self.time.now(), &Phrasebook::default());
        self.change(table, Sent { wish, command, at, book }).await
    }

    /// A change that the server itself makes.
    pub(super) async fn note(
        &self,
        table: &Arc<Match>,
        wish: Request<'_>,
        command: Command<'_>,
    ) -> Result<(), MatchError> {
        let (at, book) = (self.time.now(), &Phrasebook::default());
        self.carry_out(table, &Sent { wish, command, at, book }).await
    }

    /// A change that somebody makes whose clock may have run out.
    async fn change(&self, table: &Arc<Match>, sent: Sent<'_>) -> Result<(), MatchError> {
        let changed = self.carry_out(table, &sent).await;
        if matches!(changed, Err(MatchError::OutOfTime)) {
            self.timekeeper().drop_flag(table).await?;
        }
        changed
    }

    /// Makes a change durable, then shows it. What it comes to is asked of the match as it stands, and asked again
    /// where another node was faster.
    async fn carry_out(&self, table: &Arc<Match>, sent: &Sent<'_>) -> Result<(), MatchError> {
        let mut now = table.now.write().await;
        if sent.wish.seq.is_some_and(|seq| seq > now.next) {
            // Its author has seen more than this node.
            self.nodes().catch_up_now(table, &mut now).await?;
        }
        loop {
            if self.is_repeated(table, &now, &sent.wish).await? {
                return Ok(());
            }
            match self.append(table, &mut now, sent).await? {
                Appended::Lost { .. } => {}
                // By this node, by another, or by this one when its answer was lost.
                Appended::Done | Appended::Repeated => break,
            }
        }
        self.feed().announce(table, &now);
        if !sent.command.is_after_end() {
            self.note_outcome(table, &now).await?;
        }
        let has_bot_to_act = now.bot_to_act().is_some();
        drop(now);
        if has_bot_to_act {
            self.bot_turns().wake(table);
        }
        self.timekeeper().look_who_is_there_soon(table, Duration::ZERO);
        Ok(())
    }

    /// Appends what a command comes to, or catches up with what came first; where that is another's entry, the
    /// command may be tried again.
    async fn append(
        &self,
        table: &Match,
        now: &mut MatchState,
        sent: &Sent<'_>,
    ) -> Result<Appended, MatchError> {
        let (wish, before) = (&sent.wish, now.acting().to_act);
        let line = sent.line(now, table.lesson)?;
        if now.ending.is_some() && !sent.command.is_after_end() {
            return Err(MatchError::Over);
        }
        let mut after = now.clone();
        after.carry_out(Some(wish.seat), &line, sent.at, sent.book)?;
        let entry = NewEntry {
            seq: now.next,
            seat: Some(wish.seat.index() as u8),
            text: line.to_string(),
            key: wish.key.to_owned(),
        };
        let moment = table.moment(sent.at, after.clocks.due(sent.at));
        let appended = self.store.log().append_at(table.id(), entry, moment).await?;
        if appended == Appended::Done {
            table.note(moment);
            if matches!(line, LogEntry::Act(_)) {
                self.counts.note_move();
            }
            let by = now.seats[wish.seat].occupant.guest();
            *now = after;
            self.observer.turn_changed(self, TurnChange { table, now, before, by });
            return Ok(appended);
        }
        let known = now.next;
        self.nodes().catch_up_now(table, now).await?;
        match appended {
            Appended::Lost { .. } if now.next <= known => Err(MatchError::Outdated),
            _ => Ok(appended),
        }
    }

    /// Whether a wish was granted before; refused if its author has not seen what it is about.
    async fn is_repeated(
        &self,
        table: &Match,
        now: &MatchState,
        wish: &Request<'_>,
    ) -> Result<bool, MatchError> {
        if wish.seq == Some(now.next) {
            return Ok(false);
        }
        // A repeated request is answered like the first, which has changed the match since.
        if self.store.log().has_entry(table.id(), wish.key).await? {
            return Ok(true);
        }
        // What others did meanwhile who decide at the same time leaves the wish as good as it was.
        let is_good = |seq| (now.settled[wish.seat]..now.next).contains(&seq);
        if wish.seq.is_none_or(is_good) { Ok(false) } else { Err(MatchError::Outdated) }
    }

    /// Notes for lists and series how a match ended, if it has.
    pub(super) async fn note_outcome(
        &self,
        table: &Match,
        now: &MatchState,
    ) -> Result<(), MatchError> {
        if let Some(ending) = now.ending {
            let digest = now.game.digest();
            let rated = rated(table, now);
            let (id, outcome) = (table.id(), outcome(ending, now));
            let is_rated = rated.is_some();
            self.store.log().set_rated_outcome(id, &outcome, &digest, rated).await?;
            self.observer.ended(self, Ended { table, is_rated }).await;
        }
        Ok(())
    }
}
