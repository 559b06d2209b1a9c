//! A number with a minus and a plus, for bids, prices and blocks of shares.

use leptos::prelude::*;

use crate::t;

/// `value` is shown between the buttons; `step` is told −1 or +1; `may` says whether it could.
#[component]
pub fn Stepper(
    #[prop(into)] label: String,
    value: Signal<String>,
    may: Signal<(bool, bool)>,
    step: Callback<i32>,
) -> impl IntoView {
    view! {
        <div class="stp" role="group" aria-label=label>
            <button disabled=move || !may.get().0 on:click=move |_| step.run(-1) aria-label=t!("less")>"−"</button>
            <output>{value}</output>
            <button disabled=move || !may.get().1 on:click=move |_| step.run(1) aria-label=t!("more")>"+"</button>
        </div>
    }
}

/// A sum that can be typed or stepped. What is typed is planned as it stands, however much it is: the rules say what is wrong with it.
#[component]
pub fn SumField(
    #[prop(into)] label: String,
    /// What is planned; nothing, while no number is typed.
    value: Signal<Option<i32>>,
    minimum: i32,
    maximum: i32,
    by: i32,
    set: Callback<Option<i32>>,
) -> impl IntoView {
    let name = label.clone();
    let text = RwSignal::new(String::new());
    let typed = move |event: web_sys::Event| {
        text.set(event_target_value(&event));
        set.run(number(&text.get_untracked()));
    };
    // What is being typed stays as it is; what comes from elsewhere takes its place.
    let shown = move || match value.get() {
        now if now == number(&text.get()) => text.get(),
        Some(now) => now.to_string(),
        None => String::new(),
    };
    let step = move |by: i32| {
        let now = value.get_untracked();
        set.run(Some(now.map_or(minimum, |now| (now + by).clamp(minimum, maximum))));
    };
    let is_over = move || value.get().is_some_and(|now| now > maximum);
    let is_under = move || value.get().is_none_or(|now| now < minimum);
    view! {
        <div class="stp sumf" role="group" aria-label=name>
            <button disabled=move || value.get().is_none_or(|now| now <= minimum) on:click=move |_| step(-by) aria-label=t!("less")>"−"</button>
            <input
                type="number"
                inputmode="numeric"
                aria-label=label
                min=minimum
                max=maximum
                aria-invalid=move || (is_over() || is_under()).to_string()
                prop:value=shown
                on:input=typed
            />
            <button disabled=move || value.get().is_some_and(|now| maximum <= now) on:click=move |_| step(by) aria-label=t!("more")>"+"</button>
        </div>
    }
}

fn number(text: &str) -> Option<i32> {
    text.trim().parse().ok()
}
