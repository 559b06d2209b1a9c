"""`python -m kursbuch.bench`: how fast games are stepped from Python, beside the same in Rust alone, and beside other games.

Every rate is actions a second of processor time, all choices at random: what else the machine does counts little. Environments that
are not installed are passed over.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from importlib import import_module
from time import process_time

import numpy as np
from numpy.typing import NDArray

from . import Batch, random_playouts


def picks(seeds: NDArray[np.uint64], played: int, counts: NDArray[np.int32]) -> NDArray[np.int64]:
    """Which of so many offers is taken in each game after so many actions: as `random_playouts` does it, so that both play the same."""
    mixed = seeds * np.uint64(0x9E37_79B9_7F4A_7C15) + np.uint64(played)
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58_476D_1CE4_E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D0_49BB_1331_11EB)
    return ((mixed ^ (mixed >> np.uint64(31))) % np.maximum(counts, 1).astype(np.uint64)).astype(np.int64)


def batched(profile: str, players: int, games: int, threads: int) -> int:
    """Games stepped together from Python until all are over: how many actions that took."""
    seeds = np.arange(games, dtype=np.uint64)
    batch = Batch(profile, players, seeds=range(games), threads=threads)
    played = 0
    while batch.running:
        offsets, numbers = batch.legal()
        chosen = offsets[:-1] + picks(seeds, played, np.diff(offsets))
        batch.step(numbers[np.minimum(chosen, len(numbers) - 1)])
        played += 1
    return int(batch.played().sum())


def aec(make: Callable[[], object], seconds: float) -> float:
    """Steps a second of an environment of PettingZoo, one game after the other."""
    env, rng, steps = make(), np.random.default_rng(0), 0
    begun = process_time()
    seed = 0
    while process_time() - begun < seconds:
        env.reset(seed=seed)  # type: ignore[attr-defined]
        seed += 1
        for _ in env.agent_iter():  # type: ignore[attr-defined]
            seen, _, over, cut, info = env.last()  # type: ignore[attr-defined]
            if over or cut:
                env.step(None)  # type: ignore[attr-defined]
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(int(rng.choice(np.flatnonzero(mask))))  # type: ignore[attr-defined]
            steps += 1
            if process_time() - begun > seconds:
                break
    return steps / (process_time() - begun)


def spiel(name: str, seconds: float) -> float:
    """Steps a second of a game of OpenSpiel."""
    game, rng, steps = import_module("pyspiel").load_game(name), np.random.default_rng(0), 0
    begun = process_time()
    while process_time() - begun < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[rng.integers(len(legal))])
            steps += 1
    return steps / (process_time() - begun)


def on_ray(games: int, rounds: int = 3) -> None:
    """Self-play by one worker and by two, in turns and by the clock: the machine should have nothing else to do."""
    from . import lab

    def play(folder: str, games: int, workers: int) -> float:
        done = lab.selfplay(folder, bots=["planner"], games=games, chunk=2, ray=True, workers=workers)
        return done.seconds

    times: dict[int, list[float]] = {1: [], 2: []}
    with tempfile.TemporaryDirectory() as folder:
        # The first games pay for the start of the workers.
        play(f"{folder}/first", games=8, workers=2)
        for turn in range(rounds):
            for workers in times:
                times[workers].append(play(f"{folder}/{workers}-{turn}", games, workers))
    one, two = (float(np.median(times[workers])) for workers in (1, 2))
    ratios = ", ".join(f"{one / two:.2f}" for one, two in zip(times[1], times[2], strict=True))
    print(f"Ray, {games} games of planners: one worker {one:.1f} s, two {two:.1f} s, {one / two:.2f} times as fast ({ratios})")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m kursbuch.bench", description=__doc__)
    parser.add_argument("--games", type=int, default=512)
    parser.add_argument("--threads", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--ray", action="store_true", help="only self-play on Ray, two workers against one")
    given = parser.parse_args()
    if given.ray:
        on_ray(given.games)
        return
    for profile in ("1844-2e", "1824-2e"):
        rates: dict[str, list[float]] = {"Rust": [], "Python": []}
        # In turns, so that both meet the same machine.
        for _ in range(3):
            begun = process_time()
            actions, _ = random_playouts(profile, 4, seeds=range(given.games), threads=given.threads)
            rates["Rust"].append(actions / (process_time() - begun))
            begun = process_time()
            same = batched(profile, 4, given.games, given.threads)
            rates["Python"].append(same / (process_time() - begun))
            assert same == actions, "not the same games"
        rust, python = (float(np.median(rates[name])) for name in ("Rust", "Python"))
        print(f"{profile}: Rust {rust:,.0f}, batched from Python {python:,.0f} ({python / rust:.0%})")
    from .env import KursbuchEnv

    known: list[tuple[str, Callable[[], object]]] = [("kursbuch 1844-2e", KursbuchEnv)]
    for name in ("connect_four_v3", "tictactoe_v3", "chess_v6", "go_v5", "leduc_holdem_v4", "texas_holdem_v4"):
        try:
            known.append((name, import_module(f"pettingzoo.classic.{name}").env))
        except Exception as why:  # noqa: BLE001 - whatever stands in the way of another package
            print(f"PettingZoo {name}: not here ({type(why).__name__})")
    for name, make in known:
        print(f"PettingZoo {name}: {aec(make, given.seconds):,.0f}")
    for name in ("tic_tac_toe", "connect_four", "chess", "go"):
        try:
            print(f"OpenSpiel {name}: {spiel(name, given.seconds):,.0f}")
        except ImportError:
            print("OpenSpiel: not here")
            break


if __name__ == "__main__":
    main()
