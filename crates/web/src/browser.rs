//! What only a browser can do: its storage, its address bar, its clock, its clipboard.

use std::cell::RefCell;

use js_sys::Date;
use view::Lang;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{
    Document, Element, HtmlElement, KeyboardEvent, KeyboardEventInit, ResizeObserver, ResizeObserverEntry, Storage,
    SvgElement, Window,
};

pub fn window() -> Option<Window> {
    web_sys::window()
}

pub fn document() -> Option<Document> {
    window()?.document()
}

fn storage() -> Option<Storage> {
    window()?.local_storage().ok()?
}

pub fn stored(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

/// Storage may be full or switched off: then this visit is all there is.
pub fn store(key: &str, value: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, value).is_ok())
}

pub fn forget(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}

pub fn stored_keys(prefix: &str) -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    let count = storage.length().unwrap_or(0);
    let keys = (0..count).filter_map(|row| storage.key(row).ok().flatten());
    keys.filter(|key| key.starts_with(prefix)).collect()
}

pub fn preferred_lang() -> Lang {
    let wish = window().and_then(|window| window.navigator().language()).unwrap_or_default();
    wish.get(..2).and_then(|code| code.parse().ok()).unwrap_or_default()
}

fn media(query: &str) -> bool {
    window().and_then(|window| window.match_media(query).ok().flatten()).is_some_and(|list| list.matches())
}

pub fn prefers_dark() -> bool {
    media("(prefers-color-scheme: dark)")
}

/// Tells when the system changes between light and dark.
pub fn on_dark(mut then: impl FnMut(bool) + 'static) {
    let list = window().and_then(|window| window.match_media("(prefers-color-scheme: dark)").ok().flatten());
    let Some(list) = list else { return };
    let changed = Closure::<dyn FnMut()>::new(move || then(prefers_dark()));
    let _ = list.add_event_listener_with_callback("change", changed.as_ref().unchecked_ref());
    changed.forget();
}

pub fn prefers_stillness() -> bool {
    media("(prefers-reduced-motion: reduce)")
}

pub fn is_narrow() -> bool {
    media("(max-width: 767px)")
}

/// Wide enough for a third column.
pub fn is_wide() -> bool {
    media("(min-width: 1680px)")
}

pub fn set_root(name: &str, value: &str) {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        let _ = root.set_attribute(name, value);
    }
}

pub fn set_title(title: &str) {
    if let Some(document) = document().filter(|document| document.title() != title) {
        document.set_title(title);
    }
}

/// The small picture of the page in tabs and bookmarks.
pub fn set_icon(path: &str) {
    let found = document().and_then(|document| document.query_selector("link[rel=icon]").ok().flatten());
    // Even the same picture would be fetched again.
    if let Some(link) = found.filter(|link| link.get_attribute("href").as_deref() != Some(path)) {
        let _ = link.set_attribute("href", path);
    }
}

/// Keeps the client at hand for when there is no connection.
pub fn keep_offline() {
    let Some(window) = window() else { return };
    let registering = wasm_bindgen_futures::JsFuture::from(window.navigator().service_worker().register("/sw.js"));
    wasm_bindgen_futures::spawn_local(async move {
        let registered = registering.await.ok().and_then(|found| found.dyn_into().ok());
        if let Some(registered) = registered {
            look_for_updates(registered);
        }
    });
}

/// Milliseconds between looks for a newer version: a table may stay open for days.
const LOOK_FOR_UPDATES: i32 = 20 * 60 * 1_000;

fn look_for_updates(registered: web_sys::ServiceWorkerRegistration) {
    after(LOOK_FOR_UPDATES, move || {
        let _ = registered.update();
        look_for_updates(registered);
    });
}

/// Tells when a newer version of the client has been fetched while this one was running. On the first visit there is none
/// before it, and nothing is told.
pub fn on_new_version(then: impl FnMut() + 'static) {
    let Some(container) = window().map(|window| window.navigator().service_worker()) else { return };
    if js_sys::Reflect::get(&container, &"controller".into()).is_ok_and(|found| found.is_falsy()) {
        return;
    }
    let then = std::rc::Rc::new(RefCell::new(then));
    let changed = Closure::<dyn FnMut()>::new(move || {
        let then = then.clone();
        wasm_bindgen_futures::spawn_local(async move {
            if is_outdated().await {
                then.borrow_mut()();
            }
        });
    });
    let _ = container.add_event_listener_with_callback("controllerchange", changed.as_ref().unchecked_ref());
    changed.forget();
}

