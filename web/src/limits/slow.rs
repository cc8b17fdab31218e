//! Bodies that take too long: the whole of a body has a deadline, however it trickles.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};

use axum::body::{Body, BodyDataStream, Bytes};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use tokio::time::Sleep;
use tokio_stream::Stream;

use super::Guard;
use super::refuse::TooBusy;

/// Lets a request have its body for so long.
pub(crate) async fn in_time(State(guard): State<Guard>, request: Request, next: Next) -> Response {
    if request.method().is_safe() {
        return next.run(request).await;
    }
    let is_late = Arc::new(AtomicBool::new(false));
    let deadline = Box::pin(tokio::time::sleep(guard.protection().patience.body));
    let marked = Arc::clone(&is_late);
    let request = request.map(|body| {
        Body::from_stream(Timed { chunks: body.into_data_stream(), deadline, is_late: marked })
    });
    let response = next.run(request).await;
    if is_late.load(Ordering::Relaxed) { TooBusy::Slow.into_response() } else { response }
}

struct Timed {
    chunks: BodyDataStream,
    deadline: Pin<Box<Sleep>>,
    is_late: Arc<AtomicBool>,
}

impl Stream for Timed {
    type Item = Result<Bytes, axum::Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        if let Poll::Ready(chunk) = Pin::new(&mut self.chunks).poll_next(context) {
            return Poll::Ready(chunk);
        }
        if self.deadline.as_mut().poll(context).is_pending() {
            return Poll::Pending;
        }
        self.is_late.store(true, Ordering::Relaxed);
        Poll::Ready(Some(Err(axum::Error::new(io::Error::from(io::ErrorKind::TimedOut)))))
    }
}
