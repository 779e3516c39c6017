"""The two examples of the rulebook, move by move."""

import pytest

from tabbytop.games.meow.scoring import BROKE_NONE
from tests.games.meow.positions import arranged, asked, best, hand, kinds, pile, play, told

HENRY, NICOLE, CLARENCE, OTHER = range(4)


@pytest.mark.ruling("MW-M2", "MW-M7", "MW-M9", "MW-M10")
@pytest.mark.parametrize("judge", ["engine", "eyes"])
def test_rulebook_example_of_a_broken_rule_and_its_exchange(judge: str) -> None:
    came_back = set()
    for seed in range(12):
        table = arranged(
            ["croak", "lick paw"],
            ["peel banana", "cough"],
            ["nitpick", "moo"],
            ["oink", "baa"],
            pile=("purr",),
            seed=seed,
            judge=judge,
        )
        assert table.known_places(HENRY, 34)  # he saw Nicole's hand before it went to her
        play(table, "0: play croak", "0: do croak", "0: do peel banana", "0: do cough")
        play(table, "0: do cough", "0: do moo", "0: check")
        if judge == "eyes":
            assert table.view(None)["pointed"] == NICOLE
            play(table, "1: no", "2: broken nitpick")
        else:
            assert asked(table) == [(CLARENCE, "reveal")]
            assert table.view(None)["cleared"] == [NICOLE]
            play(table, "2: reveal nitpick")
        events = table.take_events()
        [shown] = [event for event in events if event.kind == "revealed"]
        assert shown.seen_by(None) == {
            "event": "revealed",
            "seat": CLARENCE,
            "card": "nitpick",
            "active": HENRY,
        }
        [drawn] = [event.private for event in events if event.kind == "exchanged"]
        assert drawn is not None
        assert set(drawn) == {HENRY, CLARENCE}
        assert table.view(None)["active"] == NICOLE
        assert best(table) == [1, 0, 0, 0]
        assert hand(table, NICOLE) == ["peel banana", "cough"]
        assert "lick paw" in hand(table, HENRY)
        assert "moo" in hand(table, CLARENCE)
        fresh = [str(drawn[seat]["drawn"]) for seat in (HENRY, CLARENCE)]
        assert sorted([*fresh, *pile(table)]) == ["croak", "nitpick", "purr"]
        assert [fresh[0] in hand(table, HENRY), fresh[1] in hand(table, CLARENCE)] == [True, True]
        came_back.add(fresh[0])
    assert "croak" in came_back, "unfortunately for Henry"
    assert len(came_back) == 3, "it is shuffled"


@pytest.mark.ruling("MW-M16", "MW-M14")
@pytest.mark.parametrize("judge", ["engine", "eyes"])
def test_rulebook_example_of_an_act_in_both_parts(judge: str) -> None:
    table = arranged(
        ["croak", "moo", "quack"],
        ["hiss", "oink", "baa"],
        ["bark", "roar", "buzz"],
        ["purr", "meow", "glub"],
        mode="before-after",
        judge=judge,
    )
    before = ("hiss", "oink", "baa", "bark", "roar", "buzz", "purr", "meow", "glub")
    play(table, *[f"0: do {act}" for act in before])
    play(table, "0: play croak", "0: do croak", "0: do hiss", "0: check")
    kinds(table)
    if judge == "eyes":
        play(table, "1: broken hiss")
    else:
        assert asked(table) == [(NICOLE, "reveal")]
        play(table, "1: reveal hiss")
    assert [event.public["card"] for event in told(table, "revealed")] == ["hiss"]
    assert best(table) == [0, 0, 0, 0]


@pytest.mark.ruling("MW-M16", "MW-M27")
def test_rulebook_example_wins_without_the_act_after() -> None:
    table = arranged(
        ["croak", "moo", "quack"],
        ["hiss", "oink", "baa"],
        ["bark", "roar", "buzz"],
        ["purr", "meow", "glub"],
        mode="before-after",
    )
    before = ("hiss", "oink", "baa", "bark", "roar", "buzz", "purr", "meow", "glub")
    play(table, *[f"0: do {act}" for act in before])
    play(table, "0: play croak", "0: do croak", "0: check")
    result = table.result()
    assert result is not None
    assert (result.winners, result.reason) == ((HENRY,), BROKE_NONE)
