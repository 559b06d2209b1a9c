//! One thread, no real time: which task goes on next is rolled, and when all of them wait, the clock moves to the next alarm.
//! A task belongs to somebody; whoever crashes loses all theirs, wherever they were waiting.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::sync::{Arc, Mutex, Once, PoisonError};
use std::task::{Context, Poll, Wake, Waker};
use std::time::Duration;

use bots::Dice;
use wire::api::Millis;

use crate::clock::Clock;

/// Microseconds since the world began.
pub type Moment = u64;

/// Whose task it is: a process by its number, or one of these.
pub type Whose = u8;
pub const DATABASE: Whose = 100;
pub const OUTSIDE: Whose = 101;

type Work = Pin<Box<dyn Future<Output = ()> + Send>>;
type Ready = Arc<Mutex<BTreeSet<u64>>>;

struct Task {
    whose: Whose,
    /// `None` while it runs.
    work: Option<Work>,
}

struct Executor {
    began: Millis,
    now: Moment,
    dice: Dice,
    tasks: BTreeMap<u64, Task>,
    ready: Ready,
    alarms: BTreeMap<(Moment, u64), Waker>,
    next: u64,
    running: Whose,
    /// Of each process, with how far it is off.
    clocks: BTreeMap<Whose, (Clock, i64)>,
}

thread_local! {
    static EXECUTOR: RefCell<Option<Executor>> = const { RefCell::new(None) };
    static PANICKED_AT: RefCell<String> = const { RefCell::new(String::new()) };
}

fn with<T>(look: impl FnOnce(&mut Executor) -> T) -> T {
    EXECUTOR.with_borrow_mut(|executor| look(executor.as_mut().expect("a world")))
}

/// Whether this thread simulates.
pub fn is_here() -> bool {
    EXECUTOR.try_with(|executor| executor.try_borrow().map_or(true, |executor| executor.is_some())).unwrap_or(false)
}

pub fn begin(seed: u64, began: Millis) {
    let executor = Executor {
        began,
        now: 0,
        dice: Dice::new(seed),
        tasks: BTreeMap::new(),
        ready: Ready::default(),
        alarms: BTreeMap::new(),
        next: 0,
        running: OUTSIDE,
        clocks: BTreeMap::new(),
    };
    EXECUTOR.set(Some(executor));
}

pub fn end() {
    let tasks = with(|executor| std::mem::take(&mut executor.tasks));
    drop(tasks);
    EXECUTOR.set(None);
}

pub fn now() -> Moment {
    with(|executor| executor.now)
}

/// The true time, as a clock would tell it.
pub fn wall() -> Millis {
    with(|executor| executor.began + executor.now / 1_000)
}

pub fn below(sides: u64) -> u64 {
    with(|executor| executor.dice.roll() % sides.max(1))
}

/// Random numbers for secrets and ids; `false` outside of a simulation.
pub fn fill(bytes: &mut [u8]) -> bool {
    if !is_here() {
        return false;
    }
    with(|executor| bytes.iter_mut().for_each(|byte| *byte = executor.dice.roll() as u8));
    true
}

pub fn set_clock(whose: Whose, clock: &Clock, off: i64) {
    with(|executor| {
        executor.clocks.insert(whose, (clock.clone(), off));
        executor.set_clocks();
    });
}

pub fn jump(whose: Whose, off: i64) {
    with(|executor| {
        if let Some(clock) = executor.clocks.get_mut(&whose) {
            clock.1 = off;
        }
        executor.set_clocks();
    });
}

impl Executor {
    fn set_clocks(&self) {
        let wall = self.began + self.now / 1_000;
        self.clocks.values().for_each(|(clock, off)| clock.set(wall.saturating_add_signed(*off)));
    }

    fn add(&mut self, whose: Whose, work: Work) {
        self.next += 1;
        self.tasks.insert(self.next, Task { whose, work: Some(work) });
        self.ready.lock().unwrap_or_else(PoisonError::into_inner).insert(self.next);
    }
}

/// For whoever is running now.
pub fn spawn(work: impl Future<Output = ()> + Send + 'static) {
    with(|executor| executor.add(executor.running, Box::pin(work)));
}

pub fn spawn_for(whose: Whose, work: impl Future<Output = ()> + Send + 'static) {
    with(|executor| executor.add(whose, Box::pin(work)));
}

/// Whoever it is has crashed.
pub fn kill(whose: Whose) {
    let dead: Vec<Task> = with(|executor| {
        let ids: Vec<u64> = executor.tasks.iter().filter(|(_, task)| task.whose == whose).map(|(id, _)| *id).collect();
        ids.into_iter().filter_map(|id| executor.tasks.remove(&id)).collect()
    });
    drop(dead);
}

