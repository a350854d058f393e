"""Games in files."""

from __future__ import annotations

import ast
import copy
import json
import pickle
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from itertools import islice
from pathlib import Path

import pytest

import abande

DATA = Path(__file__).parents[2] / "rules" / "tests" / "data"


def all_games(path: Path, **arguments: object) -> list[abande.Game | abande.NotationError]:
    """Every game of a file, or why it could not be read."""
    reader = abande.read_games(path, **arguments)  # type: ignore[arg-type]
    games: list[abande.Game | abande.NotationError] = []
    while True:
        try:
            games.append(next(reader))
        except abande.NotationError as error:
            games.append(error)
        except StopIteration:
            return games


def test_a_game_tells_its_tags_moves_and_result(tmp_path: Path) -> None:
    path = tmp_path / "games.abn"
    path.write_text('[Black "Ada"]\n[White "Bo"]\n\n1. d4 c3! (1... c4) 2. d3 {a comment} *\n\n[Board "snub"]\n\n1. a1 a2 1-0\n')
    one, other = abande.read_games(path)
    assert (one.tags, one.moves, one.result) == ({"Black": "Ada", "White": "Bo"}, ["d4", "c3", "d3"], "*")
    assert (other.tags, other.moves, other.result) == ({}, ["a1", "a2"], "1-0")
    assert other.board == abande.Board("snub") and len(other) == 2
    assert one.positions()[-1] == one.start.after(*one.moves)


def test_the_files_of_the_rust_tests_read_alike(bow_tie: abande.Board) -> None:
    annotated = all_games(DATA / "annotated.abn")
    assert annotated and all(isinstance(game, abande.Game) for game in annotated)
    faulty = all_games(DATA / "faulty.abn")
    errors = [error for error in faulty if isinstance(error, abande.NotationError)]
    assert errors and all(error.line and error.column and f"line {error.line}, column" in str(error) for error in errors)
    records = all_games(DATA / "abstract-play.json")
    assert records and all(isinstance(game, abande.Game) for game in records)


def test_what_is_written_reads_back(tmp_path: Path, bow_tie: abande.Board) -> None:
    games = [
        abande.Game("hex", ["d4", "c3"], tags={"Event": 'the "first"', "Black": "Ada"}, result="0-1"),
        abande.Game(bow_tie, ["b1"]),
        abande.Game(abande.Position("hex:3@9").after("c3"), ["c2"]),
        abande.Game("hex:2@1", ["b2", "a1", "pass", "pass"]),
    ]
    assert games[3].result == "1-1"
    path = tmp_path / "games.abn"
    abande.write_games(path, (game for game in games))
    assert all_games(path, boards=[bow_tie]) == games
    abande.write_games(str(path), [])
    assert all_games(path) == []


def test_a_large_file_streams_with_its_faults_in_their_places(tmp_path: Path) -> None:
    path = tmp_path / "large.abn"
    game = '[Event "{0}"]\n[Board "hex"]\n\n{{no tag:\n\n[Event "in a comment"]\n}} 1. d4 c3 2. d3 c4 {1} *\n\n'
    count = 40_000
    with path.open("w") as file:
        for number in range(count):
            file.write(game.format(number, "z9" if number % 10_000 == 9_999 else ""))
    assert path.stat().st_size > 3 * 2**20
    games = all_games(path)
    assert len(games) == count
    for number, read in enumerate(games):
        if number % 10_000 == 9_999:
            assert isinstance(read, abande.NotationError) and read.line == 8 * number + 7, number
            assert "z9" in str(read) and read.column > 1
        else:
            assert isinstance(read, abande.Game) and read.tags["Event"] == str(number)
    # The first one is there at once.
    assert [game.tags["Event"] for game in islice(abande.read_games(path), 2)] == ["0", "1"]


