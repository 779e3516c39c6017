"""The English texts of questions, events, moves and score lines.

An act is described as it is seen, never by the rule that it may serve.
"""

from collections.abc import Mapping
from typing import Final

from tabbytop.games.meow.cards import NAMES, RULES, WORDS
from tabbytop.games.meow.moves import (
    BROKEN,
    CHECK,
    DO,
    LOOK,
    NO,
    OBJECT,
    PASS,
    PLAY,
    READY,
    REPLACE,
    REVEAL,
    SAY,
    STRIKE,
    WAIT,
)
from tabbytop.kernel.result import ScoreLine
from tabbytop.kernel.telling import Teller, join_with_and, sentence

_RULE_CALLED: Final = {rule.name: rule for rule in RULES}


def title(name: object, part: object = None) -> str:
    """The title of a rule: `Croak`; in Before/After, `Croak (BEFORE)`."""
    called = _RULE_CALLED[str(name)].title
    return f"{called} ({str(part).upper()})" if part else called


def title_told(event: Mapping[str, object], key: str = "card") -> str:
    """The title of a card of an event, with its part of the turn if the event has it."""
    return title(event[key], event.get(f"{key}_part"))


def read_out(event: Mapping[str, object], key: str = "card") -> str:
    """The title and the text of a card of an event."""
    return f"{title_told(event, key)}: {_RULE_CALLED[str(event[key])].text}"


def rules_told(event: Mapping[str, object]) -> str:
    """The titles of the hand in an event: `Croak and Nitpick`."""
    names, parts = event["cards"], event.get("parts")
    assert isinstance(names, list)
    if not isinstance(parts, list):
        return join_with_and([title(name) for name in names])
    return join_with_and([title(name, part) for name, part in zip(names, parts, strict=True)])


def hands_told(count: int) -> str:
    """`one hand`, `3 hands`."""
    return {0: "no hand", 1: "one hand"}.get(count, f"{count} hands")


def cards_told(count: int) -> str:
    """`a rule`, `2 rules`."""
    return "a rule" if count == 1 else f"{count} rules"


# Questions.


def tell_prompt(prompt: Mapping[str, object], teller: Teller) -> str:
    """Describe the question to a seat."""
    key = prompt["key"]
    if key == "strike":
        most = prompt["most"]
        return f"Is there anything you cannot do? Strike it, up to {most}; nobody will know. Ready?"
    if key == "pass":
        return "Learn your rules by heart. May they go to your left?"
    if key == "clock":
        return "The candle burns down."
    if key in {"play", "act"}:
        return _tell_turn(prompt)
    active = teller.does(_seat(prompt, "active"), "break" if key == "reveal" else "point")
    if key == "reveal":
        return f"{active} a rule of yours. Which one do you reveal?"
    if key == "answer":
        return f"{active} at you. Was a rule of yours broken?"
    pointed = teller.name(_seat(prompt, "pointed"))
    return f"{active} at {pointed}. Was the card on the altar obeyed? Object, or wait."


def _tell_turn(prompt: Mapping[str, object]) -> str:
    left = int(str(prompt["budget"])) - int(str(prompt["used"]))
    acts = "one more act" if left == 1 else f"{left} different acts"
    if prompt["key"] == "act":
        if left == 0:
            return "The cat has seen enough of you: check, or repeat yourself."
        return f"Please the cat. There is room for {acts}; then check."
    asked = "Lay a card."
    if prompt["may_act"] and left == 0:
        asked = "The cat has seen enough of you: lay a card, or repeat yourself first."
    elif prompt["may_act"]:
        asked = f"Do what comes before ({acts} in all), then lay a card."
    if prompt["may_replace"]:
        asked += " If you know a rule that you cannot follow, have it replaced first."
    return asked


# Events.


def tell_event(event: Mapping[str, object], teller: Teller) -> str:
    """Describe an event."""
    kind = str(event["event"])
    if kind in {"ready", "dealt", "passes", "passed"}:
        return sentence(_tell_opening(kind, event, teller))
    if kind in {"turn", "replaced", "played", "acted", "time_up"}:
        return sentence(_tell_of_turn(kind, event, teller))
    if kind in {"won", "limit"}:
        return _tell_end(kind, event, teller)
    return sentence(_tell_check(kind, event, teller))


def _tell_opening(kind: str, event: Mapping[str, object], teller: Teller) -> str:
    own = bool(event.get("cards"))
    if kind == "ready":
        return f"{teller.does(_seat(event), 'have')} nothing more to strike"
    if kind == "passes":
        return f"{teller.does(_seat(event), 'have')} seen enough"
    if kind == "passed":
        told = "every hand goes to the left"
        return f"{told}; now these rules are yours: {rules_told(event)}" if own else told
    each = cards_told(int(str(event["each"])))
    told = f"the neophytes are dealt {each} each, {event['pile']} in the pile"
    if own:
        told += f"; for a moment, {rules_told(event)} in your paws"
    return f"{told}. {teller.does(_seat(event, 'starter'), 'start')}"


