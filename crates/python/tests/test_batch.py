"""Batches of games: the same as games one by one, and on several threads."""

from __future__ import annotations

import threading
import time

import numpy as np
import pytest

import kursbuch
from kursbuch.bench import batched


def play_out(batch, seed=0):
    """The whole batch by dice."""
    rng = np.random.default_rng(seed)
    while batch.running:
        offsets, numbers = batch.legal()
        picks = offsets[:-1] + (rng.random(len(batch)) * np.diff(offsets)).astype(int)
        batch.step(numbers[np.minimum(picks, len(numbers) - 1)])


def test_a_batch_plays_what_its_games_would_play_alone():
    batch = kursbuch.Batch("1824-2e", 4, seeds=[1, 2, 3])
    games = [kursbuch.Game("1824-2e", 4, seed=seed) for seed in (1, 2, 3)]
    rng = np.random.default_rng(1)
    for _ in range(150):
        masks, seen = batch.masks(), batch.observe()
        for row, game in enumerate(games):
            assert (masks[row] == game.mask()).all() and (seen[row] == game.observe()).all()
        picks = [int(rng.choice(game.legal())) for game in games]
        batch.step(picks)
        for game, pick in zip(games, picks, strict=True):
            game.play(pick)
        assert batch.digests() == [game.digest for game in games]
        assert batch.seats().tolist() == [game.deciding for game in games]


def test_threads_change_nothing():
    ends = []
    for threads in (1, 2):
        batch = kursbuch.Batch(players=3, seeds=range(6), threads=threads)
        play_out(batch)
        ends.append((batch.digests(), batch.wealth().tolist(), batch.played().tolist()))
    assert ends[0] == ends[1]
    assert (batch.seats() == -1).all() and batch.legal()[1].size == 0


def test_the_benchmark_plays_the_same_games_from_python_as_in_rust():
    for profile in ("1844-2e", "1824-2e"):
        actions, _ = kursbuch.random_playouts(profile, 4, seeds=range(5))
        assert batched(profile, 4, games=5, threads=0) == actions


def test_what_is_not_on_offer_is_named_and_the_others_go_on():
    batch = kursbuch.Batch(seeds=range(3))
    first = int(batch.legal()[1][0])
    before = batch.digests()
    with pytest.raises(kursbuch.NotOnOffer) as left:
        batch.step([first, -1, first])
    assert left.value.games == [1]
    assert [new == old for new, old in zip(batch.digests(), before, strict=True)] == [False, True, False]
    with pytest.raises(kursbuch.Unreadable):
        batch.step([first])
    batch.reset(1, seed=77)
    assert batch.digests()[1] == kursbuch.Game(seed=77).digest


def test_python_goes_on_while_a_batch_is_stepped():
    """Whoever holds the lock for the whole time leaves the other thread no turn."""
    turns, over = [], threading.Event()

    def count():
        while not over.is_set():
            turns.append(time.perf_counter())
            time.sleep(0.001)

    other = threading.Thread(target=count)
    other.start()
    begun = time.perf_counter()
    actions, _ = kursbuch.random_playouts(players=3, seeds=range(40), threads=1)
    took = time.perf_counter() - begun
    over.set()
    other.join(timeout=10)
    during = [turn for turn in turns if begun < turn < begun + took]
    assert actions > 4000 and took > 0.05
    assert len(during) > 5
