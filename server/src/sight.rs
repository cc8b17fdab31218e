//! What a visitor sees of a table: the page's plain structs, filled from a match as it stands.

pub(crate) mod analysis;
mod clock;
mod ratings;
mod shuffle;
mod tournaments;

use std::collections::BTreeMap;
use std::time::{SystemTime, UNIX_EPOCH};

use bastide_core::{PerSeat, Seat, Viewer};
use bastide_text::{Phrasebook, pages as words};
use serde_json::{Map, Value, json};

use crate::changes::{Drawn, changes};
use crate::hosted::{Choices, Muster, OtherChoice, PieceChoice, Secrets, Told};
use crate::lessons::{self, LEARNER, Lesson, Place};
use crate::pages::bots::bot_name;
use crate::pages::names;
use crate::pages::{
    self, Age, Chat, ChatLine, Choose, Curtain, Deed, HandKind, HintOffer, Invitation, LedgerLine,
    LessonPanel, LogEntry, PlainAction, Player, SeatTime, Series, SheetsPage, Sitter, TablePage,
    Turn, Way,
};
use crate::store::{GuestId, Occupant};
use crate::tables::{Ending, Look, Now, Table, TableError, Tables, TakeBack, random_token};
use crate::visitor::Visitor;

pub(crate) use clock::own_clock;
pub(crate) use ratings::shown as rating_words;
pub(crate) use shuffle::drawing;
use shuffle::{shuffling, waiting};
pub(crate) use tournaments::{is_sealed as is_tournament_sealed, tournament, tournament_row};

/// A table as this visitor may see it, from the seat of theirs that they ask for. Of a drawing that their
/// page shows already, they are sent what changed.
pub(crate) async fn table(
    tables: &Tables,
    table: &Table,
    visitor: &Visitor,
    asked: Option<Seat>,
    shown: Option<Drawn>,
    book: &Phrasebook,
) -> Result<TablePage, TableError> {
    let series = series(tables, table, book).await?;
    let is_sealed = tables.is_sealed(table).await?;
    let ratings = ratings::plates(tables, table, book).await?;
    let now = table.now().await;
    let guest = visitor.guest.as_ref().map(|guest| guest.id);
    let Look { seat, viewer, is_covered } = now.look(guest, asked);
    let is_over = now.ending.is_some();
    let is_played = !is_over && now.is_full();
    let is_learned = table.lesson.is_some_and(|l| l.place(now.game.plies()) == Place::Done);
    let may_act = is_played
        && !is_covered
        && !is_learned
        && !seat.is_some_and(|seat| now.clocks.is_stood_in(seat))
        && seat.is_some_and(|s| now.game.to_act().contains(s));
    // A lesson deploys one worker after the other, to say something about each.
    let is_at_once = may_act && table.lesson.is_none();
    let muster = is_at_once.then(|| mustering(&now, viewer, book)).flatten();
    let plies = now.game.plies();
    let is_dealt = now.is_dealt();
    let board =
        if is_dealt { now.game.page(viewer, plies, book) } else { pages::table::undealt(book) };
    let drawn = Drawn::new(plies, &board);
    let before = shown.map(|shown| (shown, now.game.page(viewer, shown.ply, book)));
    let before = before.filter(|(shown, before)| Drawn::new(shown.ply, before) == *shown);
    Ok(TablePage {
        id: table.id().to_string(),
        version: now.version(),
        key: random_token(),
        // Who has not said that the screen is theirs is shown nothing in the name of the seat.
        seat: seat.filter(|_| !is_covered).map(|seat| seat.index() as u8),
        game: now.game.title(book),
        rules: now.game.game().to_owned(),
        board: before.and_then(|(shown, before)| changes(shown, &before, &board)).unwrap_or(board),
        drawn: drawn.to_string(),
        labels: if is_dealt { now.game.labels(viewer, book) } else { BTreeMap::new() },
        shuffle: shuffling(&now, guest),
        lesson: table.lesson.map(|lesson| LessonPanel {
            // Choices tell what their seat knows, so they are for whoever may choose.
            ways: if may_act { ways(lesson, &now, book) } else { Vec::new() },
            ..panel(lesson, &now, book)
        }),
        turn: Turn {
            players: ratings::beside(
                players(&now, (guest, tables.time().now()), seat, book),
                ratings,
            ),
            curtain: seat.filter(|_| is_covered && is_played).map(|seat| Curtain {
                seat: seat.index() as u8,
                player: now.game.seat_words(seat, book),
            }),
            said: match &muster {
                Some(_) => bastide_text::sheets::muster(book),
                None => said(&now, viewer, may_act, book),
            },
            is_over,
            since: seat.filter(|_| may_act).map_or_else(Vec::new, |seat| since(&now, seat, book)),
            note: now
                .undo_wish
                .filter(|wish| Some(wish.seat) != seat)
                .map(|wish| words::undo_asked(book, player(&now, wish.seat, book).name))
                .or_else(|| clock::stood_in(&now, seat, book)),
            deeds: if table.lesson.is_some() {
                Vec::new()
            } else {
                deeds(&now, seat, visitor, series.as_ref())
            },
            counted: now
                .game
                .score_sheet(viewer, book)
                .map(|sheet| sheet.lines)
                .unwrap_or_default(),
            invitations: if seat.is_some() || guest == Some(table.creator) {
                invitations(&now, book)
            } else {
                Vec::new()
            },
            series,
            counts: ratings::counts(table, &now, book),
            spectators: 0,
            is_spectator: seat.is_none(),
            agreement: table.terms,
        },
        choose: seat
            .filter(|_| may_act)
            .map(|seat| Choose { hint: hint_offer(table), ..choose(&now, seat, book) }),
        events: if is_over { Vec::new() } else { now.game.looming(viewer, book) },
        log: log(&now, viewer, book),
        chat: chat(&now, visitor),
        sheets: sheets(&now, viewer, may_act, muster, book),
        event: table.event.as_ref().map(|event| pages::TableEvent {
            path: format!("/tournaments/{}", event.id),
            title: event.title.clone(),
        }),
        commitment: now.shuffle.commitment().filter(|_| !is_over).map(|it| it.to_string()),
        seed: now.seed.filter(|_| is_over && !is_sealed).map(|seed| seed.to_string()),
    })
}

