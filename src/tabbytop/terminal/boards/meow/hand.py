"""The reader's own cards, and the answers that go with them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.meow.moves import LOOK, OBJECT
from tabbytop.terminal.boards.meow import numbers
from tabbytop.terminal.boards.meow.reading import (
    has_parts,
    key_of,
    moves_of,
    own_hand,
    rule_called,
)
from tabbytop.terminal.colours import CREAM, INK, QUIET
from tabbytop.terminal.paper import Lines, fit, in_columns, wrapped
from tabbytop.terminal.scene import Scene

if TYPE_CHECKING:
    from tabbytop.games.meow.view import CardView

_ENDINGS: Final = {
    "strike": "or Enter: nothing more to strike",
    "pass": "or Enter: pass the hand on to the left",
    "answer": "no, none of mine",
    "object": "or Enter: nothing to object to",
    "act": "check: ask the circle",
}


def lines(scene: Scene, width: int) -> Lines:
    """The cards with number, title and rule, in short where they do not matter now; then what
    else can be answered."""
    numbered = {choice.number for choice in numbers.choices(scene)} if not scene.opened else set()
    short = key_of(scene) in {"", "act", "object"}
    cards = [
        line
        for place, card in enumerate(own_hand(scene.view), 1)
        for line in _card(scene, card, place if place in numbered else 0, width, short=short)
    ]
    return [*cards, *in_columns(_others(scene, numbered), width)]


def _card(scene: Scene, card: "CardView", number: int, width: int, *, short: bool) -> Lines:
    head = Text.assemble(
        (f"{number:>2} " if number else " · ", "bold" if number else QUIET),
        (f" {rule_called(card['name']).sign} {card['title']} ", f"bold {INK} on {CREAM}"),
        " ",
    )
    if has_parts(scene):
        head.append(f"{card['part']}: ", "bold")
    told = wrapped(card["text"], max(width - head.cell_len, 16))
    if short and len(told) > 1:
        told = [Text(f"{told[0].plain} …")]
    return [
        fit(Text.assemble(head if place == 0 else " " * head.cell_len, line), width)
        for place, line in enumerate(told)
    ]


def _others(scene: Scene, numbered: set[int]) -> Lines:
    """The answers without a card."""
    others = (numbers.DONE, numbers.LOOK_AGAIN, numbers.OBJECTS, numbers.REPLACES)
    told = {number: _other_told(scene, number) for number in others if number in numbered}
    return [_answer(number, text) for number, text in told.items() if text]


def told_of(scene: Scene, number: int) -> str:
    """What stands behind the number of a card, or of an answer without one; else nothing."""
    if scene.opened:
        return ""
    held = own_hand(scene.view)
    if 0 < number <= len(held):
        return held[number - 1]["title"]
    return _other_told(scene, number)


def _other_told(scene: Scene, number: int) -> str:
    if number == numbers.DONE:
        return _ENDINGS.get(key_of(scene), "")
    if number == numbers.LOOK_AGAIN and moves_of(scene, LOOK):
        return "look: see the acts once more"
    if number == numbers.OBJECTS and moves_of(scene, OBJECT):
        return "object: the laid card's own rule was not obeyed"
    return "replace a rule that somebody cannot do" if number == numbers.REPLACES else ""


def _answer(number: int, text: str) -> Text:
    return Text.assemble((f"{number:>2} ", "bold"), text)


def openly(view: Mapping[str, object]) -> str:
    """A hand in one line."""
    return ", ".join(card["title"] for card in own_hand(view)) or "no card"
