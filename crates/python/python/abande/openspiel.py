"""Abande for OpenSpiel.

Importing this registers the game.

>>> import pyspiel
>>> import abande.openspiel
>>> game = pyspiel.load_game("python_abande(board=hex:3@9,returns=margin)")
>>> state = game.new_initial_state()
>>> state.apply_action(state.string_to_action("c3"))
>>> [state.action_to_string(action) for action in state.legal_actions()]
['b2', 'b3', 'c2', 'c4', 'd2', 'd3']
>>> state.current_player(), str(state)
(1, 'hex:3@9 x3/x4/x2,b,x2/x4/x3 w 8/9 0')
"""

from __future__ import annotations

from typing import Any

import numpy as np

try:
    import pyspiel
    from open_spiel.python.observation import IIGObserverForPublicInfoGame
except ModuleNotFoundError as error:
    raise ImportError(
        "abande.openspiel needs OpenSpiel: pip install '.[openspiel]' in a checkout of Abande"
    ) from error

from abande._abande import Position
from abande.table import Table, start

__all__ = ["AbandeGame", "AbandeObserver", "AbandeState"]

NAME = "python_abande"

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Abande",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"board": "hex", "returns": "win"},
)


class AbandeGame(pyspiel.Game):  # type: ignore[misc]
    """Abande. Player 0 is Black.

    ``board`` is a name or the path of a board file; ``returns`` is ``win``, 1, 0 or -1, or ``margin``, the points won by.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = {**_TYPE.parameter_specification, **(params or {})}
        if params["returns"] not in ("win", "margin"):
            raise ValueError(f"returns is win or margin, not {params['returns']}")
        self.margin = params["returns"] == "margin"
        self.start = start(params["board"])
        most = 2 * self.start.pieces
        utility = float(most) if self.margin else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=Table(self.start).num_actions,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-utility,
            max_utility=utility,
            utility_sum=0.0,
            # Each piece is entered once, each capture removes a stack, and before each of them there is one pass at most.
            max_game_length=4 * most,
        )
        super().__init__(_TYPE, info, params)

    def new_initial_state(self) -> AbandeState:
        """The start."""
        return AbandeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What a player sees: everything, as planes."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return AbandeObserver(self, params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class AbandeState(pyspiel.State):  # type: ignore[misc]
    """A position of the game."""

    def __init__(self, game: AbandeGame) -> None:
        super().__init__(game)
        # Clones copy these.
        self.position: Position = game.start.after()
        self._margin = game.margin

    def current_player(self) -> int:
        """Who is to move."""
        if self.position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return "bw".index(self.position.turn)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.over

    def returns(self) -> list[float]:
        """What Black and White have won."""
        if self._margin and self.position.over:
            black, white = self.position.score()
            return [float(black - white), float(white - black)]
        return [float(reward) for reward in Table(self.position).rewards()]

    def _legal_actions(self, player: int) -> list[int]:
        return Table(self.position).actions()

    def _apply_action(self, action: int) -> None:
        self.position.play(Table(self.position).name(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return Table(self.position).name(action)

    def __str__(self) -> str:
        return self.position.line


class AbandeObserver:
    """The planes of batches, as a player sees them."""

    def __init__(self, game: AbandeGame, params: Any) -> None:
        if params:
            raise ValueError(f"there are no observation parameters, not {params}")
        shape = Table(game.start).observation(0).shape
        self.tensor = np.zeros(shape[0] * shape[1], np.float32)
        self.dict = {"observation": self.tensor.reshape(shape)}

    def set_from(self, state: AbandeState, player: int) -> None:
        """Takes the planes of a state."""
        self.dict["observation"][:] = Table(state.position).observation(player)

    def string_from(self, state: AbandeState, player: int) -> str:
        """The position line."""
        return state.position.line


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(_TYPE, AbandeGame)
