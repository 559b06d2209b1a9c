"""`python -m kursbuch.lab`: self-play from the command line, for array jobs of Slurm and Kubernetes too."""

from __future__ import annotations

import argparse

from .data import merge
from .selfplay import selfplay


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m kursbuch.lab", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("selfplay", help="play games and write them to a folder")
    play.add_argument("out")
    play.add_argument("--profile", default="1844-2e")
    play.add_argument("--players", type=int, default=4)
    play.add_argument("--games", type=int, default=1000, help="of the whole array")
    play.add_argument("--bots", default="greedy", help="with commas between them")
    play.add_argument("--first-seed", type=int, default=0)
    play.add_argument("--nodes", type=int, default=800)
    play.add_argument("--opening", type=int, help="actions that are thrown with dice, at most")
    play.add_argument("--chunk", type=int, default=50)
    play.add_argument("--workers", type=int)
    play.add_argument("--ray", nargs="?", const=True, default=False, metavar="ADDRESS")
    play.add_argument("--array", default="0/1", metavar="JOB/JOBS", help="which part of the seeds, as 3/16")
    join = commands.add_parser("merge", help="bring the files of several folders into one")
    join.add_argument("into")
    join.add_argument("folders", nargs="+")
    given = parser.parse_args(arguments)
    if given.command == "merge":
        print(f"{merge(given.folders, given.into).games(['seed']).num_rows} games")
        return
    job, jobs = map(int, given.array.split("/"))
    if not 0 <= job < jobs:
        parser.error(f"--array {given.array}: jobs count from 0 to {jobs - 1}")
    first, end = (given.games * part // jobs for part in (job, job + 1))
    done = selfplay(
        given.out,
        profile=given.profile,
        players=given.players,
        games=end - first,
        bots=given.bots.split(","),
        first_seed=given.first_seed + first,
        nodes=given.nodes,
        opening=given.opening,
        chunk=given.chunk,
        workers=given.workers,
        ray=given.ray,
    )
    print(f"{done.games} games, {done.played} of them played now in {done.seconds:.1f} s")


if __name__ == "__main__":
    main()
