//! How long the reader waits for the coach and for a review, whether the page stays free meanwhile, and what a game leaves in
//! memory.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use crate::visitor::Visitor;

/// Decisions that are asked about in one script: it has to end within the driver's patience.
const AT_ONCE: usize = 15;

/// Watches tasks of the page's main thread from now on: those of 50 milliseconds and more are noted, with how many actions the
/// game had then and what was shown.
pub async fn watch_tasks(visitor: &Visitor) -> Result<()> {
    let script = "window.longTasks = []; window.taskWatch?.disconnect();
        window.taskWatch = new PerformanceObserver(list => window.longTasks.push(...list.getEntries().map(one => {
            const table = document.querySelector('main.table');
            return `${Math.round(one.duration)} ms at ${table?.dataset.number} (${table?.dataset.panel})`;
        })));
        window.taskWatch.observe({ type: 'longtask' });";
    visitor.eval(script).await.map(drop)
}

/// Every long task since the watch began.
pub async fn long_tasks(visitor: &Visitor) -> Result<Vec<String>> {
    let noted = visitor.eval("return window.longTasks").await?;
    let noted = noted.as_array().context("nobody watches")?;
    Ok(noted.iter().filter_map(Value::as_str).map(str::to_owned).collect())
}

/// Steps back through the game that is shown, as far as it goes, and asks the coach wherever something is to be decided.
/// Milliseconds until each answer stood on the page.
pub async fn coach_answers(visitor: &Visitor, decisions: usize) -> Result<Vec<f64>> {
    let number = visitor.number().await?;
    let step = (usize::try_from(number)? / decisions.max(1)).max(1);
    let mut took: Vec<f64> = Vec::new();
    while took.len() < decisions && visitor.number().await? > step as u64 {
        let wanted = AT_ONCE.min(decisions - took.len());
        let answer = visitor.eval_async(&asking(wanted, step)).await?;
        let times = answer.as_array().with_context(|| answer.to_string())?;
        took.extend(times.iter().filter_map(Value::as_f64));
    }
    ensure!(!took.is_empty(), "nothing was asked");
    Ok(took)
}

fn asking(wanted: usize, step: usize) -> String {
    format!(
        "const done = arguments[arguments.length - 1];
         const frame = () => new Promise(next => requestAnimationFrame(() => setTimeout(next, 0)));
         const number = () => Number(document.querySelector('main.table').dataset.number);
         const back = () => window.dispatchEvent(new KeyboardEvent('keydown', {{ key: 'ArrowLeft', bubbles: true }}));
         (async () => {{
             const took = [];
             while (took.length < {wanted} && number() > {step}) {{
                 for (let row = 0; row < {step}; row += 1) back();
                 await frame();
                 const ask = document.querySelector('#coach');
                 if (!ask) continue;
                 const start = performance.now();
                 ask.click();
                 while (!document.querySelector('#coach-says .colist > li')) {{
                     if (performance.now() - start > 30000) throw new Error('no answer at ' + number());
                     await new Promise(next => setTimeout(next, 5));
                 }}
                 took.push(performance.now() - start);
             }}
             return took;
         }})().then(done, why => done(String(why)))"
    )
}

/// Reviews the game that is shown, to the end of the progress bar.
pub async fn review_time(visitor: &Visitor, patience: Duration) -> Result<Duration> {
    visitor.see("[data-view=review]").await?;
    visitor.click("[data-view=review]").await?;
    visitor.click("#review-start").await?;
    let start = Instant::now();
    visitor.see("#review-progress").await?;
    visitor
        .until_within("!document.querySelector('#review-progress') && document.querySelector('#mistakes')", patience)
        .await?;
    Ok(start.elapsed())
}

/// What a page holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holds {
    /// Bytes that scripts use, after everything that is not needed was given back.
    pub heap: u64,
    /// Bytes of WebAssembly of the page itself, without its workers.
    pub wasm: u64,
    pub nodes: u64,
}

/// Asks Chromium.
pub async fn memory(visitor: &Visitor) -> Result<Holds> {
    visitor.ask("HeapProfiler.collectGarbage", json!({})).await?;
    visitor.ask("Performance.enable", json!({})).await?;
    let metrics = visitor.ask("Performance.getMetrics", json!({})).await?;
    let metric = |name: &str| {
        let rows = metrics["metrics"].as_array()?;
        rows.iter().find(|row| row["name"] == name)?["value"].as_f64()
    };
    let prototype = visitor.ask("Runtime.evaluate", json!({ "expression": "WebAssembly.Memory.prototype" })).await?;
    let wanted = json!({ "prototypeObjectId": prototype["result"]["objectId"] });
    let found = visitor.ask("Runtime.queryObjects", wanted).await?;
    let sum = json!({
        "objectId": found["objects"]["objectId"],
        "functionDeclaration": "function () { return this.reduce((sum, one) => sum + one.buffer.byteLength, 0) }",
        "returnByValue": true,
    });
    let wasm = visitor.ask("Runtime.callFunctionOn", sum).await?;
    Ok(Holds {
        heap: metric("JSHeapUsedSize").context("no heap")? as u64,
        wasm: wasm["result"]["value"].as_u64().context("no WebAssembly")?,
        nodes: metric("Nodes").context("no nodes")? as u64,
    })
}
