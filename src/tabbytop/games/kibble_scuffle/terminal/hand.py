"""The hand and the numbered answers: a row of numbers for each card, a list for other questions."""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from tabbytop.games.kibble_scuffle.cards import BOWLS, NAMES
from tabbytop.games.kibble_scuffle.moves import COPY_AS, DISCARD, FEED, HOLD, OMIT, PASS, PLAY, SWAP
from tabbytop.games.kibble_scuffle.terminal import view_helpers
from tabbytop.games.kibble_scuffle.terminal.table import food
from tabbytop.games.kibble_scuffle.terminal.view_helpers import (
    NUMBER_BY_NAME,
    bowl_name,
    bowl_word,
    card_text,
    count_cards,
    kibble_view,
    own_hand,
    title,
)
from tabbytop.kernel.vocabulary import Block
from tabbytop.terminal.colours import QUIET, cube, highlight
from tabbytop.terminal.render_context import Choice, RenderContext
from tabbytop.terminal.text_layout import Lines, fit, in_columns, wrap
from tabbytop.terminal.texts import say, texts_of

COPY_LIST: Final = "copy"  # the list that Copy Cat opens
_CARD_PROMPTS: Final = frozenset({"play", "item-cat"})
_NAME_WIDTH: Final = 15  # at least
_KEY_WIDTH: Final = 6  # at least


def asks_for_card(context: RenderContext) -> bool:
    """Whether the answers are cards played from the hand."""
    return context.prompt is not None and context.prompt["key"] in _CARD_PROMPTS


def _name_width() -> int:
    """Return the columns of a card's name."""
    return max(_NAME_WIDTH, *(len(title(name)) + 1 for name in NAMES))


def _key_width() -> int:
    """Return the columns of a bowl's numbers."""
    return max(_KEY_WIDTH, *(len(bowl_word(bowl + 1)) + 1 for bowl in range(BOWLS)))


def _copy_label() -> str:
    return say("terminal-kibble-scuffle", "copy-which")


# Numbers.


def list_choices(context: RenderContext) -> list[Choice]:
    """Number the answers from 1, the best meal first; declining is 0.

    While decks are built, a card keeps its own number.
    """
    if _is_deck_building(context):
        return [Choice(_picked_card(move) + 1, move) for move in context.moves]
    declined = [Choice(0, move) for move in context.moves if PASS.holds(move)]
    others = [move for move in context.moves if not PASS.holds(move)]
    others.sort(key=lambda move: -_points_gained(context, move))
    return [*(Choice(place + 1, move) for place, move in enumerate(others)), *declined]


def _points_gained(context: RenderContext, move: int) -> int:
    """Return the points of the cubes that a move gains; a cube that is knocked away gains none."""
    parts = context.game.vocabulary.parts(move)
    if not (FEED.holds(move) or SWAP.holds(move)):
        return 0
    return sum(int(value) for value in (parts.get("cubes") or parts["cube"]).split("+"))


def card_choices(context: RenderContext) -> list[Choice]:
    """Number plays by card and bowl: 23 is the second card at the third bowl."""
    copies = [move for move in context.moves if COPY_AS.holds(move)]
    if context.opened == COPY_LIST:
        rows = _copyable_kinds(context)
        return [_numbered(rows.index(COPY_AS.first(move)), move, COPY_AS) for move in copies]
    rows = _hand_kinds(context)
    found: list[Choice] = []
    for move in context.moves:
        if PLAY.holds(move):
            found.append(_numbered(rows.index(PLAY.first(move)), move, PLAY))
        elif DISCARD.holds(move):
            found.append(Choice(rows.index(DISCARD.first(move)) + 1, move))
        elif PASS.holds(move):
            found.append(Choice(0, move))
    if copies:
        row = rows.index(NUMBER_BY_NAME["copy"])
        found.append(Choice(10 * (row + 1), copies[0], COPY_LIST))
    return sorted(found, key=lambda choice: choice.number)


def unavailable_play(context: RenderContext, number: int) -> int | None:
    """Return the play that a number stands for although it is not possible now."""
    rows, (row, bowl) = _hand_kinds(context), divmod(number, 10)
    if context.opened or not 0 < row <= len(rows) or not 0 < bowl <= BOWLS:
        return None
    return PLAY.of(rows[row - 1], bowl - 1)


def _numbered(row: int, move: int, block: Block) -> Choice:
    return Choice(10 * (row + 1) + block.second(move) + 1, move)


