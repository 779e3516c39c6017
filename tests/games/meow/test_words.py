"""The English texts, which must tell no secrets."""

import pytest

from tabbytop.games.meow.box.rule import Rule
from tabbytop.games.meow.cards import NAMES, RULES
from tabbytop.games.meow.game import GAME
from tabbytop.games.meow.table import MeowTable
from tabbytop.texts.reader import Reader
from tests.games.meow.positions import arranged, dealt, play

TELLER = Reader(["Ana", "Ben", "Cleo", "Dot"], 1)


TITLES = {rule.name: rule.title for rule in RULES}


PARTS = {rule.name: ("BEFORE", "AFTER")[rule.part] for rule in RULES}


def read(name: str, *, timed: bool = False) -> str:
    """A card as it is read out."""
    [text] = [rule.text for rule in RULES if rule.name == name]
    return f"{timed_title(name) if timed else TITLES[name]}: {text}"


def timed_title(name: str) -> str:
    """A table in the mode Before/After."""
    return f"{TITLES[name]} ({PARTS[name]})"


def story(table: MeowTable, *lines: str) -> list[str]:
    """The event texts of these moves, as seat 1 reads them."""
    table.take_events()
    play(table, *lines)
    return [GAME.tell_event(event.seen_by(1), TELLER) for event in table.take_events()]


def question(table: MeowTable, seat: int) -> str:
    prompt = table.prompt(seat)
    assert prompt is not None
    return GAME.tell_prompt(prompt.as_dict(), TELLER)


def four(judge: str = "engine", seconds: int = 0) -> MeowTable:
    return arranged(
        ["croak", "moo"],
        ["baa", "oink"],
        ["purr", "hiss"],
        ["bark", "roar"],
        pile=("quack",),
        judge=judge,
        seconds=seconds,
    )


def test_text_before_the_first_turn() -> None:
    table = dealt(4, 1, seconds=0, events=True)
    assert question(table, 1) == (
        "Is there anything you can’t do? Cross it out, and nobody will know. Ready?"
    )
    assert story(table, "0: ready", "1: ready") == [
        "Ana is ready.",
        "You’re ready.",
    ]
    play(table, "2: ready")
    last = story(table, "3: ready")[-1]
    assert last.startswith(
        "Every neophyte gets 2 rules, and one goes into the pile. In your paws for now: "
    )
    assert question(table, 1) == "Learn your rules by heart, then pass them left."
    play(table, "0: pass", "1: pass", "2: pass")
    told = story(table, "3: pass")
    assert told[0] == "Dot has seen enough."
    assert told[1].startswith("All hands go left. Your rules are now ")


def test_text_of_a_turn() -> None:
    table = four()
    asked = "Play a card. Know a rule you can’t follow? Replace it first."
    assert question(table, 0) == asked
    assert story(table, "0: play croak", "0: do croak", "0: do croak", "0: say acai") == [
        f"Ana plays {read('croak')}",
        "Ana puffs up their cheeks and croaks.",
        "Ana puffs up their cheeks and croaks (2 times now).",
        "Ana greets a fruit by name: “acai”.",
    ]
    assert question(table, 0) == "Please the cat. There’s room for 8 different acts, then check."
    assert story(table, "0: check") == [
        "Ana starts the check.",
        "Ana points at you: “Did I break one of your rules?”",
    ]
    assert question(table, 1) == "Ana is caught! Which broken rule will you show?"
    told = story(table, "1: reveal baa")
    assert told[0] == f"Ana broke a rule. You show {read('baa')}"
    assert told[1].startswith(
        "Both cards are shuffled into the pile, then Ana and you draw one each. You get "
    )
    assert told[2] == "Round 1: you step up to the altar."


def test_text_names_your_own_acts() -> None:
    table = arranged(["croak"], ["baa"], ["purr"], active=1)
    assert story(table, "1: play baa", "1: do drive bus", "1: say acai") == [
        f"You play {read('baa')}",
        "You perform: Drive a bus.",
        "You perform: Name a fruit: “acai”.",
    ]


def test_text_of_a_check_by_eyes() -> None:
    table = four(judge="eyes")
    play(table, "0: play croak", "0: check")
    assert question(table, 1) == "Ana points at you. Was one of your rules broken?"
    assert question(table, 2) == (
        "Ana points at you. Was the card on the altar obeyed? If not, object."
    )
    assert story(table, "1: look", "1: no") == [
        "You rub your eyes and look again.",
        "You say no: no rule broken.",
        "Ana points at Cleo: “Did I break one of your rules?”",
    ]
    assert story(table, "2: look", "2: no") == [
        "Cleo rubs both eyes and looks again.",
        "Cleo says no: no rule broken.",
        "Ana points at Dot: “Did I break one of your rules?”",
    ]
    assert story(table, "1: object") == [
        "You object, and you’re right.",
        f"Ana didn’t obey {TITLES['croak']}, and takes it back.",
        "Round 1: you step up to the altar.",
    ]


