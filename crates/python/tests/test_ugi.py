"""An agent as an engine: dialogues, line by line."""

from __future__ import annotations

import io
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

import abande
from abande import ugi

START = abande.Position("hex").line


def first(position: abande.Position) -> str:
    return position.moves()[0]


def told(*lines: str, agent: Any = first, **settings: Any) -> list[str]:
    """What is answered to these lines."""
    output = io.StringIO()
    ugi.serve(agent, input=[f"{line}\n" for line in lines], output=output, **settings)
    return output.getvalue().splitlines()


def test_it_introduces_itself() -> None:
    assert told("ugi", "isready", name="Tiny", author="Ada", board="hex:3@9") == [
        "id name Tiny",
        "id author Ada",
        "option name Board type string default hex:3@9",
        "ugiok",
        "readyok",
    ]


def test_positions_are_set_shown_and_asked_about() -> None:
    line = "libre 0,0:b;1,0:w b 17/17 0"
    assert told(
        "d",
        "position startpos moves d4 c3 e3",
        "d",
        "query p1turn",
        "query gameover",
        "query result",
        f"position fen {line} moves 0,1",
        "d",
        "",
        "uginewgame",
        "d",
        "query p1turn",
    ) == [
        START,
        "hex x4/x5/x2,w,x3/x3,b,x3/x2,b,x3/x5/x4 w 16/17 0",
        "response false",
        "response false",
        "response none",
        "libre 0,0:b;0,1:b;1,0:w w 16/17 0",
        START,
        "response true",
    ]


def test_the_end_of_a_game() -> None:
    questions = ["query gameover", "query result", "go"]
    drawn = told("setoption name board value hex:2@1", "position startpos moves b2 a1 pass pass", *questions)
    assert drawn == ["response true", "response draw", "bestmove none"]
    assert told("position fen hex:2@3 x,b/x2,b/w,wwb w 0/0 2", *questions)[1] == "response p1win"
    assert told("position fen hex:2@3 x,w/x2,w/b,bbw w 0/0 2", *questions)[1] == "response p2win"


def test_the_agent_is_asked_for_the_position_as_it_is() -> None:
    seen = []

    def agent(position: abande.Position) -> str:
        seen.append(position.line)
        move = position.moves()[-1]
        position.play(move)
        return move

    assert told("position startpos moves d4", "go movetime 5", "stop", "d", agent=agent) == [
        "bestmove e4",
        abande.Position("hex").after("d4").line,
    ]
    assert seen == [abande.Position("hex").after("d4").line]


def test_an_agent_gets_the_limits_if_it_asks_for_them() -> None:
    seen = []

    def agent(position: abande.Position, limits: dict[str, int]) -> str:
        seen.append(limits)
        return "d4"

    told("go p1time 1000 p2time 900 p1inc 10", "go infinite", "go", "go nodes 7 depth 3", agent=agent)
    assert seen == [{"p1time": 1000, "p2time": 900, "p1inc": 10}, {}, {}, {"nodes": 7, "depth": 3}]


def test_an_agent_may_answer_by_number_also_where_the_window_moves() -> None:
    batch = abande.Batch("hex", 1)
    assert told("go", agent=lambda position: batch.action_index("d4")) == ["bestmove d4"]
    libre = abande.Batch("libre", 1)
    moved = abande.Position("libre").after("0,1", "1,1", "2,0")
    libre.reset()
    libre.set(0, moved)
    action = int(libre.random_actions()[0])
    line = f"position fen {moved.line}"
    assert told(line, "go", agent=lambda position: action) == [f"bestmove {libre.action_name(action)}"]


def test_what_the_agent_prints_is_no_answer(capsys: pytest.CaptureFixture[str]) -> None:
    def agent(position: abande.Position) -> str:
        print("thinking")
        return "d4"

    ugi.serve(agent, input=["go\n"])
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("bestmove d4\n", "thinking\n")


@pytest.mark.parametrize("answer", [None, 1.5, "", "d4 c3", "d4\nbestmove c3"])
def test_an_agent_that_gives_no_move_ends(answer: Any) -> None:
    with pytest.raises((TypeError, ValueError)):
        told("go", agent=lambda position: answer)


def test_what_the_agent_raises_ends_it() -> None:
    def agent(position: abande.Position) -> str:
        raise ValueError("lost")

    with pytest.raises(ValueError, match="lost"):
        told("go", agent=agent)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("position startpos moves c3 c3", "position, move 2 'c3': c3 is occupied"),
        ("position startpos c3", "'c3' where 'moves'"),
        ("position fen hex x4 b 18/18 0", "column"),
        ("position fen", "column"),
        ("setoption name Board value hex:99", "no size of hex"),
        ("setoption name Board value nowhere.toml", "No such file"),
        ("setoption name Hash value 3", "no option 'Hash'"),
        ("go depth x", "depth takes a number, not 'x'"),
        ("go movetime", "movetime takes a number"),
        ("go fast", "no 'fast'"),
        ("query moves", "no 'moves'"),
        ("hello \x00 there", "not understood"),
        (f"position startpos moves {'x' * 2000}", "position, move 1 'xxx"),
    ],
)
def test_what_is_not_understood_is_told_in_one_line_and_changes_nothing(line: str, reason: str) -> None:
    error, position = told(line, "d")
    assert error.startswith("info string error: ") and reason in error and len(error) < 600
    assert position == START


def test_boards_from_files_stay_known(bow_tie_file: Path) -> None:
    lines = told(
        f"setoption name Board value {bow_tie_file}",
        "d",
        "setoption name Board value hex",
        "position fen bow-tie x2/b/x2 w 17/18 0",
        "go",
    )
    assert lines == ["bow-tie x2/x/x2 b 18/18 0", "bestmove a1"]


def test_as_a_process_of_its_own_that_answers_at_once() -> None:
    script = "import abande.ugi; abande.ugi.serve(lambda position: position.moves()[0])"
    pipe = subprocess.PIPE
    # With -E nobody's PYTHONUNBUFFERED answers for it.
    command = [sys.executable, "-E", "-c", script]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, bufsize=0) as engine:
        assert engine.stdin is not None and engine.stdout is not None
        # Only reached when something is broken.
        watchdog = threading.Timer(60, engine.kill)
        watchdog.start()
        for line, answer in [(b"\xff\xfe\n", b"info string error: "), (b"go\n", b"bestmove a1")]:
            engine.stdin.write(line)
            assert engine.stdout.readline().startswith(answer)
        engine.stdin.write(b"quit\nd\n")
        assert engine.stdout.read() == b"" and engine.wait() == 0
        watchdog.cancel()
