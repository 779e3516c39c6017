"""The story on paper: a strip below the table, a notepad beside it, or pages of its own."""

from collections.abc import Sequence

from rich.text import Text

from tabbytop.terminal.colours import FRAME, QUIET
from tabbytop.terminal.journal import Sentence
from tabbytop.terminal.paper import Lines, framed, ruled, tall, wrapped
from tabbytop.terminal.scene import Scene


def told(story: Sequence[Sentence], width: int) -> Lines:
    """Sentences as a list: a bullet where a paragraph begins."""
    lines: Lines = []
    for sentence in story:
        bullet = "  " if sentence.depth else "• "
        lines.extend(wrapped(bullet + sentence.text, width, "", "    "))
    return lines


def unread(scene: Scene) -> Sequence[Sentence]:
    """The fresh sentences, from the beginning of the paragraph in which the first one stands."""
    story = scene.story
    place = next((place for place, told in enumerate(story) if told.fresh), len(story))
    while 0 < place < len(story) and story[place].depth:
        place -= 1
    return story[place:]


def strip(scene: Scene, width: int, room: int) -> Lines:
    """The unread story under a ruled line; its end, if there is not room for all of it."""
    lines, room = told(unread(scene), width), room - 1
    if room < 1 or not (lines or scene.open_views):
        return []
    title = Text(scene.story_title, QUIET)
    if len(lines) > room:
        if scene.logged:
            title.append(f" (… `log` has {len(lines) - room} more)", QUIET)
        lines = lines[-room:]
    return [ruled(title, width, FRAME), *lines]


def fits_strip(scene: Scene, width: int, room: int) -> bool:
    """Whether the strip tells all that is unread."""
    lines = told(unread(scene), width)
    return not lines or len(lines) < room


def notepad(scene: Scene, width: int, height: int) -> Lines:
    """The story on a notepad at the side, what is not fresh in a quiet colour."""
    lines = _noted(scene.story[-height:], width)[-(height - 2) :]
    while lines and not lines[0].plain:
        lines.pop(0)
    title, foot = Text("What happened", "bold"), Text("log: all of it", QUIET)
    if scene.open_views:
        title = Text(scene.story_title, "bold")
    elif not scene.logged:
        foot = Text()
    return framed(tall(lines, height - 2), width, title, foot, FRAME)


def fits_notepad(scene: Scene, width: int, height: int) -> bool:
    """Whether the notepad tells all that is unread."""
    return len(_noted(unread(scene), width)) <= height - 2


def _noted(story: Sequence[Sentence], width: int) -> Lines:
    lines: Lines = []
    for sentence in story:
        style = "" if sentence.fresh else QUIET
        if sentence.depth == 0 and lines:
            lines.append(Text())
        indent = "  " if sentence.depth else ""
        lines.extend(wrapped(indent + sentence.text, width - 4, style, "  "))
    return lines
