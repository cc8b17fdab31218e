//! A ledger of rules, read from its Markdown into what a page shows.
//!
//! It reads only what our ledgers use: headings, paragraphs, lists one level deep, tables, drawings
//! between fences. A list item that begins with a clause (`**CAT-PLACE-04**`) or a ruling
//! (`- **R 5 …**`, `- **R-05 …**`, or `5. **…**` among the rulings) and a row of a table that begins with
//! a clause become something one can link to, and every mention of one becomes a link.

use super::inline::inline;

#[derive(Clone, Debug, Default)]
pub struct Ledger {
    /// What stands before the first family.
    pub opening: Vec<Block>,
    pub families: Vec<Family>,
}

/// A part of the ledger with a heading: `Placing (CAT-PLACE)`.
#[derive(Clone, Debug)]
pub struct Family {
    pub id: String,
    pub title: String,
    pub blocks: Vec<Block>,
}

/// Everything but [`Block::Drawing`] holds HTML that is already escaped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    Heading(String),
    Paragraph(String),
    Item(String),
    Clause(Clause),
    Drawing(String),
    /// The first row is the heading.
    Table(Vec<Row>),
}

/// A row of a table; one that begins with a clause defines it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub id: Option<String>,
    pub cells: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    /// `CAT-PLACE-04`, `R-5`: what a link names.
    pub id: String,
    /// `CAT-PLACE-04`, `R 5`: what people call it.
    pub name: String,
    pub html: String,
}

impl Ledger {
    pub fn read(markdown: &str) -> Self {
        let mut ledger = Self::default();
        let mut lines = markdown.lines().peekable();
        while let Some(line) = lines.next() {
            if let Some(title) = line.strip_prefix("## ") {
                ledger.families.push(Family::titled(title));
            } else if let Some(title) = line.strip_prefix("### ") {
                ledger.push(Block::Heading(inline(title)));
            } else if line.starts_with("```") {
                let drawn = lines.by_ref().take_while(|line| !line.starts_with("```"));
                ledger.push(Block::Drawing(drawn.collect::<Vec<_>>().join("\n")));
            } else if line.starts_with('|') {
                let mut rows = vec![row(line)];
                while let Some(line) = lines.next_if(|line| line.starts_with('|')) {
                    rows.push(row(line));
                }
                rows.retain(|row| !row.cells.iter().all(|cell| is_ruler(cell)));
                ledger.push(Block::Table(rows));
            } else if !(line.trim().is_empty() || line == "---" || line.starts_with("# ")) {
                let mut text = line.to_owned();
                while let Some(more) = lines.next_if(|line| goes_on(line)) {
                    text.push(' ');
                    text.push_str(more.trim());
                }
                let block = ledger.numbered_ruling(&text).unwrap_or_else(|| block(&text));
                ledger.push(block);
            }
        }
        ledger
    }

    /// `5. **Keep and full rows.** …`, where rulings are numbered as a list.
    fn numbered_ruling(&self, text: &str) -> Option<Block> {
        self.families.last().filter(|family| family.title.contains("rulings"))?;
        let (number, rest) = text.split_once(". ")?;
        rest.strip_prefix("**")?;
        Some(Block::Clause(Clause::ruling(number.parse().ok()?, rest)))
    }

    fn push(&mut self, block: Block) {
        match self.families.last_mut() {
            Some(family) => family.blocks.push(block),
            None => self.opening.push(block),
        }
    }
}

impl Family {
    /// `Placing (CAT-PLACE)` is called by what stands in brackets.
    fn titled(heading: &str) -> Self {
        let code = heading.split_once(" (").and_then(|(_, rest)| rest.split_once(')'));
        let is_code = |code: &str| code.chars().all(|c| c.is_ascii_uppercase() || c == '-');
        let (title, id) = match code.filter(|(code, _)| is_code(code)) {
            Some((code, after)) => {
                let name = heading.split(" (").next().unwrap_or_default();
                (format!("{name}{after}"), code.to_owned())
            }
            None => (heading.to_owned(), slug(heading)),
        };
        Self { id, title, blocks: Vec::new() }
    }
}

/// `Ambiguities and rulings`: `ambiguities-and-rulings`.
fn slug(title: &str) -> String {
    let words = title.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect::<Vec<_>>().join("-")
}

/// Whether a line continues the paragraph or list item before it.
fn goes_on(line: &str) -> bool {
    let starts_anew = ["- ", "#", "|", "```", "---"].iter().any(|mark| line.starts_with(mark));
    let number = line.split_once(". **").map_or("", |(number, _)| number);
    let is_numbered = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
    !line.trim().is_empty() && !starts_anew && !is_numbered
}

fn row(line: &str) -> Row {
    let cells: Vec<&str> = line.trim().trim_matches('|').split('|').map(str::trim).collect();
    let id = cells.first().filter(|first| bastide_ledger::is_id(first));
    Row {
        id: id.map(|id| (*id).to_owned()),
        cells: cells.iter().map(|cell| inline(cell)).collect(),
    }
}

