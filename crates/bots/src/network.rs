//! A small network that judges positions: which part of the wealth each seat will own, and who will win.
//!
//! A DeepSets network: the same layers for every company and for every seat, joined by who holds what, so that the order of
//! seats and their number make no difference. Sums are made in a fixed order and without fused operations, so the answers are
//! the same on every machine. It is trained by `lab/`; [`Network::read`] says how weights are stored.

use std::sync::OnceLock;

use game::edition::MAX_PLAYERS;
use game::{Edition, State, Title};

use crate::features::{self, COMPANY_NAMES, Features, GLOBAL_NAMES, Observer, SEAT_NAMES};
use crate::titles;

/// What is expected of every seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judgement {
    /// Its wealth at the end, beside the mean of the table.
    pub share: [f64; MAX_PLAYERS],
    /// How likely it wins.
    pub win: [f64; MAX_PLAYERS],
}

/// A layer: sums of inputs by weights.
#[derive(Clone, Debug)]
struct Matrix {
    outputs: usize,
    /// By input: its weight for each output.
    weights: Vec<f32>,
}

/// The weights of one title.
#[derive(Clone, Debug)]
pub struct Network {
    /// Companies by their initials, in the order of `names`.
    symbols: Vec<String>,
    /// What is known of each company by itself.
    names: Matrix,
    company: Matrix,
    company_by_globals: Matrix,
    company_second: Matrix,
    company_second_bias: Vec<f32>,
    seat: Matrix,
    seat_by_all: Matrix,
    seat_by_globals: Matrix,
    seat_bias: Vec<f32>,
    seat_second: Matrix,
    seat_second_bias: Vec<f32>,
    joined: Matrix,
    joined_mean: Matrix,
    joined_most: Matrix,
    joined_bias: Vec<f32>,
    out: Matrix,
    out_bias: Vec<f32>,
}

/// What the weights of a file begin with.
const MAGIC: &[u8] = b"Kursbuch network\n";

/// Why weights cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadWeights {
    /// Not a file of weights.
    Unknown,
    /// For other figures than these.
    OtherFeatures,
    /// Cut off, or too long.
    WrongLength,
}

impl std::fmt::Display for BadWeights {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            BadWeights::Unknown => "not a file of weights",
            BadWeights::OtherFeatures => "weights for other figures than this program has",
            BadWeights::WrongLength => "weights that are cut off or too long",
        })
    }
}

impl std::error::Error for BadWeights {}

impl Network {
    /// Weights from a file: a line that says what it is, the version of the figures, the initials of the companies with commas
    /// between, the widths of the layers, each in a line, and then half-precision numbers, little end first, in the order of
    /// `lab/kursbuch_lab/network.py`.
    pub fn read(bytes: &[u8]) -> Result<Network, BadWeights> {
        let mut reader = Reader { rest: bytes.strip_prefix(MAGIC).ok_or(BadWeights::Unknown)? };
        if reader.line()?.parse() != Ok(features::VERSION) {
            return Err(BadWeights::OtherFeatures);
        }
        let symbols: Vec<String> = reader.line()?.split(',').map(str::to_owned).collect();
        let widths: Result<Vec<usize>, _> = reader.line()?.split(',').map(str::parse).collect();
        let Ok([hidden, company, seat, second, joined]) = <[usize; 5]>::try_from(widths.unwrap_or_default()) else {
            return Err(BadWeights::Unknown);
        };
        let network = Network {
            names: reader.matrix(symbols.len(), hidden)?,
            symbols,
            company: reader.matrix(COMPANY_NAMES.len(), hidden)?,
            company_by_globals: reader.matrix(GLOBAL_NAMES.len(), hidden)?,
            company_second: reader.matrix(hidden, company)?,
            company_second_bias: reader.numbers(company)?,
            seat: reader.matrix(SEAT_NAMES.len() + 2 * company, seat)?,
            seat_by_all: reader.matrix(company, seat)?,
            seat_by_globals: reader.matrix(GLOBAL_NAMES.len(), seat)?,
            seat_bias: reader.numbers(seat)?,
            seat_second: reader.matrix(seat, second)?,
            seat_second_bias: reader.numbers(second)?,
            joined: reader.matrix(second, joined)?,
            joined_mean: reader.matrix(second, joined)?,
            joined_most: reader.matrix(second, joined)?,
            joined_bias: reader.numbers(joined)?,
            out: reader.matrix(joined, 2)?,
            out_bias: reader.numbers(2)?,
        };
        if reader.rest.is_empty() { Ok(network) } else { Err(BadWeights::WrongLength) }
    }

