//! The table: a match in play, a folder for every section of its page.

pub(crate) mod cast;
pub(crate) mod chat;
pub(crate) mod choices;
pub(crate) mod clock;
pub(crate) mod contribution;
pub(crate) mod explain;
pub(crate) mod hint;
pub(crate) mod lesson;
pub(crate) mod live;
pub(crate) mod looming;
pub(crate) mod moment;
pub(crate) mod page;
pub(crate) mod plates;
pub(crate) mod prompt;
pub(crate) mod round;
pub(crate) mod routes;
pub(crate) mod scene;
pub(crate) mod sheets;
pub(crate) mod story;
pub(crate) mod tabs;
pub(crate) mod top;
pub(crate) mod words;

pub(crate) use clock::{SeatClock, face as clock_face, own_clock, terms_words, timeout_words};
pub(crate) use contribution::{drawing, page_drawing};
pub(crate) use page::{TablePage, embedded};
pub(crate) use plates::shown as rating_words;
pub(crate) use prompt::ended;
pub(crate) use routes::{as_fragments, wants_parts};
