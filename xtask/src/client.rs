//! Builds the client: wasm by cargo, its glue by wasm-bindgen as a library, names by content, compressed files beside.
//!
//! What comes out lies in `crates/web/dist` and is served as it is: a name with a hash never changes its content.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::workspace::Workspace;

const WASM: &str = "wasm32-unknown-unknown";

/// How much time the build may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speed {
    /// Hardly optimised, not compressed.
    Fast,
    /// As it ships.
    Small,
}

impl Speed {
    const fn profile(self) -> &'static str {
        match self {
            Speed::Fast => "web-dev",
            Speed::Small => "web",
        }
    }
}

pub fn build(workspace: &Workspace, speed: Speed) -> Result<PathBuf> {
    let wasm = compile(workspace, speed)?;
    let dist = workspace.root().join("crates/web/dist");
    if dist.exists() {
        fs::remove_dir_all(&dist).context("cannot clear crates/web/dist")?;
    }
    fs::create_dir_all(&dist)?;
    let glue = bind(&wasm, &dist)?;
    let files = assemble(workspace, &dist, &glue)?;
    if speed == Speed::Small {
        compress(&dist)?;
    }
    report(&dist, &files)?;
    Ok(dist)
}

fn compile(workspace: &Workspace, speed: Speed) -> Result<PathBuf> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--package", "web", "--bin", "web", "--target", WASM, "--profile", speed.profile()]);
    let status = cargo.current_dir(workspace.root()).status().context("cannot start cargo")?;
    if !status.success() {
        bail!("the client does not build");
    }
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| workspace.root().join("target"), PathBuf::from);
    Ok(target.join(WASM).join(speed.profile()).join("web.wasm"))
}

/// JavaScript and wasm by their final names.
struct Glue {
    script: String,
    wasm: String,
}

fn bind(wasm: &Path, dist: &Path) -> Result<Glue> {
    let out = tempfile::tempdir()?;
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).out_name("web").web(true)?.typescript(false).omit_default_module_path(false);
    bindgen.generate(out.path()).context("wasm-bindgen")?;
    let binary = fs::read(out.path().join("web_bg.wasm"))?;
    let wasm = format!("web-{}.wasm", digest(&binary));
    let script = fs::read_to_string(out.path().join("web.js"))?.replace("web_bg.wasm", &wasm);
    let name = format!("web-{}.js", digest(script.as_bytes()));
    fs::write(dist.join(&wasm), binary)?;
    fs::write(dist.join(&name), script)?;
    Ok(Glue { script: name, wasm })
}

/// Copies what is static and writes names into the page and the service worker.
fn assemble(workspace: &Workspace, dist: &Path, glue: &Glue) -> Result<Vec<String>> {
    let source = workspace.root().join("crates/web/static");
    let css = fs::read_to_string(source.join("kursbuch.css"))?;
    let style = format!("kursbuch-{}.css", digest(css.as_bytes()));
    fs::write(dist.join(&style), css)?;
    let boot_text =
        format!("import init from \"/{}\";\ninit({{ module_or_path: \"/{}\" }});\n", glue.script, glue.wasm);
    let boot = format!("boot-{}.js", digest(boot_text.as_bytes()));
    fs::write(dist.join(&boot), boot_text)?;
    let mut files = vec![glue.script.clone(), glue.wasm.clone(), style.clone(), boot.clone()];
    for folder in ["fonts", "icons"] {
        copy_folder(&source.join(folder), &dist.join(folder))?;
        for entry in fs::read_dir(dist.join(folder))? {
            files.push(format!("{folder}/{}", entry?.file_name().to_string_lossy()));
        }
    }
    files.sort();
    let version = digest(files.join(" ").as_bytes());
    let list: Vec<String> =
        files.iter().filter(|file| !file.ends_with(".txt")).map(|file| format!("\"/{file}\"")).collect();
    for name in ["index.html", "sw.js", "manifest.webmanifest"] {
        let text = fs::read_to_string(source.join(name))?;
        let text = text
            .replace("{{script}}", &glue.script)
            .replace("{{wasm}}", &glue.wasm)
            .replace("{{style}}", &style)
            .replace("{{boot}}", &boot)
            .replace("{{version}}", &version)
            .replace("{{files}}", &list.join(", "));
        fs::write(dist.join(name), text)?;
    }
    Ok(files)
}

fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from).with_context(|| from.display().to_string())? {
        let entry = entry?;
        fs::copy(entry.path(), to.join(entry.file_name()))?;
    }
    Ok(())
}

/// Fonts are compressed already.
const COMPRESSIBLE: &[&str] = &["wasm", "js", "css", "html", "svg", "webmanifest", "json"];

fn compress(dist: &Path) -> Result<()> {
    for path in all_files(dist)? {
        let kind = path.extension().and_then(|kind| kind.to_str()).unwrap_or_default();
        if !COMPRESSIBLE.contains(&kind) {
            continue;
        }
        let content = fs::read(&path)?;
        let mut brotli = Vec::new();
        let settings = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 24, ..Default::default() };
        brotli::BrotliCompress(&mut &content[..], &mut brotli, &settings)?;
        fs::write(with_suffix(&path, "br"), brotli)?;
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
        gzip.write_all(&content)?;
        fs::write(with_suffix(&path, "gz"), gzip.finish()?)?;
    }
    Ok(())
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(suffix);
    PathBuf::from(name)
}

fn all_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { files.extend(all_files(&path)?) } else { files.push(path) }
    }
    files.sort();
    Ok(files)
}

/// What a reader on a cold cache has to load before the first move.
fn report(dist: &Path, files: &[String]) -> Result<()> {
    for file in files.iter().filter(|file| file.starts_with("web-") || file.starts_with("kursbuch-")) {
        let path = dist.join(file);
        let raw = fs::metadata(&path)?.len();
        match fs::metadata(with_suffix(&path, "br")) {
            Ok(brotli) => println!("{file}: {} kB, {} kB as brotli", raw / 1000, brotli.len() / 1000),
            Err(_) => println!("{file}: {} kB", raw / 1000),
        }
    }
    Ok(())
}

/// A name by content: FNV-1a, enough to tell versions apart.
fn digest(content: &[u8]) -> String {
    let hash = content
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3));
    format!("{hash:016x}")
}
