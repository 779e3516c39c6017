"""Drawing up to five at the end of a turn."""

from collections import Counter

import pytest

from tabbytop.games.kibble_scuffle.game import GAME
from tests.games.kibble_scuffle.positions import asked, cats, discard, hand, moves, play

CATS = [
    "kitten", "kitten", "kitten", "kitten", "big-eyes", "catnip", "clumsy", "fat", "feral",
    "fraidy", "greedy", "house", "mangy", "pounce", "queen", "tom", "trickster",
]  # fmt: skip
BASIC = [*CATS, "copy", "bag", "robo-vac"]
SAME = [*CATS, "lazy", "copy", "bag"]  # twenty: with one Lazy to end a dinner


def without(cards: list[str], *taken: str) -> list[str]:
    """The rest of a list of cards."""
    return list((Counter(cards) - Counter(taken)).elements())


@pytest.mark.ruling("KS-T5")
def test_everybody_draws_once_after_the_turn() -> None:
    table = GAME.arrange(3, hands=[["fat", "tom"], ["tom"], ["fat", "greedy", "house", "tom"]])
    play(table, "0: play fat 1")
    assert [seat["hand"] for seat in table.view(None)["seats"]] == [5, 5, 5]
    assert "tom" in hand(table, 0)


@pytest.mark.ruling("KS-T5")
def test_nobody_draws_before_all_abilities_are_done() -> None:
    table = GAME.arrange(2, hands=[["mangy", "tom"], ["tom"]], bowls=[["fat of 1"]])
    play(table, "0: play mangy 1", "0: choose fat of 1 at 1")
    assert hand(table, 0) == ["tom"]
    assert hand(table, 1) == ["tom"]
    play(table, "1: send fat to 2")
    assert [seat["hand"] for seat in table.view(None)["seats"]] == [5, 5]


@pytest.mark.ruling("KS-T5", "KS-T20")
def test_nobody_draws_before_dinner_is_over() -> None:
    table = GAME.arrange(
        2,
        hands=[["fat", "tom"], ["tom"]],
        bowls=[["kitten of 1", "kitten of 1", "kitten of 1"]],
        events=True,
    )
    play(table, "0: play fat 1", "0: feed fat 1", "1: feed kitten 1", "1: feed kitten 1")
    assert [seat["hand"] for seat in table.view(None)["seats"]] == [1, 1]
    play(table, "1: feed kitten 1")
    assert [seat["hand"] for seat in table.view(None)["seats"]] == [5, 5]


@pytest.mark.ruling("KS-T5")
def test_a_kitten_placed_in_anothers_turn_is_replaced_at_its_end() -> None:
    table = GAME.arrange(
        2,
        hands=[
            ["mangy", "tom", "fat", "queen", "greedy"],
            ["kitten", "tom", "fat", "queen", "greedy"],
        ],
        bowls=[["kitten of 1"]],
    )
    play(table, "0: play mangy 1", "0: choose kitten of 1 at 1", "1: send kitten to 2")
    play(table, "1: play kitten 3")
    assert len(hand(table, 1)) == 4
    play(table, "1: pass")
    assert len(hand(table, 1)) == 5


@pytest.mark.ruling("KS-T4")
def test_a_hand_above_five_is_kept_and_does_not_draw() -> None:
    table = GAME.arrange(
        2,
        hands=[["pounce"], ["kitten", "kitten", "greedy", "house", "queen"]],
        bowls=[["fat of 1"]],
        events=True,
    )
    play(table, "0: play pounce 1", "0: choose fat of 1 at 1")
    assert sorted(hand(table, 1)) == sorted(["kitten", "kitten", "greedy", "house", "queen", "fat"])
    draws = [e.public["seat"] for e in table.take_events() if e.kind == "draw"]
    assert draws == [0]
    play(table, "1: play fat 3")
    assert sorted(hand(table, 1)) == sorted(["kitten", "kitten", "greedy", "house", "queen"])
    assert [e.public["seat"] for e in table.take_events() if e.kind == "draw"] == []


@pytest.mark.ruling("KS-T4")
def test_hand_of_seven_after_two_pounces_is_fully_playable() -> None:
    table = GAME.arrange(
        3,
        hands=[
            ["fat", "greedy", "house", "tom", "queen"],
            ["pounce", "fat", "greedy", "house", "queen"],
            ["pounce", "fat", "greedy", "house", "queen"],
        ],
        bowls=[["kitten of 0"], ["mangy of 0"]],
        active=1,
    )
    play(table, "1: play pounce 1", "1: choose kitten of 0 at 1")
    play(table, "2: play pounce 2", "2: choose mangy of 0 at 2")
    assert len(hand(table, 0)) == 7
    assert {"play kitten 1", "play mangy 1", "play fat 1"} <= set(moves(table, 0))
    play(table, "0: play fat 3")
    assert len(hand(table, 0)) == 6


