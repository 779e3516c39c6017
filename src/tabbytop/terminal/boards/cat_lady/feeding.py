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
from tabbytop.games.cat_lady.words import title
from tabbytop.terminal.boards.cat_lady import layout, players, symbols
from tabbytop.terminal.boards.cat_lady.view_helpers import CAT_BY_NAME, own_plan, reader_player
from tabbytop.terminal.colours import QUIET
from tabbytop.terminal.render_context import Choice, RenderContext
from tabbytop.terminal.text_layout import Lines, fit, in_columns

_FEED_LIST: Final = "feed"
_DONE_LABEL: Final = "done"
_TREAT: Final = TOKENS[-1]
_CHOUPETTE: Final = CAT_NAMES[CHOUPETTE]
_ROW_WIDTH: Final = 38  # columns of a cat's row where two stand in a line
_HINT: Final = "`plan`: the best way to feed them, `follow`: do it."


def is_feeding(scene: RenderContext) -> bool:
    """Whether the reader is to feed."""
    return scene.prompt is not None and scene.prompt["key"] == "feed"


# Numbers.


def choices(scene: RenderContext) -> list[Choice]:
    """A number a cat, 0 when all is done; in a cat's own list, a number a food."""
    opened = opened_cat(scene)
    if opened:
        return [Choice(place + 1, move) for place, move in enumerate(_moves_for(scene, opened))]
    found = [Choice(0, move) for move in scene.moves if DONE.holds(move)]
    for place, name in enumerate(_own_cats(scene)):
        moves = _moves_for(scene, name)
        if moves:
            opens = f"{_FEED_LIST} {name}" if len(moves) > 1 else ""
            found.append(Choice(place + 1, moves[0], opens))
    return found


def opened_cat(scene: RenderContext) -> str:
    """The cat whose list is open, if anything can be done for it."""
    name, _, cat = scene.opened.partition(" ")
    return cat if name == _FEED_LIST and _moves_for(scene, cat) else ""


def _moves_for(scene: RenderContext, cat: str) -> list[int]:
    return [move for move in scene.moves if _cat_of(move) == cat]


def _cat_of(move: int) -> str:
    """The cat that a move feeds or takes something from; empty for `done`."""
    for block in (FEED, TAKE_BACK):
        if block.holds(move):
            return CAT_NAMES[block.first(move)]
    return ""


def _own_cats(scene: RenderContext) -> list[str]:
    mine = reader_player(scene)
    return mine["cats"] if mine is not None else []


# The page.


def opened_question(scene: RenderContext) -> str:
    """What is asked in a cat's own list; nothing elsewhere."""
    cat = opened_cat(scene)
    return f"What does {title(cat)} get?" if cat else ""


def draw_feeding(scene: RenderContext, width: int, room: int) -> Lines:
    """Tokens, cats, and who is done."""
    mine = reader_player(scene)
    if mine is None:
        return players.full_lines(scene, width)[:room]
    left = Counter(mine["food"])
    left.subtract(_token_of(food) for _, food in _fed_so_far(scene, with_paid=False))
    tokens = symbols.token_counts(left) if any(left.values()) else Text("none", QUIET)
    head = [
        Text.assemble(("Tokens left ", "bold"), tokens),
        *layout.goals_lines(scene, width),
        Text(),
    ]
    others = (
        players.lines_with_cats(scene, width) if scene.wide else players.compact_lines(scene, width)
    )
    rows = _cat_rows(scene, width, max(room - len(head) - len(others) - 1, 3))
    return [*head, *rows, Text(), *others]


def answer_lines(scene: RenderContext, width: int) -> Lines:
    """A cat's own list; else the rows are the answers, and here is what is left to say."""
    if opened_cat(scene):
        told = [_answer_line(scene, choice) for choice in choices(scene)]
        return [*in_columns(told, width), Text("Enter: back to your cats", QUIET)]
    done = any(DONE.holds(move) for move in scene.moves)
    last = Text(f" 0 {_DONE_LABEL}", "bold") if done else Text("A cat is fed in part.", QUIET)
    return [fit(Text.assemble(last, "   ", (_HINT, QUIET)), width)]


