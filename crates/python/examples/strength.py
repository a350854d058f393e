"""How strong a net is: games against the engine's levels."""

from __future__ import annotations

import numpy as np

import abande
from net import Net

__all__ = ["score"]


def score(net: Net, board: str, level: int, games: int, simulations: int = 64, seed: int = 1) -> float:
    """The share of points against a level, each colour in half of the games. A draw is half a point.

    The net always plays the move that its search tried most; every game has a level of another temper.
    """
    points = sum(_points(net, board, color, level, -(-games // 2), simulations, seed) for color in (0, 1))
    return points / (2 * -(-games // 2))


def _points(net: Net, board: str, color: int, level: int, games: int, simulations: int, seed: int) -> float:
    batch = abande.Batch(board, games, auto_reset=False)
    mcts = abande.Mcts(batch, simulations=simulations, noise=0)
    engine = abande.Engine(hash_mb=1)
    won, done, ply = np.zeros((games, 2)), np.zeros(games, np.bool_), 0
    while not done.all():
        # Whoever is to move, it is the same player in all games.
        if ply % 2 == color:
            mcts.run(net)
            actions = mcts.actions(temperature=0)
        else:
            actions = np.zeros(games, np.int32)
            for game in np.flatnonzero(~done).tolist():
                # What it has seen in another game does not matter.
                engine.clear()
                best = engine.search(batch.position(game), level=level, seed=seed + game).best
                actions[game] = batch.action_index(best, game=game)
        _, _, reward, done = batch.step(actions)
        won += reward
        ply += 1
    return float((won[:, color] + 1).sum() / 2)
