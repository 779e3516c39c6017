"""`arrange` and `resume` accept possible tables only."""

import json
from typing import Any

import pytest

import tabbytop
from tabbytop.games.meow.game import GAME
from tests.games.meow.positions import arranged, play


@pytest.mark.parametrize(
    "given",
    [
        {"hands": [[]] * 5},
        {"hands": [["croak", "moo", "baa"]]},
        {"hands": [["croak"], ["croak"]]},
        {"hands": [["crok"]]},
        {"hands": [["croak"]], "struck": [[], ["croak"]]},
        {"hands": [["nitpick"]], "options": {"young": True}},
        {"pile": ["croak", "moo"]},
        {"pile": ["croak"], "hands": [[], ["croak"]]},
        {"struck": [["croak", "croak"]]},
        {"struck": [[]] * 5},
        {"said": ["acai"]},
        {"said": ["meow meow"]},
        {"best": [3]},
        {"best": [-1]},
        {"best": [0] * 5},
        {"round_number": 0},
        {"round_number": 31},
        {"seats": 2},
        {"seats": 13},
    ],
)
def test_arrange_refuses_impossible_tables(given: dict[str, Any]) -> None:
    with pytest.raises(tabbytop.BadOptions):
        GAME.arrange(**given)


def test_arrange_refuses_too_many_strikes() -> None:
    names = GAME.names["hands"]
    with pytest.raises(tabbytop.BadOptions):
        GAME.arrange(12, struck=[names[:7]], options={"mode": "thirteen"})


@pytest.mark.parametrize("given", [{"active": 4}, {"active": -1}, {"starter": 4}])
def test_arrange_refuses_seats_that_do_not_exist(given: dict[str, int]) -> None:
    with pytest.raises(tabbytop.NoSuchSeat):
        GAME.arrange(**given)  # type: ignore[arg-type]  # the seats are all that is given


def test_arrange_deals_the_cards_that_are_not_given() -> None:
    table = GAME.arrange(
        5, hands=[["croak"]], struck=[[], ["moo"]], said=["paris"], options={"mode": "thirteen"}
    )
    assert [len(cards) for cards in table.hands] == [2] * 5
    assert len(table.pile) == 3
    assert GAME.resume(table.position()).position() == table.position()


SPOILED = [
    ("active", 3), ("active", -1), ("active", 1), ("starter", -1), ("starter", 7), ("round", 0),
    ("round", 31), ("acts", []), ("acts", ["croak", "croak"]), ("parts", [1]), ("parts", [1, 2]),
    ("parts", [0, 1]), ("times", [1, 0]), ("times", [10, 1]), ("times", [1, 2]), ("words", []),
    ("words", ["aardvark"]), ("did", [[], [], []]), ("did", [["fruit", "croak"], [], []]),
    ("said", [["acai"]] + [[]] * 7), ("ready", [0, 0]), ("ready", [1, 0, 0]), ("ready", [2, 0, 0]),
    ("best", [0, 0]), ("best", [2, 0, 0]), ("best", [-1, 0, 0]), ("played", -1),
    ("played", "moo"), ("pile", []), ("pile", ["moo"]), ("removed", ["yodel"]),
    ("replaced", [1, 0, 0]), ("pointed", 1), ("past", 1), ("looked", True), ("waits", [0, 1, 0]),
    ("objected", [0, 1, 0]), ("shown", "moo"), ("shower", 1), ("gone", "moo"), ("replacer", 0),
    ("ticks", -1), ("places", [[0] * 102] * 4), ("places", [[0] * 3] * 4),
    ("struck", [["croak"], [], []]), ("struck", [["yawn", "yodel"], [], []]),
    ("hands", [["moo"], ["oink", "baa"], ["hiss"]]),
    ("hands", [["moo"], ["baa", "oink"], ["hiss", "purr"]]),
    ("hands", [["moo"], ["moo", "oink"], ["hiss", "purr"]]),
]  # fmt: skip


@pytest.mark.parametrize(("field", "value"), SPOILED)
def test_impossible_position_is_refused(field: str, value: object) -> None:
    table = arranged(["croak", "moo"], ["baa", "oink"], ["purr", "hiss"])
    play(table, "0: play croak", "0: do croak", "0: say acai")
    document = json.loads(json.dumps(table.position()))
    assert GAME.resume(document).position() == table.position()
    document["table"][field] = value
    with pytest.raises(tabbytop.BadPosition):
        GAME.resume(document)


@pytest.mark.parametrize(
    "agenda",
    [
        ["AllStrike"],
        ["NextTurn"],
        ["SeatActs"],
        ["NextTurn", "SeatPlays"],
        ["NextTurn", "HolderReveals"],
        ["NextTurn", "Point", "HolderAnswers"],
        ["SeatActs", "NextTurn"],
        ["NextTurn", "Deal"],
        ["NextTurn", "NextTurn", "SeatActs"],
        [],
    ],
)
def test_impossible_agenda_is_refused(agenda: list[str]) -> None:
    table = arranged(["croak", "moo"], ["baa", "oink"], ["purr", "hiss"])
    play(table, "0: play croak")
    document = json.loads(json.dumps(table.position()))
    document["agenda"] = [{"step": name} for name in agenda]
    with pytest.raises(tabbytop.BadPosition):
        GAME.resume(document)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("pointed", 1),
        ("past", 0),
        ("hands", [["moo"], ["oink", "baa"], ["yawn", "purr"]]),
        ("acts", ["yodel", "oink", "baa"]),
    ],
)
def test_impossible_check_is_refused(field: str, value: object) -> None:
    table = arranged(["croak", "moo"], ["baa", "oink"], ["purr", "hiss"])
    play(table, "0: play croak", "0: do croak", "0: do oink", "0: do baa", "0: check")
    document = json.loads(json.dumps(table.position()))
    assert GAME.resume(document).moves(2) == table.moves(2)
    document["table"][field] = value
    document["table"]["did"][0] = sorted(
        {*table.position()["table"]["did"][0], "yodel"},  # type: ignore[index]  # plain data
        key=GAME.names["did"].index,
    )
    with pytest.raises(tabbytop.BadPosition):
        GAME.resume(document)
