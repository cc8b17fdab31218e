//! What is told about a game of sheets before anybody acts: what a box costs and sets off, which boxes are almost
//! within reach, where a thing is to be had, what is lost by stopping, and how a castle will fare.
//!
//! All of it is made of what everybody may see: a chain of gains is followed up to the first card that would be
//! turned up, and no further.

use bastide_anarchy::{
    Action, Anarchy, Asset, BoxId, Dealt, Defender, Event, Insight, Purse, Question, Side, TARGETS,
};
use bastide_bots::anarchy::{Posting, absorbed, forecast};
use bastide_core::{Game as _, Seat, Silent, Viewer};
use bastide_draw::letters::in_type;
use bastide_presentation::{
    About, Deployment, Inspector, Muster, MusterPost, MusterSide, MusterWorker, Refused,
};
use bastide_text::Phrasebook;

use crate::doubts::doubt;
use crate::explain::enlarged;
use crate::{drawing, words};

/// A state of the game, to be asked about.
pub(crate) struct Inspected<'a>(pub(crate) &'a Anarchy);

impl Inspector for Inspected<'_> {
    fn about(&self, seat: Option<Seat>, element: &str, book: &Phrasebook) -> Option<About> {
        let id: BoxId = element.strip_prefix("box-")?.parse().ok()?;
        let (chain, refused) = match seat {
            Some(seat) => prospects(self.0, seat, id, book),
            None => (Vec::new(), None),
        };
        let mut facts = words::box_facts(book, self.0.table(), id);
        facts.extend(doubt(element, self.0.setup().data.as_deref(), book));
        let filled = |seat| self.0.insight(seat).filled().contains(id);
        Some(About {
            name: words::box_name(book, id),
            picture: Some(enlarged(self.0.table(), id, seat.is_some_and(filled))),
            facts,
            chain,
            refused,
        })
    }

    fn nearly(&self, seat: Seat) -> Vec<String> {
        self.0.nearly(seat).iter().map(|id| format!("box-{id}")).collect()
    }

    fn find(&self, asked: &str, book: &Phrasebook) -> Vec<String> {
        let asked = folded(asked.trim());
        if asked.chars().count() < 2 {
            return Vec::new();
        }
        let is_it = |&id: &BoxId| {
            let gain = words::gain(book, &self.0.table().spec(id).gain).unwrap_or_default();
            folded(&format!("{gain} {}", words::box_name(book, id))).contains(&asked)
                || gives_something_called(self.0, id, &asked, book)
        };
        self.0.table().all().filter(is_it).map(|id| format!("box-{id}")).collect()
    }

    fn warnings(&self, seat: Seat, book: &Phrasebook) -> Vec<String> {
        if self.0.question(seat) != Question::Action {
            return Vec::new();
        }
        let own = self.0.insight(seat);
        let mut warnings = vec![leftovers(self.0, own, book)];
        warnings.push(hunger(self.0, own, book));
        if self.0.castle_needs(seat).is_some() {
            warnings.push(words::sheets::castle_open(book));
        }
        warnings.extend(own.dealt().filter_map(|dealt| open_attack(self.0, own, dealt, book)));
        warnings
    }
}

impl Deployment for Inspected<'_> {
    fn muster(&self, seat: Seat, posting: &str, book: &Phrasebook) -> Option<Muster> {
        let Question::Deploy { worker } = self.0.question(seat) else { return None };
        let own = self.0.insight(seat);
        // By the first rules workers go around the castle in order: whoever has begun one by one goes on so.
        if worker.is_some() && *own.deployed() != [[0; 4]; 4] {
            return None;
        }
        let waiting =
            Defender::FRESH.map(|kind| kind.worker().map_or(0, |worker| own.purse().count(worker)));
        let posting = read_posting(posting).filter(|posting| is_within(posting, waiting));
        Some(muster(self.0, seat, posting.unwrap_or_default(), waiting, book))
    }
}

/// `knights` asks for what one calls a knight.
fn gives_something_called(game: &Anarchy, id: BoxId, asked: &str, book: &Phrasebook) -> bool {
    let purse = game.table().spec(id).gain.purse;
    let mut given = purse.iter();
    given.any(|(asset, _)| {
        let name = folded(&words::asset(book, asset));
        asked.starts_with(&name) && asked.len() <= name.len() + 2
    })
}

/// As somebody writes who is in a hurry: without capitals and accents.
fn folded(text: &str) -> String {
    let plain = |letter: char| match letter {
        'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'û' | 'ù' | 'ü' => 'u',
        'ç' => 'c',
        other => other,
    };
    text.to_lowercase().chars().map(plain).collect()
}

