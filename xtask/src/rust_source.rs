//! Reads Rust just well enough to tell code from comments and text, and to find functions.
//!
//! Not a parser: it counts brackets. What it needs to know about the language is listed in its tests.

/// A source file with its three layers. Each layer keeps the line breaks of the file, and blanks for what it leaves
/// out, so that a place in one is the same place in all.
pub struct RustSource {
    whole: String,
    code: String,
    comments: String,
}

/// A function with a body.
#[derive(Debug, PartialEq, Eq)]
pub struct Function {
    pub name: String,
    /// The line of the word `fn`, from 0.
    pub line: usize,
    /// The line of the closing brace, from 0.
    pub last_line: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Layer {
    Code,
    Comment,
    Text,
}

impl RustSource {
    pub fn new(text: &str) -> Self {
        let layers = layers(text.as_bytes());
        let only = |wanted: Layer| {
            let bytes = text.bytes().zip(&layers);
            let kept = bytes.map(|(byte, &layer)| if layer == wanted || byte == b'\n' { byte } else { b' ' });
            String::from_utf8_lossy(&kept.collect::<Vec<_>>()).into_owned()
        };
        Self { code: only(Layer::Code), comments: only(Layer::Comment), whole: text.to_owned() }
    }

    pub fn lines(&self) -> impl Iterator<Item = &str> {
        self.whole.lines()
    }

    /// The lines without comments and without the contents of string and character literals.
    pub fn code_lines(&self) -> impl Iterator<Item = &str> {
        self.code.lines()
    }

    pub fn comment_lines(&self) -> impl Iterator<Item = &str> {
        self.comments.lines()
    }

    /// All functions that have a body, in order of their first line, inner ones included.
    pub fn functions(&self) -> Vec<Function> {
        words(&self.code)
            .filter(|&(_, word)| word == "fn")
            .filter_map(|(at, word)| {
                let signature = self.code.get(at + word.len()..)?;
                let name = words(signature).next().filter(|(gap, _)| signature[..*gap].trim().is_empty())?.1;
                let end = at + word.len() + body_end(signature)?;
                Some(Function { name: name.to_owned(), line: self.line_of(at), last_line: self.line_of(end) })
            })
            .collect()
    }

    /// First and last line of each `#[cfg(test)]` item with a body.
    pub fn test_only(&self) -> Vec<(usize, usize)> {
        let mark = "#[cfg(test)]";
        self.code
            .match_indices(mark)
            .filter_map(|(at, _)| {
                let after = at + mark.len();
                let end = after + body_end(self.code.get(after..)?)?;
                Some((self.line_of(at), self.line_of(end)))
            })
            .collect()
    }

    fn line_of(&self, at: usize) -> usize {
        self.code.bytes().take(at).filter(|&byte| byte == b'\n').count()
    }
}

/// The words of a text (letters, digits, `_`) with their places.
pub fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + text.get(at..)?.find(is_word)?;
        let rest = text.get(start..)?;
        let length = rest.find(|letter| !is_word(letter)).unwrap_or(rest.len());
        at = start + length;
        Some((start, &rest[..length]))
    })
}

/// Where the first brace outside parentheses and brackets closes again; `None` if a `;` comes first.
fn body_end(code: &str) -> Option<usize> {
    let mut depth = 0_usize;
    let mut in_body = false;
    for (at, byte) in code.bytes().enumerate() {
        match byte {
            b'{' if depth == 0 => {
                in_body = true;
                depth = 1;
            }
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => {
                depth = depth.checked_sub(1)?;
                if in_body && depth == 0 {
                    return Some(at);
                }
            }
            b';' if depth == 0 => return None,
            _ => (),
        }
    }
    None
}

/// To which layer each byte belongs. The quotes of a literal count as text.
fn layers(bytes: &[u8]) -> Vec<Layer> {
    let mut layers = Vec::with_capacity(bytes.len());
    while let Some(rest) = bytes.get(layers.len()..).filter(|rest| !rest.is_empty()) {
        let after_word = layers.last() == Some(&Layer::Code)
            && bytes[..layers.len()].last().is_some_and(|&byte| byte.is_ascii_alphanumeric() || byte == b'_');
        let (layer, length) = match rest {
            [b'/', b'/', ..] => (Layer::Comment, line_length(rest)),
            [b'/', b'*', ..] => (Layer::Comment, block_comment_length(rest)),
            [b'"', ..] => (Layer::Text, quoted_length(rest, b'"')),
            [b'r', ..] if !after_word => raw_string_length(rest, 1).map_or((Layer::Code, 1), text),
            [b'b' | b'c', b'r', ..] if !after_word => raw_string_length(rest, 2).map_or((Layer::Code, 1), text),
            [b'\'', ..] => character_length(rest).map_or((Layer::Code, 1), text),
            _ => (Layer::Code, 1),
        };
        layers.extend(std::iter::repeat_n(layer, length.min(rest.len())));
    }
    layers
}

