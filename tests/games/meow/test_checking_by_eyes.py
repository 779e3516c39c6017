"""`judge=eyes`: the players answer for their hands, and may miss a broken rule."""

import pytest

import tabbytop
from tabbytop.games.meow.scoring import NOT_CAUGHT
from tabbytop.games.meow.table import MeowTable
from tests.games.meow.positions import (
    arranged,
    asked,
    best,
    hand,
    kinds,
    moves,
    pile,
    play,
    refused,
    told,
)


def checked(*acts: str) -> MeowTable:
    """Seat 0 has laid Croak and done this; seat 1 is pointed at."""
    table = arranged(
        ["croak", "moo"], ["baa", "oink"], ["purr", "hiss"], ["bark", "roar"], judge="eyes"
    )
    play(table, "0: play croak", *[f"0: do {act}" for act in acts], "0: check")
    table.take_events()
    return table


@pytest.mark.ruling("MW-M31", "MW-M5")
def test_holder_answers_and_others_may_object() -> None:
    table = checked("croak")
    assert asked(table) == [(1, "answer"), (2, "object"), (3, "object")]
    assert moves(table, 1) == ["no", "broken oink", "broken baa", "look", "object"]
    assert moves(table, 2) == moves(table, 3) == ["object", "wait"]
    play(table, "3: wait")
    assert asked(table) == [(1, "answer"), (2, "object")]
    play(table, "1: no")
    assert asked(table) == [(1, "object"), (2, "answer"), (3, "object")], "a new hand, a new say"


@pytest.mark.ruling("MW-M31")
def test_missed_broken_rule_stays_unpunished() -> None:
    table = checked("croak")
    play(table, "1: no")
    assert [event.public for event in told(table, "cleared")] == [{"active": 0, "seat": 1}]
    refused(table, 1, "broken baa", "MW-M5")
    play(table, "2: no", "3: no")
    result = table.result()
    assert result is not None
    assert result.winners == (0,), "nobody has seen that five rules were broken"
    assert result.reason == NOT_CAUGHT


@pytest.mark.ruling("MW-M31")
def test_naming_an_obeyed_card_counts_as_no() -> None:
    table = checked("croak", "baa")
    said_no = checked("croak", "baa")
    play(table, "1: broken baa")
    play(said_no, "1: no")
    for seat in (None, 0, 2, 3):
        assert table.view(seat) == said_no.view(seat)
    events, others = table.take_events(), said_no.take_events()
    for seat in (None, 0, 2, 3):
        assert [e.seen_by(seat) for e in events] == [e.seen_by(seat) for e in others]
    assert [e.seen_by(1)["kept"] for e in events if e.kind == "cleared"] == ["baa"]
    assert not any("kept" in e.seen_by(1) for e in others)
    assert table.view(None)["cleared"] == [1]
    assert hand(table, 1) == ["oink", "baa"]


@pytest.mark.ruling("MW-M31", "MW-M9")
def test_named_broken_card_is_exchanged() -> None:
    table = checked("croak", "baa", "oink")
    play(table, "1: no", "2: broken purr")
    assert [e.public["card"] for e in told(table, "revealed")] == ["purr"]
    assert best(table) == [1, 0, 0, 0]
    assert table.view(None)["active"] == 1
    assert len({"purr", "croak"} & {*hand(table, 0), *hand(table, 2), *pile(table)}) == 2


@pytest.mark.ruling("MW-M31")
def test_only_the_seat_pointed_at_answers() -> None:
    table = checked("croak")
    refused(table, 2, "broken purr", "MW-M5")
    refused(table, 2, "no", "MW-M5")
    refused(table, 1, "broken purr", "MW-M31")
    refused(table, 1, "wait", "MW-M31")
    with pytest.raises(tabbytop.NotYourTurn):
        table.play(0, "no")


