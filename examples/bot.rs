//! A player in sixty lines, by HTTP alone: it moves wherever it is its turn, until the table it is given is over.
//!
//! `http_bot 127.0.0.1:1844 TOKEN [TABLE]`; the token needs the scopes `read` and `play`.

use std::error::Error;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;

use serde_json::{Value, json};

/// Run, pay, grow; of equals the first that is offered. What is not named here is done if nothing else is left.
const LIKES: [&str; 10] =
    ["pass", "done", "place-marker", "lay-tile", "bid", "start", "buy", "buy-train", "pay-out", "run"];

struct Server {
    address: String,
    token: String,
}

impl Server {
    /// HTTP/1.0: the answer ends with the connection, nothing has to be unwrapped.
    fn ask(&self, method: &str, path: &str, body: &str) -> Result<(u16, BufReader<TcpStream>), Box<dyn Error>> {
        let Server { address, token } = self;
        let mut stream = TcpStream::connect(address)?;
        let head = format!("{method} {path} HTTP/1.0\r\nhost: {address}\r\nauthorization: Bearer {token}\r\n");
        write!(stream, "{head}content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}", body.len())?;
        let mut answer = BufReader::new(stream);
        let mut line = String::new();
        answer.read_line(&mut line)?;
        let status = line.split(' ').nth(1).ok_or("no status")?.parse()?;
        while line.trim_end() != "" {
            line.clear();
            answer.read_line(&mut line)?;
        }
        Ok((status, answer))
    }

    /// Moves until it is somebody else's turn.
    fn play(&self, table: &str, seats: &[Value]) -> Result<(), Box<dyn Error>> {
        loop {
            let mut text = String::new();
            self.ask("GET", &format!("/api/tables/{table}/state"), "")?.1.read_to_string(&mut text)?;
            let state: Value = serde_json::from_str(&text)?;
            let Some(seat) = seats.iter().find(|seat| **seat == state["deciding"]) else { return Ok(()) };
            let offered = state["choices"].as_array().ok_or("no choices")?.iter();
            let mut offered: Vec<&Value> = offered.filter(|choice| choice["seat"] == *seat).collect();
            offered
                .sort_by_key(|choice| std::cmp::Reverse(LIKES.iter().position(|name| choice["action"]["do"] == *name)));
            for choice in offered {
                let act = json!({ "seat": seat, "version": state["version"], "action": choice["action"] });
                let (status, _) = self.ask("POST", &format!("/api/tables/{table}/actions"), &act.to_string())?;
                // Another version: look again. Anything else that is refused: the next best.
                if status == 200 || status == 409 {
                    break;
                }
            }
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let (address, token) = (arguments.next().ok_or("no address")?, arguments.next().ok_or("no token")?);
    let (server, until) = (Server { address, token }, arguments.next().unwrap_or_default());
    for line in server.ask("GET", "/api/me/stream", "")?.1.lines() {
        let Some(data) = line?.strip_prefix("data: ").map(str::to_owned) else { continue };
        let event: Value = serde_json::from_str(&data)?;
        for table in event.as_array().unwrap_or(&vec![event.clone()]) {
            let id = table["id"].as_str().unwrap_or_default();
            if table["turn"] == true {
                server.play(id, table["yours"].as_array().ok_or("no seats")?)?;
            } else if table["status"] == "finished" && id == until {
                return Ok(());
            }
        }
    }
    Ok(())
}
