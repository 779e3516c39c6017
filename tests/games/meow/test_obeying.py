"""The rules that bind a seat, and the acts that obey them."""

import pytest

from tabbytop.games.meow.acting import is_obeyed
from tabbytop.games.meow.box.rule import AFTER, BEFORE
from tabbytop.games.meow.cards import (
    FIRST_COUNTED,
    FIRST_MEMORY,
    FIRST_SPOKEN,
    NAMES,
    PART,
    RULES,
    TIMES,
    WORDS,
)
from tabbytop.games.meow.table import MeowTable
from tests.games.meow.positions import arranged, best, hand, kinds, play

COUNTED = range(FIRST_COUNTED, FIRST_SPOKEN)
PLAIN = [card for card in range(len(RULES)) if card not in COUNTED]


def act_of(card: int, nth: int = 0) -> str:
    """The moves that obey a rule, in notation."""
    words = RULES[card].words
    return f"0: say {words[nth]}" if words else f"0: do {NAMES[card]}"


def a_turn(mode: str, acts: dict[int, list[str]]) -> MeowTable:
    """A turn in which just this was done, before and after the card."""
    table = arranged(["croak", "moo"], [], [], [], mode=mode)
    play(table, *acts.get(BEFORE, []), "0: play croak", *acts.get(AFTER, []))
    return table


@pytest.mark.ruling("MW-M3", "MW-M4")
@pytest.mark.parametrize("card", range(len(RULES)), ids=NAMES)
def test_a_rule_is_obeyed_by_its_own_act_and_by_nothing_else(card: int) -> None:
    table = a_turn("basic", {AFTER: [act_of(card)] * max(1, TIMES[card])})
    obeyed = [other for other in range(len(RULES)) if is_obeyed(table, other)]
    assert obeyed == [card]


@pytest.mark.ruling("MW-M16", "MW-M15")
@pytest.mark.parametrize("card", PLAIN, ids=[NAMES[card] for card in PLAIN])
def test_act_in_the_wrong_part_breaks_the_rule(card: int) -> None:
    right = PART[card]
    wrong = BEFORE if right == AFTER else AFTER
    assert is_obeyed(a_turn("before-after", {right: [act_of(card)]}), card)
    assert not is_obeyed(a_turn("before-after", {wrong: [act_of(card)]}), card)
    if not RULES[card].words:
        both = {right: [act_of(card)], wrong: [act_of(card)]}
        assert not is_obeyed(a_turn("before-after", both), card)


@pytest.mark.ruling("MW-M20")
@pytest.mark.parametrize("card", COUNTED, ids=NAMES[FIRST_COUNTED:FIRST_SPOKEN])
def test_counted_rule_needs_the_exact_number(card: int) -> None:
    right = PART[card]
    wrong = BEFORE if right == AFTER else AFTER
    for times in range(10):
        acts = [act_of(card)] * times
        wanted = times == TIMES[card]
        assert is_obeyed(a_turn("basic", {AFTER: acts}), card) == wanted
        assert is_obeyed(a_turn("before-after", {right: acts}), card) == wanted
        assert not is_obeyed(a_turn("before-after", {wrong: acts}), card)
        if times:
            both = {right: [act_of(card)] * TIMES[card], wrong: acts}
            assert not is_obeyed(a_turn("before-after", both), card)


@pytest.mark.ruling("MW-M20")
@pytest.mark.parametrize("card", [0, 40], ids=["noise", "mime"])
def test_uncounted_acts_may_be_repeated(card: int) -> None:
    for times in range(1, 10):
        assert is_obeyed(a_turn("basic", {AFTER: [act_of(card)] * times}), card)


@pytest.mark.ruling("MW-M2", "MW-M27")
def test_own_hand_and_pile_do_not_bind() -> None:
    table = arranged(["croak", "moo"], ["baa", "oink"], ["purr", "hiss"], pile=("bark",))
    acts = ["croak", "baa", "oink", "purr", "hiss"]
    play(table, "0: play croak", *[f"0: do {act}" for act in acts], "0: check")
    assert kinds(table)[-1] == "won"


@pytest.mark.ruling("MW-M2")
@pytest.mark.parametrize("left_out", ["croak", "baa", "oink", "purr", "hiss"])
def test_the_played_card_and_all_other_hands_bind(left_out: str) -> None:
    table = arranged(["croak", "moo"], ["baa", "oink"], ["purr", "hiss"], pile=("bark",))
    acts = [act for act in ("croak", "baa", "oink", "purr", "hiss") if act != left_out]
    play(table, "0: play croak", *[f"0: do {act}" for act in acts], "0: check")
    assert "won" not in kinds(table)


