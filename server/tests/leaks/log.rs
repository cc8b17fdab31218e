//! What the server writes about itself while it is asked.

use std::io::{self, Write};
use std::sync::{Arc, Mutex, OnceLock};

use bastide_server::{LogFormat, start_log_to};
use serde_json::Value;
use tokio::sync::{Mutex as AsyncMutex, MutexGuard};

/// A log that can be read again. A process has one, so whoever asks a server anything waits for the others.
#[derive(Clone, Default)]
pub(crate) struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Nobody else asks a server of this process anything meanwhile.
pub(crate) async fn alone() -> MutexGuard<'static, ()> {
    static TURN: AsyncMutex<()> = AsyncMutex::const_new(());
    TURN.lock().await
}

impl Log {
    pub(crate) fn of_this_process() -> &'static Self {
        static LOG: OnceLock<Log> = OnceLock::new();
        LOG.get_or_init(|| {
            let log = Self::default();
            let writer = log.clone();
            start_log_to(LogFormat::Json, move || writer.clone());
            log
        })
    }

    /// The lines since it was last asked, without when they were written and how long a request took: those are
    /// read from a clock.
    pub(crate) fn take(&self) -> Vec<Value> {
        let bytes = std::mem::take(&mut *self.0.lock().unwrap());
        let text = String::from_utf8(bytes).unwrap();
        let mut lines: Vec<Value> =
            text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        for line in lines.iter_mut().filter_map(Value::as_object_mut) {
            line.remove("timestamp");
            line.remove("ms");
        }
        lines
    }
}
