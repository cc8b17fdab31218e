//! Positions of games as the network is shown them, with what it shall answer: records of one
//! length that `training/learn.py` reads.

use std::fs::{File, read_to_string};
use std::io::BufWriter;

use bastide_bots::cathedral::network::{ANSWERS, Frame, Planes, SQUARES};
use bastide_cathedral::{Action, Cathedral, Question, Setup, Side};

use crate::Wishes;
use crate::games::{Step, Thought};

/// Candidates that a sample names.
const NAMED: usize = 24;

pub(crate) fn samples(wishes: &Wishes, files: &[&str]) {
    let mut lines: Vec<String> = Vec::new();
    for file in files {
        let text = read_to_string(file).expect("a file of games");
        lines.extend(text.lines().map(str::to_owned));
    }
    let out = wishes.text("out").unwrap_or("samples");
    let threads = wishes.number("threads", 1) as usize;
    let share = lines.len().div_ceil(threads).max(1);
    let counts: Vec<u64> = std::thread::scope(|scope| {
        let write =
            |(part, lines)| scope.spawn(move || write_part(&format!("{out}.{part:02}"), lines));
        let writers: Vec<_> = lines.chunks(share).enumerate().map(write).collect();
        writers.into_iter().map(|writer| writer.join().expect("it writes")).collect()
    });
    eprintln!("{} samples of {} games", counts.iter().sum::<u64>(), lines.len());
}

fn write_part(path: &str, lines: &[String]) -> u64 {
    let mut out = BufWriter::new(File::create(path).expect("a file to write"));
    let mut count = 0;
    for line in lines {
        let steps = line.split(' ').map(str::parse).collect::<Result<Vec<Step>, _>>();
        count += write_game(&steps.expect("a line of steps"), &mut out);
    }
    count
}

fn write_game(steps: &[Step], out: &mut impl std::io::Write) -> u64 {
    let mut end = Cathedral::new(Setup::default());
    for step in steps {
        end.play_unchecked(step.action);
    }
    let mut game = Cathedral::new(Setup::default());
    let mut count = 0;
    for step in steps {
        if game.question() == Question::Building && step.thought != Thought::None {
            for turns in 0..4 {
                let frame = Frame { side: game.to_move(), turns };
                let sample = Sample { game: &game, step, end: &end, frame };
                out.write_all(&sample.bytes()).expect("the samples can be written");
                count += 1;
            }
        }
        game.play_unchecked(step.action);
    }
    count
}

struct Sample<'a> {
    game: &'a Cathedral,
    step: &'a Step,
    end: &'a Cathedral,
    frame: Frame,
}

impl Sample<'_> {
    /// Squares, globals, legal answers, candidates with their shares, final owners, then the
    /// result, the lead, what the search expected, and how the action was found.
    fn bytes(&self) -> Vec<u8> {
        let planes = Planes::of(self.game, self.frame);
        let mut bytes = Vec::with_capacity(900);
        planes.squares.iter().for_each(|square| bytes.extend(square.to_le_bytes()));
        bytes.extend(planes.globals);
        bytes.extend(self.legal());
        bytes.extend(self.candidates());
        bytes.extend(self.owners());
        let side = self.frame.side;
        let lead = self.end.points(!side) as i8 - self.end.points(side) as i8;
        let in_range = |value: f32| value.clamp(-32_000.0, 32_000.0) as i16;
        bytes.extend([lead.signum() as u8, lead as u8]);
        bytes.extend(in_range(self.step.margin * 256.0).to_le_bytes());
        bytes.extend(in_range(self.step.value * 32_000.0).to_le_bytes());
        let made = self.game.placements_made(Side::Light) + self.game.placements_made(Side::Dark);
        bytes.extend([self.step.thought as u8, made]);
        bytes
    }

    fn legal(&self) -> Vec<u8> {
        let mut bits = vec![0; ANSWERS.div_ceil(8)];
        for placement in self.game.fits(self.frame.side).iter() {
            let answer = self.frame.answer(placement);
            bits[answer / 8] |= 1 << (answer % 8);
        }
        // Even, so that the numbers behind it are aligned.
        bits.push(0);
        bits
    }

    fn candidates(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let sum: u64 = self.step.looks.iter().map(|(_, visits)| visits).sum();
        let named =
            self.step.looks.iter().take(NAMED).filter_map(|&(action, visits)| match action {
                Action::Place(placement) => Some((self.frame.answer(placement), visits)),
                _ => None,
            });
        for (answer, visits) in named {
            bytes.extend((answer as u16).to_le_bytes());
            bytes.extend(((visits * 65_535 / sum.max(1)) as u16).to_le_bytes());
        }
        bytes.resize(4 * NAMED, 0);
        bytes
    }

    /// Who owns or covers each square in the end: nobody, the side that looks, or the other.
    fn owners(&self) -> [u8; SQUARES] {
        let mut owners = [0; SQUARES];
        let city = self.end.city();
        for (number, side) in [(1, self.frame.side), (2, !self.frame.side)] {
            for cell in (city.built(side) | city.owned(side)).iter() {
                owners[self.frame.square(cell)] = number;
            }
        }
        owners
    }
}