@pytest.mark.ruling("MW-M31", "MW-S2", "MW-M34")
def test_holder_may_see_the_acts_again() -> None:
    table = checked("croak", "baa")
    seen = [act["act"] for act in table.view(0)["acts"]]
    assert seen == ["croak", "baa"], "who did them sees them"
    assert table.view(1)["acts"] == table.view(2)["acts"] == table.view(None)["acts"] == []
    play(table, "1: look")
    [looked] = told(table, "looked")
    assert looked.seen_by(1)["acts"] == table.view(1)["acts"] == table.view(0)["acts"]
    assert "acts" not in looked.seen_by(2)
    assert table.view(2)["acts"] == table.view(None)["acts"] == []
    refused(table, 1, "look", "MW-M31")
    play(table, "1: no")
    assert table.view(1)["acts"] == []
    assert "look" in moves(table, 2), "every holder may, once a check"


@pytest.mark.ruling("MW-M5", "MW-X3")
@pytest.mark.parametrize("who", [1, 2, 3])
def test_right_objection_ends_the_turn(who: int) -> None:
    table = checked("baa", "oink")
    if who != 2:
        play(table, "1: no")
    play(table, f"{who}: object")
    assert kinds(table)[-3:] == ["objected", "taken_back", "turn"]
    assert hand(table, 0) == ["croak", "moo"]
    assert table.view(None)["active"] == 1
    assert table.view(None)["revealed"] is None
    assert best(table) == [0, 0, 0, 0], "such a check counts for nothing"
    assert asked(table) == [(1, "play")]


@pytest.mark.ruling("MW-M5")
def test_wrong_objection_does_nothing_and_is_allowed_once_a_turn() -> None:
    table = checked("croak")
    play(table, "1: object", "2: object")
    assert [e.public for e in told(table, "objected")] == [
        {"seat": 1, "right": False},
        {"seat": 2, "right": False},
    ]
    refused(table, 1, "object", "MW-M5")
    assert asked(table) == [(1, "answer"), (3, "object")]
    play(table, "1: no")
    assert asked(table) == [(2, "answer"), (3, "object")]
    refused(table, 2, "object", "MW-M5")
    play(table, "2: broken hiss", f"1: play {hand(table, 1)[0]}", "1: check")
    assert "object" in moves(table, 2), "in another turn, again"


@pytest.mark.ruling("MW-M5")
def test_broken_own_rule_wins_if_nobody_objects() -> None:
    table = checked()
    play(table, "1: no", "2: no", "3: no")
    result = table.result()
    assert result is not None
    assert result.winners == (0,)


@pytest.mark.ruling("MW-M5")
def test_the_active_seat_cannot_object() -> None:
    table = checked()
    with pytest.raises(tabbytop.NotYourTurn):
        table.play(0, "object")


@pytest.mark.ruling("MW-X9")
def test_holder_answer_closes_the_question_for_all() -> None:
    table = checked("croak")
    play(table, "1: no", "2: no", "3: no")
    assert table.result() is not None


@pytest.mark.ruling("MW-X9")
def test_seat_that_said_wait_is_asked_again_at_the_next_hand() -> None:
    table = checked("baa", "oink")
    play(table, "2: wait", "3: wait")
    assert asked(table) == [(1, "answer")]
    with pytest.raises(tabbytop.NotYourTurn):
        table.play(3, "object")
    play(table, "1: no")
    assert asked(table) == [(1, "object"), (2, "answer"), (3, "object")]
    play(table, "3: object")
    assert told(table, "objected")[0].public == {"seat": 3, "right": True}, "waiting lost nothing"


@pytest.mark.ruling("MW-X9")
def test_last_no_wins_while_others_are_silent() -> None:
    table = checked("baa", "oink")
    play(table, "1: no", "2: no")
    assert asked(table) == [(1, "object"), (2, "object"), (3, "answer")]
    play(table, "3: no")
    assert table.actors() == [], "it is too late to object"


@pytest.mark.ruling("MW-M31")
def test_silent_holder_counts_as_no() -> None:
    table = checked("croak")
    text = table.game.vocabulary.text
    assert [text(table.timeout_move(seat)) for seat in table.actors()] == ["no", "wait", "wait"]
