//! The share price chart of 1824, as printed. [1824-RULING-02]

use std::sync::LazyLock;

use crate::market::Market;

pub const CHART: &str = "
  100  110 120s  130  140  155  170  190  210  235  260  290  320  350
   90  100  110  120  130  145  160  180  200  225  250  280  310  340
   80   90 100p  110  120  135  150  170  190  215  240  270  300  330
   70   80  90p  100  110  125  140  160  180  200  220
   60   70  80p   90  100  115  130  150  170
   50   60  70p   80   90  105  120
   40   50  60p   70   80
";

/// `p` starting spaces of Regionals [1824-REG-08], `s` that of the Staatsbahnen [1824-RULING-45].
pub static MARKET: LazyLock<Market> = LazyLock::new(|| match Market::parse(CHART) {
    Some(market) => market,
    None => unreachable!("the printed chart reads; its test says so"),
});
