//! What the client promises to a player, each in a real Chromium against a real server.
#![allow(clippy::unwrap_used)]

mod account;
mod against_bots;
mod ahead;
mod aid;
mod archive;
mod called;
mod clocks;
mod club;
mod coach;
mod covered;
mod every_screen;
mod formation;
mod history;
mod keyboard;
mod languages;
mod lessons;
mod lists;
mod offline;
mod operating_turn;
mod own_words;
mod people;
mod phone;
mod refused;
mod rules;
mod same_game;
mod together;
mod whole_games;
mod wide;
