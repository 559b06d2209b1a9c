//! A mean and how far from the truth it may be.

/// Mean and spread of independent figures, added one by one.
#[derive(Clone, Copy, Debug, Default)]
pub struct Estimate {
    count: u64,
    mean: f64,
    /// Sum of squared distances from the mean (Welford).
    squares: f64,
}

/// Half the width of the interval, in standard errors, that holds the truth 95 times of 100.
const NINETY_FIVE: f64 = 1.96;

impl Estimate {
    pub fn add(&mut self, figure: f64) {
        self.count += 1;
        let distance = figure - self.mean;
        self.mean += distance / self.count as f64;
        self.squares += distance * (figure - self.mean);
    }

    pub const fn count(&self) -> u64 {
        self.count
    }

    pub const fn mean(&self) -> f64 {
        self.mean
    }

    pub fn standard_error(&self) -> f64 {
        let count = self.count as f64;
        if self.count < 2 { f64::INFINITY } else { (self.squares / (count - 1.0) / count).sqrt() }
    }

    /// The mean plus and minus this holds the truth 95 times of 100.
    pub fn margin(&self) -> f64 {
        NINETY_FIVE * self.standard_error()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_margin_are_those_of_the_textbook() {
        let mut estimate = Estimate::default();
        [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0].into_iter().for_each(|figure| estimate.add(figure));
        assert_eq!(estimate.mean(), 5.0);
        // Squares sum up to 32: variance 32/7, of the mean 4/7.
        assert!((estimate.standard_error() - (4.0_f64 / 7.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn one_figure_proves_nothing() {
        let mut estimate = Estimate::default();
        estimate.add(3.0);
        assert_eq!(estimate.margin(), f64::INFINITY);
    }
}
