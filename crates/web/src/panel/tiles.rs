//! Tiles that are left in the box.

use board::Colour;
use leptos::prelude::*;

use crate::draw::tile;
use crate::play::table::Table;
use crate::t;

#[component]
pub fn TilesPanel() -> impl IntoView {
    let table = Table::here();
    let colours = [Colour::Yellow, Colour::Green, Colour::Brown, Colour::Grey];
    let groups = move || {
        table.state.with(|state| {
            let board = state.edition().board();
            let groups = colours.map(|colour| {
                let tiles = board.tiles.in_box().filter(|id| board.tiles[*id].colour == colour);
                let tiles = tiles.map(|id| {
                    let left = state.tiles_left(id);
                    let (name, all) = (board.tiles[id].name, board.tiles[id].count);
                    view! {
                        <figure class=if left == 0 { "out" } else { "" }>
                            <span inner_html=tile::icon(board, id, 0, 72)></span>
                            <figcaption><b class="b">{name}</b> " " <span class="mut">{t!("n-of", n = left, all = all)}</span></figcaption>
                        </figure>
                    }
                });
                let tiles = tiles.collect_view();
                view! { <section><h2 class="h2">{t!(&format!("colour-{}", colour.name()))}</h2><div class="tls">{tiles}</div></section> }
            });
            groups.into_iter().collect_view()
        })
    };
    view! { <div class="scroll" tabindex="0" role="region" aria-label=t!("panel-tiles")>{groups}</div> }
}
