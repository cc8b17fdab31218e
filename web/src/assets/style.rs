//! Takes out of a style sheet what is there for us only: comments and needless spaces.

/// Next to these no space is needed, in selectors and in declarations alike.
const APART: [char; 6] = ['{', '}', ';', ',', '>', '!'];

pub(super) fn squeezed(source: &str) -> String {
    let mut style = String::with_capacity(source.len());
    let mut rest = source;
    let mut is_apart = false;
    while let Some(next) = rest.chars().next() {
        let length = match next {
            '"' | '\'' => text(rest, next),
            '/' if rest.starts_with("/*") => {
                rest = rest.split_once("*/").map_or("", |(_, after)| after);
                continue;
            }
            _ => next.len_utf8(),
        };
        let (token, after) = rest.split_at(length);
        rest = after;
        if next.is_whitespace() {
            is_apart = true;
            continue;
        }
        if is_apart && style.chars().next_back().is_some_and(|before| needs_space(before, next)) {
            style.push(' ');
        }
        if next == '}' && style.ends_with(';') {
            style.pop();
        }
        is_apart = false;
        style.push_str(token);
    }
    style
}

fn needs_space(before: char, next: char) -> bool {
    let ends = APART.contains(&before) || matches!(before, ':' | '(');
    !ends && !APART.contains(&next) && next != ')'
}

/// The length of a text, with both quotation marks.
fn text(rest: &str, quote: char) -> usize {
    let mut is_escaped = false;
    let end = rest.char_indices().skip(1).find(|&(_, sign)| {
        let is_end = sign == quote && !is_escaped;
        is_escaped = sign == '\\' && !is_escaped;
        is_end
    });
    end.map_or(rest.len(), |(at, _)| at + 1)
}

#[cfg(test)]
mod tests {
    use super::squeezed;

    #[test]
    fn comments_and_needless_spaces_stay_behind() {
        let style = "/* The bar. */\n\n.bar , a > b { a: b !important; }\n  /* of\n two */ .asked::before { content: \"· ;  }\"; }\n";
        assert_eq!(squeezed(style), ".bar,a>b{a:b!important}.asked::before{content:\"· ;  }\"}");
    }

    #[test]
    fn spaces_that_mean_something_stay() {
        for style in [
            "a :hover b{inset:0 auto 1px calc(1px + 2px)}",
            "@media (width>=1px) and (height<2px){a{grid:\"a b\" \"c d\"/1fr}}",
            "a:not(.b) .c [d=\"e\"]+f~g *{--x:var(--y) 1px}",
        ] {
            assert_eq!(squeezed(style), style);
        }
    }
}
