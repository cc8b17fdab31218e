//! Boxes of the two sheets: their numbers, and sets of them.

/// The most boxes the sheets may have.
pub const MOST_BOXES: usize = 512;
const WORDS: usize = MOST_BOXES / 64;

/// A box of the sheets: its place in the table. Its text is its id in the data file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BoxId(pub u16);

impl BoxId {
    /// Stands where a list has no further box.
    pub const NONE: Self = Self(u16::MAX);

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[must_use]
    pub const fn plus(self, offset: usize) -> Self {
        Self(self.0 + offset as u16)
    }
}

/// A set of boxes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Boxes(pub [u64; WORDS]);

impl Boxes {
    pub const NONE: Self = Self([0; WORDS]);

    pub const fn contains(&self, id: BoxId) -> bool {
        self.0[id.index() / 64] >> (id.index() % 64) & 1 == 1
    }

    pub const fn insert(&mut self, id: BoxId) {
        self.0[id.index() / 64] |= 1 << (id.index() % 64);
    }

    pub const fn remove(&mut self, id: BoxId) {
        self.0[id.index() / 64] &= !(1 << (id.index() % 64));
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether all of these are in `other`.
    pub fn is_within(&self, other: &Self) -> bool {
        self.0.iter().zip(other.0).all(|(one, other)| one & !other == 0)
    }

    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        let mut both = *self;
        both.0.iter_mut().zip(other.0).for_each(|(one, other)| *one &= other);
        both
    }

    /// The lowest bits from `first` on, as many as there are boxes in a line.
    pub const fn bits(&self, line: Line) -> u64 {
        let (word, shift) = (line.first.index() / 64, line.first.index() % 64);
        let low = self.0[word] >> shift;
        let high = if shift > 0 && word + 1 < WORDS { self.0[word + 1] << (64 - shift) } else { 0 };
        (low | high) & ((1 << line.len) - 1)
    }

    /// How many boxes of a line are filled.
    pub const fn count(&self, line: Line) -> u8 {
        self.bits(line).count_ones() as u8
    }

    pub fn iter(&self) -> impl Iterator<Item = BoxId> + use<> {
        let mut words = self.0;
        let mut at = 0;
        std::iter::from_fn(move || {
            while at < WORDS && words[at] == 0 {
                at += 1;
            }
            let word = words.get_mut(at)?;
            let bit = word.trailing_zeros();
            *word &= *word - 1;
            Some(BoxId((at * 64) as u16 + bit as u16))
        })
    }
}

impl FromIterator<BoxId> for Boxes {
    fn from_iter<I: IntoIterator<Item = BoxId>>(boxes: I) -> Self {
        boxes.into_iter().fold(Self::NONE, |mut all, id| {
            all.insert(id);
            all
        })
    }
}

/// Boxes that stand in a row in the table; at most 24.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    pub first: BoxId,
    pub len: u8,
}

impl Line {
    /// Box `number` of the line, counted from zero.
    pub const fn at(self, number: usize) -> BoxId {
        self.first.plus(number)
    }

    pub const fn last(self) -> BoxId {
        self.at(self.len as usize - 1)
    }

    pub fn iter(self) -> impl DoubleEndedIterator<Item = BoxId> {
        (0..usize::from(self.len)).map(move |number| self.at(number))
    }

    /// Where in the line a box stands, if it does.
    pub const fn position(self, id: BoxId) -> Option<usize> {
        let offset = id.0.wrapping_sub(self.first.0);
        if offset < self.len as u16 { Some(offset as usize) } else { None }
    }
}
