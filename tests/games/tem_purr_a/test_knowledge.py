"""Hidden information: views, events, determinization."""

from collections import Counter
from math import comb

import pytest

import tabbytop
from tabbytop.games.tem_purr_a.game import GAME
from tabbytop.games.tem_purr_a.table import TempuraTable
from tabbytop.games.tem_purr_a.view import QUESTIONS
from tests.games.tem_purr_a.positions import (
    all_except,
    asked,
    dealt,
    hand,
    moves,
    play,
    random_moves,
)

ACTIONS = {"plus", "reverse", "choose"}


def imagined(table: TempuraTable, seat: int, seed: int) -> TempuraTable:
    other = table.imagine(seat, tabbytop.quick(seed))
    assert isinstance(other, TempuraTable)
    return other


def imagined_hands(table: TempuraTable, seat: int, of: int, times: int = 60) -> list[list[str]]:
    """Hands of a seat on tables determinized for another."""
    return [hand(imagined(table, seat, seed), of) for seed in range(times)]


def public_part(table: TempuraTable, seat: int | None) -> dict[str, object]:
    view: dict[str, object] = dict(table.view(seat))
    del view["seat"], view["own"]
    return view


def deck(table: TempuraTable) -> Counter[str]:
    """The deck without Indigestions, which only a test may see."""
    left = Counter(all_except())
    for place in [*(hand(table, seat) for seat in range(table.seats)), table.view(None)["discard"]]:
        left -= Counter(place)
    return left - Counter(table.view(None)["stack"]["cards"])


@pytest.mark.ruling("G5", "TP-A23")
@pytest.mark.parametrize("reminders", [True, False])
def test_onlooker_sees_what_every_seat_sees(reminders: bool) -> None:
    for seed in range(4):
        table = dealt(5, seed, reminders=reminders)
        for _ in random_moves(table, seed):
            assert table.view(None)["own"] is None
            assert table.view(None)["seat"] is None
            for seat in range(5):
                assert public_part(table, seat) == public_part(table, None)


@pytest.mark.ruling("TP-A23", "G5")
def test_view_shows_all_public_information() -> None:
    table = GAME.arrange(
        4,
        hands=[["2", "plus"], ["7"], [], ["3", "3", "3"]],
        stack=["5", "plus", "5"],
        discard=["7", "2", "choose"],
        tokens=[0, 2, 1, 0],
        spoilt=3,
        clockwise=False,
    )
    view = table.view(None)
    chance = 1 - comb(77, 11) / comb(80, 11)
    assert view["stack"] == {
        "cards": ["5", "plus", "5"],
        "dish": 5,
        "total": 11,
        "danger": round(1000 * chance),
        "expected": 413,  # 3 × 11 / 80
    }
    assert not view["clockwise"]
    assert view["discard"] == ["2", "7", "choose"]
    assert view["deck"] == {"cards": 89 - 6 - 3 - 3 + 3, "spoilt": 3}
    assert (view["open"], view["supply"]) == (0, 3)
    assert [seat["tokens"] for seat in view["seats"]] == [0, 2, 1, 0]
    assert [seat["hand"] for seat in view["seats"]] == [2, 1, 0, 3]
    assert view["round"] == 4
    assert view["asked"] == [{"seat": 0, "key": "turn", "dish": 5, "total": 11}]


@pytest.mark.ruling("TP-A23")
def test_hand_is_hidden_from_others() -> None:
    table = GAME.arrange(hands=[["2"], ["7", "plus"], ["3"]], stack=["5"])
    for seat in (0, 2):
        assert "7" not in str(table.view(seat)["own"])
        assert table.view(seat)["seats"] == table.view(None)["seats"]
    assert hand(table, 1) == ["7", "plus"]


@pytest.mark.ruling("TP-A23", "G4")
def test_determinization_deals_hidden_cards_again() -> None:
    table = dealt(4, 1)
    hands = imagined_hands(table, 0, 1)
    assert len({tuple(cards) for cards in hands}) > 40
    assert all(len(cards) == 5 for cards in hands)
    assert all(cards == hand(table, 0) for cards in imagined_hands(table, 0, 0))


@pytest.mark.ruling("G4", "G6")
def test_determinization_is_uniform() -> None:
    table = GAME.arrange(
        hands=[["7"], ["3", "plus"], ["2"]], stack=["7"], deck=["2", "2", "3"], seed=1
    )
    seen = Counter[str]()
    for cards in imagined_hands(table, 0, 1, 3000):
        seen.update(cards)
    hidden = Counter(["2", "2", "2", "3", "3", "plus"])
    for name, count in hidden.items():
        assert abs(seen[name] - 3000 * 2 * count / 6) < 150, name


