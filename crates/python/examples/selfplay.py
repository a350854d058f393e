"""Games of a net against itself, and what can be learnt from them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

import abande
from net import Net, Params

__all__ = ["Samples", "SelfPlay", "joined"]

# So many moves of a game are drawn by how often the search tried them, so that games differ. Those behind are mostly the best
# ones: the end says something about the position then.
_OPENING = 8
_CALM = 0.25


class Samples(NamedTuple):
    """Positions with what the search found, and how the games ended."""

    obs: npt.NDArray[np.uint8]
    """What the player to move sees, (m, 10, spaces)."""
    mask: npt.NDArray[np.bool_]
    """Which actions are legal, (m, actions)."""
    policy: npt.NDArray[np.float32]
    """How often the search tried each action, as shares of one, (m, actions)."""
    value: npt.NDArray[np.float32]
    """What the player to move got in the end, 1, 0 or -1, and what the search expected: the mean of both, (m,)."""

    def part(self, rows: slice) -> Samples:
        """Some of them."""
        return Samples(self.obs[rows], self.mask[rows], self.policy[rows], self.value[rows])


def joined(parts: Iterable[Samples]) -> Samples:
    """Several samples as one."""
    columns: Any = zip(*parts, strict=True)
    return Samples(*(np.concatenate(column) for column in columns))


class SelfPlay:
    """Plays games side by side. What it takes and gives can be pickled: so it may live in another process."""

    def __init__(self, board: str, games: int, simulations: int, seed: int) -> None:
        self._batch = abande.Batch(board, games, seed=seed, auto_reset=False)
        self._mcts = abande.Mcts(self._batch, simulations=simulations, seed=seed)

    def play(self, params: Params) -> Samples:
        """Plays all games to their end with these weights."""
        net, batch = Net(params), self._batch
        obs, mask = batch.reset()
        won = np.zeros((len(batch), 2), np.float32)
        playing = np.ones(len(batch), np.bool_)
        seen: list[tuple[npt.NDArray[np.int8], npt.NDArray[np.int64], Samples]] = []
        while playing.any():
            visits, expected = self._mcts.run(net)
            games = np.flatnonzero(playing)
            tried = visits[games].astype(np.float32)
            policy = tried / tried.sum(axis=1, keepdims=True)
            # Arrays of a batch are overwritten by the next step; those chosen by numbers are copies.
            step = Samples(obs[games], mask[games], policy, expected[games])
            seen.append((batch.to_move[games], games, step))
            temperature = 1.0 if len(seen) <= _OPENING else _CALM
            _, _, reward, done = batch.step(self._mcts.actions(temperature=temperature))
            won += reward
            playing = ~done
        half = np.float32(0.5)
        return joined(step._replace(value=half * (step.value + won[games, turn])) for turn, games, step in seen)
