"""The end of a round, the next one, and the end of the game."""

import pytest

from tabbytop.games.tem_purr_a.game import GAME
from tabbytop.games.tem_purr_a.table import TempuraTable
from tests.games.tem_purr_a.positions import (
    all_except,
    asked,
    assert_refused,
    dealt,
    discard,
    events_of_kind,
    hand,
    indigestions,
    moves,
    play,
    random_moves,
    stack,
    tokens,
)


def spoilt_stomach(**arranged: object) -> TempuraTable:
    """Seat 1 of 4 has just eaten the whole deck, counterclockwise."""
    chosen: dict[str, object] = {
        "seats": 4, "hands": [["2"], ["7"], ["3"], ["4"]], "stack": ["3", "plus"],
        "deck": ["5", "6", "5"], "active": 1, "clockwise": False, "events": True,
    }  # fmt: skip
    table = GAME.arrange(**{**chosen, **arranged})  # type: ignore[arg-type]  # what a test adds
    table.take_events()
    table.play(1, "eat")
    return table


@pytest.mark.ruling("TP-A19")
def test_token_taker_may_add_an_indigestion_before_the_shuffle() -> None:
    table = spoilt_stomach()
    assert asked(table) == [(1, "add")]
    assert moves(table, 1) == ["add", "pass"]
    assert indigestions(table) == (0, 1, 5)
    assert table.view(None)["deck"]["cards"] == 0, "not shuffled yet"
    assert_refused(table, 1, "start 7", "TP-A19")
    play(table, "1: add")
    assert indigestions(table) == (2, 0, 4)
    assert asked(table) == [(1, "start")], "one at the most"
    declined = spoilt_stomach()
    play(declined, "1: pass")
    assert indigestions(declined) == (1, 0, 5)


@pytest.mark.ruling("TP-A19", "TP-A23")
@pytest.mark.parametrize(("answer", "event"), [("add", "add"), ("pass", "decline")])
def test_answer_about_an_extra_indigestion_is_public(answer: str, event: str) -> None:
    table = spoilt_stomach()
    table.take_events()
    play(table, f"1: {answer}")
    [heard] = events_of_kind(table, event)
    spoilt = 2 if answer == "add" else 1
    assert heard.seen_by(None) == {"event": event, "seat": 1, "spoilt": spoilt}


@pytest.mark.ruling("TP-A19")
def test_nobody_is_asked_with_all_six_indigestions_in_the_game() -> None:
    table = spoilt_stomach(
        spoilt=6, tokens=[2, 0, 2, 2], stack=["5", "5"], deck=["6", "6", "6", "6"]
    )
    assert tokens(table) == [2, 1, 2, 2]
    assert asked(table) == [(1, "start")]
    assert indigestions(table) == (6, 0, 0)


@pytest.mark.ruling("TP-A25")
def test_new_round_goes_clockwise_from_the_token_taker() -> None:
    table = spoilt_stomach()
    assert not table.view(None)["clockwise"]
    held = [hand(table, seat) for seat in range(4)]
    play(table, "1: pass")
    view = table.view(None)
    assert view["clockwise"]
    assert view["round"] == 2
    assert [hand(table, seat) for seat in range(4)] == held, "all keep their hands"
    assert held == [["2"], ["5", "5", "6", "7"], ["3"], ["4"]]
    assert discard(table) == []
    assert stack(table) == []
    assert view["deck"]["cards"] == 89 - 7 + 1
    play(table, "1: start 7")
    assert asked(table) == [(2, "turn")]


@pytest.mark.ruling("TP-A25", "TP-A19")
@pytest.mark.parametrize("seats", range(3, 8))
def test_every_round_ends_with_one_token_and_adds_one_indigestion_at_the_most(seats: int) -> None:
    for seed in range(8):
        table = dealt(seats, seed)
        added: dict[int, int] = {}
        for seat, move in random_moves(table, seed):
            view = table.view(None)
            assert view["round"] == 1 + sum(tokens(table)) - (view["phase"] == "add")
            assert 6 - view["supply"] == 1 + sum(added.values())
            if move in {"add", "pass"}:
                assert view["round"] not in added, "asked once a round"
                assert tokens(table)[seat] in {1, 2}
                added[view["round"]] = int(move == "add")
        assert table.view(None)["round"] not in added, "not when the game is over"


