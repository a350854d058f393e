"""Games in files."""

from __future__ import annotations

import os
from collections.abc import Iterable

from abande._abande import Game

__all__ = ["write_games"]


def write_games(path: str | os.PathLike[str], games: Iterable[Game]) -> None:
    """Writes games as an ``.abn`` file, one after the other as they come.

    >>> import abande, os, tempfile
    >>> path = os.path.join(tempfile.mkdtemp(), "games.abn")
    >>> abande.write_games(path, [abande.Game("hex", ["d4", "c3"], tags={"Black": "Ada"}, result="1-0")])
    >>> [(game.tags, game.moves, game.result) for game in abande.read_games(path)]
    [({'Black': 'Ada'}, ['d4', 'c3'], '1-0')]
    """
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        for number, game in enumerate(games):
            if number > 0:
                file.write("\n")
            file.write(game.text())
