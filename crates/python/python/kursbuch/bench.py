"""`python -m kursbuch.bench`: how fast games are stepped from Python, beside the same in Rust alone, and beside other games.

Every rate is actions a second of processor time, all choices at random: what else the machine does counts little. Environments that
are not installed are passed over.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from time import process_time

import numpy as np

from . import Batch, random_playouts


def batched(profile: str, players: int, games: int, threads: int) -> tuple[int, float]:
    """Games stepped together from Python until all are over: actions and seconds."""
    rng = np.random.default_rng(0)
    batch = Batch(profile, players, seeds=range(games), threads=threads)
    begun = process_time()
    while batch.running:
        offsets, numbers = batch.legal()
        picks = offsets[:-1] + (rng.random(games) * np.diff(offsets)).astype(np.int32)
        batch.step(numbers[np.minimum(picks, len(numbers) - 1)])
    return int(batch.played().sum()), process_time() - begun


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


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m kursbuch.bench", description=__doc__)
    parser.add_argument("--games", type=int, default=512)
    parser.add_argument("--threads", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=5.0)
    given = parser.parse_args()
    for profile in ("1844-2e", "1824-2e"):
        rates: dict[str, list[float]] = {"Rust": [], "Python": []}
        # In turns, so that both meet the same machine.
        for _ in range(3):
            begun = process_time()
            actions, _ = random_playouts(profile, 4, seeds=range(given.games), threads=given.threads)
            rates["Rust"].append(actions / (process_time() - begun))
            actions, took = batched(profile, 4, given.games, given.threads)
            rates["Python"].append(actions / took)
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
