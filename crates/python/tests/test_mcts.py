"""Search with one's own net."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import abande


class Net:
    """Knows nothing: all moves alike, all positions even. Counts what it is asked."""

    def __init__(self) -> None:
        self.calls: list[int] = []

    def __call__(self, obs: Any, mask: Any) -> tuple[Any, Any]:
        assert obs.shape[0] == mask.shape[0] > 0 and obs.shape[1] == 10
        assert mask.any(axis=1).all()
        self.calls.append(len(obs))
        return np.zeros(mask.shape, np.float32), np.zeros(len(mask), np.float32)


def test_visits_are_as_many_as_simulations_and_only_of_legal_actions() -> None:
    batch = abande.Batch("hex", 5)
    _, mask = batch.reset()
    net = Net()
    visits, value = abande.Mcts(batch, simulations=40, seed=1).run(net)
    assert visits.shape == (5, 218) and visits.dtype == np.int32
    assert value.shape == (5,) and value.dtype == np.float32
    assert (visits.sum(axis=1) == 40).all() and not visits[~mask].any()
    # The roots, and then all games' leaves at once.
    assert net.calls == [5] * 41
    assert batch.position(0) == abande.Position("hex")


def test_the_net_sees_what_a_batch_shows() -> None:
    batch = abande.Batch("hex", 2, dtype="float32")
    obs, mask = batch.reset()
    seen: list[Any] = []

    def net(leaf_obs: Any, leaf_mask: Any) -> tuple[Any, Any]:
        seen.append((leaf_obs, leaf_mask))
        return np.zeros(leaf_mask.shape), np.zeros(len(leaf_mask))

    abande.Mcts(batch, simulations=1, noise=0).run(net)
    assert seen[0][0].dtype == np.float32
    assert (seen[0][0] == obs).all() and (seen[0][1] == mask).all()
    batch.step([0, 0])
    assert (seen[1][0] == obs).all() and (seen[1][1] == mask).all()


def test_the_net_leads_the_search() -> None:
    batch = abande.Batch("hex", 1)
    batch.reset()
    favourite = batch.action_index("d4")

    def policy(obs: Any, mask: Any) -> tuple[Any, Any]:
        logits = np.zeros(mask.shape)
        logits[:, favourite] = 8
        return logits, np.zeros(len(mask))

    visits, _ = abande.Mcts(batch, simulations=50, noise=0).run(policy)
    assert visits[0].argmax() == favourite and visits[0, favourite] > 45

    def value(obs: Any, mask: Any) -> tuple[Any, Any]:
        # Whoever is to move after d4 has lost.
        gone = obs[:, 3:6, favourite].any(axis=1)
        return np.zeros(mask.shape), np.where(gone, -1.0, 0.0)

    visits, worth = abande.Mcts(batch, simulations=200, noise=0).run(value)
    assert visits[0].argmax() == favourite and worth[0] > 0.3


def test_same_seed_same_visits_and_noise_makes_a_difference() -> None:
    def run(seed: int, noise: float) -> Any:
        batch = abande.Batch("hex", 3)
        return abande.Mcts(batch, simulations=60, seed=seed, noise=noise).run(Net())[0]

    assert (run(1, 0.25) == run(1, 0.25)).all()
    assert not (run(1, 0.25) == run(2, 0.25)).all()
    assert (run(1, 0) == run(2, 0)).all()
    noisy = run(1, 0.9)
    # Each game has its own.
    assert not (noisy[0] == noisy[1]).all()


def test_the_tree_is_kept_from_move_to_move() -> None:
    batch = abande.Batch("hex", 2)
    batch.reset()
    mcts = abande.Mcts(batch, simulations=80, noise=0)
    visits, _ = mcts.run(Net())
    best = visits.argmax(axis=1)
    known = visits[np.arange(2), best]
    batch.step(best)
    net = Net()
    again, _ = mcts.run(net)
    # The visit that made the child is not one of its own.
    assert (again.sum(axis=1) == 80 + known - 1).all()
    assert len(net.calls) == 80
    # A position that is not in the tree begins a new one.
    batch.set(0, abande.Position("hex").after("a1", "a2", "a3", "a4"))
    fresh, _ = mcts.run(Net())
    assert fresh[0].sum() == 80


def test_two_moves_on_the_tree_is_kept_too() -> None:
    batch = abande.Batch("hex:2@3", 1)
    mcts = abande.Mcts(batch, simulations=300, noise=0, exact_nodes=0)
    mcts.run(Net())
    batch.step([batch.action_index("b2")])
    batch.step([batch.action_index("a1")])
    visits, _ = mcts.run(Net())
    assert visits.sum() > 300


def best_margin(position: abande.Position) -> int:
    """By trying everything."""
    if position.over:
        black, white = position.score()
        return black - white if position.turn == "b" else white - black
    return max(-best_margin(position.after(move)) for move in position.moves())


@pytest.mark.parametrize("exact_nodes", [0, 2000])
def test_ends_are_found_and_with_the_solver_known_at_once(exact_nodes: int) -> None:
    position = abande.Position("hex:2@3").after("b2", "a1", "a2", "b1")
    values = {move: -best_margin(position.after(move)) for move in position.moves()}
    assert len({np.sign(value) for value in values.values()}) > 1
    batch = abande.Batch("hex:2", 1, start=position)
    net = Net()
    simulations = 60 if exact_nodes else 3000
    visits, worth = abande.Mcts(batch, simulations=simulations, noise=0, exact_nodes=exact_nodes, exact_hands=4).run(net)
    best = batch.action_name(int(visits[0].argmax()))
    assert np.sign(values[best]) == np.sign(max(values.values()))
    if exact_nodes:
        # Every move is solved: the net was asked about the root alone.
        assert net.calls == [1]
        assert abs(worth[0] - np.sign(max(values.values()))) < 0.5


def test_games_that_are_over_are_left_out() -> None:
    batch = abande.Batch("hex:2@1", 2, auto_reset=False)
    over = abande.Position("hex:2@1").after("b2", "a1", "pass", "pass")
    batch.set(1, over)
    net = Net()
    mcts = abande.Mcts(batch, simulations=5, exact_nodes=0)
    visits, value = mcts.run(net)
    assert visits[1].sum() == 0 and value[1] == 0 and visits[0].sum() == 5
    assert max(net.calls) == 1
    assert mcts.actions()[1] == batch.num_actions - 1
    batch.step(mcts.actions())


def test_temperature() -> None:
    batch = abande.Batch("hex", 400)
    batch.reset()
    mcts = abande.Mcts(batch, simulations=30, noise=0, seed=3)
    visits, _ = mcts.run(Net())
    assert (mcts.actions(temperature=0) == visits.argmax(axis=1)).all()
    assert mcts.actions().dtype == np.int32
    warm, cold = mcts.actions(temperature=1), mcts.actions(temperature=0.1)
    assert (visits[np.arange(400), warm] > 0).all()
    assert len(set(warm.tolist())) > 10
    assert (visits[np.arange(400), cold] == visits.max()).mean() >= (visits[np.arange(400), warm] == visits.max()).mean()
    for wrong in [-1, float("nan")]:
        with pytest.raises(ValueError):
            mcts.actions(temperature=wrong)


def test_self_play_in_libre_with_a_window_that_moves() -> None:
    batch = abande.Batch("libre@4", 3, seed=1)
    mcts = abande.Mcts(batch, simulations=8, seed=1)
    ended = 0
    for _ in range(40):
        mcts.run(Net())
        ended += int(batch.step(mcts.actions())[3].sum())
    assert ended > 0


def test_what_a_net_must_not_do() -> None:
    batch = abande.Batch("hex", 2)
    batch.reset()
    mcts = abande.Mcts(batch, simulations=2)

    def wrong_shape(obs: Any, mask: Any) -> tuple[Any, Any]:
        return np.zeros((len(mask), 3)), np.zeros(len(mask))

    def no_number(obs: Any, mask: Any) -> tuple[Any, Any]:
        return np.full(mask.shape, np.nan), np.zeros(len(mask))

    def no_value(obs: Any, mask: Any) -> tuple[Any, Any]:
        return np.zeros(mask.shape), np.full(len(mask), np.nan)

    for net in [wrong_shape, no_number, no_value]:
        with pytest.raises(ValueError, match="the net gave"):
            mcts.run(net)

    def raises(obs: Any, mask: Any) -> tuple[Any, Any]:
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        mcts.run(raises)

    def steps(obs: Any, mask: Any) -> tuple[Any, Any]:
        batch.step(batch.random_actions())
        return np.zeros(mask.shape), np.zeros(len(mask))

    with pytest.raises(RuntimeError):
        mcts.run(steps)
    # None of it has done harm.
    visits, _ = mcts.run(Net())
    assert (visits.sum(axis=1) == 2).all()


def test_wrong_arguments() -> None:
    batch = abande.Batch("hex", 1)
    for wrong in [{"simulations": 0}, {"noise": 1.5}, {"noise": -0.1}, {"noise_alpha": 0}, {"c_puct": -1}]:
        with pytest.raises(ValueError):
            abande.Mcts(batch, **wrong)  # type: ignore[arg-type]
