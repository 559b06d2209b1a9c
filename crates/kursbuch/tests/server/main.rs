//! The binary as it is run: processes that are started, killed and started again.
#![cfg(unix)]
#![allow(clippy::unwrap_used)]

mod alerts;
#[path = "../../src/load/client.rs"]
mod client;
mod commands;
mod crash;
mod faults;
mod past;
mod process;
mod tls;
mod traces;
mod two;
