"""Anybody's agent as an engine that speaks UGI, for ``abande match`` and other programs.

An agent is whatever can be called with a position and gives back a move::

    import random
    import abande.ugi

    abande.ugi.serve(lambda position: random.choice(position.moves()), name="Chance")

With this in ``chance.py``, ``abande match --engine "cmd:python chance.py" --engine own:level=1 --nodes 1000`` plays it.
"""

from __future__ import annotations

import contextlib
import inspect
import operator
import sys
from collections.abc import Callable, Iterable
from typing import Any, SupportsIndex, TextIO

from abande._abande import Board, Position
from abande.table import Table, start

__all__ = ["serve"]

_LIMITS = ("p1time", "p2time", "p1inc", "p2inc", "movetime", "depth", "nodes")


class _Refused(Exception):
    """A line that is not understood; nothing has changed."""


def serve(
    agent: Callable[..., str | SupportsIndex],
    *,
    name: str = "A Python agent",
    author: str = "unknown",
    board: str = "hex",
    input: Iterable[str] | None = None,
    output: TextIO | None = None,
) -> None:
    """Answers for an agent until ``quit`` or the end of input.

    ``agent(position)`` gives back a move, or its number as in batches. One that has a parameter ``limits`` gets what ``go``
    says, such as ``{"movetime": 100}`` (milliseconds). The lines are answered one after the other: whoever asks waits until
    the agent has its move. What the agent prints goes to standard error, and what it raises ends it.

    >>> serve(lambda position: position.moves()[0], input=["position startpos moves d4", "go", "query p1turn"])
    bestmove c3
    response false
    """
    if input is None:
        # Any bytes may come; those that are no text are no command either.
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")
        input = sys.stdin
    server = _Server(agent, [f"id name {name}", f"id author {author}"], board, output or sys.stdout)
    for line in input:
        words = line.split()
        if words == ["quit"]:
            break
        try:
            server.obey(words)
        except (_Refused, ValueError, OSError) as error:
            server.say(f"info string error: {' '.join(str(error).split())[:500]}")
        if server.asked is not None:
            server.answer()


class _Server:
    def __init__(self, agent: Callable[..., Any], introduction: list[str], board: str, output: TextIO) -> None:
        self._agent = agent
        self._introduction = [*introduction, f"option name Board type string default {board}", "ugiok"]
        self._output = output
        self._wants_limits = _has_parameter(agent, "limits")
        self._boards: list[Board] = []
        self._start = self._position = start(board)
        self.asked: dict[str, int] | None = None
        """The limits of a move that is not answered yet."""

    def say(self, line: str) -> None:
        print(line, file=self._output, flush=True)

    def obey(self, words: list[str]) -> None:
        match words:
            case []:
                pass
            case ["ugi"]:
                for line in self._introduction:
                    self.say(line)
            case ["isready"]:
                self.say("readyok")
            case ["setoption", "name", option, "value", *value] if option.lower() == "board":
                self._set_board(" ".join(value))
            case ["setoption", "name", option, *_]:
                raise _Refused(f"setoption: there is no option '{option}'")
            case ["uginewgame"]:
                self._position = self._start
            case ["position", "startpos", *rest]:
                self._set_position(self._start, rest)
            case ["position", "fen", *rest]:
                end = rest.index("moves") if "moves" in rest else len(rest)
                self._set_position(Position.from_line(" ".join(rest[:end]), boards=self._boards), rest[end:])
            case ["go", *limits]:
                self.asked = _limits(limits)
            case ["stop"]:
                # What was asked before is answered already.
                pass
            case ["query", what]:
                self.say(f"response {self._response(what)}")
            case ["d"]:
                self.say(self._position.line)
            case _:
                raise _Refused(f"'{' '.join(words)[:80]}' is not understood")

    def answer(self) -> None:
        """Asks the agent."""
        limits, self.asked = self.asked, None
        if self._position.over:
            self.say("bestmove none")
            return
        position = self._position.after()
        # A stray print would be no line of the protocol.
        with contextlib.redirect_stdout(sys.stderr):
            move = self._agent(position, limits=limits) if self._wants_limits else self._agent(position)
        if not isinstance(move, str):
            move = Table(self._position).name(operator.index(move))
        if len(move.split()) != 1:
            raise ValueError(f"the agent's move is not a word: {move!r}")
        self.say(f"bestmove {move.strip()}")

    def _set_board(self, board: str) -> None:
        self._start = self._position = start(board)
        self._boards = [known for known in self._boards if known.name != self._start.board.name]
        self._boards.append(self._start.board)

    def _set_position(self, position: Position, moves: list[str]) -> None:
        if moves and moves[0] != "moves":
            raise _Refused(f"position: '{moves[0]}' where 'moves' is expected")
        for number, move in enumerate(moves[1:], 1):
            try:
                position = position.after(move)
            except ValueError as error:
                raise _Refused(f"position, move {number} '{move}': {error}") from error
        self._position = position

    def _response(self, what: str) -> str:
        match what:
            case "p1turn":
                return str(self._position.turn == "b").lower()
            case "gameover":
                return str(self._position.over).lower()
            case "result":
                won = Table(self._position).rewards()[0]
                return {1: "p1win", -1: "p2win", 0: "draw"}[won] if self._position.over else "none"
            case _:
                raise _Refused(f"query: there is no '{what}'")


def _has_parameter(agent: Callable[..., Any], name: str) -> bool:
    try:
        return name in inspect.signature(agent).parameters
    except (TypeError, ValueError):
        # Some that are not in Python do not tell.
        return False


def _limits(words: list[str]) -> dict[str, int]:
    limits: dict[str, int] = {}
    rest = iter(words)
    for word in rest:
        if word == "infinite":
            continue
        number = next(rest, "")
        if word not in _LIMITS:
            raise _Refused(f"go: there is no '{word}'")
        if not (number.isascii() and number.isdigit()):
            raise _Refused(f"go: {word} takes a number, not '{number}'")
        limits[word] = int(number)
    return limits
