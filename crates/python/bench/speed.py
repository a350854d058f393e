"""Steps of games a second: batches beside Rust's own random games, in one run.

``python speed.py PROGRAM`` is run by ``cargo xtask bench python``; the program is Rust's example ``random_games``.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median

import abande

BOARDS = ["hex", "square", "snub", "libre"]
GAMES = 1024
SECONDS = 1.0
ROUNDS = 3
MOMENT, MOMENTS = 0.05, 20


def rate(step: Callable[[], int], clock: Callable[[], float] = time.process_time, seconds: float = SECONDS) -> float:
    """How many steps are made in a second of the processor, or of another clock."""
    begin, steps = clock(), 0
    while (elapsed := clock() - begin) < seconds:
        steps += step()
    return steps / elapsed


def undisturbed(step: Callable[[], int]) -> float:
    """How many steps are made in a second of the clock when nobody else wants the processors: the best of many moments."""
    return max(rate(step, time.perf_counter, MOMENT) for _ in range(MOMENTS))


def batch(board: str, threads: int = 1, dtype: str = "uint8") -> Callable[[], int]:
    """A step of random games with observations and masks."""
    games = abande.Batch(board, GAMES, seed=1, threads=threads, dtype=dtype)  # type: ignore[arg-type]
    games.reset()

    def step() -> int:
        games.step(games.random_actions())
        return GAMES

    for _ in range(30):
        step()
    return step


def single(board: str) -> Callable[[], int]:
    """A random game by single positions, without observations."""
    chance = random.Random(1)

    def step() -> int:
        position, steps = abande.Position(board), 0
        while not position.over:
            position.play(chance.choice(position.moves()))
            steps += 1
        return steps

    return step


def main() -> None:
    program = sys.argv[1]

    def rust(board: str) -> float:
        before = os.times()
        steps = int(subprocess.run([program, board, str(SECONDS)], capture_output=True, check=True, text=True).stdout)
        return steps / (os.times().children_user - before.children_user)

    columns = ["Rust/s", "uint8/s", "ratio", "float32", "2 threads", "to single"]
    print(f"{'board':8}" + "".join(f"{name:>12}" for name in columns))
    for board in BOARDS:
        # One after the other in each round, so that whatever else the machine does slows down all of them.
        rounds = [
            (
                rust(board),
                rate(batch(board)),
                rate(batch(board, dtype="float32")),
                undisturbed(batch(board, threads=2)) / undisturbed(batch(board)),
                rate(single(board)),
            )
            for _ in range(ROUNDS)
        ]
        own, one, _, both, alone = (median(figures) for figures in zip(*rounds, strict=True))
        ratios = [median(figures[number] / figures[0] for figures in rounds) for number in (1, 2)]
        print(f"{board:8}{own:12.0f}{one:12.0f}{ratios[0]:12.2f}{ratios[1]:12.2f}{both:12.2f}{one / alone:12.1f}")
    print(f"\nBatches of {GAMES}, random actions, with observations and masks; ratio and float32 are to Rust's random games,")
    print("one thread each, by the processor's time; 2 threads to one, by the clock, each in its best twentieth of a second;")
    print("the last to single positions that are stepped from Python.")


if __name__ == "__main__":
    main()
