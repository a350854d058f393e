"""Positions as environments of other libraries show them: as text or as pixels, without any library for it."""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from abande._abande import Position

__all__ = ["MODES", "check", "picture", "render"]

MODES = ["human", "ansi", "rgb_array"]

_TABLE, _SPACE, _RIM = (226, 205, 170), (242, 230, 206), (120, 110, 100)
_PIECES = {"b": (35, 33, 32), "w": (252, 251, 248)}

# How wide the picture of a board without edges is at least, in spaces.
_LEAST_WIDTH = 9.0


def render(position: Position, mode: str) -> str | npt.NDArray[np.uint8] | None:
    """The board: printed for ``human``, as text for ``ansi``, as pixels for ``rgb_array``.

    >>> render(Position("hex:2@3").after("b2"), "rgb_array").shape
    (480, 480, 3)
    """
    if mode == "rgb_array":
        return picture(position)
    text = position.text()
    if mode == "ansi":
        return text
    print(text)
    return None


def check(mode: str | None) -> None:
    """Refuses a mode that is not there."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"there is no render mode {mode!r}; there are {', '.join(MODES)}")


def picture(position: Position, size: int = 480) -> npt.NDArray[np.uint8]:
    """The board from above, the same size at every move; a stack as rings, from the lowest piece outside to its owner."""
    stacks = position.stacks()
    board = position.board
    places = dict(zip(board.spaces, board.points, strict=True)) or {name: _place(name) for name in stacks}
    xs, ys = zip(*places.values(), strict=True)
    width = max(max(xs) - min(xs), max(ys) - min(ys), 0.0 if board.spaces else _LEAST_WIDTH) + 1.4
    scale, middle = size / width, ((max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2)
    pixels = np.full((size, size, 3), _TABLE, np.float32)

    def disc(place: tuple[float, float], radius: float, color: tuple[int, int, int]) -> None:
        x, y = size / 2 + (place[0] - middle[0]) * scale, size / 2 - (place[1] - middle[1]) * scale
        reach = math.ceil(radius * scale) + 1
        top, left = max(int(y) - reach, 0), max(int(x) - reach, 0)
        part = pixels[top : int(y) + reach + 1, left : int(x) + reach + 1]
        down, right = np.indices(part.shape[:2]) + 0.5
        # How much of a pixel at the edge is covered.
        covered = np.clip(radius * scale - np.hypot(left + right - x, top + down - y) + 0.5, 0, 1)[..., None]
        part[:] = part * (1 - covered) + np.array(color, np.float32) * covered

    for name, place in places.items():
        stack = stacks.get(name, "")
        if not stack:
            disc(place, 0.4, _SPACE)
        for height, piece in enumerate(stack):
            radius = 0.46 * (1 - height / (len(stack) + 0.5))
            disc(place, radius, _RIM)
            disc(place, radius - 0.03, _PIECES[piece])
    return pixels.round().astype(np.uint8)


def _place(name: str) -> tuple[float, float]:
    """Where a space of a board without edges is: its rows go down, each half a space further to the right."""
    column, row = map(int, name.split(","))
    return column + row / 2, -row * math.sqrt(3) / 2
