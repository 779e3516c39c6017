"""Before the first turn: strikes, the deal, hands passed left."""

import pytest

import tabbytop
from tabbytop.games.meow.cards import BLUE, NAMES
from tabbytop.games.meow.game import GAME
from tests.games.meow.positions import (
    MODES,
    asked,
    begun,
    dealt,
    hand,
    kinds,
    moves,
    pile,
    play,
    refused,
    told,
)

THIRTEEN = {
    3: (4, 1), 4: (3, 1), 5: (2, 3), 6: (2, 1), 7: (1, 6),
    8: (1, 5), 9: (1, 4), 10: (1, 3), 11: (1, 2), 12: (1, 1),
}  # fmt: skip


@pytest.mark.ruling("MW-D1")
@pytest.mark.parametrize("seats", range(3, 13))
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("young", [False, True])
def test_deal_has_the_published_sizes(seats: int, mode: str, young: bool) -> None:
    each, rest = (2 if seats < 6 else 1, 1) if mode == "basic" else THIRTEEN[seats]
    table = begun(seats, 1, mode=mode, young=young)
    hands = [hand(table, seat) for seat in range(seats)]
    assert [len(cards) for cards in hands] == [each] * seats
    assert table.view(None)["pile"] == len(pile(table)) == rest
    dealt_cards = [card for cards in [*hands, pile(table)] for card in cards]
    assert len(set(dealt_cards)) == len(dealt_cards)
    assert not young or all(BLUE[NAMES.index(card)] for card in dealt_cards)


@pytest.mark.ruling("MW-D1")
@pytest.mark.parametrize("seats", [2, 13])
def test_game_takes_three_to_twelve_seats(seats: int) -> None:
    with pytest.raises(tabbytop.BadOptions):
        GAME.deal(seats, 1)


@pytest.mark.parametrize("option", [{"rounds": -1}, {"rounds": 1000}, {"seconds": 3601}])
def test_options_out_of_range_are_refused(option: dict[str, object]) -> None:
    with pytest.raises(tabbytop.BadOptions):
        GAME.deal(4, 1, option)


@pytest.mark.ruling("MW-D1")
def test_every_card_of_the_deck_is_dealt_some_time() -> None:
    seen: set[str] = set()
    for seed in range(80):
        table = begun(3, seed, mode="thirteen")
        seen.update([*hand(table, 0), *hand(table, 1), *hand(table, 2), *pile(table)])
    assert len(seen) == 102


@pytest.mark.ruling("MW-M1")
def test_starter_is_random() -> None:
    starters = {begun(5, seed).view(None)["active"] for seed in range(60)}
    assert starters == set(range(5))


@pytest.mark.ruling("MW-M32", "MW-M12")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [3, 4, 7, 12])
def test_hands_are_seen_and_passed_left(mode: str, seats: int) -> None:
    table = dealt(seats, 3, mode=mode, events=True)
    for seat in range(seats):
        table.play(seat, "ready")
    seen = [hand(table, seat) for seat in range(seats)]
    [deal] = told(table, "dealt")
    assert [deal.seen_by(seat)["cards"] for seat in range(seats)] == seen
    assert "cards" not in deal.seen_by(None)
    for seat in range(seats):
        assert moves(table, seat) == ["pass"]
        assert hand(table, seat) == seen[seat], "all hands stay until all have passed"
        table.play(seat, "pass")
    assert [hand(table, (seat + 1) % seats) for seat in range(seats)] == seen
    [passed] = told(table, "passed")
    assert [passed.seen_by((seat + 1) % seats)["cards"] for seat in range(seats)] == seen
    assert "cards" not in passed.seen_by(None)


@pytest.mark.ruling("MW-M32")
def test_seat_that_has_passed_is_not_asked_again() -> None:
    table = dealt(3, 1, seconds=0, events=True)
    play(table, "0: ready", "2: ready", "1: ready")
    play(table, "1: pass")
    assert asked(table) == [(0, "pass"), (2, "pass")]
    assert [seat["done"] for seat in table.view(None)["seats"]] == [False, True, False]
    with pytest.raises(tabbytop.NotYourTurn):
        table.play(1, "pass")


@pytest.mark.ruling("MW-M24")
def test_struck_act_is_not_dealt_and_stays_secret() -> None:
    for seed in range(30):
        table = dealt(3, seed, mode="thirteen", seconds=0, events=True)
        strange = NAMES[:28]
        onlooker, other = table.view(None), table.view(0)
        play(table, *[f"1: strike {name}" for name in strange])
        assert kinds(table) == []
        assert (table.view(None), table.view(0)) == (onlooker, other)
        own = table.view(1)["own"]
        assert own is not None
        assert own["struck"] == strange
        play(table, "0: ready", "1: ready", "2: ready")
        for seat in range(3):
            assert not set(hand(table, seat)) & set(strange)
        assert not set(pile(table)) & set(strange)


@pytest.mark.ruling("MW-M24", "MW-X2")
@pytest.mark.parametrize("seats", range(3, 13))
@pytest.mark.parametrize("mode", ["basic", "thirteen"])
@pytest.mark.parametrize("young", [False, True])
def test_maximum_strikes_leave_enough_cards(seats: int, mode: str, young: bool) -> None:
    table = dealt(seats, 1, mode=mode, young=young, seconds=0)
    deck = [name for name, blue in zip(NAMES, BLUE, strict=True) if blue or not young]
    prompt = table.prompt(0)
    assert prompt is not None
    most = prompt.args["most"]
    assert isinstance(most, int)
    assert most > 0
    for seat in range(seats):
        play(table, *[f"{seat}: strike {name}" for name in deck[seat * most : (seat + 1) * most]])
        assert moves(table, seat) == ["ready"]
        refused(table, seat, f"strike {deck[-1]}", "MW-X2")
        table.play(seat, "ready")
    in_game = sum(seat["cards"] for seat in table.view(None)["seats"]) + table.view(None)["pile"]
    assert len(table.drawable_cards()) >= seats
    assert len(table.drawable_cards()) == len(deck) - seats * most - in_game


@pytest.mark.ruling("MW-M24", "MW-D1")
def test_impossible_strikes_are_refused() -> None:
    table = dealt(3, 1, young=True)
    play(table, "0: strike croak")
    refused(table, 0, "strike croak", "MW-M24")
    refused(table, 0, "strike nitpick", "MW-D1")
    refused(table, 0, "pass", "MW-M24")
    assert "strike croak" in moves(table, 1), "what one has struck another may strike"


@pytest.mark.ruling("MW-X1", "MW-M30")
def test_clock_answers_for_silent_seats() -> None:
    table = dealt(4, 1, seconds=30, events=True)
    assert table.actors() == [0, 1, 2, 3, tabbytop.CLOCK]
    play(table, "2: strike croak", "2: ready")
    first = table.alarms()
    assert [alarm.seconds for alarm in first] == [60]
    refused(table, 0, "time", "MW-M30")
    refused(table, tabbytop.CLOCK, "ready", "MW-M30")
    play(table, "time")
    assert [event.public["seat"] for event in told(table, "ready")] == [2, 0, 1, 3]
    assert table.alarms()[0].since != first[0].since
    assert asked(table)[0] == (0, "pass")
    play(table, "time")
    assert asked(table)[0][1] == "play"


@pytest.mark.ruling("MW-M30")
def test_table_without_a_clock_waits() -> None:
    table = dealt(4, 1, seconds=0)
    assert table.actors() == [0, 1, 2, 3]
    assert table.alarms() == []
    assert [table.timeout_move(seat) for seat in range(4)] == [GAME.vocabulary.move("ready")] * 4
