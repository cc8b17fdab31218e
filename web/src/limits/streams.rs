//! Live streams: how many one visitor and one address have open.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Body;
use tokio_stream::StreamExt as _;

use super::Keys;
use super::buckets::Key;

#[derive(Default)]
pub(super) struct Streams {
    open: Mutex<HashMap<Key, u32>>,
}

/// A place that a stream takes; dropping it frees it.
pub(crate) struct StreamPlace {
    streams: Arc<Streams>,
    keys: Vec<Key>,
}

impl Streams {
    pub(super) fn enter(
        streams: &Arc<Self>,
        keys: &Keys,
        most: Option<(u32, u32)>,
    ) -> Option<StreamPlace> {
        let (of_visitor, of_address) = most.unwrap_or((u32::MAX, u32::MAX));
        let visitor = keys.visitor.map(|visitor| (Key::Visitor(visitor), of_visitor));
        let address = keys.address.map(|address| (Key::Address(address), of_address));
        let wanted: Vec<(Key, u32)> = visitor.into_iter().chain(address).collect();
        let mut open = streams.open.lock().unwrap_or_else(PoisonError::into_inner);
        let has_room = |(key, most): &(Key, u32)| open.get(key).is_none_or(|count| count < most);
        if !wanted.iter().all(has_room) {
            return None;
        }
        for (key, _) in &wanted {
            *open.entry(*key).or_default() += 1;
        }
        let keys = wanted.into_iter().map(|(key, _)| key).collect();
        Some(StreamPlace { streams: Arc::clone(streams), keys })
    }
}

impl Drop for StreamPlace {
    fn drop(&mut self) {
        let mut open = self.streams.open.lock().unwrap_or_else(PoisonError::into_inner);
        for key in &self.keys {
            let count = open.get_mut(key).map(|count| {
                *count -= 1;
                *count
            });
            if count == Some(0) {
                open.remove(key);
            }
        }
    }
}

/// A body that holds a value until it ends or its reader is gone.
pub(crate) fn holding(body: Body, held: impl Send + 'static) -> Body {
    Body::from_stream(body.into_data_stream().map(move |chunk| {
        let _held = &held;
        chunk
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_free_again_when_its_stream_ends() {
        let streams = Arc::<Streams>::default();
        let keys = |visitor| Keys { visitor: Some(visitor), address: None };
        let enter = |visitor| Streams::enter(&streams, &keys(visitor), Some((2, 9)));
        let (first, _second) = (enter(1).expect("room"), enter(1).expect("room"));
        assert!(enter(1).is_none(), "two are enough");
        assert!(enter(2).is_some(), "another visitor is not held up");
        drop(first);
        assert!(enter(1).is_some());
    }
}