/// What filling a box would bring about, or why it is refused.
fn prospects(
    game: &Anarchy,
    seat: Seat,
    id: BoxId,
    book: &Phrasebook,
) -> (Vec<String>, Option<Refused>) {
    let ways =
        game.ways_to_fill(id).into_iter().chain([Action::Mark(id)]).chain(writings(game, seat, id));
    let mut refused = None;
    for action in ways {
        match game.refusal(seat, action) {
            None => return (chain(game, seat, action, book), None),
            // Of several ways the first says what is missing; being asked for is no way to fill a box.
            Some(violation) => {
                refused.get_or_insert(violation);
            }
        }
    }
    let refused = refused.map(|violation| Refused {
        clause: violation.clause,
        text: words::violation(book, &violation),
    });
    (Vec::new(), refused)
}

/// The numbers that can be written into an addition now, of which this is the next slot or the box of the reward.
fn writings(game: &Anarchy, seat: Seat, id: BoxId) -> Vec<Action> {
    let mut actions = Vec::new();
    if game.question(seat) == Question::Michaelmas {
        game.legal(seat, &mut actions);
    }
    let (lines, filled) = (&game.table().lines, game.insight(seat).filled());
    let next = |addition| {
        let first = lines.additions.position(addition).unwrap_or(0) * 2;
        lines.slots.at(first + usize::from(filled.contains(lines.slots.at(first))))
    };
    actions.retain(|action| {
        matches!(*action, Action::Write { addition, .. } if [addition, next(addition)].contains(&id))
    });
    actions
}

/// What happens, up to the first card that would be turned up.
fn chain(game: &Anarchy, seat: Seat, action: Action, book: &Phrasebook) -> Vec<String> {
    let mut after = game.clone();
    let mut events = Vec::new();
    if after.apply(seat, action, &mut events).is_err() {
        return Vec::new();
    }
    let mut told = Vec::new();
    for event in &events {
        match event {
            // Whether the deck has to be shuffled first is known, what comes of it is not.
            Event::Reshuffled { .. } => {}
            Event::Revealed { cards, .. } => {
                told.push(words::sheets::reveals(book, cards.len() as u32));
                break;
            }
            _ => told.push(words::event_in(book, game.table(), event)),
        }
    }
    told
}

/// Workers and resources that nobody will defend with or eat (ANA-DEF-04, -08).
fn leftovers(game: &Anarchy, own: Insight<'_>, book: &Phrasebook) -> String {
    let kept = [Asset::Craftsman, Asset::Soldier, Asset::Knight];
    let mut purse = kept.into_iter().fold(own.purse(), Purse::without);
    let eaten = purse.count(Asset::Food).min(game.food_due());
    purse = purse.minus(Purse::of(Asset::Food, eaten));
    if purse.is_empty() {
        return words::sheets::nothing_lost(book);
    }
    words::sheets::lost(book, words::purse(book, purse))
}

fn hunger(game: &Anarchy, own: Insight<'_>, book: &Phrasebook) -> String {
    let due = game.food_due();
    match due.saturating_sub(own.purse().count(Asset::Food)) {
        0 => words::sheets::fed(book, u32::from(due)),
        missing => words::sheets::hungry(book, u32::from(due), u32::from(missing)),
    }
}

/// A card that lies open and that the fortifications alone do not stop.
fn open_attack(
    game: &Anarchy,
    own: Insight<'_>,
    dealt: Dealt,
    book: &Phrasebook,
) -> Option<String> {
    let spec = dealt.card?.spec(game.table());
    let strength = &game.scenario_card().strength;
    let by = game.table().attack_types[spec.kind.index()].fortification;
    let mut left = [0; TARGETS];
    for (at, letter) in spec.hits.iter().enumerate() {
        let hit = letter.map_or(0, |letter| strength[letter.index()]);
        let absorbed = Side::ALL.get(at).map_or(0, |&side| absorbed(own, by, side));
        left[at] = hit.saturating_sub(absorbed);
    }
    if left == [0; TARGETS] {
        return None;
    }
    let card = words::attack_kind(book, spec.kind, spec.is_violent);
    Some(words::sheets::open_attack(book, card, words::with_strengths(book, left)))
}

/// `1-0-2.0-0-0.0-3-0.0-0-0`: craftsmen, soldiers and knights, side by side.
fn read_posting(text: &str) -> Option<Posting> {
    let mut posting = Posting::default();
    let mut sides = 0;
    for (side, counts) in text.split('.').enumerate() {
        let mut kinds = 0;
        for (kind, count) in counts.split('-').enumerate() {
            *posting.get_mut(kind)?.get_mut(side)? = count.parse().ok()?;
            kinds += 1;
        }
        sides += usize::from(kinds == posting.len());
    }
    (sides == Side::ALL.len()).then_some(posting)
}

fn write_posting(posting: &Posting) -> String {
    let side = |side: usize| posting.map(|kind| kind[side].to_string()).join("-");
    [0, 1, 2, 3].map(side).join(".")
}

