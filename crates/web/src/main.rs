//! Where the browser comes in.

fn main() {
    web::start();
}
