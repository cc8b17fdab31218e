//! The games in the browser: matches, storage, live pages.
