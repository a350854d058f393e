"""Abande for PettingZoo: ``from abande.pettingzoo import abande_v0``."""

from __future__ import annotations

try:
    import pettingzoo
except ModuleNotFoundError as error:
    raise ImportError(
        "abande.pettingzoo needs PettingZoo: pip install '.[pettingzoo]' in a checkout of Abande"
    ) from error

from abande.pettingzoo import abande_v0

__all__ = ["abande_v0"]
