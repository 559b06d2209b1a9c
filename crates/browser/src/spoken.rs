//! What a screen reader is told: roles and names as the browser computes them.

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::visitor::Visitor;

/// A node of the accessibility tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    pub role: String,
    pub name: String,
    pub is_focused: bool,
    /// How urgently changes are announced: `polite`, or nothing.
    pub live: String,
}

impl Spoken {
    fn read(node: &Value) -> Spoken {
        let text = |value: &Value| value["value"].as_str().unwrap_or_default().to_owned();
        let property = |name: &str| {
            let list = node["properties"].as_array();
            list.and_then(|list| list.iter().find(|one| one["name"] == name)).map(|one| one["value"]["value"].clone())
        };
        Spoken {
            role: text(&node["role"]),
            name: text(&node["name"]),
            is_focused: property("focused") == Some(Value::Bool(true)),
            live: property("live").and_then(|live| live.as_str().map(str::to_owned)).unwrap_or_default(),
        }
    }

    /// Whether somebody can do something with it.
    pub fn is_control(&self) -> bool {
        ["button", "link", "textbox", "spinbutton", "checkbox", "combobox", "radio"].contains(&self.role.as_str())
    }
}

impl Visitor {
    /// Everything within an element that a screen reader is told about, in the order of the page.
    pub async fn spoken(&self, selector: &str) -> Result<Vec<Spoken>> {
        let document = self.ask("DOM.getDocument", json!({ "depth": 0 })).await?;
        let root = document["root"]["nodeId"].clone();
        let found = self.ask("DOM.querySelector", json!({ "nodeId": root, "selector": selector })).await?;
        let tree = self.ask("Accessibility.queryAXTree", json!({ "nodeId": found["nodeId"] })).await?;
        let nodes = tree["nodes"].as_array().with_context(|| format!("{selector} has no names"))?;
        Ok(nodes.iter().filter(|node| node["ignored"] != Value::Bool(true)).map(Spoken::read).collect())
    }
}
