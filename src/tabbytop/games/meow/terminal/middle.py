"""Draw the middle of the table: the pile among candles, the played card, this turn's acts."""

from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.meow.terminal.numbers import FIRST_ACT
from tabbytop.games.meow.terminal.texts import card_text, part_text, translated_word
from tabbytop.games.meow.terminal.view_helpers import (
    ACT_NUMBER,
    acts_of_turn,
    has_timing,
    judged_by_eye,
    meow_view,
    rule_named,
    shows_act_names,
    sound_text,
    times_text,
)
from tabbytop.terminal.colours import CREAM, INK, QUIET, accent
from tabbytop.terminal.render_context import RenderContext
from tabbytop.terminal.text_layout import Lines, fit, pad_height, side_by_side, wrap
from tabbytop.terminal.texts import say

if TYPE_CHECKING:
    from tabbytop.games.meow.view import ActView, CardView, MeowView

_AREA: Final = "terminal-meow"
_PILE_WIDTH: Final = 13
_CARD_WIDTH: Final = 24
_FLAME: Final = "#F2A326"
_CARD_STYLE: Final = f"{INK} on {CREAM}"
_WIDE_SIGN: Final = 1  # extra column of a wide emoji
_ACTS_WIDTH: Final = 20  # columns for this turn's acts


