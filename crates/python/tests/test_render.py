"""Positions as pixels."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import abande
from abande.render import picture

BLACK, WHITE, TABLE = (35, 33, 32), (252, 251, 248), (226, 205, 170)


def at(pixels: Any, right: float, down: float) -> tuple[int, ...]:
    """The colour at a place, in parts of the picture."""
    size = len(pixels)
    return tuple(int(part) for part in pixels[int(down * size), int(right * size)])


def test_black_and_white_pieces_are_where_they_stand() -> None:
    position = abande.Position("hex").after("a1", "a2", "b1", "a3")
    stacks = position.stacks()
    pixels = picture(position, 240)
    assert pixels.shape == (240, 240, 3) and pixels.dtype == np.uint8
    assert at(pixels, 0.01, 0.01) == TABLE
    points = dict(zip(position.board.spaces, position.board.points, strict=True))
    for name, stack in stacks.items():
        x, y = points[name]
        assert at(pixels, 0.5 + x / 7.4, 0.5 - y / 7.4) == (BLACK if stack == "b" else WHITE)
    assert len(stacks) == 4 and not (pixels == picture(abande.Position("hex"), 240)).all()


def test_a_stack_shows_its_owner_inside_and_the_lowest_piece_outside() -> None:
    for stack, hands, inside, outside in [("bw", "2/2", WHITE, BLACK), ("wwb", "2/1", BLACK, WHITE)]:
        pixels = picture(abande.Position.from_line(f"hex:2@3 x2/x,{stack},x/x2 b {hands} 0"), 240)
        scale = 1 / 3.4
        assert at(pixels, 0.5, 0.5) == inside
        assert at(pixels, 0.5 + 0.39 * scale, 0.5) == outside


def test_pictures_have_one_size_also_where_the_board_grows(bow_tie: abande.Board) -> None:
    position = abande.Position("libre")
    sizes = set()
    for _ in range(20):
        sizes.add(picture(position).shape)
        position.play(position.moves()[0])
    assert sizes | {picture(abande.Position(bow_tie)).shape} == {(480, 480, 3)}


@pytest.mark.parametrize(("move", "down"), [("0,1", True), ("1,-1", False)])
def test_libres_rows_go_down(move: str, down: bool) -> None:
    pixels = picture(abande.Position("libre").after(move))
    dark = np.argwhere((pixels == BLACK).all(axis=2))
    white = np.argwhere((pixels == WHITE).all(axis=2))
    # Black has two pieces, one of them in another row than White's.
    assert (dark[:, 0].max() > white[:, 0].max() + 20) == down
    assert (dark[:, 0].min() < white[:, 0].min() - 20) != down
