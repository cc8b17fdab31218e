//! What is the same for everybody who only looks: thousands may watch a match, and after a move all of them ask at once.
//! It is made and packed for the first of them.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, PoisonError};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::http::header::{CONTENT_ENCODING, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse as _, Response};
use bastide_text::Language;
use flate2::Compression;
use tokio::sync::Mutex;

use crate::packing;
use crate::svg_diff::Drawn;

/// How long it is shown: what it tells besides the match itself, such as ratings, may change.
const FRESH: Duration = Duration::from_secs(1);
/// Languages, and drawings that pages come from.
const MOST_KEPT: usize = 12;

/// What a page of an onlooker comes from and goes to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Outlook {
    pub(crate) version: u64,
    pub(crate) language: Language,
    /// The drawing that the page shows already.
    pub(crate) shown: Option<Drawn>,
}

struct Kept {
    outlook: Outlook,
    made: Instant,
    plain: Bytes,
    packed: Bytes,
}

/// What was made for the onlookers of one table.
#[derive(Default)]
pub(crate) struct Onlookers(Mutex<Vec<Kept>>);

/// Tables beyond which those are forgotten that nobody asks for just now. What is kept is good for a second, and a table's may
/// take a megabyte.
const MOST_TABLES: usize = 128;

/// What was made for onlookers, by the epochs of their tables.
static WATCHED: LazyLock<std::sync::Mutex<HashMap<u64, Arc<Onlookers>>>> =
    LazyLock::new(std::sync::Mutex::default);

/// Those who look on at the table of this epoch.
pub(crate) fn onlookers(epoch: u64) -> Arc<Onlookers> {
    let mut watched = WATCHED.lock().unwrap_or_else(PoisonError::into_inner);
    if watched.len() >= MOST_TABLES && !watched.contains_key(&epoch) {
        watched.retain(|_, onlookers| Arc::strong_count(onlookers) > 1);
    }
    Arc::clone(watched.entry(epoch).or_default())
}

impl Onlookers {
    /// The answer to one of them, which is made unless another was given the same a moment ago. Whoever asks meanwhile
    /// waits for it: to make it as well would take longer.
    pub(crate) async fn shown<E>(
        &self,
        outlook: Outlook,
        asked: &HeaderMap,
        make: impl Future<Output = Result<String, E>>,
    ) -> Result<Response, E> {
        let mut kept = self.0.lock().await;
        if let Some(found) = kept.iter().find(|kept| kept.is_good_for(outlook)) {
            return Ok(found.answer(asked));
        }
        let plain = Bytes::from(make.await?);
        let packed = packing::gzip(&plain, Compression::default());
        let new = Kept { outlook, made: Instant::now(), plain, packed };
        let answer = new.answer(asked);
        kept.retain(|kept| kept.made.elapsed() < FRESH);
        kept.truncate(MOST_KEPT - 1);
        kept.push(new);
        Ok(answer)
    }
}

impl Kept {
    fn is_good_for(&self, outlook: Outlook) -> bool {
        self.outlook == outlook && self.made.elapsed() < FRESH
    }

    fn answer(&self, asked: &HeaderMap) -> Response {
        let vary = (VARY, HeaderValue::from_static("accept-encoding"));
        if packing::accepts(asked, "gzip") {
            let packed = (CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            return ([packed, vary], self.packed.clone()).into_response();
        }
        ([vary], self.plain.clone()).into_response()
    }
}

#[cfg(test)]
mod tests {
    use axum::http::header::ACCEPT_ENCODING;

    use super::*;

    async fn told(
        onlookers: &Onlookers,
        version: u64,
        text: &str,
        encoding: &'static str,
    ) -> Response {
        let outlook = Outlook { version, language: Language::English, shown: None };
        let mut asked = HeaderMap::new();
        asked.insert(ACCEPT_ENCODING, HeaderValue::from_static(encoding));
        let make = async { Ok::<_, ()>(text.to_owned()) };
        onlookers.shown(outlook, &asked, make).await.unwrap()
    }

    async fn text(response: Response) -> String {
        let bytes = axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap();
        String::from_utf8_lossy(&bytes).into_owned()
    }

    #[tokio::test]
    async fn it_is_made_once_for_a_version() {
        let onlookers = Onlookers::default();
        assert_eq!(text(told(&onlookers, 1, "first", "br").await).await, "first");
        assert_eq!(text(told(&onlookers, 1, "again", "br").await).await, "first");
        assert_eq!(text(told(&onlookers, 2, "next", "br").await).await, "next");
    }

    #[tokio::test]
    async fn it_is_packed_for_those_who_can_unpack_it() {
        let onlookers = Onlookers::default();
        let packed = told(&onlookers, 1, "first", "br, gzip;q=0.5").await;
        assert_eq!(packed.headers()[CONTENT_ENCODING], "gzip");
        let bytes = axum::body::to_bytes(packed.into_body(), usize::MAX).await.unwrap();
        let mut unpacked = String::new();
        let mut reader = flate2::read::GzDecoder::new(&bytes[..]);
        std::io::Read::read_to_string(&mut reader, &mut unpacked).unwrap();
        assert_eq!(unpacked, "first");
        assert!(
            !told(&onlookers, 1, "again", "identity")
                .await
                .headers()
                .contains_key(CONTENT_ENCODING)
        );
    }
}