fn text(length: usize) -> (Layer, usize) {
    (Layer::Text, length)
}

fn line_length(rest: &[u8]) -> usize {
    rest.iter().position(|&byte| byte == b'\n').unwrap_or(rest.len())
}

fn block_comment_length(rest: &[u8]) -> usize {
    let mut depth = 0_usize;
    let mut at = 0;
    while let Some(pair) = rest.get(at..at + 2) {
        let step = match pair {
            b"/*" => {
                depth += 1;
                2
            }
            b"*/" => {
                depth -= 1;
                2
            }
            _ => 1,
        };
        at += step;
        if depth == 0 {
            return at;
        }
    }
    rest.len()
}

/// Length of a literal that ends at the next `quote` without a backslash before it.
fn quoted_length(rest: &[u8], quote: u8) -> usize {
    let mut at = 1;
    while let Some(&byte) = rest.get(at) {
        at += if byte == b'\\' { 2 } else { 1 };
        if byte == quote {
            return at;
        }
    }
    rest.len()
}

/// Length of `r"…"`, `r#"…"#`, `br"…"`; `None` for a word that merely begins with these letters.
fn raw_string_length(rest: &[u8], prefix: usize) -> Option<usize> {
    let after_prefix = rest.get(prefix..)?;
    let hashes = after_prefix.iter().take_while(|&&byte| byte == b'#').count();
    let body = after_prefix.get(hashes..)?.strip_prefix(b"\"")?;
    let mut end = vec![b'"'];
    end.resize(hashes + 1, b'#');
    let length = body.windows(end.len()).position(|window| window == end).map_or(body.len(), |at| at + end.len());
    Some(prefix + hashes + 1 + length)
}

/// Length of a character literal; `None` for a lifetime or a label.
fn character_length(rest: &[u8]) -> Option<usize> {
    let first = *rest.get(1)?;
    if first == b'\\' {
        return Some(quoted_length(rest, b'\''));
    }
    let letter = match first {
        0x00..=0x7f => 1,
        0x80..=0xdf => 2,
        0xe0..=0xef => 3,
        0xf0..=0xff => 4,
    };
    (rest.get(1 + letter) == Some(&b'\'')).then_some(letter + 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is left as code, piece by piece; nothing may have moved.
    fn code(text: &str) -> Vec<String> {
        let source = RustSource::new(text);
        assert_eq!(source.code.len(), text.len());
        source.code.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn comments_and_text_are_not_code() {
        assert_eq!(code("a // b\nc /* d /* e */ f */ g"), ["a", "c", "g"]);
        assert_eq!(code(r#"x("say \" // no", 1)"#), ["x(", ",", "1)"]);
        assert_eq!(code("y(r#\"a \" b\"#, br\"c\")"), ["y(", ",", ")"]);
    }

    #[test]
    fn a_lifetime_does_not_open_a_literal() {
        assert_eq!(code("&'a str == '\"' || '\\'' || 'é' | x"), ["&'a", "str", "==", "||", "||", "|", "x"]);
        assert_eq!(code("for r in bar {}"), ["for", "r", "in", "bar", "{}"]);
    }

    #[test]
    fn comments_are_a_layer_of_their_own() {
        let source = RustSource::new("let a = \"// no\"; // yes");
        assert_eq!(source.comment_lines().next().map(str::trim), Some("// yes"));
    }

    #[test]
    fn functions_have_names_and_lengths() {
        let source = RustSource::new(
            "trait T { fn no_body(&self, a: [u8; 2]) -> u8; }\n\
             const fn two(a: [u8; 2], f: fn(u8) -> u8) -> u8 {\n\
             \x20   let brace = '{'; // {\n\
             \x20   fn inner() {}\n\
             }\n",
        );
        let found: Vec<_> = source.functions().into_iter().map(|f| (f.name, f.line, f.last_line)).collect();
        assert_eq!(found, [("two".to_owned(), 1, 4), ("inner".to_owned(), 3, 3)]);
    }

    #[test]
    fn a_test_module_is_found_with_its_end() {
        let source = RustSource::new("fn a() {}\n#[cfg(test)]\nmod tests {\n    fn b() {}\n}\nfn c() {}\n");
        assert_eq!(source.test_only(), [(1, 4)]);
    }

    #[test]
    fn words_do_not_run_into_each_other() {
        let found: Vec<_> = words("std::time::Instant, Instantly").map(|(_, word)| word).collect();
        assert_eq!(found, ["std", "time", "Instant", "Instantly"]);
    }
}
