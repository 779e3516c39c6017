"""The feeding page: the reader's cats in rows, what each was given and still wants, tokens left.

A cat is numbered by its row. If there is more than one thing to do for a cat, its own list opens
under `feed` and its name.
"""

from collections import Counter
from typing import Final

from rich.text import Text

from tabbytop.games.cat_lady.cards import TOKENS
from tabbytop.games.cat_lady.cats import CAT_NAMES, CHOUPETTE
from tabbytop.games.cat_lady.moves import DONE, FEED, TAKE_BACK, VOCABULARY
from tabbytop.games.cat_lady.terminal import layout, players, symbols
from tabbytop.games.cat_lady.terminal.texts import food_name, separated, title
from tabbytop.games.cat_lady.terminal.view_helpers import CAT_BY_NAME, own_plan, reader_player
from tabbytop.terminal.colours import QUIET
from tabbytop.terminal.render_context import Choice, RenderContext
from tabbytop.terminal.styled_text import styled
from tabbytop.terminal.text_layout import Lines, fit, in_columns
from tabbytop.terminal.texts import say
from tabbytop.texts.message import Message

_AREA: Final = "terminal-cat-lady"
_FEED_LIST: Final = "feed"
_TREAT: Final = TOKENS[-1]
_CHOUPETTE: Final = CAT_NAMES[CHOUPETTE]
_ROW_WIDTH: Final = 38  # columns of a cat's row if two share a line
_NAME_WIDTH: Final = 15  # columns of a cat's name, at least


def is_feeding(context: RenderContext) -> bool:
    """Whether the reader is asked to feed."""
    return context.prompt is not None and context.prompt["key"] == "feed"


# Numbers.


def choices(context: RenderContext) -> list[Choice]:
    """Number the cats by row and `done` as 0; in a cat's own list, number the foods."""
    opened = opened_cat(context)
    if opened:
        return [Choice(place + 1, move) for place, move in enumerate(_moves_for(context, opened))]
    found = [Choice(0, move) for move in context.moves if DONE.holds(move)]
    for place, name in enumerate(_own_cats(context)):
        moves = _moves_for(context, name)
        if moves:
            opens = f"{_FEED_LIST} {name}" if len(moves) > 1 else ""
            found.append(Choice(place + 1, moves[0], opens))
    return found


def opened_cat(context: RenderContext) -> str:
    """Return the cat whose list is open, if anything can be done for it."""
    name, _, cat = context.opened.partition(" ")
    return cat if name == _FEED_LIST and _moves_for(context, cat) else ""


def _moves_for(context: RenderContext, cat: str) -> list[int]:
    return [move for move in context.moves if _cat_of(move) == cat]


def _cat_of(move: int) -> str:
    """Return the cat that a move feeds or takes food back from; empty for `done`."""
    for block in (FEED, TAKE_BACK):
        if block.holds(move):
            return CAT_NAMES[block.first(move)]
    return ""


def _own_cats(context: RenderContext) -> list[str]:
    mine = reader_player(context)
    return mine["cats"] if mine is not None else []


# The page.


def opened_question(context: RenderContext) -> str:
    """Return the question of a cat's own list; empty if none is open."""
    cat = opened_cat(context)
    return say(_AREA, "what-gets", cat=cat) if cat else ""


def draw_feeding(context: RenderContext, width: int, room: int) -> Lines:
    """Draw the tokens, the cats, and who is done."""
    mine = reader_player(context)
    if mine is None:
        return players.full_lines(context, width)[:room]
    left = Counter(mine["food"])
    left.subtract(_token_of(food) for _, food in _fed_so_far(context, with_paid=False))
    none = Text(say(_AREA, "none"), QUIET)
    tokens = symbols.token_counts(left) if any(left.values()) else none
    head = [
        Text.assemble((f"{say(_AREA, 'tokens-left')} ", "bold"), tokens),
        *layout.goals_lines(context, width),
        Text(),
    ]
    others = (
        players.lines_with_cats(context, width)
        if context.wide
        else players.compact_lines(context, width)
    )
    rows = _cat_rows(context, width, max(room - len(head) - len(others) - 1, 3))
    return [*head, *rows, Text(), *others]


def answer_lines(context: RenderContext, width: int) -> Lines:
    """Draw a cat's own list, or what the rows do not show."""
    if opened_cat(context):
        lines = [_answer_line(context, choice) for choice in choices(context)]
        return [*in_columns(lines, width), Text(say(_AREA, "back-to-cats"), QUIET)]
    done = any(DONE.holds(move) for move in context.moves)
    last = Text(f" 0 {say(_AREA, 'done')}", "bold")
    if not done:
        last = Text(say(_AREA, "fed-in-part"), QUIET)
    return [fit(Text.assemble(last, "   ", (say(_AREA, "feed-hint"), QUIET)), width)]


