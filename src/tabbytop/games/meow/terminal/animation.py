"""Animate a turn: the card, the acts, then the pointing, one frame after the other.

Every frame is a view with one change and a caption. With judge `eyes` an act is seen only once:
no list shows it while the turn goes on.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, cast

from tabbytop.games.meow.box.rule import PARTS
from tabbytop.games.meow.terminal.view_helpers import (
    CAPTION_KEY,
    is_alone,
    judged_by_eye,
    meow_view,
    rule_named,
    shows_act_names,
    sound_text,
)
from tabbytop.terminal.render_context import AnimationFrame, RenderContext
from tabbytop.terminal.session_log import SeenEvent
from tabbytop.terminal.texts import say, texts_of

if TYPE_CHECKING:
    from tabbytop.games.meow.view import ActView

_AREA: Final = "terminal-meow"
# How long a frame stays, in seconds.
_SECONDS: Final = {
    "turn": 0.8,
    "replaced": 2.0,
    "played": 1.6,
    "acted": 1.2,
    "time_up": 1.0,
    "checking": 0.8,
    "pointed": 1.0,
    "cleared": 0.7,
    "looked": 0.8,
    "objected": 1.4,
    "revealed": 2.0,
    "won": 2.0,
}
_TURN_ENDS: Final = frozenset({"exchanged", "taken_back"})
_OWN_ACTIONS: Final = frozenset({"turn", "replaced", "played", "acted", "checking"})


def animation_frames(context: RenderContext, events: Sequence[SeenEvent]) -> list[AnimationFrame]:
    """Return the frames of these events, starting from the table before them."""
    view = _without_last_turn(context.view, events)
    shown: list[AnimationFrame] = []
    for event in events:
        view = _view_after(view, event, context)
        kind = str(event["event"])
        if (kind not in _SECONDS and kind not in _TURN_ENDS) or _is_own_action(event, context):
            continue
        text = caption_of(event, context)
        shown.append(
            AnimationFrame(
                {**view, CAPTION_KEY: text},
                text,
                _SECONDS.get(kind, 0.0),
                waits_for_enter=kind in _TURN_ENDS,
                always_shown=judged_by_eye(context) and kind == "acted",
            )
        )
    return shown


def _without_last_turn(
    view: Mapping[str, object], events: Sequence[SeenEvent]
) -> Mapping[str, object]:
    """Remove what the last turn revealed, once the next player does something."""
    first = events[0]["event"] if events else ""
    if meow_view(view)["phase"] == "play" and first in {"played", "acted"}:
        return {**view, "revealed": None, "gone": None}
    return view


def _is_own_action(event: SeenEvent, context: RenderContext) -> bool:
    """Whether the reader did this alone at the own screen just now."""
    return (
        is_alone(context) and event["event"] in _OWN_ACTIONS and event.get("seat") == context.reader
    )


# Changes of the view.


def _view_after(
    view: Mapping[str, object], event: SeenEvent, context: RenderContext
) -> Mapping[str, object]:
    match event["event"]:
        case "turn":
            budget = view["budget"]
            assert isinstance(budget, dict)
            begun = {
                "active": event["seat"],
                "round": event["round"],
                "budget": {**budget, "used": 0},
            }
            return {**view, **_NEW_TURN, **begun}
        case "played":
            return {**view, "phase": "act", "played": open_card_view(event["card"])}
        case "replaced":
            return {**view, "gone": event["card"]}
        case "acted":
            return _with_act(view, event, context)
        case "checking":
            return {**view, "phase": "check"}
        case "pointed":
            return {**view, "pointed": event["at"]}
        case "cleared":
            cleared = view["cleared"]
            assert isinstance(cleared, list)
            return {**view, "pointed": None, "cleared": [*cleared, event["seat"]]}
        case "revealed":
            card = open_card_view(event["card"])
            return {**view, "revealed": {"seat": event["seat"], "card": card}}
        case "exchanged" if "drawn" in event:
            return {**view, "own": _with_drawn_card(view, event, context)}
        case "won":
            return {**view, "phase": "over", "pointed": None}
        case _:
            return view


_NEW_TURN: Final[Mapping[str, object]] = {
    "phase": "play",
    "played": None,
    "acts": [],
    "pointed": None,
    "cleared": [],
    "revealed": None,
    "gone": None,
}


def open_card_view(name: object) -> dict[str, object]:
    """Return an open card as views show it."""
    rule = rule_named(name)
    return {
        "name": rule.name,
        "title": rule.title,
        "animal": rule.animal,
        "text": rule.text,
        "blue": rule.blue,
        "part": PARTS[rule.part],
        "times": rule.times,
    }


def _with_drawn_card(
    view: Mapping[str, object], event: SeenEvent, context: RenderContext
) -> Mapping[str, object] | None:
    """Return the reader's things after an exchange: the revealed card replaced by a new one."""
    seen = meow_view(view)
    own, revealed = seen["own"], seen["revealed"]
    if own is None:
        return None
    gone = revealed["card"]["name"] if revealed and event["seat"] == context.reader else ""
    hand = [card for card in own["hand"] if card["name"] != gone]
    return {**own, "hand": [*hand, open_card_view(event["drawn"])]}


def _with_act(
    view: Mapping[str, object], event: SeenEvent, context: RenderContext
) -> Mapping[str, object]:
    """Add an act to the list of the turn, if acts are listed; the budget counts it either way."""
    budget, acts = view["budget"], view["acts"]
    assert isinstance(budget, dict)
    assert isinstance(acts, list)
    first = event["times"] == 1
    changed = {**view, "budget": {**budget, "used": budget["used"] + first}}
    if judged_by_eye(context):
        return changed
    act = {name: value for name, value in event.items() if name not in {"event", "seat"}}
    same = [(other["act"], other["part"]) for other in acts]
    if (act["act"], act["part"]) in same:
        place = same.index((act["act"], act["part"]))
        return {**changed, "acts": [*acts[:place], act, *acts[place + 1 :]]}
    return {**changed, "acts": [*acts, act]}


# Captions.


def caption_of(event: SeenEvent, context: RenderContext) -> str:
    """Return the caption of an event: an act as it is seen, a card with its rule."""
    kind = event["event"]
    if kind == "acted":
        return _act_caption(event, context)
    told = texts_of(context.game).tell_event(event, context.teller)
    if kind in {"played", "revealed"}:
        return f"{rule_named(event['card']).sign} {told}"
    return told


def _act_caption(event: SeenEvent, context: RenderContext) -> str:
    return say(
        _AREA,
        "caption-act",
        sign=rule_named(event["act"]).sign,
        name=context.names[int(str(event["seat"]))],
        act=event["act"],
        heard=sound_text(cast("ActView", event)) or None,
        times=event["times"],
        named=shows_act_names(context),
    )
