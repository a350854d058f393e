"""Batches: the contract line by line."""

from __future__ import annotations

import os
import signal
import threading
import warnings
from typing import Any

import numpy as np
import pytest

import abande

PLANES = ["own 1", "own 2", "own 3", "other 1", "other 2", "other 3", "own hand", "other hand", "passes", "black"]


def planes(position: abande.Position) -> Any:
    """What a position looks like, from what it says itself, on a board with edges."""
    spaces = position.board.spaces
    shown = np.zeros((len(PLANES), len(spaces)), np.uint8)
    for name, stack in position.stacks().items():
        shown[(0 if stack[-1] == position.turn else 3) + len(stack) - 1, spaces.index(name)] = 1
    us, them = (0, 1) if position.turn == "b" else (1, 0)
    shown[6], shown[7] = position.hands[us], position.hands[them]
    shown[8], shown[9] = position.passes, position.turn == "b"
    return shown


def play(batch: abande.Batch, steps: int) -> list[Any]:
    """All arrays of some random steps, copied."""
    seen = list(batch.reset(copy=True))
    for _ in range(steps):
        actions = batch.random_actions(copy=True)
        seen += [actions, *batch.step(actions, copy=True), batch.to_move.copy(), batch.score.copy()]
    return seen


@pytest.mark.parametrize(("board", "spaces", "actions"), [("hex", 37, 218), ("square", 49, 362), ("snub", 49, 254)])
def test_shapes_and_kinds(board: str, spaces: int, actions: int) -> None:
    batch = abande.Batch(board, 3)
    obs, mask = batch.reset()
    assert (len(batch), batch.num_actions, batch.num_spaces) == (3, actions, spaces)
    assert obs.shape == (3, 10, spaces) and obs.dtype == np.uint8 and obs.flags.c_contiguous
    assert mask.shape == (3, actions) and mask.dtype == np.bool_
    obs, mask, reward, done = batch.step(batch.random_actions())
    assert reward.shape == (3, 2) and reward.dtype == np.float32
    assert done.shape == (3,) and done.dtype == np.bool_
    assert batch.to_move.shape == (3,) and batch.to_move.dtype == np.int8
    assert batch.score.shape == (3, 2) and batch.score.dtype == np.int16
    assert batch.random_actions().dtype == np.int32


@pytest.mark.parametrize("dtype", ["uint8", "float32"])
@pytest.mark.parametrize("board", ["hex", "square:5@7", "snub", "hex:6", "bow-tie"])
def test_observations_masks_and_turns_are_those_of_the_positions(board: str, dtype: Any, bow_tie: abande.Board) -> None:
    batch = abande.Batch(bow_tie if board == "bow-tie" else board, 4, seed=5, dtype=dtype)
    obs, mask = batch.reset()
    for _ in range(90):
        for game in range(len(batch)):
            position = batch.position(game)
            assert (obs[game] == planes(position)).all()
            names = [batch.action_name(int(action)) for action in np.flatnonzero(mask[game])]
            assert sorted(names, key=str.encode) == position.moves()
            assert batch.to_move[game] == "bw".index(position.turn)
        batch.step(batch.random_actions())
    assert obs.dtype == dtype


@pytest.mark.parametrize("board", ["hex", "square", "snub", "bow-tie"])
def test_actions_are_entries_then_captures_by_source_and_target_then_the_pass(board: str, bow_tie: abande.Board) -> None:
    batch = abande.Batch(bow_tie if board == "bow-tie" else board, 1)
    spaces = batch.board.spaces
    captures = [
        f"{source}-{target}"
        for source in spaces
        for target in sorted(batch.board.neighbours(source), key=spaces.index)
    ]
    names = [batch.action_name(action) for action in range(batch.num_actions)]
    assert names == [*spaces, *captures, "pass"]
    assert [batch.action_index(name) for name in names] == list(range(batch.num_actions))
    assert batch.action_index("PASS") == batch.num_actions - 1
    for action in [-1, batch.num_actions]:
        with pytest.raises(IndexError):
            batch.action_name(action)


def test_texts_that_are_no_action_are_refused() -> None:
    batch = abande.Batch("hex", 1)
    with pytest.raises(ValueError, match="no action"):
        batch.action_index("a1-g1")
    with pytest.raises(abande.NotationError):
        batch.action_index("x9")


