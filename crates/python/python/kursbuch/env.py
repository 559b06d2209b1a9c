"""Environments to learn in: PettingZoo's AEC for all seats, Gymnasium's for one seat against our bots.

An action is a number of `kursbuch.ActionSpace`; the mask says which may be chosen now. An observation is a row of numbers, with the
seat that looks in the first place. Both are described in docs/laboratory.md.
"""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from ._kursbuch import Bot, Game

Reward = Literal["share", "win", "wealth"]

__all__ = ["KursbuchEnv", "SeatEnv", "env", "rewards"]


def env(**arguments: Any) -> KursbuchEnv:
    """The environment as PettingZoo's own games are made: by a function of this name."""
    return KursbuchEnv(**arguments)


def rewards(game: Game, reward: Reward = "share") -> list[float]:
    """What a finished game is worth to each seat.

    - `share`: the part of everybody's wealth that is above an even share. The sum of all seats is 0.
    - `win`: 1 for the winner, divided among those who share the win, 0 for the others.
    - `wealth`: what the seat owns, in thousands.
    """
    wealth = [0] * game.players
    places = [0] * game.players
    for row in game.standing():
        wealth[row["seat"]], places[row["seat"]] = row["total"], row["place"]
    if reward == "wealth":
        return [own / 1000 for own in wealth]
    if reward == "win":
        return [float(place == 1) / places.count(1) for place in places]
    owned = [max(own, 0) for own in wealth]
    whole = sum(owned) or 1
    return [own / whole - 1 / len(owned) for own in owned]


def _spaces(game: Game) -> tuple[Dict, Discrete]:
    """The spaces of a game's observations and actions."""
    actions = len(game.space)
    row = Box(-1000.0, 1000.0, (len(game.observed()),), np.float32)
    return Dict({"observation": row, "action_mask": Box(0, 1, (actions,), np.int8)}), Discrete(actions)


class KursbuchEnv(AECEnv[str, dict[str, NDArray[Any]], int]):
    """A game of 1844 or 1824 for agents in all seats, one after the other as the rules have it.

    Rewards come with the end of the game; see `rewards`. A seed deals the game: the same seed and the same actions give the same
    game. What may be done out of turn is offered to a seat when it is asked in any case.
    """

    metadata = {"name": "kursbuch_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        profile: str = "1844-2e",
        players: int = 4,
        *,
        options: tuple[str, ...] = (),
        reward: Reward = "share",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.profile, self.players, self.options, self.reward = profile, players, options, reward
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        spaces = {agent: _spaces(self._deal(0)) for agent in self.possible_agents}
        self.observation_spaces = {agent: space[0] for agent, space in spaces.items()}
        self.action_spaces = {agent: space[1] for agent, space in spaces.items()}
        self._seeds = np.random.default_rng()

    def _deal(self, seed: int) -> Game:
        return Game(self.profile, self.players, seed=seed, options=self.options)

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.game = self._deal(int(self._seeds.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game.deciding or 0]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        seat = self.possible_agents.index(agent)
        mask = self.game.mask() if seat == self.game.deciding else np.zeros(len(self.game.space), np.int8)
        return {"observation": self.game.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.game.play(int(action))  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.game.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            for seat, own in enumerate(rewards(self.game, self.reward)):
                self.rewards[self.possible_agents[seat]] = own
        else:
            self.agent_selection = self.possible_agents[self.game.deciding or 0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        return f"{self.game!r}\n{self.game.position}" if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to give back."""


class SeatEnv(gymnasium.Env[dict[str, NDArray[Any]], int]):
    """One seat of a game, against our bots in the others.

    `info["action_mask"]` says which numbers may be chosen; it is part of the observation, too.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        profile: str = "1844-2e",
        players: int = 4,
        *,
        bot: str = "greedy",
        seat: int | None = None,
        options: tuple[str, ...] = (),
        reward: Reward = "share",
        nodes: int = 800,
        render_mode: str | None = None,
    ) -> None:
        self.profile, self.players, self.options, self.reward = profile, players, options, reward
        self.bot_name, self.fixed_seat, self.nodes, self.render_mode = bot, seat, nodes, render_mode
        deal = Game(profile, players, options=options)
        seen, numbers = _spaces(deal)
        self.observation_space: Any = seen
        self.action_space: Any = numbers

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(2**62))
        self.game = Game(self.profile, self.players, seed=dealt, options=self.options)
        self.seat = dealt % self.players if self.fixed_seat is None else self.fixed_seat
        self.bots = [Bot(self.bot_name, seed=dealt + seat) for seat in range(self.players)]
        self._play_others()
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[dict[str, NDArray[Any]], float, bool, bool, dict[str, Any]]:
        self.game.play(int(action))
        self._play_others()
        over = self.game.is_over
        own = rewards(self.game, self.reward)[self.seat] if over else 0.0
        return self._seen(), own, over, False, self._info()

    def _play_others(self) -> None:
        """Each by its own bot, until it is our turn or the game is over."""
        while (deciding := self.game.deciding) not in (None, self.seat):
            others = [seat for seat in range(self.players) if seat != deciding]
            if not self.bots[deciding].play_until(self.game, others, nodes=self.nodes):
                raise RuntimeError(f"{self.bots[deciding]!r} has no answer")

    def _seen(self) -> dict[str, NDArray[Any]]:
        return {"observation": self.game.observe(self.seat), "action_mask": self.game.mask()}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.game.mask(), "seat": self.seat}

    def render(self) -> str | None:
        return f"{self.game!r}\n{self.game.position}" if self.render_mode == "ansi" else None
