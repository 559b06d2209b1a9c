//! Pictures of every screen in every size, theme and language, side by side on one page: `contact-sheet [--continue] FOLDER
//! [NAME…]`.

use std::fmt::Write as _;
use std::io::{IsTerminal, Write as _, stdout};
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use browser::{House, Language, SCENES, Scene, Scenes, Screen, Theme, Visitor};

const STYLE: &str = "body{font:14px system-ui,sans-serif;margin:1rem;background:#888;color:#000}\
section{margin:0 0 2rem}h2{margin:.5rem 0}div{display:flex;gap:8px;align-items:start;margin:0 0 8px;overflow-x:auto}\
img{height:220px;width:auto;display:block;background:#aaa}nav a{margin-right:.7em}";

#[tokio::main]
async fn main() -> Result<()> {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let goes_on = arguments.first().is_some_and(|first| first == "--continue");
    arguments.drain(..usize::from(goes_on));
    let (folder, names) = arguments.split_first().context("contact-sheet [--continue] FOLDER [NAME…]")?;
    let sheet = Sheet { folder: folder.into(), goes_on };
    let scenes = wanted(names)?;
    std::fs::create_dir_all(&sheet.folder).with_context(|| sheet.folder.display().to_string())?;
    let house = House::open()?;
    let mut missing = Vec::new();
    for language in Language::ALL {
        // Games are named when they are brought in: each language has a browser of its own.
        let visitor = house.visitor(Screen::Desktop).await?;
        missing.extend(sheet.take_all(&visitor, &scenes, language).await?);
        visitor.leave().await?;
    }
    println!("{}", sheet.write()?.display());
    if missing.is_empty() { Ok(()) } else { bail!("not shown: {}", missing.join(", ")) }
}

fn wanted(names: &[String]) -> Result<Vec<&'static Scene>> {
    if names.is_empty() {
        return Ok(SCENES.iter().collect());
    }
    let scene =
        |name: &String| SCENES.iter().find(|scene| scene.name == name).with_context(|| format!("no screen {name}"));
    names.iter().map(scene).collect()
}

/// Where the pictures go.
struct Sheet {
    folder: PathBuf,
    /// Pictures that are there already are kept: an earlier run was interrupted.
    goes_on: bool,
}

impl Sheet {
    /// A screen that cannot be shown is named in the end; the others are taken all the same.
    async fn take_all(&self, visitor: &Visitor, all: &[&Scene], language: Language) -> Result<Vec<String>> {
        let mut missing = Vec::new();
        let mut scenes = Scenes::new(visitor);
        visitor.speak(language).await?;
        for (column, scene) in all.iter().enumerate() {
            if self.goes_on && looks().all(|(screen, theme)| self.has(&file(scene, language, screen, theme))) {
                continue;
            }
            progress(column + 1, all.len(), scene, language)?;
            if let Err(why) = self.take(visitor, &mut scenes, scene, language).await {
                visitor.path().await.context("the browser is gone")?;
                eprintln!("\n{} {}: {why:#}", language.code(), scene.name);
                missing.push(format!("{} {}", language.code(), scene.name));
            }
        }
        if stdout().is_terminal() {
            println!();
        }
        Ok(missing)
    }

    async fn take(&self, visitor: &Visitor, scenes: &mut Scenes<'_>, scene: &Scene, language: Language) -> Result<()> {
        for screen in Screen::ALL {
            // A page that was opened on a phone is not one that was opened wide and made narrow.
            visitor.wear(screen, Theme::Light).await?;
            scenes.show(scene).await?;
            for theme in THEMES {
                visitor.wear(screen, theme).await?;
                // Two frames, and until the map has come to rest in its room: the sizes of what is drawn follow the window's.
                visitor.eval_async(AT_REST).await?;
                let path = self.folder.join(file(scene, language, screen, theme));
                std::fs::write(&path, visitor.picture().await?).with_context(|| path.display().to_string())?;
            }
        }
        Ok(())
    }

    fn has(&self, file: &str) -> bool {
        self.folder.join(file).is_file()
    }

    /// Everything in the folder on one page, also what earlier runs took.
    fn write(&self) -> Result<PathBuf> {
        let path = self.folder.join("index.html");
        let there: Vec<&Scene> = SCENES
            .iter()
            .filter(|scene| {
                Language::ALL
                    .into_iter()
                    .any(|language| self.has(&file(scene, language, Screen::Desktop, Theme::Light)))
            })
            .collect();
        std::fs::write(&path, page(&there)).with_context(|| path.display().to_string())?;
        Ok(path)
    }
}

const AT_REST: &str = "const done = arguments[arguments.length - 1]; requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 200)))";

const THEMES: [Theme; 2] = [Theme::Light, Theme::Dark];

fn looks() -> impl Iterator<Item = (Screen, Theme)> {
    Screen::ALL.into_iter().flat_map(|screen| THEMES.map(|theme| (screen, theme)))
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
