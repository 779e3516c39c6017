"""The players, a line each: points, cubes, cards, and who has the box."""

from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.terminal.boards.kibble_scuffle.bowls import cubes_counted
from tabbytop.terminal.boards.kibble_scuffle.reading import kibble_view
from tabbytop.terminal.colours import QUIET, key
from tabbytop.terminal.paper import Lines, fit
from tabbytop.terminal.scene import Scene

if TYPE_CHECKING:
    from tabbytop.games.kibble_scuffle.view import KibbleView, SeatView

_TEAMS: Final = ("♥", "♦")
_NAME: Final = 18  # columns
_TEAM: Final = 6  # of them, for the team and its points


def lines(scene: Scene, width: int) -> Lines:
    """All players, in the order of play."""
    view = kibble_view(scene.view)
    return [fit(_line(scene, view, seat), width) for seat in view["seats"]]


def _line(scene: Scene, view: "KibbleView", seat: "SeatView") -> Text:
    number = seat["seat"]
    line = Text.assemble(
        ("▸" if _in_turn(view, number) else " ", "bold"),
        scene.chip(number),
        " ",
        _name(scene, view, number),
        fit(Text(f"{seat['points']:>2} {'pt' if seat['points'] == 1 else 'pts'}", "bold"), 7),
        fit(cubes_counted(seat["cubes"]), 19),
        (f"hand {seat['hand']} deck {seat['deck']:>2} discard {len(seat['discard']):>2}", QUIET),
    )
    if number == view["holder"] and view["turn"]:
        line.append(" ")
        line.append_text(key(" box ", scene.game.name))
    return line


def _name(scene: Scene, view: "KibbleView", number: int) -> Text:
    """The name; in teams the team and its points too, else which bot it is."""
    player = scene.players[number]
    name = Text(player.name, "bold" if number == scene.reader else "")
    if view["teams"]:
        team = number % len(_TEAMS)
        points = sum(seat["points"] for seat in view["seats"][team :: len(_TEAMS)])
        both = Text(f"{_TEAMS[team]}{points:>2}")
        return Text.assemble(fit(name, _NAME - _TEAM), " ", fit(both, _TEAM - 1))
    if player.bot is not None:
        name.append(f" ({player.kind})", QUIET)
    return fit(name, _NAME)


def _in_turn(view: "KibbleView", number: int) -> bool:
    if view["turn"] == 0:
        return any(asked["seat"] == number for asked in view["asked"])
    return view["phase"] != "over" and number == view["active"]
