//! Bastide: plays, studies and simulates medieval city games from the command line.
//!
//! One file a subcommand. Results go to standard output, everything else to standard error; the
//! program ends with 0 when all went well, 1 when something was refused or failed, and 2 when it
//! was called wrongly.

mod admin;
mod analyse;
mod arena;
mod backup;
mod bot;
mod bots;
mod cards;
mod conditions;
mod console;
mod draw;
mod files;
mod games;
mod import;
mod options;
mod perft;
mod place;
mod play;
mod position;
mod progress;
mod ratings;
mod replay;
mod restore;
mod seeds;
mod serve;
mod simulate;
mod source;
mod tournament;
mod verify;
mod verify_all;

use std::process::ExitCode;

use bastide_presentation::GameInfo;
use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};

const EXAMPLES: &str = "\
Examples:
  bastide                                          serve the games to your browser
  bastide play cathedral                           play Dark against the strongest bot
  bastide play cathedral --light human --dark greedy --record game.record
  bastide replay game.record                       verify a record and read it in words
  bastide analyse game.record                      what each decision was worth
  bastide verify game.record                       check its shuffle, its actions and its seal
  bastide draw game.record --ply 12 -o ply12.svg   draw a position of it
  bastide arena cathedral greedy random --pairs 50
  bastide simulate cathedral --games 200000 --bots random

Each subcommand has a help of its own, with examples: bastide play --help";

/// Plays, studies and simulates medieval city games.
#[derive(Parser)]
#[command(name = "bastide", version, after_help = EXAMPLES, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Serve),
    Import(import::Import),
    Backup(backup::Backup),
    Restore(restore::Restore),
    VerifyAll(verify_all::VerifyAll),
    Admin(admin::Admin),
    Ratings(ratings::Ratings),
    Play(play::Play),
    Bot(bot::BotCall),
    Bots(bots::Bots),
    Cards(cards::Cards),
    Arena(arena::ArenaCall),
    Tournament(tournament::TournamentCall),
    Simulate(simulate::Simulate),
    Replay(replay::Replay),
    Analyse(analyse::Analyse),
    Verify(verify::Verify),
    Draw(draw::Draw),
    Position(position::PositionCall),
    Perft(perft::Perft),
}

/// Does what the command line says, with these games in the order of the pages.
pub fn run(games: &[fn() -> GameInfo]) -> ExitCode {
    bastide_presentation::install(games);
    let command = Cli::command()
        .mut_subcommand("play", |command| play::help(command, std::env::args_os().skip(1)));
    let cli = Cli::from_arg_matches(&command.get_matches()).unwrap_or_else(|error| error.exit());
    // Whoever says nothing wants to play, at a table.
    let result = match cli.command.unwrap_or(Command::Serve(serve::Serve::default())) {
        Command::Serve(call) => call.run(),
        Command::Import(call) => call.run(),
        Command::Backup(call) => call.run(),
        Command::Restore(call) => call.run(),
        Command::VerifyAll(call) => call.run(),
        Command::Admin(call) => call.run(),
        Command::Ratings(call) => call.run(),
        Command::Play(call) => call.run(),
        Command::Bot(call) => call.run(),
        Command::Bots(call) => call.run(),
        Command::Cards(call) => call.run(),
        Command::Arena(call) => call.run(),
        Command::Tournament(call) => call.run(),
        Command::Simulate(call) => call.run(),
        Command::Replay(call) => call.run(),
        Command::Analyse(call) => call.run(),
        Command::Verify(call) => call.run(),
        Command::Draw(call) => call.run(),
        Command::Position(call) => call.run(),
        Command::Perft(call) => call.run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read the output has seen enough: `bastide replay game.record | head`.
        Err(error) if console::is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bastide: {error:#}");
            ExitCode::FAILURE
        }
    }
}
