"""The bottom lines: the urgent message of this moment, and the keys that work now."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.kitty_paw.pieces import PIECES, SYMBOL
from tabbytop.games.kitty_paw.terminal.pieces import ARROWS
from tabbytop.games.kitty_paw.terminal.spread import Spread, piece_of
from tabbytop.games.kitty_paw.terminal.view_helpers import is_building
from tabbytop.terminal.colours import CREAM, INK, QUIET, accent
from tabbytop.terminal.text_layout import Lines, fit
from tabbytop.terminal.texts import say
from tabbytop.texts.reader import Reader

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbytop.games.kitty_paw.terminal.controls import Controls
    from tabbytop.games.kitty_paw.view import KittyPawView, SeatView

_AREA: Final = "terminal-kitty-paw"
_FLASHES_PER_SECOND: Final = 5
_FLASH_STYLES: Final = (f"bold {CREAM} on #B64005", f"bold {INK} on #FFD23F")
_PROMPT_STYLE: Final = f"bold {INK} on {accent('kitty-paw')}"
_PLAIN_STYLE: Final = "bold"


def urgent_lines(
    view: "KittyPawView",
    seat: "SeatView | None",
    names: "Sequence[str]",
    countdowns: Mapping[str, float],
    now: float,
    width: int,
) -> Lines:
    """Draw the urgent message, three lines high if it flashes; empty if there is none."""
    text, style = _urgent_message(view, seat, names, countdowns)
    if not text:
        return []
    if style == _FLASH_STYLES[0]:
        return flash_lines(text, now, width)
    return [fit(Text(f" {text}", style), width)]


def flash_lines(told: str, now: float, width: int) -> Lines:
    """Draw a flashing message of three lines."""
    style = _FLASH_STYLES[int(now * _FLASHES_PER_SECOND) % 2]
    return [Text(line.ljust(width)[:width], style) for line in ("", f" {told}", "")]


def key_help(
    view: "KittyPawView", seat: "SeatView | None", controls: "Controls", width: int
) -> Text:
    """Draw the keys that work now."""
    if seat is None or not is_building(seat):
        return fit(Text(say(_AREA, "keys-leave"), QUIET), width)
    if view["phase"] == "paw":
        keys = "keys-paw"
    elif view["phase"] == "answer":
        done = seat["seat"] == view["caller"] or seat["seat"] in view["answered"]
        keys = "keys-leave" if done else "keys-answer"
    elif seat["card"] is None:
        keys = "keys-grab"
    elif seat["peeking"] is not None:
        keys = "keys-peek"
    elif not controls.on_mat:
        keys = "keys-look"
    else:
        keys = "keys-mat" if seat["paw"] is None else "keys-hold"
    return fit(Text(say(_AREA, keys), QUIET), width)


def cursor_text(view: "KittyPawView", controls: "Controls", spread: Spread) -> str:
    """Return in words what the cursor in the middle is on."""
    piece = piece_of(view, spread, controls.thing)
    box = spread.box(controls.thing)
    if box is not None:
        return say(_AREA, "cursor-box", number=box + 1)
    if controls.thing == spread.own_box:
        return say(_AREA, "cursor-own-box")
    tile = view["spots"][controls.thing]
    if tile is None:
        return ""
    arrow = ARROWS[tile["turn"]]
    return say(_AREA, "cursor-cat", piece=piece, face=tile["face"], arrow=arrow)


def _urgent_message(
    view: "KittyPawView",
    seat: "SeatView | None",
    names: "Sequence[str]",
    countdowns: Mapping[str, float],
) -> tuple[str, str]:
    if view["phase"] == "answer" and view["caller"] is not None:
        return _call_message(view, seat, names, view["caller"])
    if seat is None or not is_building(seat):
        return (say(_AREA, "you-look-on") if seat is not None else ""), _PLAIN_STYLE
    if seat["frozen"]:
        left = _time_left(countdowns, seat, "release")
        return say(_AREA, "too-early", seconds=left), _FLASH_STYLES[0]
    if view["phase"] == "paw":
        text = _ready_message(view, seat, names, _seconds(countdowns.get("start")))
        return text, _PROMPT_STYLE if not seat["ready"] else _PLAIN_STYLE
    if seat["card"] is None:
        return say(_AREA, "grab", seconds=_seconds(countdowns.get("give"))), _PROMPT_STYLE
    if seat["peeking"] is not None:
        return _peek_message(view, seat, seat["peeking"], countdowns), _PROMPT_STYLE
    if seat["stray"] is not None:
        left = _time_left(countdowns, seat, "chase")
        return say(_AREA, "stray", seconds=left), _PLAIN_STYLE
    if f"slip {seat['seat']}" in countdowns:
        left = _time_left(countdowns, seat, "slip")
        return say(_AREA, "slips", seconds=left), _PLAIN_STYLE
    if seat["full"]:
        if any(other["card"] is None for other in view["seats"] if is_building(other)):
            return say(_AREA, "full-wait"), _PLAIN_STYLE
        return say(_AREA, "full-call"), _PROMPT_STYLE
    return "", _PLAIN_STYLE


def _peek_message(
    view: "KittyPawView", seat: "SeatView", box: int, countdowns: Mapping[str, float]
) -> str:
    seen, left = view["boxes"][box - 1]["symbol"], _time_left(countdowns, seat, "close")
    return say(_AREA, "in-box", box=box, symbol=seen or PIECES[SYMBOL], seconds=left)


def _call_message(
    view: "KittyPawView", seat: "SeatView | None", names: "Sequence[str]", caller: int
) -> tuple[str, str]:
    if seat is not None and seat["seat"] == caller:
        return say(_AREA, "you-called"), _PROMPT_STYLE
    reader = Reader(list(names))
    if seat is None or not is_building(seat) or seat["seat"] in view["answered"]:
        return say(_AREA, "caller-answered", reader, caller=caller), _PLAIN_STYLE
    if seat["frozen"]:
        return say(_AREA, "caller-frozen", reader, caller=caller), _FLASH_STYLES[0]
    last = sum(map(is_building, view["seats"])) > 2
    key = "caller-answer-last" if last else "caller-answer"
    return say(_AREA, key, reader, caller=caller), _FLASH_STYLES[0]


def _ready_message(
    view: "KittyPawView", seat: "SeatView", names: "Sequence[str]", seconds: float | None
) -> str:
    if not seat["ready"]:
        return say(_AREA, "paw-in", seconds=seconds)
    late = [other["seat"] for other in view["seats"] if other["playing"] and not other["ready"]]
    return say(_AREA, "waiting", Reader(list(names)), seats=late, seconds=seconds)


def _time_left(countdowns: Mapping[str, float], seat: "SeatView", move: str) -> float | None:
    return _seconds(countdowns.get(f"{move} {seat['seat']}"))


def _seconds(left: float | None) -> float | None:
    return None if left is None else round(left, 1)
