//! Hearing what other nodes change. As long as nothing can be heard, anything may have changed.

use std::future::poll_fn;
use std::thread;
use std::time::Duration;

use tokio::runtime::Builder;
use tokio::sync::{broadcast, mpsc};
use tokio::time::timeout;
use tokio_postgres::AsyncMessage;

use super::committer::CHANNEL;
use super::{PAUSE, Result, Server, StoreError};
use crate::TransientError;
use crate::notice::Notice;

/// How often it is asked whether the connection is still there, and whether anybody still listens.
const HEARTBEAT: Duration = Duration::from_secs(2);

/// Passes on what others change, until the store is gone. When this returns, they are heard.
pub(crate) fn listen(server: &Server, changes: &broadcast::Sender<Notice>) -> Result<()> {
    let (server, changes) = (server.clone(), changes.downgrade());
    let (ready, is_ready) = std::sync::mpsc::channel();
    let listening = move || {
        let Ok(runtime) = Builder::new_current_thread().enable_all().build() else { return };
        while changes.strong_count() > 0 {
            let heard = runtime.block_on(hear(&server, &changes, || drop(ready.send(Ok(())))));
            if let Err(error) = heard {
                tracing::warn!(%error, "nothing is heard of other nodes; trying again");
                let _ = ready.send(Err(error));
            }
            thread::sleep(PAUSE);
        }
    };
    let thread = thread::Builder::new().name("store-listener".to_owned());
    thread.spawn(listening).expect("the system starts one thread more");
    is_ready.recv().unwrap_or(Err(StoreError::Stopped))
}

/// Ends well when the store is gone, and with an error when the connection is.
async fn hear(
    server: &Server,
    changes: &broadcast::WeakSender<Notice>,
    is_ready: impl Fn(),
) -> Result<()> {
    let (client, mut connection) = server.connect().await?;
    let (said, mut messages) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Some(Ok(message)) = poll_fn(|cx| connection.poll_message(cx)).await {
            if let AsyncMessage::Notification(notice) = message {
                let _ = said.send(notice.payload().to_owned());
            }
        }
    });
    client.batch_execute(&format!("listen {CHANNEL}")).await?;
    is_ready();
    // Whatever happened before could not be heard.
    pass_on(changes, Notice::Anything);
    while changes.strong_count() > 0 {
        match timeout(HEARTBEAT, messages.recv()).await {
            Ok(Some(message)) => hear_message(server, changes, &message),
            Ok(None) => {
                return Err(StoreError::Transient(TransientError::ConnectionLost(
                    "closed".to_owned(),
                )));
            }
            Err(_quiet) => {
                let alive = timeout(HEARTBEAT, client.batch_execute("select 1")).await;
                alive.map_err(|_| {
                    StoreError::Transient(TransientError::ConnectionLost("silent".to_owned()))
                })??;
            }
        }
    }
    Ok(())
}

/// `<node> <change>`; a node's own changes are no news to it.
fn hear_message(server: &Server, changes: &broadcast::WeakSender<Notice>, message: &str) {
    let (node, change) = message.split_once(' ').unwrap_or(("", message));
    if node != server.node() {
        let Ok(change) = change.parse();
        pass_on(changes, change);
    }
}

fn pass_on(changes: &broadcast::WeakSender<Notice>, change: Notice) {
    if let Some(changes) = changes.upgrade() {
        // Nobody may be listening yet.
        let _ = changes.send(change);
    }
}
