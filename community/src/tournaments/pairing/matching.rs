//! Pairing off as many as possible: Edmonds' algorithm of alternating paths and blossoms.

use std::collections::VecDeque;

/// Who may be paired with whom, and who is.
#[derive(Clone, Debug)]
pub(super) struct Matching {
    may: Vec<Vec<bool>>,
    mate: Vec<Option<usize>>,
    is_gone: Vec<bool>,
}

impl Matching {
    /// As many pairs as there can be among so many of whom `may` says who may be paired.
    pub(super) fn largest(count: usize, may: impl Fn(usize, usize) -> bool) -> Self {
        let row = |one| (0..count).map(|other| one != other && may(one, other)).collect();
        let may = (0..count).map(row).collect();
        let mut matching = Self { may, mate: vec![None; count], is_gone: vec![false; count] };
        for root in 0..count {
            if matching.mate[root].is_none() {
                matching.extend_from(root);
            }
        }
        matching
    }

    /// Whether nobody is left over.
    pub(super) fn is_perfect(&self) -> bool {
        self.mate.iter().zip(&self.is_gone).all(|(mate, &is_gone)| is_gone || mate.is_some())
    }

    /// Makes a pair for good, if all others can still be paired off; says whether it did.
    pub(super) fn fix(&mut self, one: usize, other: usize) -> bool {
        if !self.may[one][other] || self.is_gone[one] || self.is_gone[other] {
            return false;
        }
        let before = (self.mate.clone(), self.is_gone.clone());
        let left = [self.mate[one], self.mate[other]].into_iter().flatten();
        let left: Vec<usize> = left.filter(|&mate| mate != one && mate != other).collect();
        for gone in [one, other] {
            self.mate[gone] = None;
            self.is_gone[gone] = true;
        }
        for &mate in &left {
            self.mate[mate] = None;
        }
        let is_possible = left.first().is_none_or(|&root| self.extend_from(root));
        if !is_possible {
            (self.mate, self.is_gone) = before;
        }
        is_possible
    }

    /// Pairs off one more by an alternating path from here, if there is one.
    fn extend_from(&mut self, root: usize) -> bool {
        let Some((mut end, parent)) = Search::new(self, root).path() else { return false };
        loop {
            let Some(before) = parent[end] else { return true };
            let next = self.mate[before];
            self.mate[end] = Some(before);
            self.mate[before] = Some(end);
            // The root is paired with nobody: the path is at its beginning.
            let Some(next) = next else { return true };
            end = next;
        }
    }
}

/// A search for an alternating path; odd circles on the way are taken for one point.
struct Search<'m> {
    matching: &'m Matching,
    root: usize,
    parent: Vec<Option<usize>>,
    base: Vec<usize>,
    is_even: Vec<bool>,
    queue: VecDeque<usize>,
}

impl<'m> Search<'m> {
    fn new(matching: &'m Matching, root: usize) -> Self {
        let count = matching.mate.len();
        let mut is_even = vec![false; count];
        is_even[root] = true;
        Self {
            matching,
            root,
            parent: vec![None; count],
            base: (0..count).collect(),
            is_even,
            queue: VecDeque::from([root]),
        }
    }

    /// Where the path ends, and by whom each was reached.
    fn path(mut self) -> Option<(usize, Vec<Option<usize>>)> {
        while let Some(here) = self.queue.pop_front() {
            for there in 0..self.base.len() {
                let may = self.matching.may[here][there] && !self.matching.is_gone[there];
                if !may
                    || self.base[here] == self.base[there]
                    || self.matching.mate[here] == Some(there)
                {
                    continue;
                }
                let mate = self.matching.mate[there];
                if there == self.root || mate.is_some_and(|mate| self.parent[mate].is_some()) {
                    self.contract(here, there);
                } else if self.parent[there].is_none() {
                    self.parent[there] = Some(here);
                    match mate {
                        None => return Some((there, self.parent)),
                        Some(mate) => self.reach(mate),
                    }
                }
            }
        }
        None
    }

    fn reach(&mut self, point: usize) {
        if !self.is_even[point] {
            self.is_even[point] = true;
            self.queue.push_back(point);
        }
    }

    /// The circle that closes between these two becomes one point.
    fn contract(&mut self, one: usize, other: usize) {
        let base = self.common_base(one, other);
        let mut is_in = vec![false; self.base.len()];
        self.mark(one, base, other, &mut is_in);
        self.mark(other, base, one, &mut is_in);
        for point in 0..self.base.len() {
            if is_in[self.base[point]] {
                self.base[point] = base;
                self.reach(point);
            }
        }
    }

    fn common_base(&self, one: usize, other: usize) -> usize {
        let mut is_above = vec![false; self.base.len()];
        let mut point = self.base[one];
        loop {
            is_above[point] = true;
            match self.above(point) {
                Some(above) => point = above,
                None => break,
            }
        }
        let mut point = self.base[other];
        while !is_above[point] {
            point = self.above(point).expect("both come from the root");
        }
        point
    }

    /// The next even point on the way to the root.
    fn above(&self, point: usize) -> Option<usize> {
        let mate = self.matching.mate[point]?;
        self.parent[mate].map(|above| self.base[above])
    }

    fn mark(&mut self, from: usize, base: usize, child: usize, is_in: &mut [bool]) {
        let (mut point, mut child) = (from, child);
        while self.base[point] != base {
            let mate = self.matching.mate[point].expect("a point above an odd one is paired");
            is_in[self.base[point]] = true;
            is_in[self.base[mate]] = true;
            self.parent[point] = Some(child);
            child = mate;
            point = self.parent[mate].expect("it was reached by somebody");
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// By trying everything.
    fn most_pairs(may: &[Vec<bool>], free: u32) -> usize {
        if free == 0 {
            return 0;
        }
        let one = free.trailing_zeros() as usize;
        let rest = free & !(1 << one);
        let alone = most_pairs(may, rest);
        let others = (0..may.len()).filter(|&other| rest & (1 << other) != 0 && may[one][other]);
        others.map(|other| 1 + most_pairs(may, rest & !(1 << other))).max().unwrap_or(0).max(alone)
    }

    proptest! {
        #[test]
        fn as_many_are_paired_off_as_trying_everything_finds(
            count in 1_usize..10, bits in prop::collection::vec(any::<bool>(), 100),
        ) {
            let may = |one: usize, other: usize| bits[one.min(other) * 10 + one.max(other)];
            let matching = Matching::largest(count, may);
            let rows = matching.may.clone();
            let paired = matching.mate.iter().flatten().count() / 2;
            prop_assert_eq!(paired, most_pairs(&rows, (1 << count) - 1));
            for (one, mate) in matching.mate.iter().enumerate() {
                if let Some(other) = mate {
                    prop_assert!(rows[one][*other] && matching.mate[*other] == Some(one));
                }
            }
        }
    }
}
