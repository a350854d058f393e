"""Boards: built in and from files."""

from __future__ import annotations

import copy
import json
import pickle
from pathlib import Path

import pytest

import abande

BOW_TIE_TOML = """
name = "bow-tie"
spaces = [{ name = "a1", at = [0, 0] }, { name = "a2", at = [0, 2] }, { name = "b1", at = [1, 1] },
  { name = "c1", at = [2, 0] }, { name = "c2", at = [2, 2] }]
links = ["a1-a2-b1-a1", "b1-c1-c2-b1"]
"""


def test_built_in_boards_have_their_spaces_and_links() -> None:
    board = abande.Board("hex")
    assert board.name == "hex"
    assert len(board.spaces) == len(board.points) == 37
    assert board.spaces[:5] == ["a1", "a2", "a3", "a4", "b1"]
    assert sorted(board.neighbours("d4")) == ["c3", "c4", "d3", "d5", "e3", "e4"]
    assert abande.Board("libre").spaces == []
    assert abande.Board("libre").neighbours("0,0")[0] == "1,0"


def test_board_files_are_read_as_toml_and_json(tmp_path: Path, bow_tie: abande.Board) -> None:
    toml, written = tmp_path / "bow-tie.toml", tmp_path / "bow-tie.json"
    toml.write_text(BOW_TIE_TOML)
    spaces = [{"name": name, "at": at} for name, at in zip(bow_tie.spaces, bow_tie.points, strict=True)]
    links = ["a1-a2-b1-a1", "b1-c1-c2-b1"]
    written.write_text(json.dumps({"name": "bow-tie", "spaces": spaces, "links": links}))
    assert abande.Board.read(toml) == abande.Board.read(str(written)) == bow_tie
    with pytest.raises(FileNotFoundError):
        abande.Board.read(tmp_path / "none.toml")


def test_equal_boards_are_equal_and_others_are_not(bow_tie: abande.Board) -> None:
    assert abande.Board("hex") == abande.Board("hex:4")
    assert hash(abande.Board("hex")) == hash(abande.Board("hex:4"))
    assert abande.Board("hex") != abande.Board("square")
    assert abande.Board("hex") != "hex"
    bent = abande.Board.from_toml(BOW_TIE_TOML.replace("a1-a2-b1-a1", "a1-a2-b1"))
    assert bent.name == bow_tie.name and bent != bow_tie


def test_boards_pickle_and_copy(bow_tie: abande.Board) -> None:
    for board in [abande.Board("square:5"), abande.Board("libre"), bow_tie]:
        for other in [pickle.loads(pickle.dumps(board)), copy.copy(board), copy.deepcopy(board)]:
            assert other == board
            assert (other.spaces, other.points) == (board.spaces, board.points)


def test_what_is_no_board_is_refused_with_its_place() -> None:
    for name in ["", "hax", "hex:9", "hex@9"]:
        with pytest.raises(abande.NotationError) as error:
            abande.Board(name)
        assert error.value.column == 1
    with pytest.raises(abande.NotationError) as error:
        abande.Board.from_toml(BOW_TIE_TOML.replace("b1-c1", "b1-x9"))
    assert error.value.line == 5 and error.value.column == 25
    assert "'x9', which is no space" in str(error.value)
    with pytest.raises(abande.NotationError, match="no space 'h9'"):
        abande.Board("hex").neighbours("h9")
