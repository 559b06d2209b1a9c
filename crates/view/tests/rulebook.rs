//! The rule book in the program against the one in the folder.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

#[test]
fn no_chapter_of_the_folder_is_forgotten() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rulebook/1844");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files: BTreeSet<String> = files.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned()).collect();
    let chapters: BTreeSet<String> =
        view::rulebook::rules().iter().map(|rule| rule.chapter().name.to_owned()).collect();
    assert_eq!(chapters, files);
}
