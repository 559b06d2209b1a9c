//! Effects of the page, each of which draws something again: all of them at once, so that nobody sees half a position, or,
//! where nobody waits for them, a slice at a time, so that the page can answer and paint in between.

use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};

use any_spawner::{CustomExecutor, Executor, PinnedFuture, PinnedLocalFuture};
use leptos::prelude::*;

use crate::browser;

/// Milliseconds of work before others have their turn.
pub const SLICE: f64 = 8.0;

#[derive(Default)]
struct Effects {
    /// Those that live, by their tickets.
    living: BTreeMap<u64, PinnedLocalFuture<()>>,
    last: u64,
    /// Those that have something to do, in the order in which they were told.
    due: VecDeque<u64>,
    /// Whether they will be run anyway.
    is_called: bool,
    /// Whether they may take their time until all are done.
    has_time: bool,
}

thread_local! {
    static EFFECTS: RefCell<Effects> = RefCell::default();
}

/// Runs the effects of this page from now on.
pub fn begin() {
    // Refused only if something else does already: then everything runs at once.
    let _ = Executor::init_local_custom_executor(Here);
}

/// Carries out a change of which nobody waits to see the effects.
pub fn at_leisure(change: impl FnOnce()) {
    EFFECTS.with_borrow_mut(|effects| effects.has_time = true);
    change();
    call();
}

/// Something that is built at once, or, among effects that may take their time, once the present picture is painted.
pub fn in_its_turn<V: IntoView + 'static>(view: impl Fn() -> V + Send + Sync + 'static) -> impl IntoView {
    let is_due = RwSignal::new(EFFECTS.with_borrow(|effects| !effects.has_time));
    if !is_due.get_untracked() {
        browser::after_paint(move || {
            // What was left meanwhile is gone.
            is_due.try_set(true);
        });
    }
    move || is_due.get().then(&view)
}

struct Here;

impl CustomExecutor for Here {
    fn spawn(&self, effect: PinnedFuture<()>) {
        take_in(effect);
    }

    fn spawn_local(&self, effect: PinnedLocalFuture<()>) {
        take_in(effect);
    }

    fn poll_local(&self) {}
}

fn take_in(effect: PinnedLocalFuture<()>) {
    let ticket = EFFECTS.with_borrow_mut(|effects| {
        effects.last += 1;
        effects.living.insert(effects.last, effect);
        effects.last
    });
    Ticket(ticket).is_due();
}

/// Whoever holds it can tell that an effect has something to do.
#[derive(Clone, Copy)]
struct Ticket(u64);

impl Ticket {
    fn is_due(self) {
        EFFECTS.with_borrow_mut(|effects| {
            if !effects.due.contains(&self.0) {
                effects.due.push_back(self.0);
            }
        });
        call();
    }

    fn run(self) {
        // It is out of the list meanwhile: it may tell others, and itself.
        let Some(mut effect) = EFFECTS.with_borrow_mut(|effects| effects.living.remove(&self.0)) else { return };
        let waker = Waker::from(Arc::new(self));
        if effect.as_mut().poll(&mut Context::from_waker(&waker)) == Poll::Pending {
            EFFECTS.with_borrow_mut(|effects| effects.living.insert(self.0, effect));
        }
    }
}

impl Wake for Ticket {
    fn wake(self: Arc<Self>) {
        self.is_due();
    }
}

/// Sees to it that what is due is run before the page goes on.
fn call() {
    let is_new = EFFECTS.with_borrow_mut(|effects| !std::mem::replace(&mut effects.is_called, true));
    if is_new {
        wasm_bindgen_futures::spawn_local(async { run() });
    }
}

fn run() {
    let begun = browser::now();
    if run_due(|| browser::now() - begun >= SLICE) {
        browser::after(0, run);
    }
}

/// Runs what is due: all of it, or, if that may take its time, until the slice is over. Says whether something is left.
fn run_due(is_over: impl Fn() -> bool) -> bool {
    while let Some(ticket) = EFFECTS.with_borrow_mut(|effects| effects.due.pop_front()) {
        Ticket(ticket).run();
        let rests = EFFECTS.with_borrow(|effects| effects.has_time && !effects.due.is_empty());
        if rests && is_over() {
            return true;
        }
    }
    EFFECTS.with_borrow_mut(|effects| (effects.is_called, effects.has_time) = (false, false));
    false
}

#[cfg(test)]
mod tests {
    use std::future::{pending, poll_fn};
    use std::rc::Rc;

    use super::*;

    /// Effects that write their names down; the test calls in place of the page.
    fn take_in_three(has_time: bool) -> Rc<RefCell<String>> {
        EFFECTS.with_borrow_mut(|effects| (effects.is_called, effects.has_time) = (true, has_time));
        let written = Rc::new(RefCell::new(String::new()));
        for name in ["a", "b", "c"] {
            let written = written.clone();
            take_in(Box::pin(async move { written.borrow_mut().push_str(name) }));
        }
        written
    }

    #[test]
    fn effects_that_have_time_are_run_slice_by_slice_in_their_order() {
        let written = take_in_three(true);
        assert!(run_due(|| true));
        assert_eq!(*written.borrow(), "a");
        assert!(run_due(|| true));
        assert!(!run_due(|| true));
        assert_eq!(*written.borrow(), "abc");
        assert!(EFFECTS.with_borrow(|effects| !effects.has_time && !effects.is_called && effects.living.is_empty()));
    }

    #[test]
    fn effects_that_are_waited_for_are_run_at_once() {
        let written = take_in_three(false);
        assert!(!run_due(|| true));
        assert_eq!(*written.borrow(), "abc");
    }

    #[test]
    fn an_effect_that_is_told_again_is_run_again_and_only_then() {
        EFFECTS.with_borrow_mut(|effects| effects.is_called = true);
        let runs = Rc::new(RefCell::new(0));
        let counted = runs.clone();
        take_in(Box::pin(poll_fn(move |context| {
            *counted.borrow_mut() += 1;
            // It tells itself, once.
            if *counted.borrow() == 1 {
                context.waker().wake_by_ref();
            }
            Poll::Pending
        })));
        take_in(Box::pin(pending()));
        assert!(!run_due(|| false));
        assert_eq!(*runs.borrow(), 2);
        assert!(!run_due(|| false));
        assert_eq!(*runs.borrow(), 2, "nobody told it");
    }
}
