//! Steps: what a page shows of an event for a moment, and where.
//!
//! The drawing shows the castle and the sheets of one seat. What happens to another is shown at its line of the board,
//! and only what matters of it: all act at the same time.

use bastide_anarchy::{
    Activity, Asset, AttackCard, BUILT_IN, BoxId, Dealt, Defender, EstateCard, Event, Joust, Kind,
    Purse, Side, Spot,
};
use bastide_core::Seat;
use bastide_presentation::{StepKind, StoryStep};
use bastide_text::Phrasebook;

use super::digest::subject;
use super::spectacle::{Strike, joust};
use crate::drawing::{seat_id, shown as cards};
use crate::words;
use crate::words::messages as say;
use crate::words::story as lines;

/// A step before it is known of whom.
pub(super) struct Moment {
    pub(super) kind: StepKind,
    pub(super) words: String,
    pub(super) elements: Vec<String>,
    pub(super) picture: Option<String>,
    pub(super) overlay: Option<String>,
}

pub(super) fn moment(kind: StepKind, words: String, elements: Vec<String>) -> Moment {
    Moment { kind, words, elements, picture: None, overlay: None }
}

impl Moment {
    fn step(self, seat: Option<Seat>) -> StoryStep {
        let Self { kind, words, elements, picture, overlay } = self;
        let seat = seat.map(|seat| seat.index() as u8);
        StoryStep { ply: 0, seat, kind, words, elements, picture, overlay }
    }
}

/// The steps of an action. An attack and what meets it are one step, and so are the cards of a joust and who won it.
pub(crate) fn steps(events: &[Event], book: &Phrasebook) -> Vec<StoryStep> {
    let seat = drawn(book);
    let (mut steps, mut passes) = (Vec::new(), 0);
    let mut rest = events;
    while let Some((event, others)) = rest.split_first() {
        rest = others;
        let is_drawn = subject(event) == Some(seat);
        if let Some(strike) = Strike::begun(event).filter(|_| is_drawn) {
            let (strike, others) = strike.met(rest);
            rest = others;
            steps.push(strike.moment(book).step(Some(seat)));
            continue;
        }
        let pass = joust(event, rest.first(), passes, book).filter(|_| is_drawn);
        if let Some(pass) = pass {
            let is_tied = matches!(rest[0], Event::Jousted { joust: Joust::Tied, .. });
            // After the third the passes of the next tournament are counted.
            passes = if is_tied && passes < 2 { passes + 1 } else { 0 };
            rest = &rest[1..];
            steps.push(pass.step(Some(seat)));
            continue;
        }
        steps.extend(step(event, book));
    }
    steps
}

fn step(event: &Event, book: &Phrasebook) -> Option<StoryStep> {
    let Some(seat) = subject(event) else {
        return of_the_table(event, book).map(|moment| moment.step(None));
    };
    let is_drawn = seat == drawn(book);
    if !is_drawn && !is_of_note(event) {
        return None;
    }
    let moment = deed(event, book).or_else(|| blow(event, book))?;
    if is_drawn {
        return Some(moment.step(Some(seat)));
    }
    let words = book.say(&lines::StepBy { seat, what: moment.words });
    let elements = vec![format!("player-{}", seat_id(seat))];
    Some(Moment { words, elements, ..moment }.step(Some(seat)))
}

/// The seat whose sheets the reader looks at: their own, or the first.
fn drawn(book: &Phrasebook) -> Seat {
    Seat::all(4).find(|&seat| words::is_reader(book, seat)).unwrap_or(Seat::new(0))
}

/// What of other players is worth a look.
fn is_of_note(event: &Event) -> bool {
    matches!(
        event,
        Event::PathTaken { .. }
            | Event::Attacked { .. }
            | Event::Spied { .. }
            | Event::Aftermath { .. }
            | Event::Done { .. }
    )
}

fn of_the_table(event: &Event, book: &Phrasebook) -> Option<Moment> {
    Some(match event {
        Event::RoundBegan { round, .. } => {
            moment(StepKind::Bell, words::round(book, *round), vec!["enemy-castle".to_owned()])
        }
        Event::Offered { paths } => {
            let ids = paths.iter().map(|path| format!("path-{path}")).collect();
            moment(StepKind::Card, words::heading(book, "paths"), ids)
        }
        Event::RivalAdvanced { .. } => {
            moment(StepKind::Place, words::event(book, event), vec!["scenario".to_owned()])
        }
        Event::DefenceBegan => {
            moment(StepKind::Bell, book.say(&lines::StepDefence {}), vec!["castle".to_owned()])
        }
        Event::Ended { scores } => {
            moment(StepKind::End, words::outcome(book, &BUILT_IN, scores), Vec::new())
        }
        _ => return None,
    })
}

