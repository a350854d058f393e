"""The plain Python of the benchmark plays by the same rules."""

from __future__ import annotations

import random
from typing import Any

import abande
import plain


def test_it_has_the_known_leaf_counts(leaf_counts: Any) -> None:
    for board, links in [("hex", plain.hexagon(4)), ("square", plain.square(7))]:
        start = plain.Plain(links)
        assert [start.perft(depth) for depth in (1, 2, 3)] == leaf_counts[board][:3]


def test_it_plays_whole_games_as_the_package_does() -> None:
    links, chance = plain.square(7), random.Random(1)
    for _ in range(20):
        ours, theirs = plain.Plain(links), abande.Position("square")
        names = theirs.board.spaces
        while not theirs.over:
            named = {_name(move, names): move for move in ours.moves()}
            assert sorted(named) == theirs.moves()
            name = chance.choice(sorted(named))
            ours.play(named[name])
            theirs.play(name)
        assert ours.over and ours.score() == theirs.score()


def _name(move: plain.Move, names: list[str]) -> str:
    """Spaces have the same numbers: along the files."""
    if move is None:
        return "pass"
    space, to = move
    return names[to] if space == plain.OUTSIDE else f"{names[space]}-{names[to]}"
