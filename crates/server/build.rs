//! The client's files are part of the binary: it is built anew when they change.

fn main() {
    println!("cargo:rerun-if-changed=../web/dist");
}
