//! All limits, in one place.

use std::time::Duration;

/// So many at once, and then one after each of these times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    pub burst: u32,
    pub every: Duration,
}

impl Rate {
    const fn new(burst: u32, every_ms: u64) -> Self {
        Self { burst, every: Duration::from_millis(every_ms) }
    }
}

/// What one browser may do, and what all of one address may do together: a school has one address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    pub visitor: Rate,
    pub address: Rate,
}

/// How often a password may be tried: at one account by all clients together, and from one address at all accounts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempts {
    pub account: Rate,
    pub address: Rate,
}

/// How much is granted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    pub requests: Allowance,
    /// New tables, whichever way they are set up.
    pub tables: Allowance,
    /// New tables that wait for strangers, in a list that everybody reads.
    pub open_tables: Allowance,
    /// Tables of bots alone that one player has at a time.
    pub bots_alone: u32,
    /// What is said at tables.
    pub remarks: Allowance,
    /// New guests. A visitor who makes a new one has none yet, so the address counts.
    pub guests: Allowance,
    /// Attempts to get in by a password or a code.
    pub passwords: Attempts,
    /// Live streams at a time: of a visitor, and of an address.
    pub streams: (u32, u32),
    /// Connections of an address at a time.
    pub connections: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests: Allowance { visitor: Rate::new(300, 40), address: Rate::new(1500, 8) },
            tables: Allowance { visitor: Rate::new(30, 20_000), address: Rate::new(200, 3_000) },
            open_tables: Allowance {
                visitor: Rate::new(6, 120_000),
                address: Rate::new(24, 60_000),
            },
            bots_alone: 2,
            remarks: Allowance { visitor: Rate::new(15, 3_000), address: Rate::new(120, 500) },
            guests: Allowance { visitor: Rate::new(60, 10_000), address: Rate::new(60, 10_000) },
            passwords: Attempts { account: Rate::new(10, 60_000), address: Rate::new(20, 15_000) },
            streams: (30, 400),
            connections: 600,
        }
    }
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LimitKind {
    Request,
    Table,
    OpenTable,
    Remark,
    Guest,
    Password,
}

impl LimitKind {
    pub(super) const ALL: [Self; 6] =
        [Self::Request, Self::Table, Self::OpenTable, Self::Remark, Self::Guest, Self::Password];

    /// What a request to this route does besides being one.
    pub(super) fn of_route(route: &str) -> Option<Self> {
        match route {
            "/matches"
            | "/records"
            | "/tournaments"
            | "/play/{game}"
            | "/learn/{game}/{lesson}"
            | "/matches/{id}/rematch"
            | "/matches/{id}/next"
            | "/matches/{id}/play-on"
            | "/matches/{id}/same"
            | "/api/v1/matches" => Some(Self::Table),
            "/matches/{id}/chat" | "/api/v1/matches/{id}/chat" => Some(Self::Remark),
            "/api/v1/guests" => Some(Self::Guest),
            "/account/sign-up" | "/account/sign-in" | "/account/recover" | "/account/password"
            | "/account/codes" | "/account/delete" => Some(Self::Password),
            _ => None,
        }
    }
}

impl Limits {
    pub(super) fn of(&self, kind: LimitKind) -> Allowance {
        match kind {
            LimitKind::Request => self.requests,
            LimitKind::Table => self.tables,
            LimitKind::OpenTable => self.open_tables,
            LimitKind::Remark => self.remarks,
            LimitKind::Guest => self.guests,
            LimitKind::Password => {
                let address = self.passwords.address;
                Allowance { visitor: address, address }
            }
        }
    }
}
