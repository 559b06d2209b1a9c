"""OpenSpiel plays our games, unpatched."""

from __future__ import annotations

import pyspiel

import kursbuch
import kursbuch.spiel


def test_openspiel_simulates_a_game_with_its_own_checks():
    game = pyspiel.load_game("python_kursbuch", {"players": 3, "seed": 5})
    assert game.num_distinct_actions() == len(kursbuch.ActionSpace(players=3)) and game.num_players() == 3
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_a_state_is_a_position_and_a_clone_goes_its_own_way():
    state = pyspiel.load_game("python_kursbuch", {"profile": "1824-2e"}).new_initial_state()
    game = kursbuch.Game("1824-2e", 4, seed=0)
    for _ in range(60):
        assert state.legal_actions() == sorted(game.legal().tolist()) and state.current_player() == game.deciding
        pick = state.legal_actions()[len(state.legal_actions()) // 2]
        before = state.clone()
        state.apply_action(pick)
        game.play(pick)
        assert str(state) == game.position != str(before)
