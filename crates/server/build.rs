//! The client's files are part of the binary: it is built anew when they change.

use std::path::Path;

fn main() {
    // A file that is not there counts as changed, always: without the client, what it would come with is watched.
    let watched = ["../web/dist", "../web", "build.rs"].into_iter().find(|path| Path::new(path).exists());
    println!("cargo:rerun-if-changed={}", watched.unwrap_or("build.rs"));
}
