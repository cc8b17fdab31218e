//! The pages: functions from plain structs to markup.
//!
//! Gathered here for tests and the gallery of pages; inside, every subject has its own.
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
//! | `/matches/{id}/writing` | | the visitor is writing something |
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

pub mod players {
    pub use crate::players::page::*;
}
pub mod replay {
    pub use crate::replay::page::*;
}
pub mod table {
    pub use crate::table::chat::page::chat;
    pub use crate::table::choices::page::choose;
    pub use crate::table::contribution::page::undealt;
    pub use crate::table::lesson::page::lesson;
    pub use crate::table::page::*;
    pub use crate::table::prompt::page::turn;
    pub use crate::table::story::page::story;
    pub use crate::{table::hint::page::hint, table::hint::page::hint_page};
    pub use crate::{table::sheets::page::about as about_box, table::sheets::page::mustering};
}
pub mod tournaments {
    pub use crate::tournaments::page::*;
    pub use crate::{tournaments::form::TournamentForm, tournaments::form::tournament_form};
}

pub use super::account::own_page::{OwnAccount, SessionRow, own_account, recovery_codes};
pub use super::account::page::{AccountForm, AccountProblem, Bounds, SignIn, sign_in};
pub use super::admin::page::{
    Admin, AdminTable, DeedRow, Load, PersonRow, RemarkRow, admin, only_for_administrators,
};
pub use super::analysis::page::{
    AnalysedMove, AnalysisPage, AnalysisProgress, AnalysisTold, analysis, progress_words,
};
pub use super::error::banned_page::{Restrained, barred, barred_words, muted_words};
pub use super::error::page::{Problem, broken, forbidden, missing, problem, unreadable};
pub use super::fairness::page::{FairContribution, FairPage, fair};
pub use super::frame::{Appearance, Assets, Frame};
pub use super::home::page::{GameCard, Home, Invited, OpenTable, home};
pub use super::lessons::page::{LessonPage, LessonRow, LessonsPage, lesson, lessons};
pub use super::levels::{Level, levels, usual_level};
pub use super::lists::page::{GameRow, MyGames, Stage, Watch, my_games, watch};
pub use super::moment::{Age, moment};
pub use super::new_match::page::{NewMatch, RatingWish, SeatWish, Visibility, new_match};
pub use super::players::page::{Leaderboard, PlayerPage, leaderboard, player};
pub use super::privacy::page::privacy;
pub use super::records::page::{NotTaken, not_taken};
pub use super::records::same_page::{SameCards, SameRow, same_cards};
pub use super::reference::card_page::card;
pub use super::reference::page::{ReferencePage, reference};
pub use super::replay::page::{Ply, ReplayPage, Whole, replay, sections as replay_sections};
pub use super::rules::ledger::{Block, Clause, Family, Ledger, Row};
pub use super::rules::page::{RulesPage, rules};
pub use super::scopes::Scope;
pub use super::score::page::{BestGame, ScorePage, score};
pub use super::table::chat::page::{Chat, ChatLine};
pub use super::table::choices::page::{Choose, HandKind};
pub use super::table::clock::page::{SeatClock, SeatTime};
pub use super::table::contribution::page::Shuffling;
pub use super::table::hint::page::{HintOffer, HintPage};
pub use super::table::lesson::page::{LessonPanel, Way};
pub use super::table::page::{TableEvent, TablePage};
pub use super::table::plates::page::{PlateRating, Player, Sitter};
pub use super::table::prompt::page::{Curtain, Deed, Invitation, Series, Turn};
pub use super::table::sheets::page::{LedgerLine, SheetsPage};
pub use super::table::story::page::Story;
pub use super::tokens::page::{Programs, TokenRow, programs};
pub use super::told::page::{BrowserRow, ToldPage, being_told};
pub use super::tournaments::form::{TournamentForm, tournament_form};
pub use super::tournaments::page::{
    GameLine, Promise, RoundSection, StandingRow, Standings, TournamentDeed, TournamentList,
    TournamentPage, TournamentRow, tournament, tournaments,
};
pub use super::webhooks::page::{HookRow, HooksPage, OneMatch, hooks};
