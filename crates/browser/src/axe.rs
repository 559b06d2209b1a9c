//! axe-core in the page: what keeps people from using it.

use std::path::Path;

use anyhow::{Context, Result};

use crate::visitor::Visitor;

const SCRIPT: &str = "node_modules/axe-core/axe.min.js";

/// Runs in the page; contrast is checked by computed colours, so what is hidden or covered is left out by axe itself.
const RUN: &str = "const done = arguments[arguments.length - 1];
axe.run(document, { resultTypes: ['violations'] }).then(
    found => done(found.violations
        .map(one => `${one.id} (${one.impact}): ${one.help}\\n    ` + one.nodes.slice(0, 4).map(node => node.html.slice(0, 160) + ' ' + (node.any[0] ? node.any[0].message : '')).join('\\n    '))),
    why => done(['axe failed: ' + why]));";

impl Visitor {
    /// Findings of every level on the page as it is now, best practices included, each with the elements it is about.
    pub async fn obstacles(&self) -> Result<Vec<String>> {
        if !self.is("window.axe").await? {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(SCRIPT);
            let script = std::fs::read_to_string(&path)
                .with_context(|| format!("{}: `npm ci` in crates/browser brings it", path.display()))?;
            self.eval(&script).await?;
        }
        let found = self.eval_async(RUN).await?;
        let lines = found.as_array().cloned().unwrap_or_default();
        Ok(lines.iter().map(|line| line.as_str().map_or_else(|| line.to_string(), str::to_owned)).collect::<Vec<_>>())
    }
}
