"""Stories told by hand: the events of a test, at the end of a game from a golden record."""

from collections.abc import Iterable, Mapping
from functools import cache

import tabbytop
from tabbytop.kernel.events import Event
from tabbytop.kernel.record import Record
from tabbytop.kernel.stickers import Story
from tabbytop.kernel.table import Table
from write_golden import golden_folder

Told = tuple[str, Mapping[str, object]]


@cache
def finished_table(name: str) -> Table:
    """Return the end of a game, such as `meow 3-seats`."""
    game, _, variant = name.partition(" ")
    file = golden_folder(game) / "records" / "0.1.0" / f"{variant}.json"
    record = Record.read(file.read_text(encoding="utf-8"))
    return record.replay(tabbytop.game(record.game))


def told_story(name: str, events: Iterable[Told | Event] = ()) -> Story:
    """Return the story of a finished game in which only these events happened."""
    table = finished_table(name)
    result = table.result()
    assert result is not None
    story = table.game.story(table, result)
    story.tell([event if isinstance(event, Event) else Event(*event) for event in events])
    return story


def earned(story: Story, seat: int) -> list[str]:
    """Return the stickers that a seat has earned in a story."""
    stickers = story.table.game.stickers
    return [sticker.name for sticker in stickers if sticker.is_earned(story, seat)]


def assert_earned_by(seat: int, sticker: str, story: Story) -> None:
    """Assert that this seat has earned the sticker, and no other seat has."""
    winners = [each for each in range(story.seats) if sticker in earned(story, each)]
    assert winners == [seat], f"{sticker} was earned by {winners}"


def assert_earned_by_nobody(sticker: str, story: Story) -> None:
    """Assert that no seat has earned the sticker."""
    assert not [each for each in range(story.seats) if sticker in earned(story, each)]
