//! The version of a game's rules: a hash over fixed playthroughs.
//!
//! Two programs with the same version answer alike in every state of these games, so a match
//! begun with one can go on with the other. A change of the rules that no playthrough meets leaves
//! the version as it is; records are therefore also verified by replaying them.

use std::fmt;

use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::{Chance, Game, Seat, Seed, Setup, Viewer, hex};

/// The first eight bytes of the hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RulesVersion([u8; 8]);

impl RulesVersion {
    pub fn parse(text: &str) -> Option<Self> {
        hex::parse(text).map(Self)
    }
}

impl fmt::Display for RulesVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(&self.0, f)
    }
}

/// A stop for games that random play does not finish.
const MOST_PLIES: u64 = 2_000;

/// Plays a few games of every showcase setup and hashes all that can be observed of them.
///
/// This takes milliseconds: ask once and keep the answer.
pub fn rules_version<G: Game>() -> RulesVersion {
    let mut hash = Sha256::new();
    for setup in G::showcase() {
        for number in 0..4 {
            let seed = Seed::from_phrase(&format!("playthrough {number}"));
            playthrough::<G>(&setup, &seed, &mut hash);
        }
    }
    let mut version = [0; 8];
    version.copy_from_slice(&hash.finalize()[..8]);
    RulesVersion(version)
}

fn playthrough<G: Game>(setup: &G::Setup, seed: &Seed, hash: &mut Sha256) {
    let mut game = G::start(setup, seed).expect("showcase setups are valid");
    let mut choice = Chance::new(seed, "playthrough");
    let mut legal = Vec::new();
    observe(&setup.to_string(), hash);
    for ply in 0..MOST_PLIES {
        let Some(seat) = game.to_act().iter().next() else { break };
        legal.clear();
        game.legal(seat, &mut legal);
        legal.sort_unstable();
        let action = legal[choice.below(ply, legal.len() as u32) as usize];
        let mut events = Vec::new();
        let reveal = game.apply(seat, action, &mut events).expect("a listed action is legal");
        observe(&(legal.len(), action.to_string(), reveal == crate::Reveal::Something), hash);
        observe(&events, hash);
        for seat in Seat::all(setup.seats()) {
            observe(&game.view(Viewer::Seat(seat)), hash);
        }
    }
    observe(&game.view(Viewer::Public), hash);
    observe(&game.standing(), hash);
}

fn observe(what: &impl Serialize, hash: &mut Sha256) {
    hash.update(serde_json::to_vec(what).expect("documents of games have string keys"));
    hash.update(b"\n");
}