/// Whether what is kept at hand by now is no longer what this page is made of. A page that came from the network may be
/// newer than what was kept, and is no news then.
async fn is_outdated() -> bool {
    let found = async {
        let style = document()?.query_selector("link[rel=stylesheet]").ok()??.get_attribute("href")?;
        let script = document()?.query_selector("link[rel=modulepreload]").ok()??.get_attribute("href")?;
        let kept = window()?.caches().ok()?;
        for file in [style, script] {
            let found = wasm_bindgen_futures::JsFuture::from(kept.match_with_str(&file)).await.ok()?;
            if found.is_undefined() {
                return Some(true);
            }
        }
        Some(false)
    };
    found.await.unwrap_or(false)
}

pub fn reload() {
    if let Some(window) = window() {
        let _ = window.location().reload();
    }
}

/// Sets a mark in the browser's own record of what took how long.
pub fn mark(name: &str) {
    if let Some(performance) = window().and_then(|window| window.performance()) {
        let _ = performance.mark(name);
    }
}

/// Milliseconds since 1970.
pub fn now() -> f64 {
    Date::now()
}

/// The reader's time zone by its IANA name.
pub fn time_zone() -> String {
    let format = js_sys::Intl::DateTimeFormat::new(&js_sys::Array::new(), &js_sys::Object::new());
    let zone = js_sys::Reflect::get(&format.resolved_options(), &"timeZone".into());
    zone.ok().and_then(|zone| zone.as_string()).unwrap_or_else(|| "UTC".to_owned())
}

/// Weekday and time of day, as the reader's browser writes them.
pub fn moment(milliseconds: f64) -> String {
    let date = Date::new(&milliseconds.into());
    let options = js_sys::Object::new();
    for (name, value) in [("weekday", "short"), ("hour", "2-digit"), ("minute", "2-digit")] {
        // Setting a field of a plain object cannot fail.
        let _ = js_sys::Reflect::set(&options, &name.into(), &value.into());
    }
    date.to_locale_string(crate::text::lang().code(), &options).into()
}

/// A day, as the reader's browser writes it; its month in letters where numbers might be read both ways.
pub fn date(milliseconds: u64) -> String {
    let date = Date::new(&(milliseconds as f64).into());
    let options = js_sys::Object::new();
    // Setting a field of a plain object cannot fail.
    let _ = js_sys::Reflect::set(&options, &"dateStyle".into(), &"medium".into());
    date.to_locale_date_string(crate::text::lang().code(), &options).into()
}

/// As a value within an address.
pub fn encoded(text: &str) -> String {
    js_sys::encode_uri_component(text).into()
}

/// What is behind the question mark of an address: every field that is said.
pub fn query_text(query: &impl serde::Serialize) -> String {
    let Ok(serde_json::Value::Object(fields)) = serde_json::to_value(query) else { return String::new() };
    let pair = |(name, value): (String, serde_json::Value)| match value {
        serde_json::Value::String(text) => format!("{name}={}", encoded(&text)),
        other => format!("{name}={other}"),
    };
    fields.into_iter().map(pair).collect::<Vec<_>>().join("&")
}

/// The day as the reader's browser writes it.
pub fn today() -> String {
    let date = Date::new_0();
    let two = |number: u32| format!("{number:02}");
    format!("{}-{}-{}", date.get_full_year(), two(date.get_month() + 1), two(date.get_date()))
}

/// A number nobody else is likely to draw: for a seed, or the name of a local game.
pub fn draw_number() -> u64 {
    let high = (js_sys::Math::random() * f64::from(u32::MAX)) as u64;
    let low = (js_sys::Math::random() * f64::from(u32::MAX)) as u64;
    // JSON readers keep 53 bits.
    ((high << 32) | low) >> 11
}

/// The script that has started this program.
pub fn own_script() -> Option<String> {
    let script = document()?.query_selector("script[type=module]").ok()??;
    Some(script.dyn_into::<web_sys::HtmlScriptElement>().ok()?.src())
}

/// Path and query of the page.
pub fn address() -> (String, String) {
    let Some(location) = window().map(|window| window.location()) else { return Default::default() };
    (location.pathname().unwrap_or_default(), location.search().unwrap_or_default())
}

/// Takes what follows `name` behind the `#` of the address, which then shows it no more.
pub fn take_hash(name: &str) -> Option<String> {
    let location = window()?.location();
    let value = location.hash().ok()?.trim_start_matches('#').strip_prefix(name)?.to_owned();
    let (path, query) = address();
    go_to(&format!("{path}{query}"), false);
    Some(value)
}

pub fn origin() -> String {
    window().and_then(|window| window.location().origin().ok()).unwrap_or_default()
}

