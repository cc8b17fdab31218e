//! What a request carries to say who sends it and how they want to be answered: cookies and bearer tokens.

use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use bastide_text::Language;

use crate::frame::Appearance;

const TOKEN: &str = "bastide";
const LANGUAGE: &str = "language";
const APPEARANCE: &str = "appearance";
const INVITATION: &str = "invitation";
/// A year and a bit, the most that browsers keep.
const LIFETIME: u32 = 400 * 24 * 60 * 60;

/// The language that the visitor chose, or else their browser's.
pub(crate) fn language_in(headers: &HeaderMap) -> Language {
    let chosen = cookie(headers, LANGUAGE).and_then(|code| code.parse().ok());
    let accepted = || headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    chosen.unwrap_or_else(|| preferred(accepted().unwrap_or_default()))
}

/// Light or dark, where the visitor chose one.
pub(crate) fn appearance_in(headers: &HeaderMap) -> Appearance {
    cookie(headers, APPEARANCE).and_then(appearance_named).unwrap_or_default()
}

/// The session token, which need not be a valid one.
pub(crate) fn token_in(headers: &HeaderMap) -> Option<&str> {
    cookie(headers, TOKEN)
}

/// The languages of the header in its order; weights are in order in every browser.
fn preferred(accepted: &str) -> Language {
    let tags = accepted.split(',').map(|part| part.split(';').next().unwrap_or_default().trim());
    let known = tags.filter_map(|tag| tag.split('-').next()?.parse().ok());
    known.into_iter().next().unwrap_or_default()
}

fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.split_once('='));
    pairs.find(|(key, _)| key.trim() == name).map(|(_, value)| value.trim())
}

fn set_cookie(name: &str, value: &str, more: &str) -> HeaderValue {
    let text = format!("{name}={value}; Path=/; Max-Age={LIFETIME}; SameSite=Lax{more}");
    HeaderValue::from_str(&text).expect("tokens and codes are plain")
}

pub(crate) fn language_cookie(language: Language) -> HeaderValue {
    set_cookie(LANGUAGE, &language.to_string(), "")
}

pub(crate) fn session_cookie(token: &str) -> HeaderValue {
    set_cookie(TOKEN, token, "; HttpOnly")
}

/// Ends a session in the browser.
pub(crate) fn forgotten_cookie() -> HeaderValue {
    HeaderValue::from_static("bastide=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly")
}

pub(crate) fn invitation_cookie(token: &str) -> HeaderValue {
    set_cookie(INVITATION, token, "; HttpOnly")
}

pub(crate) fn appearance_cookie(appearance: Appearance) -> HeaderValue {
    set_cookie(APPEARANCE, appearance.code(), "")
}

pub(crate) fn appearance_named(code: &str) -> Option<Appearance> {
    Appearance::ALL.into_iter().find(|appearance| appearance.code() == code)
}

/// The secret part of an invitation that the visitor followed.
pub(crate) fn invitation_in(headers: &HeaderMap) -> Option<&str> {
    cookie(headers, INVITATION)
}

/// The token of an `Authorization` header; the scheme's name is read in any case.
pub(crate) fn bearer(header: &str) -> Option<&str> {
    let (scheme, token) = header.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_we_speak_is_taken() {
        assert_eq!(preferred("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5"), Language::French);
        assert_eq!(preferred("it, de-AT;q=0.7"), Language::German);
        assert_eq!(preferred("nonsense"), Language::English);
    }

    #[test]
    fn cookies_are_found_by_their_whole_name() {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, HeaderValue::from_static("xbastide=no; bastide=yes; language=fr"));
        assert_eq!(cookie(&headers, "bastide"), Some("yes"));
        assert_eq!(cookie(&headers, "appearance"), None);
    }
}
