"""What a hint says about a move: rules that it obeys, and what the others learn."""

from tabbytop.games.meow.cards import RULES
from tabbytop.games.meow.game import GAME
from tabbytop.games.meow.table import MeowTable
from tabbytop.texts import catalogue
from tabbytop.texts.reader import Reader
from tests.games.meow.positions import arranged

READER = Reader(["Ana", "Bo", "Cy"], 0)
A, B, C, D, E, F = [rule.name for rule in RULES[:6]]


def reasons(table: MeowTable, move: str, seat: int = 0) -> list[str]:
    """The reasons for a move in English, as seat 0 reads them."""
    told = GAME.judge.reasons(table, seat, GAME.vocabulary.move(move))
    return [catalogue.render(reason, "en", READER) for reason in told]


def circle(judge: str = "engine") -> MeowTable:
    """Seat 0 has played its first card; it has passed the hand of seat 1 on, and has not seen the
    hand of seat 2."""
    table = arranged([A, B], [C, D], [E, F], judge=judge)
    table.play(0, f"play {A}")
    return table


def test_played_card_is_read_out() -> None:
    table = arranged([A, B], [C, D], [E, F])

    assert reasons(table, f"play {A}") == [
        "It’s read out, so the others learn a new rule.",
        "You’ll have to obey it.",
    ]


def test_act_tells_whose_rule_it_serves() -> None:
    table = circle()
    left = "That leaves {} more acts this turn."
    room = table.budget() - 1

    assert reasons(table, f"do {A}") == [
        "The card you played asks for it.",
        left.format(room),
    ]
    assert reasons(table, f"do {B}")[0] == (
        "It’s one of your own rules, and those are for the others to obey."
    )
    assert reasons(table, f"do {C}")[0] == "You’ve seen this rule, and someone else has it now."
    assert reasons(table, f"do {E}")[0] == "It’s a guess: someone may have this rule."


def test_hidden_rule_of_another_hand_is_a_guess_like_any_other() -> None:
    table = circle()
    elsewhere = RULES[20].name

    assert reasons(table, f"do {E}") == reasons(table, f"do {elsewhere}")


def test_check_counts_the_known_rules() -> None:
    table = circle()
    table.play(0, f"do {A}")
    assert reasons(table, "check") == ["You’ve obeyed 1 of the 3 rules you know of."]
    table.play(0, f"do {C}")
    assert reasons(table, "check") == ["You’ve obeyed 2 of the 3 rules you know of."]


def test_answer_by_eyes_tells_what_was_broken() -> None:
    table = circle(judge="eyes")
    table.play(0, f"do {A}")
    table.play(0, f"do {C}")
    table.play(0, "check")

    assert reasons(table, "no", 1) == ["But one rule in your hand was broken."]
    assert reasons(table, f"broken {D}", 1) == ["It wasn’t obeyed this turn."]
    assert reasons(table, f"broken {C}", 1) == ["It was obeyed this turn."]
    assert reasons(table, "object", 1) == [
        "They did what the card says, so objecting gets you nowhere."
    ]
    assert reasons(table, "wait", 2) == ["The played card was obeyed."]


def test_broken_card_is_a_reason_to_object_and_none_to_wait() -> None:
    table = circle(judge="eyes")
    table.play(0, "check")

    assert reasons(table, "object", 2) == ["The played card wasn’t obeyed."]
    assert reasons(table, "wait", 2) == [
        "The played card wasn’t obeyed, and this way, nobody will mention it."
    ]


def test_act_that_was_done_is_no_longer_asked_for() -> None:
    table = circle()
    table.play(0, f"do {A}")

    [told] = reasons(table, f"do {A}")

    counted = RULES[0].times > 0
    assert told == (
        "You’ve done it the right number of times. Once more breaks the rule."
        if counted
        else "You’ve already done it, and once more changes nothing."
    )


def runner_up(table: MeowTable, best: str, seat: int = 0) -> str:
    move = GAME.judge.runner_up(table, seat, GAME.vocabulary.move(best))
    return GAME.vocabulary.text(move)


def test_runner_up_of_a_known_act_is_another_known_act() -> None:
    table = circle()

    assert runner_up(table, f"do {A}") == f"do {C}"
    assert runner_up(table, f"do {C}") == f"do {A}"


def test_runner_up_of_a_guess_is_to_stop_guessing() -> None:
    table = circle()
    for act in (A, C, D):
        table.play(0, f"do {act}")

    assert runner_up(table, f"do {E}") == "check"


def test_runner_up_of_a_card_is_the_other_card() -> None:
    table = arranged([A, B], [C, D], [E, F])

    assert runner_up(table, f"play {A}") == f"play {B}"


def test_runner_up_of_a_word_is_no_word_for_the_same_act() -> None:
    spoken = next(rule for rule in RULES if len(rule.words) > 1)
    table = arranged([spoken.name, B], [C, D], [E, F])
    table.play(0, f"play {spoken.name}")

    assert runner_up(table, f"say {spoken.words[0]}") == f"do {C}"
