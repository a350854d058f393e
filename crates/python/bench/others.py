"""Steps of random games a second: the package beside OpenSpiel's own games of similar size, and beside plain Python.

``python others.py`` is run by ``cargo xtask bench python``.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median

import pyspiel
from plain import hexagon, random_game
from speed import ROUNDS, batch, rate, single

import abande.openspiel as _  # registers the game

# Boards of about 37 spaces, as hex has them.
GAMES = {
    "OpenSpiel's Hex, 36 spaces": "hex(board_size=6)",
    "OpenSpiel's Havannah, 37 spaces": "havannah(board_size=4)",
    "OpenSpiel's Breakthrough, 36 spaces": "breakthrough(rows=6,columns=6)",
    "Abande in OpenSpiel": "python_abande(board=hex)",
}


def open_spiel(text: str, observed: bool) -> Callable[[], int]:
    """A random game of OpenSpiel's, with observations and masks or without."""
    game, chance = pyspiel.load_game(text), random.Random(1)

    def step() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if observed:
                state.observation_tensor(), state.legal_actions_mask()
            state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
        return steps

    return step


def in_plain_python() -> Callable[[], int]:
    """A random game in plain Python, without observations."""
    links, chance = hexagon(4), random.Random(1)
    return lambda: random_game(links, chance)


def main() -> None:
    bare: dict[str, Callable[[], int]] = {name: open_spiel(text, False) for name, text in GAMES.items()}
    bare |= {"Abande in plain Python": in_plain_python(), "abande.Position": single("hex")}
    observed: dict[str, Callable[[], int]] = {name: open_spiel(text, True) for name, text in GAMES.items()}
    observed |= {"abande.Batch": batch("hex")}
    # One after the other in each round, so that whatever else the machine does slows down all of them.
    rounds = [
        [{name: rate(step) for name, step in steps.items()} for steps in (bare, observed)] for _ in range(ROUNDS)
    ]
    print(f"{'steps a second, one thread':40}{'bare':>12}{'observed':>12}")
    for name in {**bare, **observed}:
        figures = [median(found[kind][name] for found in rounds) if name in rounds[0][kind] else None for kind in (0, 1)]
        print(f"{name:40}" + "".join(f"{'-' if figure is None else round(figure):>12}" for figure in figures))
    print("\nRandom games by the processor's time; observed with what a net would see and a mask of legal moves at each step.")


if __name__ == "__main__":
    main()
