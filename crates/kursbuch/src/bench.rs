//! placeholder
use crate::Failure;
#[derive(clap::Args)]
pub struct Arguments {}
pub fn run(_arguments: &Arguments) -> Result<(), Failure> {
    Ok(())
}
