"""At most three arrivals of a card a turn, and which of several identical Kittens a move means."""

import pytest

import tabbytop
from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tests.games.kibble_scuffle.positions import asked, cats, discard, hand, moves, play


def resolved(table: KibbleTable, bowl: int) -> list[tuple[str, int]]:
    """The cats at a bowl and how often their arrival has resolved in this turn."""
    view = table.view(None)["bowls"][bowl - 1]["cats"]
    return [(f"{cat['card']} of {cat['owner']}", cat["resolved"]) for cat in view]


@pytest.mark.ruling("KS-T17")
def test_catnip_and_mangy_moving_each_other_stop() -> None:
    table = GAME.arrange(2, hands=[["catnip", "fat"], ["tom"]], bowls=[[], ["mangy of 1"]])
    play(table, "0: play catnip 1", "0: choose mangy of 1 at 2")  # Catnip 1, Mangy 1
    play(table, "1: choose catnip of 0 at 1", "0: send catnip to 2")
    play(table, "0: choose mangy of 1 at 1")  # Catnip 2, Mangy 2
    play(table, "1: choose catnip of 0 at 2", "0: send catnip to 3")
    play(table, "0: choose mangy of 1 at 2")  # Catnip 3, Mangy 3
    play(table, "1: choose catnip of 0 at 3", "0: send catnip to 1")  # silent
    assert asked(table) == [(1, "play")]
    assert cats(table, 1) == ["catnip of 0"]
    assert cats(table, 3) == ["mangy of 1"]


@pytest.mark.ruling("KS-T17")
def test_arrival_counts_restart_each_turn() -> None:
    table = GAME.arrange(
        2, hands=[["catnip", "fat"], ["mangy", "greedy"]], bowls=[[], ["big-eyes of 1"]]
    )
    play(table, "0: play catnip 1", "0: choose big-eyes of 1 at 2")
    assert [count for _, count in resolved(table, 1)] == [0, 0]
    play(table, "1: play mangy 1", "1: choose catnip of 0 at 1", "0: send catnip to 3")
    assert asked(table) == [(0, "catnip")]
    assert resolved(table, 3) == [("catnip of 0", 1)]


@pytest.mark.ruling("KS-T17", "KS-ToyMouse", "KS-T11")
def test_arrivals_without_target_and_by_toy_mouse_count() -> None:
    # Feral is woken alone, then shoved: that is its second time.
    table = GAME.arrange(
        3,
        hands=[["toy-mouse", "mangy", "fat"], ["tom"], ["tom"]],
        bowls=[["feral of 1"], ["mangy of 2"]],
    )
    play(table, "0: play toy-mouse 1", "0: choose feral of 1 at 1")
    assert resolved(table, 1) == [("feral of 1", 1)]
    play(table, "0: play mangy 1", "0: choose feral of 1 at 1", "1: send feral to 2")
    # At bowl 2 Mangy of 2 stands still; Feral must take him.
    assert resolved(table, 2) == [("mangy of 2", 0), ("feral of 1", 2)]
    assert moves(table, 1) == ["choose mangy of 2 at 2"]


@pytest.mark.ruling("KS-T17")
def test_ring_of_mangy_cats_stops() -> None:
    # A ring of Mangys.
    table = GAME.arrange(
        4,
        hands=[["mangy", "fat"], ["tom"], ["tom"], ["tom"]],
        bowls=[["mangy of 1"], ["mangy of 2"], ["mangy of 3"]],
        food=["1", "1", "1"],
    )
    rounds = 0
    play(table, "0: play mangy 1")
    while asked(table)[0][1] in {"mangy", "send"}:
        seat = table.actors()[0]
        table.play(seat, table.moves(seat)[0])
        rounds += 1
        assert all(n <= 3 for bowl in (1, 2, 3) for _, n in resolved(table, bowl))
        assert rounds < 60
    assert asked(table) == [(1, "play")]


