//! Where thoughts beside the play of bots are thought: hints and analyses.

use crate::store::MatchId;
use crate::tables::Tables;

/// No core is free for it, or the thought came to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Busy;

/// Does a piece of thinking on a thread that serves nobody else, in its turn with the bots.
pub(crate) async fn think<T: Send + 'static>(
    tables: &Tables,
    _match: &MatchId,
    job: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Busy> {
    let _core = tables.thinkers().acquire().await.map_err(|_| Busy)?;
    tokio::task::spawn_blocking(job).await.map_err(|_| Busy)
}
