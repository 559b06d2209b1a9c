//! The screens: home, table, history, rules, import.

pub mod account;
pub mod alerts;
pub mod branch;
pub mod clock;
pub mod filter;
pub mod frame;
pub mod history;
pub mod home;
pub mod import;
pub mod links;
pub mod lobby;
pub mod remote;
pub mod result;
pub mod rules;
pub mod table;
pub mod tables;
