"""The environment of Gymnasium: its own checks, and the game behind it."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import abande
from abande.gymnasium import AbandeEnv


def legal(info: dict[str, Any]) -> list[int]:
    return [int(action) for action in np.flatnonzero(info["action_mask"])]


def play(env: AbandeEnv, seed: int) -> list[Any]:
    """A whole game of the learner's first or last legal actions, turn by turn."""
    _, info = env.reset(seed=seed)
    seen: list[Any] = []
    while True:
        _, reward, ended, _, info = env.step(legal(info)[-(len(seen) % 2)])
        seen.append((env.position.line, reward, info["color"]))
        if ended:
            return seen


@pytest.mark.parametrize("board", ["hex", "libre"])
def test_gymnasium_finds_nothing_to_say(board: str) -> None:
    check_env(gym.make("abande/Abande-v0", board=board, level=1).unwrapped)


def test_an_illegal_action_ends_the_game_and_says_why() -> None:
    env = AbandeEnv(color="b")
    obs, info = env.reset(seed=1)
    assert info["action_mask"].dtype == np.int8 and not info["illegal"]
    seen, reward, terminated, truncated, info = env.step(217)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["illegal"] is True and info["rule"] == "hand-not-empty"
    assert (seen == obs).all() and not info["action_mask"].any()
    with pytest.raises(gym.error.ResetNeeded):
        env.step(0)
    _, info = env.reset()
    assert info["illegal"] is False and "rule" not in info and len(legal(info)) == 37


def test_the_level_answers_and_the_end_is_told_as_the_learner_sees_it() -> None:
    env = AbandeEnv(board="hex:3@5", level=2)
    colors, rewards = set(), set()
    for seed in range(12):
        *before, (line, reward, color) = play(env, seed)
        assert all(told == 0 and f" {color} " in line for line, told, color in before)
        position = abande.Position.from_line(line)
        black, white = position.score()
        assert position.over
        assert reward == np.sign(black - white if color == "b" else white - black)
        colors.add(color)
        rewards.add(reward)
    assert colors == {"b", "w"} and {-1.0, 1.0} <= rewards


def test_the_seed_decides_everything_and_the_next_games_differ() -> None:
    one, other = (AbandeEnv(board="hex:3@9", level=4) for _ in range(2))
    assert play(one, 7) == play(other, 7)
    assert len({tuple(play(one, seed)) for seed in range(4)}) > 1


def test_the_color_can_be_chosen_and_white_answers_the_level() -> None:
    env = AbandeEnv(color="w")
    obs, info = env.reset(seed=3)
    assert info["color"] == env.position.turn == "w" and len(env.position.stacks()) == 1
    assert obs[3].sum() == 1 and obs[0].sum() == 0 and not obs[9].any()


@pytest.mark.parametrize("wrong", [{"level": 0}, {"level": 10}, {"color": "x"}, {"board": "hex:99"}, {"render_mode": "x"}])
def test_what_is_not_there_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        AbandeEnv(**wrong)


def test_it_shows_itself_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    env = gym.make("abande/Abande-v0", render_mode="ansi", color="b")
    env.reset(seed=1)
    assert env.render() == abande.Position("hex").text()
    human = AbandeEnv(render_mode="human", color="b")
    human.reset(seed=1)
    assert capsys.readouterr().out == abande.Position("hex").text() + "\n"


def test_copies_go_on_by_themselves() -> None:
    env = AbandeEnv(board=abande.Position("hex").after("d4", "c3"), color="b")
    env.reset(seed=1)
    for other in [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]:
        other.step(int(np.flatnonzero(other._table.mask())[0]))
        assert len(env.position.stacks()) == 2 and len(other.position.stacks()) == 4


def test_the_legal_actions_are_those_of_the_examples(examples: Any) -> None:
    for example in examples:
        position = abande.Position.from_line(example["position"])
        env = AbandeEnv(board=position, color=position.turn)
        _, info = env.reset(seed=1)
        captures = sorted(name for name in map(env._table.name, legal(info)) if "-" in name)
        assert captures == example["black_captures" if position.turn == "b" else "white_captures"]


def test_leaf_counts_are_the_known_ones(leaf_counts: Any) -> None:
    """To depth 2, as the learner has every second move: those that are open to him after each first move."""
    for board, counts in leaf_counts.items():
        start = abande.Position(board)
        assert len(legal(AbandeEnv(board=board, color="b").reset(seed=1)[1])) == counts[0]
        second = 0
        for move in start.moves():
            _, info = AbandeEnv(board=start.after(move), color="w").reset(seed=1)
            second += len(legal(info))
        assert second == counts[1]
