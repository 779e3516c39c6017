"""The components: cards, cubes, bowls."""

from collections import Counter

import pytest

import tabbytop
from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.games.kibble_scuffle.table import KibbleTable

BASIC = Counter(
    {
        "kitten": 4,
        **dict.fromkeys(
            [
                "bag", "big-eyes", "catnip", "clumsy", "copy", "fat", "feral", "fraidy", "greedy",
                "house", "mangy", "pounce", "queen", "robo-vac", "tom", "trickster",
            ],
            1,
        ),
    }
)  # fmt: skip
ADVANCED = Counter(["alley", "laser-pointer", "lazy", "mama", "toy-mouse"])


def own_cards(table: KibbleTable, seat: int) -> Counter[str]:
    own = table.view(seat)["own"]
    assert own is not None
    return Counter(own["hand"] + own["deck"])


def dealt(seats: int, seed: int, **options: object) -> KibbleTable:
    table = GAME.deal(seats, seed, options)
    assert isinstance(table, KibbleTable)
    return table


@pytest.mark.ruling("KS-B1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_has_the_same_twenty_basic_cards(seats: int) -> None:
    table = dealt(seats, 1)
    for seat in range(seats):
        assert own_cards(table, seat) == BASIC
        assert own_cards(table, seat).total() == 20


@pytest.mark.ruling("KS-B1")
def test_deck_all_adds_five_advanced_cards() -> None:
    table = dealt(4, 1, deck="all")
    for seat in range(4):
        assert own_cards(table, seat) == BASIC + ADVANCED
        assert own_cards(table, seat).total() == 25


@pytest.mark.ruling("KS-B1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_game_takes_two_to_four_seats(seats: int) -> None:
    with pytest.raises(tabbytop.BadOptions):
        GAME.deal(seats, 1)


@pytest.mark.ruling("KS-B2")
def test_box_has_fifty_five_cubes_worth_105_points() -> None:
    census = dealt(2, 1).census()
    assert (census["cube 1"], census["cube 2"], census["cube 3"]) == (20, 20, 15)
    assert census["cube 1"] + 2 * census["cube 2"] + 3 * census["cube 3"] == 105


@pytest.mark.ruling("KS-B2")
def test_table_has_three_bowls() -> None:
    assert [bowl["bowl"] for bowl in dealt(3, 1).view(None)["bowls"]] == [1, 2, 3]


def visible(table: KibbleTable) -> tuple[Counter[str], Counter[int]]:
    """Every card and cube, counted from the views alone."""
    public = table.view(None)
    cards: Counter[str] = Counter()
    cubes: Counter[int] = Counter({1: public["box"][0], 2: public["box"][1], 3: public["box"][2]})
    for bowl in public["bowls"]:
        cubes.update(bowl["cubes"])
        cards.update(f"{cat['card']} of {cat['owner']}" for cat in bowl["cats"] + bowl["aside"])
        if bowl["laser"] is not None:
            cards[f"laser-pointer of {bowl['laser']}"] += 1
    for seat in range(table.seats):
        cubes.update(public["seats"][seat]["cubes"])
        own = table.view(seat)["own"]
        assert own is not None
        places = own["hand"] + own["deck"] + own["left_out"] + public["seats"][seat]["discard"]
        cards.update(f"{card} of {seat}" for card in places)
    return cards, cubes


@pytest.mark.ruling("KS-B1", "KS-B2")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("deck", ["basic", "all", "built"])
def test_every_card_and_cube_is_always_in_exactly_one_place(seats: int, deck: str) -> None:
    for seed in range(6):
        table = dealt(seats, seed, deck=deck, teams=seats == 4)
        rng = tabbytop.quick(seed)
        whole = {f"{n} of {s}": c for s in range(seats) for n, c in (BASIC + ADVANCED).items()}
        census = table.census()
        assert sum(census.values()) == 25 * seats + 55
        while actors := table.actors():
            cards, cubes = visible(table)
            assert cards == whole
            assert cubes == {1: 20, 2: 20, 3: 15}
            assert table.census() == census
            legal = table.moves(actors[0])
            table.play(actors[0], legal[rng.below(len(legal))])
        assert visible(table)[0] == whole
        assert table.census() == census
