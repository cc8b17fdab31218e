//! A player's table as text: the board, the castle and both sheets in at most a hundred columns.

use bastide_anarchy::{
    Asset, Attribute, BoxId, Corner, Defender, Fortification, Kind, Line, PlayerView, Row, Side,
    Table, Tactic, View,
};
use bastide_core::Seat;
use bastide_text::{Phrasebook, anarchy as words};

use super::Marks;

/// The widest line.
const WIDTH: usize = 100;
/// How wide the names of tracks are at most.
const NAME: usize = 26;

/// How the drawing may look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Terminal {
    /// Whether the terminal understands colours; nothing is told by colour alone.
    pub colour: bool,
}

/// The board, the castle and the sheets of a player. `■` is a filled box, `□` an empty one, `◆` one
/// filled last; `|` stands before boxes that ask for a crane.
pub fn terminal(
    view: &View,
    seat: Seat,
    marks: &Marks,
    terminal: Terminal,
    book: &Phrasebook,
) -> String {
    let player = &view.players[seat];
    let mut page = Page { view, player, marks, terminal, book, lines: Vec::new() };
    page.head(seat);
    page.scenario();
    page.others();
    page.attacks();
    page.castle();
    page.holdings();
    page.left();
    page.right();
    page.lines.push(String::new());
    page.lines.join("\n")
}

struct Page<'a> {
    view: &'a View,
    player: &'a PlayerView,
    marks: &'a Marks,
    terminal: Terminal,
    book: &'a Phrasebook,
    lines: Vec<String>,
}