def shoved_round(cat: str) -> KibbleTable:
    """Seat 0's Robo-Vac drives a cat of Seat 1 and three Mangys out of bowl 1.

    The cat has gone to bowl 2, been shoved to 3 and to 2: three arrivals. The last Mangy has
    just arrived beside it, and its owner is about to send it to 3.
    """
    table = GAME.arrange(
        4,
        hands=[["robo-vac", "tom"], ["kitten", "tom"], ["tom"], ["tom"]],
        bowls=[[f"{cat} of 1", "mangy of 2", "mangy of 3", "mangy of 0"]],
        food=["1", "1", "1"],
        events=True,
    )
    table.play(0, "play robo-vac 1")
    for move in (
        f"1: send {cat} to 2",
        "2: send mangy to 2",
        f"2: choose {cat} of 1 at 2",
        f"1: send {cat} to 3",
        "3: send mangy to 3",
        f"3: choose {cat} of 1 at 3",
        f"1: send {cat} to 2",
        "0: send mangy to 2",
        f"0: choose {cat} of 1 at 2",
    ):
        while asked(table) == [(1, "kitten")]:
            play(table, "1: pass")
        play(table, move)
    return table


@pytest.mark.ruling("KS-T17", "KS-BigEyes", "KS-RoboVac")
def test_big_eyes_drops_cubes_at_most_three_times_a_turn() -> None:
    table = shoved_round("big-eyes")
    assert [len(bowl["cubes"]) for bowl in table.view(None)["bowls"]] == [1, 5, 3]
    play(table, "1: send big-eyes to 3")
    assert [len(bowl["cubes"]) for bowl in table.view(None)["bowls"]] == [1, 5, 3]
    assert ("big-eyes of 1", 3) in resolved(table, 3)
    assert asked(table) == [(0, "item-cat")]


@pytest.mark.ruling("KS-T17", "KS-T21", "KS-RoboVac")
def test_fourth_arrival_of_a_kitten_asks_nobody() -> None:
    table = shoved_round("kitten")
    play(table, "1: send kitten to 3")
    assert asked(table) == [(0, "item-cat")]
    assert ("kitten of 1", 3) in resolved(table, 3)
    assert hand(table, 1) == ["kitten", "tom"]


@pytest.mark.ruling("KS-T17", "KS-Clumsy", "KS-T12")
def test_clumsy_returns_nothing_after_its_third_arrival() -> None:
    table = GAME.arrange(
        4,
        hands=[["robo-vac", "tom"], ["tom"], ["tom"], ["tom"]],
        bowls=[["clumsy of 1", "mangy of 2", "mangy of 3", "mangy of 0"]],
        food=["1", "11111111", "11111111"],
    )
    play(table, "0: play robo-vac 1", "1: send clumsy to 2", "1: return 1")
    play(table, "2: send mangy to 2", "2: choose clumsy of 1 at 2", "1: send clumsy to 3")
    play(table, "1: return 1", "3: send mangy to 3", "3: choose clumsy of 1 at 3")
    play(table, "1: send clumsy to 2", "1: return 1", "0: send mangy to 2")
    play(table, "0: choose clumsy of 1 at 2", "1: send clumsy to 3")
    assert asked(table) == [(0, "item-cat")]
    assert [len(bowl["cubes"]) for bowl in table.view(None)["bowls"]] == [1, 6, 7]


@pytest.mark.ruling("KS-T17", "KS-Fraidy", "KS-RoboVac")
def test_fraidy_spills_when_it_leaves_a_fourth_time() -> None:
    table = shoved_round("fraidy")
    table.take_events()
    play(table, "1: send fraidy to 3")
    assert [event.kind for event in table.take_events()].count("spill") == 1


@pytest.mark.ruling("KS-T17", "KS-Pounce", "KS-Kitten", "KS-T23")
def test_arrival_count_survives_a_return_to_hand() -> None:
    # A vacuumed Kitten is pounced back into the hand and follows its sister: its second time.
    table = GAME.arrange(
        2,
        hands=[["robo-vac", "fat"], ["greedy"]],
        bowls=[["kitten of 1", "pounce of 0", "kitten of 1"]],
    )
    play(table, "0: play robo-vac 1", "1: send kitten to 2", "1: pass")
    play(table, "0: send pounce to 2", "0: choose kitten of 1 at 2")
    assert hand(table, 1) == ["kitten", "greedy"]
    play(table, "1: send kitten to 3", "1: play kitten 3")
    assert resolved(table, 3) == [("kitten of 1", 1), ("kitten of 1", 2)]


