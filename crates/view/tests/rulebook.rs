//! The rule book in the program against the one in the folder.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

#[test]
fn no_chapter_of_the_folders_is_forgotten() {
    for volume in ["1844", "1824"] {
        let folder = format!("{}/../../rulebook/{volume}", env!("CARGO_MANIFEST_DIR"));
        let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let files: BTreeSet<String> =
            files.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned()).collect();
        let of_volume = view::rulebook::rules().iter().map(|rule| rule.chapter()).filter(|one| one.volume == volume);
        let chapters: BTreeSet<String> = of_volume.map(|chapter| chapter.name.to_owned()).collect();
        assert_eq!(chapters, files);
    }
}
