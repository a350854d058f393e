"""The example that learns, in small, and its notebook."""

from __future__ import annotations

import io
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import nbclient
import nbformat
import numpy as np
import pytest
from agent import Agent
from curve import Curve
from learner import Learner
from net import Net
from selfplay import Samples, SelfPlay
from strength import score

import abande
from abande import ugi

BOARD = "hex:2@4"
EXAMPLES = Path(__file__).parents[1] / "examples"


@pytest.fixture(scope="module")
def samples() -> Samples:
    """Of some games of a net that knows nothing."""
    return SelfPlay(BOARD, 8, simulations=8, seed=1).play(Learner(BOARD).params)


def test_samples_are_what_was_seen_tried_and_won(samples: Samples) -> None:
    obs, mask, policy, value = samples
    assert len(obs) == len(mask) == len(policy) == len(value) > 8 * 8
    np.testing.assert_allclose(policy.sum(axis=1), 1, rtol=1e-5)
    assert not policy[~mask].any() and mask.any(axis=1).all()
    # The first rows are the starts, the next ones White's. Who has won expects more than even in the mean.
    black, white = value[:8], value[8:16]
    assert (obs[:8, 9] == 1).all() and (obs[8:16, 9] == 0).all()
    assert (black * white <= 0).all() and black.any() and (abs(value) <= 1).all()
    # Once hands are empty the search knows who wins: it says the same as the end of the game, and they do not cancel out.
    last = value[~obs[:, 6:8].any(axis=(1, 2))]
    assert len(last) > 8 and np.abs(last).mean() > 0.4


def test_what_is_drawn_is_turned_as_a_whole(samples: Samples) -> None:
    learner = Learner(BOARD)
    learner.take(samples)
    batch = abande.Batch(BOARD, 1, auto_reset=False)
    entries = slice(0, batch.num_spaces)
    drawn = learner.draw(200)
    # A piece can be entered only where nothing stands: planes and masks have been turned alike.
    occupied = drawn.obs[:, :6].any(axis=1)
    assert not (occupied & drawn.mask[:, entries]).any() and occupied.any()
    assert not drawn.policy[~drawn.mask].any()
    known = {row.tobytes() for row in samples.obs}
    assert any(row.tobytes() not in known for row in drawn.obs), "nothing was turned"


def test_it_learns_and_forgets(samples: Samples) -> None:
    learner = Learner(BOARD)
    with pytest.raises(ValueError, match="no samples"):
        learner.learn(1)
    learner.take(samples)
    first = learner.learn(1, size=64)
    learner.learn(60, size=64)
    assert learner.learn(5, size=64) < 0.9 * first
    forgetful = Learner(BOARD, keep=50)
    forgetful.take(samples)
    forgetful.take(samples.part(slice(50))._replace(value=np.full(50, 0.5, np.float32)))
    assert set(forgetful.draw(1000).value.tolist()) == {0.5}


def test_an_agent_plays_for_itself_and_as_an_engine(samples: Samples, tmp_path: Path) -> None:
    Net(Learner(BOARD).params).save(tmp_path / "agent.npz")
    net = Net.load(tmp_path / "agent.npz")
    output = io.StringIO()
    agent = Agent(net, BOARD, simulations=8)
    ugi.serve(agent, board=BOARD, input=["position startpos moves b2\n", "go movetime 1\n"], output=output)
    move = output.getvalue().split()[1]
    assert move in abande.Position(BOARD).after("b2").moves()
    # The search alone, with a net that knows nothing, beats a beginner.
    assert score(net, BOARD, level=1, games=10, simulations=64) > 0.5


def test_curves_are_pictures() -> None:
    curve = Curve("minutes", "points & more")
    for x, y in [(0.0, 0.1), (1.0, 0.6)]:
        curve.add("level <1>", x, y)
    root = ElementTree.fromstring(curve._repr_svg_())
    assert root.tag.endswith("svg") and any("level <1>" in (text.text or "") for text in root)
    line = next(part for part in root if part.tag.endswith("polyline"))
    (_, low), (_, high) = (tuple(map(float, point.split(","))) for point in line.attrib["points"].split())
    assert high < low
    assert ElementTree.fromstring(Curve("", "")._repr_svg_()).tag.endswith("svg")


TINY = """
board, minutes, games, simulations, levels, measured = "hex:3@4", 0.001, 4, 4, [1], 2
"""


# What the kernel's libraries say to each other.
@pytest.mark.filterwarnings("default")
def test_the_notebook_runs() -> None:
    notebook = nbformat.read(EXAMPLES / "learn.ipynb", as_version=4)  # type: ignore[no-untyped-call]
    assert not any(cell.get("outputs") for cell in notebook.cells), "it is kept without outputs"
    settings = [cell for cell in notebook.cells if "parameters" in cell.metadata.get("tags", [])]
    assert len(settings) == 1
    settings[0].source += TINY
    client = nbclient.NotebookClient(notebook, timeout=300, kernel_name="python3", resources={"metadata": {"path": EXAMPLES}})
    client.execute()
    shown = [output.data for cell in notebook.cells for output in cell.get("outputs", []) if "data" in output]
    assert sum("image/svg+xml" in data for data in shown) == 3
