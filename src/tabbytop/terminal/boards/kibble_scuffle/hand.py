"""The hand and the numbered answers: a row of numbers for each card, a list for other questions."""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from tabbytop.games.kibble_scuffle.cards import BOWLS, KINDS
from tabbytop.games.kibble_scuffle.moves import COPY_AS, DISCARD, FEED, HOLD, OMIT, PASS, PLAY, SWAP
from tabbytop.kernel.vocabulary import Block
from tabbytop.terminal.boards.kibble_scuffle import view_helpers
from tabbytop.terminal.boards.kibble_scuffle.table import food
from tabbytop.terminal.boards.kibble_scuffle.view_helpers import (
    BOWL_WORDS,
    NUMBER_BY_NAME,
    count_cards,
    kibble_view,
    own_hand,
    title,
)
from tabbytop.terminal.colours import QUIET, cube, highlight
from tabbytop.terminal.render_context import Choice, RenderContext
from tabbytop.terminal.text_layout import Lines, fit, in_columns, wrap

COPY_LIST: Final = "copy"  # the list that Copy Cat opens
_COPY_LABEL: Final = "as which?"
_CARD_PROMPTS: Final = frozenset({"play", "item-cat"})
_NAME_WIDTH: Final = 15  # columns
_KEY_WIDTH: Final = 6


def asks_for_card(scene: RenderContext) -> bool:
    """Whether the answers are plays from the hand."""
    return scene.prompt is not None and scene.prompt["key"] in _CARD_PROMPTS


# Numbers.


def list_choices(scene: RenderContext) -> list[Choice]:
    """One, two, three, the best meal first; to decline is 0. While decks are built a card keeps its
    number."""
    if _is_deck_building(scene):
        return [Choice(_picked_card(move) + 1, move) for move in scene.moves]
    declined = [Choice(0, move) for move in scene.moves if PASS.holds(move)]
    others = [move for move in scene.moves if not PASS.holds(move)]
    others.sort(key=lambda move: -_points_gained(scene, move))
    return [*(Choice(place + 1, move) for place, move in enumerate(others)), *declined]


def _points_gained(scene: RenderContext, move: int) -> int:
    """The points of the cubes that a move gets; a cube that is knocked away is not got."""
    parts = scene.game.vocabulary.parts(move)
    if not (FEED.holds(move) or SWAP.holds(move)):
        return 0
    return sum(int(value) for value in (parts.get("cubes") or parts["cube"]).split("+"))


def card_choices(scene: RenderContext) -> list[Choice]:
    """The card's row and the bowl: 23 is the second card at the third bowl."""
    copies = [move for move in scene.moves if COPY_AS.holds(move)]
    if scene.opened == COPY_LIST:
        rows = _copyable_kinds(scene)
        return [_numbered(rows.index(COPY_AS.first(move)), move, COPY_AS) for move in copies]
    rows = _hand_kinds(scene)
    found: list[Choice] = []
    for move in scene.moves:
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


def unavailable_play(scene: RenderContext, number: int) -> int | None:
    """The play that a number means, though it is not possible now."""
    rows, (row, bowl) = _hand_kinds(scene), divmod(number, 10)
    if scene.opened or not 0 < row <= len(rows) or not 0 < bowl <= BOWLS:
        return None
    return PLAY.of(rows[row - 1], bowl - 1)


def _numbered(row: int, move: int, block: Block) -> Choice:
    return Choice(10 * (row + 1) + block.second(move) + 1, move)


def _hand_kinds(scene: RenderContext) -> list[int]:
    """The kinds in the hand, each once."""
    return list(dict.fromkeys(NUMBER_BY_NAME[name] for name in own_hand(scene.view)))


def _copyable_kinds(scene: RenderContext) -> list[int]:
    return sorted({COPY_AS.first(move) for move in scene.moves if COPY_AS.holds(move)})


def _is_deck_building(scene: RenderContext) -> bool:
    return all(OMIT.holds(move) or HOLD.holds(move) for move in scene.moves)


def _picked_card(move: int) -> int:
    return OMIT.first(move) if OMIT.holds(move) else HOLD.first(move)


