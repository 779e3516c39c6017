"""Replacing a rule that somebody cannot follow."""

import pytest

from tabbytop.games.meow.cards import NAMES
from tabbytop.games.meow.game import GAME
from tabbytop.games.meow.table import MeowTable
from tests.games.meow.positions import (
    arranged,
    begun,
    dealt,
    hand,
    judged,
    moves,
    pile,
    play,
    refused,
    told,
)


def replacements(table: MeowTable, seat: int) -> set[str]:
    return {move.removeprefix("replace ") for move in moves(table, seat) if "replace" in move}


@pytest.mark.ruling("MW-M24")
def test_only_known_rules_can_be_replaced() -> None:
    table = arranged(["croak", "moo"], ["baa", "oink"], ["purr", "hiss"], pile=("bark",))
    assert replacements(table, 0) == {"croak", "moo", "baa", "oink"}
    refused(table, 0, "replace purr", "MW-M24")
    refused(table, 0, "replace bark", "MW-M24")


@pytest.mark.ruling("MW-M24", "MW-M34")
def test_only_the_holder_sees_the_new_rule() -> None:
    table = arranged(["croak", "moo"], ["baa", "oink"], ["purr", "hiss"], pile=("bark",))
    play(table, "0: replace baa")
    [event] = told(table, "replaced")
    assert event.seen_by(0) == {"event": "replaced", "seat": 0, "card": "baa"}
    assert event.seen_by(2) == event.seen_by(None) == event.seen_by(0)
    fresh = event.seen_by(1)["fresh"]
    assert sorted(hand(table, 1)) == sorted(["oink", str(fresh)])
    assert table.view(None)["gone"] == "baa"
    assert (hand(table, 0), hand(table, 2), pile(table)) == (
        ["croak", "moo"],
        ["hiss", "purr"],
        ["bark"],
    )
    assert [table.known_places(seat, NAMES.index(str(fresh))) for seat in range(3)] == [0, 2, 0]
    assert not any(row[NAMES.index("baa")] for row in table.places)


@pytest.mark.ruling("MW-M24")
def test_nobody_sees_a_rule_replaced_in_the_pile() -> None:
    for seed in range(60):
        table = arranged(
            ["croak", "moo"], ["baa", "oink"], ["purr", "hiss"], pile=("bark",), seed=seed
        )
        play(table, "0: play croak", "0: do croak", "0: check", "1: reveal baa")
        if pile(table) == ["baa"]:
            break
    table.take_events()
    play(table, "1: replace baa")
    [event] = told(table, "replaced")
    assert not event.private
    assert pile(table) != ["baa"]
    assert len(pile(table)) == 1


@pytest.mark.ruling("MW-M24")
def test_replace_once_a_game_at_the_start_of_a_turn() -> None:
    table = arranged(["croak", "moo"], ["baa", "oink"], ["purr", "hiss"], mode="before-after")
    assert table.view(None)["asked"][0]["may_replace"]
    play(table, "0: do hiss")
    refused(table, 0, "replace baa", "MW-M24")
    assert not table.view(None)["asked"][0]["may_replace"]
    table = arranged(["croak", "moo"], ["baa", "oink"], ["purr", "hiss"])
    play(table, "0: replace baa")
    refused(table, 0, "replace oink", "MW-M24")
    assert table.view(None)["seats"][0]["replaced"]
    play(table, "0: play croak")
    refused(table, 0, "replace oink", "MW-M24")
    play(table, "0: check")
    assert replacements(table, 1), "each seat has its own"
    play(table, f"1: play {hand(table, 1)[0]}", "1: check")
    play(table, "2: play purr", "2: check")
    assert table.view(None)["active"] == 0
    assert not table.view(None)["asked"][0]["may_replace"]
    assert replacements(table, 0) == set()


@pytest.mark.ruling("MW-M24")
def test_rule_whose_act_was_done_cannot_be_replaced() -> None:
    table = arranged(["croak", "moo"], ["baa", "oink"], ["purr", "hiss"])
    play(table, "0: play croak", "0: do oink", "0: check", "1: play baa", "1: check")
    play(table, "2: play purr", "2: check")
    assert "baa" in replacements(table, 0)
    refused(table, 0, "replace oink", "MW-M24")


@pytest.mark.ruling("MW-M24", "MW-M21")
def test_words_of_a_replaced_rule_stay_said() -> None:
    table = arranged(["croak", "moo"], ["city", "oink"], ["purr", "hiss"])
    city = table.game.vocabulary.text(table.game.vocabulary.move("say paris"))
    play(table, "0: play croak", f"0: {city}", "0: check", "1: replace city")
    assert len(table.said[0]) == 1


@pytest.mark.ruling("MW-X6", "MW-M24")
def test_removed_and_struck_rules_never_come_back() -> None:
    """With all allowed strikes made and everybody replacing, there are enough cards."""
    for seed in range(6):
        table = dealt(3, seed, young=True, mode="thirteen", rounds=3, seconds=0)
        for seat in range(3):
            for _ in range(table.most_strikes()):
                legal = [move for move in moves(table, seat) if move.startswith("strike")]
                table.play(seat, legal[seat * 7 % len(legal)])
            table.play(seat, "ready")
        for seat in range(3):
            table.play(seat, "pass")
        gone: list[str] = []
        while len(gone) < 3:
            active = table.view(None)["active"]
            assert active is not None
            gone.append(sorted(replacements(table, active))[0])
            play(table, f"{active}: replace {gone[-1]}")
            play(table, f"{active}: play {hand(table, active)[0]}", f"{active}: check")
        for _ in judged(table, seed):
            held = [card for seat in range(3) for card in hand(table, seat)] + pile(table)
            assert not set(gone) & set(held)
            struck = [NAMES[card] for cards in table.struck for card in cards]
            assert not set(struck) & set(held)


@pytest.mark.ruling("MW-M24", "MW-X4")
def test_replaced_rule_is_shown_until_the_next_turn() -> None:
    table = arranged(["croak", "moo"], ["baa", "oink"], ["purr", "hiss"])
    play(table, "0: replace baa")
    for line in ("0: play croak", "0: do moo", "0: check"):
        play(table, line)
        assert table.view(2)["gone"] == "baa"
    assert table.view(None)["active"] == 1
    play(table, f"1: play {hand(table, 1)[0]}")
    assert table.view(2)["gone"] is None


def test_replaced_card_is_in_no_list_of_known_rules() -> None:
    table = begun(4, 3, helper=True, seconds=0)
    active = table.view(None)["active"]
    assert active is not None
    card = hand(table, active)[0]
    play(table, f"{active}: replace {card}")
    for _ in judged(table, 1):
        listed = table.view(None)["listed"]
        assert listed is not None
        assert card not in [rule["name"] for rule in listed]
    assert GAME.resume(table.position()).position() == table.position()
