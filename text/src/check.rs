//! Holds the three locales of a package to its messages: same messages, same arguments, nothing unused.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::message::Declared;
use crate::{Language, Locales};

/// Fails where a locale lacks a message, has one that no type or function uses, gives one other arguments, or where a
/// French line could break before a mark.
/// A package's tests call it with the `MESSAGES` of its modules.
pub fn check_locales(locales: &Locales, modules: &[&[Declared]]) {
    let messages = modules.concat();
    let names: BTreeSet<&str> = messages.iter().map(|(id, _)| *id).collect();
    assert_eq!(names.len(), messages.len(), "no name is used by two messages");
    let breaking: Vec<&str> = breaking_lines(locales.sources(Language::French)).collect();
    assert!(breaking.is_empty(), "no-break spaces are missing: {breaking:#?}");
    for language in Language::ALL {
        let locale = locale(locales, language);
        let mut used = BTreeSet::new();
        for (id, arguments) in &messages {
            let mentions = closure(&locale, id);
            let expected = arguments.iter().map(ToString::to_string).collect::<BTreeSet<_>>();
            assert_eq!(mentions.variables, expected, "{language}: {id}");
            used.extend(mentions.messages);
        }
        let unused: Vec<&String> = locale.keys().filter(|id| !used.contains(*id)).collect();
        assert!(unused.is_empty(), "{language}: {unused:?}");
    }
}

/// French lines that set off a mark by a space at which a browser may break the line.
fn breaking_lines<'a>(sources: &[&'a str]) -> impl Iterator<Item = &'a str> {
    const BREAKING: [&str; 6] = [" ;", " :", " !", " ?", " »", "« "];
    let lines = sources.iter().flat_map(|source| source.lines());
    lines.filter(|line| BREAKING.iter().any(|mark| line.contains(mark)))
}

/// What a message of a locale mentions.
#[derive(Default)]
struct Mentions {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

impl Mentions {
    fn of(pattern: &Pattern<&str>) -> Self {
        let mut mentions = Self::default();
        mentions.read(pattern);
        mentions
    }

    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression } => self.read_expression(expression),
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                for variant in variants {
                    self.read(&variant.value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::StringLiteral { .. } => {}
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            other => panic!("the locales use no terms, functions or numbers: {other:?}"),
        }
    }
}

type Locale = BTreeMap<String, Mentions>;

fn locale(locales: &Locales, language: Language) -> Locale {
    let mut locale = Locale::new();
    for source in locales.sources(language) {
        for entry in parser::parse(*source).expect("the locale parses").body {
            match entry {
                Entry::Message(message) => {
                    let value = message.value.expect("messages have values");
                    locale.insert(message.id.name.to_owned(), Mentions::of(&value));
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                other => panic!("{language}: {other:?}"),
            }
        }
    }
    locale
}

/// All that a message mentions, also by way of the messages it is made of.
fn closure(locale: &Locale, id: &str) -> Mentions {
    let mut all = Mentions::default();
    let mut open = vec![id.to_owned()];
    while let Some(id) = open.pop() {
        if all.messages.insert(id.clone()) {
            let mentions = locale.get(&id).unwrap_or_else(|| panic!("there is no message {id}"));
            all.variables.extend(mentions.variables.iter().cloned());
            open.extend(mentions.messages.iter().cloned());
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_marks_are_set_off_by_spaces_that_hold() {
        let kept = "ask = Qui\u{a0}? «\u{a0}Moi\u{202f}»";
        for broken in ["ask = Qui ?", "own = « Moi\u{a0}»", "own = «\u{a0}Moi »", "two = un ; deux"]
        {
            let source = format!("{kept}\n{broken}\n");
            assert_eq!(breaking_lines(&[&source]).collect::<Vec<_>>(), [broken]);
        }
    }
}
