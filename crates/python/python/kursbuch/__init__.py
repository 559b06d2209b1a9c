"""The railway games 1844 Switzerland and 1824 Austria-Hungary by the book: exact rules, proven best runs, bots, and environments.

>>> import kursbuch
>>> game = kursbuch.Game("1844-2e", players=4, seed=7)
>>> bot = kursbuch.Bot("greedy")
>>> while game.round() != "OR 1.1":
...     game.play(bot.choose(game))
>>> game.phase
1
"""

from ._kursbuch import (
    VERSION,
    ActionSpace,
    Batch,
    Bot,
    Choice,
    Game,
    Run,
    levels,
    profiles,
    random_playouts,
    rule,
    rules,
)
from .errors import NotOnOffer, Refused, Unreadable

__version__ = VERSION

__all__ = [
    "ActionSpace",
    "Batch",
    "Bot",
    "Choice",
    "Game",
    "NotOnOffer",
    "Refused",
    "Run",
    "Unreadable",
    "levels",
    "profiles",
    "random_playouts",
    "rule",
    "rules",
]
