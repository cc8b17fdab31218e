//! What a seat's game was made of: its own decisions, its luck, and what the others did.
//!
//! From one decision of a seat to the next, what it can expect changes. What its own action was worth beyond going
//! on by policy is the decision; what the cards did that the action turned up is luck; the rest is what the others
//! did and drew. The three always add up to the change.

use serde::Serialize;

use super::judge::Knowledge;
use super::review::{Decision, Judged, Mark, Review};

/// How good a decision was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// The best that was found, or as good.
    Best,
    /// Not worth speaking of.
    Good,
    Inaccuracy,
    Mistake,
    Blunder,
}

/// The chance of winning that an inaccuracy, a mistake and a blunder give away.
const CHANCES: [f32; 3] = [0.05, 0.1, 0.15];
/// The same in points, for those who play alone.
const POINTS: [f32; 3] = [2.0, 4.0, 7.0];

impl Grade {
    /// As documents write it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Good => "good",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }

    fn of(lost: f32, limits: [f32; 3]) -> Self {
        match limits.iter().filter(|&&limit| lost >= limit).count() {
            0 => Self::Good,
            1 => Self::Inaccuracy,
            2 => Self::Mistake,
            _ => Self::Blunder,
        }
    }
}

/// How well a seat has played, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Skill {
    Flawless,
    Strong,
    Sound,
    Uneven,
    Wild,
}

/// What may be given away on average to be called flawless, strong, sound and uneven: of the chance to win, and in
/// points for those who play alone.
const MEAN_CHANCES: [f32; 4] = [0.002, 0.01, 0.025, 0.05];
const MEAN_POINTS: [f32; 4] = [0.1, 0.5, 1.0, 2.0];

impl Skill {
    /// As documents write it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Flawless => "flawless",
            Self::Strong => "strong",
            Self::Sound => "sound",
            Self::Uneven => "uneven",
            Self::Wild => "wild",
        }
    }
}

/// One decision in a seat's account. Everything but the chance is in points.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Term {
    /// Where it is in [`Review::decisions`].
    pub index: usize,
    pub ply: usize,
    /// What the seat could expect before.
    pub before: f32,
    /// The chance to win before.
    pub chance: f32,
    pub decision: f32,
    pub luck: f32,
    pub others: f32,
    /// What the best action would have brought beyond what was done.
    pub lost: f32,
    /// The same as a chance to win.
    pub lost_chance: f32,
    /// Nothing where there was no choice.
    pub grade: Option<Grade>,
}

/// A seat's game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Account {
    pub seat: usize,
    pub terms: Vec<Term>,
    /// What it could expect at its first decision, and what it came to.
    pub first: f32,
    pub last: f32,
    pub decision: f32,
    pub luck: f32,
    pub others: f32,
}

impl Account {
    /// How often the seat had a choice and how often it took the best.
    pub fn counts(&self, grade: Grade) -> usize {
        self.terms.iter().filter(|term| term.grade == Some(grade)).count()
    }

    pub fn choices(&self) -> usize {
        self.terms.iter().filter(|term| term.grade.is_some()).count()
    }

    /// What a choice gave away on average, in points and as a chance to win.
    pub fn mean_lost(&self) -> (f32, f32) {
        let count = self.choices().max(1) as f32;
        let sum = |lost: fn(&Term) -> f32| self.terms.iter().map(lost).sum::<f32>() / count;
        (sum(|term| term.lost), sum(|term| term.lost_chance))
    }
}

impl Account {
    /// How well it was played, at a table of so many.
    pub fn skill(&self, seats: usize) -> Skill {
        let (points, chance) = self.mean_lost();
        let (lost, limits) =
            if seats == 1 { (points, MEAN_POINTS) } else { (chance, MEAN_CHANCES) };
        let all = [Skill::Flawless, Skill::Strong, Skill::Sound, Skill::Uneven, Skill::Wild];
        all[limits.iter().filter(|&&limit| lost > limit).count()]
    }
}

impl Decision {
    /// The judgement by a knowledge; where everything is open there is only one.
    pub fn judged(&self, knowledge: Knowledge) -> &Judged {
        match knowledge {
            Knowledge::Own => &self.known,
            Knowledge::Hindsight => self.hindsight.as_ref().unwrap_or(&self.known),
        }
    }
}

impl Review {
    /// A seat's account by a knowledge.
    pub fn account(&self, seat: usize, knowledge: Knowledge) -> Account {
        let own: Vec<(usize, &Decision)> =
            self.decisions.iter().enumerate().filter(|(_, it)| it.seat == seat).collect();
        let last = self.finals.as_ref().map(|finals| finals[seat]);
        let mut terms = Vec::with_capacity(own.len());
        for (at, &(index, decision)) in own.iter().enumerate() {
            let next = own.get(at + 1).map(|(_, next)| *next);
            let then = next.map_or(last, |next| Some(next.judged(knowledge).before));
            terms.push(self.term((index, decision), knowledge, then));
        }
        let sum = |part: fn(&Term) -> f32| terms.iter().map(part).sum();
        let (decision, luck, others) =
            (sum(|it| it.decision), sum(|it| it.luck), sum(|it| it.others));
        let first = terms.first().map_or(0.0, |term| term.before);
        let last = last.map_or(first + decision + luck + others, |last| last.margin);
        Account { seat, terms, first, last, decision, luck, others }
    }

    fn term(
        &self,
        (index, decision): (usize, &Decision),
        knowledge: Knowledge,
        then: Option<Mark>,
    ) -> Term {
        let Judged { before, played, best, after } = decision.judged(knowledge);
        let then = then.map_or(played.margin, |then| then.margin);
        let is_luck = decision.is_revealing && knowledge == Knowledge::Own;
        // Where nothing came to light and nobody else acted, the next judgement is of the same moment.
        let chosen = if decision.is_followed && !is_luck { then } else { played.margin };
        let seen = match after {
            Some(after) if is_luck => after.margin,
            _ if is_luck && decision.is_followed => then,
            _ => chosen,
        };
        let best = best.first().map_or(*played, |best| best.mark);
        let lost = (best.margin - played.margin).max(0.0);
        let lost_chance = (best.chance() - played.chance()).max(0.0);
        let is_best = best == *played;
        let grade = match self.seats {
            _ if is_best => Grade::Best,
            1 => Grade::of(lost, POINTS),
            _ => Grade::of(lost_chance, CHANCES),
        };
        Term {
            index,
            ply: decision.ply,
            before: before.margin,
            chance: before.chance(),
            decision: chosen - before.margin,
            luck: seen - chosen,
            others: then - seen,
            lost,
            lost_chance,
            grade: (decision.options > 1).then_some(grade),
        }
    }

    /// The decisions that gave most away, the worst first: by chances where somebody can be beaten, else by points.
    pub fn turning_points(&self, knowledge: Knowledge, most: usize) -> Vec<Term> {
        let accounts = (0..self.seats).map(|seat| self.account(seat, knowledge));
        let mut terms: Vec<Term> = accounts.flat_map(|account| account.terms).collect();
        terms.retain(|term| term.grade.is_some_and(|grade| grade >= Grade::Inaccuracy));
        let is_alone = self.seats == 1;
        let weight = |term: &Term| if is_alone { term.lost } else { term.lost_chance };
        terms.sort_by(|a, b| weight(b).total_cmp(&weight(a)));
        terms.truncate(most);
        terms
    }
}