/// Opens the browser's own way to print.
pub fn print() {
    if let Some(window) = window() {
        // Refused only where nothing can be printed.
        let _ = window.print();
    }
}

/// Puts a path into the address bar, as a step that can be taken back or in place of the present one.
pub fn go_to(path: &str, keep: bool) {
    let Some(history) = window().and_then(|window| window.history().ok()) else { return };
    let nothing = wasm_bindgen::JsValue::NULL;
    let _ = match keep {
        true => history.push_state_with_url(&nothing, "", Some(path)),
        false => history.replace_state_with_url(&nothing, "", Some(path)),
    };
}

thread_local! {
    static ADDRESS: RefCell<Option<(String, String)>> = const { RefCell::new(None) };
}

/// Milliseconds of rest before the address bar follows: to change it costs more than to draw a position.
const REST: i32 = 200;

/// Puts a path in place of the present one once things have come to rest, if the page is then still within `base`.
pub fn settle_at(base: &str, path: String) {
    let waits = ADDRESS.with_borrow_mut(|next| next.replace((base.to_owned(), path)).is_some());
    if waits {
        return;
    }
    after(REST, || {
        let Some((base, path)) = ADDRESS.take() else { return };
        let (here, query) = address();
        if here.starts_with(&base) && format!("{here}{query}") != path {
            go_to(&path, false);
        }
    });
}

/// Listens to an event of the window for as long as the page lives.
pub fn on_window<E: JsCast + 'static>(event: &str, mut then: impl FnMut(E) + 'static) {
    let Some(window) = window() else { return };
    let listener = Closure::<dyn FnMut(web_sys::Event)>::new(move |event: web_sys::Event| {
        if let Ok(event) = event.dyn_into::<E>() {
            then(event);
        }
    });
    let _ = window.add_event_listener_with_callback(event, listener.as_ref().unchecked_ref());
    listener.forget();
}

/// Whether a page that is shown was kept as it was, instead of being loaded.
pub fn was_kept(event: &web_sys::Event) -> bool {
    let kept = js_sys::Reflect::get(event, &"persisted".into());
    kept.is_ok_and(|kept| kept.is_truthy())
}

/// Runs something after so many milliseconds.
pub fn after(milliseconds: i32, then: impl FnOnce() + 'static) {
    let Some(window) = window() else { return };
    let callback = Closure::once_into_js(then);
    let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(callback.unchecked_ref(), milliseconds);
}

/// Comes to an end after so many milliseconds.
pub async fn pause(milliseconds: i32) {
    let waiting = js_sys::Promise::new(&mut |done, _| {
        after(milliseconds, move || {
            // A callback without arguments cannot fail.
            let _ = done.call0(&wasm_bindgen::JsValue::NULL);
        });
    });
    let _ = wasm_bindgen_futures::JsFuture::from(waiting).await;
}

/// Tells the size of an element, now and whenever it changes, until it is dropped.
pub struct SizeWatch {
    observer: ResizeObserver,
    _told: Closure<dyn FnMut(js_sys::Array)>,
}

impl SizeWatch {
    pub fn begin(element: &Element, mut then: impl FnMut(f64, f64) + 'static) -> Option<SizeWatch> {
        let told = Closure::<dyn FnMut(js_sys::Array)>::new(move |entries: js_sys::Array| {
            if let Ok(entry) = entries.get(0).dyn_into::<ResizeObserverEntry>() {
                let size = entry.content_rect();
                then(size.width(), size.height());
            }
        });
        let observer = ResizeObserver::new(told.as_ref().unchecked_ref()).ok()?;
        observer.observe(element);
        Some(SizeWatch { observer, _told: told })
    }
}

impl Drop for SizeWatch {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// Lets an element keep a size, whatever is around it.
pub fn fix_size(element: &HtmlElement, (width, height): (f64, f64)) {
    for (name, length) in [("width", width), ("height", height)] {
        let _ = element.style().set_property(name, &format!("{length}px"));
    }
}

/// Runs something once the present picture is painted.
pub fn after_paint(then: impl FnOnce() + 'static) {
    let Some(window) = window() else { return };
    let callback = Closure::once_into_js(move || after(0, then));
    let _ = window.request_animation_frame(callback.unchecked_ref());
}

pub fn copy(text: &str) {
    if let Some(window) = window() {
        let _ = window.navigator().clipboard().write_text(text);
    }
}

/// Hands a text to the reader as a file.
pub fn save_file(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&text.into());
    if let Ok(blob) = web_sys::Blob::new_with_str_sequence(&parts) {
        save_blob(name, &blob);
    }
}

