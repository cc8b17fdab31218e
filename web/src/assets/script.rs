//! Takes out of scripts what is there for us only: comments, needless spaces and long names of variables.
//!
//! It reads them word by word, as a browser does, and knows as much of the language as our modules use.

mod names;

use std::borrow::Cow;

/// One word of a script.
struct Token<'a> {
    kind: Kind,
    text: Cow<'a, str>,
    /// What stood before it.
    gap: Gap,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Gap {
    None,
    Space,
    /// A line ended.
    Line,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A name, a word of the language, a number.
    Word,
    /// A single sign.
    Sign,
    /// A text between quotation marks, or a pattern between slashes.
    Text,
    /// A template, or what of it stands outside its braces: the braces are in it.
    Template,
}

impl Token<'_> {
    fn is(&self, sign: &str) -> bool {
        self.kind == Kind::Sign && self.text == sign
    }

    /// Whether it begins something that another token ends.
    fn opens(&self) -> bool {
        match self.kind {
            Kind::Sign => matches!(&*self.text, "(" | "[" | "{"),
            Kind::Template => self.text.ends_with("${"),
            _ => false,
        }
    }

    /// Whether it ends what another one began.
    fn closes(&self) -> bool {
        match self.kind {
            Kind::Sign => matches!(&*self.text, ")" | "]" | "}"),
            Kind::Template => self.text.starts_with('}'),
            _ => false,
        }
    }
}

/// The same script, as short as it can be told without understanding it.
pub(super) fn squeezed(source: &str) -> String {
    let mut tokens = tokens(source);
    names::shorten(&mut tokens);
    let mut script = String::with_capacity(source.len());
    let mut before: Option<&Token<'_>> = None;
    for token in &tokens {
        script.push_str(before.map_or("", |before| gap(before, token)));
        script.push_str(&token.text);
        before = Some(token);
    }
    script
}

/// What has to stand between two tokens. Lines are only joined where no statement could end.
fn gap(before: &Token<'_>, token: &Token<'_>) -> &'static str {
    let one_of = |token: &Token<'_>, signs: &[&str]| signs.iter().any(|sign| token.is(sign));
    let goes_on = one_of(before, &["{", "(", "[", ";", ",", ":", "?", "=", "&", "|"])
        || one_of(token, &["}", ")", "]", ",", ":", "?", "&", "|", "."]);
    let would_grow_together = (before.kind == Kind::Word && token.kind == Kind::Word)
        || ["+", "-"].iter().any(|sign| before.is(sign) && token.is(sign));
    if token.gap == Gap::Line && !goes_on {
        "\n"
    } else if token.gap != Gap::None && would_grow_together {
        " "
    } else {
        ""
    }
}

fn tokens(source: &str) -> Vec<Token<'_>> {
    let mut reader = Reader { rest: source, tokens: Vec::new(), braces: Vec::new() };
    while reader.read() {}
    reader.tokens
}

struct Reader<'a> {
    rest: &'a str,
    tokens: Vec<Token<'a>>,
    /// For every brace that is open, whether a template goes on behind it.
    braces: Vec<bool>,
}

