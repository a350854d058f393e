"""The environment of PettingZoo: its own tests, and the game behind it."""

from __future__ import annotations

import copy
import pickle
import sys
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import abande
from abande.pettingzoo import abande_v0

# What PettingZoo says of its own board games too, unless it knows them by name.
usual = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


@usual
@pytest.mark.parametrize("board", ["hex:3@9", "libre@9"])
def test_the_api(board: str) -> None:
    api_test(abande_v0.env(board=board), num_cycles=200)
    api_test(abande_v0.raw_env(board=board), num_cycles=200)


def test_seeds() -> None:
    seed_test(abande_v0.env, num_cycles=100)


def test_rendering_prints_and_needs_no_pygame(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(abande_v0.env)
    assert "●B1" in capsys.readouterr().out
    assert "pygame" not in sys.modules


def leaves(env: Any, depth: int) -> int:
    """Counts by playing on copies of the environment."""
    mask = env.observe(env.agent_selection)["action_mask"]
    if depth == 1:
        return int(mask.sum())
    count = 0
    for action in np.flatnonzero(mask):
        other = copy.deepcopy(env)
        other.step(action)
        count += leaves(other, depth - 1)
    return count


def test_leaf_counts_are_the_known_ones(leaf_counts: Any) -> None:
    for board, counts in leaf_counts.items():
        env = abande_v0.raw_env(board=board)
        env.reset()
        assert [leaves(env, depth) for depth in (1, 2, 3)] == counts[:3]


def test_the_legal_actions_are_those_of_the_examples(examples: Any) -> None:
    for example in examples:
        env = abande_v0.raw_env(board=abande.Position.from_line(example["position"]))
        env.reset()
        mask = env.observe(env.agent_selection)["action_mask"]
        captures = sorted(name for name in map(env._table.name, np.flatnonzero(mask).tolist()) if "-" in name)
        black = env.agent_selection == "player_0"
        assert captures == example["black_captures" if black else "white_captures"]


def test_the_other_player_sees_the_same_with_the_sides_swapped() -> None:
    env = abande_v0.raw_env(board=abande.Position("hex").after("d4", "c3", "d3", "c3-d3"))
    env.reset()
    mine, other = (env.observe(agent) for agent in env.possible_agents)
    assert mine["action_mask"].dtype == np.int8 and mine["action_mask"].any() and not other["action_mask"].any()
    assert (mine["observation"][:3] == other["observation"][3:6]).all()
    assert (mine["observation"][3:6] == other["observation"][:3]).all()
    assert [plane.max() for plane in mine["observation"][6:]] == [16, 17, 0, 1]
    assert [plane.max() for plane in other["observation"][6:]] == [17, 16, 0, 1]
    assert (env.state() == mine["observation"]).all()


def test_who_has_more_points_wins() -> None:
    env = abande_v0.env(board="hex:3@5")
    seen = set()
    for seed in range(8):
        env.reset(seed=seed)
        chance = np.random.default_rng(seed)
        for _ in env.agent_iter():
            observation, _, over, _, _ = env.last()
            if over:
                break
            env.step(chance.choice(np.flatnonzero(observation["action_mask"])))
        black, white = env.unwrapped.position.score()
        won = np.sign(black - white)
        assert env.rewards == {"player_0": won, "player_1": -won}
        seen.add(int(won))
    assert {-1, 1} <= seen


def test_an_illegal_move_loses() -> None:
    env = abande_v0.env()
    env.reset()
    env.step(0)
    env.step(0)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {"player_0": 0, "player_1": -1}
    raw = abande_v0.raw_env()
    raw.reset()
    with pytest.raises(abande.IllegalMove):
        raw.step(217)
    with pytest.raises(ValueError):
        raw.step(None)


def test_positions_to_begin_with_are_left_alone(bow_tie: abande.Board) -> None:
    start = abande.Position("hex").after("d4")
    env = abande_v0.raw_env(board=start)
    start.play("c3")
    env.reset()
    assert env.agent_selection == "player_1" and env.position.stacks() == {"d4": "b"}
    assert abande_v0.raw_env(board=bow_tie).position.board == bow_tie
    over = abande.Position("hex:2", pieces=1).after("b2", "a1", "pass", "pass")
    with pytest.raises(ValueError, match="over"):
        abande_v0.raw_env(board=over)
    with pytest.raises(ValueError, match="render mode"):
        abande_v0.raw_env(render_mode="x")


def test_a_pickle_goes_on_where_the_game_was() -> None:
    env = abande_v0.env()
    env.reset()
    env.step(5)
    other = pickle.loads(pickle.dumps(env.unwrapped))
    assert other.position == env.unwrapped.position and other.agent_selection == "player_1"