def test_text_of_a_wrongly_named_card() -> None:
    table = four(judge="eyes")
    play(table, "0: play croak", "0: do baa", "0: do purr", "0: check")
    assert story(table, "1: broken baa")[0] == (
        f"You name {TITLES['baa']}, but it was obeyed. That counts as a no."
    )
    assert story(table, "2: broken purr")[0] == "Cleo says no: no rule broken."


@pytest.mark.ruling("MW-M14", "MW-M15", "MW-M16")
def test_texts_in_before_after_give_the_part_of_every_card() -> None:
    table = dealt(4, 1, seconds=0, events=True, mode="before-after")
    play(table, "0: ready", "1: ready", "2: ready")
    first = story(table, "3: ready")[-1]
    play(table, "0: pass", "1: pass", "2: pass")
    passed = story(table, "3: pass")[1]
    held = [NAMES[card] for card in table.hands[1]]
    shown = [NAMES[card] for card in table.hands[2]]  # seen for a moment, then passed on
    assert all(timed_title(name) in passed for name in held)
    assert all(timed_title(name) in first for name in shown)


@pytest.mark.ruling("MW-M14", "MW-M15", "MW-M16")
@pytest.mark.parametrize("mode", ["thirteen", "before-after"])
def test_text_of_shown_cards_gives_their_part(mode: str) -> None:
    timed = mode == "before-after"
    hands = ["croak", "moo", "hop"], ["baa", "oink", "nod"], ["purr", "hiss"], ["bark", "roar"]
    table = arranged(*hands, mode=mode)
    [replaced] = story(table, "0: replace nod")
    gone = timed_title("nod") if timed else TITLES["nod"]
    assert replaced.startswith(f"Ana replaces {gone}. In its place you get ")
    [fresh] = [NAMES[card] for card in table.hands[1] if NAMES[card] not in {"baa", "oink"}]
    assert replaced.endswith(read(fresh, timed=timed))
    croaks = ["0: do croak"]
    before = croaks if timed and PARTS["croak"] == "BEFORE" else []
    play(table, *before)
    assert story(table, "0: play croak") == [f"Ana plays {read('croak', timed=timed)}"]
    play(table, *([] if before else croaks), "0: check")
    told = story(table, "1: reveal baa")
    assert told[0].endswith(f"You show {read('baa', timed=timed)}")
    drawn = {read(NAMES[card], timed=timed) for card in table.hands[1]}
    assert told[1].partition(" You get ")[2] in drawn
    lay = NAMES[table.hands[1][0]]
    play(table, f"1: play {lay}")
    back = timed_title(lay) if timed else TITLES[lay]
    assert f"You didn’t obey {back}, so you take it back." in story(table, "1: check")


def test_text_when_the_budget_is_spent_before_the_card() -> None:
    table = arranged(["croak"], ["baa"], ["purr"], mode="before-after")
    prompt = table.prompt(0)
    assert prompt is not None
    acts = [rule.name for rule in RULES[: int(str(prompt.args["budget"]))]]
    play(table, *[f"0: do {act}" for act in acts[:-1]])
    assert question(table, 0) == (
        "First any BEFORE acts (one left for the whole turn), then play a card."
    )
    play(table, f"0: do {acts[-1]}")
    assert question(table, 0) == (
        "The cat has seen enough of you: play a card, or repeat yourself first."
    )


def test_text_of_timeout_and_replacement() -> None:
    table = four(seconds=60)
    assert GAME.tell_prompt({"key": "clock"}, TELLER) == "The candle is burning down."
    told = story(table, "0: replace baa")
    replaced = f"Ana replaces {TITLES['baa']}. In its place you get "
    assert told[0].startswith(replaced)
    assert story(table, "time")[0] == "The candle is out: Ana has run out of time."


def test_text_of_the_end() -> None:
    table = arranged(["croak", "moo"], ["baa", "oink"], ["purr", "hiss"])
    acts = ["croak", "baa", "oink", "purr", "hiss"]
    play(table, "0: play croak", *[f"0: do {act}" for act in acts])
    told = story(table, "0: check")
    assert told[-1] == "Everyone says no: no rule broken! Ana wins and joins the Cult of Cat. Meow!"
    result = table.result()
    assert result is not None
    lines = [GAME.tell_score_line(sheet[0], TELLER) for sheet in result.sheets]
    assert lines == [
        "best check: got past 2 hands",
        "best check: got past no hands",
        "best check: got past no hands",
    ]
    table = GAME.arrange(3, best=[1, 1], round_number=30, active=2, starter=0, events=True)
    card = GAME.names["hands"][table.hands[2][0]]
    assert story(table, f"2: play {card}", "2: check")[-1] == (
        "The cat has fallen asleep. Nobody got further than Ana and you."
    )


@pytest.mark.ruling("MW-S2")
@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_text_of_an_act_never_names_its_rule(rule: Rule) -> None:
    """A watcher is told what is seen: no title, no text of a card."""
    table = arranged(["croak", "moo"], [], [], [])
    saying = f"0: say {rule.words[0]}" if rule.words else f"0: do {rule.name}"
    play(table, "0: play moo")
    [told] = story(table, saying)
    assert rule.text not in told
    assert rule.shown in told
