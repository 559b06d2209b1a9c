//! A sheet over the page: a real dialog, so that the keyboard stays inside and Esc closes it.

use leptos::prelude::*;

/// `class` is that of the sheet. Whatever closes it, `close` is told. What has `autofocus` gets the keyboard first.
#[component]
pub fn Dialog(
    #[prop(into)] label: String,
    #[prop(optional)] class: &'static str,
    close: Callback<()>,
    children: Children,
) -> impl IntoView {
    let node: NodeRef<leptos::html::Dialog> = NodeRef::new();
    Effect::new(move |_| {
        if let Some(dialog) = node.get() {
            // Refused only if it is open already, or no longer in the page.
            let _ = dialog.show_modal();
        }
    });
    // Enter closes it, unless something inside has a use for it.
    let enter = move |event: web_sys::KeyboardEvent| {
        let has_use = crate::browser::is_within(&event, "a, button, input, select, textarea, summary");
        if event.key() == "Enter" && !has_use && !event.default_prevented() {
            event.prevent_default();
            close.run(());
        }
    };
    let cancel = move |event: web_sys::Event| {
        event.prevent_default();
        close.run(());
    };
    view! {
        <dialog class=format!("dlgb {class}") aria-label=label node_ref=node on:cancel=cancel on:keydown=enter>
            {children()}
        </dialog>
    }
}