def draw_middle(context: RenderContext, width: int, height: int) -> Lines:
    """Draw the pile, the card and the acts side by side, as far as there is room."""
    view = meow_view(context.view)
    blocks: list[tuple[Lines, int]] = []
    left = width
    if shows_pile(width):
        blocks.append((_draw_pile(view, height), _PILE_WIDTH))
        left -= _PILE_WIDTH + 2
    card = min(_CARD_WIDTH + max(left - 60, 0) // 3, left // 2)
    blocks.append((_played_card(context, view, card, height), card))
    left -= card + 2
    blocks.append((_draw_turn(context, view, left, height), left))
    return pad_height(side_by_side(blocks, gap=2), height)[:height]


def shows_pile(width: int) -> bool:
    """Whether there is room to draw the pile."""
    return width >= _PILE_WIDTH + _CARD_WIDTH + _ACTS_WIDTH + 4


def _draw_pile(view: "MeowView", height: int) -> Lines:
    """Draw a face-down card between two candles, and the number of cards."""
    card = f"bold {CREAM} on {accent('meow')}"
    candle, flame = ("┃", CREAM), ("'", f"bold {_FLAME}")
    rows = [
        Text.assemble("  ", flame, "       ", flame),
        Text.assemble("  ", candle, " ", ("     ", card), " ", candle),
        Text.assemble("  ", candle, " ", (" =^= ", card), " ", candle),
        Text.assemble("    ", ("     ", card)),
    ]
    text = Text(f"{say(_AREA, 'pile', count=view['pile']):^13}", QUIET)
    if height < len(rows) + 1:
        return [*rows[: height - 1], text]
    return [*([Text()] if height > len(rows) + 2 else []), *rows, text]


def _played_card(context: RenderContext, view: "MeowView", width: int, height: int) -> Lines:
    """Draw the played card, or what the table waits for."""
    played = view["played"]
    if played is None:
        return _centre_vertically(wrap(_waiting_text(context, view), width, QUIET), height)
    return draw_card(played, width, height, with_part=has_timing(context))


def _centre_vertically(told: Lines, height: int) -> Lines:
    return [*(Text() for _ in range(max(height - len(told), 0) // 2)), *told]


def draw_card(card: "CardView", width: int, height: int, *, with_part: bool) -> Lines:
    """Draw a rule card: its title, its animal, its rule."""
    sign = rule_named(card["name"]).sign
    title = Text.assemble((f" {sign} {card_text(card['name'])}", f"bold {_CARD_STYLE}"))
    if with_part:
        title.append(f" · {part_text(card['part']).upper()}", _CARD_STYLE)
    text = [
        Text.assemble((" ", _CARD_STYLE), line)
        for line in wrap(card_text(card["name"], "text"), width - 2, _CARD_STYLE)
    ]
    drawn = [title, *text][:height]
    if len(drawn) < height:
        animal = card_text(card["name"], "animal")
        drawn.append(Text(f" {animal}", f"italic {_CARD_STYLE}"))
    return [_card_strip(line, width) for line in pad_height(drawn, min(height, len(text) + 3))]


def _card_strip(line: Text, width: int) -> Text:
    """Return the line on the card's background."""
    return Text("", _CARD_STYLE).append_text(fit(line, width))


def _waiting_text(context: RenderContext, view: "MeowView") -> str:
    active = view["active"]
    if view["phase"] in {"strike", "pass"}:
        return say(_AREA, f"waiting-{view['phase']}")
    if view["phase"] == "over" or active is None:
        return say(_AREA, "waiting-over")
    if active == context.reader:
        return say(_AREA, "waiting-you")
    return say(_AREA, "waiting-other", name=context.names[active])


def _draw_turn(context: RenderContext, view: "MeowView", width: int, height: int) -> Lines:
    """Draw the budget, a replaced rule, the acts, and a revealed card."""
    if view["phase"] in {"strike", "pass"} or view["active"] is None:
        return _idle_text(view, width, height)
    lines = [_budget_line(view, width)]
    if view["gone"]:
        lines.append(fit(Text(say(_AREA, "gone", card=view["gone"]), QUIET), width))
    revealed = _revealed_lines(view, width)
    room = max(height - len(lines) - len(revealed), 1)
    return [*lines, *_act_lines(context, view, width, room), *revealed][:height]


def _act_lines(context: RenderContext, view: "MeowView", width: int, room: int) -> Lines:
    """Draw the acts, the newest last; earlier ones that do not fit as emoji only."""
    acts = acts_of_turn(context)
    watches = judged_by_eye(context) and view["active"] != context.reader
    if not acts and watches and view["played"] is not None:
        return wrap(say(_AREA, "watch-closely"), width, QUIET)[:room]
    if len(acts) <= room:
        return [_act_line(context, act, width) for act in acts]
    earlier = acts[: len(acts) - room + 1]
    signs = Text(" ".join(act["sign"] for act in earlier))
    return [fit(signs, width), *(_act_line(context, act, width) for act in acts[len(earlier) :])]


def _idle_text(view: "MeowView", width: int, height: int) -> Lines:
    """Draw a text for the time when nobody has a turn."""
    told = view["phase"] in {"strike", "pass", "over"}
    text = say(_AREA, f"idle-{view['phase']}") if told else ""
    return _centre_vertically(wrap(text, width, QUIET), height)


def _budget_line(view: "MeowView", width: int) -> Text:
    """Draw `This turn ●●●○○○○○ 3 of 8`."""
    most, used = view["budget"]["most"], view["budget"]["used"]
    counted = f" {say(_AREA, 'used', used=used, most=most)}"
    label = f"{say(_AREA, 'this-turn')} "
    text = Text.assemble((label if width >= len(label) + most + len(counted) else "", "bold"))
    text.append("●" * used, accent("meow")).append("○" * max(most - used, 0), QUIET)
    return text.append(counted, QUIET)


def _revealed_lines(view: "MeowView", width: int) -> Lines:
    shown = view["revealed"]
    if shown is None:
        return []
    rule = rule_named(shown["card"]["name"])
    text = f"✗ {rule.sign} {card_text(rule.name)}: {card_text(rule.name, 'text')}"
    return wrap(text, width - _WIDE_SIGN, "bold", "  ")


def _act_line(context: RenderContext, act: "ActView", width: int) -> Text:
    """Draw `🐸 “Ribbit!” ×2`, or how it looks; with number and name for the acting player."""
    own = meow_view(context.view)["active"] == context.reader and context.reader is not None
    line = Text(f"{act['sign']} ")
    label = card_text(act["act"], "label")
    if own:
        line.append(f"{FIRST_ACT + ACT_NUMBER[act['act']]} ", QUIET).append(label)
        if act["word"]:
            line.append(f": {translated_word(act['word'])}", "bold")
    else:
        line.append(sound_text(act) or card_text(act["act"], "shown"))
        if shows_act_names(context):
            line.append(f" ({label})", QUIET)
    line.append(times_text(act["times"]), "bold")
    if has_timing(context):
        line.append(f" · {part_text(act['part'])}", QUIET)
    return fit(line, width)
