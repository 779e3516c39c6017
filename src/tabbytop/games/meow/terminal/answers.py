"""Draw the reader's own cards, the other answers, and the palette of acts in groups.

The palette shows a group, the result of a search, or a page of words; it never lists everything
that could be said.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.meow.box.rule import FAMILIES, Rule
from tabbytop.games.meow.cards import RULES
from tabbytop.games.meow.cards import WORDS as SAID
from tabbytop.games.meow.moves import DO, LOOK, OBJECT, SAY, STRIKE
from tabbytop.games.meow.terminal import act_search, numbers
from tabbytop.games.meow.terminal.texts import (
    brief_text,
    card_text,
    group_name,
    part_text,
    word_text,
)
from tabbytop.games.meow.terminal.view_helpers import (
    GROUP_LIST,
    REPLACE_LIST,
    SEARCH_LIST,
    WORD_LIST,
    has_timing,
    moves_of,
    own_hand,
    own_strikes,
    prompt_key,
    rule_named,
    split_word_page,
)
from tabbytop.terminal.colours import CREAM, INK, QUIET, accent
from tabbytop.terminal.render_context import Choice, RenderContext
from tabbytop.terminal.text_layout import Lines, column_count, fit, in_columns, wrap
from tabbytop.terminal.texts import say, texts_of

if TYPE_CHECKING:
    from tabbytop.games.meow.view import CardView

_AREA: Final = "terminal-meow"
_ENDING_PROMPTS: Final = frozenset({"strike", "pass", "answer", "object", "act"})


def hand_lines(context: RenderContext, width: int) -> Lines:
    """Draw the cards with number, title and rule, then the other answers.

    The rule is cut to a line if it does not matter now.
    """
    numbered = (
        {choice.number for choice in numbers.choices(context)} if not context.opened else set()
    )
    short = prompt_key(context) in {"", "act", "object"}
    cards = [
        line
        for place, card in enumerate(own_hand(context.view), 1)
        for line in _card_lines(
            context, card, place if place in numbered else 0, width, short=short
        )
    ]
    return [*cards, *in_columns(_other_answers(context, numbered), width)]


def _card_lines(
    context: RenderContext, card: "CardView", number: int, width: int, *, short: bool
) -> Lines:
    head = Text.assemble(
        (f"{number:>2} " if number else " · ", "bold" if number else QUIET),
        (f" {rule_named(card['name']).sign} {card_text(card['name'])} ", f"bold {INK} on {CREAM}"),
        " ",
    )
    if has_timing(context):
        head.append(f"{part_text(card['part'])}: ", "bold")
    lines = wrap(card_text(card["name"], "text"), max(width - head.cell_len, 16))
    if short and len(lines) > 1:
        lines = [Text(f"{lines[0].plain} …")]
    return [
        fit(Text.assemble(head if place == 0 else " " * head.cell_len, line), width)
        for place, line in enumerate(lines)
    ]


def _other_answers(context: RenderContext, numbered: set[int]) -> Lines:
    """Draw the answers that need no card."""
    others = (
        numbers.DONE_NUMBER,
        numbers.LOOK_AGAIN,
        numbers.OBJECT_NUMBER,
        numbers.REPLACE_NUMBER,
    )
    line = {number: _other_text(context, number) for number in others if number in numbered}
    return [_answer_line(number, text) for number, text in line.items() if text]


def card_label(context: RenderContext, number: int) -> str:
    """Return the text behind the number of a card, or of an answer without one; else ""."""
    if context.opened:
        return ""
    held = own_hand(context.view)
    if 0 < number <= len(held):
        return card_text(held[number - 1]["name"])
    return _other_text(context, number)


def _other_text(context: RenderContext, number: int) -> str:
    if number == numbers.DONE_NUMBER:
        key = prompt_key(context)
        return say(_AREA, f"done-{key}") if key in _ENDING_PROMPTS else ""
    if number == numbers.LOOK_AGAIN and moves_of(context, LOOK):
        return say(_AREA, "look-again")
    if number == numbers.OBJECT_NUMBER and moves_of(context, OBJECT):
        return say(_AREA, "object")
    return say(_AREA, "replace") if number == numbers.REPLACE_NUMBER else ""


def _answer_line(number: int, text: str) -> Text:
    return Text.assemble((f"{number:>2} ", "bold"), text)


def open_hand(view: Mapping[str, object]) -> str:
    """Return a hand in one line."""
    titles = ", ".join(card_text(card["name"]) for card in own_hand(view))
    return titles or say(_AREA, "no-card")


_LABEL_WIDTH: Final = 13  # columns of an act's label
SMALL_CIRCLE_HEIGHT: Final = 9  # lines that a list leaves to the circle
_FULL_CIRCLE_HEIGHT: Final = 16  # lines that the groups leave to the circle


def palette_lines(context: RenderContext, width: int, room: int) -> Lines:
    """Draw the open list, or the groups."""
    opened, _, about = context.opened.partition(" ")
    if opened == GROUP_LIST:
        return [
            *_group_lines(context, int(about), width, room),
            _dim(say(_AREA, "hint-and-back", hint=_hint(context)), width),
        ]
    if opened == SEARCH_LIST:
        return _search_lines(context, about, width, room)
    if opened == WORD_LIST:
        return _word_lines(context, about, width)
    if opened == REPLACE_LIST:
        return _replace_lines(context, width)
    return _overview(context, width, room)


def _overview(context: RenderContext, width: int, room: int) -> Lines:
    """Draw the groups: with all their acts as long as there is room, else by name."""
    room -= _FULL_CIRCLE_HEIGHT - SMALL_CIRCLE_HEIGHT
    hint = [_dim(_hint(context), width)]
    shown: Lines = []
    collapsed = list(range(len(FAMILIES)))
    while collapsed:
        group = _group_lines(context, collapsed[0], width, room)
        below = _group_titles(context, collapsed[1:], width)
        if len(shown) + len(group) + len(below) + len(hint) > room:
            break
        shown.extend(group)
        collapsed.pop(0)
    return [*shown, *_group_titles(context, collapsed, width), *hint]


def _group_titles(context: RenderContext, families: Sequence[int], width: int) -> Lines:
    """Draw `5 Noises 34   6 Moves 29 …`."""
    cells = [_group_title(context, family) for family in families]
    return in_columns(cells, width)


def _group_name(family: int) -> str:
    return group_name(FAMILIES[family])


def _group_title(context: RenderContext, family: int) -> Text:
    count = len(numbers.acts_of_family(context, family))
    return Text.assemble(
        (f"{numbers.FIRST_GROUP + family:>2} ", "bold"),
        (_group_name(family), f"bold {accent('meow')}"),
        (f" {count}", QUIET),
    )


def _group_lines(context: RenderContext, family: int, width: int, room: int) -> Lines:
    """Draw a group with its acts, without emoji if those need too much room."""
    possible = numbers.possible_acts(context)
    acts = numbers.acts_of_family(context, family)
    cells = [_act_cell(context, act, possible) for act in acts]
    if len(acts) > column_count(cells, width, 1) * (room - 2):
        cells = [_act_cell(context, act, possible, signed=False) for act in acts]
    return [_group_title(context, family), *in_columns(cells, width, gap=1)]


def _act_cell(
    context: RenderContext, act: int, possible: Collection[int], *, signed: bool = True
) -> Text:
    """Draw `11 🐸 Croak`; dim if it is struck or not possible."""
    rule = RULES[act]
    struck = rule.name in own_strikes(context.view)
    done = struck or act not in possible
    line = Text.assemble(
        (f"{numbers.FIRST_ACT + act:>2} ", QUIET if done else "bold"),
        (f"{rule.sign} " if signed else "", ""),
        (_short_label(rule), QUIET if done else ""),
    )
    if struck:
        line.append(" ✗", QUIET)
    return line


def _short_label(rule: Rule) -> str:
    """Return the label, or a shorter name: `Trunk call` for `Trumpet like an elephant`."""
    called = card_text(rule.name, "label")
    if len(called) > _LABEL_WIDTH:
        called = brief_text(rule.name)
    return called if len(called) <= _LABEL_WIDTH else f"{called[: _LABEL_WIDTH - 1]}…"


def choice_label(context: RenderContext, choice: Choice) -> str:
    """Return the text behind a number: a group, an act, a word."""
    opened, _, about = choice.opens.partition(" ")
    if opened == GROUP_LIST:
        return _group_name(int(about))
    if opened == WORD_LIST:
        is_next_page = choice.number == numbers.DONE_NUMBER
        if is_next_page:
            return say(_AREA, "more-words")
        return _short_label(rule_named(split_word_page(about)[0]))
    if opened == REPLACE_LIST:
        return say(_AREA, "replace")
    if SAY.holds(choice.move):
        return word_text(SAY.first(choice.move))
    for block in (DO, STRIKE):
        if block.holds(choice.move):
            return _short_label(RULES[block.first(choice.move)])
    return texts_of(context.game).tell_move(choice.move, context.teller)


def _search_lines(context: RenderContext, sought: str, width: int, room: int) -> Lines:
    acts, words = act_search.search(sought, context)
    possible = numbers.possible_acts(context)
    cells = [_act_cell(context, act, possible) for act in acts]
    cells.extend(
        Text.assemble(
            (f"{numbers.FIRST_FOUND_WORD + place:>3} ", "bold"),
            say(_AREA, "said-word", word=SAID[word]),
        )
        for place, word in enumerate(words)
    )
    lines = [_dim(say(_AREA, "found", sought=sought), width)]
    cells = cells[: max(room - 2, 3) * column_count(cells, width)]
    if len(cells) < len(acts) + len(words):
        more = len(acts) + len(words) - len(cells)
        lines.insert(0, _dim(say(_AREA, "more-found", count=more), width))
    return [*in_columns(cells, width), *lines]


def _word_lines(context: RenderContext, about: str, width: int) -> Lines:
    """Draw a page of the words of a spoken act."""
    name, page = split_word_page(about)
    pages = numbers.word_pages(context, name)
    page = min(page, len(pages))
    first = pages[0][0]
    cells: Lines = []
    for word in pages[page - 1]:
        cell = Text.assemble((f"{word - first + 1:>3} ", "bold"), word_text(word))
        cell.truncate(16, overflow="ellipsis")
        cells.append(cell)
    rule = rule_named(name)
    title = Text.assemble(f"{rule.sign} ", (card_text(name, "label"), "bold"))
    title.append(f" · {say(_AREA, 'page', page=page, pages=len(pages))}", QUIET)
    foot = _dim(say(_AREA, "words-foot"), width)
    return [fit(title, width), *in_columns(cells, width), foot]


def _replace_lines(context: RenderContext, width: int) -> Lines:
    """Explain what to type; the rules that the reader knows are for the reader to remember."""
    return [*wrap(say(_AREA, "replace-how"), width), _dim(say(_AREA, "back"), width)]


def _hint(context: RenderContext) -> str:
    return say(_AREA, "hint-strike" if prompt_key(context) == "strike" else "hint-acts")


def _dim(text: str, width: int) -> Text:
    return fit(Text(text, QUIET), width)
