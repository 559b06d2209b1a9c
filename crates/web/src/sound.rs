//! Sounds, off until asked for: made on the spot, so nothing has to be loaded.

use std::cell::Cell;

use web_sys::{AudioContext, OscillatorType};

thread_local! {
    static WANTED: Cell<bool> = const { Cell::new(false) };
}

/// Whether the reader has asked for sounds.
pub fn want(wanted: bool) {
    WANTED.set(wanted);
}

/// Pitch in hertz, and when it begins and ends in seconds.
struct Note(f32, f64, f64);

/// Station gong, two notes.
pub fn your_turn() {
    play(&[Note(659.3, 0.0, 0.7), Note(523.3, 0.28, 1.3)], OscillatorType::Sine);
}

/// Somebody waits for an answer.
pub fn asked() {
    play(&[Note(587.3, 0.0, 0.8)], OscillatorType::Sine);
}

/// A dull tick.
pub fn refused() {
    play(&[Note(110.0, 0.0, 0.12)], OscillatorType::Triangle);
}

pub fn game_over() {
    play(&[Note(523.3, 0.0, 0.5), Note(659.3, 0.2, 0.8), Note(784.0, 0.4, 1.6)], OscillatorType::Sine);
}

fn play(notes: &[Note], kind: OscillatorType) {
    if WANTED.get() {
        // Without a sound card there is no sound; nothing depends on it.
        let _ = sound(notes, kind);
    }
}

fn sound(notes: &[Note], kind: OscillatorType) -> Result<(), wasm_bindgen::JsValue> {
    let context = AudioContext::new()?;
    let now = context.current_time();
    for Note(pitch, from, to) in notes {
        let (tone, volume) = (context.create_oscillator()?, context.create_gain()?);
        tone.set_type(kind);
        tone.frequency().set_value(*pitch);
        volume.gain().set_value_at_time(0.0001, now + from)?;
        volume.gain().exponential_ramp_to_value_at_time(0.18, now + from + 0.02)?;
        volume.gain().exponential_ramp_to_value_at_time(0.0001, now + to)?;
        tone.connect_with_audio_node(&volume)?;
        volume.connect_with_audio_node(&context.destination())?;
        tone.start_with_when(now + from)?;
        tone.stop_with_when(now + to)?;
    }
    Ok(())
}
