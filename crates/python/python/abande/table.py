"""One game, with its moves by number: what environments of other libraries are made of."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import numpy.typing as npt

from abande._abande import Batch, Board, Position

__all__ = ["Table", "start"]

# Own stacks and the opponent's, own hand and the opponent's; passes and whose turn it is stay.
_SWAPPED = [3, 4, 5, 0, 1, 2, 7, 6, 8, 9]


def start(board: str | Board | Position = "hex") -> Position:
    """The start on a board: by its name, by the path of a board file, a board; or any position that is not over.

    >>> start("hex:3@9").line
    'hex:3@9 x3/x4/x5/x4/x3 b 9/9 0'
    """
    if isinstance(board, Position):
        if board.over:
            raise ValueError("the game is over in this position")
        # Whoever gave it may play on.
        return board.after()
    if isinstance(board, str) and os.path.splitext(board)[1] in (".toml", ".json"):
        board = Board.read(board)
    return Position(board)


class Table:
    """A position on the table: a batch of one game, which stands still when it is over.

    Actions and planes are those of batches. Players are 0, Black, and 1, White.

    >>> table = Table(start("hex"))
    >>> table.play(table.index("d4"))
    >>> table.turn, int(table.mask().sum()), table.position.stacks()
    (1, 6, {'d4': 'b'})
    """

    def __init__(self, position: Position) -> None:
        begin = Position(position.board, pieces=position.pieces)
        self._batch = Batch(position.board, 1, start=begin, auto_reset=False)
        self._obs, self._mask = self._batch.reset()
        self._batch.set(0, position)

    @property
    def position(self) -> Position:
        """The position as it is now, for oneself."""
        return self._batch.position(0)

    @property
    def num_actions(self) -> int:
        """How many actions there are, legal or not."""
        return self._batch.num_actions

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return int(self._batch.to_move[0])

    def observation(self, player: int) -> npt.NDArray[np.uint8]:
        """The planes as this player sees them, (10, spaces); a fresh array."""
        planes: npt.NDArray[np.uint8] = self._obs[0]
        return planes.copy() if player == self.turn else planes[_SWAPPED]

    def mask(self) -> npt.NDArray[np.int8]:
        """Ones for the legal actions; a fresh array. All are zeros when the game is over."""
        legal: npt.NDArray[np.bool_] = self._mask[0]
        return legal.astype(np.int8)

    def actions(self) -> list[int]:
        """The legal actions, in order."""
        return [int(action) for action in np.flatnonzero(self._mask[0])]

    def name(self, action: int) -> str:
        """The move that has this number."""
        return self._batch.action_name(action)

    def index(self, move: str) -> int:
        """The number of a move."""
        return self._batch.action_index(move)

    def play(self, action: int) -> None:
        """Plays a move; IllegalMove if it is none, and nothing has moved."""
        self._batch.step([action])

    def rewards(self) -> tuple[int, int]:
        """1, 0 or -1 for Black and for White by the score; 0 for both as long as the game goes on."""
        position = self.position
        if not position.over:
            return 0, 0
        black, white = position.score()
        won = (black > white) - (black < white)
        return won, -won

    def highest(self) -> npt.NDArray[np.uint8]:
        """The highest numbers that the planes can have."""
        planes, spaces = self._obs[0].shape
        highest = np.ones((planes, spaces), np.uint8)
        highest[6:8] = self.position.pieces
        highest[8] = 2
        return highest

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.position,)