def after_eating(**options: object) -> TempuraTable:
    """A table where seat 0 has openly eaten 4s and plusses, beside a 7 that nobody saw."""
    table = GAME.arrange(
        hands=[["7", "2"], ["2"], ["2"]],
        stack=["3", "reverse"],
        deck=["4", "4", "plus"],
        tokens=[0, 1, 0],
        options=options,
        active=0,
        spoilt=1,
        seed=5,
    )
    play(table, "0: eat")
    if asked(table) == [(0, "add")]:
        play(table, "0: pass")
    return table


@pytest.mark.ruling("TP-A29", "G4")
def test_eaten_cards_are_known_to_be_in_that_hand() -> None:
    table = after_eating()
    eaten = Counter(hand(table, 0)) - Counter(["7", "2"])
    assert eaten.total() in {2, 3}
    for cards in imagined_hands(table, 1, 0):
        assert not eaten - Counter(cards)
        assert len(cards) == 2 + eaten.total()
    assert len({tuple(cards) for cards in imagined_hands(table, 1, 0)}) > 1, "the others are not"


@pytest.mark.ruling("TP-A29", "TP-X2")
def test_known_card_is_played_before_an_unknown_one() -> None:
    table = GAME.arrange(
        hands=[["4", "4", "4"], ["2", "7"], ["2"]], known=[["4", "4"]], stack=["4"], seed=1
    )
    assert {cards.count("4") >= 2 for cards in imagined_hands(table, 1, 0)} == {True}
    play(table, "0: serve 4")
    counts = [cards.count("4") for cards in imagined_hands(table, 1, 0)]
    assert min(counts) == 1, "one known, and one of which nobody knows"
    assert max(counts) == 2
    skipped = GAME.arrange(
        hands=[["4", "4", "4"], ["2", "7"], ["2"]], known=[["4", "4"]], stack=["5"], seed=1
    )
    play(skipped, "0: skip 4")
    assert min(cards.count("4") for cards in imagined_hands(skipped, 1, 0)) == 0


@pytest.mark.ruling("TP-A29", "G4")
def test_known_cards_are_listed_only_with_reminders() -> None:
    assert after_eating().view(1)["seats"][0]["known"] is None
    listed = after_eating(reminders=True).view(None)["seats"]
    assert listed[0]["known"]
    assert "7" not in listed[0]["known"]
    assert listed[1]["known"] == []


@pytest.mark.ruling("TP-A9", "G4")
def test_empty_hand_draw_is_not_known() -> None:
    table = GAME.arrange(hands=[["3"], [], ["2"]], stack=["3"], seed=1)
    play(table, "0: serve 3")
    assert len({tuple(cards) for cards in imagined_hands(table, 0, 1)}) > 30


@pytest.mark.ruling("TP-X1", "G4")
def test_openly_shuffled_cards_are_known_to_be_in_the_deck() -> None:
    """All 7s and 6s were in the discard when the round ended: nobody holds one."""
    gone = ["7"] * 7 + ["6"] * 9
    table = GAME.arrange(
        hands=[["2"], ["3"] * 3, ["4"] * 3],
        stack=["2"],
        discard=gone,
        deck=["5"],
        active=0,
    )
    play(table, "0: eat", "0: pass")
    assert table.view(None)["round"] == 2
    for seed in range(40):
        world = imagined(table, 0, seed)
        assert not {"6", "7"} & {*hand(world, 1), *hand(world, 2)}
        assert (deck(world)["6"], deck(world)["7"]) == (9, 7)


@pytest.mark.ruling("TP-X1")
def test_hidden_draw_makes_the_deck_unknown_again() -> None:
    table = GAME.arrange(hands=[["2"], [], ["4"] * 6], stack=["2"], deck=["5"], seed=1)
    play(table, "0: eat", "0: pass")
    assert all(cards == ["4"] * 6 for cards in imagined_hands(table, 0, 2))
    play(table, "0: start 2")
    assert len(hand(table, 1)) == 3
    assert any("7" in cards for cards in imagined_hands(table, 0, 1))
    assert any("7" in cards for cards in imagined_hands(table, 0, 2))


