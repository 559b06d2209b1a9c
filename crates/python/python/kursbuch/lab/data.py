"""The open data format `kursbuch-games/1`: a folder with a Parquet file in `games` and one in `decisions` for each range of seeds.

docs/laboratory.md describes the columns. A range is there when its file in `games` is: that is written last, and as a whole.
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from .._kursbuch import VERSION, Game, play_games

FORMAT = "kursbuch-games/1"
LICENCE = "CC0-1.0"

_GAMES = pa.schema(
    [
        ("seed", pa.uint64()),
        ("bots", pa.list_(pa.string())),
        ("order", pa.list_(pa.uint8())),
        ("actions", pa.uint32()),
        ("wealth", pa.list_(pa.int32())),
        ("place", pa.list_(pa.uint8())),
        ("digest", pa.uint64()),
        ("sold", pa.list_(pa.struct([("private", pa.string()), ("seat", pa.uint8()), ("price", pa.int32())]))),
        (
            "phases",
            pa.list_(
                pa.struct([("phase", pa.uint8()), ("action", pa.uint32()), ("operating_round", pa.uint32())])
            ),
        ),
    ]
)

_DECISIONS = pa.schema(
    [
        ("seed", pa.uint64()),
        ("index", pa.uint32()),
        ("seat", pa.uint8()),
        ("round", pa.string()),
        ("phase", pa.uint8()),
        ("company", pa.string()),
        ("action", pa.string()),
        ("number", pa.uint32()),
        ("offers", pa.uint32()),
        ("thrown", pa.bool_()),
        ("digest", pa.uint64()),
    ]
)


@dataclass(frozen=True)
class Contest:
    """What is played: everything but the seeds. It stands in every file, so that files of different contests are not mixed."""

    profile: str = "1844-2e"
    players: int = 4
    bots: tuple[str, ...] = ("greedy",)
    nodes: int = 800
    opening: int | None = None
    options: tuple[str, ...] = ()
    rules_version: int | None = None

    def settled(self) -> Contest:
        """With the version of the rules that new games have now."""
        version = Game(self.profile, self.players, options=self.options, rules_version=self.rules_version).rules_version
        return replace(self, bots=tuple(self.bots), options=tuple(self.options), rules_version=version)

    def play(self, seeds: range, threads: int = 0) -> tuple[pa.Table, pa.Table]:
        """The games of these seeds, as the two tables of the format."""
        games, decisions = play_games(
            self.profile,
            self.players,
            bots=self.bots,
            seeds=seeds,
            nodes=self.nodes,
            opening=self.opening,
            options=self.options,
            rules_version=self.rules_version,
            threads=threads,
        )
        said = {"format": FORMAT, "licence": LICENCE, "kursbuch": VERSION, "contest": json.dumps(asdict(self))}
        return (
            pa.table(games, schema=_GAMES).replace_schema_metadata(said),
            pa.table(decisions, schema=_DECISIONS).replace_schema_metadata(said),
        )


def part(seeds: range) -> str:
    """The name of the file of a range of seeds."""
    return f"part-{seeds.start:012d}-{len(seeds):06d}.parquet"


def seeds_of(name: str) -> range:
    """The range of seeds that such a name says."""
    first, count = name.removeprefix("part-").removesuffix(".parquet").split("-")
    return range(int(first), int(first) + int(count))


def write(folder: Path, seeds: range, games: pa.Table, decisions: pa.Table) -> None:
    """Writes a range as a whole: whoever is interrupted leaves nothing that looks finished."""
    for kind, table in (("decisions", decisions), ("games", games)):
        place = folder / kind
        place.mkdir(parents=True, exist_ok=True)
        handle, unfinished = tempfile.mkstemp(dir=place, suffix=".unfinished")
        os.close(handle)
        pq.write_table(table, unfinished, compression="zstd")
        os.replace(unfinished, place / part(seeds))


class Dataset:
    """What lies in a folder."""

    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder)

    def parts(self) -> list[range]:
        """The ranges of seeds that are there, in order."""
        found = (seeds_of(file.name) for file in (self.folder / "games").glob("part-*.parquet"))
        return sorted(found, key=lambda seeds: seeds.start)

    def contest(self) -> Contest | None:
        """What was played; nothing if the folder is empty. Files of different contests are an error."""
        known = None
        for seeds in self.parts():
            said = pq.read_schema(self.folder / "games" / part(seeds)).metadata or {}
            if said.get(b"format") != FORMAT.encode():
                raise ValueError(f"{part(seeds)} is not of the format {FORMAT}")
            told: dict[str, Any] = json.loads(said[b"contest"])
            contest = Contest(**{**told, "bots": tuple(told["bots"]), "options": tuple(told["options"])})
            if known not in (None, contest):
                raise ValueError(f"{self.folder} holds two contests: {known} and {contest}")
            known = contest
        return known

    def check(self) -> None:
        """That no game is there twice."""
        end = -1
        for seeds in self.parts():
            if seeds.start < end:
                raise ValueError(f"{part(seeds)} has games that are in the file before it")
            end = seeds.stop

    def games(self, columns: Sequence[str] | None = None) -> pa.Table:
        """A row for each game, by seed."""
        return self._read("games", _GAMES, columns)

    def decisions(self, columns: Sequence[str] | None = None) -> pa.Table:
        """A row for each decision, by seed and index."""
        return self._read("decisions", _DECISIONS, columns)

    def _read(self, kind: str, schema: pa.Schema, columns: Sequence[str] | None) -> pa.Table:
        self.check()
        wanted = list(columns) if columns else schema.names
        files = [self.folder / kind / part(seeds) for seeds in self.parts()]
        tables = [pq.read_table(file, columns=wanted).replace_schema_metadata(None) for file in files]
        return pa.concat_tables(tables) if tables else pa.schema([schema.field(name) for name in wanted]).empty_table()

    def replay(self, seed: int) -> Iterator[Game]:
        """The positions of a game, from the first to the last, through the rules; every digest is compared."""
        contest = self.contest()
        rows = [seeds for seeds in self.parts() if seed in seeds]
        if contest is None or not rows:
            raise KeyError(f"no game of seed {seed}")
        table = pq.read_table(self.folder / "decisions" / part(rows[0]), filters=[("seed", "=", seed)])
        dealt = None if contest.profile.endswith("-18xxgames") and "cisleithania" not in contest.profile else seed
        game = Game(
            contest.profile,
            contest.players,
            seed=dealt,
            options=contest.options,
            rules_version=contest.rules_version,
        )
        yield game.copy()
        for action, digest in zip(table["action"].to_pylist(), table["digest"].to_pylist(), strict=True):
            game.play(action)
            if game.digest != f"{digest:016x}":
                raise ValueError(f"seed {seed}: {action} leads elsewhere")
            yield game.copy()


def merge(folders: Sequence[str | Path], into: str | Path) -> Dataset:
    """Brings the parts of several folders into one. They have to be of one contest, and no game may be there twice."""
    target = Dataset(into)
    for source in (Dataset(folder) for folder in folders):
        for seeds in source.parts():
            for kind in ("decisions", "games"):
                (target.folder / kind).mkdir(parents=True, exist_ok=True)
                shutil.copyfile(source.folder / kind / part(seeds), target.folder / kind / part(seeds))
    target.contest()
    target.check()
    return target
