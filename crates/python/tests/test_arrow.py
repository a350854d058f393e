"""Games as Arrow tables."""

from __future__ import annotations

from collections.abc import Iterator

import pyarrow as pa

import abande
from abande import arrow

GAMES = [
    abande.Game("hex:2@1", ["b2", "a1", "pass", "pass"]),
    abande.Game("libre", ["0,1", "1,-1"], result="0-1"),
    abande.Game(abande.Position("hex").after("d4"), ["c3"]),
]


def test_every_position_is_a_row_with_the_move_that_was_played() -> None:
    table = arrow.positions(GAMES).read_all()
    assert table.schema == arrow.POSITIONS
    rows = table.to_pylist()
    for number, game in enumerate(GAMES):
        own = [row for row in rows if row["game"] == number]
        assert [row["ply"] for row in own] == list(range(len(game) + 1))
        assert [row["position"] for row in own] == [position.line for position in game.positions()]
        assert [row["turn"] for row in own] == [position.turn for position in game.positions()]
        assert [row["move"] for row in own] == [*game.moves, None]
        assert {row["result"] for row in own} == {game.result}
        for row, position in zip(own[:-1], game.positions(), strict=False):
            batch = abande.Batch(game.board, 1)
            batch.set(0, position)
            assert batch.action_name(row["action"]) == row["move"]
        assert own[-1]["action"] is None
    assert [row["board"] for row in rows if row["ply"] == 0] == ["hex:2@1", "libre", "hex"]


def test_margins_are_those_of_games_that_were_played_out_for_the_player_to_move() -> None:
    won = abande.Game("hex:2@3", ["b2", "a1", "a2", "a1-a2", "b1", "b3", "a2-b2", "pass", "pass"][:3])
    table = arrow.positions([GAMES[0], won]).read_all().to_pylist()
    assert {row["margin"] for row in table if row["game"] == 0} == {0}
    assert {row["margin"] for row in table if row["game"] == 1} == {None}
    end = abande.Position.from_line("hex:2@3 x,b/x2,b/w,wwb w 0/0 1")
    rows = arrow.positions([abande.Game(end, ["pass"])]).read_all().to_pylist()
    black, white = end.score()
    assert [(row["turn"], row["margin"]) for row in rows] == [("w", white - black), ("b", black - white)]
    assert black != white


def test_games_are_taken_as_they_are_asked_for() -> None:
    taken = 0

    def many() -> Iterator[abande.Game]:
        nonlocal taken
        for _ in range(1000):
            taken += 1
            yield GAMES[0]

    reader = arrow.positions(many(), rows=50)
    first = reader.read_next_batch()
    assert isinstance(first, pa.RecordBatch) and first.num_rows == 50 and taken == 10
    assert sum(batch.num_rows for batch in reader) == 5000 - 50
    assert arrow.positions([]).read_all().num_rows == 0