def _answer_line(scene: RenderContext, choice: Choice) -> Text:
    return Text.assemble((f"{choice.number:>2} ", "bold"), choice_label(scene, choice))


def choice_label(scene: RenderContext, choice: Choice) -> str:
    """A cat; in its own list, what it gets."""
    if DONE.holds(choice.move):
        return _DONE_LABEL
    if not opened_cat(scene):
        return title(_cat_of(choice.move))
    parts = scene.game.vocabulary.parts(choice.move)
    return parts["food"] if FEED.holds(choice.move) else "everything back"


def _cat_rows(scene: RenderContext, width: int, room: int) -> Lines:
    """A line a cat; two in a line, without their worth, where there are too many."""
    numbered = set() if opened_cat(scene) else {choice.number for choice in choices(scene)}
    fed = _fed_so_far(scene)
    rows = [
        _cat_row(
            str(place) if place in numbered else "",
            name,
            [food for cat, food in fed if cat == name],
        )
        for place, name in enumerate(_own_cats(scene), 1)
    ]
    if not rows:
        return [Text("You have no cats.", QUIET)]
    if len(rows) <= room:
        return [fit(Text.assemble(fit(head, 36), tail), width) for head, tail in rows]
    cells = [fit(Text.assemble(fit(head, 24), tail), _ROW_WIDTH) for head, tail in rows]
    return in_columns(cells, width, 2)


def _cat_row(number: str, name: str, given: list[str]) -> tuple[Text, Text]:
    """The number and the cat; what it has and what it wants."""
    cat = CAT_BY_NAME[name]
    wants = missing_food(name, given)
    is_fed = bool(given) and not wants
    head = Text.assemble(
        (f"{number:>2} ", "bold"),
        (symbols.FED if is_fed else " ", symbols.GOOD_STYLE),
        f" {fit(Text(cat.title), 15).plain} ",
        symbols.needs_letters(cat),
        " ",
        symbols.colour_letters(cat),
        f" {symbols.worth_text(cat)}",
    )
    return head, _fed_text(given, wants)


def _fed_text(given: list[str], wants: str) -> Text:
    told = Text()
    if given:
        eaten = ", ".join(f"{food} ×{n}" if n > 1 else food for food, n in Counter(given).items())
        told.append(eaten)
    if wants:
        told.append(" · wants " if given else "wants ", QUIET).append_text(
            symbols.food_letters(wants)
        )
    return told


def missing_food(name: str, given: list[str]) -> str:
    """The letters of what a cat still needs; a treat is all it needs."""
    cat = CAT_BY_NAME[name]
    if _TREAT in given:
        return ""
    if name == _CHOUPETTE and not given:
        return symbols.LETTERS[_TREAT]  # she was not paid in her hour (CL-C35)
    if not cat.needs:
        return "?" * (cat.any_food[0] - len(given))
    wanted = Counter(cat.needs)
    wanted.subtract(symbols.LETTERS[food.rpartition(" ")[2]] for food in given)
    return "".join(wanted.elements())


def _fed_so_far(scene: RenderContext, *, with_paid: bool = True) -> list[tuple[str, str]]:
    """What was fed so far: the cat and the food in the words of the notation."""
    vocabulary = scene.game.vocabulary
    own = own_plan(scene.view, with_paid=with_paid)
    parts = [vocabulary.parts(vocabulary.move(text)) for text in own]
    return [(part["cat"], part["food"]) for part in parts]


def _token_of(food: str) -> str:
    return food.partition(" ")[0]


def plan_text(plan: list[str]) -> str:
    """`Sox: tuna, tuna, milk; Bell: treat`."""
    given: dict[str, list[str]] = {}
    for text in plan:
        parts = VOCABULARY.parts(VOCABULARY.move(text))
        given.setdefault(title(parts["cat"]), []).append(parts["food"])
    return "; ".join(f"{cat}: {', '.join(foods)}" for cat, foods in given.items())
