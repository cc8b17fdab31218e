//! Two clients at a match of boardgame.io, one socket each, as its own client library connects them.

use std::io;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, watch};

use super::drive::Play;
use super::socket::{Socket, is_event};
use crate::wire::{broken, number};

/// Squares of the state that `server.js` makes.
const SQUARES: u64 = 400;

pub(super) struct Table {
    id: String,
    clients: [Client; 2],
    /// The number of the state that the next move is made in.
    state: u64,
}

struct Client {
    outbox: mpsc::UnboundedSender<String>,
    /// The number of the state that this client has.
    has: watch::Receiver<u64>,
}

impl Table {
    pub(super) async fn set_up(server: SocketAddr, number: usize) -> io::Result<Self> {
        let id = format!("m{number}");
        let clients = [
            Client::connect(server, 2 * number, &id, 0).await?,
            Client::connect(server, 2 * number + 1, &id, 1).await?,
        ];
        Ok(Self { id, clients, state: 0 })
    }
}

impl Client {
    async fn connect(server: SocketAddr, number: usize, id: &str, seat: u8) -> io::Result<Self> {
        let mut socket = Socket::open(server, number).await?;
        socket.tell(&format!(r#""sync","{id}","{seat}",null,2"#)).await?;
        while !is_event(&socket.message().await?, "sync") {}
        let (outbox, waiting) = mpsc::unbounded_channel();
        let (tell, has) = watch::channel(0);
        tokio::spawn(keep(socket, waiting, tell));
        Ok(Self { outbox, has })
    }
}

/// Sends and hears until the client is gone. Somebody who does not play has to answer pings, too.
async fn keep(
    mut socket: Socket,
    mut outbox: mpsc::UnboundedReceiver<String>,
    tell: watch::Sender<u64>,
) -> io::Result<()> {
    loop {
        tokio::select! {
            event = outbox.recv() => match event {
                Some(event) => socket.tell(&event).await?,
                None => return Ok(()),
            },
            message = socket.message() => {
                let message = message?;
                if is_event(&message, "update") && let Some(state) = number(&message, "_stateID") {
                    tell.send_replace(state);
                }
            }
        }
    }
}

impl Play for Table {
    /// Its game never ends.
    async fn prepare(&mut self, _: usize) -> io::Result<()> {
        Ok(())
    }

    async fn play(&mut self) -> io::Result<Duration> {
        let (id, state) = (&self.id, self.state);
        let (seat, square) = (state % 2, state * 7 % SQUARES);
        let action = format!(
            r#"{{"type":"MAKE_MOVE","payload":{{"type":"build","args":[{square},"tower"],"playerID":"{seat}"}}}}"#
        );
        let begun = Instant::now();
        let event = format!(r#""update",{action},{state},"{id}","{seat}""#);
        self.clients[seat as usize].outbox.send(event).map_err(|_| broken())?;
        let other = &mut self.clients[1 - seat as usize];
        let has = other.has.wait_for(|has| *has > state).await.map_err(|_| broken())?;
        self.state = *has;
        Ok(begun.elapsed())
    }
}