/// What a lesson says at this point of it.
fn panel(lesson: &Lesson, now: &Now, book: &Phrasebook) -> LessonPanel {
    let steps = lesson.steps.len();
    let done = match lesson.place(now.game.plies()) {
        Place::Step(number) | Place::Others { step: number, .. } => number,
        Place::Done => steps,
    };
    let next =
        lessons::after(lesson).map(|next| (format!("/learn/{}", next.name()), (next.title)(book)));
    LessonPanel {
        game: lesson.game.to_owned(),
        title: (lesson.title)(book),
        path: format!("/learn/{}", lesson.name()),
        steps: steps as u32,
        done: done as u32,
        ways: Vec::new(),
        said: lesson.steps.get(done).map_or(lesson.learned, |step| step.asks)(book),
        next,
    }
}

/// What would fulfil the step at which a lesson stands.
fn ways(lesson: &Lesson, now: &Now, book: &Phrasebook) -> Vec<Way> {
    let game = now.game.as_ref();
    let choices = game.choices(LEARNER, book).others.into_iter();
    let fulfils = |choice: &OtherChoice| lesson.judge(game, LEARNER, &choice.action, book).is_ok();
    let way = |choice: OtherChoice| Way { words: choice.words, parts: choice.parts };
    choices.filter(fulfils).map(way).collect()
}

/// Everybody at the table, as a guest sees them who acts for `seat`.
fn players(
    now: &Now,
    (guest, at): (Option<GuestId>, i64),
    seat: Option<Seat>,
    book: &Phrasebook,
) -> Vec<Player> {
    let others_too = now.seats_of(guest).count() > 1 && !now.hides_hands_of(guest);
    let player = |(other, _)| {
        let sitter = sitter(now, other, guest);
        let is_own = sitter == Sitter::You && others_too && Some(other) != seat;
        let is_another_own = is_own && now.game.secrets() != Secrets::Nothing;
        let time = clock::time_of(now, other, at);
        Player { sitter, is_another_own, time, ..player(now, other, book) }
    };
    now.seats.iter().map(player).collect()
}

/// Who sits there, as a guest sees it.
fn sitter(now: &Now, seat: Seat, guest: Option<GuestId>) -> Sitter {
    match &now.seats[seat].occupant {
        Occupant::Guest(id) if Some(*id) == guest => Sitter::You,
        Occupant::Guest(_) | Occupant::Elsewhere(_) => Sitter::Person,
        Occupant::Bot(_) => Sitter::Bot,
        Occupant::Open | Occupant::Invited => Sitter::Nobody,
    }
}

