//! A ledger of rules, read from its Markdown into what a page shows.
//!
//! It reads only what our ledgers use: headings, paragraphs, lists one level deep, tables, drawings
//! between fences. A list item that begins with a clause (`**CAT-PLACE-04**`) or a ruling
//! (`**R 5 …**`) becomes something one can link to, and every mention of one becomes a link.

mod inline;

use inline::inline;

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
    /// Rows of cells, the first the heading.
    Table(Vec<Vec<String>>),
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
                let mut rows = vec![cells(line)];
                while let Some(row) = lines.next_if(|line| line.starts_with('|')) {
                    rows.push(cells(row));
                }
                rows.retain(|row| !row.iter().all(|cell| is_ruler(cell)));
                ledger.push(Block::Table(rows));
            } else if !(line.trim().is_empty() || line == "---" || line.starts_with("# ")) {
                let mut text = line.to_owned();
                while let Some(more) = lines.next_if(|line| goes_on(line)) {
                    text.push(' ');
                    text.push_str(more.trim());
                }
                ledger.push(block(&text));
            }
        }
        ledger
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
    !line.trim().is_empty() && !starts_anew
}

fn cells(line: &str) -> Vec<String> {
    line.trim().trim_matches('|').split('|').map(|cell| inline(cell.trim())).collect()
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
    let (number, title) = bold.strip_prefix("R ")?.split_once(' ')?;
    let number: u32 = number.parse().ok()?;
    let html = inline(&format!("**{title}**{rest}"));
    Some(Clause { id: format!("R-{number}"), name: format!("R {number}"), html })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clause_of_the_ledger_is_on_the_page_once() {
        let source = include_str!("../../../docs/rules/cathedral.md");
        let ledger = Ledger::read(source);
        let blocks = ledger.families.iter().flat_map(|family| &family.blocks);
        let shown: Vec<&str> = blocks
            .filter_map(|block| match block {
                Block::Clause(clause) if !clause.id.starts_with("R-") => Some(clause.id.as_str()),
                _ => None,
            })
            .collect();
        let entries = bastide_ledger::entries(source);
        assert_eq!(shown, entries.iter().map(|entry| entry.id.as_str()).collect::<Vec<_>>());
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
                    vec!["a".to_owned(), "b".to_owned()],
                    vec!["1".to_owned(), "<code>&lt;</code>".to_owned()],
                ]),
                Block::Drawing("X .".to_owned()),
            ]
        );
        assert_eq!(rulings.id, "rulings");
        let Block::Clause(ruling) = &rulings.blocks[0] else { panic!("a ruling") };
        assert_eq!((ruling.id.as_str(), ruling.html.as_str()), ("R-7", "<b>Passing.</b> No."));
    }
}
