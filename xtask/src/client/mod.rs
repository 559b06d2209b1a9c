//! Builds the client: wasm by cargo, its glue by wasm-bindgen as a library, names by content, compressed files beside.
//!
//! What comes out lies in `crates/web/dist` and is served as it is: a name with a hash never changes its content. Nothing
//! is done whose input is the same, and no file is written that is there already, so that what is built on them stays
//! as it is, too.

mod dist;
mod stamp;
mod style;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::test::cargo;
use crate::workspace::Workspace;
use dist::{Dist, Files};
use stamp::Stamp;

const WASM: &str = "wasm32-unknown-unknown";

/// How much time the build may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speed {
    /// Larger and not compressed: for tests, for work on it, for a server on one's own machine.
    Quick,
    /// As it ships.
    Small,
}

impl Speed {
    const fn profile(self) -> &'static str {
        match self {
            Speed::Quick => "quick",
            Speed::Small => "web",
        }
    }
}

pub fn build(workspace: &Workspace, speed: Speed) -> Result<()> {
    let wasm = compile(workspace, speed)?;
    let web = workspace.root().join("crates/web");
    let (source, dist) = (web.join("static"), Dist::at(web.join("dist")));
    let weights = workspace.root().join("crates/bots/weights");
    let inputs = [wasm.clone(), source.clone(), weights.clone(), workspace.root().join("Cargo.lock")];
    let stamp = Stamp::of(&inputs, speed.profile())?;
    let kept = web.join("dist.stamp");
    if stamp.is_kept(&kept, &dist) {
        println!("the client is as it was");
        return Ok(());
    }
    let mut files = Files::new();
    let glue = bind(&wasm, &mut files)?;
    assemble(&source, &weights, &glue, &mut files)?;
    if speed == Speed::Small {
        dist.compress(&mut files)?;
    }
    dist.become_like(&files)?;
    stamp.keep(&kept, &files)?;
    report(&files);
    Ok(())
}

fn compile(workspace: &Workspace, speed: Speed) -> Result<PathBuf> {
    let arguments = ["build", "--package", "web", "--bin", "web", "--target", WASM, "--profile", speed.profile()];
    let status = cargo(workspace, &arguments).status().context("cannot start cargo")?;
    if !status.success() {
        bail!("the client does not build");
    }
    Ok(workspace.target().join(WASM).join(speed.profile()).join("web.wasm"))
}

/// JavaScript and wasm by their final names.
struct Glue {
    script: String,
    wasm: String,
}

fn bind(wasm: &Path, files: &mut Files) -> Result<Glue> {
    let out = tempfile::tempdir()?;
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).out_name("web").web(true)?.typescript(false).omit_default_module_path(false);
    bindgen.generate(out.path()).context("wasm-bindgen")?;
    let binary = fs::read(out.path().join("web_bg.wasm"))?;
    let wasm = named("web", "wasm", &binary);
    let script = fs::read_to_string(out.path().join("web.js"))?.replace("web_bg.wasm", &wasm);
    let name = named("web", "js", script.as_bytes());
    files.insert(wasm.clone(), binary);
    files.insert(name.clone(), script.into_bytes());
    Ok(Glue { script: name, wasm })
}

/// Takes in what is static, and writes names into the page and the service worker.
fn assemble(source: &Path, weights: &Path, glue: &Glue, files: &mut Files) -> Result<()> {
    let css = style::read(&source.join("style"))?;
    let style = named("kursbuch", "css", css.as_bytes());
    files.insert(style.clone(), css.into_bytes());
    let boot_text =
        format!("import init from \"/{}\";\ninit({{ module_or_path: \"/{}\" }});\n", glue.script, glue.wasm);
    let boot = named("boot", "js", boot_text.as_bytes());
    files.insert(boot.clone(), boot_text.into_bytes());
    let folders = ["fonts", "icons", "puzzles"].map(|folder| (folder, source.join(folder)));
    for (folder, from) in folders.into_iter().chain([("weights", weights.to_owned())]) {
        for entry in fs::read_dir(&from).with_context(|| folder.to_owned())? {
            let entry = entry?;
            files.insert(format!("{folder}/{}", entry.file_name().to_string_lossy()), fs::read(entry.path())?);
        }
    }
    let names: Vec<&str> = files.keys().map(String::as_str).collect();
    let version = digest(names.join(" ").as_bytes());
    let list: Vec<String> =
        names.iter().filter(|name| !name.ends_with(".txt")).map(|name| format!("\"/{name}\"")).collect();
    for name in ["index.html", "sw.js", "manifest.webmanifest"] {
        let text = fs::read_to_string(source.join(name))?
            .replace("{{script}}", &glue.script)
            .replace("{{wasm}}", &glue.wasm)
            .replace("{{style}}", &style)
            .replace("{{boot}}", &boot)
            .replace("{{version}}", &version)
            .replace("{{files}}", &list.join(", "));
        files.insert(name.to_owned(), text.into_bytes());
    }
    Ok(())
}

/// What a reader on a cold cache has to load before the first move.
fn report(files: &Files) {
    let is_first = |name: &str| name.starts_with("web-") || name.starts_with("kursbuch-");
    let is_compressed = |name: &str| name.ends_with(".br") || name.ends_with(".gz");
    for (name, content) in files.iter().filter(|(name, _)| is_first(name) && !is_compressed(name)) {
        match files.get(&format!("{name}.br")) {
            Some(brotli) => println!("{name}: {} kB, {} kB as brotli", content.len() / 1000, brotli.len() / 1000),
            None => println!("{name}: {} kB", content.len() / 1000),
        }
    }
}

fn named(stem: &str, kind: &str, content: &[u8]) -> String {
    format!("{stem}-{}.{kind}", digest(content))
}

/// A name by content: FNV-1a, enough to tell versions apart.
fn digest(content: &[u8]) -> String {
    let hash = content
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3));
    format!("{hash:016x}")
}
