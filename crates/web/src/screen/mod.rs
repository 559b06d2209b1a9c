//! The screens: home, table, history, rules, import.

pub mod account;
pub mod branch;
pub mod clock;
pub mod filter;
pub mod frame;
pub mod history;
pub mod home;
pub mod import;
pub mod lobby;
pub mod remote;
pub mod result;
pub mod rules;
pub mod table;
pub mod tables;
