"""The engine: searches, levels, exact values, reviews."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable

import numpy as np
import pytest

import abande

END = "hex:2@3 b,w/wb,x2/x2 b 1/1 0"


def test_a_search_finds_a_legal_move_and_says_what_it_is_worth() -> None:
    position = abande.Position("hex").after("d4", "c3")
    result = abande.Engine(threads=1, hash_mb=16).search(position, nodes=3000)
    assert result.best == result.pv[0] and result.best in position.moves()
    position.after(*result.pv)
    assert 0 < result.chance < 1 and (result.chance > 0.5) == (result.margin > 0)
    assert result.nodes > 0 and result.depth > 0 and not result.exact
    assert [line.best for line in result.lines] == [result.best]


def test_one_thread_with_nodes_or_depth_repeats_exactly_after_clear() -> None:
    engine = abande.Engine()
    position = abande.Position("square").after("d4", "c3", "d3")
    for limits in [{"nodes": 4000}, {"depth": 4}]:
        engine.clear()
        first = engine.search(position, **limits)
        engine.clear()
        again = engine.search(position, **limits)
        assert (first.best, first.margin, first.pv, first.nodes) == (again.best, again.margin, again.pv, again.nodes)


def test_several_lines_come_best_first() -> None:
    position = abande.Position("hex").after("d4", "c3", "d3")
    result = abande.Engine().search(position, depth=3, lines=3)
    assert len(result.lines) == 3 and len({line.best for line in result.lines}) == 3
    assert [line.margin for line in result.lines] == sorted((line.margin for line in result.lines), reverse=True)
    assert result.best == result.lines[0].best and result.margin == result.lines[0].margin
    for line in result.lines:
        position.after(*line.pv)


def test_time_alone_is_a_limit_too() -> None:
    assert abande.Engine(threads=2).search(abande.Position("hex"), movetime_ms=30).best in abande.Position("hex").moves()


def test_levels_choose_a_move_and_the_seed_is_a_temper() -> None:
    engine, position = abande.Engine(), abande.Position("hex").after("d4", "c3")
    for level in [1, 5]:
        chosen = [engine.search(position, level=level, seed=seed).best for seed in range(8)]
        assert set(chosen) <= set(position.moves())
        assert chosen == [engine.search(position, level=level, seed=seed).best for seed in range(8)]
        assert len(set(chosen)) > 1
    for wrong in [{"level": 0}, {"level": 11}, {"level": 10}, {}, {"nodes": 100, "lines": 0}, {"movetime_ms": -1}]:
        with pytest.raises(ValueError):
            engine.search(position, **wrong)


def test_an_engine_has_bounds() -> None:
    for wrong in [{"threads": 0}, {"hash_mb": 0}, {"threads": 100_000}, {"hash_mb": 10**9}]:
        with pytest.raises(ValueError):
            abande.Engine(**wrong)
    with pytest.raises(ValueError, match="over"):
        abande.Engine().search(abande.Position.from_line("hex:2@1 b,w/x3/x2 b 0/0 2"), nodes=10)


def best_margin(position: abande.Position) -> int:
    """By trying everything."""
    if position.over:
        black, white = position.score()
        return black - white if position.turn == "b" else white - black
    return max(-best_margin(position.after(move)) for move in position.moves())


def test_solutions_are_those_of_trying_everything() -> None:
    start = abande.Position("hex:2@3").after("b2", "a1")
    some = [abande.Position("hex:2@2"), abande.Position.from_line(END), start]
    some += [start.after(move) for move in start.moves()]
    some += [start.after(move, reply) for move in start.moves() for reply in start.after(move).moves()[::3]]
    # Both signs, or a wrong one would not be seen.
    assert {np.sign(best_margin(position)) for position in some} >= {-1, 1}
    for position in some:
        solution = abande.solve(position, seconds=10)
        assert solution.margin == best_margin(position)
        end = position.after(*solution.line)
        assert end.over
        black, white = end.score()
        assert solution.margin == (black - white if position.turn == "b" else white - black)
    margins = abande.solve_many(some, seconds=10)
    assert margins.dtype == np.float32 and margins.tolist() == [best_margin(position) for position in some]


def test_what_is_not_solved_in_time_says_so() -> None:
    with pytest.raises(abande.Unsolved) as unsolved:
        abande.solve(abande.Position("hex"), seconds=0.02)
    assert unsolved.value.least < unsolved.value.most
    margins = abande.solve_many([abande.Position("hex"), abande.Position("hex:2@1")], seconds=0.5)
    assert np.isnan(margins[0]) and margins[1] == best_margin(abande.Position("hex:2@1"))
    assert abande.solve_many([]).shape == (0,)
    for seconds in [-1, float("nan"), float("inf")]:
        with pytest.raises(ValueError):
            abande.solve(abande.Position("hex"), seconds=seconds)


def test_an_exact_search_says_so() -> None:
    result = abande.Engine().search(abande.Position.from_line(END), nodes=100_000)
    assert result.exact and result.margin == best_margin(abande.Position.from_line(END))
    assert result.chance in (0, 0.5, 1)


def test_a_review_judges_every_move() -> None:
    game = abande.Game("hex:2@3", ["b2", "a1", "a2", "a1-a2"])
    review = abande.Engine().review(game, nodes=2000)
    assert [move.move for move in review.moves] == game.moves and len(review) == 4
    assert [move.player for move in review.moves] == ["b", "w", "b", "w"]
    assert all(move.loss >= 0 and 0 <= move.loss_of_chance <= 1 for move in review.moves)
    verdicts = {"forced", "only", "best", "good", "inaccuracy", "mistake", "blunder"}
    assert {move.verdict for move in review.moves} <= verdicts and review.nodes > 0
    for position, move in zip(game.positions(), review.moves, strict=False):
        position.after(*move.better)


@pytest.mark.parametrize(
    "think",
    [
        lambda: abande.Engine().search(abande.Position("hex"), movetime_ms=60_000),
        lambda: abande.solve(abande.Position("hex"), seconds=60),
        lambda: abande.solve_many([abande.Position("hex")] * 3, seconds=60),
        lambda: abande.Engine().review(abande.Game("hex", ["d4", "c3"]), movetime_ms=60_000),
        lambda: abande.Position("hex").perft(9),
        lambda: unknowing(games=1, simulations=10**9),
        lambda: unknowing(games=2, exact_hands=36, exact_nodes=10**10),
    ],
)
def test_ctrl_c_ends_it(think: Callable[[], object]) -> None:
    """Another thread runs meanwhile: it is the one that presses Ctrl-C."""
    # Where the tests run in the background, it would not be heard.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    thread = threading.Timer(0.1, os.kill, (os.getpid(), signal.SIGINT))
    thread.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            think()
        thread.join()
    finally:
        signal.signal(signal.SIGINT, before)


def unknowing(games: int, **settings: int) -> object:
    """A search with a net that knows nothing."""
    mcts = abande.Mcts(abande.Batch("hex", games), **settings)
    return mcts.run(lambda obs, mask: (np.zeros(mask.shape), np.zeros(len(mask))))


def test_other_threads_run_while_it_thinks() -> None:
    found: list[abande.SearchResult] = []
    engine = abande.Engine()
    thread = threading.Thread(target=lambda: found.append(engine.search(abande.Position("hex"), movetime_ms=300)))
    thread.start()
    counted = 0
    while thread.is_alive():
        counted += 1
        time.sleep(0)
    assert found and counted > 10
