"""Events as messages: data that the texts need in another arrangement."""

from collections.abc import Mapping

from tabbytop.texts.message import Message

NAME = "kitty-paw"


def event_message(event: Mapping[str, object]) -> Message | None:
    """Return an event as a message; None if it needs no words."""
    kind = event["event"]
    if kind == "tick":
        return None
    args = {name: value for name, value in event.items() if name != "event"}
    if kind == "checked":
        args["faults"] = _faults(event["faults"])
    elif kind == "scored":
        points = int(str(event["points"]))
        args["gain"] = points >= 0
        args["points"] = abs(points)
    return Message(NAME, f"event-{kind}", **args)


def _faults(faults: object) -> Message | None:
    """Return a message that lists all faults; None if there are none."""
    assert isinstance(faults, list)
    told: Message | None = None
    for fault in faults:
        found = Message(NAME, f"fault-{fault['fault']}", piece=fault["piece"])
        told = found if told is None else Message(NAME, "fault-next", faults=told, fault=found)
    return told