# Plays.


def draw_card_rows(scene: RenderContext, width: int, room: int) -> Lines:
    """A row a card: its name, the numbers for the three bowls, what it does."""
    copying = scene.opened == COPY_LIST
    block = COPY_AS if copying else PLAY
    numbers = {choice.move: choice for choice in card_choices(scene)}
    kinds = _copyable_kinds(scene) if copying else _hand_kinds(scene)
    rows = [_card_row(scene, kind, numbers, block) for kind in kinds]
    foot: Lines = [Text("Enter: back to your hand", QUIET)] if copying else []
    if not rows:
        foot.append(Text(" 0 nothing to play", "bold"))
    if len(rows) + len(foot) > room:
        cells = [fit(name + keys, _NAME_WIDTH + BOWLS * _KEY_WIDTH) for name, keys, _ in rows]
        return [*in_columns(cells, width), *foot]
    lines = [fit(name + keys + text, width) for name, keys, text in rows]
    if _playable_bowls(numbers) and len(rows) + len(foot) < room:
        lines.insert(0, _column_headings(scene, numbers))
    return [*lines, *foot]


def _column_headings(scene: RenderContext, numbers: Mapping[int, Choice]) -> Text:
    """The bowls above their numbers, and what a ! means."""
    dinner = any(_calls_dinner(scene, move) for move in numbers)
    bowls = "".join(f"{BOWL_WORDS[bowl]:<{_KEY_WIDTH}}" for bowl in _playable_bowls(numbers))
    bowls = f"{bowls:<{BOWLS * _KEY_WIDTH}}"
    return Text(f"{' ' * _NAME_WIDTH}{bowls}{'! calls dinner' if dinner else ''}", QUIET)


def _playable_bowls(numbers: Mapping[int, Choice]) -> list[int]:
    """The bowls at which something can be played; the others need no column."""
    blocks = {move: COPY_AS if COPY_AS.holds(move) else PLAY for move in numbers}
    played = {
        block.second(move)
        for move, block in blocks.items()
        if block.holds(move) and not numbers[move].opens
    }
    return sorted(played)


def _card_row(
    scene: RenderContext, kind: int, numbers: Mapping[int, Choice], block: Block
) -> tuple[Text, Text, Text]:
    """The name, the numbers and the text of a card; quiet if it cannot be played."""
    card = KINDS[kind]
    count = own_hand(scene.view).count(card.name) if block is PLAY else 1
    keys = _card_numbers(scene, kind, numbers, block)
    name = card.title if count < 2 else f"{card.title} ×{count}"
    style = QUIET if keys is None else ""
    return (
        fit(Text(name, style or "bold"), _NAME_WIDTH),
        fit(keys or Text(), BOWLS * _KEY_WIDTH),
        Text(card.text, style),
    )


def _card_numbers(
    scene: RenderContext, kind: int, numbers: Mapping[int, Choice], block: Block
) -> Text | None:
    """The numbers of a card, a column for each bowl; None if it cannot be played."""
    if KINDS[kind].name == "copy":
        opening = [choice for choice in numbers.values() if choice.opens]
        return Text(f"{opening[0].number:>3} {_COPY_LABEL}", "bold") if opening else None
    thrown = numbers.get(DISCARD.of(kind))
    if thrown is not None:
        return Text(f"{thrown.number:>3} discard it", "bold")
    keys = [
        _number_cell(scene, numbers.get(block.of(kind, bowl))) for bowl in _playable_bowls(numbers)
    ]
    if not any(key_.plain.strip("· ") for key_ in keys):
        return None
    return Text().join(fit(key_, _KEY_WIDTH) for key_ in keys)


def _number_cell(scene: RenderContext, choice: Choice | None) -> Text:
    if choice is None:
        return Text("  ·", QUIET)
    if _calls_dinner(scene, choice.move):
        return highlight(f"{choice.number:>3}!", scene.game.name)
    return Text(f"{choice.number:>3}", "bold")


