//! Tiles that are left in the box.

use board::{Colour, TileId, may_become};
use game::State;
use leptos::prelude::*;

use crate::draw::tile;
use crate::play::table::Table;
use crate::t;

#[component]
pub fn TilesPanel() -> impl IntoView {
    let table = Table::here();
    let colours = [Colour::Yellow, Colour::Green, Colour::Brown, Colour::Grey];
    let chosen = RwSignal::new(None::<TileId>);
    let ways = move || chosen.get().map(|tile| table.state.with(|state| ways(state, tile, chosen)));
    let groups = move || {
        table.state.with(|state| {
            let board = state.edition().board();
            let groups = colours.map(|colour| {
                let tiles = board.tiles.in_box().filter(|id| board.tiles[*id].colour == colour);
                let tiles = tiles.map(|id| figure(state, id, chosen)).collect_view();
                view! { <section><h2 class="h2">{t!(&format!("colour-{}", colour.name()))}</h2><div class="tls">{tiles}</div></section> }
            });
            groups.into_iter().collect_view()
        })
    };
    view! { <div class="scroll" tabindex="0" role="region" aria-label=t!("panel-tiles")><p class="xs mut">{t!("tiles-words")}</p>{ways}{groups}</div> }
}

/// A tile with how many are left; a click leads to what it can become.
fn figure(state: &State, id: TileId, chosen: RwSignal<Option<TileId>>) -> AnyView {
    let board = state.edition().board();
    let left = state.tiles_left(id);
    let (name, all) = (board.tiles[id].name, board.tiles[id].count);
    let is_on = move || chosen.get() == Some(id);
    let choose = move |_| chosen.update(|now| *now = (*now != Some(id)).then_some(id));
    view! {
        <button class="tlb" class:out=left == 0 class:on=is_on data-tile=name aria-pressed=move || is_on().to_string() on:click=choose>
            <span inner_html=tile::icon(board, id, 0, 72)></span>
            <span class="tlc"><b class="b">{name}</b> " " <span class="mut">{t!("n-of", n = left, all = all)}</span></span>
        </button>
    }
    .into_any()
}

/// What a tile can become, and what can become it.
fn ways(state: &State, tile: TileId, chosen: RwSignal<Option<TileId>>) -> AnyView {
    let board = state.edition().board();
    let row = |heading: &'static str, tiles: Vec<TileId>| {
        let none = tiles.is_empty().then(|| view! { <span class="mut">{t!("no-such-tile")}</span> });
        let tiles = tiles.into_iter().map(|id| figure(state, id, chosen)).collect_view();
        view! { <p class="eb">{t!(heading)}</p><div class="tls">{tiles} {none}</div> }
    };
    let before = board.tiles.in_box().filter(|id| may_become(board, *id, tile)).collect();
    let after = board.tiles.in_box().filter(|id| may_become(board, tile, *id)).collect();
    view! {
        <section class="tlw" data-ways=board.tiles[tile].name>
            <h2 class="h2">{t!("tile-n", tile = board.tiles[tile].name)}</h2>
            {row("tile-becomes", after)}
            {row("tile-made-of", before)}
        </section>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use game::{Profile, Setup, begin};

    use super::*;

    #[test]
    fn a_yellow_curve_becomes_green_tiles_that_keep_it() {
        let state = begin(&Setup { seed: Some(1), ..Setup::new(Profile::default(), 3) }).unwrap();
        let board = state.edition().board();
        let named = |name: &str| board.tiles.named(name).unwrap();
        let after = |name: &str| -> Vec<&str> {
            let found = board.tiles.in_box().filter(|id| may_become(board, named(name), *id));
            found.map(|id| board.tiles[id].name).collect()
        };
        assert!(after("9").contains(&"23"), "{:?}", after("9"));
        assert!(!after("9").contains(&"28"), "a straight is not in it: {:?}", after("9"));
        assert!(after("23").iter().all(|name| board.tiles[named(name)].colour == Colour::Brown));
        assert!(!after("9").contains(&"9"));
    }
}
