"""Symmetries as tables of numbers."""

from __future__ import annotations

import numpy as np
import pytest

import abande


@pytest.mark.parametrize(
    ("board", "count", "spaces", "actions"),
    [("hex", 12, 37, 218), ("square", 8, 49, 362), ("snub", 2, 49, 254), ("libre", 4, 729, 5104), ("hex:3@9", 12, 19, 104)],
)
def test_tables_are_permutations_with_the_identity_first(board: str, count: int, spaces: int, actions: int) -> None:
    where, which = abande.symmetries(board)
    assert where.shape == (count, spaces) and which.shape == (count, actions)
    assert where.dtype == which.dtype == np.int32
    for table in (where, which):
        assert (table[0] == np.arange(table.shape[1])).all()
        assert (np.sort(table, axis=1) == table[0]).all()
        assert len(np.unique(table, axis=0)) == count


@pytest.mark.parametrize("board", ["hex", "square", "snub"])
def test_entries_are_spaces_and_pass_stays(board: str) -> None:
    where, which = abande.symmetries(board)
    assert (which[:, : where.shape[1]] == where).all()
    assert (which[:, -1] == which.shape[1] - 1).all()


@pytest.mark.parametrize("board", ["hex", "square", "snub", "hex:3@9"])
def test_a_game_turned_is_a_game(board: str) -> None:
    where, _ = abande.symmetries(board)
    names = abande.Position(board).board.spaces
    for table in where:
        turned = {name: names[to] for name, to in zip(names, table, strict=True)}
        one = other = abande.Position(board)
        for _ in range(12):
            move = one.moves()[-1]
            one = one.after(move)
            other = other.after("-".join(turned[name] for name in move.split("-")))
            assert other.score() == one.score()
            assert other.stacks() == {turned[name]: stack for name, stack in one.stacks().items()}


def test_boards_from_files_have_theirs(bow_tie: abande.Board) -> None:
    where, which = abande.symmetries(bow_tie)
    assert where.shape == (4, 5) and which.shape == (4, 5 + 12 + 1)
