"""Rounds, the row, the end of the game, and extra rounds."""

from collections.abc import Iterator

import pytest

from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.patterns import NO_SYMBOL
from tabbytop.games.kitty_paw.table import KittyPawTable
from tests.games.kitty_paw.builder import begin, build, win_round
from tests.games.kitty_paw.positions import (
    ALL_GREEN,
    ALL_OF_ONE,
    ALL_THREE,
    arranged,
    asked,
    clock_moves,
    dealt,
    kinds_told,
    not_asked,
    pattern,
    play,
    points,
    refused,
    seat_of,
    symbol,
    told,
)


def row(table: KittyPawTable) -> list[int]:
    return [card["card"] for card in table.view(None)["row"] if card is not None]


def ring(table: KittyPawTable) -> None:
    """A round in which nobody does anything."""
    play(table, "clock: start", "clock: bell")


@pytest.mark.ruling("KP-K24", "KP-K4")
def test_bell_ends_round_without_a_call_and_removes_all_cards() -> None:
    table = dealt(3, events=True)
    cards = row(table)
    play(table, "clock: start", "2: grab 1", "clock: bell")
    assert points(table) == [0, 0, 0]
    assert told(table, "removed") == [{"event": "removed", "cards": sorted(cards)}]
    assert table.view(None)["round"] == 2
    assert not set(row(table)) & set(cards)


@pytest.mark.ruling("KP-K4")
def test_spare_and_unscored_cards_are_removed() -> None:
    table = dealt(2, events=True)
    cards = row(table)
    win_round(table, 1)
    [event] = told(table, "removed")
    assert event["cards"] == sorted([cards[0], *cards[2:]])
    assert [scored["card"] for scored in seat_of(table, 1)["scored"]] == [cards[1]]


def test_all_pieces_return_to_the_middle_after_a_round() -> None:
    table = dealt(3)
    begin(table)
    build(table, 1)
    play(table, "0: take 20" if table.holders[19] < 0 else "0: lift box", "2: meow", "clock: bell")
    view = table.view(None)
    assert all(tile is not None for tile in view["spots"])
    for seat in range(3):
        shown = seat_of(table, seat)
        assert (shown["paw"], shown["mat"], shown["card"]) == (None, [], None)
        assert (shown["frozen"], shown["ready"], shown["full"]) == (False, False, False)
    assert all(box["state"] == "closed" for box in view["boxes"])


@pytest.mark.ruling("KP-K13")
def test_no_symbol_lies_twice_in_a_row() -> None:
    """With all cards together there are three cards of every symbol."""
    went_under = 0
    for seed in range(40):
        table = dealt(2, seed, pile="all", events=True)
        while not table.view(None)["extra"]:
            symbols = [CARDS[card - 1].symbol for card in row(table)]
            shown = [name for name in symbols if name != NO_SYMBOL]
            assert len(set(shown)) == len(shown) or table.view(None)["round"] > 10
            ring(table)
        went_under += len(told(table, "under"))
    assert went_under > 40


@pytest.mark.ruling("KP-K13")
def test_later_card_with_the_same_symbol_goes_under_the_pile() -> None:
    """Of eight cards two show the same symbol, five show none: the twins never meet, but one that
    went under the pile comes in the last row."""
    twins = [number for number in range(25, 49) if symbol(number) == symbol(ALL_GREEN[0])]
    met = 0
    for seed in range(40):
        pile = [*twins[:2], *ALL_OF_ONE[2:8]]
        table = arranged(
            2, *ALL_OF_ONE[:2], pile=pile, options={"pile": "all"}, seed=seed, events=True
        )
        play(table, "clock: bell")
        first, under = row(table), told(table, "under")
        assert not set(twins) <= set(first)
        assert len(first) == 4
        ring(table)
        second = row(table)
        assert sorted(first + second) == sorted(pile)
        for event in under:
            met += 1
            assert event["card"] in second
    assert met > 3


@pytest.mark.ruling("KP-K13")
def test_card_with_a_repeated_symbol_stays_when_no_other_is_left() -> None:
    twins = [number for number in range(25, 49) if symbol(number) == symbol(ALL_GREEN[0])]
    for seed in range(10):
        table = arranged(
            2, *ALL_OF_ONE[:2], pile=[*twins, ALL_OF_ONE[5]], options={"pile": "all"}, seed=seed
        )
        play(table, "clock: bell")
        assert sorted(row(table)) == sorted([*twins, ALL_OF_ONE[5]])
        assert table.view(None)["pile"] == 0


