"""The dataset of engine games, in small."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pyarrow.parquet as pq
import pytest

import abande
from abande import dataset
from abande.dataset import Recipe, make

RECIPE = Recipe("hex:2@3", nodes=200, opening=3)


def games(folder: Path) -> list[abande.Game]:
    """The games of a dataset, in order."""
    moves: dict[int, list[str]] = {}
    for row in pq.read_table(folder).to_pylist():
        moves.setdefault(row["game"], []).append(row["move"])
    assert sorted(moves) == list(range(len(moves)))
    return [abande.Game(RECIPE.board, moves[number][:-1]) for number in sorted(moves)]


def test_alike_is_what_turning_and_mirroring_makes_so() -> None:
    _, actions = abande.symmetries("hex")
    batch = abande.Batch("hex", 1, seed=3)
    line: list[int] = []
    for _ in range(20):
        line.append(int(batch.random_actions()[0]))
        batch.step([line[-1]])
    images = [abande.Game("hex", [batch.action_name(table[action]) for action in line]) for table in actions]
    assert len({tuple(game.moves) for game in images}) == 12
    first = images[0].canonical()
    assert all(game.canonical() == first for game in images) and first.moves in [game.moves for game in images]
    other = abande.Game("hex", images[0].moves[:-1])
    assert other.canonical() != first
    # Libre's start leaves one mirroring.
    one, mirrored, other = (abande.Game("libre", line).canonical() for line in (["0,1", "-1,1"], ["1,-1", "0,-1"], ["0,1", "1,1"]))
    assert one == mirrored != other
    # A set-up is turned with its moves.
    turned = [abande.Game(abande.Position("hex").after(*game.moves[:3]), game.moves[3:5]) for game in images]
    assert len({game.canonical().text() for game in turned}) == 1


def test_no_two_games_are_alike_and_an_interrupted_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "_GAMES_IN_A_FILE", 10)
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert len(list(make(whole, RECIPE, 40))) == 4
    made = games(whole)
    assert len({tuple(game.canonical().moves) for game in made}) == 40
    # On this board others would have been: it is small.
    engine = abande.Engine(hash_mb=1)
    played = [RECIPE.game(number, engine).game for number in range(40)]
    assert len({tuple(game.canonical().moves) for game in played}) < 40
    # Broken off after two files and begun again, on another number of threads.
    run = make(parts, RECIPE, 40, threads=1)
    next(run), next(run)
    run.close()
    assert len(list(make(parts, RECIPE, 40, threads=3))) == 2
    assert games(parts) == made
    assert list(make(parts, RECIPE, 40)) == []
    with pytest.raises(ValueError, match="another recipe"):
        list(make(parts, Recipe("hex:2@3", nodes=201, opening=3), 50))


def test_values_are_exact_where_they_say_so(tmp_path: Path) -> None:
    recipe = Recipe("hex:3@5", nodes=500, opening=4)
    list(make(tmp_path, recipe, 3))
    rows = pq.read_table(tmp_path).to_pylist()
    exact = [row for row in rows if row["exact"]]
    assert 6 < len(exact) < len(rows)
    for row in exact:
        position = abande.Position.from_line(row["position"])
        if position.over:
            assert row["value"] == row["margin"] and row["chance"] in (0, 0.5, 1)
        else:
            assert abande.solve(position, seconds=60).margin == row["value"], row
    opened = [row["ply"] for row in rows if row["random"]]
    assert {0, 1} <= set(opened) <= {0, 1, 2, 3}
    assert all(0 <= row["chance"] <= 1 for row in rows)
    ends = [row for row in rows if row["move"] is None]
    assert len(ends) == 3 and all(abande.Position.from_line(row["position"]).over for row in ends)


def test_one_command_makes_it(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "abande.dataset", str(tmp_path / "new"), "--board", "hex:2@3", "--games", "3"]
    done = subprocess.run([*command, "--nodes", "50"], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [str(tmp_path / "new" / "part-000000.parquet")]
    refused = subprocess.run([*command, "--nodes", "60", "--games", "4"], capture_output=True, text=True, check=False)
    assert refused.returncode == 1 and "another recipe" in refused.stderr
