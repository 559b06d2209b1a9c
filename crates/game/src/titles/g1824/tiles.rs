//! The tiles of 1824: number, count, colour, label, stations, track. [1824-SETUP-16] [1824-RULING-04]

pub const TILES: &str = "
1     1 yellow  T10 T10 1-a 3-a 0-b 4-b
2     1 yellow  T10 T10 0-a 3-a 1-b 2-b
3     4 yellow  T10 0-a 1-a
4     6 yellow  T10 0-a 3-a
5     5 yellow  C20x1 0-a 1-a
6     5 yellow  C20x1 0-a 2-a
7     5 yellow  0-1
8    10 yellow  0-2
9    10 yellow  0-3
55    1 yellow  T10 T10 0-a 3-a 1-b 4-b
56    1 yellow  T10 T10 0-a 2-a 1-b 3-b
57    5 yellow  C20x1 0-a 3-a
58    8 yellow  T10 0-a 2-a
69    1 yellow  T10 T10 0-a 3-a 2-b 4-b
401   3 yellow  label=T C30x1 0-a 1-a
447   2 yellow  label=T C30x1 0-a 4-a
498   1 yellow  label=Bu C30x1 C30x1 2-b 3-b 0-a 5-a
499   1 yellow  label=W C40x1 C40x1 C40x1 0-a 1-b 2-c 4-b
630   1 yellow  T10 T10 2-a 3-a 0-b 4-b
631   1 yellow  T10 T10 3-a 4-a 0-b 2-b
14    4 green   C30x2 0-a 1-a 3-a 4-a
15    8 green   C30x2 0-a 1-a 2-a 3-a
16    1 green   0-2 1-3
17    1 green   1-3 0-4
18    1 green   0-3 1-2
19    1 green   0-3 2-4
20    1 green   0-3 1-4
23    3 green   0-3 0-4
24    3 green   0-3 0-2
25    2 green   0-2 0-4
26    2 green   0-3 0-5
27    2 green   0-3 0-1
28    1 green   0-4 0-5
29    1 green   0-2 0-1
30    1 green   0-4 0-1
31    1 green   0-2 0-5
87    3 green   T10 0-a 1-a 2-a 3-a
88    3 green   T10 0-a 1-a 3-a 4-a
405   3 green   label=T C40x2 0-a 1-a 2-a
490   1 green   label=Bu C40x2 0-a 1-a 3-a 4-a
491   1 green   label=W C50x1 C50x1 C50x1 0-a 5-a 1-b 2-c 3-c 4-b
619   4 green   C30x2 0-a 2-a 3-a 4-a
39    1 brown   0-2 0-1 1-2
40    1 brown   0-2 2-4 0-4
41    1 brown   0-3 0-1 1-3
42    1 brown   0-3 3-5 0-5
43    1 brown   0-3 0-2 1-3 1-2
44    1 brown   0-3 1-4 0-1 3-4
45    1 brown   0-3 2-4 0-4 2-3
46    1 brown   0-3 2-4 3-4 0-2
47    1 brown   0-3 1-4 1-3 0-4
70    1 brown   0-1 0-2 1-3 2-3
126   1 brown   label=Bu C60x2 0-a 1-a 2-a 3-a 4-a 5-a
493   1 brown   label=W C70x1 C70x3 0-a 5-a 2-b 3-b 4-b 1-b
497   2 brown   label=T C50x2 0-a 1-a 2-a
611   6 brown   C40x2 0-a 1-a 2-a 3-a 4-a
494   1 grey    label=T C60x2 0-a 1-a 2-a
495   1 grey    label=Bu C70x3 0-a 1-a 2-a 3-a 4-a 5-a
496   1 grey    label=W C80x4 0-a 1-a 2-a 3-a 4-a 5-a
";

/// Tiles of which Goods Time has more, and a town tile of its own. [1824-GT-05] [1824-GT-06]
pub const GOODS_TIME: &str = "
3     7 yellow  T10 0-a 1-a
4     9 yellow  T10 0-a 3-a
56    2 yellow  T10 T10 0-a 2-a 1-b 3-b
58   11 yellow  T10 0-a 2-a
630   2 yellow  T10 T10 2-a 3-a 0-b 4-b
631   2 yellow  T10 T10 3-a 4-a 0-b 2-b
87    5 green   T10 0-a 1-a 2-a 3-a
204   3 green   T10 0-a 2-a 3-a 4-a
";

/// Tiles that Cisleithania is played without: those of Budapest. [1824-CIS-11]
pub const NOT_ON_CISLEITHANIA: [&str; 4] = ["126", "490", "495", "498"];
