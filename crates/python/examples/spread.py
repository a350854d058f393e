"""The same games against itself, spread over Ray actors.

``ray.init`` starts a small Ray on this machine, or joins the cluster that ``RAY_ADDRESS`` names: nothing else differs.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

# Nobody is told that somebody plays.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")

import jax
import numpy as np
import ray

from net import Params
from selfplay import Samples, SelfPlay, joined

__all__ = ["Spread"]


class Spread:
    """So many actors, a processor each, which all play with the same weights."""

    def __init__(self, workers: int, board: str, games: int, simulations: int, seed: int) -> None:
        if not ray.is_initialized():
            # The other machines of a cluster get these files too; abande and JAX must be installed there.
            files = {"working_dir": str(Path(__file__).parent), "excludes": ["*.ipynb", "*.npz"]}
            # A processor each: the net is not to take more.
            alone = {"XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false"}
            ray.init(runtime_env={**files, "env_vars": alone}, log_to_driver=False)
        actor: Any = ray.remote(num_cpus=1)(SelfPlay)
        self._actors = [actor.remote(board, games, simulations, seed + number) for number in range(workers)]

    def play(self, params: Params) -> Samples:
        """Has all of them play with these weights; the samples of all."""
        weights = ray.put(jax.tree.map(np.asarray, params))
        return joined(ray.get([actor.play.remote(weights) for actor in self._actors]))
