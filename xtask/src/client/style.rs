//! The stylesheet: many files, written to be read, become one that is small.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

/// The sections, in the order in which they count: of two rules that are equally special the later wins.
const SECTIONS: &[&str] = &[
    "tokens",
    "type",
    "fields",
    "table",
    "decision",
    "log",
    "map",
    "market",
    "pages",
    "aid",
    "formation",
    "home",
    "learn",
    "g1824",
    "containment",
    "widths",
];

/// All sections in `folder`, minified.
pub fn read(folder: &Path) -> Result<String> {
    let mut css = String::new();
    for section in SECTIONS {
        let path = folder.join(format!("{section}.css"));
        css.push_str(&fs::read_to_string(&path).with_context(|| path.display().to_string())?);
    }
    let found = fs::read_dir(folder)?.count();
    if found != SECTIONS.len() {
        bail!("{} holds {found} files, {} of them have a place in the stylesheet", folder.display(), SECTIONS.len());
    }
    minify(&css)
}

fn minify(css: &str) -> Result<String> {
    match minifier::css::minify(css) {
        Ok(minified) => Ok(minified.to_string().trim().to_owned()),
        Err(why) => bail!("the stylesheet cannot be read: {why}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_need_is_left_out() {
        let css = "/* Page. */\n:root {\n  --paper: #f6f3ea;\n}\n\n.a .b,\n.a > .c {\n  color: var(--paper);\n}\n";
        assert_eq!(minify(css).unwrap(), ":root{--paper:#f6f3ea;}.a .b,.a>.c{color:var(--paper);}");
    }

    #[test]
    fn blanks_that_mean_something_stay() {
        for (css, kept) in [
            (".a { width: calc(100% - 8px); }", "calc(100% - 8px)"),
            (".a { grid-template: auto 1fr / minmax(0, 1fr); }", "minmax(0,1fr)"),
            (".a :is(b, i) { margin: -1px 0 0 auto; }", ".a :is(b,i)"),
            ("@media (max-width: 839px) and (orientation: portrait) { .a { top: 0; } }", ") and ("),
            (".a::before { content: \"a  b; }\"; }", "\"a  b; }\""),
        ] {
            let minified = minify(css).unwrap();
            assert!(minified.contains(kept), "{minified}");
        }
    }

    #[test]
    fn every_section_has_its_place() {
        let folder = tempfile::tempdir().unwrap();
        for section in SECTIONS {
            fs::write(folder.path().join(format!("{section}.css")), format!(".{section} {{ top: 0; }}\n")).unwrap();
        }
        assert!(read(folder.path()).unwrap().starts_with(".tokens{top:0;}.type{"));
        fs::write(folder.path().join("more.css"), "").unwrap();
        assert!(read(folder.path()).is_err());
    }
}
