//! Scenario, players, attack cards, castle and what is held, as text.

use bastide_anarchy::{Asset, Corner, Defender, Path, Side};
use bastide_core::Seat;

use super::Page;
use crate::doubts::{doubt, doubt_of_round};
use crate::words;

impl Page<'_> {
    pub(super) fn head(&mut self, seat: Seat) {
        let parts = [
            words::title(self.book),
            words::scenario(self.book, self.view.setup.scenario),
            words::round(self.book, self.view.round),
            words::phase(self.book, self.view.phase),
            words::seat(self.book, seat),
        ];
        let said = if self.view.standing.is_some() {
            words::result(self.book, self.view)
        } else {
            words::question_of(self.book, self.view, seat)
        };
        self.heading(&parts.join(" – "));
        self.line(&said);
    }

    pub(super) fn scenario(&mut self) {
        let round = self.view.round.max(1);
        let scenario = self.view.setup.scenario.index();
        let card = self.table().scenarios[scenario][usize::from(round) - 1];
        let mut text = words::scenario_card(self.book, round, &card);
        if let Some(&loot) = self.view.loot.get(usize::from(round) - 1) {
            text = format!("{text} ({})", words::loot(self.book, self.table(), loot));
        }
        self.line(&text);
        let own = self.view.setup.data.as_deref();
        let doubts =
            [doubt_of_round(self.view, round, self.book), doubt("discontent", own, self.book)];
        doubts.iter().flatten().for_each(|doubt| self.line(doubt));
    }

    pub(super) fn others(&mut self) {
        let tents = self.view.setup.scenario.has_tents();
        for (seat, player) in self.view.players.iter() {
            let castle: u8 = player.walls.iter().chain(&player.towers).sum();
            let mut facts = vec![
                words::points(self.book, player.score.total),
                words::purse(self.book, player.purse),
                format!(
                    "{} {castle}+{}+{}",
                    words::heading(self.book, "castle"),
                    player.gate,
                    player.moat
                ),
                format!(
                    "{} {}",
                    words::heading(self.book, "discontent"),
                    player.discontent.saturating_sub(player.joy)
                ),
            ];
            if tents {
                facts.push(format!("{} {}", words::heading(self.book, "castles"), player.tent));
            }
            if player.is_done {
                facts.push(words::heading(self.book, "done"));
            }
            let name = words::seat(self.book, seat);
            self.line(&format!("{name:8}{}", facts.join("; ")));
        }
    }

    pub(super) fn attacks(&mut self) {
        self.heading(&words::heading(self.book, "attacks"));
        for &dealt in &self.player.attacks {
            let sign = if self.player.resolving == Some(dealt.slot) { '>' } else { ' ' };
            let card = words::attack(self.book, self.table(), dealt);
            let means = words::defences(self.book, self.table(), dealt.kind);
            let text = format!("{sign}{}  {card}. {means}", dealt.slot);
            self.line(&text);
        }
    }

    /// The castle from above: levels on towers, walls and gate, workers inside.
    pub(super) fn castle(&mut self) {
        self.heading(&words::heading(self.book, "castle"));
        let player = self.player;
        let tower = |corner: Corner| format!("({})", player.towers[corner.index()]);
        let wall = |side: Side| player.walls[side.index()].to_string();
        let men = |side: Side| self.defenders(side);
        let left = |side: Side| match player.left[side.index()] {
            0 => String::new(),
            count => format!("!{count}"),
        };
        let water = if player.moat > 0 { "~" } else { " " };
        let moat = format!("{} {}", words::track(self.book, "moat"), player.moat);
        let gate = format!("[{}]", player.gate);
        let lines = [
            format!("{:^48}", left(Side::North)),
            format!("      {}", water.repeat(42)),
            format!(
                "      {}{:═^34}{}  {moat}",
                tower(Corner::Northwest),
                wall(Side::North),
                tower(Corner::Northeast)
            ),
            format!("       ║{:^38}║", men(Side::North)),
            format!(
                "{:>5}  {} {:<18}{:>18} {}  {}",
                left(Side::West),
                wall(Side::West),
                men(Side::West),
                men(Side::East),
                wall(Side::East),
                left(Side::East)
            ),
            format!("       ║{:^38}║", men(Side::South)),
            format!(
                "      {}{:═^15}{gate}{:═^16}{}",
                tower(Corner::Southwest),
                wall(Side::South),
                "",
                tower(Corner::Southeast)
            ),
            format!("      {}", water.repeat(42)),
            format!("{:^48}", left(Side::South)),
        ];
        for line in lines.iter().filter(|line| !line.trim().is_empty()) {
            self.line(line);
        }
    }

    /// `2 Soldier, 1 Knight`
    fn defenders(&self, side: Side) -> String {
        let deployed = self.player.deployed[side.index()];
        let men = Defender::ALL.iter().zip(deployed).filter(|&(_, count)| count > 0);
        let short = |(&worker, count): (&Defender, u8)| {
            let name: String = words::worker(self.book, worker).chars().take(4).collect();
            format!("{count} {name}")
        };
        men.map(short).collect::<Vec<_>>().join(" ")
    }

    pub(super) fn holdings(&mut self) {
        let player = self.player;
        self.heading(&words::heading(self.book, "supplies"));
        let held = Asset::ALL.iter().map(|&asset| {
            format!("{} {}", words::asset(self.book, asset), player.purse.count(asset))
        });
        let held = held.collect::<Vec<_>>().join("  ");
        self.line(&held);
        let owned = [
            ("knowledge", player.knowledge),
            ("rally", player.rally.active),
            ("beer", player.beers),
            ("horses", player.horses.len() as u8),
            ("estate", player.estate_left),
        ];
        let owned =
            owned.map(|(head, count)| format!("{} {count}", words::heading(self.book, head)));
        self.line(&owned.join("  "));
        for path in self.player.score.paths.clone() {
            let text = words::path_words(self.book, self.table(), path.path);
            let name = words::path(self.book, path.path);
            self.line(&format!(
                "{name} ({}, {}): {text}",
                path.count,
                words::points(self.book, path.points.into())
            ));
            self.doubt_of_path(path.path);
        }
        for path in self.view.offered.clone() {
            let text = words::path_words(self.book, self.table(), path);
            let offer = words::heading(self.book, "offered");
            self.line(&format!("{offer}: {} – {text}", words::path(self.book, path)));
            self.doubt_of_path(path);
        }
    }

    fn doubt_of_path(&mut self, path: Path) {
        let doubt = doubt(&format!("path-{path}"), self.view.setup.data.as_deref(), self.book);
        if let Some(doubt) = doubt {
            self.line(&format!("    {doubt}"));
        }
    }
}