fn is_ruler(cell: &str) -> bool {
    !cell.is_empty() && cell.chars().all(|c| matches!(c, '-' | ':'))
}

fn block(text: &str) -> Block {
    let Some(item) = text.strip_prefix("- ") else { return Block::Paragraph(inline(text)) };
    clause(item).map_or_else(|| Block::Item(inline(item)), Block::Clause)
}

fn clause(item: &str) -> Option<Clause> {
    let (bold, rest) = item.strip_prefix("**")?.split_once("**")?;
    if bastide_ledger::is_id(bold) {
        let name = bold.to_owned();
        return Some(Clause { id: name.clone(), name, html: inline(rest.trim_start()) });
    }
    let named = bold.strip_prefix("R ").or_else(|| bold.strip_prefix("R-"))?;
    let (number, title) = named.split_once(' ')?;
    Some(Clause::ruling(number.parse().ok()?, &format!("**{title}**{rest}")))
}

impl Clause {
    fn ruling(number: u32, text: &str) -> Self {
        Self { id: format!("R-{number}"), name: format!("R {number}"), html: inline(text) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clause_of_the_ledger_is_on_the_page_once() {
        for source in LEDGERS {
            let ledger = Ledger::read(source);
            let shown: Vec<String> =
                clauses(&ledger).into_iter().filter(|id| !id.starts_with("R-")).collect();
            let entries = bastide_ledger::entries(source);
            assert_eq!(shown, entries.iter().map(|entry| entry.id.clone()).collect::<Vec<_>>());
        }
    }

    #[test]
    fn every_link_inside_a_ledger_leads_somewhere() {
        for source in LEDGERS {
            let ledger = Ledger::read(source);
            let mut places = clauses(&ledger);
            places.extend(ledger.families.iter().map(|family| family.id.clone()));
            let page = format!("{ledger:?}");
            let links = page.split("href=\\\"#").skip(1).filter_map(|rest| rest.split('\\').next());
            let lost: Vec<&str> =
                links.filter(|link| !places.iter().any(|place| place == link)).collect();
            assert!(lost.is_empty(), "{lost:?}");
        }
    }

    #[test]
    fn rulings_have_links_however_they_are_written() {
        let rulings = LEDGERS.map(|source| {
            clauses(&Ledger::read(source)).iter().filter(|id| id.starts_with("R-")).count()
        });
        assert!(rulings.iter().all(|&count| count >= 10), "{rulings:?}");
    }

    const LEDGERS: [&str; 3] = [
        include_str!("../../../docs/rules/cathedral.md"),
        include_str!("../../../docs/rules/tournay.md"),
        include_str!("../../../docs/rules/anarchy.md"),
    ];

    fn clauses(ledger: &Ledger) -> Vec<String> {
        let blocks = ledger.families.iter().flat_map(|family| &family.blocks);
        let ids = blocks.flat_map(|block| match block {
            Block::Clause(clause) => vec![clause.id.clone()],
            Block::Table(rows) => rows.iter().filter_map(|row| row.id.clone()).collect(),
            _ => Vec::new(),
        });
        ids.collect()
    }

    #[test]
    fn headings_items_tables_and_drawings_are_told_apart() {
        let ledger = Ledger::read(
            "# Title\nHello\nthere.\n\n## Placing (CAT-PLACE), not binding\n\n- **CAT-PLACE-01** One\n  \
             piece. (R 7)\n- plain\n\n| a | b |\n|---|---|\n| 1 | `<` |\n\n```\nX .\n```\n\n\
             ## Rulings\n- **R 7 Passing.** No.\n",
        );
        assert_eq!(ledger.opening, [Block::Paragraph("Hello there.".to_owned())]);
        let [placing, rulings] = &ledger.families[..] else { panic!("two families") };
        assert_eq!(
            (placing.id.as_str(), placing.title.as_str()),
            ("CAT-PLACE", "Placing, not binding")
        );
        assert_eq!(
            placing.blocks,
            [
                Block::Clause(Clause {
                    id: "CAT-PLACE-01".to_owned(),
                    name: "CAT-PLACE-01".to_owned(),
                    html: r##"One piece. (<a href="#R-7">R 7</a>)"##.to_owned(),
                }),
                Block::Item("plain".to_owned()),
                Block::Table(vec![
                    Row { id: None, cells: vec!["a".to_owned(), "b".to_owned()] },
                    Row { id: None, cells: vec!["1".to_owned(), "<code>&lt;</code>".to_owned()] },
                ]),
                Block::Drawing("X .".to_owned()),
            ]
        );
        assert_eq!(rulings.id, "rulings");
        let Block::Clause(ruling) = &rulings.blocks[0] else { panic!("a ruling") };
        assert_eq!((ruling.id.as_str(), ruling.html.as_str()), ("R-7", "<b>Passing.</b> No."));
    }
}
