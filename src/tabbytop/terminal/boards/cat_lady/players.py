"""The others: compactly, two in a line; or one a line with their cats."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.cat_lady.moves import VOCABULARY
from tabbytop.games.cat_lady.words import starting_card, title, turn_card
from tabbytop.kernel.telling import join_with_and
from tabbytop.terminal.boards.cat_lady import signs
from tabbytop.terminal.boards.cat_lady.reading import CAT, cat_lady_view, counted
from tabbytop.terminal.colours import CREAM, QUIET
from tabbytop.terminal.paper import Lines, beside, fit, wrapped
from tabbytop.terminal.scene import Scene

if TYPE_CHECKING:
    from tabbytop.games.cat_lady.view import PlayerView

_NAME: Final = 8  # columns
_LONG_NAME: Final = 16
_TWO_IN_A_LINE: Final = 78  # columns
_GRAY_FUR: Final = "#6E6878"
_HAS_FED: Final = "●"
_CAT_PLAYER: Final = "cat player"


def others(scene: Scene) -> "list[PlayerView]":
    """All players but the one who looks, in the order of turns after that one; at the end all."""
    view = cat_lady_view(scene.view)
    players = view["players"]
    if scene.reader is None or view["phase"] == "over":
        return list(players)
    return [*players[scene.reader + 1 :], *players[: scene.reader]]


def compact(scene: Scene, width: int) -> Lines:
    """Three players and more two in a line, to be read downwards."""
    seen = others(scene)
    if width < _TWO_IN_A_LINE or len(seen) < 3:
        return [line for player in seen for line in _lines(scene, player, width)]
    lines = [_short_line(scene, player) for player in seen]
    half, rows = (width - 1) // 2, -(-len(lines) // 2)
    return beside([(lines[:rows], half), (lines[rows:], half)])


def with_cats(scene: Scene, width: int) -> Lines:
    """Two lines a player: what it has, and its cats."""
    lines: Lines = []
    for player in others(scene):
        lines.extend(_lines(scene, player, width, cats=True))
    return lines


def _lines(scene: Scene, player: "PlayerView", width: int, *, cats: bool = False) -> Lines:
    """What a player has, and its cats; the cat player's always."""
    shown = [_line(scene, player)]
    if player["cats"] and (cats or player["cat_player"]):
        shown.append(_cats(player, cat_lady_view(scene.view)["paid"]))
    return [fit(line, width) for line in shown]


def at_length(scene: Scene, width: int) -> Lines:
    """Everything that lies open of everybody."""
    lines: Lines = []
    for player in others(scene):
        lines.append(fit(_line(scene, player), width))
        for what, names in (("cats", player["cats"]), ("boxes", player["boxes"])):
            if names:
                told = f"{what}: {', '.join(title(name) for name in names)}"
                lines.extend(wrapped(f"      {told}", width, "", "        "))
        if player["cards"]:
            lines.extend(wrapped(f"      hand: {counted(player['cards'])}", width, "", "        "))
    return lines


def cat_player(scene: Scene, width: int) -> Lines:
    """Solitaire: what the cat player began with, what it holds, and its last turn card."""
    view = cat_lady_view(scene.view)
    lines: Lines = []
    for player in view["players"]:
        if player["cat_player"]:
            began = join_with_and([starting_card(card) for card in view["starting"]])
            drawn = view["turn_cards"]
            told = [f"Its last card: {turn_card(drawn[-1])}"] if drawn else []
            hand = counted(player["cards"] or []) or "no cards"
            told.extend([f"It began with {began}", f"Its hand: {hand}"])
            lines.extend(fit(Text(f"      {text}", QUIET), width) for text in told)
    return lines


def name_of(scene: Scene, player: "PlayerView") -> Text:
    """The mark and the name of a player; nobody sits at the cat player's."""
    if player["cat_player"]:
        return Text.assemble((" ^ ", f"bold {CREAM} on {_GRAY_FUR}"), " ", (_CAT_PLAYER, "bold"))
    name = scene.players[player["seat"]].name
    own = "bold" if player["seat"] == scene.reader else ""
    return Text.assemble(scene.chip(player["seat"]), " ", (name, own))


def _line(scene: Scene, player: "PlayerView") -> Text:
    """A player with words."""
    told = Text.assemble(
        _who(scene, player, _LONG_NAME),
        fit(Text(_amount(len(player["cats"]), "cat")), 8),
        fit(Text(f"hand {player['hand']}"), 8),
        fit(signs.tokens(player["food"]) or Text("no food", QUIET), 16),
    )
    if player["vp_tokens"]:
        told.append(f" ◆{2 * player['vp_tokens']}", "bold")
    if player["boxes"]:
        told.append(f" {_amount(len(player['boxes']), 'box', 'es')}")
    return told


def _short_line(scene: Scene, player: "PlayerView") -> Text:
    """A player in half a line: h and the hand's size, the points in tokens, the food."""
    return Text.assemble(
        _who(scene, player, _NAME),
        fit(Text(_amount(len(player["cats"]), "cat")), 8),
        f"h{player['hand']}",
        (f" ◆{2 * player['vp_tokens']}" if player["vp_tokens"] else ""),
        " ",
        signs.tokens(player["food"], ""),
    )


def _who(scene: Scene, player: "PlayerView", width: int) -> Text:
    """Whose turn it is, or who is done with feeding, and the name."""
    view = cat_lady_view(scene.view)
    active = player["seat"] == view["active"] and view["phase"] == "turns"
    if view["phase"] in {"opening", "choupette"}:
        active = any(asked["seat"] == player["seat"] for asked in view["asked"])
    done = view["phase"] == "feeding" and player["done"]
    mark = "▸" if active else _HAS_FED if done else " "
    return Text.assemble((mark, "bold"), fit(name_of(scene, player), width + 4), " ")


def _amount(number: int, what: str, plural: str = "s") -> str:
    return f"{number} {what}{plural if number != 1 else ''}"


def _cats(player: "PlayerView", paid: Sequence[str]) -> Text:
    """The cats, and at the end which of them were fed."""
    fed = {
        VOCABULARY.parts(VOCABULARY.move(text))["cat"] for text in [*(player["plan"] or []), *paid]
    }
    told = [
        Text.assemble(
            (signs.FED if name in fed else "", signs.GOOD),
            (CAT[name].title, QUIET),
            " ",
            signs.colours(CAT[name]),
        )
        for name in player["cats"]
    ]
    return Text.assemble("      ", Text("  ").join(told))