/// What somebody does on the sheets.
fn deed(event: &Event, book: &Phrasebook) -> Option<Moment> {
    Some(match *event {
        Event::PathTaken { path, .. } => {
            moment(StepKind::Card, words::path(book, path), vec![format!("path-{path}")])
        }
        Event::Produced { gain, .. } | Event::Gained { gain, .. } => received(gain, book)?,
        Event::Filled { id, spot, .. } => filled(id, spot, book),
        Event::Mood { joy, discontent, .. } => felt(joy, discontent, book),
        Event::Prepared { tactic, .. } => {
            let place = vec![format!("prepare-{tactic}")];
            moment(StepKind::Place, words::tactic(book, tactic), place)
        }
        Event::Traded { take, .. } => received(Purse::of(take, 1), book)?,
        Event::Revealed { activity, ref cards, .. } => revealed(activity, cards, book),
        Event::Wrote { number, slot, .. } => {
            moment(StepKind::Place, number.to_string(), vec![format!("box-{slot}")])
        }
        Event::Brewed { beers, .. } => {
            let words = format!("+{beers} {}", words::heading(book, "beer"));
            moment(StepKind::Coins, words, vec!["token-beer".to_owned()])
        }
        Event::Attacked { place, .. } => {
            let words = book.say(&lines::StepCastle { place: place.into() });
            moment(StepKind::Strike, words, vec!["enemy-castle".to_owned()])
        }
        Event::Spied { owner, slot, card, .. } => {
            let place = vec![format!("attack-{}-{slot}", seat_id(owner))];
            moment(StepKind::Card, card_name(card, book), place)
        }
        Event::Done { .. } => moment(StepKind::Bell, words::heading(book, "done"), Vec::new()),
        Event::Dealt { seat, ref cards } => dealt(seat, cards, book),
        _ => return None,
    })
}

/// What happens at the castle.
fn blow(event: &Event, book: &Phrasebook) -> Option<Moment> {
    Some(match *event {
        Event::FoodPaid { paid, missing, .. } => {
            let words = match missing {
                0 => book.say(&lines::StepFed { count: paid.into() }),
                _ => book.say(&lines::StepHungry { count: missing.into() }),
            };
            moment(StepKind::Coins, words, vec!["hold-food".to_owned()])
        }
        Event::Deployed { worker, side, count, .. } => {
            let post = lines::Post { count: count.into(), worker, side };
            moment(StepKind::Place, book.say(&post), vec![side_id(side)])
        }
        Event::TurnedUp { seat, ref cards } => dealt(seat, cards, book),
        Event::Rallied { worker, to, .. } => {
            moment(StepKind::Place, words::worker(book, worker), vec![side_id(to)])
        }
        Event::Used { tactic, target, count, .. } => {
            let words = format!("{} −{count}", words::tactic(book, tactic));
            let side = target.side().map_or("castle".to_owned(), side_id);
            moment(StepKind::Coins, words, vec![side, format!("prepare-{tactic}")])
        }
        Event::Aftermath { seat, repelled, discontent, .. } => {
            let words = book.say(&lines::HeldCards { seat, count: repelled.into() });
            let is_held = repelled > 0 && discontent == 0;
            let kind = if is_held { StepKind::Feat } else { StepKind::Bell };
            // The cards and whoever stood on the walls are seen there until it is over.
            let posts = Side::ALL.iter().flat_map(|side| {
                Defender::ALL.iter().map(move |worker| format!("worker-{worker}-{side}"))
            });
            let places =
                ["castle", "attacks"].map(str::to_owned).into_iter().chain(posts).collect();
            moment(kind, words, places)
        }
        _ => return None,
    })
}

pub(super) fn side_id(side: Side) -> String {
    format!("side-{side}")
}

pub(super) fn card_name(card: AttackCard, book: &Phrasebook) -> String {
    let spec = card.spec(&BUILT_IN);
    words::attack_kind(book, spec.kind, spec.is_violent)
}

fn received(gain: Purse, book: &Phrasebook) -> Option<Moment> {
    if gain.is_empty() {
        return None;
    }
    let amount = |(asset, count): (Asset, u8)| {
        format!("+{}", book.say(&lines::AmountOf { asset, count: count.into() }))
    };
    let words = gain.iter().map(amount).collect::<Vec<_>>().join(", ");
    let places = gain.iter().map(|(asset, _)| format!("hold-{asset}")).collect();
    Some(moment(StepKind::Coins, words, places))
}

fn filled(id: BoxId, spot: Spot, book: &Phrasebook) -> Moment {
    let mut places = vec![format!("box-{id}")];
    match spot {
        Spot::Nowhere => {}
        Spot::Side(side) => places.push(format!("wall-{side}")),
        Spot::Corner(corner) => places.push(format!("tower-{corner}")),
    }
    let kind = match BUILT_IN.spec(id).kind {
        Kind::Attribute | Kind::Production => StepKind::Coins,
        _ => StepKind::Place,
    };
    moment(kind, words::box_name(book, id), places)
}

fn felt(joy: u8, discontent: u8, book: &Phrasebook) -> Moment {
    let mut words = Vec::new();
    if joy > 0 {
        words.push(format!("+{}", book.say(&say::GainJoy { count: joy.into() })));
    }
    if discontent > 0 {
        words.push(format!("+{}", book.say(&say::GainDiscontent { count: discontent.into() })));
    }
    moment(StepKind::Coins, words.join(", "), vec!["left-discontent".to_owned()])
}

fn revealed(activity: Activity, open: &[EstateCard], book: &Phrasebook) -> Moment {
    let shown = |&card: &EstateCard| words::estate(book, &BUILT_IN, card, activity);
    let told = open.iter().map(shown).collect::<Vec<_>>().join(" · ");
    let words = book.say(&lines::StepCards { cards: told });
    let turned = moment(StepKind::Card, words, vec![cards::section(activity).to_owned()]);
    Moment { picture: cards::turned_up(open, activity, book), ..turned }
}

fn dealt(seat: Seat, cards: &[Dealt], book: &Phrasebook) -> Moment {
    let name = |dealt: &Dealt| {
        let is_violent = dealt.card.is_some_and(|card| card.spec(&BUILT_IN).is_violent);
        words::attack_kind(book, dealt.kind, is_violent)
    };
    let words = words::list(book, cards.iter().map(name).collect());
    let ids = cards.iter().map(|card| format!("attack-{}-{}", seat_id(seat), card.slot)).collect();
    moment(StepKind::Card, words, ids)
}
