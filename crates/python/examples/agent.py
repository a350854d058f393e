"""A trained net as an engine that speaks UGI: an opponent for ``abande match`` and other programs.

``abande match --board hex:3@9 --engine "cmd:python agent.py agent.npz" --engine own:level=5 --movetime 1000`` measures it.
"""

from __future__ import annotations

import argparse

import abande
import abande.ugi
from net import Net

__all__ = ["Agent"]


class Agent:
    """Plays the move that its search has tried most."""

    def __init__(self, net: Net, board: str = "hex:3@9", simulations: int = 64) -> None:
        self._net = net
        self._batch = abande.Batch(board, 1)
        self._mcts = abande.Mcts(self._batch, simulations=simulations, noise=0)

    def __call__(self, position: abande.Position) -> str:
        """The move for a position."""
        self._batch.set(0, position)
        self._mcts.run(self._net)
        return self._batch.action_name(int(self._mcts.actions(temperature=0)[0]))


def main() -> None:
    parser = argparse.ArgumentParser(description="A trained net as an engine that speaks UGI.")
    parser.add_argument("weights", help="the .npz file of train.py")
    parser.add_argument("--board", default="hex:3@9")
    parser.add_argument("--simulations", type=int, default=64)
    words = parser.parse_args()
    agent = Agent(Net.load(words.weights), words.board, words.simulations)
    # The net is compiled before anybody waits for it.
    agent(abande.Position(words.board))
    abande.ugi.serve(agent, name="A small net", board=words.board)


if __name__ == "__main__":
    main()
