"""Seats, turns, the start, the end of a turn, and chance."""

from collections import Counter

import pytest

import tabbytop
from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tests.games.kibble_scuffle.positions import asked, cats, discard, eaten, food, hand, play

QUIET = ["fat", "tom", "greedy", "house", "queen"]  # without an ability when they come first


def kinds(table: KibbleTable) -> list[str]:
    return [event.kind for event in table.take_events()]


@pytest.mark.ruling("G1", "KS-T16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_run_by_seat_from_the_starting_seat(seats: int) -> None:
    table = GAME.arrange(
        seats, hands=[["fat", "greedy", "house", "big-eyes", "fraidy"]] * seats, active=seats - 1
    )
    order = []
    for card in ("greedy", "house"):
        for _ in range(seats):
            seat = table.actors()[0]
            order.append(seat)
            bowl = 1 + len(order) % 3
            table.play(seat, f"play {card} {bowl}")
    expected = [(seats - 1 + step) % seats for step in range(2 * seats)]
    assert order == expected


@pytest.mark.ruling("G1")
def test_only_the_seat_that_is_asked_may_move() -> None:
    table = GAME.arrange(3, hands=[QUIET, QUIET, QUIET], active=1)
    before = table.position()
    for seat in (0, 2, 3, -1):
        assert table.moves(seat) == []
        assert table.prompt(seat) is None
        with pytest.raises(tabbytop.NotYourTurn):
            table.play(seat, "play fat 1")
    assert table.position() == before


@pytest.mark.ruling("KS-T16")
def test_box_holder_does_not_affect_turn_order() -> None:
    table = GAME.arrange(3, hands=[QUIET, QUIET, QUIET], active=0, holder=2)
    play(table, "0: play fat 1")
    assert asked(table) == [(1, "play")]
    assert table.view(None)["holder"] == 2


@pytest.mark.ruling("KS-T16", "KS-T20", "G1")
def test_after_dinner_the_box_goes_left_and_the_turn_goes_left_of_the_active_seat() -> None:
    table = GAME.arrange(
        4,
        hands=[QUIET] * 4,
        bowls=[["kitten of 3", "kitten of 3", "kitten of 3"]],
        active=1,
        holder=3,
    )
    play(table, "1: play fat 1")
    assert asked(table) == [(3, "feed")]
    play(table, "3: feed kitten 1", "1: feed fat 1", "3: feed kitten 1", "3: feed kitten 1")
    assert table.view(None)["holder"] == 0
    assert asked(table) == [(2, "play")]


@pytest.mark.ruling("KS-T18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_game_starts_with_box_food_and_five_cards_each(seats: int) -> None:
    starters = Counter[int]()
    for seed in range(120):
        table = GAME.deal(seats, seed)
        assert isinstance(table, KibbleTable)
        public = table.view(None)
        assert public["active"] == public["holder"]
        assert asked(table) == [(public["active"], "play")]
        starters[public["active"]] += 1
        assert [len(bowl["cubes"]) for bowl in public["bowls"]] == [4, 4, 4]
        assert [seat["hand"] for seat in public["seats"]] == [5] * seats
        assert [seat["deck"] for seat in public["seats"]] == [15] * seats
        assert sum(public["box"]) == 55 - 12
        assert all(not seat["discard"] and not seat["cubes"] for seat in public["seats"])
        assert all(not bowl["cats"] and bowl["laser"] is None for bowl in public["bowls"])
    assert set(starters) == set(range(seats))
    assert min(starters.values()) > 120 / seats / 2


@pytest.mark.ruling("KS-T18", "G6")
def test_bowls_are_filled_in_their_order_and_hands_from_the_starting_seat() -> None:
    for seed in range(10):
        table = GAME.deal(4, seed, events=True)
        assert isinstance(table, KibbleTable)
        events = [event.seen_by(None) for event in table.take_events()]
        assert [e["bowl"] for e in events if e["event"] == "drop"] == [1, 2, 3]
        start = table.view(None)["active"]
        draws = [e["seat"] for e in events if e["event"] == "draw"]
        assert draws == [(start + step) % 4 for step in range(4)]


@pytest.mark.ruling("G6", "KS-T20")
def test_draws_go_from_the_active_seat_clockwise() -> None:
    table = GAME.arrange(4, hands=[["fat"]] * 4, active=2, events=True)
    play(table, "2: play fat 1")
    events = [event.seen_by(None) for event in table.take_events()]
    draws = [(e["seat"], e["count"]) for e in events if e["event"] == "draw"]
    assert draws == [(2, 5), (3, 4), (0, 4), (1, 4)]


@pytest.mark.ruling("G6")
def test_a_random_cube_is_uniform_over_what_is_left_in_the_box() -> None:
    # Left in the box: one 1, two 2, three 3.
    taken = Counter[int]()
    for seed in range(600):
        table = GAME.arrange(
            2,
            hands=[["big-eyes"]],
            food=["1", "1", "1"],
            eaten=["1" * 16 + "2" * 18 + "3" * 12],
            seed=seed,
            events=True,
        )
        play(table, "0: play big-eyes 1")
        events = [event.seen_by(None) for event in table.take_events()]
        (cubes,) = [e["cubes"] for e in events if e["event"] == "drop"]
        assert isinstance(cubes, list)
        assert len(cubes) == 2
        taken[cubes[0]] += 1
    assert 60 < taken[1] < 140
    assert 150 < taken[2] < 250
    assert 240 < taken[3] < 360


@pytest.mark.ruling("G6")
def test_a_drawn_card_is_uniform_over_what_is_left_in_the_deck() -> None:
    drawn = Counter[str]()
    for seed in range(800):
        table = GAME.arrange(
            2, hands=[["fat", "tom", "queen", "copy", "bag"]], options={"deck": "basic"}, seed=seed
        )
        play(table, "0: play fat 1")
        (new,) = Counter(hand(table, 0)) - Counter(["tom", "queen", "copy", "bag"])
        drawn[new] += 1
    # Fifteen cards are left: four Kittens and eleven others.
    assert len(drawn) == 12
    assert 160 < drawn["kitten"] < 266
    del drawn["kitten"]
    assert min(drawn.values()) > 30
    assert max(drawn.values()) < 80


@pytest.mark.ruling("G6")
def test_same_seed_and_moves_make_the_same_game() -> None:
    documents = []
    for _ in range(2):
        table = GAME.deal(3, 11, {"deck": "all"})
        rng = tabbytop.quick(5)
        while actors := table.actors():
            legal = table.moves(actors[0])
            table.play(actors[0], legal[rng.below(len(legal))])
        documents.append(table.position())
    assert documents[0] == documents[1]


@pytest.mark.ruling("KS-T20")
def test_end_of_turn_happens_in_order() -> None:
    table = GAME.arrange(
        2,
        hands=[["fat", "kitten", "kitten", "kitten", "kitten"], QUIET],
        bowls=[["house of 0", "lazy of 0", "mangy of 1"]],
        food=["111"],
        holder=1,
        events=True,
    )
    play(table, "0: play fat 1")
    assert asked(table) == [(1, "feed")]
    play(table, "1: feed mangy 1", "0: feed house 1")
    play(table, "0: feed fat 1")  # the last cube: Lazy goes hungry, the bowl is cleared
    order = kinds(table)
    tail = order[order.index("nothing_left") :]
    assert tail == ["nothing_left", "discard", "back", "box", "drop", "draw", "turn"]
    assert cats(table, 1) == ["house of 0"]
    assert len(food(table, 1)) == 4
    assert table.view(None)["holder"] == 0
    assert asked(table) == [(1, "play")]


@pytest.mark.ruling("KS-T20", "KS-F13")
def test_game_ends_after_house_cat_returns_and_the_box_passes() -> None:
    table = GAME.arrange(
        2,
        hands=[["fat", "kitten"], ["kitten"]],
        bowls=[["house of 0", "feral of 0", "mangy of 1"]],
        food=["333"],
        eaten=["333333", ""],
        holder=1,
        events=True,
    )
    play(table, "0: play fat 1", "1: feed mangy 3", "0: feed house 3", "0: feed fat 3")
    result = table.result()
    assert result is not None
    assert result.scores == (24, 3)
    assert result.winners == (0,)
    order = kinds(table)
    assert "drop" not in order
    assert "draw" not in order
    assert order.index("back") < order.index("box") < order.index("end")
    assert cats(table, 1) == ["house of 0"]
    assert food(table, 1) == ""
    assert hand(table, 0) == ["kitten"]
    assert table.view(None)["holder"] == 0
    assert discard(table, 0) == ["fat", "feral"]
    assert table.actors() == []
    assert table.view(None)["phase"] == "over"
    with pytest.raises(tabbytop.NotYourTurn):
        table.play(1, "play kitten 1")


@pytest.mark.ruling("KS-T20", "KS-F13")
def test_twenty_points_without_a_dinner_do_not_end_the_game() -> None:
    table = GAME.arrange(2, hands=[["fat"], ["tom"]], eaten=["3333333", ""])
    play(table, "0: play fat 1")
    assert table.result() is None
    assert asked(table) == [(1, "play")]
    assert eaten(table, 0) == "3333333"