fn placed(kind: [u8; 4]) -> u16 {
    kind.iter().map(|&count| u16::from(count)).sum()
}

fn is_within(posting: &Posting, waiting: [u8; 3]) -> bool {
    posting.iter().zip(waiting).all(|(&kind, count)| placed(kind) <= u16::from(count))
}

fn muster(
    game: &Anarchy,
    seat: Seat,
    posting: Posting,
    waiting: [u8; 3],
    book: &Phrasebook,
) -> Muster {
    let workers: Vec<MusterWorker> = (0..posting.len())
        .filter(|&kind| waiting[kind] > 0)
        .map(|kind| muster_worker(&posting, kind, waiting[kind], book))
        .collect();
    let left = workers.iter().map(|worker| worker.left).sum();
    let standing = standing(game, seat, &posting);
    let side = |&side: &Side| MusterSide {
        code: side.word().to_owned(),
        name: words::side(book, side),
        strength: strength_at(&standing, side),
    };
    let dealt: Vec<Dealt> = game.insight(seat).dealt().collect();
    let card = |slot: u8| words::attack(book, game.table(), dealt[usize::from(slot)]);
    let told = forecast(game, seat, &posting);
    let chances: Vec<(u8, u8)> = told.iter().map(|told| (told.slot, told.chance)).collect();
    let view = game.view(Viewer::Public);
    let posted =
        [0, 1, 2, 3].map(|side| [standing[0][side], standing[1][side], standing[2][side], 0]);
    Muster {
        sides: Side::ALL.iter().map(side).collect(),
        workers,
        left,
        actions: (left == 0).then(|| deployment(game.clone(), seat, &posting)),
        foretold: in_type(|| drawing::foretold(&view, seat, &chances, book)),
        forecast: told
            .iter()
            .map(|told| words::sheets::forecast_card(book, card(told.slot), u32::from(told.chance)))
            .collect(),
        drawn: in_type(|| drawing::posted(&view, seat, posted, book)),
    }
}

/// Those who stand on the walls already, and those who are to come to them.
fn standing(game: &Anarchy, seat: Seat, posting: &Posting) -> Posting {
    let deployed = game.insight(seat).deployed();
    let mut standing = *posting;
    for (kind, sides) in standing.iter_mut().enumerate() {
        sides.iter_mut().zip(deployed).for_each(|(count, side)| *count += side[kind]);
    }
    standing
}

fn strength_at(posting: &Posting, side: Side) -> u32 {
    let kinds = Defender::FRESH.iter().zip(posting);
    kinds.map(|(kind, posts)| u32::from(kind.strength()) * u32::from(posts[side.index()])).sum()
}

fn muster_worker(posting: &Posting, kind: usize, waiting: u8, book: &Phrasebook) -> MusterWorker {
    let left = u16::from(waiting) - placed(posting[kind]);
    let post = |side: usize| {
        let with = |count: Option<u8>| {
            let mut other = *posting;
            other[kind][side] = count?;
            Some(write_posting(&other))
        };
        let count = posting[kind][side];
        MusterPost {
            count: count.into(),
            more: with(count.checked_add(1).filter(|_| left > 0)),
            less: with(count.checked_sub(1)),
        }
    };
    MusterWorker {
        code: Defender::FRESH[kind].word().to_owned(),
        name: words::worker(book, Defender::FRESH[kind]),
        left: left.into(),
        posts: (0..4).map(post).collect(),
    }
}

/// The deployment as actions, worker by worker; by the first rules those who have one side left to go to go there
/// by themselves.
fn deployment(mut game: Anarchy, seat: Seat, posting: &Posting) -> String {
    let mut actions = Vec::new();
    let posting = standing(&game, seat, posting);
    while let Some(worker) = game.next_to_deploy(seat) {
        let deployed = game.insight(seat).deployed();
        let kind = worker.index();
        let is_due = |side: &&Side| deployed[side.index()][kind] < posting[kind][side.index()];
        let Some(&side) = Side::ALL.iter().find(is_due) else { break };
        let action = Action::Deploy { worker, side };
        actions.push(action.to_string());
        if game.apply(seat, action, &mut Silent).is_err() {
            break;
        }
    }
    actions.join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_posting_is_read_as_it_is_written() {
        let posting = [[1, 0, 0, 2], [0, 3, 0, 0], [0, 0, 4, 0]];
        let text = write_posting(&posting);
        assert_eq!(text, "1-0-0.0-3-0.0-0-4.2-0-0");
        assert_eq!(read_posting(&text), Some(posting));
        for broken in [
            "",
            "1",
            "1-0-0.0-3-0.0-0-4",
            "1-0-0.0-3-0.0-0-4.2-0-0.1-1-1",
            "a-0-0.0-3-0.0-0-4.2-0-0",
        ] {
            assert_eq!(read_posting(broken), None, "{broken}");
        }
    }
}
