//! The tiles of 1844, second edition: number, copies, colour, parts, track. [1844-SETUP-15b]
//!
//! The three pieces named OP are the Furka-Oberalp line; tunnels are no tiles of the supply, see `tunnel.rs`.

pub const TILES: &str = "
3     3 yellow  T10 0-a 1-a
4     6 yellow  T10 0-a 3-a
5     5 yellow  C20x1 0-a 1-a
6     6 yellow  C20x1 0-a 2-a
7     5 yellow  0-1
8    11 yellow  0-2
9    11 yellow  0-3
57    6 yellow  C20x1 0-a 3-a
58    6 yellow  T10 0-a 2-a
14    4 green   C30x2 0-a 1-a 3-a 4-a
15    7 green   C30x2 0-a 1-a 2-a 3-a
16    2 green   0-2 1-3
19    2 green   0-3 2-4
20    2 green   0-3 1-4
23    6 green   0-3 0-4
24    6 green   0-3 0-2
25    2 green   0-2 0-4
26    2 green   0-3 0-5
27    2 green   0-3 0-1
28    2 green   0-4 0-5
29    2 green   0-2 0-1
59    2 green   label=OO C40x1 C40x1 0-a 2-b
87    2 green   T10 0-a 1-a 2-a 3-a
88    2 green   T10 0-a 1-a 3-a 4-a
204   2 green   T10 0-a 2-a 3-a 4-a
619   4 green   C30x2 0-a 2-a 3-a 4-a
901   1 green   label=L C40x1 C40x1 0-a 1-a 2-b 3-b
904   1 green   label=B C40x2 0-a 1-a 3-a 4-a 5-a
907   1 green   label=Z C40x2 0-a 2-a 3-a
908   1 green   label=Z C40x2 0-a 3-a 4-a
39    1 brown   0-2 0-1 1-2
40    1 brown   0-2 2-4 0-4
41    1 brown   0-3 0-1 1-3
42    1 brown   0-3 3-5 0-5
43    1 brown   0-3 0-2 1-3 1-2
44    1 brown   0-3 1-4 0-1 3-4
45    1 brown   0-3 2-4 0-4 2-3
46    1 brown   0-3 2-4 3-4 0-2
47    1 brown   0-3 1-4 1-3 0-4
64    1 brown   label=OO C50x1 C50x1 0-a 2-a 3-b 4-b
65    1 brown   label=OO C50x1 C50x1 0-a 4-a 2-b 3-b
66    1 brown   label=OO C50x1 C50x1 0-a 3-a 1-b 2-b
67    1 brown   label=OO C50x1 C50x1 0-a 3-a 2-b 4-b
68    1 brown   label=OO C50x1 C50x1 0-a 3-a 1-b 4-b
70    1 brown   0-1 0-2 1-3 2-3
611   6 brown   C40x2 0-a 1-a 2-a 3-a 4-a
902   1 brown   label=L C50x2 0-a 3-a 4-a 5-a
905   1 brown   label=B C50x2 0-a 1-a 2-a 3-a 4-a 5-a
909   1 brown   label=Z C50x3 0-a 3-a 4-a 5-a
911   2 brown   T10 0-a 1-a 3-a 4-a 5-a
903   1 grey    label=L C60x3 0-a 1-a 2-a 3-a
906   1 grey    label=B C60x3 0-a 1-a 2-a 3-a 4-a 5-a
910   1 grey    label=Z C60x4 0-a 1-a 2-a 3-a 4-a
915   2 grey    C50x3 0-a 1-a 2-a 3-a 4-a
OP1   1 special 3-5
OP2   3 special 1-4
OP3   1 special T10 0-a 4-a
";
