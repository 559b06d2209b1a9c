//! Orders of the reader at a table of the server: kept there, carried out there, seen by nobody else.

use gloo_net::http::Method;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;
use wire::api::{SeatOrder, SeatOrders};

use super::api::{Answer, get, send};
use super::play::Remote;

impl Remote {
    fn orders_path(self, seat: u8) -> String {
        self.path(&format!("/seats/{seat}/orders"))
    }

    /// Asks for the orders of a seat of ours, again whenever the game has moved on: some may be done or dropped.
    pub fn follow_orders(self, seat: Signal<Option<u8>>) {
        Effect::new(move |_| {
            self.version.track();
            if let Some(seat) = seat.get() {
                self.look_at_orders(seat);
            } else {
                self.orders.set(SeatOrders::default());
            }
        });
    }

    fn look_at_orders(self, seat: u8) {
        let path = self.orders_path(seat);
        spawn_local(async move {
            if let Ok(orders) = get::<SeatOrders>(&path).await {
                self.orders.try_set(orders);
            }
        });
    }

    pub fn add_order(self, seat: u8, order: SeatOrder) {
        let mut orders = self.orders.get_untracked().orders;
        orders.push(order);
        self.give_orders(seat, orders);
    }

    pub fn drop_order(self, seat: u8, row: usize) {
        let mut orders = self.orders.get_untracked().orders;
        if row < orders.len() {
            orders.remove(row);
            self.give_orders(seat, orders);
        }
    }

    fn give_orders(self, seat: u8, orders: Vec<SeatOrder>) {
        let path = self.orders_path(seat);
        spawn_local(async move {
            let orders = SeatOrders { orders, dropped: None };
            let answer: Answer<()> = send(Method::PUT, &path, &orders).await;
            if let Err(trouble) = answer {
                self.trouble.try_set(Some(trouble.words()));
            }
            self.look_at_orders(seat);
        });
    }
}