fn player(now: &Now, seat: Seat, book: &Phrasebook) -> Player {
    let sitting = &now.seats[seat];
    let name = match &sitting.occupant {
        Occupant::Guest(_) => names::shown(sitting.name.as_deref(), book),
        Occupant::Bot(spec) => bot_name(now.game.game(), spec, book),
        Occupant::Elsewhere(name) => name.clone(),
        Occupant::Open | Occupant::Invited => String::new(),
    };
    let is_winner = match now.ending {
        Some(Ending::Played) => {
            let standing = now.game.standing();
            standing.is_some_and(|standing| {
                standing.winners().count() == 1 && standing.places[seat].rank == 1
            })
        }
        Some(Ending::Resigned(loser) | Ending::Time(loser)) => loser != seat,
        Some(Ending::Aborted | Ending::Left) | None => false,
    };
    Player {
        name,
        side: now.game.seat_words(seat, book),
        sitter: sitter(now, seat, None),
        tally: now.game.tally(seat, book),
        is_another_own: false,
        rating: None,
        is_to_move: now.ending.is_none() && now.is_full() && now.game.to_act().contains(seat),
        is_winner,
        time: SeatTime::Untimed,
    }
}

/// The players' names, seat by seat.
pub(crate) fn player_names(now: &Now, book: &Phrasebook) -> PerSeat<String> {
    PerSeat::from_fn(now.seats.len() as u8, |seat| player(now, seat, book).name)
}

fn said(now: &Now, viewer: Viewer, may_act: bool, book: &Phrasebook) -> String {
    if now.ending.is_some() {
        return ended(now, book);
    }
    if !now.is_full() {
        return waiting(now, book);
    }
    let to_act = now.game.to_act();
    // One who is waited for is asked something that is worth reading; of several, who they are.
    if !may_act && to_act.len() > 1 {
        let names: Vec<String> =
            to_act.iter().map(|seat| now.game.seat_words(seat, book)).collect();
        return words::waiting_for(book, names::list(&names, book));
    }
    now.game.question(viewer, book)
}

/// How the match ended, in words.
pub(crate) fn ended(now: &Now, book: &Phrasebook) -> String {
    match now.ending {
        Some(Ending::Resigned(loser)) => {
            let winners = now.seats.iter().map(|(seat, _)| seat).filter(|&seat| seat != loser);
            let names: Vec<String> = winners.map(|seat| now.game.seat_words(seat, book)).collect();
            bastide_text::table::resigned(book, now.game.seat_words(loser, book), names.join(", "))
        }
        Some(Ending::Time(loser)) => clock::ended(now, loser, book),
        Some(Ending::Aborted) => words::aborted(book),
        Some(Ending::Left) => bastide_text::table::left(book),
        _ => now.game.question(Viewer::Public, book),
    }
}

/// The most sentences about what others did: the log has the rest.
const MOST_NEWS: usize = 8;

/// What others have done since a seat last acted, in words.
fn since(now: &Now, seat: Seat, book: &Phrasebook) -> Vec<String> {
    let last = now.game.last_ply_of(seat).map_or(0, |ply| ply + 1);
    let told = now.game.log(Viewer::Seat(seat), book).into_iter().skip(last);
    let news = told.filter(|told| told.seat != seat).flat_map(|told| told.words);
    let news: Vec<String> = news.collect();
    news.iter().skip(news.len().saturating_sub(MOST_NEWS)).cloned().collect()
}

fn deeds(now: &Now, seat: Option<Seat>, visitor: &Visitor, series: Option<&Series>) -> Vec<Deed> {
    let Some(seat) = seat else { return joins(now, visitor) };
    if now.ending.is_none() && now.clocks.is_stood_in(seat) {
        return vec![Deed::Return];
    }
    if now.ending.is_some() {
        let goes_on = series.is_some_and(|series| series.game < series.games);
        return vec![match now.seats.len() {
            _ if goes_on => Deed::NextGame,
            1 => Deed::PlayAgain,
            _ => Deed::Rematch,
        }];
    }
    let mut deeds = Vec::new();
    if now.undo_wish.is_some_and(|wish| wish.seat != seat) {
        deeds.extend([Deed::AllowUndo, Deed::RefuseUndo]);
    }
    match now.undo(seat) {
        Some(TakeBack::Withdraw(_) | TakeBack::Back(_)) => deeds.push(Deed::Undo),
        Some(TakeBack::Ask(_)) if now.undo_wish.is_none() => deeds.push(Deed::AskUndo),
        _ => {}
    }
    if now.restart(seat).is_some() {
        deeds.push(Deed::Restart);
    }
    deeds.push(if now.is_early() { Deed::Abort } else { Deed::Resign });
    deeds
}

