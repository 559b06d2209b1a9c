//! The worker's side: waits for questions and answers them, one after the other.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::answer::Mind;
use super::message::{Answer, Question};
use super::supplies;

/// Whether this instance has no page.
pub fn is_inside() -> bool {
    scope().is_some()
}

fn scope() -> Option<DedicatedWorkerGlobalScope> {
    js_sys::global().dyn_into().ok()
}

/// Answers whatever is asked, as long as the page wants.
pub fn work() {
    let Some(scope) = scope() else { return };
    let mind = Rc::new(RefCell::new(Mind::default()));
    let page = scope.clone();
    let asked = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let parts: Array = event.data().unchecked_into();
        let ticket = parts.get(0);
        let bytes = Uint8Array::new(&parts.get(1)).to_vec();
        let Ok(question) = postcard::from_bytes::<Question>(&bytes) else { return };
        let (mind, page) = (Rc::clone(&mind), page.clone());
        let answer = move |question| {
            let tell = |answer: &Answer| {
                let text = serde_json::to_string(answer).unwrap_or_default();
                // A page that has gone does not listen any more.
                let _ = page.post_message(&Array::of2(&ticket, &text.into()));
            };
            let answer = mind.borrow_mut().answer(question, &mut |progress| tell(&progress));
            tell(&answer);
        };
        match supplies::are_lacking(&question) {
            true => spawn_local(async move {
                supplies::fetch(&question).await;
                answer(question);
            }),
            false => answer(question),
        }
    });
    scope.set_onmessage(Some(asked.as_ref().unchecked_ref()));
    asked.forget();
    // Whatever was posted before now would have been lost.
    let _ = scope.post_message(&Array::new());
}
