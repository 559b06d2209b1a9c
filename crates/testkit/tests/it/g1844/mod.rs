//! Rules of 1844. A file is a chapter; `rNN_…` in it tests the rule of that number.

mod auc;
mod dest;
mod dev;
mod dir;
mod div;
mod emr;
mod end;
mod export;
mod launch;
mod mtn;
mod or;
mod phase;
#[path = "priv.rs"]
mod private;
mod rev;
mod run;
mod sbb;
mod setup;
mod sr;
mod tok;
mod track;
mod train;
mod tun;
mod upg;