@pytest.mark.ruling("KS-T1")
def test_empty_deck_is_refilled_from_the_own_discard() -> None:
    rest = without(BASIC, "fat", "tom", "kitten")
    table = GAME.arrange(
        2,
        hands=[["fat", "tom"], ["tom"]],
        bowls=[["kitten of 0"]],
        discards=[rest],
        options={"deck": "basic"},
        events=True,
    )
    assert table.view(None)["seats"][0]["deck"] == 0
    play(table, "0: play fat 2")
    assert discard(table, 0) == []
    assert len(hand(table, 0)) == 5
    assert table.view(None)["seats"][0]["deck"] == len(rest) - 4
    events = [event.seen_by(None) for event in table.take_events()]
    assert [(e["event"], e["seat"]) for e in events if e["event"] in {"reshuffle", "draw"}] == [
        ("reshuffle", 0),
        ("draw", 0),
        ("draw", 1),
    ]


@pytest.mark.ruling("KS-T1")
def test_remaining_deck_is_drawn_before_the_reshuffle() -> None:
    kept = ["mangy", "feral"]
    rest = without(BASIC, "fat", "tom", *kept)
    table = GAME.arrange(
        2, hands=[["fat", "tom"], ["tom"]], discards=[rest], options={"deck": "basic"}
    )
    assert table.view(None)["seats"][0]["deck"] == 2
    play(table, "0: play fat 2")
    assert {"mangy", "feral", "tom"} <= set(hand(table, 0))
    assert len(hand(table, 0)) == 5
    assert discard(table, 0) == []
    assert table.view(None)["seats"][0]["deck"] == len(rest) - 2


@pytest.mark.ruling("KS-T1")
def test_an_empty_deck_stays_empty_until_a_card_must_be_drawn() -> None:
    held = ["fat", "tom", "kitten", "kitten", "greedy", "house"]
    rest = without(BASIC, *held)
    table = GAME.arrange(
        2, hands=[held, ["tom"]], discards=[rest], options={"deck": "basic"}, events=True
    )
    play(table, "0: play fat 2")
    assert table.view(None)["seats"][0]["deck"] == 0
    assert discard(table, 0) == rest
    assert "reshuffle" not in [event.kind for event in table.take_events()]


@pytest.mark.ruling("KS-T1")
def test_drawing_the_last_card_does_not_reshuffle() -> None:
    rest = without(BASIC, "fat", "tom", "mangy", "kitten", "kitten", "greedy")
    table = GAME.arrange(
        2,
        hands=[["fat", "tom", "kitten", "kitten", "greedy"], ["tom"]],
        discards=[rest],
        options={"deck": "basic"},
    )
    play(table, "0: play fat 2")
    assert "mangy" in hand(table, 0)
    assert table.view(None)["seats"][0]["deck"] == 0
    assert discard(table, 0) == rest


@pytest.mark.ruling("KS-T1")
def test_seats_draw_only_their_own_cards() -> None:
    rest = without(BASIC, "fat", "tom")
    table = GAME.arrange(
        2, hands=[["fat", "tom"], ["mangy"]], discards=[rest], options={"deck": "basic"}
    )
    play(table, "0: play fat 2")
    own = table.view(0)["own"]
    assert own is not None
    assert Counter(own["hand"] + own["deck"]) == Counter(BASIC) - Counter(["fat"])


@pytest.mark.ruling("KS-T19", "KS-T2", "KS-F9")
def test_empty_deck_and_discard_leave_the_hand_short() -> None:
    crowd = [f"{cat} of 0" for cat in CATS if cat not in {"queen", "tom"}] + ["lazy of 0"]
    table = GAME.arrange(
        2,
        hands=[["copy", "bag"], ["lazy"]],
        bowls=[crowd, ["queen of 0"], ["tom of 0"]],
        active=1,
        holder=1,
        options={"deck": "same", "cards": SAME},
    )
    assert table.view(None)["seats"][0]["deck"] == 0
    play(table, "1: play lazy 1", "1: feed lazy 1")
    assert table.view(None)["seats"][1]["hand"] == 5
    assert hand(table, 0) == ["copy", "bag"]
    assert discard(table, 0) == []
    assert len(cats(table, 1)) == 16
    # And nothing of it can be played: one card is discarded, and drawn again at the end.
    assert asked(table) == [(0, "play")]
    assert sorted(moves(table, 0)) == ["discard bag", "discard copy"]


@pytest.mark.ruling("KS-T19", "KS-T1")
def test_single_remaining_card_is_drawn() -> None:
    crowd = [f"{cat} of 0" for cat in CATS if cat not in {"queen", "tom", "fraidy"}] + ["lazy of 0"]
    table = GAME.arrange(
        2,
        hands=[["copy", "bag"], ["lazy"]],
        bowls=[crowd, ["queen of 0"], ["tom of 0"]],
        discards=[["fraidy"]],
        active=1,
        holder=1,
        options={"deck": "same", "cards": SAME},
    )
    play(table, "1: play lazy 1", "1: feed lazy 1")
    assert sorted(hand(table, 0)) == ["bag", "copy", "fraidy"]
    assert discard(table, 0) == []
    assert table.view(None)["seats"][0]["deck"] == 0


@pytest.mark.ruling("KS-T19", "KS-T2")
def test_an_empty_hand_passes_the_turn_and_draws_at_its_end() -> None:
    table = GAME.arrange(2, hands=[[], ["fat", "tom"]])
    assert moves(table, 0) == ["pass"]
    play(table, "0: pass")
    assert len(hand(table, 0)) == 5
    assert asked(table) == [(1, "play")]
