"""A game on the screen. This board draws any game, from its view; ours have better ones."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from tabbytop.kernel.game import Game
from tabbytop.kernel.table import Table
from tabbytop.kernel.telling import Teller
from tabbytop.terminal.colours import FRAME, QUIET, accent
from tabbytop.terminal.journal import UNASKED, Seen, Sentence
from tabbytop.terminal.paper import Lines, beside, fit, framed, in_columns, ruled, tall, wrapped
from tabbytop.terminal.scene import Choice, Scene

_ONE_LINE = 56  # columns of a short list or object in a tree
_LEFT_OF_NOTES = 80  # columns that the table keeps before the notes get more


@dataclass(frozen=True)
class Card:
    """A card as `cards` tells it: the name of the notation, the printed one, what it does."""

    name: str
    title: str
    text: str


class Board:
    """Puts a scene on paper. A game's own board says its pieces; the arrangement stays."""

    turns: frozenset[str] = frozenset()  # prompts that are asked even with one answer only

    def __init__(self, game: Game) -> None:
        self.game = game

    # What a game's own board says better.

    def heading(self, scene: Scene) -> Text:
        """The line on top."""
        return Text(self.game.title, f"bold {accent(self.game.name)}")

    def lay(self, scene: Scene, width: int, room: int) -> Lines:
        """What lies on the table: here the view as a tree, cut where the room ends."""
        lines = tree(scene.view)
        if len(lines) > room:
            more = Text(f"… {len(lines) - room + 1} more lines: `table` shows all", QUIET)
            lines = [*lines[: room - 1], more]
        return [fit(line, width) for line in lines]

    def details(self, scene: Scene) -> Lines:
        """All that the reader may know, at length."""
        return tree(scene.view)

    def margin(self, scene: Scene, width: int) -> Lines:
        """What a large screen has room for besides."""
        return []

    def choices(self, scene: Scene) -> list[Choice]:
        """The answers with their numbers."""
        return [Choice(place + 1, move) for place, move in enumerate(scene.moves)]

    def answers(self, scene: Scene, width: int, room: int) -> Lines:
        """The numbered answers, and what else is in the reader's hand."""
        return in_columns([self.answer(scene, choice) for choice in self.choices(scene)], width)

    def answer(self, scene: Scene, choice: Choice) -> Text:
        """One numbered answer."""
        told = self.game.tell_move(choice.move, scene.teller)
        return Text.assemble((f"{choice.number:>2}", "bold"), f" {told}")

    def hands(self, scene: Scene, width: int) -> Lines:
        """For a replay: what everybody holds."""
        return []

    def rules(self) -> str:
        """How to play, in short."""
        return f"{self.game.about} The rules of {self.game.title} are not told here yet."

    def cards(self) -> list[Card]:
        """What is in the box, one entry a kind."""
        return []

    def unlisted(self, scene: Scene, number: int) -> int | None:
        """The move that a number would be if it were legal, so that the table can say why not."""
        return None

    def gist(self, events: Sequence[Seen]) -> list[Seen]:
        """What the story on the screen needs of a move's events; the whole log has them all."""
        return list(events)

    def begins(self, event: Seen, first: bool) -> bool:
        """Whether a paragraph of the story begins here: with every move, unless better known."""
        return first

    def unasked(self, question: str, answer: str) -> str:
        """What was answered for a person who had no choice; empty where the events tell it."""
        return f"(Only one answer: {answer}.)"

    # What is the same for all.

    def forced(self, table: Table, seat: int) -> str:
        """The key of a question that need not be asked: one answer, and no turn; else nothing."""
        prompt = table.prompt(seat)
        if prompt is None or prompt.key in self.turns or len(table.moves(seat)) != 1:
            return ""
        return prompt.key

    def tell(self, event: Seen, teller: Teller) -> str:
        """An event as a sentence; empty if it needs no words."""
        if event["event"] == UNASKED:
            return self.unasked(str(event["question"]), str(event["answer"]))
        return self.game.tell_event(event, teller)

    def draw(self, scene: Scene) -> Lines:
        """The whole screen but for the line on which one types."""
        height = max(scene.height - 1, 10)
        if not scene.wide:
            return self._one_column(scene, scene.width, height, with_story=True)
        left = max(_LEFT_OF_NOTES, scene.width - 46)
        notes = self._notes(scene, scene.width - left - 2, height)
        table = self._one_column(scene, left, height, with_story=False)
        return beside([(tall(table, height), left), (notes, scene.width - left - 2)], gap=2)

    def question(self, scene: Scene) -> str:
        """What the reader is asked, as a sentence."""
        if scene.prompt is None:
            return ""
        return self.game.tell_prompt(scene.prompt, scene.teller)

    def _one_column(self, scene: Scene, width: int, height: int, *, with_story: bool) -> Lines:
        bottom: Lines = []
        if scene.notice:
            bottom.extend(wrapped(scene.notice, width, f"bold {accent(self.game.name)}"))
        asked = self.question(scene)
        if asked:
            bottom.extend(wrapped(asked, width, "bold"))
        room = height - 2 - len(bottom)
        answers = self.hands(scene, width) if scene.open_views else []
        answers = answers or self.answers(scene, width, room)
        bottom.extend(answers)
        lay = self.lay(scene, width, max(height - 1 - len(bottom), 5))
        top = [fit(self.heading(scene), width), *lay]
        spare = height - len(top) - len(bottom)
        if with_story:
            story = self._story(scene, width, spare)
            gap = [Text()] if spare > len(story) + 1 else []
            return [*top, *story, *gap, *bottom]
        margin = [Text(), *self.margin(scene, width)]
        if spare > len(margin) + 1:
            top[1:1], spare = [Text()], spare - 1
            top, spare = [*top, *margin], spare - len(margin)
        return [*top, *(Text() for _ in range(spare)), *bottom]

    def _story(self, scene: Scene, width: int, room: int) -> Lines:
        """The fresh part of the story, its end if there is not room for all of it."""
        lines: Lines = []
        for sentence in scene.story[_first_fresh(scene.story) :]:
            lines.extend(wrapped(_bulleted(sentence.text, sentence.depth), width, "", "    "))
        ruled_off = room >= 2
        room -= ruled_off
        title = Text(scene.story_title, QUIET)
        if len(lines) > room:
            title.append(f" (… `log` has {len(lines) - max(room, 0)} more)", QUIET)
            lines = lines[len(lines) - room :] if room > 0 else []
        if not ruled_off:
            return lines
        return [ruled(title, width, FRAME), *lines]

    def _notes(self, scene: Scene, width: int, height: int) -> Lines:
        """The story on a notepad at the side, what is not fresh in a quiet colour."""
        lines: Lines = []
        for sentence in scene.story[-height:]:
            style = "" if sentence.fresh else QUIET
            if sentence.depth == 0 and lines:
                lines.append(Text())
            lines.extend(wrapped(_indented(sentence.text, sentence.depth), width - 4, style, "  "))
        lines = lines[-(height - 2) :]
        while lines and not lines[0].plain:
            lines.pop(0)
        title, foot = Text("What happened", "bold"), Text("log: all of it", QUIET)
        if scene.open_views:
            title, foot = Text(scene.story_title, "bold"), Text()
        return framed(tall(lines, height - 2), width, title, foot, FRAME)


