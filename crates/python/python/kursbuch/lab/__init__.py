"""The laboratory: games of bots in numbers, on one machine or many, as open data.

>>> import tempfile
>>> from kursbuch import lab
>>> folder = tempfile.mkdtemp()
>>> lab.selfplay(folder, players=3, games=4, bots=["random"], chunk=2).games
4
>>> data = lab.Dataset(folder)
>>> data.games().num_rows, data.decisions().num_rows > 400
(4, True)
"""

from .charts import Chart
from .data import FORMAT, LICENCE, Contest, Dataset, merge
from .ladder import Estimate, Verdict, ladder
from .positions import positions
from .selfplay import Summary, selfplay

__all__ = [
    "FORMAT",
    "LICENCE",
    "Chart",
    "Contest",
    "Dataset",
    "Estimate",
    "Summary",
    "Verdict",
    "ladder",
    "merge",
    "positions",
    "selfplay",
]
