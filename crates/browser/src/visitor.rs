//! Somebody with a browser: looks, clicks, types, and waits for what should appear.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde_json::Value;
use thirtyfour::prelude::*;

use crate::engine::Engine;

/// How large the window is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    Wide,
    Desktop,
    Tablet,
    Phone,
}

impl Screen {
    const fn size(self) -> (u32, u32) {
        match self {
            Screen::Wide => (1920, 1080),
            Screen::Desktop => (1440, 900),
            Screen::Tablet => (1024, 768),
            Screen::Phone => (390, 844),
        }
    }
}

/// Light or dark, as the system of the reader has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    Light,
    Dark,
}

/// What a printer would be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paper {
    pub pages: usize,
    pub is_a4: bool,
}

impl Paper {
    /// Chromium writes the tree of pages as plain text.
    fn read(pdf: &[u8]) -> Result<Paper> {
        let text = String::from_utf8_lossy(pdf);
        let after = |mark: &str| text.split_once(mark).map(|(_, rest)| rest);
        let number = |text: &str| text.trim_start().split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok();
        let pages = after("/Count").and_then(number).context("no pages")?;
        let shape = after("/MediaBox").and_then(|rest| rest.split(']').next()).context("no size")?;
        let sides: Vec<f64> =
            shape.trim_matches([' ', '[']).split_whitespace().filter_map(|side| side.parse().ok()).collect();
        // 210 by 297 millimetres, in points.
        let is_near = |side: Option<&f64>, wanted: f64| side.is_some_and(|side| (side - wanted).abs() < 2.0);
        Ok(Paper { pages, is_a4: is_near(sides.get(2), 595.3) && is_near(sides.get(3), 841.9) })
    }
}

/// A language of the client.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Language {
    English,
    German,
    Polish,
}

impl Language {
    pub const ALL: [Language; 3] = [Language::English, Language::German, Language::Polish];

    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Polish => "pl",
        }
    }
}

impl Screen {
    pub const ALL: [Screen; 4] = [Screen::Phone, Screen::Tablet, Screen::Desktop, Screen::Wide];

    pub const fn width(self) -> u32 {
        self.size().0
    }
}

/// Pixels of an A4 sheet within the margins of the player aid: 194 by 282 millimetres.
const PRINTED: (u32, u32) = (733, 1_066);

/// How long one waits for something to appear.
const PATIENCE: Duration = Duration::from_secs(20);

pub struct Visitor {
    driver: WebDriver,
    engine: Engine,
    url: String,
}

impl Visitor {
    pub(crate) async fn arrive(
        engine: Engine,
        driver_url: &str,
        url: &str,
        profile: &Path,
        screen: Screen,
    ) -> Result<Visitor> {
        let wishes = engine.wishes(profile, screen.size())?;
        let driver = WebDriver::new(driver_url, wishes).await.context("no browser")?;
        driver.set_script_timeout(Duration::from_secs(60)).await?;
        let visitor = Visitor { driver, engine, url: url.to_owned() };
        // Windows have frames and a least width: the size of the page is set by the tools of the developer.
        visitor.wear(screen, Theme::Light).await?;
        Ok(visitor)
    }

    pub async fn go(&self, path: &str) -> Result<()> {
        self.driver.goto(format!("{}{path}", self.url)).await?;
        Ok(())
    }

    pub async fn reload(&self) -> Result<()> {
        self.driver.refresh().await?;
        Ok(())
    }

    pub async fn path(&self) -> Result<String> {
        Ok(self.eval("return location.pathname + location.search").await?.as_str().unwrap_or_default().to_owned())
    }

    /// Runs a script in the page.
    pub async fn eval(&self, script: &str) -> Result<Value> {
        Ok(self.driver.execute(script, Vec::new()).await?.json().clone())
    }

    /// Runs a script that calls back.
    pub async fn eval_async(&self, script: &str) -> Result<Value> {
        Ok(self.driver.execute_async(script, Vec::new()).await?.json().clone())
    }

    /// Whether a script says yes; one that looks at something which is not there says no.
    pub async fn is(&self, condition: &str) -> Result<bool> {
        let script = format!("try {{ return Boolean({condition}) }} catch {{ return false }}");
        Ok(self.eval(&script).await? == Value::Bool(true))
    }

    /// Waits until a condition of the page holds.
    pub async fn until(&self, condition: &str) -> Result<()> {
        self.until_within(condition, PATIENCE).await
    }