@pytest.mark.ruling("TP-A20", "TP-A32")
def test_the_third_token_ends_the_game_and_nothing_is_shuffled() -> None:
    table = spoilt_stomach(tokens=[1, 2, 0, 1], spoilt=2, stack=["3", "plus", "plus"])
    assert table.actors() == []
    assert tokens(table) == [1, 3, 0, 1]
    assert hand(table, 1) == ["5", "5", "6", "7"]
    assert discard(table).count("3") == 14
    assert stack(table) == []
    assert indigestions(table) == (0, 2, 4)
    assert table.view(None)["deck"]["cards"] == 0
    assert table.view(None)["phase"] == "over"
    assert [event.kind for event in table.take_events()] == ["eat", "token", "end"]
    result = table.result()
    assert result is not None
    assert result.scores == (-1, -3, 0, -1)
    assert result.places == (2, 4, 1, 2)
    assert result.reason == "fewest tokens"


@pytest.mark.ruling("TP-A20")
def test_third_token_loses_whatever_is_in_hand() -> None:
    table = GAME.arrange(
        hands=[["2"], ["7"] * 3, []],
        stack=["6"],
        deck=["5"] * 5,
        tokens=[2, 2, 2],
        active=1,
    )
    play(table, "1: eat")
    result = table.result()
    assert result is not None
    assert result.places == (1, 3, 2)


@pytest.mark.ruling("TP-A22", "TP-A32")
def test_equal_tokens_are_ranked_by_cards_in_hand() -> None:
    table = spoilt_stomach(
        tokens=[1, 2, 1, 1],
        spoilt=2,
        stack=["5"],
        hands=[["2", "7"], ["7"], ["plus", "plus", "choose"], ["4"]],
    )
    result = table.result()
    assert result is not None
    assert result.places == (2, 4, 1, 3)
    assert result.reason == "equal tokens, most cards in hand"
    assert [line.key for line in result.sheets[0]] == ["tokens", "tie-break"]
    assert result.sheets[2][1].args == {"hand": 3}


@pytest.mark.ruling("TP-A21")
def test_equal_tokens_and_cards_share_the_place() -> None:
    table = spoilt_stomach(
        tokens=[1, 2, 1, 1], stack=["4"], hands=[["2", "7"], ["7"], ["plus", "3"], ["4"]]
    )
    result = table.result()
    assert result is not None
    assert result.winners == (0, 2)
    assert result.places == (1, 4, 1, 3)
    assert result.reason == "equal tokens and cards, shared"


@pytest.mark.ruling("TP-A20", "TP-A21", "TP-A22", "TP-A32")
@pytest.mark.parametrize("seats", range(3, 8))
def test_places_at_the_end_of_random_games(seats: int) -> None:
    for seed in range(15):
        table = dealt(seats, seed)
        for _ in random_moves(table, seed):
            assert max(tokens(table)) < 3
        result = table.result()
        assert result is not None
        merit = [(-tokens(table)[seat], len(hand(table, seat))) for seat in range(seats)]
        for one in range(seats):
            for other in range(seats):
                assert (merit[one] > merit[other]) == (result.places[one] < result.places[other])
        [loser] = [seat for seat in range(seats) if tokens(table)[seat] == 3]
        assert result.places[loser] == seats
        assert loser not in result.winners


@pytest.mark.ruling("TP-A10")
def test_empty_hand_at_the_end_counts_as_no_cards() -> None:
    table = GAME.arrange(
        hands=[[], ["7"], ["2"]],
        stack=["6"],
        deck=["5"] * 5,
        tokens=[0, 2, 1],
        active=1,
    )
    play(table, "1: eat")
    result = table.result()
    assert result is not None
    assert result.winners == (0,)


@pytest.mark.ruling("TP-X5")
def test_timeout_move_is_the_first_move_or_pass() -> None:
    text = GAME.vocabulary.text
    assert text(GAME.arrange(hands=[["4", "3", "plus"]]).timeout_move(0)) == "start 3"
    assert text(GAME.arrange(hands=[["4", "4"]], stack=["4"]).timeout_move(0)) == "serve 4"
    assert text(GAME.arrange(hands=[["3", "plus"]], stack=["4"]).timeout_move(0)) == "eat"
    assert text(spoilt_stomach().timeout_move(1)) == "pass"


def test_stack_can_be_eaten_from_a_deck_of_one_indigestion() -> None:
    """A deck of nothing but an Indigestion, and everything else in hands."""
    table = GAME.arrange(hands=[["2"], all_except("2", "3", "4"), ["4"]], stack=["3"], deck=[])
    play(table, "0: eat")
    assert asked(table) == [(0, "add")]
    play(table, "0: add", "0: start 2")
    assert table.view(None)["stack"]["total"] == 2
