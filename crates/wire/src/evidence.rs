//! What was broken, as JSON: the violation's name and its figures, companies and hexes by their names.
//!
//! Read from the violation's own written form, so that a new one needs nothing here.

use board::HexId;
use game::{CompanyId, Edition, ModelId, Violation};
use serde_json::{Map, Value};

/// `{"violation": "BidTooLow", "minimum": 20}`
pub fn evidence(edition: &Edition, violation: &Violation) -> Value {
    let text = format!("{violation:?}");
    let mut reader = Reader { edition, rest: &text };
    let name = reader.word().to_owned();
    let mut object = Map::new();
    match reader.after_name(&name) {
        Value::Object(fields) => object.extend(fields),
        Value::String(text) if text == name => (),
        other => {
            object.insert("value".to_owned(), other);
        }
    }
    object.insert("violation".to_owned(), Value::String(name));
    Value::Object(object)
}

/// Of what `{:?}` writes: words, numbers, `Name { field: value }`, `Name(value)`, `[value]`, `(value)`, `"text"`.
struct Reader<'a> {
    edition: &'a Edition,
    rest: &'a str,
}

impl Reader<'_> {
    fn skip_space(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', ',']);
    }

    fn take(&mut self, mark: char) -> bool {
        self.skip_space();
        let taken = self.rest.strip_prefix(mark);
        self.rest = taken.unwrap_or(self.rest);
        taken.is_some()
    }

    /// Letters, digits, signs.
    fn word(&mut self) -> &str {
        self.skip_space();
        let end = self.rest.find(|letter: char| !(letter.is_alphanumeric() || "_-.".contains(letter)));
        let (word, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        self.rest = rest;
        word
    }

    fn value(&mut self) -> Value {
        if self.take('[') {
            return Value::Array(self.values(']'));
        }
        if self.take('(') {
            return Value::Array(self.values(')'));
        }
        if self.take('"') {
            let (text, rest) = self.rest.split_once('"').unwrap_or((self.rest, ""));
            self.rest = rest;
            return Value::String(text.to_owned());
        }
        let word = self.word().to_owned();
        if word.is_empty() {
            // Nothing that we know: the rest as it stands.
            return Value::String(std::mem::take(&mut self.rest).to_owned());
        }
        match word.as_str() {
            "None" => Value::Null,
            "true" => Value::Bool(true),
            "false" => Value::Bool(false),
            _ => word.parse::<i64>().map_or_else(|_| self.after_name(&word), Value::from),
        }
    }

    fn values(&mut self, end: char) -> Vec<Value> {
        let mut values = Vec::new();
        while !self.take(end) && !self.rest.is_empty() {
            values.push(self.value());
        }
        values
    }

    fn after_name(&mut self, name: &str) -> Value {
        if self.take('(') {
            let mut values = self.values(')');
            return match values.len() {
                1 => self.named(name, values.remove(0)),
                _ => Value::Array(values),
            };
        }
        if self.take('{') {
            let mut fields = Map::new();
            while !self.take('}') && !self.rest.is_empty() {
                let field = self.word().to_owned();
                self.take(':');
                fields.insert(field, self.value());
            }
            return Value::Object(fields);
        }
        Value::String(name.to_owned())
    }

    /// A number of a table by what is printed there.
    fn named(&self, kind: &str, value: Value) -> Value {
        let Some(number) = value.as_u64() else { return value };
        let (row, edition) = (number as usize, self.edition);
        let name = match kind {
            "CompanyId" if row < edition.companies.len() => edition.company(CompanyId(number as u8)).symbol.to_owned(),
            "ModelId" if row < edition.models.len() => edition.model(ModelId(number as u8)).name.to_owned(),
            "HexId" if row < edition.ways().map.hexes.len() => {
                edition.ways().map[HexId(number as u8)].coord.to_string()
            }
            _ => return value,
        };
        Value::String(name)
    }
}

#[cfg(test)]
mod tests {
    use game::{Money, Profile, edition};
    use serde_json::json;

    use super::*;

    fn check(violation: &Violation, expected: Value) {
        assert_eq!(evidence(edition(Profile::Swiss2e), violation), expected);
    }

    #[test]
    fn figures_and_names_stand_by_their_fields() {
        check(&Violation::NotNow, json!({"violation": "NotNow"}));
        check(&Violation::BidTooLow { minimum: Money(20) }, json!({"violation": "BidTooLow", "minimum": 20}));
        let company = CompanyId(0);
        let symbol = edition(Profile::Swiss2e).company(company).symbol;
        check(
            &Violation::MoreThanHalf { company, held: 5 },
            json!({"violation": "MoreThanHalf", "company": symbol, "held": 5}),
        );
    }

    #[test]
    fn whatever_is_written_it_ends() {
        let edition = edition(Profile::Swiss2e);
        for text in ["A(", "A { b", "A { b: [C(1, D { e: None })], f: \"x", "A { b: <->", "HexId(999)"] {
            Reader { edition, rest: text }.value();
        }
        let nested = Reader { edition, rest: "A { b: [C(1), D { e: None }], f: HexId(999), g: (1, -2) }" }.value();
        assert_eq!(nested, json!({"b": [1, {"e": null}], "f": 999, "g": [1, -2]}));
    }
}