def _hand_kinds(context: RenderContext) -> list[int]:
    """Return the kinds in the hand, each once."""
    return list(dict.fromkeys(NUMBER_BY_NAME[name] for name in own_hand(context.view)))


def _copyable_kinds(context: RenderContext) -> list[int]:
    return sorted({COPY_AS.first(move) for move in context.moves if COPY_AS.holds(move)})


def _is_deck_building(context: RenderContext) -> bool:
    return all(OMIT.holds(move) or HOLD.holds(move) for move in context.moves)


def _picked_card(move: int) -> int:
    return OMIT.first(move) if OMIT.holds(move) else HOLD.first(move)


# Cards to play.


def draw_card_rows(context: RenderContext, width: int, room: int) -> Lines:
    """Draw a row for each card: its name, the numbers for the three bowls, what it does."""
    copying = context.opened == COPY_LIST
    block = COPY_AS if copying else PLAY
    numbers = {choice.move: choice for choice in card_choices(context)}
    kinds = _copyable_kinds(context) if copying else _hand_kinds(context)
    rows = [_card_row(context, kind, numbers, block) for kind in kinds]
    foot: Lines = [Text(say("terminal-kibble-scuffle", "back-to-hand"), QUIET)] if copying else []
    if not rows:
        foot.append(Text(f" 0 {say('terminal-kibble-scuffle', 'nothing-to-play')}", "bold"))
    if len(rows) + len(foot) > room:
        cells = [fit(name + keys, _name_width() + BOWLS * _key_width()) for name, keys, _ in rows]
        return [*in_columns(cells, width), *foot]
    lines = [fit(name + keys + text, width) for name, keys, text in rows]
    if _playable_bowls(numbers) and len(rows) + len(foot) < room:
        lines.insert(0, _column_headings(context, numbers))
    return [*lines, *foot]


def _column_headings(context: RenderContext, numbers: Mapping[int, Choice]) -> Text:
    """Draw the bowls above their numbers, and the meaning of `!`."""
    dinner = any(_calls_dinner(context, move) for move in numbers)
    width = _key_width()
    bowls = "".join(f"{bowl_word(bowl + 1):<{width}}" for bowl in _playable_bowls(numbers))
    bowls = f"{bowls:<{BOWLS * width}}"
    meaning = say("terminal-kibble-scuffle", "calls-dinner") if dinner else ""
    return Text(f"{' ' * _name_width()}{bowls}{meaning}", QUIET)


def _playable_bowls(numbers: Mapping[int, Choice]) -> list[int]:
    """Return the bowls at which something can be played; the others need no column."""
    blocks = {move: COPY_AS if COPY_AS.holds(move) else PLAY for move in numbers}
    played = {
        block.second(move)
        for move, block in blocks.items()
        if block.holds(move) and not numbers[move].opens
    }
    return sorted(played)


def _card_row(
    context: RenderContext, kind: int, numbers: Mapping[int, Choice], block: Block
) -> tuple[Text, Text, Text]:
    """Return the name, numbers and text of a card; dim if it cannot be played."""
    card = NAMES[kind]
    count = own_hand(context.view).count(card) if block is PLAY else 1
    keys = _card_numbers(context, kind, numbers, block)
    name = title(card) if count < 2 else f"{title(card)} ×{count}"
    style = QUIET if keys is None else ""
    return (
        fit(Text(name, style or "bold"), _name_width()),
        fit(keys or Text(), BOWLS * _key_width()),
        Text(card_text(card), style),
    )


def _card_numbers(
    context: RenderContext, kind: int, numbers: Mapping[int, Choice], block: Block
) -> Text | None:
    """Return the numbers of a card, a column for each bowl; None if it cannot be played."""
    if NAMES[kind] == "copy":
        opening = [choice for choice in numbers.values() if choice.opens]
        return Text(f"{opening[0].number:>3} {_copy_label()}", "bold") if opening else None
    thrown = numbers.get(DISCARD.of(kind))
    if thrown is not None:
        return Text(f"{thrown.number:>3} {say('terminal-kibble-scuffle', 'discard-it')}", "bold")
    keys = [
        _number_cell(context, numbers.get(block.of(kind, bowl)))
        for bowl in _playable_bowls(numbers)
    ]
    if not any(key_.plain.strip("· ") for key_ in keys):
        return None
    return Text().join(fit(key_, _key_width()) for key_ in keys)


def _number_cell(context: RenderContext, choice: Choice | None) -> Text:
    if choice is None:
        return Text("  ·", QUIET)
    if _calls_dinner(context, choice.move):
        return highlight(f"{choice.number:>3}!", context.game.name)
    return Text(f"{choice.number:>3}", "bold")