def _answer_line(context: RenderContext, choice: Choice) -> Text:
    return Text.assemble((f"{choice.number:>2} ", "bold"), choice_label(context, choice))


def choice_label(context: RenderContext, choice: Choice) -> str:
    """Return the cat, or in its own list the food."""
    if DONE.holds(choice.move):
        return say(_AREA, "done")
    if not opened_cat(context):
        return title(_cat_of(choice.move))
    parts = context.game.vocabulary.parts(choice.move)
    if FEED.holds(choice.move):
        return food_name(parts["food"])
    return say(_AREA, "everything-back")


def _cat_rows(context: RenderContext, width: int, room: int) -> Lines:
    """Draw a line for each cat; if there are too many, two in a line without their worth."""
    numbered = set() if opened_cat(context) else {choice.number for choice in choices(context)}
    fed = _fed_so_far(context)
    names = max([_NAME_WIDTH, *(len(title(name)) for name in _own_cats(context))])
    rows = [
        _cat_row(
            str(place) if place in numbered else "",
            name,
            [food for cat, food in fed if cat == name],
            names,
        )
        for place, name in enumerate(_own_cats(context), 1)
    ]
    if not rows:
        return [Text(say(_AREA, "no-cats"), QUIET)]
    if len(rows) <= room:
        heads = names + 21
        return [fit(Text.assemble(fit(head, heads), tail), width) for head, tail in rows]
    cells = [fit(Text.assemble(fit(head, 24), tail), _ROW_WIDTH) for head, tail in rows]
    return in_columns(cells, width, 2)


def _cat_row(number: str, name: str, given: list[str], names: int) -> tuple[Text, Text]:
    """Return the number and the cat, and what it has and still wants."""
    cat = CAT_BY_NAME[name]
    wants = missing_food(name, given)
    is_fed = bool(given) and not wants
    head = Text.assemble(
        (f"{number:>2} ", "bold"),
        (symbols.FED if is_fed else " ", symbols.GOOD_STYLE),
        f" {fit(Text(title(cat.name)), names).plain} ",
        symbols.needs_letters(cat),
        " ",
        symbols.colour_letters(cat),
        f" {symbols.worth_text(cat)}",
    )
    return head, _fed_text(given, wants)


def _fed_text(given: list[str], wants: str) -> Text:
    text = Text()
    if given:
        counted = [(food_name(food), times) for food, times in Counter(given).items()]
        text.append(separated([f"{food} ×{n}" if n > 1 else food for food, n in counted]))
    if wants:
        letters = symbols.food_letters(wants)
        text.append(" · " if given else "", QUIET)
        text.append_text(styled(Message(_AREA, "wants", letters=letters), QUIET))
    return text


def missing_food(name: str, given: list[str]) -> str:
    """Return the letters of the food that a cat still needs; a treat feeds any cat."""
    cat = CAT_BY_NAME[name]
    if _TREAT in given:
        return ""
    if name == _CHOUPETTE and not given:
        return symbols.LETTERS[_TREAT]  # she was not paid in time (CL-C35)
    if not cat.needs:
        return "?" * (cat.any_food[0] - len(given))
    wanted = Counter(cat.needs)
    wanted.subtract(symbols.LETTERS[food.rpartition(" ")[2]] for food in given)
    return "".join(wanted.elements())


def _fed_so_far(context: RenderContext, *, with_paid: bool = True) -> list[tuple[str, str]]:
    """Return the cats and foods fed so far, in the words of the notation."""
    vocabulary = context.game.vocabulary
    own = own_plan(context.view, with_paid=with_paid)
    parts = [vocabulary.parts(vocabulary.move(text)) for text in own]
    return [(part["cat"], part["food"]) for part in parts]


def _token_of(food: str) -> str:
    return food.partition(" ")[0]


def plan_text(plan: list[str]) -> str:
    """Return `Sox: tuna, tuna, milk; Bell: treat`."""
    given: dict[str, list[str]] = {}
    for text in plan:
        parts = VOCABULARY.parts(VOCABULARY.move(text))
        given.setdefault(title(parts["cat"]), []).append(food_name(parts["food"]))
    return "; ".join(f"{cat}: {separated(foods)}" for cat, foods in given.items())
