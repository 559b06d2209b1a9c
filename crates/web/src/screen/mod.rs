//! The screens: home, table, history, rules, player aid, import, archive, people, administration.

pub mod access;
pub mod account;
pub mod admin;
pub mod aid;
pub mod alerts;
pub mod archive;
pub mod branch;
pub mod clock;
pub mod filter;
pub mod finding;
pub mod frame;
pub mod history;
pub mod home;
pub mod import;
pub mod links;
pub mod lobby;
pub mod profile;
pub mod remote;
pub mod report;
pub mod result;
pub mod review;
pub mod rules;
pub mod table;
pub mod tables;
pub mod unread;
