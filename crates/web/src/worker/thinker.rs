//! The page's side: starts workers, hands them questions and gives answers to whoever asked.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::spawn_local;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::answer::Mind;
use super::message::{Answer, Question};
use super::supplies;
use crate::browser;

/// Who is asked. They do not wait for each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thinker {
    Bots,
    Coach,
    Reviewer,
}

type Listener = Rc<RefCell<dyn FnMut(Answer)>>;

#[derive(Default)]
struct Line {
    worker: Option<Worker>,
    /// Whether it has said that it listens.
    is_ready: bool,
    /// Questions that wait until it does.
    unsent: Vec<Array>,
    listeners: BTreeMap<u32, Listener>,
    last: u32,
}

thread_local! {
    static LINES: RefCell<[Line; 3]> = RefCell::default();
    /// Thinks on the page where there can be no worker.
    static ALONE: RefCell<Mind> = RefCell::default();
}

fn with_line<T>(thinker: Thinker, then: impl FnOnce(&mut Line) -> T) -> T {
    LINES.with_borrow_mut(|lines| then(&mut lines[thinker as usize]))
}

/// `listen` hears every answer: those on the way, and the last.
pub fn ask(thinker: Thinker, question: Question, listen: impl FnMut(Answer) + 'static) {
    if !with_line(thinker, |line| line.worker.is_some() || line.start(thinker)) {
        return think_here(question, listen);
    }
    let Ok(bytes) = postcard::to_stdvec(&question) else { return };
    with_line(thinker, |line| {
        line.last += 1;
        line.listeners.insert(line.last, Rc::new(RefCell::new(listen)));
        let message = Array::of2(&line.last.into(), &Uint8Array::from(&bytes[..]));
        match (&line.worker, line.is_ready) {
            (Some(worker), true) => drop(worker.post_message(&message)),
            _ => line.unsent.push(message),
        }
    });
}

/// Ends whatever is being thought; nobody hears of it any more.
pub fn interrupt(thinker: Thinker) {
    let worker = with_line(thinker, |line| {
        let idle = line.listeners.is_empty();
        let last = line.last;
        (!idle).then(|| std::mem::replace(line, Line { last, ..Line::default() }).worker).flatten()
    });
    if let Some(worker) = worker {
        worker.terminate();
    }
}

fn think_here(question: Question, mut listen: impl FnMut(Answer) + 'static) {
    spawn_local(async move {
        supplies::fetch(&question).await;
        browser::after(0, move || {
            let answer = ALONE.with_borrow_mut(|mind| mind.answer(question, &mut |progress| listen(progress)));
            listen(answer);
        });
    });
}

impl Line {
    /// Says whether that was possible.
    fn start(&mut self, thinker: Thinker) -> bool {
        let Some(script) = browser::own_script() else { return false };
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let Ok(worker) = Worker::new_with_options(&script, &options) else { return false };
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| hear(thinker, &event));
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        heard.forget();
        self.worker = Some(worker);
        true
    }
}

fn hear(thinker: Thinker, event: &MessageEvent) {
    let parts: Array = event.data().unchecked_into();
    let Some(ticket) = parts.get(0).as_f64().map(|ticket| ticket as u32) else {
        return with_line(thinker, |line| {
            line.is_ready = true;
            let unsent = std::mem::take(&mut line.unsent);
            if let Some(worker) = &line.worker {
                unsent.iter().for_each(|message| drop(worker.post_message(message)));
            }
        });
    };
    let text = parts.get(1).as_string().unwrap_or_default();
    let Ok(answer) = serde_json::from_str::<Answer>(&text) else { return };
    let listener = with_line(thinker, |line| match answer {
        Answer::Progress(_) => line.listeners.get(&ticket).cloned(),
        Answer::Moves(_) | Answer::Advice(_) | Answer::Verdict { .. } | Answer::Review(_) => {
            line.listeners.remove(&ticket)
        }
    });
    // Whoever listens may ask again.
    if let Some(listener) = listener {
        (listener.borrow_mut())(answer);
    }
}
