"""Messages of Cat Lady: data arranged as the texts in the catalogue need them."""

from collections.abc import Mapping
from typing import Final

from tabbytop.games.cat_lady.moves import FEED, LASER, PAY, TAKE_BACK, VOCABULARY
from tabbytop.kernel.result import ScoreLine
from tabbytop.texts.catalogue import PERSON
from tabbytop.texts.message import Message, message_of

AREA: Final = "cat-lady"
KINDS: Final = {  # of arguments
    **dict.fromkeys(["seat", "partner", "first"], PERSON),
    **dict.fromkeys(["cards", "strays", "stray", "gives", "gets", "cat", "cats", "item"], "card"),
    **dict.fromkeys(["goal", "goals", "pool"], "goal"),
    **dict.fromkeys(["food", "eaten", "tokens"], "food"),
    "card": "turn-card",
    "line": "line",
    "starting": "starting",
}
_SILENT: Final = frozenset({"turn", "end", "hands"})


def message(key: str, /, **args: object) -> Message:
    """Return a message of Cat Lady."""
    return Message(AREA, key, **args)


def event_message(event: Mapping[str, object]) -> Message | None:
    """Return what tells an event; None if it needs no words."""
    kind = event["event"]
    if kind in _SILENT:
        return None
    if kind == "reveal":
        return Message(AREA, "event-reveal", feedings=_feedings(event["plans"]))
    if kind == "cat_player_feeds":
        return Message(AREA, "event-cat_player_feeds", cats=_fed(event["plan"]))
    return message_of(AREA, f"event-{kind}", event)


def _feedings(plans: object) -> Message:
    """Return who feeds whom: one `feeding` a seat, joined one by one."""
    assert isinstance(plans, list), "a plan for each seat"
    told = [
        Message(AREA, "feeding", seat=seat, cats=_fed(plan), begins=seat == 0)
        for seat, plan in enumerate(plans)
    ]
    joined = told[0]
    for each in told[1:]:
        joined = Message(AREA, "feedings", start=joined, next=each)
    return joined


def _fed(plan: object) -> list[str]:
    """Return the cats that a plan feeds, each once."""
    assert isinstance(plan, list), "moves in notation"
    moves = [VOCABULARY.parts(VOCABULARY.move(str(text))) for text in plan]
    return list(dict.fromkeys([parts["cat"] for parts in moves]))


def move_message(move: int) -> Message:
    """Return what tells a move."""
    parts = VOCABULARY.parts(move)
    verb = parts.pop("verb")
    if TAKE_BACK.holds(move):
        return Message(AREA, "move-take-back", **parts)
    args: dict[str, object] = dict(parts)
    if LASER.holds(move):
        args["cell"], args["other"] = parts["cells"].split()
    elif PAY.holds(move):
        args["tokens"] = parts["tokens"].split(" and ")
    elif FEED.holds(move):
        args["food"], _, eaten = parts["food"].partition(" as ")
        args["eaten"] = eaten or None
    return Message(AREA, f"move-{verb}", **args)


def score_message(line: ScoreLine) -> Message:
    """Return what tells a line of a score sheet; keys and reasons are written with hyphens."""
    args = dict(line.args)
    if "why" in args:
        args["why"] = "-".join(str(args["why"]).replace(",", "").split())
    return Message(AREA, f"score-{line.key.replace(' ', '-')}", **args)
