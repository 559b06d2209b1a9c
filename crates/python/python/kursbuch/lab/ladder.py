"""Is one bot better than another, and how sure is that? As `kursbuch ladder` asks it, on one machine or on many.

>>> from kursbuch import lab
>>> verdict = lab.ladder("greedy", "random", players=3, openings=4)
>>> verdict.games, verdict.wins.mean > 1 / 3
(12, True)
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from math import inf, sqrt
from statistics import mean, stdev

from .._kursbuch import play_games
from .work import missing, results

_NINETY_FIVE = 1.96


@dataclass(frozen=True)
class Estimate:
    """A mean over blocks; the mean plus and minus the margin holds the truth 95 times of 100."""

    mean: float
    margin: float

    @staticmethod
    def of(figures: list[float]) -> Estimate:
        spread = stdev(figures) / sqrt(len(figures)) if len(figures) > 1 else inf
        return Estimate(mean(figures), _NINETY_FIVE * spread)


@dataclass(frozen=True)
class Verdict:
    """What a challenger came to against the others."""

    wins: Estimate
    """The part of all games that it won, a shared win divided."""
    wealth: Estimate
    """Its part of all wealth, negative fortunes counted as nothing."""
    games: int
    """How many were played."""


def ladder(
    challenger: str,
    against: str,
    *,
    profile: str = "1844-2e",
    players: int = 4,
    openings: int = 200,
    first_seed: int = 1,
    nodes: int = 800,
    opening: int | None = None,
    chunk: int = 5,
    ray: bool | str = False,
    workers: int | None = None,
) -> Verdict:
    """Plays `openings` blocks: an opening thrown with dice, then one game with the challenger in each seat and `against` in all others.

    Games of a block are alike, so a block counts once. By chance the challenger wins one game in `players`. `chunk` openings are
    handed out at a time; `ray` and `workers` are those of `selfplay`.
    """
    work = partial(_blocks, challenger, against, profile, players, nodes, opening)
    todo = list(missing(range(first_seed, first_seed + openings), set(), chunk))
    played = dict(results(work, todo, ray=ray, workers=workers))
    # In the order of the seeds, however many played: sums of floats depend on it.
    blocks = [block for seeds in todo for block in played[seeds]]
    wins, wealth = ([block[of] for block in blocks] for of in (0, 1))
    return Verdict(Estimate.of(wins), Estimate.of(wealth), len(blocks) * players)


def _blocks(
    challenger: str,
    against: str,
    profile: str,
    players: int,
    nodes: int,
    opening: int | None,
    seeds: range,
    threads: int = 0,
) -> list[tuple[float, float]]:
    """Of each block the challenger's mean part of wins and of wealth."""
    bots = [challenger, *[against] * (players - 1)]
    seats: list[list[tuple[float, float]]] = []
    for seat in range(players):
        games, _ = play_games(
            profile, players, bots=bots, seeds=seeds, nodes=nodes, opening=opening, turn=seat, threads=threads
        )
        seats.append([_of(seat, *row) for row in zip(games["place"], games["wealth"], strict=True)])
    return [(mean(won for won, _ in block), mean(owned for _, owned in block)) for block in zip(*seats, strict=True)]


def _of(seat: int, place: list[int], wealth: list[int]) -> tuple[float, float]:
    """A seat's part of the win and of all wealth."""
    owned = [max(own, 0) for own in wealth]
    return float(place[seat] == 1) / place.count(1), owned[seat] / (sum(owned) or 1)
