//! What a player can do, as short labels, and what it costs and gives.

use bastide_anarchy::{Action, Asset, BUILT_IN, BoxId, Kind, Purse, Question, Spot, Table};
use bastide_text::Phrasebook;

use super::boxes::{box_at, box_name, number_of};
use super::gains::{gain, purse};
use super::messages as say;

/// An action as an entry of a list: `Fill Farms 3`.
pub fn action(book: &Phrasebook, action: Action) -> String {
    match action {
        Action::Path(path) => book.say(&say::DoPath { path }),
        Action::Fill { id, payment, spot } => fill(book, id, payment, spot),
        Action::Prepare(tactic) => book.say(&say::DoPrepare { tactic }),
        Action::Trade { give: [one, other], take } => {
            let give = purse(book, Purse::of(one, 1).plus(Purse::of(other, 1)));
            book.say(&say::DoTrade { give, take: purse(book, Purse::of(take, 1)) })
        }
        Action::Attack { soldiers, knights, overrun } => attack(book, soldiers, knights, overrun),
        Action::Spy { seat, slot } => book.say(&say::DoSpy { seat, slot: slot.into() }),
        Action::Done => book.say(&say::DoDone {}),
        Action::Take(counts) => {
            let taken = Asset::RESOURCES.into_iter().zip(counts);
            let taken =
                taken.fold(Purse::NONE, |all, (one, count)| all.plus(Purse::of(one, count)));
            book.say(&say::DoTake { gain: purse(book, taken) })
        }
        Action::Mark(id) => book.say(&say::DoMark { target: box_name(book, id) }),
        Action::Skip => book.say(&say::DoSkip {}),
        Action::Write { number, addition } => {
            book.say(&say::DoWrite { number: number.into(), addition: number_of(addition) })
        }
        Action::Choose(number) => book.say(&say::DoChoose { number: number.into() }),
        Action::Pay => book.say(&say::DoPay {}),
        Action::Deploy { worker, side } => book.say(&say::DoDeploy { worker, side }),
        Action::DeployAll { side } => book.say(&say::DoDeployAll { side }),
        Action::Rally { worker, from, to } => book.say(&say::DoRally { worker, side: from, to }),
        Action::Go => book.say(&say::DoGo {}),
        Action::Use { count: 0, target } => book.say(&say::DoUseNone { target }),
        Action::Use { count, target } => book.say(&say::DoUse { count: count.into(), target }),
        Action::Spend { worker, side, beer: true } => book.say(&say::DoSpendBeer { worker, side }),
        Action::Spend { worker, side, beer: false } => book.say(&say::DoSpend { worker, side }),
    }
}

/// Declining an open card: it says what is lost.
pub fn skip(book: &Phrasebook, table: &Table, question: Question) -> String {
    match question {
        Question::Brewery { card } => {
            let ingredient = card.spec(table).brewery;
            book.say(&say::DoSkipIngredient { ingredient })
        }
        _ => action(book, Action::Skip),
    }
}

fn fill(book: &Phrasebook, id: BoxId, payment: Option<Asset>, spot: Spot) -> String {
    let target = box_at(book, id, spot);
    let is_building = matches!(BUILT_IN.spec(id).kind, Kind::Level | Kind::Construction);
    match payment {
        Some(asset) => book.say(&say::DoFillWith { target, asset }),
        None if is_building => book.say(&say::DoBuild { target }),
        None => book.say(&say::DoFill { target }),
    }
}

fn attack(book: &Phrasebook, soldiers: u8, knights: u8, overrun: u8) -> String {
    let force = Purse::of(Asset::Soldier, soldiers).plus(Purse::of(Asset::Knight, knights));
    let force = purse(book, force);
    match overrun {
        0 => book.say(&say::DoAttack { force }),
        _ => book.say(&say::DoAttackOverrun { force, overrun: overrun.into() }),
    }
}

/// What an action costs and gives at once, in words, for the small menus of the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offer {
    pub cost: Option<String>,
    pub gain: Option<String>,
}

/// Costs and gains by the table of the game; nothing for actions that only answer a question.
pub fn offer(book: &Phrasebook, table: &Table, action: Action) -> Offer {
    match action {
        Action::Path(path) => {
            Offer { cost: None, gain: Some(purse(book, table.paths[path.index()].gain)) }
        }
        Action::Fill { id, payment, .. } => {
            let spec = table.spec(id);
            let mut alternatives = 0..spec.costs().len();
            let paid = alternatives.find(|&alternative| spec.payment(alternative) == payment);
            let cost = paid.map(|paid| purse(book, spec.costs[paid]));
            Offer { cost, gain: gain(book, &spec.gain) }
        }
        Action::Write { addition, .. } => {
            // `= 6`: the sum that is printed, where there is one.
            let sum = table.lines.additions.position(addition).map_or(0, |at| table.sums[at]);
            let cost = (sum > 0).then(|| format!("= {sum}"));
            Offer { cost, gain: gain(book, &table.spec(addition).gain) }
        }
        Action::Mark(id) => Offer { cost: None, gain: gain(book, &table.spec(id).gain) },
        Action::Prepare(tactic) => {
            let cost = Some(purse(book, table.preparing[tactic.index()]));
            Offer { cost, gain: None }
        }
        Action::Attack { overrun: bought @ 1.., .. } => {
            let overrun = table.overruns.get(usize::from(bought) - 1);
            Offer { cost: None, gain: overrun.and_then(|overrun| gain(book, &overrun.gain)) }
        }
        _ => Offer::default(),
    }
}
