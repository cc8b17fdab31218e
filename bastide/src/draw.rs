//! `bastide draw`: pictures of positions.

use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;

use anyhow::{Context as _, Result, bail};
use bastide_core::Viewer;
use bastide_core::record::Seal;
use bastide_presentation::Paper;
use bastide_text::Language;
use clap::{Args, ValueEnum};

use crate::console::{Colour, phrasebook};
use crate::files;
use crate::source::Source;

const EXAMPLES: &str = "\
The format follows from the ending of OUT, and is svg where there is none.

Examples:
  bastide draw game.record -o end.svg
  bastide draw game.record --ply 12 -o ply12.png --width 1200
  bastide draw game.record --format terminal
  bastide position game.record | bastide draw - > end.svg";

/// Draw a position of a record, or a JSON position
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Draw {
    /// A record or a position; `-` is standard input
    file: PathBuf,
    /// The position after so many actions instead of the last one
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// What kind of picture
    #[arg(long)]
    format: Option<Format>,
    /// The width of a PNG in pixels
    #[arg(long, value_name = "PX", default_value_t = 800,
        value_parser = clap::value_parser!(u32).range(16..=8192))]
    width: u32,
    /// Write the picture here instead of to standard output
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    /// Draw a record that has no seal
    #[arg(long)]
    unsealed: bool,
    /// Colours in the terminal
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    colour: Colour,
    /// The language of the words in the picture: en, fr or de
    #[arg(long)]
    language: Option<Language>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A drawing that scales, for pages and printers
    Svg,
    /// Pixels, for everything else
    Png,
    /// Characters, for the terminal
    Terminal,
}

impl Draw {
    pub(crate) fn run(self) -> Result<()> {
        let source = Source::read(&self.file)?;
        let format = self.format()?;
        if format == Format::Png && self.output.is_none() && io::stdout().is_terminal() {
            bail!("a PNG is no text for a terminal; name a file with -o");
        }
        let picture = self.picture(&source, format)?;
        if let Some(path) = &self.output {
            return files::write(path, &picture);
        }
        let mut stdout = io::stdout().lock();
        stdout.write_all(&picture)?;
        if !picture.ends_with(b"\n") && format != Format::Png {
            stdout.write_all(b"\n")?;
        }
        Ok(stdout.flush()?)
    }

    fn format(&self) -> Result<Format> {
        let ending = self.output.as_ref().and_then(|path| path.extension()?.to_str());
        match (self.format, ending) {
            (Some(format), _) => Ok(format),
            (None, Some("png")) => Ok(Format::Png),
            (None, Some("txt")) => Ok(Format::Terminal),
            (None, Some("svg") | None) => Ok(Format::Svg),
            (None, Some(other)) => {
                bail!(
                    "`.{other}` is no format of pictures; say it with --format svg, png or terminal"
                )
            }
        }
    }

    fn picture(&self, source: &Source, format: Format) -> Result<Vec<u8>> {
        let book = phrasebook(self.language);
        let seal = if self.unsealed { Seal::Waived } else { Seal::Required };
        let game = source.moment(self.ply, seal, &book)?;
        let svg = || game.svg(Viewer::Public, game.plies(), &book);
        match format {
            Format::Svg => Ok(svg().into_bytes()),
            Format::Png => {
                bastide_draw::png(&svg(), self.width).context("the picture could not be made")
            }
            Format::Terminal => {
                let is_coloured = self.output.is_none() && self.colour.is_on();
                let paper = Paper { is_coloured, has_marks: true, book: &book };
                Ok(game.terminal(Viewer::Public, paper).into_bytes())
            }
        }
    }
}