def test_ended_games_begin_anew_in_the_same_step() -> None:
    batch = abande.Batch("hex:2@2", 8, seed=3)
    obs, mask = batch.reset()
    ended = 0
    for _ in range(60):
        before = [batch.position(game) for game in range(8)]
        actions = batch.random_actions(copy=True)
        _, _, reward, done = batch.step(actions)
        for game in range(8):
            after = before[game].after(batch.action_name(int(actions[game])))
            assert done[game] == after.over
            if after.over:
                ended += 1
                black, white = after.score()
                assert tuple(batch.score[game]) == (black, white)
                assert tuple(reward[game]) == (np.sign(black - white), np.sign(white - black))
                assert batch.position(game) == abande.Position("hex:2@2")
                assert batch.to_move[game] == 0 and (obs[game] == planes(batch.position(game))).all()
            else:
                assert tuple(reward[game]) == (0, 0) and batch.position(game) == after
    assert ended > 10


def test_without_auto_reset_ended_games_stand_still() -> None:
    batch = abande.Batch("hex:2@2", 4, seed=3, auto_reset=False)
    obs, mask = batch.reset()
    first: dict[int, Any] = {}
    for _ in range(40):
        _, _, reward, done = batch.step(batch.random_actions())
        for game in map(int, np.flatnonzero(done)):
            assert not mask[game].any() and batch.position(game).over
            if game in first:
                assert tuple(reward[game]) == (0, 0)
                assert (obs[game] == first[game]).all()
            first.setdefault(game, obs[game].copy())
    assert len(first) == 4 and done.all()
    # Whatever the action is, it is ignored.
    batch.step(np.full(4, -7, np.int32))
    batch.reset()
    assert mask.any(axis=1).all() and not done.any()


def test_rewards_say_who_has_won() -> None:
    rewards = np.zeros(3, int)
    batch = abande.Batch("hex:3@5", 64, seed=1)
    batch.reset()
    for _ in range(200):
        _, _, reward, done = batch.step(batch.random_actions())
        margin = batch.score[done, 0] - batch.score[done, 1]
        assert (np.sign(margin) == reward[done, 0]).all() and (reward[:, 0] == -reward[:, 1]).all()
        rewards += [(reward[done, 0] == value).sum() for value in (1, 0, -1)]
    assert (rewards > 0).all()


def test_an_illegal_action_moves_no_game_and_tells_which_it_was() -> None:
    batch = abande.Batch("hex", 3, threads=2)
    obs, mask = batch.reset()
    batch.step([batch.action_index("d4")] * 3)
    before = [obs.copy(), mask.copy(), batch.to_move.copy()]
    good = batch.action_index("c3")
    for action, rule, spaces in [
        (batch.action_index("a1"), "not-next-to-band", ["a1"]),
        (batch.action_index("d4"), "occupied", ["d4"]),
        (batch.num_actions, "no-such-action", []),
        (-1, "no-such-action", []),
        (2**40, "no-such-action", []),
    ]:
        both: list[Any] = [[good, action, good], np.array([good, action, good])]
        for actions in both:
            with pytest.raises(abande.IllegalMove) as refused:
                batch.step(actions)
            assert (refused.value.game, refused.value.rule, refused.value.spaces) == (1, rule, spaces)
    assert all((now == then).all() for now, then in zip([obs, mask, batch.to_move], before, strict=True))
    assert all(batch.position(game) == abande.Position("hex").after("d4") for game in range(3))


def test_actions_may_be_any_whole_numbers_one_for_each_game() -> None:
    batch = abande.Batch("hex", 2)
    kinds: list[Any] = [[18, 18], (18, 18), *(np.array([18, 18], kind) for kind in (np.int32, np.int64, np.uint8))]
    for actions in kinds:
        batch.reset()
        batch.step(actions)
        assert batch.position(1).stacks() == {"d4": "b"}
    batch.step(np.arange(4, dtype=np.int32)[::2] * 0 + np.flatnonzero(batch.reset()[1][0])[:2].astype(np.int32))
    with pytest.raises(ValueError, match="3 actions for 2 games"):
        batch.step([1, 2, 3])
    for wrong in [[1.5, 2.5], np.zeros(2), "ab", None]:
        with pytest.raises(TypeError):
            batch.step(wrong)  # type: ignore[arg-type]