impl Page<'_> {
    fn table(&self) -> &Table {
        self.view.table()
    }

    /// A line, broken at spaces where it is too long.
    fn line(&mut self, text: &str) {
        let mut rest = text.trim_end().to_owned();
        while rest.chars().count() > WIDTH {
            let end = rest.char_indices().nth(WIDTH).map_or(rest.len(), |(end, _)| end);
            let gap = rest[..end].rfind(' ').filter(|&gap| gap > 20).unwrap_or(end);
            self.lines.push(rest[..gap].trim_end().to_owned());
            rest = format!("    {}", rest[gap..].trim_start());
        }
        self.lines.push(rest);
    }

    fn heading(&mut self, text: &str) {
        let dashes = "─".repeat(WIDTH.saturating_sub(text.chars().count() + 4));
        let line = format!("── {text} {dashes}");
        self.lines.push(if self.terminal.colour { format!("\x1b[1m{line}\x1b[0m") } else { line });
    }

    /// A name padded to its column.
    fn named(&self, name: &str, rest: &str) -> String {
        let short: String = name.chars().take(NAME).collect();
        format!("{short:NAME$}{rest}")
    }

    fn sign(&self, id: BoxId) -> String {
        match (self.player.is_filled(id), self.marks.last.contains(id)) {
            (true, true) if self.terminal.colour => "\x1b[31m◆\x1b[0m".to_owned(),
            (true, true) => "◆".to_owned(),
            (true, false) => "■".to_owned(),
            (false, _) => "□".to_owned(),
        }
    }

    /// The boxes of a track; a stroke where a section begins that asks for a crane.
    fn signs(&self, line: Line) -> String {
        let table = self.table();
        let cranes = |id: BoxId| {
            let is_crane = |on: BoxId| on == table.small_crane || on == table.large_crane;
            table.spec(id).needs().map(|need| need.on).find(|&on| is_crane(on))
        };
        let mut text = String::new();
        let mut before = None;
        for id in line.iter() {
            let crane = cranes(id);
            if crane.is_some() && crane != before {
                text.push('|');
            }
            before = crane;
            text.push_str(&self.sign(id));
        }
        text
    }

    fn head(&mut self, seat: Seat) {
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

    fn scenario(&mut self) {
        let round = self.view.round.max(1);
        let scenario = self.view.setup.scenario.index();
        let card = self.table().scenarios[scenario][usize::from(round) - 1];
        let mut text = words::scenario_card(self.book, round, &card);
        if let Some(&loot) = self.view.loot.get(usize::from(round) - 1) {
            text = format!("{text} {}.", words::loot(self.book, self.table(), loot));
        }
        self.line(&text);
    }

    fn others(&mut self) {
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

    fn attacks(&mut self) {
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
    fn castle(&mut self) {
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
                "{:>5}  {}{:<19}{:>19}{}  {}",
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

    fn holdings(&mut self) {
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
        }
        for path in self.view.offered.clone() {
            let text = words::path_words(self.book, self.table(), path);
            let head = words::heading(self.book, "offered");
            self.line(&format!("{head}: {} – {text}", words::path(self.book, path)));
        }
    }

    fn left(&mut self) {
        self.heading(&words::heading(self.book, "left"));
        let lines = self.table().lines;
        let forts = Fortification::ALL.iter().map(|kind| kind.word()).zip(lines.fortifications);
        let lands = ["quarry-forest", "farms", "training-grounds"].into_iter().zip(lines.lands);
        let quarters = ["mercenaries", "guildsmen", "allies", "weaponsmiths"].into_iter();
        let tracks: Vec<(&str, Line)> =
            forts.chain(lands).chain(quarters.zip(lines.quarters)).collect();
        let texts: Vec<String> = tracks
            .iter()
            .map(|&(name, line)| self.named(&words::track(self.book, name), &self.signs(line)))
            .collect();
        self.columns(&texts);
        let built: Vec<String> = lines
            .constructions
            .iter()
            .map(|id| format!("{} {}", self.sign(id), words::box_name(self.book, id)))
            .collect();
        self.line(&built.join("  "));
        let produced: Vec<String> = Asset::ALL
            .iter()
            .map(|&asset| {
                let signs = self.signs(lines.production[asset.index()]);
                format!("{} {signs}", words::asset(self.book, asset))
            })
            .collect();
        let name = words::heading(self.book, "production");
        self.line(&format!("{name}: {}", produced.join("  ")));
        for &attribute in Attribute::ALL {
            let line = lines.attributes[attribute.index()];
            let count = self.player.filled.count(line);
            let rest = format!("{} {count}", self.signs(line));
            let text = self.named(&words::attribute(self.book, attribute), &rest);
            self.line(&text);
        }
        let tactics: Vec<String> = Tactic::ALL
            .iter()
            .map(|&tactic| {
                let sign = self.sign(lines.tactics.at(tactic.index()));
                let count = self.player.prepared[tactic.index()];
                format!("{sign} {} {count}", words::tactic(self.book, tactic))
            })
            .collect();
        self.line(&tactics.join("  "));
        let moods = [("discontent", self.player.discontent), ("joy", self.player.joy)];
        let moods =
            moods.map(|(head, count)| format!("{} {count}", words::heading(self.book, head)));
        let castles =
            format!("{} {}", words::heading(self.book, "castles"), self.signs(lines.castles));
        self.line(&format!("{}  {castles}", moods.join("  ")));
    }

    /// Texts side by side, two to a line.
    fn columns(&mut self, texts: &[String]) {
        let half = WIDTH / 2;
        for pair in texts.chunks(2) {
            let second = pair.get(1).map_or("", String::as_str);
            let shown = visible(&pair[0]);
            let gap = " ".repeat(half.saturating_sub(shown));
            self.lines.push(format!("{}{gap}{second}", pair[0]).trim_end().to_owned());
        }
    }

    fn right(&mut self) {
        self.heading(&words::heading(self.book, "right"));
        let lines = self.table().lines;
        let rows = Row::ALL.iter().map(|row| (row.word(), lines.rows[row.index()]));
        let more = [
            ("spies", lines.spies),
            ("assist", lines.assists),
            ("tactics", lines.research),
            ("ramparts", lines.ramparts),
            ("knight-training", lines.training),
            ("valentine", lines.valentine),
            ("michaelmas", lines.michaelmas),
            ("tournaments", lines.tournaments),
            ("trophy", lines.trophies),
            ("lammas", lines.lammas),
            ("woman", lines.women),
            ("man", lines.men),
            ("couple", lines.couples),
        ];
        let mut texts: Vec<String> = rows
            .chain(more)
            .map(|(name, line)| self.named(&words::track(self.book, name), &self.signs(line)))
            .collect();
        for (name, line) in ["keep", "bank", "stables", "chapel"].into_iter().zip(lines.buildings) {
            let text = self.levels(line);
            texts.push(self.named(&words::track(self.book, name), &text));
        }
        self.columns(&texts);
        self.additions();
        self.grids();
    }

    /// Levels apart, each with its building box in front.
    fn levels(&self, line: Line) -> String {
        let mut text = String::new();
        for id in line.iter() {
            match self.table().spec(id).kind {
                Kind::Level => text.push_str(&format!(" ^{}", self.sign(id))),
                _ => text.push_str(&self.sign(id)),
            }
        }
        text.trim_start().to_owned()
    }

    fn additions(&mut self) {
        let lines = self.table().lines;
        let number = |place: usize| match self.player.written.get(place) {
            Some(&written) if written > 0 => written.to_string(),
            _ => "_".to_owned(),
        };
        let sums: Vec<String> = (0..usize::from(lines.additions.len))
            .map(|place| {
                let sum = match self.table().sums[place] {
                    0 => String::new(),
                    sum => format!("={sum}"),
                };
                format!(
                    "{}+{}{sum} {}",
                    number(place * 2),
                    number(place * 2 + 1),
                    self.sign(lines.additions.at(place))
                )
            })
            .collect();
        let name = words::track(self.book, "addition");
        self.line(&format!("{name}: {}", sums.join("  ")));
    }

    /// The brewery beside the ropes of Lammas; what is filled stands in brackets.
    fn grids(&mut self) {
        let lines = self.table().lines;
        let shown = |id: BoxId, text: &str| {
            if self.player.is_filled(id) { format!("[{text}]") } else { format!(" {text} ") }
        };
        let mut texts = Vec::new();
        for row in 0..4 {
            let boxes = (0..4).map(|column| {
                let place = row * 4 + column;
                let name = words::ingredient(self.book, self.table().grid[place]);
                format!("{:^11}", shown(lines.brewery.at(place), &name))
            });
            let left = boxes.collect::<String>();
            let right = if row < 3 {
                let rope = (0..4).map(|column| {
                    let place = row * 4 + column;
                    let name = words::colour(self.book, self.table().ropes[place]);
                    let pennant = shown(lines.pennants.at(place), &name);
                    let hanging =
                        (column < 3).then(|| self.sign(lines.hanging.at(row * 3 + column)));
                    format!("{pennant}{}", hanging.unwrap_or_default())
                });
                rope.collect::<String>()
            } else {
                String::new()
            };
            texts.push(left);
            texts.push(right);
        }
        self.columns(&texts);
    }
}

/// How wide a text is on the screen.
fn visible(text: &str) -> usize {
    let mut is_code = false;
    text.chars()
        .filter(|&sign| {
            let starts = sign == '\x1b';
            let shown = !is_code && !starts;
            is_code = starts || (is_code && sign != 'm');
            shown
        })
        .count()
}
