"""A turn: the card, the acts and their budget, the clock."""

import pytest

import tabbytop
from tabbytop.games.meow.acting import is_obeyed
from tabbytop.games.meow.cards import FIRST_SPOKEN, NAMES, RULES, WORDS
from tests.games.meow.positions import (
    MODES,
    arranged,
    asked,
    at_random,
    begun,
    dealt,
    hand,
    kinds,
    moves,
    play,
    refused,
    told,
)


@pytest.mark.ruling("MW-M14")
@pytest.mark.parametrize("mode", ["basic", "thirteen"])
def test_acts_before_the_card_are_refused(mode: str) -> None:
    table = arranged(["croak", "moo"], [], [], [], mode=mode)
    assert {move.split()[0] for move in moves(table, 0)} == {"play", "replace"}
    refused(table, 0, "do croak", "MW-M14")
    refused(table, 0, "say acai", "MW-M14")
    refused(table, 0, "play quack", "MW-M14")
    play(table, "0: play croak")
    assert {move.split()[0] for move in moves(table, 0)} == {"do", "say", "check"}
    refused(table, 0, "play moo", "MW-M14")
    play(table, "0: do moo")
    assert [act["part"] for act in table.view(None)["acts"]] == ["after"]


@pytest.mark.ruling("MW-M14", "MW-M37")
def test_before_after_allows_acts_before_and_after_the_card() -> None:
    table = arranged(["croak", "moo"], [], [], [], mode="before-after")
    play(table, "0: do hiss", "0: say acai")
    refused(table, 0, "check", "MW-M37")
    play(table, "0: play croak", "0: do hiss", "0: do hiss")
    seen = [(act["act"], act["part"], act["times"]) for act in table.view(None)["acts"]]
    assert seen == [("hiss", "before", 1), ("fruit", "before", 1), ("hiss", "after", 2)]


@pytest.mark.ruling("MW-M37")
@pytest.mark.parametrize("judge", ["engine", "eyes"])
def test_the_check_may_start_with_acts_unspent(judge: str) -> None:
    table = arranged(["croak", "moo"], [], [], [], judge=judge)
    refused(table, 0, "check", "MW-M37")
    play(table, "0: play croak", "0: check")
    assert "checking" in kinds(table)


@pytest.mark.ruling("MW-S1")
def test_the_palette_has_all_acts_of_the_box_also_for_the_young() -> None:
    for young in (False, True):
        table = arranged(["croak", "moo"], [], [], [], young=young)
        play(table, "0: play croak")
        legal = moves(table, 0)
        assert [move for move in legal if move.startswith("do ")] == [
            f"do {name}" for name in NAMES[:FIRST_SPOKEN]
        ]
        said = {f"say {word}" for rule in RULES for word in rule.words}
        assert {move for move in legal if move.startswith("say ")} == said


@pytest.mark.ruling("MW-S1")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", range(3, 13))
def test_the_budget_depends_on_sizes_alone(mode: str, seats: int) -> None:
    for seed in range(3):
        table = begun(seats, seed, mode=mode, rounds=2)
        for _ in at_random(table, seed):
            view = table.view(None)
            others = [s["cards"] for s in view["seats"] if s["seat"] != view["active"]]
            assert view["budget"]["most"] == sum(others) + view["pile"] + 1 + 2
            assert view["budget"]["used"] <= view["budget"]["most"]


@pytest.mark.ruling("MW-S1")
def test_the_budget_counts_different_acts() -> None:
    table = arranged(["croak", "moo"], [], [], [])
    budget = table.view(None)["budget"]["most"]
    assert budget == 10
    play(table, "0: play croak", *[f"0: do {name}" for name in NAMES[: budget - 1]])
    play(table, "0: say acai")
    assert table.view(None)["budget"]["used"] == budget
    refused(table, 0, f"do {NAMES[budget]}", "MW-S1")
    refused(table, 0, "say aardvark", "MW-S1")
    assert moves(table, 0) == [*[f"do {name}" for name in NAMES[: budget - 1]], "check"]
    play(table, *["0: do croak"] * 8)
    refused(table, 0, "do croak", "MW-S1")
    assert "do croak" not in moves(table, 0)


@pytest.mark.ruling("MW-S1")
def test_same_act_before_and_after_uses_the_budget_twice() -> None:
    table = arranged(["croak"], [], [], [], mode="before-after")
    play(table, *["0: do hiss"] * 9)
    refused(table, 0, "do hiss", "MW-S1")
    play(table, "0: play croak", *["0: do hiss"] * 9)
    refused(table, 0, "do hiss", "MW-S1")
    assert table.view(None)["budget"]["used"] == 2


@pytest.mark.ruling("MW-S3")
@pytest.mark.parametrize("mode", ["basic", "before-after"])
def test_spoken_act_is_allowed_once_a_turn(mode: str) -> None:
    table = arranged(["croak", "moo"], [], [], [], mode=mode)
    if mode == "before-after":
        play(table, "0: say acai")
        refused(table, 0, "say acerola", "MW-S3")
        play(table, "0: play croak")
    else:
        play(table, "0: play croak", "0: say acai")
    refused(table, 0, "say acai", "MW-S3")
    refused(table, 0, "say acerola", "MW-S3")
    assert not {f"say {fruit}" for fruit in RULES[FIRST_SPOKEN].words} & set(moves(table, 0))
    play(table, "0: say aardvark")


