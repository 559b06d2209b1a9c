"""Self-play on Ray: the same games, whoever dies; two workers at the same time."""

from __future__ import annotations

import os
import signal
import threading
import time

import pyarrow.parquet as pq
import pytest
import ray

from kursbuch import lab

CONTEST = {"players": 4, "bots": ["planner"], "chunk": 4}


@pytest.fixture(scope="module", autouse=True)
def cluster():
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, _node_ip_address="127.0.0.1")
    yield
    ray.shutdown()


def test_ray_brings_the_same_games_as_this_process(tmp_path):
    lab.selfplay(tmp_path / "here", games=12, workers=1, **CONTEST)
    lab.selfplay(tmp_path / "ray", games=12, workers=2, ray=True, **CONTEST)
    one, other = lab.Dataset(tmp_path / "here"), lab.Dataset(tmp_path / "ray")
    assert one.games() == other.games() and one.decisions() == other.decisions()


def test_the_ladder_and_the_positions_of_the_learned_player_are_the_same_on_ray(tmp_path):
    asked = {"players": 3, "openings": 4, "chunk": 2}
    assert lab.ladder("planner", "greedy", ray=True, workers=2, **asked) == lab.ladder("planner", "greedy", **asked)
    wanted = {"players": 3, "games": 4, "chunk": 2}
    here, there = (lab.positions(tmp_path / name, ray=ray, **wanted) for name, ray in (("here", False), ("ray", True)))
    assert here == there > 100
    for file in (tmp_path / "here").iterdir():
        assert pq.read_table(file) == pq.read_table(tmp_path / "ray" / file.name)


def workers():
    """The processes that Ray runs our chunks in."""
    found = []
    for entry in os.listdir("/proc"):
        if not entry.isdigit():
            continue
        try:
            with open(f"/proc/{entry}/cmdline", "rb") as file:
                said = file.read()
        except OSError:
            continue
        if said.startswith(b"ray::play"):
            found.append(int(entry))
    return found


def test_a_killed_worker_loses_no_game_and_doubles_none(tmp_path):
    killed = []

    def kill():
        deadline = time.monotonic() + 60
        while len(killed) < 2 and time.monotonic() < deadline:
            for process in workers()[:1]:
                os.kill(process, signal.SIGKILL)
                killed.append(process)
                time.sleep(2)
            time.sleep(0.05)

    killer = threading.Thread(target=kill)
    killer.start()
    done = lab.selfplay(tmp_path / "ray", games=60, workers=2, ray=True, **CONTEST)
    killer.join(timeout=90)
    assert len(killed) == 2, "nobody was killed: the test has shown nothing"
    data = lab.Dataset(tmp_path / "ray")
    assert done.games == 60 and data.games()["seed"].to_pylist() == list(range(60))
    lab.selfplay(tmp_path / "here", games=60, **CONTEST)
    assert data.decisions() == lab.Dataset(tmp_path / "here").decisions()


def test_two_workers_play_at_the_same_time(tmp_path):
    """How much faster that is, says `python -m kursbuch.bench --ray`: times depend on what else the machine does."""
    seen, over = set(), threading.Event()

    def watch():
        while not over.is_set():
            seen.add(len(workers()))
            time.sleep(0.05)

    watcher = threading.Thread(target=watch)
    watcher.start()
    lab.selfplay(tmp_path, games=40, workers=2, ray=True, **CONTEST)
    over.set()
    watcher.join(timeout=10)
    assert max(seen) == 2