@pytest.mark.ruling("KP-K20")
def test_five_scored_cards_of_any_kind_end_the_game() -> None:
    scored = [ALL_OF_ONE[0], -ALL_OF_ONE[1], -ALL_OF_ONE[2], ALL_OF_ONE[3]]
    table = arranged(2, *ALL_OF_ONE[4:6], scored=[scored], events=True)
    build(table, 0)
    play(table, "0: meow")
    assert table.actors() == []
    assert table.view(None)["phase"] == "over"
    result = table.result()
    assert result is not None
    values = [pattern(ALL_OF_ONE[n]).cats for n in (0, 3, 4)]
    assert result.scores == (sum(values) - 2, 0)
    assert result.winners == (0,)
    assert result.reason == "most points"
    assert [line.points for line in result.sheets[0]] == [values[0], -1, -1, values[1], values[2]]
    assert kinds_told(table.take_events())[-2:] == ["removed", "over"]


@pytest.mark.ruling("KP-K21")
def test_two_seats_can_reach_five_cards_in_one_round() -> None:
    """The caller and the last one: both count, and the points decide."""
    four = [ALL_OF_ONE[0], ALL_OF_ONE[1], ALL_OF_ONE[2], ALL_OF_ONE[3]]
    more = [ALL_GREEN[0], ALL_GREEN[1], ALL_THREE[0], ALL_THREE[1]]
    table = arranged(3, *ALL_OF_ONE[4:7], scored=[[-number for number in four], more])
    build(table, 0)
    play(table, "0: meow", "2: meow", "1: meow")
    result = table.result()
    assert result is not None
    assert [len(seat_of(table, seat)["scored"]) for seat in range(3)] == [5, 5, 0]
    assert result.scores[1] == sum(pattern(number).cats for number in more) - 1
    assert result.winners == (1,)


@pytest.mark.ruling("KP-K20")
def test_the_game_ends_when_the_pile_is_empty() -> None:
    table = arranged(3, *ALL_OF_ONE[:3], pile=[])
    build(table, 1)
    play(table, "1: meow", "0: meow", "2: meow")
    assert table.actors() == []
    result = table.result()
    assert result is not None
    assert result.winners == (1,)


@pytest.mark.ruling("KP-K38")
def test_totals_may_be_negative() -> None:
    table = arranged(2, *ALL_OF_ONE[:2], pile=[], scored=[[-ALL_OF_ONE[2]], [-ALL_THREE[0]]])
    play(table, "clock: bell")
    result = table.result()
    assert result is not None
    assert result.scores == (-1, -3)
    assert result.places == (1, 2)


def tie(seats: int, **more: object) -> KittyPawTable:
    """A tie made by the bell: the pile is empty, and only the given cards are scored."""
    table = arranged(seats, *ALL_OF_ONE[:seats], pile=[], events=True, **more)
    play(table, "clock: bell")
    return table


@pytest.mark.ruling("KP-K22")
def test_only_tied_seats_play_the_extra_round() -> None:
    table = tie(4, scored=[[], [-ALL_OF_ONE[9]], [], []])
    assert told(table, "tie") == [{"event": "tie", "seats": [0, 2, 3]}]
    view = table.view(None)
    assert (view["extra"], view["round"]) == (1, 2)
    assert len(view["spots"]) == 21, "as many sets as they are"
    assert [seat["playing"] for seat in view["seats"]] == [True, False, True, True]
    assert len(row(table)) == 4
    assert asked(table) == [(0, "paw"), (2, "paw"), (3, "paw")]
    not_asked(table, 1, "paw")
    begin(table)
    assert asked(table) == [(0, "build"), (2, "build"), (3, "build")]
    assert "give" not in clock_moves(table)
    refused(table, 0, "take 22", "KP-B1")
    build(table, 3)
    play(table, "3: meow")
    assert asked(table) == [(0, "answer"), (2, "answer")]
    play(table, "0: meow", "2: meow")
    result = table.result()
    assert result is not None
    assert result.winners == (3,)
    assert result.reason == "most points after extra rounds"
    assert result.scores[2] < 0


@pytest.mark.ruling("KP-K22", "KP-K19")
def test_extra_round_of_two_has_no_last_answer() -> None:
    table = tie(3, scored=[[], [-ALL_OF_ONE[9]], []])
    begin(table)
    build(table, 2)
    play(table, "2: meow")
    result = table.result()
    assert result is not None
    assert result.winners == (2,)
    assert result.scores[0] == 0


