"""Games as Arrow tables: a row for each position, with the move that was played there.

>>> import abande, abande.arrow
>>> game = abande.Game("hex:2@1", ["b2", "a1", "pass", "pass"])
>>> table = abande.arrow.positions([game]).read_all()
>>> table.select(["ply", "turn", "move", "action", "margin"]).to_pylist()[1]
{'ply': 1, 'turn': 'w', 'move': 'a1', 'action': 0, 'margin': 0}
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

try:
    import pyarrow as pa
except ModuleNotFoundError as error:
    raise ImportError("abande.arrow needs pyarrow: pip install '.[arrow]' in a checkout of Abande") from error

from abande._abande import Batch, Board, Game, Position

__all__ = ["POSITIONS", "Rows", "positions"]

POSITIONS = pa.schema(
    [
        # Which game it is, counted from 0, and how many moves were made before.
        ("game", pa.int64()),
        ("ply", pa.int16()),
        # The board with its number of pieces, such as hex:3@9, and the position line.
        ("board", pa.string()),
        ("position", pa.string()),
        # Whose turn it is, b or w.
        ("turn", pa.string()),
        # What was played, and its number as in batches; nothing in the last position.
        ("move", pa.string()),
        ("action", pa.int32()),
        # How the game ended, and by how much for the player to move: nothing where it was not played out.
        ("result", pa.string()),
        ("margin", pa.int16()),
    ]
)


def positions(games: Iterable[Game], *, rows: int = 65_536) -> Any:
    """The positions of games, a row each, as a reader of record batches of about so many rows.

    It takes the next game when it is asked for more: of a large file little is in memory. ``read_all`` makes a table.
    """
    return pa.RecordBatchReader.from_batches(POSITIONS, _batches(games, rows))


def _batches(games: Iterable[Game], rows: int) -> Iterator[Any]:
    waiting = Rows()
    for number, game in enumerate(games):
        waiting.add(number, game)
        if len(waiting) >= rows:
            yield waiting.batch()
            waiting = Rows()
    if len(waiting):
        yield waiting.batch()


class Rows:
    """Rows that become a record batch."""

    def __init__(self, schema: Any = POSITIONS) -> None:
        self._schema = schema
        self._columns: dict[str, list[Any]] = {name: [] for name in schema.names}
        self._actions = _Actions()

    def __len__(self) -> int:
        return len(self._columns["game"])

    def add(self, number: int, game: Game, **others: list[Any]) -> None:
        """The positions of a game; ``others`` have a value for each of them."""
        along = game.positions()
        moves: list[str | None] = [*game.moves, None]
        black, white = along[-1].score()
        margin = {"b": black - white, "w": white - black} if along[-1].over else {"b": None, "w": None}
        lines = [position.line for position in along]
        turns = [position.turn for position in along]
        columns: dict[str, list[Any]] = {
            "game": [number] * len(along),
            "ply": list(range(len(along))),
            "board": [line.split(" ", 1)[0] for line in lines],
            "position": lines,
            "turn": turns,
            "move": moves,
            "action": [self._actions.number(position, move) for position, move in zip(along, moves, strict=True)],
            "result": [game.result] * len(along),
            "margin": [margin[turn] for turn in turns],
            **others,
        }
        for name, column in self._columns.items():
            column += columns[name]

    def batch(self) -> Any:
        """All rows so far."""
        return pa.record_batch(self._columns, self._schema)


class _Actions:
    """The numbers of moves."""

    def __init__(self) -> None:
        self._board: Board | None = None
        self._batch: Batch | None = None

    def number(self, position: Position, move: str | None) -> int | None:
        if move is None:
            return None
        if self._batch is None or position.board != self._board:
            self._board = position.board
            self._batch = Batch(self._board, 1)
        # Libre's numbers go by where the band is; elsewhere any position has the same.
        if not self._board or not self._board.spaces:
            self._batch.set(0, position)
        return self._batch.action_index(move)
