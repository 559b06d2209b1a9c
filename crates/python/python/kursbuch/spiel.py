"""An adapter for OpenSpiel: `import kursbuch.spiel`, then `pyspiel.load_game("python_kursbuch")`.

Utilities are the parts of all wealth above an even share (`kursbuch.env.rewards`); there is no chance after the deal, which the
parameter `seed` names.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from ._kursbuch import Game

_MOST_ACTIONS = 20_000

_TYPE = pyspiel.GameType(
    short_name="python_kursbuch",
    long_name="Kursbuch: 1844 Switzerland and 1824 Austria-Hungary",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=7,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"profile": "1844-2e", "players": 4, "seed": 0},
)


class KursbuchGame(pyspiel.Game):
    """A game as OpenSpiel knows it: how many actions and players there are, and how it begins."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_TYPE.parameter_specification, **(params or {})}
        self.deal = Game(given["profile"], given["players"], seed=given["seed"])
        super().__init__(
            _TYPE,
            pyspiel.GameInfo(
                num_distinct_actions=len(self.deal.space),
                max_chance_outcomes=0,
                num_players=self.deal.players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=_MOST_ACTIONS,
            ),
            given,
        )

    def new_initial_state(self) -> KursbuchState:
        return KursbuchState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.deal)


class KursbuchState(pyspiel.State):
    """A position."""

    def __init__(self, game: KursbuchGame) -> None:
        super().__init__(game)
        self.game = game.deal.copy()

    def current_player(self) -> int:
        deciding = self.game.deciding
        return pyspiel.PlayerId.TERMINAL if deciding is None else deciding

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.game.legal().tolist()) if player == self.game.deciding else []

    def _apply_action(self, action: int) -> None:
        self.game.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.game.space.text(action)

    def is_terminal(self) -> bool:
        return self.game.is_over

    def returns(self) -> list[float]:
        from .env import rewards

        return rewards(self.game) if self.game.is_over else [0.0] * self.game.players

    def __str__(self) -> str:
        return self.game.position


class Observer:
    """What a seat sees, as OpenSpiel asks for it."""

    def __init__(self, deal: Game) -> None:
        self.tensor = np.zeros(len(deal.observed()), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: KursbuchState, player: int) -> None:
        self.tensor[:] = state.game.observe(player)

    def string_from(self, state: KursbuchState, player: int) -> str:
        return f"seat {player}\n{state.game.position}"


pyspiel.register_game(_TYPE, KursbuchGame)
