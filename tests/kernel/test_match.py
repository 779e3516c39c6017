"""Undo: only where nothing became known by the move."""

import pytest

from tabbytop import BadRecord, Match, game
from tabbytop.games.kibble_scuffle.game import GAME

NEVER = 10_000


def a_match_where(verb: str) -> Match:
    """A match whose last move was of this verb and its seat is asked again."""
    for seed in range(NEVER):
        match = Match.deal(GAME, 2, seed, {"deck": "all"})
        for _ in range(30):
            seat = match.table.actors()[0]
            moves = match.table.moves(seat)
            texts = [GAME.vocabulary.text(move) for move in moves]
            chosen = next((text for text in texts if text.startswith(verb)), texts[0])
            match.play(seat, chosen)
            if chosen.startswith(verb) and match.table.actors() == [seat]:
                return match
    raise AssertionError(f"no {verb} in {NEVER} games")


def test_item_can_be_undone_before_its_cat_is_played() -> None:
    match = a_match_where("play laser-pointer")
    seat, _ = match.record.moves[-1]
    before = match.record.replay(GAME, len(match.record.moves) - 1).position()
    assert match.can_undo(seat)
    assert not match.can_undo(1 - seat), "another's move is not yours to take back"
    assert match.undo(seat)
    assert match.table.position() == before
    assert match.record.replay(GAME).position() == before


def test_move_that_drew_random_numbers_cannot_be_undone() -> None:
    match = a_match_where("play bag")
    seat, _ = match.record.moves[-1]
    before = match.table.position()
    assert not match.undo(seat)
    assert match.table.position() == before


def test_end_of_turn_that_draws_cards_cannot_be_undone() -> None:
    match = Match.deal(GAME, 2, 7)
    seat = match.table.actors()[0]
    match.play(seat, match.table.moves(seat)[-1])
    while match.table.actors() == [seat]:
        match.play(seat, match.table.moves(seat)[-1])
    assert not match.can_undo(seat)


def test_secret_choice_can_be_undone_while_others_choose() -> None:
    match = Match.deal(GAME, 2, 7, {"deck": "built"})
    match.play(0, "omit tom")
    match.play(0, "omit queen")
    assert match.undo(0)
    assert match.undo(0)
    assert not match.can_undo(0), "there is nothing left to take back"
    assert match.record.moves == []
    assert match.table.position() == GAME.deal(2, 7, {"deck": "built"}).position()


def test_match_resumes_from_its_record() -> None:
    match = Match.deal(game("kibble-scuffle"), 3, 5)
    for _ in range(12):
        seat = match.table.actors()[0]
        events = match.play(seat, match.table.moves(seat)[0])
        assert events, "whoever drives the match is told what happened"
    again = Match.resume(GAME, match.record)
    assert again.table.position() == match.table.position()
    assert again.table.events is not None


def test_move_that_reveals_hands_at_the_end_cannot_be_undone() -> None:
    match = Match.deal(GAME, 2, 3, {"deck": "built"})
    while actors := match.table.actors():
        match.play(actors[0], match.table.moves(actors[0])[0])
    last = match.record.moves[-1][0]
    assert match.undo_obstacle(last) == "revealed"
    assert not match.undo(last)


def test_a_record_has_plain_numbers_for_seats() -> None:
    match = Match.deal(GAME, 2, 7)
    seat = match.table.actors()[0]
    match.play(bool(seat), match.table.moves(seat)[0])
    assert match.record.text().count(f'"{seat}: play') == 1


def test_obstacles_are_the_same_after_resuming() -> None:
    """A resumed match finds them by replaying the move."""
    match = Match.deal(GAME, 2, 7, {"deck": "all"})
    for _ in range(30):
        seat = match.table.actors()[0]
        match.play(seat, match.table.moves(seat)[0])
        last = len(match.record.moves) - 1
        again = Match.resume(GAME, match.record)
        assert again.obstacle(last) == match.obstacle(last)
        assert again.undo_obstacle(seat) == match.undo_obstacle(seat)
    found = {match.obstacle(place) for place in range(30)}
    assert len(found) > 1, "some moves can be taken back, some cannot"
    again.play(again.table.actors()[0], again.table.moves(again.table.actors()[0])[0])
    assert [again.obstacle(place) for place in range(30)] == [
        match.obstacle(place) for place in range(30)
    ]


def test_events_of_the_deal_do_not_count_for_the_first_move() -> None:
    match = Match.deal(GAME, 2, 7, {"deck": "built"})
    match.table.emit("peek", {}, reveals=True)
    match.play(0, "omit tom")
    assert match.can_undo(0)


def test_truncate_undoes_revealing_moves() -> None:
    match = Match.deal(GAME, 2, 7)
    positions = [match.table.position()]
    for _ in range(12):
        seat = match.table.actors()[0]
        match.play(seat, match.table.moves(seat)[0])
        positions.append(match.table.position())
    record = match.record
    match.truncate(5)
    assert match.table.position() == positions[5]
    assert match.record is record
    assert len(record.moves) == 5
    assert match.table.take_events() == []
    seat = match.table.actors()[0]
    match.play(seat, match.table.moves(seat)[0])
    assert match.table.position() == positions[6]


def test_one_of_several_secret_choices_can_be_removed() -> None:
    match = Match.deal(GAME, 2, 7, {"deck": "built"})
    match.play(0, "omit tom")
    match.play(1, "omit queen")
    assert match.can_remove_move(0)
    match.remove_move(0)
    assert match.record.moves == [(1, "omit queen")]
    other = Match.deal(GAME, 2, 7, {"deck": "built"})
    other.play(1, "omit queen")
    assert match.table.position() == other.table.position()


def test_move_that_later_ones_depend_on_cannot_be_removed() -> None:
    match = Match.deal(GAME, 2, 7)
    for _ in range(4):
        seat = match.table.actors()[0]
        match.play(seat, match.table.moves(seat)[0])
    before = match.table.position()
    assert not match.can_remove_move(0)
    with pytest.raises(BadRecord):
        match.remove_move(0)
    assert match.table.position() == before
    assert len(match.record.moves) == 4


def test_match_knows_which_moves_pass_the_turn() -> None:
    table_game = game("tem-purr-a")
    match = Match.deal(table_game, 3, 5)
    expected = []
    for _ in range(40):
        before = match.table.actors()
        seat = before[0]
        match.play(seat, match.table.moves(seat)[0])
        expected.append(bool(set(match.table.actors()) - set(before)))
    assert True in expected
    assert False in expected
    places = range(len(expected))
    assert [match.passes_turn(place) for place in places] == expected
    resumed = Match.resume(table_game, match.record)
    assert [resumed.passes_turn(place) for place in places] == expected
