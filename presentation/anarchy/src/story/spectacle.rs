//! What is told in one step though it is several events: an attack with what meets it, and a pass of a joust.

use bastide_anarchy::{
    Activity, AttackCard, Attribute, BUILT_IN, Defender, Event, Kind, TARGETS, Tactic, Target,
};
use bastide_presentation::StepKind;
use bastide_text::Phrasebook;

use super::steps::{Moment, card_name, moment, side_id};
use crate::drawing::assault::Assault;
use crate::drawing::joust;
use crate::words;
use crate::words::story as lines;

/// An attack as far as it is told at once: someone who is asked what to use against it hears the rest later.
#[derive(Default)]
pub(super) struct Strike {
    card: Option<AttackCard>,
    strength: [u8; TARGETS],
    left: [u8; TARGETS],
    /// By target; what is prepared is used there.
    used: Vec<(Tactic, u8)>,
    /// Points of strength, by worker.
    spent: Vec<(Defender, u8)>,
    targets: Vec<Target>,
    is_repelled: Option<bool>,
    raised: Vec<Attribute>,
}

impl Strike {
    /// The attack that an event belongs to.
    pub(super) fn begun(event: &Event) -> Option<Self> {
        let mut strike = Self::default();
        strike.add(event).then_some(strike)
    }

    /// Adds what follows and belongs to it; gives the events after that.
    pub(super) fn met(mut self, events: &[Event]) -> (Self, &[Event]) {
        let mut rest = events;
        while let Some((event, others)) = rest.split_first() {
            let is_its = match event {
                Event::Struck { .. } => false,
                _ if self.is_repelled.is_some() => self.raise(event),
                _ => self.add(event),
            };
            if !is_its {
                break;
            }
            rest = others;
        }
        (self, rest)
    }

    fn add(&mut self, event: &Event) -> bool {
        match *event {
            Event::Struck { card, strength, left, .. } => {
                (self.card, self.strength, self.left) = (Some(card), strength, left);
                let hit = Target::ALL.iter().zip(strength).filter(|&(_, count)| count > 0);
                self.targets.extend(hit.map(|(&target, _)| target));
            }
            Event::Used { tactic, target, count, .. } => {
                self.weaken(target, count);
                sum(&mut self.used, tactic, count);
            }
            Event::Spent { worker, side, .. } => {
                self.weaken(side.into(), 1);
                sum(&mut self.spent, worker, 1);
            }
            Event::Repelled { .. } => self.is_repelled = Some(true),
            Event::Withstood { .. } => self.is_repelled = Some(false),
            _ => return false,
        }
        true
    }

    fn weaken(&mut self, target: Target, by: u8) {
        let left = &mut self.left[target.index()];
        *left = left.saturating_sub(by);
        if !self.targets.contains(&target) {
            self.targets.push(target);
        }
    }

    /// Bravery for repelling a violent attack.
    fn raise(&mut self, event: &Event) -> bool {
        let Event::Filled { id, .. } = *event else { return false };
        let lines = &BUILT_IN.lines.attributes;
        let attribute =
            Attribute::ALL.iter().zip(lines).find(|(_, line)| line.position(id).is_some());
        let is_its = BUILT_IN.spec(id).kind == Kind::Attribute && self.is_repelled == Some(true);
        self.raised.extend(attribute.filter(|_| is_its).map(|(&attribute, _)| attribute));
        is_its
    }

    pub(super) fn moment(&self, book: &Phrasebook) -> Moment {
        let sides = self
            .targets
            .iter()
            .map(|target| target.side().map_or_else(|| "castle".to_owned(), side_id));
        // The words stand beside the castle and cover nothing of it.
        let elements = std::iter::once("moat".to_owned()).chain(sides).collect();
        let assault = Assault {
            card: self.card,
            strength: self.strength,
            left: self.left,
            is_repelled: self.is_repelled,
        };
        let struck = moment(StepKind::Strike, self.words(book), elements);
        Moment { overlay: Some(assault.drawn()), ..struck }
    }

    fn words(&self, book: &Phrasebook) -> String {
        let struck = self.card.map(|card| {
            let strength = words::with_strengths(book, self.strength);
            book.say(&lines::StepStruck { card: card_name(card, book), strength })
        });
        let used =
            self.used.iter().map(|&(tactic, count)| less(&words::tactic(book, tactic), count));
        let spent =
            self.spent.iter().map(|&(worker, count)| less(&words::worker(book, worker), count));
        let end = self.is_repelled.map(|is_repelled| {
            if is_repelled { book.say(&lines::StepRepelled {}) } else { self.broke(book) }
        });
        let raised = self.raised.iter().map(|&one| format!("+1 {}", words::attribute(book, one)));
        let all = struck.into_iter().chain(used).chain(spent).chain(end).chain(raised);
        all.collect::<Vec<_>>().join(" · ")
    }

    fn broke(&self, book: &Phrasebook) -> String {
        match self.card {
            Some(_) => {
                let strength = words::with_strengths(book, self.left);
                book.say(&lines::StepBroke { strength })
            }
            // How much it was has been told before.
            None => book.say(&lines::StepSuffered {}),
        }
    }
}

fn less(name: &str, count: u8) -> String {
    format!("{name} −{count}")
}

fn sum<T: PartialEq>(counts: &mut Vec<(T, u8)>, of: T, count: u8) {
    match counts.iter_mut().find(|(other, _)| *other == of) {
        Some((_, sum)) => *sum += count,
        None => counts.push((of, count)),
    }
}

/// A pass of a tournament: two cards that turned up, and what came of them.
pub(super) fn joust(
    event: &Event,
    next: Option<&Event>,
    passes: u32,
    book: &Phrasebook,
) -> Option<Moment> {
    let (
        Event::Revealed { seat, activity: Activity::Tournament, cards },
        Some(&Event::Jousted { joust, .. }),
    ) = (event, next)
    else {
        return None;
    };
    let [own, other] = cards[..] else { return None };
    let pass = joust::pass([own, other], *seat, book);
    let number = passes + 1;
    let words = book.say(&lines::StepPass { number, joust });
    let places = vec!["section-tournaments".to_owned()];
    Some(Moment { picture: Some(pass), ..moment(StepKind::Strike, words, places) })
}
