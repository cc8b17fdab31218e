//! Both sheets as text: a line of boxes for each track.

use bastide_anarchy::{Asset, Attribute, BoxId, Fortification, Kind, Line, Row, Tactic};

use super::{Page, WIDTH, visible};
use crate::words;

impl Page<'_> {
    pub(super) fn left(&mut self) {
        self.heading(&words::heading(self.book, "left"));
        let lines = self.table().lines;
        let forts = Fortification::ALL.iter().map(|kind| kind.word()).zip(lines.fortifications);
        let lands = ["quarry-forest", "farms", "training-grounds"].into_iter().zip(lines.lands);
        let quarters = ["mercenaries", "guildsmen", "allies", "weaponsmiths"].into_iter();
        let tracks: Vec<(&str, Line)> =
            forts.chain(lands).chain(quarters.zip(lines.quarters)).collect();
        let texts: Vec<String> = tracks
            .iter()
            .map(|&(name, line)| Self::named(&words::track(self.book, name), &self.signs(line)))
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
            let text = Self::named(&words::attribute(self.book, attribute), &rest);
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

    pub(super) fn right(&mut self) {
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
            .map(|(name, line)| Self::named(&words::track(self.book, name), &self.signs(line)))
            .collect();
        for (name, line) in ["keep", "bank", "stables", "chapel"].into_iter().zip(lines.buildings) {
            let text = self.levels(line);
            texts.push(Self::named(&words::track(self.book, name), &text));
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
                Kind::Level => text.extend([" ^", &self.sign(id)]),
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
