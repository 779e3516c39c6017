"""What the story keeps of a game that goes on: how far everybody came, and no rule by its name.

Which cards were laid, dealt, passed on or drawn is for the players to remember.
"""

from collections.abc import Sequence
from typing import Final

from tabbytop.kernel.telling import Teller, sentence
from tabbytop.terminal.journal import Seen

_SEEN_AS_IT_HAPPENS: Final = frozenset(
    {"ready", "passes", "turn", "played", "checking", "pointed", "cleared", "looked"}
)
_FOLLOWS: Final = frozenset({"taken_back", "won", "limit"})
_NAMELESS: Final = frozenset({"dealt", "passed", "replaced", "played", "exchanged", "taken_back"})


def gist(events: Sequence[Seen]) -> list[Seen]:
    """Without what was watched a moment ago."""
    return [event for event in events if event["event"] not in _SEEN_AS_IT_HAPPENS]


def begins(event: Seen, first: bool) -> bool:
    """A turn's end begins a paragraph."""
    return first or event["event"] not in _FOLLOWS


def is_nameless(event: Seen) -> bool:
    """Whether the story tells it in its own words."""
    return event["event"] in _NAMELESS


def tell(event: Seen, teller: Teller) -> str:
    """The event without any rule by its name."""
    match event["event"]:
        case "dealt":
            each = int(str(event["each"]))
            cards = "a rule" if each == 1 else f"{each} rules"
            pile = "one is" if event["pile"] == 1 else f"{event['pile']} are"
            starts = teller.does(int(str(event["starter"])), "begin")
            return f"Everybody gets {cards}, {pile} in the pile. {starts}."
        case "passed":
            return "Every hand went to the left."
        case "replaced":
            return sentence(f"{teller.does(_seat(event), 'have')} a rule replaced")
        case "played":
            return sentence(f"{teller.does(_seat(event), 'lay')} a card")
        case "taken_back":
            who = _seat(event)
            told = teller.does(who, "take")
            return f"{told} the card back: its own rule was not obeyed."
        case _:
            active, holder = int(str(event["active"])), _seat(event)
            stopped = "You are" if active == teller.you else f"{teller.names[active]} is"
            return f"{stopped} stopped by {teller.name(holder)}; each draws a new card."


def _seat(event: Seen) -> int:
    return int(str(event["seat"]))
