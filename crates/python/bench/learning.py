"""Positions a second of games against itself with a net: in this process, and by two Ray actors on this machine.

``python learning.py`` is run by ``cargo xtask bench python``.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "examples"))

from learner import Learner
from selfplay import SelfPlay
from spread import Spread
from train import Player

BOARD, GAMES, SIMULATIONS, WORKERS = "hex:3@9", 256, 32, 2


def rate(player: Player) -> float:
    """Positions a second, once everything is compiled."""
    params = Learner(BOARD).params
    player.play(params)
    begin = time.perf_counter()
    positions = sum(len(player.play(params).value) for _ in range(2))
    return positions / (time.perf_counter() - begin)


def main() -> None:
    # Ray starts processes, which JAX does not like once it runs itself.
    actors = Spread(WORKERS, BOARD, GAMES, SIMULATIONS, seed=1)
    alone = rate(SelfPlay(BOARD, GAMES, SIMULATIONS, seed=1))
    spread = rate(actors)
    print(f"self-play on {BOARD}, {GAMES} games side by side, {SIMULATIONS} simulations a move, positions a second by the clock")
    print(f"{'in this process':40}{alone:12.0f}")
    print(f"{f'{WORKERS} Ray actors on this machine':40}{spread:12.0f}{spread / alone:12.2f}")


if __name__ == "__main__":
    main()
