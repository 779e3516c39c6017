"""The feeding phase: secret plans, then the reveal."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabbytop import Match, quick
from tabbytop.games.cat_lady.game import GAME
from tabbytop.games.cat_lady.table import CatLadyTable
from tests.games.cat_lady.tables import (
    PLAIN,
    assert_refused,
    dealt,
    feed_nobody,
    moves,
    play,
    prompt_key,
)


def feeding(
    cats: list[list[str]], food: list[str], hands: list[list[str]] | None = None, seats: int = 2
) -> CatLadyTable:
    """Return a table after the last turn, in the feeding phase."""
    table = GAME.arrange(
        seats, cats=cats, food=food, hands=hands or [], grid=PLAIN, deck=0, events=True
    )
    play(table, "0: take row b", "0: end")
    table.take_events()
    return table


@pytest.mark.ruling("CL-C1")
def test_seat_feeds_token_by_token_takes_back_and_says_done() -> None:
    table = feeding([["zeus", "bell"], []], ["cc", ""])
    assert moves(table, 0) == ["done", "feed bell chicken", "feed zeus chicken"]
    play(table, "0: feed zeus chicken")
    assert_refused(table, 0, "done", "CL-C1")
    play(table, "0: feed bell chicken")
    assert moves(table, 0) == ["take back bell", "take back zeus"]
    assert_refused(table, 0, "feed zeus chicken", "CL-C1")
    play(table, "0: take back bell", "0: feed zeus chicken")
    assert moves(table, 0) == ["done", "take back zeus"]
    assert_refused(table, 0, "take back bell", "CL-C1")
    assert_refused(table, 0, "feed sox tuna", "CL-C1")
    play(table, "0: done")
    assert table.actors() == [1]


@pytest.mark.ruling("CL-C1")
def test_others_see_only_who_is_done() -> None:
    table = feeding([["zeus"], ["bell"]], ["cc", "c"])
    before = table.view(1)
    play(table, "0: feed zeus chicken", "0: feed zeus chicken")
    assert table.view(1) == before
    assert table.take_events() == []
    play(table, "0: done")
    [event] = table.take_events()
    assert event.seen_by(1) == event.seen_by(None) == {"event": "done", "seat": 0}
    assert event.seen_by(0)["plan"] == ["feed zeus chicken", "feed zeus chicken"]
    assert [player["done"] for player in table.view(1)["players"]] == [True, False]
    assert table.view(1)["players"][0]["plan"] is None


@pytest.mark.ruling("CL-C1", "CL-C36")
def test_last_done_reveals_all_plans_and_ends_the_game() -> None:
    table = feeding([["zeus"], ["bell"]], ["cc", "c"])
    play(table, "0: feed zeus chicken", "0: feed zeus chicken", "0: done")
    play(table, "1: feed bell chicken")
    assert table.result() is None
    table.take_events()
    play(table, "1: done")
    kinds = [event.kind for event in table.take_events()]
    assert kinds == ["done", "reveal", "end"]
    assert table.actors() == []
    plans = [player["plan"] for player in table.view(None)["players"]]
    assert plans == [["feed zeus chicken"] * 2, ["feed bell chicken"]]


@pytest.mark.ruling("CL-C36", "CL-C6")
def test_hands_open_after_the_last_turn() -> None:
    table = GAME.arrange(2, hands=[[], ["catnip"]], grid=PLAIN, deck=0)
    assert table.view(0)["players"][1]["cards"] is None
    play(table, "0: take row b")
    assert table.view(0)["players"][1]["cards"] is None
    play(table, "0: end")
    assert table.view(0)["players"][1]["cards"] == ["catnip"]
    assert table.view(None)["players"][0]["cards"] is not None


@pytest.mark.ruling("CL-C6")
def test_view_shows_hand_sizes_and_with_open_hands_the_cards() -> None:
    for lies_open in (False, True):
        table = GAME.arrange(
            3, hands=[["catnip"], ["brush", "mouse-toy"]], options={"open_hands": lies_open}
        )
        other = table.view(0)["players"][1]
        assert other["hand"] == 2
        assert other["cards"] == (["mouse-toy", "brush"] if lies_open else None)
        own = table.view(1)["own"]
        assert own is not None
        assert own["hand"] == ["mouse-toy", "brush"]


@pytest.mark.ruling("CL-C6", "G4")
def test_determinization_keeps_hands() -> None:
    table = dealt(4, 3)
    chance = quick(8)
    renewed = 0
    while table.actors() and prompt_key(table, table.actors()[0]) != "feed":
        seat = table.actors()[0]
        imagined = table.imagine((seat + 1) % 4, chance)
        assert isinstance(imagined, CatLadyTable)
        assert imagined.hands == table.hands
        assert sorted(imagined.deck + imagined.removed) == sorted(table.deck + table.removed)
        renewed += imagined.removed != table.removed
        options = table.moves(seat)
        table.play(seat, options[chance.below(len(options))])
    assert renewed > 20


@pytest.mark.ruling("CL-C6", "G5")
def test_views_do_not_leak_hidden_cards() -> None:
    table = dealt(4, 3)
    for watcher in (None, 0, 1, 2, 3):
        shown = json.dumps(table.view(watcher))
        assert "stray_deck" not in shown
        assert '"removed": 6' in shown
        assert f'"deck": {len(table.deck)}' in shown


@pytest.mark.ruling("CL-C1", "CL-C2")
def test_determinization_gives_done_seats_their_reference_plan() -> None:
    table = feeding([["zeus"], ["bell", "sox"]], ["cc", "c"])
    play(table, "1: done", "0: feed zeus chicken")
    imagined = table.imagine(0, quick(1))
    assert isinstance(imagined, CatLadyTable)
    texts = [GAME.vocabulary.text(move) for move in imagined.plans[1]]
    assert texts == ["feed bell chicken"]
    assert imagined.plans[0] == table.plans[0]
    assert table.plans[1] == []


@pytest.mark.ruling("CL-C1")
def test_determinization_clears_plans_of_seats_still_feeding() -> None:
    table = feeding([["zeus"], ["bell", "sox"]], ["cc", "c"])
    play(table, "1: feed bell chicken")
    imagined = table.imagine(0, quick(1))
    assert isinstance(imagined, CatLadyTable)
    assert imagined.plans[1] == []


@given(st.integers(0, 10**6), st.integers(1, 6))
def test_feeding_moves_survive_a_round_trip_through_a_position(seed: int, seats: int) -> None:
    """A plan built token by token equals the same plan read from a position."""
    table = dealt(seats, seed)
    chance = quick(seed)
    number = 0
    while actors := table.actors():
        seat = actors[chance.below(len(actors))]
        options = table.moves(seat)
        number += 1
        if number % 9 == 0 and prompt_key(table, seat) == "feed":
            assert GAME.resume(table.position()).moves(seat) == options
        table.play(seat, options[chance.below(len(options))])


@pytest.mark.ruling("CL-C1", "CL-C2")
def test_timeout_moves_follow_the_best_plan() -> None:
    table = feeding([["zeus", "bell", "sox"], ["keaton"]], ["cctt", "mm"])
    play(table, "0: feed bell chicken", "0: feed sox tuna")
    wanted = GAME.advise(table, 0)["plan"]
    for _ in range(20):
        if 0 not in table.actors():
            break
        table.play(0, table.timeout_move(0))
    assert [GAME.vocabulary.text(move) for move in table.plans[0]] == wanted
    assert table.done[0]


def winners_and_reason(table: CatLadyTable) -> tuple[tuple[int, ...], str]:
    """Return the winners and the reason if nobody feeds anything more."""
    feed_nobody(table)
    result = table.result()
    assert result is not None
    return result.winners, result.reason


@pytest.mark.ruling("CL-B7", "CL-C36")
def test_most_points_win() -> None:
    assert winners_and_reason(feeding([[], []], ["", ""])) == ((0,), "most points")


@pytest.mark.ruling("CL-B7", "CL-C36")
def test_ties_go_to_more_fed_cats_or_are_shared() -> None:
    costumes = ["bow-tie", "bee-wings", "space-helmet"]  # as many as the last turn brought
    assert winners_and_reason(feeding([[], []], ["", ""], [[], costumes])) == (
        (0, 1), "equal points and fed cats, shared",
    )  # fmt: skip
    # Three cats of one food are as good as one of two food; both have eaten all they had.
    table = feeding([["bell", "gershon", "shadow"], ["zeus"]], ["cct", "cc"], [[], costumes])
    play(table, "0: feed bell chicken", "0: feed gershon chicken", "0: feed shadow tuna")
    play(table, "1: feed zeus chicken", "1: feed zeus chicken")
    assert winners_and_reason(table) == ((0,), "equal points, most fed cats")


@pytest.mark.ruling("CL-Y5")
@pytest.mark.parametrize("always", [0, -1])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_always_playing_first_or_last_move_ends_the_game(seats: int, always: int) -> None:
    for seed in range(3):
        table = dealt(seats, seed)
        for _ in range(2000 * seats):
            if not table.actors():
                break
            seat = table.actors()[always]
            table.play(seat, table.moves(seat)[always])
        assert table.result() is not None


@pytest.mark.ruling("CL-Y5", "CL-C1")
def test_after_100_take_backs_only_finishing_moves_remain() -> None:
    table = feeding([["zeus", "bell"], []], ["cc", ""])
    play(table, "0: feed bell chicken")
    for _ in range(99):
        play(table, "0: feed zeus chicken", "0: take back zeus")
    play(table, "0: feed zeus chicken", "0: take back bell")
    assert moves(table, 0) == ["take back zeus"]
    assert_refused(table, 0, "feed zeus chicken", "CL-Y5")
    assert GAME.advise(table, 0)["moves"] == ["take back zeus", "done"]
    play(table, "0: take back zeus")
    assert moves(table, 0) == ["done"]
    assert_refused(table, 0, "take back zeus", "CL-Y5")
    assert table.view(1)["own"] != table.view(0)["own"]


@pytest.mark.ruling("CL-C6", "CL-C36")
def test_no_undo_after_hands_are_revealed() -> None:
    match = Match.deal(GAME, 2, 2)
    die = quick(2)
    seen = False
    while not seen:
        seat = match.table.actors()[0]
        legal = match.table.moves(seat)
        events = match.play(seat, legal[die.below(len(legal))])
        seen = any(event.kind == "hands" for event in events)
    assert match.undo_obstacle(seat) == "revealed"
    assert not match.undo(seat)
