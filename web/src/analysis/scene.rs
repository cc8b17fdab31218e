//! An analysis as a page tells it.

use bastide_bots::analysis::{Account, Grade, Knowledge, Review, Term};
use bastide_text::Phrasebook;

use super::page::{AnalysedMove, AnalysisTold};
use bastide_presentation::AnyGame;

/// Turning points that are told.
const MOST_TURNING: usize = 6;

pub(crate) fn told(
    game: &dyn AnyGame,
    review: &Review,
    knowledge: Knowledge,
    book: &Phrasebook,
) -> AnalysisTold {
    let accounts: Vec<Account> =
        (0..review.seats).map(|seat| review.account(seat, knowledge)).collect();
    let mut terms: Vec<Term> = accounts.iter().flat_map(|it| it.terms.iter().copied()).collect();
    terms.sort_by_key(|term| term.ply);
    let moves = moves(game, review, knowledge, (&terms, book));
    let turning = review.turning_points(knowledge, MOST_TURNING);
    let at = |term: &Term| moves.iter().find(|one| one.ply == term.ply).cloned();
    AnalysisTold {
        is_hindsight: knowledge == Knowledge::Hindsight && !review.is_open,
        is_open: review.is_open,
        is_alone: review.seats == 1,
        plies: review.plies,
        curves: if review.is_open {
            vec![(0, only(&accounts, review))]
        } else {
            all(&accounts, review)
        },
        turning: turning.iter().filter_map(at).collect(),
        accounts,
        moves,
    }
}

/// The line of each seat: what it could expect at its decisions, and what it came to.
fn all(accounts: &[Account], review: &Review) -> Vec<(usize, Vec<(usize, f32)>)> {
    let line = |account: &Account| {
        let mut line: Vec<(usize, f32)> =
            account.terms.iter().map(|term| (term.ply, term.before)).collect();
        if review.finals.is_some() {
            line.push((review.plies, account.last));
        }
        (account.seat, line)
    };
    accounts.iter().map(line).collect()
}

/// Where all is open, one line tells what both could expect: the first seat's.
fn only(accounts: &[Account], review: &Review) -> Vec<(usize, f32)> {
    let signed = |account: &Account| if account.seat == 0 { 1.0 } else { -1.0 };
    let mut line: Vec<(usize, f32)> = accounts
        .iter()
        .flat_map(|account| {
            account.terms.iter().map(move |term| (term.ply, signed(account) * term.before))
        })
        .collect();
    line.sort_by_key(|(ply, _)| *ply);
    if let Some(finals) = &review.finals {
        line.push((review.plies, finals[0].margin));
    }
    line
}

fn moves(
    game: &dyn AnyGame,
    review: &Review,
    knowledge: Knowledge,
    (terms, book): (&[Term], &Phrasebook),
) -> Vec<AnalysedMove> {
    let best = |term: &Term| review.decisions[term.index].judged(knowledge).best.first();
    // For each move what was played and then, where it was another, what was best.
    let mut asked = Vec::with_capacity(2 * terms.len());
    for term in terms {
        asked.push((term.ply, review.decisions[term.index].action.clone()));
        let is_beaten = term.grade.is_some_and(|grade| grade > Grade::Best);
        asked.extend(best(term).filter(|_| is_beaten).map(|it| (term.ply, it.action.clone())));
    }
    let mut words = game.worded(&asked, book).into_iter();
    let mut told = Vec::with_capacity(terms.len());
    for term in terms {
        let is_beaten = term.grade.is_some_and(|grade| grade > Grade::Best);
        let best = best(term).filter(|_| is_beaten);
        let decision = &review.decisions[term.index];
        let played = decision.judged(knowledge).played;
        told.push(AnalysedMove {
            ply: term.ply,
            seat: decision.seat,
            words: words.next().unwrap_or_default(),
            expected: term.before,
            chance: term.chance,
            luck: term.luck,
            lost: term.lost,
            lost_chance: term.lost_chance,
            is_proven: played.is_exact && best.is_some_and(|best| best.mark.is_exact),
            grade: term.grade,
            better: best.and_then(|_| words.next()),
        });
    }
    told
}