@pytest.mark.ruling("MW-S3")
def test_a_word_that_fits_two_cards_counts_for_both() -> None:
    table = arranged(["croak", "moo"], ["fruit"], ["colour"], [])
    play(table, "0: play croak", "0: do croak", "0: say orange")
    said = [(act["act"], act["word"]) for act in table.view(None)["acts"] if act["word"]]
    assert sorted(said) == [("colour", "orange"), ("fruit", "orange")]
    assert is_obeyed(table, NAMES.index("fruit"))
    assert is_obeyed(table, NAMES.index("colour"))
    refused(table, 0, "say apple", "MW-S3")
    refused(table, 0, "say lemon", "MW-S3")
    refused(table, 0, "say red", "MW-S3")


@pytest.mark.ruling("MW-S3")
def test_a_word_that_fits_two_cards_is_refused_once_one_of_them_is_done() -> None:
    table = arranged(["croak", "moo"], ["fruit"], ["colour"], [])
    play(table, "0: play croak", "0: say apple")
    refused(table, 0, "say orange", "MW-S3")
    play(table, "0: say red")


@pytest.mark.ruling("MW-S1", "MW-S3")
def test_a_word_that_fits_two_cards_takes_the_room_of_two_acts() -> None:
    table = arranged(["croak", "moo"], [], [], [])
    play(table, "0: play croak")
    acts = [name for name in NAMES[:FIRST_SPOKEN] if name != "croak"]
    while table.budget() - len(table.view(None)["acts"]) > 1:
        play(table, f"0: do {acts.pop()}")
    refused(table, 0, "say orange", "MW-S1")
    play(table, "0: say apple")


@pytest.mark.ruling("MW-M21", "MW-S3")
def test_a_word_of_two_memory_rules_is_remembered_for_both() -> None:
    table = arranged(["croak", "moo"], ["job"], ["first name"], [])
    play(table, "0: play croak", "0: do croak", "0: say mason", "0: check")
    said = [{WORDS[word] for word in words} for words in table.said]
    assert sum("mason" in words for words in said) in {0, 2}


@pytest.mark.ruling("MW-S3")
def test_case_and_accents_do_not_matter() -> None:
    table = arranged(["croak", "moo"], [], [], [])
    play(table, "0: play croak", "0: Say  AÇAÍ")
    assert [act["word"] for act in table.view(None)["acts"]] == ["acai"]


@pytest.mark.ruling("MW-M26")
@pytest.mark.parametrize("judge", ["engine", "eyes"])
def test_playing_the_last_card_of_a_hand_is_allowed(judge: str) -> None:
    table = arranged(["croak"], ["moo"], ["baa"], ["oink"], ["purr"], ["hiss"], judge=judge)
    play(table, "0: play croak", "0: do croak")
    assert hand(table, 0) == []
    play(table, "0: check")
    if judge == "eyes":
        play(table, "1: broken moo")
    assert len(hand(table, 0)) == len(hand(table, 1)) == 1


@pytest.mark.ruling("MW-M30", "MW-X7")
@pytest.mark.parametrize("mode", ["basic", "before-after"])
def test_the_clock_lays_a_card_then_starts_the_check(mode: str) -> None:
    laid = set()
    for seed in range(12):
        table = arranged(["croak", "moo"], [], [], [], seed=seed, seconds=45, mode=mode)
        held = hand(table, 0)
        assert table.actors() == [0, tabbytop.CLOCK]
        [first] = table.alarms()
        assert first.seconds == 45
        play(table, "time")
        events = table.take_events()
        assert [event.kind for event in events] == ["turn", "time_up", "played"]
        laid.add(str(events[-1].public["card"]))
        assert events[-1].public["card"] in held
        assert asked(table)[0] == (0, "act")
        [second] = table.alarms()
        assert second.since != first.since, "the clock begins anew"
        play(table, "0: do hiss")
        assert [alarm.since for alarm in table.alarms()] == [second.since], "one clock a turn"
        play(table, "time")
        assert kinds(table)[:3] == ["acted", "time_up", "checking"]
        assert table.alarms()[0].since != second.since
    assert len(laid) > 1, "a random one"


@pytest.mark.ruling("MW-M30")
def test_one_alarm_runs_for_the_whole_turn() -> None:
    table = arranged(["croak", "moo"], [], [], [], seconds=45)
    [first] = table.alarms()
    play(table, "0: play croak", "0: do moo", "0: do moo")
    assert [alarm.since for alarm in table.alarms()] == [first.since]


@pytest.mark.ruling("MW-M30", "MW-X1")
def test_the_clock_reveals_the_first_broken_rule_and_says_no() -> None:
    table = arranged(["croak", "moo"], ["oink", "purr"], [], [], seconds=45)
    play(table, "0: play croak", "0: do croak", "0: check")
    assert asked(table)[0] == (1, "reveal")
    assert [alarm.seconds for alarm in table.alarms()] == [60]
    play(table, "time")
    assert [event.public["card"] for event in told(table, "revealed")] == ["oink"]
    table = arranged(["croak", "moo"], ["oink", "purr"], [], [], seconds=45, judge="eyes")
    play(table, "0: play croak", "0: do croak", "0: check")
    play(table, "3: wait", "time")
    assert table.view(None)["cleared"] == [1]
    assert table.view(None)["pointed"] == 2


def test_moves_and_allows_agree_about_acts() -> None:
    for mode in MODES:
        table = dealt(6, 5, mode=mode, rounds=1)
        for seat, _ in at_random(table, 5):
            question = table.agenda[-1].question()
            assert question is not None
            listed = set(table.moves(seat))
            some = {*listed, *range(0, table.game.vocabulary.size, 7)}
            assert {move for move in some if question.allows(table, seat, move)} == listed