@pytest.mark.ruling("MW-M3")
def test_acts_of_no_rule_in_the_game_are_harmless() -> None:
    table = arranged(["croak", "moo"], ["baa", "oink"], ["purr", "hiss"], pile=("bark",))
    acts = ["yodel", "croak", "baa", "oink", "purr", "hiss", "swim", "yodel"]
    play(table, "0: play croak", *[f"0: do {act}" for act in acts], "0: say aardvark", "0: check")
    assert kinds(table)[-1] == "won"


@pytest.mark.ruling("MW-M4")
def test_order_of_acts_does_not_matter() -> None:
    table = arranged(["croak", "moo"], ["cough", "oink"], ["purr", "hiss"])
    acts = ["cough", "hiss", "purr", "cough", "oink", "croak"]
    play(table, "0: play croak", *[f"0: do {act}" for act in acts], "0: check")
    assert kinds(table)[-1] == "won"


@pytest.mark.ruling("MW-M15")
def test_played_card_must_be_obeyed_in_its_own_part() -> None:
    table = arranged(["hiss", "moo"], ["croak", "quack"], [], [], mode="before-after")
    play(table, "0: play hiss", "0: do hiss", "0: check")
    assert "taken_back" in kinds(table)
    assert "hiss" in hand(table, 0)


def memory_table() -> MeowTable:
    """Everybody has to name a city for the rule of the next seat."""
    return arranged(["croak", "moo"], ["city", "baa"], ["bark", "oink"])


@pytest.mark.ruling("MW-M21")
def test_repeated_word_does_not_obey_a_memory_rule() -> None:
    city, other = RULES[FIRST_MEMORY].words[:2]
    table = memory_table()
    play(table, "0: play croak", "0: do croak", "0: do baa", f"0: say {city}", "0: check")
    assert table.view(None)["cleared"] == [1], "it was new"
    play(table, "2: reveal bark", "1: play baa", "1: do baa", "1: check", "2: reveal oink")
    play(table, f"2: play {hand(table, 2)[0]}", f"2: say {city}")
    assert not is_obeyed(table, FIRST_MEMORY)
    table = memory_table()
    play(table, "0: play croak", "0: do croak", "0: do baa", f"0: say {other}", "0: check")
    assert best(table) == [0, 0, 0]
    assert table.view(None)["cleared"] == [1]


@pytest.mark.ruling("MW-M21")
def test_words_are_remembered_while_the_card_is_in_nobodys_hand() -> None:
    city = RULES[FIRST_MEMORY].words[0]
    for pile in (("city",), ("quack",)):
        table = arranged(["croak", "moo"], ["hiss", "baa"], ["bark", "oink"], pile=pile)
        play(table, "0: play croak", f"0: say {city}", "0: check")
        assert table.view(None)["active"] == 1
        play(table, "1: play hiss", f"1: say {city}")
        assert not is_obeyed(table, FIRST_MEMORY)


@pytest.mark.ruling("MW-X8")
def test_word_counts_as_said_after_the_turn() -> None:
    city = RULES[FIRST_MEMORY].words[0]
    table = memory_table()
    play(table, "0: play croak", f"0: say {city}")
    assert is_obeyed(table, FIRST_MEMORY)
    assert table.said[0] == []
    play(table, "0: check")
    assert len(table.said[0]) == 1


@pytest.mark.ruling("MW-M21")
def test_used_up_word_list_starts_again() -> None:
    words = RULES[FIRST_MEMORY].words
    table = arranged(["croak", "moo"], [], [])
    for word in words[:-1]:
        table.remember_word(FIRST_MEMORY, WORDS.index(word))
    play(table, "0: play croak", f"0: say {words[0]}")
    assert not is_obeyed(table, FIRST_MEMORY)
    play(table, "0: check", f"1: play {hand(table, 1)[0]}", f"1: say {words[-1]}")
    assert is_obeyed(table, FIRST_MEMORY)
    play(table, "1: check", f"2: play {hand(table, 2)[0]}", f"2: say {words[0]}")
    assert is_obeyed(table, FIRST_MEMORY)


@pytest.mark.ruling("MW-M21")
def test_spoken_rules_accept_repeated_words() -> None:
    table = arranged(["croak", "moo"], ["hiss", "baa"], ["bark", "oink"])
    play(table, "0: play croak", "0: say acai", "0: check", "1: play hiss", "1: say acai")
    assert is_obeyed(table, FIRST_SPOKEN)
