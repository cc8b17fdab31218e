//! What stands around every page: head, masthead, footer with the settings.

mod notices;
pub(crate) mod ornament;

use bastide_text::{
    Language, Phrasebook, account, admin, home as words, pages as say, privacy, told,
};
use maud::{DOCTYPE, Markup, html};

/// For a page that asks for no script.
const NO_SCRIPT: &str = "";

/// Where the style sheet and the scripts are; a script that is `None` is not asked for. A page asks for one.
#[derive(Clone, Debug, Default)]
pub struct Assets {
    pub style: String,
    /// For a table whose game has no styles of its own.
    pub table_style: String,
    /// For the tables of the other games: name of the game, address.
    pub table_styles: Vec<(&'static str, String)>,
    /// What replays need besides.
    pub replay_style: String,
    /// For pages without a script of their own: copying of links, which the others have as well.
    pub page: Option<String>,
    pub home: Option<String>,
    /// For a table whose game has no scripts of its own.
    pub table: Option<String>,
    /// For the tables of the other games: name of the game, address.
    pub tables: Vec<(&'static str, String)>,
    pub replay: Option<String>,
    /// For the replays and the analyses of games with scripts of their own for them: name of the game, address.
    pub replays: Vec<(&'static str, String)>,
    pub analyses: Vec<(&'static str, String)>,
    pub rules: Option<String>,
    pub reference: Option<String>,
    pub fair: Option<String>,
    pub analysis: Option<String>,
}

impl Assets {
    /// The style sheet for tables and replays of this game.
    fn style_of(&self, game: &str) -> &str {
        let own = self.table_styles.iter().find(|(name, _)| *name == game);
        own.map_or(&self.table_style, |(_, style)| style)
    }

    /// The script for a table of this game.
    pub(super) fn table_of(&self, game: &str) -> Option<&str> {
        own_or(&self.tables, game, self.table.as_deref())
    }

    /// The script for a replay of it.
    pub(super) fn replay_of(&self, game: &str) -> Option<&str> {
        own_or(&self.replays, game, self.replay.as_deref())
    }

    /// The script for an analysis of it.
    pub(super) fn analysis_of(&self, game: &str) -> Option<&str> {
        own_or(&self.analyses, game, self.analysis.as_deref())
    }
}

/// What a game has for itself, or what all have.
fn own_or<'a>(
    own: &'a [(&'static str, String)],
    game: &str,
    common: Option<&'a str>,
) -> Option<&'a str> {
    let own = own.iter().find(|(name, _)| *name == game);
    own.map(|(_, script)| script.as_str()).or(common)
}

/// Light or dark, where the visitor chose one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Appearance {
    #[default]
    Auto,
    Light,
    Dark,
}

impl Appearance {
    pub const ALL: [Self; 3] = [Self::Auto, Self::Light, Self::Dark];

    /// As forms and cookies write it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    fn colour_scheme(self) -> &'static str {
        match self {
            Self::Auto => "light dark",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    fn words(self, book: &Phrasebook) -> String {
        match self {
            Self::Auto => say::appearance_auto(book),
            Self::Light => say::appearance_light(book),
            Self::Dark => say::appearance_dark(book),
        }
    }
}

/// What every page needs besides its own matter.
#[derive(Clone, Debug)]
pub struct Frame<'a> {
    pub book: &'a Phrasebook,
    /// Path and query of this page: where a change of settings comes back to.
    pub path: String,
    pub guest_name: String,
    pub assets: Assets,
    pub appearance: Appearance,
    /// What those who run the server say to everybody.
    pub announcement: Option<String>,
}

/// A page without its frame.
pub(crate) struct Page<'a> {
    pub(crate) title: String,
    /// The `main` element, whose id is `content` or the given one.
    pub(crate) main: Markup,
    pub(crate) main_id: &'a str,
    pub(crate) script: Option<&'a str>,
}