/// Hands anything to the reader as a file.
pub fn save_blob(name: &str, blob: &web_sys::Blob) {
    let Some(document) = document() else { return };
    let Ok(url) = web_sys::Url::create_object_url_with_blob(blob) else { return };
    if let Ok(link) = document.create_element("a") {
        let _ = link.set_attribute("href", &url);
        let _ = link.set_attribute("download", name);
        if let Ok(link) = link.dyn_into::<HtmlElement>() {
            link.click();
        }
    }
    let _ = web_sys::Url::revoke_object_url(&url);
}

/// Moves the keyboard to an element.
pub fn focus(selector: &str) -> Option<Element> {
    let element = document()?.query_selector(selector).ok()??;
    let _ = match (element.dyn_ref::<HtmlElement>(), element.dyn_ref::<SvgElement>()) {
        (Some(element), _) => element.focus(),
        (None, Some(element)) => element.focus(),
        (None, None) => return None,
    };
    Some(element)
}

/// The same, without moving the page.
pub fn focus_quietly(selector: &str) {
    let found = document().and_then(|document| document.query_selector(selector).ok().flatten());
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let how = web_sys::FocusOptions::new();
        how.set_prevent_scroll(true);
        let _ = element.focus_with_options(&how);
    }
}

/// Presses a key on an element, as if the reader had.
pub fn press(element: &Element, key: &str) {
    let how = KeyboardEventInit::new();
    how.set_key(key);
    how.set_bubbles(true);
    how.set_cancelable(true);
    if let Ok(event) = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &how) {
        let _ = element.dispatch_event(&event);
    }
}

/// Whether the keyboard is in a field where letters are letters.
pub fn is_typing() -> bool {
    let active = document().and_then(|document| document.active_element());
    active.is_some_and(|element| {
        let name = element.tag_name();
        name == "INPUT" || name == "TEXTAREA" || name == "SELECT"
    })
}

/// Whether a sheet lies over the page.
pub fn has_sheet() -> bool {
    document().and_then(|document| document.query_selector("dialog[open]").ok().flatten()).is_some()
}

/// The value of the nearest `data-…` attribute at or above the element that an event hit.
pub fn data_of(event: &web_sys::Event, name: &str) -> Option<String> {
    let target = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    target.closest(&format!("[{name}]")).ok().flatten()?.get_attribute(name)
}

/// Whether an event hit such an element, or something inside of one.
pub fn is_within(event: &web_sys::Event, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.closest(selector).ok().flatten().is_some())
}

/// Whether the `<details>` that an event tells of is unfolded now.
pub fn is_unfolded(event: &web_sys::Event) -> bool {
    let details = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    details.is_some_and(|details| details.has_attribute("open"))
}

/// Clicks an element, as if the reader had. Whether it is there.
pub fn click(selector: &str) -> bool {
    let found = document().and_then(|document| document.query_selector(selector).ok().flatten());
    match found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        Some(element) => {
            element.click();
            true
        }
        None => false,
    }
}

/// Tells the style sheet where things that travel come from. Styles within the markup are refused, those set here are not.
pub fn let_travel(selector: &str) {
    let Some(list) = document().and_then(|document| document.query_selector_all(selector).ok()) else { return };
    let elements = (0..list.length()).filter_map(|row| list.item(row)?.dyn_into::<SvgElement>().ok());
    for element in elements {
        for (name, data) in [("--dx", "data-dx"), ("--dy", "data-dy")] {
            let by = element.get_attribute(data).unwrap_or_default();
            let _ = element.style().set_property(name, &format!("{by}px"));
        }
    }
}

/// Takes an element out of the page.
pub fn remove(selector: &str) {
    let found = document().and_then(|document| document.query_selector(selector).ok().flatten());
    if let Some(element) = found {
        element.remove();
    }
}

/// Brings an element into view within its row, and moves nothing else.
pub fn scroll_along(selector: &str) {
    let found = document().and_then(|document| document.query_selector(selector).ok().flatten());
    let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) else { return };
    if let Some(row) = element.parent_element() {
        let (place, wide) = (element.get_bounding_client_rect(), row.get_bounding_client_rect());
        if place.right() > wide.right() || place.left() < wide.left() {
            row.set_scroll_left(row.scroll_left() + (place.left() - wide.left() - 40.0) as i32);
        }
    }
}

/// On a phone: brings what was chosen to the top once it is drawn, so that what follows from it is in sight.
pub fn reveal(selector: &'static str) {
    if is_narrow() {
        after(60, move || scroll_to(selector));
    }
}

/// Brings an element into view.
pub fn scroll_to(selector: &str) {
    let found = document().and_then(|document| document.query_selector(selector).ok().flatten());
    if let Some(element) = found {
        element.scroll_into_view();
    }
}
