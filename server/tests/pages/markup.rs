//! A reader of markup as strict as a validator where browsers forgive: what is opened is closed, in
//! order, and no attribute stands twice.

/// Elements that have no end.
const VOID: [&str; 6] = ["meta", "link", "input", "img", "br", "hr"];

#[derive(Debug)]
pub(crate) struct Element {
    pub(crate) name: String,
    pub(crate) attributes: Vec<(String, String)>,
    /// All text inside, that of its children too.
    pub(crate) text: String,
    /// The elements it stands in, outermost first.
    within: Vec<String>,
    /// The language of its words: its own or that of what it stands in.
    pub(crate) language: Option<String>,
}

impl Element {
    pub(crate) fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn is_within(&self, name: &str) -> bool {
        self.within.iter().any(|outer| outer == name)
    }
}

/// Every element of a document in its order. Panics where the document is not sound.
pub(crate) fn elements(html: &str) -> Vec<Element> {
    let mut found: Vec<Element> = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    let mut rest = html.strip_prefix("<!DOCTYPE html>").expect("a doctype");
    while let Some(start) = rest.find('<') {
        let (text, tag) = rest.split_at(start);
        for &index in &open {
            found[index].text.push_str(text);
        }
        let (tag, after) = tag[1..].split_once('>').expect("a tag ends");
        rest = after;
        if let Some(name) = tag.strip_prefix('/') {
            let index = open.pop().expect("something is open");
            assert_eq!(found[index].name, name, "closed in another order");
            continue;
        }
        let within = open.iter().map(|&index| found[index].name.clone()).collect();
        let is_closed = tag.ends_with('/');
        let mut element = element(tag.trim_end_matches('/'), within);
        let own = element.attribute("lang").map(str::to_owned);
        element.language =
            own.or_else(|| open.last().and_then(|&outer| found[outer].language.clone()));
        let is_void = VOID.contains(&element.name.as_str());
        if element.name == "script" {
            // The text of a script is no markup.
            let end = rest.find("</script>").expect("a script ends");
            rest = &rest[end..];
        }
        found.push(element);
        if !is_closed && !is_void {
            open.push(found.len() - 1);
        }
    }
    assert!(open.is_empty(), "left open: {:?}", found[open[0]].name);
    found
}

fn element(tag: &str, within: Vec<String>) -> Element {
    let (name, mut rest) = tag.split_once(char::is_whitespace).unwrap_or((tag, ""));
    let mut attributes: Vec<(String, String)> = Vec::new();
    loop {
        rest = rest.trim_start();
        if rest.is_empty() {
            break;
        }
        let end = rest.find(|c: char| c == '=' || c.is_whitespace()).unwrap_or(rest.len());
        let (key, after) = rest.split_at(end);
        let (value, after) = match after.strip_prefix("=\"") {
            Some(quoted) => quoted.split_once('"').expect("a value ends"),
            None => ("", after),
        };
        assert!(attributes.iter().all(|(other, _)| other != key), "{key} stands twice in {tag}");
        attributes.push((key.to_owned(), value.to_owned()));
        rest = after;
    }
    Element { name: name.to_owned(), attributes, text: String::new(), within, language: None }
}
