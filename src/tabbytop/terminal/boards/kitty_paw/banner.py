"""The two lines at the bottom: what matters this very moment, and which keys there are for it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.kitty_paw.pieces import FACES, PIECES, SYMBOL
from tabbytop.kernel.telling import join_with_and
from tabbytop.terminal.boards.kitty_paw.reading import is_in
from tabbytop.terminal.boards.kitty_paw.signs import ARROWS, title_of
from tabbytop.terminal.boards.kitty_paw.spread import Spread, piece_of
from tabbytop.terminal.colours import CREAM, INK, QUIET, accent
from tabbytop.terminal.paper import Lines, fit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbytop.games.kitty_paw.view import KittyPawView, SeatView
    from tabbytop.terminal.boards.kitty_paw.controls import Controls

_FLASHES: Final = 5  # changes a second
_FLASH: Final = (f"bold {CREAM} on #B64005", f"bold {INK} on #FFD23F")
_EAGER: Final = f"bold {INK} on {accent('kitty-paw')}"
_PLAIN: Final = "bold"

_KEYS_LOOK: Final = "arrows · 1-7 leap to a cat, 8 a box, 9 your Box · Enter take · Tab mat"
_KEYS_MAT: Final = "arrows · 1-9 leap to a piece · Enter lift · Tab middle"
_KEYS_HOLD: Final = "arrows, hjkl half · a ↶ d ↷ · f flip · Enter put down · x back"
_KEYS_PEEK: Final = "Enter keep it · x or an arrow shut the box"
_KEYS_PAW: Final = "Enter paw in · Tab the cards, or the last check · ? keys · q save and leave"
_KEYS_GRAB: Final = "1 2 3 4 grab that card"
_MEOW: Final = " · Space MEOW!"


def message(
    view: "KittyPawView",
    seat: "SeatView | None",
    names: "Sequence[str]",
    waits: Mapping[str, float],
    now: float,
    width: int,
) -> Lines:
    """What cannot wait, three lines high if it flashes; nothing if there is no such thing."""
    told, style = _urgent(view, seat, names, waits)
    if not told:
        return []
    if style == _FLASH[0]:
        return flash(told, now, width)
    return [fit(Text(f" {told}", style), width)]


def flash(told: str, now: float, width: int) -> Lines:
    """Three lines that nobody can overlook."""
    style = _FLASH[int(now * _FLASHES) % 2]
    return [Text(line.ljust(width)[:width], style) for line in ("", f" {told}", "")]


def keys(view: "KittyPawView", seat: "SeatView | None", controls: "Controls", width: int) -> Text:
    """The keys that do something now."""
    if seat is None or not is_in(seat):
        return fit(Text("q save and leave", QUIET), width)
    if view["phase"] == "paw":
        told = _KEYS_PAW
    elif view["phase"] == "answer":
        done = seat["seat"] == view["caller"] or seat["seat"] in view["answered"]
        told = "q save and leave" if done else "Space paw up!"
    elif seat["card"] is None:
        told = _KEYS_GRAB
    elif seat["peeking"] is not None:
        told = _KEYS_PEEK
    elif not controls.on_mat:
        told = _KEYS_LOOK
    else:
        told = (_KEYS_MAT if seat["paw"] is None else _KEYS_HOLD) + _MEOW
    return fit(Text(told, QUIET), width)


def looked_at(view: "KittyPawView", controls: "Controls", spread: Spread) -> str:
    """What the cursor in the middle is on, in words."""
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


def _urgent(
    view: "KittyPawView",
    seat: "SeatView | None",
    names: "Sequence[str]",
    waits: Mapping[str, float],
) -> tuple[str, str]:
    if view["phase"] == "answer" and view["caller"] is not None:
        return _called(view, seat, names, view["caller"])
    if seat is None or not is_in(seat):
        return ("You look on: others play this out." if seat is not None else ""), _PLAIN
    if seat["frozen"]:
        return f"Too early! Your paw is frozen for {_left(waits, seat, 'release')}.", _FLASH[0]
    if view["phase"] == "paw":
        told = f"{_paws(view, seat, names)} ({_seconds(waits.get('start'))})"
        return told, _EAGER if not seat["ready"] else _PLAIN
    if seat["card"] is None:
        return f"Grab a card! {_seconds(waits.get('give'))}", _EAGER
    if seat["peeking"] is not None:
        seen = view["boxes"][seat["peeking"] - 1]["symbol"]
        name = title_of(PIECES[SYMBOL], seen)
        return f"In box {seat['peeking']}: {name}. ({_left(waits, seat, 'close')})", _EAGER
    if seat["stray"] is not None:
        return f"Not on your card: it runs home in {_left(waits, seat, 'chase')}.", _PLAIN
    if f"slip {seat['seat']}" in waits:
        return f"Not what your card seeks: it slips away in {_left(waits, seat, 'slip')}.", _PLAIN
    if seat["full"]:
        if any(other["card"] is None for other in view["seats"] if is_in(other)):
            return "Your mat is full. You can call when all have a card.", _PLAIN
        return "Your mat is full. Does it match? Space calls MEOW!", _EAGER
    return "", _PLAIN


def _called(
    view: "KittyPawView", seat: "SeatView | None", names: "Sequence[str]", caller: int
) -> tuple[str, str]:
    if seat is not None and seat["seat"] == caller:
        return "MEOW! You called. The others answer …", _EAGER
    told = f"MEOW! {names[caller]} calls!"
    if seat is None or not is_in(seat) or seat["seat"] in view["answered"]:
        return f"{told} Paws up …", _PLAIN
    if seat["frozen"]:
        return f"{told} And your paw is frozen …", _FLASH[0]
    last = " The last one pays." if sum(map(is_in, view["seats"])) > 2 else ""
    return f"{told}  PAW UP! Space!{last}", _FLASH[0]


def _paws(view: "KittyPawView", seat: "SeatView", names: "Sequence[str]") -> str:
    if not seat["ready"]:
        return "Enter: your paw into the middle. It begins when all are in."
    late = [
        names[other["seat"]] for other in view["seats"] if other["playing"] and not other["ready"]
    ]
    return f"Kitty Paw! Waiting for {join_with_and(late)} …"


def _left(waits: Mapping[str, float], seat: "SeatView", move: str) -> str:
    return _seconds(waits.get(f"{move} {seat['seat']}"))


def _seconds(left: float | None) -> str:
    return "a moment" if left is None else f"{left:.1f} s"
