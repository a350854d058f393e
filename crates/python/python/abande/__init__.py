"""The board game Abande: rules, engine, and batches of games for learning.

>>> import abande
>>> position = abande.Position("hex").after("d4", "c3", "d3")
>>> position.score()
(2, 1)
>>> len(position.moves())
11
"""

from abande._abande import (
    Batch,
    Board,
    Engine,
    Game,
    GameReader,
    Line,
    Mcts,
    MoveReview,
    Position,
    Review,
    SearchResult,
    Solution,
    read_games,
    solve,
    solve_many,
    symmetries,
)
from abande.errors import IllegalMove, NotationError, Unsolved
from abande.records import write_games

__all__ = [
    "Batch",
    "Board",
    "Engine",
    "Game",
    "GameReader",
    "IllegalMove",
    "Line",
    "Mcts",
    "MoveReview",
    "NotationError",
    "Position",
    "Review",
    "SearchResult",
    "Solution",
    "Unsolved",
    "read_games",
    "solve",
    "solve_many",
    "symmetries",
    "write_games",
]
