//! `bastide bot`: a bot that speaks the line protocol, for other programs and for the arena.

use std::io::{stdin, stdout};

use anyhow::Result;
use bastide_bots::BotSpec;
use clap::Args;

use crate::games::GameName;

const EXAMPLES: &str = "\
What is said, line by line, is in docs/bot-protocol.md. How long the bot may think is asked for with
every decision.

Examples:
  bastide bot cathedral search
  bastide arena cathedral search:0.1s 'program:bastide bot cathedral greedy:0.1s'";

/// Answer with the choices of a bot, asked over standard input
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct BotCall {
    /// Which game
    game: GameName,
    /// The bot, by its name alone
    #[arg(value_name = "BOT")]
    bot: String,
    /// The bot's own chance follows from it
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
}

impl BotCall {
    pub(crate) fn run(self) -> Result<()> {
        let spec: BotSpec = self.bot.parse()?;
        let (mut input, mut output) = (stdin().lock(), stdout().lock());
        Ok((self.game.engines.speak)(&spec, self.seed, &mut input, &mut output)?)
    }
}
