"""Abande in plain Python, as one would write it in an evening: what the package is held against.

It shares nothing with the package. ``crates/python/tests/test_plain.py`` checks it against the known leaf counts.
"""

from __future__ import annotations

import random

__all__ = ["Plain", "hexagon", "random_game", "square"]

Links = list[list[int]]
Move = tuple[int, int] | None
"""From where to where, from OUTSIDE for an entry, and None for a pass."""

OUTSIDE = -1


def hexagon(side: int) -> Links:
    """The neighbours of each space on a hexagon with so many spaces a side."""
    reach = range(1 - side, side)
    places = [(q, r) for q in reach for r in reach if abs(q + r) < side]
    return _links(places, [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)])


def square(side: int) -> Links:
    """The neighbours of each space on a square, across corners too."""
    places = [(x, y) for x in range(side) for y in range(side)]
    return _links(places, [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)])


def _links(places: list[tuple[int, int]], steps: list[tuple[int, int]]) -> Links:
    numbers = {place: number for number, place in enumerate(places)}
    around = [[(x + right, y + up) for right, up in steps] for x, y in places]
    return [[numbers[place] for place in near if place in numbers] for near in around]


class Plain:
    """A position.

    >>> Plain(hexagon(4)).perft(3)
    1176
    """

    def __init__(self, links: Links, pieces: int = 18) -> None:
        self.links = links
        self.stacks: dict[int, tuple[int, int]] = {}
        """Owner and height of the stack on each space that has one."""
        self.hands = [pieces, pieces]
        self.entered = 0
        self.turn = 0
        self.passes = 0

    def copy(self) -> Plain:
        """Another one like it."""
        other = Plain(self.links)
        other.stacks, other.hands = self.stacks.copy(), self.hands.copy()
        other.entered, other.turn, other.passes = self.entered, self.turn, self.passes
        return other

    @property
    def over(self) -> bool:
        """Whether two passes have ended the game."""
        return self.passes == 2

    def moves(self) -> list[Move]:
        """The legal moves."""
        if self.over:
            return []
        stacks, links = self.stacks, self.links
        moves: list[Move] = []
        if self.hands[self.turn]:
            near = {space for stack in stacks for space in links[stack] if space not in stacks}
            moves += [(OUTSIDE, space) for space in (near if stacks else range(len(links)))]
        # Three pieces must have been entered before anybody captures.
        if self.entered >= 3:
            for space, (owner, height) in stacks.items():
                if owner != self.turn or height == 3:
                    continue
                targets = [to for to in links[space] if to in stacks and self._may_take(height, to)]
                if targets and self._holds_without(space):
                    moves += [(space, to) for to in targets]
        if not self.hands[self.turn] or not moves:
            moves.append(None)
        return moves

    def _may_take(self, height: int, to: int) -> bool:
        owner, theirs = self.stacks[to]
        return owner != self.turn and height + theirs <= 3

    def _holds_without(self, space: int) -> bool:
        """Whether the other stacks hold together."""
        stacks = self.stacks
        first = next(stack for stack in stacks if stack != space)
        seen, waiting = {space, first}, [first]
        while waiting:
            for near in self.links[waiting.pop()]:
                if near in stacks and near not in seen:
                    seen.add(near)
                    waiting.append(near)
        return len(seen) == len(stacks)

    def play(self, move: Move) -> None:
        """Plays a legal move."""
        self.passes = self.passes + 1 if move is None else 0
        if move is not None:
            space, to = move
            if space == OUTSIDE:
                self.stacks[to] = (self.turn, 1)
                self.hands[self.turn] -= 1
                self.entered += 1
            else:
                _, height = self.stacks.pop(space)
                self.stacks[to] = (self.turn, height + self.stacks[to][1])
        self.turn = 1 - self.turn

    def score(self) -> tuple[int, int]:
        """The points of Black and White: what touches no enemy sleeps."""
        points = [0, 0]
        for space, (owner, height) in self.stacks.items():
            if any(near in self.stacks and self.stacks[near][0] != owner for near in self.links[space]):
                points[owner] += height
        return points[0], points[1]

    def perft(self, depth: int) -> int:
        """How many sequences of so many legal moves there are."""
        moves = self.moves()
        if depth == 1:
            return len(moves)
        leaves = 0
        for move in moves:
            after = self.copy()
            after.play(move)
            leaves += after.perft(depth - 1)
        return leaves


def random_game(links: Links, chance: random.Random) -> int:
    """Plays a game at random; how many moves it had."""
    position, count = Plain(links), 0
    while not position.over:
        position.play(chance.choice(position.moves()))
        count += 1
    return count