    /// What is expected of every seat.
    pub fn judge(&self, edition: &Edition, position: &Features) -> Judgement {
        let companies = self.companies(edition, position);
        let width = self.company_second.outputs;
        let mut all = vec![0.0; width];
        for (figures, company) in position.companies.iter().zip(&companies) {
            add(&mut all, company, figures[0] / 8.0);
        }
        let mut common = self.seat_bias.clone();
        self.seat_by_all.add_to(&mut common, &all);
        self.seat_by_globals.add_to(&mut common, &position.globals);
        let seats: Vec<Vec<f32>> =
            (0..position.seats.len()).map(|seat| self.seat(position, seat, &companies, &common)).collect();
        self.join(position, &seats)
    }

    fn companies(&self, edition: &Edition, position: &Features) -> Vec<Vec<f32>> {
        let mut common = vec![0.0; self.company.outputs];
        self.company_by_globals.add_to(&mut common, &position.globals);
        let one = |(figures, spec): (&features::Company, &game::edition::CompanySpec)| {
            let mut hidden = common.clone();
            if let Some(row) = self.symbols.iter().position(|symbol| symbol == spec.symbol) {
                add(&mut hidden, self.names.row(row), 1.0);
            }
            self.company.add_to(&mut hidden, figures);
            rectify(&mut hidden);
            self.company_second.after(&hidden, &self.company_second_bias)
        };
        position.companies.iter().zip(edition.companies).map(one).collect()
    }

    fn seat(&self, position: &Features, seat: usize, companies: &[Vec<f32>], common: &[f32]) -> Vec<f32> {
        let width = self.company_second.outputs;
        let mut inputs = vec![0.0; SEAT_NAMES.len() + 2 * width];
        inputs[..SEAT_NAMES.len()].copy_from_slice(&position.seats[seat]);
        let (held, directed) = inputs[SEAT_NAMES.len()..].split_at_mut(width);
        for (row, company) in companies.iter().enumerate() {
            let part = position.held[seat][row];
            if part > 0.0 {
                add(held, company, part);
            }
            if position.directors[row] == Some(seat as u8) {
                add(directed, company, 1.0);
            }
        }
        let mut hidden = common.to_vec();
        self.seat.add_to(&mut hidden, &inputs);
        rectify(&mut hidden);
        self.seat_second.after(&hidden, &self.seat_second_bias)
    }

    fn join(&self, position: &Features, seats: &[Vec<f32>]) -> Judgement {
        let width = self.seat_second.outputs;
        let (mut mean, mut most) = (vec![0.0; width], vec![0.0_f32; width]);
        for seat in seats {
            add(&mut mean, seat, 1.0 / seats.len() as f32);
            most.iter_mut().zip(seat).for_each(|(most, value)| *most = most.max(*value));
        }
        let mut common = self.joined_bias.clone();
        self.joined_mean.add_to(&mut common, &mean);
        self.joined_most.add_to(&mut common, &most);
        let (mut share, mut win) = ([0.0; MAX_PLAYERS], [0.0; MAX_PLAYERS]);
        for (row, seat) in seats.iter().enumerate() {
            let mut joined = common.clone();
            self.joined.add_to(&mut joined, seat);
            rectify(&mut joined);
            let mut out = self.out_bias.clone();
            self.out.add_to(&mut out, &joined);
            share[row] = f64::from(position.seats[row][0] + out[0]);
            win[row] = f64::from(out[1]);
        }
        let count = seats.len();
        let surplus = share[..count].iter().sum::<f64>() / count as f64 - 1.0;
        share[..count].iter_mut().for_each(|share| *share -= surplus);
        let most = win[..count].iter().copied().fold(f64::MIN, f64::max);
        win[..count].iter_mut().for_each(|logit| *logit = exp(*logit - most));
        let whole: f64 = win[..count].iter().sum();
        win[..count].iter_mut().for_each(|part| *part /= whole);
        Judgement { share, win }
    }
}

impl Matrix {
    fn row(&self, input: usize) -> &[f32] {
        &self.weights[input * self.outputs..(input + 1) * self.outputs]
    }

    /// Four inputs at a time, so that a sum is fetched and put back once for four of them; the order of sums is that of inputs.
    fn add_to(&self, outputs: &mut [f32], inputs: &[f32]) {
        let mut waiting = [(&[][..], 0.0); 4];
        let mut count = 0;
        for (row, input) in inputs.iter().enumerate() {
            // Most figures are flags that are not set.
            if *input != 0.0 {
                waiting[count] = (self.row(row), *input);
                count += 1;
                if count == waiting.len() {
                    add_four(outputs, waiting);
                    count = 0;
                }
            }
        }
        for (row, input) in &waiting[..count] {
            add(outputs, row, *input);
        }
    }

