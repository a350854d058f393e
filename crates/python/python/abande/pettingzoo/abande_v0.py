"""Abande as an environment of PettingZoo in which the agents take turns (AEC).

>>> from abande.pettingzoo import abande_v0
>>> env = abande_v0.env(board="hex:3@9")
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     if termination or truncation:
...         action = None
...     else:
...         action = env.action_space(agent).sample(observation["action_mask"])
...     env.step(action)
"""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from abande._abande import Board, Position
from abande.render import MODES, check, render
from abande.table import Table, start

__all__ = ["env", "raw_env"]


def env(**kwargs: Any) -> Any:
    """The environment with PettingZoo's usual guards: who makes an illegal move loses, with -1."""
    guarded = raw_env(**kwargs)
    guarded = wrappers.TerminateIllegalWrapper(guarded, illegal_reward=-1)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


class raw_env(AECEnv):  # type: ignore[misc]
    """The environment itself. ``player_0`` is Black, ``player_1`` White; an illegal move raises ``IllegalMove``.

    ``board`` is a name, the path of a board file, a board, or a position to begin with.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "abande_v0",
        "render_modes": MODES,
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, board: str | Board | Position = "hex", render_mode: str | None = None) -> None:
        super().__init__()
        check(render_mode)
        self.render_mode = render_mode
        self._start = start(board)
        self._table = Table(self._start)
        self.possible_agents = ["player_0", "player_1"]
        self.agents = self.possible_agents[:]
        highest = self._table.highest()
        actions = self._table.num_actions
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.agents}

    @property
    def position(self) -> Position:
        """The position as it is now."""
        return self._table.position

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Planes and mask of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The actions by number, as in batches."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game. There is no chance in it, so the seed does not matter."""
        self._table = Table(self._start)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.turn]
        self._skip_agent_selection = None
        if self.render_mode == "human":
            self.render()

    def step(self, action: int | None) -> None:
        """Plays a move of the agent whose turn it is; at the end, None takes the agents away."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to move")
        self._table.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, map(float, self._table.rewards()), strict=True))
        self.terminations = dict.fromkeys(self.agents, self.position.over)
        self.agent_selection = self.possible_agents[self._table.turn]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        """The planes as this agent sees them; legal actions for the one whose turn it is."""
        player = self.possible_agents.index(agent)
        mask = self._table.mask()
        if player != self._table.turn:
            mask[:] = 0
        return {"observation": self._table.observation(player), "action_mask": mask}

    def state(self) -> npt.NDArray[np.uint8]:
        """The planes for the player to move: the whole position, as nothing is hidden."""
        return self._table.observation(self._table.turn)

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The board: printed for ``human``, as text for ``ansi``, as pixels for ``rgb_array``."""
        if self.render_mode is None:
            gymnasium.logger.warn("render was called without a render mode: env(render_mode='ansi')")
            return None
        return render(self.position, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
