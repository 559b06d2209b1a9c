//! A fingerprint of a state: the same on every machine, native and WebAssembly.

use std::hash::{Hash, Hasher};

use crate::State;

pub fn digest(state: &State) -> u64 {
    let mut mixer = Mixer(0x9E37_79B9_7F4A_7C15);
    state.hash(&mut mixer);
    mixer.finish()
}

/// Mixes whole words. Lengths and discriminants are widened, so that 32-bit and 64-bit machines agree.
struct Mixer(u64);

impl Mixer {
    const fn mix(&mut self, word: u64) {
        let mixed = (self.0 ^ word).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        self.0 = mixed ^ (mixed >> 32);
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        let mixed = (self.0 ^ (self.0 >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed ^ (mixed >> 32)
    }

    fn write(&mut self, bytes: &[u8]) {
        let mut chunks = bytes.chunks_exact(8);
        for chunk in &mut chunks {
            let mut word = [0; 8];
            word.copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
        let rest = chunks.remainder();
        if !rest.is_empty() {
            let mut word = [0; 8];
            word[..rest.len()].copy_from_slice(rest);
            self.mix(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.mix(u64::from(number));
    }

    fn write_u16(&mut self, number: u16) {
        self.mix(u64::from(number));
    }

    fn write_u32(&mut self, number: u32) {
        self.mix(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    fn write_i32(&mut self, number: i32) {
        self.mix(i64::from(number) as u64);
    }

    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.mix(number as i64 as u64);
    }
}
