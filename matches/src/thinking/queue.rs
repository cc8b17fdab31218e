//! What waits to be thought, and whose turn it is.
//!
//! Households take turns, in a household its people, and of one person what came first comes first. A household that
//! is being thought for already waits for those that are not, so many addresses are needed to be served much, and many
//! accounts at one address help nobody.

use std::collections::{HashMap, VecDeque};

/// On whose account something is thought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Payer {
    /// Those who share an address.
    pub household: u64,
    pub person: u64,
}

/// How long something may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// Some milliseconds: there is a thread for nothing else.
    Quick,
    Long,
}

/// How much may wait of one person, of one household and in all, before more is refused.
pub(super) const MOST_OF_A_PERSON: usize = 8;
pub(super) const MOST_OF_A_HOUSEHOLD: usize = 64;
pub(super) const MOST: usize = 1024;

/// What a thread takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Takes {
    Anything,
    QuickOnly,
}

pub(super) struct Queue<T> {
    quick: Lane<T>,
    long: Lane<T>,
    /// So that neither lane waits for the other.
    was_quick: bool,
    /// How much is being thought for a household now.
    running: HashMap<u64, usize>,
    pub(super) is_closed: bool,
}

impl<T> Default for Queue<T> {
    fn default() -> Self {
        Self {
            quick: Lane::default(),
            long: Lane::default(),
            was_quick: false,
            running: HashMap::new(),
            is_closed: false,
        }
    }
}

impl<T> Queue<T> {
    pub(super) fn push(&mut self, payer: Payer, effort: Effort, item: T) {
        match effort {
            Effort::Quick => self.quick.push(payer, item),
            Effort::Long => self.long.push(payer, item),
        }
    }

    /// What is to be thought next, and for which household. [`Queue::done`] says when that is over.
    pub(super) fn pop(&mut self, takes: Takes) -> Option<(T, u64)> {
        let is_quick_first = takes == Takes::QuickOnly || !self.was_quick;
        let found = if is_quick_first {
            self.quick.pop(&self.running).map(|found| (found, true))
        } else {
            None
        };
        let found = found.or_else(|| {
            let may_be_long = takes == Takes::Anything;
            let long = may_be_long.then(|| self.long.pop(&self.running)).flatten();
            long.map(|found| (found, false))
        });
        let found = found.or_else(|| self.quick.pop(&self.running).map(|found| (found, true)));
        let ((item, household), is_quick) = found?;
        if takes == Takes::Anything {
            self.was_quick = is_quick;
        }
        *self.running.entry(household).or_default() += 1;
        Some((item, household))
    }

    pub(super) fn done(&mut self, household: u64) {
        let left = self.running.get_mut(&household).map(|running| {
            *running -= 1;
            *running
        });
        if left == Some(0) {
            self.running.remove(&household);
        }
    }

    /// Whether there is room for more of this payer.
    pub(super) fn has_room(&self, payer: Payer) -> bool {
        let waiting = |lane: &Lane<T>| lane.of_household(payer.household);
        let own = |lane: &Lane<T>| lane.of_person(payer);
        own(&self.quick) + own(&self.long) < MOST_OF_A_PERSON
            && waiting(&self.quick) + waiting(&self.long) < MOST_OF_A_HOUSEHOLD
            && self.waiting() < MOST
    }

    pub(super) fn waiting(&self) -> usize {
        self.quick.count + self.long.count
    }
}

struct Lane<T> {
    /// Households for which something waits, in the order in which their turn comes.
    turns: VecDeque<u64>,
    households: HashMap<u64, Household<T>>,
    count: usize,
}

struct Household<T> {
    /// People of it for whom something waits, in the order in which their turn comes.
    turns: VecDeque<u64>,
    people: HashMap<u64, VecDeque<T>>,
    count: usize,
}

impl<T> Default for Lane<T> {
    fn default() -> Self {
        Self { turns: VecDeque::new(), households: HashMap::new(), count: 0 }
    }
}

impl<T> Default for Household<T> {
    fn default() -> Self {
        Self { turns: VecDeque::new(), people: HashMap::new(), count: 0 }
    }
}

impl<T> Lane<T> {
    fn push(&mut self, payer: Payer, item: T) {
        let household = self.households.entry(payer.household).or_default();
        if household.count == 0 {
            self.turns.push_back(payer.household);
        }
        household.push(payer.person, item);
        self.count += 1;
    }

    fn pop(&mut self, running: &HashMap<u64, usize>) -> Option<(T, u64)> {
        let load = |household: &u64| running.get(household).copied().unwrap_or(0);
        // The first of those for whom least is being done.
        let (place, _) = self.turns.iter().map(load).enumerate().min_by_key(|(_, load)| *load)?;
        let whose = self.turns.remove(place)?;
        let household = self.households.get_mut(&whose)?;
        let item = household.pop()?;
        if household.count == 0 {
            self.households.remove(&whose);
        } else {
            self.turns.push_back(whose);
        }
        self.count -= 1;
        Some((item, whose))
    }

    fn of_household(&self, household: u64) -> usize {
        self.households.get(&household).map_or(0, |household| household.count)
    }