def test_arrays_are_read_only_the_same_each_time_and_overwritten() -> None:
    batch = abande.Batch("hex", 2)
    obs, mask = batch.reset()
    before = obs.copy()
    actions = batch.random_actions()
    stepped = batch.step(actions)
    assert stepped[0] is obs and stepped[1] is mask and batch.reset()[0] is obs
    assert batch.step(batch.random_actions())[2] is stepped[2]
    assert batch.random_actions() is actions and batch.to_move is batch.to_move and batch.score is batch.score
    assert not (obs == before).all()
    for array in [obs, mask, *stepped, batch.to_move, batch.score, actions]:
        assert not array.flags.writeable and array.base is not None
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_copies_are_fresh_and_may_be_written() -> None:
    batch = abande.Batch("hex", 2)
    shown, _ = batch.reset()
    arrays = [*batch.reset(copy=True), batch.random_actions(copy=True)]
    arrays += batch.step(arrays[2], copy=True)
    for array in arrays:
        assert array.flags.writeable and array.flags.owndata
    assert not (arrays[0] == shown).all() and (arrays[3] == shown).all()


@pytest.mark.parametrize("board", ["hex", "libre"])
def test_same_seed_same_arrays_whatever_the_threads(board: str) -> None:
    steps = 70 if board == "hex" else 20
    one, same, three, other = (
        play(abande.Batch(board, 7, seed=seed, threads=threads), steps)
        for seed, threads in [(9, 1), (9, 1), (9, 3), (10, 1)]
    )
    for others in [same, three]:
        assert all((left == right).all() for left, right in zip(one, others, strict=True))
    assert not all((left == right).all() for left, right in zip(one, other, strict=True))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there are no forks")
