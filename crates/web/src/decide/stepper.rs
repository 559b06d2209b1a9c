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

/// A sum that can be typed or stepped within its range.
#[component]
pub fn SumField(
    #[prop(into)] label: String,
    value: Signal<i32>,
    minimum: i32,
    maximum: i32,
    by: i32,
    set: Callback<i32>,
) -> impl IntoView {
    let name = label.clone();
    let change = move |to: i32| set.run(to.clamp(minimum, maximum));
    let typed = move |event: web_sys::Event| {
        if let Ok(number) = event_target_value(&event).trim().parse() {
            change(number);
        }
    };
    view! {
        <div class="stp sumf" role="group" aria-label=name>
            <button disabled=move || value.get() <= minimum on:click=move |_| change(value.get_untracked() - by) aria-label=t!("less")>"−"</button>
            <input
                type="number"
                inputmode="numeric"
                aria-label=label
                min=minimum
                max=maximum
                prop:value=move || value.get().to_string()
                on:change=typed
            />
            <button disabled=move || maximum <= value.get() on:click=move |_| change(value.get_untracked() + by) aria-label=t!("more")>"+"</button>
        </div>
    }
}
