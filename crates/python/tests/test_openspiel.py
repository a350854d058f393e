"""The game of OpenSpiel: its own tests, its own player, and the game behind it."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

import abande
import abande.openspiel
from abande.table import Table


def final(game: Any, seed: int) -> Any:
    """The end of a random game."""
    state, chance = game.new_initial_state(), np.random.default_rng(seed)
    while not state.is_terminal():
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("game", ["board=hex", "board=hex:3@9,returns=margin", "board=libre@9"])
def test_openspiels_random_games(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"python_abande({game})"), num_sims=2, serialize=True, verbose=False)


def test_openspiels_player_plays_it_and_beats_chance() -> None:
    game = pyspiel.load_game("python_abande(board=hex:2@3)")
    won = 0.0
    for seed in range(4):
        chance = np.random.RandomState(seed)
        bot = mcts.MCTSBot(game, 2, 40, mcts.RandomRolloutEvaluator(1, chance), random_state=chance, solve=True)
        state = game.new_initial_state()
        while not state.is_terminal():
            bots_turn = state.current_player() == seed % 2
            state.apply_action(bot.step(state) if bots_turn else int(chance.choice(state.legal_actions())))
        won += state.returns()[seed % 2]
    assert won > 0


@pytest.mark.parametrize("returns", ["win", "margin"])
def test_returns_are_who_wins_or_by_how_much(returns: str) -> None:
    game = pyspiel.load_game(f"python_abande(board=hex:3@5,returns={returns})")
    seen = set()
    for seed in range(8):
        state = final(game, seed)
        black, white = state.position.score()
        margin = black - white if returns == "margin" else np.sign(black - white)
        assert state.returns() == [margin, -margin]
        assert abs(margin) <= game.max_utility() and state.move_number() <= game.max_game_length()
        seen.add(float(margin))
    assert min(seen) < 0 < max(seen) and (max(seen) > 1) == (returns == "margin")
    assert game.new_initial_state().returns() == [0, 0]


def test_what_is_not_there_is_refused() -> None:
    for wrong in ["returns=draw", "board=hex:99"]:
        with pytest.raises((ValueError, pyspiel.SpielError)):
            pyspiel.load_game(f"python_abande({wrong})")


def leaves(state: Any, depth: int) -> int:
    if depth == 1:
        return len(state.legal_actions())
    return sum(leaves(state.child(action), depth - 1) for action in state.legal_actions())


def test_leaf_counts_are_the_known_ones(leaf_counts: Any) -> None:
    for board, counts in leaf_counts.items():
        state = pyspiel.load_game("python_abande", {"board": board}).new_initial_state()
        assert [leaves(state, depth) for depth in (1, 2, 3)] == counts[:3]


def test_the_legal_actions_are_those_of_the_examples(examples: Any) -> None:
    for example in examples:
        position = abande.Position.from_line(example["position"])
        state = pyspiel.load_game("python_abande", {"board": position.board.name}).new_initial_state()
        state.position = position
        names = [state.action_to_string(action) for action in state.legal_actions()]
        assert sorted(names, key=str.encode) == position.moves()
        captures = sorted(name for name in names if "-" in name)
        assert captures == example["black_captures" if position.turn == "b" else "white_captures"]


def test_observations_are_the_planes_as_a_player_sees_them() -> None:
    game = pyspiel.load_game("python_abande(board=hex)")
    state = game.new_initial_state()
    for move in ["d4", "c3", "d3"]:
        state.apply_action(state.string_to_action(move))
    observation = make_observation(game)
    for player in (0, 1):
        observation.set_from(state, player)
        planes = Table(state.position).observation(player)
        assert (observation.dict["observation"] == planes).all()
        assert state.observation_tensor(player) == planes.flatten().tolist()
        assert state.observation_string(player) == state.position.line
    assert game.observation_tensor_shape() == [10, 37] and game.num_distinct_actions() == 218


def test_clones_are_apart_and_pickles_come_back() -> None:
    game = pyspiel.load_game("python_abande(board=hex:3@9)")
    state = game.new_initial_state()
    clone = state.clone()
    clone.apply_action(0)
    assert str(state) == abande.Position("hex:3@9").line != str(clone)
    assert (state.current_player(), clone.current_player()) == (0, 1)
    assert str(pickle.loads(pickle.dumps(clone))) == str(clone)
    assert pickle.loads(pickle.dumps(game)).num_distinct_actions() == game.num_distinct_actions() < 218


def test_a_board_from_a_file(bow_tie_file: Path, bow_tie: abande.Board) -> None:
    game = pyspiel.load_game("python_abande", {"board": str(bow_tie_file)})
    assert game.new_initial_state().position.board == bow_tie
    assert game.num_distinct_actions() == 5 + 12 + 1