# Counts the games of a file, and tells the places of faults and how much memory it took, in mebibytes.
COUNTING = """
import resource, sys
import abande

def memory():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // (2**20 if sys.platform == "darwin" else 2**10)

before, games, faults, reader = memory(), 0, [], abande.read_games(sys.argv[1])
while True:
    try:
        games += len(next(reader).moves) == 4
    except abande.NotationError as error:
        faults.append((error.line, error.column))
    except StopIteration:
        break
print((games, faults, memory() - before))
"""


@pytest.mark.parametrize("between", ["\n", " ", "\n\n"])
def test_games_without_tags_stream_too(tmp_path: Path, between: str) -> None:
    path = tmp_path / "bare.abn"
    count = 200_000
    path.write_text(f"1. d4 c3 2. d3 c4 *{between}" * count + "1. d4 z9 *")
    told = subprocess.run([sys.executable, "-c", COUNTING, path], capture_output=True, text=True, check=True)
    games, faults, mebibytes = ast.literal_eval(told.stdout)
    lines = between.count("\n") * count
    assert games == count and faults == [(lines + 1, 7 if lines else 7 + 20 * count)]
    # All of them at once take more than two hundred.
    assert mebibytes < 120


def test_lists_of_abstract_play_stream_too(tmp_path: Path) -> None:
    records = json.loads((DATA / "abstract-play.json").read_text())
    record = records[0] if isinstance(records, list) else records
    record["header"]["event"] = 'braces } and "quotes" [ in a text'
    path = tmp_path / "records.json"
    many = [record] * 2000
    many[1500] = {"header": {"game": {"name": "Chess"}}}
    path.write_text(json.dumps(many, indent=1))
    assert path.stat().st_size > 2 * 2**20
    games = all_games(path)
    assert len(games) == 2000
    assert isinstance(games[1500], abande.NotationError) and str(games[1500]).startswith("[1500].header")
    assert games[0] == games[1999] and isinstance(games[0], abande.Game)
    assert games[0].tags["Event"] == record["header"]["event"]
    path.write_text(json.dumps(record))
    assert all_games(path) == [games[0]]
    path.write_text("[]")
    assert all_games(path) == []
    path.write_text('[{"header": 1}, {"header"')
    assert [type(error) for error in all_games(path)] == [abande.NotationError] * 2


def test_files_that_are_none(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        abande.read_games(tmp_path / "none.abn")
    path = tmp_path / "odd.abn"
    path.write_bytes(b"")
    assert all_games(path) == []
    path.write_bytes(b"1. d4 \xff *")
    assert "UTF-8" in str(all_games(path)[0])
    path.write_bytes('\ufeff[Board "hex"]\r\n\r\n1. d4 *\r\n\r\n[Board "hex"]\r\n\r\n1. d4 *'.encode())
    assert len(all_games(path)) == 2


def test_a_game_is_checked_when_it_is_made() -> None:
    with pytest.raises(abande.IllegalMove):
        abande.Game("hex", ["d4", "a1"])
    with pytest.raises(abande.NotationError):
        abande.Game("hex", ["x9"])
    with pytest.raises(abande.NotationError):
        abande.Game("hex", result="black wins")
    with pytest.raises(ValueError, match="not over"):
        abande.Game("hex", ["d4"], result="5-4")
    with pytest.raises(ValueError, match="no name for a tag"):
        abande.Game("hex", tags={"two words": ""})


def test_games_compare_copy_pickle_and_show_themselves(bow_tie: abande.Board) -> None:
    for game in [abande.Game("hex", ["d4", "c3"], result="1-0"), abande.Game(bow_tie, ["b1"])]:
        for other in [pickle.loads(pickle.dumps(game)), copy.copy(game), copy.deepcopy(game)]:
            assert other == game
        assert game != abande.Game(game.start, game.moves[:-1]) and game != 7
        assert ElementTree.fromstring(game._repr_svg_()).tag.endswith("svg")
        assert game._repr_svg_() != game.start._repr_svg_()