@pytest.mark.ruling("TP-X1")
def test_eaten_cards_are_no_longer_known_to_be_in_the_deck() -> None:
    for seed in range(12):
        table = GAME.arrange(
            hands=[["2"], ["3", "2"], ["4"] * 6], stack=["2"], deck=["5"], active=0, seed=seed
        )
        play(table, "0: eat", "0: pass", "0: start 2", "1: eat")
        for guess in range(10):
            assert imagined(table, 0, guess).census() == table.census()
            assert hand(imagined(table, 0, guess), 2).count("7") == 0


@pytest.mark.ruling("TP-A6", "TP-X3", "G4")
def test_seat_that_showed_no_dish_holds_actions() -> None:
    checked = 0
    for seed in range(60):
        table = GAME.arrange(hands=[["plus", "choose"], ["2"] * 5, ["2"] * 5], seed=seed, active=0)
        if asked(table) != [(0, "start")]:
            continue
        checked += 1
        for cards in imagined_hands(table, 1, 0, 20):
            assert len([card for card in cards if card in ACTIONS]) >= 2
            assert any(card not in ACTIONS for card in cards), "it is to start, so it has a dish"
    assert checked > 40


@pytest.mark.ruling("TP-X3")
def test_played_action_reduces_the_known_actions() -> None:
    table = GAME.arrange(hands=[["plus", "choose"], ["2"] * 5, ["2"] * 5], seed=1, active=0)
    dish = moves(table, 0)[0].split()[1]
    play(table, f"0: start {dish}", "1: eat")
    while asked(table)[0][0] != 0:
        seat = table.actors()[0]
        table.play(seat, table.moves(seat)[0])
    assert asked(table) == [(0, "turn")]
    sure = [sum(card in ACTIONS for card in cards) for cards in imagined_hands(table, 1, 0)]
    assert min(sure) == 2
    play(table, "0: play plus")
    sure = [sum(card in ACTIONS for card in cards) for cards in imagined_hands(table, 1, 0)]
    assert min(sure) == 1


@pytest.mark.ruling("TP-X4", "G4")
def test_seat_that_must_start_holds_a_dish() -> None:
    """Hidden are one dish and fourteen actions; the seat that starts has the dish."""
    actions = ["plus"] * 7 + ["reverse"] * 5 + ["choose"] * 2
    table = GAME.arrange(
        hands=[["3", "plus"], all_except(*actions, "3", "4"), ["4"]], deck=actions[1:], active=0
    )
    assert asked(table) == [(0, "start")]
    for cards in imagined_hands(table, 1, 0, 40):
        assert cards[0] in {"3", "4"}
        assert len(cards) == 2


@pytest.mark.ruling("G4")
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_known_card_marks_are_always_valid(seats: int) -> None:
    """Validate the position: no mark claims more than there is."""
    for seed in range(6):
        table = dealt(seats, seed)
        for _ in random_moves(table, seed):
            table.validate()
            for seat in range(seats):
                world = imagined(table, seat, seed)
                world.validate()
                assert hand(world, seat) == hand(table, seat)


@pytest.mark.ruling("G2", "G3")
def test_question_with_a_single_answer_is_asked() -> None:
    table = GAME.arrange(hands=[["2"], ["4"]], stack=["5"])
    assert moves(table, 0) == ["eat"]
    assert asked(table) == [(0, "turn")]


@pytest.mark.ruling("G2", "G3")
@pytest.mark.parametrize("seats", [3, 6])
def test_questions_do_not_depend_on_hidden_cards(seats: int) -> None:
    for seed in range(5):
        table = dealt(seats, seed)
        for turn, (actor, _) in enumerate(random_moves(table, seed)):
            watcher = (actor + 1) % seats
            world = imagined(table, watcher, turn)
            assert asked(world) == asked(table)
            assert imagined(table, actor, turn).moves(actor) == table.moves(actor)


def test_observation_marks_who_is_asked_what() -> None:
    table = tabbytop.game("tem-purr-a").deal(4, 3)
    for _ in range(20):
        [asked] = table.actors()
        prompt = table.prompt(asked)
        assert prompt is not None
        for seat in range(4):
            seen = table.observe(seat)
            assert seen["asked"] == [int((seat + step) % 4 == asked) for step in range(4)]
            assert seen["question"] == [int(key == prompt.key) for key in QUESTIONS]
        table.play(asked, table.moves(asked)[-1])
        if not table.actors():
            break