def _tell_of_turn(kind: str, event: Mapping[str, object], teller: Teller) -> str:
    seat = _seat(event)
    if kind == "turn":
        return f"round {event['round']}: {teller.does(seat, 'step')} before the cat"
    if kind == "time_up":
        return f"the candle is out: {teller.does(seat, 'have')} had time enough"
    if kind == "played":
        return f"{teller.does(seat, 'lay')} {read_out(event)}"
    if kind == "replaced":
        told = f"{teller.does(seat, 'have')} {title_told(event)} struck from the scroll"
        if "fresh" in event:
            told += f"; in its place you find {read_out(event, 'fresh')}"
        return told
    return _tell_act(event, teller, seat)


def _tell_act(event: Mapping[str, object], teller: Teller, seat: int) -> str:
    """Describe an act as it is seen; the seat that did it gets its name."""
    if seat == teller.you:
        told = f"you perform: {_RULE_CALLED[str(event['act'])].label}"
    else:
        told = f"{teller.name(seat)} {event['shown']}"
    if event["word"] is not None:
        return f"{told}: “{event['word']}”"
    times = int(str(event["times"]))
    return f"{told} ({times} times now)" if times > 1 else told


def _tell_check(kind: str, event: Mapping[str, object], teller: Teller) -> str:
    seat = _seat(event)
    if kind == "checking":
        return f"{teller.does(seat, 'ask')} for judgement"
    if kind == "pointed":
        return f"{teller.does(seat, 'point')} at {teller.name(_seat(event, 'at'))}"
    if kind == "cleared":
        if "kept" in event:
            named = f"{teller.does(seat, 'name')} {title_told(event, 'kept')}"
            return f"{named}, but it was obeyed: that is a no"
        return f"{teller.does(seat, 'say')} no"
    if kind == "looked":
        return f"{teller.does(seat, 'rub')} both eyes and {_again(seat, teller)}"
    if kind == "objected":
        verdict = "and is right" if event["right"] else "for nothing"
        if seat == teller.you and event["right"]:
            verdict = "and are right"
        return f"{teller.does(seat, 'object')}, {verdict}"
    if kind == "taken_back":
        return f"{teller.does(seat, 'take')} {title_told(event)} back, unobeyed"
    active = _seat(event, "active")
    if kind == "revealed":
        broken = f"{teller.does(active, 'have')} broken a rule"
        return f"{broken}. {teller.does(seat, 'reveal')} {read_out(event)}"
    told = f"{teller.name(active)} and {teller.name(seat)} get new rules from the pile"
    return f"{told}; yours is {read_out(event, 'drawn')}" if "drawn" in event else told


def _again(seat: int, teller: Teller) -> str:
    return "look again" if seat == teller.you else "looks again"


def _tell_end(kind: str, event: Mapping[str, object], teller: Teller) -> str:
    if kind == "won":
        return f"All say no! {teller.does(_seat(event), 'join')} the Cult of Cat. Meow!"
    winners = event["winners"]
    assert isinstance(winners, list)
    names = join_with_and([teller.name(seat) for seat in winners])
    return sentence(f"the cat has fallen asleep. Nobody came further than {names}")


# Moves and score lines.


def tell_move(move: int, teller: Teller) -> str:
    """Describe a move, short enough for a list."""
    if SAY.holds(move):
        return f"say “{WORDS[SAY.first(move)]}”"
    if DO.holds(move):
        return RULES[DO.first(move)].label
    for block, told in (
        (STRIKE, "cannot do: "),
        (PLAY, "lay "),
        (REPLACE, "have it replaced: "),
        (REVEAL, "reveal "),
        (BROKEN, "broken: "),
    ):
        if block.holds(move):
            return told + title(NAMES[block.first(move)])
    for block, told in (
        (READY, "ready"),
        (PASS, "pass them left"),
        (CHECK, "check"),
        (NO, "no, not mine"),
        (LOOK, "look again"),
        (OBJECT, "object: the card itself was not obeyed"),
        (WAIT, "nothing to say"),
    ):
        if block.holds(move):
            return told
    return "time is up"


def tell_score_line(line: ScoreLine, teller: Teller) -> str:
    """Describe a line of the score sheet."""
    return f"the best check got past {hands_told(int(str(line.args['hands'])))}"


def _seat(data: Mapping[str, object], key: str = "seat") -> int:
    return int(str(data[key]))
