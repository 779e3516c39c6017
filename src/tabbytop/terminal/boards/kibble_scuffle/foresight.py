"""What a cat's coming means for dinner, without playing it out."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from tabbytop.games.kibble_scuffle.cards import FULL_BOWL, NAMES, is_item
from tabbytop.terminal.boards.kibble_scuffle.reading import KIND_BY_NAME, short, title

if TYPE_CHECKING:
    from tabbytop.games.kibble_scuffle.view import BowlView, KibbleView

UNSURE: Final = 0
ENOUGH: Final = ": dinner if all stay"
_MORE_KITTENS: Final = 3  # that the first of four can bring
_LAST_PLAYS: Final = frozenset({"play", "item-cat"})  # the last card of a turn, but for Kittens
_STIRS: Final = frozenset({"catnip", "feral", "mangy", "pounce", "mama", "copy"})


def count_with(view: "KibbleView", name: str, number: int) -> int:
    """How many cats a bowl counts when this one has come there; UNSURE if others may go."""
    bowl = view["bowls"][number - 1]
    if name in _STIRS or is_item(NAMES.index(name)):
        return UNSURE
    rival = _rival(bowl, name)
    if rival and name != "queen":
        return UNSURE
    return bowl["counted"] + _weight(name) - (1 if rival else 0)


def calls_dinner(view: "KibbleView", question: object, name: str, number: int) -> bool:
    """Whether a cat that is played calls dinner at a bowl for sure: nothing in the rest of the turn
    moves a cat, and no Lazy Cat elsewhere can end dinner before this bowl is served (KS-F9)."""
    if question not in _LAST_PLAYS or count_with(view, name, number) < FULL_BOWL:
        return False
    to_come = _MORE_KITTENS if name == "kitten" else 0
    others = [
        bowl
        for bowl in view["bowls"]
        if bowl["bowl"] != number and bowl["counted"] + to_come >= FULL_BOWL
    ]
    return not any(cat["card"] == "lazy" for bowl in others for cat in bowl["cats"])


def told(view: "KibbleView", parts: Mapping[str, str], prompt: Mapping[str, object]) -> str:
    """`4 + Kitten = 5: dinner if all stay` for a cat that is sent, brought or lured; else nothing.

    An item's cat, or an ability that was interrupted, may still take a cat away (KS-T9, KS-T14).
    """
    place, name = _coming(parts, prompt)
    if not place:
        return ""
    bowl = view["bowls"][place - 1]
    if parts["verb"] == "send" and _rival(bowl, name):
        return f"discarded there: {title(_rival(bowl, name))} has priority"
    count = count_with(view, name, place)
    if count == UNSURE:
        return f"{bowl['counted']} there now"
    dinner = ENOUGH if count >= FULL_BOWL else ""
    return f"{bowl['counted']} + {short(name)} = {count}{dinner}"


def _coming(parts: Mapping[str, str], prompt: Mapping[str, object]) -> tuple[int, str]:
    """The bowl, 1-3, and the cat that comes there; bowl 0 if none does."""
    if parts["verb"] == "send":
        return int(parts["bowl"]), parts["cat"]
    if parts["verb"] == "play":
        return int(parts["bowl"]), parts["card"]
    if parts["verb"] == "choose" and prompt.get("key") == "catnip":
        return int(str(prompt["bowl"])), parts["cat"]
    return 0, ""


def _rival(bowl: "BowlView", name: str) -> str:
    """The priority cat at a bowl that another one would meet."""
    if KIND_BY_NAME[name].priority:
        for cat in bowl["cats"]:
            if KIND_BY_NAME[cat["card"]].priority:
                return cat["card"]
    return ""


def _weight(name: str) -> int:
    return 2 if name == "fat" else 1