def _calls_dinner(scene: RenderContext, move: int) -> bool:
    block = COPY_AS if COPY_AS.holds(move) else PLAY
    if not block.holds(move):
        return False
    name, bowl = KINDS[block.first(move)].name, block.second(move) + 1
    question = None if scene.prompt is None else scene.prompt["key"]
    return view_helpers.calls_dinner(kibble_view(scene.view), question, name, bowl)


# Other answers.


def draw_list(scene: RenderContext, width: int, room: int) -> Lines:
    """The hand in a line, and the answers in columns."""
    answers = [_answer_line(scene, choice) for choice in list_choices(scene)]
    held = _hand_line(scene, width)
    if not _is_deck_building(scene):
        return [*held, *in_columns(answers, width)]
    if len(held) + len(answers) <= room:
        texts = [KINDS[_picked_card(choice.move)].text for choice in list_choices(scene)]
        told = zip(answers, texts, strict=True)
        return [*held, *(Text.assemble(fit(answer, 22), text) for answer, text in told)]
    hint = Text("`cards` tells what each of them does.", QUIET)
    return [*held, *in_columns(answers, width), hint]


def _hand_line(scene: RenderContext, width: int) -> Lines:
    own = kibble_view(scene.view)["own"]
    if own is None or scene.prompt is None:
        return []
    if scene.prompt["key"] == "building":
        told = f"Left out so far: {count_cards(own['left_out']) or 'nothing'}"
    else:
        told = f"Your hand: {count_cards(own['hand']) or 'empty'}"
    return wrap(told, width, QUIET, "  ")


def _answer_line(scene: RenderContext, choice: Choice) -> Text:
    """A number, whose cat, and what comes of it."""
    told = Text.assemble((f"{choice.number:>2} ", "bold"), _answer_text(scene, choice))
    parts = scene.game.vocabulary.parts(choice.move)
    foretold = view_helpers.forecast_text(kibble_view(scene.view), parts, scene.prompt or {})
    if foretold:
        told.append(
            f"  {foretold}", "bold" if foretold.endswith(view_helpers.DINNER_IF_ALL_STAY) else QUIET
        )
    return told


def choice_label(scene: RenderContext, choice: Choice) -> str:
    """What stands behind a number; plays from the hand have theirs in a column of their bowl."""
    if choice.opens:
        return _COPY_LABEL
    if asks_for_card(scene):
        return scene.game.tell_move(choice.move, scene.teller)
    return _answer_text(scene, choice).plain


def _answer_text(scene: RenderContext, choice: Choice) -> Text:
    """Whose cat, where, or which cube."""
    view, told = kibble_view(scene.view), Text()
    parts = scene.game.vocabulary.parts(choice.move)
    if "seat" in parts:
        told.append_text(scene.chip(int(parts["seat"])))
        told.append(" ")
    verb = parts["verb"]
    if verb == "pass":
        told.append("no, thanks")
    elif verb in {"trade", "serve"}:
        bowl = view["bowls"][int(parts["bowl"]) - 1]
        told.append(f"{_bowl_name(parts)} ")
        told.append_text(food(bowl["cubes"], 30))
    elif verb in {"return", "swap"}:
        told.append_text(cube(int(parts["cube"])))
    elif verb == "feed":
        told.append(f"{title(parts['cat'])} ")
        told.append_text(Text().join(cube(int(value)) for value in parts["cubes"].split("+")))
    else:
        name = title(parts.get("card") or parts["cat"])
        arrow = {"send": " → ", "choose": ", "}.get(verb, " at the ")
        told.append(f"{name}{arrow}{_bowl_name(parts)}" if "bowl" in parts else name)
        told.append(_copies(scene, parts))
    return told


def _copies(scene: RenderContext, parts: Mapping[str, str]) -> str:
    """` ×4`, where several of the same card can be picked."""
    own = kibble_view(scene.view)["own"]
    if own is None or parts["verb"] not in {"omit", "hold"}:
        return ""
    count = own["deck"].count(parts["card"])
    return f" ×{count}" if count > 1 else ""


def _bowl_name(parts: Mapping[str, str]) -> str:
    return f"{BOWL_WORDS[int(parts['bowl']) - 1]} bowl"