@pytest.mark.ruling("KS-T17", "KS-P3")
def test_turned_away_priority_cat_has_no_arrival_limit() -> None:
    table = GAME.arrange(
        2, hands=[["mangy", "fat"], ["tom"]], bowls=[["queen of 1"], ["tom of 0"], ["alley of 0"]]
    )
    play(table, "0: play mangy 1", "0: choose queen of 1 at 1", "1: send queen to 2")
    assert discard(table, 1) == ["queen"]
    assert cats(table, 2) == ["tom of 0"]


@pytest.mark.ruling("KS-T17", "KS-Fraidy")
def test_fraidy_leaving_has_no_limit() -> None:
    # A ring of Mangys shoves Fraidy four times and more: each time its bowl spills.
    table = GAME.arrange(
        4,
        hands=[["mangy", "fat"], ["tom"], ["tom"], ["tom"]],
        bowls=[["fraidy of 1", "mangy of 1"], ["mangy of 2"], ["mangy of 3"]],
        events=True,
    )
    play(table, "0: play mangy 1")
    left = 0
    while asked(table)[0][1] in {"mangy", "send"}:
        seat = table.actors()[0]
        options = moves(table, seat)
        wish = [move for move in options if "fraidy" in move] or options
        table.play(seat, wish[-1])
        for event in table.take_events():
            if event.kind == "move" and event.public["card"] == "fraidy":
                left += 1
            if event.kind == "spill":
                left -= 1
        assert left == 0


@pytest.mark.ruling("KS-T17", "KS-ToyMouse", "KS-Mangy")
def test_move_means_the_kitten_longest_at_the_bowl() -> None:
    table = GAME.arrange(
        2, hands=[["toy-mouse", "mangy"], ["tom"]], bowls=[["kitten of 1", "kitten of 1"]]
    )
    play(table, "0: play toy-mouse 1")
    assert moves(table, 0) == ["choose kitten of 1 at 1"]
    play(table, "0: choose kitten of 1 at 1", "1: pass")
    assert [n for _, n in resolved(table, 1)] == [1, 0]


@pytest.mark.ruling("KS-T17", "KS-ToyMouse", "KS-Mangy")
def test_move_means_the_least_resolved_kitten() -> None:
    table = GAME.arrange(
        2,
        hands=[["toy-mouse", "mangy", "fat"], ["tom"]],
        bowls=[["kitten of 1", "kitten of 1"]],
    )
    play(table, "0: play toy-mouse 1", "0: choose kitten of 1 at 1", "1: pass")
    play(table, "0: play mangy 1", "0: choose kitten of 1 at 1")
    assert moves(table, 1) == ["send kitten to 2", "send kitten to 3"]
    play(table, "1: send kitten to 2")
    assert asked(table) == [(1, "kitten")]
    assert resolved(table, 1) == [("kitten of 1", 1), ("mangy of 0", 1)]
    assert resolved(table, 2) == [("kitten of 1", 1)]


@pytest.mark.ruling("KS-T17")
def test_kittens_of_different_owners_are_named_apart() -> None:
    table = GAME.arrange(
        2, hands=[["mangy", "fat"], ["tom"]], bowls=[["kitten of 1", "kitten of 0", "kitten of 1"]]
    )
    play(table, "0: play mangy 1")
    assert moves(table, 0) == ["choose kitten of 0 at 1", "choose kitten of 1 at 1"]


@pytest.mark.ruling("KS-T17")
def test_no_card_resolves_more_than_three_times_a_turn_in_random_games() -> None:
    often = 0
    for seed in range(40):
        table = GAME.deal(4, seed, {"deck": "all"})
        assert isinstance(table, KibbleTable)
        rng = tabbytop.quick(seed)
        while actors := table.actors():
            counts = [count for bowl in (1, 2, 3) for _, count in resolved(table, bowl)]
            assert max(counts, default=0) <= 3
            often += 3 in counts
            legal = moves(table, actors[0])
            # Shoving and pulling cats about is what makes loops.
            wild = [m for m in legal if "mangy" in m or "catnip" in m or "robo-vac" in m]
            pick = wild or legal
            table.play(actors[0], pick[rng.below(len(pick))])
    assert often > 0
