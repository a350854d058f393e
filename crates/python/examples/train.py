"""Trains a small agent from nothing, by games against itself.

``python train.py --minutes 5 --out agent.npz --curve curve.svg`` learns ``hex:3@9`` on two cores; with ``--workers 2`` the
games are played by Ray actors, here or on a cluster. ``python agent.py agent.npz`` makes an engine of what has been learnt.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Protocol

from curve import Curve
from learner import Learner
from net import Net, Params
from selfplay import Samples, SelfPlay
from strength import score

__all__ = ["Player", "train"]


class Player(Protocol):
    """Whoever plays games against itself: SelfPlay, or many of them at other places."""

    def play(self, params: Params) -> Samples:
        """Plays games with these weights."""


def train(
    learner: Learner,
    player: Player,
    minutes: float,
    measure: Callable[[Net, float], None],
    steps: int = 100,
    measurements: int = 8,
) -> Net:
    """Plays and learns by turns for so many minutes, and has the net measured now and then; that time does not count."""
    spent, measured = 0.0, 0
    while True:
        if spent >= measured * 60 * minutes / measurements:
            measure(Net(learner.params), spent / 60)
            measured += 1
        if spent >= 60 * minutes:
            return Net(learner.params)
        begin = time.perf_counter()
        samples = player.play(learner.params)
        learner.take(samples)
        loss = learner.learn(steps)
        spent += time.perf_counter() - begin
        print(f"{spent / 60:5.1f} min: {len(samples.value)} positions, loss {loss:.3f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Trains a small agent from nothing, by games against itself.")
    parser.add_argument("--board", default="hex:3@9")
    parser.add_argument("--minutes", type=float, default=5.0, help="how long to play and learn")
    parser.add_argument("--games", type=int, default=256, help="games side by side, for each worker")
    parser.add_argument("--simulations", type=int, default=32, help="simulations for each move of these games")
    parser.add_argument("--workers", type=int, default=0, help="Ray actors that play; none: this process plays")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--levels", type=int, nargs="*", default=[3, 5, 7, 9], help="which levels it is measured against")
    parser.add_argument("--measured", type=int, default=60, help="games against each of them")
    parser.add_argument("--out", help="where the weights go, an .npz file")
    parser.add_argument("--curve", help="where the picture goes, an .svg file")
    words = parser.parse_args()

    curve = Curve("minutes of playing and learning", "points against levels of the engine")

    def measure(net: Net, minutes: float) -> None:
        for level in words.levels:
            points = score(net, words.board, level, words.measured)
            curve.add(f"level {level}", minutes, points)
            print(f"level {level}: {points:.0%}", flush=True)
        if words.curve:
            curve.save(words.curve)
        if words.out:
            net.save(words.out)

    player: Player
    if words.workers:
        from spread import Spread

        player = Spread(words.workers, words.board, words.games, words.simulations, words.seed)
    else:
        player = SelfPlay(words.board, words.games, words.simulations, words.seed)
    train(Learner(words.board, words.seed), player, words.minutes, measure)


if __name__ == "__main__":
    main()
