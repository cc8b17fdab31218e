//! Receives the notices of other nodes. While the connection is lost, anything may have changed.

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

/// How often the connection and the subscribers are checked.
const HEARTBEAT: Duration = Duration::from_secs(2);

/// Passes on notices until the store is gone. Returns once the subscription is active.
pub(crate) fn listen(server: &Server, notices: &broadcast::Sender<Notice>) -> Result<()> {
    let (server, notices) = (server.clone(), notices.downgrade());
    let (ready, is_ready) = std::sync::mpsc::channel();
    let listening = move || {
        let Ok(runtime) = Builder::new_current_thread().enable_all().build() else { return };
        while notices.strong_count() > 0 {
            let heard = runtime.block_on(hear(&server, &notices, || drop(ready.send(Ok(())))));
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
    notices: &broadcast::WeakSender<Notice>,
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
    // Earlier notices were missed.
    pass_on(notices, Notice::Anything);
    while notices.strong_count() > 0 {
        match timeout(HEARTBEAT, messages.recv()).await {
            Ok(Some(message)) => hear_message(server, notices, &message),
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

/// `<node> <notice>`; a node ignores its own notices.
fn hear_message(server: &Server, notices: &broadcast::WeakSender<Notice>, message: &str) {
    let (node, notice) = message.split_once(' ').unwrap_or(("", message));
    if node != server.node() {
        let Ok(notice) = notice.parse();
        pass_on(notices, notice);
    }
}

fn pass_on(notices: &broadcast::WeakSender<Notice>, notice: Notice) {
    if let Some(notices) = notices.upgrade() {
        // Nobody may be listening yet.
        let _ = notices.send(notice);
    }
}