    fn of_person(&self, payer: Payer) -> usize {
        let household = self.households.get(&payer.household);
        household.and_then(|found| found.people.get(&payer.person)).map_or(0, VecDeque::len)
    }
}

impl<T> Household<T> {
    fn push(&mut self, person: u64, item: T) {
        let own = self.people.entry(person).or_default();
        if own.is_empty() {
            self.turns.push_back(person);
        }
        own.push_back(item);
        self.count += 1;
    }

    fn pop(&mut self) -> Option<T> {
        let person = self.turns.pop_front()?;
        let own = self.people.get_mut(&person)?;
        let item = own.pop_front()?;
        if own.is_empty() {
            self.people.remove(&person);
        } else {
            self.turns.push_back(person);
        }
        self.count -= 1;
        Some(item)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn payer(household: u64, person: u64) -> Payer {
        Payer { household, person }
    }

    /// What is served, one after the other, each ended before the next is taken.
    fn served(queue: &mut Queue<&'static str>, takes: Takes) -> Vec<&'static str> {
        let mut order = Vec::new();
        while let Some((item, household)) = queue.pop(takes) {
            order.push(item);
            queue.done(household);
        }
        order
    }

    #[test]
    fn who_asks_for_much_lets_others_go_between() {
        let mut queue = Queue::default();
        for item in ["a1", "a2", "a3"] {
            queue.push(payer(1, 1), Effort::Long, item);
        }
        queue.push(payer(2, 2), Effort::Long, "b1");
        assert_eq!(served(&mut queue, Takes::Anything), ["a1", "b1", "a2", "a3"]);
        assert_eq!(queue.waiting(), 0);
    }

    /// Thirty accounts at one address are one turn in two.
    #[test]
    fn many_accounts_of_one_address_are_served_like_one() {
        let mut queue = Queue::default();
        for person in 0..30 {
            queue.push(payer(1, person), Effort::Long, "flood");
        }
        for _ in 0..2 {
            queue.push(payer(2, 99), Effort::Long, "victim");
        }
        let order = served(&mut queue, Takes::Anything);
        assert_eq!(order[..5], ["flood", "victim", "flood", "victim", "flood"]);
    }

    #[test]
    fn the_people_of_one_address_take_turns_too() {
        let mut queue = Queue::default();
        for item in ["a1", "a2"] {
            queue.push(payer(1, 1), Effort::Long, item);
        }
        queue.push(payer(1, 2), Effort::Long, "b1");
        assert_eq!(served(&mut queue, Takes::Anything), ["a1", "b1", "a2"]);
    }

    /// A thread that becomes free is not given to whoever holds the others.
    #[test]
    fn whoever_is_being_thought_for_waits_for_those_who_are_not() {
        let mut queue = Queue::default();
        for _ in 0..9 {
            queue.push(payer(1, 1), Effort::Long, "flood");
        }
        let first = queue.pop(Takes::Anything).unwrap();
        let second = queue.pop(Takes::Anything).unwrap();
        assert_eq!((first.0, second.0), ("flood", "flood"), "nobody else wants to");
        queue.push(payer(2, 2), Effort::Long, "victim");
        assert_eq!(queue.pop(Takes::Anything).unwrap().0, "victim");
    }

    /// However many long thoughts are under way or wait, one thread is left for the quick ones.
    #[test]
    fn a_quick_thought_waits_for_no_long_one() {
        let mut queue = Queue::default();
        for person in 0..500 {
            queue.push(payer(person, person), Effort::Long, "flood");
        }
        assert!(queue.pop(Takes::QuickOnly).is_none(), "it is kept free");
        queue.push(payer(1000, 1000), Effort::Quick, "level-1");
        assert_eq!(queue.pop(Takes::QuickOnly).unwrap().0, "level-1");
    }

    /// Nor does a flood of quick ones keep a long one from being thought.
    #[test]
    fn quick_and_long_thoughts_alternate() {
        let mut queue = Queue::default();
        for _ in 0..3 {
            queue.push(payer(1, 1), Effort::Quick, "quick");
        }
        queue.push(payer(2, 2), Effort::Long, "long");
        let order = served(&mut queue, Takes::Anything);
        assert_eq!(order, ["quick", "long", "quick", "quick"]);
    }

    #[test]
    fn what_waits_is_bounded_by_person_household_and_in_all() {
        let mut queue = Queue::default();
        for _ in 0..MOST_OF_A_PERSON {
            assert!(queue.has_room(payer(1, 1)));
            queue.push(payer(1, 1), Effort::Quick, "");
        }
        assert!(!queue.has_room(payer(1, 1)) && queue.has_room(payer(1, 2)));
        for person in 2.. {
            if !queue.has_room(payer(1, person)) {
                break;
            }
            queue.push(payer(1, person), Effort::Long, "");
        }
        assert_eq!(queue.waiting(), MOST_OF_A_HOUSEHOLD);
        for household in 2.. {
            if !queue.has_room(payer(household, 1)) {
                break;
            }
            queue.push(payer(household, 1), Effort::Long, "");
        }
        assert_eq!(queue.waiting(), MOST);
    }
}
