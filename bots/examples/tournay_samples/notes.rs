//! What is noted of games, as whole numbers of 16 bits, the lower byte first. `training/tournay_notes.py`
//! reads it.

use std::fs::File;
use std::io::{self, BufWriter, Write as _};
use std::path::Path;

use bastide_bots::search::SeatValues;
use bastide_bots::tournay::judgement::{
    Aspect, COMPARING, HIDDEN, INPUTS, PolicyPrior, SEAT, Sight,
};

/// Amounts, looks and expected points are whole numbers of this fraction, shares of the finer one.
const AMOUNT: f32 = 1024.0;
const SHARE: f32 = 16384.0;

/// A position where a turn begins, and how the game ended from there.
pub(crate) struct End {
    pub(crate) game: u64,
    pub(crate) sight: Sight,
    /// What the network expected of each seat there.
    pub(crate) expected: SeatValues,
    /// What came for each seat.
    pub(crate) came: SeatValues,
    /// What came, mixed with what the network expected from there on.
    pub(crate) target: SeatValues,
    /// The points in the end.
    pub(crate) points: SeatValues,
}

/// Two files that grow from game to game.
pub(crate) struct Notes {
    ends: BufWriter<File>,
    wishes: BufWriter<File>,
    /// Positions and decisions noted.
    pub(crate) counts: (u64, u64),
}

fn whole(number: f32, unit: f32) -> i16 {
    (number * unit).round() as i16
}

fn write(file: &mut BufWriter<File>, numbers: &[i16]) -> io::Result<()> {
    numbers.iter().try_for_each(|number| file.write_all(&number.to_le_bytes()))
}

impl Notes {
    /// Writes down how many of everything there are, for those who read.
    pub(crate) fn write_shape(folder: &Path) -> io::Result<()> {
        let sizes = [INPUTS, SEAT, HIDDEN, COMPARING, PolicyPrior::WEIGHTS, Aspect::MOST_PARTS];
        std::fs::write(folder.join("shape"), sizes.map(|size| size.to_string()).join(" "))
    }

    pub(crate) fn create(folder: &Path, number: u64) -> io::Result<Self> {
        let file = |name: &str| File::create(folder.join(format!("{name}.{number}")));
        let (ends, wishes) = (file("ends")?, file("wishes")?);
        Ok(Self { ends: BufWriter::new(ends), wishes: BufWriter::new(wishes), counts: (0, 0) })
    }

    /// The game's number, how many seats there are, what is common to all, and then of every chair what
    /// is seen there, its expected points, the target, what came and the points in the end. At tables of
    /// more than two there are four chairs, some of them empty.
    pub(crate) fn end(&mut self, end: &End) -> io::Result<()> {
        let players = end.sight.seats.len();
        write(&mut self.ends, &[(end.game % 30_000) as i16, players as i16])?;
        write(&mut self.ends, &dense(&end.sight.common)[SEAT..])?;
        for seat in 0..if players == 2 { 2 } else { 4 } {
            let chair = end.sight.seats.get(seat);
            let inputs = chair.map_or([0; INPUTS], |chair| dense(&chair.inputs));
            write(&mut self.ends, &inputs[..SEAT])?;
            let expected = chair.map_or(0.0, |chair| chair.expected);
            let shares = [end.target[seat], end.came[seat]].map(|share| whole(share, SHARE));
            let points = whole(end.points[seat], 1.0);
            write(&mut self.ends, &[whole(expected, AMOUNT), shares[0], shares[1], points])?;
        }
        self.counts.0 += 1;
        Ok(())
    }

    /// A row for every action: 1 for the first and 0 for those that follow, its look, the share of visits
    /// it got, the weight of its look and all weights that are added.
    pub(crate) fn wish(&mut self, actions: &[(Aspect, f32)]) -> io::Result<()> {
        for (index, (aspect, share)) in actions.iter().enumerate() {
            let (look, share) = (whole(aspect.look, AMOUNT), whole(*share, SHARE));
            write(&mut self.wishes, &[i16::from(index == 0), look, share, aspect.scale as i16])?;
            let mut parts = [PolicyPrior::WEIGHTS as i16; Aspect::MOST_PARTS];
            for (place, &part) in parts.iter_mut().zip(aspect.parts()) {
                *place = part as i16;
            }
            write(&mut self.wishes, &parts)?;
        }
        self.counts.1 += 1;
        Ok(())
    }
}

fn dense(inputs: &[(u16, f32)]) -> [i16; INPUTS] {
    let mut amounts = [0; INPUTS];
    for &(input, amount) in inputs {
        amounts[usize::from(input)] += whole(amount, AMOUNT);
    }
    amounts
}
