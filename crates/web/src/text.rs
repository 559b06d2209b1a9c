//! Words in the language of the reader, and what it does to sums.

use std::cell::Cell;

use game::Money;
use view::Lang;

thread_local! {
    static LANG: Cell<Lang> = const { Cell::new(Lang::En) };
}

/// The language of the screen. A change draws the whole screen again, so nothing has to listen to it.
pub fn lang() -> Lang {
    LANG.get()
}

pub fn set_lang(lang: Lang) {
    LANG.set(lang);
}

/// `t!("key", name = value, …)`: a message in the language of the screen.
#[macro_export]
macro_rules! t {
    ($key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        view::words!($crate::text::lang(), $key $(, $name = $value)*)
    };
}

/// `1,200`: where the heading says the unit.
pub fn sum(amount: Money) -> String {
    lang().number(amount.0)
}

/// `+40` or `−30`.
pub fn change(amount: Money) -> String {
    let sign = if amount > Money::ZERO { "+" } else { "" };
    format!("{sign}{}", sum(amount))
}

/// `10 %`.
pub fn percent(part: u8, whole: u8) -> String {
    let percent = u32::from(part) * 100 / u32::from(whole.max(1));
    t!("percent", n = percent.to_string())
}