@pytest.mark.ruling("KP-K22")
def test_extra_rounds_use_the_removed_cards_of_all_levels() -> None:
    decks: set[int] = set()
    for seed in range(12):
        table = dealt(2, seed)
        gone: list[int] = []
        while not table.view(None)["extra"]:
            gone.extend(row(table))
            ring(table)
        assert set(row(table)) <= set(gone)
        decks.update(CARDS[card - 1].deck for card in row(table))
    assert len(decks) == 3


@pytest.mark.ruling("KP-K22")
def test_extra_rounds_repeat_three_times_at_most_then_the_win_is_shared() -> None:
    table = tie(3)
    seen: list[int] = []
    for extra in (1, 2, 3):
        assert table.view(None)["extra"] == extra
        assert not set(row(table)) & set(seen)
        seen.extend(row(table))
        ring(table)
    assert table.actors() == []
    result = table.result()
    assert result is not None
    assert result.winners == (0, 1, 2)
    assert result.reason == "equal points, shared"


@pytest.mark.ruling("KP-K22")
def test_penalties_break_a_tie_as_well() -> None:
    """A wrong call and the last answer cost two of three the tie."""
    table = tie(3)
    begin(table)
    spoilt_call(table, 0)
    play(table, "1: meow", "2: meow")
    after = points(table)
    assert after[0] < 0
    assert after[2] < 0
    assert table.actors() == []
    result = table.result()
    assert result is not None
    assert result.winners == (1,)


def spoilt_call(table: KittyPawTable, seat: int) -> None:
    build(table, seat)
    play(table, f"{seat}: lift box", f"{seat}: flip", f"{seat}: place a1", f"{seat}: meow")


@pytest.mark.ruling("KP-X8")
def test_seats_outside_the_extra_rounds_rank_below_the_tied() -> None:
    """All three that are tied pay, and the fourth has more points than any of them, but lost."""
    table = tie(4, scored=[[], [], [], [-ALL_OF_ONE[9]]])
    begin(table)
    spoilt_call(table, 0)
    play(table, "clock: hush")
    levels = points(table)
    assert max(levels[:3]) <= levels[3] == -1
    result = table.result()
    if result is None:
        assert len(asked(table)) > 1
        while table.actors():
            ring(table)
        result = table.result()
    assert result is not None
    assert result.places[3] == 4
    assert 3 not in result.winners


@pytest.mark.ruling("KP-X8")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("spared", range(9))
def test_extra_round_needs_a_card_for_each_tied_seat(seats: int, spared: int) -> None:
    """Nearly all cards are scored. While there are fewer than four, the row is shorter; with fewer
    than there are players the win is shared."""
    cards = [*ALL_OF_ONE, *ALL_GREEN, *ALL_THREE]
    scored = shares(seats, cards[seats + spared :])
    table = arranged(seats, *cards[:seats], pile=[], scored=scored)
    left = seats + len(table.removed)
    play(table, "clock: bell")
    for _ in range(3):
        if left < seats:
            break
        assert len(row(table)) == min(4, left)
        left -= len(row(table))
        ring(table)
    result = table.result()
    assert result is not None
    assert result.winners == tuple(range(seats))


def shares(seats: int, cards: list[int]) -> list[list[int]]:
    """The cards as penalties, so that all seats have the same points; a few may be left over."""
    shared: list[list[int]] = [[] for _ in range(seats)]
    for penalty in (-1, -2, -3):
        alike = [card for card in cards if pattern(card).penalty == penalty]
        for place, card in enumerate(alike[: len(alike) // seats * seats]):
            shared[place % seats].append(-card)
    return shared


def test_builders_play_whole_games_to_the_end() -> None:
    for seats in (2, 3, 4):
        for options in ({}, {"pile": "all"}, {"second": "yellow", "wrong_call": "once"}):
            table = dealt(seats, seats, options)
            for turn in winners(table):
                win_round(table, turn)
            result = table.result()
            assert result is not None
            most = max(len(seat_of(table, seat)["scored"]) for seat in range(seats))
            assert most >= 5 or table.view(None)["pile"] == 0


def winners(table: KittyPawTable) -> Iterator[int]:
    """The seats that play, in turn, to the end of the game."""
    number = 0
    while table.actors():
        inside = table.seats_in_round()
        yield inside[number % len(inside)]
        number += 1
