"""Learning from samples, each under a random symmetry of the board."""

from __future__ import annotations

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

import abande
from net import Params, fresh, judge
from selfplay import Samples, joined

__all__ = ["Learner"]

_FORGETTING = (0.9, 0.999)
_DECAY = 1e-4


class Learner:
    """A net that learns, by Adam, from the last so many samples."""

    def __init__(self, board: str, seed: int = 1, keep: int = 100_000, rate: float = 1e-3) -> None:
        self._spaces, self._actions = abande.symmetries(board)
        self.params = fresh(seed, self._spaces.shape[1], self._actions.shape[1])
        self._moments = (jax.tree.map(jnp.zeros_like, self.params), jax.tree.map(jnp.zeros_like, self.params))
        self._steps = 0
        self._rate = rate
        self._keep = keep
        self._samples: Samples | None = None
        self._random = np.random.default_rng(seed)

    def take(self, samples: Samples) -> None:
        """Remembers samples, and forgets the oldest ones."""
        known = samples if self._samples is None else joined([self._samples, samples])
        self._samples = known.part(slice(-self._keep, None))

    def learn(self, steps: int, size: int = 512) -> float:
        """So many steps; the mean loss."""
        losses = []
        for _ in range(steps):
            self._steps += 1
            self.params, self._moments, loss = _step(
                self.params, self._moments, self.draw(size), self._rate, self._steps
            )
            losses.append(loss)
        return float(np.mean([float(loss) for loss in losses]))

    def draw(self, size: int) -> Samples:
        """Some of the samples, each turned or mirrored by chance."""
        if self._samples is None:
            raise ValueError("there are no samples yet")
        obs, mask, policy, value = self._samples
        rows = self._random.integers(len(value), size=size)
        which = self._random.integers(len(self._spaces), size=size)
        spaces, actions = self._spaces[which], self._actions[which]
        return Samples(
            np.take_along_axis(obs[rows], spaces[:, None, :], axis=2),
            np.take_along_axis(mask[rows], actions, axis=1),
            np.take_along_axis(policy[rows], actions, axis=1),
            value[rows],
        )


def _loss(params: Params, samples: Samples) -> jax.Array:
    """How far the net is from what the search found, and from how the games ended."""
    logits, value = judge(params, jnp.asarray(samples.obs))
    # A very low number, not minus infinity: zero times that is still a number.
    shares = jax.nn.log_softmax(jnp.where(samples.mask, logits, -1e9))
    return jnp.mean((value - samples.value) ** 2 - jnp.sum(samples.policy * shares, axis=1))


@partial(jax.jit, donate_argnums=1)
def _step(params: Params, moments: Any, samples: Samples, rate: float, number: int) -> tuple[Params, Any, jax.Array]:
    """A step of Adam with weight decay."""
    loss, slopes = jax.value_and_grad(_loss)(params, samples)
    one, two = _FORGETTING
    mean = jax.tree.map(lambda old, slope: one * old + (1 - one) * slope, moments[0], slopes)
    square = jax.tree.map(lambda old, slope: two * old + (1 - two) * slope**2, moments[1], slopes)

    def moved(param: jax.Array, mean: jax.Array, square: jax.Array) -> jax.Array:
        step = (mean / (1 - one**number)) / (jnp.sqrt(square / (1 - two**number)) + 1e-8)
        return param - rate * (step + _DECAY * param)

    return jax.tree.map(moved, params, mean, square), (mean, square), loss