def _calls_dinner(context: RenderContext, move: int) -> bool:
    block = COPY_AS if COPY_AS.holds(move) else PLAY
    if not block.holds(move):
        return False
    name, bowl = NAMES[block.first(move)], block.second(move) + 1
    question = None if context.prompt is None else context.prompt["key"]
    return view_helpers.calls_dinner(kibble_view(context.view), question, name, bowl)


# Other answers.


def draw_list(context: RenderContext, width: int, room: int) -> Lines:
    """Draw the hand in a line, and the answers in columns."""
    answers = [_answer_line(context, choice) for choice in list_choices(context)]
    held = _hand_line(context, width)
    if not _is_deck_building(context):
        return [*held, *in_columns(answers, width)]
    if len(held) + len(answers) <= room:
        texts = [card_text(NAMES[_picked_card(choice.move)]) for choice in list_choices(context)]
        rows = zip(answers, texts, strict=True)
        return [*held, *(Text.assemble(fit(answer, 22), text) for answer, text in rows)]
    hint = Text(say("terminal-kibble-scuffle", "cards-hint"), QUIET)
    return [*held, *in_columns(answers, width), hint]


def _hand_line(context: RenderContext, width: int) -> Lines:
    own = kibble_view(context.view)["own"]
    if own is None or context.prompt is None:
        return []
    if context.prompt["key"] == "building":
        pile = count_cards(own["left_out"]) or None
        text = say("terminal-kibble-scuffle", "left-out", pile=pile)
    else:
        pile = count_cards(own["hand"]) or None
        text = say("terminal-kibble-scuffle", "hand", pile=pile)
    return wrap(text, width, QUIET, "  ")


def _answer_line(context: RenderContext, choice: Choice) -> Text:
    """Draw an answer: its number, whose cat, and what follows from it."""
    text = Text.assemble((f"{choice.number:>2} ", "bold"), _answer_text(context, choice))
    parts = context.game.vocabulary.parts(choice.move)
    view, prompt = kibble_view(context.view), context.prompt or {}
    foretold, dinner = view_helpers.forecast_text(view, parts, prompt)
    if foretold:
        text.append(f"  {foretold}", "bold" if dinner else QUIET)
    return text


def choice_label(context: RenderContext, choice: Choice) -> str:
    """Return the text behind a number."""
    if choice.opens:
        return _copy_label()
    if asks_for_card(context):
        return texts_of(context.game).tell_move(choice.move, context.teller)
    return _answer_text(context, choice).plain


def _answer_text(context: RenderContext, choice: Choice) -> Text:
    """Return whose cat and where, or which cube."""
    view, text = kibble_view(context.view), Text()
    parts = context.game.vocabulary.parts(choice.move)
    if "seat" in parts:
        text.append_text(context.chip(int(parts["seat"])))
        text.append(" ")
    verb = parts["verb"]
    if verb == "pass":
        text.append(say("terminal-kibble-scuffle", "decline"))
    elif verb in {"trade", "serve"}:
        bowl = view["bowls"][int(parts["bowl"]) - 1]
        text.append(f"{_bowl_name(parts)} ")
        text.append_text(food(bowl["cubes"], 30))
    elif verb in {"return", "swap"}:
        text.append_text(cube(int(parts["cube"])))
    elif verb == "feed":
        text.append(f"{title(parts['cat'])} ")
        text.append_text(Text().join(cube(int(value)) for value in parts["cubes"].split("+")))
    else:
        text.append(_cat_text(verb, parts))
        text.append(_copies(context, parts))
    return text


def _cat_text(verb: str, parts: Mapping[str, str]) -> str:
    """Return a cat, and where it is or goes."""
    card, bowl = parts.get("card") or parts["cat"], parts.get("bowl")
    if bowl is None:
        return title(card)
    key = {"send": "cat-to", "choose": "cat-of"}.get(verb, "cat-at")
    return say("terminal-kibble-scuffle", key, card=card, bowl=bowl)


def _copies(context: RenderContext, parts: Mapping[str, str]) -> str:
    """Return ` ×4` if several copies of the same card can be picked."""
    own = kibble_view(context.view)["own"]
    if own is None or parts["verb"] not in {"omit", "hold"}:
        return ""
    count = own["deck"].count(parts["card"])
    return f" ×{count}" if count > 1 else ""


def _bowl_name(parts: Mapping[str, str]) -> str:
    return bowl_name(int(parts["bowl"]))
