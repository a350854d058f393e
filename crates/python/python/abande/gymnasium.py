"""Abande for Gymnasium: a game against a level of the engine.

Importing this registers ``abande/Abande-v0``.

>>> import gymnasium as gym
>>> import abande.gymnasium
>>> env = gym.make("abande/Abande-v0", board="hex:3@9", level=2, color="b")
>>> obs, info = env.reset(seed=1)
>>> obs.shape, int(info["action_mask"].sum())
((10, 19), 19)
>>> obs, reward, terminated, truncated, info = env.step(env.action_space.sample(mask=info["action_mask"]))
>>> reward, terminated, info["illegal"]
(0.0, False, False)
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
import numpy.typing as npt

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise ImportError(
        "abande.gymnasium needs Gymnasium: pip install '.[gymnasium]' in a checkout of Abande"
    ) from error

from abande._abande import Board, Engine, Position
from abande.errors import IllegalMove
from abande.render import MODES, check, render
from abande.table import Table, start

__all__ = ["AbandeEnv"]

ID = "abande/Abande-v0"


class AbandeEnv(gymnasium.Env[npt.NDArray[np.uint8], np.int64]):
    """A game against a level of the engine, from 1 to 9.

    ``board`` is a name, the path of a board file, a board, or a position to begin with. ``color`` is ``"b"`` or ``"w"``, or
    None for one that the seed decides at each reset; it decides the level's temper too.

    The reward is 1, 0 or -1 at the end. An action that is not legal ends the game with -1; ``info["illegal"]`` is true
    then, and ``info["rule"]`` says which rule it breaks. ``info["action_mask"]`` has the legal ones.
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 2}

    def __init__(
        self,
        board: str | Board | Position = "hex",
        level: int = 3,
        color: Literal["b", "w"] | None = None,
        render_mode: str | None = None,
    ) -> None:
        if level not in range(1, 10):
            raise ValueError(f"a level is a number from 1 to 9, not {level!r}")
        if color not in ("b", "w", None):
            raise ValueError(f"a color is 'b', 'w' or None, not {color!r}")
        check(render_mode)
        self.render_mode = render_mode
        self.level = level
        self.color = color
        self._start = start(board)
        self._table = Table(self._start)
        self._player = 0
        self._temper = 0
        self._ended = True
        highest = self._table.highest()
        self.observation_space = spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8)
        self.action_space = spaces.Discrete(self._table.num_actions)

    @property
    def position(self) -> Position:
        """The position as it is now."""
        return self._table.position

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.uint8], dict[str, Any]]:
        """Begins a game. The level moves first where the learner has White."""
        super().reset(seed=seed)
        self._table = Table(self._start)
        drawn = int(self.np_random.integers(2))
        self._player = drawn if self.color is None else "bw".index(self.color)
        self._temper = int(self.np_random.integers(1, 2**31))
        self._ended = False
        self._reply()
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[npt.NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Plays a move and the level's answer."""
        if self._ended:
            raise gymnasium.error.ResetNeeded("the game is over: reset begins the next one")
        rule = None
        try:
            self._table.play(int(action))
        except IllegalMove as refused:
            rule = refused.rule
        if rule is None:
            self._reply()
        reward = -1.0 if rule else float(self._table.rewards()[self._player])
        self._ended = rule is not None or self.position.over
        obs, info = self._seen(rule)
        return obs, reward, self._ended, False, info

    def render(self) -> Any:
        """The board: printed for ``human``, as text for ``ansi``, as pixels for ``rgb_array``."""
        if self.render_mode is None:
            gymnasium.logger.warn("render was called without a render mode: gymnasium.make(..., render_mode='ansi')")
            return None
        return render(self.position, self.render_mode)

    def _reply(self) -> None:
        """Lets the level move until it is the learner's turn, and shows that to people."""
        while self._table.turn != self._player and not self.position.over:
            # An engine of its own for each move: what it has seen before does not matter.
            best = Engine(hash_mb=1).search(self.position, level=self.level, seed=self._temper).best
            self._table.play(self._table.index(best))
        if self.render_mode == "human":
            self.render()

    def _seen(self, rule: str | None = None) -> tuple[npt.NDArray[np.uint8], dict[str, Any]]:
        mask = np.zeros_like(self._table.mask()) if self._ended else self._table.mask()
        info: dict[str, Any] = {"action_mask": mask, "illegal": rule is not None, "color": "bw"[self._player]}
        if rule is not None:
            info["rule"] = rule
        return self._table.observation(self._player), info


if ID not in gymnasium.registry:
    gymnasium.register(id=ID, entry_point="abande.gymnasium:AbandeEnv")
