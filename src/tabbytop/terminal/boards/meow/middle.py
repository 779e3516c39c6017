"""The middle of the table: the pile among candles, the card that was laid, this turn's acts."""

from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.terminal.boards.meow.numbers import ACT_KEYS
from tabbytop.terminal.boards.meow.reading import (
    ACT,
    acts_of_turn,
    by_eyes,
    has_parts,
    heard,
    meow_view,
    names_acts,
    often,
    rule_called,
)
from tabbytop.terminal.colours import CREAM, INK, QUIET, accent
from tabbytop.terminal.paper import Lines, beside, fit, tall, wrapped
from tabbytop.terminal.scene import Scene

if TYPE_CHECKING:
    from tabbytop.games.meow.view import ActView, CardView, MeowView

_PILE: Final = 13  # columns
_CARD: Final = 24
_FLAME: Final = "#F2A326"
_PAPER: Final = f"{INK} on {CREAM}"
_WIDE_SIGN: Final = 1  # column that a sign takes besides the one that is counted
_LEAST: Final = 20  # columns for this turn's acts


def lines(scene: Scene, width: int, height: int) -> Lines:
    """What has room of the pile, the card and the acts, side by side."""
    view = meow_view(scene.view)
    blocks: list[tuple[Lines, int]] = []
    left = width
    if shows_pile(width):
        blocks.append((_pile(view, height), _PILE))
        left -= _PILE + 2
    card = min(_CARD + max(left - 60, 0) // 3, left // 2)
    blocks.append((_card(scene, view, card, height), card))
    left -= card + 2
    blocks.append((_turn(scene, view, left, height), left))
    return tall(beside(blocks, gap=2), height)[:height]


def shows_pile(width: int) -> bool:
    """Whether there is room to draw it."""
    return width >= _PILE + _CARD + _LEAST + 4


def _pile(view: "MeowView", height: int) -> Lines:
    """A face-down card between two candles, and how many there are."""
    card = f"bold {CREAM} on {accent('meow')}"
    candle, flame = ("┃", CREAM), ("'", f"bold {_FLAME}")
    rows = [
        Text.assemble("  ", flame, "       ", flame),
        Text.assemble("  ", candle, " ", ("     ", card), " ", candle),
        Text.assemble("  ", candle, " ", (" =^= ", card), " ", candle),
        Text.assemble("    ", ("     ", card)),
    ]
    told = Text(f"{'pile: ' + str(view['pile']):^13}", QUIET)
    if height < len(rows) + 1:
        return [*rows[: height - 1], told]
    return [*([Text()] if height > len(rows) + 2 else []), *rows, told]


def _card(scene: Scene, view: "MeowView", width: int, height: int) -> Lines:
    """The card that lies there, or what is waited for."""
    played = view["played"]
    if played is None:
        return _centred_in(wrapped(_waiting(scene, view), width, QUIET), height)
    return on_paper(played, width, height, with_part=has_parts(scene))


def _centred_in(told: Lines, height: int) -> Lines:
    return [*(Text() for _ in range(max(height - len(told), 0) // 2)), *told]


def on_paper(card: "CardView", width: int, height: int, *, with_part: bool) -> Lines:
    """A rule card: its title, its animal, what it asks for."""
    sign = rule_called(card["name"]).sign
    title = Text.assemble((f" {sign} {card['title']}", f"bold {_PAPER}"))
    if with_part:
        title.append(f" · {card['part'].upper()}", _PAPER)
    text = [Text.assemble((" ", _PAPER), line) for line in wrapped(card["text"], width - 2, _PAPER)]
    drawn = [title, *text][:height]
    if len(drawn) < height:
        drawn.append(Text(f" {card['animal']}", f"italic {_PAPER}"))
    return [_on(line, width) for line in tall(drawn, min(height, len(text) + 3))]


def _on(line: Text, width: int) -> Text:
    """The line as a strip of the card."""
    return Text("", _PAPER).append_text(fit(line, width))


def _waiting(scene: Scene, view: "MeowView") -> str:
    active = view["active"]
    if view["phase"] == "strike":
        return "The box is still open."
    if view["phase"] == "pass":
        return "Look well. Then every hand goes left."
    if view["phase"] == "over" or active is None:
        return "The candles go out."
    return "Lay a card …" if active == scene.reader else f"{scene.names[active]} chooses a card …"


def _turn(scene: Scene, view: "MeowView", width: int, height: int) -> Lines:
    """The budget as dots, what was replaced, the acts, what was revealed."""
    if view["phase"] in {"strike", "pass"} or view["active"] is None:
        return _tenets(view, width, height)
    told = [_budget(view, width)]
    if view["gone"]:
        told.append(fit(Text(f"Gone: {rule_called(view['gone']).title}", QUIET), width))
    revealed = _revealed(view, width)
    room = max(height - len(told) - len(revealed), 1)
    return [*told, *_acts(scene, view, width, room), *revealed][:height]


def _acts(scene: Scene, view: "MeowView", width: int, room: int) -> Lines:
    """The acts, the newest last; of earlier ones that have no line left, the signs."""
    acts = acts_of_turn(scene)
    watches = by_eyes(scene) and view["active"] != scene.reader
    if not acts and watches and view["played"] is not None:
        return wrapped("Watch closely: nothing is written down.", width, QUIET)[:room]
    if len(acts) <= room:
        return [_act(scene, act, width) for act in acts]
    earlier = acts[: len(acts) - room + 1]
    signs = Text(" ".join(act["sign"] for act in earlier))
    return [fit(signs, width), *(_act(scene, act, width) for act in acts[len(earlier) :])]


def _tenets(view: "MeowView", width: int, height: int) -> Lines:
    """Something to read while nobody has a turn."""
    told = {
        "strike": "Nobody has to do what hurts or is no fun. What you strike stays in the box, "
        "and nobody learns who wished it.",
        "pass": "These are the rules that the player on your left will hold.",
        "over": "All is told in the replay.",
    }.get(view["phase"], "")
    return _centred_in(wrapped(told, width, QUIET), height)


def _budget(view: "MeowView", width: int) -> Text:
    """`This turn ●●●○○○○○ 3 of 8`."""
    most, used = view["budget"]["most"], view["budget"]["used"]
    counted = f" {used} of {most}"
    told = Text.assemble(("This turn " if width >= 10 + most + len(counted) else "", "bold"))
    told.append("●" * used, accent("meow")).append("○" * max(most - used, 0), QUIET)
    return told.append(counted, QUIET)


def _revealed(view: "MeowView", width: int) -> Lines:
    shown = view["revealed"]
    if shown is None:
        return []
    rule = rule_called(shown["card"]["name"])
    told = f"✗ {rule.sign} {rule.title}: {rule.text}"
    return wrapped(told, width - _WIDE_SIGN, "bold", "  ")


def _act(scene: Scene, act: "ActView", width: int) -> Text:
    """`🐸 “Ribbit!” ×2`, or how it looks; its number and name for the one who does it."""
    own = meow_view(scene.view)["active"] == scene.reader and scene.reader is not None
    line = Text(f"{act['sign']} ")
    rule = rule_called(act["act"])
    if own:
        line.append(f"{ACT_KEYS + ACT[act['act']]} ", QUIET).append(rule.label)
        if act["word"]:
            line.append(f": {act['word']}", "bold")
    else:
        line.append(heard(act) or act["shown"])
        if names_acts(scene):
            line.append(f" ({rule.label})", QUIET)
    line.append(often(act["times"]), "bold")
    if has_parts(scene):
        line.append(f" · {act['part']}", QUIET)
    return fit(line, width)
