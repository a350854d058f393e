"""A dataset of the engine's games against itself, as Parquet files: ``python -m abande.dataset FOLDER``.

Every position has what the search expects, and is exact where that is proven; no two games are alike under symmetry. The same
settings make the same games, whatever the threads. docs/dataset.md describes it.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import threading
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from abande._abande import Engine, Game
from abande.arrow import POSITIONS, Rows
from abande.table import start

# Behind abande.arrow, which says what to install where there is no pyarrow.
import pyarrow as pa  # isort: skip
import pyarrow.parquet as pq  # isort: skip

__all__ = ["SCHEMA", "Judged", "Recipe", "make"]

SCHEMA = pa.schema(
    [
        *POSITIONS,
        # The margin that the search expects for the player to move, his chance to win, and whether the margin is proven.
        pa.field("value", pa.float32()),
        pa.field("chance", pa.float32()),
        pa.field("exact", pa.bool_()),
        # Whether the move was drawn by lot, to open the game.
        pa.field("random", pa.bool_()),
    ]
)

_GAMES_IN_A_FILE = 500
_RECIPE, _NEXT = b"abande.recipe", b"abande.next"


@dataclass(frozen=True)
class Recipe:
    """What makes the games."""

    board: str = "hex"
    nodes: int = 1000
    """For each position."""
    opening: int = 8
    """Two to so many moves at the start are drawn by lot."""
    seed: int = 1

    def game(self, number: int, engine: Engine) -> Judged:
        """Plays the game of this number, which is the same every time."""
        chance = random.Random(self.seed * 2**32 + number)
        by_lot = chance.randint(2, max(2, self.opening))
        engine.clear()
        begin = start(self.board)
        position, moves = begin.after(), list[str]()
        said: list[tuple[float, float, bool, bool]] = []
        while not position.over:
            found = engine.search(position, nodes=self.nodes)
            drawn = len(moves) < by_lot
            said.append((found.margin, found.chance, found.exact, drawn))
            moves.append(chance.choice(position.moves()) if drawn else found.best)
            position.play(moves[-1])
        black, white = position.score()
        margin = black - white if position.turn == "b" else white - black
        said.append((margin, (margin > 0) + (margin == 0) / 2, True, False))
        values = dict(zip(("value", "chance", "exact", "random"), map(list, zip(*said, strict=True)), strict=True))
        return Judged(Game(begin, moves), values)


@dataclass(frozen=True)
class Judged:
    """A game with what the search says of each of its positions, the last one included."""

    game: Game
    values: dict[str, list[Any]]


class _Known:
    """Games that have been seen, whichever way they were turned or mirrored."""

    def __init__(self) -> None:
        self._all: set[tuple[str, ...]] = set()

    def is_new(self, game: Game) -> bool:
        moves = tuple(game.canonical().moves)
        if moves in self._all:
            return False
        self._all.add(moves)
        return True


def make(folder: str | os.PathLike[str], recipe: Recipe, games: int, threads: int = 2) -> Generator[Path]:
    """Makes files until the folder has so many games; each one when it is written. It goes on where it was interrupted."""
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    known, count, number = _Known(), 0, 0
    for path in sorted(place.glob("part-*.parquet")):
        kept, number = _read(path, recipe, known)
        count += kept
    with ThreadPoolExecutor(threads) as pool:
        stream = _played(pool, recipe, number, threads)
        try:
            while count < games:
                rows, first = Rows(SCHEMA), count
                while count < min(first + _GAMES_IN_A_FILE, games):
                    number, judged = next(stream)
                    if known.is_new(judged.game):
                        rows.add(count, judged.game, **judged.values)
                        count += 1
                yield _write(place / f"part-{first:06}.parquet", rows, recipe, number + 1)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _played(pool: ThreadPoolExecutor, recipe: Recipe, number: int, threads: int) -> Iterator[tuple[int, Judged]]:
    """The games from this number on, in order, whoever is done first."""
    mine = threading.local()

    def play(number: int) -> tuple[int, Judged]:
        if not hasattr(mine, "engine"):
            mine.engine = Engine(hash_mb=1)
        return number, recipe.game(number, mine.engine)

    waiting: deque[Future[tuple[int, Judged]]] = deque()
    while True:
        while len(waiting) < 4 * threads:
            waiting.append(pool.submit(play, number))
            number += 1
        yield waiting.popleft().result()


def _read(path: Path, recipe: Recipe, known: _Known) -> tuple[int, int]:
    """How many games a file has, which are known then, and the number of the next one."""
    table = pq.read_table(path, columns=["game", "move"])
    told = table.schema.metadata or {}
    if told.get(_RECIPE) != _text(recipe):
        raise ValueError(f"{path} was made by another recipe: {told.get(_RECIPE, b'').decode()}")
    moves: dict[int, list[str]] = {}
    for game, move in zip(table["game"].to_pylist(), table["move"].to_pylist(), strict=True):
        moves.setdefault(game, []).append(move)
    begin = start(recipe.board)
    for line in moves.values():
        known.is_new(Game(begin, line[:-1]))
    return len(moves), int(told[_NEXT])


def _write(path: Path, rows: Rows, recipe: Recipe, number: int) -> Path:
    """Writes a file whole or not at all."""
    table = pa.Table.from_batches([rows.batch()])
    table = table.replace_schema_metadata({_RECIPE: _text(recipe), _NEXT: str(number).encode()})
    fresh = path.with_suffix(".new")
    pq.write_table(table, fresh, compression="zstd")
    fresh.replace(path)
    return path


def _text(recipe: Recipe) -> bytes:
    return json.dumps(asdict(recipe)).encode()


def main() -> int:
    """Makes a dataset, and tells how it goes."""
    usual = Recipe()
    parser = argparse.ArgumentParser(prog="python -m abande.dataset", description="Makes a dataset of the engine's games.")
    parser.add_argument("folder", help="where the Parquet files go; an interrupted run goes on there")
    parser.add_argument("--games", type=int, default=10_000, help="how many games (%(default)s)")
    parser.add_argument("--board", default=usual.board, help="a board, or the path of a board file (%(default)s)")
    parser.add_argument("--nodes", type=int, default=usual.nodes, help="nodes of the search for each position (%(default)s)")
    parser.add_argument("--opening", type=int, default=usual.opening, help="at most so many random moves open a game (%(default)s)")
    parser.add_argument("--seed", type=int, default=usual.seed, help="another seed makes other games (%(default)s)")
    parser.add_argument("--threads", type=int, default=2, help="games side by side (%(default)s)")
    words = parser.parse_args()
    recipe = Recipe(words.board, words.nodes, words.opening, words.seed)
    try:
        for path in make(words.folder, recipe, words.games, words.threads):
            print(path, flush=True)
    except (ValueError, OSError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