    /// A whole layer: what is below zero is cut off.
    fn after(&self, inputs: &[f32], bias: &[f32]) -> Vec<f32> {
        let mut outputs = bias.to_vec();
        self.add_to(&mut outputs, inputs);
        rectify(&mut outputs);
        outputs
    }
}

fn add(sums: &mut [f32], values: &[f32], times: f32) {
    for (sum, value) in sums.iter_mut().zip(values) {
        *sum += value * times;
    }
}

fn add_four(sums: &mut [f32], inputs: [(&[f32], f32); 4]) {
    let count = sums.len();
    let [(first, a), (second, b), (third, c), (fourth, d)] = inputs.map(|(row, times)| (&row[..count], times));
    for (place, sum) in sums.iter_mut().enumerate() {
        *sum = *sum + first[place] * a + second[place] * b + third[place] * c + fourth[place] * d;
    }
}

fn rectify(values: &mut [f32]) {
    values.iter_mut().for_each(|value| *value = value.max(0.0));
}

/// The exponential function of what is not above zero, by the same steps on every machine: libraries differ in the last digit.
pub fn exp(power: f64) -> f64 {
    const HALVINGS: i32 = 10;
    if power < -40.0 {
        return 0.0;
    }
    let small = power / f64::from(1 << HALVINGS);
    let mut value = 1.0 + small * (1.0 + small / 2.0 * (1.0 + small / 3.0 * (1.0 + small / 4.0)));
    for _ in 0..HALVINGS {
        value *= value;
    }
    value
}

struct Reader<'a> {
    rest: &'a [u8],
}

impl Reader<'_> {
    fn line(&mut self) -> Result<&str, BadWeights> {
        let end = self.rest.iter().position(|byte| *byte == b'\n').ok_or(BadWeights::Unknown)?;
        let (line, rest) = self.rest.split_at(end);
        self.rest = &rest[1..];
        std::str::from_utf8(line).map_err(|_| BadWeights::Unknown)
    }

    fn matrix(&mut self, inputs: usize, outputs: usize) -> Result<Matrix, BadWeights> {
        Ok(Matrix { outputs, weights: self.numbers(inputs * outputs)? })
    }

    fn numbers(&mut self, count: usize) -> Result<Vec<f32>, BadWeights> {
        let (numbers, rest) = self.rest.split_at_checked(2 * count).ok_or(BadWeights::WrongLength)?;
        self.rest = rest;
        let (pairs, _) = numbers.as_chunks::<2>();
        Ok(pairs.iter().map(|bytes| from_half(u16::from_le_bytes(*bytes))).collect())
    }
}

/// A half-precision number: a sign, five digits of exponent, ten of fraction.
fn from_half(bits: u16) -> f32 {
    let sign = if bits & 0x8000 == 0 { 1.0 } else { -1.0 };
    let (exponent, fraction) = (i32::from(bits >> 10 & 0x1F), f32::from(bits & 0x3FF) / 1024.0);
    let power = |exponent: i32| f32::from_bits(((127 + exponent) as u32) << 23);
    sign * if exponent == 0 { fraction * power(-14) } else { (1.0 + fraction) * power(exponent - 15) }
}

/// The networks that this program plays with: those in it, or those that were [installed](install_weights).
static NETWORKS: [OnceLock<Network>; Title::ALL.len()] = [const { OnceLock::new() }; Title::ALL.len()];

/// The network for the title of a game, if there is one.
pub fn network(state: &State) -> Option<&'static Network> {
    let title = state.edition().title;
    let place = &NETWORKS[title as usize];
    if place.get().is_none()
        && let Some(network) = titles::weights(title).and_then(|bytes| Network::read(bytes).ok())
    {
        return Some(place.get_or_init(|| network));
    }
    place.get()
}

/// What the network of a game's title expects of everybody, if there is one. The observer has seen the game so far.
pub fn judge(state: &State, observer: &mut Observer) -> Option<Judgement> {
    network(state).map(|network| network.judge(state.edition(), &observer.observe(state)))
}

/// Whether the learned player has weights for a title.
pub fn has_weights(title: Title) -> bool {
    titles::weights(title).is_some() || NETWORKS[title as usize].get().is_some()
}

/// Takes weights from elsewhere: a page loads them when somebody wants to play against them. Those that are there stay.
pub fn install_weights(title: Title, bytes: &[u8]) -> Result<(), BadWeights> {
    let network = Network::read(bytes)?;
    NETWORKS[title as usize].get_or_init(|| network);
    Ok(())
}
