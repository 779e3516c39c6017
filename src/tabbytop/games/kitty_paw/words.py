"""Events as messages: data that the texts need in another arrangement."""

from collections.abc import Mapping

from tabbytop.texts.message import Message, message_of

NAME = "kitty-paw"


def event_message(event: Mapping[str, object]) -> Message | None:
    """Return an event as a message; None if it needs no words."""
    kind = event["event"]
    if kind == "tick":
        return None
    if kind == "checked":
        event = {**event, "faults": _faults(event["faults"])}
    elif kind == "scored":
        points = int(str(event["points"]))
        event = {**event, "gain": points >= 0, "points": abs(points)}
    return message_of(NAME, f"event-{kind}", event)


def _faults(faults: object) -> Message | None:
    """Return a message that lists all faults; None if there are none."""
    assert isinstance(faults, list)
    told: Message | None = None
    for fault in faults:
        found = Message(NAME, f"fault-{fault['fault']}", piece=fault["piece"])
        told = found if told is None else Message(NAME, "fault-next", faults=told, fault=found)
    return told
