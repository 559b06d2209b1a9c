"""Positions in figures with what came of them: what the learned player learns from (docs/dataset.md)."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from .._kursbuch import play_positions
from .work import missing, results

_HELD_BACK = 20


def positions(
    out: str | Path,
    *,
    profile: str = "1844-2e",
    players: int = 4,
    games: int = 1000,
    bots: Sequence[str] = ("planner:any",),
    first_seed: int = 1,
    nodes: int = 800,
    opening: int | None = None,
    trying: int = 4,
    every: int = 8,
    chunk: int = 50,
    ray: bool | str = False,
    workers: int | None = None,
) -> int:
    """Plays games and writes one of `every` decisions in figures to the folder `out`, a file for each chunk; says how many decisions.

    The files are of the format that `kursbuch simulate --dataset` writes, and `lab/train.py` reads either. What is in the folder
    already is not played again. In `trying` decisions of a hundred a bot does one of its five best instead of the best, so that there
    is something to learn about what is not played. `ray` and `workers` are those of `selfplay`.
    """
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    chunks = missing(range(first_seed, first_seed + games), set(), chunk)
    todo = [seeds for seeds in chunks if not (folder / _name(profile, players, seeds)).exists()]
    work = partial(_play, profile, players, tuple(bots), nodes, opening, trying, every)
    written = 0
    for seeds, table in results(work, todo, ray=ray, workers=workers):
        handle, unfinished = tempfile.mkstemp(dir=folder, suffix=".unfinished")
        os.close(handle)
        pq.write_table(table, unfinished, compression="snappy")
        os.replace(unfinished, folder / _name(profile, players, seeds))
        written += table.num_rows
    return written


def _name(profile: str, players: int, seeds: range) -> str:
    return f"positions-{profile}-p{players}-s{seeds.start:08}-g{len(seeds)}.parquet"


def _play(
    profile: str,
    players: int,
    bots: tuple[str, ...],
    nodes: int,
    opening: int | None,
    trying: int,
    every: int,
    seeds: range,
    threads: int = 0,
) -> pa.Table:
    columns, about = play_positions(
        profile,
        players,
        bots=bots,
        seeds=seeds,
        nodes=nodes,
        opening=opening,
        trying=trying,
        every=every,
        threads=threads,
    )
    rows = len(columns["game"])
    known = {
        "profile": pa.array([profile] * rows, pa.string()),
        "game": pa.array(columns["game"], pa.int64()),
        "action": pa.array(columns["action"], pa.int32()),
        "held_back": pa.array([int(_is_held_back(seed)) for seed in columns["game"]], pa.int32()),
        "players": pa.array([players] * rows, pa.int32()),
        "seat": pa.array(columns["seat"], pa.int32()),
        "decision": pa.array(columns["decision"], pa.string()),
    }
    lists = ("globals", "seats", "companies", "held", "directors", "wealth", "win")
    return pa.table(known | {name: _lists(columns[name], rows) for name in lists}).replace_schema_metadata(about)


def _lists(values: NDArray[Any], rows: int) -> pa.ListArray:
    """Lists of one length, from all their figures in a row."""
    ends = np.arange(rows + 1, dtype=np.int32) * (len(values) // max(rows, 1))
    return pa.ListArray.from_arrays(ends, pa.array(values))


def _is_held_back(seed: int) -> bool:
    """By the game, as `kursbuch simulate` does it, so that positions of one game do not stand on both sides."""
    whole = 2**64 - 1
    mixed = (seed + 0x9E37_79B9_7F4A_7C15) & whole
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58_476D_1CE4_E5B9 & whole
    mixed = (mixed ^ (mixed >> 27)) * 0x94D0_49BB_1331_11EB & whole
    return (mixed ^ (mixed >> 31)) % _HELD_BACK == 0
