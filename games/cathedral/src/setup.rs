//! The options of a game: what the rule sheet leaves open and players decide differently.
//!
//! The rulings that name them are R 1, 2, 5, 7 and 11 of the ledger.

use std::fmt;
use std::str::FromStr;

use bastide_core::{GivenOption, OptionWords, SetupError, given_options};
use serde::{Serialize, Serializer};

/// Which region is the open city and therefore not enclosed (R 1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum OpenCity {
    /// The one that touches all four walls.
    #[default]
    FourWalls,
    /// None: only the number of foreign pieces counts.
    Literal,
    /// The largest, and every other of the same size.
    Largest,
    /// Every region with more squares than this.
    Area(u8),
}

/// What becomes of a space enclosed by a first move (R 2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FirstMoveRule {
    /// It is claimed with the second move if nobody stepped in.
    #[default]
    Pending,
    /// A first move may not enclose anything.
    Forbidden,
    /// Only a later placement that changes the region claims it.
    Never,
}

/// Whether a capture is the mover's choice (R 5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CaptureRule {
    #[default]
    Choice,
    Forced,
}

/// Whether a player who can place may pass (R 7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PassRule {
    #[default]
    Forced,
    /// Anybody may; two passes in a row end the game.
    Free,
}

/// When Light places the cathedral (R 11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CathedralRule {
    #[default]
    Before,
    /// At the start of Light's first turn, after Dark's first building.
    AfterFirst,
}

/// Whether a piece that was isolated earlier may still be captured (R 5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LateCapture {
    #[default]
    No,
    Yes,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Setup {
    pub open_city: OpenCity,
    pub first_move: FirstMoveRule,
    pub capture: CaptureRule,
    pub late_capture: LateCapture,
    pub pass: PassRule,
    pub cathedral: CathedralRule,
}

impl bastide_core::Setup for Setup {
    fn seats(&self) -> u8 {
        2
    }
}

impl Setup {
    /// The options with their values, default first.
    pub const OPTIONS: [OptionWords; 6] = [
        ("open_city", "four_walls, literal, largest or area(n) with n from 1 to 99"),
        ("first_move", "pending, forbidden or never"),
        ("capture", "choice or forced"),
        ("late_capture", "false or true"),
        ("pass", "forced or free"),
        ("cathedral", "before or after_first"),
    ];

    fn set(&mut self, option: GivenOption<'_>) -> Result<(), SetupError> {
        match (option.name, option.value) {
            ("open_city", "four_walls") => self.open_city = OpenCity::FourWalls,
            ("open_city", "literal") => self.open_city = OpenCity::Literal,
            ("open_city", "largest") => self.open_city = OpenCity::Largest,
            ("open_city", area) => {
                self.open_city = parse_area(area).ok_or_else(|| option.refused())?;
            }
            ("first_move", "pending") => self.first_move = FirstMoveRule::Pending,
            ("first_move", "forbidden") => self.first_move = FirstMoveRule::Forbidden,
            ("first_move", "never") => self.first_move = FirstMoveRule::Never,
            ("capture", "choice") => self.capture = CaptureRule::Choice,
            ("capture", "forced") => self.capture = CaptureRule::Forced,
            ("late_capture", "false") => self.late_capture = LateCapture::No,
            ("late_capture", "true") => self.late_capture = LateCapture::Yes,
            ("pass", "forced") => self.pass = PassRule::Forced,
            ("pass", "free") => self.pass = PassRule::Free,
            ("cathedral", "before") => self.cathedral = CathedralRule::Before,
            ("cathedral", "after_first") => self.cathedral = CathedralRule::AfterFirst,
            _ => return Err(option.refused()),
        }
        Ok(())
    }
}

fn parse_area(text: &str) -> Option<OpenCity> {
    let number = text.strip_prefix("area(")?.strip_suffix(')')?;
    let most: u8 = number.parse().ok()?;
    let is_plain = most.to_string() == number;
    (is_plain && (1..100).contains(&most)).then_some(OpenCity::Area(most))
}

/// `capture=forced pass=free`; an option left out has its default.
impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        let mut setup = Self::default();
        for option in given_options(text, &Self::OPTIONS)? {
            setup.set(option)?;
        }
        Ok(setup)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let open_city = match self.open_city {
            OpenCity::FourWalls => None,
            OpenCity::Literal => Some("open_city=literal".to_owned()),
            OpenCity::Largest => Some("open_city=largest".to_owned()),
            OpenCity::Area(most) => Some(format!("open_city=area({most})")),
        };
        let first_move = match self.first_move {
            FirstMoveRule::Pending => None,
            FirstMoveRule::Forbidden => Some("first_move=forbidden".to_owned()),
            FirstMoveRule::Never => Some("first_move=never".to_owned()),
        };
        let when = |is_set: bool, text: &str| is_set.then(|| text.to_owned());
        let options = [
            open_city,
            first_move,
            when(self.capture == CaptureRule::Forced, "capture=forced"),
            when(self.late_capture == LateCapture::Yes, "late_capture=true"),
            when(self.pass == PassRule::Free, "pass=free"),
            when(self.cathedral == CathedralRule::AfterFirst, "cathedral=after_first"),
        ];
        f.write_str(&options.into_iter().flatten().collect::<Vec<_>>().join(" "))
    }
}

/// As text, like everywhere else.
impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
