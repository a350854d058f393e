"""A small net: of the planes of a position it makes logits of all actions and a value."""

from __future__ import annotations

import os
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt

__all__ = ["Net", "Params", "fresh", "judge"]

Params = dict[str, jax.Array]
"""Weights and biases by the names of their layers."""

# Hands go up to nine and more, all else is 0, 1 or 2: numbers of one size learn better.
_SCALE = np.array([1, 1, 1, 1, 1, 1, 0.1, 0.1, 0.5, 1], np.float32)[:, None]


def fresh(seed: int, spaces: int, actions: int, width: int = 256, blocks: int = 2) -> Params:
    """The weights of a net that knows nothing."""
    sizes = {"input": (len(_SCALE) * spaces, width)}
    sizes |= {f"{half}{block}": (width, width) for block in range(blocks) for half in ("first", "second")}
    sizes |= {"policy": (width, actions), "value": (width, 1)}
    keys = jax.random.split(jax.random.key(seed), len(sizes))
    params: Params = {}
    for key, (name, (wide, narrow)) in zip(keys, sizes.items(), strict=True):
        # The last layer of each kind begins at nothing: all moves alike, all positions even.
        last = name in ("policy", "value") or name.startswith("second")
        params[f"{name}.w"] = jax.random.normal(key, (wide, narrow)) * (0.0 if last else (2 / wide) ** 0.5)
        params[f"{name}.b"] = jnp.zeros(narrow)
    return params


def judge(params: Params, obs: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Logits (m, actions), and values (m,) from -1 to 1 for the player to move."""

    def layer(name: str, x: jax.Array) -> jax.Array:
        return x @ params[f"{name}.w"] + params[f"{name}.b"]

    x = jax.nn.relu(layer("input", (obs * _SCALE).reshape(len(obs), -1)))
    for block in range(sum(name.startswith("first") for name in params) // 2):
        x = x + layer(f"second{block}", jax.nn.relu(layer(f"first{block}", x)))
    x = jax.nn.relu(x)
    return layer("policy", x), jnp.tanh(layer("value", x)[:, 0])


_compiled = jax.jit(judge)


class Net:
    """What ``abande.Mcts`` calls: a net with its weights."""

    def __init__(self, params: Params) -> None:
        self.params = params

    def __call__(self, obs: npt.NDArray[Any], mask: npt.NDArray[np.bool_]) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
        rows = len(obs)
        # Every number of rows would be compiled anew: there are only powers of two.
        padded = np.zeros((1 << (rows - 1).bit_length(), *obs.shape[1:]), obs.dtype)
        padded[:rows] = obs
        logits, value = _compiled(self.params, padded)
        return np.asarray(logits)[:rows], np.asarray(value)[:rows]

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the weights as numpy's ``.npz``."""
        arrays: dict[str, Any] = {name: np.asarray(array) for name, array in self.params.items()}
        with open(path, "wb") as file:
            np.savez(file, **arrays)

    @staticmethod
    def load(path: str | os.PathLike[str]) -> Net:
        """Reads them back."""
        with np.load(path) as arrays:
            return Net({name: jnp.asarray(arrays[name]) for name in arrays.files})
