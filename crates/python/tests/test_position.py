"""Positions: the contract line by line."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
import threading
import xml.etree.ElementTree as ElementTree
from typing import Any

import pytest

import abande

START = "hex x4/x5/x6/x7/x6/x5/x4 b 18/18 0"


def test_a_start_on_every_board(bow_tie: abande.Board) -> None:
    assert abande.Position("hex").line == START
    for name, moves in [("square", 49), ("snub", 49), ("libre", 2), ("hex:3@9", 19)]:
        assert len(abande.Position(name).moves()) == moves
    assert abande.Position("hex:3", pieces=9) == abande.Position("hex:3@9")
    assert abande.Position("hex:3@9", pieces=9).pieces == 9
    assert abande.Position(bow_tie, pieces=3).line == "bow-tie@3 x2/x/x2 b 3/3 0"
    assert abande.Position(abande.Board("hex")) == abande.Position("hex")


def test_numbers_of_pieces_are_checked(bow_tie: abande.Board) -> None:
    for board, pieces in [("hex", 0), ("hex", -1), ("hex", 300), ("hex", 2**70), ("libre", 32), ("hex@9", 8)]:
        with pytest.raises((ValueError, OverflowError)):
            abande.Position(board, pieces=pieces)
    with pytest.raises(TypeError):
        abande.Position(7)  # type: ignore[arg-type]


def test_position_lines_come_back(examples: Any, bow_tie: abande.Board) -> None:
    for example in examples:
        assert abande.Position.from_line(example["position"]).line == example["position"]
    line = "bow-tie@3 w,x/b/b,x w 1/2 0"
    assert abande.Position.from_line(line, boards=[bow_tie]).line == line
    with pytest.raises(abande.NotationError):
        abande.Position.from_line(line)


def test_what_is_no_position_is_refused_with_its_column() -> None:
    for line, column in [("hex", 4), (START.replace(" b ", " x "), 26), (START.replace("x5", "x9", 1), 8)]:
        with pytest.raises(abande.NotationError) as error:
            abande.Position.from_line(line)
        assert error.value.column == column, str(error.value)


def test_moves_are_sorted_by_bytes_and_those_of_the_rules(examples: Any) -> None:
    for example in examples:
        for player in "bw":
            board, cells, _, hands, passes = example["position"].split()
            moves = abande.Position.from_line(f"{board} {cells} {player} {hands} {passes}").moves()
            assert moves == sorted(moves, key=str.encode)
            captures = [move for move in moves if "-" in move.removeprefix("-")]
            if board != "libre":
                expected = example["black_captures" if player == "b" else "white_captures"]
                assert captures == expected, example["name"]


def test_leaf_counts_are_the_known_ones(leaf_counts: Any) -> None:
    def leaves(position: abande.Position, depth: int) -> int:
        moves = position.moves()
        if depth == 1:
            return len(moves)
        return sum(leaves(position.after(move), depth - 1) for move in moves)

    assert len(leaf_counts) == 4
    for board, counts in leaf_counts.items():
        for depth, count in enumerate(counts, 1):
            assert abande.Position(board).perft(depth) == count
            if depth <= 3:
                assert leaves(abande.Position(board), depth) == count


def test_play_changes_it_and_after_does_not() -> None:
    position = abande.Position("hex")
    after = position.after("d4", "c3")
    assert position.line == START
    for move in ["D4", " c3 "]:
        position.play(move)
    assert position == after
    assert position.after() == position
    with pytest.raises(TypeError):
        position.after(4)  # type: ignore[arg-type]


def test_what_a_position_tells() -> None:
    position = abande.Position("hex").after("d4", "c3", "e3")
    assert position.line == "hex x4/x5/x2,w,x3/x3,b,x3/x2,b,x3/x5/x4 w 16/17 0" == str(position)
    assert (position.turn, position.hands, position.over, position.passes) == ("w", (16, 17), False, 0)
    assert position.score() == (1, 1)
    assert position.sleepers() == ["e3"]
    assert position.stacks() == {"c3": "w", "d4": "b", "e3": "b"}
    position.play("c3-d4")
    assert position.stacks() == {"d4": "bw", "e3": "b"}
    assert list(position.stacks()) == sorted(position.stacks())
    assert position.board == abande.Board("hex")
    assert position.text().count("\n") > 5


def test_a_game_ends_by_two_passes() -> None:
    position = abande.Position("hex:2", pieces=1).after("b2", "a1", "pass")
    assert (position.moves(), position.over, position.passes) == (["pass"], False, 1)
    position.play("pass")
    assert position.over and position.moves() == [] and position.score() == (1, 1)
    with pytest.raises(abande.IllegalMove) as refused:
        position.play("pass")
    assert refused.value.rule == "game-over" and refused.value.spaces == []


@pytest.mark.parametrize(
    ("moves", "move", "rule", "spaces"),
    [
        ("d4", "a1", "not-next-to-band", ["a1"]),
        ("d4", "d4", "occupied", ["d4"]),
        ("d4 c3", "d4-c3", "too-early", []),
        ("d4 c3 d3", "pass", "hand-not-empty", []),
        ("d4 c3 e3 b2", "d4-c3", "would-split", ["d4", "b2", "c3", "e3"]),
    ],
)
def test_an_illegal_move_says_why_and_changes_nothing(moves: str, move: str, rule: str, spaces: list[str]) -> None:
    position = abande.Position("hex").after(*moves.split())
    before = position.line
    with pytest.raises(abande.IllegalMove) as refused:
        position.play(move)
    assert (refused.value.rule, refused.value.spaces, refused.value.game) == (rule, spaces, None)
    assert str(refused.value).endswith(".")
    assert position.line == before


def test_a_text_that_is_no_move_says_where() -> None:
    position = abande.Position("hex")
    for text, column in [("d4-x9", 4), ("", 1), ("h9", 1)]:
        with pytest.raises(abande.NotationError) as error:
            position.play(text)
        assert error.value.column == column
    assert position.line == START


def test_refusals_are_value_errors_and_pickle() -> None:
    illegal = abande.IllegalMove("No.", "occupied", ["d4"], 3)
    notation = abande.NotationError("Where?", 4, 2)
    unsolved = abande.Unsolved("Too late.", -2, 5)
    assert isinstance(illegal, ValueError) and isinstance(notation, ValueError)
    for error in [illegal, notation, unsolved]:
        for other in [pickle.loads(pickle.dumps(error)), copy.deepcopy(error)]:
            assert type(other) is type(error)
            assert (str(other), other.__dict__) == (str(error), error.__dict__)


def test_equality_and_hash_are_of_the_position_as_it_is_now() -> None:
    one = abande.Position("hex").after("d4", "c3", "d3", "c4")
    other = abande.Position("hex").after("d4", "c4", "d3", "c3")
    assert one == other and hash(one) == hash(other) and one is not other
    known = {one: "here"}
    assert known[other] == "here"
    before = hash(one)
    one.play("e4")
    assert one != other and hash(one) != before
    assert one != one.line
    assert abande.Position("hex:3") != abande.Position("hex:3@9")
    # What lies below the top makes a difference, as it does in lines.
    one, other = (abande.Position.from_line(f"hex:2@4 {cells}/x3/x2 b 1/1 0") for cells in ["bbw,wbw", "wbw,bbw"])
    assert one != other and one.moves() == other.moves()


def test_copies_are_apart() -> None:
    position = abande.Position("hex").after("d4")
    for other in [copy.copy(position), copy.deepcopy(position), pickle.loads(pickle.dumps(position))]:
        assert other == position and hash(other) == hash(position)
        other.play("c3")
        assert other != position and position.line.split()[2] == "w"


def test_a_pickle_carries_its_board(bow_tie: abande.Board) -> None:
    position = abande.Position(bow_tie, pieces=3).after("b1", "a1")
    assert pickle.loads(pickle.dumps(position)) == position
    script = "import pickle, sys; print(pickle.load(sys.stdin.buffer).line)"
    told = subprocess.run([sys.executable, "-c", script], input=pickle.dumps(position), capture_output=True, check=True)
    assert told.stdout.decode().strip() == position.line


def test_repr_reads_back() -> None:
    position = abande.Position("libre").after("0,1")
    assert eval(f"abande.{position!r}") == position


def test_pictures_are_svg(bow_tie: abande.Board) -> None:
    for position in [abande.Position("hex").after("d4", "c3"), abande.Position("libre"), abande.Position(bow_tie)]:
        picture = position._repr_svg_()
        assert ElementTree.fromstring(picture).tag.endswith("svg")
        assert "<circle" in picture
    assert abande.Position("hex")._repr_svg_() != abande.Position("hex").after("d4")._repr_svg_()


def test_random_games_on_every_board_end(bow_tie: abande.Board) -> None:
    chance = random.Random(1)
    boards: list[str | abande.Board] = ["hex:3@9", "square:5@9", "snub", "libre@9", bow_tie]
    for board in boards:
        position = abande.Position(board)
        while not position.over:
            position.play(chance.choice(position.moves()))
        black, white = position.score()
        assert (black == 0) == (white == 0)


def test_counting_leaves_lets_other_threads_run() -> None:
    counted: list[int] = []
    thread = threading.Thread(target=lambda: counted.append(abande.Position("hex").perft(5)))
    thread.start()
    thread.join()
    assert counted == [109116]
