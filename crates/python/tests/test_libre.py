"""Libre in batches: a window that goes with the band."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count, islice

import numpy as np
import pytest

import abande

WINDOW = 27


def spaces(position: abande.Position) -> list[tuple[int, int]]:
    """Where the stacks are, as (q, r)."""
    return [(int(q), int(r)) for q, r in (name.split(",") for name in position.stacks())]


def span(position: abande.Position) -> int:
    """How many columns or rows the band takes up."""
    return max(int(max(places) - min(places) + 1) for places in zip(*spaces(position), strict=True))


def corner(position: abande.Position) -> tuple[int, int]:
    """Where the window begins that has the band in its middle."""
    first, second = (
        min(places) - (WINDOW - (max(places) - min(places) + 1)) // 2 for places in zip(*spaces(position), strict=True)
    )
    return first, second


def test_shapes() -> None:
    batch = abande.Batch("libre", 2)
    obs, mask = batch.reset()
    assert obs.shape == (2, 10, 729) and mask.shape == (2, 5104)
    assert (batch.num_spaces, batch.num_actions) == (729, 5104)
    assert batch.action_name(5103) == "pass"


def test_the_window_is_centred_on_the_band_at_every_step() -> None:
    batch = abande.Batch("libre", 3, seed=1)
    obs, mask = batch.reset()
    for _ in range(60):
        for game in range(3):
            position = batch.position(game)
            q, r = corner(position)
            assert batch.action_name(0, game=game) == f"{q},{r}"
            shown = np.zeros((6, 729), np.uint8)
            for name, stack in position.stacks().items():
                column, row = (int(number) - first for number, first in zip(name.split(","), (q, r), strict=True))
                shown[(0 if stack[-1] == position.turn else 3) + len(stack) - 1, row * WINDOW + column] = 1
            assert (obs[game, :6] == shown).all()
            names = [batch.action_name(int(action), game=game) for action in np.flatnonzero(mask[game])]
            assert sorted(names, key=str.encode) == position.moves()
            assert all(mask[game, batch.action_index(name, game=game)] for name in names)
        batch.step(batch.random_actions())


def test_captures_go_by_source_and_then_by_target() -> None:
    batch = abande.Batch("libre", 1)
    q, r = corner(batch.position(0))
    middle = 13 * WINDOW + 13
    names = [batch.action_name(729 + 6 * middle + direction) for direction in range(6)]
    here = (q + 13, r + 13)
    steps = [(0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1)]
    assert names == [f"{here[0]},{here[1]}->{here[0] + dq},{here[1] + dr}" for dq, dr in steps]
    assert [batch.action_index(name) for name in names] == [729 + 6 * middle + direction for direction in range(6)]


def test_spaces_outside_the_window_are_no_actions() -> None:
    batch = abande.Batch("libre", 1)
    with pytest.raises(ValueError, match="no action"):
        batch.action_index("60,0")


def stretched(pieces: int, seed: int, axis: int) -> int:
    """The widest band of a game in which both players stretch it as far as they can."""
    chance = random.Random(seed)
    position = abande.Position("libre", pieces=pieces)
    widest = 0
    while max(position.hands) > 0:
        entries = [move for move in position.moves() if "->" not in move and move != "pass"]
        if not entries:
            break

        def worth(move: str) -> tuple[int, float]:
            place = tuple(int(number) for number in move.split(","))
            return place[axis] if axis < 2 else place[0] - place[1], chance.random()

        position.play(max(entries, key=worth) if chance.random() < 0.9 else chance.choice(entries))
        widest = max(widest, span(position))
    return widest


def ladder() -> Iterator[str]:
    """Entries that stretch a band as fast as the rules allow: two columns for three pieces."""
    yield from ["1,-1", "-1,0"]
    for k in count(1):
        yield from [f"{2 * k},{-k}", f"{2 * k + 1},{-k}", f"{2 * k + 1},{-k - 1}"]


def test_no_band_of_the_usual_game_outgrows_the_window() -> None:
    widest = max(stretched(18, seed, axis) for seed in range(12) for axis in range(3))
    assert 15 < widest <= WINDOW - 2
    batch = abande.Batch("libre", 64, seed=7)
    batch.reset()
    for _ in range(150):
        batch.step(batch.random_actions())
        assert max(span(batch.position(game)) for game in range(0, 64, 9)) <= WINDOW - 2


def test_all_36_pieces_in_a_line_just_fit() -> None:
    batch = abande.Batch("libre", 1)
    _, mask = batch.reset()
    for move in islice(ladder(), 34):
        batch.step([batch.action_index(move)])
    position = batch.position(0)
    assert position.hands == (0, 0) and span(position) == WINDOW - 2
    assert mask[0].sum() == len(position.moves())


def test_a_band_that_outgrows_the_window_is_a_clear_error() -> None:
    position = abande.Position("libre@31")
    batch = abande.Batch("libre@31", 2)
    refused = 0
    for move in islice(ladder(), 60):
        before, position = position, position.after(move)
        try:
            batch.set(1, position)
        except ValueError as error:
            refused += 1
            assert "no room around it in the window of 27 x 27" in str(error) and span(position) > WINDOW - 2
            if refused == 1:
                # By a move it is the same error, with the number of the game.
                batch.set(1, before)
                with pytest.raises(ValueError, match="game 1: the band spans"):
                    batch.step([batch.action_index(batch.position(0).moves()[0]), batch.action_index(move, game=1)])
        else:
            assert span(position) <= WINDOW
    assert refused > 10


def test_symmetries_of_the_window_turn_games() -> None:
    where, which = abande.symmetries("libre")
    swap = next(number for number in range(4) if where[number, 1] == WINDOW)
    batch, other = abande.Batch("libre", 1, seed=2), abande.Batch("libre", 1)
    obs, mask = batch.reset()
    turned_obs, turned_mask = other.reset()
    start = batch.position(0).after(batch.position(0).moves()[0])
    batch.set(0, start)
    mirrored = {",".join(reversed(name.split(","))): stack for name, stack in start.stacks().items()}
    cells = ";".join(f"{name}:{stack}" for name, stack in mirrored.items())
    other.set(0, abande.Position.from_line(f"libre {cells} w 16/17 0"))
    for _ in range(30):
        assert (turned_obs[0][:, where[swap]] == obs[0]).all()
        assert (turned_mask[0][which[swap]] == mask[0]).all()
        action = batch.random_actions()[0]
        batch.step([action])
        other.step([which[swap][action]])
