"""What is refused, as exceptions. They pickle with all that they say."""

from __future__ import annotations

from typing import Any

__all__ = ["IllegalMove", "NotationError", "Unsolved"]


class IllegalMove(ValueError):
    """A move that the rules forbid. Nothing has moved.

    >>> import abande
    >>> try:
    ...     abande.Position("hex").after("d4", "a1")
    ... except abande.IllegalMove as refused:
    ...     print(refused.rule, refused.spaces, refused)
    not-next-to-band ['a1'] a1 is not next to the band: no stack stands beside it.
    """

    rule: str
    """A fixed word for the rule that it breaks, such as ``would-split``."""
    spaces: list[str]
    """The spaces to point at: those asked for, and those that prove the refusal."""
    game: int | None
    """Which game of a batch it was."""

    def __init__(self, message: str, rule: str, spaces: list[str], game: int | None = None) -> None:
        super().__init__(message)
        self.rule = rule
        self.spaces = spaces
        self.game = game

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.rule, self.spaces, self.game)


class NotationError(ValueError):
    """A text that cannot be read: a board, a move, a position, a game.

    >>> import abande
    >>> try:
    ...     abande.Position("hex").play("d4-x9")
    ... except abande.NotationError as error:
    ...     print(error.column, error)
    4 column 4: the board hex has no space 'x9'
    """

    column: int
    """Where the trouble begins, counted in characters from 1."""
    line: int | None
    """In files, on which line, counted from 1."""

    def __init__(self, message: str, column: int, line: int | None = None) -> None:
        super().__init__(message)
        self.column = column
        self.line = line

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.column, self.line)


class Unsolved(Exception):
    """A position that was not solved in time; the margin lies from ``least`` to ``most``."""

    least: int
    """The player to move has at least this margin."""
    most: int
    """The player to move has at most this margin."""

    def __init__(self, message: str, least: int, most: int) -> None:
        super().__init__(message)
        self.least = least
        self.most = most

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.least, self.most)