def _first_fresh(story: Sequence[Sentence]) -> int:
    """Where the reader reads on: at the beginning of the paragraph with the first fresh line."""
    place = next((place for place, told in enumerate(story) if told.fresh), len(story))
    while 0 < place < len(story) and story[place].depth:
        place -= 1
    return place


def _bulleted(text: str, depth: int) -> str:
    return f"  {text}" if depth else f"• {text}"


def _indented(text: str, depth: int) -> str:
    return f"  {text}" if depth else text


def tree(data: object, depth: int = 0, label: str = "") -> Lines:
    """Plain data as an indented outline; short lists and objects stay on one line."""
    pad = "  " * depth
    head = f"{pad}{label}: " if label else pad
    if _short(data) and (label or not isinstance(data, Mapping)):
        return [Text.assemble((head, QUIET), _flat(data))]
    if isinstance(data, Mapping):
        lines = [Text(head.rstrip(), QUIET)] if label else []
        for name, value in data.items():
            lines.extend(tree(value, depth + bool(label), str(name)))
        return lines
    lines = [Text(head.rstrip(), QUIET)] if label else []
    if isinstance(data, Sequence):
        for place, value in enumerate(data):
            lines.extend(tree(value, depth + bool(label), str(place)))
    return lines


def _short(data: object) -> bool:
    """Whether data goes on one line: few words, and no object inside another."""
    if not _has_parts(data):
        return True
    inside = list(data.values()) if isinstance(data, Mapping) else list(_parts(data))
    plain = not any(isinstance(part, Mapping) for value in inside for part in _parts(value))
    return plain and len(_flat(data)) <= _ONE_LINE


def _has_parts(data: object) -> bool:
    return isinstance(data, Mapping | Sequence) and not isinstance(data, str)


def _parts(data: object) -> Sequence[object]:
    """What a list holds; anything else is its own only part."""
    return data if isinstance(data, Sequence) and not isinstance(data, str) else [data]


def _flat(data: object) -> str:
    if data is None:
        return "–"
    if isinstance(data, bool):
        return "yes" if data else "no"
    if isinstance(data, Mapping):
        return ", ".join(f"{name} {_flat(value)}" for name, value in data.items()) or "–"
    if isinstance(data, Sequence) and not isinstance(data, str):
        return ", ".join(_flat(value) for value in data) or "–"
    return str(data)