impl Frame<'_> {
    /// The whole document, with masthead and footer.
    pub(crate) fn around(&self, page: Page<'_>) -> Markup {
        let body = html! {
            (self.masthead())
            (self.announcement())
            (page.main)
            (self.footer())
        };
        self.document(&Page { main: body, ..page }, &[&self.assets.style], false)
    }

    /// A document that is nothing but its `main`: a table has a frame of its own, and does not scroll.
    pub(crate) fn around_table(&self, page: Page<'_>, game: &str) -> Markup {
        self.filled(page, &[self.assets.style_of(game)])
    }

    /// The same around a replay.
    pub(crate) fn around_replay(&self, page: Page<'_>, game: &str) -> Markup {
        self.filled(page, &[self.assets.style_of(game), &self.assets.replay_style])
    }

    fn filled(&self, page: Page<'_>, styles: &[&str]) -> Markup {
        let body = html! { (self.announcement()) (page.main) };
        self.document(&Page { main: body, ..page }, styles, true)
    }

    /// A document without a way to other pages.
    pub(crate) fn alone(&self, page: Page<'_>) -> Markup {
        let body = html! {
            header.masthead { a.wordmark href="/" aria-label="Bastide" { (ornament::wordmark()) } }
            (page.main)
        };
        let document = Page { main: body, script: Some(NO_SCRIPT), ..page };
        self.document(&document, &[&self.assets.style], false)
    }

    /// The way to the next game that waits; a script shows it while there is one. At a table, the others are meant.
    pub(crate) fn next_game(&self, here: Option<&str>) -> Markup {
        let way = here.map_or("/next".to_owned(), |id| format!("/next?after={id}"));
        html! {
            @if !self.guest_name.is_empty() {
                a #next-game.next-game href=(way) hidden {
                    span.count {} span.words { (told::next_game(self.book)) }
                }
            }
        }
    }

    /// A document in the style of the site, or of the tables of a game.
    fn document(&self, page: &Page<'_>, styles: &[&str], at_table: bool) -> Markup {
        let book = self.book;
        html! {
            (DOCTYPE)
            html lang=(book.language())
                data-appearance=[(self.appearance != Appearance::Auto).then(|| self.appearance.code())] {
                head {
                    meta charset="utf-8";
                    title { (say::title(book, page.title.as_str())) }
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content=(self.appearance.colour_scheme());
                    meta name="description" content=(say::summary(book));
                    @for style in styles { link rel="stylesheet" href=(style); }
                    link rel="icon" href=(ornament::ICON);
                    link rel="manifest" href="/app.webmanifest";
                    link rel="apple-touch-icon" href="/icons/maskable-192.png";
                    meta name="theme-color" content="#3a2417";
                    @if let Some(script) = page.script.or(self.assets.page.as_deref()).filter(|script| *script != NO_SCRIPT) {
                        script type="module" src=(script) {}
                    }
                }
                body class=[at_table.then_some("at-table")] {
                    a.skip href={ "#" (page.main_id) } { (say::skip(book)) }
                    (page.main)
                }
            }
        }
    }

    fn masthead(&self) -> Markup {
        let book = self.book;
        html! {
            header.masthead {
                a.wordmark href="/" aria-label="Bastide" { (ornament::wordmark()) }
                (self.next_game(None))
                button.menu-switch type="button" name="menu" popovertarget="pages" {
                    (ornament::menu()) span.unseen { (words::menu(book)) }
                }
                (self.navigation())
            }
        }
    }

    /// Where the pages of the site are, and what they are called.
    fn pages(&self) -> [(String, String); 5] {
        let book = self.book;
        [
            ("/mine".to_owned(), say::nav_mine(book)),
            ("/watch".to_owned(), say::nav_watch(book)),
            ("/tournaments".to_owned(), bastide_text::tournaments::nav(book)),
            ("/players".to_owned(), bastide_text::ratings::nav(book)),
            (learning(), words::nav_learn(book)),
        ]
    }

    /// The same pages as a plain list, for the menu of a table.
    pub(crate) fn site_links(&self) -> Markup {
        let book = self.book;
        let ends =
            [("/".to_owned(), say::nav_home(book)), ("/account".to_owned(), account::nav(book))];
        let [home, own] = ends;
        html! {
            nav.site-links aria-label=(say::nav(book)) {
                ul.links {
                    @for (path, words) in std::iter::once(home).chain(self.pages()).chain([own]) {
                        li { a href=(path) { (words) } }
                    }
                }
            }
        }
    }

    /// What a visitor can set: the footer of a page has it, and the bar of a table.
    pub(crate) fn settings(&self) -> Markup {
        html! {
            section #settings.settings aria-label=(say::settings(self.book)) {
                (self.language_form())
                (self.name_form())
                (self.appearance_form())
                @if !self.guest_name.is_empty() { (notices::switches(self.book)) }
            }
        }
    }

    /// The pages of the site. Where they do not fit they are a menu that a button with `popovertarget="pages"` opens.
    fn navigation(&self) -> Markup {
        let book = self.book;
        let here = self.path.split('?').next().unwrap_or_default();
        let current = |path: &str| (here == path).then_some("page");
        html! {
            nav #pages.pages popover aria-label=(say::nav(book)) {
                ul {
                    @for (path, words) in self.pages() {
                        li { a href=(path) aria-current=[current(&path)] { (words) } }
                    }
                    li {
                        a.myself href="/account" aria-current=[current("/account")] {
                            @if self.guest_name.is_empty() { (account::nav(book)) } @else {
                                span.unseen { (account::nav(book)) ": " }
                                span.name { (self.guest_name) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn announcement(&self) -> Markup {
        html! {
            @if let Some(words) = &self.announcement {
                aside.announcement aria-label=(admin::announcement(self.book)) { p { (words) } }
            }
        }
    }

    fn footer(&self) -> Markup {
        let book = self.book;
        html! {
            footer.colophon {
                div.imprint {
                    (self.language_form())
                    p.small { (words::imprint(book)) }
                }
                section #settings.settings aria-label=(say::settings(book)) {
                    (self.name_form())
                    (self.appearance_form())
                    @if !self.guest_name.is_empty() { (notices::switches(book)) }
                }
                p.small.rule-links {
                    (words::rules_of(book))
                    @for game in bastide_presentation::games() {
                        " " a href={ "/rules/" (game.name) } { ((game.title)(book)) }
                    }
                }
                p.small { (say::licence(book)) }
                p.small { a href="/privacy" { (privacy::title(book)) } }
            }
        }
    }

    fn name_form(&self) -> Markup {
        let book = self.book;
        html! {
            form method="post" action="/settings" {
                input type="hidden" name="back" value=(self.path);
                label for="guest-name" { (say::your_name(book)) }
                span.joined {
                    input #guest-name type="text" name="name" value=(self.guest_name) maxlength="40"
                        required autocomplete="nickname";
                    button.quiet type="submit" name="set" value="name" { (say::save(book)) }
                }
            }
        }
    }

    fn language_form(&self) -> Markup {
        let current = self.book.language();
        html! {
            form method="post" action="/settings" aria-labelledby="language-label" {
                input type="hidden" name="back" value=(self.path);
                span #language-label.unseen { (say::language(self.book)) }
                span.languages {
                    @for language in Language::ALL {
                        button.quiet type="submit" name="language" value=(language) lang=(language)
                            aria-pressed=(language == current) { (language.own_name()) }
                    }
                }
            }
        }
    }

    fn appearance_form(&self) -> Markup {
        html! {
            form method="post" action="/settings" aria-labelledby="appearance-label" {
                input type="hidden" name="back" value=(self.path);
                span #appearance-label.label { (say::appearance(self.book)) }
                span.joined {
                    @for appearance in Appearance::ALL {
                        button.quiet type="submit" name="appearance" value=(appearance.code())
                            aria-pressed=(appearance == self.appearance) { (appearance.words(self.book)) }
                    }
                }
            }
        }
    }
}

/// Where learning begins: the lessons of the first game that has some, otherwise the rules of the simplest.
fn learning() -> String {
    let has_lessons = |game: &&bastide_presentation::GameInfo| !game.lessons.is_empty();
    if let Some(game) = bastide_presentation::games().iter().find(has_lessons) {
        format!("/learn/{}", game.name)
    } else {
        format!("/rules/{}", bastide_presentation::simplest().map_or("", |game| game.name))
    }
}
