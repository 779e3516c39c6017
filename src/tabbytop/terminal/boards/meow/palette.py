"""The palette: all acts of the box in groups, a search, the words of a spoken act.

Whatever there is room for; nothing ever lists all that could be said.
"""

from collections.abc import Collection, Sequence
from typing import Final

from rich.text import Text

from tabbytop.games.meow.box.rule import GROUPS, Rule
from tabbytop.games.meow.cards import RULES
from tabbytop.games.meow.cards import WORDS as SAID
from tabbytop.games.meow.moves import DO, SAY, STRIKE
from tabbytop.terminal.boards.meow import finding, numbers
from tabbytop.terminal.boards.meow.opened import FIND, GROUP, REPLACING, WORDS, page_of
from tabbytop.terminal.boards.meow.reading import key_of, own_strikes, rule_called
from tabbytop.terminal.colours import QUIET, accent
from tabbytop.terminal.paper import Lines, across, fit, in_columns, wrapped
from tabbytop.terminal.scene import Choice, Scene

_BACK: Final = "Enter: back"
_MORE_WORDS: Final = "more words"
_LABEL: Final = 13  # columns of what an act is called
SMALL_CIRCLE: Final = 9  # lines that a list leaves to the circle
_WHOLE_CIRCLE: Final = 16  # lines that the groups leave to it


def lines(scene: Scene, width: int, room: int) -> Lines:
    """The list that is open, or the groups."""
    opened, _, about = scene.opened.partition(" ")
    if opened == GROUP:
        return [*_group(scene, int(about), width, room), _quiet(f"{_hint(scene)} {_BACK}", width)]
    if opened == FIND:
        return _found(scene, about, width, room)
    if opened == WORDS:
        return _words(scene, about, width)
    if opened == REPLACING:
        return _replacing(scene, width)
    return _overview(scene, width, room)


def _overview(scene: Scene, width: int, room: int) -> Lines:
    """The groups: with all their acts, as long as there is room, else by name."""
    room -= _WHOLE_CIRCLE - SMALL_CIRCLE
    hint = [_quiet(_hint(scene), width)]
    shown: Lines = []
    shut = list(range(len(GROUPS)))
    while shut:
        group = _group(scene, shut[0], width, room)
        if len(shown) + len(group) + len(_shut(shut[1:], width)) + len(hint) > room:
            break
        shown.extend(group)
        shut.pop(0)
    return [*shown, *_shut(shut, width), *hint]


def _shut(families: Sequence[int], width: int) -> Lines:
    """`5 Noises 34   6 Moves 29 …`."""
    cells = [_title(family) for family in families]
    return in_columns(cells, width)


def _title(family: int) -> Text:
    count = len(numbers.family_range(family))
    return Text.assemble(
        (f"{numbers.GROUP_KEYS + family:>2} ", "bold"),
        (GROUPS[family], f"bold {accent('meow')}"),
        (f" {count}", QUIET),
    )


def _group(scene: Scene, family: int, width: int, room: int) -> Lines:
    """A group with its acts; without signs where those need too much room."""
    possible = numbers.possible_acts(scene)
    acts = numbers.family_range(family)
    cells = [_act(scene, act, possible) for act in acts]
    if len(acts) > across(cells, width, 1) * (room - 2):
        cells = [_act(scene, act, possible, signed=False) for act in acts]
    return [_title(family), *in_columns(cells, width, gap=1)]


def _act(scene: Scene, act: int, possible: Collection[int], *, signed: bool = True) -> Text:
    """`11 🐸 Croak`: what is struck or not possible is quiet."""
    rule = RULES[act]
    struck = rule.name in own_strikes(scene.view)
    done = struck or act not in possible
    line = Text.assemble(
        (f"{numbers.ACT_KEYS + act:>2} ", QUIET if done else "bold"),
        (f"{rule.sign} " if signed else "", ""),
        (_called(rule), QUIET if done else ""),
    )
    if struck:
        line.append(" ✗", QUIET)
    return line


def _called(rule: Rule) -> str:
    """The label, or the name where that is shorter: `Trumpet` for `Trumpet like an elephant`."""
    called = rule.label if len(rule.label) <= _LABEL else rule.name.capitalize()
    return called if len(called) <= _LABEL else f"{called[: _LABEL - 1]}…"


def worded(scene: Scene, choice: Choice) -> str:
    """What stands behind a number: a group, an act, a word."""
    opened, _, about = choice.opens.partition(" ")
    if opened == GROUP:
        return GROUPS[int(about)]
    if opened == WORDS:
        is_next_page = choice.number == numbers.DONE
        return _MORE_WORDS if is_next_page else _called(rule_called(page_of(about)[0]))
    if SAY.holds(choice.move):
        return SAID[SAY.first(choice.move)]
    for block in (DO, STRIKE):
        if block.holds(choice.move):
            return _called(RULES[block.first(choice.move)])
    return scene.game.tell_move(choice.move, scene.teller)


def _found(scene: Scene, sought: str, width: int, room: int) -> Lines:
    acts, words = finding.found(sought, scene)
    possible = numbers.possible_acts(scene)
    cells = [_act(scene, act, possible) for act in acts]
    cells.extend(
        Text.assemble((f"{numbers.FOUND_WORDS + place:>3} ", "bold"), f"“{SAID[word]}”")
        for place, word in enumerate(words)
    )
    told = [_quiet(f"Found {sought!r}: type a number, or more letters. {_BACK}", width)]
    cells = cells[: max(room - 2, 3) * across(cells, width)]
    if len(cells) < len(acts) + len(words):
        told.insert(0, _quiet(f"… {len(acts) + len(words) - len(cells)} more", width))
    return [*in_columns(cells, width), *told]


def _words(scene: Scene, about: str, width: int) -> Lines:
    """A page of the words of a spoken act."""
    name, page = page_of(about)
    pages = numbers.word_pages(scene, name)
    page = min(page, len(pages))
    first = pages[0][0]
    cells: Lines = []
    for word in pages[page - 1]:
        cell = Text.assemble((f"{word - first + 1:>3} ", "bold"), SAID[word])
        cell.truncate(16, overflow="ellipsis")
        cells.append(cell)
    rule = rule_called(name)
    title = Text.assemble(f"{rule.sign} ", (rule.label, "bold"))
    title.append(f" · page {page} of {len(pages)}", QUIET)
    foot = _quiet(f"Type a word, a part of it, or its number. 0: {_MORE_WORDS} · {_BACK}", width)
    return [fit(title, width), *in_columns(cells, width), foot]


def _replacing(scene: Scene, width: int) -> Lines:
    """How to say it; which rules the reader knows is for the reader to remember."""
    told = (
        "Which rule can somebody not do? Type its name: one that you know to be in the game and "
        "have not done yet. All learn that it is gone; a new one takes its place. Once a game."
    )
    return [*wrapped(told, width), _quiet(_BACK, width)]


def _hint(scene: Scene) -> str:
    if key_of(scene) == "strike":
        return "Type a name, a part of it, or its number."
    return "Type acts: croak; cough 2; paris. A part finds one: moo."


def _quiet(text: str, width: int) -> Text:
    return fit(Text(text, QUIET), width)
