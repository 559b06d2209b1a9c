//! Messages of this browser: the reader's leave, and where a push service takes them for it.

use js_sys::{JSON, Object, Promise, Reflect, Uint8Array};
use serde::Deserialize;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Notification, NotificationPermission, PushManager, PushSubscription, ServiceWorkerRegistration};
use wire::api::NewPush;

use crate::browser::window;

/// Whether this browser can do it at all.
pub fn is_possible() -> bool {
    let has = |name: &str| window().is_some_and(|window| Reflect::has(&window, &name.into()).unwrap_or(false));
    has("PushManager") && has("Notification")
}

/// What `JSON.stringify` makes of a subscription.
#[derive(Deserialize)]
struct Written {
    endpoint: String,
    keys: Keys,
}

#[derive(Deserialize)]
struct Keys {
    p256dh: String,
    auth: String,
}

async fn settled(promise: Result<Promise, JsValue>) -> Option<JsValue> {
    JsFuture::from(promise.ok()?).await.ok()
}

async fn manager() -> Option<PushManager> {
    let ready = settled(window()?.navigator().service_worker().ready()).await?;
    ready.dyn_into::<ServiceWorkerRegistration>().ok()?.push_manager().ok()
}

/// Asks the reader, only ever after a click. `None` if they refuse or it cannot be done.
pub async fn subscribe(server_key: &str) -> Option<NewPush> {
    settled(Notification::request_permission()).await?;
    if Notification::permission() != NotificationPermission::Granted {
        return None;
    }
    let options = Object::new();
    Reflect::set(&options, &"userVisibleOnly".into(), &true.into()).ok()?;
    Reflect::set(&options, &"applicationServerKey".into(), &bytes(server_key)?.into()).ok()?;
    let subscribed = settled(manager().await?.subscribe_with_options(options.unchecked_ref())).await?;
    let text: String = JSON::stringify(&subscribed).ok()?.into();
    let Written { endpoint, keys } = serde_json::from_str(&text).ok()?;
    Some(NewPush { endpoint, p256dh: keys.p256dh, auth: keys.auth })
}

/// Whether this browser is subscribed.
pub async fn is_subscribed() -> bool {
    if !is_possible() {
        return false;
    }
    let Some(manager) = manager().await else { return false };
    let found = settled(manager.get_subscription()).await;
    found.is_some_and(|found| found.dyn_into::<PushSubscription>().is_ok())
}

/// Base64url as bytes.
fn bytes(text: &str) -> Option<Uint8Array> {
    let text = text.replace('-', "+").replace('_', "/");
    let binary = window()?.atob(&text).ok()?;
    let bytes: Vec<u8> = binary.chars().map(|letter| letter as u8).collect();
    Some(Uint8Array::from(bytes.as_slice()))
}
