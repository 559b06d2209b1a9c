//! Pictures of every screen in every size, theme and language, side by side on one page: `contact-sheet FOLDER [NAME…]`.

use std::fmt::Write as _;
use std::io::{IsTerminal, Write as _, stdout};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use browser::{House, Language, SCENES, Scene, Scenes, Screen, Theme, Visitor};

const STYLE: &str = "body{font:14px system-ui,sans-serif;margin:1rem;background:#888;color:#000}\
section{margin:0 0 2rem}h2{margin:.5rem 0}div{display:flex;gap:8px;align-items:start;margin:0 0 8px;overflow-x:auto}\
img{height:220px;width:auto;display:block;background:#aaa}nav a{margin-right:.7em}";

#[tokio::main]
async fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().context("contact-sheet FOLDER [NAME…]")?);
    let names: Vec<String> = arguments.collect();
    let scenes: Vec<&Scene> =
        SCENES.iter().filter(|scene| names.is_empty() || names.iter().any(|name| name == scene.name)).collect();
    std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let house = House::open()?;
    for language in Language::ALL {
        // Games are named when they are brought in: each language has a browser of its own.
        let visitor = house.visitor(Screen::Desktop).await?;
        take_all(&visitor, &scenes, language, &folder).await?;
        visitor.leave().await?;
    }
    println!();
    let sheet = folder.join("index.html");
    std::fs::write(&sheet, page(&scenes)).with_context(|| sheet.display().to_string())?;
    println!("{}", sheet.display());
    Ok(())
}

async fn take_all(visitor: &Visitor, all: &[&Scene], language: Language, folder: &Path) -> Result<()> {
    let mut scenes = Scenes::new(visitor);
    visitor.speak(language).await?;
    for (column, scene) in all.iter().enumerate() {
        progress(column + 1, all.len(), scene, language)?;
        visitor.wear(Screen::Desktop, Theme::Light).await?;
        scenes.show(scene).await?;
        for (screen, theme) in looks() {
            visitor.wear(screen, theme).await?;
            // Two frames: the sizes of what is drawn follow the window's.
            visitor.eval_async(TWO_FRAMES).await?;
            std::fs::write(folder.join(file(scene, language, screen, theme)), visitor.picture().await?)?;
        }
    }
    Ok(())
}

const TWO_FRAMES: &str = "const done = arguments[arguments.length - 1]; requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60)))";

fn looks() -> impl Iterator<Item = (Screen, Theme)> {
    Screen::ALL.into_iter().flat_map(|screen| [Theme::Light, Theme::Dark].map(|theme| (screen, theme)))
}

/// On one line where somebody looks on, else now and then.
fn progress(at: usize, all: usize, scene: &Scene, language: Language) -> Result<()> {
    if stdout().is_terminal() {
        print!("\r\u{1b}[K{at}/{all} {} {}", language.code(), scene.name);
        stdout().flush()?;
    } else if at % 10 == 1 || at == all {
        println!("{at}/{all} {} {}", language.code(), scene.name);
    }
    Ok(())
}

fn file(scene: &Scene, language: Language, screen: Screen, theme: Theme) -> String {
    let theme = if theme == Theme::Dark { "dark" } else { "light" };
    format!("{}-{}-{}-{theme}.webp", scene.name, language.code(), screen.width())
}

fn page(scenes: &[&Scene]) -> String {
    let mut html = format!("<!doctype html><meta charset=\"utf-8\"><title>Kursbuch</title><style>{STYLE}</style><nav>");
    for scene in scenes {
        let _ = write!(html, "<a href=\"#{0}\">{0}</a>", scene.name);
    }
    html.push_str("</nav>");
    for scene in scenes {
        let _ = write!(html, "<section id=\"{0}\"><h2>{0}</h2>", scene.name);
        for language in Language::ALL {
            html.push_str("<div>");
            for (screen, theme) in looks() {
                let file = file(scene, language, screen, theme);
                let _ = write!(html, "<a href=\"{file}\"><img loading=\"lazy\" src=\"{file}\" alt=\"{file}\"></a>");
            }
            html.push_str("</div>");
        }
        html.push_str("</section>");
    }
    html
}
