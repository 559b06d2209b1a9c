"""The environments, held to the checks of those who made their interfaces."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import kursbuch
from kursbuch.env import KursbuchEnv, SeatEnv, env, rewards


@pytest.mark.parametrize(("profile", "players"), [("1844-2e", 3), ("1824-2e", 4)])
def test_pettingzoos_own_api_test(profile, players):
    with warnings.catch_warnings():
        # Observations with a mask are dictionaries, as in PettingZoo's own board games; it warns of those of others.
        warnings.filterwarnings("ignore", message="Observation")
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        warnings.filterwarnings("error", message="Action mask is not")
        api_test(env(profile=profile, players=players), num_cycles=1500)


def test_pettingzoos_own_seed_test():
    seed_test(lambda: env(profile="1844-2e", players=3), num_cycles=120)


def test_a_seed_deals_the_game_and_another_seed_another_one():
    digests = []
    for seed in (1, 1, 2):
        table = KursbuchEnv(players=5)
        table.reset(seed=seed)
        digests.append(table.game.digest)
    assert digests[0] == digests[1] != digests[2]


def test_rewards_come_at_the_end_and_sum_to_nothing():
    table = KursbuchEnv(players=3)
    table.reset(seed=4)
    rng = np.random.default_rng(4)
    earned = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        earned[agent] += reward
        assert not cut and (over or reward == 0)
        table.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert not table.agents and abs(sum(earned.values())) < 1e-9 and any(earned.values())
    assert earned == dict(zip(table.possible_agents, rewards(table.game), strict=True))
    assert sum(rewards(table.game, "win")) == 1
    assert max(rewards(table.game, "wealth")) == table.game.standing()[0]["total"] / 1000


def test_the_seat_against_bots_is_a_gymnasium_environment():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        # The checker throws any number of the space: what is not on offer is refused.
        with pytest.raises(kursbuch.Unreadable, match="not on offer"):
            check_env(SeatEnv(players=3, bot="random"), skip_render_check=True)


def test_a_seat_plays_a_whole_game_against_bots():
    seat = SeatEnv(players=3, bot="beginner", seat=1)
    seen, info = seat.reset(seed=3)
    rng, turns, over = np.random.default_rng(3), 0, False
    while not over:
        assert seat.game.deciding == 1 and seat.observation_space.contains(seen)
        seen, reward, over, cut, info = seat.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        assert not cut and (over or reward == 0)
        turns += 1
    # Whoever throws dice is soon without money, and asked nothing more.
    assert turns > 3 and seat.game.played > 300 and reward == rewards(seat.game)[1]
    again, _ = seat.reset(seed=3)
    assert (again["observation"] == SeatEnv(players=3, bot="beginner", seat=1).reset(seed=3)[0]["observation"]).all()