impl Reader<'_> {
    /// One token more, if there is one.
    fn read(&mut self) -> bool {
        let gap = self.skip();
        let Some(first) = self.rest.chars().next() else {
            return false;
        };
        let (kind, length) = match first {
            '\'' | '"' => (Kind::Text, 1 + end(&self.rest[1..], first)),
            '`' => (Kind::Template, self.template()),
            '{' => {
                self.braces.push(false);
                (Kind::Sign, 1)
            }
            '}' if self.braces.pop() == Some(true) => (Kind::Template, self.template()),
            '/' if self.begins_a_pattern() => (Kind::Text, pattern(self.rest)),
            _ if is_of_word(first) => {
                let word = self.rest.find(|c| !is_of_word(c)).unwrap_or(self.rest.len());
                (Kind::Word, word)
            }
            _ => (Kind::Sign, first.len_utf8()),
        };
        let (text, rest) = self.rest.split_at(length);
        self.rest = rest;
        self.tokens.push(Token { kind, text: Cow::Borrowed(text), gap });
        true
    }

    /// Goes past spaces and comments.
    fn skip(&mut self) -> Gap {
        let mut gap = Gap::None;
        loop {
            let begun = self.rest.trim_start();
            let after = if begun.starts_with("//") {
                begun.find('\n').map_or("", |end| &begun[end..])
            } else if begun.starts_with("/*") {
                begun.split_once("*/").map_or("", |(_, after)| after)
            } else {
                begun
            };
            let skipped = &self.rest[..self.rest.len() - after.len()];
            if skipped.is_empty() {
                return gap;
            }
            gap = if gap == Gap::Line || skipped.contains('\n') { Gap::Line } else { Gap::Space };
            self.rest = after;
        }
    }

    /// The length of a template up to its end or to its next brace.
    fn template(&mut self) -> usize {
        let mut is_escaped = false;
        for (at, sign) in self.rest.char_indices().skip(1) {
            match sign {
                _ if is_escaped => is_escaped = false,
                '\\' => is_escaped = true,
                '`' => return at + 1,
                '$' if self.rest[at + 1..].starts_with('{') => {
                    self.braces.push(true);
                    return at + 2;
                }
                _ => {}
            }
        }
        panic!("a template has no end: {}", self.rest)
    }

    /// Whether a slash begins a pattern: it divides only what has ended.
    fn begins_a_pattern(&self) -> bool {
        self.tokens.last().is_none_or(|before| match before.kind {
            Kind::Word => matches!(&*before.text, "return" | "typeof" | "case" | "of" | "in"),
            Kind::Sign => !before.closes(),
            Kind::Text | Kind::Template => false,
        })
    }
}

fn is_of_word(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '_' | '$' | '#')
}

/// How far it is to the end of a text, with the sign that ends it.
fn end(text: &str, quote: char) -> usize {
    let mut is_escaped = false;
    for (at, sign) in text.char_indices() {
        match sign {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            _ if sign == quote => return at + sign.len_utf8(),
            _ => {}
        }
    }
    panic!("a text has no end: {text}")
}

/// The length of a pattern with what is said of it behind its last slash.
fn pattern(text: &str) -> usize {
    let (mut is_escaped, mut is_in_set) = (false, false);
    for (at, sign) in text.char_indices().skip(1) {
        match sign {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '[' => is_in_set = true,
            ']' => is_in_set = false,
            '/' if !is_in_set => {
                let flags = &text[at + 1..];
                let flags = flags.find(|c: char| !c.is_ascii_lowercase()).unwrap_or(flags.len());
                return at + 1 + flags;
            }
            _ => {}
        }
    }
    panic!("a pattern has no end: {text}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_spaces_stay_behind() {
        let source = "/**\n * Sends.\n */\n\n// Once.\nconst c = /** @type {const} */ ([\n  'one', // the first\n]);\n\
            if (c) return typeof c;\n";
        assert_eq!(squeezed(source), "const c=(['one',]);if(c)return typeof c;");
    }

    #[test]
    fn what_is_said_stays_as_it_is() {
        for source in [
            "'/* no  comment */'",
            "\"a // b\"",
            "`a  ${ b }  c`",
            "`a  ${b.map(({x})=>`  ${x}  `)}  // c`",
            "x.replace(/[/'] \\/  '/g,'  ')",
            "'it\\'s  '",
        ] {
            assert_eq!(squeezed(source), source.replace("${ b }", "${b}"));
        }
        assert_eq!(squeezed("a / b / c; // '"), "a/b/c;");
    }

    #[test]
    fn lines_are_joined_only_where_no_statement_ends() {
        let source =
            "const list = [\n  1,\n  2,\n]\n  .map(f)\nlet a = b\n++c\nx = {\n}\ny = a + +b++\n";
        assert_eq!(squeezed(source), "const d=[1,2,].map(f)\nlet a=b\n++c\nx={}\ny=a+ +b++");
    }
}
