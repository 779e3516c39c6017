"""The contents of the box, and the layout of a round."""

from collections import Counter

import pytest

from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.game import GAME
from tabbytop.games.kitty_paw.patterns import GREEN, ONE, THREE, YELLOW
from tabbytop.games.kitty_paw.pieces import FACES, KINDS, SIDES, SYMBOLS
from tests.games.kitty_paw.builder import begin
from tests.games.kitty_paw.positions import dealt, play, seat_of, told


@pytest.mark.ruling("KP-B1")
@pytest.mark.parametrize("seats", range(1, 5))
def test_a_set_of_seven_tiles_a_player_lies_in_the_middle(seats: int) -> None:
    for seed in range(20):
        tiles = dealt(seats, seed).view(None)["spots"]
        assert len(tiles) == 7 * seats
        counts = Counter(tile["kind"] for tile in tiles if tile is not None)
        assert counts == dict.fromkeys(KINDS, seats)
    assert len(KINDS) == 7
    assert FACES == ["back", "belly"]


@pytest.mark.ruling("KP-B1")
def test_box_has_four_tiles_of_each_kind() -> None:
    census = dealt(2).census()
    assert [census[kind] for kind in KINDS] == [4] * 7


@pytest.mark.ruling("KP-B2")
def test_eight_hide_and_seek_cards_lie_box_side_up() -> None:
    table = dealt(3, 4)
    assert len(SYMBOLS) == 8
    assert "chihuahua" in SYMBOLS
    assert not set(SYMBOLS) & set(KINDS)
    assert sorted(SYMBOLS[symbol] for symbol in table.symbols) == sorted(SYMBOLS)
    for seat in (None, 0, 1, 2):
        for number, box in enumerate(table.view(seat)["boxes"]):
            assert box == {"box": number + 1, "by": None, "state": "closed", "symbol": None}


@pytest.mark.ruling("KP-B3", "KP-X4")
def test_every_seat_has_a_box_card_before_it() -> None:
    table = dealt(4)
    assert SIDES == ["horizontal", "vertical"]
    for seat in range(4):
        assert seat_of(table, seat)["box"] == {"side": "horizontal", "placed": False}
    begin(table)
    play(table, "1: lift box", "1: flip", "1: home")
    assert seat_of(table, 1)["box"] == {"side": "vertical", "placed": False}
    play(table, "clock: bell")
    assert seat_of(table, 1)["box"] == {"side": "horizontal", "placed": False}


@pytest.mark.ruling("KP-B6")
@pytest.mark.parametrize("second", ["green", "yellow"])
def test_the_standard_pile_is_ten_rounds(second: str) -> None:
    """Random cards within a level, easy levels first; the bell ends every round."""
    table = dealt(2, 7, second=second, events=True)
    sets = [ONE] * 6 + [{"green": GREEN, "yellow": YELLOW}[second]] * 2 + [THREE] * 2
    seen: list[int] = []
    for number, deck in enumerate(sets):
        view = table.view(None)
        assert view["round"] == number + 1
        assert view["pile"] == 36 - 4 * number
        cards = [card["card"] for card in view["row"] if card is not None]
        assert len(cards) == 4
        assert all(CARDS[card - 1].deck == deck for card in cards)
        seen.extend(cards)
        play(table, "clock: start", "clock: bell")
    assert len(set(seen)) == 40
    assert table.view(None)["extra"] == 1, "nobody has scored: a tie"


@pytest.mark.ruling("KP-B6")
def test_all_cards_together_are_twelve_rounds() -> None:
    table = dealt(2, 3, pile="all")
    seen: list[int] = []
    decks: list[set[int]] = []
    for _ in range(12):
        cards = [card["card"] for card in table.view(None)["row"] if card is not None]
        seen.extend(cards)
        decks.append({CARDS[card - 1].deck for card in cards})
        play(table, "clock: start", "clock: bell")
    assert sorted(seen) == list(range(1, 49))
    assert any(len(together) > 1 for together in decks)
    assert table.view(None)["extra"] == 1


@pytest.mark.ruling("KP-K25")
def test_option_second_chooses_the_colour_of_level_two() -> None:
    for second, other in (("green", YELLOW), ("yellow", GREEN)):
        table = dealt(2, second=second)
        assert all(CARDS[card].deck == other for card in table.aside)
        assert len(table.aside) == 8


def test_cards_differ_from_game_to_game() -> None:
    rows = {tuple(dealt(2, seed).row) for seed in range(20)}
    assert len(rows) == 20


def test_scatter_uses_all_faces_rotations_and_spots() -> None:
    ways: Counter[tuple[str, int]] = Counter()
    spots: set[int] = set()
    for seed in range(60):
        for number, tile in enumerate(dealt(2, seed).view(None)["spots"]):
            assert tile is not None
            ways[tile["face"], tile["turn"]] += 1
            if tile["kind"] == "bobtail":
                spots.add(number)
    assert len(ways) == 12
    assert min(ways.values()) > 30
    assert spots == set(range(14))


def test_round_event_describes_row_and_scatter() -> None:
    table = dealt(3, 5, events=True)
    [event] = told(table, "round")
    view = table.view(None)
    assert event["round"] == 1
    assert event["extra"] == 0
    assert event["row"] == [card["card"] for card in view["row"] if card is not None]
    assert event["scatter"] == view["spots"]


def test_game_is_live_and_for_one_to_four_seats() -> None:
    assert GAME.live
    assert (GAME.least_seats, GAME.most_seats) == (1, 4)


def test_every_card_is_in_the_box_once() -> None:
    census = dealt(2).census()
    assert [census[f"card {number + 1}"] for number in range(len(CARDS))] == [1] * len(CARDS)
