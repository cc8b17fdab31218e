//! The marks inside a line: code, emphasis, and mentions of clauses and rulings.

/// Escaped HTML of one line of Markdown.
pub(crate) fn inline(text: &str) -> String {
    let mut html = String::with_capacity(text.len() + text.len() / 4);
    for (index, part) in text.split('`').enumerate() {
        if index % 2 == 1 {
            html.push_str(&element("code", &escaped(part)));
        } else {
            html.push_str(&emphasis(&mentions(&escaped(part))));
        }
    }
    html
}

fn element(name: &str, inside: &str) -> String {
    format!("<{name}>{inside}</{name}>")
}

fn link(id: &str, words: &str) -> String {
    format!(r##"<a href="#{id}">{words}</a>"##)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// `**strong**` and `*stressed*`.
fn emphasis(text: &str) -> String {
    let strong = paired(text, "**", "b");
    paired(&strong, "*", "em")
}

/// Puts what stands between two marks into an element; a mark without its twin stays.
fn paired(text: &str, mark: &str, name: &str) -> String {
    let mut parts = text.split(mark);
    let mut html = parts.next().unwrap_or_default().to_owned();
    while let Some(inside) = parts.next() {
        match parts.next() {
            Some(after) => html.extend([element(name, inside).as_str(), after]),
            None => html.extend([mark, inside]),
        }
    }
    html
}

/// Makes `CAT-PLACE-04` and the `R 7` of `(R 7)` links to where they are defined.
fn mentions(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let mut rest = text;
    while let Some(start) = rest.find(is_part) {
        let (before, from) = rest.split_at(start);
        html.push_str(before);
        let end = from.find(|c| !is_part(c)).unwrap_or(from.len());
        let (word, after) = from.split_at(end);
        if bastide_ledger::is_id(word) {
            html.push_str(&link(word, word));
            rest = after;
        } else if let Some((number, after)) = ruling(word, after) {
            html.push_str(&link(&format!("R-{number}"), &format!("R {number}")));
            rest = after;
        } else {
            html.push_str(word);
            rest = after;
        }
    }
    html.push_str(rest);
    html
}

/// The number after a lone `R`, and what follows it; `R-07` is one word.
fn ruling<'a>(word: &str, after: &'a str) -> Option<(u32, &'a str)> {
    if let Some(number) = word.strip_prefix("R-").and_then(|digits| digits.parse().ok()) {
        return Some((number, after));
    }
    let digits = after.strip_prefix(' ').filter(|_| word == "R")?;
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    let number = digits[..end].parse().ok()?;
    Some((number, &digits[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_become_elements_and_mentions_become_links() {
        assert_eq!(
            inline("*a* **b** `c*d*` & <e>"),
            "<em>a</em> <b>b</b> <code>c*d*</code> &amp; &lt;e&gt;"
        );
        assert_eq!(
            inline("see CAT-PLACE-04 (R 12), RL 40"),
            r##"see <a href="#CAT-PLACE-04">CAT-PLACE-04</a> (<a href="#R-12">R 12</a>), RL 40"##
        );
    }

    #[test]
    fn a_mark_without_its_twin_stays() {
        assert_eq!(inline("2 * 3"), "2 * 3");
    }
}
