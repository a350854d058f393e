"""What all tests use: the data of the Rust tests, and a board from a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import abande

DATA = Path(__file__).parents[2] / "rules" / "tests" / "data"

BOW_TIE = """
name = "bow-tie"
spaces = [
  { name = "a1", at = [0, 0] }, { name = "a2", at = [0, 2] }, { name = "b1", at = [1, 1] },
  { name = "c1", at = [2, 0] }, { name = "c2", at = [2, 2] },
]
links = ["a1-a2-b1-a1", "b1-c1-c2-b1"]
"""


@pytest.fixture
def examples() -> Any:
    """The worked examples of the rule texts."""
    return json.loads((DATA / "examples.json").read_text())["examples"]


@pytest.fixture
def leaf_counts() -> Any:
    """Known leaf counts by board, from depth 1 on."""
    counts = json.loads((DATA / "perft.json").read_text())
    return {board: leaves for board, leaves in counts.items() if board != "about"}


@pytest.fixture
def bow_tie() -> abande.Board:
    """Two triangles that share a corner."""
    return abande.Board.from_toml(BOW_TIE)


@pytest.fixture
def bow_tie_file(tmp_path: Path) -> Path:
    """The same as a file."""
    path = tmp_path / "bow-tie.toml"
    path.write_text(BOW_TIE)
    return path
