//! The pages: functions from plain structs to markup.
//!
//! Nothing here knows a game's state, a row of the store or a request. Every word comes from
//! `bastide_text`; there is no inline script, style or event handler. The forms post to:
//!
//! | where | fields | what for |
//! |---|---|---|
//! | `/settings` | `back` and one of `language`, `appearance`, `name` | language, appearance, name of the visitor |
//! | `/play/{game}` | `level` | a match against a bot, at once |
//! | `/hooks` | `url` | an address that is called when it is one's turn |
//! | `/hooks/{id}/end` | | its end |
//! | `/matches` | see [`NewMatch`] | a new match |
//! | `/matches/{id}/hint` | `seat` | a move to consider |
//! | `/matches/{id}/join` | `seat`, `token` when invited | take an open seat |
//! | `/matches/{id}/actions` | `seq`, `key`, `action` | act |
//! | `/matches/{id}/contribute` | `nonce` | add a part to the shuffle |
//! | `/matches/{id}/{deed}` | `key` | [`Deed::path`]: undo, resign, rematch … |
//! | `/matches/{id}/chat` | `key`, `words` | say something |
//! | `/records` | `file` or `text`, as multipart | a match from its record |
//! | `/learn/{game}/{lesson}` | | a table for a lesson |
//! | `/account/{deed}` | see [`SignIn`] and [`OwnAccount`] | accounts |
//! | `/admin/{deed}` | see [`Admin`] | what administrators do |
//! | `/tokens` | `label`, `scope` several times, `days` | a token for a program |
//! | `/tokens/{id}/end` | | its end |
//! | `/tournaments` | see [`TournamentForm`] | a new tournament |
//! | `/tournaments/{id}/{deed}` | | [`TournamentDeed::path`]: enter, leave, start |
//! | `/matches/{id}/analysis` | | the analysis of a finished match |
//! | `/matches/{id}/play-on` | `ply`, `level` | a new match from a position |

mod account;
mod admin;
mod analysis;
mod barred;
pub(crate) mod bots;
mod bring;
mod card;
mod chart;
mod fair;
mod frame;
mod games;
mod home;
mod hooks;
mod ledger;
mod lessons;
mod moment;
pub(crate) mod names;
mod new_match;
mod notices;
mod ornament;
mod own_account;
mod people;
pub mod players;
mod problem;
mod programs;
mod reference;
pub mod replay;
mod rules;
mod same;
mod score;
pub mod table;
pub mod tournaments;

pub use account::{AccountForm, AccountProblem, Bounds, SignIn, sign_in};
pub use admin::{
    Admin, DeedRow, Load, PersonRow, RemarkRow, TableSight, admin, only_for_administrators,
};
pub use analysis::{
    AnalysedMove, AnalysisPage, AnalysisProgress, AnalysisTold, analysis, progress_words,
};
pub use barred::{Restrained, barred, barred_words, muted_words};
pub use bots::{Level, levels, usual_level};
pub use bring::{NotTaken, not_taken};
pub use card::card;
pub use fair::{FairPage, FairPart, fair};
pub use frame::{Appearance, Assets, Frame};
pub use games::{Age, GameRow, MyGames, Stage, Watch, my_games, watch};
pub use home::{GameCard, Home, OpenTable, home};
pub use hooks::{HookRow, HooksPage, hooks};
pub use ledger::{Block, Clause, Family, Ledger, Row};
pub use lessons::{LessonPage, LessonRow, LessonsPage, lesson, lessons};
pub use moment::moment;
pub(crate) use new_match::option_names;
pub use new_match::{NewMatch, SeatWish, Visibility, new_match};
pub use own_account::{OwnAccount, SessionRow, own_account, recovery_codes};
pub use players::{Leaderboard, PlayerPage, leaderboard, player};
pub use problem::{Problem, broken, forbidden, missing, problem, unreadable};
pub use programs::{Programs, Scope, TokenRow, programs};
pub use reference::{ReferencePage, reference};
pub use replay::{Ply, ReplayPage, parts as replay_parts, replay};
pub use rules::{RulesPage, rules};
pub use same::{SameCards, SameRow, same_cards};
pub use score::{BestGame, ScorePage, score};
pub use table::{
    Chat, ChatLine, Choose, Curtain, Deed, HandKind, HintOffer, HintPage, Invitation, LedgerLine,
    LessonPanel, LogEntry, PlateRating, Player, SeatClock, SeatTime, Series, SheetsPage, Shuffling,
    Sitter, TableEvent, TablePage, Turn, Way,
};
pub(crate) use tournaments::kind_words;
pub use tournaments::{
    GameLine, Promise, RoundPart, StandingRow, Standings, TournamentDeed, TournamentForm,
    TournamentList, TournamentPage, TournamentRow, tournament, tournament_form, tournaments,
};
