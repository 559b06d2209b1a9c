//! What the load generator says to the server.

use std::net::SocketAddr;

use serde_json::{Value, json};
use wire::WireAction;
use wire::api::{Act, Acted, MeWithKey, Table};

use super::Measured;
use super::client::{Client, Events};
use super::games::Recorded;

pub async fn guest(addr: SocketAddr) -> Measured<Client> {
    let mut client = Client::new(addr);
    client.post("/api/guests", &json!({"name": "Load"})).await?.read::<MeWithKey>()?;
    Ok(client)
}

fn seats(recorded: &Recorded) -> Value {
    json!(vec![json!({"is": "me"}); usize::from(recorded.players)])
}

/// A table at which one person sits on every seat.
pub async fn open(client: &mut Client, recorded: &Recorded) -> Measured<Table> {
    open_with(client, recorded, &Value::Null).await
}

/// With a clock.
pub async fn open_with(client: &mut Client, recorded: &Recorded, clock: &Value) -> Measured<Table> {
    let table = json!({
        "profile": recorded.profile, "seats": seats(recorded), "seed": recorded.seed, "start": true,
        "access": "invitation", "clock": clock,
    });
    Ok(client.post("/api/tables", &table).await?.read()?)
}

/// The same with the first actions of the game played.
pub async fn import(client: &mut Client, recorded: &Recorded, actions: usize) -> Measured<Table> {
    let import = json!({
        "log": recorded.log(actions), "purpose": "play", "seats": seats(recorded), "access": "invitation",
    });
    Ok(client.post("/api/tables/import", &import).await?.read()?)
}

/// What happens there from now on.
pub async fn follow(client: &Client, table: &Table) -> Measured<Events> {
    Ok(client.stream(&format!("/api/tables/{}/stream?since={}", table.id, table.head), None).await?)
}

pub async fn act(client: &mut Client, table: &mut Table, seat: u8, action: &WireAction) -> Measured<()> {
    let act = Act { seat, version: table.version, action: action.clone() };
    let acted: Acted = client.post(&format!("/api/tables/{}/actions", table.id), &act).await?.read()?;
    table.version = acted.version;
    Ok(())
}
