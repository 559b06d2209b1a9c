//! Builds the client: wasm by cargo, its glue by wasm-bindgen as a library, names by content, compressed files beside.
//!
//! What comes out lies in `crates/web/dist` and is served as it is: a name with a hash never changes its content. Nothing
//! is done whose input is the same, and no file is written that is there already, so that what is built on them stays
//! as it is, too.

mod dist;
mod stamp;
mod style;
mod texts;

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
    let locales = workspace.root().join("crates/view/locales");
    let inputs = [wasm.clone(), source.clone(), weights.clone(), locales.clone(), workspace.root().join("Cargo.lock")];
    let stamp = Stamp::of(&inputs, speed.profile())?;
    let kept = web.join("dist.stamp");
    if stamp.is_kept(&kept, &dist) {
        println!("the client is as it was");
        return Ok(());
    }
    let mut files = Files::new();
    let glue = bind(&wasm, &mut files)?;
    let texts = texts::pack(&locales, &mut files)?;
    assemble(&source, &weights, &Names { glue, texts }, &mut files)?;
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

/// By which files name each other.
struct Names {
    glue: Glue,
    /// Which texts belong to the program.
    texts: String,
}

/// Takes in what is static, and writes names into the page and the service worker.
fn assemble(source: &Path, weights: &Path, names: &Names, files: &mut Files) -> Result<()> {
    let Names { glue, texts } = names;
    let css = style::read(&source.join("style"))?;
    let style = named("kursbuch", "css", css.as_bytes());
    files.insert(style.clone(), css.into_bytes());
    let boot_text = fs::read_to_string(source.join("boot.js"))?
        .replace("{{script}}", &glue.script)
        .replace("{{wasm}}", &glue.wasm)
        .replace("{{texts}}", texts);
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

/// What a reader on a cold cache has to load before the first move, in English.
fn report(files: &Files) {
    let is_first = |name: &str| {
        let parts = ["index.html", "boot-", "web-", "kursbuch-", "texts/en-words-", "fonts/"];
        parts.into_iter().any(|part| name.starts_with(part)) && !name.ends_with(".txt")
    };
    let is_compressed = |name: &str| name.ends_with(".br") || name.ends_with(".gz");
    let mut sum = 0;
    for (name, content) in files.iter().filter(|(name, _)| is_first(name) && !is_compressed(name)) {
        let brotli = files.get(&format!("{name}.br")).map(Vec::len);
        let packed = brotli.map_or_else(String::new, |length| format!(", {} kB as brotli", length / 1000));
        println!("{name}: {} kB{packed}", content.len() / 1000);
        sum += brotli.unwrap_or(content.len());
    }
    println!("the first page: {} kB", sum / 1000);
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
