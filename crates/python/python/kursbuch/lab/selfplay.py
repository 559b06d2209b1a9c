"""Games of bots in numbers: in this process, or on the machines of a Ray cluster, by the same call."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from .data import Contest, Dataset, write
from .work import missing, results


@dataclass(frozen=True)
class Summary:
    """What a call has brought."""

    games: int
    """Games in the folder now."""
    played: int
    """Those of them that this call has played."""
    seconds: float
    """How long it took."""


def selfplay(
    out: str | Path,
    *,
    profile: str = "1844-2e",
    players: int = 4,
    games: int = 1000,
    bots: Sequence[str] = ("greedy",),
    first_seed: int = 0,
    nodes: int = 800,
    opening: int | None = None,
    options: Sequence[str] = (),
    rules_version: int | None = None,
    chunk: int = 50,
    ray: bool | str = False,
    workers: int | None = None,
) -> Summary:
    """Plays the games of the seeds from `first_seed` on and writes them to the folder `out`, `chunk` games a file.

    A game is its seed: it is the same wherever it is played. What is in the folder already is not played again, so that a call that
    was broken off goes on when it is made once more. The bots are repeated around the table and move on by one seat each seed.

    The first actions of a game are thrown with dice, `opening` at most and no more than belong to what comes before the first share
    round; as many as make games different enough if it is not given. Bots that always do the same would play the same game again and
    again.

    With `ray` the games are played on a Ray cluster: the one at that address, or with `True` the one that Ray finds, or else starts
    here. A chunk whose worker dies is played again by another; only this process writes, each chunk once.

    `workers` is the number of chunks that are played at the same time on Ray, of threads without it; as many as there are processors
    if it is not given.
    """
    folder = Path(out)
    contest = Contest(profile, players, tuple(bots), nodes, opening, tuple(options), rules_version).settled()
    data = Dataset(folder)
    if (there := data.contest()) not in (None, contest):
        raise ValueError(f"{folder} holds games of another contest: {there}")
    known = {seed for seeds in data.parts() for seed in seeds}
    todo = list(missing(range(first_seed, first_seed + games), known, chunk))
    begun = time.perf_counter()
    for seeds, tables in results(contest.play, todo, ray=ray, workers=workers):
        write(folder, seeds, *tables)
    wanted = range(first_seed, first_seed + games)
    there_now = sum(len(range(max(p.start, wanted.start), min(p.stop, wanted.stop))) for p in data.parts())
    return Summary(there_now, sum(map(len, todo)), time.perf_counter() - begun)