/// Whether whoever is to act may ask for a move, and if not, why.
pub(crate) fn hint_offer(table: &Table) -> HintOffer {
    match (&table.lesson, &table.event) {
        (Some(_), _) => HintOffer::Nothing,
        (_, Some(_)) => HintOffer::NotInTournaments,
        _ if table.rated => HintOffer::NotRated,
        _ => HintOffer::Offered,
    }
}

/// The seats a visitor may sit down on.
fn joins(now: &Now, visitor: &Visitor) -> Vec<Deed> {
    let may_sit = |(seat, sitting): (Seat, &crate::tables::Sitting)| {
        let is_free = match sitting.occupant {
            Occupant::Open => true,
            Occupant::Invited => {
                sitting.invitation.is_some() && sitting.invitation == visitor.invitation
            }
            _ => false,
        };
        is_free.then_some(Deed::Join { seat: seat.index() as u8 })
    };
    now.seats.iter().filter_map(may_sit).collect()
}

/// The links for friends, while their seats wait. They are for those who sit at the table and for
/// whoever set it up.
fn invitations(now: &Now, book: &Phrasebook) -> Vec<Invitation> {
    let waiting = now.seats.iter().filter(|(_, sitting)| sitting.occupant == Occupant::Invited);
    let link = |(seat, sitting): (Seat, &crate::tables::Sitting)| {
        let token = sitting.invitation.as_ref()?;
        let (url, side) = (format!("/invitations/{token}"), now.game.seat_words(seat, book));
        Some(Invitation { seat: seat.index() as u8, url, side })
    };
    waiting.filter_map(link).collect()
}

fn choose(now: &Now, seat: Seat, book: &Phrasebook) -> Choose {
    let Choices { pieces, others } = now.game.choices(seat, book);
    Choose {
        hint: HintOffer::Nothing,
        seq: u64::from(now.next),
        key: random_token(),
        kinds: pieces.iter().map(hand_kind).collect(),
        legal: legal(seat, &pieces),
        actions: others
            .into_iter()
            .map(|other| PlainAction {
                notation: other.action,
                words: other.words,
                parts: other.parts,
                heading: other.heading,
                is_grave: other.is_grave,
            })
            .collect(),
    }
}

fn hand_kind(piece: &PieceChoice) -> HandKind {
    HandKind {
        code: piece.code.clone(),
        name: piece.name.clone(),
        count: u32::from(piece.copies),
        shape: piece.turns.first().map(|turn| turn.shape.clone()).unwrap_or_default(),
        has_room: true,
    }
}

/// All legal placements for the page's script, as short as they get.
fn legal(seat: Seat, pieces: &[PieceChoice]) -> Value {
    let (mut placements, mut shapes, mut names) = (Map::new(), Map::new(), Map::new());
    for piece in pieces {
        names.insert(piece.code.clone(), json!(piece.name));
        for turn in &piece.turns {
            let key = format!("{}{}", piece.code, turn.letter);
            placements.insert(key.clone(), json!(turn.pivots.join(" ")));
            shapes.insert(key, json!(turn.shape));
        }
    }
    json!({"seat": seat.index(), "placements": placements, "shapes": shapes, "names": names})
}

/// Actions that the log of a long game keeps in sight.
const MOST_TOLD: usize = 40;

fn log(now: &Now, viewer: Viewer, book: &Phrasebook) -> Vec<LogEntry> {
    let told = now.game.log(viewer, book).into_iter().enumerate();
    // A game of sheets has hundreds of actions; the page is sent the latest, the replay has them all.
    let most = if now.game.sheets().is_some() { MOST_TOLD } else { usize::MAX };
    let skipped = now.game.plies().saturating_sub(most);
    told.skip(skipped)
        .map(|(index, told)| LogEntry {
            ply: index as u32 + 1,
            seat: told.seat.index() as u8,
            notation: told.action,
            words: told.words,
            clauses: told.clauses.iter().map(ToString::to_string).collect(),
        })
        .collect()
}

/// The deployment that somebody is asked for.
fn mustering(now: &Now, viewer: Viewer, book: &Phrasebook) -> Option<Muster> {
    let Viewer::Seat(seat) = viewer else { return None };
    now.game.sheets()?.muster(seat, "", book)
}

