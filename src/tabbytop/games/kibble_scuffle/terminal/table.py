"""Draw the bowls with their food and cats, and the players below."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.kibble_scuffle.cards import FULL_BOWL
from tabbytop.games.kibble_scuffle.terminal.view_helpers import (
    KIND_BY_NAME,
    bowl_name,
    kibble_view,
    short_title,
    title,
)
from tabbytop.terminal.colours import FRAME, QUIET, accent, cube, highlight
from tabbytop.terminal.render_context import RenderContext
from tabbytop.terminal.text_layout import Lines, fit, framed, pad_height, side_by_side
from tabbytop.terminal.texts import say

if TYPE_CHECKING:
    from tabbytop.games.kibble_scuffle.view import BowlView, CatView, KibbleView, SeatView

_CUBE_WIDTH: Final = 3
_FREE_PLACE: Final = " ○"


def draw_bowls(context: RenderContext, width: int) -> Lines:
    """Draw the bowls, a line or two lower if the log needs the room."""
    view = kibble_view(context.view)
    share = (width - len(view["bowls"]) + 1) // len(view["bowls"])
    stood = [_cat_lines(context, bowl, share - 4) for bowl in view["bowls"]]
    if context.tight:
        stood = [_compact(cats) for cats in stood]
    height = max(len(cats) for cats in stood)
    return side_by_side(
        [
            (_draw_bowl(context, bowl, pad_height(cats, height), share), share)
            for bowl, cats in zip(view["bowls"], stood, strict=True)
        ]
    )


def _draw_bowl(context: RenderContext, bowl: "BowlView", cats: Lines, width: int) -> Lines:
    """Draw a bowl in a frame that is highlighted when one more cat calls dinner."""
    heading = Text(f"{bowl['bowl']} {bowl_name(bowl['bowl'])}", "bold")
    inside = [food(bowl["cubes"], width - 4), *cats]
    lit = bowl["counted"] >= FULL_BOWL - 1 or bowl["closed"] or _is_feeding(context, bowl)
    style = accent(context.game.name) if lit else FRAME
    return framed(inside, width, heading, _bowl_footer(context, bowl), style)


def food(cubes: Sequence[int], width: int) -> Text:
    """Draw the cubes, or count them if there is no room."""
    if not cubes:
        return Text(say("terminal-kibble-scuffle", "no-food"), QUIET)
    if len(cubes) * _CUBE_WIDTH > width:
        return cubes_counted(cubes)
    return Text().join(cube(value) for value in cubes)


def cubes_counted(cubes: Sequence[int]) -> Text:
    """Return `▐3▌×2 ▐1▌×4`."""
    counts = Counter(cubes)
    return Text(" ").join(
        Text.assemble(cube(value), f"×{counts[value]}") for value in sorted(counts, reverse=True)
    )


def _bowl_footer(context: RenderContext, bowl: "BowlView") -> Text:
    if _is_feeding(context, bowl):
        return Text(say("terminal-kibble-scuffle", "bowl-eats"), "bold")
    if bowl["closed"]:
        return Text(say("terminal-kibble-scuffle", "bowl-closed"), "bold")
    if bowl["laser"] is not None:
        key = "bowl-laser"
    elif bowl["counted"] >= FULL_BOWL:
        key = "bowl-full"
    elif bowl["counted"] == FULL_BOWL - 1 and kibble_view(context.view)["phase"] == "placement":
        key = "bowl-almost"
    else:
        key = "bowl-count"
    text = say("terminal-kibble-scuffle", key, counted=bowl["counted"], full=FULL_BOWL)
    if bowl["laser"] is not None:
        return Text.assemble((f"{text} ", "bold"), context.chip(bowl["laser"]))
    return Text(text, QUIET if key == "bowl-count" else "bold")


def _is_feeding(context: RenderContext, bowl: "BowlView") -> bool:
    """Whether the cats at this bowl are eating now."""
    view = kibble_view(context.view)
    return view["phase"] == "feeding" and any(
        asked.get("bowl") == bowl["bowl"] for asked in view["asked"]
    )


def _cat_lines(context: RenderContext, bowl: "BowlView", width: int) -> Lines:
    """Draw five lines with a cat each, a Fat Cat on two; more than five stand two in a line."""
    cats = bowl["cats"]
    places = sum(2 if cat["card"] == "fat" else 1 for cat in cats)
    if places + len(bowl["aside"]) > FULL_BOWL:
        return _crowd_lines(context, bowl, width)
    stood: Lines = []
    for cat in cats:
        stood.append(_cat_line(context, cat))
        if cat["card"] == "fat":
            two = say("terminal-kibble-scuffle", "two-places")
            stood.append(Text(f"  ╰─ {two}", QUIET))
    for cat in bowl["aside"]:
        returns = say("terminal-kibble-scuffle", "returns")
        stood.append(Text.assemble(_cat_line(context, cat), (f" {returns}", QUIET)))
    stood.extend(Text(_FREE_PLACE, QUIET) for _ in range(FULL_BOWL - len(stood)))
    return stood


def _compact(stood: Lines) -> Lines:
    """Draw the free places in one line, so that they can still be counted."""
    taken = [line for line in stood if line.plain != _FREE_PLACE]
    free = len(stood) - len(taken)
    return [*taken, Text(_FREE_PLACE * free, QUIET)] if free else taken


def _cat_line(context: RenderContext, cat: "CatView") -> Text:
    own = "bold" if cat["owner"] == context.reader else ""
    text = Text.assemble(context.chip(cat["owner"]), " ", (title(cat["card"]), own))
    if KIND_BY_NAME[cat["card"]].priority:
        text.append(f" {say('terminal-kibble-scuffle', 'first')}", "bold italic")
    return text


def _crowd_lines(context: RenderContext, bowl: "BowlView", width: int) -> Lines:
    """Draw more than five cats two in a line, the rest as a number."""
    half = (width - 1) // 2
    cells = [_crowd_cell(context, cat, "") for cat in bowl["cats"]]
    cells.extend(_crowd_cell(context, cat, "↺") for cat in bowl["aside"])
    most = 2 * FULL_BOWL
    if len(cells) > most:
        more = say("terminal-kibble-scuffle", "more-cats", count=len(cells) - most + 1)
        cells = [*cells[: most - 1], Text(more, QUIET)]
    cells.extend(Text() for _ in range(most - len(cells)))
    return [
        Text(" ").join([fit(cells[row], half), fit(cells[row + FULL_BOWL], half)])
        for row in range(FULL_BOWL)
    ]


def _crowd_cell(context: RenderContext, cat: "CatView", mark: str) -> Text:
    mark = mark or ("¹" if KIND_BY_NAME[cat["card"]].priority else "")
    return Text.assemble(
        context.chip(cat["owner"], tight=True), f" {short_title(cat['card'])}{mark}"
    )


_TEAMS: Final = ("♥", "♦")
_NAME_WIDTH: Final = 18
_TEAM_WIDTH: Final = 6  # columns of the name for the team and its points


def player_lines(context: RenderContext, width: int) -> Lines:
    """Draw all players, in the order of play."""
    view = kibble_view(context.view)
    return [fit(_player_line(context, view, seat), width) for seat in view["seats"]]


def _player_line(context: RenderContext, view: "KibbleView", seat: "SeatView") -> Text:
    number, points = seat["seat"], seat["points"]
    unit = say("terminal-kibble-scuffle", "points", points=points)
    piles = say(
        "terminal-kibble-scuffle",
        "piles",
        hand=seat["hand"],
        deck=f"{seat['deck']:>2}",
        discard=f"{len(seat['discard']):>2}",
    )
    line = Text.assemble(
        ("▸" if _is_active(view, number) else " ", "bold"),
        context.chip(number),
        " ",
        _player_name(context, view, number),
        fit(Text(f"{points:>2} {unit}", "bold"), 7),
        fit(cubes_counted(seat["cubes"]), 19),
        (piles, QUIET),
    )
    if number == view["holder"] and view["turn"]:
        line.append(" ")
        line.append_text(highlight(f" {say('terminal-kibble-scuffle', 'box')} ", context.game.name))
    return line


def _player_name(context: RenderContext, view: "KibbleView", number: int) -> Text:
    """Return the name; in teams also the team and its points, else the kind of bot."""
    player = context.players[number]
    name = Text(player.name, "bold" if number == context.reader else "")
    if view["teams"]:
        team = number % len(_TEAMS)
        points = sum(seat["points"] for seat in view["seats"][team :: len(_TEAMS)])
        both = Text(f"{_TEAMS[team]}{points:>2}")
        return Text.assemble(fit(name, _NAME_WIDTH - _TEAM_WIDTH), " ", fit(both, _TEAM_WIDTH - 1))
    if player.bot is not None:
        name.append(f" ({player.kind})", QUIET)
    return fit(name, _NAME_WIDTH)


def _is_active(view: "KibbleView", number: int) -> bool:
    if view["turn"] == 0:
        return any(asked["seat"] == number for asked in view["asked"])
    return view["phase"] != "over" and number == view["active"]
