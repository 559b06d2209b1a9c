//! The share price chart of 1844, as printed. [1844-LAUNCH-02] [1844-DIV-09]

use std::sync::LazyLock;

use crate::market::Market;

pub const CHART: &str = "
    .    .   90  100  110  120  130  140  155  170  185  200 220| 240| 260| 290| 320| 350|
    .   70   80   90 100p  110  120  130  145  160  175  190 210| 230| 250| 280| 310| 340|
   55   60   70   80  90p  100  110  120  135  150  165  180 200| 220| 240| 270| 300| 330|
   50   56   60   70  80p   90  100  110  125  140  155  170 190| 210| 230|
   45   52   57   60  70p   80   90  100  115  130  145  160
   40   50   54   58  60p   70   80   90 100s  120
   35   45   52   56   59   64   70   80
   30   40   48   54   58   60
";

/// `p` par spaces, `s` where the SBB starts [1844-SBB-10], `|` beyond the regionals' red line.
pub static MARKET: LazyLock<Market> = LazyLock::new(|| match Market::parse(CHART) {
    Some(market) => market,
    None => unreachable!("the printed chart reads; its test says so"),
});