/// What a game of sheets says besides, to somebody who looks with these eyes.
fn sheets(
    now: &Now,
    viewer: Viewer,
    may_act: bool,
    muster: Option<Muster>,
    book: &Phrasebook,
) -> Option<SheetsPage> {
    let told = now.game.sheets()?;
    let others = now.seats.iter().map(|(seat, _)| seat);
    let drawn = if let Viewer::Seat(seat) = viewer { seat } else { Seat::new(0) };
    let others = others.filter(|&seat| seat != drawn);
    let others = others.map(|seat| (seat.index() as u8, now.game.seat_words(seat, book)));
    let is_alone = now.seats.len() == 1;
    let can_play_same = is_alone && now.ending == Some(Ending::Played);
    let page = SheetsPage { others: others.collect(), can_play_same, ..SheetsPage::default() };
    let Viewer::Seat(seat) = viewer else { return Some(page) };
    let log = now.game.log(viewer, book);
    let since = log.iter().rposition(|line| line.begins_round).map_or(0, |ply| ply + 1);
    let own = || log.iter().enumerate().filter(|(_, line)| line.seat == seat);
    let ledger = own().skip_while(|&(ply, _)| ply < since);
    Some(SheetsPage {
        latest: latest(own().map(|(_, line)| line)),
        ledger: ledger
            .map(|(ply, line)| LedgerLine { ply: ply as u32 + 1, words: line.words.join(" ") })
            .collect(),
        holds: (now.ending.is_none() && now.is_dealt()).then(|| told.holds(seat, book)).flatten(),
        nearly: if may_act { told.nearly(seat) } else { Vec::new() },
        warnings: if may_act { told.warnings(seat, book) } else { Vec::new() },
        muster,
        ..page
    })
}

/// What came of the last thing that was done; of a deployment, every worker.
fn latest<'a>(own: impl DoubleEndedIterator<Item = &'a Told>) -> Vec<String> {
    let mut own = own.rev().peekable();
    let mut lines: Vec<&Told> = Vec::new();
    while let Some(line) = own.next() {
        lines.push(line);
        if !line.is_one_of_several || own.peek().is_none_or(|before| !before.is_one_of_several) {
            break;
        }
    }
    lines.iter().rev().flat_map(|line| line.words.iter().cloned()).collect()
}

fn chat(now: &Now, visitor: &Visitor) -> Chat {
    // One without words was taken away.
    let said = now.remarks.iter().filter(|remark| !remark.text.is_empty());
    let lines = said.map(|remark| ChatLine {
        who: remark.name.clone(),
        words: remark.text.clone(),
        age: age(remark.at),
    });
    Chat { lines: lines.collect(), may_write: visitor.guest.is_some() }
}

/// How long ago a moment of the store was.
pub(crate) fn age(at: i64) -> Age {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_millis() as i64);
    Age::of_seconds(now.saturating_sub(at).unsigned_abs() / 1000)
}

/// The games of a series so far and what they add up to (CAT-MATCH-02).
async fn series(
    tables: &Tables,
    table: &Table,
    book: &Phrasebook,
) -> Result<Option<Series>, TableError> {
    let Some(place) = &table.series else { return Ok(None) };
    let games = tables.store().series(&place.first).await?;
    let mut totals: [(String, u32); 2] = Default::default();
    for game in &games {
        let number = game.series.as_ref().map_or(1, |place| place.number);
        for (seat, row) in game.seats.iter().take(2).enumerate() {
            // Colours change after each game, so every other game counts crosswise (CAT-MATCH-01).
            let player = if number % 2 == 1 { seat } else { 1 - seat };
            if number == 1 {
                let bot = match &row.occupant {
                    Occupant::Bot(spec) => bot_name(&table.game, spec, book),
                    _ => String::new(),
                };
                let name = row.name.as_deref().map(|name| names::shown(Some(name), book));
                totals[player].0 = name.unwrap_or(bot);
            }
            totals[player].1 += points(game.outcome.as_deref(), seat);
        }
    }
    Ok(Some(Series { game: place.number, games: place.games, totals }))
}

/// `played 4 7` says what each seat had left.
fn points(outcome: Option<&str>, seat: usize) -> u32 {
    let numbers = outcome.and_then(|outcome| outcome.strip_prefix("played "));
    numbers.and_then(|n| n.split(' ').nth(seat)?.parse().ok()).unwrap_or(0)
}
