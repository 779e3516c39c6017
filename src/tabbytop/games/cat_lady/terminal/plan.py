"""Draw the page of `plan`: who eats what, the points line by line, what is left and missing."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from rich.text import Text

from tabbytop.games.cat_lady.terminal import symbols
from tabbytop.games.cat_lady.terminal.texts import title
from tabbytop.kernel.result import ScoreLine
from tabbytop.terminal.colours import FRAME, QUIET, accent
from tabbytop.terminal.render_context import RenderContext
from tabbytop.terminal.styled_text import styled
from tabbytop.terminal.text_layout import Lines, fit, side_by_side, wrap
from tabbytop.terminal.texts import say, texts_of
from tabbytop.texts.message import Message

_AREA: Final = "terminal-cat-lady"
_POINTS_WIDTH: Final = 4
_FOOD_WIDTH: Final = 6
_TWO_LISTS_WIDTH: Final = 78  # columns that two lists side by side need


def plan_page(context: RenderContext, advice: Mapping[str, object]) -> Lines:
    """Draw the best plan."""
    private = bool(advice["private"])
    head = say(_AREA, "plan-now" if private else "plan-best", points=advice["vp"])
    note = say(_AREA, "plan-now-note" if private else "plan-best-note")
    lines = [Text(head, f"bold {accent(context.game.name)}")]
    lines.extend(wrap(note, context.width, QUIET))
    lines.append(Text())
    lines.extend(_two_lists(context, advice))
    lines.append(Text())
    lines.extend(_leftovers(context, advice))
    if advice.get("moves"):
        lines.append(Text(say(_AREA, "follow-hint"), "bold"))
    return lines


def _two_lists(context: RenderContext, advice: Mapping[str, object]) -> Lines:
    """Draw the cats, and beside or below them everything else."""
    sheet = [
        _score_line(entry) for entry in cast("Sequence[Mapping[str, object]]", advice["lines"])
    ]
    is_wide = context.width >= _TWO_LISTS_WIDTH
    share = min((context.width - 3) // 2, 50) if is_wide else context.width
    eaten = _food_by_cat(context, advice)
    cats = [_entry(context, line, eaten, share) for line in sheet if "cat" in line.args]
    others = [_entry(context, line, eaten, share) for line in sheet if "cat" not in line.args]
    total = _row(Text(say(_AREA, "points-total"), "bold"), Text(), str(advice["vp"]), share)
    total.stylize("bold")
    cats = [Text(say(_AREA, "your-cats"), "bold"), *(cats or [Text(say(_AREA, "none"), QUIET)])]
    others = [Text(say(_AREA, "the-rest"), "bold"), *others, Text("─" * share, FRAME), total]
    return side_by_side([(cats, share), (others, share)], gap=3) if is_wide else [*cats, *others]


def _entry(context: RenderContext, line: ScoreLine, eaten: Mapping[str, str], width: int) -> Text:
    """Draw a score line with the food of a cat."""
    food = symbols.food_letters(eaten.get(str(line.args.get("cat")), ""))
    told = texts_of(context.game).tell_score_line(line, context.teller)
    text = Text(told, QUIET if line.key == "hungry" else "")
    return _row(text, food, "" if line.points is None else str(line.points), width)


def _row(told: Text, food: Text, points: str, width: int) -> Text:
    room = width - _POINTS_WIDTH - (max(food.cell_len + 1, _FOOD_WIDTH) if food else 0)
    eats = fit(food, max(food.cell_len + 1, _FOOD_WIDTH)) if food else Text()
    return Text.assemble(fit(told, room), eats, f"{points:>{_POINTS_WIDTH}}")


def _food_by_cat(context: RenderContext, advice: Mapping[str, object]) -> dict[str, str]:
    """Return the letters of the tokens that each cat gets."""
    vocabulary, found = context.game.vocabulary, dict[str, str]()
    for text in cast("Sequence[str]", advice["plan"]):
        parts = vocabulary.parts(vocabulary.move(text))
        letter = symbols.LETTERS[parts["food"].partition(" ")[0]]
        found[parts["cat"]] = found.get(parts["cat"], "") + letter
    return found


def _leftovers(context: RenderContext, advice: Mapping[str, object]) -> Lines:
    """Draw what is left over, and what every hungry cat still misses."""
    left = cast("Mapping[str, int]", advice["left"])
    nothing = Text(say(_AREA, "nothing"), QUIET)
    over = symbols.token_counts(left) if any(left.values()) else nothing
    lines = [Text.assemble((f"{say(_AREA, 'left-over')} ", "bold"), over)]
    lacks = cast("Sequence[Mapping[str, object]]", advice["missing"])
    texts = [
        Text.assemble(title(lack["cat"]), " ", _missing_text(lack))
        for lack in lacks
        if lack["tokens"]
    ]
    if texts:
        head = Text(f"{say(_AREA, 'still-missing')} ", "bold")
        lines.extend(_flow(head, texts, context.width))
    return lines


def _missing_text(lack: Mapping[str, object]) -> Text:
    """Return `tm`; `1 of tm` if wild food covers the rest; `?` if any food will do."""
    short, tokens = cast("Mapping[str, int]", lack["short"]), int(str(lack["tokens"]))
    letters = "".join(symbols.LETTERS[token] * number for token, number in short.items())
    if 0 < tokens < len(letters):
        shown = symbols.food_letters(letters)
        return styled(Message(_AREA, "some-of", count=tokens, letters=shown))
    return symbols.food_letters(letters or "?" * tokens)


def _flow(head: Text, parts: Sequence[Text], width: int) -> Lines:
    """Draw the head and the parts after it, on as many lines as they need."""
    lines = [head.copy()]
    for part in parts:
        if lines[-1].cell_len + part.cell_len + 2 > width:
            lines.append(Text(" " * head.cell_len))
        lines[-1].append_text(part).append("  ")
    return lines


def _score_line(entry: Mapping[str, object]) -> ScoreLine:
    args = {name: value for name, value in entry.items() if name not in {"key", "points"}}
    points = entry["points"]
    return ScoreLine(str(entry["key"]), None if points is None else int(str(points)), args)