def test_a_fork_has_threads_of_its_own() -> None:
    batch = abande.Batch("hex", 64, seed=3, threads=2)
    actions = batch.random_actions(copy=True)
    with warnings.catch_warnings():
        # That is what is tried here.
        warnings.simplefilter("ignore", DeprecationWarning)
        child = os.fork()
    if child == 0:
        # In a state of its own, so nothing of the tests must run on in it.
        signal.alarm(60)
        batch.step(actions)
        os._exit(0 if batch.random_actions().shape == (64,) else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    batch.step(actions)


def test_a_seed_begins_the_streams_anew_and_none_goes_on() -> None:
    batch = abande.Batch("hex", 5, seed=1)
    first = [batch.random_actions(copy=True) for _ in range(3)]
    batch.reset()
    assert not all((batch.random_actions() == actions).all() for actions in first)
    batch.reset(seed=1)
    assert all((batch.random_actions() == actions).all() for actions in first)
    # Each game has its own.
    assert len({tuple(column) for column in np.array(first).T}) == 5


def test_random_actions_are_all_the_legal_ones_alike() -> None:
    batch = abande.Batch("hex", 1000, seed=2)
    batch.step([batch.action_index("d4")] * 1000)
    actions, counts = np.unique(batch.random_actions(), return_counts=True)
    assert [batch.action_name(int(action)) for action in actions] == ["c3", "c4", "d3", "d5", "e3", "e4"]
    assert counts.min() > 120


def test_more_threads_than_games_and_wrong_arguments() -> None:
    batch = abande.Batch("hex:3@9", 2, threads=8)
    assert batch.step(batch.random_actions())[0].shape[0] == 2
    wrong: list[dict[str, Any]] = [{"n": 0}, {"threads": 0}, {"threads": 1000}, {"dtype": "int8"}, {"n": 2**60}]
    for arguments in wrong:
        with pytest.raises(ValueError):
            abande.Batch(**{"board": "hex", "n": 2, **arguments})
    with pytest.raises((ValueError, OverflowError)):
        abande.Batch("hex", -1)


def test_more_games_than_memory_holds_are_refused() -> None:
    with pytest.raises(MemoryError, match="MiB"):
        abande.Batch("hex", 4 * 10**8)


def test_games_begin_where_they_are_told_to() -> None:
    start = abande.Position("hex").after("d4", "c3")
    batch = abande.Batch("hex", 2, start=start)
    assert batch.position(0) == batch.position(-1) == start
    start.play("d3")
    batch.step(batch.random_actions())
    batch.reset()
    assert batch.position(1) == abande.Position("hex").after("d4", "c3")
    near = abande.Position.from_line("hex:2@1 b,w/x3/x2 b 0/0 1")
    batch = abande.Batch("hex:2", 1, start=near)
    _, _, reward, done = batch.step([batch.action_index("pass")])
    assert done[0] and batch.position(0) == near
    with pytest.raises(ValueError, match="on hex:2, the batch on hex"):
        abande.Batch("hex", 1, start=near)
    with pytest.raises(ValueError, match="over"):
        abande.Batch("hex:2", 1, start=near.after("pass"))


def test_a_game_is_set_to_any_position() -> None:
    batch = abande.Batch("hex", 3)
    obs, mask = batch.reset()
    position = abande.Position("hex").after("d4", "c3", "d3")
    batch.set(1, position)
    assert batch.position(1) == position and (obs[1] == planes(position)).all()
    assert mask[1].sum() == 11 and batch.to_move.tolist() == [0, 1, 0]
    position.play("c4")
    assert batch.position(1) != position
    batch.position(1).play("c4")
    assert batch.position(1) != position
    for game in [3, -4]:
        with pytest.raises(IndexError):
            batch.set(game, position)
    with pytest.raises(ValueError, match="on snub"):
        batch.set(0, abande.Position("snub"))
    over = abande.Position("hex:2@1").after("b2", "a1", "pass", "pass")
    with pytest.raises(ValueError, match="over"):
        abande.Batch("hex:2", 1).set(0, over)
    still = abande.Batch("hex:2", 1, auto_reset=False)
    still.set(0, over)
    assert still.step([0])[3][0]


@pytest.mark.parametrize("board", ["hex", "hex:2", "square", "snub", "libre"])
def test_on_the_grid_neighbours_lie_beside_each_other(board: str) -> None:
    batch = abande.Batch(board, 1)
    grid = batch.grid
    assert grid is not None and grid.dtype == np.int32 and grid.shape == (batch.num_spaces, 2)
    assert grid.min() == 0 and len({tuple(place) for place in grid}) == batch.num_spaces
    if board == "libre":
        assert (grid == [(row, column) for row in range(27) for column in range(27)]).all()
        return
    spaces = batch.board.spaces
    steps = set()
    for number, name in enumerate(spaces):
        for other in batch.board.neighbours(name):
            steps.add(tuple(int(step) for step in grid[spaces.index(other)] - grid[number]))
    assert all(max(abs(row), abs(column)) == 1 for row, column in steps)
    # Hexagons have six directions, each one step everywhere.
    assert len(steps) == (6 if board.startswith("hex") else 8)


def test_boards_from_files_have_no_grid(bow_tie: abande.Board) -> None:
    assert abande.Batch(bow_tie, 1).grid is None


@pytest.mark.parametrize("board", ["hex", "square", "snub"])
def test_symmetries_turn_observations_masks_and_actions_alike(board: str) -> None:
    spaces, actions = abande.symmetries(board)
    batch = abande.Batch(board, len(spaces), seed=4)
    obs, mask = batch.reset()
    other = abande.Batch(board, 1, seed=4)
    for _ in range(60):
        chosen = other.random_actions(copy=True)
        single_obs, single_mask, _, _ = other.step(chosen)
        batch.step(actions[:, chosen[0]])
        for table, moves, seen, legal in zip(spaces, actions, obs, mask, strict=True):
            assert (seen[:, table] == single_obs[0]).all()
            assert (legal[moves] == single_mask[0]).all()


def test_two_threads_in_one_batch_are_an_error_and_do_no_harm() -> None:
    batch = abande.Batch("hex", 20_000)
    batch.reset()
    actions = batch.random_actions(copy=True)
    faults: list[Exception] = []
    steps = 0
    begin = threading.Barrier(2)

    def work() -> None:
        nonlocal steps
        begin.wait()
        for _ in range(200):
            try:
                batch.step(batch.random_actions(copy=True))
                steps += 1
            except RuntimeError as error:
                faults.append(error)
            except abande.IllegalMove:
                steps += 1  # the other one was faster between two calls
            if faults and steps > 1:
                return

    threads = [threading.Thread(target=work) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert faults and "borrowed" in str(faults[0])
    batch.reset()
    batch.step(actions)