    pub async fn until_within(&self, condition: &str, patience: Duration) -> Result<()> {
        let start = Instant::now();
        while start.elapsed() < patience {
            if self.is(condition).await? {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        bail!("it never became true: {condition}\n{}", self.report().await)
    }

    /// What the page shows, for a test that fails.
    pub async fn report(&self) -> String {
        let text = self
            .eval("const side = document.querySelector('aside.side');
             return location.href + '\\n' + (side ? `${side.dataset.decision}: ${side.innerText.slice(0, 600)}\\n` : '') + document.body.innerText.slice(0, 1500)").await;
        text.ok().and_then(|text| text.as_str().map(str::to_owned)).unwrap_or_default()
    }

    /// Waits until an element is there.
    pub async fn see(&self, selector: &str) -> Result<()> {
        self.until(&format!("document.querySelector({})", quoted(selector))).await
    }

    /// Clicks the first visible element, as a person would.
    pub async fn click(&self, selector: &str) -> Result<()> {
        self.see(selector).await?;
        let start = Instant::now();
        loop {
            let outcome = match self.driver.find(By::Css(selector)).await {
                Ok(element) => {
                    let _ = element.scroll_into_view().await;
                    element.click().await
                }
                Err(why) => Err(why),
            };
            match outcome {
                Ok(()) => return Ok(()),
                // It may have been drawn anew in between.
                Err(_) if start.elapsed() < Duration::from_secs(5) => {
                    tokio::time::sleep(Duration::from_millis(40)).await
                }
                Err(why) => bail!("{selector}: {why}\n{}", self.report().await),
            }
        }
    }

    pub async fn text(&self, selector: &str) -> Result<String> {
        self.see(selector).await?;
        let text = self.eval(&format!("return document.querySelector({}).innerText", quoted(selector))).await?;
        Ok(text.as_str().unwrap_or_default().to_owned())
    }

    pub async fn type_into(&self, selector: &str, text: &str) -> Result<()> {
        self.see(selector).await?;
        let field = self.driver.find(By::Css(selector)).await?;
        field.clear().await?;
        field.send_keys(text).await?;
        Ok(())
    }

    /// Puts a long text into a field at once.
    pub async fn paste_into(&self, selector: &str, text: &str) -> Result<()> {
        self.see(selector).await?;
        let script = "const field = document.querySelector(arguments[0]); field.value = arguments[1];
                      field.dispatchEvent(new Event('input', { bubbles: true }))";
        let arguments = vec![Value::from(selector), Value::from(text)];
        self.driver.execute(script, arguments).await?;
        Ok(())
    }

    /// Presses keys, wherever the keyboard is.
    pub async fn press(&self, keys: impl Into<TypingData>) -> Result<()> {
        self.driver.action_chain().send_keys(keys).perform().await?;
        Ok(())
    }

    /// The inner size of the window as a device has it, and the theme that its owner prefers. Only Chromium can be told of a
    /// theme, and of a size that no window has.
    pub async fn wear(&self, screen: Screen, theme: Theme) -> Result<()> {
        let (width, height) = screen.size();
        if self.engine != Engine::Chromium {
            self.driver.set_window_rect(0, 0, width, height).await?;
            return Ok(());
        }
        let metrics = serde_json::json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.tell("Emulation.setDeviceMetricsOverride", metrics).await?;
        let scheme = if theme == Theme::Dark { "dark" } else { "light" };
        let media = serde_json::json!({ "features": [
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ] });
        self.tell("Emulation.setEmulatedMedia", media).await
    }

    /// Another language from the next page on, as if it had been chosen in the settings.
    pub async fn speak(&self, language: Language) -> Result<()> {
        self.go("/").await?;
        self.click(&format!(".hh0 button[lang={}]", language.code())).await?;
        self.until(&format!("document.documentElement.lang === '{}'", language.code())).await
    }

    /// A command to the browser itself.
    async fn tell(&self, command: &str, how: Value) -> Result<()> {
        self.ask(command, how).await?;
        Ok(())
    }

    /// A question to the browser itself.
    pub(crate) async fn ask(&self, command: &str, how: Value) -> Result<Value> {
        Ok(self.driver.cdp().send_raw(command, how).await?)
    }

    /// What the window shows, as a WebP picture.
    pub async fn picture(&self) -> Result<Vec<u8>> {
        let answer = self.ask("Page.captureScreenshot", serde_json::json!({ "format": "webp", "quality": 80 })).await?;
        let text = answer["data"].as_str().context("no picture")?;
        Ok(BASE64_STANDARD.decode(text)?)
    }

    /// The page as it comes out of a printer.
    pub async fn printed(&self) -> Result<Paper> {
        let how = serde_json::json!({ "preferCSSPageSize": true, "printBackground": true });
        let answer = self.ask("Page.printToPDF", how).await?;
        let text = answer["data"].as_str().context("nothing printed")?;
        Paper::read(&BASE64_STANDARD.decode(text)?)
    }

    /// The window shows the page with the style for paper from now on, as wide as it is printed.
    pub async fn show_as_printed(&self) -> Result<()> {
        let (width, height) = PRINTED;
        let metrics = serde_json::json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.tell("Emulation.setDeviceMetricsOverride", metrics).await?;
        self.tell("Emulation.setEmulatedMedia", serde_json::json!({ "media": "print" })).await
    }

    /// WebKit's driver does not tell of a click on a button that is drawn anew between press and release.
    pub(crate) fn may_lose_clicks(&self) -> bool {
        self.engine == Engine::WebKit
    }

    pub async fn screenshot(&self, path: &Path) -> Result<()> {
        self.driver.screenshot(path).await?;
        Ok(())
    }

    pub async fn leave(self) -> Result<()> {
        self.driver.quit().await?;
        Ok(())
    }
}

pub(crate) fn quoted(text: &str) -> String {
    Value::from(text).to_string()
}
