"""The bottom lines: the urgent message of this moment, and the keys that work now."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.kitty_paw.pieces import FACES, PIECES, SYMBOL
from tabbytop.kernel.telling import join_with_and
from tabbytop.terminal.boards.kitty_paw.pieces import ARROWS, title_of
from tabbytop.terminal.boards.kitty_paw.spread import Spread, piece_of
from tabbytop.terminal.boards.kitty_paw.view_helpers import is_building
from tabbytop.terminal.colours import CREAM, INK, QUIET, accent
from tabbytop.terminal.text_layout import Lines, fit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbytop.games.kitty_paw.view import KittyPawView, SeatView
    from tabbytop.terminal.boards.kitty_paw.controls import Controls

_FLASHES_PER_SECOND: Final = 5
_FLASH_STYLES: Final = (f"bold {CREAM} on #B64005", f"bold {INK} on #FFD23F")
_PROMPT_STYLE: Final = f"bold {INK} on {accent('kitty-paw')}"
_PLAIN_STYLE: Final = "bold"

_KEYS_LOOK: Final = "arrows · 1-7 leap to a cat, 8 a box, 9 your Box · Enter take · Tab mat"
_KEYS_MAT: Final = "arrows · 1-9 leap to a piece · Enter lift · Tab middle"
_KEYS_HOLD: Final = "arrows, hjkl half · a ↶ d ↷ · f flip · Enter put down · x back"
_KEYS_PEEK: Final = "Enter keep it · x or an arrow shut the box"
_KEYS_PAW: Final = "Enter paw in · Tab the cards, or the last check · ? keys · q save and leave"
_KEYS_GRAB: Final = "1 2 3 4 grab that card"
_MEOW: Final = " · Space MEOW!"


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
        return fit(Text("q save and leave", QUIET), width)
    if view["phase"] == "paw":
        text = _KEYS_PAW
    elif view["phase"] == "answer":
        done = seat["seat"] == view["caller"] or seat["seat"] in view["answered"]
        text = "q save and leave" if done else "Space paw up!"
    elif seat["card"] is None:
        text = _KEYS_GRAB
    elif seat["peeking"] is not None:
        text = _KEYS_PEEK
    elif not controls.on_mat:
        text = _KEYS_LOOK
    else:
        text = (_KEYS_MAT if seat["paw"] is None else _KEYS_HOLD) + _MEOW
    return fit(Text(text, QUIET), width)


def cursor_text(view: "KittyPawView", controls: "Controls", spread: Spread) -> str:
    """Return in words what the cursor in the middle is on."""
    piece = piece_of(view, spread, controls.thing)
    box = spread.box(controls.thing)
    if box is not None:
        return f"Hide-and-Seek box {box + 1}"
    if controls.thing == spread.own_box:
        return "your Box card"
    tile = view["spots"][controls.thing]
    if tile is None:
        return ""
    face = "awake" if tile["face"] == FACES[0] else "asleep"
    return f"{title_of(piece)}, {face}, {ARROWS[tile['turn']]}"


def _urgent_message(
    view: "KittyPawView",
    seat: "SeatView | None",
    names: "Sequence[str]",
    countdowns: Mapping[str, float],
) -> tuple[str, str]:
    if view["phase"] == "answer" and view["caller"] is not None:
        return _call_message(view, seat, names, view["caller"])
    if seat is None or not is_building(seat):
        return ("You look on: others play this out." if seat is not None else ""), _PLAIN_STYLE
    if seat["frozen"]:
        return (
            f"Too early! Your paw is frozen for {_time_left(countdowns, seat, 'release')}.",
            _FLASH_STYLES[0],
        )
    if view["phase"] == "paw":
        text = f"{_ready_message(view, seat, names)} ({_seconds(countdowns.get('start'))})"
        return text, _PROMPT_STYLE if not seat["ready"] else _PLAIN_STYLE
    if seat["card"] is None:
        return f"Grab a card! {_seconds(countdowns.get('give'))}", _PROMPT_STYLE
    if seat["peeking"] is not None:
        seen = view["boxes"][seat["peeking"] - 1]["symbol"]
        name = title_of(PIECES[SYMBOL], seen)
        return (
            f"In box {seat['peeking']}: {name}. ({_time_left(countdowns, seat, 'close')})",
            _PROMPT_STYLE,
        )
    if seat["stray"] is not None:
        return (
            f"Not on your card: it runs home in {_time_left(countdowns, seat, 'chase')}.",
            _PLAIN_STYLE,
        )
    if f"slip {seat['seat']}" in countdowns:
        return (
            f"Not what your card seeks: it slips away in {_time_left(countdowns, seat, 'slip')}.",
            _PLAIN_STYLE,
        )
    if seat["full"]:
        if any(other["card"] is None for other in view["seats"] if is_building(other)):
            return "Your mat is full. You can call when all have a card.", _PLAIN_STYLE
        return "Your mat is full. Does it match? Space calls MEOW!", _PROMPT_STYLE
    return "", _PLAIN_STYLE


def _call_message(
    view: "KittyPawView", seat: "SeatView | None", names: "Sequence[str]", caller: int
) -> tuple[str, str]:
    if seat is not None and seat["seat"] == caller:
        return "MEOW! You called. The others answer …", _PROMPT_STYLE
    text = f"MEOW! {names[caller]} calls!"
    if seat is None or not is_building(seat) or seat["seat"] in view["answered"]:
        return f"{text} Paws up …", _PLAIN_STYLE
    if seat["frozen"]:
        return f"{text} And your paw is frozen …", _FLASH_STYLES[0]
    last = " The last one pays." if sum(map(is_building, view["seats"])) > 2 else ""
    return f"{text}  PAW UP! Space!{last}", _FLASH_STYLES[0]


def _ready_message(view: "KittyPawView", seat: "SeatView", names: "Sequence[str]") -> str:
    if not seat["ready"]:
        return "Enter: your paw into the middle. It begins when all are in."
    late = [
        names[other["seat"]] for other in view["seats"] if other["playing"] and not other["ready"]
    ]
    return f"Kitty Paw! Waiting for {join_with_and(late)} …"


def _time_left(countdowns: Mapping[str, float], seat: "SeatView", move: str) -> str:
    return _seconds(countdowns.get(f"{move} {seat['seat']}"))


def _seconds(left: float | None) -> str:
    return "a moment" if left is None else f"{left:.1f} s"