/// Work on another thread: others go on meanwhile.
pub async fn aside<T>(work: impl FnOnce() -> T) -> T {
    let micros = 200 + below(30_000);
    sleep(Duration::from_micros(micros)).await;
    work()
}

struct Sleep {
    time: Duration,
    alarm: Option<(Moment, u64)>,
}

pub fn sleep(time: Duration) -> impl Future<Output = ()> + Send {
    Sleep { time, alarm: None }
}

impl Future for Sleep {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        let (time, known) = (self.time, self.alarm);
        let (alarm, is_over) = with(|executor| {
            let alarm = known.unwrap_or_else(|| {
                executor.next += 1;
                (executor.now + time.as_micros() as u64, executor.next)
            });
            let is_over = executor.now >= alarm.0;
            if !is_over {
                executor.alarms.insert(alarm, context.waker().clone());
            }
            (alarm, is_over)
        });
        self.alarm = Some(alarm);
        if is_over { Poll::Ready(()) } else { Poll::Pending }
    }
}

impl Drop for Sleep {
    fn drop(&mut self) {
        let Some(alarm) = self.alarm else { return };
        EXECUTOR.with(|executor| {
            if let Ok(mut executor) = executor.try_borrow_mut()
                && let Some(executor) = executor.as_mut()
            {
                executor.alarms.remove(&alarm);
            }
        });
    }
}

struct Waking {
    id: u64,
    ready: Ready,
}

impl Wake for Waking {
    fn wake(self: Arc<Self>) {
        self.ready.lock().unwrap_or_else(PoisonError::into_inner).insert(self.id);
    }
}

enum Next {
    Run(u64, Work),
    Ring(Waker),
    Nothing,
}

/// Until then, or until somebody says that it is enough. The message of a panic, if there was one.
pub fn run_until(deadline: Moment, is_enough: impl Fn() -> bool) -> Result<(), String> {
    while !is_enough() {
        match with(|executor| executor.choose(deadline)) {
            Next::Run(id, work) => run(id, work)?,
            Next::Ring(waker) => waker.wake(),
            Next::Nothing => break,
        }
    }
    Ok(())
}

impl Executor {
    fn choose(&mut self, deadline: Moment) -> Next {
        loop {
            let ready: usize = self.ready.lock().unwrap_or_else(PoisonError::into_inner).len();
            if ready == 0 {
                break;
            }
            // By rank in the order of their numbers: the order in which they were woken is not always ours to say.
            let rank = self.dice.below(ready);
            let id = {
                let mut ready = self.ready.lock().unwrap_or_else(PoisonError::into_inner);
                let id = ready.iter().nth(rank).copied().unwrap_or_default();
                ready.remove(&id);
                id
            };
            let Some(task) = self.tasks.get_mut(&id) else { continue };
            if let Some(work) = task.work.take() {
                self.running = task.whose;
                return Next::Run(id, work);
            }
        }
        match self.alarms.first_key_value().map(|(alarm, _)| *alarm) {
            Some(alarm) if alarm.0 <= deadline => {
                self.now = self.now.max(alarm.0);
                self.set_clocks();
                self.alarms.remove(&alarm).map_or(Next::Nothing, Next::Ring)
            }
            _ => {
                self.now = self.now.max(deadline);
                self.set_clocks();
                Next::Nothing
            }
        }
    }
}

fn run(id: u64, mut work: Work) -> Result<(), String> {
    let ready = with(|executor| executor.ready.clone());
    let waker = Waker::from(Arc::new(Waking { id, ready }));
    let mut context = Context::from_waker(&waker);
    let polled = catch_unwind(AssertUnwindSafe(|| work.as_mut().poll(&mut context)));
    // What is dropped may look at the world: not while we hold it.
    let finished = with(|executor| {
        executor.running = OUTSIDE;
        match (&polled, executor.tasks.get_mut(&id)) {
            (Ok(Poll::Pending), Some(task)) => {
                task.work = Some(work);
                None
            }
            _ => {
                executor.tasks.remove(&id);
                Some(work)
            }
        }
    });
    drop(finished);
    match polled {
        Ok(_) => Ok(()),
        Err(panic) => Err(message(&*panic)),
    }
}

fn message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().cloned();
    let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
    format!("panicked at {}: {}", PANICKED_AT.take(), text.unwrap_or_default())
}

/// A panic in a simulated world is a finding like others: it is not printed each time.
pub fn keep_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| match panic.location().filter(|_| is_here()) {
            Some(place) => PANICKED_AT.set(place.to_string()),
            None => usual(panic),
        }));
    });
}
